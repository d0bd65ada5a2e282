/** Cards that let ships dock (xw.docking.01). */
import { after, before, reason, say, type AbilityInPlay, type Reason } from '../../core';
import { loseCharge } from '../effects/charges';
import { ability, bringIntoPlay, emit, run } from '../engine';
import { cardKey } from '../facts';
import type { Ship, ShipId, XwingState } from '../model/state';
import { performAttack } from '../procedures/attack';
import { destroyAtOnce } from '../procedures/destroy';
import { acquireLock } from '../procedures/lock';
import { performAction } from '../procedures/perform-action';
import { sufferDamage } from '../procedures/suffer-damage';
import { cannotPerform } from '../queries/actions';
import { currentAttack } from '../queries/attack';
import { cannotSpendCharge } from '../queries/charges';
import { dockedWith, isDocked } from '../queries/docking';
import { isTurret } from '../queries/firing-arcs';
import { locksOf } from '../queries/locks';
import { shipOf } from '../queries/ships';
import { isShielded } from '../queries/status';
import { cannotAttack } from '../queries/targets';
import { primaryValues, primaryWeaponsOf } from '../queries/weapons';
import { all, another, atRange, defenderIs, equipped, friendly, shipsThat, stressed } from './circumstances';
import { both, isPrimary, rollsMore, whileYouAttack } from './combat';
import { attacking } from './dice/forms';
import { afterYouPerform, atEndOf, white } from './forms';
import { youGain } from './token-forms';
import { isYou, stillThere, you } from './words';

/** So many ships of a kind can dock with 'you'. */
const carries = (id: string, card: string, most: number, such: (ship: Ship) => boolean) =>
  ability({
    id,
    card,
    rules: ['xw.docking.01'],
    permits: {
      'dock with': (state, self, { ship, carrier }) =>
        isYou(state, self, carrier) && such(shipOf(state, ship)) && dockedWith(state, carrier).length < most,
    },
  });

const isOf =
  (...types: readonly string[]) =>
  ({ type }: Ship): boolean =>
    types.includes(type);

const isSmall = ({ size }: Ship): boolean => size === 'small';

const ghost = ability({
  id: 'ghost-rear-guides',
  card: 'upgrade:ghost',
  rules: ['xw.docking.04'],
  forbids: {
    'deploy from': (state, self, { carrier, guides }) =>
      isYou(state, self, carrier) && guides === 'front'
        ? reason('rear-guides-only', 'Ships deploy from its rear guides only.', ['xw.docking.04'])
        : null,
  },
});

const phantom = ability({
  id: 'phantom',
  card: 'upgrade:phantom',
  rules: ['xw.docking.08'],
  permits: { 'dock at range 1': (state, self, { ship }) => isYou(state, self, ship) },
});

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

/** The carrier that 'you' are docked with; undefined: none. */
function yourCarrier(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  const own = you(state, self);
  return isDocked(state, own) ? shipOf(state, own.docked ?? '') : undefined;
}

const COMMS = 'ship-ability:commsshuttle';
const COORDINATE = { action: 'coordinate', color: 'white' } as const;
const commsShuttle = [
  ability({
    id: 'comms-shuttle-bar',
    card: COMMS,
    rules: ['xw.actions.05', 'xw.docking.01'],
    modifies: {
      'action bar': (state, self, bar, { ship }) =>
        yourCarrier(state, self)?.id === ship ? [...bar, { ...COORDINATE, linked: null }] : bar,
    },
  }),
  ability({
    id: 'comms-shuttle',
    card: COMMS,
    rules: ['xw.timing.02', 'xw.docking.01'],
    on: before('ship-activates'),
    when: (state, self) => yourCarrier(state, self)?.id === self.event.ship,
    still: stillThere('ship'),
    may: true,
    unable: (state, { event }) => cannotPerform(state, event.ship, COORDINATE),
    effect: (state, { event }) => {
      if (event) performAction(state, event.ship, [COORDINATE], { may: false, source: 'comms-shuttle' });
    },
  }),
];

