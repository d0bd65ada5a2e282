/** Squads as text or JSON: read, checked, turned into plain data, and written again. */
import * as E from 'fp-ts/lib/Either';
import type { Path } from '../../core';
import { oneOf } from '../../core/codec';
import { jsonIn } from '../../core/codec/builder-text';
import { decode } from '../../core/codec/decode';
import { argument, orThrow } from '../../core/codec/malformed';
import { LIMITS, parsable, parseJson } from '../../core/codec/plain';
import { reason, reject, type Rejection } from '../../core/contract/rejection';
import type { StatCard } from '../facts';
import { illegal, unplayable, type SquadOptions } from './squad-building';
import { decodeOptions, squadList, squadShape } from './squad-codecs';
import { squadCost } from './squad-cost';
import type { SquadList } from './squad-list';
import { MOST_CHARACTERS, readTextSquad, writeTextSquad, type ReadSquad } from './squad-text';

/** A legal squad: what a player brings to a skirmish. */
export interface Squad extends SquadList {
  /** What it costs. */
  cost: number;
  /** What the input says that it costs; null where it does not. */
  pointsStated: number | null;
  /** Ids of its characters whose official cards are not known well enough to be played with; `unplayable` says what is missing. */
  notPlayable: readonly string[];
}

const LONGEST_NAME = 100;

/**
 * Reads a squad: text as players post it (docs/squads.md), or JSON (parsed or as a string). `cards`: stat cards of your own that a text may name.
 * Left: the input is malformed; the refusal gives the path (`line 3` of a text is `['line', 3]`) and the nearest right name. Or the squad is not legal; the
 * refusal gives the first reason, and `facts.reasons` lists all of them. Unknown options are malformed, too: `['options', 'points']`.
 * @example
 * ```ts
 * import { decodeSquad } from 'holojudge/miniatures/facts';
 *
 * const squad = decodeSquad('Clone Trooper (starter) x3\n');
 * console.log(squad._tag === 'Right' && squad.right.characters.length); // 3
 * ```
 */
export function decodeSquad(input: unknown, options: DecodeOptions = {}): E.Either<Rejection, Squad> {
  const agreed = argument(decodeOptions, 'options', options);
  if (E.isLeft(agreed)) return agreed;
  const { cards = [], ...rest } = agreed.right;
  const squad = typeof input === 'string' ? readText(input, cards) : readJson(input);
  return E.isLeft(squad) ? squad : checked(squad.right, rest);
}

/** What squads are read with: what is agreed on, and stat cards of somebody's own. */
export type DecodeOptions = Partial<SquadOptions> & { cards?: readonly StatCard[] };

/**
 * A squad as text, as players post it, or as JSON, our own form. `decodeSquad` reads both; only the JSON contains stat cards of your own.
 * @throws MalformedInput if the argument is not a squad, or the form is unknown
 * @example
 * ```ts
 * import { encodeSquad, STARTER_SQUADS } from 'holojudge/miniatures/facts';
 *
 * console.log(encodeSquad(STARTER_SQUADS.republic).split('\n')[0]); // --Republic starter squad--
 * ```
 */
export function encodeSquad(list: SquadList, form: 'text' | 'json' = 'text'): string {
  const written = orThrow(argument(FORM, 'form', form));
  const { name, faction, characters, chosen, cards } = orThrow(argument(squadShape, 'squad', list));
  if (written === 'text') return writeTextSquad(list);
  return `${JSON.stringify({ name, faction, characters, chosen, cards }, null, 2)}\n`;
}

const FORM = oneOf('a form', ['text', 'json']);

function readText(input: string, cards: readonly StatCard[]): E.Either<Rejection, ReadSquad> {
  const json = jsonIn(input);
  if (json !== null) return E.chain(readJson)(parseJson(json, LIMITS.list));
  return E.chain((text: string) => readTextSquad(text, cards))(parsable(input, LIMITS.text));
}

function readJson(input: unknown): E.Either<Rejection, ReadSquad> {
  const squad = decode(squadList, input, LIMITS.list);
  if (E.isLeft(squad)) return squad;
  if (squad.right.characters.length > MOST_CHARACTERS) {
    const message = `characters: expected at most ${MOST_CHARACTERS} characters, found ${squad.right.characters.length}`;
    return reject(reason('malformed', message, []), ['characters']);
  }
  return E.right({ list: squad.right, pointsStated: null, placeOf: (at) => at });
}

function checked(
  { list, pointsStated, placeOf }: ReadSquad,
  options: Partial<SquadOptions>,
): E.Either<Rejection, Squad> {
  const reasons = illegal(list, options);
  const [first] = reasons;
  if (first) {
    const all = reasons.map(({ code, message, rules, facts }) => ({ code, message, rules, facts: facts ?? {} }));
    const at = first.facts?.['at'];
    return reject({ ...first, facts: { ...first.facts, reasons: all } }, Array.isArray(at) ? placeOf(at as Path) : []);
  }
  const open = unplayable(list).flatMap(({ facts }) => {
    const at = facts?.['at'];
    return Array.isArray(at) ? [list.characters[Number(at[1])] ?? ''] : [];
  });
  return E.right({
    ...list,
    name: tidy(list.name),
    cost: squadCost(list),
    pointsStated,
    notPlayable: [...new Set(open)],
  });
}

/** A name that fits on a line. */
function tidy(name: string): string {
  const short = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  return short === '' ? 'Unnamed squad' : short;
}
