/** What is asked of cards, for programs: rules ask the same of cards that they know to be some. */
import { guarded, type Shape } from '../../core/codec/needs';
import * as facts from './index';
import type { CardKey, CardKind, Pilot, Ship, Upgrade } from './types';

const UPGRADE: Shape = { cost: { by: 'a text' } };
const ON: Shape = { ship: { size: 'a text', stats: 'an object' }, pilot: { initiative: 'a number' } };

/**
 * Squad points of an upgrade on a ship, by the ship's printed statistics only: other upgrades do not change the price [xw.faq-squad-building.01].
 * Null where the card has no price for such a ship (huge ones). @throws MalformedInput for what is no upgrade, ship or pilot
 */
export const upgradeCost: (upgrade: Upgrade, on: { readonly ship: Ship; readonly pilot: Pilot }) => number | null =
  guarded(facts.upgradeCost, { upgrade: UPGRADE, on: ON });

/** Key of a card: its kind and id, e.g. `cardKey('pilot', 'hansolo')`. Abilities are registered under it. @throws MalformedInput for what is no text */
export const cardKey: (kind: CardKind, id: string) => CardKey = guarded(facts.cardKey, {
  kind: 'a text',
  id: 'a text',
});

/**
 * Key of one side of an upgrade card, on which its abilities are registered: of the first side that of the card, of the other `upgrade:pivotwing/flipped`.
 * @throws MalformedInput for what is no text and no number
 */
export const sideKey: (id: string, side: number) => CardKey = guarded(facts.sideKey, {
  id: 'a text',
  side: 'a number',
});
