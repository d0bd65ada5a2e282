/** Which targets a ship or squadron can attack, how they were measured, and why others cannot be (arm.attack.05 to .07). */
import { listed, reason, say, type Reason, type RuleId } from '../../core';
import { circlesApart, type Circle } from '../../core/geometry';
import { HULL_ZONES, type HullZone, type RangeBand } from '../facts';
import { forbidden, innermost, permitted } from '../engine';
import type { ArmamentKind, AttackMade, AttackRange, DeclaredTarget } from '../model/attack';
import type { ShipPiece, SquadronPiece } from '../model/pieces';
import type { ArmadaState, Ship, ShipId, Squadron, SquadronId } from '../model/state';
import type { AboutAttack } from '../model/values';
import { armamentOf, attackRangeOf, diceIn } from './armament';
import { armamentAgainst, pieceOf } from './attack';
import { baseCircle } from './bases';
import { distanceBetween } from './distance';
import { isZoneInArc, squadronInArc, targetingPointInArc } from './firing-arcs';
import { otherZoneCrossed } from './hull-zones';
import { sightTo, withObstructions, type InBetween, type LineOfSight } from './line-of-sight';
import { piecesThatObstruct, squadronPiece } from './pieces';
import { distanceToZone, rangeToSquadron, rangeToZone } from './range';
import { BEYOND_DISTANCE, isRangeUpTo, rangeAlong, type MeasuredDistance, type MeasuredRange } from './ruler';
import { isOnTable, shipsOnTable } from './ships';
import { bindingEnemies, squadronOf, squadronsOnTable } from './squadrons';

/** A target as it was measured. */
export interface Aim {
  range: AttackRange;
  sight: LineOfSight;
}

/** A target that a ship or squadron may think of, and why it cannot be declared; null: it can. */
export interface Target extends DeclaredTarget {
  /** The attacking hull zone; null: a squadron attacks. */
  zone: HullZone | null;
  not: Reason | null;
}

/** From where an attack comes. */
interface Attacker {
  id: ShipId | SquadronId;
  zone: HullZone | null;
  /** Blue dice of a Counter attack; null: it is none. */
  counter: number | null;
}

/** What is the same for all targets of an attacker: worked out once. */
interface Armed extends Attacker {
  /** Why its hull zone does not attack again. */
  used: Reason | null;
  /** How far the dice of its hull zone reach; null: it has none. Squadrons attack at a distance instead. */
  reach: Readonly<Record<ArmamentKind, RangeBand | null>>;
}

const NO_REACH = Object.freeze({ battery: null, 'anti-squadron': null });

function armed(state: ArmadaState, attacker: Attacker): Armed {
  const { id, zone, counter } = attacker;
  const used = zoneUsed(state, attacker);
  if (zone === null) return { id, zone, counter, used, reach: NO_REACH };
  const battery = attackRangeOf(armamentOf(state, id, zone, 'battery'));
  const antiSquadron = attackRangeOf(armamentOf(state, id, zone, 'anti-squadron'));
  return { id, zone, counter, used, reach: { battery, 'anti-squadron': antiSquadron } };
}

/** Every target that a ship could think of, from each of its hull zones. */
export function targetsOfShip(state: ArmadaState, ship: Ship): Target[] {
  const attackers = HULL_ZONES.map((zone): Attacker => ({ id: ship.id, zone, counter: null }));
  return targetsOf(state, attackers, ship.owner);
}

/** Every target that a squadron could think of. */
export function targetsOfSquadron(state: ArmadaState, squadron: Squadron): Target[] {
  const targets = targetsOf(state, [{ id: squadron.id, zone: null, counter: null }], squadron.owner);
  return heldByEngagement(state, squadron, targets);
}

