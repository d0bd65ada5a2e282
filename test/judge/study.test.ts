/** `holojudge study`, as a person runs it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand, type BuiltCommand, type Ran } from '../helpers/built-command';
import { loadAllGames, STUDIED } from '../../src/judge/games';

jest.setTimeout(60_000);

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

function file(name: string, text: string): string {
  const path = join(command.folder, name);
  writeFileSync(path, text);
  return path;
}

const decks = ['docs/examples/decks/vader-raider.json', 'docs/examples/decks/finn-rey.txt'];
const squads = ['docs/examples/squads/empire-academy.json', 'docs/examples/squads/scum-fangs.json'];
const study = (...given: string[]) => command.run('study', ...given);

test('one, two or three threads give the same bytes', async () => {
  const ran = [];
  for (const workers of ['1', '2', '3'])
    ran.push(await study('destiny', ...decks, '--games', '12', '--workers', workers, '--json'));
  expect(ran.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ]);
  expect(new Set(ran.map(({ out }) => out)).size).toBe(1);
  const told = JSON.parse(ran[0]?.out ?? '') as { played: number; files: object };
  expect(told).toMatchObject({
    game: 'destiny',
    games: 12,
    played: 12,
    files: { p1: 'vader-raider.json', p2: 'finn-rey.txt' },
  });
});

test('the table says who won how often, within which interval, and what was used', async () => {
  const { code, out } = await study(
    'xwing',
    ...squads,
    '--games',
    '4',
    '--policy',
    'p2=greedy',
    '--max-actions',
    '400',
  );
  expect(code).toBe(0);
  expect(out).toContain('xwing: 4 games');
  expect(out).toMatch(/p1 {2}empire-academy\.json {2}random +\S* +\d {2}\d+\.\d % \(\d+\.\d to \d+\.\d\)/);
  expect(out).toMatch(/p2 {2}scum-fangs\.json {2}greedy/);
  expect(out).toMatch(/actions of a game: \d+ to \d+, mean \d+\.\d, median \d+/);
  expect(out).toMatch(/pieces lost\n +fled +\d+\.\d\d times a game.*\n +ship-destroyed +\d+\.\d\d times a game/);
});

test('players change places from game to game, unless they are told not to', async () => {
  const [turned, fixed] = await Promise.all([
    study('destiny', ...decks, '--games', '6', '--json'),
    study('destiny', ...decks, '--games', '6', '--json', '--no-alternate'),
  ]);
  expect([turned.code, fixed.code]).toEqual([0, 0]);
  expect(turned.out).not.toBe(fixed.out);
  const back = await study(
    'destiny',
    ...[...decks].reverse(),
    '--games',
    '1',
    '--seed',
    '2',
    '--json',
    '--no-alternate',
  );
  const second = await study('destiny', ...decks, '--games', '2', '--json');
  // Games 1 and 2 with changed places: the second one is that of the decks the other way round.
  const first = await study('destiny', ...decks, '--games', '1', '--json');
  const mean = ({ out }: { out: string }) => (JSON.parse(out) as { actions: { mean: number } }).actions.mean;
  expect(mean(second)).toBe((mean(first) + mean(back)) / 2);
});

test('setups, positions and scenario files are starts, too', async () => {
  const setup = file('duel.json', JSON.stringify({ setup: { players: ['ann', 'bob'], variant: 'first-game' } }));
  const scenario = file(
    'table.yaml',
    'game: xwing\ntitle: T\nships: { red-5: { pilot: T-65 X-wing, at: [450, 300] }, tie: { pilot: TIE/ln Fighter, at: range 2 of red-5 } }\nmoment: { phase: planning }\n',
  );
  const rim = await study('outer-rim', setup, '--games', '2', '--max-actions', '40');
  expect([rim.code, rim.out]).toEqual([
    0,
    expect.stringMatching(/ann {2}.*\n {2}bob {2}.*\n {2}not ended within 40 actions/),
  ]);
  const named = await study(
    'outer-rim',
    '--setup',
    '{ players: [ann, bob], variant: first-game }',
    '--games',
    '2',
    '--max-actions',
    '40',
  );
  expect(named.out).toBe(rim.out);
  const table = await study('xwing', scenario, '--games', '2', '--max-actions', '40');
  expect([table.code, table.err]).toEqual([0, '']);
  const map = await study('miniatures', '--setup', '{ map: hangar, gameType: basic, picks: [] }', '--games', '1');
  expect([map.code, map.err]).toEqual([2, expect.stringContaining('--setup: ')]);
});

/** A million games, stopped after so many seconds. */
async function stoppedAfter(seconds: number): Promise<Ran> {
  const games = ['--games', '1000000', '--workers', '1'];
  const { process: running, ended } = command.start('study', 'destiny', ...decks, ...games);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  running.kill('SIGINT');
  return ended;
}

