/** Condition cards, from M to Z. */
import { type AbilityInPlay, after, type Cost, type DeclineAbility, reason, say, type UseAbility } from '../../core';
import { loseCharge, recoverCharge } from '../effects/charges';
import { spendResult } from '../effects/dice';
import { ability, ask, run } from '../engine';
import type { XwingEvent } from '../model/events';
import type { Ship, ShipId, XwingState } from '../model/state';
import { performAttack } from '../procedures/attack';
import { exposeDamageCard } from '../procedures/damage-cards';
import { sufferDamage } from '../procedures/suffer-damage';
import { currentAttack } from '../queries/attack';
import { devicesInPlay, deviceType, isRemote } from '../queries/devices';
import type { Face } from '../queries/dice';
import { hasLocked } from '../queries/locks';
import { isAtRange } from '../queries/range';
import { shipOf } from '../queries/ships';
import { both, isPrimary, whileYouAttack } from './forms/attacks';
import { cannotBonusAttack } from './forms/bonus-attacks';
import { isPilotOf, ofCondition, removeThis } from './forms/condition-cards';
import { all, defenderIs, equipped, friendly, isArc, shipsThat } from './forms/conditions';
import { noResult, rollsMore } from './forms/dice';
import { lockOn, outOfReach } from './forms/locks';
import {
  cannotSpendZamsCharges,
  declined,
  goesInSystemPhase,
  spendZamsCharges,
  useOrDecline,
  zamsCharges,
} from './forms/secret-conditions';
import { isYou, stillThere, you } from './forms/you';

const PROTOTYPE = ['xw.dice-modification.06'];
const isKrennic = all(friendly, equipped('directorkrennic'));

/** A result is spent so that the defender, locked by the director's ship, loses a shield or exposes a card. */
const optimizedPrototype = ability({
  id: 'optimized-prototype',
  card: 'condition:optimizedprototype',
  rules: PROTOTYPE,
  during: 'modify attack dice',
  when: (state, self) => {
    const locked = (ship: Ship): boolean =>
      shipsThat(state, self, isKrennic).some(({ id }) => hasLocked(state, id, ship.id));
    return whileYouAttack(both(isPrimary, isArc('front'), defenderIs(locked)))(state, self);
  },
  may: true,
  choose: (state) => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    return (['shield', 'damage card'] as const).flatMap((loses) =>
      (['hit', 'crit', 'focus'] as const).map((spent) => ({
        action: { spent, loses },
        not: noResult(state, 'attack', spent) ?? nothingToLose(defender, loses),
      })),
    );
  },
  effect: (state, self) => {
    const { spent, loses } = self.chosen as { spent: Face; loses: 'shield' | 'damage card' };
    const defender = currentAttack(state)?.defender ?? '';
    spendResult(state, you(state, self).id, spent, PROTOTYPE);
    if (loses === 'shield') loseCharge(state, defender, 'shields', ['xw.charges.05']);
    else exposeDamageCard(state, defender, ['xw.damage-cards.04']);
  },
});

/** Damage cards of a remote stay facedown (xw.remote-damage.01). */
function nothingToLose(defender: Ship, loses: 'shield' | 'damage card') {
  const has = loses === 'shield' ? defender.shields.active > 0 : defender.damage.facedown > 0 && !isRemote(defender);
  if (has) return null;
  return reason('nothing-to-lose', say`${defender.id} has no active shield or no facedown damage card.`, [
    'xw.paying-costs.01',
  ]);
}

const RATTLED = { card: 'condition:rattled', rules: ['xw.condition-cards.01', 'xw.device.08'] } as const;

/** A bomb or a mine that detonates nearby. */
const rattled = ability({
  id: 'rattled',
  ...RATTLED,
  on: after('device-detonated'),
  when: (state, self) => isAtRange(state, you(state, self).id, self.event.device, 0, 1),
  effect: [
    run('suffer critical damage', ['xw.damage.01'], (state, self) =>
      sufferDamage(state, you(state, self).id, { hit: 0, crit: 1 }, ['xw.damage.01']),
    ),
    run('remove the condition', ['xw.condition-cards.05'], removeThis),
  ],
});

const SHAKING: readonly string[] = ['bomb', 'mine'];

const rattledAction = ability({
  id: 'rattled-action',
  card: RATTLED.card,
  rules: ['xw.condition-cards.05', 'xw.actions.15'],
  during: 'action',
  unable: (state, self) => {
    const own = you(state, self).id;
    const near = devicesInPlay(state).find(
      (device) => SHAKING.includes(deviceType(device)) && isAtRange(state, own, device.id, 0, 1),
    );
    return near ? reason('device-near', say`${near.id} is at range 0-1 of ${own}.`, ['xw.range.06']) : null;
  },
  effect: removeThis,
});

const SUPPRESSIVE_FIRE = 'condition:suppressivefire';

/** One die fewer against any other ship than the one that assigned it. */
const suppressiveFire = rollsMore(
  {
    id: 'suppressive-fire',
    card: SUPPRESSIVE_FIRE,
    rules: ['xw.attack.16'],
    pool: 'attack',
    when: (state, self) => {
      const { by } = ofCondition(state, self);
      return whileYouAttack(defenderIs((ship) => !isPilotOf(ship, 'captainrex', by)))(state, self);
    },
  },
  -1,
);

/** Until the ship that assigned it defends, is destroyed, or lets an Engagement Phase go by without an attack. */
const suppressiveFireEnds = ability({
  id: 'suppressive-fire-ends',
  card: SUPPRESSIVE_FIRE,
  rules: ['xw.condition-cards.05'],
  on: after('defended', 'ship-destroyed', 'phase-ended'),
  when: (state, self) => {
    const { event } = self;
    const { by } = ofCondition(state, self);
    const isRex = (ship: Ship): boolean => isPilotOf(ship, 'captainrex', by);
    if (event.type === 'defended') return !event.bonus && isRex(shipOf(state, event.defender));
    if (event.type === 'ship-destroyed') return isRex(shipOf(state, event.ship));
    return event.phase === 'engagement' && !state.ships.some((ship) => isRex(ship) && ship.attacked);
  },
  effect: removeThis,
});

const BUSINESS = 'condition:youdbettermeanbusiness';
const BONUS = ['xw.attack.36', 'xw.bonus-attack.01'];

function recover(state: XwingState, self: AbilityInPlay, count: number): void {
  const charges = zamsCharges(state, self);
  for (let i = 0; charges && i < count; i++) recoverCharge(state, charges.ship, charges.of, ['xw.charges.02']);
}

const charges = (count: number): Cost<XwingState, unknown> => ({
  cannot: (state, self) => cannotSpendZamsCharges(state, self, count),
  pay: (state, self) => spendZamsCharges(state, self, count),
});

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
    unable: (state, self) => cannotBonusAttack(state, you(state, self), { defenders: [self.event.attacker] }),
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

const THANKS = 'condition:youshouldthankme';

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
    unable: (state, self) => cannotBonusAttack(state, you(state, self), {}),
    effect: (state, self) => bonusAttack(state, you(state, self), null),
  }),
];

export const conditionsMToZ = [
  optimizedPrototype,
  rattled,
  rattledAction,
  suppressiveFire,
  suppressiveFireEnds,
  ...meanBusiness,
  goesInSystemPhase('youd-better-mean-business-goes', BUSINESS),
  ...thankMe,
  goesInSystemPhase('you-should-thank-me-goes', THANKS),
];
