/** A game from its first setup step: squads as exported by squad builders, a mat, obstacles (xw.setup.02, xw.setup.03, xw.setup.04). */
import * as E from 'fp-ts/lib/Either';
import { coreState, lazy, reason, reject, type Chance, type PlayerId, type Prepared, type Rejection } from '../../core';
import {
  allOptional,
  anything,
  each,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  textOr,
  type Codec,
} from '../../core/codec';
import { damageDeck, hugeDamageDeck, SIZES, type GivenMeasures } from '../facts';
import { measures } from '../facts/measures';
import { withDefaults, type GivenOutline, type GivenOutlines } from '../facts/outlines';
import { mat as measuredMat, pieces, readings } from '../codecs/state';
import type { XwingEvent } from '../model/events';
import { adjudicated, bringIntoPlay, frameAt } from '../engine';
import { makeShip } from './make-ship';
import { carriersOn } from '../queries/carriers';
import { newObstacle } from '../queries/obstacles';
import { wrongMeasures } from '../queries/firing-arcs';
import { wrongOutlines } from '../queries/outlines';
import { wrongMat } from '../queries/play-area';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../queries/players';
import type { Readings, Ship, XwingOptions, XwingPlayer, XwingState } from '../model/state';
import { renewShared } from '../effects/shared-abilities';
import { decodeXws, type XwsSquad } from '../lists/xws';
import { eachOf } from '../../core/codec/together';

/** Play area of the rulebook: 91 by 91 cm (xw.setup.06, xw.play-area.03); the printed mats measure three feet. */
const STANDARD_MAT = { width: 914, height: 914 };
const OBSTACLES_OF_EACH_PLAYER = 3;
/** Three plain asteroids, for squads that name none. */
const DEFAULT_OBSTACLES = ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'];

/** What `xwing.begin` takes: a squad of each player. */
export interface XwingSetup {
  /** Two to four squads in XWS 2.0, parsed or as text. The first belongs to `p1`, the second to `p2`, and so on. */
  squads: readonly unknown[];
  mat?: 'standard' | { width: number; height: number };
  /** Where the printed lines of tokens run, where they are not as in `MEASURES`. */
  measures?: GivenMeasures;
  /** Outlines of obstacles and devices that were measured, in place of the library's. */
  outlines?: GivenOutlines;
  /** What is read in another way than docs/ambiguities.md has it. */
  readings?: Readings;
}

export const matCodec: Codec<NonNullable<XwingSetup['mat']>> = textOr(
  "'standard' or a mat",
  oneOf('a mat', ['standard']),
  measuredMat,
);
export const measuresCodec = object<GivenMeasures>('measures', {
  halfArcs: optional(object<NonNullable<GivenMeasures['halfArcs']>>('half arcs', allOptional(each(SIZES, number)))),
  bullseye: optional(number),
});
const givenOutline = object<GivenOutline>('an outline', {
  pieces,
  back: optional(number),
  front: optional(nullable(number)),
  within: optional(number),
});
export const outlinesCodec = record('given outlines', givenOutline);
export const setupCodec = object<XwingSetup>('a setup', {
  squads: list(anything),
  mat: optional(matCodec),
  measures: optional(measuresCodec),
  outlines: optional(outlinesCodec),
  readings: optional(readings),
});

interface Given {
  mat?: XwingSetup['mat'] | undefined;
  measures?: GivenMeasures | undefined;
  outlines?: GivenOutlines | undefined;
  readings?: Readings | undefined;
}

/** What was agreed before the game; what is not said is as usual. */
export function readOptions(given: Given): E.Either<Rejection, XwingOptions> {
  const mat = given.mat === undefined || given.mat === 'standard' ? STANDARD_MAT : given.mat;
  const all = measures(given.measures);
  const wrong = wrongMat(mat);
  if (wrong) return reject(wrong, ['mat']);
  const wrongLines = wrongMeasures(all);
  if (wrongLines) return reject(wrongLines, ['measures']);
  const wrongShape = wrongOutlines(given.outlines);
  if (wrongShape) return reject(wrongShape.why, ['outlines', wrongShape.of]);
  const outlines = given.outlines && { outlines: withDefaults(given.outlines) };
  const readings = given.readings && { readings: { ...given.readings } };
  return E.right({ mat: { ...mat }, measures: all, ...outlines, ...readings });
}

