/** Cards with two sides: only abilities of the side that is up are in play (`sideKey`). */
import type { AbilityInPlay } from '../../../core';
import { flipUpgrade } from '../../effects/upgrades';
import type { XwingState } from '../../model/state';
import { you } from './you';

export const FLIP = ['xw.golden-rules.02', 'xw.abilities.01'];
export const flipsThis = (state: XwingState, { source }: AbilityInPlay): void => flipUpgrade(state, source, FLIP);

export const cardItself = (state: XwingState, self: AbilityInPlay) =>
  you(state, self).upgrades.find(({ id }) => id === self.source);
