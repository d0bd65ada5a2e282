/**
 * Dice that lie together, of one kind or of several: rolled as one question, added, turned to another face, rerolled, taken out, chosen among. Rules say
 * who may do it and tell the events; what is the same in every game is here.
 */
import type { RollAction, RollDiceAction } from './chance';
import { rollQuestion, type Die, type DieKind } from './dice';
import { allowed, type Candidate, type Question } from '../contract/question';

/** The kinds of dice of a game, by their names. */
export type DiceKinds = Readonly<Record<string, DieKind>>;

/** Chance is asked to roll. */
export type RollQuestion = Question<RollAction | RollDiceAction>;

const knownRolls = new WeakMap<DiceKinds, Map<string, RollQuestion>>();

/**
 * Chance rolls so many dice of each kind, all at once: one question. Dice of a kind are alike. So a candidate is a multiset of faces for each kind, and its weight is
 * the number of ordered rolls that show it. Three red, two blue and two black dice of Armada are 1,260 candidates. Dice of one kind: `rollQuestion`. No dice: null.
 */
export function rollPool(
  kinds: DiceKinds,
  counts: Readonly<Record<string, number>>,
  asks: string,
): RollQuestion | null {
  const rolled = Object.keys(counts)
    .filter((name) => (counts[name] as number) > 0)
    .sort();
  const [only] = rolled;
  if (only === undefined) return null;
  if (rolled.length === 1) return rollQuestion(kindOf(kinds, only), counts[only] as number, asks);
  let known = knownRolls.get(kinds);
  if (!known) knownRolls.set(kinds, (known = new Map()));
  const key = rolled.map((name) => `${name} ${counts[name]}`).join();
  let question = known.get(key);
  if (!question)
    known.set(
      key,
      (question = combined(rolled.map((name) => rollQuestion(kindOf(kinds, name), counts[name] as number, '')))),
    );
  return { ...question, asks };
}

/** Every outcome of one roll with every outcome of the others. */
function combined(rolls: readonly Question<RollAction>[]): Question<RollDiceAction> {
  let all: { dice: RollDiceAction['dice']; weight: number }[] = [{ dice: [], weight: 1 }];
  for (const { candidates, weights = [] } of rolls) {
    const each = candidates.map(({ action: { die, faces } }, i) => ({
      rolled: Object.freeze({ die, faces }),
      weight: weights[i] as number,
    }));
    all = all.flatMap(({ dice, weight }) =>
      each.map((more) => ({ dice: [...dice, more.rolled], weight: weight * more.weight })),
    );
  }
  // Shared by every question about these dice, as those of one kind are.
  const candidates = all.map(({ dice }): Candidate<RollDiceAction> =>
    allowed(Object.freeze({ type: 'roll-dice', player: 'chance', dice: Object.freeze(dice) })),
  );
  return { by: ['chance'], asks: '', candidates, weights: all.map(({ weight }) => weight) };
}

function kindOf(kinds: DiceKinds, name: string): DieKind {
  const kind = kinds[name];
  if (!kind) throw new Error(`no kind of dice is called '${name}'`);
  return kind;
}

/** Chance rolls these dice of a pool again, all at once; `reroll` hands them what they show. None: null. */
export function rerollQuestion(kinds: DiceKinds, dice: readonly Die[], asks: string): RollQuestion | null {
  const counts: Record<string, number> = {};
  for (const { kind } of dice) counts[kind] = (counts[kind] ?? 0) + 1;
  return rollPool(kinds, counts, asks);
}

/** How many dice show a face. */
export function countFaces(dice: readonly Die[], face: string): number {
  let count = 0;
  for (const die of dice) if (die.face === face) count += 1;
  return count;
}

/** The first dice that show a face, so many at most, by their indexes. */
export function showing(dice: readonly Die[], face: string, most = Infinity): number[] {
  const found: number[] = [];
  for (let i = 0; i < dice.length && found.length < most; i++) if (dice[i]?.face === face) found.push(i);
  return found;
}

/** Has a die of this kind such a face? */
export function canShow(kind: DieKind, face: string): boolean {
  return Object.hasOwn(kind.faces, face);
}

/** Adds a die that was not rolled, showing this face. False: dice of its kind have no such face, and none is added. */
export function addDie(pool: Die[], kind: DieKind, face: string): boolean {
  if (!canShow(kind, face)) return false;
  pool.push({ kind: kind.name, face, rerolls: 0 });
  return true;
}

/** Turns a die to another face, and says which it showed. Null: it has no such face, and stays. */
export function turnDie(die: Die, kind: DieKind, to: string): string | null {
  if (!canShow(kind, to)) return null;
  const from = die.face;
  die.face = to;
  return from;
}

/** Dice leave the pool, spent or canceled, by their indexes; which they were. */
export function takeOut(pool: Die[], which: readonly number[]): Die[] {
  const taken: Die[] = [];
  const left: Die[] = [];
  for (let i = 0; i < pool.length; i++) (which.includes(i) ? taken : left).push(pool[i] as Die);
  pool.length = 0;
  pool.push(...left);
  return taken;
}

/** Dice that qualify, by their indexes, those that are alike together: of one kind, showing the same face, rerolled as often. */
export function alike<D extends Die>(dice: readonly D[], qualifies: (die: D) => boolean): number[][] {
  return grouped(dice, qualifies, ({ kind, face, rerolls }) => `${kind} ${face} ${rerolls}`);
}

/**
 * Every choice of one to so many of the dice that qualify, by their indexes. Of dice of one kind that show the same face it does not matter which are
 * chosen, so each choice is there once.
 */
export function choicesOfDice<D extends Die>(
  dice: readonly D[],
  most: number,
  qualifies: (die: D) => boolean = () => true,
): number[][] {
  let choices: number[][] = [[]];
  for (const group of grouped(dice, qualifies, ({ kind, face }) => `${kind} ${face}`)) {
    choices = choices.flatMap((chosen) =>
      [0, ...group.map((_index, n) => n + 1)]
        .filter((n) => chosen.length + n <= most)
        .map((n) => [...chosen, ...group.slice(0, n)]),
    );
  }
  return choices.filter((chosen) => chosen.length > 0);
}

/** Every way to take exactly so many results of these faces, in any combination; most of the first face first. */
export function choicesOfFaces<F extends string>(dice: readonly Die[], faces: readonly F[], count: number): F[][] {
  const [face, ...others] = faces;
  if (face === undefined) return count === 0 ? [[]] : [];
  const most = Math.min(count, countFaces(dice, face));
  return Array.from({ length: most + 1 }, (_, less) => most - less).flatMap((n) =>
    choicesOfFaces(dice, others, count - n).map((rest) => [...Array<F>(n).fill(face), ...rest]),
  );
}

/** In the order in which the first of each group lies there, whether that one qualifies or not. */
function grouped<D extends Die>(
  dice: readonly D[],
  qualifies: (die: D) => boolean,
  key: (die: D) => string,
): number[][] {
  const groups = new Map<string, number[]>();
  dice.forEach((die, i) => {
    const group = groups.get(key(die)) ?? [];
    groups.set(key(die), qualifies(die) ? [...group, i] : group);
  });
  return [...groups.values()].filter((group) => group.length > 0);
}
