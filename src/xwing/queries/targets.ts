/** Valid targets: which weapon of a ship can attack which enemy, and why not (xw.attack.04 to .14, xw.special-weapon). */
import { listed, reason, type Reason, say, type Sentence } from '../../core';
import { list, nullable, object, reasonCodec, type Codec } from '../../core/codec';
import type { AttackLimits, Requirement } from './attack';
import { cannotSpendCharge } from './charges';
import { isCloaked } from './cloak';
import { forbidden, modified, permitted } from '../engine';
import { isTurret, LAST_RANGE } from './firing-arcs';
import { hasLocked } from './locks';
import { inArcOf, closestSeen, inMm, isInAnyArc, LONGEST_RANGE, longRangeOf, measureShips } from './range';
import { counted } from './tokens';
import { RANGE_BAND } from '../facts/templates';
import { obstaclesAtRange0 } from './overlap';
import { obstacleOf } from './obstacles';
import { isFriendly, isSameSide, shipOf, shipsAndRemotes } from './ships';
import type { Ship, ShipId, Weapon, XwingState } from '../model/state';
import { isOfSlot } from './upgrades';
import { weaponsOf } from './weapons';
import { weapon } from '../model/codecs';
import type { XwingNames } from './names';

/** A ship or remote that a weapon could be used against. */
export interface Target {
  ship: ShipId;
  /** Why it cannot be the defender; null: it can. */
  not: Reason | null;
}

/** A weapon of the attacker with the ships it could be used against. */
export interface WeaponChoice {
  weapon: Weapon;
  /** Why the weapon cannot be chosen; null: it can. */
  not: Reason | null;
  targets: Target[];
}

export function weaponChoiceCodec({ target: ship }: XwingNames): Codec<WeaponChoice> {
  const target = object<Target>('a target', { ship, not: nullable(reasonCodec) });
  return object<WeaponChoice>('a choice', { weapon, not: nullable(reasonCodec), targets: list(target) });
}

/** Why a ship cannot perform any attack now, or null. */
export function cannotAttack(state: XwingState, ship: Ship, bonus: boolean): Reason | null {
  if (ship.place !== 'table') return reason('not-in-play', say`${ship.id} is not in the play area.`, ['xw.reserve.02']);
  // One token is enough to be disarmed (xw.disarm.01).
  if (ship.tokens.disarm > 0 && !permitted(state, 'attacks while disarmed', { ship: ship.id })) {
    const { disarm } = ship.tokens;
    const said = [{ is: ship.id }, ' is disarmed: it has ', ...counted(disarm, 'disarm token'), '.'];
    return reason('disarmed', said, ['xw.disarm.02'], { disarm });
  }
  if (isCloaked(ship)) return reason('cloaked', say`${ship.id} is cloaked, and so disarmed.`, ['xw.cloak.04']);
  // xw.huge-attack.05: the limit does not apply to huge ships.
  if (bonus && ship.bonusAttacks > 0 && ship.size !== 'huge') {
    return reason('bonus-attack-used', say`${ship.id} has performed a bonus attack this round.`, [
      'xw.bonus-attack.04',
    ]);
  }
  const kinds: readonly Weapon['kind'][] = ['primary', 'special'];
  const atAsteroids = kinds.map((kind) => atAsteroid(state, ship, kind));
  return (atAsteroids.every(Boolean) && atAsteroids[0]) || forbidden(state, 'perform attack', { ship: ship.id, bonus });
}

/** Why a ship at an asteroid cannot attack with weapons of this kind, or null. */
function atAsteroid(state: XwingState, ship: Ship, kind: Weapon['kind']): Reason | null {
  const asteroid = obstaclesAtRange0(state, ship).find((id) => isAsteroid(state, id));
  if (asteroid === undefined || permitted(state, 'attacks at an asteroid', { ship: ship.id, kind })) return null;
  const said = say`${ship.id} is at range 0 of ${asteroid}, an asteroid.`;
  return reason('at-asteroid', said, ['xw.obstacles.13'], { asteroid });
}

function isAsteroid(state: XwingState, id: string): boolean {
  return obstacleOf(state, id).kind === 'asteroid';
}

