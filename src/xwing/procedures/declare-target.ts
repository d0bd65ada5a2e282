/** Step 1 of an attack, Declare Target (xw.attack.03): measure range, choose weapon, declare defender, pay costs. */
import { allowed, candidate, question, questionIfAny, reason, say } from '../../core';
import type { EngagementAction } from '../model/actions';
import { declared, type AttackFrame } from '../queries/attack';
import { spendCharge } from '../effects/charges';
import { ask, emit, finish, run } from '../engine';
import { attackRange, inArc } from '../queries/range';
import { shipOf } from '../queries/ships';
import type { ShipId, XwingState } from '../model/state';
import { cannotAttack, noAttack, noAttackBecause, weaponChoices } from '../queries/targets';

type Of<T extends EngagementAction['type']> = Extract<EngagementAction, { type: T }>;

export const declareTarget = [
  run('measure range', ['xw.attack.04', 'xw.attack.14'], measureRange),
  ask('choose weapon', ['xw.attack.05', 'xw.attack.14', 'xw.engagement-phase.02'], askForWeapon, chooseWeapon),
  ask('declare defender', ['xw.attack.06', 'xw.attack-arc.02'], askForDefender, declareDefender),
  ask(
    'choose the line to measure along',
    ['xw.obstructed.07'],
    askForLine,
    (_state, frame, action: Of<'choose-line'>) => {
      frame.obstructedBy = action.through;
    },
  ),
  run('defender declared', ['xw.target.01', 'xw.defender.01'], tellDeclared),
  run('pay costs', ['xw.attack.07', 'xw.attack.11'], payCosts),
];

function measureRange(state: XwingState, frame: AttackFrame): void {
  const ship = shipOf(state, frame.attacker);
  const cannot = cannotAttack(state, ship, frame.bonus);
  if (!cannot) frame.choices = weaponChoices(state, ship, frame);
  const why = cannot ?? noAttack(ship.id, frame.choices);
  if (!why) return;
  const { code, rules } = why;
  emit(state, {
    type: 'attack-not-possible',
    rules,
    ship: ship.id,
    code,
    because: noAttackBecause(why, frame.choices),
  });
  finish(frame);
}

/** Measuring commits to nothing: the player may choose any weapon that has a valid target, or not attack. */
function askForWeapon(state: XwingState, frame: AttackFrame) {
  const ship = frame.attacker;
  const { player } = shipOf(state, ship);
  const weapons = frame.choices.map(({ weapon, not }) =>
    candidate({ type: 'choose-weapon', player, ship, weapon: weapon.id }, not),
  );
  const decline = allowed({ type: 'decline-attack', player, ship });
  return question(player, 'choose weapon', [...weapons, decline]);
}

function chooseWeapon(state: XwingState, frame: AttackFrame, action: Of<'choose-weapon'> | Of<'decline-attack'>): void {
  if (action.type === 'decline-attack') {
    emit(state, { type: 'attack-declined', rules: ['xw.engagement-phase.02'], ship: frame.attacker });
    return finish(frame);
  }
  frame.weapon = frame.choices.find((each) => each.weapon.id === action.weapon)?.weapon ?? null;
}

function askForDefender(state: XwingState, frame: AttackFrame) {
  const ship = frame.attacker;
  const { player } = shipOf(state, ship);
  const targets = frame.choices.find((each) => each.weapon.id === frame.weapon?.id)?.targets ?? [];
  const candidates = targets.map((target) =>
    candidate({ type: 'declare-defender', player, ship, defender: target.ship }, target.not),
  );
  return questionIfAny(player, 'declare defender', [...candidates, ...friendly(state, ship)]);
}

/** Nothing in the game lets a ship attack friendly ships: that is said of each. */
function friendly(state: XwingState, attacker: ShipId) {
  const { player } = shipOf(state, attacker);
  const others = state.ships.filter((each) => each.place === 'table' && each.id !== attacker && each.player === player);
  return others.map(({ id }) =>
    candidate(
      { type: 'declare-defender' as const, player, ship: attacker, defender: id },
      reason('friendly', say`${id} is friendly.`, ['xw.friendly.03']),
    ),
  );
}

/** The defender (xw.defender.01), and how it was measured (xw.attack.09, xw.obstructed.01). */
function declareDefender(state: XwingState, frame: AttackFrame, { defender }: { defender: ShipId }): void {
  const { weapon, attacker } = frame;
  const measured = weapon && attackRange(state, attacker, weapon.arc, defender);
  if (!measured) throw new Error(`${defender} was offered as the defender, but is not in the attack arc`);
  const { lines, ...range } = measured;
  frame.defender = defender;
  frame.range = range;
  frame.arc = inArc(state, attacker, weapon.arc, defender);
  frame.lines = lines;
  frame.obstructedBy = lines[0]?.through ?? [];
}

/** Only where equally short lines differ in what they run through. */
function askForLine(state: XwingState, frame: AttackFrame) {
  if (frame.lines.length < 2) return null;
  const { player } = shipOf(state, frame.attacker);
  const candidates = frame.lines.map(({ through }) => allowed({ type: 'choose-line', player, through }));
  return question(player, 'choose the line to measure along', candidates);
}

function tellDeclared(state: XwingState, frame: AttackFrame): void {
  const { weapon, defender, range } = declared(frame);
  const { attacker, obstructedBy } = frame;
  const rules = ['xw.attack.06', 'xw.attack.09', ...(obstructedBy.length > 0 ? ['xw.obstructed.01'] : [])];
  frame.choices = [];
  emit(state, {
    type: 'attack-declared',
    rules,
    attacker,
    defender,
    weapon: weapon.id,
    range: range.range,
    obstructedBy,
  });
}

/** Charges of the weapon (xw.attack.07); a bonus attack is the one of its round (xw.bonus-attack.04). */
function payCosts(state: XwingState, frame: AttackFrame): void {
  const { weapon } = declared(frame);
  for (let i = 0; i < weapon.chargeCost; i++) spendCharge(state, frame.attacker, weapon.id, ['xw.attack.07']);
  if (frame.bonus) shipOf(state, frame.attacker).bonusAttacks += 1;
}