const isTooth = all(friendly, equipped('houndstooth'));

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

const NASHTAH = 'pilot:nashtahpup';
const PUP = ['xw.faq-cards.08', 'xw.docking.11'];

/** Its destroyed carrier, of which it has what is on the ship card. */
function destroyedTooth(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  const own = you(state, self);
  return state.ships.find((ship) => ship.destroyed && isTooth(ship, own, state));
}

const nashtahPup = [
  ability({
    id: 'nashtah-pup-deploys',
    card: NASHTAH,
    rules: PUP,
    forbids: {
      'deploy from': (state, self, { ship, carrier }) =>
        isYou(state, self, ship) && !shipOf(state, carrier).destroyed
          ? reason('emergency-only', say`${ship} deploys only when ${carrier} is destroyed.`, PUP)
          : null,
    },
  }),
  ability({
    id: 'nashtah-pup-initiative',
    card: NASHTAH,
    rules: PUP,
    modifies: {
      initiative: (state, self, value, { ship }) =>
        isYou(state, self, ship) ? (destroyedTooth(state, self)?.initiative ?? value) : value,
    },
  }),
  ability({
    id: 'nashtah-pup',
    card: NASHTAH,
    rules: PUP,
    on: after('deployed'),
    when: (state, self) => isYou(state, self, self.event.ship),
    effect: (state, self) => {
      const [own, tooth] = [you(state, self), destroyedTooth(state, self)];
      if (!tooth) return;
      own.charges = tooth.charges && { ...tooth.charges };
      bringIntoPlay(state, cardKey('pilot', tooth.pilot), own.id, own.player);
    },
  }),
];

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

const FALCON = 'upgrade:landosmillenniumfalcon';

/** The docked craft, while it has an active shield. */
function shieldedCraft(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  return dockedWith(state, you(state, self).id).find(isShielded);
}

const landosFalcon = [
  carries('landos-millennium-falcon-docks', FALCON, 1, isOf('escapecraft')),
  rollsMore(
    {
      id: 'landos-millennium-falcon',
      card: FALCON,
      ...attacking,
      when: whileYouAttack(both(isPrimary, defenderIs(stressed))),
    },
    1,
  ),
  /** The damage is suffered all the same, by a shield of the craft: what comes after it comes. */
  ability({
    id: 'landos-millennium-falcon-shields',
    card: FALCON,
    rules: ['xw.damage.04', 'xw.docking.01'],
    replaces: 'damage-suffered',
    when: (state, self) => isYou(state, self, self.event.ship) && shieldedCraft(state, self) !== undefined,
    may: true,
    effect: (state, self) => {
      const craft = shieldedCraft(state, self);
      if (!craft || !self.event) return;
      const { type, rules, ship, damage, faceup } = self.event;
      emit(state, { type, rules, ship, damage, faceup });
      loseCharge(state, craft.id, 'shields', ['xw.damage.04']);
    },
  }),
];

/** Whichever of the two the ship that has deployed likes, or none. */
const liberatorSends = ability({
  id: 'liberator',
  card: 'upgrade:liberator',
  rules: ['xw.timing.07', 'xw.docking.04'],
  on: after('deployed'),
  when: (state, self) => isYou(state, self, self.event.carrier),
  effect: (state, { event }) => {
    if (event) performAction(state, event.ship, white('focus', 'barrel-roll'), { may: true, source: 'liberator' });
  },
});

const escapeCraft = ability({
  id: 'escape-craft',
  card: 'ship-ability:escapecraft',
  rules: ['xw.docking.16', 'xw.setup.14'],
  forbids: {
    'begin undocked': (state, self, { ship }) =>
      isYou(state, self, ship) ? reason('must-dock', say`${ship} begins the game docked.`, ['xw.setup.14']) : null,
  },
});

