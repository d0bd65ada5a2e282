/** Words of the table: maps and marks, cards, what is refused with its place, what questions and pictures tell. */
import { judge } from '../../../src/judge';
import { rules } from '../../../src/miniatures/catalogue';
import { sayAbility } from '../../../src/miniatures/scenario/card-words';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';
import { rulingsOf } from '../../judge/games/rulings';

const { judged, failure, problem } = rulingsOf({ language: miniaturesScenarios, rules });
const TWO = ['characters:', '  ann: { player: light, at: [1, 1] }', '  bob: { player: dark, at: [4, 1] }'];
const TURN = 'moment: { turn: ann }';
const characters = (ann: string): string[] => ['characters:', `  ann: ${ann}`, TWO[2] ?? '', TURN];

test.each([
  ['a mark that is not drawn', characters('{ player: light, at: Q }'), /no square of the drawing is marked Q/],
  [
    'a mark that is drawn twice',
    ['map: |', '  +-+-+', '  |A A|', '  +-+-+', ...TWO, TURN],
    /another square is marked A, too/,
  ],
  [
    'a square that is none, with the line and column of the drawing',
    ['map: |', '  +-+-+', '  |. ?|', '  +-+-+', ...TWO, TURN],
    /Line 2, column 4: '\?' is no square/,
  ],
  ['open ground that is too large', ['map: open 99 by 9', ...TWO, TURN], /a map has 1 to 64 squares along a side/],
  [
    'a card of which numbers are unknown',
    characters('{ card: Clone Trooper (starter), at: [1, 1] }'),
    /this is not known: hit-points, defense, attack, damage; write card: \{ like: Clone Trooper, hit-points: \.\.\./,
  ],
  [
    'the same of a card that says only some of them',
    characters('{ card: { like: Clone Trooper (starter), attack: 5, defense: 15, damage: 10 }, at: [1, 1] }'),
    /of the card of Clone Trooper hit-points is not known: say it/,
  ],
  [
    'an ability that the glossary lacks',
    characters('{ player: light, at: [1, 1], card: { abilities: [Duble Attack] } }'),
    /^4:57 .*Duble Attack.*did you mean Double Attack\?/,
  ],
  ["nobody's place", characters('{ player: light }'), /at is missing here: where ann stands/],
  ['more Hit Points than there are', characters('{ player: light, at: [1, 1], hit-points: 101 }'), /1 to 100 Hit/],
  ['no Hit Points on the map', characters('{ player: light, at: [1, 1], hit-points: 0 }'), /ann has 1 to 100 Hit/],
  ['a place off the map', characters('{ player: light, at: [20, 1] }'), /^4:29 .*min\.space\.01/],
  [
    'a player alone',
    ['characters: { ann: { player: p, at: [1, 1] }, bob: { player: p, at: [2, 1] } }', TURN],
    /two players are needed, found p/,
  ],
  [
    'a turn of somebody who has had it',
    [...characters('{ player: light, at: [1, 1], activated: true }')],
    /^6:17 ann has been activated/,
  ],
  ['a moment of nobody', [...TWO, 'moment: { turn: cid }'], /'cid'/],
])('what cannot be is refused where it stands: %s', (_, lines, told) => {
  expect(problem(...lines)).toMatch(told);
});

test('characters of Fringe fight for a player of any faction', () => {
  const players = 'players: { light: { faction: rebel }, dark: { faction: imperial } }';
  expect(judged(players, ...TWO, TURN, 'expect:', '  - light: { faction: rebel }')).toMatchObject({
    verdict: 'passed',
  });
});

test('letters of the drawing are squares, and clear', () => {
  const map = ['map: |', '  name: Big Hall', '  +-+-+-+', '  |. B .|', '  + + + +', '  |A . o|', '  +-+-+-+'];
  const there = ['characters: { ann: { player: p, at: A }, bob: { player: q, at: B } }', TURN];
  const expected = [
    'expect:',
    '  - ann: { at: [0, 0] }',
    '  - bob: { at: [1, 1] }',
    '  - adjacent: { from: ann, to: bob }',
  ];
  expect(failure(...map, ...there, ...expected)).toBe('');
});

test('what is said beside `like` takes the place of what the card says, and nothing else of it changes', () => {
  const like = '{ player: light, at: [1, 1], card: { like: Mace Windu, damage: 30 } }';
  const row = judged(...characters(like)).start.find(({ of }) => of === 'ann');
  expect(row?.is).toMatch(/^Mace Windu \(Attack 16, Damage 30, Defense 22, 150 Hit Points; Unique, Melee Attack/);
});

test('directions lead on from where the character stands, squares where they say', () => {
  const move = ['steps:', '  - move: [north, north-east, [3, 3], south-west]', 'expect: { ann: { at: [2, 2] } }'];
  expect(failure('map: open 9 by 9', ...TWO, TURN, ...move)).toBe('');
});

test('a number is a face of the die, and none that it lacks', () => {
  const attack = (roll: string): string[] => [...TWO, TURN, 'steps:', '  - attack: bob', `  - roll: ${roll}`];
  for (const roll of ['15', '[15]', '"15"', '["15"]'])
    expect([roll, failure(...attack(roll), 'expect: { bob: { hit-points: 90 } }')]).toEqual([roll, '']);
  expect(problem(...attack('21'))).toMatch(/21/);
});

test('questions tell what decides', () => {
  const wall = [
    'map: |',
    '  +-+-+-+-+-+',
    '  |. . .|. .|',
    '  + + + + + +',
    '  |. . .|. .|',
    '  + + + + + +',
    '  |. . . . .|',
    '  +-+-+-+-+-+',
  ];
  const asked = (question: string): string => {
    const { story } = judged(...wall, ...TWO, TURN, 'steps:', `  - ask: [${question}]`);
    return story.find(({ kind }) => kind === 'answer')?.text ?? '';
  };
  expect(asked('sight: { from: ann, to: bob }')).toMatch(
    /^ann does not see bob: .* touches the wall between \[2, 1\] and \[3, 1\]/,
  );
  expect(asked('cover: { from: ann, to: bob }')).toMatch(
    /^bob has cover from ann: .* pass through the wall between \[2, 1\] and \[3, 1\]/,
  );
  expect(asked('distance: { from: ann, to: bob }')).toMatch(/^ann and bob are 5 squares apart/);
  expect(asked('attack-numbers: { from: ann, to: bob }')).toMatch(
    /defense 19 \(\+15 by defense of the card, \+4 by cover\)/,
  );
});

test('a commander effect is called after the card that it stands on, or the ability that gives it', () => {
  expect(sayAbility('commander-battle-meditation')).toBe('the commander effect of Battle Meditation');
  expect(sayAbility('commander-tarfful')).toBe('the commander effect of Tarfful');
});

test('pictures show who is carried, each in a place of its own within the space of its carrier', () => {
  const file = `
game: miniatures
title: A skiff with two aboard
characters:
  skiff: { player: light, at: [2, 2], card: { size: large, abilities: [Desert Skiff] } }
  amy: { player: light, aboard: skiff }
  eva: { player: light, aboard: skiff }
  bob: { player: dark, at: [9, 1] }
moment: { turn: skiff }
`;
  const [start] = judge(file, [{ language: miniaturesScenarios, rules }], { pictures: true }).pictures;
  const svg = start?.svg ?? '';
  for (const name of ['amy', 'eva', 'skiff', 'bob']) expect(svg).toContain(`>${name}<`);
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"[^>]*stroke-dasharray/g)].map(
    ([, x, y, r]) => [Number(x), Number(y), Number(r)] as const,
  );
  expect(circles).toHaveLength(4);
  const [[x, y, r] = [0, 0, 0], , [ax, ay, ar] = [0, 0, 0], [ex, ey] = [0, 0]] = circles;
  expect(ar).toBeLessThan(r / 2);
  expect([ax, ay]).not.toEqual([ex, ey]);
  const away = [ax - x, ay - y, ex - x, ey - y].map(Math.abs);
  expect(Math.max(...away)).toBeLessThan(r);
});

test('pictures show walls and doors, the line by which a target is seen, and what gives it cover', () => {
  const file = [
    'game: miniatures',
    'title: t',
    'map: |',
    '  +-+-+-+-+-+-+',
    '  |A . o o . B|',
    '  + + + + + +=+',
    '  |. . . . .|.|',
    '  +-+-+-+-+-+-+',
    'characters: { ann: { player: light, at: A }, bob: { player: dark, at: B } }',
    TURN,
    'steps: [attack: bob]',
  ].join('\n');
  const [start, attack] = judge(file, [{ language: miniaturesScenarios, rules }], { pictures: true }).pictures;
  const counts = (svg = '') =>
    ['#117a65', '#1e8449', '#b9770e'].map((color) => svg.split(`stroke="${color}"`).length - 1);
  expect([counts(start?.svg), counts(attack?.svg)]).toEqual([
    [1, 0, 0],
    [1, 1, 4],
  ]);
});

test('what decides that two are not adjacent stands first: a wall, a closed door, or that they are apart', () => {
  const ruled = (between: string, at = 'B .'): readonly string[] | undefined => {
    const map = ['map: |', '  +-+-+-+', `  |A${between}${at}|`, '  +-+-+-+'];
    const there = ['characters: { ann: { player: p, at: A }, bob: { player: q, at: B } }', TURN];
    const asked = judged(...map, ...there, 'steps: [{ ask: { adjacent: { from: ann, to: bob } } }]');
    return asked.rulings.find(({ text }) => /adjacent/.test(text))?.rules;
  };
  const definition = ['min.adjacent.01', 'min.adjacent.02'];
  expect(ruled(' ')).toEqual(definition);
  expect(ruled('|')).toEqual(['min.terrain-walls.05', ...definition]);
  expect(ruled(':')).toEqual(['min.terrain-doors.02', ...definition]);
  expect(ruled(' ', '. B')).toEqual(definition);
});
