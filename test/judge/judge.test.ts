import { judge, type Report } from '../../src/judge';
import { tiny } from './tiny-language';

function judged(...lines: string[]): Report {
  return judge(['game: tiny', 'title: t', ...lines].join('\n'), [tiny], { pictures: true });
}

function ruling(...lines: string[]): string {
  const { verdict, failures, problems } = judged(...lines);
  const told = failures.map(
    (each) => `${each.line}: ${each.what}: ${JSON.stringify(each.expected)} / ${JSON.stringify(each.found)}`,
  );
  return [verdict, ...told, ...problems.map((each) => `${each.line}:${each.column} ${each.message}`)].join('\n');
}

const TABLE = 'counters: { gold: 2 }';

describe('a scenario that holds', () => {
  test('plays steps, skips the only choice, compares at the end and in between', () => {
    const verdict = ruling(
      'counters: { gold: 2 }',
      'steps:',
      '  - expect: { decides: ann, asks: side, legal: [pick: left, pick: right] }',
      '  - pick: left',
      '  - roll: [tails, heads]',
      '  - place: 4',
      'expect:',
      '  - { gold: { is: 2 }, heads: { is: 1 }, place: { is: 4 } }'.replace(
        'heads: { is: 1 }, place: { is: 4 }',
        'table: { story: [left] }',
      ),
      '  - sum: { of: [gold, gold], is: 4 }',
      '  - happened: [bell: { who: ann }]',
      '  - outcome: playing',
    );
    expect(verdict).toBe('passed');
  });

  test('tells the story: steps, choices nobody had to make, events with their rules, what held', () => {
    const { story } = judged(
      TABLE,
      'steps:',
      '  - pick: left',
      '  - roll: heads, heads',
      '  - note: now bob',
      '  - place: 1',
      'expect: { gold: { is: 2 } }',
    );
    expect(story.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'step pick: left',
      'step roll: heads, heads',
      'event ann rings the bell',
      'note now bob',
      'auto bob pick: { player: bob, pick: on }',
      'step place: 1',
      'held gold: { is: 2 }',
    ]);
    expect(story[2]?.rules).toEqual(['tiny.ring']);
  });

  test('has a picture of the start and of every step', () => {
    const { pictures } = judged(TABLE, 'steps:', '  - pick: left', '  - roll: heads, heads');
    expect(pictures.map((each) => each.title)).toEqual(['at the start', 'pick: left', 'roll: heads, heads']);
  });
});

