/** A file as a link: compressed, in the part behind the #, so that it is sent to no server. */

/** No file is judged that has more characters (`LIMITS.file`), so no link holds more. */
export const LONGEST = 1_000_000;

/** Nothing is unpacked beyond what so many characters take. */
const MOST_BYTES = 3 * LONGEST;

const FILE = 'file=';
/** A moment of a game: what `kept.ts` holds, as JSON. */
const GAME = 'game=';

export function linkOf(file: string, address: string): Promise<string> {
  return linked(FILE, file, address);
}

export function gameLinkOf(kept: unknown, address: string): Promise<string> {
  return linked(GAME, JSON.stringify(kept), address);
}

async function linked(name: string, file: string, address: string): Promise<string> {
  if (file.length > LONGEST) throw new TooLong(`${file.length} characters`);
  const packed = await bytesOf(new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return `${address.replace(/#.*$/s, '')}#${name}${encode(packed)}`;
}

/** Null: the link holds no file. @throws Error where what it holds cannot be read */
export function fileIn(fragment: string): Promise<string | null> {
  return textIn(FILE, fragment);
}

/** The same of a game. */
export function gameIn(fragment: string): Promise<string | null> {
  return textIn(GAME, fragment);
}

async function textIn(name: string, fragment: string): Promise<string | null> {
  const said = fragment.replace(/^#/, '');
  if (!said.startsWith(name)) return null;
  const packed = decode(said.slice(name.length));
  try {
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const file = new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(unpacked));
    if (file.length > LONGEST) throw new TooLong(`${file.length} characters`);
    return file;
  } catch (error) {
    throw error instanceof TooLong
      ? error
      : new Error('The link is damaged: its file cannot be unpacked.', { cause: error });
  }
}

class TooLong extends Error {
  constructor(found: string) {
    super(`A link to a file holds at most ${LONGEST} characters of it; here are ${found}.`);
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new TooLong('more');
    }
    parts.push(new Uint8Array(value));
  }
}

function encode(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('The link is damaged: it holds signs that no link has.');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch (error) {
    throw new Error('The link is damaged: a part of it is missing.', { cause: error });
  }
}
