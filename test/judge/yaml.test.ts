/** Any text is read or refused after a bounded amount of work, and what is refused is said in plain words where it stands. */
import { Alias, Parser } from 'yaml';
import { judge } from '../../src/judge';
import { readYaml } from '../../src/judge/yaml';
import { LIMITS } from '../../src/judge/yaml-tokens';
import { tiny } from './tiny-language';

function refusal(text: string): string {
  const read = readYaml(text);
  if (read._tag === 'Right') return `read: ${JSON.stringify(read.right.value).slice(0, 60)}`;
  const [problem] = read.left;
  return `${problem?.line}:${problem?.column} ${problem?.message}`;
}

/** About as many characters as a file may have. */
const full = (piece: string): string => piece.repeat(Math.floor((LIMITS.characters - 20_000) / piece.length));
const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** Classes of files that cost seconds or minutes, each close to the longest file. */
const COSTLY: readonly (readonly [string, string, RegExp])[] = [
  ['aliases', `a: &a 1\nb:\n${lines(60, () => ` - [${'*a, '.repeat(4000)}]`)}`, /too big/],
  ['merge keys', `a: &a { x: 1 }\nb:\n${lines(60_000, () => ' - {<<: *a}')}`, /too big/],
  ['open brackets', full('['), /1:49 nested deeper than 48 levels/],
  ['open braces', full('{a: '), /1:193 nested deeper than 48 levels/],
  ['brackets that close nothing', full(']'), /1:1 this \] closes nothing/],
  ['pairs of brackets', full('[]'), /too big/],
  ['commas', `[${full(',')}`, /a list or map of more than 5000 entries/],
  ['colons', `[${full(': ')}`, /too big/],
  ['dashes', full('- '), /too big/],
  ['question marks', full('? '), /too big/],
  ['names in a row', full('&a '), /1:4 one name/],
  ['names', lines(80_000, (i) => `- &a${i} 1`), /1001:3 more than 1000 parts with a name/],
  ['a long name', `a: &${full('a')} 1`, /^read/],
  ['tags', full('- !a 1\n'), /1:3 !a is a tag/],
  ['tags in a row', full('!a '), /1:1 !a is a tag/],
  ['a long tag', `!<${full('a')}> x`, /1:1 !<a+ is a tag/],
  ['documents', full('---\n'), /2:1 one scenario a file is expected, found a second document/],
  ['ends of documents', full('...\n'), /2:1 one scenario a file is expected/],
  ['directives', full('%YAML 1.2\n'), /1:1 a line that begins with %/],
  ['escapes that mean nothing', `a: "${full('\\q')}"`, /1:5 \\q means nothing/],
  ['quotes', full('"'), /too big|Unexpected/],
  ['a quote that nothing closes', `a: "${full('x\n')}`, /1:4 nothing closes this "/],
  ['keys behind keys', full('a: b: c\n'), /too big|colon/],
  ['maps behind maps', full('{a: 1}'), /too big/],
  ['keys', lines(80_000, (i) => `k${i}: 1`), /too big|more than 5000/],
  ['comments', full('#\n'), /too big/],
  ['comments further in', `a:\n  b: 1\n${full('      #\n')}  c: 1`, /too big/],
  ['line ends', full('\n'), /too big/],
  ['line ends of DOS', full('\r\n'), /too big/],
  ['line ends of old', full('\r'), /too big/],
  ['tabs', full('a:\t'), /too big/],
  ['marks of byte order', full('\ufeff'), /line 1 holds a character that cannot be seen \(U\+FEFF\)/],
  ['signs of the lexer', full('\u0018'), /U\+0018/],
  ['empty lines of a block', `a: |\n${full('\n')}`, /too big/],
  ['a long text', `a: ${full('x')}`, /^read/],
  ['a text of many lines', `a: "${full('x\n ')}"`, /^read/],
  ['a long number', `a: ${full('9')}`, /a number is expected, found Infinity/],
];

/** How often methods are called meanwhile. Not a mock, which would keep every argument. */
function counted<K extends string>(
  methods: Readonly<Record<K, readonly [object, string]>>,
  during: () => void,
): Record<K, number> {
  const counts = {} as Record<K, number>;
  const back = (Object.entries(methods) as [K, readonly [object, string]][]).map(([name, [on, method]]) => {
    const original = Reflect.get(on, method) as (...given: unknown[]) => unknown;
    counts[name] = 0;
    Reflect.set(on, method, function (this: unknown, ...given: unknown[]) {
      counts[name] += 1;
      return original.apply(this, given);
    });
    return () => Reflect.set(on, method, original);
  });
  try {
    during();
  } finally {
    back.forEach((restore) => restore());
  }
  return counts;
}

