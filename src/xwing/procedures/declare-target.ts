/** Step 1 of an attack, Declare Target (xw.attack.03): measure range, choose weapon, declare defender, pay costs. */
import {
  rulesOfAll,
  allowed,
  candidate,
  listed,
  question,
  questionIfAny,
  reason,
  say,
  type Reason,
  type RuleId,
  type Sentence,
} from '../../core';
import type { EngagementAction } from '../model/actions';
import { declared, type AttackFrame, type Requirement } from '../queries/attack';
import { spendCharge } from '../effects/charges';
import { ask, emit, finish, innermost, run } from '../engine';
import { arcInWords, isTurret, turretArcs } from '../queries/firing-arcs';
import { attackRange, BEYOND, doubtsOfAttack, inArc, inMm, isInArc, longRangeOf, measureShips } from '../queries/range';
import { shipOf } from '../queries/ships';
import type { Ship, ShipId, Weapon, XwingState } from '../model/state';
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
  const must = frame.must
    ? reason('mandatory', say`${ship} has to perform this attack.`, ['xw.card-interpretation.09'])
    : null;
  const decline = candidate({ type: 'decline-attack', player, ship }, must);
  return question(player, 'choose weapon', [...weapons, decline]);
}

/** One of its weapons (xw.attack.05), or no attack (xw.engagement-phase.02). */
function chooseWeapon(state: XwingState, frame: AttackFrame, action: Of<'choose-weapon'> | Of<'decline-attack'>): void {
  if (action.type === 'decline-attack') {
    emit(state, { type: 'attack-declined', rules: ['xw.engagement-phase.02'], ship: frame.attacker });
    return finish(frame);
  }
  frame.weapon = frame.choices.find((each) => each.weapon.id === action.weapon)?.weapon ?? null;
  // xw.huge-attack.03: the header says so.
  if ((frame.weapon?.headers ?? 0) > 0) frame.bonus = true;
}

function askForDefender(state: XwingState, frame: AttackFrame) {
  const ship = frame.attacker;
  const { player } = shipOf(state, ship);
  const targets = frame.choices.find((each) => each.weapon.id === frame.weapon?.id)?.targets ?? [];
  const candidates = targets.map((target) =>
    candidate({ type: 'declare-defender', player, ship, defender: target.ship }, target.not),
  );
  const meant = targets.map(({ ship: id }) => id);
  const others = friendly(state, ship).filter(({ action }) => !meant.includes(action.defender));
  return questionIfAny(player, 'declare defender', [...candidates, ...others]);
}

/** Where nothing lets a ship attack friendly ships, and of itself, that is said of each. */
function friendly(state: XwingState, attacker: ShipId) {
  const { player } = shipOf(state, attacker);
  const own = state.ships.filter((each) => each.place === 'table' && each.player === player);
  return own.map(({ id }) =>
    candidate({ type: 'declare-defender' as const, player, ship: attacker, defender: id }, notAnEnemy(id, attacker)),
  );
}

function notAnEnemy(id: ShipId, attacker: ShipId): Reason {
  if (id === attacker) {
    const said = say`the arc is that of ${id} itself, and no ship is in its own firing arc.`;
    return reason('itself', said, ['xw.faq-firing-arcs.05', 'xw.arc.03']);
  }
  return reason('friendly', say`${id} is friendly.`, ['xw.friendly.03']);
}

/** The defender (xw.defender.01), and how it was measured (xw.attack.09, xw.obstructed.01). */
function declareDefender(state: XwingState, frame: AttackFrame, { defender }: { defender: ShipId }): void {
  const { weapon, attacker } = frame;
  const measured = weapon && attackRange(state, attacker, weapon, defender);
  if (!measured) throw new Error(`${defender} was offered as the defender, but is not in the attack arc`);
  const { lines, ...range } = measured;
  frame.defender = defender;
  frame.range = range;
  frame.arc = inArc(state, attacker, weapon, defender);
  frame.lines = lines;
  frame.obstructedBy = lines[0]?.through ?? [];
}

/** Only where equally short lines differ in what they run through (xw.obstructed.08). */
function askForLine(state: XwingState, frame: AttackFrame) {
  if (frame.lines.length < 2) return null;
  const { player } = shipOf(state, frame.attacker);
  const candidates = frame.lines.map(({ through }) => allowed({ type: 'choose-line', player, through }));
  return question(player, 'choose the line to measure along', candidates);
}

/** Weapon and defender (xw.attack.06), at which range and along which line (xw.attack.09, xw.obstructed.07). */
function tellDeclared(state: XwingState, frame: AttackFrame): void {
  const { weapon, defender, range } = declared(frame);
  const { attacker, obstructedBy } = frame;
  frame.choices = [];
  noteTurretArc(state, shipOf(state, attacker), weapon, shipOf(state, defender));
  emit(state, {
    type: 'attack-declared',
    rules: [...decides(frame), ...byItsCard(state, frame), 'xw.attack.06'],
    attacker,
    defender,
    weapon: weapon.id,
    range: range.range,
    obstructedBy,
    because: [...frame.granted, ...requirementMet(state, frame), howFar(state, frame), ...alongWhat(state, frame)],
  });
}

/** The arc through which a turret attack is performed counts as used; an attack with a front arc weapon uses none (xw.faq-firing-arcs.03). */
function noteTurretArc(state: XwingState, ship: Ship, { arc, id }: Weapon, defender: Ship): void {
  if (!isTurret(arc)) return;
  const through = turretArcs(ship, id).filter((each) => isInArc(state, ship, each, defender));
  ship.turretAttacks = [...new Set([...ship.turretAttacks, ...through])];
}

