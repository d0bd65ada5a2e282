/** Values that no type asks for and that nothing stops a caller from handing over: every kind of JavaScript value, and plain ones with one of them inside. */
import { types } from 'node:util';
import { pickFrom, type Next } from './log';

const { isProxy } = types;

const DEEP = 20_000;
const MANY = 20_000;
const LONG = 200_000;

const throws = (): never => {
  throw new RangeError('hostile');
};

/** Made anew each time: a generator that ran, or an object that was changed, is another value. */
const KINDS: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  NaN: () => NaN,
  infinity: () => -Infinity,
  'negative zero': () => -0,
  'large number': () => 2 ** 53,
  'huge number': () => 1e308,
  fraction: () => 0.1,
  'big integer': () => 5n,
  symbol: () => Symbol('hostile'),
  'empty text': () => '',
  'long text': () => 'x'.repeat(LONG),
  'lone surrogate': () => '\ud800',
  'control characters': () => '\u0000\u001b[31m\r\n\u202e',
  proto: () => '__proto__',
  constructor: () => 'constructor',
  toString: () => 'toString',
  function: () => throws,
  class: () => class Hostile {},
  list: () => [],
  object: () => ({}),
  'object without prototype': () => Object.create(null) as object,
  date: () => new Date(NaN),
  map: () => new Map([['type', 'pass']]),
  set: () => new Set(['p1']),
  'regular expression': () => /x/,
  error: () => new Error('hostile'),
  promise: () => Promise.resolve(1),
  buffer: () => Buffer.alloc(MANY),
  'typed array': () => new Float64Array(MANY),
  'data view': () => new DataView(new ArrayBuffer(8)),
  'boxed number': () => Object(1) as object,
  'boxed text': () => Object('p1') as object,
  'weak map': () => new WeakMap(),
  generator: function* () {
    yield 1;
  },
  'sparse list': () => Array(4e9),
  'list with holes': () => [1, , 3], // eslint-disable-line no-sparse-arrays
  'many keys': () => Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`key${i}`, i])),
  'many items': () => Array.from({ length: MANY }, (_, i) => i),
  'deep lists': () => deep((inner) => [inner]),
  'deep objects': () => deep((inner) => ({ type: inner })),
  'wide and shared': () => Array.from({ length: 24 }).reduce<unknown>((inner) => [inner, inner], 1),
  'own proto key': () => JSON.parse('{"__proto__": {"polluted": 1}, "type": "pass"}') as unknown,
  'own constructor key': () => JSON.parse('{"constructor": {"prototype": {"polluted": 1}}}') as unknown,
  cycle: () => {
    const value: Record<string, unknown> = { type: 'pass' };
    value['self'] = value;
    return value;
  },
  'cyclic list': () => {
    const value: unknown[] = [];
    value.push(value);
    return value;
  },
  'throwing getter': () => Object.defineProperty({}, 'type', { get: throws, enumerable: true }),
  'fickle getter': () => {
    let reads = 0;
    return Object.defineProperty({ player: 'p1' }, 'type', {
      get: () => (reads++ % 2 === 0 ? 'pass' : { deep: reads }),
      enumerable: true,
    });
  },
  'toJSON that throws': () => ({ type: 'pass', toJSON: throws }),
  'conversion that throws': () => ({ [Symbol.toPrimitive]: throws, toString: throws, valueOf: throws }),
  'symbol key': () => ({ [Symbol('type')]: 1, type: 'pass' }),
  'throwing proxy': () => new Proxy({}, new Proxy({}, { get: () => throws })),
  'throwing list proxy': () => new Proxy([], new Proxy({}, { get: () => throws })),
  'proxy of everything': everything,
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'proxy with endless keys': () => new Proxy({}, { ownKeys: () => throws() }),
};

/** Whatever is asked of it, it has one more like itself. */
function everything(): unknown {
  return new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? undefined : everything()), has: () => true });
}

function deep(around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let i = 0; i < DEEP; i++) value = around(value);
  return value;
}

export const KIND_NAMES: readonly string[] = Object.keys(KINDS);

/** A hostile value, with its name. */
export function hostile(next: Next): { name: string; value: unknown } {
  const name = pickFrom(KIND_NAMES, next);
  return { name, value: KINDS[name]?.() };
}

/** A copy of a plain value with something hostile at a random place, or under a key of its own. */
export function spoilt(value: unknown, next: Next): { name: string; value: unknown } {
  const inside = hostile(next);
  if (typeof value !== 'object' || value === null) return inside;
  const root = structuredClone(value) as Record<string, unknown>;
  let at = root;
  for (;;) {
    const key = pickFrom([...Object.keys(at), 'surplus'], next);
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && next(4) > 0) at = inner as Record<string, unknown>;
    else {
      at[key] = inside.value;
      return { name: `${inside.name} inside`, value: root };
    }
  }
}

/** Freezes plain values through and through: who changes what they were handed throws. */
export function deepFrozen<T>(value: T): T {
  const open: unknown[] = [value];
  const seen = new Set<unknown>();
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== 'object' || each === null || isProxy(each) || seen.has(each)) continue;
    seen.add(each);
    const prototype: unknown = Object.getPrototypeOf(each);
    if (prototype !== Object.prototype && !Array.isArray(each)) continue;
    Object.freeze(each);
    for (const { value: part } of Object.values(Object.getOwnPropertyDescriptors(each))) open.push(part);
  }
  return value;
}
