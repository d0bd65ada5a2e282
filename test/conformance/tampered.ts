/** A save in which one thing is another: either `load` refuses it, or play goes on from it as from any state. */
import * as E from 'fp-ts/lib/Either';
import { sameJson, type Action, type AnyGame, type CoreState, type Json, type Path } from '../../src/core';
import { randomPolicy } from '../../src/play';

type Next = (n: number) => number;
type Parts = Record<string | number, unknown>;

/** A save with one change, and what was changed. */
export interface Tampered {
  state: CoreState;
  change: string;
}

/** What became of it. */
export interface Verdict {
  kind: 'refused' | 'played on' | 'found';
  /** Found: what went wrong. Refused: the code. */
  detail: string;
}

const PLAYED_ON: Verdict = { kind: 'played on', detail: '' };

/** Between two looks at whether a state loads that was played on to. */
const LOAD_EVERY = 20;

/** As often a change is drawn again that changes nothing: a value is replaced by one like it, a list is empty. */
const MOST_DRAWS = 20;

/** One change: of the stack, as often as of all the rest. `others`: states of the same game, of which frames and values are taken. */
export function tampered(state: CoreState, others: readonly CoreState[], next: Next): Tampered {
  for (let n = 1; ; n++) {
    const drawn = oneChange(state, others, next);
    if (n === MOST_DRAWS || !sameJson(drawn.state as unknown as Json, state as unknown as Json)) return drawn;
  }
}

function oneChange(state: CoreState, others: readonly CoreState[], next: Next): Tampered {
  const copy = structuredClone(state);
  const kind = next(4);
  const change =
    (kind === 0 ? otherFrame(copy, others, next) : kind === 1 ? otherStep(copy, next) : null) ??
    otherPart(kind < 3 && copy.stack.length > 0 ? copy.stack : copy, kind < 3 ? ['stack'] : [], copy, others, next);
  return { state: copy, change };
}

/** One part of another moment of the same game: its stack, its pieces, its events, whatever a state has. */
export function grafted(state: CoreState, others: readonly CoreState[], next: Next): Tampered {
  const parts = structuredClone(state) as unknown as Parts;
  const other = pick(others, next) as unknown as Parts;
  const differ = Object.keys(parts).filter(
    (key) => key !== 'depth' && !sameJson(parts[key] as Json, other[key] as Json),
  );
  const key = next(3) === 0 && differ.includes('stack') ? 'stack' : pick(differ, next);
  if (key === undefined) return { state, change: 'nothing differs' };
  parts[key] = structuredClone(other[key]);
  return { state: parts as unknown as CoreState, change: `${key} of another moment` };
}

/** A frame is doubled, removed, or one of another moment. */
function otherFrame({ stack }: CoreState, others: readonly CoreState[], next: Next): string | null {
  const at = next(stack.length);
  const frame = stack[at];
  if (!frame) return null;
  const elsewhere = pick(others, next)?.stack ?? [];
  const another = structuredClone(pick(elsewhere, next));
  const where = `frame ${at} (${frame.procedure} ${frame.step})`;
  switch (next(4)) {
    case 0:
      stack.splice(at, 0, structuredClone(frame));
      return `${where} doubled`;
    case 1:
      stack.splice(at, 1);
      return `${where} removed`;
    case 2:
      if (!another) return null;
      stack.splice(at, 1, another);
      return `${where} replaced by ${another.procedure} ${another.step}`;
    default:
      if (!another) return null;
      stack.splice(at + next(2), 0, another);
      return `${another.procedure} ${another.step} put beside ${where}`;
  }
}

function otherStep({ stack }: CoreState, next: Next): string | null {
  const at = next(stack.length);
  const frame = stack[at];
  if (!frame) return null;
  const was = frame.step;
  frame.step = next(3) > 0 ? was + (next(2) === 0 ? 1 : -1) : next(was + 6);
  return `frame ${at} (${frame.procedure}) at step ${frame.step}, not ${was}`;
}