/** A weapon of a huge ship by its header, and in the arc to which its own indicator points (xw.huge-attack.04, xw.huge-turret-arcs.03). */
function byItsCard(state: XwingState, { weapon, attacker }: AttackFrame): RuleId[] {
  const card = shipOf(state, attacker).upgrades.find(({ id }) => id === weapon?.id);
  return [
    ...((weapon?.headers ?? 0) > 0 ? ['xw.huge-attack.04'] : []),
    ...(card?.turret ? ['xw.huge-turret-arcs.03'] : []),
  ];
}

/** What is out of the ordinary about the attack: the line that was chosen, what lets it be performed. */
function decides({ lines, granted }: AttackFrame): RuleId[] {
  return [...(lines.length > 1 ? ['xw.obstructed.07'] : []), ...rulesOfAll(granted)];
}

/** Attack range as it was measured, and the range of the two ships where that is another (xw.attack.09). */
function howFar(state: XwingState, frame: AttackFrame): Reason {
  const { weapon, defender, range } = declared(frame);
  const apart = measureShips(shipOf(state, frame.attacker), shipOf(state, defender));
  const band = apart.range < BEYOND ? apart.range : longRangeOf(apart.distance);
  const nearer = band === range.range ? '' : ` (range ${band} outside the arc: ${inMm(apart.distance)})`;
  const arc = arcInWords(shipOf(state, frame.attacker), weapon);
  const said = `${inMm(range.distance)} in the ${arc}${nearer}.`;
  return reason('attack-range', said, ['xw.attack.09'], { range: range.range, distance: range.distance });
}

/** What the line runs through along which was measured, and how certain that is; which lines there were to choose from (xw.obstructed.01, .07). */
function alongWhat(state: XwingState, frame: AttackFrame): Reason[] {
  const { attacker, lines, obstructedBy } = frame;
  const { defender, range } = declared(frame);
  const line = lines.find(({ through }) => through.join() === obstructedBy.join());
  const doubts = line && doubtsOfAttack(state, [attacker, defender], { ...range, lines }, line);
  return [...runsThrough(frame), ...(doubts ?? [])];
}

function runsThrough({ attacker, lines, obstructedBy }: AttackFrame): Reason[] {
  const through = obstructedBy.length > 0 ? listed(obstructedBy) : ['nothing'];
  const facts = { through: [...obstructedBy], lines: lines.length };
  if (lines.length > 1) {
    const others = lines.map((line) => (line.through.length > 0 ? listed(line.through) : ['nothing']));
    const all = others.flatMap((each, i): Sentence => [i === 0 ? '' : ', ', 'through ', ...each]);
    const said = say`${lines.length} lines are equally short (${all}): ${attacker} measures along that through ${through}.`;
    return [reason('line-chosen', said, ['xw.obstructed.07'], facts)];
  }
  if (obstructedBy.length === 0) return [];
  return [reason('obstructed', say`the closest line runs through ${through}.`, ['xw.obstructed.01'], facts)];
}

/** The token or lock that the weapon needs, where it is not let off. */
function requirementMet(state: XwingState, frame: AttackFrame): Reason[] {
  const { weapon, defender } = declared(frame);
  const [needed] = weapon.requires.filter((each) => isMet(state, frame, each));
  if (needed === undefined || weapon.requires.some((each) => frame.waives.includes(each))) return [];
  const has = needed === 'lock' ? say`a lock on ${defender}` : [`a ${needed} token`];
  const said = say`${frame.attacker} has ${has}, which ${weapon.id} needs.`;
  return [reason('requirement-met', said, [needed === 'lock' ? 'xw.special-weapon.08' : 'xw.special-weapon.09'])];
}

function isMet(state: XwingState, frame: AttackFrame, needed: Requirement): boolean {
  const { attacker, defender } = frame;
  if (needed !== 'lock') return shipOf(state, attacker).tokens[needed] > 0;
  return state.locks.some((lock) => lock.by === attacker && lock.on === defender);
}

/** Charges of the weapon (xw.attack.07); a bonus attack is the one of its round (xw.bonus-attack.04). */
function payCosts(state: XwingState, frame: AttackFrame): void {
  const { weapon, defender } = declared(frame);
  const anew = reason('cost', 'a bonus attack has its cost, too.', ['xw.bonus-attack.02']);
  const rules = [...(frame.bonus ? anew.rules : []), 'xw.attack.07'];
  for (let i = 0; i < weapon.chargeCost; i++)
    spendCharge(state, frame.attacker, weapon.id, rules, frame.bonus ? [anew] : []);
  for (let i = 0; i < weapon.energyCost; i++)
    spendCharge(state, frame.attacker, 'energy', ['xw.huge-energy.04', 'xw.attack.07']);
  const attacker = shipOf(state, frame.attacker);
  if (frame.bonus) attacker.bonusAttacks += 1;
  const card = attacker.upgrades.find((each) => each.id === weapon.id);
  if (card && weapon.headers > 0) card.bonusAttacks += 1;
  const engages = innermost(state, 'engagement');
  if (engages?.ship !== frame.attacker) return;
  // A bonus attack that a card grants with another weapon is not the standard attack with that (xw.huge-attack.02).
  const attack = frame.bonus && weapon.headers === 0 ? `${weapon.id}, as a bonus attack` : weapon.id;
  engages.attacks = [...(engages.attacks ?? []), attack];
  engages.defenders = [...(engages.defenders ?? []), defender];
}