/** Measures from the attacker to every enemy ship and remote in the play area (xw.reserve.01, xw.remote-attack.01), for each of its weapons (xw.attack.04). */
export function weaponChoices(state: XwingState, attacker: Ship, limits: AttackLimits): WeaponChoice[] {
  const friendsToo = permitted(state, 'attacks friendly ships', { ship: attacker.id });
  const isTarget = (ship: Ship): boolean =>
    !isSameSide(ship, attacker) || (friendsToo && isFriendly(ship, attacker) && ship.id !== attacker.id);
  const enemies = shipsAndRemotes(state).filter((ship) => ship.place === 'table' && isTarget(ship));
  const { weapons: only, turretArcs } = limits;
  const weapons = weaponsOf(state, attacker)
    .filter((weapon) => only === null || only.includes(weapon.id))
    .filter(({ arc }) => turretArcs === null || isTurret(arc));
  return weapons.map((printed) => {
    const weapon = withRange(printed, limits);
    const all = enemies.map((enemy) => ({
      ship: enemy.id,
      not: cannotTarget(state, attacker, weapon, enemy, limits),
    }));
    const targets = onlyTheClosest(state, attacker, weapon, all);
    return { weapon, not: cannotUse(state, attacker, weapon, limits) ?? noTarget(weapon, targets), targets };
  });
}

/** Its range requirement (xw.attack.12) is one more or less (xw.huge-firing-arcs.01: the rulers end at 5). */
function withRange(weapon: Weapon, { rangeBy = 0 }: AttackLimits): Weapon {
  if (rangeBy === 0) return weapon;
  const { min, max } = weapon.range;
  return { ...weapon, range: { min: Math.max(0, min + rangeBy), max: Math.min(LONGEST_RANGE, max + rangeBy) } };
}

/** Of valid targets only those at the closest attack range, where an ability forbids the others (xw.golden-rules.03). */
function onlyTheClosest(state: XwingState, attacker: Ship, weapon: Weapon, targets: readonly Target[]): Target[] {
  const not = forbidden(state, 'attack beyond the closest', { ship: attacker.id });
  if (!not) return [...targets];
  const rangeTo = ({ ship }: Target): number =>
    longRangeOf(closestSeen(state, attacker, weapon, shipOf(state, ship))?.distance ?? Infinity);
  const closest = Math.min(...targets.flatMap((each) => (each.not === null ? [rangeTo(each)] : [])));
  return targets.map((each) => (each.not === null && rangeTo(each) > closest ? { ...each, not } : each));
}

/** Why a weapon cannot be used against anyone, or null. */
function cannotUse(state: XwingState, attacker: Ship, weapon: Weapon, { waives }: AttackLimits): Reason | null {
  const atRock = atAsteroid(state, attacker, weapon.kind);
  if (atRock) return atRock;
  const tokens = weapon.requires.filter((needed) => needed !== 'lock');
  const needsToken = tokens.length === weapon.requires.length && tokens.length > 0;
  const isLetOff = (needed: Requirement): boolean =>
    shipsAndRemotes(state).some((enemy) => ignores(state, attacker, weapon, enemy, needed));
  const hasToken = (needed: Requirement): boolean =>
    needed !== 'lock' && (attacker.tokens[needed] > 0 || isLetOff(needed));
  if (needsToken && !isMet(weapon.requires, waives, hasToken)) {
    const said = say`${weapon.id} needs a token: ${listed(weapon.requires, 'or')}; ${attacker.id} has none.`;
    return reason('requirement-not-met', said, ['xw.special-weapon.09'], {
      requires: [...weapon.requires],
    });
  }
  const energy = weapon.energyCost === 0 ? null : cannotSpendCharge(state, attacker.id, 'energy', weapon.energyCost);
  if (energy) return { ...energy, rules: ['xw.huge-energy.04', 'xw.attack.14', ...energy.rules] };
  if (weapon.chargeCost === 0) return null;
  const cost = cannotSpendCharge(state, attacker.id, weapon.id, weapon.chargeCost);
  return cost && { ...cost, rules: ['xw.attack.14', ...cost.rules] };
}

/** Any one of the listed requirements is enough; none are listed where nothing is needed. */
function isMet(
  requires: readonly Requirement[],
  waives: readonly Requirement[],
  has: (each: Requirement) => boolean,
): boolean {
  return requires.length === 0 || requires.some((each) => waives.includes(each) || has(each));
}

/** Does an ability let it off this requirement against this enemy? */
export function ignores(
  state: XwingState,
  { id: ship }: Ship,
  { id: weapon, kind }: Weapon,
  { id: defender }: Ship,
  requirement: Requirement,
): boolean {
  return permitted(state, 'ignores requirement', { ship, defender, weapon, kind, requirement });
}

