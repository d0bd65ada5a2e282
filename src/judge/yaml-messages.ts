/** What is wrong with a YAML text, for people who have never heard of YAML, at the line where they have to look. */
import type { ErrorCode } from 'yaml';

/** A trouble as the yaml package tells it. */
interface YamlTrouble {
  text: string;
  offset: number;
  code: string;
  message: string;
}

interface Told {
  message: string;
  offset: number;
}

/** A message, or where to look and the message; null: the package's own words are as good. */
type Explanation = (trouble: YamlTrouble) => string | Told | null;

const NEEDS_QUOTES = 'needs quotes around it';

const explanations: Partial<Record<ErrorCode, Explanation>> = {
  BAD_INDENT: misplaced,
  BLOCK_AS_IMPLICIT_KEY: (trouble) => {
    if (trouble.message.startsWith('A block sequence')) return misplaced(trouble);
    const value = restOfLine(trouble);
    if (/:(\s|$)/.test(value)) return `a text that holds a colon and a space ${NEEDS_QUOTES}: '${cut(value)}'`;
    const next = nextLine(trouble);
    return next === null ? null : misplaced({ ...trouble, offset: next });
  },
  MULTILINE_IMPLICIT_KEY: withoutColon,
  MISSING_CHAR: (trouble) => {
    const { message } = trouble;
    if (message.startsWith('Implicit map keys')) return withoutColon(trouble);
    if (message.startsWith('Comments')) return `a space is expected before #; a text that holds it ${NEEDS_QUOTES}`;
    if (message.startsWith('Missing space after :')) return 'a space is expected after the colon';
    if (message.startsWith('Missing ,')) return 'a comma is missing before this';
    if (message.startsWith('Sequence item')) return misplaced(trouble);
    return null;
  },
  BLOCK_IN_FLOW: () => `a comma is missing here, or a text that holds a colon and a space ${NEEDS_QUOTES}`,
  TAB_AS_INDENT: () => 'a tab stands here: use spaces, never tabs',
  BAD_SCALAR_START: (trouble) => `a text that begins with ${signAt(trouble)} ${NEEDS_QUOTES}`,
  BAD_ALIAS: (trouble) => `a text that begins with ${signAt(trouble)} ${NEEDS_QUOTES}`,
  BAD_DQ_ESCAPE: ({ message }) =>
    `${message.replace('Invalid escape sequence ', '').slice(0, 12)} means nothing between " and "; write \\\\ for a backslash, or use ' and '`,
  UNEXPECTED_TOKEN: (trouble) => {
    const before = trouble.text.slice(Math.max(0, trouble.offset - 200), trouble.offset).trimEnd();
    const last = before.slice(-1);
    if (trouble.message.startsWith('Unexpected block-seq-ind'))
      return `a list begins on a line of its own; a text that begins with - ${NEEDS_QUOTES}`;
    if (last === '|' || last === '>') return `a text that begins with ${last} ${NEEDS_QUOTES}`;
    if (last === '"' || last === "'") return `this stands behind a closing ${last}; the whole text ${NEEDS_QUOTES}`;
    if (last === ']' || last === '}') return `this stands behind a closing ${last}; a comma or a line end is missing`;
    if (/^Unexpected (,|empty item)/.test(trouble.message)) return 'a comma too many, or nothing before it';
    const line = lineAt(trouble.text, trouble.offset);
    return trouble.offset === line.start + line.indent ? misplaced(trouble) : null;
  },
};

export function inPlainWords(trouble: YamlTrouble): Told {
  const told = explanations[trouble.code as ErrorCode]?.(trouble) ?? (trouble.message.split('\n')[0] as string);
  return typeof told === 'string' ? { message: cut(told, 200), offset: trouble.offset } : told;
}

interface Line {
  text: string;
  start: number;
  indent: number;
}

/** A line that begins where no line does that it could stand with: beside which it was meant. */
function misplaced({ text, offset }: YamlTrouble): Told {
  const line = lineSaying(text, offset);
  const at = line.start + line.indent;
  const told = (message: string): Told => ({ message, offset: at });
  const beside = nearestAbove(text, line);
  if (beside === null) return told('this line begins where no line above it does');
  const number = numberOf(text, beside);
  const isListed = isEntry(beside.text);
  if ([line, beside].some((each) => /^-[^\s-]/.test(each.text.trim())))
    return told(`a space is expected after the '-' that begins an entry of a list (line ${number} or here)`);
  if (beside.indent === line.indent)
    return told(
      isListed
        ? `this line begins without a '- ', line ${number} beside it with one`
        : `this line does not fit beside line ${number}: ${named(beside)}`,
    );
  return told(
    `this line begins ${spaces(line.indent)} in; to stand beside line ${number}, ${named(beside)}, it has to begin ${spaces(beside.indent)} in`,
  );
}

/** Of the lines that this one could stand beside, the one that begins most nearly where it does; the lower one of two. */
function nearestAbove(text: string, line: Line): Line | null {
  let best: Line | null = null;
  let least = Infinity;
  let { start } = line;
  // Lines that belong to something further out than the last one that was looked at.
  let open = Infinity;
  while (start > 0 && open > 0) {
    const above = lineAt(text, start - 1);
    start = above.start;
    if (saysNothing(above) || above.indent >= open) continue;
    open = above.indent;
    const away = Math.abs(above.indent - line.indent);
    if (away < least) [best, least] = [above, away];
  }
  return best;
}

/** `title A table`, `title:A table`: no key that a colon and a space follow. */
function withoutColon({ text, offset }: YamlTrouble): string {
  const written = lineAt(text, offset).text.trim();
  const joined = /^(?:- )?([\w-]+):(\S.*)$/.exec(written);
  if (joined) return `a space is expected after the colon: '${cut(`${joined[1]}: ${joined[2]}`)}'`;
  return `a key with a colon and a space behind it is expected here (key: value), found '${cut(written)}'`;
}

/** The line that holds this character; a line end belongs to the line that it ends. */
function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? undefined : end);
  return { text: line, start, indent: line.length - line.trimStart().length };
}

/** The first line from here on that holds more than a comment. */
function lineSaying(text: string, offset: number): Line {
  let line = lineAt(text, offset);
  while (saysNothing(line) && line.start + line.text.length < text.length)
    line = lineAt(text, line.start + line.text.length + 1);
  return line;
}

function saysNothing({ text }: Line): boolean {
  return /^\s*(#|$)/.test(text);
}

function numberOf(text: string, { start }: Line): number {
  return text.slice(0, start).split('\n').length;
}

function restOfLine({ text, offset }: YamlTrouble): string {
  const end = text.indexOf('\n', offset);
  return text.slice(offset, end < 0 ? undefined : end).trim();
}

/** Where the next line begins that holds something. */
function nextLine({ text, offset }: YamlTrouble): number | null {
  const end = text.indexOf('\n', offset);
  const at = end < 0 ? -1 : text.slice(end).search(/\S/);
  return at < 0 ? null : end + at;
}

function isEntry(line: string): boolean {
  return /^\s*-(\s|$)/.test(line);
}

function named(line: Line): string {
  return `'${cut(line.text.trim(), 20)}'`;
}

function spaces(count: number): string {
  return `${count} ${count === 1 ? 'space' : 'spaces'}`;
}

function signAt({ text, offset }: YamlTrouble): string {
  return text[offset] ?? 'this sign';
}

function cut(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
