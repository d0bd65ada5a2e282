/** Rolling attack and defense dice (xw.attack.16, xw.attack.22): start value, increases and decreases, limits, roll. */
import { candidate, question, rolledDice, rollQuestion, say, type AbilityOnPiece, type Source } from '../../core';
import {
  aboutAttack,
  currentAttack,
  declared,
  playerInRole,
  setPool,
  type AttackFrame,
  type Pool,
  type Role,
} from '../queries/attack';
import { FEWEST_DICE, MOST_DICE } from '../facts/dice';
import { dieKind, ownerOf } from '../queries/dice';
import { ask, emit, modified, options, run, useInWindow } from '../engine';
import { obstacleKindOf, ignoresObstacle } from '../queries/obstacles';
import { shipOf } from '../queries/ships';
import { removeToken } from '../effects/tokens';
import type { XwingState } from '../model/state';
import { mandatoryLeft } from './modify-dice';

const START = { attack: attackValue, defense: agilityValue } as const;

/** The steps that end with the dice of one side on the table. Limits come after all additions. */
export const rollDice = (pool: Pool, rules: readonly string[]) => [
  useAbilities(pool, 'attacker', rules),
  useAbilities(pool, 'defender', rules),
  run(`count ${pool} dice`, rules, (state, frame: AttackFrame) => {
    frame.count = diceToRoll(state, frame, pool).count;
    if (frame.count === 0) tellRoll(state, frame, pool, []);
  }),
  ask(
    `roll ${pool} dice`,
    rules,
    (_state, { count }: AttackFrame) =>
      count === 0 ? null : rollQuestion(dieKind(pool), count, say`${count} ${pool} dice`),
    (state, frame, action) => {
      setPool(frame, pool, rolledDice(action));
      tellRoll(state, frame, pool, action.faces);
    },
  ),
];

/** Abilities that change the number of dice and are used before the roll (xw.timing.05). */
const useAbilities = (pool: Pool, role: Role, rules: readonly string[]) => {
  const windowOf = (state: XwingState, frame: AttackFrame) => {
    const player = playerInRole(state, frame, role);
    return { window: `roll ${pool} dice`, player, event: null, frame } as const;
  };
  return ask(
    `${role} changes the number of ${pool} dice`,
    rules,
    (state, frame: AttackFrame) => {
      const offered = options(state, windowOf(state, frame));
      if (!offered.some((each) => each.not === null)) return null;
      const player = playerInRole(state, frame, role);
      const end = candidate({ type: 'end-modifying', player }, mandatoryLeft(offered));
      return question(player, say`${pool} dice to roll`, [...offered, end]);
    },
    (state, frame, action) => {
      if (action.type === 'end-modifying') return;
      useInWindow(state, windowOf(state, frame), action);
      return 'again';
    },
    { offers: `roll ${pool} dice` },
  );
};

/** A strained defender rolls 1 fewer, however many strain tokens it has (xw.strain.02). */
function strainOn(state: XwingState, frame: AttackFrame, pool: Pool): 0 | 1 {
  return pool === 'defense' && shipOf(state, declared(frame).defender).tokens.strain > 0 ? 1 : 0;
}

/** How many dice, and what they are made of: the printed value, what changes it, and the limits (xw.attack.16, xw.attack.22). */
function diceToRoll(state: XwingState, frame: AttackFrame, pool: Pool): { count: number; sources: Source[] } {
  const sources = [...START[pool](state, frame), ...frame.extra[pool]];
  if (strainOn(state, frame, pool) > 0) sources.push({ amount: -1, by: 'strain', rules: ['xw.strain.02'] });
  const about = aboutAttack(frame);
  const dice = modified(state, `${pool} dice`, sum(sources), about, sources);
  const fewest = modified(state, `fewest ${pool} dice`, FEWEST_DICE, about);
  const most = modified(state, `most ${pool} dice`, MOST_DICE, about);
  const count = Math.max(FEWEST_DICE, Math.min(MOST_DICE, most, Math.max(fewest, dice)));
  if (count !== dice) {
    const limit = [pool === 'attack' ? 'xw.attack.17' : 'xw.attack.23'];
    sources.push({ amount: count - dice, by: `the limit of ${count}`, rules: limit });
  }
  return { count, sources };
}

function sum(sources: readonly Source[]): number {
  return sources.reduce((all, { amount }) => all + amount, 0);
}

/** The weapon's attack value, and one die more at attack range 0-1 (xw.range-bonus.01), but for ordnance (xw.range-bonus.05). */
function attackValue(_state: XwingState, frame: AttackFrame): Source[] {
  const { weapon, range } = declared(frame);
  const sources: Source[] = [{ amount: weapon.value, by: 'its attack value' }];
  if (weapon.rangeBonus && range.range <= 1) sources.push(bonus(range.range, 'xw.range-bonus.01'));
  return sources;
}

function bonus(range: number, rule: string): Source {
  return { amount: 1, by: `attack range ${range}`, rules: [rule] };
}

/** The defender's agility; one die more at attack range 3 (xw.range-bonus.02, .05), and one if an obstacle obstructs (xw.obstructed.04). */
function agilityValue(state: XwingState, frame: AttackFrame): Source[] {
  const { weapon, defender, range } = declared(frame);
  const { agility } = shipOf(state, defender);
  const sources: Source[] = [{ amount: agility, by: 'its agility' }];
  modified(state, 'agility', agility, { ship: defender }, sources);
  if (weapon.rangeBonus && range.range === 3) sources.push(bonus(3, 'xw.range-bonus.02'));
  if (isObstructedByObstacle(state, frame))
    sources.push({ amount: 1, by: 'an obstacle in the way', rules: ['xw.obstructed.04'] });
  return sources;
}

/** By an obstacle that the attacker does not ignore; ships that obstruct have no effect (xw.obstructed.02, xw.faq-objects.03). */
function isObstructedByObstacle(state: XwingState, { obstructedBy, attacker }: AttackFrame): boolean {
  return obstructedBy.some((id) => obstacleKindOf(state, id) !== null && !ignoresObstacle(state, attacker, id));
}

function tellRoll(state: XwingState, frame: AttackFrame, pool: Pool, faces: readonly string[]): void {
  const rules = pool === 'attack' ? ['xw.attack.16'] : ['xw.attack.22'];
  const { sources } = diceToRoll(state, frame, pool);
  const parts = sources.length > 1 ? { sources } : {};
  emit(state, { type: 'dice-rolled', rules, ship: ownerOf(frame, pool), die: pool, faces, why: 'attack', ...parts });
  // Strain was applied, so a strain token goes, even where there was no die to lose (xw.strain.03, xw.faq-cards.33).
  if (strainOn(state, frame, pool) > 0) removeToken(state, declared(frame).defender, 'strain', ['xw.strain.03']);
}

/** An ability lets its side roll more dice in the roll that comes (negative: fewer). */
export function rollMore(state: XwingState, pool: Pool, dice: number, { ability, source }: AbilityOnPiece): void {
  const frame = currentAttack(state);
  if (frame) frame.extra[pool] = [...frame.extra[pool], { amount: dice, by: { ability, source } }];
}
