/** Reads the plain-text list of a deck as swdestinydb exports it: a heading for each type, a line for each card. */
import * as E from 'fp-ts/lib/Either';
import { kindBefore, linesOf, LONGEST_LINE, type TextLine } from '../../core/codec/builder-text';
import { where } from '../../core/codec/decode';
import { nearest } from '../../core/codec/nearest';
import { squash } from '../../core/codec/squash';
import { allOf, bothOf } from '../../core/codec/together';
import { reason, rejection, type Path, type Rejection, type RuleId } from '../../core/contract/rejection';
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
import { KNOWN_SETS, LATER_SETS } from './later-sets';
import type { WrittenDeck } from './deck';

const TYPES: readonly CardType[] = ['battlefield', 'character', 'upgrade', 'support', 'event'];
const AFFILIATIONS = Object.keys(AFFILIATION_NAMES) as Affiliation[];

interface Entry {
  of: Card;
  count: number;
}

type Read<A> = E.Either<Rejection, A>;

export function readTextDeck(input: string): Read<WrittenDeck> {
  const lines = linesOf(input);
  const start = lines.findIndex(({ text }, i) => isHeading(lines, i) || kindBefore(text, TYPES) !== null);
  if (start < 0)
    return E.left(
      rejection(reason('malformed', 'input: expected a deck with headings such as CHARACTER and EVENT', [])),
    );
  const [title, side] = lines.slice(0, start).filter(({ text }) => text !== '');
  const affiliation = side === undefined ? E.right(null) : readAffiliation(side);
  return readSections(lines, start, title?.text ?? 'Unnamed deck', affiliation);
}

/** A type's name alone on a line, or any words underlined with dashes. */
function isHeading(lines: readonly TextLine[], i: number): boolean {
  const text = lines[i]?.text ?? '';
  return typeOfHeading(text) !== undefined || (text !== '' && !isRuler(text) && isRuler(lines[i + 1]?.text ?? ''));
}

function isRuler(text: string): boolean {
  return /^-{3,}$/.test(text);
}

/** `CHARACTER`, `Upgrades (6):`. */
function typeOfHeading(text: string): CardType | undefined {
  const [, words = ''] = /^(.*?)s? ?(?:\(\d{1,3}\))? ?:?$/i.exec(text.slice(0, LONGEST_LINE)) ?? [];
  return TYPES.find((type) => type === words.toLowerCase());
}

function readAffiliation(line: TextLine): Read<WrittenDeck['affiliation']> {
  const words = kindBefore(line.text, ['affiliation'])?.rest ?? line.text;
  const value = AFFILIATIONS.find((affiliation) => affiliation === words.toLowerCase());
  if (value) return E.right({ value, path: line.path });
  return wrong(
    line,
    'unknown-affiliation',
    `expected Hero, Villain or Neutral, found ${quoted(line.text)}`,
    nearest(line.text, Object.values(AFFILIATION_NAMES)),
  );
}

/** The cards under their headings. Left: all that was not read, beginning with the affiliation. */
function readSections(
  lines: readonly TextLine[],
  start: number,
  name: string,
  affiliation: Read<WrittenDeck['affiliation']>,
): Read<WrittenDeck> {
  const places = new Map<string, Path>();
  const list = { name, characters: [] as TeamMember[], battlefields: [] as string[], deck: [] as string[] };
  const unread: Rejection[] = [];
  let section: Section;
  for (const [offset, line] of lines.slice(start).entries()) {
    if (line.text === '' || isRuler(line.text)) continue;
    if (isHeading(lines, start + offset)) {
      section = typeOfHeading(line.text) ?? 'unknown';
      if (section === 'unknown') unread.push(noSuchHeading(line));
      continue;
    }
    const told = kindBefore(line.text, TYPES);
    const entry = told ? readEntry({ ...line, text: told.rest }, told.kind) : readEntry(line, section);
    const wrong = E.isLeft(entry) ? entry.left : add(list, entry.right, line);
    if (wrong) unread.push(wrong);
    else if (E.isRight(entry)) places.set(entry.right.of.code, line.path);
  }
  const cards = allOf(unread.map((each): Read<never> => E.left(each)));
  const read = bothOf(affiliation, cards);
  return E.isLeft(read) ? read : E.right({ list, places, affiliation: read.right[0] });
}

/** Under which heading a card stands; undefined: under none; under an unknown one any may. */
type Section = CardType | 'unknown' | undefined;

function noSuchHeading(line: TextLine): Rejection {
  const what = `there is no type of card ${quoted(line.text)}`;
  return failure(line, 'unknown-heading', what, nearest(line.text, TYPES), []);
}

/** Puts an entry on the list. Of a character, `2x` means elite where it can be elite, else two copies. */
function add(
  list: { characters: TeamMember[]; battlefields: string[]; deck: string[] },
  { of, count }: Entry,
  line: TextLine,
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
function readEntry(line: TextLine, section: Section): Read<Entry> {
  if (line.text.length > LONGEST_LINE) return wrong(line, 'malformed', 'the line is too long for a card', undefined);
  const counted = /^(\d{1,2}) ?[x×]? (.*)$/i.exec(line.text);
  const words = counted?.[2] ?? line.text;
  const placed = /^(.*\S)\s*\(([^()]*?)\s*#(\d{1,3})\)$/.exec(words);
  const found = placed ? byPlace(line, placed[1] ?? '', placed[2] ?? '', Number(placed[3])) : byName(line, words);
  if (E.isLeft(found)) return found;
  const of = found.right;
  if (of.type !== section && section !== 'unknown')
    return wrong(
      line,
      'wrong-heading',
      `${of.name} is a ${of.type} and stands under ${section ?? 'no heading'}`,
      of.type,
    );
  return E.right({ of, count: counted ? Number(counted[1]) : 1 });
}

function byPlace(line: TextLine, name: string, set: string, position: number): Read<Card> {
  const later = LATER_SETS.find((each) => same(each, set));
  if (later !== undefined)
    return wrong(line, 'later-set', `${quoted(name)} is of ${later}, a later set: ${KNOWN_SETS}`, undefined);
  if (!Object.values(SET_NAMES).some((known) => same(known, set))) {
    return wrong(line, 'unknown-set', `${KNOWN_SETS}, not ${quoted(set)}`, nearest(set, Object.values(SET_NAMES)));
  }
  const found = allCards().find((of) => same(SET_NAMES[of.set], set) && of.position === position);
  if (found && (same(name, fullName(found)) || same(name, found.name))) return E.right(found);
  const meant = nearest(name, allCards().map(fullName));
  const holder = found ? `${identifier(found)} is ${fullName(found)}` : `${set} has no card ${position}`;
  return wrong(line, 'unknown-card', `${holder}, not ${quoted(name)}`, meant, ['des.identifier.01']);
}

function byName(line: TextLine, name: string): Read<Card> {
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

/** Letters and digits alone decide: case, accents and signs do not. */
function same(one: string, other: string): boolean {
  return squash(one) === squash(other);
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function wrong(
  line: TextLine,
  code: string,
  what: string,
  near: string | undefined,
  rules: readonly RuleId[] = [],
): Read<never> {
  return E.left(failure(line, code, what, near, rules));
}

function failure(
  line: TextLine,
  code: string,
  what: string,
  near: string | undefined,
  rules: readonly RuleId[],
): Rejection {
  const hint = near === undefined ? '.' : `; did you mean ${near}?`;
  return rejection(reason(code, `${where(line.path)}: ${what}${hint}`, rules, { nearest: near ?? null }), line.path);
}
