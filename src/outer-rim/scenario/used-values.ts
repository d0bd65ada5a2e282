/** Which values of the pack something rests on: the records that an event names, or that a picture shows, and which of their fields. */
import type { CoreEvent } from '../../core';
import type { OuterRimEvent } from '../model/events';
import { packOf } from '../model/pack';
import { cardsOfKind } from '../queries/cards';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import type { Used } from './made-up';

type Own = Exclude<OuterRimEvent, CoreEvent>;
type Uses = {
  readonly [T in Own['type']]: (event: Extract<Own, { type: T }>, state: OuterRimState) => readonly Used[];
};

const nothing = (): Used[] => [];

const of =
  (list: Used['list']) =>
  (id: string | null | undefined, ...fields: string[]): Used[] =>
    id === null || id === undefined ? [] : [{ list, id, fields }];

const space = of('map.spaces');
const character = of('characters');
const ship = of('ships');
const contact = of('contacts');
const supply = of('supply');

/** What stands on a card, by any id that events have for it; of encounter cards sections are one value. */
function card(id: string | null, ...fields: string[]): Used[] {
  if (id === null) return [];
  const bare = id.slice(id.indexOf('/') + 1);
  const on = (part: string): string[] => fields.map((field) => `${part}.${field}`);
  return [
    ...of('market')(bare, ...on('face')),
    ...of('databank')(bare, ...on('asset')),
    ...of('encounters')(bare, 'sections'),
  ];
}

function playerIn(state: OuterRimState, id: string | null): OuterRimPlayer | undefined {
  return state.players.find((each) => each.id === id);
}

/** The side of the sheet that is up. */
function shipOf(player: OuterRimPlayer | undefined, ...fields: string[]): Used[] {
  return ship(player?.ship, ...fields.map((field) => (player?.shipTurned ? 'turned.side' : `side.${field}`)));
}

/** What makes two spaces neighbors: a route, or the edges of their pieces. */
function way(state: OuterRimState, from: string | null, to: string | null): Used[] {
  const { routes, spaces } = packOf(state).map;
  const route = routes.find(({ between }) => between.includes(from ?? '') && between.includes(to ?? ''));
  if (route) return of('map.routes')(route.id, 'between');
  const pieces = [from, to].map((id) => spaces.find((each) => each.id === id)?.piece);
  return pieces.flatMap((piece) => [...of('map.tiles')(piece, 'left', 'right'), ...of('map.endcaps')(piece, 'edge')]);
}

const patrolId = (state: OuterRimState, faction: string, level: number): string | undefined =>
  packOf(state).patrols.find((each) => each.faction === faction && each.level === level)?.id;

const faces = supply('supply', 'faces');

