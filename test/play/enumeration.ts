/**
 * What `explore` answers, worked out again from the contract of a game alone: every way is played from its start, dice fall one after the other, nothing is
 * merged, and nothing has a key.
 */
import type { Action, AnyGame, CoreState, Json } from '../../src/core';

export interface Asked {
  /** The question ends when a procedure of this name does. */
  after: string;
  value(state: CoreState): Json;
  /** Who decides: every choice counts, all want the most of this number, or this policy. */
  decide: 'any' | { most(state: CoreState): number } | ((actions: readonly Action[]) => Action);
  /** The faces of dice of this kind, each with its sides; null: such dice are not taken apart. */
  sidesOf(die: string): Readonly<Record<string, number>> | null;
}

/** By the value, as JSON: the lowest and the highest probability; and what is expected of what is wanted. */
export interface Answer {
  found: Map<string, { low: number; high: number }>;
  expected: number;
}

export class TooMany extends Error {}

export function enumerated(game: AnyGame, from: CoreState, asked: Asked, mostPlays: number): Answer {
  let left = mostPlays;

  const ended = (state: CoreState): Answer => ({
    found: new Map([[JSON.stringify(asked.value(state)), { low: 1, high: 1 }]]),
    expected: typeof asked.decide === 'object' ? asked.decide.most(state) : 0,
  });

  const played = (from: CoreState, action: Action): Answer => {
    left -= 1;
    if (left < 0) throw new TooMany();
    const state = game.copy(from) as CoreState;
    let before = count(state, asked.after);
    let end: Answer | null = null;
    const trouble = game.play(state, action as never, (midst) => {
      const now = count(midst as CoreState, asked.after);
      if (now < before) end = ended(midst as CoreState);
      before = now;
      return end !== null;
    });
    if (end) return end;
    if (trouble) throw new Error(trouble.message);
    return open(state);
  };

  const open = (state: CoreState): Answer => {
    const { over, by } = game.decision(state);
    if (over) return ended(state);
    if (by[0] === 'chance') return rolled(state);
    const { kind, actions } = game.allLegalActions(state) as { kind: string; actions: readonly Action[] };
    if (kind === 'region' || by.length > 1) throw new TooMany();
    const { decide } = asked;
    if (typeof decide === 'function') return played(state, decide(actions));
    const answers = actions.map((action) => played(state, action));
    return decide === 'any' ? anyOf(answers) : highest(answers);
  };

  const rolled = (state: CoreState): Answer => {
    const outcomes = game.chanceOutcomes(state) as { action: Action; probability: number }[];
    const [first] = outcomes as unknown as { action: { type: string; die: string; faces: string[] } }[];
    const sides = first?.action.type === 'roll' ? asked.sidesOf(first.action.die) : null;
    if (!first || !sides) return mixed(outcomes.map(({ action, probability }) => [probability, played(state, action)]));
    const all = inOrder(sides, first.action.faces.length);
    if (all.length > left) throw new TooMany();
    return mixed(all.map(([chance, faces]) => [chance, played(state, { ...first.action, faces } as never)]));
  };

  return open(from);
}

/** Every way that so many dice can fall one after the other; the faces of each are sorted then, as states list them. */
function inOrder(sides: Readonly<Record<string, number>>, dice: number): [number, string[]][] {
  if (dice === 0) return [[1, []]];
  const total = Object.values(sides).reduce((sum, each) => sum + each, 0);
  return inOrder(sides, dice - 1).flatMap(([chance, faces]) =>
    Object.entries(sides).map(([face, weight]): [number, string[]] => [
      (chance * weight) / total,
      [...faces, face].sort(),
    ]),
  );
}

function count({ stack }: CoreState, procedure: string): number {
  return stack.filter((frame) => frame.procedure === procedure).length;
}

function mixed(parts: readonly (readonly [number, Answer])[]): Answer {
  const found: Answer['found'] = new Map();
  let expected = 0;
  for (const [chance, part] of parts) {
    expected += chance * part.expected;
    for (const [value, { low, high }] of part.found) {
      const sum = found.get(value) ?? { low: 0, high: 0 };
      found.set(value, { low: sum.low + chance * low, high: sum.high + chance * high });
    }
  }
  return { found, expected };
}

function anyOf(answers: readonly Answer[]): Answer {
  const values = new Set(answers.flatMap(({ found }) => [...found.keys()]));
  const of = (value: string) => answers.map(({ found }) => found.get(value) ?? { low: 0, high: 0 });
  const bounds = [...values].map((value) => {
    const low = Math.min(...of(value).map((each) => each.low));
    return [value, { low, high: Math.max(...of(value).map((each) => each.high)) }] as const;
  });
  return { found: new Map(bounds), expected: 0 };
}

function highest(answers: readonly Answer[]): Answer {
  return answers.reduce((best, each) => (each.expected > best.expected + 1e-12 ? each : best));
}
