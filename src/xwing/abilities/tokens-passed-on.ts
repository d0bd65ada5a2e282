/** Cards by which tokens pass from one ship to another, and by which ships that are chosen gain them. */
import { after, allowed, type AbilityInPlay, type Json } from '../../core';
import { spendLock } from '../effects/locks';
import { gainToken, transferToken } from '../effects/tokens';
import { ability } from '../engine';
import { type ShipId, type TokenKind, type XwingState, TOKENS } from '../model/state';
import { cannotSpendLock } from '../queries/locks';
import { isEnemy, shipOf } from '../queries/ships';
import { isDamaged } from '../queries/status';
import { greenTokens } from '../queries/tokens';
import {
  all,
  another,
  atRange,
  enemy,
  friend,
  friendly,
  having,
  inYour,
  inYourFiringArc,
  inYourTurret,
  shipsThat,
  unstressed,
  whoseBarHas,
  type OfShip,
  enemyIs,
  not,
  hasYouIn,
  enemyIn,
} from './circumstances';
import { whileYouAttack, whileYouDefend } from './combat';
import { gaining, spendingCharges } from './costs';
import {
  afterYouAttack,
  afterYouDefend,
  afterYouExecute,
  afterYouFight,
  afterYouFullyExecute,
  afterYouPerform,
  atEndOf,
  atStartOf,
  beforeYouEngage,
  hit,
  thisAttack,
} from './forms';
import { heldTokens, transferHeld, type Held } from './held-tokens';
import { GAIN, PASS, chosenShips, nothing, unlessStressed, youGain } from './token-forms';
import { isWithin, stillThere, you } from './words';

/** One of your own tokens to a friend who is chosen. */
const passes = (tokens: readonly TokenKind[], to: OfShip) => ({
  choose: (state: XwingState, self: AbilityInPlay) => {
    const own = you(state, self);
    const kinds = tokens.filter((token) => own.tokens[token] > 0);
    return shipsThat(state, self, all(friend, to)).flatMap(({ id }) =>
      kinds.map((token) => allowed({ ship: id, token })),
    );
  },
  effect: (state: XwingState, self: AbilityInPlay & { chosen: unknown }) => {
    const { ship, token } = self.chosen as { ship: ShipId; token: TokenKind };
    transferToken(state, you(state, self).id, ship, token, PASS, self.controller);
  },
});
const GREEN: readonly TokenKind[] = ['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft'];

const passingOn = [
  afterYouPerform('boost')({
    id: 'seftin-vanik',
    card: 'pilot:seftinvanik',
    may: true,
    ...passes(['evade'], atRange(1, 1)),
  }),
  afterYouPerform('focus')({
    id: 'benthic-two-tubes',
    card: 'pilot:benthictwotubes',
    may: true,
    ...passes(['focus'], atRange(1, 2)),
  }),
  afterYouFight({
    id: 'axe',
    card: 'pilot:axe',
    may: true,
    ...passes(GREEN, all(inYour('left', 'right'), atRange(1, 2))),
  }),
  atStartOf('engagement')({
    id: 'dfs-311',
    card: 'pilot:dfs311',
    may: true,
    ...passes(['calculate'], atRange(0, 3)),
  }),
  atStartOf('engagement')({
    id: 'ig-88a',
    card: 'pilot:ig88a',
    may: true,
    ...passes(['calculate'], all(whoseBarHas('calculate'), atRange(1, 3))),
  }),
  atStartOf('engagement')({
    id: 'holo',
    card: 'pilot:holo',
    choose: (state, self) => {
      const own = you(state, self);
      return shipsThat(state, self, all(friend, atRange(0, 2))).flatMap(({ id: ship }) =>
        heldTokens(state, own, 'green', 'orange', 'red', 'blue').map((token) => allowed<Json>({ ship, token })),
      );
    },
    effect: (state, self) => {
      const { ship, token } = self.chosen as unknown as { ship: ShipId; token: Held };
      transferHeld(state, you(state, self).id, ship, token, PASS, self.controller);
    },
  }),
  atStartOf('engagement')({
    id: 'gina-moonsong',
    card: 'pilot:ginamoonsong',
    ...passes(['stress'], atRange(0, 2)),
  }),
  atStartOf('engagement')({
    id: 'manaroo',
    card: 'pilot:manaroo',
    may: true,
    unable: (state, self) => (greenTokens(you(state, self)).length > 0 ? null : nothing('There is no green token.')),
    choose: (state, self) => chosenShips(state, self, all(friend, atRange(0, 1))),
    effect: (state, self) => {
      const own = you(state, self);
      for (const token of greenTokens(own))
        for (let i = own.tokens[token]; i > 0; i--)
          transferToken(state, own.id, self.chosen as ShipId, token, PASS, self.controller);
    },
  }),
  atStartOf('end')({
    id: '4-lom-pilot-passes',
    card: 'pilot:4lom',
    may: true,
    unable: unlessStressed,
    choose: (state, self) => chosenShips(state, self, all(another, atRange(0, 1))),
    effect: (state, self) =>
      transferToken(state, you(state, self).id, self.chosen as ShipId, 'stress', PASS, self.controller),
  }),
  afterYouFullyExecute(({ color }) => color === 'red')({
    id: '4-lom-pilot',
    card: 'pilot:4lom',
    effect: youGain('calculate'),
  }),
];

