/** The table of some attacks: the defender in the middle, attackers around it, each at its range and facing it. */
import * as E from 'fp-ts/lib/Either';
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import {
  pilot,
  ship as shipType,
  xwing,
  type Position,
  type Pose,
  type XwingEvent,
  type XwingState,
} from '../../xwing';
import { handedOn, lay } from '../given';
import { namesOf, OF_SHIP, type Attacker, type Attacks, type Fighter, type Side } from './attack';

/** The middle of a standard mat. */
const MIDDLE = 457;

/** Half the length of a base in mm. */
const HALF = { small: 20, medium: 30, large: 40 } as const;

/** Mm between the bases, within the range. */
const GAPS = [0, 60, 150, 250] as const;

/** The defender faces south; where each side of it is. */
const TOWARD: Readonly<Record<Side, { x: number; y: number }>> = {
  front: { x: 0, y: -1 },
  rear: { x: 0, y: 1 },
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
};

/** An obstacle small enough for several to lie side by side. */
const BAR = [
  [
    { x: -15, y: -5 },
    { x: 15, y: -5 },
    { x: 15, y: 5 },
    { x: -15, y: 5 },
  ],
];
const MOST_OBSTACLES = 6;

/** Its text is about maneuvers: an attack never asks it. */
const WITHOUT_EFFECT = 'damagedengine';
/** As many cards as a damage deck has. */
const DECK = 33;

/** The state in which the first of them engages, to be played in place, or why there is none. `first`: which of them it is. */
export function tableOf(
  attacks: Attacks,
  first = 0,
): E.Either<Rejection, { state: XwingState; events: readonly XwingEvent[] }> {
  const wrong = wrongShips(attacks) ?? wrongOrder(attacks);
  if (wrong) return E.left(wrong);
  const begun = lay(xwing, positionOf(attacks, first), (path) => placeOf(path, attacks));
  if (E.isLeft(begun)) return begun;
  const state = xwing.copy(begun.right.state);
  if (attacks.cards !== true) state.players.forEach(({ damageDeck }) => (damageDeck.unknown = blankDeck()));
  return E.right({ state, events: begun.right.events });
}

const blankDeck = (): string[] => Array.from({ length: DECK }, () => WITHOUT_EFFECT);

function positionOf(attacks: Attacks, first: number): Position {
  const { attackers, defender } = attacks;
  const names = namesOf(attacks);
  const poses = attackers.map((_, i) => poseOf(attacks, i));
  const ids = names.attackers;
  return {
    players: [{ id: 'attacking' }, { id: 'defending' }],
    ships: [
      ...attackers.map((each, i) => ({
        ...handedOn(each, OF_SHIP),
        id: ids[i] ?? '',
        player: 'attacking',
        at: poses[i] ?? null,
      })),
      {
        ...handedOn(defender, OF_SHIP),
        id: names.defender,
        player: 'defending',
        at: { x: MIDDLE, y: MIDDLE, heading: TOWARD.front },
        engaged: true,
      },
    ],
    locks: attackers.flatMap(({ lock }, i) => (lock ? [{ by: ids[i] ?? '', on: names.defender }] : [])),
    ...obstaclesOf(attacks),
    moment: { phase: 'engagement', ship: ids[first] ?? '' },
  };
}

function half(of: Fighter): number {
  const size = shipType(pilot(of.pilot)?.ship ?? '')?.size;
  return size === undefined || size === 'huge' ? HALF.small : HALF[size];
}

/** So many stand in a row; before a row of small ships there is room for a second one. */
const IN_ROW = 4;
const ROW_NEARER = 45;

/**
 * How far an attacker stands from the line straight out of the defender's side: beside the others of that side, and not with the defender in its bullseye
 * arc. `nearer`: so much nearer than its range would have it, in a second row.
 */
