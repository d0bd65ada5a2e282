/** Damage cards that are repaired and exposed, and the die that is rolled for it. */
import {
  type AbilityFrame,
  type AbilityInPlay,
  type Candidate,
  candidate,
  type Json,
  type Reason,
  reason,
} from '../../../core';
import { abilityNamed, run } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { EXPOSE, exposeDamageCard, repairDamageCard } from '../../procedures/damage-cards';
import { rollADie, shownOn } from '../../procedures/roll-a-die';
import { isCriticallyDamaged } from '../../queries/status';
import { you } from './you';

/** The rule of a faceup damage card that is repaired. */
export const REPAIRS_FACEUP = ['xw.damage-cards.05'];

/** Why you have no faceup damage card to repair, or null. */
export const noFaceup = (state: XwingState, self: Pick<AbilityInPlay, 'source'>): Reason | null =>
  isCriticallyDamaged(you(state, self))
    ? null
    : reason('no-damage-card', 'There is no faceup damage card.', ['xw.paying-costs.01']);

/** 'Repair 1 of your faceup damage cards.' */
export const repairsFaceup = (state: XwingState, self: Pick<AbilityInPlay, 'source'>): void =>
  repairDamageCard(state, you(state, self).id, 'faceup', REPAIRS_FACEUP);

/** Why there is no facedown damage card of the ship to expose, or null. */
export const noFacedown = ({ damage }: Ship): Reason | null =>
  damage.facedown > 0 ? null : reason('no-damage-card', 'There is no facedown damage card.', ['xw.paying-costs.01']);

/** 'Unless you expose 1 of your damage cards.' */
export const exposing = {
  /** A facedown damage card, if there is one. */
  ways: (_state: XwingState, ship: Ship): Candidate<Json>[] => [candidate<Json>('expose', noFacedown(ship))],
  /** Exposes it. */
  does: (state: XwingState, ship: ShipId): void => exposeDamageCard(state, ship, EXPOSE),
};

type Frame = AbilityFrame<XwingEvent>;

/** 'You may roll 1 attack die to ...': the die of the steps after it. */
export const rollsADie = run('roll an attack die', EXPOSE, (state: XwingState, self: Frame) =>
  rollADie(state, you(state, self).id, self.source, EXPOSE),
);

/** 'On a hit result, expose 1 of your damage cards.' */
export const exposesOnHit = run('expose a card on a hit', EXPOSE, (state: XwingState, self: Frame) => {
  const own = you(state, self);
  if (shownOn(self) === 'hit' && noFacedown(own) === null) exposeDamageCard(state, own.id, EXPOSE);
});

/** Is the action one of those that stand on damage cards? */
export const isOnDamageCard = (action: string): boolean =>
  abilityNamed(action.split('@')[0] ?? '')?.card?.startsWith('damage:') === true;
