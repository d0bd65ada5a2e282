/** Something that could be expected does not happen, and why. Nothing answers to it. */
import type { PlayerId, Reason, RuleId } from '../../core';
import { isOver, tell } from '../engine';
import type { NoEffect } from '../model/events';
import type { OuterRimState } from '../model/state';

export function doNothing(
  state: OuterRimState,
  player: PlayerId,
  what: NoEffect,
  why: Reason | readonly Reason[],
  rules?: readonly RuleId[],
): void {
  if (isOver(state)) return;
  const because = 'code' in why ? [why] : [...why];
  tell(state, { type: 'no-effect', rules: rules ?? because[0]?.rules ?? [], player, what, because });
}
