/** Upgrades of the slot 'hardpoint', of huge ships. */
import { after } from '../../../core';
import { ability } from '../../engine';
import { sideKey } from '../../facts';
import { FLIP, flipsThis } from '../forms/flipping';
import { isYou, stillThere } from '../forms/you';
import { spendingCharges } from '../forms/costs';
import { isThisAttack } from '../forms/attacks';
import { sufferDamage } from '../../procedures/suffer-damage';
import { inflictTokens } from '../../procedures/deal-damage';
import { afterYouAttack } from '../forms/timing';
import { outOfReach, lockOn } from '../forms/locks';
import { ADD } from '../forms/dice';
import { addResult } from '../../effects/dice';

/** 'After you engage, you may spend 2 energy to flip this card.' */
const repairs = (id: string, upgrade: string) =>
  ability({
    id: `${id}-repairs`,
    card: sideKey(upgrade, 1),
    rules: ['xw.timing.07', ...FLIP],
    on: after('ship-engaged'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    cost: spendingCharges('energy', 2),
    effect: flipsThis,
  });

const BATTERIES = {
  'ion-cannon-battery': 'ioncannonbattery',
  'point-defense-battery': 'pointdefensebattery',
  'targeting-battery': 'targetingbattery',
  'turbolaser-battery': 'turbolaserbattery',
};

/** One critical hit of damage; the results ionize. */
const ionCannonBattery = ability({
  id: 'ion-cannon-battery',
  card: sideKey('ioncannonbattery', 0),
  rules: ['xw.inflict.01'],
  on: after('attack-hit'),
  when: isThisAttack,
  still: stillThere('defender'),
  effect: (state, { event }) => {
    if (!event) return;
    sufferDamage(state, event.defender, { hit: 0, crit: 1 }, ['xw.inflict.01']);
    inflictTokens(state, 'ion', ['xw.inflict.01']);
  },
});

const targetingBattery = afterYouAttack({
  id: 'targeting-battery',
  card: sideKey('targetingbattery', 0),
  rules: ['xw.lock.04'],
  if: isThisAttack,
  still: stillThere('defender'),
  may: true,
  unable: (state, self) => outOfReach(state, self, self.event.defender),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.defender);
  },
});

const turbolaserBattery = ability({
  id: 'turbolaser-battery',
  card: sideKey('turbolaserbattery', 0),
  rules: ADD,
  on: after('attack-hit'),
  when: isThisAttack,
  effect: (state) => {
    for (let i = 0; i < 3; i++) addResult(state, 'attack', 'hit', ADD);
  },
});

export const hardpointUpgrades = [
  ionCannonBattery,
  targetingBattery,
  turbolaserBattery,
  ...Object.entries(BATTERIES).map(([id, upgrade]) => repairs(id, upgrade)),
];
