/** Cards about coordinating: whom a ship may choose, what the chosen ship performs, and what comes of it. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  say,
  type Ability,
  type AbilityInPlay,
  type Cost,
  type Json,
  type Self,
} from '../../core';
import { recoverCharge, spendCharge } from '../effects/charges';
import { spendLock } from '../effects/locks';
import { rotateShip } from '../effects/move';
import { mustChoose, reachFarther } from '../effects/reach';
import { gainToken } from '../effects/tokens';
import { flipUpgrade } from '../effects/upgrades';
import { ability, forbidden, innermost, run } from '../engine';
import { pilot, sideKey } from '../facts';
import type { XwingEvent } from '../model/events';
import type { Ship, ShipId, XwingState } from '../model/state';
import type { Xwing } from '../model/types';
import { coordinate } from '../procedures/coordinate';
import { jam } from '../procedures/jam';
import { acquireLock } from '../procedures/lock';
import { actionsOnBar, COORDINATED } from '../queries/actions';
import { cannotSpendCharge } from '../queries/charges';
import { ANY_RANGE, cannotSpendLock, locksOf } from '../queries/locks';
import { isAtRange } from '../queries/range';
import { isActive, isFriendly, shipOf, shipsInPlay } from '../queries/ships';
import { all, atRange, enemy, friend, shipsThat } from './circumstances';
import { spending } from './costs';
import { afterYouDefend, afterYouPerform, atEndOf, atStartOf, performing, white } from './forms';
import { chosenShips, GAIN, PASS, youGain } from './token-forms';
import { chooseHeld, transferHeld, type Held } from './held-tokens';
import { allActive, forceOfShip, isWithin, isYou, stillThere, you } from './words';

const COORDINATE = ['xw.coordinate.03', 'xw.golden-rules.02'];
const PERFORMS = ['xw.coordinate.04', 'xw.golden-rules.02'];
const COORDINATES = ['xw.coordinate.04', 'xw.timing.07'];
const ANYWHERE = { range: { min: 0, max: ANY_RANGE } };

type Performed = Self<Extract<XwingEvent, { type: 'action-performed' }>>;

/** 'The ship you coordinated' by the action; null: it has left the game. */
function coordinatedBy(state: XwingState, { coordinated }: Performed['event']): Ship | null {
  const ship = coordinated && shipOf(state, coordinated.ship);
  return ship && isActive(ship) ? ship : null;
}

/** 'While you coordinate': this ship is to choose the action that it performs by that, not what comes after. */
function performsByYou(state: XwingState, self: AbilityInPlay, ship: ShipId): boolean {
  const now = innermost(state, 'coordinate');
  const granted = innermost(state, 'perform action');
  return granted?.source === COORDINATED && granted.chosen === null && now?.on === ship && isYou(state, self, now.ship);
}

/** 'After you coordinate', by an action or by another effect. */
const afterYouCoordinate = (entry: Pick<Ability<Xwing, 'coordinated'>, 'id' | 'card' | 'may' | 'choose' | 'effect'>) =>
  ability({
    ...entry,
    rules: COORDINATES,
    on: after('coordinated'),
    when: (state, self) => isYou(state, self, self.event.ship) && isActive(shipOf(state, self.event.on)),
  });

const PALPATINE = sideKey('chancellorpalpatine', 0);
const SIDIOUS = sideKey('chancellorpalpatine', 1);
const chancellorPalpatine = [
  afterYouDefend({
    id: 'chancellor-palpatine',
    card: PALPATINE,
    if: (state, self) => isWithin(state, you(state, self), shipOf(state, self.event.attacker), [0, 2]),
    still: stillThere('attacker'),
    may: true,
    cost: forceOfShip(['xw.force-charges.07']),
    effect: (state, { event, controller: by }) => {
      if (event) gainToken(state, event.attacker, 'stress', GAIN, { by });
    },
  }),
  atEndOf('end')({
    id: 'chancellor-palpatine-flips',
    card: PALPATINE,
    may: true,
    effect: (state, { source }) => flipUpgrade(state, source, ['xw.abilities.01']),
  }),
  afterYouPerform('coordinate')({
    id: 'darth-sidious',
    card: SIDIOUS,
    if: (_state, { event }) => event.color === 'purple',
    still: (state, { event }) => coordinatedBy(state, event) !== null,
    choose: (state, { event }) => [allowed('focus'), candidate('force', allActive(coordinatedBy(state, event)?.force))],
    effect: (state, { event, chosen, controller: by }) => {
      if (!event?.coordinated) return;
      const { ship } = event.coordinated;
      gainToken(state, ship, 'stress', GAIN, { by });
      if (chosen === 'focus') gainToken(state, ship, 'focus', GAIN, { by });
      else recoverCharge(state, ship, 'force', ['xw.charges.02']);
    },
  }),
];

