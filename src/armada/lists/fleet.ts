/** Fleets as public builders export them, text or JSON: read, checked, turned into plain data, and written again. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import { oneOf } from '../../core/codec';
import { jsonIn } from '../../core/codec/builder-text';
import { argument, orThrow } from '../../core/codec/malformed';
import { LIMITS, parsable, parseJson } from '../../core/codec/plain';
import { together } from '../../core/codec/together';
import { rejection, type Rejection } from '../../core/contract/rejection';
import { OBJECTIVE_CATEGORIES, objectiveCard } from '../facts';
import {
  fleetOptions,
  fleetPoints,
  illegal,
  squadronPoints,
  type FleetList,
  type FleetOptions,
} from './fleet-building';
import { knownCards, readJsonFleet, writeJsonFleet } from './fleet-json';
import { readTextFleet, writeTextFleet } from './fleet-text';
import { meaning, type ReadFleet } from './written';

/** A legal fleet: what a player brings to a game. Copies of a squadron stand side by side, objectives in the order of their categories. */
export interface Fleet extends FleetList {
  /** Fleet points by the cards of the first printing. */
  points: number;
  squadronPoints: number;
  /** What the input says that it costs; null where it does not. Builders may count with later points. */
  pointsStated: number | null;
}

const LONGEST_NAME = 100;

/**
 * Reads a fleet exported by a builder (docs/fleets.md): its text, or JSON (parsed or as a string).
 * Left: the input is malformed; the refusal gives the path (`line 12` of a text is `['line', 12]`) and the nearest right name. Or the list is not legal; the
 * refusal gives the first reason, and `facts.reasons` lists all of them. Unknown options are malformed, too: `['options', 'total']`.
 * @example
 * ```ts
 * import { decodeFleet } from 'holojudge/armada/facts';
 *
 * const fleet = decodeFleet('Faction: Rebel Alliance\n\nCR90 Corvette A (44)');
 * console.log(fleet._tag === 'Right' ? fleet.right.points : fleet.left.message); // A fleet needs a commander, and so a flagship.
 * ```
 */
export function decodeFleet(input: unknown, options: Partial<FleetOptions> = {}): E.Either<Rejection, Fleet> {
  const agreed = argument(fleetOptions, 'options', options);
  if (E.isLeft(agreed)) return agreed;
  const fleet = typeof input === 'string' ? readText(input) : readJsonFleet(input);
  return E.isLeft(fleet) ? fleet : checked(fleet.right, agreed.right);
}

/**
 * A fleet as text (as Ryan Kingston's builder exports it) or as JSON (our own form, by ids). `decodeFleet` reads both. The name is written as `decodeFleet`
 * gives it: on one line, and cut if it is very long.
 * @throws MalformedInput if the argument is not a fleet, names an unknown card, or the form is unknown
 * @example
 * ```ts
 * import { encodeFleet } from 'holojudge/armada/facts';
 *
 * const ships = [{ card: 'cr90-corvette-a', upgrades: [] }];
 * const text = encodeFleet({ name: 'One corvette', faction: 'rebel', ships, squadrons: [], objectives: [] });
 * console.log(text.includes('CR90 Corvette A (44)')); // true
 * ```
 */
export function encodeFleet(list: FleetList, form: 'text' | 'json' = 'text'): string {
  const write = orThrow(argument(FORM, 'form', form)) === 'text' ? writeTextFleet : writeJsonFleet;
  const fleet = orThrow(argument(knownCards, 'fleet', list));
  return write({ ...fleet, name: tidy(fleet.name) });
}

const FORM = oneOf('a form', ['text', 'json']);

function readText(input: string): E.Either<Rejection, ReadFleet> {
  const json = jsonIn(input);
  if (json !== null) return E.chain(readJsonFleet)(parseJson(json, LIMITS.list));
  return E.chain(meaning)(E.chain(readTextFleet)(parsable(input, LIMITS.text)));
}

function checked(
  { list, pointsStated, placeOf, contradictions }: ReadFleet,
  options: Partial<FleetOptions>,
): E.Either<Rejection, Fleet> {
  const reasons = illegal(list, options).map((each) => {
    const at = each.facts?.['at'];
    return rejection(each, Array.isArray(at) ? placeOf(at as Path) : []);
  });
  const [first, ...more] = [...contradictions, ...reasons];
  if (first) return E.left(together([first, ...more]));
  return E.right({
    ...list,
    name: tidy(list.name),
    squadrons: [...new Set(list.squadrons)].flatMap((id) => list.squadrons.filter((other) => other === id)),
    objectives: OBJECTIVE_CATEGORIES.flatMap((category) =>
      list.objectives.filter((id) => objectiveCard(id)?.category === category),
    ),
    points: fleetPoints(list),
    squadronPoints: squadronPoints(list),
    pointsStated,
  });
}

/** A name that fits on a line. */
function tidy(name: string): string {
  const short = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  return short === '' ? 'Unnamed fleet' : short;
}
