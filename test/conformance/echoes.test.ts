/** What is refused is named in few words: no answer repeats more than a line of what it answers, however long that is. */
import { readdirSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either';
import { parse, stringify } from 'yaml';
import { playable, playableNames } from '../../scripts/playable';
import { randomFleet } from '../../scripts/playable/armada';
import { callsAt } from '../../scripts/soak/calls';
import { argumentsOf, exported, isCalled } from '../../scripts/soak/exports';
import { MalformedInput, NotAState, type CoreState, type Json } from '../../src/core';
import { decodeFleet, encodeFleet } from '../../src/armada';
import { decodeDeck } from '../../src/destiny';
import { decodeSquad, encodeSquad, readMap } from '../../src/miniatures';
import { judge, type JudgedGame } from '../../src/judge';
import { loadAllGames } from '../../src/judge/games';
import { loadPack } from '../../src/outer-rim';
import { decodeRecord, integersFrom, NotARecord, playout, start } from '../../src/play';
import { decodeXws } from '../../src/xwing';

/** Most characters of an input that an answer repeats. */
const LINE = 120;
/** A letter that no word of the library has. */
const LETTER = 'Ꝗ';
const LONG = [LETTER.repeat(3_000), `${LETTER}${LETTER} `.repeat(1_000), `${LETTER}-`.repeat(1_500)];

type Path = readonly (string | number)[];

/** Where texts stand, every place of a list once. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((each, i) => textsIn(each, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((each: unknown, i) => (i === key ? withText(each, rest, text) : each));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withText(fields[key], rest, text) };
}

/** The same input with each of its texts made long, in one way after the other, each kind of place once. */
function* lengthened(input: unknown): Generator<unknown> {
  const seen = new Set<string>();
  let way = 0;
  for (const path of textsIn(input)) {
    const kind = path.filter((key) => typeof key === 'string').join('.');
    if (seen.has(kind)) continue;
    seen.add(kind);
    yield withText(input, path, LONG[way++ % LONG.length] ?? LETTER);
  }
}

/** Echoes that are too long at any place of an answer's texts. */
function echoes(answer: unknown): string[] {
  const texts = textsIn(answer).map((path) => path.reduce((at, key) => (at as Record<string, unknown>)[key], answer));
  return texts.flatMap((text) => {
    const parts = (text as string).split('…').map((part) => [...part].filter((each) => each.toUpperCase() === LETTER));
    const echo = Math.max(...parts.map((letters) => letters.length));
    return echo > LINE ? [`${echo} of ${(text as string).replaceAll(/(Ꝗ[- ]?)+/g, LETTER)}`] : [];
  });
}

const refusals = (answer: E.Either<unknown, unknown>): string[] => (E.isLeft(answer) ? echoes(answer.left) : []);

/** Echoes of a refusal, answered or thrown. */
function answered(call: () => unknown): string[] {
  try {
    const answer = call();
    return isLeft(answer) ? echoes(answer.left) : [];
  } catch (error) {
    if (!(error instanceof NotARecord || error instanceof MalformedInput || error instanceof NotAState)) throw error;
    return echoes([error.message, 'rejection' in error ? error.rejection : null]);
  }
}

const isLeft = (answer: unknown): answer is { left: unknown } =>
  typeof answer === 'object' && answer !== null && '_tag' in answer && answer._tag === 'Left';

let games: readonly JudgedGame[];
beforeAll(async () => {
  games = await loadAllGames();
});

describe.each(playableNames)('%s', (of) => {
  test('setups, positions, saves, records and actions with long texts', async () => {
    const played = await playable(of);
    if (!played) throw new Error(`no game ${of}`);
    const { game } = played;
    const starts = [(next: Next) => ({ setup: played.randomSetup(next) }), ...Object.values(played.starts ?? {})];
    const found = new Set<string>();
    const tell = (all: readonly string[]): void => all.forEach((each) => found.add(each));
    for (const from of starts) {
      const begins = from(integersFrom(1)) as { setup?: unknown; position?: unknown };
      for (const long of lengthened(begins))
        tell(refusals(start(game, long as never, { mode: 'seeded', seed: 1 }) as E.Either<unknown, unknown>));
      const begun = start(game, begins as never, { mode: 'seeded', seed: 1 });
      if (E.isLeft(begun)) throw new Error(begun.left.message);
      const saved = game.copy(begun.right.state as CoreState);
      const tried = new Set<string>();
      playout(game, saved, {
        seed: 1,
        maxActions: 40,
        onDecision: ({ state, action }) => {
          if (tried.has(action.type)) return;
          tried.add(action.type);
          for (const long of lengthened(action)) tell(refusals(game.reduce(state, long)));
        },
      });
      const state = JSON.parse(JSON.stringify(saved)) as unknown;
      for (const long of lengthened(state)) tell(refusals(game.load(long)));
    }
    expect([...found]).toEqual([]);
  });
  type Next = (n: number) => number;

  /** Where a long text is one of very many, every function of every entry is called; these play whole games. */
  const PLAYS = ['playout', 'odds', 'explore', 'judge', 'toScenario', 'runScenario'];

  test('long texts in the place of what any exported function is given from outside', async () => {
    const played = await playable(of);
    if (!played) throw new Error(`no game ${of}`);
    const { game } = played;
    const next = integersFrom(1);
    const from = { setup: played.randomSetup(next) };
    const begun = start(game, from, { mode: 'manual' });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const calls = await callsAt({ start: { ...played, name: of } as never, from, state: begun.right.state, next });
    const found = new Set<string>();
    for (const each of await exported()) {
      const args = argumentsOf(calls, each);
      if (!args && isCalled(each)) found.add(`${each.entry} ${each.name}: scripts/soak/calls.ts does not know it`);
      if (!args || PLAYS.includes(each.name)) continue;
      const right = args.map((given) => ('data' in given ? given.data : given.own));
      for (const [at, given] of args.entries())
        for (const long of 'data' in given ? lengthened(given.data) : [])
          for (const echo of answered(() => each.call(...right.map((own, i) => (i === at ? long : own)))))
            found.add(`${each.entry} ${each.name}: ${echo}`);
    }
    expect([...found]).toEqual([]);
  });

  test('scenario files with long texts', () => {
    const folder = `docs/examples/${of}`;
    const found = new Set<string>();
    for (const file of readdirSync(folder).filter((_each, i) => i % 8 === 0)) {
      const parts = parse(readFileSync(`${folder}/${file}`, 'utf8')) as Json;
      for (const long of lengthened(parts)) {
        const { title: _title, story, ...told } = judge(stringify(long), games);
        for (const each of echoes({ ...told, story: story.filter(({ kind }) => kind !== 'note') }))
          found.add(`${file}: ${each}`);
      }
    }
    expect([...found]).toEqual([]);
  });
});

test('squads, decks, fleets, packs and records with long texts', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const squad = read('docs/examples/squads/rebel-ghost.json');
  const deck = read('docs/examples/decks/palpatine.json');
  const skirmishers = { name: 'x', faction: 'rebel' as const, characters: ['wicket'] };
  const fleet = randomFleet(integersFrom(1), 180);
  const deckText = readFileSync('docs/examples/decks/finn-rey.txt', 'utf8');
  const found = [
    ...[...lengthened(squad)].flatMap((each) => refusals(decodeXws(each))),
    ...[...lengthened(deck)].flatMap((each) => refusals(decodeDeck(each))),
    ...LONG.flatMap((long) => refusals(decodeDeck(`${deckText}\n${long}`))),
    ...LONG.flatMap((long) => refusals(decodeDeck(deckText.replaceAll(/ \(.*\)/g, () => ` (${long})`)))),
    ...[...lengthened(JSON.parse(encodeFleet(fleet, 'json')))].flatMap((each) => refusals(decodeFleet(each))),
    ...LONG.flatMap((long) => refusals(decodeFleet(`${encodeFleet(fleet)}\n${long}`))),
    ...[...lengthened(skirmishers)].flatMap((each) => refusals(decodeSquad(each))),
    ...LONG.flatMap((long) => refusals(decodeSquad(`${encodeSquad(skirmishers)}\n${long}`))),
    ...LONG.flatMap((long) => [long, `name: ${long}`, `+-+\n|${long}|`].flatMap((each) => refusals(readMap(each)))),
    ...[...lengthened({ extends: 'base', name: 'x', add: { gear: [] } })].flatMap((each) => refusals(loadPack(each))),
    ...[...lengthened({ format: 'x', game: 'xwing', start: { setup: 'x' } })].flatMap((each) =>
      refusals(decodeRecord(each)),
    ),
  ];
  expect([...new Set(found)]).toEqual([]);
});
