/** Steps that are not legal, not asked for, or said with a word too many; what may be tried, and what is expected to be refused. */
import { judge, type Report } from '../../src/judge';
import { tiny } from './tiny-language';

function judged(...lines: string[]): Report {
  return judge(['game: tiny', 'title: t', ...lines].join('\n'), [tiny]);
}

function ruling(...lines: string[]): string {
  const { verdict, failures, problems } = judged(...lines);
  const told = failures.map((each) => `${each.line}: ${each.what}: ${JSON.stringify(each.found)}`);
  return [verdict, ...told, ...problems.map((each) => `${each.line}:${each.column} ${each.message}`)].join('\n');
}

const TABLE = 'counters: { gold: 2 }';
const WALLED = 'counters: { wall: 1 }';
const TOSSED = [TABLE, 'steps:', '  - pick: left', '  - roll: [heads, heads]'];

describe('refused by a rule, and not offered', () => {
  test('try holds only where a rule refuses what is asked for', () => {
    expect(ruling(WALLED, 'steps:', '  - try: { pick: right }')).toBe('passed');
    expect(ruling(TABLE, 'steps:', '  - try: { pick: right }')).toBe('failed\n5: try: "it is legal"');
    expect(ruling(TABLE, 'steps:', '  - pick: left', '  - try: { pick: right }')).toBe(
      'failed\n6: try: "no rule refuses it, but it is not offered. The question is: chance, coins"',
    );
  });

  test('a try that nobody asks for does not hold for any reason, and plays nothing', () => {
    expect(ruling(TABLE, 'steps:', '  - pick: left', '  - try: { pick: right }', '    because: not-offered')).toMatch(
      /^failed\n6: try: "no rule refuses it/,
    );
    expect(judged(...TOSSED, '  - try: { pick: right }', 'expect: { asks: go on }').failures).toHaveLength(1);
  });

  test('choices that nobody has to make are made before what is tried', () => {
    expect(ruling(...TOSSED, '  - try: { place: 11 }', '    because: tiny.place', '  - place: 3')).toBe('passed');
  });

  test('cannot holds only where a rule refuses what is asked for', () => {
    expect(ruling(WALLED, 'expect: { cannot: [pick: right] }')).toBe('passed');
    expect(ruling(TABLE, 'expect: { cannot: [pick: right] }')).toBe('failed\n4: cannot: "it is legal"');
    expect(ruling(...TOSSED, 'expect: { cannot: [pick: right] }')).toBe(
      'failed\n7: cannot: "no rule refuses it, but it is not offered. The question is: bob, go on"',
    );
  });

  test('not-offered holds only where it is neither legal nor refused', () => {
    expect(ruling(...TOSSED, 'expect: { not-offered: [pick: right, place: 3] }')).toBe('passed');
    expect(ruling(TABLE, 'expect: { not-offered: [pick: right] }')).toBe('failed\n4: not-offered: "it is legal"');
    expect(ruling(WALLED, 'expect: { not-offered: [pick: right] }')).toBe(
      'failed\n4: not-offered: "it is asked for, and refused: walled: There is a wall."',
    );
  });

  test('a place outside of a region is refused, another kind of action there is not offered', () => {
    const placing = [...TOSSED, '  - until: { asks: a place }'];
    expect(ruling(...placing, 'expect: { cannot: [{ place: 11, because: outside }] }')).toBe('passed');
    expect(ruling(...placing, 'expect: { not-offered: [roll: [heads]], cannot: [place: 11] }')).toBe('passed');
    expect(ruling(...placing, 'expect: { cannot: [pick: left] }')).toMatch(/it is not offered/);
  });

  test('a step that waits for a question that is not asked tells what was asked instead', () => {
    expect(
      ruling(TABLE, 'steps:', '  - pick: left', '  - roll: [heads, heads]', '  - until: { asks: a plaice }'),
    ).toMatch(/^failed\n7: until: "'a plaice' was not asked, but 'go on', 'a place'; did you mean a place\?/);
  });

  test('words that make no sense are refused where such are asked for, with what would', () => {
    const { failures } = judged(TABLE, 'steps:', '  - pick: left', 'expect: { can: [roll: [heads]] }');
    expect(failures[0]?.found).toEqual(expect.arrayContaining(['roll: [heads, heads]']));
  });

  test('when the game is over nothing could be offered, so that not-offered says nothing', () => {
    const over = [...TOSSED, '  - place: 1'];
    expect(ruling(...over, 'expect: { not-offered: [pick: left] }')).toMatch(
      /^failed\n8: not-offered: "nothing is asked: the game is over, which `outcome` tells/,
    );
    expect(ruling(...over, 'expect: { cannot: [pick: left] }')).toMatch(/The question is: nothing: the game is over/);
  });

  test('one deed needs no list, and bare words stand where they may', () => {
    expect(ruling(WALLED, 'expect: { cannot: { pick: right, because: walled }, can: { pick: left } }')).toBe('passed');
    expect(ruling(WALLED, 'expect: { cannot: { pick: right, because: fog } }')).toMatch(/^failed/);
    expect(ruling(WALLED, 'expect: { legal: { pick: left } }')).toBe('passed');
    expect(ruling(TABLE, 'expect: { can: pick }')).toBe('passed');
    expect(ruling(TABLE, 'expect: { can: { pick: left, place: 3 } }')).toMatch(/^wrong\n4:16 one verb is expected/);
  });

  test('pass is refused where a question has to be answered', () => {
    expect(ruling(TABLE, 'expect: { cannot: [pass] }')).toBe('passed');
    expect(ruling(TABLE, 'expect: { can: [pass] }')).toMatch(/This cannot be passed: side/);
    expect(ruling(TABLE, 'steps:', '  - try: pass', '    because: must-answer')).toBe('passed');
    expect(ruling('carries: { ann: chime }', ...TOSSED, 'expect: { can: [pass] }')).toBe('passed');
    expect(ruling('carries: { ann: chime }', ...TOSSED, 'expect: { cannot: [pass] }')).toMatch(/it is legal/);
    expect(ruling('carries: { ann: chime }', ...TOSSED, 'expect: { legal: [use: chime, pass] }')).toBe('passed');
  });

  test('phrases can be tried: a rule that refuses any of their verbs refuses them', () => {
    const on = ['steps:', '  - pick: left', '  - roll: [heads, heads]'];
    expect(ruling(TABLE, ...on, '  - until: { asks: a place }', 'expect: { can: [pick-and-place: 4] }')).toBe('passed');
    expect(
      ruling(TABLE, ...on, '  - until: { asks: a place }', '  - try: { pick-and-place: 40 }', '    because: outside'),
    ).toBe('passed');
    expect(ruling(TABLE, 'expect: { cannot: [pick-and-place: 40] }')).toMatch(/it is not offered/);
  });
});

const WALL = {
  kind: 'refused',
  rules: ['tiny.wall', 'tiny.side'],
  because: [{ code: 'walled', message: 'There is a wall.', rules: ['tiny.wall', 'tiny.side'] }],
};

/** The only choice waits to be made, too. */
const OPEN = {
  kind: 'open',
  rules: ['tiny.side'],
  text: 'open: ann, side; only this is legal: pick: { player: ann, pick: left }',
};

describe('the story', () => {
  test('tells why something that was tried is refused, with its rules', () => {
    const { story } = judged(WALLED, 'steps:', '  - try: { pick: right }');
    expect(story).toEqual([{ ...WALL, text: 'pick: right is refused: There is a wall.' }, OPEN]);
  });

  test('tells of each cannot why it is so, with its rules', () => {
    const { story } = judged(WALLED, 'expect: { cannot: [pick: right, pass] }');
    expect(story).toEqual([
      { kind: 'held', text: 'cannot: [{ pick: right }, pass]', rules: [] },
      { kind: 'refused', text: 'pick: right is refused: There is a wall.', rules: ['tiny.wall', 'tiny.side'] },
      { kind: 'refused', text: 'pass is refused: This cannot be passed: side.', rules: ['tiny.side'] },
      OPEN,
    ]);
  });

  test('tells nothing of a try that did not hold', () => {
    const { story } = judged(TABLE, 'steps:', '  - try: { pick: right }');
    expect(story.filter(({ kind }) => kind === 'refused')).toEqual([]);
  });
});

describe('a step that is not asked for', () => {
  test('comes too late where it was passed without a step', () => {
    const passed = ['carries: { ann: chime }', ...TOSSED, '  - pass', '  - use: chime'];
    expect(ruling(...passed)).toMatch(
      /9: use: chime: "not-offered: .* It comes too late: at ''chime' of ann's piece' no step took it up, and 'ann decline: .*chime.*' was taken. The question now is: bob, go on"/,
    );
  });

  test('is told so after the end of the game, too', () => {
    const lines = ['auto-pass: true', 'carries: { ann: chime }', ...TOSSED, '  - place: 2', '  - use: chime'];
    expect(ruling(...lines)).toMatch(/^failed\n10: use: chime: "game-over: The game is over. It comes too late: /);
  });

  test('says what is legal where there is nothing else to say', () => {
    expect(ruling(TABLE, 'steps:', '  - place: 3')).toMatch(/5: place: 3: ".*Legal now: ann, side: pick: .*left/);
  });

  test('one breath ends where the same would be asked again: the rest is not kept for later', () => {
    const { failures } = judged('auto-pass: true', TABLE, 'steps:', '  - pick-and-place: 4');
    expect(failures).toEqual([
      expect.objectContaining({
        line: 6,
        expected: 'every word is used',
        found: expect.stringMatching(/Left over: '4'$/),
      }),
    ]);
  });
});

describe('the line of what fails', () => {
  test('a bare word, a list member, a key over several lines', () => {
    expect(ruling(TABLE, 'steps:', '  - note: x', '', '  # nothing', '  - pick')).toMatch(
      /^failed\n8: pick: "it could mean/,
    );
    expect(ruling(TABLE, 'steps:', '  - note: x', '', '  - pass')).toMatch(/^failed\n7: pass/);
    expect(ruling(TABLE, 'steps:', '  -', '    place: 3')).toMatch(/^failed\n6: place/);
  });

  test('what is expected within a step, whether wrong or not so', () => {
    const within = (expected: string): string =>
      ruling(TABLE, 'steps:', '  - pick: left', '  - expect:', '      - gold: { is: 2 }', `      - ${expected}`);
    expect(within('gold: { is: 3 }')).toBe('failed\n8: gold, is: 2');
    expect(within('gold: { iz: 3 }')).toBe("wrong\n8:17 'iz' is not known here; did you mean is?");
    expect(within('golf: { is: 3 }')).toBe("wrong\n8:9 'golf' is not known here; did you mean gold?");
    expect(within('cannot: [pik: left]')).toBe("wrong\n8:18 'pik' is not known here; did you mean pick?");
  });

  test('what is tried, wherever its reason stands', () => {
    const trying = ['steps:', '  - because: walled', '    try:', '      pick: right'];
    expect(ruling(TABLE, ...trying)).toBe('failed\n7: try: "it is legal"');
    expect(ruling(WALLED, ...trying)).toBe('passed');
  });

  test('a step goes on after an expectation in between that does not hold', () => {
    expect(ruling(TABLE, 'steps:', '  - expect: { gold: { is: 3 } }', '  - place: 1')).toMatch(
      /^failed\n5: gold, is: 2\n6: place/,
    );
  });
});