/** All that these attackers of one player could think of, one attacker after the other. Ships ask it of dozens of targets: each is found once. */
function targetsOf(state: ArmadaState, attackers: readonly Attacker[], owner: string): Target[] {
  const between = piecesThatObstruct(state);
  const targets = everyTarget(state).map((target) => {
    const not = friendly(state, owner, target);
    return { target, not, end: not ? null : endOf(state, target, between) };
  });
  const all: Target[] = [];
  for (const attacker of attackers) {
    const from = armed(state, attacker);
    for (const { target, not, end } of targets) {
      const { defender, defendingZone } = target;
      const why = end ? aimedAt(state, from, target, end, between) : not;
      all.push({ zone: attacker.zone, defender, defendingZone, not: why });
    }
  }
  return all;
}

/** Enemy squadrons that may be additional targets of a hull zone (arm.attack.24 to .26). */
export function additionalTargets(
  state: ArmadaState,
  ship: Ship,
  zone: HullZone,
  defended: readonly SquadronId[],
): Target[] {
  const between = piecesThatObstruct(state);
  const from = armed(state, { id: ship.id, zone, counter: null });
  const enemies = squadronsOnTable(state).filter(({ owner }) => owner !== ship.owner);
  return enemies.map(({ id }) => {
    const target = { defender: id, defendingZone: null };
    const not = defended.includes(id)
      ? attackedBefore(id)
      : aimedAt(state, from, target, endOf(state, target, between), between);
    return { zone, ...target, not };
  });
}

/** Measures a target that is declared. Null: by now it cannot be attacked. */
export function aimOf(state: ArmadaState, attacker: Attacker, target: DeclaredTarget): Aim | null {
  if (![attacker.id, target.defender].every((id) => isOnTable(pieceOf(state, id)))) return null;
  const between = piecesThatObstruct(state);
  const aim = aimAt(state, armed(state, attacker), target, endOf(state, target, between), between);
  return 'code' in aim ? null : aim;
}

/** Where a card says that it cannot be obstructed (arm.golden-rules.03). */
function unobstructed({ range, sight }: Aim): Aim {
  return {
    range,
    sight: { ...sight, obstructed: { holds: false, margin: sight.obstructed.margin }, obstructedBy: [] },
  };
}

/** Why an attacker cannot attack a target, wherever it stands in its activation; null: it can. */
export function cannotAttack(state: ArmadaState, attacker: Attacker, target: DeclaredTarget): Reason | null {
  const between = piecesThatObstruct(state);
  return aimedAt(state, armed(state, attacker), target, endOf(state, target, between), between);
}

/** Ships by their hull zones, and squadrons. */
function everyTarget(state: ArmadaState): DeclaredTarget[] {
  return [
    ...shipsOnTable(state).flatMap(({ id }) => HULL_ZONES.map((zone) => ({ defender: id, defendingZone: zone }))),
    ...squadronsOnTable(state).map(({ id }) => ({ defender: id, defendingZone: null })),
  ];
}

/** Whatever belongs to the other fleet is an enemy (arm.friendly-and-enemy.02). */
function friendly(state: ArmadaState, owner: string, { defender, defendingZone }: DeclaredTarget): Reason | null {
  const pieces = defendingZone === null ? state.squadrons : state.ships;
  if (pieces.find(({ id }) => id === defender)?.owner !== owner) return null;
  return reason('friendly', say`${defender} is friendly.`, ['arm.attack.31']);
}

function attackedBefore(id: SquadronId): Reason {
  return reason('already-attacked', say`${id} was a target of this attack.`, ['arm.attack.26']);
}

function aimedAt(
  state: ArmadaState,
  attacker: Armed,
  target: DeclaredTarget,
  end: End,
  between: InBetween,
): Reason | null {
  const { used } = attacker;
  // What a card permits it permits of targets that are known: whether they can be attacked comes first.
  const aim = aimAt(state, attacker, target, end, between);
  if ('code' in aim) return aim;
  const about: AboutAttack = {
    attacker: attacker.id,
    zone: attacker.zone,
    ...target,
    armament: armamentAgainst(target.defendingZone),
    range: aim.range.range,
    obstructed: aim.sight.obstructed.holds,
    counter: attacker.counter !== null,
  };
  if (used && !permitted(state, 'attack again from the hull zone', about)) return used;
  return forbidden(state, 'declare target', about);
}

