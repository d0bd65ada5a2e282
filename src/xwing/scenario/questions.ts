/** What else can be asked of a table: ranges, arcs, what lies in between. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import { tenths } from '../../language/headings';
import { listOf, object, reference, words, type Asking, type Schema } from '../../language/language';
import type { ArcName } from '../queries/firing-arcs';
import {
  attackRange,
  beyondRange,
  BEYOND,
  inArcOf,
  rangeToObject,
  relativePosition,
  withinRange,
  type Measured,
} from '../queries/range';
import { shipOf } from '../queries/ships';
import type { Ship, XwingState } from '../model/state';

type Question = Asking<XwingState>;
type Answer = ReturnType<Question['ask']>;

const ship = reference('ship');
const yesNo: Schema = { type: 'boolean', description: 'Default true' };
const range: Schema = { anyOf: [{ type: 'integer', minimum: 0, maximum: 3 }, { enum: ['beyond 3'] }] };
const ARC_WORDS: readonly ArcName[] = [
  'front',
  'left',
  'right',
  'rear',
  'bullseye',
  'full-front',
  'full-rear',
  'single-turret',
  'double-turret',
];
const arc = words(ARC_WORDS);

function answer(expected: Json, found: Json, evidence: Json): Answer {
  return E.right({ holds: expected === found, expected, found: { is: found, measured: evidence } });
}

function sayRange({ range: band }: Measured): Json {
  return band >= BEYOND ? 'beyond 3' : band;
}

function evidence({ distance, margin }: Measured): Json {
  return `${tenths(distance)} mm, ${tenths(margin)} mm from another range`;
}

const ranges: Question = {
  help: 'The range from a ship to another object.',
  schema: object({ from: ship, to: reference('object'), is: range }, ['from', 'to', 'is']),
  ask: (given, state) => {
    const { from, to, is } = given as { from: string; to: string; is: Json };
    const measured = rangeToObject(state, from, to);
    return answer(is, sayRange(measured), evidence(measured));
  },
};

const attackRanges: Question = {
  help: 'The attack range in an arc, and what the attack is measured through; `is: none` if no part of the target is in the arc.',
  schema: object(
    {
      from: ship,
      arc,
      to: ship,
      is: { anyOf: [range, { enum: ['none'] }] },
      through: listOf(reference('object'), 'On every way to measure'),
    },
    ['from', 'to', 'is'],
  ),
  ask: (given, state) => {
    const {
      from,
      to,
      is,
      through,
      arc: name,
    } = given as { from: string; to: string; is: Json; arc?: ArcName; through?: string[] };
    const measured = attackRange(state, from, name ?? 'front', to);
    if (!measured) return answer(is, 'none', 'no part is in the arc');
    const lines = measured.lines.map((line) => [...line.through].sort());
    if (sayRange(measured) !== is || through === undefined) return answer(is, sayRange(measured), evidence(measured));
    const wanted = [...through].sort();
    return E.right({ holds: lines.every((line) => line.join() === wanted.join()), expected: wanted, found: lines });
  },
};

const inArcs: Question = {
  help: 'Is any part of a ship in an arc of another?',
  schema: object({ of: ship, arc, target: ship, is: yesNo }, ['of', 'arc', 'target']),
  ask: (given, state) => {
    const { of, arc: name, target, is } = given as { of: string; arc: ArcName; target: string; is?: boolean };
    const { holds, margin } = inArcOf(shipOf(state, of), name, shipOf(state, target));
    return answer(is ?? true, holds, `${tenths(Math.abs(margin))} mm ${holds ? 'inside' : 'outside'}`);
  },
};

function twoShips(given: Json, state: XwingState): [Ship, Ship] {
  const { of, target } = given as { of: string; target: string };
  return [shipOf(state, of), shipOf(state, target)];
}

const bands = { of: ship, target: ship, is: yesNo };

const within: Question = {
  help: 'Does all of a ship lie within these ranges of another?',
  schema: object(
    {
      ...bands,
      range: {
        type: 'array',
        items: { type: 'integer', minimum: 0, maximum: 3 },
        minItems: 1,
        maxItems: 2,
        description: '[0, 1]',
      },
    },
    ['of', 'target', 'range'],
  ),
  ask: (given, state) => {
    const { range: band, is } = given as { range: number[]; is?: boolean };
    const [low = 0, high = low] = band;
    if (low > high)
      return reject(reason('no-such-range', `ranges ${low} to ${high} are none: the nearer one stands first`, []));
    const { holds, margin } = withinRange(...twoShips(given, state), band.length === 1 ? 0 : low, high);
    return answer(is ?? true, holds, `${tenths(margin)} mm`);
  },
};

const beyond: Question = {
  help: 'Does all of a ship lie beyond a range of another?',
  schema: object({ ...bands, range: { type: 'integer', minimum: 0, maximum: 3 } }, ['of', 'target', 'range']),
  ask: (given, state) => {
    const { range: band, is } = given as { range: number; is?: boolean };
    const { holds, margin } = beyondRange(...twoShips(given, state), band);
    return answer(is ?? true, holds, `${tenths(margin)} mm`);
  },
};

const POSITIONS = ['behind', 'in front', 'flanking', 'neither'];

const relative: Question = {
  help: 'Where a ship is, as seen from another: behind it, in front of it, flanking it.',
  schema: object({ of: ship, 'seen-from': ship, is: words(POSITIONS) }, ['of', 'seen-from', 'is']),
  ask: (given, state) => {
    const { of, 'seen-from': from, is } = given as { of: string; 'seen-from': string; is: string };
    return answer(is, relativePosition(shipOf(state, of), shipOf(state, from)) ?? 'neither', null);
  },
};

export const questions: Readonly<Record<string, Question>> = {
  range: ranges,
  'attack-range': attackRanges,
  'in-arc': inArcs,
  'within-range': within,
  'beyond-range': beyond,
  'relative-position': relative,
};
