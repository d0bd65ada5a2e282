/** Abilities of ship cards that ships have of each other (`sharedPilotAbilities`). */
import type { Carrier } from '../../core';
import { bringIntoPlay, takeOutOfPlay } from '../engine';
import type { XwingState } from '../model/state';
import { sharedPilotAbilities } from '../queries/carriers';
import { shipOf } from '../queries/ships';
import { cardOf } from './lasting-effects';

/** Ships have come or gone since these abilities were shared: what is shared now is in play instead. */
export function renewShared(state: XwingState, before: readonly Carrier[]): void {
  const now = sharedPilotAbilities(state);
  const gone = without(before, now);
  if (gone.length > 0)
    takeOutOfPlay(state, ({ ability, source }) =>
      gone.some((each) => each.source === source && each.card === cardOf(ability)),
    );
  for (const { card, source } of without(now, before)) bringIntoPlay(state, card, source, shipOf(state, source).player);
}

function without(all: readonly Carrier[], others: readonly Carrier[]): Carrier[] {
  return all.filter(({ card, source }) => !others.some((each) => each.card === card && each.source === source));
}