/** The attacks that a ship made in this activation. */
export function attacksMade(state: ArmadaState, ship: ShipId): readonly AttackMade[] {
  const activation = innermost(state, 'ship activation');
  return activation?.ship === ship ? activation.attacks : [];
}

/** arm.attack.29; targets may be the same (arm.attack.30). An attack that goes on with additional targets is the same attack (arm.attack.27). */
function zoneUsed(state: ArmadaState, { id, zone }: Attacker): Reason | null {
  if (zone === null || innermost(state, 'attack')?.zone === zone) return null;
  if (!attacksMade(state, id).some((each) => each.zone === zone)) return null;
  const said = say`The ${zone} hull zone of ${id} has attacked in this activation.`;
  return reason('zone-has-attacked', said, ['arm.attack.29', 'arm.ship-activation.04'], { zone });
}

/** How the target lies, or why it cannot be attacked from there. */
function aimAt(
  state: ArmadaState,
  attacker: Armed,
  target: DeclaredTarget,
  end: End,
  between: InBetween,
): Aim | Reason {
  const aim =
    attacker.zone === null
      ? aimOfSquadron(state, attacker, target, end, between)
      : aimOfZone(state, attacker, attacker.zone, target, end, between);
  if ('code' in aim || !aim.sight.obstructed.holds) return aim;
  return forbidden(state, 'be obstructed', { attacker: attacker.id }) ? unobstructed(aim) : aim;
}

function noDice(attacker: Attacker, kind: string): Reason {
  const said = say`${attacker.id} has no dice to attack it with.`;
  return reason('no-dice', said, ['arm.attack.12', 'arm.armament.01'], { armament: kind });
}

type End = { readonly ship: ShipPiece; readonly zone: HullZone } | { readonly squadron: SquadronPiece };

function endOf(state: ArmadaState, { defender, defendingZone }: DeclaredTarget, between: InBetween): End {
  if (defendingZone === null) return { squadron: squadronPiece(state, squadronOf(state, defender)) };
  return { ship: pieceIn(between, defender), zone: defendingZone };
}

function pieceIn({ ships }: InBetween, id: ShipId): ShipPiece {
  const piece = ships.find((each) => each.id === id);
  if (!piece) throw new Error(`${id} is not on the table`);
  return piece;
}

/** In the arc and at attack range of the zone, with line of sight (arm.attack.05). */
function aimOfZone(
  state: ArmadaState,
  attacker: Armed,
  zone: HullZone,
  target: DeclaredTarget,
  end: End,
  between: InBetween,
): Aim | Reason {
  const kind = armamentAgainst(target.defendingZone);
  const reach = attacker.reach[kind];
  if (reach === null) return noDice(attacker, kind);
  const own = pieceIn(between, attacker.id);
  const far = circlesApart(baseCircle(own), circleOf(end), state.lengths.long);
  if (far) return outOfRange(target, zone, reach, null);
  const measured = rangeTo(state, own, zone, end);
  if (!isRangeUpTo(measured.range, reach) && !reachesFarther(state, attacker, zone, target, measured))
    return outOfRange(target, zone, reach, measured);
  const outside = outOfArc(state, own, zone, end);
  if (outside) return outside;
  const from = { ship: own, zone };
  const sight = sightTo(from, end);
  const blocked = noSight(target, sight) ?? rangeBlocked(state, end, measured);
  if (blocked) return blocked;
  return { range: lineTo(measured.range as RangeBand, measured), sight: withObstructions(sight, from, end, between) };
}

/** By black dice that reach medium range (arm.attack-range.02). */
function reachesFarther(
  state: ArmadaState,
  { id, counter }: Attacker,
  zone: HullZone,
  target: DeclaredTarget,
  { range }: MeasuredRange,
): boolean {
  const kind = armamentAgainst(target.defendingZone);
  if (range !== 'medium' || armamentOf(state, id, zone, kind, counter).black === 0) return false;
  return permitted(state, 'black dice at medium range', { attacker: id, zone, ...target });
}

