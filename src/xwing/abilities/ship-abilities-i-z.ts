/** Ship abilities, from I to Z. */
import { type AbilityInPlay, after, type Reason, reason, say } from '../../core';
import { loseCharge, recoverCharge } from '../effects/charges';
import { gainToken } from '../effects/tokens';
import { ability, run } from '../engine';
import type { Ship, ShipId, XwingState } from '../model/state';
import { performAttack } from '../procedures/attack';
import { destroyAtOnce } from '../procedures/destroy';
import { acquireLock } from '../procedures/lock';
import { sufferDamage } from '../procedures/suffer-damage';
import { currentAttack } from '../queries/attack';
import { cannotSpendCharge } from '../queries/charges';
import { cloaked } from '../queries/cloak';
import { dockedWith } from '../queries/docking';
import { locksOf } from '../queries/locks';
import { isFriendly, shipOf } from '../queries/ships';
import { isCriticallyDamaged } from '../queries/status';
import { primaryValues, primaryWeaponsOf } from '../queries/weapons';
import { inTheSystemPhase, inOtherArc, performing, red, rotatesOnlyTo, white } from './forms/actions';
import { both, isAttackRange, isPrimary, thisAttack, whileYouAttack, whileYouDefend } from './forms/attacks';
import { cannotBonusAttack } from './forms/bonus-attacks';
import {
  all,
  another,
  atRange,
  equipped,
  friend,
  inYour,
  isArc,
  not,
  shipsThat,
  withWeapon,
  youAre,
} from './forms/conditions';
import { allActive, gaining, spending, spendingCharges } from './forms/costs';
import { placesOtherwise } from './forms/devices';
import { attacking, changes, friendsCalculate, rerolls, rollsMore } from './forms/dice';
import { isTooth, yourCarrier } from './forms/docking';
import { chooseHeld, type Held, removeHeld } from './forms/held-tokens';
import { rollsWithBanks } from './forms/same-text';
import { chooseShip } from './forms/targets';
import { afterYouExecute, afterYouPerform, atEndOf, atStartOf } from './forms/timing';
import { isYou, you } from './forms/you';

const linkedBattery = rollsMore(
  {
    id: 'linked-battery',
    card: 'ship-ability:linkedbattery',
    ...attacking,
    when: whileYouAttack(withWeapon('cannon')),
  },
  1,
);

/** Why the carrier has no rear arc to attack in, or null. */
function noRearWeapon(state: XwingState, carrier: Ship): Reason | null {
  if (rearWeapons(state, carrier).length > 0) return null;
  return reason('no-rear-weapon', say`${carrier.id} has no primary weapon of the rear arc.`, ['xw.primary-weapon.01']);
}

function rearWeapons(state: XwingState, carrier: Ship): string[] {
  return primaryWeaponsOf(state, carrier).flatMap(({ id, arc }) => (arc === 'rear' ? [id] : []));
}

/** After its carrier attacked with its primary weapon of the front arc, or with a Turret upgrade, a bonus attack to the rear. */
const lockedAndLoaded = ability({
  id: 'locked-and-loaded',
  card: 'ship-ability:lockedandloaded',
  rules: ['xw.attack.37', 'xw.bonus-attack.01'],
  on: after('attack-performed'),
  when: (state, self) => {
    const carrier = yourCarrier(state, self);
    if (!self.event.bonus || carrier?.id !== self.event.attacker) return false;
    return [both(isPrimary, isArc('front')), withWeapon('turret')].some((is) => is(state, thisAttack(state), carrier));
  },
  may: true,
  unable: (state, { event }) => {
    const carrier = shipOf(state, event.attacker);
    const weapons = rearWeapons(state, carrier);
    return noRearWeapon(state, carrier) ?? cannotBonusAttack(state, carrier, { weapons });
  },
  effect: (state, { event }) => {
    if (!event) return;
    const granted = [reason('bonus-attack', 'a bonus primary attack to the rear.', ['xw.bonus-attack.01'])];
    const weapons = rearWeapons(state, shipOf(state, event.attacker));
    performAttack(state, event.attacker, { bonus: true, granted, weapons });
  },
});

const microthrusters = rollsWithBanks('microthrusters', 'ship-ability:microthrusters');

const AIM = 'ship-ability:networkedaim';

/** Locks are not spent on attack dice; instead friendly locks on the defender count. */
const networkedAim = [
  ability({
    id: 'networked-aim-keeps-locks',
    card: AIM,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'modify attack dice': (state, self, { ship, by }) => {
        if (by !== 'lock' || ship !== you(state, self).id) return null;
        return reason('lock-kept', say`${ship} cannot spend its lock to reroll attack dice.`, ['xw.golden-rules.03']);
      },
    },
  }),
  rerolls({
    id: 'networked-aim',
    card: AIM,
    ...attacking,
    most: (state, self) => {
      const own = you(state, self);
      const on = currentAttack(state)?.defender;
      return state.locks.filter((lock) => lock.on === on && isFriendly(own, shipOf(state, lock.by))).length;
    },
    when: whileYouAttack(),
  }),
];

