/** Reads the plain-text list of a deck as swdestinydb exports it: a heading for each type, a line for each card. */
import * as E from 'fp-ts/lib/Either';
import { nearest } from '../../core/codec/nearest';
import { reason, rejection, type Rejection, type RuleId } from '../../core/contract/rejection';
import type { TeamMember } from './deck-building';
import {
  AFFILIATION_NAMES,
  SET_NAMES,
  allCards,
  fullName,
  identifier,
  type Affiliation,
  type Card,
  type CardType,
} from '../facts';
import type { WrittenDeck } from './deck';

const TYPES: readonly CardType[] = ['battlefield', 'character', 'upgrade', 'support', 'event'];
/** No card's line is longer; and it keeps the patterns below quick on any text. */
const LONGEST_LINE = 200;
const AFFILIATIONS = Object.keys(AFFILIATION_NAMES) as Affiliation[];

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

interface Entry {
  of: Card;
  count: number;
}

type Read<A> = E.Either<Rejection, A>;

export function readTextDeck(input: string): Read<WrittenDeck> {
  const lines = input
    .split(/\r\n|\n|\r/)
    .map((text, i): Line => ({ text: text.replace(/\s+/g, ' ').trim(), number: i + 1 }));
  const start = lines.findIndex((_, i) => isHeading(lines, i));
  if (start < 0)
    return E.left(
      rejection(reason('malformed', 'input: expected a deck with headings such as CHARACTER and EVENT', [])),
    );
  const [title, side] = lines.slice(0, start).filter(({ text }) => text !== '');
  const affiliation = side === undefined ? E.right(null) : readAffiliation(side);
  if (E.isLeft(affiliation)) return affiliation;
  return readSections(lines, start, title?.text ?? 'Unnamed deck', affiliation.right);
}

/** A type's name alone on a line, or any words underlined with dashes. */
function isHeading(lines: readonly Line[], i: number): boolean {
  const text = lines[i]?.text ?? '';
  return typeOfHeading(text) !== undefined || (text !== '' && !isRuler(text) && isRuler(lines[i + 1]?.text ?? ''));
}

function isRuler(text: string): boolean {
  return /^-{3,}$/.test(text);
}

function typeOfHeading(text: string): CardType | undefined {
  return TYPES.find((type) => [type, `${type}s`].includes(text.toLowerCase()));
}

function readAffiliation(line: Line): Read<WrittenDeck['affiliation']> {
  const value = AFFILIATIONS.find((affiliation) => affiliation === line.text.toLowerCase());
  if (value) return E.right({ value, path: ['line', line.number] });
  return wrong(
    line,
    'unknown-affiliation',
    `expected Hero, Villain or Neutral, found ${quoted(line.text)}`,
    nearest(line.text, Object.values(AFFILIATION_NAMES)),
  );
}

function readSections(
  lines: readonly Line[],
  start: number,
  name: string,
  affiliation: WrittenDeck['affiliation'],
): Read<WrittenDeck> {
  const places = new Map<string, readonly (string | number)[]>();
  const list = { name, characters: [] as TeamMember[], battlefields: [] as string[], deck: [] as string[] };
  let section: CardType | undefined;
  for (const [offset, line] of lines.slice(start).entries()) {
    if (line.text === '' || isRuler(line.text)) continue;
    if (isHeading(lines, start + offset)) {
      section = typeOfHeading(line.text);
      if (!section)
        return wrong(
          line,
          'unknown-heading',
          `there is no type of card ${quoted(line.text)}`,
          nearest(line.text, TYPES),
        );
      continue;
    }
    const entry = readEntry(line, section);
    if (E.isLeft(entry)) return entry;
    places.set(entry.right.of.code, ['line', line.number]);
    const added = add(list, entry.right, line);
    if (added) return E.left(added);
  }
  return E.right({ list, places, affiliation });
}

