/** Which question the words of a step answer: phrases of several verbs, and what is passed on the way. */
import type { Json } from '../../src/core';
import { onTheWay, saying, whole, type Clause } from '../../src/language/phrase';
import { judge, type JudgedGame } from '../../src/judge';
import { mainFields, picks, type TinyEngine, tinyGame } from '../helpers/tiny-game';
import { tiny } from './tiny-language';

const choosing = ({ ask }: TinyEngine, name: string, who: string, options: string[]) =>
  ask(
    name,
    [],
    () => picks(who, name, options),
    (state, _frame, { pick }) => void state.story.push(pick),
  );

/** Ann chooses, or passes, twice; after each choice bob can only go on. Then he chooses a dish. */
const { game } = tinyGame((engine) => ({
  procedures: [
    engine.procedure('main', mainFields, [
      choosing(engine, 'choose', 'ann', ['left', 'right', 'pass']),
      choosing(engine, 'rest', 'bob', ['on']),
      engine.run('once more', [], (state, frame) => {
        if (state.story.length < 4) engine.goTo(frame, 'choose');
      }),
      choosing(engine, 'dish', 'bob', ['soup', 'salad']),
    ]),
  ],
}));

const phrase = (clauses: (given: Json) => readonly Clause[]) => ({ help: 'x', schema: {}, clauses });
const members = (given: Json) => (given as Json[]).map((said, i) => ({ said, at: [i] }));

const twice: JudgedGame = {
  ...tiny,
  language: {
    ...tiny.language,
    game,
    phrases: {
      each: phrase((given) => members(given).map((word) => saying(word, 'pick'))),
      either: phrase((given) => [saying(whole(given), 'place', 'pick')]),
      and: phrase((given) => [onTheWay('pick', 'right'), saying(whole(given), 'pick')]),
    },
    pass: (_state, legal) => legal.find((each) => each.type === 'pick' && each.pick === 'pass') ?? null,
  },
};

function ruling(...lines: string[]): string {
  const { verdict, failures, problems } = judge(['game: tiny', 'title: t', 'counters: {}', ...lines].join('\n'), [
    twice,
  ]);
  const told = failures.map((each) => `${each.line}: ${each.what}: ${String(each.found)}`);
  return [verdict, ...told, ...problems.map((each) => each.message)].join('\n');
}
const story = (...picked: string[]): string => `expect: { table: { story: [${picked.join(', ')}] } }`;

describe('a phrase of several verbs', () => {
  test('answers one question after another', () => {
    const steps = ['steps:', '  - each: [left, right, soup]'];
    expect(ruling(...steps, story('left', 'on', 'right', 'on', 'soup'))).toBe('passed');
  });

  test('what carries no word is said where it is asked for, and what it is on the way to answers the same question', () => {
    expect(ruling('steps:', '  - and: soup')).toMatch(/^failed\n5: and: soup: .*Left over: 'soup'$/);
    expect(ruling('steps:', '  - pick: left', '  - and: soup', story('left', 'on', 'right', 'on', 'soup'))).toBe(
      'passed',
    );
    expect(ruling('steps:', '  - and: left', story('left'))).toMatch(/^failed/);
  });

  test('its words are not passed over: a later one is not taken before one that is not asked for', () => {
    const dish = ['steps:', '  - pick: left', '  - pick: right'];
    expect(ruling(...dish, '  - each: [left, soup]')).toMatch(/^failed\n7: each: \[left, soup\]: not-offered/);
    expect(ruling(...dish, '  - each: [soup]', story('left', 'on', 'right', 'on', 'soup'))).toBe('passed');
  });

  test('ends where its first question would be asked again, and passes nothing there', () => {
    expect(ruling('auto-pass: true', 'steps:', '  - each: [left, soup]')).toMatch(
      /^failed\n6: each: \[left, soup\]: .*Left over: 'soup'$/,
    );
    expect(ruling('auto-pass: true', 'steps:', '  - each: [left]', '  - each: [soup]')).toBe('passed');
  });

  test('of the ways to say a word, the one that is asked for, whichever comes first', () => {
    expect(ruling('steps:', '  - either: left', story('left'))).toBe('passed');
    expect(ruling('expect: { can: [either: left], not-offered: [either: soup] }')).toBe('passed');
    const walled = { ...tiny, language: { ...tiny.language, phrases: twice.language.phrases ?? {} } };
    const { verdict } = judge('game: tiny\ntitle: t\ncounters: { wall: 1 }\nexpect: { cannot: [either: right] }', [
      walled,
    ]);
    expect(verdict).toBe('passed');
  });
});

describe('opportunities within a phrase', () => {
  /** Ann chooses, then has an opportunity; then bob chooses a dish. */
  const { game: dinner } = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        choosing(engine, 'choose', 'ann', ['left', 'right']),
        choosing(engine, 'extra', 'ann', ['more', 'pass']),
        choosing(engine, 'dish', 'bob', ['soup', 'salad']),
      ]),
    ],
  }));
  const phrases = {
    each: phrase((given) => members(given).map((word) => saying(word, 'pick'))),
    then: phrase((given) => [saying(whole(given), 'pick'), onTheWay('pick', 'soup')]),
  };
  const dining: JudgedGame = { ...twice, language: { ...twice.language, game: dinner, phrases } };
  const verdict = (...lines: string[]): string =>
    judge(['game: tiny', 'title: t', 'counters: {}', ...lines].join('\n'), [dining]).verdict;

  test('are passed for words that follow, where the file passes them', () => {
    const steps = ['steps:', '  - each: [left, soup]'];
    expect(verdict('auto-pass: true', ...steps, story('left', 'pass', 'soup'))).toBe('passed');
    expect(verdict(...steps)).toBe('failed');
  });

  test('are not passed for what is only on the way', () => {
    expect(verdict('auto-pass: true', 'steps:', '  - then: left', story('left'))).toBe('passed');
    expect(verdict('steps:', '  - each: [left, pass]', '  - then: salad', story('left', 'pass', 'salad'))).toBe(
      'passed',
    );
  });
});

describe('a step that comes too late', () => {
  const late =
    /^failed\n7: pick(: left)?: .*It comes too late: at 'choose' no step took it up, and 'ann pick: .*pass.*' was taken/;

  test('is told so where it would have been legal, or one of several', () => {
    const passed = ['steps:', '  - pick: left', '  - pass: 3'];
    expect(ruling(...passed, '  - pick: left')).toMatch(late);
    expect(ruling(...passed, '  - pick: { player: ann }')).toMatch(/It comes too late: at 'choose'/);
    expect(ruling(...passed, '  - pick: lift')).not.toContain('too late');
  });
});

test('words that make no sense are refused only where answers of their kind are asked for', () => {
  const expecting = (...lines: string[]): string =>
    judge(['game: tiny', 'title: t', 'counters: {}', ...lines].join('\n'), [tiny]).verdict;
  const toss = ['steps:', '  - pick: left'];
  expect(expecting('expect: { not-offered: [roll: edge] }')).toBe('failed');
  expect(expecting('expect: { cannot: [roll: edge] }')).toBe('failed');
  expect(expecting(...toss, 'expect: { cannot: [roll: edge] }')).toBe('passed');
  expect(expecting(...toss, 'expect: { not-offered: [roll: edge] }')).toBe('failed');
  const { failures } = judge('game: tiny\ntitle: t\ncounters: {}\nsteps:\n  - pick: left\n  - roll: edge', [tiny]);
  expect(failures[0]?.found).toBe("no die shows 'edge'");
});