function noTarget({ id }: Weapon, targets: readonly Target[]): Reason | null {
  if (targets.some((each) => each.not === null)) return null;
  if (targets.length === 0) return reason('no-valid-target', 'there is no enemy ship.', ['xw.attack.14']);
  const only = targets.length === 1 ? targets[0]?.not : null;
  if (only) return only;
  const facts = Object.fromEntries(targets.map((each) => [each.ship, each.not?.code ?? null]));
  return reason('no-valid-target', say`${id} has no valid target.`, ['xw.attack.14'], facts);
}

/** Why an enemy cannot be the defender of an attack with a weapon, or null. */
function cannotTarget(
  state: XwingState,
  attacker: Ship,
  weapon: Weapon,
  enemy: Ship,
  limits: AttackLimits,
): Reason | null {
  if (limits.defenders !== null && !limits.defenders.includes(enemy.id)) {
    return reason('not-among', say`${enemy.id} is not among the ships that may be attacked.`, ['xw.bonus-attack.02']);
  }
  return (
    outOfReach(state, attacker, weapon, enemy) ??
    throughUsedArc(state, attacker, enemy, limits) ??
    requirementNotMet(state, attacker, weapon, enemy, limits) ??
    forbidden(state, 'be attacked', { attacker: attacker.id, defender: enemy.id, weapon: weapon.id })
  );
}

/** A turret attack that is granted through some arcs only reaches what is in one of them (xw.faq-firing-arcs.04). */
function throughUsedArc(state: XwingState, attacker: Ship, enemy: Ship, { turretArcs }: AttackLimits): Reason | null {
  if (turretArcs === null || isInAnyArc(state, attacker, turretArcs, enemy)) return null;
  const said = say`${enemy.id} is in no turret arc through which ${attacker.id} may attack now.`;
  return reason('arc-used', said, ['xw.faq-firing-arcs.04'], { turretArcs: [...turretArcs] });
}

/** Range 0 (xw.attack.13), arc (xw.attack-arc.02) and attack range. A ship that is too far away is so in any arc. */
function outOfReach(state: XwingState, attacker: Ship, weapon: Weapon, enemy: Ship): Reason | null {
  const { min, max } = weapon.range;
  const apart = measureShips(attacker, enemy);
  const apartBy = apart.range > LAST_RANGE ? longRangeOf(apart.distance) : apart.range;
  if (apartBy > max) {
    const facts = { range: apart.range, distance: apart.distance, min, max };
    const end = `range ${max} (${inMm(max * RANGE_BAND)})`;
    const isArcs = max === LAST_RANGE;
    const said = say`${enemy.id} is ${[inMm(apart.distance)]} away, beyond ${[end]}${[isArcs ? ', where arcs end' : '']}.`;
    return reason('out-of-range', said, [...(isArcs ? ['xw.arc.01'] : []), ...rangeRules(weapon)], facts);
  }
  const atRange0 = apart.range === 0;
  // An ability that lowers the requirement to 0 lets it attack there (xw.golden-rules.02).
  if (
    atRange0 &&
    min > 0 &&
    !permitted(state, 'attacks at range 0', { ship: attacker.id, kind: weapon.kind, defender: enemy.id })
  ) {
    const said = say`${enemy.id} is at range 0 of ${attacker.id}: their bases touch.`;
    return reason('range-0', said, ['xw.attack.13', 'xw.range.16'], { range: 0, distance: apart.distance });
  }
  // In the arc that the card shows with the weapon (xw.primary-weapon.03, xw.special-weapon.05).
  const seen = closestSeen(state, attacker, weapon, enemy);
  if (seen === null) return outOfArc(state, attacker, weapon, enemy);
  const range = longRangeOf(seen.distance);
  // The range of the weapon counts (xw.attack.10, xw.attack.12).
  if ((range >= min || atRange0) && range <= max) return null;
  const at = `is at attack range ${range} (${inMm(seen.distance)}),`;
  const said = [{ is: enemy.id }, ` ${at} `, ...named(weapon), ` needs ${min}-${max}.`];
  return reason('out-of-range', said, rangeRules(weapon), { range, distance: seen.distance, min, max });
}

function rangeRules({ kind }: Weapon): string[] {
  return kind === 'primary' ? ['xw.attack.10'] : ['xw.special-weapon.03', 'xw.attack.12'];
}

function named({ id, kind }: Weapon): Sentence {
  return kind === 'primary' ? ['the primary weapon'] : [{ is: id }];
}