describe('expectations that do not hold', () => {
  test('a value', () => {
    expect(ruling(TABLE, 'expect:', '  - gold: { is: 3 }')).toBe('failed\n5: gold, is: 3 / 2');
  });

  test('a question', () => {
    expect(ruling(TABLE, 'expect: { sum: { of: [gold], is: 7 } }')).toBe('failed\n4: sum: 7 / 2');
  });

  test('every failed value is told, not only the first, each at its line', () => {
    expect(ruling('counters: { a: 1, b: 1 }', 'expect:', '  - a: { is: 2 }', '    b: { is: 2 }')).toBe(
      'failed\n5: a, is: 2 / 1\n6: b, is: 2 / 1',
    );
    expect(ruling('counters: { a: 1, b: 1 }', 'expect:', '  a: { is: 2 }', '  b: { is: 2 }')).toBe(
      'failed\n5: a, is: 2 / 1\n6: b, is: 2 / 1',
    );
  });

  test('legal means exactly these, and nothing else', () => {
    const missing = ruling('counters: { wall: 1 }', 'expect: { legal: [pick: left, pick: right] }');
    expect(missing).toBe('failed\n4: legal: ["pick: left","pick: right"] / ["pick: { player: ann, pick: left }"]');
    expect(ruling(TABLE, 'expect: { legal: [pick: left] }')).toMatch(/^failed/);
    expect(ruling('counters: { wall: 1 }', 'expect: { legal: [pick: left] }')).toBe('passed');
  });

  test('can and cannot, with the code or the rule of the refusal', () => {
    const walled = 'counters: { wall: 1 }';
    expect(
      ruling(
        walled,
        'expect: { can: [pick: left], cannot: [{ pick: right, because: tiny.wall }, { pick: right, because: walled }] }',
      ),
    ).toBe('passed');
    expect(ruling(walled, 'expect: { can: [pick: right] }')).toMatch(/^failed/);
    expect(ruling(walled, 'expect: { cannot: [pick: left] }')).toMatch(/it is legal/);
    expect(ruling(walled, 'expect: { cannot: [{ pick: right, because: tiny.other }] }')).toMatch(
      /walled: There is a wall/,
    );
  });

  test('events that happened, in order, and that did not', () => {
    const played = [TABLE, 'carries: { ann: echo }', 'steps:', '  - pick: left', '  - roll: [heads, heads]'];
    expect(ruling(...played, 'expect: { happened: [bell, ability-used], not-happened: [hurt] }')).toBe('passed');
    expect(ruling(...played, 'expect: { happened: [ability-used, bell] }')).toMatch(/^failed/);
    expect(ruling(...played, 'expect: { happened: [bell: { who: bob }] }')).toMatch(/^failed/);
    expect(ruling(...played, 'expect: { happened: [bell: { rules: tiny.ring }] }')).toBe('passed');
    expect(ruling(...played, 'expect: { happened: [bell: { rules: tiny.side }] }')).toMatch(/^failed/);
    expect(ruling(...played, 'expect: { not-happened: [bell] }')).toMatch(/^failed/);
    expect(ruling(...played, '  - place: 3', 'expect: { just-happened: [bell] }')).toMatch(/^failed/);
  });

  test('what happened of the kind that is missed is found, and of no other kind', () => {
    const played = [TABLE, 'carries: { ann: echo }', 'steps:', '  - pick: left', '  - roll: [heads, heads]'];
    expect(judged(...played, 'expect: { happened: [bell: { who: bob }] }').failures[0]?.found).toEqual([
      expect.stringMatching(/^bell/),
    ]);
  });

  test('which procedures the question is within', () => {
    expect(ruling(TABLE, 'expect: { within: main }')).toBe('passed');
    expect(ruling(TABLE, 'steps:', '  - pick: left', 'expect: { within: gone }')).toBe(
      'failed\n6: within: "gone" / ["main"]',
    );
  });

  test('cited rules and the outcome', () => {
    const played = [TABLE, 'steps:', '  - pick: left', '  - roll: [heads, heads]'];
    expect(ruling(...played, 'expect: { cited: tiny.ring, outcome: playing }')).toBe('passed');
    expect(ruling(...played, 'expect: { cited: [tiny.ring, tiny.nope] }')).toMatch(/tiny.nope/);
    expect(ruling(...played, 'expect: { outcome: { winner: ann } }')).toMatch(/^failed/);
  });
});

describe('the ability queue', () => {
  const both = [TABLE, 'carries: { ann: chime, bob: echo }', 'steps:', '  - pick: left', '  - roll: [heads, heads]'];

  test('its order can be expected while an ability waits for its player', () => {
    expect(ruling(...both, 'expect: { decides: ann, asks: chime, queue: [echo] }')).toBe('passed');
    expect(ruling(...both, 'expect: { queue: [chime, echo] }')).toMatch(/^failed/);
  });

  test('abilities are used and declined by name', () => {
    expect(ruling(...both, '  - use: chime', 'expect: { happened: [ability-used: { ability: chime }] }')).toBe(
      'passed',
    );
    expect(ruling(...both, '  - decline: chime', 'expect: { not-happened: [ability-used: { ability: chime }] }')).toBe(
      'passed',
    );
  });

  test('with auto-pass an ability that no step mentions is declined', () => {
    expect(ruling(...both, '  - place: 2')).toMatch(/^failed\n8: place: 2/);
    expect(
      ruling(
        'auto-pass: true',
        ...both,
        '  - place: 2',
        'expect: { happened: [ability-declined: { ability: chime }] }',
      ),
    ).toBe('passed');
  });
});

