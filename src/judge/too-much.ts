/** Every step and everything that is expected takes its time: a file may ask so much, whatever it consists of. */
import { tooMany } from '../core/codec/plain';
import { isObject, type Json, type JsonObject, type Path } from '../core';
import type { Trouble } from './problem';
import { blocks } from './scenario';

/** Steps, expectations, and what stands in the lists of those, all together. */
export const MOST_ASKED = 1_000;

/** Where it becomes too much; null: it does not. Nothing else of the file has been checked yet. */
export function tooMuchAsked({ steps, expect, claims }: JsonObject): Trouble | null {
  let found = 0;
  let tooFar: Path | null = null;
  for (const [path, part] of parts(steps ?? null, expect ?? null, claims ?? null)) {
    found += asked(part);
    if (found > MOST_ASKED) tooFar ??= path;
  }
  return (
    tooFar && { path: tooFar, message: `the file has ${tooMany('steps and expectations in all', found, MOST_ASKED)}` }
  );
}

function* parts(steps: Json, expect: Json, claims: Json): Iterable<readonly [Path, Json]> {
  for (const [i, step] of (Array.isArray(steps) ? (steps as Json[]) : []).entries()) {
    yield [['steps', i], null];
    if (!isObject(step)) continue;
    for (const word of ['expect', 'until', 'ask']) yield* within(['steps', i, word], step[word] ?? null);
  }
  yield* within(['expect'], expect);
  for (const [by, said] of isObject(claims) ? Object.entries(claims) : []) yield* within(['claims', by], said);
}

/** Block by block, each expectation of it. */
function* within(path: Path, expect: Json): Iterable<readonly [Path, Json]> {
  for (const [i, block] of blocks(expect).entries())
    for (const [word, about] of isObject(block) ? Object.entries(block) : [])
      yield [Array.isArray(expect) ? [...path, i, word] : [...path, word], about];
}

function asked(about: Json): number {
  return Array.isArray(about) ? Math.max(1, about.length) : 1;
}