function placeInRow(attacks: Attacks, index: number): { aside: number; nearer: number } {
  const { attackers, defender } = attacks;
  const beside = attackers.flatMap((each, i) => (sideOf(each) === sideOf(attackers[index]) ? [{ each, i }] : []));
  const widest = Math.max(half(defender), ...beside.map(({ each }) => half(each)));
  const centered = beside.filter(({ each }) => each.bullseye);
  const own = attackers[index]?.bullseye === true;
  const row = (own ? centered : beside.filter(({ each }) => !each.bullseye)).findIndex(({ i }) => i === index);
  if (own) return { aside: row * (2 * widest + 5), nearer: 0 };
  const first = widest + 15 + (centered.length > 0 ? widest + 10 : 0);
  const isNearer = row >= IN_ROW && widest === HALF.small;
  const inRow = isNearer ? row - IN_ROW : row;
  // So near they have the defender in their arc only side by side.
  const apart = 2 * widest + (isNearer ? 1 : 25);
  const aside = (inRow % 2 === 0 ? 1 : -1) * (first + Math.floor(inRow / 2) * apart);
  return { aside, nearer: isNearer ? ROW_NEARER : 0 };
}

function sideOf(attacker: Attacker | undefined): Side {
  return attacker?.from ?? 'front';
}

/** So far out from the middle of the defender's side, and so far aside. */
function placeAt(side: Side, out: number, aside: number): { x: number; y: number } {
  const { x, y } = TOWARD[side];
  return { x: MIDDLE + x * out - y * aside, y: MIDDLE + y * out + x * aside };
}

function poseOf(attacks: Attacks, index: number): Pose | null {
  const attacker = attacks.attackers[index];
  if (!attacker) return null;
  const side = sideOf(attacker);
  const { x, y } = TOWARD[side];
  const { aside, nearer } = placeInRow(attacks, index);
  const out = half(attacks.defender) + GAPS[attacker.range] - nearer + half(attacker);
  return { ...placeAt(side, out, aside), heading: { x: 0 - x, y: 0 - y } };
}

/** One for each attacker who is obstructed, halfway. */
function obstaclesOf(attacks: Attacks): Pick<Position, 'obstacles' | 'outlines'> {
  const between = attacks.attackers.flatMap((each, i) => {
    if (!each.obstructed) return [];
    const side = sideOf(each);
    const out = half(attacks.defender) + GAPS[each.range] / 2;
    return [{ ...placeAt(side, out, placeInRow(attacks, i).aside / 2), heading: TOWARD[side] }];
  });
  const obstacles = between.map((at, i) => ({ id: `asteroid-${i + 1}`, outline: `coreasteroid${i}`, at }));
  return { obstacles, outlines: Object.fromEntries(obstacles.map(({ outline }) => [outline, { pieces: BAR }])) };
}

function wrongShips({ attackers, defender }: Attacks): Rejection | null {
  const none = impossible('no-attacker', 'At least one ship attacks.', ['attackers']);
  if (attackers.length === 0) return none;
  const ships: [Fighter, Path][] = [
    ...attackers.map((each, i): [Fighter, Path] => [each, ['attackers', i, 'pilot']]),
    [defender, ['defender', 'pilot']],
  ];
  const said = 'Huge ships attack and are attacked otherwise: lay the table with resume, and ask explore.';
  const isHuge = ({ pilot: id }: Fighter): boolean => shipType(pilot(id)?.ship ?? '')?.size === 'huge';
  const huge = firstRejection(ships, ([ship, path]) => (isHuge(ship) ? impossible('huge-ship', said, path) : null));
  const obstructed = attackers.findIndex(
    (_, i) => attackers.slice(0, i + 1).filter((each) => each.obstructed).length > MOST_OBSTACLES,
  );
  if (huge || obstructed < 0) return huge;
  return impossible('obstacles', `At most ${MOST_OBSTACLES} attacks are obstructed.`, [
    'attackers',
    obstructed,
    'obstructed',
  ]);
}

/** Whoever has the higher initiative engages first; the player chooses between equals. */
function wrongOrder({ attackers }: Attacks): Rejection | null {
  return firstRejection(attackers, (each, i) => {
    const own = pilot(each.pilot)?.initiative ?? 0;
    const before = attackers.slice(0, i).findIndex((other) => (pilot(other.pilot)?.initiative ?? own) < own);
    const said = `It has initiative ${own}, and engages before ${attackers[before]?.pilot}.`;
    return before < 0
      ? null
      : impossible('initiative-order', said, ['attackers', i, 'pilot'], ['xw.engagement-phase.01']);
  });
}

/** Of a place in the position. */
function placeOf([part, index, ...rest]: Path, { attackers }: Attacks): Path {
  if (part === 'ships' && typeof index === 'number')
    return index < attackers.length ? ['attackers', index, ...rest] : ['defender', ...rest];
  return part === 'moment' ? ['attackers'] : [];
}
