/** Every function that the package exports, given what nobody should give it: it answers, or throws an error of ours that its documents name. */
import * as E from 'fp-ts/lib/Either';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, ROOT, type Entry } from '../../scripts/package/entries';
import { MalformedInput, NotAState } from '../../src/core';
import { NotARecord } from '../../src/play';
import { GOOD, OBJECTS } from './good-arguments';
import { strangers } from './hostile';

type Run = (...args: readonly unknown[]) => unknown;
interface Door {
  /** Name of the entry, or of the object, that has it. */
  of: string;
  name: string;
  run: Run;
  good: readonly unknown[];
}

/** Functions that callers hand over may throw what they like, which is not what is looked at here. */
const STRANGERS = [...strangers().filter((each) => typeof each !== 'function'), (): undefined => undefined];
const LONG = 'x'.repeat(100_000);
const MANY = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}`.padEnd(100, 'x'), i]));
const REACHING: unknown = JSON.parse('{"__proto__": {"more": true}, "constructor": {"prototype": {}}}');
const HOSTILE = [...STRANGERS, 0, '', '__proto__', 'constructor', LONG, MANY, REACHING];

const OURS = [MalformedInput, NotAState, NotARecord];

/** Rules themselves call the functions of these entries, and a check would be made thousands of times in a game: the documents of the entries say so. */
const FOR_AUTHORS = /^(core|language|.*\/abilities)$/;
const SAID = 'trust what they are given: rules call them thousands of times in a game';
/** Of those, what programs call with what people wrote. */
const ALSO_FOR_CALLERS = ['wrongNames'];
/** Of a game's functions the one that trusts its caller, as its document says: it is for playouts. */
const TRUSTING = ['play'];

const exported = entries().map(({ name, source }) => ({
  name,
  exports: jest.requireActual<Record<string, unknown>>(join('../..', source)),
}));
const doors = [
  ...exported.flatMap(({ name, exports }) => doorsOf(name, exports)),
  ...Object.entries(OBJECTS).flatMap(([of, object]) => doorsOf(of, object)),
];
/** What two entries offer is looked at once. */
const once = doors.filter(({ run }, i) => doors.findIndex((each) => each.run === run) === i);

function doorsOf(of: string, object: object): Door[] {
  const names = new Set([...Object.keys(object), ...Object.keys(GOOD[of] ?? {})]);
  return [...names].flatMap((name) => {
    const run = (object as Record<string, unknown>)[name];
    if (typeof run !== 'function' || OURS.includes(run as never) || TRUSTING.includes(name)) return [];
    const isMethod = of in OBJECTS;
    return [{ of, name, run: isMethod ? (run.bind(object) as Run) : (run as Run), good: GOOD[of]?.[name] ?? [] }];
  });
}

/** Nothing; what is hostile, alone, in the place of one argument that is good, and of several. */
function* hostileArguments(good: readonly unknown[]): Generator<readonly unknown[]> {
  yield [];
  for (const bad of HOSTILE) {
    if (bad !== MANY || good.length === 0) yield [bad];
    for (const at of good.keys()) yield good.map((each, i) => (i === at ? bad : each));
    // What is large takes its time to be read.
    if (bad === MANY) continue;
    if (good.length === 0) yield [bad, bad];
    for (let from = 0; from < good.length - 1; from++) yield good.map((each, i) => (i >= from ? bad : each));
  }
}

/** What documents say of each function of an entry, and of the entry: from its own file, or from those under its folder. */
function documentsOf({ name, source }: Entry): (called: string) => string {
  const folder = name.startsWith('odds/') ? `src/${name}` : `src/${name.split('/')[0] ?? ''}`;
  const files = name === ROOT ? [source] : filesUnder(folder);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const ofEntry = /^\/\*\*(?:(?!\*\/)[^])*\*\//.exec(readFileSync(source, 'utf8'))?.[0] ?? '';
  return (called) => {
    const own = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:async )?(?:function|const) ${called}\\b`);
    return [ofEntry, ...texts.map((text) => own.exec(text)?.[1] ?? '')].join('\n');
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((file) =>
    file.isFile() && file.name.endsWith('.ts') ? [join(file.parentPath, file.name)] : [],
  );
}

/** Of objects: what the interface says of its functions. */
const INTERFACES: Readonly<Record<string, string>> = {
  game: 'src/core/contract/game.ts',
  session: 'src/play/session/session.ts',
};
const documents = new Map<string, (called: string) => string>([
  ...entries().map((entry) => [entry.name, documentsOf(entry)] as const),
  ...Object.entries(INTERFACES).map(([of, file]) => [of, () => readFileSync(file, 'utf8')] as const),
]);

/** Why an error is none of those that the function's documents name; null: it is one of them. */
function undocumented({ of, name }: Door, error: unknown): string | null {
  const ours = OURS.find((each) => error instanceof each);
  if (!ours) return `${of}: ${name} throws ${String(error)}`;
  const { message, rejection } = error as MalformedInput;
  const says = documents.get(of)?.(name) ?? '';
  if (!says.includes('@throws') || !says.includes(ours.name)) return `${of}: no document of ${name} names ${ours.name}`;
  return message.length < MOST_WORDS && rejection.code !== '' ? null : `${of}: ${name} says too much, or too little`;
}
const MOST_WORDS = 1000;

const forCallers = once.filter(({ of, name }) => !FOR_AUTHORS.test(of) || ALSO_FOR_CALLERS.includes(name));

test('entries whose functions trust what they are given say so', () => {
  const trusting = entries().filter(({ name }) => FOR_AUTHORS.test(name));
  expect(trusting.length).toBe(7);
  for (const { source } of trusting) expect(readFileSync(source, 'utf8').replace(/\s+\*?\s*/g, ' ')).toContain(SAID);
});

test('no entry exports `then`: import() would take it for a promise, and wait for ever', () => {
  expect(exported.filter(({ exports }) => 'then' in exports).map(({ name }) => name)).toEqual([]);
});

test('what is hostile is answered, or refused with an error that the documents name', async () => {
  const wrong = new Set<string>();
  for (const door of forCallers)
    for (const args of hostileArguments(door.good)) {
      try {
        await door.run(...args);
      } catch (error) {
        const why = undocumented(door, error);
        if (why !== null) wrong.add(why);
      }
    }
  expect([...wrong]).toEqual([]);
});

test('what takes several arguments has good ones here, and answers them', () => {
  const missing = forCallers.filter(({ run, good }) => good.length === 0 && run.length > 1);
  expect(missing.map(({ of, name }) => `${of}: ${name}`)).toEqual([]);
  for (const { of, name, run, good } of forCallers) {
    // Of odds what is asked names no card: else they would be worked out. A session is at one moment only.
    if (good.length === 0 || of.startsWith('odds/') || of === 'session') continue;
    const answer = run(...good) as E.Either<unknown, unknown> | null | undefined;
    if (typeof answer === 'object' && answer?._tag === 'Left')
      throw new Error(`${of}: ${name} refuses good arguments: ${JSON.stringify(answer.left)}`);
  }
});