const USES: Uses = {
  'content-used': nothing,
  'setup-step': nothing,
  'map-built': ({ pieces }, state) => [
    ...(state.options.map === 'standard' ? of('map.standard')('standard', 'leftEnd', 'tiles', 'rightEnd') : []),
    ...pieces.flatMap((id) => [...of('map.tiles')(id, 'name'), ...of('map.endcaps')(id, 'name')]),
  ],
  'supply-created': () => supply('supply', 'creditTokens', 'damageTokens', 'goalTokens'),
  'first-player-determined': nothing,
  'character-chosen': ({ character: id }) => character(id, 'name'),
  'pieces-taken': () => supply('supply', 'playerBoards', 'reputationTokensPerFaction', 'referenceCards'),
  'put-on-planet': ({ player }, state) => {
    const chosen = packOf(state).characters.find(({ id }) => id === playerIn(state, player)?.character);
    const start = packOf(state).databank.filter(({ number }) => number === chosen?.databank);
    return [...character(chosen?.id, 'databank'), ...start.flatMap(({ id }) => of('databank')(id, 'start'))];
  },
  'turn-started': nothing,
  'step-started': nothing,
  'step-skipped': nothing,
  'turn-ended': nothing,
  planned: nothing,
  'action-performed': nothing,
  'encounter-chosen': nothing,
  'game-ended': nothing,
  'no-effect': nothing,
  'part-resolved': nothing,
  prevented: nothing,

  // What is gained and lost is on what was named before: the card, the patrol, the goal.
  'credits-gained': nothing,
  'credits-lost': nothing,
  'credits-given': nothing,
  'fame-gained': nothing,
  'fame-lost': nothing,
  'reputation-gained': nothing,
  'reputation-lost': nothing,

  moved: ({ from, to }, state) => way(state, from, to),
  stopped: ({ space: id }) => space(id, 'kind'),
  placed: nothing,
  'patrol-placed': ({ faction }, state) =>
    packOf(state)
      .map.endcaps.filter(({ starts }) => starts.some((each) => each.faction === faction))
      .flatMap(({ id }) => of('map.endcaps')(id, 'starts')),
  'patrol-moves': nothing,
  'patrol-moved': ({ from, to }, state) => way(state, from, to),
  'patrol-removed': nothing,
  'planet-marked': nothing,
  'goal-placed': nothing,
  'goal-removed': nothing,

  'market-card-revealed': ({ card: id }) => of('market')(id, 'face.name', 'patrol'),
  'market-card-discarded': ({ card: id }) => of('market')(id, 'face.name'),
  'card-bought': ({ card: id, bartered }) =>
    [id, ...bartered].flatMap((each) => of('market')(each.slice(each.indexOf('/') + 1), 'cost', 'notOn')),
  'card-gained': ({ card: id }) => card(id, 'name', 'kind'),
  'card-discarded': ({ card: id }) => card(id, 'name'),
  'card-removed': ({ card: id }) => card(id, 'name'),
  'ship-taken': ({ ship: id }) => ship(id, 'name', 'side.slots'),
  'ship-returned': ({ ship: id }) => ship(id, 'name'),
  traded: ({ gives, takes }) => [...gives, ...takes].flatMap((id) => card(id, 'name')),
  'trade-refused': nothing,
  'cargo-delivered': ({ card: id }) => card(id, 'destination', 'reward', 'traits'),
  'delivery-failed': ({ card: id }) => card(id, 'risk'),
  'encounter-card-drawn': ({ card: id }) => of('encounters')(id, 'sections'),
  'encounter-card-returned': nothing,
  'secret-gained': ({ card: id }) => of('encounters')(id, 'sections'),
  'secret-discarded': ({ card: id }) => of('encounters')(id, 'sections'),
  'databank-card-taken': ({ card: id }) => of('databank')(id.slice(id.indexOf('/') + 1), 'number', 'steps'),
  'databank-card-returned': nothing,

  'contact-revealed': ({ contact: id }) => contact(id, 'name', 'class', 'databank'),
  'contact-peeked': ({ contact: id }) => contact(id, 'name', 'class'),
  'contact-joined': ({ contact: id }) => contact(id, 'name'),
  'contact-moved': ({ contact: id }) => contact(id, 'name'),
  'contact-captured': ({ contact: id, card: bounty }) => [...contact(id, 'name'), ...card(bounty, 'contact', 'combat')],
  'contact-eliminated': ({ contact: id }) => contact(id, 'name'),
  'contact-removed': ({ contact: id }) => contact(id, 'name'),
  'bounty-rewarded': ({ card: id, how }) => card(id, how === 'captured' ? 'capture' : 'eliminate'),
  'crew-protected': ({ card: id }) => card(id, 'name'),

  'dice-rolled': ({ player, for: what }, state) => {
    const roller = playerIn(state, player);
    if (what === 'ground') return [...faces, ...character(roller?.character, 'groundCombat')];
    return what === 'ship' ? [...faces, ...shipOf(roller, 'combat')] : faces;
  },
  'dice-rerolled': () => faces,
  'die-turned': nothing,
  'test-started': nothing,
  'test-passed': ({ player }, state) => skillsOf(state, playerIn(state, player)),
  'test-failed': ({ player }, state) => skillsOf(state, playerIn(state, player)),
  'combat-started': ({ against }, state) => {
    if (against.kind === 'patrol') return of('patrols')(patrolId(state, against.faction, against.level), 'combat');
    return against.kind === 'contact' ? contact(against.contact, 'name') : [];
  },
  'damage-added-up': nothing,
  'combat-won': ({ against }, state) =>
    against.kind === 'patrol' ? of('patrols')(patrolId(state, against.faction, against.level), 'reward') : [],
  'combat-lost': nothing,
  'combat-ended': nothing,

  'damage-suffered': nothing,
  recovered: nothing,
  defeated: ({ player: id, on }, state) => {
    const player = playerIn(state, id);
    return on === 'ship' ? shipOf(player, 'hull') : character(player?.character, 'health');
  },
  'stood-up': nothing,

  'job-attempted': ({ card: id }) => card(id, 'destination', 'attempt'),
  'job-completed': ({ card: id }) => card(id, 'reward', 'after'),
  'job-failed': ({ card: id }) => card(id, 'after'),
  'job-step': nothing,
  'goal-token-placed': ({ player, on }, state) => goalOf(playerIn(state, player), on),
  'goal-completed': ({ player, goal }, state) => goalOf(playerIn(state, player), goal),

  'ai-card-drawn': ({ card: id }) => of('ai')(id, 'planning', 'action', 'encounter', 'special'),
  'ai-bullet': nothing,
  'ai-card-discarded': nothing,
};

