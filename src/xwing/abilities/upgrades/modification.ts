/** Upgrades of the slot 'modification'. */
import { after, candidate, type Json } from '../../../core';
import { loseCharge, recoverCharge } from '../../effects/charges';
import { changeFuses } from '../../effects/devices';
import { breakLock } from '../../effects/locks';
import { gainToken } from '../../effects/tokens';
import { ability, innermost, isResolving, run } from '../../engine';
import { upgrade } from '../../facts';
import { performAction } from '../../procedures/perform-action';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotPerform } from '../../queries/actions';
import { currentAttack } from '../../queries/attack';
import { deviceNamed } from '../../queries/devices';
import { isEnemy, shipOf } from '../../queries/ships';
import { isStressed } from '../../queries/tokens';
import { whileYouDefend } from '../forms/attacks';
import { allActive, chargeOfCard } from '../forms/costs';
import { ofOwnCard } from '../forms/devices';
import { defending, rollsMore } from '../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../forms/held-tokens';
import { chooseShip } from '../forms/targets';
import { afterYouFullyExecute, atStartOf } from '../forms/timing';
import { insteadOf, REMOVE } from '../forms/tokens';
import { isYou, you } from '../forms/you';

/** A boost, even while stressed. */
const afterburners = afterYouFullyExecute(({ speed }) => speed >= 3 && speed <= 5)({
  id: 'afterburners',
  card: 'upgrade:afterburners',
  rules: ['xw.golden-rules.02'],
  may: true,
  unable: (state, self) => cannotPerform(state, you(state, self).id, { action: 'boost', color: 'white' }),
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state, self) =>
    performAction(state, you(state, self).id, [{ action: 'boost', color: 'white' }], {
      may: false,
      source: 'afterburners',
    }),
});

const afterburnersWhileStressed = ability({
  id: 'afterburners-while-stressed',
  card: 'upgrade:afterburners',
  rules: ['xw.golden-rules.02'],
  permits: {
    'actions while stressed': (state, self, { ship, action }) =>
      isResolving(state, { ability: 'afterburners', source: self.source }) &&
      action === 'boost' &&
      isYou(state, self, ship),
  },
});

const delayedFuses = ability({
  id: 'delayed-fuses',
  card: 'upgrade:delayedfuses',
  rules: ['xw.fuse-marker.01'],
  on: after('device-placed'),
  when: (state, self) => {
    const device = deviceNamed(state, self.event.device);
    return isYou(state, self, self.event.ship) && device?.remote === null && device.place === 'table';
  },
  may: true,
  effect: (state, { event }) => {
    if (event) changeFuses(state, event.device, 1, ['xw.fuse-marker.01']);
  },
});

const electronicBaffle = atStartOf('end')({
  id: 'electronic-baffle',
  card: 'upgrade:electronicbaffle',
  rules: ['xw.timing.03'],
  may: true,
  choose: (state, self) => chooseHeld(state, you(state, self), 'red'),
  effect: [
    run('suffer damage', ['xw.damage.01'], (state, self) =>
      sufferDamage(state, you(state, self).id, { hit: 1, crit: 0 }, ['xw.damage.01']),
    ),
    run('remove the token', REMOVE, (state, self) =>
      removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
    ),
  ],
});

/** A red boost, barrel roll or SLAM action goes one speed farther. */
const overdriveThruster = ability({
  id: 'overdrive-thruster',
  card: 'upgrade:overdrivethruster',
  rules: ['xw.golden-rules.02'],
  modifies: {
    'template speed': (state, self, speed, { ship, action }) => {
      const { chosen = null } = innermost(state, 'perform action') ?? {};
      const isRed = chosen?.action === action && chosen.color === 'red';
      return isRed && isYou(state, self, ship) ? speed + 1 : speed;
    },
  },
});

const SPARE_PARTS = 'upgrade:sparepartscanisters';

