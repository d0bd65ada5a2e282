/** Something that could be expected does not happen, and why. Nothing answers to it. */
import type { Change, PlayerId, Reason } from '../../core';
import { tell } from '../engine';
import type { NoEffect } from '../model/events';
import type { DestinyState } from '../model/state';

export function doNothing(state: DestinyState, player: PlayerId, what: NoEffect, why: Reason, change?: Change): void {
  tell(state, { type: 'no-effect', rules: why.rules, player, what, because: [why], ...(change ? { change } : {}) });
}
