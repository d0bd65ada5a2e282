/** Cards by which ships maintain several locks, and by which locks go to another ship. */
import { allowed, type AbilityInPlay, type Json, type PlayerId } from '../../core';
import { transferLock } from '../effects/locks';
import { ability } from '../engine';
import { TOKEN_KINDS, type Lock, type Ship, type ShipId, type TokenKind, type XwingState } from '../model/state';
import { acquireLock } from '../procedures/lock';
import { isEnemy, shipOf } from '../queries/ships';
import { all, another, atRange, friend, friendly, shipsThat } from './circumstances';
import { afterYouPerform, atStartOf, beforeYouEngage } from './forms';
import { locksOn, transferHeld } from './held-tokens';
import { PASS } from './token-forms';
import { isYou, you } from './words';

const R3 = 'upgrade:r3astromech';
const r3Astromech = [
  ability({
    id: 'r3-astromech-locks',
    card: R3,
    rules: ['xw.faq-lock.03'],
    modifies: {
      'most locks': (state, self, most, { ship }) => (isYou(state, self, ship) ? Math.max(2, most) : most),
    },
  }),
  afterYouPerform('lock')({
    id: 'r3-astromech',
    card: R3,
    may: true,
    effect: (state, self) => acquireLock(state, you(state, self).id),
  }),
];

/** The locks that enemies of a ship have on it. */
function enemyLocksOn(state: XwingState, ship: Ship): Lock[] {
  return state.locks.filter(
    ({ by, on }) => on === ship.id && state.ships.some((each) => each.id === by && isEnemy(state, ship, each)),
  );
}

/** Every way to choose one or more of them. */
function someOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((chosen, each) => [...chosen, [each], ...chosen.map((others) => [...others, each])], []);
}

/** One or more friends are relieved of the locks that enemies have on them. */
const captainKagi = atStartOf('engagement')({
  id: 'captain-kagi',
  card: 'pilot:captainkagi',
  rules: ['xw.timing.03', 'xw.faq-lock.03'],
  may: true,
  choose: (state, self) => {
    const locked = shipsThat(
      state,
      self,
      all(friendly, another, atRange(0, 3), (ship) => enemyLocksOn(state, ship).length > 0),
    );
    return someOf(locked.map(({ id }) => id)).map((ships) => allowed<Json>(ships));
  },
  effect: (state, self) => {
    for (const ship of self.chosen as ShipId[])
      for (const lock of enemyLocksOn(state, shipOf(state, ship)))
        transferLock(state, lock, you(state, self).id, ['xw.faq-lock.03']);
  },
});

/** A kind of token, or the lock of a ship: what lies beside a ship. */
type Passed = { token: TokenKind } | { lockOf: ShipId };

/** One of each kind that `from` has and `to` has not; a lock token is one of a kind, too. */
function passable(state: XwingState, from: Ship, to: Ship): Passed[] {
  const tokens = TOKEN_KINDS.filter((kind) => from.tokens[kind] > 0 && to.tokens[kind] === 0);
  return [...tokens.map((token) => ({ token })), ...(locksOn(state, to.id).length > 0 ? [] : locksOn(state, from.id))];
}

function pass(state: XwingState, what: Passed, from: ShipId, to: ShipId, by: PlayerId): void {
  transferHeld(state, from, to, 'token' in what ? what.token : what, PASS, by);
}

const HOLDO = 'upgrade:amilynholdo';
const near = (state: XwingState, self: AbilityInPlay): Ship[] => shipsThat(state, self, all(friend, atRange(1, 2)));

/** First to the friend, then from it: each of a kind that the other has not, and each if they like. */
const amilynHoldo = [
  beforeYouEngage({
    id: 'amilyn-holdo',
    card: HOLDO,
    rules: ['xw.faq-cards.27', 'xw.tokens.04'],
    may: true,
    choose: (state, self) => {
      const own = you(state, self);
      return near(state, self).flatMap((ship) => {
        const gives = [null, ...passable(state, own, ship)];
        const takes = [null, ...passable(state, ship, own)];
        const both = gives.flatMap((give) => takes.map((take) => ({ ship: ship.id, give, take })));
        return both.filter(({ give, take }) => give !== null || take !== null).map((each) => allowed<Json>(each));
      });
    },
    effect: (state, self) => {
      const own = you(state, self).id;
      const { ship, give, take } = self.chosen as unknown as { ship: ShipId; give: Passed | null; take: Passed | null };
      if (give) pass(state, give, own, ship, self.controller);
      if (take) pass(state, take, ship, own, self.controller);
    },
  }),
];

export const lockPassingCards = [...r3Astromech, captainKagi, ...amilynHoldo];
