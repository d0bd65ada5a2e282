/**
 * Zam Wesell's secret conditions. While one lies facedown it brings the same abilities into play whichever it is, and asks the same: what its player is
 * asked, or not asked, tells the others nothing.
 */
import {
  type AbilityInPlay,
  allowed,
  candidate,
  type ChooseForAbility,
  type DeclineAbility,
  onPiece,
  question,
  reason,
  type Reason,
  say,
  type UseAbility,
} from '../../../core';
import { spendCharge } from '../../effects/charges';
import { assignCondition } from '../../effects/conditions';
import { ability, ask, emit } from '../../engine';
import type { ShipId, XwingState } from '../../model/state';
import { cannotSpendCharge, type ChargesOf } from '../../queries/charges';
import { secretConditions } from '../../queries/conditions';
import { shipsInPlay } from '../../queries/ships';
import { ASSIGNED, ofCondition, removeThis } from './condition-cards';
import { atStartOf } from './timing';
import { you } from './you';

/** Zam Wesell, the pilot. */
export const ZAM = 'zamwesell';

/** In the System Phase her player assigns one of them to her ship; which one is in no event and no frame. */
export const zamWesell = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.system-phase.02', 'xw.condition-cards.01'],
    during: 'system phase',
    may: true,
    unable: (state, self) => {
      const own = you(state, self);
      const lies = own.conditions.find((each) => secretConditions().includes(each.card));
      return lies ? reason('still-assigned', say`${own.id} has ${lies.id}.`, ASSIGNED) : null;
    },
    effect: [
      ask(
        'choose a secret condition',
        ASSIGNED,
        (_state, { controller: player, ...self }) =>
          question(
            player,
            'secret condition',
            secretConditions().map((chosen) => allowed({ type: 'choose' as const, player, ...onPiece(self), chosen })),
          ),
        (state, self, { chosen }: ChooseForAbility) =>
          assignCondition(state, chosen as string, you(state, self).id, self.controller, ASSIGNED),
      ),
    ],
  });

/** Hers: of her ship card, or of her as a crew. Undefined: she is not in the play area. */
export function zamsCharges(state: XwingState, self: AbilityInPlay): { ship: ShipId; of: ChargesOf } | undefined {
  const { by } = ofCondition(state, self);
  for (const { id, player, pilot, upgrades } of shipsInPlay(state)) {
    if (player !== by) continue;
    if (pilot === ZAM) return { ship: id, of: 'ship' };
    const crew = upgrades.find(({ card }) => card === ZAM);
    if (crew) return { ship: id, of: crew.id };
  }
  return undefined;
}

/** Why so many of her charges cannot be spent; null: they can. */
export function cannotSpendZamsCharges(state: XwingState, self: AbilityInPlay, count: number): Reason | null {
  const charges = zamsCharges(state, self);
  if (charges) return cannotSpendCharge(state, charges.ship, charges.of, count);
  return reason('no-charge', 'Zam Wesell is not in the play area.', ['xw.charges.06'], { count });
}

/** Spends so many of her charges. */
export function spendZamsCharges(state: XwingState, self: AbilityInPlay, count: number): void {
  const charges = zamsCharges(state, self);
  for (let i = 0; charges && i < count; i++) spendCharge(state, charges.ship, charges.of, ['xw.charges.05']);
}

/** A question in the middle of an effect: the player may use something or decline it. */
export function useOrDecline(self: AbilityInPlay, asks: string, not: Reason | null) {
  const { controller: player } = self;
  return question(player, asks, [
    candidate<UseAbility | DeclineAbility>({ type: 'use-ability', player, ...onPiece(self) }, not),
    allowed<UseAbility | DeclineAbility>({ type: 'decline', player, ...onPiece(self) }),
  ]);
}

/** Tells that the ability was declined. */
export function declined(state: XwingState, self: AbilityInPlay): void {
  const { controller: player } = self;
  emit(state, { type: 'ability-declined', rules: ['xw.card-interpretation.04'], ...onPiece(self), player });
}

/** The card goes at the start of the next System Phase, revealed or not. */
export const goesInSystemPhase = (id: string, card: string) =>
  atStartOf('system')({ id, card, rules: ['xw.condition-cards.05', 'xw.timing.03'], effect: removeThis });
