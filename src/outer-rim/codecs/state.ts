/** Codecs of states and actions: whatever enters from outside passes one. */
import {
  count,
  each,
  either,
  flag,
  isObject,
  list,
  nullable,
  object,
  oneOf,
  optional,
  pileOf,
  record,
  text,
  whole,
  type Codec,
  type OwnActionFields,
  type StateFields,
} from '../../core/codec';
import { readings } from './readings';
import type { OuterRimAction } from '../model/actions';
import { CONTACT_CLASSES, FACTIONS, SKILLS, type Faction } from '../facts';
import { packCodec } from '../lists';
import type {
  AiDeck,
  ContactToken,
  ContentInUse,
  Market,
  OuterRimOptions,
  OuterRimPlayer,
  OuterRimState,
  OwnedCard,
  PatrolToken,
  Reputation,
  Secret,
} from '../model/state';
import { body, credits, deck, faction } from '../model/codecs';

const level = whole('a level from 1 to 4', 1, 4);
const reputation: Codec<Reputation> = oneOf<Reputation>('a reputation', [-1, 0, 1]);
const ofBoth = { character: count, ship: count };
const pile = pileOf('a pile', text);

const owned = object<OwnedCard>('a card', {
  id: text,
  from: oneOf('an origin', ['market', 'encounter', 'databank']),
  card: text,
  space: nullable(text),
});

const player = object<OuterRimPlayer>('a player', {
  id: text,
  kind: oneOf('a kind of player', ['person', 'ai']),
  character: nullable(text),
  turned: flag,
  ship: nullable(text),
  shipTurned: flag,
  space: nullable(text),
  credits,
  fame: count,
  reputation: object<Record<Faction, Reputation>>('reputations', each(FACTIONS, reputation)),
  damage: object<OuterRimPlayer['damage']>('damage', ofBoth),
  defeated: flag,
  cards: list(owned),
  secrets: list(object<Secret>('a secret', { id: text, card: text, space: text })),
  secretsGained: count,
  goalTokens: object<OuterRimPlayer['goalTokens']>('goal tokens', ofBoth),
  marked: list(text),
  givenBy: optional(list(text)),
});

const contactPlace: Codec<ContactToken['at']> = either(
  'where a contact is',
  isObject,
  either(
    'where a contact is',
    (input) => isObject(input) && 'card' in input,
    object<{ card: string }>('a card under a contact', { card: text }),
    object<{ place: string }>('a contact space', { place: text }),
  ),
  oneOf('a place', ['box']),
);

const contact = object<ContactToken>('a contact token', {
  class: oneOf('a class', CONTACT_CLASSES),
  contact: nullable(text),
  faceup: flag,
  knownTo: list(text),
  at: contactPlace,
});

const options = object<OuterRimOptions>('options', {
  fame: count,
  map: oneOf('a map', ['standard', 'modular']),
  negotiation: flag,
  randomCharacters: flag,
  characters: record('characters by player', text),
  first: nullable(text),
  readings: optional(readings),
});

export const stateFields: StateFields<OuterRimState> = {
  options,
  content: nullable(packCodec),
  contentInUse: object<ContentInUse>('content', {
    pack: text,
    title: text,
    certain: count,
    likely: count,
    reconstructed: count,
  }),
  players: list(player),
  firstPlayer: nullable(text),
  active: nullable(text),
  turn: count,
  step: oneOf('a step', ['setup', 'planning', 'action', 'encounter']),
  pieces: list(text),
  patrols: list(object<PatrolToken>('a patrol', { faction, level, space: text })),
  patrolStacks: list(
    object<OuterRimState['patrolStacks'][number]>('a stack of patrols', { faction, levels: list(level) }),
  ),
  contacts: list(contact),
  markets: list(object<Market>('a market deck', { deck, top: nullable(text), pile })),
  encounterDecks: list(pile),
  unseen: list(object<OuterRimState['unseen'][number]>('a card at the bottom', { card: text, knownTo: list(text) })),
  databank: list(text),
  shipSupply: list(text),
  goals: list(text),
  ai: nullable(object<AiDeck>('the AI deck', { pile, loose: list(text) })),
  box: list(text),
  winner: nullable(text),
};

const ofCard = { card: text };
const ofDeck = { deck };

export const actionFields: OwnActionFields<OuterRimAction> = {
  'choose-character': { character: text },
  'choose-ai-character': { character: text },
  'choose-starting-ship': { ship: text },
  move: {},
  recover: {},
  'gain-credits': {},
  'move-to': { space: text },
  'stop-moving': {},
  trade: { with: text },
  market: {},
  deliver: {},
  'end-actions': {},
  'offer-card': ofCard,
  'ask-for-card': ofCard,
  'propose-trade': {},
  'end-trade': {},
  'accept-trade': {},
  'refuse-trade': {},
  'give-credits': { to: text, credits },
  'discard-top': ofDeck,
  'discard-nothing': {},
  buy: ofDeck,
  'buy-nothing': {},
  'choose-ship': { ship: text },
  barter: ofCard,
  pay: {},
  'stop-buying': {},
  'make-room': ofCard,
  'leave-card': {},
  'move-patrol': { faction, to: text },
  'deliver-card': ofCard,
  'end-delivery': {},
  'encounter-patrol': { faction },
  'encounter-space': {},
  'encounter-contact': { place: text },
  'attempt-job': ofCard,
  'hunt-crew': { bounty: text, crew: text },
  'fight-contact': { bounty: text },
  'meet-contact': {},
  capture: {},
  eliminate: {},
  'protect-crew': {},
  'leave-crew': {},
  'choose-option': { option: text },
  accept: {},
  pass: {},
  'choose-skill': { skill: oneOf('a skill', SKILLS) },
  'choose-faction': { faction },
  'choose-player': { chosen: text },
  'choose-card': ofCard,
  'choose-secret': { secret: text },
  'choose-space': { space: text },
  'choose-place': { place: text },
  'choose-damage': { on: body },
  'spend-credits': {},
  'choose-dice': { dice: list(count) },
};
