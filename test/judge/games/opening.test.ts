/** What a judge would ask for of the table where a story begins, game by game. */
import { judge, type Report } from '../../../src/judge';
import { judgedGame } from './games';

async function startOf(game: 'xwing' | 'destiny' | 'outer-rim', ...lines: string[]): Promise<Report['start']> {
  const { start, problems } = judge([`game: ${game}`, 'title: t', ...lines].join('\n'), [await judgedGame(game)]);
  expect(problems).toEqual([]);
  return start;
}

test('X-Wing: ships with what they carry, tokens and damage; obstacles; how far apart enemies and obstacles are', async () => {
  const start = await startOf(
    'xwing',
    'ships:',
    '  red-5: { pilot: Luke Skywalker (T-65 X-wing), at: [450, 300], upgrades: [Proton Torpedoes], focus: 1, shields: 0, damage: { facedown: 1 } }',
    '  wing: { pilot: T-65 X-wing, at: [100, 300] }',
    '  tie: { pilot: Academy Pilot, at: [450, 500], facing: south }',
    'obstacles: { rock: { outline: coreasteroid0, at: [450, 700] } }',
    'moment: { phase: activation, ship: red-5, dial: 1 straight }',
  );
  expect(start.map(({ of }) => of)).toEqual([
    'red-5',
    'wing',
    'tie',
    'rock',
    'red-5 - tie',
    'wing - tie',
    'tie - rock',
  ]);
  expect(start[0]).toMatchObject({
    is: 'Luke Skywalker, T-65 X-wing of rebels, with Proton Torpedoes',
    has: { initiative: 5, facedown: 1, focus: 1, 'upgrade-charges': { protontorpedoes: 2 } },
  });
  expect(start[0]?.has).not.toHaveProperty('shields');
  expect(start.at(-3)?.has).toEqual({ 'mm-apart': 160, range: 2 });
  expect(start.at(-2)?.has).toMatchObject({ range: 'beyond 3' });
});

test('X-Wing: of many ships each is measured to the nearest enemy', async () => {
  const ships = [100, 300, 500].flatMap((x, i) => [
    `  r${i}: { pilot: T-65 X-wing, at: [${x}, 300] }`,
    `  t${i}: { pilot: Academy Pilot, at: [${x}, 600], facing: south }`,
  ]);
  const start = await startOf('xwing', 'ships:', ...ships, 'moment: { phase: planning }');
  expect(start.slice(6).map(({ of }) => of)).toEqual(['r0 - t0', 'r1 - t1', 'r2 - t2']);
});

test('Destiny: players with hand and deck, characters with their upgrades below them, supports, the battlefield', async () => {
  const start = await startOf(
    'destiny',
    'players:',
    '  anna:',
    '    characters: [{ card: Hired Gun, damage: 2, shields: 1, upgrades: [Holdout Blaster] }]',
    '    resources: 3',
    '    hand: [Dodge]',
    '  ben: { characters: [Padawan] }',
    'moment: { turn: anna }',
  );
  expect(start.map(({ of, is }) => [of, is])).toEqual([
    ['table', undefined],
    ['anna', undefined],
    ['Hired Gun', 'character of anna'],
    ['Holdout Blaster', 'upgrade of anna'],
    ['ben', undefined],
    ['Padawan', 'character of ben'],
  ]);
  expect(start[0]?.has).toMatchObject({ turn: 'anna' });
  expect(start[1]?.has).toMatchObject({ resources: 3, hand: ['Dodge'] });
  expect(start[2]?.has).toMatchObject({ damage: 2, shields: 1, health: '7 of 9' });
  expect(start[3]?.has).toMatchObject({ on: 'Hired Gun' });
});

test('Outer Rim: players with space, slots and reputation, contacts and market where somebody may use them, contact spaces that crew left empty, patrols', async () => {
  const players = [
    'players:',
    '  ann: { at: Lothal, credits: 9000, cards: [Chewbacca], reputation: { hutt: negative } }',
    '  bob: {}',
  ];
  const start = await startOf('outer-rim', ...players, 'moment: { step: action }');
  const [, ann] = start;
  expect(ann).toMatchObject({ of: 'ann', has: { at: 'Lothal', credits: 9000, crew: ['Chewbacca'] } });
  expect(ann?.has).toMatchObject({ reputation: { hutt: 'negative' }, 'empty-slots': expect.any(Array) });
  expect(start.map(({ of }) => of)).toEqual([
    'table',
    'ann',
    'bob',
    'Lothal white',
    'Lothal green',
    'contact spaces',
    'patrols',
    'market',
  ]);
  const planning = await startOf('outer-rim', ...players, 'moment: { step: planning }');
  expect(planning.map(({ of }) => of)).not.toContain('market');
});

test("Outer Rim: what cards of the file's own say, and nothing of those that are as built in", async () => {
  const patrol = '{ id: imperial-patrol-1, combat: 2, sure: {} }';
  const favor = '{ id: job-rebel-favor, patrol: { faction: imperial, spaces: 4 } }';
  const start = await startOf(
    'outer-rim',
    `pack: { changes: { patrols: [${patrol}], market: [${favor}] } }`,
    'players: { ann: { at: Lothal }, bob: {} }',
    'moment: { step: planning }',
  );
  expect(start.at(-1)).toEqual({
    of: 'own cards',
    has: {
      'the Imperial patrol of level 1': { combat: 2 },
      'Rebel Favor': { patrol: { faction: 'imperial', spaces: 4 } },
    },
  });
});