/** A focus or evade token of the chosen ship comes to you. */
const takes = (from: OfShip) => ({
  may: true as const,
  choose: (state: XwingState, self: AbilityInPlay) =>
    shipsThat(state, self, all(another, from)).flatMap((ship) =>
      (['focus', 'evade'] as const).flatMap((token) =>
        ship.tokens[token] > 0 ? [allowed({ ship: ship.id, token })] : [],
      ),
    ),
  effect: (state: XwingState, self: AbilityInPlay & { chosen: unknown }) => {
    const { ship, token } = self.chosen as { ship: ShipId; token: TokenKind };
    transferToken(state, ship, you(state, self).id, token, PASS, self.controller);
  },
});

const taking = [
  atStartOf('engagement')({
    id: 'palob-godalhi',
    card: 'pilot:palobgodalhi',
    ...takes(all(enemy, inYourFiringArc, atRange(0, 2))),
  }),
  atStartOf('engagement')({
    id: 'kaato-leeachos',
    card: 'pilot:kaatoleeachos',
    ...takes(all(friendly, atRange(0, 2))),
  }),
  beforeYouEngage({
    id: 'dgs-286',
    card: 'pilot:dgs286',
    may: true,
    choose: (state, self) => chosenShips(state, self, all(friend, having('calculate'), atRange(0, 1))),
    effect: (state, self) =>
      transferToken(state, self.chosen as ShipId, you(state, self).id, 'calculate', PASS, self.controller),
  }),
];

