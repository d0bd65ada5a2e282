/** Step 2 of an attack, Roll Attack Dice: gather, remove what obstruction takes, roll (arm.attack.08 to .12, arm.obstructed.02 to .04). */
import {
  allowed,
  question,
  reason,
  rolledDice,
  rollPool,
  say,
  type Reason,
  type RollAction,
  type RollDiceAction,
  type RuleId,
  type Source,
} from '../../../core';
import { ATTACK_DICE, DICE_COLORS, type DiceColor } from '../../facts';
import { abilityNamed, ask, emit, finish, modified, permitted, run } from '../../engine';
import type { AttackAction } from '../../model/actions';
import type { AttackDie } from '../../model/attack';
import type { ArmadaState } from '../../model/state';
import { armamentOf, diceAt, diceIn } from '../../queries/armament';
import { aboutAttack, attackingPlayer, declared, shown, type AttackFrame } from '../../queries/attack';

export const rollAttackDice = [
  run('gather dice', ['arm.attack.08', 'arm.attack.09', 'arm.attack.10', 'arm.attack.11'], gatherDice),
  // One for an obstruction (arm.obstructed.02).
  ask(
    'remove a die',
    ['arm.attack.08'],
    whichColor,
    (state, frame, { color }: Extract<AttackAction, { type: 'remove-die' }>) => {
      removeDie(state, frame, color);
      return 'again';
    },
  ),
  run('remove dice of the only color', ['arm.attack.08', 'arm.obstructed.02'], (state, frame: AttackFrame) => {
    const [color] = colorsIn(frame);
    while (color !== undefined && frame.remove > 0 && frame.gathered[color] > 0) removeDie(state, frame, color);
  }),
  run('cancel the attack without dice', ['arm.attack.12', 'arm.obstructed.04'], cancelWithoutDice),
  ask('roll attack dice', ['arm.attack.08'], toRoll, rollDice),
];

function gatherDice(state: ArmadaState, frame: AttackFrame): void {
  const about = aboutAttack(frame);
  const armament = armamentOf(state, frame.attacker, frame.zone, about.armament, frame.counter);
  // A squadron that a card lets attack from farther away does so with all its dice.
  frame.gathered = diceAt(armament, frame.zone === null ? 'close' : about.range);
  // Black dice reach farther where a card lets them (arm.attack-range.02).
  if (about.range === 'medium' && permitted(state, 'black dice at medium range', about))
    frame.gathered.black = armament.black;
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
  const candidates = colors.map((color) => allowed({ type: 'remove-die', player, attacker, color }));
  return { ...question(player, 'remove a die', candidates), rules: nextRemoval(state, frame).rules };
}

/** What takes away each of the dice: first obstruction, whatever the number of what obstructs (arm.obstructed.02, .03), then each card in effect. */
function removals(state: ArmadaState, frame: AttackFrame): Removal[] {
  const about = aboutAttack(frame);
  const sources: Source[] = [];
  modified(state, 'dice removed', 0, about, sources);
  const ofCards = sources.flatMap(({ amount, by }): Removal[] => {
    if (typeof by === 'string') return [];
    const rules = abilityNamed(by.ability)?.rules ?? [];
    const because = [reason('dice-removed', say`${by.source} takes a die away.`, rules)];
    return Array<Removal>(amount).fill({ rules, because });
  });
  return [...(about.obstructed ? [byObstruction(frame)] : []), ...ofCards];
}

interface Removal {
  rules: readonly RuleId[];
  because: readonly Reason[];
}

function byObstruction({ obstructedBy }: AttackFrame): Removal {
  return {
    rules: ['arm.obstructed.02', ...(obstructedBy.length > 1 ? ['arm.obstructed.03'] : [])],
    because: obstructedBy.map((id) =>
      reason('obstructed', say`The attack is obstructed by ${id}.`, ['arm.obstructed.01']),
    ),
  };
}

/** That of the die which is removed next. */
function nextRemoval(state: ArmadaState, frame: AttackFrame): Removal {
  return removals(state, frame).at(-frame.remove) ?? { rules: [], because: [] };
}

function removeDie(state: ArmadaState, frame: AttackFrame, color: DiceColor): void {
  const { rules, because } = nextRemoval(state, frame);
  frame.gathered[color] -= 1;
  frame.remove -= 1;
  emit(state, { type: 'die-removed', rules, attacker: frame.attacker, color, because });
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
