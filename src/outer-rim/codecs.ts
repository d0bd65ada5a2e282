/** Codecs of states, actions and events: whatever enters from outside passes one. */
import * as t from 'io-ts';
import { closed, coreAction, coreStateFields, oneOf } from '../core';
import type { OuterRimAction } from './actions';
import { CONTACT_CLASSES, FACTIONS, MARKET_DECKS, packCodec, SKILLS } from './content';
import type { OuterRimEvent } from './events';
import type { OuterRimState } from './state';

export const nullable = <C extends t.Mixed>(codec: C) => t.union([t.null, codec]);
const whole = (name: string, fits: (value: number) => boolean) =>
  new t.Type<number, number, unknown>(
    name,
    (input): input is number => Number.isInteger(input) && fits(input as number),
    (input, context) =>
      Number.isInteger(input) && fits(input as number) ? t.success(input as number) : t.failure(input, context),
    t.identity,
  );
export const count = whole('a whole number from 0', (value) => value >= 0 && value <= 1_000_000);
export const credits = whole('credits: whole thousands from 0', (value) => value >= 0 && value % 1000 === 0);
const level = whole('a level from 1 to 4', (value) => value >= 1 && value <= 4);
const reputation = whole('-1, 0 or 1', (value) => value >= -1 && value <= 1);

export const faction = oneOf('a faction', FACTIONS);
const body = { character: count, ship: count };
const pile = closed('a pile', {
  name: t.string,
  top: t.array(t.string),
  unknown: t.array(t.string),
  bottom: t.array(t.string),
});
const owned = closed('a card', {
  id: t.string,
  from: oneOf('an origin', ['market', 'encounter', 'databank']),
  card: t.string,
  space: nullable(t.string),
});

const player = closed('a player', {
  id: t.string,
  kind: oneOf('a kind of player', ['person', 'ai']),
  character: nullable(t.string),
  turned: t.boolean,
  ship: nullable(t.string),
  shipTurned: t.boolean,
  space: nullable(t.string),
  credits,
  fame: count,
  reputation: closed('reputations', Object.fromEntries(FACTIONS.map((each) => [each, reputation]))),
  damage: closed('damage', body),
  defeated: t.boolean,
  cards: t.array(owned),
  secrets: t.array(closed('a secret', { id: t.string, card: t.string, space: t.string })),
  secretsGained: count,
  goalTokens: closed('goal tokens', body),
  marked: t.array(t.string),
});

const contact = closed('a contact token', {
  class: oneOf('a class', CONTACT_CLASSES),
  contact: nullable(t.string),
  faceup: t.boolean,
  knownTo: t.array(t.string),
  at: t.union([
    t.literal('box'),
    closed('a contact space', { place: t.string }),
    closed('a card under a contact', { card: t.string }),
  ]),
});

export const stateCodec = closed('an Outer Rim state', {
  ...coreStateFields,
  options: closed('options', {
    fame: count,
    map: oneOf('a map', ['standard', 'modular']),
    negotiation: t.boolean,
    randomCharacters: t.boolean,
    characters: t.record(t.string, t.string),
    first: nullable(t.string),
  }),
  content: nullable(packCodec),
  contentInUse: closed('content', {
    pack: t.string,
    title: t.string,
    certain: count,
    likely: count,
    reconstructed: count,
  }),
  players: t.array(player),
  firstPlayer: nullable(t.string),
  active: nullable(t.string),
  turn: count,
  step: oneOf('a step', ['setup', 'planning', 'action', 'encounter']),
  pieces: t.array(t.string),
  patrols: t.array(closed('a patrol', { faction, level, space: t.string })),
  patrolStacks: t.array(closed('a stack of patrols', { faction, levels: t.array(level) })),
  contacts: t.array(contact),
  markets: t.array(closed('a market deck', { deck: oneOf('a deck', MARKET_DECKS), top: nullable(t.string), pile })),
  encounterDecks: t.array(pile),
  unseen: t.array(closed('a card at the bottom', { card: t.string, knownTo: t.array(t.string) })),
  databank: t.array(t.string),
  shipSupply: t.array(t.string),
  goals: t.array(t.string),
  ai: nullable(closed('the AI deck', { pile, loose: t.array(t.string) })),
  box: t.array(t.string),
  winner: nullable(t.string),
}) as unknown as t.Type<OuterRimState, unknown, unknown>;

const by = { player: t.string };
const act = (type: OuterRimAction['type'], fields: t.Props = {}): [string, t.Mixed] => [
  type,
  closed(`the action ${type}`, { type: t.literal(type), ...by, ...fields }),
];
const card = { card: t.string };
const deck = oneOf('a market deck', MARKET_DECKS);

const byType: ReadonlyMap<string, t.Mixed> = new Map([
  act('choose-character', { character: t.string }),
  act('choose-ai-character', { character: t.string }),
  act('choose-starting-ship', { ship: t.string }),
  act('move'),
  act('recover'),
  act('gain-credits'),
  act('move-to', { space: t.string }),
  act('stop-moving'),
  act('trade', { with: t.string }),
  act('market'),
  act('deliver'),
  act('end-actions'),
  act('offer-card', card),
  act('ask-for-card', card),
  act('propose-trade'),
  act('end-trade'),
  act('accept-trade'),
  act('refuse-trade'),
  act('give-credits', { to: t.string, credits }),
  act('discard-top', { deck }),
  act('discard-nothing'),
  act('buy', { deck }),
  act('buy-nothing'),
  act('choose-ship', { ship: t.string }),
  act('barter', card),
  act('pay'),
  act('stop-buying'),
  act('make-room', card),
  act('leave-card'),
  act('move-patrol', { faction, to: t.string }),
  act('deliver-card', card),
  act('end-delivery'),
  act('encounter-patrol', { faction }),
  act('encounter-space'),
  act('encounter-contact', { place: t.string }),
  act('attempt-job', card),
  act('hunt-crew', { bounty: t.string, crew: t.string }),
  act('fight-contact', { bounty: t.string }),
  act('meet-contact'),
  act('capture'),
  act('eliminate'),
  act('protect-crew'),
  act('leave-crew'),
  act('choose-option', { option: t.string }),
  act('accept'),
  act('pass'),
  act('choose-skill', { skill: oneOf('a skill', SKILLS) }),
  act('choose-faction', { faction }),
  act('choose-player', { chosen: t.string }),
  act('choose-card', card),
  act('choose-secret', { secret: t.string }),
  act('choose-space', { space: t.string }),
  act('choose-place', { place: t.string }),
  act('choose-damage', { on: oneOf('what is damaged', ['character', 'ship']) }),
  act('spend-credits'),
  act('choose-dice', { dice: t.array(count) }),
]);

/** The codec of an action by its type: so a slip is answered by the one kind of action that was meant. */
export const actionCodec: t.Type<OuterRimAction, unknown, unknown> = new t.Type<OuterRimAction, unknown, unknown>(
  'an action',
  (input): input is OuterRimAction => codecFor(input).is(input),
  (input, context) => codecFor(input).validate(input, context) as t.Validation<OuterRimAction>,
  t.identity,
);

function codecFor(input: unknown): t.Mixed {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  return (typeof type === 'string' ? byType.get(type) : undefined) ?? coreAction;
}

export const eventCodec = t.intersection([
  t.type({ type: t.string, rules: t.array(t.string) }),
  t.UnknownRecord,
]) as unknown as t.Type<OuterRimEvent, unknown, unknown>;