test('Ctrl-C prints what there is, and ends with 130', async () => {
  const played = ({ out }: Ran): number =>
    Number(/destiny: ([\d,]+) of 1,000,000 games/.exec(out)?.[1]?.replace(/,/g, '') ?? 0);
  let ran = await stoppedAfter(4);
  // On a busy machine it may not have come to its first game.
  for (const seconds of [12, 90]) if (played(ran) === 0) ran = await stoppedAfter(seconds);
  expect(ran.code).toBe(130);
  expect(played(ran)).toBeGreaterThan(0);
  expect(ran.out).toContain('mean score at the end');
}, 300_000);

describe('what is wrong is said, with exit code 2', () => {
  const cases: [string, () => string[], string][] = [
    ['no game', () => ['chess'], "no game is called 'chess'"],
    ['no files', () => ['xwing'], 'give files with the squads of the players'],
    ['no file', () => ['xwing', 'nowhere.json'], 'nowhere.json: it cannot be read'],
    ['one squad', () => ['xwing', squads[0] ?? ''], 'Two to four squads'],
    ['a squad that is none', () => ['destiny', decks[0] ?? '', file('x.json', '{"a": 1}')], 'x.json: '],
    [
      'a number that is none',
      () => ['xwing', ...squads, '--games', 'many'],
      'games: expected a number of games from 1',
    ],
    ['no games', () => ['xwing', ...squads, '--games', '0'], 'games: expected a number of games from 1'],
    ['no thread', () => ['xwing', ...squads, '--workers', '0'], '--workers: expected a whole number from 1'],
    [
      'an unknown policy',
      () => ['xwing', ...squads, '--policy', 'clever'],
      'policy: expected a policy, random, greedy',
    ],
    [
      'a policy for nobody',
      () => ['xwing', ...squads, '--policy', 'p3=greedy'],
      "There is no side 'p3'; did you mean p1?\n",
    ],
    [
      'two policies for one',
      () => ['xwing', ...squads, '--policy', 'p1=best', '--policy', 'p1=greedy'],
      '--policy: given twice for p1',
    ],
    ['a policy of a prototype', () => ['xwing', ...squads, '--policy', '__proto__=greedy'], '__proto__'],
    ['squads twice', () => ['xwing', ...squads, '--setup', '{ squads: [] }'], 'squads are given twice'],
    ['a setup that is none', () => ['xwing', ...squads, '--setup', '{ mat'], '--setup:1:'],
    ['a list where there are none', () => ['outer-rim', squads[0] ?? ''], "--setup '{ players: [ann, bob] }'"],
    ['a scenario of another game', () => ['destiny', 'docs/examples/outer-rim/trade.yaml'], 'trade.yaml:'],
    [
      'steps that do not hold',
      () => [
        'xwing',
        file(
          'steps.yaml',
          'game: xwing\ntitle: T\nships: { a: { pilot: T-65 X-wing, at: [450, 300] }, b: { pilot: TIE/ln Fighter, at: [450, 500] } }\nmoment: { phase: planning }\nsteps:\n  - expect: { a: { shields: 9 } }\n',
        ),
      ],
      'steps.yaml:6: its steps do not hold',
    ],
  ];
  test.each(cases)('%s', async (_, given, message) => {
    const { code, out, err } = await study(...given());
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('every game is known to studies, with events by which pieces are lost', async () => {
  const games = await loadAllGames();
  expect(Object.keys(STUDIED).sort()).toEqual(games.map(({ language }) => language.game.id as string).sort());
  const complaints = (events: { decode(given: unknown): unknown }, type: string): string => {
    const read = events.decode({ type, rules: [] }) as { left?: { message?: string }[] };
    return (read.left ?? []).map(({ message }) => message).join();
  };
  for (const { language } of games) {
    const { event } = language.game.codecs;
    // A codec that knows the type asks for its fields.
    expect(complaints(event, 'ship-sunk')).toContain('ship-sunk');
    const { losses = [] } = STUDIED[language.game.id as string] ?? {};
    expect(losses.length).toBeGreaterThan(0);
    for (const type of losses) expect(complaints(event, type)).not.toContain(type);
  }
});