/** Why the carrier has no rear arc to attack in, or null. */
function noRearWeapon(state: XwingState, carrier: Ship): Reason | null {
  if (rearWeapons(state, carrier).length > 0) return null;
  return reason('no-rear-weapon', say`${carrier.id} has no primary weapon of the rear arc.`, ['xw.primary-weapon.01']);
}

function rearWeapons(state: XwingState, carrier: Ship): string[] {
  return primaryWeaponsOf(state, carrier).flatMap(({ id, arc }) => (arc === 'rear' ? [id] : []));
}

/** After its carrier attacked with a primary weapon of the front arc or of a turret, a bonus attack to the rear. */
const lockedAndLoaded = ability({
  id: 'locked-and-loaded',
  card: 'ship-ability:lockedandloaded',
  rules: ['xw.attack.37', 'xw.bonus-attack.01'],
  on: after('attack-performed'),
  when: (state, self) => {
    const weapon = currentAttack(state)?.weapon;
    if (!self.event.bonus || weapon?.kind !== 'primary' || yourCarrier(state, self)?.id !== self.event.attacker)
      return false;
    return weapon.arc === 'front' || isTurret(weapon.arc);
  },
  may: true,
  unable: (state, { event }) => {
    const carrier = shipOf(state, event.attacker);
    return noRearWeapon(state, carrier) ?? cannotAttack(state, carrier, true);
  },
  effect: (state, { event }) => {
    if (!event) return;
    const granted = [reason('bonus-attack', 'a bonus primary attack to the rear.', ['xw.bonus-attack.01'])];
    const weapons = rearWeapons(state, shipOf(state, event.attacker));
    performAttack(state, event.attacker, { bonus: true, granted, weapons });
  },
});

/** Its pilot's ability is the carrier's, too, while it is docked: that is where it is brought into play (`carriersWhileDocked`). */
const coPilot = ability({
  id: 'co-pilot',
  card: 'ship-ability:copilot',
  rules: ['xw.docking.01', 'xw.reserve.05'],
  kind: 'lends its pilot ability',
});

const SHARED = ['xw.pilot-and-ship-abilities.01'];
/** Ships with IG-2000 have the pilot abilities of each other, and IG-88D gives them to his ship (`sharedPilotAbilities`). */
const ig88 = [
  ability({ id: 'ig-2000-shares', card: 'upgrade:ig2000', rules: SHARED, kind: 'shares its pilot ability' }),
  ability({ id: 'ig-2000', card: 'upgrade:ig2000', rules: SHARED, kind: 'has shared pilot abilities' }),
  ability({ id: 'ig-88d-crew', card: 'upgrade:ig88d', rules: SHARED, kind: 'has shared pilot abilities' }),
  afterYouPerform('calculate')({ id: 'ig-88d-calculates', card: 'upgrade:ig88d', effect: youGain('calculate') }),
];

const outerRimPioneer = ability({
  id: 'outer-rim-pioneer',
  card: 'pilot:outerrimpioneer',
  rules: ['xw.golden-rules.02', 'xw.obstacles.13'],
  permits: {
    'attacks at an asteroid': (state, self, { ship }) =>
      shipsThat(state, self, all(friendly, atRange(0, 1))).some(({ id }) => id === ship),
  },
});

export const carrierAbilities = [
  lockedAndLoaded,
  coPilot,
  ...ig88,
  outerRimPioneer,
  tailGun,
  ...commsShuttle,
  pursuitCraft,
  ...nashtahPup,
  ...riggedEnergyCells,
  escapeCraft,
  carries('ghost', 'upgrade:ghost', 1, isOf('attackshuttle', 'sheathipedeclassshuttle')),
  ghost,
  phantom,
  carries('hounds-tooth', 'upgrade:houndstooth', 1, isOf('z95af4headhunter')),
  ...landosFalcon,
  carries('corvus-docks', 'upgrade:corvus', 2, isSmall),
  carries('liberator-docks', 'upgrade:liberator', 2, isSmall),
  liberatorSends,
  carries('docking-clamps', 'ship-ability:dockingclamps', 4, isSmall),
];
