/** Step 1 of an attack, Declare Target (arm.attack.02 to .07). */
import { allowed, candidate, question, reason, say, type Candidate, type Reason } from '../../../core';
import { ask, emit, finish, innermost, permitting, run } from '../../engine';
import type { AttackAction } from '../../model/actions';
import type { ArmadaState, SquadronId } from '../../model/state';
import { aboutAttack, declared, type AttackFrame } from '../../queries/attack';
import type { LineOfSight } from '../../queries/line-of-sight';
import { isOnTable, shipOf } from '../../queries/ships';
import { bindingEnemies, engagedSquadrons, hasKeyword, squadronOf } from '../../queries/squadrons';
import { aimOf, attacksMade, hasEnemies, targetsOfShip } from '../../queries/targets';

type Choice = Extract<AttackAction, { type: 'declare-target' | 'skip-attack' }>;

export const declareTarget = [
  ask('declare target', ['arm.attack.02', 'arm.attack.07', 'arm.attack.03'], whichTarget, chooseTarget),
  run('target declared', ['arm.attack.04', 'arm.line-of-sight.01'], targetDeclared),
];

/** Squadrons and Counter attacks come with their target. */
function whichTarget(state: ArmadaState, { attacker, defender }: AttackFrame) {
  if (defender !== null) return null;
  const ship = shipOf(state, attacker);
  const player = ship.controller;
  if (!isOnTable(ship) || !hasEnemies(state, ship.owner)) return null;
  // Made by the dozen: a rest or a spread would take longer than the measuring.
  const targets = targetsOfShip(state, ship).map(({ zone, defender: aimedAt, defendingZone, not }): Candidate<Choice> =>
    candidate({ type: 'declare-target', player, attacker, zone, defender: aimedAt, defendingZone }, not),
  );
  return question(player, 'declare a target', [...targets, allowed<Choice>({ type: 'skip-attack', player, attacker })]);
}

function chooseTarget(state: ArmadaState, frame: AttackFrame, action: Choice): void {
  if (action.type === 'skip-attack')
    return emit(state, { type: 'attack-skipped', rules: ['arm.ship-activation.04'], piece: frame.attacker });
  frame.zone = action.zone;
  frame.defender = action.defender;
  frame.defendingZone = action.defendingZone;
}

/** Line of sight, obstruction and range are settled before the dice are gathered (arm.attack.04, .32, arm.obstructed.01, .05). */
function targetDeclared(state: ArmadaState, frame: AttackFrame): void {
  const { attacker, zone, defender, defendingZone, counter } = frame;
  if (defender === null) return finish(frame);
  const aim = aimOf(state, { id: attacker, zone, counter }, { defender, defendingZone });
  if (!aim) return finish(frame);
  const { range, sight } = aim;
  const additional = frame.defended.length > 0;
  frame.range = range;
  frame.obstructedBy = sight.obstructedBy.map(({ id }) => id);
  if (defendingZone === null) frame.defended = [...frame.defended, defender];
  const again = attacksAgain(state, frame);
  noteAttack(state, frame, additional);
  emit(state, {
    type: 'attack-declared',
    rules: rulesOf(state, frame, additional),
    attacker,
    zone,
    defender,
    defendingZone,
    range: range.range,
    obstructedBy: [...frame.obstructedBy],
    counter: counter !== null,
    because: [
      howFar(state, frame),
      ...again,
      ...obstructions(sight),
      ...escortsPassedOver(state, frame),
      ...enemiesDisregarded(state, frame),
      ...countersDestroyed(state, frame),
    ],
  });
}

/** Another attack of this activation: of another hull zone, or of one that a card lets attack once more. */
function attacksAgain(state: ArmadaState, frame: AttackFrame): Reason[] {
  const { attacker, zone, defended } = frame;
  if (zone === null || defended.length > 1) return [];
  const made = attacksMade(state, attacker);
  if (made.length > 0 && !made.some((each) => each.zone === zone)) {
    const said = say`It is attack ${made.length + 1} of ${attacker} in this activation, from another hull zone.`;
    return [reason('another-zone', said, ['arm.attack.29', 'arm.attack.30'])];
  }
  if (made.length === 0) return [];
  const about = aboutAttack(frame);
  return permitting(state, 'attack again from the hull zone', about).map(({ source }) =>
    reason('attacks-again', say`${source} lets the ${zone} hull zone attack again.`, ['arm.golden-rules.02']),
  );
}