/** Stress of the coordinated ship. */
const itsStress: Cost<XwingState, Performed['event']> = {
  cannot: (state, { event }) =>
    forbidden(state, 'gain token', { ship: event.coordinated?.ship ?? '', token: 'stress' }),
  pay: (state, { event, controller: by }) => {
    if (event.coordinated) gainToken(state, event.coordinated.ship, 'stress', GAIN, { by });
  },
};

const cienaRee = afterYouPerform('coordinate')({
  id: 'ciena-ree',
  card: 'upgrade:cienaree',
  if: (state, { event }) =>
    coordinatedBy(state, event) !== null && ['barrel-roll', 'boost'].includes(event.coordinated?.action ?? ''),
  may: true,
  cost: itsStress,
  choose: () => (['left', 'right'] as const).map((way) => allowed(way)),
  effect: (state, { event, chosen }) => {
    if (event?.coordinated) rotateShip(state, event.coordinated.ship, chosen as 'left' | 'right', COORDINATES);
  },
});

/** An enemy near the ship that was coordinated is locked, however far away. */
const st321 = afterYouPerform('coordinate')({
  id: 'st-321',
  card: 'upgrade:st321',
  may: true,
  choose: (state, self) => {
    const ship = coordinatedBy(state, self.event);
    const near = (other: Ship): boolean => ship !== null && isAtRange(state, ship.id, other.id, 0, 3);
    return chosenShips(state, self, all(enemy, near));
  },
  effect: (state, self) => acquireLock(state, you(state, self).id, { ...ANYWHERE, among: [self.chosen as ShipId] }),
});

/** The ship that was coordinated locks what you lock, however far away. */
const torynFarr = afterYouCoordinate({
  id: 'toryn-farr',
  card: 'upgrade:torynfarr',
  may: true,
  choose: (state, self) => {
    const locked = locksOf(state, you(state, self).id).filter(({ on }) => on !== self.event.on);
    return locked.filter(({ on }) => shipsInPlay(state).some(({ id }) => id === on)).map(({ on }) => allowed(on));
  },
  effect: (state, { event, chosen }) => {
    if (event) acquireLock(state, event.on, { ...ANYWHERE, among: [chosen as ShipId] });
  },
});

const protectorateGleb = afterYouCoordinate({
  id: 'protectorate-gleb',
  card: 'upgrade:protectorategleb',
  may: true,
  choose: (state, self) => chooseHeld(state, you(state, self), 'orange', 'red'),
  effect: (state, self) => {
    if (self.event) transferHeld(state, you(state, self).id, self.event.on, self.chosen as Held, PASS, self.controller);
  },
});

/** Exactly one stress token does not stop the ship from what it was chosen for. */
const ap5 = ability({
  id: 'ap-5',
  card: 'pilot:ap5',
  rules: PERFORMS,
  permits: {
    'actions while stressed': (state, self, { ship }) =>
      shipOf(state, ship).tokens.stress === 1 && performsByYou(state, self, ship),
  },
});

const squadLeader = ability({
  id: 'squad-leader',
  card: 'upgrade:squadleader',
  rules: PERFORMS,
  forbids: {
    'perform action': (state, self, { ship, action }) => {
      const own = you(state, self);
      if (!performsByYou(state, self, ship)) return null;
      if (actionsOnBar(state, own).some((each) => each.action === action)) return null;
      return reason('not-on-its-bar', say`${[action]} is not on the action bar of ${own.id}.`, PERFORMS);
    },
  },
});

