/** Texts that builders of lists export and people post: what stands around a list (links, credits, code fences, marks of other rules) is passed over. */
import type { Path } from '../contract/rejection';
import { squash } from './squash';

/** A line without what is no part of it, with its place in the input: `['line', 12]`. */
export interface TextLine {
  text: string;
  path: Path;
}

/** No card's line is longer; and it keeps patterns quick on any text. */
export const LONGEST_LINE = 200;

const DECORATION = [
  // `https://...`, alone or as `[a link](https://...)`.
  /^\W*(?:\[[^\]]*\]\()?(?:https?:\/\/|www\.)\S+\)?\W*$/i,
  // The words of a link whose address was lost: `Card view link`, `Link:`.
  /^\W*(?:(?:card|image|text|print|list|fleet|squad|deck|team) )?(?:view )?(?:perma)?link\W*$/i,
  // `Created with a builder`, `version: 1.2`.
  /^\W*(?:(?:fleet |list |squad |deck |team )?(?:created|made|built|exported|generated|powered)(?: (?:with|by|in|from|using))\b.*|version:? ?[\d.]+)\W*$/i,
  // Of code, alone or with its language.
  /^(?:```|~~~)\w*$/,
];
/** A line break in the text of a page. */
const BREAK = /<br ?\/?>/gi;
/** Which rules an editor counts by, after a card or a list: `[Legacy]`. */
const MARK = / ?\[(?:legacy|legends|arc|nexus|rapid|custom|original)\]/gi;

/** Before a line: that somebody else is quoted, or its number in a list. */
const BEFORE_LINE = /^\s*(?:>\s?)*(?:\d{1,3}[.)] (?=\S))?/;
/** How a page sets a line: `<pre>`. */
const SETTING = /<\/?(?:pre|code|p|div|span|b|i|u|em|strong|ul|ol|li|tt)\b[^<>]{0,100}>/gi;
/** How a forum sets words: `**bold**`. */
const BOLD = /(?<![\p{L}\d])(\*\*|__)(?=\S)([^*_]{1,200})(?<=\S)\1(?![\p{L}\d])/gu;

/** Behind each line of a list that is one sentence. */
const AFTER_LINE = /\s*[,;]\s*$/;

/** A line without what a page makes of it. */
function cleaned(line: string): string {
  const words = line.replace(BEFORE_LINE, '').replace(SETTING, '').replace(BOLD, '$2');
  return words.replace(MARK, '').replace(AFTER_LINE, '').replace(/\s+/g, ' ').trim();
}

/** The lines of a text, trimmed, with one space where there was any white space. Blank ones stay. */
export function linesOf(input: string): TextLine[] {
  return input.split(/\r\n|\n|\r/).flatMap((line, i) =>
    line
      .split(BREAK)
      .map(cleaned)
      .filter((text) => !isDecoration(text))
      .map((text): TextLine => ({ text, path: ['line', i + 1] })),
  );
}

function isDecoration(text: string): boolean {
  return text.length <= LONGEST_LINE && DECORATION.some((pattern) => pattern.test(text));
}

/** What a line says before its card of what kind it is: `TITLE: Dominator`, `[Officer] Veteran Captain`. */
const KIND_BEFORE = /^(?:([\p{L} -]{3,30}?)s? ?:|\[ ?([\p{L} -]{3,30}?)s? ?\]) ?(\S.*)$/u;

/** The kind that stands before the card in a line, one of these in any capitals, and the rest of it. Null: none does. */
export function kindBefore<K extends string>(text: string, kinds: readonly K[]): { kind: K; rest: string } | null {
  const [, before, inBrackets, rest] = KIND_BEFORE.exec(text) ?? [];
  const written = squash(before ?? inBrackets ?? '');
  const kind = kinds.find((each) => squash(each).replace(/s$/, '') === written.replace(/s$/, ''));
  return kind === undefined || rest === undefined ? null : { kind, rest };
}

/** What is set in bold or as code as a whole. */
const WHOLE = /^(\*\*|__|`{1,3})(\{[^]*\})\1$/;

/** JSON without the lines of decoration before and behind it; a byte order mark is trimmed, too. Null: the text is no JSON object. */
export function jsonIn(input: string): string | null {
  const lines = input
    .trim()
    .replace(WHOLE, '$2')
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/^(?:> ?)+/, ''));
  const isFrame = (line: string): boolean => cleaned(line) === '' || isDecoration(cleaned(line));
  const first = lines.findIndex((line) => !isFrame(line));
  if (first < 0 || !lines[first]?.trimStart().startsWith('{')) return null;
  const last = lines.length - [...lines].reverse().findIndex((line) => !isFrame(line));
  return lines.slice(first, last).join('\n').trim();
}
