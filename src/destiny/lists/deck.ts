/** Decks as swdestinydb exports them, its JSON or its plain-text list: read, checked, and turned into plain data. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import { jsonIn } from '../../core/codec/builder-text';
import { LIMITS, parsable, parseJson } from '../../core/codec/plain';
import { reason, reject, type Reason, type Rejection } from '../../core/contract/rejection';
import { checkTeam, type DeckList, type TeamMember } from './deck-building';
import { AFFILIATION_NAMES, card, type Affiliation } from '../facts';
import { readJsonDeck } from './deck-json';
import { readTextDeck } from './deck-text';

/** A legal list: what a player brings to a game. */
export interface Deck {
  name: string;
  affiliation: Affiliation;
  characters: readonly TeamMember[];
  /** Code of the battlefield card. */
  battlefield: string;
  /** Thirty codes, copies side by side. */
  deck: readonly string[];
}

/** What was written, and where, so that a reason can point into the input. */
export interface WrittenDeck {
  list: DeckList;
  /** The affiliation that the file declares, which must agree with its characters. */
  affiliation: { value: Affiliation; path: Path } | null;
  /** Where each card stands in the input, by code. */
  places: ReadonlyMap<string, Path>;
}

/**
 * Reads a deck exported by swdestinydb: its JSON (parsed or as a string) or its plain-text list.
 * Left: the input is malformed; the refusal gives the path (`line 12` of a text is `['line', 12]`) and the nearest right name. Or the list is not legal; the
 * refusal gives the first reason, and `facts.reasons` lists all of them.
 * @example
 * ```ts
 * import { decodeDeck } from 'holojudge/destiny/facts';
 *
 * const deck = decodeDeck({ slots: {} });
 * console.log(deck._tag === 'Left' && deck.left.code); // no-characters
 * ```
 */
export function decodeDeck(input: unknown): E.Either<Rejection, Deck> {
  const written = typeof input === 'string' ? readText(input) : readJsonDeck(input);
  return E.isLeft(written) ? written : checked(written.right);
}

function readText(input: string): E.Either<Rejection, WrittenDeck> {
  const json = jsonIn(input);
  if (json !== null) return E.chain(readJsonDeck)(parseJson(json, LIMITS.list));
  return E.chain(readTextDeck)(parsable(input, LIMITS.text));
}

function checked(written: WrittenDeck): E.Either<Rejection, Deck> {
  const { list, places } = written;
  const reasons = [...checkTeam(list), ...wrongDeclaration(written)];
  const [first] = reasons;
  if (first) {
    const all = reasons.map(({ code, message, rules, facts }) => ({ code, message, rules, facts: facts ?? {} }));
    return reject({ ...first, facts: { ...first.facts, reasons: all } }, pathOf(first, written, places));
  }
  const { name, characters, battlefields, deck } = list;
  return E.right({
    name,
    affiliation: affiliationOf(list),
    characters,
    battlefield: battlefields[0] ?? '',
    deck: [...deck].sort(),
  });
}

function pathOf(why: Reason, written: WrittenDeck, places: ReadonlyMap<string, Path>): Path {
  if (why.code === 'affiliation-mismatch') return written.affiliation?.path ?? [];
  const code = why.facts?.['card'];
  return (typeof code === 'string' ? places.get(code) : undefined) ?? [];
}

/** The affiliation that all characters share; neutral where none of them takes a side. */
function affiliationOf(list: DeckList): Affiliation {
  const sides = list.characters.map(({ code }) => card(code)?.affiliation);
  return sides.find((side) => side === 'hero' || side === 'villain') ?? 'neutral';
}

function wrongDeclaration({ list, affiliation }: WrittenDeck): Reason[] {
  if (affiliation === null || list.characters.length === 0 || affiliation.value === affiliationOf(list)) return [];
  const [declared, team] = [AFFILIATION_NAMES[affiliation.value], AFFILIATION_NAMES[affiliationOf(list)]];
  const message = `The deck is declared as ${declared}, but its characters are ${team}.`;
  return [
    reason('affiliation-mismatch', message, ['des.team-building.02'], {
      declared: affiliation.value,
      team: affiliationOf(list),
    }),
  ];
}
