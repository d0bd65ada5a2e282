/** Chance is a player: dice, shuffles and random picks are decisions that belong to it. */
import { say } from '../contract/sentence';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sameJson, type Json } from '../codec/json';
import type { Question } from '../contract/question';
import { reason, rejection, type Rejection } from '../contract/rejection';

/** Dice of one kind were rolled together. They have no order, and one way to write a roll is legal: with `faces` sorted (`canonicalChance`). Scripts and records are sorted as they are read. */
export interface RollAction {
  type: 'roll';
  player: 'chance';
  /** The kind of dice: `attack`. */
  die: string;
  /** What each die shows, sorted. */
  faces: readonly string[];
}

/** Dice of several kinds were rolled together: an entry a kind, sorted like their faces; see `RollAction`. */
export interface RollDiceAction {
  type: 'roll-dice';
  player: 'chance';
  /** Sorted by kind. */
  dice: readonly Rolled[];
}

/** What the dice of one kind show. */
export interface Rolled {
  /** The kind of dice. */
  die: string;
  /** What each die shows, sorted. */
  faces: readonly string[];
}

/** A card (or token) came out of a pile whose order nobody knows. */
export interface DrawAction {
  type: 'draw';
  player: 'chance';
  /** The name of the pile, as the question gives it. */
  pile: string;
  /** The id of what came out. */
  card: string;
}

/**
 * One of several was chosen at random, where no dice and no pile have a part: who sits where, what a player that nobody plays does. What is chosen
 * is an id, or a whole action of that player.
 */
export interface RandomChoice<C = Json> {
  type: 'choose-at-random';
  player: 'chance';
  /** What it is a choice of: 'seats'. */
  of: string;
  /** One of those that the question lists. */
  chosen: C;
}

/** What chance does, as an action that players of manual games send and scripts list. */
export type ChanceAction = RollAction | RollDiceAction | DrawAction | RandomChoice;

/** Who plays chance: the machine from a seed, a script that must fit, or the caller, who says what the real dice showed. */
export type ChanceMode =
  { mode: 'seeded'; seed: number } | { mode: 'scripted'; script: readonly ChanceAction[] } | { mode: 'manual' };

/** The same, as kept in the state. `rng` belongs to seeded, `script` and `next` to scripted. */
export interface Chance {
  /** Who answers: the machine, a script, or the caller. */
  mode: 'seeded' | 'scripted' | 'manual';
  /** The state of the generator; it foretells what comes, so views leave it out. */
  rng: readonly number[];
  /** Its values, used ones too. */
  script: readonly ChanceAction[];
  /** Index of the next value of the script. */
  next: number;
}

/** Chance as a fresh state keeps it, for the mode in which the game is played. */
export function startChance(mode: ChanceMode): Chance {
  return {
    mode: mode.mode,
    rng: mode.mode === 'seeded' ? [...xoroshiro128plus(seedOf(mode.seed)).getState()] : [],
    script: mode.mode === 'scripted' ? mode.script.map(canonicalChance) : [],
    next: 0,
  };
}

/** The seed of a generator, whatever somebody gave as one. */
export function seedOf(seed: unknown): number {
  return typeof seed === 'number' ? seed | 0 : 0;
}

/**
 * The generator's first numbers are hardly more than its seed, counted on: of seeds that lie beside each other the first choices would, too. So it starts from
 * bits that each bit of the seed has changed (the last steps of MurmurHash3; one for each seed, so that no two seeds become one).
 */
export function mixedSeed(given: unknown): number {
  const seed = seedOf(given);
  const half = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return most ^ (most >>> 16);
}

/** A roll as it is listed: dice of one roll and kind are alike, so their faces have no order, and are sorted. Anything else is given back as it is. For apps in which people tell what real dice show. */
export function canonicalChance<A extends { type: string }>(action: A): A {
  if (action.type === 'roll') return sortedFaces(action);
  const { dice } = action as unknown as { dice?: unknown };
  if (action.type !== 'roll-dice' || !Array.isArray(dice) || !dice.every(isRolled)) return action;
  return { ...action, dice: dice.map(sortedFaces).sort((a, b) => (a.die < b.die ? -1 : 1)) };
}

function sortedFaces<R extends object>(rolled: R): R {
  const { faces } = rolled as { faces?: unknown };
  if (!Array.isArray(faces) || !faces.every((face) => typeof face === 'string')) return rolled;
  return { ...rolled, faces: [...faces].sort() };
}

function isRolled(entry: unknown): entry is Rolled {
  return typeof (entry as Partial<Rolled> | null | undefined)?.die === 'string';
}

/** A uniform integer in 0..n-1 from the seed in the state. */
export function nextInt(chance: Chance, n: number): number {
  const rng = xoroshiro128plusFromState(chance.rng);
  const value = uniformInt(rng, 0, n - 1);
  chance.rng = [...rng.getState()];
  return value;
}

/** How likely each candidate is, as integers in their order; where a question says nothing of it, one is as likely as another. */
export function weightsOf({ weights, candidates }: Question<{ type: string }>): readonly number[] {
  return weights ?? candidates.map(() => 1);
}

/** The index that chance picks for a weighted question, or why the script does not fit it. */
export function answerChance(chance: Chance, asked: Question<{ type: string }>): number | Rejection {
  return chance.mode === 'seeded'
    ? indexByWeight(weightsOf(asked), (n) => nextInt(chance, n))
    : pickScripted(chance, asked);
}

/** An index, each as likely as its weight says; `next` draws an integer below its argument. */
export function indexByWeight(weights: readonly number[], next: (n: number) => number): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let at = next(total);
  return weights.findIndex((weight) => (at -= weight) < 0);
}

/** Chance of the same mode that knows nothing of what is to come: other random numbers, and no script; what it has told already may be hidden too. */
export function anotherFuture({ mode }: Chance, { rng }: Chance): Chance {
  return { mode, rng: mode === 'seeded' ? rng : [], script: [], next: 0 };
}

/** Why a script of chance may not end here: values that nobody asked for. Null: all are used, or chance has no script. */
export function leftOver(chance: Chance): Rejection | null {
  if (chance.next >= chance.script.length) return null;
  const left = chance.script.length - chance.next;
  return rejection(
    reason(
      'script-left-over',
      say`${left} ${[left === 1 ? 'value' : 'values']} in the script of chance ${[left === 1 ? 'was' : 'were']} never asked for.`,
      [],
      { left },
    ),
    ['chance', 'script', chance.next],
  );
}

function pickScripted(chance: Chance, asked: Question<{ type: string }>): number | Rejection {
  const value = chance.script[chance.next];
  const path = ['chance', 'script', chance.next];
  if (value === undefined) {
    return rejection(
      reason('script-exhausted', say`The script of chance has no value left for: ${asked.asks}.`, []),
      path,
    );
  }
  const index = asked.candidates.findIndex((each) => sameJson(each.action, value));
  if (index < 0) {
    return rejection(
      reason('script-mismatch', say`The next scripted value does not answer: ${asked.asks}.`, [], {
        next: JSON.stringify(value),
      }),
      path,
    );
  }
  chance.next += 1;
  return index;
}