const BANKS = ['bank-left', 'bank-right'] as const;

const nimbleBomber = placesOtherwise({
  id: 'nimble-bomber',
  card: 'ship-ability:nimblebomber',
  adds: ({ how, speed, bearing }) =>
    how === 'drop' && bearing === 'straight' && speed > 0 ? BANKS.map((bank) => ({ how, speed, bearing: bank })) : [],
});

/** While you move, you ignore asteroids. */
const notchedStabilizers = ability({
  id: 'notched-stabilizers',
  card: 'ship-ability:notchedstabilizers',
  rules: ['xw.faq-objects.01'],
  permits: {
    'ignores obstacle': (state, self, { ship, kind }) =>
      isYou(state, self, ship) && kind === 'asteroid' && currentAttack(state) === null,
  },
});

/** After a fast maneuver it is harder to hit. */
const overdriveBurners = rollsMore(
  {
    id: 'overdrive-burners',
    card: 'ship-ability:overdriveburners',
    rules: ['xw.attack.22'],
    pool: 'defense',
    when: whileYouDefend((_state, _attack, own) => (own.revealed?.speed ?? 0) >= 3),
  },
  1,
);

const PINPOINT = 'ship-ability:pinpointtractorarray';

const pinpointTractorArray = afterYouExecute({
  id: 'pinpoint-tractor-array',
  card: PINPOINT,
  cost: gaining('tractor'),
  ...performing('pinpoint-tractor-array', white('rotate-arc')),
});

const platedHull = changes({
  id: 'plated-hull',
  card: 'ship-ability:platedhull',
  ...attacking,
  must: true,
  from: ['crit'],
  to: 'hit',
  when: whileYouDefend(youAre(not((own) => isCriticallyDamaged(own)))),
});

/** On a ship that the friendly Hound's Tooth has locked. */
const pursuitCraft = ability({
  id: 'pursuit-craft',
  card: 'ship-ability:pursuitcraft',
  rules: ['xw.timing.07', 'xw.lock.04'],
  on: after('deployed'),
  when: (state, self) => isYou(state, self, self.event.ship) && lockedByTheTooth(state, self).length > 0,
  may: true,
  effect: (state, self) => acquireLock(state, you(state, self).id, { among: lockedByTheTooth(state, self) }),
});

function lockedByTheTooth(state: XwingState, self: AbilityInPlay): ShipId[] {
  const own = you(state, self);
  const tooth = state.ships.filter((ship) => isTooth(ship, own, state));
  return tooth
    .flatMap(({ id }) => locksOf(state, id).map(({ on }) => on))
    .filter((on) => state.ships.some(({ id }) => id === on));
}

const GYROSTABILIZERS = 'ship-ability:refinedgyrostabilizers';

const refinedGyrostabilizers = afterYouPerform()({
  id: 'refined-gyrostabilizers',
  card: GYROSTABILIZERS,
  ...performing('refined-gyrostabilizers', red('boost', 'rotate-arc')),
});

/** A token or a shield of a friend nearby that performed an action. */
const resupplyCraft = ability({
  id: 'resupply-craft',
  card: 'ship-ability:resupplycraft',
  rules: ['xw.timing.07', 'xw.huge-energy.04'],
  on: after('action-performed'),
  when: (state, self) => all(friend, atRange(0, 1))(shipOf(state, self.event.ship), you(state, self), state),
  may: true,
  cost: spendingCharges('energy'),
  choose: (state, { event }) => {
    const ship = shipOf(state, event.ship);
    const tokens = chooseHeld(state, ship, 'orange', 'red');
    return [...tokens, { action: 'shield', not: allActive(ship.shields, [], 'shields') }];
  },
  effect: (state, { event, chosen }) => {
    if (!event) return;
    if (chosen === 'shield') recoverCharge(state, event.ship, 'shields', ['xw.charges.02']);
    else removeHeld(state, event.ship, chosen as Held, ['xw.tokens.03']);
  },
});

const CELLS = 'ship-ability:riggedenergycells';
const RIGGED = ['xw.faq-cards.09'];

const riggedEnergyCells = [
  ability({
    id: 'rigged-energy-cells',
    card: CELLS,
    rules: ['xw.system-phase.02', 'xw.charges.04'],
    during: 'system phase',
    unable: (state, self) => cannotSpendCharge(state, you(state, self).id, 'ship'),
    effect: (state, self) => loseCharge(state, you(state, self).id, 'ship', ['xw.charges.04']),
  }),
  atEndOf('activation')({
    id: 'rigged-energy-cells-explode',
    card: CELLS,
    rules: RIGGED,
    if: (state, self) => you(state, self).charges?.active === 0,
    effect: [
      run('each ship near suffers', RIGGED, (state, self) => {
        for (const { id } of shipsThat(state, self, all(another, atRange(0, 1))))
          sufferDamage(state, id, { hit: 0, crit: 1 }, RIGGED);
      }),
      run('it is destroyed', RIGGED, (state, self) => {
        const { id } = you(state, self);
        destroyAtOnce(state, id, RIGGED, [reason('no-charges', say`${id} has no charge left.`, RIGGED)]);
      }),
    ],
  }),
];

