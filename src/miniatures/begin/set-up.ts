/** A skirmish from its setup: a map and squads (min.setting-up.01). */
import * as E from 'fp-ts/lib/Either';
import {
  coreState,
  firstRejection,
  impossible,
  reject,
  type Chance,
  type Path,
  type PlayerId,
  type Prepared,
  type Rejection,
} from '../../core';
import { anything, flag, list, object, oneOf, optional, text, whole } from '../../core/codec';
import { bringCardIntoPlay } from '../effects/abilities';
import { adjudicated, frameAt } from '../engine';
import { ERAS, type Era, type StatCard } from '../facts';
import type { BattleMap } from '../facts/battle-map';
import { whyNoSkirmish } from '../lists/skirmish';
import { decodeSquad, type Squad } from '../lists/squad';
import { SQUAD_OPTIONS } from '../lists/squad-building';
import { eachOf } from '../../core/codec/together';
import { gameType } from '../model/codecs';
import type { MiniaturesEvent } from '../model/events';
import type { MiniaturesPlayer, MiniaturesState, PlayedAs } from '../model/state';
import { printedOn } from '../queries/abilities';
import { cardOf, isInSquad } from '../queries/characters';
import { mapOf } from './map';
import { areContested, PICKED_SIDES, sidesIn, squadsPicked, whyNotPicked, type PickedSide } from './sides';
import { addCard, cardMeant, nameFor, newCharacter, onlooker, settleWorth } from './squads';

/** What `miniatures.begin` takes. */
export interface MiniaturesSetup {
  /** Default: a standard skirmish. 'basic': the fight of the starter set. In team play players of the two teams sit in turns: the first and the third are one team. */
  gameType?: PlayedAs;
  /** One of our maps by name, or a drawing. */
  map: string;
  /** One for each player, to the left: `p1`, `p2` and so on. As text or JSON of squad builders, or parsed (docs/squads.md). */
  squads: readonly unknown[];
  /** The era that players agreed on, where the game type asks for one (min.eras.02). */
  era?: Era;
  /** Points of each squad that were agreed on (min.building-a-squad.04). Default 100. */
  points?: number;
  /** Figures of each player beside the map, by ids of their cards: who may join by Reinforcements, Reserves or Rakghoul Disease (min.reserves.01). Left out: nobody. */
  atHand?: string[][];
  /** The basic game: the side that each player picks (min.choose-sides.04). Both the same: a roll says who chooses. Left out: each has the squad that is given for them. */
  picks?: PickedSide[];
  /** False: named Force powers are left out, as for a first game (min.named-force-powers.01). */
  namedForcePowers?: boolean;
  /** Out of the Box: ids of the figures in each booster of each player (min.out-of-the-box.03); left out: nobody looks. */
  boosters?: string[][][];
}

export const setupCodec = object<MiniaturesSetup>('a setup', {
  gameType: optional(gameType),
  map: text,
  squads: list(anything),
  era: optional(oneOf('an era', ERAS)),
  points: optional(whole('points', 1, 10_000)),
  atHand: optional(list(list(text))),
  picks: optional(list(oneOf('a side of the basic game', PICKED_SIDES))),
  namedForcePowers: optional(flag),
  boosters: optional(list(list(list(text)))),
});

export function setUp(setup: MiniaturesSetup, chance: Chance): E.Either<Rejection, Prepared<MiniaturesState>> {
  const map = mapOf(setup.map, ['map']);
  if (E.isLeft(map)) return map;
  const given = squadsOf(setup);
  if (E.isLeft(given)) return given;
  const odd = whyNotPicked(setup.picks, setup.gameType, given.right.length) ?? ofNobody(setup);
  if (odd) return E.left(odd);
  const cards: StatCard[] = [];
  const laid =
    firstRejection(given.right, (squad, i) => layCards(cards, squad, squad.characters, ['squads', i, 'characters'])) ??
    firstRejection(given.right, (squad, i) => layCards(cards, squad, chosenIn(squad), ['squads', i, 'chosen'])) ??
    firstRejection(given.right, (squad, i) => layCards(cards, squad, setup.atHand?.[i] ?? [], ['atHand', i]));
  if (laid) return E.left(laid);
  const type = setup.gameType ?? 'standard';
  const squads = squadsPicked(given.right, setup.picks);
  const played = setup.namedForcePowers === false ? cards.map(withoutPowers) : cards;
  const state = emptyState(type, map.right, played, playersOf(squads, type, setup.era ?? null), chance);
  state.contested = areContested(setup.picks);
  for (const [i, squad] of squads.entries()) {
    const player = state.players[i]?.id ?? '';
    add(state, squad.characters, player, newCharacter);
    add(state, [...chosenIn(squad), ...(setup.atHand?.[i] ?? [])], player, onlooker);
  }
  for (const each of state.characters.filter(isInSquad)) bringCardIntoPlay(state, each);
  settleWorth(state);
  return E.right({ state, unadjudicated: unadjudicatedIn(state) });
}

/** What is given for more players than there are squads. */
function ofNobody({ squads, atHand = [], boosters = [] }: MiniaturesSetup): Rejection | null {
  const most = squads.length;
  const odd = Object.entries({ atHand, boosters }).find(([, each]) => each.length > most);
  return odd ? impossible('of-nobody', `There are ${most} squads.`, [odd[0], most]) : null;
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
  const era = agreed.type === 'era-vs-era' ? null : agreed.era;
  const read = eachOf('squads', setup.squads, (given, i) =>
    decodeSquad(given, { ...agreed, era, boosters: setup.boosters?.[i] ?? null }),
  );
  if (E.isLeft(read)) return read;
  const squads = read.right;
  const met = squads.map((squad, i) => ({ squad, team: `${i % 2}`, boosters: setup.boosters?.[i] ?? null }));
  const [wrong] = whyNoSkirmish(met, agreed);
  if (!wrong) return E.right(squads);
  const at = wrong.facts?.['at'];
  return reject(wrong, Array.isArray(at) ? (at as Path) : ['squads']);
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

/** Its Force points are for rerolls and faster moves alone (min.named-force-powers.01). */
function withoutPowers(card: StatCard): StatCard {
  return card.force ? { ...card, force: { ...card.force, powers: [] } } : card;
}

/** The version of Han Solo who is in carbonite (min.frozen-in-carbonite.01). */
function chosenIn({ chosen }: Squad): string[] {
  return chosen === undefined ? [] : [chosen];
}

function layCards(cards: StatCard[], squad: Squad, ids: readonly string[], path: Path): Rejection | null {
  return firstRejection(ids, (id, k) => {
    const card = cardMeant(id, squad.cards ?? []);
    const at = path.includes('chosen') ? path : [...path, k];
    return typeof card === 'string'
      ? impossible('unknown-stat-card', card, at, ['min.set-up-your-squad.01'])
      : addCard(cards, card, at);
  });
}

function add(state: MiniaturesState, ids: readonly string[], player: PlayerId, how: typeof newCharacter): void {
  for (const id of ids) {
    const card = state.cards.find((each) => each.id === id);
    if (card) state.characters.push(how(nameFor(state, card), player, card));
  }
}

/** Before the first round (min.rounds-phases-turns.01). */
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
    contested: false,
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
