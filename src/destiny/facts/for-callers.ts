/** What is asked of a card, for programs: rules ask the same of cards that they know to be some. */
import { guarded, type Shape } from '../../core/codec/needs';
import * as facts from './index';
import type { Card } from './types';

const CARD: Shape = { name: 'a text', set: 'a text', sides: 'a list' };

/**
 * Name with the subtitle that tells versions apart: `Darth Vader, Sith Lord` (des.battlefield.06).
 * @throws MalformedInput if the argument is not a card
 * @example
 * ```ts
 * import { card, fullName } from 'holojudge/destiny/facts';
 *
 * const vader = card('01010');
 * console.log(vader && fullName(vader)); // Darth Vader, Sith Lord
 * ```
 */
export const fullName: (of: Card) => string = guarded(facts.fullName, { of: CARD });

/** What is printed on a card and on its die to match them: `Awakenings 21` (des.identifier.01). @throws MalformedInput if the argument is not a card */
export const identifier: (of: Card) => string = guarded(facts.identifier, { of: CARD });

/** Copies of a card are all cards of its name, whatever their type or set (des.copy.01). @throws MalformedInput if the argument is not a card */
export const areCopies: (one: Card, other: Card) => boolean = guarded(facts.areCopies, { one: CARD, other: CARD });

/**
 * The die that belongs to a card, or null where it has none.
 * @throws MalformedInput if the argument is not a card
 * @example
 * ```ts
 * import { card, dieOf } from 'holojudge/destiny/facts';
 *
 * const vader = card('01010');
 * console.log(vader && dieOf(vader)?.sides.length); // 6
 * ```
 */
export const dieOf: (of: Card) => facts.CardDie | null = guarded(facts.dieOf, { of: CARD });
