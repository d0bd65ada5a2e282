/** Words of the table: where pieces stand, what is refused with which rule, what pictures show. */
import { rules } from '../../../src/armada/catalogue';
import { armadaScenarios } from '../../../src/armada/scenario';
import { judge } from '../../../src/judge';
import { rulingsOf } from '../../judge/games/rulings';

const { judged, failure, problem } = rulingsOf({ language: armadaScenarios, rules });
const ships = (more = ''): string[] => [
  'ships:',
  '  cr90: { card: CR90 Corvette A, at: [900, 300] }',
  '  vsd: { card: Victory II, at: [300, 800] }',
  ...(more === '' ? [] : [more]),
];
const SQUADRONS = 'moment: { phase: squadron }';

test('a third player is told where the first piece of theirs stands, beside whatever else is wrong', () => {
  const found = problem(
    ...ships('  other: { card: Victory II, at: [600, 800], player: carl }'),
    SQUADRONS,
    'steps: [{ flie: vsd }]',
    'expect: { vsdd: { hull: 3 } }',
  ).split('\n');
  expect(found[0]).toMatch(/^8:11 'flie' is not known here/);
  expect(found[1]).toMatch(/^9:11 'vsdd' is not known here; did you mean vsd/);
  expect(found[2]).toMatch(/^6:\d+ two players are needed, found rebels, empire, carl/);
  expect(found).toHaveLength(3);
  const unsound = problem(
    ...ships('  other: { card: Victori, at: [600, 800] }'),
    'rules: [arm.x.01]',
    'steps: [{ flie: vsd }]',
    SQUADRONS,
  );
  expect(unsound).toMatch(/Victori.*\n.*arm\.x\.01.*\n.*flie/);
});

describe('places in relation', () => {
  const placed = (at: string, kind = 'squadrons', card = 'X-wing'): unknown => {
    const { failures, problems } = judged(
      ...(kind === 'ships'
        ? ships(`  it: { card: ${card}, at: '${at}' }`)
        : [...ships(), `squadrons: { it: { card: ${card}, at: '${at}' } }`]),
      SQUADRONS,
      'expect: { it: { at: [0, 0] } }',
    );
    return problems[0]?.message ?? failures[0]?.found;
  };

  test.each([
    ['distance 1 of cr90', [900, 390.7]],
    ['medium range of cr90, to its left', [707.6, 300]],
    ['close range of cr90, in its rear arc', [900, 185.9]],
    ['touching cr90, to its right', [941.5, 300]],
    ['touching cr90', [900, 356.5]],
    ['90 mm from cr90, behind it', [900, 157.5]],
  ])('a squadron at %s', (at, found) => expect(placed(at)).toEqual(found));

  test('shield dials count where ships touch, and are not measured [arm.overlapping.20]', () => {
    expect(placed('touching cr90, behind it', 'ships', 'Nebulon-B Escort Frigate')).toEqual([900, 221]);
    expect(placed('90 mm from cr90, behind it', 'ships', 'Nebulon-B Escort Frigate')).toEqual([900, 139]);
  });

  test('a place that is none says what would be', () => {
    expect(placed('distnce 1 of cr90')).toMatch(/did you mean distance 1 of/);
  });
});

describe('upgrades that are exhausted, and those that were discarded [arm.upgrade-cards.13, arm.upgrade-cards.10]', () => {
  const table = (upgrades: string, ...more: string[]): string[] => [
    'ships:',
    `  neb: { card: Nebulon-B Escort, at: [900, 300], ${upgrades} }`,
    '  vsd: { card: Victory II, at: [300, 800] }',
    ...more,
  ];
  const UPGRADES = 'upgrades: [Leia Organa, Nav Team]';

  test('can be written, and expected', () => {
    const { failures, problems } = judged(
      ...table(`${UPGRADES}, exhausted: [Leia Organa], discarded: [Nav Team]`, 'moment: { phase: ship }'),
      'expect: { neb: { exhausted: [Leia Organa], discarded: [Nav Team] } }',
    );
    expect([problems, failures]).toEqual([[], []]);
  });

  test.each(['exhausted', 'discarded'])('%s of a ship that is not equipped with it', (how) => {
    const told = problem(...table(`${UPGRADES}, ${how}: [Redemption]`, SQUADRONS));
    expect(told).toMatch(/neb is not equipped with 'redemption'/);
  });
});