export function setUp(setup: XwingSetup, chance: Chance): E.Either<Rejection, Prepared<XwingState>> {
  const { length } = setup.squads;
  if (length < FEWEST_PLAYERS || length > MOST_PLAYERS) {
    const said = `Two to four squads are needed, one of each player; there are ${length}.`;
    return reject(reason('squads', said, ['xw.setup.02']), ['squads']);
  }
  const options = readOptions(setup);
  if (E.isLeft(options)) return options;
  const squads = eachOf('squads', setup.squads, (given) => decodeXws(given, adjudicated));
  return E.isLeft(squads) ? squads : E.right(lay(squads.right, options.right, chance));
}

/** What each player brings is laid out: ships with their cards, and obstacles (xw.setup.02, xw.setup.03, xw.setup.04). */
function lay(squads: readonly XwsSquad[], options: XwingOptions, chance: Chance): Prepared<XwingState> {
  const players = squads.map((squad, i) => newPlayer(`p${i + 1}`, squad));
  const state = emptyState(options, players, chance);
  for (const [i, squad] of squads.entries()) {
    for (const { pilot, upgrades } of squad.pilots) {
      // Each has an ID marker of its own (xw.id-token.02).
      const ship = makeShip(
        shipName(state, pilot.id),
        `p${i + 1}`,
        pilot.id,
        upgrades.map((each) => each.upgrade.id),
        state.ships.length + 1,
      );
      addShip(state, ship);
    }
    const chosen = [...new Set(squad.obstacles)].slice(0, OBSTACLES_OF_EACH_PLAYER);
    for (const outline of chosen.length > 0 ? chosen : DEFAULT_OBSTACLES)
      state.obstacles.push(newObstacle(`p${i + 1}/${outline}`, outline));
  }
  renewShared(state, []);
  return { state, unadjudicated: [...new Set(squads.flatMap((squad) => squad.unadjudicated))] };
}

function newPlayer(id: PlayerId, squad: XwsSquad): XwingPlayer {
  return {
    id,
    faction: squad.faction,
    points: squad.points,
    edge: null,
    damageDeck: freshDamageDeck(id),
    damageDiscard: [],
    hugeDamage: squad.pilots.some(({ ship }) => ship.size === 'huge') ? freshHugeDamage(id) : null,
  };
}

/** Each player brings a damage deck of 33 cards (xw.setup.12). */
export function freshDamageDeck(player: PlayerId): XwingPlayer['damageDeck'] {
  return { name: `${player} damage deck`, top: [], unknown: [...allDamageCards()], bottom: [] };
}

/** Each player with huge ships brings a huge ship damage deck, too (xw.huge-setup.07). */
export function freshHugeDamage(player: PlayerId): NonNullable<XwingPlayer['hugeDamage']> {
  const cards = hugeDamageDeck()
    .flatMap((card) => Array<string>(card.copies).fill(card.id))
    .sort();
  return { deck: { name: `${player} huge ship damage deck`, top: [], unknown: cards, bottom: [] }, discard: [] };
}

const allDamageCards = lazy(() =>
  damageDeck()
    .flatMap((card) => Array<string>(card.copies).fill(card.id))
    .sort(),
);

export function emptyState(options: XwingOptions, players: XwingPlayer[], chance: Chance): XwingState {
  return {
    ...coreState<XwingEvent>(chance, frameAt('game', null)),
    options,
    round: 0,
    phase: 'setup',
    players,
    order: [],
    ships: [],
    obstacles: [],
    devices: [],
    locks: [],
    winner: null,
  };
}

/** Adds the ship and brings the abilities of its cards, and those of the rules that every ship has, into play. */
function addShip(state: XwingState, ship: Ship): void {
  state.ships.push(ship);
  activateAbilities(state, ship);
}

/** Not those of a ship that was put in reserve: they are inactive there (xw.reserve.05). */
export function activateAbilities(state: XwingState, ship: Ship): void {
  for (const { card, source } of carriersOn(ship)) bringIntoPlay(state, card, source, ship.player);
}

/** `bluesquadronescort`, `bluesquadronescort-2`, ... */
function shipName(state: XwingState, pilot: string): string {
  const copies = state.ships.filter((ship) => ship.pilot === pilot).length;
  return copies === 0 ? pilot : `${pilot}-${copies + 1}`;
}