const CANNONS = 'ship-ability:rotatingcannons';

const BLINDSPOT = {
  card: 'ship-ability:sensorblindspot',
  rules: ['xw.range-bonus.01', 'xw.attack.16'],
} as const;
const close = whileYouAttack(both(isPrimary, isAttackRange(0, 1)));

/** Without the range bonus, whoever else would prevent it, and one die less beside. */
const sensorBlindspot = [
  rollsMore({ id: 'sensor-blindspot', ...BLINDSPOT, ...attacking, when: close }, -1),
  ability({
    id: 'sensor-blindspot-bonus',
    ...BLINDSPOT,
    forbids: {
      'range bonus': (state, self, { pool }) =>
        pool === 'attack' && close(state, self)
          ? reason('no-range-bonus', say`${you(state, self).id} does not apply it.`, BLINDSPOT.rules)
          : null,
    },
  }),
];

/** 1 tractor token at range 1 in the front arc, 2 in the bullseye arc. */
const spacetugTractorArray = ability({
  id: 'spacetug-tractor-array',
  card: 'ship-ability:spacetugtractorarray',
  rules: ['xw.actions.15', 'xw.tractor.03'],
  during: 'action',
  choose: (state, self) => chooseShip(state, self, { side: 'any', other: true, range: [1, 1], inArc: 'front' }),
  effect: (state, { source, chosen, controller: by }) => {
    const ship = shipOf(state, chosen as ShipId);
    const count = inYour('bullseye')(ship, you(state, { source }), state) ? 2 : 1;
    gainToken(state, ship.id, 'tractor', ['xw.tokens.02'], { count, by });
  },
});

const stygiumArray = [
  ability({
    id: 'stygium-array',
    card: 'ship-ability:stygiumarray',
    rules: ['xw.timing.07'],
    on: after('decloaked'),
    when: (state, self) => isYou(state, self, self.event.ship),
    ...performing('stygium-array', white('evade')),
  }),
  atStartOf('end')({
    id: 'stygium-array-cloaks',
    card: 'ship-ability:stygiumarray',
    may: true,
    unable: (state, self) => cloaked(you(state, self)),
    cost: spending('evade'),
    effect: (state, self) => gainToken(state, you(state, self).id, 'cloak', ['xw.tokens.02'], { by: self.controller }),
  }),
];

/** A rear weapon as strong as the front weapon of the ship that is docked. */
const tailGun = ability({
  id: 'tail-gun',
  card: 'ship-ability:tailgun',
  rules: ['xw.docking.01', 'xw.primary-weapon.01'],
  modifies: {
    'primary weapons': (state, self, weapons, { ship }) => {
      const docked = isYou(state, self, ship) ? dockedWith(state, ship) : [];
      const front = docked.flatMap(primaryValues).find(({ arc }) => arc === 'front');
      return front ? [...weapons, { arc: 'rear', value: front.value }] : weapons;
    },
  },
});

const vectoredThrusters = afterYouPerform()({
  id: 'vectored-thrusters',
  card: 'ship-ability:vectoredthrusters',
  rules: ['xw.ability-queue-example-1.01'],
  ...performing('vectored-thrusters', red('boost')),
});

export const shipAbilitiesIToZ = [
  inTheSystemPhase('intuitive-controls', 'ship-ability:intuitivecontrols', 'purple', 'barrel-roll', 'boost'),
  linkedBattery,
  lockedAndLoaded,
  microthrusters,
  ...networkedAim,
  ...friendsCalculate('networked-calculations', 'ship-ability:networkedcalculations', () =>
    all(atRange(0, 1), not(equipped('independentcalculations'))),
  ),
  nimbleBomber,
  notchedStabilizers,
  overdriveBurners,
  rotatesOnlyTo('pinpoint-tractor-array-rotate', PINPOINT, 'front', 'left', 'right'),
  pinpointTractorArray,
  platedHull,
  pursuitCraft,
  rotatesOnlyTo('refined-gyrostabilizers-rotate', GYROSTABILIZERS, 'front', 'rear'),
  refinedGyrostabilizers,
  resupplyCraft,
  ...riggedEnergyCells,
  rotatesOnlyTo('rotating-cannons-rotate', CANNONS, 'front', 'rear'),
  inOtherArc('rotating-cannons', CANNONS, ['cannon'], 'single-turret'),
  ...sensorBlindspot,
  spacetugTractorArray,
  ...stygiumArray,
  tailGun,
  vectoredThrusters,
];
