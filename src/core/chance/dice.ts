/** Dice: kinds with weighted faces, rolls as chance questions, and one way to reroll. What is done to dice that lie together: `pools.ts`. */
import { say, type Sentence } from '../contract/sentence';
import type { RollAction, RollDiceAction, Rolled } from './chance';
import { allowed, type Candidate, type Question } from '../contract/question';
import { reason, type Reason, type RuleId } from '../contract/rejection';

/** A kind of die, with its faces. */
export interface DieKind<K extends string = string, F extends string = string> {
  name: K;
  /** How many of the die's sides show each face, e.g. `{ hit: 3, crit: 1, focus: 2, blank: 2 }`. */
  faces: Readonly<Record<F, number>>;
}

/** A die on the table. `rerolls` counts how often it was rerolled since it was rolled. */
export interface Die<K extends string = string, F extends string = string> {
  kind: K;
  face: F;
  rerolls: number;
}

/** How often a game lets one die be rerolled, and the rule that says so. */
export interface RerollPolicy {
  /** Null: without limit. */
  times: number | null;
  rules: readonly RuleId[];
}

interface Outcomes {
  candidates: readonly Candidate<RollAction>[];
  weights: readonly number[];
}

const outcomesByKind = new WeakMap<DieKind, Outcomes[]>();

/**
 * Chance rolls `count` dice of one kind. The dice of one roll are alike, so each candidate is a multiset of faces with
 * the number of ordered rolls that show it as its weight: six X-Wing dice give 84 candidates, not 262,144.
 */
export function rollQuestion(kind: DieKind, count: number, asks: string | Sentence): Question<RollAction> {
  const { candidates, weights } = rollOutcomes(kind, count);
  return { by: ['chance'], asks, candidates, weights };
}

/** Why this die may not be rerolled, or null. */
export function cannotReroll(die: Die, policy: RerollPolicy): Reason | null {
  if (policy.times === null || die.rerolls < policy.times) return null;
  return reason('already-rerolled', say`This ${die.kind} die was already rerolled.`, policy.rules, {
    rerolls: die.rerolls,
  });
}

/** Rerolls dice that count their rerolls (see `RerollPolicy`): those of each kind take the faces that chance rolled, in order. */
export function reroll(dice: readonly Die[], rolled: RollAction | RollDiceAction): void {
  for (const { die: kind, faces } of rolledByKind(rolled)) {
    const ofKind = dice.filter((die) => die.kind === kind);
    ofKind.forEach((die, i) => {
      die.face = faces[i] ?? die.face;
      die.rerolls += 1;
    });
  }
}

/** The dice that a roll put on the table. */
export function rolledDice(rolled: RollAction | RollDiceAction): Die[] {
  return rolledByKind(rolled).flatMap(({ die: kind, faces }) => faces.map((face) => ({ kind, face, rerolls: 0 })));
}

function rolledByKind(rolled: RollAction | RollDiceAction): readonly Rolled[] {
  return rolled.type === 'roll' ? [rolled] : rolled.dice;
}

function rollOutcomes(kind: DieKind, count: number): Outcomes {
  let known = outcomesByKind.get(kind);
  if (!known) outcomesByKind.set(kind, (known = []));
  return (known[count] ??= listOutcomes(kind, count));
}

function listOutcomes(kind: DieKind, count: number): Outcomes {
  const faces = Object.keys(kind.faces).sort();
  const candidates: Candidate<RollAction>[] = [];
  const weights: number[] = [];
  const extend = (index: number, left: number, shown: string[], weight: number): void => {
    const face = faces[index];
    if (face === undefined) {
      if (left > 0) return;
      // Shared by every question about these dice, and a state may come to hold it: nobody may change it.
      candidates.push(
        allowed(
          Object.freeze({ type: 'roll', player: 'chance', die: kind.name, faces: Object.freeze(shown) } as const),
        ),
      );
      weights.push(weight);
      return;
    }
    for (let n = 0; n <= left; n++) {
      const ways = choose(left, n) * (kind.faces[face] as number) ** n;
      extend(index + 1, left - n, [...shown, ...Array<string>(n).fill(face)], weight * ways);
    }
  };
  extend(0, count, [], 1);
  return { candidates, weights };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