describe('steps that cannot be taken', () => {
  test('a refused step fails with its code and rules', () => {
    expect(ruling('counters: { wall: 1 }', 'steps:', '  - pick: right')).toBe(
      'failed\n5: pick: right: "a legal step" / "walled: There is a wall."',
    );
  });

  test('a refused step is told as a step, and then why', () => {
    const { story } = judged('counters: { wall: 1 }', 'steps:', '  - pick: right');
    expect(story.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'step pick: right',
      'refused There is a wall.',
      'open open: ann, side; only this is legal: pick: { player: ann, pick: left }',
    ]);
  });

  test('try expects the refusal', () => {
    const walled = 'counters: { wall: 1 }';
    expect(ruling(walled, 'steps:', '  - try: { pick: right }', '    because: walled', '  - pick: left')).toBe(
      'passed',
    );
    expect(ruling(walled, 'steps:', '  - try: { pick: right }', '    because: fog')).toMatch(/^failed/);
    expect(ruling(TABLE, 'steps:', '  - try: { pick: right }')).toMatch(/it is legal/);
  });

  test('words that fit two legal actions are not guessed', () => {
    expect(ruling(TABLE, 'steps:', '  - pick')).toMatch(/it could mean any of: ann pick: .*left.*right/);
  });

  test('dice that are missing, left over, or of another number', () => {
    expect(ruling(TABLE, 'steps:', '  - pick: left', '  - place: 1')).toMatch(
      /^failed\n6: place: 1.*not-offered.*chance, coins/,
    );
    expect(ruling(TABLE, 'steps:', '  - pick: left', '  - roll: [heads, heads]', '  - roll: [heads, heads]')).toMatch(
      /^failed\n7: roll/,
    );
    expect(ruling(TABLE, 'steps:', '  - pick: left', '  - roll: [heads]')).toMatch(/^failed\n6: roll/);
  });

  test('a decision that the next step does not answer', () => {
    expect(
      ruling(TABLE, 'carries: { ann: chime }', 'steps:', '  - pick: left', '  - roll: [heads, heads]', '  - place: 1'),
    ).toMatch(
      /does not answer the question: 'chime' of ann's piece. Legal now: ann, 'chime' of ann's piece: use.*decline/,
    );
  });

  test('a place outside a region, and one inside it', () => {
    const there = (at: number): string =>
      ruling(TABLE, 'steps:', '  - pick: left', '  - roll: [tails, tails]', `  - place: ${at}`);
    expect(there(9)).toBe('passed');
    expect(there(11)).toMatch(/^failed/);
  });

  test('pass and finish make only choices that nobody has to make', () => {
    expect(ruling(TABLE, 'steps:', '  - pass')).toMatch(/^failed\n5: pass/);
    expect(
      ruling(
        TABLE,
        'steps:',
        '  - pick: left',
        '  - roll: [tails, tails]',
        '  - pass: 2',
        'expect: { asks: "nothing: the game is over" }',
      ),
    ).toBe('passed');
    expect(
      ruling(
        TABLE,
        'steps:',
        '  - pick: left',
        '  - roll: [tails, tails]',
        '  - finish: main',
        'expect: { asks: "nothing: the game is over" }',
      ),
    ).toBe('passed');
    expect(ruling(TABLE, 'steps:', '  - finish: main')).toMatch(/^failed/);
  });

  test('until passes until something holds', () => {
    const tossed = [TABLE, 'steps:', '  - pick: left', '  - roll: [tails, tails]'];
    expect(ruling(...tossed, '  - until: { asks: a place }', 'expect: { asks: a place }')).toBe('passed');
    expect(ruling(TABLE, 'steps:', '  - until: { asks: a place }')).toMatch(/^failed\n5: until: .*ann, side/);
    expect(ruling(...tossed, '  - until: { gold: { is: 2 } }', 'expect: { asks: go on }')).toBe('passed');
  });
});