const C_3PO = 'upgrade:c3po-crew';
const c3po = [
  ability({
    id: 'c-3po-crew',
    card: C_3PO,
    rules: COORDINATE,
    modifies: {
      'range of coordinating': (state, self, range, { ship, on }) =>
        isYou(state, self, ship) && actionsOnBar(state, shipOf(state, on)).some(({ action }) => action === 'calculate')
          ? ANY_RANGE
          : range,
    },
  }),
  afterYouPerform(
    'calculate',
    'coordinate',
  )({
    id: 'c-3po-crew-calculates',
    card: C_3PO,
    effect: youGain('calculate'),
  }),
];

const DBS_32C = 'pilot:dbs32c';
const dbs32c = [
  atStartOf('engagement')({
    id: 'dbs-32c',
    card: DBS_32C,
    cost: spending('calculate'),
    ...performing('dbs-32c', white('coordinate')),
  }),
  ability({
    id: 'dbs-32c-network',
    card: DBS_32C,
    rules: COORDINATE,
    forbids: {
      'be coordinated': (state, self, { ship, by }) => {
        const networked = pilot(shipOf(state, ship).pilot)?.shipAbility === 'networkedcalculations';
        if (networked || !isYou(state, self, by)) return null;
        return reason('not-networked', say`${ship} is in no network with ${by}.`, COORDINATE);
      },
    },
  }),
];

const SPENDS = ['xw.charges.05', 'xw.golden-rules.02'];
/** One range farther for each of up to three energy. */
const boostedScanners = ability({
  id: 'boosted-scanners',
  card: 'upgrade:boostedscanners',
  rules: SPENDS,
  on: before('about-to-measure'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, 'energy'),
  choose: (state, self) => {
    const energy = you(state, self).energy?.active ?? 0;
    return [1, 2, 3].filter((count) => count <= energy).map((count) => allowed(count));
  },
  effect: (state, self) => {
    if (!self.event) return;
    const count = self.chosen as number;
    for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, 'energy', SPENDS);
    reachFarther(state, self.event.to, count);
  },
});

/** A ship that is locked may be chosen wherever it is: a friend to coordinate, an enemy to jam. */
const biohexacryptCodes = ability({
  id: 'biohexacrypt-codes',
  card: 'upgrade:biohexacryptcodes',
  rules: COORDINATE,
  on: before('about-to-measure'),
  when: (state, self) => self.event.to !== 'lock' && isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => {
    const isMeant = self.event.to === 'coordinate' ? friend : enemy;
    const locked = (ship: Ship, own: Ship): boolean => cannotSpendLock(state, own.id, ship.id) === null;
    return chosenShips(state, self, all(isMeant, locked));
  },
  effect: (state, self) => {
    if (!self.event) return;
    const [ship, { to }] = [self.chosen as ShipId, self.event];
    spendLock(state, you(state, self).id, ship);
    if (to !== 'lock') mustChoose(state, to, ship);
  },
});

/** Two ships of one side near: the first is coordinated, then the second jammed. */
const hondoOhnaka = ability({
  id: 'hondo-ohnaka',
  card: 'upgrade:hondoohnaka',
  rules: ['xw.actions.15', ...COORDINATE],
  during: 'action',
  choose: (state, self) => {
    const near = shipsThat(state, self, atRange(1, 3));
    return near.flatMap((first) =>
      near
        .filter((second) => second.id !== first.id && isFriendly(first, second))
        .map((second) => allowed<Json>({ coordinated: first.id, jammed: second.id })),
    );
  },
  effect: [
    run('coordinate one', ['xw.coordinate.07'], (state, self) => {
      const { coordinated } = self.chosen as unknown as { coordinated: ShipId };
      coordinate(state, you(state, self).id, coordinated);
    }),
    run('jam the other', ['xw.jam.02'], (state, self) => {
      const { jammed } = self.chosen as unknown as { jammed: ShipId };
      if (isActive(shipOf(state, jammed))) jam(state, you(state, self).id, jammed);
    }),
  ],
});

export const coordinatingCards = [
  ...chancellorPalpatine,
  cienaRee,
  st321,
  torynFarr,
  protectorateGleb,
  ap5,
  squadLeader,
  ...c3po,
  ...dbs32c,
  boostedScanners,
  biohexacryptCodes,
  hondoOhnaka,
];