test.each([
  ['speed', 'vsd: { card: Victory II, at: [300, 800], speed: 3 }', /vsd: speed 3, at most 2.*arm\.speed\.06/],
  ['shields', 'vsd: { card: Victory II, at: [300, 800], shields: { rear: 2 } }', /shields 2, at most 1/],
  ['tokens', 'vsd: { card: Victory II, at: [300, 800], tokens: [repair, repair] }', /never has two tokens of a type/],
  [
    'a card',
    'vsd: { card: Victory III, at: [300, 800] }',
    /'Victory III' is not one of the ship cards of the core set, the first wave and part of the second; did you mean Victory II\?/,
  ],
  ['the edge', 'vsd: { card: Victory II, at: [20, 800] }', /stands outside the play area/],
])('what cannot be is refused where it stands: %s', (_, ship, told) => {
  expect(problem('ships:', '  cr90: { card: CR90 Corvette A, at: [900, 300] }', `  ${ship}`, SQUADRONS)).toMatch(told);
});

test('a joint that is turned too far is refused by the speed chart, with its rule [arm.speed-chart.03, arm.commands.05]', () => {
  const steps = (dial: string, joints: string): string =>
    failure(
      'ships:',
      `  cr90: { card: CR90 Corvette A, at: [900, 300], speed: 3${dial} }`,
      '  vsd: { card: Victory II, at: [300, 800] }',
      'moment: { phase: ship, ship: cr90, step: execute maneuver }',
      'auto-pass: true',
      'steps:',
      ...(dial === '' ? [] : ['  - resolve-navigate: { with: dial, speed: 3 }']),
      `  - determine-course: ${joints}`,
    );
  expect(steps('', '[1 left, straight, straight]')).toMatch(
    /joint 1 of cr90 has the yaw value 0: it cannot be turned by 1/,
  );
  expect(steps(', dial: navigate', '{ joints: [1 left, straight, straight], side: left }')).toBe('');
  expect(steps(', dial: navigate', '[1 left, 2 left, straight]')).toMatch(
    /joint 2 of cr90 has the yaw value 1, and joint 1 has used up the 1 more by navigate: it cannot be turned by 2/,
  );
  expect(steps(', dial: navigate', '[2 left, 1 left, straight]')).toMatch(
    /joint 1 of cr90 has the yaw value 0 and 1 more by navigate: it cannot be turned by 2/,
  );
});

test('questions about an attack want the hull zones of ships, and of ships only [arm.hull-zones.03]', () => {
  const ask = (question: string): string =>
    failure(
      ...ships(),
      'squadrons: { tie: { card: TIE Fighter, at: distance 1 of cr90 } }',
      SQUADRONS,
      `expect: { ${question} }`,
    );
  expect(ask('in-arc: { from: cr90, to: tie }')).toContain('which hull zone of cr90? write arc:');
  expect(ask('in-arc: { from: cr90, arc: front, to: tie, zone: left }')).toContain(
    'tie is a squadron, and has no left zone',
  );
  expect(ask('in-arc: { from: cr90, arc: front, to: tie }')).toBe('');
  expect(ask('distance: { from: tie, to: cr90, zone: front, is: 1 }')).toBe('');
  expect(ask('range: { from: cr90, to: vsd, is: close }')).toContain('beyond');
});

