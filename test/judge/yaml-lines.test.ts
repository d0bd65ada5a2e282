/** Lines that begin in the wrong place, and texts that want quotes: which line is named, and beside which other one it was meant. */
import { readYaml } from '../../src/judge/yaml';

function refusal(...lines: string[]): string {
  const read = readYaml(lines.join('\n'));
  if (read._tag === 'Right') return `read: ${JSON.stringify(read.right.value)}`;
  return read.left.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
}
const beside = (line: number, text: string, indent: string): string =>
  `to stand beside line ${line}, '${text}', it has to begin ${indent} in`;

describe('of the lines beside which one could stand, the one that begins most nearly where it does', () => {
  test.each<[string, string[], string]>([
    ['further in', ['a:', '  b: 1', '   c: 2'], `3:4 this line begins 3 spaces in; ${beside(2, 'b: 1', '2 spaces')}`],
    ['less far in', ['a:', '  b: 1', ' c: 2'], `3:2 this line begins 1 space in; ${beside(2, 'b: 1', '2 spaces')}`],
    [
      'the lower one of two',
      ['a:', '    b: 1', '  c: 2'],
      `3:3 this line begins 2 spaces in; ${beside(2, 'b: 1', '4 spaces')}`,
    ],
    [
      'not one that belongs to something further out',
      ['a:', '  x:', '     y: 1', '  b:', '      c: 1', '    d: 2'],
      `6:5 this line begins 4 spaces in; ${beside(5, 'c: 1', '6 spaces')}`,
    ],
    [
      'the very first line',
      ['a: x', '', '', '    b: 1'],
      `4:5 this line begins 4 spaces in; ${beside(1, 'a: x', '0 spaces')}`,
    ],
    ['a line behind it', ['  a: 1', 'b: 2'], `2:1 this line begins 0 spaces in; ${beside(1, 'a: 1', '2 spaces')}`],
    [
      'empty lines and comments between are none',
      ['a:', '    b: 1', '', '   # x', '  c: 2'],
      `5:3 this line begins 2 spaces in; ${beside(2, 'b: 1', '4 spaces')}`,
    ],
    [
      'a long line is cut',
      ['a:', `  ${'k'.repeat(30)}: 1`, '   b: 2'],
      `3:4 this line begins 3 spaces in; ${beside(2, `${'k'.repeat(20)}…`, '2 spaces')}`,
    ],
  ])('%s', (_what, lines, message) => expect(refusal(...lines)).toBe(message));
});

test.each<[string, string[], string]>([
  [
    'a dash without its space',
    ['a:', '  - b', '  -c'],
    "3:3 a space is expected after the '-' that begins an entry of a list (line 2 or here)",
  ],
  [
    'a sign of a comment behind a text',
    ['a: "x"#y'],
    '1:7 a space is expected before #; a text that holds it needs quotes around it',
  ],
  ['a comma too many', ['a: [1,, 2]'], '1:7 a comma too many, or nothing before it'],
  ['a comma first', ['a: [, 2]'], '1:5 a comma too many, or nothing before it'],
  ['a comma too many in a map', ['a: { b: 1,, c: 2 }'], '1:11 a comma too many, or nothing before it'],
  ['a text that begins with >', ['a: > x'], '1:6 a text that begins with > needs quotes around it'],
  ['a text that begins with `', ['a: `x`'], '1:4 a text that begins with ` needs quotes around it'],
  ['a colon behind a colon', ['a: b:'], "1:4 a text that holds a colon and a space needs quotes around it: 'b:'"],
  [
    'a colon behind a colon inside { }',
    ['a: { c: d: 2 }'],
    '1:9 a comma is missing here, or a text that holds a colon and a space needs quotes around it',
  ],
  [
    'a long text without a colon',
    ['a: 1', 'k'.repeat(61)],
    `2:1 a key with a colon and a space behind it is expected here (key: value), found '${'k'.repeat(60)}…'`,
  ],
  [
    'one that is just short enough',
    ['a: 1', 'k'.repeat(60)],
    `2:1 a key with a colon and a space behind it is expected here (key: value), found '${'k'.repeat(60)}'`,
  ],
  [
    'a colon without its space behind a dash',
    ['x:', '  - a:1', '    b: 2'],
    "2:5 a space is expected after the colon: 'a: 1'",
  ],
])('%s', (_what, lines, message) => expect(refusal(...lines)).toBe(message));
