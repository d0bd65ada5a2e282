/** Galactic Empire: pilots of the TIE/sa Bomber. */
import { after } from '../../../../core';
import { recoverCharge } from '../../../effects/charges';
import { ability } from '../../../engine';
import { performAttack } from '../../../procedures/attack';
import { isOfSlot } from '../../../queries/upgrades';
import { cardsOfSlot } from '../../forms/bonus-attacks';
import { atRange, whileFriendAttacks, withWeapon } from '../../forms/conditions';
import { chargedUpgrades } from '../../forms/costs';
import { anyPayload, placeChosen } from '../../forms/devices';
import { attacking, rerolls } from '../../forms/dice';
import { afterYouPerform } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

const captainJonus = rerolls({
  id: 'captain-jonus',
  card: 'pilot:captainjonus',
  ...attacking,
  most: 2,
  when: whileFriendAttacks(atRange(0, 1), withWeapon('torpedo', 'missile')),
});

const deathfireAttack = ability({
  id: 'deathfire-attack',
  card: 'pilot:deathfire',
  rules: ['xw.timing.07'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, self) => performAttack(state, you(state, self).id),
});

/** Beside the device of the System Phase; what can only be dropped cannot be launched (xw.faq-cards.20, .21). */
const deathfireDevice = ability({
  id: 'deathfire-device',
  card: 'pilot:deathfire',
  rules: ['xw.faq-cards.20', 'xw.faq-cards.21'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { hows: ['drop', 'launch'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

/** Whatever he chooses, it lets him attack at any range from one nearer to one farther. */
const majorRhymer = ability({
  id: 'major-rhymer',
  card: 'pilot:majorrhymer',
  rules: ['xw.special-weapon.03', 'xw.golden-rules.02'],
  modifies: {
    'range of weapon': (state, self, range, { ship, weapon }) => {
      const own = you(state, self);
      const ordnance = [...cardsOfSlot(own, 'torpedo'), ...cardsOfSlot(own, 'missile')];
      if (own.id !== ship || !ordnance.includes(weapon)) return range;
      return { min: Math.max(0, range.min - 1), max: Math.max(range.max, Math.min(3, range.max + 1)) };
    },
  },
});

const tomaxBren = afterYouPerform('reload')({
  id: 'tomax-bren',
  card: 'pilot:tomaxbren',
  rules: ['xw.charges.02'],
  may: true,
  choose: (state, self) => chargedUpgrades(state, self, (card) => isOfSlot(card, 'talent')),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.chosen as string, ['xw.charges.02']),
});

export const tieSaBomberPilots = [captainJonus, deathfireAttack, deathfireDevice, majorRhymer, tomaxBren];
