/**
 * Zam Wesell and her secret conditions. While one lies facedown it brings the same abilities into play whichever it is, and asks the same: what its player is
 * asked, or not asked, tells the others nothing.
 */
import {
  after,
  allowed,
  candidate,
  onPiece,
  question,
  reason,
  say,
  type AbilityInPlay,
  type ChooseForAbility,
  type Cost,
  type DeclineAbility,
  type Reason,
  type UseAbility,
} from '../../core';
import { recoverCharge, spendCharge } from '../effects/charges';
import { assignCondition, revealCondition } from '../effects/conditions';
import { ability, ask, emit, run } from '../engine';
import { condition } from '../facts';
import type { XwingEvent } from '../model/events';
import type { Ship, ShipId, XwingState } from '../model/state';
import { performAttack } from '../procedures/attack';
import { cannotSpendCharge, type ChargesOf } from '../queries/charges';
import { secretConditions } from '../queries/conditions';
import { isActive, shipsInPlay } from '../queries/ships';
import { cannotAttack } from '../queries/targets';
import { all, enemy, hasYouInFiringArc, shipsThat } from './circumstances';
import { ASSIGNED, ofCondition, removeThis } from './conditions';
import { afterYouDefend, atEndOf, atStartOf, losesInSetup } from './forms';
import { lockOn, outOfReach } from './locks';
import { isYou, stillThere, you } from './words';

const ZAM = 'zamwesell';
const FACEDOWN = 'rule:facedown-condition';
const BUSINESS = 'condition:youdbettermeanbusiness';
const THANKS = 'condition:youshouldthankme';
const REVEALED = ['xw.condition-cards.01'];
const BONUS = ['xw.attack.36', 'xw.bonus-attack.01'];

/** In the System Phase her player assigns one of them to her ship; which one is in no event and no frame. */
const zamWesell = (id: string, card: string) =>
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
function zamsCharges(state: XwingState, self: AbilityInPlay): { ship: ShipId; of: ChargesOf } | undefined {
  const { by } = ofCondition(state, self);
  for (const { id, player, pilot, upgrades } of shipsInPlay(state)) {
    if (player !== by) continue;
    if (pilot === ZAM) return { ship: id, of: 'ship' };
    const crew = upgrades.find(({ card }) => card === ZAM);
    if (crew) return { ship: id, of: crew.id };
  }
  return undefined;
}

function cannotSpend(state: XwingState, self: AbilityInPlay, count: number): Reason | null {
  const charges = zamsCharges(state, self);
  if (charges) return cannotSpendCharge(state, charges.ship, charges.of, count);
  return reason('no-charge', 'Zam Wesell is not in the play area.', ['xw.charges.06'], { count });
}

function spend(state: XwingState, self: AbilityInPlay, count: number): void {
  const charges = zamsCharges(state, self);
  for (let i = 0; charges && i < count; i++) spendCharge(state, charges.ship, charges.of, ['xw.charges.05']);
}

function recover(state: XwingState, self: AbilityInPlay, count: number): void {
  const charges = zamsCharges(state, self);
  for (let i = 0; charges && i < count; i++) recoverCharge(state, charges.ship, charges.of, ['xw.charges.02']);
}

const charges = (count: number): Cost<XwingState, unknown> => ({
  cannot: (state, self) => cannotSpend(state, self, count),
  pay: (state, self) => spend(state, self, count),
});

/** What the player of a card may do or leave, asked in the middle of its effect. */
function useOrDecline(self: AbilityInPlay, asks: string, not: Reason | null) {
  const { controller: player } = self;
  return question(player, asks, [
    candidate<UseAbility | DeclineAbility>({ type: 'use-ability', player, ...onPiece(self) }, not),
    allowed<UseAbility | DeclineAbility>({ type: 'decline', player, ...onPiece(self) }),
  ]);
}

function declined(state: XwingState, self: AbilityInPlay): void {
  const { controller: player } = self;
  emit(state, { type: 'ability-declined', rules: ['xw.card-interpretation.04'], ...onPiece(self), player });
}

