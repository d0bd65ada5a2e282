/** 'Each such ship may ...': its player says of one after the other, in any order, until none is left or wanted. */
import {
  type AbilityFrame,
  allowed,
  type ChooseForAbility,
  type DeclineAbility,
  onPiece,
  question,
  type RuleId,
} from '../../../core';
import { ask, run } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { ShipId, XwingState } from '../../model/state';

/** Ships that each do something. */
export interface EachShip<E extends XwingEvent> {
  rules: readonly RuleId[];
  /** Those that may still do it, as it is asked; who has done it is left out. */
  ships: (
    state: XwingState,
    self: Pick<AbilityFrame<E>, 'source' | 'controller' | 'event' | 'ability'>,
  ) => readonly ShipId[];
  /** What the chosen ship does. */
  does: (state: XwingState, ship: ShipId, self: AbilityFrame<E>) => void;
}

type NextShip = ChooseForAbility | DeclineAbility;

const doneBy = ({ chosen }: { chosen: unknown }): ShipId[] => [chosen as ShipId | ShipId[]].flat();

/** Asks which ship is next; those whose turn is over, and whatever was chosen before, are what `chosen` lists. */
export const nextShip = <E extends XwingEvent>({ rules, ships, does }: EachShip<E>) =>
  ask(
    'the next ship',
    rules,
    (state, self: AbilityFrame<E>) => {
      const { controller: player } = self;
      const left = ships(state, self).filter((ship) => !doneBy(self).includes(ship));
      if (left.length === 0) return null;
      const next = left.map((chosen) => allowed<NextShip>({ type: 'choose', player, ...onPiece(self), chosen }));
      return question(player, 'the next ship', [
        ...next,
        allowed<NextShip>({ type: 'decline', player, ...onPiece(self) }),
      ]);
    },
    (state, self: AbilityFrame<E>, action: NextShip) => {
      if (action.type === 'decline') return;
      self.chosen = [...doneBy(self), action.chosen as ShipId];
      does(state, action.chosen as ShipId, self);
      return 'again';
    },
  );

/** One ship after the other, as its controller chooses. */
export const eachMay = <E extends XwingEvent>({ rules, ships, does }: EachShip<E>) => ({
  may: true as const,
  /** The first ship. */
  choose: (state: XwingState, self: Parameters<typeof ships>[1]) => ships(state, self).map((ship) => allowed(ship)),
  effect: [
    run('the first ship', rules, (state, self: AbilityFrame<E>) => does(state, self.chosen as ShipId, self)),
    nextShip({ rules, ships, does }),
  ],
});