test('what an obstacle does to a line of sight is so in every reading: no doubt [arm.line-of-sight.06, arm.engagement.07]', () => {
  const { rulings, problems } = judged(
    ...ships(),
    'squadrons:',
    '  wing: { card: X-wing, at: [900, 600] }',
    '  tie: { card: TIE Fighter, at: "70 mm from wing, ahead of it" }',
    'obstacles: { station: { at: between wing and tie } }',
    'moment: { phase: squadron, squadron: wing }',
    'steps:',
    '  - ask: { line-of-sight: { from: wing, to: tie } }',
    '  - move-squadron: [900, 500]',
    'expect: { wing: { engaged: [] } }',
  );
  expect(problems).toEqual([]);
  const under = (id: string) => rulings.filter((each) => each.rules[0] === id).map(({ doubt }) => doubt);
  expect([under('arm.line-of-sight.06'), under('arm.engagement.07')]).toEqual([[undefined], [undefined]]);
});

test('pictures show the tool of a maneuver, and the line of an attack with what was measured', () => {
  const { pictures } = judge(
    [
      'game: armada',
      'title: t',
      'ships:',
      '  cr90: { card: CR90 Corvette A, at: [900, 300], speed: 2 }',
      "  vsd: { card: Victory II, at: 'medium range of cr90, in its front arc, facing it' }",
      'moment: { phase: ship, ship: cr90, step: attack }',
      'auto-pass: true',
      'steps:',
      '  - attack: { arc: front, target: vsd, zone: front }',
      '  - roll: { red: [blank, blank], blue: [accuracy] }',
      '  - maneuver: [straight, straight]',
    ].join('\n'),
    [{ language: armadaScenarios, rules }],
    { pictures: true },
  );
  const [start, attack, , maneuver] = pictures.map(({ svg }) => svg);
  expect(attack).toContain('medium range: 155.5 mm');
  expect([start, attack, maneuver].map((svg) => svg?.includes('#f4d03f'))).toEqual([false, false, true]);
});

test('the picture of the moment marks the measure on which the verdict rests, with its number', () => {
  const { pictures } = judge(
    [
      'game: armada',
      'title: t',
      'ships:',
      '  cr90: { card: CR90 Corvette A, at: [900, 300] }',
      '  vsd: { card: Victory II, at: [300, 800] }',
      'squadrons:',
      '  tie: { card: TIE Fighter, at: "60 mm from cr90, in its front arc" }',
      'moment: { phase: ship, ship: cr90, step: attack }',
      'auto-pass: true',
      'steps:',
      '  - ask: { range: { from: cr90, to: tie } }',
      '  - finish: ship activation',
    ].join('\n'),
    [{ language: armadaScenarios, rules }],
    { pictures: true },
  );
  const marked = pictures.map(({ svg }) => svg.includes('data-decides'));
  expect(marked.filter(Boolean)).toHaveLength(1);
  expect(pictures[marked.indexOf(true)]?.svg).toContain('range close: 60 mm');
});

test('brace reduces by half where a file reads it so, and the verdict says what the other reading changes [arm.defense-tokens.12]', () => {
  const file = (...readings: string[]): string[] => [
    ...readings,
    'ships:',
    '  vsd: { card: Victory II, at: [900, 700], facing: south, player: empire }',
    '  frigate: { card: Assault Frigate Mark II B, at: "medium range of vsd, in its front arc, facing it" }',
    'auto-pass: true',
    'moment: { phase: ship, ship: vsd, step: attack }',
    'steps:',
    '  - attack: { arc: front, target: frigate, zone: front }',
    '  - roll: { red: [double hit, hit, blank], blue: [hit, hit, accuracy] }',
    '  - spend-defense-token: brace',
    '  - finish: attack',
  ];
  const front = (left: number): string => `expect: { frigate: { shields: { front: ${left} } } }`;
  expect(failure(...file('readings: { brace: by half }'), front(2))).toBe('');
  const { sentences } = judged(...file(), front(1));
  expect(sentences.flatMap(({ doubt }) => doubt?.changes ?? [])).toEqual([
    'frigate: shields is 2 (front), not 1 (front)',
  ]);
});
