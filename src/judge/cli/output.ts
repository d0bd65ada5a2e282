/** What the command line prints. Texts come from files of strangers: none of them may move the cursor, change colors, or begin a line. */
import { inLines } from '../../core/codec/echo';
import type { Json } from '../../core';

/** Control characters, line ends of every kind, and what turns the direction of writing. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** On one line, with what cannot be seen written out. */
export function printable(text: string): string {
  return text
    .trimEnd()
    .replace(/[ \t]*[\r\n\t]+[ \t]*/g, ' ')
    .replace(UNSEEN, escaped);
}

/** The same for every text in a report. */
export function allPrintable<T>(value: T): T {
  const within = (each: unknown): unknown => {
    if (typeof each === 'string') return printable(each);
    if (Array.isArray(each)) return each.map(within);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [printable(key), within(inner)]));
  };
  return within(value) as T;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What keeps a file from being judged: beside what is printed. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Longest complaint. */
const LONGEST = 4_000;

/** What is said of the words that the command was given: at most a line of each. Options may hold their value, `--svg=folder`. */
export function brief(line: string): string {
  const given = process.argv.slice(2);
  return inLines([...given, given.join(' '), ...given.flatMap((each) => each.split('='))], LONGEST)(line);
}

/** What is wrong with the command itself. */
export function complain(line: string): void {
  process.stderr.write(`${printable(brief(line))}\n`);
}

/** The same, and the exit code for it. */
export function wrong(message: string): number {
  complain(message);
  return 2;
}

/** On one line; what JSON leaves as it is and a terminal does not is escaped too. */
export function sayJson(value: unknown): void {
  say((JSON.stringify(value as Json) ?? 'null').replace(UNSEEN, escaped));
}

/** Whoever reads may stop reading (`| head`): the command goes on to its exit code. */
export function mayStopReading(stream: NodeJS.WritableStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Why a file could not be read or written, in words. */
export function whyNot(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? (code === '' ? String(error) : code);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EEXIST: 'it is there already',
  EROFS: 'nothing may be written there',
  ENOSPC: 'there is no space left',
  ELOOP: 'its links lead back to themselves',
  ENAMETOOLONG: 'its name is too long',
};

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