describe('files close to the longest', () => {
  test.each(COSTLY)('%s', (_what, text, answer) => {
    let told = '';
    // Looking for what an alias repeats costs as much as the file is long.
    const { tokens, searches } = counted(
      { tokens: [Parser.prototype, 'next'], searches: [Alias.prototype, 'resolve'] },
      () => (told = refusal(text)),
    );
    expect(told).toMatch(answer);
    expect(tokens).toBeLessThanOrEqual(LIMITS.tokens);
    expect(searches).toBe(0);
  });

  test('the first error ends it: the package looks at the text of each once more', () => {
    const { looks } = counted({ looks: [String.prototype, 'substr'] }, () => refusal(`a: "${'\\q'.repeat(50_000)}"`));
    expect(looks).toBeLessThan(100);
  });
});

test('parts with a name are read wherever they are repeated, each its own copy', () => {
  const read = readYaml('a: &a { x: [1] }\nb: *a\nc: [*a, &b 2, *b]');
  if (read._tag === 'Left') throw new Error(JSON.stringify(read.left));
  expect(read.right.value).toEqual({ a: { x: [1] }, b: { x: [1] }, c: [{ x: [1] }, 2, 2] });
  const { a, b } = read.right.value as { a: object; b: object };
  expect(a).not.toBe(b);
  expect(read.right.at(['b', 'x', 0])).toEqual({ line: 1, column: 13 });
});

test('a name that is given twice means the last one above; one that is not given is refused', () => {
  expect(refusal('- &a 1\n- &a 2\n- *a')).toBe('read: [1,2,2]');
  expect(refusal('- *a\n- &a 1')).toMatch(/1:3 no part further up has the name &a/);
  expect(refusal('- &a [*a]')).toMatch(/1:7 no part further up/);
});

test('values are counted where they are repeated', () => {
  const bomb = `a: &a [${'1,'.repeat(4_000)}]\nb: [${'*a,'.repeat(40)}]`;
  expect(refusal(bomb)).toMatch(/more than 100000 values/);
});

test('a mark of byte order, line ends of every kind, and a document between its marks are read', () => {
  expect(refusal('\ufeffa: 1\nb: 2')).toBe('read: {"a":1,"b":2}');
  expect(refusal('a: 1\r\nb: 2\r\n')).toBe('read: {"a":1,"b":2}');
  expect(refusal('a: 1\rb: 2')).toBe('read: {"a":1,"b":2}');
  expect(refusal('# x\n---\na: 1\n...\n# y\n')).toBe('read: {"a":1}');
});

describe('plain words, at the line to look at', () => {
  const file = (line: string): string =>
    `game: xwing\n${line}\nships:\n  red-5:\n    pilot: X\n  tie: { pilot: Y }\nsteps:\n  - a: 1\n  - b: 2\n`;
  test.each([
    [
      'a line too far in',
      file('t: x').replace('    pilot: X', '    pilot: X\n      at: 1'),
      "6:7 this line begins 6 spaces in; to stand beside line 5, 'pilot: X', it has to begin 4 spaces in",
    ],
    [
      'a line not far enough in',
      file('t: x').replace('  tie:', ' tie:'),
      "6:2 this line begins 1 space in; to stand beside line 4, 'red-5:', it has to begin 2 spaces in",
    ],
    [
      'an entry of a list too far in',
      file('t: x').replace('  - b', '    - b'),
      "9:5 this line begins 4 spaces in; to stand beside line 8, '- a: 1', it has to begin 2 spaces in",
    ],
    [
      'an entry without its dash',
      file('t: x').replace('  - b', '  b'),
      "9:3 this line begins without a '- ', line 8 beside it with one",
    ],
    ['a dash without its space', file('t: x').replace('- b', '-b'), "9:3 a space is expected after the '-'"],
    ['a brace', file('t: x').replace('Y }', 'Y'), '6:8 nothing closes this {: a } is missing'],
    ['a bracket at the end', `${file('t: x')}u: [1`, '10:4 nothing closes this [: a ] is missing'],
    ['a bracket closed by a brace', file('t: { at: [1, 2 }'), '2:10 nothing closes this [: a ] is missing'],
    ['a brace too many', file('t: { at: 1 }}'), '2:13 this } closes nothing'],
    ['a quote', file("t: 'x"), "2:4 nothing closes this ': a ' is missing"],
    ['text behind a quote', file("t: 'Luke's'"), "2:10 this stands behind a closing '; the whole text needs quotes"],
    ['a colon in a text', file('t: x: y'), "2:4 a text that holds a colon and a space needs quotes around it: 'x: y'"],
    ['a colon without its space', file('t:x'), "2:1 a space is expected after the colon: 't: x'"],
    [
      'a key without its colon',
      file('t x'),
      "2:1 a key with a colon and a space behind it is expected here (key: value), found 't x'",
    ],
    ['a comma', file('t: { a: 1 b: 2 }'), '2:9 a comma is missing here'],
    ['a comma after a bracket', file('t: { a: [1] b: 2 }'), '2:13 this stands behind a closing ]; a comma'],
    ['a comma after a brace', file('t: { a: { c: 1 } b: 2 }'), '2:18 this stands behind a closing }; a comma'],
    [
      'a key without its colon at the very beginning',
      't x\ngame: xwing',
      "1:1 a key with a colon and a space behind it is expected here (key: value), found 't x'",
    ],
    [
      'a key without its colon behind an empty line',
      '\nt x\ngame: xwing',
      "2:1 a key with a colon and a space behind it is expected here (key: value), found 't x'",
    ],
    ['a text that begins with a percent sign', file('t: %x'), '2:4 a text that begins with % needs quotes'],
    ['a tab', file('t:\n\ta: 1'), '3:1 a tab stands here: use spaces, never tabs'],
    ['a text that begins with a sign', file('t: @x'), '2:4 a text that begins with @ needs quotes'],
    [
      'a text that begins with a star',
      file('t: *x*'),
      '2:4 no part further up has the name &x*; a text that begins with * needs quotes',
    ],
    ['a text that begins with an exclamation mark', file('t: !x'), '2:4 !x is a tag of YAML'],
    ['a text that begins with a bar', file('t: | x'), '2:6 a text that begins with | needs quotes'],
    [
      'a text that begins with a dash',
      file('t: - x'),
      '2:4 a list begins on a line of its own; a text that begins with - needs quotes',
    ],
    ['a backslash', file('t: "C:\\dir"'), '2:7 \\d means nothing between " and "'],
  ])('%s', (_what, text, message) => {
    expect(refusal(text)).toContain(message);
  });
});

