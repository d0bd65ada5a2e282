/** A skirmish from its setup: a map and squads (min.setting-up.01). */
import * as E from 'fp-ts/lib/Either';
import {
  coreState,
  firstRejection,
  impossible,
  reject,
  where,
  type Chance,
  type Path,
  type PlayerId,
  type Prepared,
  type Rejection,
} from '../../core';
import { anything, list, object, oneOf, optional, text, whole } from '../../core/codec';
import { bringCardIntoPlay } from '../effects/abilities';
import { adjudicated, frameAt } from '../engine';
import { ERAS, type Era, type StatCard } from '../facts';
import type { BattleMap } from '../facts/battle-map';
import { checkSkirmish } from '../lists/skirmish';
import { decodeSquad, type Squad } from '../lists/squad';
import { SQUAD_OPTIONS } from '../lists/squad-building';
import { gameType } from '../model/codecs';
import type { MiniaturesEvent } from '../model/events';
import type { MiniaturesPlayer, MiniaturesState, PlayedAs } from '../model/state';
import { printedOn } from '../queries/abilities';
import { cardOf } from '../queries/characters';
import { mapOf } from './map';
import { sidesIn } from './sides';
import { addCard, cardMeant, nameFor, newCharacter } from './squads';

/** What `miniatures.begin` takes. */
export interface MiniaturesSetup {
  /** Default: a standard skirmish. 'basic': the fight of the starter set. In team play players of the two teams sit in turns: the first and the third are one team. */
  gameType?: PlayedAs;
  /** One of our maps by name, or a drawing. */
  map: string;
  /** One for each player, to the left: `p1`, `p2` and so on. As text or JSON of squad builders, or parsed (docs/squads.md). */
  squads: unknown[];
  /** The era that players agreed on, where the game type asks for one (min.eras.02). */
  era?: Era;
  /** Points of each squad that were agreed on (min.building-a-squad.04). Default 100. */
  points?: number;
  /** Out of the Box: ids of the figures in each booster of each player (min.out-of-the-box.03); left out: nobody looks. */
  boosters?: string[][][];
}

export const setupCodec = object<MiniaturesSetup>('a setup', {
  gameType: optional(gameType),
  map: text,
  squads: list(anything),
  era: optional(oneOf('an era', ERAS)),
  points: optional(whole('points', 1, 10_000)),
  boosters: optional(list(list(list(text)))),
});

export function setUp(setup: MiniaturesSetup, chance: Chance): E.Either<Rejection, Prepared<MiniaturesState>> {
  const map = mapOf(setup.map, ['map']);
  if (E.isLeft(map)) return map;
  const squads = squadsOf(setup);
  if (E.isLeft(squads)) return squads;
  const cards: StatCard[] = [];
  const laid = firstRejection(squads.right, (squad, i) => layCards(cards, squad, ['squads', i]));
  if (laid) return E.left(laid);
  const type = setup.gameType ?? 'standard';
  const state = emptyState(type, map.right, cards, playersOf(squads.right, type, setup.era ?? null), chance);
  for (const [i, squad] of squads.right.entries()) addSquad(state, squad, state.players[i]?.id ?? '');
  for (const each of state.characters) bringCardIntoPlay(state, each);
  return E.right({ state, unadjudicated: unadjudicatedIn(state) });
}

/** The squads, each legal by itself and with the others (`checkSkirmish`). */
function squadsOf(setup: MiniaturesSetup): E.Either<Rejection, Squad[]> {
  const type = setup.gameType ?? 'standard';
  const agreed = {
    ...SQUAD_OPTIONS,
    ...(setup.points !== undefined && { points: setup.points }),
    type: type === 'basic' ? ('standard' as const) : type,
    ruleSet: type === 'basic' ? ('basic' as const) : ('advanced' as const),
    era: type === 'basic' ? ('rise-of-the-empire' as const) : (setup.era ?? null),
  };
  const squads: Squad[] = [];
  for (const [i, given] of setup.squads.entries()) {
    const era = agreed.type === 'era-vs-era' ? null : agreed.era;
    const squad = decodeSquad(given, { ...agreed, era, boosters: setup.boosters?.[i] ?? null });
    if (E.isLeft(squad)) return E.left(within(squad.left, ['squads', i]));
    squads.push(squad.right);
  }
  const met = squads.map((squad, i) => ({ squad, team: `${i % 2}`, boosters: setup.boosters?.[i] ?? null }));
  const [wrong] = checkSkirmish(met, agreed);
  if (!wrong) return E.right(squads);
  const at = wrong.facts?.['at'];
  return reject(wrong, Array.isArray(at) ? (at as Path) : ['squads']);
}

/** The rejection of a squad, said of its place in the setup: its words lead where its path leads. */
function within(wrong: Rejection, place: Path): Rejection {
  const path = [...place, ...wrong.path];
  const led = `${where(wrong.path)}: `;
  const message = wrong.message.startsWith(led) ? `${where(path)}: ${wrong.message.slice(led.length)}` : wrong.message;
  return { ...wrong, message, path };
}

function playersOf(squads: readonly Squad[], type: PlayedAs, era: Era | null): MiniaturesPlayer[] {
  const sides = sidesIn(
    type,
    era,
    squads.map(({ faction }) => faction),
  );
  return squads.map(({ faction }, i) => ({
    id: `p${i + 1}`,
    faction,
    side: sides[i] ?? null,
    team: type === 'team-play' ? i % 2 : i,
    area: null,
  }));
}

function layCards(cards: StatCard[], squad: Squad, path: Path): Rejection | null {
  return firstRejection(squad.characters, (id, k) => {
    const card = cardMeant(id, squad.cards ?? []);
    const at = [...path, 'characters', k];
    return typeof card === 'string'
      ? impossible('unknown-stat-card', card, at, ['min.set-up-your-squad.01'])
      : addCard(cards, card, at);
  });
}

function addSquad(state: MiniaturesState, { characters }: Squad, player: PlayerId): void {
  for (const id of characters) {
    const card = state.cards.find((each) => each.id === id);
    if (card) state.characters.push(newCharacter(nameFor(state, card), player, card));
  }
}

export function emptyState(
  type: PlayedAs,
  map: BattleMap,
  cards: readonly StatCard[],
  players: MiniaturesPlayer[],
  chance: Chance,
): MiniaturesState {
  return {
    ...coreState<MiniaturesEvent>(chance, frameAt('game', null)),
    gameType: type,
    map,
    cards,
    doors: {},
    round: 0,
    stage: 'setup',
    players,
    first: null,
    characters: [],
    lasting: [],
    quietRounds: 0,
    fought: false,
    turn: null,
    winners: null,
  };
}

/** Abilities and commander effects on cards of the skirmish that this library does not adjudicate. */
export function unadjudicatedIn(state: MiniaturesState): string[] {
  const all = state.characters.flatMap((each) => printedOn(cardOf(state, each)).map(({ ability }) => ability));
  return [...new Set(all)].filter((ability) => !adjudicated(ability));
}
