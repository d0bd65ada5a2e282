/** Saved games in the middle of an attack: what cannot be is refused, and its place is named. */
import * as E from 'fp-ts/lib/Either';
import type { Frame } from '../../../src/core';
import { armada } from '../../../src/armada/game';
import type { Table } from '../table';
import { aboutToBeDealt } from '../abilities/dealt';
import { dogfight, frontal } from './duels';

/** The path of the rejection when fields of the innermost frame of a procedure are others; null: it is loaded. */
function refused({ state }: Table, procedure: string, fields: object): readonly (string | number)[] | null {
  const saved = structuredClone(state);
  const at = saved.stack.map((frame) => frame.procedure).lastIndexOf(procedure);
  Object.assign(saved.stack[at] as Frame, fields);
  const loaded = armada.load(saved);
  return E.isLeft(loaded) ? loaded.left.path.filter((step) => step !== at) : null;
}

const rolled = (): Table => frontal({ cr90: { dial: 'concentrate-fire' } }).rolls('red hit', 'red hit', 'blue hit');

test('an attack in progress is loaded as it is', () => {
  expect(refused(rolled(), 'attack', {})).toBeNull();
});

test.each<[what: string, fields: object, path: string]>([
  ['no defender', { defender: null }, 'defender'],
  ['no range', { range: null }, 'range'],
  ['a ship without an attacking hull zone', { zone: null }, 'zone'],
  ['a ship without a defending hull zone', { defendingZone: null }, 'defendingZone'],
  ['a Counter attack of a ship', { counter: 2 }, 'counter'],
  ['more dice than there are', { gathered: { red: 9, blue: 9, black: 9 } }, 'gathered'],
  ['a pool of a hundred dice', { pool: Array(100).fill({ kind: 'red', face: 'hit', rerolls: 0 }) }, 'pool'],
])('%s is refused', (_what, fields, path) => {
  expect(refused(rolled(), 'attack', fields)).toEqual(['stack', path]);
});

test('a squadron has no hull zone, and counters with few dice', () => {
  const table = dogfight({ x: { at: [500, 400] }, tie: { owner: 'p2', at: [540, 400] } }).attack(
    'x',
    null,
    'tie',
    null,
  );
  expect(refused(table, 'attack', { zone: 'front' })).toEqual(['stack', 'zone']);
  expect(refused(table, 'attack', { counter: 99 })).toEqual(['stack', 'counter']);
});

test('dice are added and rerolled in an attack only', () => {
  const table = rolled().answer({ type: 'resolve-command', with: 'dial' });
  expect(refused(table, 'attack', { procedure: 'status phase' })).not.toBeNull();
  table.answer({ type: 'add-die', color: 'red' });
  expect(refused(table, 'add attack dice', { dice: { red: 99, blue: 0, black: 0 } })).toEqual(['stack', 'dice']);
  const saved = structuredClone(table.state);
  saved.stack = saved.stack.filter(({ procedure }) => procedure !== 'attack');
  expect(armada.load(saved)).toMatchObject({ _tag: 'Left', left: { code: 'misplaced-procedure' } });
});

test('a faceup card is drawn for a ship of the play area, and for none that waits beside it', () => {
  const reserve = { far: { owner: 'p1', at: null, setAside: true } } as const;
  const table = aboutToBeDealt({}, { objective: 'hyperspace-assault', ships: reserve });
  expect(refused(table, 'deal faceup damage card', {})).toBeNull();
  expect(refused(table, 'deal faceup damage card', { ship: 'far' })).toEqual(['stack', 'ship']);
});