function circleOf(end: End): Circle {
  return 'ship' in end ? baseCircle(end.ship) : end.squadron;
}

/** To a zone (arm.measuring-firing-arc-and-range.04), or to a squadron with the anti-squadron armament (arm.attack-range.05). */
function rangeTo({ lengths, options }: ArmadaState, own: ShipPiece, zone: HullZone, end: End): MeasuredRange {
  const how = options.attacks.range;
  return 'ship' in end
    ? rangeToZone(lengths, [own, zone], [end.ship, end.zone], how)
    : rangeToSquadron(lengths, [own, zone], end.squadron, how);
}

function lineTo(range: RangeBand, { mm, from, to }: MeasuredRange | MeasuredDistance): AttackRange {
  return { range, mm, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
}

const REACHES: Readonly<Record<RangeBand, RuleId>> = {
  close: 'arm.attack-range.02',
  medium: 'arm.attack-range.03',
  long: 'arm.attack-range.04',
};

function outOfRange(target: DeclaredTarget, zone: HullZone, reach: RangeBand, measured: MeasuredRange | null): Reason {
  const facts = measured ? { range: measured.range, mm: measured.mm, reach } : { range: 'beyond', reach };
  const rules = [REACHES[reach], 'arm.attack.05'];
  if (target.defendingZone === null) rules.push('arm.attack-range.05');
  return reason(
    'out-of-range',
    say`${named(target)} is beyond ${reach} range of the ${zone} hull zone, which attacks no farther.`,
    rules,
    facts,
  );
}

/** How a sentence calls it. */
function named({ defender, defendingZone }: DeclaredTarget) {
  return defendingZone === null ? say`${defender}` : say`the ${defendingZone} hull zone of ${defender}`;
}

function outOfArc({ options }: ArmadaState, own: ShipPiece, zone: HullZone, end: End): Reason | null {
  const inside = 'ship' in end ? isZoneInArc(own, zone, end.ship, end.zone) : squadronInArc(own, zone, end.squadron);
  const target = targetOf(end);
  if (!inside.holds) {
    const rules = ['arm.attack.05', 'arm.measuring-firing-arc-and-range.02'];
    const said = say`${named(target)} is not in the firing arc of the ${zone} hull zone.`;
    return reason('out-of-arc', said, rules, { mm: inside.margin });
  }
  if (options.attacks.targetingPoint === 'anywhere' || !('ship' in end)) return null;
  const point = targetingPointInArc(own, zone, end.ship, end.zone);
  if (point.holds) return null;
  const said = say`The targeting point of ${named(target)} is not in the firing arc of the ${zone} hull zone.`;
  return reason('targeting-point-out-of-arc', said, ['arm.attack.05'], { mm: point.margin });
}

function targetOf(end: End): DeclaredTarget {
  return 'ship' in end
    ? { defender: end.ship.id, defendingZone: end.zone }
    : { defender: end.squadron.id, defendingZone: null };
}

/** arm.line-of-sight.05 */
function noSight(target: DeclaredTarget, { clear, through }: Pick<LineOfSight, 'clear' | 'through'>): Reason | null {
  if (clear.holds || !through) return null;
  const { zone, margin } = through;
  const said = say`Line of sight to ${named(target)} runs through its ${zone} hull zone.`;
  return reason('no-line-of-sight', said, ['arm.line-of-sight.05'], { through: zone, mm: margin });
}

/** Only where later editions are played (see `AttackOptions`). */
function rangeBlocked({ options }: ArmadaState, end: End, { from, to }: MeasuredRange): Reason | null {
  if (options.attacks.rangeThroughZone === 'allowed' || !('ship' in end)) return null;
  const through = otherZoneCrossed(end.ship, end.zone, { from, to });
  if (!through.holds) return null;
  const said = say`Range to ${named(targetOf(end))} is measured through its ${through.zone} hull zone.`;
  return reason('range-through-zone', said, ['arm.line-of-sight.05'], { through: through.zone, mm: through.margin });
}

/** At distance 1, with line of sight (arm.attack.06, arm.line-of-sight.07), engaged with it or not (arm.engagement.09). */
function aimOfSquadron(
  state: ArmadaState,
  attacker: Attacker,
  target: DeclaredTarget,
  end: End,
  between: InBetween,
): Aim | Reason {
  const squadron = squadronPiece(state, squadronOf(state, attacker.id));
  const ruler = state.lengths.distances.at(-1) as number;
  if (circlesApart(squadron, circleOf(end), ruler)) return tooFar(target, attacker, null);
  const measured =
    'ship' in end
      ? distanceToZone(state.lengths, squadron, end.ship, end.zone)
      : distanceBetween(state.lengths, squadron, end.squadron);
  const afar = measured.distance > 1 && 'ship' in end ? rangeFromAfar(state, attacker, measured) : null;
  if (measured.distance > 1 && afar === null) return tooFar(target, attacker, measured);
  const kind = armamentAgainst(target.defendingZone);
  if (diceIn(armamentOf(state, attacker.id, null, kind, attacker.counter)) === 0) return noDice(attacker, kind);
  const sight = sightTo({ squadron }, end);
  const blocked = noSight(target, sight);
  if (blocked) return blocked;
  return { range: lineTo(afar ?? 'close', measured), sight: withObstructions(sight, { squadron }, end, between) };
}

/** Where a card lets the squadron attack ships at close and medium range; null: it cannot. */
function rangeFromAfar(
  state: ArmadaState,
  { id, counter }: Attacker,
  { mm, from, to }: MeasuredDistance,
): RangeBand | null {
  const { range } = rangeAlong(state.lengths, { distance: mm, from, to });
  if (counter !== null || range === 'beyond' || !isRangeUpTo(range, 'medium')) return null;
  return permitted(state, 'attack ships from afar', { squadron: id }) ? range : null;
}

function tooFar(target: DeclaredTarget, { id }: Attacker, measured: MeasuredDistance | null): Reason {
  const facts = measured ? { distance: measured.distance, mm: measured.mm } : { distance: BEYOND_DISTANCE };
  const rules = ['arm.attack.06', 'arm.attack-range.06'];
  return reason('out-of-range', say`${named(target)} is not at distance 1 of ${id}.`, rules, facts);
}

/** While it is engaged it must, if possible, attack a squadron that it is engaged with instead of a ship (arm.engagement.04, .05). */
function heldByEngagement(state: ArmadaState, squadron: Squadron, targets: readonly Target[]): Target[] {
  const isShip = (target: Target): boolean => target.defendingZone !== null;
  if (!targets.some((target) => !isShip(target) && !target.not)) return [...targets];
  // Whatever else is against it: a ship that is near enough is no target of an engaged squadron.
  const near = new Set(
    targets
      .filter(({ not }) => not?.code !== 'out-of-range' && not?.code !== 'friendly')
      .map(({ defender }) => defender),
  );
  if (!targets.some((target) => isShip(target) && near.has(target.defender))) return [...targets];
  const holding = bindingEnemies(state, squadron).filter((enemy) =>
    targets.some((target) => target.defender === enemy && !target.not),
  );
  if (holding.length === 0) return [...targets];
  const rules = ['arm.engagement.04'];
  const why = reason('engaged', say`${squadron.id} is engaged with ${listed(holding)}.`, rules, { enemies: holding });
  // Squadrons may still be attacked, also those that it is not engaged with (arm.engagement.13).
  return targets.map((target) => (isShip(target) && near.has(target.defender) ? { ...target, not: why } : target));
}

/** Is there anything on the table that a piece of this player could attack? */
export function hasEnemies(state: ArmadaState, owner: string): boolean {
  return [...state.ships, ...state.squadrons].some((piece) => isOnTable(piece) && piece.owner !== owner);
}
