/** What is asked of cards, for programs: rules ask the same of cards that they know to be some. */
import { guarded, type Shape } from '../../core/codec/needs';
import * as facts from './index';
import type { CardKey, CardKind, Pilot, Ship, Upgrade } from './types';

const UPGRADE: Shape = { cost: { by: 'a text' } };
const ON: Shape = { ship: { size: 'a text', stats: 'an object' }, pilot: { initiative: 'a number' } };

/**
 * Squad points of an upgrade on a ship, by the ship's printed statistics only: other upgrades do not change the price [xw.faq-squad-building.01].
 * Null if the card has no price for such a ship (huge ones). @throws MalformedInput if an argument is not an upgrade, ship or pilot
 */
export const upgradeCost: (upgrade: Upgrade, on: { readonly ship: Ship; readonly pilot: Pilot }) => number | null =
  guarded(facts.upgradeCost, { upgrade: UPGRADE, on: ON });

/**
 * Key of a card: its kind and id, e.g. `cardKey('pilot', 'hansolo')`. Abilities are registered under it.
 * @throws MalformedInput if an argument is not a text
 */
export const cardKey: (kind: CardKind, id: string) => CardKey = guarded(facts.cardKey, {
  kind: 'a text',
  id: 'a text',
});

/**
 * Key of one side of an upgrade card; abilities are registered under it. For the first side it is the key of the card, for the other one
 * `upgrade:pivotwing/flipped`.
 * @throws MalformedInput if the arguments are not a text and a number
 */
export const sideKey: (id: string, side: number) => CardKey = guarded(facts.sideKey, {
  id: 'a text',
  side: 'a number',
});
