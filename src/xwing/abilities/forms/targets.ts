/** Which ships an ability can choose. */
import { type AbilityInPlay, type Candidate, candidate, type Json, type Reason, reason, say } from '../../../core';
import { permitted } from '../../engine';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { currentAttack } from '../../queries/attack';
import { isRemote } from '../../queries/devices';
import { type ArcName, firingArcs } from '../../queries/firing-arcs';
import { isAtRange, isInAnyArc } from '../../queries/range';
import { isEnemy, isFriendly, shipOf, shipsInPlay } from '../../queries/ships';
import { you } from './you';

/** Which ships an ability speaks of. What is left out does not matter. */
export interface ShipsMeant {
  side: 'friendly' | 'enemy' | 'any';
  /** Lowest and highest range. */
  range?: readonly [min: number, max: number];
  /** 'Another' ship: not you. */
  other?: boolean;
  /** In one of your arcs. */
  inArc?: 'firing' | ArcName;
}

/** The ships in play that an ability can mean, each allowed or refused with its reason. */
export function chooseShip(state: XwingState, self: AbilityInPlay, meant: ShipsMeant): Candidate<Json>[] {
  const own = you(state, self);
  return [...shipsInPlay(state), ...remoteAttacked(state, own)]
    .filter((ship) => (ship.id !== own.id || !meant.other) && isOnSide(state, own, ship, meant.side))
    .map((ship) => candidate(ship.id, notMeant(state, own, ship, meant)));
}

/** Of effects on 'enemy ships' a remote is among them only while it defends, and the attacker is their source (xw.remote-attack.02, .03). */
function remoteAttacked(state: XwingState, own: Ship): Ship[] {
  const attack = state.devices.length === 0 ? null : currentAttack(state);
  if (!attack || attack.attacker !== own.id || attack.defender === null) return [];
  const defender = shipOf(state, attack.defender);
  return isRemote(defender) ? [defender] : [];
}

function isOnSide(state: XwingState, own: Ship, ship: Ship, side: ShipsMeant['side']): boolean {
  if (side === 'any') return true;
  return side === 'friendly' ? isFriendly(own, ship) : isEnemy(state, own, ship);
}

function notMeant(state: XwingState, own: Ship, ship: Ship, { range, inArc }: ShipsMeant): Reason | null {
  if (range && !isWithin(state, own, ship, range)) {
    const [min, max] = range;
    return reason(
      'not-at-range',
      say`${ship.id} is not at range ${min === max ? min : [`${min}-${max}`]} of ${own.id}.`,
      ['xw.range.06'],
      {
        min,
        max,
      },
    );
  }
  if (inArc === undefined) return null;
  const arcs: readonly ArcName[] = inArc === 'firing' ? firingArcs(state, own) : [inArc];
  if (isInAnyArc(state, own, arcs, ship)) return null;
  return reason('not-in-arc', say`${ship.id} is not in such an arc of ${own.id}.`, ['xw.arc.01'], { arcs: [...arcs] });
}

/** Is the ship at one of these ranges? A ship is at range 0 of itself, as friendly to itself (xw.friendly.04). */
export function isWithin(state: XwingState, own: Ship, ship: Ship, [min, max]: readonly [number, number]): boolean {
  if (own.id === ship.id) return min === 0;
  return (
    isAtRange(state, own.id, ship.id, min, max) ||
    (min <= 1 && permitted(state, 'treats as near', { ship: own.id, on: ship.id }))
  );
}

/** The ships that `chooseShip` allows, without the refused ones. */
export function shipsMeant(state: XwingState, self: AbilityInPlay, meant: ShipsMeant): Ship[] {
  const chosen = chooseShip(state, self, meant).filter((each) => each.not === null);
  return chosen.map((each) => shipOf(state, each.action as ShipId));
}

/** 'Up to so many ships': each set of them, by their ids; the smallest sets first. */
export function shipsTogether(ships: readonly Ship[], most: number): Candidate<Json>[] {
  return setsOf(
    ships.map(({ id }) => [id]),
    most,
  );
}

/** All sets of choices, with at most one choice from each list; the smallest sets first. */
export function setsOf(each: readonly (readonly Json[])[], most = Infinity): Candidate<Json>[] {
  let sets: Json[][] = [[]];
  for (const things of each)
    sets = [...sets, ...sets.filter((set) => set.length < most).flatMap((set) => things.map((one) => [...set, one]))];
  const chosen = sets.filter((set) => set.length > 0).sort((a, b) => a.length - b.length);
  return chosen.map((set) => candidate<Json>(set, null));
}