describe('what is sound YAML and still wrong lines', () => {
  const table = 'game: tiny\ntitle: x\ncounters: { gold: 1 }\n';
  const first = (text: string): string => {
    const { problems } = judge(text, [tiny]);
    return problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
  };
  test('a text with commas inside { }, told once', () => {
    expect(first(`${table}steps:\n  - pick: { pick: left, in its arc, facing it }`)).toBe(
      "5:25 inside { } a text with commas needs quotes: pick: 'left, in its arc, facing it'",
    );
  });
  test.each([
    [
      'a colon without its space inside { }',
      'steps:\n  - pick: { pick:left }',
      '5:13 a space is expected after the colon: pick: left',
    ],
    [
      'a key without its colon inside { }',
      'steps:\n  - pick: { pick left }',
      "5:13 'pick left' has no colon and no value here",
    ],
    [
      'entries of a list without their dashes',
      'steps:\n  pick: left',
      "5:3 a list is expected here, found a map; each entry of a list begins with '- '",
    ],
    [
      'two steps behind one dash',
      'steps:\n  - pick: left\n    place: 1',
      '5:5 one verb is expected here, found pick and place; each is a step of its own',
    ],
    [
      'nothing below a key',
      'carries:\n',
      '4:9 a map (key: value) is expected here, found nothing; what belongs to it stands on the lines below',
    ],
  ])('%s', (_what, lines, message) => {
    expect(first(table + lines)).toContain(message);
  });
  test('a key that stands inside another one', () => {
    expect(first('game: tiny\ntitle: x\ncarries:\n  ann: chime\n  counters: { gold: 1 }')).toBe(
      '5:3 counters stands inside carries here; it has to begin at the start of its line',
    );
  });
  test('an empty file', () => expect(first('')).toBe('1:1 the file is empty'));
  test('twenty problems are enough, and the rest is not even looked at', () => {
    const wrong = `${table}steps:\n${lines(990, (i) => `  - pik${i}: left`)}`;
    const { searches } = counted({ searches: [String.prototype, 'toLowerCase'] }, () => {
      expect(first(wrong).split('\n')).toHaveLength(20);
    });
    expect(searches).toBeLessThan(5_000);
    expect(first(`${table}rules: [${'tiny.sid,'.repeat(4_000)}]`).split('\n')).toHaveLength(20);
    expect(first(`${table}expect:\n${lines(990, () => '  - golf: 1')}`).split('\n')).toHaveLength(20);
  });
});

test.each([
  ['lists', '[', ']'],
  ['maps', '{a: ', '}'],
])('%s that are repeated within what is repeated are nested as deep as they come out', (_of, open, close) => {
  const within = (times: number, what: string): string => `${open.repeat(times)}${what} ${close.repeat(times)}`;
  const chained = (parts: number): string =>
    lines(parts, (i) => `p${i}: &p${i} ${within(20, i === 0 ? 'x' : `*p${i - 1}`)}`);
  expect(refusal(chained(2))).toMatch(/^read/);
  expect(refusal(chained(3))).toMatch(/^3:\d+ nested deeper than 48 levels/);
  // Deep enough to overflow the stack of who copies or walks it.
  expect(refusal(chained(90))).toMatch(/^3:\d+ nested deeper than 48 levels/);
});
