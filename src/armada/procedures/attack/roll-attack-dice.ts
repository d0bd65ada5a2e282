/** Step 2 of an attack, Roll Attack Dice: gather, remove what obstruction takes, roll (arm.attack.08 to .12, arm.obstructed.02 to .04). */
import {
  allowed,
  question,
  reason,
  rolledDice,
  rollPool,
  say,
  type RollAction,
  type RollDiceAction,
  type RuleId,
  type Source,
} from '../../../core';
import { ATTACK_DICE, DICE_COLORS, type DiceColor } from '../../facts';
import { abilityNamed, ask, emit, finish, modified, run } from '../../engine';
import type { AttackAction } from '../../model/actions';
import type { AttackDie } from '../../model/attack';
import type { ArmadaState } from '../../model/state';
import { armamentOf, diceAt, diceIn } from '../../queries/armament';
import { aboutAttack, attackingPlayer, declared, shown, type AttackFrame } from '../../queries/attack';

export const rollAttackDice = [
  run('gather dice', ['arm.attack.08', 'arm.attack.09', 'arm.attack.10', 'arm.attack.11'], gatherDice),
  ask(
    'remove a die',
    ['arm.obstructed.02', 'arm.obstructed.03'],
    whichColor,
    (state, frame, { color }: Extract<AttackAction, { type: 'remove-die' }>) => {
      removeDie(state, frame, color);
      return 'again';
    },
  ),
  run('remove dice of the only color', ['arm.obstructed.02'], (state, frame: AttackFrame) => {
    const [color] = colorsIn(frame);
    while (color !== undefined && frame.remove > 0 && frame.gathered[color] > 0) removeDie(state, frame, color);
  }),
  run('cancel the attack without dice', ['arm.attack.12', 'arm.obstructed.04'], cancelWithoutDice),
  ask('roll attack dice', ['arm.attack.08'], toRoll, rollDice),
];

function gatherDice(state: ArmadaState, frame: AttackFrame): void {
  const about = aboutAttack(frame);
  const armament = armamentOf(state, frame.attacker, frame.zone, about.armament, frame.counter);
  frame.gathered = diceAt(armament, about.range);
  frame.remove = modified(state, 'dice removed', about.obstructed ? 1 : 0, about);
}

function colorsIn({ gathered }: AttackFrame): DiceColor[] {
  return DICE_COLORS.filter((color) => gathered[color] > 0);
}

/** Where there is only one color, there is nothing to choose. */
function whichColor(state: ArmadaState, frame: AttackFrame) {
  const colors = colorsIn(frame);
  if (frame.remove === 0 || colors.length < 2) return null;
  const player = attackingPlayer(state, frame);
  const { attacker } = frame;
  return question(
    player,
    'remove a die',
    colors.map((color) => allowed({ type: 'remove-die', player, attacker, color })),
  );
}

/** The rules by which dice are removed: those of obstructed attacks, and those of cards. */
function rulesOfRemoving(state: ArmadaState, frame: AttackFrame): RuleId[] {
  const about = aboutAttack(frame);
  const sources: Source[] = [];
  const base = about.obstructed ? 1 : 0;
  modified(state, 'dice removed', base, about, sources);
  const ofCards = sources.flatMap(({ by }) => (typeof by === 'object' ? (abilityNamed(by.ability)?.rules ?? []) : []));
  const obstructed =
    base > 0 ? ['arm.obstructed.02', ...(frame.obstructedBy.length > 1 ? ['arm.obstructed.03'] : [])] : [];
  return [...new Set([...obstructed, ...ofCards])];
}

function removeDie(state: ArmadaState, frame: AttackFrame, color: DiceColor): void {
  frame.gathered[color] -= 1;
  frame.remove -= 1;
  const because = frame.obstructedBy.map((id) =>
    reason('obstructed', say`The attack is obstructed by ${id}.`, ['arm.obstructed.01']),
  );
  emit(state, { type: 'die-removed', rules: rulesOfRemoving(state, frame), attacker: frame.attacker, color, because });
}

function cancelWithoutDice(state: ArmadaState, frame: AttackFrame): void {
  if (diceIn(frame.gathered) > 0) return;
  const { attacker } = frame;
  const { defender } = declared(frame);
  const rules = frame.obstructedBy.length > 0 ? ['arm.obstructed.04', 'arm.attack.12'] : ['arm.attack.12'];
  emit(state, { type: 'attack-canceled', rules, attacker, defender });
  finish(frame);
}

function toRoll(_state: ArmadaState, { gathered }: AttackFrame) {
  return rollPool(ATTACK_DICE, gathered, 'attack dice');
}

function rollDice(state: ArmadaState, frame: AttackFrame, action: RollAction | RollDiceAction): void {
  const { attacker } = frame;
  const { defender, defendingZone } = declared(frame);
  frame.gathered = { red: 0, blue: 0, black: 0 };
  // Attack dice have no other kinds and faces.
  frame.pool = rolledDice(action) as AttackDie[];
  const rules = ['arm.attack.08', 'arm.attack.09', defendingZone === null ? 'arm.attack.11' : 'arm.attack.10'];
  emit(state, { type: 'attack-dice-rolled', rules, attacker, defender, dice: shown(frame.pool) });
}
