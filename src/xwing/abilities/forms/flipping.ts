/** Cards with two sides: only abilities of the side that is up are in play (`sideKey`). */
import type { AbilityInPlay } from '../../../core';
import { flipUpgrade } from '../../effects/upgrades';
import type { XwingState } from '../../model/state';
import { you } from './you';

/** Rules of a card that is flipped. */
export const FLIP = ['xw.golden-rules.02', 'xw.abilities.01'];
/** The card is turned to its other side. */
export const flipsThis = (state: XwingState, { source }: AbilityInPlay): void => flipUpgrade(state, source, FLIP);

/** The upgrade that the ability is on. */
export const cardItself = (state: XwingState, self: AbilityInPlay) =>
  you(state, self).upgrades.find(({ id }) => id === self.source);
