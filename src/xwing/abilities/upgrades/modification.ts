/** Upgrades of the slot 'modification'. */
import { after, allowed, before, candidate, type Json } from '../../../core';
import { loseCharge, recoverCharge } from '../../effects/charges';
import { discardDrawn } from '../../effects/damage-deck';
import { changeFuses } from '../../effects/devices';
import { cancelResults } from '../../effects/dice';
import { breakLock } from '../../effects/locks';
import { gainToken } from '../../effects/tokens';
import { ability, innermost, isResolving, run } from '../../engine';
import { damageCard, upgrade } from '../../facts';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { isTreatedBy, performAction } from '../../procedures/perform-action';
import { preventDamage, sufferDamage } from '../../procedures/suffer-damage';
import { cannotPerform } from '../../queries/actions';
import { currentAttack } from '../../queries/attack';
import { causeOfDamage } from '../../queries/damage-cards';
import { deviceNamed, deviceType } from '../../queries/devices';
import { isEnemy, shipOf } from '../../queries/ships';
import { isStressed } from '../../queries/tokens';
import { mayTreatAsRed, performing } from '../forms/actions';
import { thisAttack, whileYouAttack, whileYouDefend } from '../forms/attacks';
import { all, atRange, either, equipped, friend, withWeapon } from '../forms/conditions';
import { allActive, chargeOfCard, spendingLockOnEnemy } from '../forms/costs';
import { ofOwnCard } from '../forms/devices';
import { defending, rollsMore } from '../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../forms/held-tokens';
import { replacesAbility } from '../forms/replaced-abilities';
import { executesInstead } from '../forms/maneuvers';
import { chooseShip } from '../forms/targets';
import { afterYouAttack, afterYouFullyExecute, afterYouPerform, atStartOf } from '../forms/timing';
import { chosenShips, insteadOf, REMOVE, youGain } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

/** Why it is about to suffer: a bomb of its own player, an obstacle. */
function hurtByFriendlyBomb(state: XwingState, own: Ship): boolean {
  const cause = causeOfDamage(state);
  if (cause?.procedure === 'obstacle effect' || cause?.procedure === 'obstacle effects') return true;
  const device = innermost(state, 'device effect')?.device;
  if (cause?.procedure !== 'device effect' || device === undefined) return false;
  const bomb = deviceNamed(state, device);
  return bomb?.player === own.player && deviceType(bomb) === 'bomb';
}

const ablativePlating = ability({
  id: 'ablative-plating',
  card: 'upgrade:ablativeplating',
  rules: ['xw.timing.02', 'xw.damage.03'],
  on: before('about-to-suffer'),
  when: (state, self) => isYou(state, self, self.event.ship) && hurtByFriendlyBomb(state, you(state, self)),
  may: true,
  cost: chargeOfCard(['xw.standard-charges.04']),
  choose: (_state, { event }) =>
    (['hit', 'crit'] as const).filter((kind) => event[kind] > 0).map((kind) => allowed(kind)),
  effect: (state, { event, chosen }) => {
    if (event) preventDamage(state, event.ship, ['xw.damage.03'], { hit: 0, crit: 0, [chosen as 'hit' | 'crit']: 1 });
  },
});

const advancedSlam = afterYouPerform('slam')({
  id: 'advanced-slam',
  card: 'upgrade:advancedslam',
  if: (state) => innermost(state, 'perform action')?.slammed === 'fully',
  ...performing('advanced-slam', 'any white action as red'),
});

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

/** A card with the trait 'ship' is discarded as it would be dealt faceup. */
const imperviumPlating = ability({
  id: 'impervium-plating',
  card: 'upgrade:imperviumplating',
  rules: ['xw.replacement-effect.02', 'xw.damage.07'],
  replaces: 'damage-card-dealt',
  when: (state, self) => isYou(state, self, self.event.ship) && damageCard(self.event.card ?? '')?.trait === 'ship',
  may: true,
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state, { event }) => {
    if (event?.card) discardDrawn(state, shipOf(state, event.ship), event.card);
  },
});

const ALL_FACES = ['hit', 'crit', 'focus', 'blank'] as const;

/** All results are canceled, so that a charge that the attack cost comes back. */
const [CALCULATIONS, CALCULATIONS_CARD] = ['independent-calculations', 'upgrade:independentcalculations'];

const independentCalculations = [
  replacesAbility(CALCULATIONS, CALCULATIONS_CARD),
  mayTreatAsRed(CALCULATIONS, CALCULATIONS_CARD, 'calculate'),
  afterYouPerform('calculate')({
    id: 'independent-calculations-twice',
    card: CALCULATIONS_CARD,
    if: (state) => isTreatedBy(state, CALCULATIONS),
    effect: youGain('calculate'),
  }),
];

const munitionsFailsafe = ability({
  id: 'munitions-failsafe',
  card: 'upgrade:munitionsfailsafe',
  rules: ['xw.cancel.01', 'xw.charges.02'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) =>
    self.event.die === 'attack' &&
    (self.event.type === 'dice-rerolled' || self.event.why === 'attack') &&
    whileYouAttack(withWeapon('torpedo', 'missile'))(state, self),
  may: true,
  unable: (state, self) =>
    allActive(you(state, self).upgrades.find(({ id }) => id === thisAttack(state).weapon?.id)?.charges),
  effect: (state, self) => {
    for (const face of ALL_FACES) cancelResults(state, 'attack', face, Infinity, ['xw.cancel.01']);
    recoverCharge(state, you(state, self).id, thisAttack(state).weapon?.id ?? '', ['xw.charges.02']);
  },
});

/** A Segnor's loop of the same speed and color instead of a Koiogran turn. */
const precisionIonEngines = executesInstead({
  id: 'precision-ion-engines',
  card: 'upgrade:precisionionengines',
  if: (_state, { event: { maneuver } }) =>
    maneuver.bearing === 'koiogran' && maneuver.speed >= 1 && maneuver.speed <= 3,
  to: (maneuver) => (['segnor-left', 'segnor-right'] as const).map((bearing) => ({ ...maneuver, bearing })),
  cost: chargeOfCard(['xw.standard-charges.04']),
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

const synchronizedConsole = afterYouAttack({
  id: 'synchronized-console',
  card: 'upgrade:synchronizedconsole',
  rules: ['xw.lock.04'],
  still: stillThere('defender'),
  may: true,
  cost: spendingLockOnEnemy,
  choose: (state, self) =>
    chosenShips(state, self, all(friend, either(atRange(1, 1), all(equipped('synchronizedconsole'), atRange(1, 3))))),
  effect: (state, { event, chosen }) => {
    if (event) acquireLock(state, chosen as ShipId, { among: [event.defender] });
  },
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
  ablativePlating,
  advancedSlam,
  afterburners,
  afterburnersWhileStressed,
  delayedFuses,
  electronicBaffle,
  imperviumPlating,
  ...independentCalculations,
  munitionsFailsafe,
  overdriveThruster,
  precisionIonEngines,
  spareParts,
  sparePartsForAstromech,
  staticDischargeVanes,
  stealthDevice,
  stealthDeviceFails,
  synchronizedConsole,
  tacticalScrambler,
];
