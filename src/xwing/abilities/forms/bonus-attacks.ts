/** Bonus attacks that cards grant (xw.bonus-attack): after which attack, with what, on whom. */
import { type Ability, type AbilityInPlay, after, type Reason, reason, say } from '../../../core';
import { ability } from '../../engine';
import type { Slot } from '../../facts';
import type { Ship, ShipId, Weapon, XwingState } from '../../model/state';
import type { Xwing } from '../../model/types';
import type { Modifier } from '../../model/values';
import { newAttack, performAttack } from '../../procedures/attack';
import { type AttackLimits, currentAttack } from '../../queries/attack';
import { turretArcs } from '../../queries/firing-arcs';
import { shipOf, shipsAndRemotes } from '../../queries/ships';
import { cannotAttack, noAttack, weaponChoices } from '../../queries/targets';
import { isOfSlot } from '../../queries/upgrades';
import { weaponsOf } from '../../queries/weapons';
import { both, type Condition, isPrimary, isThisAttack, whileYouAttack } from './attacks';
import { enemy, having, youAre } from './conditions';
import type { Paid } from './costs';
import { isYou, stillThere, you } from './you';

/** Rules of bonus attacks. */
export const BONUS = ['xw.attack.37', 'xw.bonus-attack.01'];

/** What the card limits the bonus attack to. */
export type BonusLimits = Partial<Pick<AttackLimits, 'weapons' | 'defenders' | 'turretArcs' | 'waives' | 'must'>>;

/** Why the ship could perform no such bonus attack now, or null: nothing is paid for an attack that cannot be. */
export function cannotBonusAttack(state: XwingState, ship: Ship, limits: BonusLimits): Reason | null {
  const choices = weaponChoices(state, ship, newAttack(ship.id, { bonus: true, ...limits }));
  return cannotAttack(state, ship, true) ?? noAttack(ship.id, choices);
}

/** The ship performs a bonus attack within these limits (xw.bonus-attack.01). */
export function bonusAttack(state: XwingState, ship: ShipId, limits: BonusLimits): void {
  const granted = [reason('bonus-attack', say`a bonus attack of ${ship}.`, ['xw.bonus-attack.01'])];
  performAttack(state, ship, { bonus: true, granted, ...limits });
}

/** Weapons of the ship like this, by their ids. */
export const weaponsThat = (state: XwingState, ship: Ship, is: (weapon: Weapon) => boolean): string[] =>
  weaponsOf(state, ship).flatMap((weapon) => (is(weapon) ? [weapon.id] : []));

/** Its upgrades of a slot, by their ids: the weapons among them are its torpedoes, cannons and so on. */
export const cardsOfSlot = (own: Ship, slot: Slot): string[] =>
  own.upgrades.filter((card) => isOfSlot(card, slot)).map(({ id }) => id);

type Entry = Omit<Ability<Xwing, 'attack-performed'>, 'rules' | 'on' | 'when' | 'unable' | 'effect' | 'may'>;

/** 'After you perform such an attack, you may perform a bonus attack' (`must`: without 'may'); it has to be possible before anything is paid. */
export const bonusAfterYouAttack = ({
  such,
  limits,
  must = false,
  ...entry
}: Entry & { such: Condition; limits: (state: XwingState, own: Ship) => BonusLimits; must?: boolean }) =>
  ability({
    ...entry,
    rules: BONUS,
    on: after('attack-performed'),
    when: (state, self) => self.event.bonus && whileYouAttack(such)(state, self),
    ...(must ? {} : { may: true as const }),
    unable: (state, self) => {
      const own = you(state, self);
      return cannotBonusAttack(state, own, limits(state, own));
    },
    effect: (state, self: AbilityInPlay) => {
      const own = you(state, self);
      bonusAttack(state, own.id, { ...limits(state, own), ...(must ? { must } : {}) });
    },
  });

/** On the ship that was just attacked. */
export const sameDefender = (state: XwingState): Pick<AttackLimits, 'defenders'> => ({
  defenders: [currentAttack(state)?.defender ?? ''],
});

/** On a ship that you have not attacked this round: a ship that may perform a bonus attack has attacked this one alone (xw.bonus-attack.04). */
export const otherDefenders = (state: XwingState, own: Ship): { defenders: string[] } => {
  const attacked = currentAttack(state)?.defender;
  const enemies = shipsAndRemotes(state).filter(({ player, place }) => player !== own.player && place === 'table');
  return { defenders: enemies.flatMap(({ id }) => (id === attacked ? [] : [id])) };
};

/** After a primary attack, while you are focused, a turret attack on another ship (Bistan, Ghost Company). */
export const turretAfterPrimary = (id: string, card: string) =>
  bonusAfterYouAttack({
    id,
    card,
    such: both(isPrimary, youAre(having('focus'))),
    limits: (state, own) => ({ turretArcs: turretArcs(own), ...otherDefenders(state, own) }),
  });

/** 'After an enemy ship executes a maneuver, you may perform this attack against it as a bonus attack.' */
export const attacksWhoMoved = (id: string, card: string, cost?: Paid) =>
  ability({
    id,
    card,
    rules: ['xw.timing.07', 'xw.bonus-attack.01'],
    on: after('maneuver-executed'),
    when: (state, self) => enemy(shipOf(state, self.event.ship), you(state, self), state),
    still: stillThere('ship'),
    may: true,
    ...(cost ? { cost } : {}),
    unable: (state, { event, ...self }) =>
      cannotBonusAttack(state, you(state, self), { weapons: [self.source], defenders: [event.ship] }),
    effect: (state, { event, ...self }) => {
      if (event) bonusAttack(state, you(state, self).id, { weapons: [self.source], defenders: [event.ship] });
    },
  });

/** 'Bonus Attack: Perform an attack with such an upgrade': one of each slot. */
export const grantsBonusAttack = (id: string, card: string, ...slots: readonly Slot[]) =>
  ability({
    id,
    card,
    rules: ['xw.huge-attack.02', 'xw.huge-attack.04'],
    modifies: {
      'bonus attacks with': (state, self, attacks, { ship, slot }) =>
        isYou(state, self, ship) && slots.includes(slot) ? attacks + 1 : attacks,
    },
  });

/** 'Your dice can be modified only by ...', whoever would modify them. */
export const modifiedOnlyBy = (
  id: string,
  card: string,
  may: (state: XwingState, by: Modifier, self: AbilityInPlay) => boolean,
) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'modify attack dice': (state, self, { by }) => {
        if (!isThisAttack(state, self) || may(state, by, self)) return null;
        const said = say`the dice of ${self.source} cannot be modified so.`;
        return reason('cannot-modify', said, ['xw.golden-rules.03'], { by });
      },
    },
  });