function otherPart(root: object, path: Path, state: CoreState, others: readonly CoreState[], next: Next): string {
  let at = root as Parts;
  let within = path;
  for (;;) {
    const keys = Object.keys(at);
    const key = pick(keys, next);
    if (key === undefined) return `${within.join('.')} is empty`;
    const place = Array.isArray(at) ? Number(key) : key;
    const inner = at[place];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && next(8) > 0) {
      at = inner as Parts;
      within = [...within, place];
      continue;
    }
    return `${[...within, place].join('.')} ${spoil(at, place, state, others, next)}`;
  }
}

function spoil(at: Parts, key: string | number, state: CoreState, others: readonly CoreState[], next: Next): string {
  const was = at[key];
  if (Array.isArray(at) && next(3) === 0) {
    if (next(2) === 0) at.splice(Number(key), 1);
    else at.splice(Number(key), 0, structuredClone(was));
    return `removed or doubled, the list has ${at.length}`;
  }
  if (!Array.isArray(at) && next(20) === 0) {
    delete at[key];
    return 'left out';
  }
  at[key] = another(String(key), was, state, others, next);
  return `is ${short(at[key])}, not ${short(was)}`;
}

function another(key: string, was: unknown, state: CoreState, others: readonly CoreState[], next: Next): unknown {
  if (next(8) === 0) return null;
  if (typeof was === 'boolean') return !was;
  if (typeof was === 'number') return pick([was + 1, was - 1, 0, -1, -was, was * 2, 1e9, was + 0.5, next(1000)], next);
  const from = next(2) === 0 ? state : (pick(others, next) ?? state);
  const alike = valuesOf(key, from);
  if (typeof was === 'string' && next(2) === 0) return pick(textsOf(from), next) ?? null;
  return structuredClone(pick(alike, next) ?? null);
}

/** What stands in fields of this name. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(name === key || name === 'id' ? [each] : []),
    ...valuesOf(key, each),
  ]);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function pick<T>(list: readonly T[], next: Next): T | undefined {
  return list.length > 0 ? list[next(list.length)] : undefined;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 80);
}

/** Loads it, and where it loads plays on at random. */
export function verdictOn(game: AnyGame, saved: CoreState, next: Next, actions: number): Verdict {
  const found = (detail: string): Verdict => ({ kind: 'found', detail });
  try {
    const loaded = game.load(saved);
    if (E.isLeft(loaded)) return { kind: 'refused', detail: loaded.left.code };
    // Played in place, which is twice as fast; where it is loaded again, `reduce` takes the action, too.
    const state = game.copy(loaded.right as CoreState) as CoreState;
    const choose = randomPolicy<CoreState, Action>(next);
    for (let n = 0; n <= actions; n++) {
      const looks = n % LOAD_EVERY === 1 || n === actions;
      const again = looks ? game.load(JSON.parse(JSON.stringify(state))) : null;
      if (again && E.isLeft(again))
        return found(`after ${n} actions no state: ${again.left.path.join('.')}: ${again.left.message}`);
      const question = game.question(state);
      if (!question) {
        if (state.stack.length > 0 || game.outcome(state).kind === 'playing') return found('over, and nobody has won');
        const over = game.load(JSON.parse(JSON.stringify(state)));
        return E.isLeft(over) ? found(`over, and no state: ${over.left.message}`) : PLAYED_ON;
      }
      if (n === actions) break;
      const action = choose({ state, question });
      if (!action) return found(`a dead end after ${n} actions: ${JSON.stringify(game.decision(state).step)}`);
      const step = again && E.isRight(again) ? game.reduce(again.right, action) : null;
      const no = step && E.isLeft(step) ? step.left : game.play(state, action);
      if (no) return found(`listed, but refused after ${n} actions: ${no.code}: ${no.message}`);
    }
    return PLAYED_ON;
  } catch (error) {
    const { message = '', stack = '' } = error instanceof Error ? error : {};
    const at = stack
      .split('\n')
      .filter((line) => line.includes('/src/'))
      .slice(0, 3);
    const places = at.map((line) => line.replace(/.*\/src\//, '').replace(/\)$/, ''));
    return found(`throws ${message} at ${places.join(' < ')}`);
  }
}
