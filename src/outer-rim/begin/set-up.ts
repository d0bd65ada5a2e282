/** A game before its first setup step: players, variant, content pack (or.setup, or.extended-game-variant, or.single-player-setup). */
import * as E from 'fp-ts/lib/Either';
import {
  coreState,
  impossible,
  pile,
  reason,
  reject,
  wrongNames,
  type Chance,
  type PlayerId,
  type Prepared,
  type Rejection,
} from '../../core';
import { anything, anyText, flag, list, object, oneOf, optional, record, text, textOr } from '../../core/codec';
import { FACTIONS, MARKET_DECKS, standardPieces, type ContentReport, type Pack } from '../facts';
import { loadPack } from '../lists';
import type { OuterRimEvent } from '../model/events';
import { frameAt } from '../engine';
import { packOf } from '../model/pack';
import { shipSheets } from '../queries/lookup';
import { allPlaces, planetOf } from '../queries/map';
import type { Readings } from '../model/readings';
import { readings } from '../codecs/readings';
import type { OuterRimOptions, OuterRimPlayer, OuterRimState } from '../model/state';
import { AI_STARTING_CARDS } from '../procedures/setup';
import { within } from '../../core/codec/malformed';

/** Fame to win (or.winning-the-game.01, or.winning-the-game.03, or.extended-game-variant.01). */
export const VARIANTS = Object.freeze({ standard: 10, 'first-game': 8, extended: 12 } as const);

/** A key of `VARIANTS`. */
export type Variant = keyof typeof VARIANTS;

/** The player whom AI cards control. */
export const AI_PLAYER = 'ai';

/** or.components.02 */
const MOST_PLAYERS = 4;

/** What `outerRim.begin` takes. Only `players` is needed. */
export interface OuterRimSetup {
  /** Names of the players, clockwise. One name alone: the single-player game, against the AI player 'ai'. */
  players: readonly PlayerId[];
  /** Default: dice decide. */
  first?: PlayerId;
  /** 'random', or characters by player; whoever is not named chooses. */
  characters?: 'random' | Record<PlayerId, string>;
  /** How much fame wins. Default: 'standard'. */
  variant?: Variant;
  /** The standard map (default), or one of tiles that are drawn (or.modular-map-variant). */
  map?: OuterRimOptions['map'];
  /** Credits may change hands at any decision of a turn but those about abilities (order, use or decline). Default true. */
  negotiation?: boolean;
  /** What is read in another way than docs/ambiguities.md has it. */
  readings?: Readings;
  /** A content pack, whole or laid over the base pack (`extends`). Default: the base pack. */
  pack?: unknown;
}

export const variantCodec = oneOf('a variant', Object.keys(VARIANTS) as Variant[]);

export const setupCodec = object<OuterRimSetup>('a setup', {
  players: list(anyText),
  first: optional(anyText),
  characters: optional(
    textOr("'random' or characters by player", oneOf('characters', ['random']), record('characters by player', text)),
  ),
  variant: optional(variantCodec),
  map: optional(oneOf('a map', ['standard', 'modular'])),
  negotiation: optional(flag),
  readings: optional(readings),
  pack: optional(anything),
});

/** A pack as a game keeps it: nothing for the base pack. */
interface Content {
  content: Pack | null;
  report: ContentReport;
}

export function readPack(given: unknown, path: readonly string[]): E.Either<Rejection, Content> {
  const loaded = loadPack(given);
  if (E.isLeft(loaded)) return E.left(within(loaded.left, ...path));
  return E.right({ content: given === undefined ? null : loaded.right.pack, report: loaded.right.report });
}

export function wrongPlayers(names: readonly PlayerId[], path: readonly string[]): Rejection | null {
  if (names.length < 1 || names.length > MOST_PLAYERS)
    return impossible('players', `1 to ${MOST_PLAYERS} players can play, not ${names.length}.`, path, [
      'or.components.02',
    ]);
  return wrongNames(names, path);
}

export function setUp(setup: OuterRimSetup, chance: Chance): E.Either<Rejection, Prepared<OuterRimState>> {
  const solo = setup.players.length === 1;
  const wrong = wrongPlayers(setup.players, ['players']);
  if (wrong) return E.left(wrong);
  if (solo && setup.players[0] === AI_PLAYER)
    return reject(reason('same-name', `'${AI_PLAYER}' is the AI player.`, ['or.single-player-game.01']), [
      'players',
      0,
    ]);
  const read = readPack(setup.pack, ['pack']);
  if (E.isLeft(read)) return read;
  const names = solo ? [...setup.players, AI_PLAYER] : setup.players;
  const options = optionsOf(setup);
  const trouble = wrongOptions(packOf(read.right), names, options);
  if (trouble) return E.left(trouble);
  const players = names.map((id) => newPlayer(id, solo && id === AI_PLAYER ? 'ai' : 'person'));
  const state = emptyState(read.right, options, players, chance);
  state.events.push(contentUsed(read.right.report));
  return E.right({ state, unadjudicated: [] });
}

