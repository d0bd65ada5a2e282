/** Cards with two sides: only abilities of the side that is up are in play (`sideKey`). */
import type { AbilityInPlay } from '../../../core';
import { flipUpgrade } from '../../effects/upgrades';
import { sideKey } from '../../facts';
import type { XwingState } from '../../model/state';
import { beforeYouActivate } from './timing';
import { you } from './you';

/** Rules of a card that is flipped. */
export const FLIP = ['xw.golden-rules.02', 'xw.abilities.01'];
/** The card is turned to its other side. */
export const flipsThis = (state: XwingState, { source }: AbilityInPlay): void => flipUpgrade(state, source, FLIP);

/** The upgrade that the ability is on. */
export const cardItself = (state: XwingState, self: AbilityInPlay) =>
  you(state, self).upgrades.find(({ id }) => id === self.source);

/** 'Before you activate, you may flip this card', on both sides. */
export const flipsBeforeActivating = (
  id: string,
  card: string,
  holds: (state: XwingState, self: AbilityInPlay) => boolean = () => true,
) =>
  [`${id}-opens`, `${id}-closes`].map((name, side) =>
    beforeYouActivate({ id: name, card: sideKey(card, side), if: holds, may: true, effect: flipsThis }),
  );
