/** Reads the JSON of a deck as swdestinydb exports it: `slots` by card code, with quantities and dice. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import {
  anything,
  anyText,
  either,
  isObject,
  make,
  nullable,
  oneOf,
  open,
  optional,
  record,
  upTo,
} from '../../core/codec';
import { decode, decodePlain, where } from '../../core/codec/decode';
import { nearest } from '../../core/codec/nearest';
import { LIMITS } from '../../core/codec/plain';
import { allOf } from '../../core/codec/together';
import { reason, reject, type Rejection } from '../../core/contract/rejection';
import type { TeamMember } from './deck-building';
import { allCards, card, fullName, type Card, type CharacterCard } from '../facts';
import type { WrittenDeck } from './deck';
import { KNOWN_SETS, laterSetOf } from './later-sets';

/** Quantities above this are a typo, and would only make long lists. */
const MOST = 99;
interface Slot {
  quantity: number;
  dice?: number;
  dices?: string | null;
}
interface ExportedDeck {
  slots: Slots;
  name?: string;
  affiliation_code?: 'hero' | 'villain' | 'neutral';
  characters?: Slots;
}
/** Where PHP has an empty table it writes an empty list. */
type Slots = Record<string, Slot> | never[];

const isEmptyList = (input: unknown): boolean => Array.isArray(input) && input.length === 0;
const emptyList = make<never[]>('an empty list', () => t.success([]));
const quantity = upTo(MOST);
const slot = open<Slot>('a slot', {
  quantity,
  dice: optional(quantity),
  dices: optional(nullable(anyText)),
});
const slots = either<Record<string, Slot>, never[]>(
  'slots',
  (input) => !isEmptyList(input),
  record('slots', slot),
  emptyList,
);
const exportedDeck = open<ExportedDeck>('a deck', {
  slots,
  name: optional(anyText),
  affiliation_code: optional(oneOf('an affiliation', ['hero', 'villain', 'neutral'])),
  characters: optional(slots),
});

/** Fields that are read, and those that exports also carry and that say nothing about legality. */
const READ = ['slots', 'name', 'affiliation_code', 'characters'];
const PASSED_OVER = [
  'affiliation_name',
  'format_code',
  'format_name',
  'version',
  'problem',
  'tags',
  'user_id',
  'date_creation',
];
const SLOT_FIELDS = ['quantity', 'dice', 'dices'];

export function readJsonDeck(input: unknown): E.Either<Rejection, WrittenDeck> {
  const plain = decode(record('a deck', anything), input, LIMITS.list);
  if (E.isLeft(plain)) return plain;
  const misspelt = misspeltField(plain.right);
  if (misspelt) return E.left(misspelt);
  const decoded = decodePlain(exportedDeck, plain.right);
  return E.isLeft(decoded) ? decoded : written(decoded.right);
}

function written(deck: ExportedDeck): E.Either<Rejection, WrittenDeck> {
  const places = new Map<string, Path>();
  const list = {
    name: deck.name ?? 'Unnamed deck',
    characters: [] as TeamMember[],
    battlefields: [] as string[],
    deck: [] as string[],
  };
  const all = [...entries(deck.slots, 'slots'), ...charactersApart(deck)];
  const read = allOf(
    all.map(([code, slot, path]): E.Either<Rejection, null> => {
      const found = card(code);
      if (!found) return unknownCode(code, path);
      places.set(code, path);
      if (found.type === 'character')
        return E.map((members: TeamMember[]) => (list.characters.push(...members), null))(membersOf(found, slot, path));
      const cards = found.type === 'battlefield' ? list.battlefields : list.deck;
      cards.push(...Array<string>(slot.quantity).fill(code));
      return E.right(null);
    }),
  );
  if (E.isLeft(read)) return read;
  const { affiliation_code: value } = deck;
  return E.right({ list, places, affiliation: value === undefined ? null : { value, path: ['affiliation_code'] } });
}

function entries(slots: Slots, field: string): [string, Slot, Path][] {
  const table: Readonly<Record<string, Slot>> = Array.isArray(slots) ? {} : slots;
  return Object.entries(table).map(([code, slot]) => [code, slot, [field, code]]);
}

/** Exports repeat the characters of `slots` under `characters`; those that stand only there count too. */
function charactersApart({ slots, characters }: ExportedDeck): [string, Slot, Path][] {
  return entries(characters ?? [], 'characters').filter(([code]) => !Object.hasOwn(slots, code));
}

/** One member for each copy. The player must have said how many dice each brings (des.team-building.05). */
function membersOf(of: CharacterCard, slot: Slot, path: Path): E.Either<Rejection, TeamMember[]> {
  const members = diceOfEach(of, slot).flatMap((dice): TeamMember[] =>
    dice === 1 || dice === 2 ? [{ code: of.code, dice }] : [],
  );
  if (members.length === slot.quantity) return E.right(members);
  const field = typeof slot.dices === 'string' ? 'dices' : 'dice';
  const message = `${where([...path, field])}: say for each ${of.name} whether it brings one die or, as elite, two.`;
  return reject(reason('dice-not-chosen', message, ['des.team-building.05'], { card: of.code }), [...path, field]);
}

/** `dices` ("1,2") names each copy's; else `dice` is what all copies bring together. */
function diceOfEach(of: Card, { quantity, dice, dices }: Slot): number[] {
  if (typeof dices === 'string' && dices !== '') return dices.split(',').map(Number);
  const chosen = dice ?? (of.unique ? 0 : quantity);
  return Array<number>(quantity).fill(chosen / quantity);
}

function unknownCode(code: string, path: Path): E.Either<Rejection, never> {
  const later = laterSetOf(code);
  if (later !== null) {
    const said = `${where(path)}: ${code} is of ${later}, ${later === 'a set' ? 'that came later' : 'a later set'}: ${KNOWN_SETS}.`;
    return reject(reason('later-set', said, ['des.identifier.01'], { nearest: null }), path);
  }
  const near = nearest(
    code,
    allCards().map((known) => known.code),
  );
  const known = near === undefined ? undefined : card(near);
  const hint = known ? `; did you mean ${known.code} (${fullName(known)})?` : '.';
  const message = `${where(path)}: there is no card ${JSON.stringify(code.slice(0, 60))} in Awakenings or Spirit of Rebellion${hint}`;
  return reject(reason('unknown-card', message, ['des.identifier.01'], { nearest: near ?? null }), path);
}

/** The first field whose name is a typo for one that is read and missing. */
function misspeltField(deck: Readonly<Record<string, unknown>>): Rejection | null {
  const here = typo(deck, READ, PASSED_OVER, []);
  const slots = Object.hasOwn(deck, 'slots') ? deck['slots'] : undefined;
  if (here || typeof slots !== 'object' || slots === null || Array.isArray(slots)) return here;
  for (const [code, slot] of Object.entries(slots)) {
    const there = isObject(slot) ? typo(slot, SLOT_FIELDS, [], ['slots', code]) : null;
    if (there) return there;
  }
  return null;
}

function typo(
  table: Readonly<Record<string, unknown>>,
  read: readonly string[],
  others: readonly string[],
  at: Path,
): Rejection | null {
  const missing = read.filter((field) => !Object.hasOwn(table, field));
  for (const field of Object.keys(table)) {
    if (read.includes(field) || others.includes(field)) continue;
    const meant = nearest(field, missing);
    if (meant === undefined) continue;
    const path = [...at, field];
    return {
      ...reason('unknown-field', `${where(path)}: did you mean ${meant}?`, []),
      facts: { nearest: meant },
      path,
    };
  }
  return null;
}