/** Puts an entry on the list. Of a character, `2x` means elite where it can be elite, else two copies. */
function add(
  list: { characters: TeamMember[]; battlefields: string[]; deck: string[] },
  { of, count }: Entry,
  line: Line,
): Rejection | null {
  const copies = Array<string>(count).fill(of.code);
  if (of.type === 'battlefield') list.battlefields.push(...copies);
  else if (of.type !== 'character') list.deck.push(...copies);
  else if (of.points.elite === null) list.characters.push(...copies.map((code): TeamMember => ({ code, dice: 1 })));
  else if (count === 1 || count === 2) list.characters.push({ code: of.code, dice: count });
  else
    return failure(line, 'dice-not-chosen', `${of.name} brings one die or, as elite, two`, undefined, [
      'des.team-building.05',
    ]);
  return null;
}

/** `2x Kylo Ren, Vader's Disciple (Awakenings #11)`; the number, its x and the set may be missing. */
function readEntry(line: Line, section: CardType | undefined): Read<Entry> {
  if (line.text.length > LONGEST_LINE) return wrong(line, 'malformed', 'the line is too long for a card', undefined);
  const counted = /^(\d{1,2}) ?[x×]? (.*)$/i.exec(line.text);
  const words = counted?.[2] ?? line.text;
  const placed = /^(.*\S)\s*\(([^()]*?)\s*#(\d{1,3})\)$/.exec(words);
  const found = placed ? byPlace(line, placed[1] ?? '', placed[2] ?? '', Number(placed[3])) : byName(line, words);
  if (E.isLeft(found)) return found;
  const of = found.right;
  if (of.type !== section)
    return wrong(
      line,
      'wrong-heading',
      `${of.name} is a ${of.type} and stands under ${section ?? 'no heading'}`,
      of.type,
    );
  return E.right({ of, count: counted ? Number(counted[1]) : 1 });
}

function byPlace(line: Line, name: string, set: string, position: number): Read<Card> {
  if (!Object.values(SET_NAMES).some((known) => same(known, set))) {
    return wrong(
      line,
      'unknown-set',
      `only Awakenings and Spirit of Rebellion are known, not ${quoted(set)}`,
      nearest(set, Object.values(SET_NAMES)),
    );
  }
  const found = allCards().find((of) => same(SET_NAMES[of.set], set) && of.position === position);
  if (found && (same(name, fullName(found)) || same(name, found.name))) return E.right(found);
  const meant = nearest(name, allCards().map(fullName));
  const holder = found ? `${identifier(found)} is ${fullName(found)}` : `${set} has no card ${position}`;
  return wrong(line, 'unknown-card', `${holder}, not ${quoted(name)}`, meant, ['des.identifier.01']);
}

function byName(line: Line, name: string): Read<Card> {
  const exact = allCards().filter((of) => same(fullName(of), name));
  const found = exact.length > 0 ? exact : allCards().filter((of) => same(of.name, name));
  const [of, another] = found;
  if (of && !another) return E.right(of);
  if (of && another) {
    return wrong(
      line,
      'ambiguous-card',
      `${quoted(name)} may be ${fullName(of)} or ${fullName(another)}`,
      fullName(of),
      ['des.battlefield.06'],
    );
  }
  return wrong(line, 'unknown-card', `there is no card ${quoted(name)}`, nearest(name, allCards().map(fullName)), [
    'des.name.01',
  ]);
}

/** Letters alone decide: case and the shape of quotation marks do not. */
function same(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/[‘’`]/g, "'").replace(/[“”]/g, '"').trim();
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function wrong(
  line: Line,
  code: string,
  what: string,
  near: string | undefined,
  rules: readonly RuleId[] = [],
): Read<never> {
  return E.left(failure(line, code, what, near, rules));
}

function failure(
  line: Line,
  code: string,
  what: string,
  near: string | undefined,
  rules: readonly RuleId[],
): Rejection {
  const hint = near === undefined ? '.' : `; did you mean ${near}?`;
  return rejection(reason(code, `line ${line.number}: ${what}${hint}`, rules, { nearest: near ?? null }), [
    'line',
    line.number,
  ]);
}
