/** The words that abilities share: who 'you' are, which ships an ability can choose. */
import {
  candidate,
  reason,
  type AbilityInPlay,
  type Candidate,
  type Cost,
  type Json,
  type Reason,
  type RuleId,
  say,
} from '../../core';
import { spendCharge } from '../effects/charges';
import { framesOf } from '../engine';
import type { Charges, ObjectId, Ship, ShipId, TokenKind, XwingState } from '../model/state';
import { currentAttack } from '../queries/attack';
import { cannotSpendCharge, type ChargesOf } from '../queries/charges';
import { isRemote } from '../queries/devices';
import { firingArcs, type ArcName } from '../queries/firing-arcs';
import { obstaclesMet } from '../queries/move';
import { inMm, isAtRange, isInAnyArc, rangeToObject } from '../queries/range';
import { isEnemy, isFriendly, shipOf, shipsInPlay } from '../queries/ships';
import { shipEquippedWith } from '../queries/upgrades';

/** 'You': the ship of the ship card, or the one that carries the upgrade, damage card or condition; never a player (xw.card-interpretation.01, .02, .03). */
export function you(state: XwingState, { source }: Pick<AbilityInPlay, 'source'>): Ship {
  const isIt = ({ id }: { id: string }): boolean => id === source;
  const own = state.ships.find((ship) => isIt(ship) || ship.damage.faceup.some(isIt) || ship.conditions.some(isIt));
  return own ?? shipEquippedWith(state, source);
}

/** The ship that the event names in this role has not left the game meanwhile (`still`). */
export const stillThere =
  <R extends string>(role: R) =>
  (state: XwingState, { event }: { event: Readonly<Record<R, ShipId>> }): boolean =>
    shipOf(state, event[role]).place !== 'removed';

/** Is this ship 'you'? */
export function isYou(state: XwingState, self: Pick<AbilityInPlay, 'source'>, ship: ShipId): boolean {
  return you(state, self).id === ship;
}

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

/** The ships in play of which an ability speaks, each allowed or refused with its reason. */
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

/** The same, without those that do not qualify. */
export function shipsMeant(state: XwingState, self: AbilityInPlay, meant: ShipsMeant): Ship[] {
  const chosen = chooseShip(state, self, meant).filter((each) => each.not === null);
  return chosen.map((each) => shipOf(state, each.action as ShipId));
}

/** 'Up to so many ships': each set of them, by their ids; the smallest sets first. */
export function shipsTogether(ships: readonly Ship[], most: number): Candidate<Json>[] {
  let sets: ShipId[][] = [[]];
  for (const { id } of ships) sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, id])];
  const chosen = sets.filter((set) => set.length > 0).sort((a, b) => a.length - b.length);
  return chosen.map((set) => candidate<Json>(set, null));
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
  return own.id === ship.id ? min === 0 : isAtRange(state, own.id, ship.id, min, max);
}

/** An obstacle at range 0-1 of the ship, if there is one. */
export function obstacleNear(state: XwingState, ship: ShipId): ObjectId | undefined {
  return state.obstacles.find((each) => each.place === 'table' && isAtRange(state, ship, each.id, 0, 1))?.id;
}

/** How far that obstacle is, as an ability asks for it by these rules. */
export function nearRock(state: XwingState, ship: ShipId, rules: readonly RuleId[]): Reason[] {
  const rock = obstacleNear(state, ship);
  if (rock === undefined) return [];
  const { range, distance } = rangeToObject(state, ship, rock);
  return [reason('near-obstacle', say`${rock} is at range ${range} (${[inMm(distance)]}).`, rules)];
}

/** The cost of spending charges of a pool. */
export function costInCharges(
  pool: (self: AbilityInPlay) => ChargesOf,
  count: number,
  rules: readonly RuleId[],
): Cost<XwingState, unknown> {
  return {
    cannot: (state: XwingState, self: AbilityInPlay): Reason | null =>
      cannotSpendCharge(state, you(state, self).id, pool(self), count),
    pay: (state: XwingState, self: AbilityInPlay): void => {
      for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, pool(self), rules);
    },
  };
}

/** The cost of spending a charge of the card itself. */
export function chargeOfCard(rules: readonly RuleId[]): Cost<XwingState, unknown> {
  return costInCharges(({ source }) => source, 1, rules);
}

/** What is replaced counts as not having happened (xw.replacement-effect.03). */
export function insteadOf({ ship, token }: { ship: ShipId; token: TokenKind }): Reason[] {
  const said = say`instead of the ${token} token of ${ship}, which is not gained.`;
  return [reason('replaced', said, ['xw.replacement-effect.03'], { ship, token })];
}

/** Why nothing of these charges can be recovered, or null. `rules`: what is said of it first. */
export function allActive(
  charges: Charges | null | undefined,
  rules: readonly RuleId[] = [],
  what: 'charges' | 'shields' = 'charges',
): Reason | null {
  const { active, limit } = charges ?? { active: 0, limit: 0 };
  if (active < limit) return null;
  const said = `There is nothing inactive to recover: ${active} of ${limit} ${what} are active.`;
  return reason('nothing-to-recover', said, [...rules, 'xw.charges.03', 'xw.paying-costs.01'], { active, limit });
}

/** The cost of spending Force charges: of the ship, whichever card asks for it (xw.force-charges.07). */
export function forceOfShip(rules: readonly RuleId[], count = 1): Cost<XwingState, unknown> {
  return costInCharges(() => 'force', count, rules);
}

/** Did the maneuver that the ship is just ending move it through or onto an obstacle? */
export function metObstacle(state: XwingState, ship: ShipId): boolean {
  return framesOf(state, 'execute maneuver').some(
    (frame) => frame.ship === ship && obstaclesMet(state, frame.met).length > 0,
  );
}