describe('a saved position', () => {
  const saved = 'saved-position: { numbers: { gold: 2 }, inPlay: [] }';

  test('starts where the game itself says', () => {
    expect(
      ruling(saved, 'steps:', '  - exactly: { type: pick, player: ann, pick: left }', 'expect: { gold: { is: 2 } }'),
    ).toBe('passed');
    expect(ruling('saved-position: { numbers: x }')).toMatch(/^wrong\n3:28 numbers: expected/);
  });

  test('its names are looked up on the table', () => {
    expect(ruling(saved, 'expect: { golf: { is: 2 } }')).toMatch(/no such piece/);
    expect(ruling(saved, 'expect: { sum: { of: [golf], is: 2 } }')).toMatch(
      /no counter is called 'golf'; did you mean gold\?/,
    );
    expect(ruling(saved, 'expect: { gold: 2 }')).toMatch(/^wrong\n4:17 what is expected of 'gold' is a map/);
  });
});

describe('phrases', () => {
  test('say several verbs in one, and pass over what is not asked', () => {
    const played = [TABLE, 'steps:', '  - pick: left', '  - roll: [heads, heads]', '  - pick-and-place: 4'];
    expect(ruling(...played, 'expect: { table: { story: [left] } }')).toBe('passed');
  });

  test('one that fits nothing fails', () => {
    expect(ruling('counters: { wall: 1 }', 'steps:', '  - pick: left', '  - pick-and-place: 4')).toMatch(/^failed/);
  });
});

describe('files that are wrong', () => {
  test.each([
    [['counters: { gold: x }'], "3:19 a whole number is expected here, found 'x'"],
    [['countres: { gold: 1 }'], "3:1 'countres' is not known here; did you mean counters?"],
    [[TABLE, 'pick: left'], "4:1 'pick' is a step: write it under steps, as '- pick: ...'"],
    [[TABLE, 'ask: { gold: 1 }'], "4:1 'ask' is a step: write it under steps, as '- ask: ...'"],
    [[TABLE, 'carries: { ann: chim }'], "4:17 'chim' is not known here; did you mean chime?"],
    [[TABLE, 'beside: { ann: golf }'], "4:16 no counter is called 'golf'; did you mean gold?"],
    [[TABLE, 'steps: [pik: left]'], "4:9 'pik' is not known here; did you mean pick?"],
    [[TABLE, 'steps: [pick left]'], "4:9 'pick left' is not known here; a colon is missing: pick: left"],
    [[TABLE, 'steps: [pick: { plyer: ann }]'], "4:17 'plyer' is not known here; did you mean player?"],
    [[TABLE, 'steps: [{ pick: left, place: 3 }]'], '4:9 one verb is expected here, found pick and place'],
    [[TABLE, 'steps: [{ roll: [head] }]'], "4:18 'head' is not known here; did you mean heads?"],
    [[TABLE, 'expect: { golf: { is: 2 } }'], "4:11 'golf' is not known here; did you mean gold?"],
    [[TABLE, 'expect: { gold: { iz: 2 } }'], "4:19 'iz' is not known here; did you mean is?"],
    [[TABLE, 'expect: { happened: [bel] }'], "4:22 'bel' is not known here; did you mean bell?"],
    [[TABLE, 'expect: { legal: [pick: [1]] }'], '4:25 text or a map (key: value) is expected here, found a list'],
    [
      [TABLE, 'rules: [tiny.sid]'],
      '4:9 no rule has the id tiny.sid; did you mean one of tiny.side.01 to tiny.side.01?',
    ],
    [[TABLE, 'edition: "2"'], '4:10 this judge knows the rules 1, not 2'],
    [['counters: { bad: 1 }'], '3:18 Nothing may be bad. [tiny.bad]'],
    [['counters: { queue: 1 }'], "1:1 'queue' means something to the judge already; give that piece another name"],
    [['steps: []'], '1:1 counters is missing here'],
    [[TABLE, 'steps: {'], '4:8 nothing closes this {: a } is missing'],
    [[TABLE, 'steps: [{ pick: [left }'], '4:17 nothing closes this [: a ] is missing'],
    [[TABLE, 'steps: {a: ['], '4:12 nothing closes this [: a ] is missing'],
    [[TABLE, 'steps:', '  - { try: { pick: right }, because: 3 }'], '5:38 text or a list is expected here, found 3'],
    [
      [TABLE, 'steps:', '  - { try: { pick: right }, note: x }'],
      "5:29 one step at a time is expected; 'try' stands here already",
    ],
  ])('%j', (lines, message) => {
    expect(ruling(...lines)).toContain(`wrong\n${message}`);
  });

  test.each(['happened', 'not-happened', 'just-happened', 'can', 'cannot', 'not-offered', 'within', 'cited'])(
    'an empty list of what %s says nothing; that nothing is legal says something',
    (word) => {
      expect(ruling(TABLE, `expect: [${word}: []]`)).toMatch(
        /^wrong\n.* a list of at least 1 is expected here, found 0$/,
      );
      expect(ruling(TABLE, 'expect: [legal: []]')).toMatch(/^failed/);
    },
  );

  test('no game, or an unknown one', () => {
    expect(judge('title: x', [tiny]).problems[0]?.message).toBe('game is missing here: one of tiny');
    expect(judge('game: tinny', [tiny]).problems[0]).toEqual({
      line: 1,
      column: 7,
      message: 'no game is called "tinny"; did you mean tiny?',
    });
    expect(judge('- 1', [tiny]).verdict).toBe('wrong');
  });

  test('of games that files may be of though they are not handed over, those are told that are not known', () => {
    const told = (file: string) => judge(file, [tiny], { others: ['tiny', 'chess'] }).problems[0]?.message;
    expect(told('title: x')).toBe('game is missing here: one of tiny, chess');
    expect(told('game: whist')).toBe('no game is called "whist"; the games are tiny, chess');
    expect(told('game: ches')).toBe('no game is called "ches"; did you mean chess?');
    expect(told('game: chess')).toBe('files of chess are not read here, those of tiny are');
  });
});

