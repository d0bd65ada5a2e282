/** What is asked of a stat card, for programs: rules ask the same of cards that they know to be some. */
import type { Codec } from '../../core/codec';
import { measured } from '../../core/codec/measured';
import { guarded, type Shape } from '../../core/codec/needs';
import { LIMITS } from '../../core/codec/plain';
import * as facts from './index';
import type { CardAbility, StatCard } from './types';

type Card = Parameters<typeof facts.isLiving>[0];

const CARD: Shape = { name: 'a text', abilities: 'a list' };

/** An ability as a card prints it. @throws MalformedInput if the argument is not an ability */
export const printedAbility: (ability: CardAbility) => string = guarded(facts.printedAbility, {
  ability: { ability: 'a text' },
});

/** A living character has no Mounted Weapon, and is a non-Droid or a Cyborg (min.living.01). @throws MalformedInput if the argument is not a card */
export const isLiving: (card: Card) => boolean = guarded(facts.isLiving, { card: CARD });

/**
 * The miniature holds one, or it has Lightsaber, or a Force power with the word in its name (min.with-lightsaber.01, .02).
 * @throws MalformedInput if the argument is not a card
 */
export const hasLightsaber: (card: Card) => boolean = guarded(facts.hasLightsaber, { card: CARD });

/** Whose version a Unique character is; nobody's, if it is not Unique (min.unique.02 to .04). @throws MalformedInput if the argument is not a card */
export const personsOf: (card: Card) => readonly string[] = guarded(facts.personsOf, { card: CARD });

/** Reads a stat card of somebody's own. It measures and copies what it is given, so that it never throws. */
export const statCardCodec: Codec<StatCard> = measured(facts.statCardCodec, LIMITS.input);