const facedown = [
  afterYouDefend({
    id: 'facedown-condition-after-defending',
    card: FACEDOWN,
    effect: (state, self) =>
      revealCondition(state, you(state, self), ofCondition(state, self), self.event?.attacker ?? null, REVEALED),
  }),
  // Asked whether or not the charges are there that one of the cards costs.
  atEndOf('engagement')({
    id: 'facedown-condition',
    card: FACEDOWN,
    if: (state, self) => isActive(you(state, self)) && shipsThat(state, self, all(enemy, hasYouInFiringArc)).length > 0,
    effect: [
      ask(
        'reveal the condition',
        REVEALED,
        (state, self) => useOrDecline(self, 'reveal the condition', cannotSpend(state, self, costOf(state, self))),
        (state, self, { type }: UseAbility | DeclineAbility) => {
          if (type === 'decline') return declined(state, self);
          spend(state, self, costOf(state, self));
          revealCondition(state, you(state, self), ofCondition(state, self), null, REVEALED);
        },
      ),
    ],
  }),
];

function costOf(state: XwingState, self: AbilityInPlay): number {
  return condition(ofCondition(state, self).card)?.secret?.costs ?? 0;
}

/** The card goes at the start of the next System Phase, revealed or not. */
const goes = (id: string, card: string) =>
  atStartOf('system')({ id, card, rules: ['xw.condition-cards.05', 'xw.timing.03'], effect: removeThis });

/** Revealed at the end of the Engagement Phase. */
const onceRevealed = (_state: XwingState, self: AbilityInPlay & { event: { id: string; attacker: ShipId | null } }) =>
  self.event.id === self.source && self.event.attacker === null;

function bonusAttack(state: XwingState, own: Ship, defenders: ShipId[] | null): void {
  const said = defenders ? say`a bonus attack against ${defenders[0] ?? ''}.` : 'a bonus attack.';
  performAttack(state, own.id, { bonus: true, granted: [reason('bonus-attack', said, BONUS)], defenders });
}

const meanBusiness = [
  ability({
    id: 'youd-better-mean-business',
    card: BUSINESS,
    rules: BONUS,
    on: after('defended'),
    when: (state, self) => self.event.bonus && isYou(state, self, self.event.defender),
    still: stillThere('attacker'),
    may: true,
    unable: (state, self) => cannotAttack(state, you(state, self), true),
    cost: charges(2),
    effect: (state, self) => {
      if (self.event) bonusAttack(state, you(state, self), [self.event.attacker]);
    },
  }),
  ability({
    id: 'youd-better-mean-business-revealed',
    card: BUSINESS,
    rules: ['xw.charges.02'],
    on: after('condition-revealed'),
    when: onceRevealed,
    effect: (state, self) => recover(state, self, 2),
  }),
];

/** Of the attack that the ship defended against, or after which the card was revealed. */
function attackerIn(event: XwingEvent | null): ShipId {
  if (event?.type === 'defended') return event.attacker;
  return event?.type === 'condition-revealed' ? (event.attacker ?? '') : '';
}

const thankMe = [
  ability({
    id: 'you-should-thank-me',
    card: THANKS,
    rules: ['xw.attack.34', 'xw.lock.04'],
    on: after('defended', 'condition-revealed'),
    when: (state, self) => {
      const { event } = self;
      return event.type === 'defended'
        ? !event.bonus && isYou(state, self, event.defender)
        : event.id === self.source && event.attacker !== null;
    },
    effect: [
      run('recover a charge', ['xw.charges.02'], (state, self) => recover(state, self, 1)),
      ask(
        'lock the attacker',
        ['xw.lock.04'],
        (state, self) => {
          const not = outOfReach(state, self, attackerIn(self.event));
          return not ? null : useOrDecline(self, 'lock on the attacker', null);
        },
        (state, self, { type }: UseAbility | DeclineAbility) => {
          if (type === 'decline') return declined(state, self);
          lockOn(state, self, attackerIn(self.event));
        },
      ),
    ],
  }),
  ability({
    id: 'you-should-thank-me-revealed',
    card: THANKS,
    rules: ['xw.bonus-attack.01'],
    on: after('condition-revealed'),
    when: onceRevealed,
    may: true,
    unable: (state, self) => cannotAttack(state, you(state, self), true),
    effect: (state, self) => bonusAttack(state, you(state, self), null),
  }),
];

export const secretConditionAbilities = [
  losesInSetup('zam-wesell-setup', `pilot:${ZAM}`, 2),
  zamWesell('zam-wesell', `pilot:${ZAM}`),
  losesInSetup('zam-wesell-crew-setup', `upgrade:${ZAM}`, 2),
  zamWesell('zam-wesell-crew', `upgrade:${ZAM}`),
  ...facedown,
  goes('facedown-condition-goes', FACEDOWN),
  ...meanBusiness,
  goes('youd-better-mean-business-goes', BUSINESS),
  ...thankMe,
  goes('you-should-thank-me-goes', THANKS),
];
