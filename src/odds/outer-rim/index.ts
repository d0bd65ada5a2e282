/**
 * Exact odds in Outer Rim: `testOdds` of skill tests and `combatOdds` of combats, by every rule and card of those who test and fight. docs/odds.md has
 * examples.
 *
 * @module holojudge/odds/outer-rim
 */
import * as E from 'fp-ts/lib/Either';
import type { Json } from '../../core';
import { object, oneOf, optional, upTo } from '../../core/codec';
import { outerRim, SKILLS, type OuterRim, type Skill } from '../../outer-rim';
import { ask, read, type Answer, type OddsOptions, type Wish } from '../ask';
import { combatCodec, encounterOf, endOf, isPlayer, tableOfCombat, type Combat, type CombatEnd } from './combat';
import { fighterCodec, leftOf, says, tableOf, worthOf, type Fighter, type Left } from './table';

export type { Answer, Likelihoods, OddsOptions, Wish } from '../ask';
export type { Combat, CombatDefender, CombatEnd } from './combat';
export type { Fighter, Left } from './table';

/** A skill test of one player. */
export interface Test {
  player: Fighter;
  skill: Skill;
  /** Copies of the skill beside those of its character and cards, from 0 (the default) to 9. */
  copies?: number;
}

/** How a test ends. */
export type TestEnd = {
  passed: boolean;
  /** What the player has then. */
  player: Left;
};

/** What is asked of the test, and what the player is after. */
export interface TestOptions<V extends Json> extends OddsOptions<TestEnd, V> {
  /** Default: to pass, then to have as much left as can be. */
  player?: Wish<TestEnd>;
}

const testCodec = object<Test>('a test', {
  player: fighterCodec('a player'),
  skill: oneOf('a skill', SKILLS),
  copies: optional(upTo(9)),
});

/**
 * How likely a skill test is passed, whatever passing and failing bring. Left: what is wrong with the input and where.
 * @example
 * ```ts
 * import { testOdds } from 'holojudge/odds/outer-rim';
 * import { expected } from 'holojudge/play';
 *
 * const found = testOdds({ player: { character: 'bossk' }, skill: 'stealth' });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * console.log(expected(found.right, ({ passed }) => (passed ? 1 : 0)).low); // 0.234375
 * ```
 */
export function testOdds<V extends Json = TestEnd>(test: Test, options: TestOptions<V> = {}): Answer<OuterRim, V> {
  const found = read(testCodec, test, options, ['player']);
  if (E.isLeft(found)) return found;
  const { asked, wished } = found.right;
  const { player, skill, copies = 0 } = asked;
  const laid = { card: [{ do: 'test' as const, skill }], skills: Array.from({ length: copies }, () => skill) };
  const state = tableOf({ testing: player }, laid, () => ['player']);
  if (E.isLeft(state)) return state;
  const { player: wish = { most: (end) => (end.passed ? PASSED : 0) + worthOf(end.player) } } = wished;
  return ask<OuterRim, TestEnd, V>(
    outerRim,
    state.right,
    {
      stop: ({ events }) => events.some(({ type }) => type === 'test-passed' || type === 'test-failed'),
      end: (at) => ({
        passed: at.events.some(({ type }) => type === 'test-passed'),
        player: leftOf(at, 'testing'),
      }),
      wishes: { testing: wish },
      says: says('encounter-space'),
    },
    wished,
  );
}

/** More than all that can be left. */
const PASSED = 1e2;

/** What is asked of the combat, and what each side is after. */
export interface CombatOptions<V extends Json> extends OddsOptions<CombatEnd, V> {
  /** Default: to win, then not to be defeated, then to suffer the least damage, then to keep its cards and credits. */
  attacker?: Wish<CombatEnd>;
  /** The same, where it is a player. */
  defender?: Wish<CombatEnd>;
}

/**
 * How likely each end of a combat is: one exchange of rolls, with all that cards make of it, until what was dealt is suffered. Left: what is wrong with the
 * input and where.
 * @example
 * ```ts
 * import { combatOdds } from 'holojudge/odds/outer-rim';
 * import { expected } from 'holojudge/play';
 *
 * const found = combatOdds({ combat: 'ship', attacker: { character: 'bossk' }, defender: { patrol: 'imperial' } });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * console.log(expected(found.right, ({ won }) => (won ? 1 : 0)).low.toFixed(4)); // 0.4725
 * ```
 */
export function combatOdds<V extends Json = CombatEnd>(
  combat: Combat,
  options: CombatOptions<V> = {},
): Answer<OuterRim, V> {
  const found = read(combatCodec, combat, options, ['attacker', 'defender']);
  if (E.isLeft(found)) return found;
  const { asked, wished } = found.right;
  const state = tableOfCombat(asked);
  if (E.isLeft(state)) return state;
  const { attacker = { most: worth }, defender = { least: worth } } = wished;
  return ask<OuterRim, CombatEnd, V>(
    outerRim,
    state.right,
    {
      stop: ({ events }) => events.some(({ type }) => type === 'combat-ended'),
      end: (at) => endOf(at, asked),
      wishes: { attacking: attacker, ...(isPlayer(asked.defender) ? { defending: defender } : {}) },
      says: says(encounterOf(asked)),
    },
    wished,
  );
}

function worth({ won, attacker, defender }: CombatEnd): number {
  return (won ? PASSED : 0) + worthOf(attacker) - (defender ? worthOf(defender) : 0);
}
