/** Cards by which ships acquire locks, outside the lock action. */
import { after, reason, say, type AbilityInPlay, type Reason } from '../../core';
import { ability } from '../engine';
import { type ShipId, type XwingState, TOKENS } from '../model/state';
import { acquireLock } from '../procedures/lock';
import { currentAttack } from '../queries/attack';
import { rangeOfLocks } from '../queries/locks';
import { isAtRange } from '../queries/range';
import { isFriendly, shipOf } from '../queries/ships';
import { all, atRange, enemy, inYour, shipsThat, friendly } from './circumstances';
import { whileYouAttack } from './combat';
import { afterDefense, afterYouAttack, afterYouDefend, hit, thisAttack } from './forms';
import { isWithin, isYou, you } from './words';

/** Why you could not lock it: it is too far away. */
export function outOfReach(state: XwingState, self: AbilityInPlay, on: ShipId): Reason | null {
  const own = you(state, self).id;
  const most = rangeOfLocks(state, own);
  if (isAtRange(state, own, on, 0, most)) return null;
  return reason('out-of-range', say`${on} is beyond range ${most} of ${own}.`, ['xw.lock.03']);
}

export const lockOn = (state: XwingState, self: AbilityInPlay, on: ShipId): void =>
  acquireLock(state, you(state, self).id, { among: [on] });

/** After a red maneuver or action: a ship in the bullseye arc. */
const oddBall = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.lock.04'],
    on: after('maneuver-executed', 'action-performed'),
    when: (state, self) => {
      const { event } = self;
      const isRed =
        event.type === 'action-performed' ? event.color === 'red' : event.fully && event.maneuver.color === 'red';
      return isRed && isYou(state, self, event.ship) && inBullseye(state, self).length > 0;
    },
    may: true,
    effect: (state, self) => acquireLock(state, you(state, self).id, { among: inBullseye(state, self) }),
  });

function inBullseye(state: XwingState, self: AbilityInPlay): ShipId[] {
  return shipsThat(state, self, all(enemy, inYour('bullseye'))).map(({ id }) => id);
}

const jag = afterDefense({
  id: 'jag',
  card: 'pilot:jag',
  may: true,
  if: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
    const beside = inYour('left', 'right')(defender, own, state) && isWithin(state, own, defender, [1, 2]);
    return isFriendly(own, defender) && beside;
  },
  unable: (state, self) => outOfReach(state, self, self.event.attacker),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.attacker);
  },
});

const magvaYarro = afterYouDefend({
  id: 'magva-yarro-crew',
  card: 'upgrade:magvayarro',
  may: true,
  if: hit,
  unable: (state, self) => outOfReach(state, self, self.event.attacker),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.attacker);
  },
});

const weaponsSystemsOfficer = afterYouAttack({
  id: 'weapons-systems-officer',
  card: 'upgrade:weaponssystemsofficer',
  may: true,
  if: (state) => {
    const { weapon } = thisAttack(state);
    return weapon?.kind === 'special' && weapon.requires.includes('lock');
  },
  unable: (state, self) => outOfReach(state, self, self.event.defender),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.defender);
  },
});

/** A red or orange token of a ship near him draws a lock, if he has none on it. */
const lieutenantRivas = ability({
  id: 'lieutenant-rivas',
  card: 'pilot:lieutenantrivas',
  rules: ['xw.lock.04'],
  on: after('token-gained'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const harmful = ['red', 'orange'].includes(TOKENS[self.event.token].color);
    const locked = state.locks.some(({ by, on }) => by === own.id && on === ship.id);
    return harmful && !locked && atRange(1, 2)(ship, own, state);
  },
  may: true,
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.ship);
  },
});

const lieutenantBastian = ability({
  id: 'lieutenant-bastian',
  card: 'pilot:lieutenantbastian',
  rules: ['xw.lock.04'],
  on: after('damage-card-dealt'),
  when: (state, self) => atRange(1, 2)(shipOf(state, self.event.ship), you(state, self), state),
  may: true,
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.ship);
  },
});

/** Friendly ships that lock may measure from each other. */
const bodhiRook = ability({
  id: 'bodhi-rook',
  card: 'pilot:bodhirook',
  rules: ['xw.lock.13', 'xw.golden-rules.02'],
  modifies: {
    'measured from': (state, self, origins, { ship, to }) =>
      to === 'lock' && isFriendly(you(state, self), shipOf(state, ship))
        ? [...origins, ...shipsThat(state, self, friendly).map(({ id }) => id)]
        : origins,
  },
});

/** The defender is locked by somebody: he locks it, too, before dice are modified. */
const colonelVessery = ability({
  id: 'colonel-vessery',
  card: 'pilot:colonelvessery',
  rules: ['xw.lock.04'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) =>
    self.event.die === 'attack' &&
    isYou(state, self, self.event.ship) &&
    whileYouAttack((_state, { defender }) => state.locks.some(({ on }) => on === defender))(state, self),
  may: true,
  effect: (state, self) => lockOn(state, self, currentAttack(state)?.defender ?? ''),
});

export const lockingCards = [
  oddBall('odd-ball', 'pilot:oddball'),
  oddBall('odd-ball-arc-170', 'pilot:oddball-arc170starfighter'),
  oddBall('odd-ball-y-wing', 'pilot:oddball-btlbywing'),
  oddBall('odd-ball-v-wing', 'pilot:oddball-nimbusclassvwing'),
  jag,
  magvaYarro,
  weaponsSystemsOfficer,
  lieutenantRivas,
  lieutenantBastian,
  bodhiRook,
  colonelVessery,
];