/** The zones that attacked in an activation (arm.attack.29); additional targets belong to the same attack (arm.attack.27). */
function noteAttack(state: ArmadaState, frame: AttackFrame, additional: boolean): void {
  const { zone } = frame;
  const { defender, defendingZone } = declared(frame);
  const activation = zone === null ? null : innermost(state, 'ship activation');
  if (zone === null || activation?.ship !== frame.attacker) return;
  const target = { defender, defendingZone };
  const last = activation.attacks.at(-1);
  if (additional && last) last.targets.push(target);
  else activation.attacks.push({ zone, targets: [target] });
}

function rulesOf(state: ArmadaState, frame: AttackFrame, additional: boolean): string[] {
  const { attacker, counter, obstructedBy, defendingZone } = frame;
  const first = counter !== null ? counterRule(state, attacker) : additional ? 'arm.attack.24' : 'arm.attack.02';
  return [
    first,
    ...(defendingZone === null ? [] : ['arm.attack.03']),
    ...(obstructedBy.length > 0 ? ['arm.obstructed.01'] : []),
  ];
}

/** Even if the attack has destroyed it. */
function counterRule(state: ArmadaState, attacker: SquadronId): string {
  return squadronOf(state, attacker).hull > 0 ? 'arm.squadron-keywords.02' : 'arm.squadron-keywords.03';
}

function countersDestroyed(state: ArmadaState, { attacker, counter }: AttackFrame): Reason[] {
  if (counter === null || squadronOf(state, attacker).hull > 0) return [];
  const said = say`The attack left ${attacker} no hull points, and it counters before it is removed.`;
  return [reason('destroyed-counters', said, ['arm.squadron-keywords.03'])];
}

/** Squadrons that are engaged with the attacker and do not keep it from attacking a ship (arm.squadron-keywords.13). */
function enemiesDisregarded(state: ArmadaState, { attacker, zone, defendingZone }: AttackFrame): Reason[] {
  if (zone !== null || defendingZone === null) return [];
  const squadron = squadronOf(state, attacker);
  const binding = bindingEnemies(state, squadron);
  const free = engagedSquadrons(state, squadron).filter(({ id }) => !binding.includes(id));
  return free.map(({ id }) =>
    reason('not-bound', say`${id} does not keep it from attacking ships.`, ['arm.squadron-keywords.13']),
  );
}

/** Escorts do not keep a Counter attack from a squadron without Escort. */
function escortsPassedOver(state: ArmadaState, { attacker, counter, defender }: AttackFrame): Reason[] {
  if (counter === null || defender === null || hasKeyword(squadronOf(state, defender), 'escort')) return [];
  const escorts = engagedSquadrons(state, squadronOf(state, attacker)).filter((each) => hasKeyword(each, 'escort'));
  return escorts.map(({ id }) =>
    reason('counter-passes-escort', say`${id} has Escort, which does not stop a Counter attack.`, [
      'arm.squadron-keywords.11',
    ]),
  );
}

function howFar(state: ArmadaState, frame: AttackFrame): Reason {
  const { range } = declared(frame);
  const mm = Math.round(range.mm * 10) / 10;
  // A squadron's attack has no hull zone, and distance instead of range (arm.attack-range.06).
  if (frame.zone === null && range.mm <= (state.lengths.distances[0] ?? 0))
    return reason('distance', say`It is measured at distance ${1} (${mm} mm).`, ['arm.attack.06'], { mm: range.mm });
  const rules = ['arm.range-and-distance.08', 'arm.measuring-firing-arc-and-range.03'];
  return reason('range', say`It is measured at ${range.range} range (${mm} mm).`, rules, {
    range: range.range,
    mm: range.mm,
  });
}

function obstructions({ obstructedBy }: LineOfSight): Reason[] {
  return obstructedBy.map(({ id, margin }) =>
    reason('obstructed', say`Line of sight runs through ${id}.`, ['arm.obstructed.01', 'arm.line-of-sight.06'], {
      mm: margin,
    }),
  );
}