/** Another ship gains tokens: whichever is chosen. */
const toOthers = [
  atStartOf('engagement')({
    id: 'ketsu-onyo-pilot',
    card: 'pilot:ketsuonyo',
    may: true,
    choose: (state, self) => chosenShips(state, self, all(inYour('front'), inYourTurret, atRange(0, 1))),
    effect: (state, self) => inflict(state, self.chosen as ShipId, 'tractor', self),
  }),
  beforeYouEngage({
    id: 'foreman-proach',
    card: 'pilot:foremanproach',
    may: true,
    cost: gaining('disarm'),
    choose: (state, self) => chosenShips(state, self, all(enemy, inYour('bullseye'), atRange(1, 2))),
    effect: (state, self) => inflict(state, self.chosen as ShipId, 'tractor', self),
  }),
  atStartOf('engagement')({
    id: 'latts-razzi-pilot',
    card: 'pilot:lattsrazzi',
    may: true,
    choose: (state, self) =>
      chosenShips(
        state,
        self,
        all(another, atRange(1, 1), (ship, own) => cannotSpendLock(state, own.id, ship.id) === null),
      ),
    effect: (state, self) => {
      const own = you(state, self).id;
      const on = self.chosen as ShipId;
      spendLock(state, own, on);
      inflict(state, on, 'tractor', self);
    },
  }),
  atStartOf('engagement')({
    id: 'unkar-plutt-pilot',
    card: 'pilot:unkarplutt',
    if: (state, self) => shipsThat(state, self, all(another, atRange(0, 0))).length > 0,
    effect: (state, self) => {
      const touching = shipsThat(state, self, all(another, atRange(0, 0)));
      for (const { id } of [you(state, self), ...touching]) inflict(state, id, 'tractor', self);
    },
  }),
  atEndOf('engagement')({
    id: 'captain-phasma',
    card: 'upgrade:captainphasma',
    effect: (state, self) => {
      for (const { id } of shipsThat(state, self, all(enemy, unstressed, atRange(0, 1))))
        inflict(state, id, 'stress', self);
    },
  }),
  afterYouAttack({
    id: 'shadow-caster',
    card: 'upgrade:shadowcaster',
    if: (state, self) => {
      const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
      return hit(state) && inYourTurret(defender, own, state) && inYour('front')(defender, own, state);
    },
    still: stillThere('defender'),
    effect: (state, self) => {
      if (self.event) inflict(state, self.event.defender, 'tractor', self);
    },
  }),
  afterYouDefend({
    id: 'viktor-hel',
    card: 'pilot:viktorhel',
    // Nothing is rolled after the defense dice.
    if: (state) => thisAttack(state).count !== 2,
    still: stillThere('attacker'),
    effect: (state, self) => {
      if (self.event) inflict(state, self.event.attacker, 'stress', self);
    },
  }),
  afterYouExecute({
    id: 'rampage',
    card: 'pilot:rampage',
    if: (_state, { event }) => event.maneuver.speed === 3 || event.maneuver.speed === 4,
    may: true,
    choose: (state, self) => chosenShips(state, self, all(another, inYourTurret, atRange(0, 1))),
    effect: (state, self) => inflict(state, self.chosen as ShipId, 'strain', self, isDamaged(you(state, self)) ? 2 : 1),
  }),
  ability({
    id: 'petty-officer-thanisson-pilot',
    card: 'pilot:pettyofficerthanisson',
    rules: GAIN,
    on: after('token-gained'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      const inPhase = state.phase === 'activation' || state.phase === 'engagement';
      const seen = another(ship, own, state) && inYour('front')(ship, own, state) && isWithin(state, own, ship, [0, 2]);
      return inPhase && self.event.token === 'stress' && seen;
    },
    still: stillThere('ship'),
    may: true,
    cost: spendingCharges('ship'),
    effect: (state, self) => {
      if (self.event) inflict(state, self.event.ship, 'tractor', self);
    },
  }),
  ability({
    id: 'petty-officer-thanisson',
    card: 'upgrade:pettyofficerthanisson',
    rules: GAIN,
    on: after('token-gained'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      const inPhase = state.phase === 'activation' || state.phase === 'engagement';
      const seen = enemy(ship, own, state) && inYour('front')(ship, own, state) && isWithin(state, own, ship, [0, 1]);
      const harmful = ['red', 'orange'].includes(TOKENS[self.event.token].color);
      return inPhase && seen && harmful && own.tokens.stress === 0;
    },
    still: stillThere('ship'),
    may: true,
    cost: gaining('stress'),
    effect: (state, self) => {
      if (self.event) inflict(state, self.event.ship, self.event.token, self);
    },
  }),
  ability({
    id: 'dace-bonearm',
    card: 'pilot:dacebonearm',
    rules: GAIN,
    on: after('token-gained'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      return self.event.token === 'ion' && isEnemy(state, own, ship) && isWithin(state, own, ship, [0, 3]);
    },
    still: stillThere('ship'),
    may: true,
    cost: spendingCharges('ship', 3),
    effect: (state, self) => {
      if (self.event) inflict(state, self.event.ship, 'ion', self, 2);
    },
  }),
];

function inflict(state: XwingState, ship: ShipId, token: TokenKind, { controller }: AbilityInPlay, count = 1): void {
  gainToken(state, ship, token, GAIN, { count, by: controller });
}

/** In an attack of his or on him, before its dice are rolled, out of the bullseye arc of the enemy. */
const captainSeevor = ability({
  id: 'captain-seevor',
  card: 'pilot:captainseevor',
  rules: GAIN,
  during: 'roll attack dice',
  when: (state, self) => {
    const unseen = enemyIs(not(hasYouIn('bullseye')));
    return whileYouAttack(unseen)(state, self) || whileYouDefend(unseen)(state, self);
  },
  may: true,
  cost: spendingCharges('ship'),
  effect: (state, self) => inflict(state, enemyIn(state, thisAttack(state), you(state, self)).id, 'jam', self),
});

export const passedOnCards = [captainSeevor, ...passingOn, ...taking, ...toOthers];