function optionsOf(setup: OuterRimSetup): OuterRimOptions {
  const { characters } = setup;
  return {
    fame: VARIANTS[setup.variant ?? 'standard'],
    map: setup.map ?? 'standard',
    negotiation: setup.negotiation ?? true,
    randomCharacters: characters === 'random',
    characters: characters === undefined || characters === 'random' ? {} : { ...characters },
    first: setup.first ?? null,
    ...(setup.readings && { readings: { ...setup.readings } }),
  };
}

function wrongOptions(pack: Pack, names: readonly PlayerId[], options: OuterRimOptions): Rejection | null {
  if (options.first !== null && !names.includes(options.first))
    return impossible('unknown-player', `There is no player '${options.first}'.`, ['first'], []);
  if (options.first === AI_PLAYER)
    return impossible('person-first', 'The person must be the first player.', ['first'], ['or.single-player-setup.05']);
  const chosen = Object.entries(options.characters);
  for (const [player, id] of chosen) {
    const path = ['characters', player];
    const character = pack.characters.find((each) => each.id === id);
    if (!names.includes(player)) return impossible('unknown-player', `There is no player '${player}'.`, path, []);
    if (!character)
      return impossible('unknown-character', `There is no character '${id}'.`, path, ['or.components.13']);
    if (chosen.some(([other, same]) => other !== player && same === id))
      return impossible('taken', `${character.name} is chosen twice.`, path, ['or.setup-choose-characters.02']);
    if (player === AI_PLAYER && !AI_STARTING_CARDS.includes(character.databank))
      return impossible('not-for-ai', `${character.name} starts with card ${character.databank}.`, path, [
        'or.single-player-setup.03',
      ]);
  }
  if (pack.characters.length >= names.length) return null;
  return impossible(
    'too-few-characters',
    'The pack has fewer characters than players.',
    ['pack'],
    ['or.introduction.01'],
  );
}

function contentUsed(report: ContentReport): OuterRimEvent {
  const { pack, title, certain, likely, reconstructed } = report;
  return { type: 'content-used', rules: ['or.setup.01'], pack, title, certain, likely, reconstructed };
}

/** Without fame, with the reputation in the middle (or.setup-choose-characters.05, .06). */
export function newPlayer(id: PlayerId, kind: OuterRimPlayer['kind']): OuterRimPlayer {
  return {
    id,
    kind,
    character: null,
    turned: false,
    ship: null,
    shipTurned: false,
    space: null,
    credits: 0,
    fame: 0,
    reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
    damage: { character: 0, ship: 0 },
    defeated: false,
    cards: [],
    secrets: [],
    secretsGained: 0,
    goalTokens: { character: 0, ship: 0 },
    marked: [],
  };
}

/** Everything in the box laid out before the steps of setup (or.setup.01), nobody's turn yet. */
export function emptyState(
  { content, report }: Content,
  options: OuterRimOptions,
  players: OuterRimPlayer[],
  chance: Chance,
): OuterRimState {
  const pack = packOf({ content });
  const { certain, likely, reconstructed } = report;
  const state: OuterRimState = {
    ...coreState<OuterRimEvent>(chance, frameAt('game', null)),
    options,
    content,
    contentInUse: { pack: report.pack, title: report.title, certain, likely, reconstructed },
    players,
    firstPlayer: null,
    active: null,
    turn: 0,
    step: 'setup',
    pieces: standardPieces(pack.map),
    patrols: [],
    // Level 1 comes out in setup; then level 2 lies on top, level 4 at the bottom (or.setup-patrols.05).
    patrolStacks: FACTIONS.map((faction) => ({ faction, levels: [1, 2, 3, 4] })),
    contacts: [],
    markets: MARKET_DECKS.map((deck) => ({ deck, top: null, pile: pile(deck, idsOf(pack.market, deck)) })),
    encounterDecks: pack.encounterDecks.map(({ id }) => pile(id, idsOf(pack.encounters, id))),
    unseen: [],
    databank: inOrder(pack),
    shipSupply: shipSheets(pack),
    goals: [],
    ai: players.some((player) => player.kind === 'ai')
      ? {
          pile: pile(
            'AI cards',
            pack.ai.map(({ id }) => id),
          ),
          loose: [],
        }
      : null,
    box: [],
    winner: null,
  };
  // One facedown token on each contact space, of its class (or.setup-contacts.02).
  state.contacts = allPlaces(state).map((place) => ({
    class: classAt(pack, place),
    contact: null,
    faceup: false,
    knownTo: [],
    at: { place },
  }));
  return state;
}

function idsOf(cards: readonly { id: string; deck: string }[], deck: string): string[] {
  return cards.filter((card) => card.deck === deck).map((card) => card.id);
}

/** By number (or.setup-decks.05); cards of one number in the order of the pack (or.databank.04). */
function inOrder(pack: Pack): string[] {
  return [...pack.databank].sort((a, b) => a.number - b.number).map((card) => card.id);
}

function classAt(pack: Pack, place: string): OuterRimState['contacts'][number]['class'] {
  const space = pack.map.spaces.find((each) => each.id === planetOf(place));
  return space?.contacts[Number(place.slice(place.lastIndexOf('/') + 1)) - 1] ?? 'white';
}
