/** The dice duel as a `Game`. */
import * as E from 'fp-ts/lib/Either';
import {
  coreState,
  defineGame,
  nextInt,
  pile,
  reason,
  reject,
  rejection,
  SEES_EVERYTHING,
  type Chance,
  type Game,
  type Knowledge,
  type Outcome,
  type PlayerId,
  type Prepared,
  type QueuePolicy,
  type Rejection,
  type Viewer,
} from '../../../src/core';
import { duelAbilities } from './abilities';
import { codecs } from './codecs';
import { duelEngine, type DuelEngine } from './engine';
import { duelHappenings, duelProcedures } from './procedures';
import {
  duelist,
  LAST_ROUND,
  type Duelist,
  type DuelEvent,
  type DuelPosition,
  type DuelSetup,
  type DuelState,
} from './state';
import type { Duel } from './types';

export type DuelGame = Game<Duel>;

const PLAYERS = ['p1', 'p2'] as const;

function makeDuelist(id: PlayerId, health: number): Duelist {
  return { id, health, focus: 0, charges: 2, stance: null, at: null, hand: [] };
}

function setUp(engine: DuelEngine, setup: DuelSetup, chance: Chance): E.Either<Rejection, Prepared<DuelState>> {
  if (setup.health < 1) return reject(reason('no-health', 'A duelist needs health.', ['duel.end.01']), ['health']);
  const state: DuelState = {
    ...coreState<DuelEvent>(chance, { procedure: 'game', step: 0 }),
    round: 1,
    first: 'p1',
    field: setup.field,
    duelists: PLAYERS.map((id) => makeDuelist(id, setup.health)),
    deck: pile('deck', setup.deck),
    discard: [],
    table: PLAYERS.flatMap((owner) => setup.tables[owner].map((card) => ({ owner, card }))),
    dice: [],
  };
  for (const { owner, card } of state.table) engine.bringIntoPlay(state, card, owner, owner);
  return E.right({ state, unadjudicated: [] });
}

function place(engine: DuelEngine, position: DuelPosition, chance: Chance): E.Either<Rejection, Prepared<DuelState>> {
  return E.map((prepared: Prepared<DuelState>) => {
    const { state } = prepared;
    state.round = position.round;
    for (const id of PLAYERS) Object.assign(duelist(state, id), position.duelists[id], { id });
    return prepared;
  })(setUp(engine, position, chance));
}

function check(state: DuelState): Rejection | null {
  if (state.duelists.map((each) => each.id).join() !== PLAYERS.join())
    return rejection(reason('malformed', 'expected p1 and p2', []), ['duelists']);
  const known = state.stack.findIndex((frame) => 'player' in frame && !PLAYERS.some((id) => id === frame.player));
  if (known >= 0) return rejection(reason('malformed', 'expected p1 or p2', []), ['stack', known, 'player']);
  const nameless = state.stack.findIndex((frame) => NEEDS_PLAYER.has(frame.procedure) && !('player' in frame));
  return nameless < 0 ? null : rejection(reason('malformed', 'expected a player', []), ['stack', nameless]);
}

const NEEDS_PLAYER: ReadonlySet<string> = new Set(['turn', 'strike', 'reroll blanks', 'draw a card']);

/** What a viewer may not know: the opponent's hand and, until both are shown, the opponent's stance. */
const knowledge: Knowledge<Duel> = {
  parts: (own, viewer) => {
    if (viewer === SEES_EVERYTHING) return own;
    const allChosen = own.duelists.every((each) => each.stance !== null);
    const duelists = own.duelists.map((each) =>
      each.id === viewer
        ? each
        : {
            ...each,
            hand: each.hand.map(() => '?'),
            stance: allChosen || each.stance === null ? each.stance : ('?' as never),
          },
    );
    return { ...own, duelists, deck: { ...own.deck, unknown: own.deck.unknown.map(() => '?') } };
  },
  event: (_state, event, viewer) =>
    event.type === 'card-drawn' && viewer !== SEES_EVERYTHING && event.player !== viewer
      ? { ...event, card: '?' }
      : event,
  isFrameOpen: () => true,
  resample,
};

/** The cards that the viewer cannot see, in the opponent's hand and in the deck, are dealt anew, and the hidden stance chosen anew. */
function resample(state: DuelState, viewer: Viewer, chance: Chance): DuelState {
  const next = (n: number): number => nextInt(chance, n);
  const dealt = structuredClone(state);
  const hidden = dealt.duelists.filter((each) => each.id !== viewer);
  const cards = [...dealt.deck.unknown, ...hidden.flatMap((each) => each.hand)].sort();
  const take = (): string => cards.splice(next(cards.length), 1)[0] ?? '';
  for (const each of hidden) each.hand = each.hand.map(take);
  dealt.deck.unknown = cards.sort();
  if (!dealt.duelists.every((each) => each.stance !== null))
    for (const each of hidden) if (each.stance !== null) each.stance = next(2) === 0 ? 'bold' : 'wary';
  dealt.events = dealt.events.map((event) => {
    if (event.type !== 'card-drawn' || event.player === viewer) return event;
    const holder = duelist(dealt, event.player);
    return { ...event, card: holder.hand[holder.hand.length - 1] ?? event.card };
  });
  return dealt;
}

function outcome(state: DuelState): Outcome {
  const scores = Object.fromEntries(state.duelists.map((each) => [each.id, each.health]));
  if (state.stack.length > 0) return { kind: 'playing', scores };
  const standing = state.duelists.filter((each) => each.health > 0);
  const [winner] = standing;
  if (standing.length === 1 && winner && state.round <= LAST_ROUND + 1)
    return { kind: 'won', winners: [winner.id], scores, rules: ['duel.end.01'] };
  return { kind: 'draw', scores, rules: ['duel.end.01'] };
}

export function diceDuel(policy: Partial<QueuePolicy<DuelState>> = {}): { game: DuelGame; engine: DuelEngine } {
  const engine = duelEngine(policy);
  const game = defineGame<Duel>({
    id: 'dice-duel',
    edition: { title: 'Dice duel', version: '1', date: null },
    engine,
    procedures: duelProcedures(engine),
    abilities: duelAbilities(engine),
    happenings: duelHappenings(engine),
    codecs,
    setUp: (setup, chance) => setUp(engine, setup, chance),
    place: (position, chance) => place(engine, position, chance),
    check,
    knowledge,
    outcome,
    abilityNames: {
      windows: { 'modify dice': true },
      spans: { round: true },
      kinds: {},
      values: { 'strike dice': true },
      bans: { focus: true },
      permits: {},
    },
    cards: () => [],
  });
  return { game, engine };
}

export { CARDS } from './abilities';
export { RULES, type DuelEngine } from './engine';
export * from './state';
export type { Duel } from './types';

/** A duel without cards or field. */
export const PLAIN: DuelSetup = { health: 6, tables: { p1: [], p2: [] }, deck: [], field: false };
