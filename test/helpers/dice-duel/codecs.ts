/** Codecs of the dice duel: whatever enters from outside passes one. */
import {
  dieOf,
  flag,
  integer,
  list,
  number,
  namesOf,
  nullable,
  object,
  oneOf,
  allOptional,
  pileOf,
  text,
  type EventFields,
  type Fields,
  type OwnCodecs,
} from '../../../src/core/codec';
import { CARDS } from './abilities';
import { player } from './procedures';
import type { Duelist, DuelEvent, DuelPosition, DuelSetup, DuelState, Point } from './state';
import type { Duel } from './types';

const card = oneOf<string>('a card', CARDS);

const stance = oneOf('a stance', ['bold', 'wary']);
const point = object<Point>('a point', { x: number, y: number });

const duelist = {
  id: player,
  health: integer,
  focus: integer,
  charges: integer,
  stance: nullable(stance),
  at: nullable(point),
  hand: list(card),
};

const setup: Fields<DuelSetup> = {
  health: integer,
  tables: object<DuelSetup['tables']>('tables', { p1: list(card), p2: list(card) }),
  deck: list(card),
  field: flag,
};
const placed = object<Partial<Duelist>>('a duelist', allOptional(duelist));

const by = { player };
const events: EventFields<DuelEvent> = {
  'round-began': { ...by, round: integer },
  'stance-shown': { ...by, stance },
  rolled: { ...by, faces: list(text), again: flag },
  damaged: { ...by, amount: integer, by: player },
  'focus-gained': { ...by, amount: integer },
  'focus-spent': by,
  'card-drawn': { ...by, card },
  'card-played': { ...by, card },
  stepped: { ...by, at: point },
  defeated: by,
};

export const codecs: OwnCodecs<Duel> = {
  setup: object<DuelSetup>('a setup', setup),
  position: object<DuelPosition>('a position', {
    ...setup,
    round: integer,
    duelists: object<DuelPosition['duelists']>('duelists', { p1: placed, p2: placed }),
  }),
  state: {
    round: integer,
    first: player,
    field: flag,
    duelists: list(object<Duelist>('a duelist', duelist)),
    deck: pileOf('a deck', card),
    discard: list(card),
    table: list(object<DuelState['table'][number]>('a card on the table', { owner: player, card })),
    dice: list(dieOf(text, text)),
  },
  actions: {
    stance: { stance },
    strike: {},
    focus: {},
    'draw-card': {},
    'play-card': { card },
    step: { at: point },
    'spend-focus': {},
    'reroll-blanks': {},
    done: {},
  },
  events: () => events,
  names: () => null,
  players: () => ['p1', 'p2'],
  sources: () => namesOf(['p1', 'p2']),
};