/** Skills count on characters and crew; those that a job names are what it tests. */
function skillsOf(state: OuterRimState, player: OuterRimPlayer | undefined): Used[] {
  const crew = player ? cardsOfKind(state, player, 'crew') : [];
  return [...character(player?.character, 'skills'), ...crew.flatMap(({ id }) => card(id, 'skills'))];
}

function goalOf(player: OuterRimPlayer | undefined, of: 'character' | 'ship' | 'personal'): Used[] {
  return of === 'ship' ? ship(player?.ship, 'goal') : character(player?.character, 'goal');
}

/** What an event rests on. */
export function usedBy(event: OuterRimEvent, state: OuterRimState): readonly Used[] {
  if ('source' in event) return usedByAbility(event.source, state);
  const uses = USES[event.type] as (event: Own, state: OuterRimState) => readonly Used[];
  return uses(event, state);
}

/** What an ability stands on: the abilities or the goal of a character, a ship, a card, a secret. */
function usedByAbility(holder: string, state: OuterRimState): Used[] {
  for (const player of state.players) {
    if (holder === `${player.id}/character`) return character(player.character, 'abilities', 'turned');
    if (holder === `${player.id}/personal-goal`) return character(player.character, 'goal');
    if (holder === `${player.id}/ship`) return ship(player.ship, 'turned.abilities');
    if (holder === `${player.id}/ship-goal`) return ship(player.ship, 'goal');
    const secret = player.secrets.find((each) => each.id === holder);
    if (secret) return of('encounters')(secret.card, 'sections');
  }
  return card(holder, 'abilities');
}

/** What a picture shows: the map, the players' characters, ships and cards, the market, the patrols, the contacts whose fronts are seen. */
export function usedByPicture(state: OuterRimState): readonly Used[] {
  const { map } = packOf(state);
  const shown = map.spaces.filter(({ piece }) => state.pieces.includes(piece));
  const ids = shown.map(({ id }) => id);
  return [
    ...shown.flatMap(({ id }) => space(id, 'name', 'piece', 'at', 'faction', 'contacts')),
    ...map.routes
      .filter(({ between }) => between.every((id) => ids.includes(id)))
      .flatMap(({ id }) => of('map.routes')(id, 'between')),
    ...state.pieces.flatMap((id) => [
      ...of('map.tiles')(id, 'name', 'left', 'right'),
      ...of('map.endcaps')(id, 'name', 'edge'),
    ]),
    ...state.players.flatMap((player) => [
      ...character(player.character, 'name', 'groundCombat', 'health', 'skills'),
      ...shipOf(player, 'combat', 'hull', 'hyperdrive', 'slots'),
      ...ship(player.ship, player.shipTurned ? 'turned.name' : 'name'),
      ...player.cards.flatMap(({ id }) => card(id, 'name', 'skills')),
    ]),
    ...state.markets.flatMap(({ top }) => of('market')(top, 'cost', 'patrol', 'face.name')),
    ...state.contacts.flatMap((token) => (token.faceup ? contact(token.contact, 'name', 'class') : [])),
  ];
}