function outOfArc(state: XwingState, attacker: Ship, weapon: Weapon, enemy: Ship): Reason {
  const { arc } = weapon;
  const { margin, edge } = inArcOf(state, attacker, weapon, enemy);
  const by = Number.isFinite(margin) ? `, by ${inMm(Math.abs(margin))}` : '';
  const said = [{ is: enemy.id }, ` is not in the ${arc} arc of `, ...named(weapon), `${by}.`];
  return reason('not-in-arc', said, ['xw.attack.06', 'xw.attack-arc.02'], {
    arc,
    margin: Number.isFinite(margin) ? margin : null,
    edge,
  });
}

function requirementNotMet(
  state: XwingState,
  attacker: Ship,
  weapon: Weapon,
  enemy: Ship,
  { waives }: AttackLimits,
): Reason | null {
  const { requires, id } = weapon;
  const has = (each: Requirement): boolean =>
    (each === 'lock' ? hasLocked(state, attacker.id, enemy.id) : attacker.tokens[each] > 0) ||
    ignores(state, attacker, weapon, enemy, each);
  if (isMet(requires, waives, has)) return null;
  const said = say`${id} needs ${listed(requires, 'or')}: ${attacker.id} has none${requires.includes('lock') ? say` on ${enemy.id}` : []}.`;
  return reason('requirement-not-met', said, ['xw.special-weapon.08', 'xw.special-weapon.03'], {
    requires: [...requires],
  });
}

/** Why a ship has no attack to perform; null if it has one. */
export function noAttack(attacker: ShipId, choices: readonly WeaponChoice[]): Reason | null {
  if (choices.some((each) => each.not === null)) return null;
  const [first] = choices;
  if (choices.length === 1 && first?.not) return first.not;
  const facts = Object.fromEntries(choices.map((each) => [each.weapon.id, each.not?.code ?? null]));
  return reason('no-valid-target', say`${attacker} has no weapon with a valid target.`, ['xw.attack.14'], facts);
}

/** Most reasons that are told beside the one that sums them up. */
const MOST_TOLD = 4;

/** The same with what it sums up: why each enemy cannot be attacked, each reason once, and not too many. */
export function noAttackBecause(why: Reason, choices: readonly WeaponChoice[]): Reason[] {
  const told = [why];
  for (const { not, targets } of choices) {
    const found = not?.code === 'no-valid-target' ? targets.map((each) => each.not) : [not];
    for (const each of found) {
      if (told.length > MOST_TOLD) return told;
      if (each && told.every(({ message }) => message !== each.message)) told.push(each);
    }
  }
  return told;
}

/** Can it attack anyone with one of these weapons now? */
export function canAttackWith(state: XwingState, attacker: Ship, weapons: readonly string[]): boolean {
  if (cannotAttack(state, attacker, false)) return false;
  const limits = { bonus: false, granted: [], weapons, defenders: null, waives: [], turretArcs: null };
  return weaponChoices(state, attacker, limits).some(({ not }) => not === null);
}

/** Weapons that a huge ship may still use in its engagement: one standard attack, and each 'Bonus Attack:' once (xw.huge-attack.02, .06). */
export function weaponsLeft(state: XwingState, ship: Ship, used: readonly string[]): string[] {
  const weapons = weaponsOf(state, ship);
  const plain = weapons.filter(({ headers }) => headers === 0).map(({ id }) => id);
  const slots = BY_HEADER.map((slot) => {
    const cards = ship.upgrades.filter((card) => isOfSlot(card, slot)).map(({ id }) => id);
    const granted = modified(state, 'bonus attacks with', 0, { ship: ship.id, slot });
    return { cards, granted, performed: Math.min(granted, used.filter((id) => cards.includes(id)).length) };
  });
  // What a header grants is not the standard attack.
  const byHeader = slots.reduce((all, { performed }) => all + performed, 0);
  const hasAttacked = used.filter((id) => plain.includes(id)).length > byHeader;
  const standard = plain.filter((weapon) => !forbidden(state, 'standard attack with', { ship: ship.id, weapon }));
  const granted = slots.flatMap((each) => (each.granted > each.performed ? each.cards : []));
  const bonus = weapons.filter(
    ({ id, headers }) =>
      granted.includes(id) || headers > (ship.upgrades.find((card) => card.id === id)?.bonusAttacks ?? 0),
  );
  return [...new Set([...(hasAttacked ? [] : standard), ...bonus.map(({ id }) => id)])];
}

/** The slots of which headers of other cards speak. */
const BY_HEADER = ['torpedo', 'missile', 'turret'] as const;
