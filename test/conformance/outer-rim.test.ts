/** Outer Rim holds what every game must hold: one to four players, random variants, random play. */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import {
  OUTER_RIM_PREFERENCES,
  OUTER_RIM_PLAYERS,
  outerRimSetup,
  type OuterRimKind,
} from '../../scripts/playable/outer-rim';
import { outerRim, type OuterRimEvent, type OuterRimState } from '../../src/outer-rim';
import type { Opponent } from '../../src/outer-rim/model/events';
import { basePack } from '../../src/outer-rim/facts';
import { integersFrom } from '../../src/play';
import { outerRimScenarios } from '../../src/outer-rim/scenario';
import { conformance } from './conformance';
import type { Causes } from './in-order';

/** Every number of players, every variant, either map, with and without credits changing hands. */
const KINDS: readonly OuterRimKind[] = [
  { count: 1, variant: 'standard', map: 'standard', negotiation: false },
  { count: 1, variant: 'extended', map: 'modular', negotiation: false },
  { count: 2, variant: 'first-game', map: 'standard', negotiation: true },
  { count: 2, variant: 'extended', map: 'standard', negotiation: false },
  { count: 3, variant: 'standard', map: 'modular', negotiation: false },
  { count: 3, variant: 'first-game', map: 'standard', negotiation: true },
  { count: 4, variant: 'standard', map: 'modular', negotiation: true },
  { count: 4, variant: 'first-game', map: 'standard', negotiation: false },
];
const setups = KINDS.map((kind) =>
  fc.integer({ min: 0, max: 1e6 }).map((seed) => outerRimSetup(kind, integersFrom(seed))),
);

/** Every card by its list: in decks, the databank, slots, the box, or on its way in a procedure. No card twice. */
function cards(state: OuterRimState): string[] {
  const placed = [
    ...state.markets.flatMap(({ top, pile }) => [top ?? [], pile.top, pile.unknown, pile.bottom].flat()),
    ...state.encounterDecks.flatMap(({ top, unknown, bottom }) => [...top, ...unknown, ...bottom]),
    ...state.databank,
    ...state.players.flatMap((player) => [...player.cards, ...player.secrets].map((each) => each.card)),
    ...state.box.filter((id) => !id.startsWith('patrol/')).map((id) => id.slice(id.indexOf('/') + 1)),
    ...(state.ai ? [state.ai.pile, { top: [], unknown: state.ai.loose, bottom: [] }] : []).flatMap((pile) => [
      ...pile.top,
      ...pile.unknown,
      ...pile.bottom,
    ]),
  ];
  if (new Set(placed).size !== placed.length) throw new Error('a card is in two places');
  const going = state.stack.flatMap((frame) => {
    const { drawn, card } = frame as { drawn?: unknown; card?: unknown };
    const named = ['space encounter', 'databank card', 'AI turn', 'purchase', 'gain card'].includes(frame.procedure);
    return named ? [drawn, card].filter((each): each is string => typeof each === 'string') : [];
  });
  return [...new Set([...placed, ...going])].sort();
}

function pieces(state: OuterRimState): unknown {
  return {
    // Whatever was being resolved when somebody won is not put away.
    cards: state.winner === null ? cards(state) : null,
    patrols:
      state.patrols.length +
      state.patrolStacks.flatMap((stack) => stack.levels).length +
      state.box.filter((id) => id.startsWith('patrol/')).length,
    contacts: state.contacts.length,
    sheets: state.shipSupply.length + state.players.filter((player) => player.ship !== null).length,
  };
}

/** Sheets between two hands (a ship is returned and another taken in one go) and the cards of a game that is over. */
const whole =
  (first: unknown) =>
  (state: OuterRimState): unknown => {
    const now = pieces(state) as Record<string, unknown>;
    const changing = state.stack.some((frame) => frame.procedure === 'take ship');
    const { cards: all, sheets } = first as Record<string, unknown>;
    return { ...now, cards: now['cards'] ?? all, sheets: changing ? sheets : now['sheets'] };
  };

const begun = outerRim.begin({ players: ['ann'] }, { mode: 'manual' });
if (begun._tag === 'Left') throw new Error(begun.left.message);
const solo = pieces(begun.right.state);
const two = outerRim.begin({ players: ['ann', 'bob'] }, { mode: 'manual' });
if (two._tag === 'Left') throw new Error(two.left.message);
const group = pieces(two.right.state);

const player = (event: { player: string }): string => event.player;
const card = (event: { card: string }): string => event.card;
const faction = (event: { faction: string }): string => event.faction;
const patrolFought = ({ against }: { against: Opponent }): string | null =>
  against.kind === 'patrol' ? against.faction : null;
const gainedFor =
  (source: string) =>
  (event: { player: string; from: string }): string | null =>
    event.from === source ? event.player : null;

const ORDER: readonly Causes<OuterRimEvent>[] = [
  // A reward comes after what it is for.
  { causes: { 'cargo-delivered': player }, effects: { 'fame-gained': gainedFor('cargo') } },
  { causes: { 'job-completed': player }, effects: { 'fame-gained': gainedFor('job') } },
  { causes: { 'bounty-rewarded': player }, effects: { 'fame-gained': gainedFor('bounty') } },
  { causes: { 'goal-completed': player }, effects: { 'fame-gained': gainedFor('goal') } },
  { causes: { 'combat-won': player }, effects: { 'fame-gained': gainedFor('patrol') } },
  { causes: { 'damage-suffered': player }, effects: { defeated: player } },
  { causes: { defeated: player }, effects: { 'stood-up': player } },
  { causes: { 'job-attempted': card }, effects: { 'job-failed': card } },
  { causes: { 'test-started': player }, effects: { 'test-passed': player, 'test-failed': player } },
  { causes: { 'combat-started': player }, effects: { 'combat-won': player, 'combat-lost': player } },
  { causes: { 'turn-started': player }, effects: { 'turn-ended': player } },
  { causes: { 'ai-card-drawn': card }, effects: { 'ai-card-discarded': card } },
  // What is said not to happen, or to go back, comes after what it is about.
  { causes: { moved: player }, effects: { stopped: player } },
  { causes: { 'databank-card-taken': card }, effects: { 'databank-card-returned': card } },
  { causes: { 'card-gained': player }, effects: { 'contact-joined': player } },
  { causes: { 'combat-won': patrolFought }, effects: { 'patrol-removed': faction } },
  { causes: { 'job-attempted': player }, effects: { 'job-failed': player } },
];

conformance<OuterRimState>(outerRim, {
  catalogueIds: catalogueIds('outer-rim'),
  randomSetups: setups,
  players: OUTER_RIM_PLAYERS,
  preferences: OUTER_RIM_PREFERENCES,
  maxActions: 40_000,
  language: outerRimScenarios,
  ids: [basePack.map.spaces, basePack.characters, basePack.ships, basePack.contacts, basePack.market].flatMap((list) =>
    list.map(({ id }) => id),
  ),
  runs: KINDS.length,
  looks: 8,
  order: ORDER,
  conserved: (state) => whole(state.ai ? solo : group)(state),
});