describe('names as printed', () => {
  test('are found without punctuation and in any case, in parts, steps and expectations; words of the rules are not', () => {
    const table = "counters: { 'Red Five!': 2 }";
    expect(ruling(table, 'beside: { ann: red five }', 'expect: { sum: { of: [RED-FIVE, "red five"], is: 4 } }')).toBe(
      'passed',
    );
    expect(ruling(TABLE, 'steps: [Pick: left]')).toContain("'Pick' is not known here; did you mean pick?");
  });

  test('pieces are found in any case where expectations and questions have them as keys, too', () => {
    const table = 'counters: { red-5: 2 }';
    expect(ruling(table, 'expect: { Red-5: { is: 2 } }')).toBe('passed');
    expect(ruling(table, 'steps: [expect: { RED 5: { is: 2 } }]')).toBe('passed');
    expect(ruling(table, 'expect: { Red-5: { is: 3 } }')).toContain('4: red-5, is: 3 / 2');
    // What is wrong there is told in its line.
    expect(ruling(table, 'expect:', '  - Red-5: { i: 3 }')).toContain("'i' is not known here");
    expect(ruling(table, 'expect: { red-6: { is: 2 } }')).toContain("'red-6' is not known here");
  });

  test("a name that two pieces would have is nobody's", () => {
    const two = "counters: { 'Red Five!': 2, 'Red Five?': 3 }";
    expect(ruling(two, 'expect: { sum: { of: [red five], is: 2 } }')).toContain("no counter is called 'red five'");
    expect(ruling(two, "expect: { sum: { of: ['Red Five?'], is: 3 } }")).toBe('passed');
  });
});
