/** Where in a YAML file somebody is writing: by the columns of the lines before, for a file in the making is seldom right. */
import type { Place } from './schema';

interface Level {
  column: number;
  key: string | null;
}

export interface Writing {
  place: Place;
  /** Where the word begins that is being written. */
  from: number;
}

/** `offset`: of the cursor in the text. */
export function writingAt(text: string, offset: number): Writing {
  const before = text.slice(0, offset).split('\n');
  const line = before.pop() ?? '';
  let levels: Level[] = [];
  for (const each of before) if (/^\s*[^\s#]/.test(each)) levels = entered(levels, each);
  const { levels: here, rest } = parted(levels, line);
  const flow = inBraces(rest);
  const from = offset - (/[^\s:,[\]{}]*$/.exec(rest)?.[0].length ?? 0);
  return { place: [...here.map(({ key }) => key), ...flow], from };
}

/** What a whole line opens for the lines below it. */
function entered(levels: readonly Level[], line: string): Level[] {
  return parted(levels, line).levels;
}

/** The line without its place: `- key: rest`. */
function parted(levels: readonly Level[], line: string): { levels: Level[]; rest: string } {
  let column = line.search(/\S|$/);
  let rest = line.slice(column);
  // An item may stand below its list as far to the left as the key of the list.
  const isItem = rest.startsWith('- ') || rest === '-';
  const open = levels.filter((each) => each.column < column || (isItem && each.column === column && each.key !== null));
  while (rest.startsWith('- ') || rest === '-') {
    open.push({ column, key: null });
    const more = /^-\s*/.exec(rest)?.[0].length ?? 1;
    column += more;
    rest = rest.slice(more);
  }
  const key = /^(["']?)([^"'{}[\],:#]+)\1:(?=\s|$)\s*/.exec(rest);
  if (!key) return { levels: open, rest };
  open.push({ column, key: key[2] ?? '' });
  return { levels: open, rest: rest.slice(key[0].length) };
}

/** The keys and items that are open within braces and brackets. */
function inBraces(rest: string): (string | null)[] {
  const open: { isMap: boolean; key: string | null }[] = [];
  let word = '';
  for (const letter of rest) {
    const last = open.at(-1);
    if (letter === '{' || letter === '[') open.push({ isMap: letter === '{', key: null });
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ':' && last?.isMap) last.key = word.trim();
    else if (letter === ',' && last) last.key = null;
    word = /[{}[\],:]/.test(letter) ? '' : word + letter;
  }
  return open.flatMap(({ isMap, key }) => (isMap ? (key === null ? [] : [key]) : [null]));
}

/** Names that the file gives to its pieces: the keys one level below the keys of the file. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name ?? ''))];
}
