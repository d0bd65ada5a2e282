/** Upgrades of the slot 'hardpoint', of huge ships. */
import { after, reason, say } from '../../../core';
import { ability } from '../../engine';
import { sideKey } from '../../facts';
import { FLIP, flipsThis } from '../forms/flipping';
import { inOtherArc } from '../forms/actions';
import { grantsBonusAttack } from '../forms/bonus-attacks';
import { isYou, stillThere, you } from '../forms/you';
import { isOfSlot } from '../../queries/upgrades';
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

const [TUBES, OFFLINE] = [sideKey('ordnancetubes', 0), sideKey('ordnancetubes', 1)];
const ORDNANCE = ['torpedo', 'missile'] as const;

/** Torpedoes and missiles fire as bonus attacks only, wherever ahead; offline as any weapon, straight ahead. */
const ordnanceTubes = [
  ability({
    id: 'ordnance-tubes',
    card: TUBES,
    rules: ['xw.golden-rules.03', 'xw.huge-attack.02'],
    forbids: {
      'standard attack with': (state, self, { ship, weapon }) => {
        const card = you(state, self).upgrades.find(({ id }) => id === weapon);
        if (!isYou(state, self, ship) || !card || !ORDNANCE.some((slot) => isOfSlot(card, slot))) return null;
        return reason('bonus-only', say`${weapon} is used for bonus attacks only.`, ['xw.golden-rules.03']);
      },
    },
  }),
  inOtherArc('ordnance-tubes-arc', TUBES, ORDNANCE, 'full-front'),
  grantsBonusAttack('ordnance-tubes-torpedo', TUBES, 'torpedo'),
  grantsBonusAttack('ordnance-tubes-missile', TUBES, 'missile'),
  inOtherArc('ordnance-tubes-offline', OFFLINE, ORDNANCE, 'bullseye'),
  ability({
    id: 'ordnance-tubes-repairs',
    card: OFFLINE,
    rules: ['xw.actions.15', ...FLIP],
    during: 'action',
    cost: spendingCharges('energy', 2),
    effect: flipsThis,
  }),
];

export const hardpointUpgrades = [
  ...ordnanceTubes,
  ionCannonBattery,
  targetingBattery,
  turbolaserBattery,
  ...Object.entries(BATTERIES).map(([id, upgrade]) => repairs(id, upgrade)),
];