/** The second of its actions drops an obstacle, and breaks the locks on the ship. */
const spareParts = ability({
  id: 'spare-parts-canisters',
  card: SPARE_PARTS,
  rules: ['xw.spare-parts.01', 'xw.obstacles.17'],
  during: 'action',
  ...ofOwnCard(),
  effect: (state, self) => {
    ofOwnCard().effect(state, self);
    const own = you(state, self).id;
    for (const lock of state.locks.filter(({ on }) => on === own)) breakLock(state, lock, ['xw.spare-parts.02']);
  },
});

/** The first one recovers a charge of an astromech. */
const sparePartsForAstromech = ability({
  id: 'spare-parts-canisters-recover',
  card: SPARE_PARTS,
  rules: ['xw.charges.02'],
  during: 'action',
  cost: chargeOfCard(['xw.charges.05']),
  choose: (state, self) =>
    you(state, self)
      .upgrades.filter(({ card }) => upgrade(card)?.sides[0].slots.includes('astromech'))
      .map(({ id, charges }) => candidate<Json>(id, allActive(charges))),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.chosen as string, ['xw.charges.02']),
});

/**
 * As the erratum has it (xw.errata-general.01): only while not stressed, and another ship. Of several tokens gained at once the first is passed on,
 * the stress keeps the others (xw.errata-static-discharge-vanes.02, xw.ability-queue-example-2.04).
 */
const staticDischargeVanes = ability({
  id: 'static-discharge-vanes',
  card: 'upgrade:staticdischargevanes',
  rules: ['xw.errata-static-discharge-vanes.01', 'xw.replacement-effect.02'],
  replaces: 'token-gained',
  when: (state, self) =>
    isYou(state, self, self.event.ship) &&
    (self.event.token === 'jam' || self.event.token === 'ion') &&
    !isStressed(state, self.event.ship),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', range: [0, 1], other: true }),
  effect: (state, self) => {
    const { event, chosen } = self;
    if (!event) return;
    gainToken(state, you(state, self).id, 'stress', ['xw.errata-static-discharge-vanes.01'], { by: self.controller });
    const because = insteadOf(event);
    const rules = ['xw.errata-static-discharge-vanes.01'];
    gainToken(state, chosen as string, event.token, rules, { by: self.controller, because });
  },
});

const stealthDevice = rollsMore(
  {
    id: 'stealth-device',
    card: 'upgrade:stealthdevice',
    rules: ['xw.attack.22', 'xw.errata-stealth-device.01'],
    pool: 'defense',
    when: (state, self) =>
      whileYouDefend((_state, _attack, own) =>
        own.upgrades.some((card) => card.id === self.source && card.charges?.active === 1),
      )(state, self),
  },
  1,
);

const stealthDeviceFails = ability({
  id: 'stealth-device-fails',
  card: 'upgrade:stealthdevice',
  rules: ['xw.errata-stealth-device.01', 'xw.charges.04'],
  on: after('damage-suffered'),
  when: (state, self) =>
    isYou(state, self, self.event.ship) &&
    you(state, self).upgrades.some((card) => card.id === self.source && card.charges?.active === 1),
  effect: (state, self) => loseCharge(state, you(state, self).id, self.source, ['xw.charges.04']),
});

const tacticalScrambler = rollsMore(
  {
    id: 'tactical-scrambler',
    card: 'upgrade:tacticalscrambler',
    ...defending,
    when: (state, self) => {
      const attack = currentAttack(state);
      const own = you(state, self);
      return !!attack?.obstructedBy.includes(own.id) && isEnemy(state, own, shipOf(state, attack.attacker));
    },
  },
  1,
);

export const modificationUpgrades = [
  afterburners,
  afterburnersWhileStressed,
  delayedFuses,
  electronicBaffle,
  overdriveThruster,
  spareParts,
  sparePartsForAstromech,
  staticDischargeVanes,
  stealthDevice,
  stealthDeviceFails,
  tacticalScrambler,
];
