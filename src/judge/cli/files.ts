/** The scenario files that a command names: files, folders, and `-` for what comes in. */
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { LIMITS } from '../yaml-tokens';
import { whyNot } from './output';

/** A file's text, or why it has none. */
export type Read = { file: string; text: string } | { file: string; trouble: string };

export const textsOf = (files: readonly Read[]): string[] =>
  files.flatMap((read) => ('text' in read ? [read.text] : []));

/** Bytes of the longest text that is judged; more is not even read, for a file may be endless. */
const MOST_BYTES = 4 * LIMITS.characters;
const CHUNK = 65_536;

/** The file itself, the scenario files of a folder and its folders, or the files of a pattern, by name. */
export async function scenarioFiles(given: string): Promise<Read[]> {
  if (given === '-') return [await fromInput()];
  const paths = withoutPatterns(given);
  return paths.length === 0 ? [{ file: given, trouble: 'no file fits this pattern' }] : paths.flatMap(filesAt);
}

/** The path itself, or the files that fit it where it is a pattern ('rulings/**\/*.yaml') that no shell has read. */
export function withoutPatterns(path: string): string[] {
  if (path === '-' || existsSync(path) || !isDynamicPattern(path)) return [path];
  return globSync(path, { ignore: '**/node_modules/**', expandDirectories: false }).sort();
}

function filesAt(path: string): Read[] {
  try {
    if (!statSync(path).isDirectory()) return [fromFile(path)];
    const names = namesWithin(path);
    if (names.length === 0) return [{ file: path, trouble: 'there is no .yaml file in this folder' }];
    return names.sort().map((name) => fromFile(join(path, name)));
  } catch (error) {
    return [unread(path, error)];
  }
}

/** Hidden folders, and what other people wrote, are nobody's rulings. */
export const PASSED_OVER = /^(\..*|node_modules)$/;

/** Files by their paths within a folder. */
function namesWithin(folder: string, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.test(entry.name)) return [];
    const name = join(within, entry.name);
    if (entry.isDirectory()) return namesWithin(folder, name);
    return /\.ya?ml$/i.test(entry.name) ? [name] : [];
  });
}

function fromFile(file: string): Read {
  try {
    const from = openSync(file, 'r');
    try {
      const chunks: Buffer[] = [];
      for (let size = 0, read = 1; read > 0 && size <= MOST_BYTES; size += read) {
        const chunk = Buffer.alloc(CHUNK);
        read = readSync(from, chunk);
        chunks.push(chunk.subarray(0, read));
      }
      return decoded(file, Buffer.concat(chunks));
    } finally {
      closeSync(from);
    }
  } catch (error) {
    return unread(file, error);
  }
}

async function fromInput(): Promise<Read> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of process.stdin) {
      chunks.push(Buffer.from(chunk as Buffer));
      size += (chunk as Buffer).length;
      if (size > MOST_BYTES) break;
    }
  } catch (error) {
    return unread('-', error);
  }
  return decoded('-', Buffer.concat(chunks));
}

function decoded(file: string, bytes: Buffer): Read {
  if (bytes.length > MOST_BYTES)
    return { file, trouble: `it is too long: a file of at most ${LIMITS.characters} characters is expected` };
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { file, trouble: 'it is not a text in UTF-8; save it from a text editor, with that encoding' };
  }
}

function unread(file: string, error: unknown): Read {
  return { file, trouble: `it cannot be read: ${whyNot(error)}` };
}
