/** Texts that stand on several cards, each named after one of them; called in the file of each card. */
import {
  type AbilityInPlay,
  after,
  allowed,
  before,
  circumstance,
  type Cost,
  countFaces,
  type Json,
  reason,
  say,
} from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { addResult, cancelResults, spendResult } from '../../effects/dice';
import { giveLock } from '../../effects/locks';
import { gainToken, removeToken, transferToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { AttackFace } from '../../facts/dice';
import type { ObjectId, ShipId, XwingState } from '../../model/state';
import { inflictTokens } from '../../procedures/deal-damage';
import { acquireLock } from '../../procedures/lock';
import { rerollResults } from '../../procedures/reroll-dice';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotModify, currentAttack, modifyingNow } from '../../queries/attack';
import { damageCards } from '../../queries/damage-cards';
import { canReroll, rolledNow } from '../../queries/dice';
import { locksOf, mostLocks } from '../../queries/locks';
import { shipOf } from '../../queries/ships';
import { isStressed } from '../../queries/tokens';
import { chosenPerforms, evenWhileStressed, performing, white } from './actions';
import { isPrimary, isThisAttack, thisAttack, whileYouAttack, whileYouDefend } from './attacks';
import {
  all,
  another,
  atRange,
  enemy,
  friendly,
  hasCircularTokens,
  inYour,
  type OfShip,
  shipsThat,
  stressed,
  whileFriendAttacks,
  whileFriendDefends,
  youAre,
  youAreInAttackArc,
} from './conditions';
import { allActive, force, forceOfShip, gaining, spendingCharges, spendingLockOnEnemy } from './costs';
import { ADD, adds, bothSides, CANCEL, changes, chooseResults, noResult, rollsMore } from './dice';
import { IN_END_PHASE, KEEPS_CIRCULAR, startKeeping } from './lasting-effects';
import { chooseShip, isWithin, shipsMeant } from './targets';
import { afterYouFullyExecute, afterYouPerform, atStartOf, beforeYouActivate, beforeYouEngage } from './timing';
import { REMOVE, unlessStressed, youGain, youRemove } from './tokens';
import { isYou, stillThere, you } from './you';

/** He strains himself for a charge, and acts with it before he engages. */
export const vultSkerris = (id: string, card: string) => [
  ability({
    id,
    card,
    rules: ['xw.actions.15', 'xw.charges.02'],
    during: 'action',
    unable: (state, self) => allActive(you(state, self).charges),
    cost: gaining('strain'),
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'ship', ['xw.charges.02']),
  }),
  beforeYouEngage({
    id: `${id}-acts`,
    card,
    cost: spendingCharges('ship'),
    ...performing(`${id}-acts`, 'any standard action'),
  }),
];

/** A stressed pilot changes focus results for a Force charge. */
export const ezraBridger = (id: string, card: string) =>
  bothSides(id, (side) =>
    changes({
      id: side.id,
      card,
      pool: side.pool,
      from: ['focus'],
      to: side.success,
      most: 2,
      when: side.whileYou(youAre(stressed)),
      cost: force,
    }),
  );

/** A lock is spent to add a focus result. */
export const sharaBey = (id: string, card: string) =>
  bothSides(id, (side) =>
    adds({
      id: side.id,
      card,
      pool: side.pool,
      face: 'focus',
      when: side.whileYou((...about) => side.pool === 'defense' || isPrimary(...about)),
      cost: spendingLockOnEnemy,
    }),
  );

/** A critical hit that is left is spent for two hits. */
export const bossk = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.dice-modification.06', 'xw.dice-modification.02'],
    on: after('dice-neutralized'),
    when: (state, self) => whileYouAttack(isPrimary)(state, self),
    may: true,
    unable: (state) => noResult(state, 'attack', 'crit') ?? cannotModify(state, 'attack', 'ability'),
    effect: (state, self) => {
      spendResult(state, you(state, self).id, 'crit', ['xw.dice-modification.06']);
      for (let i = 0; i < 2; i++) addResult(state, 'attack', 'hit', ADD);
    },
  });

/** Before results are neutralized, 1 of the attacker's results goes because a friend takes it on itself. */
export const takesItOn = (id: string, card: string, faces: readonly ('hit' | 'crit')[]) =>
  ability({
    id,
    card,
    rules: CANCEL,
    on: before('dice-neutralized'),
    when: (state, self) => whileFriendDefends(all(another, atRange(0, 1)), youAreInAttackArc)(state, self),
    may: true,
    choose: (state) => faces.map((face) => ({ action: face, not: noResult(state, 'attack', face) })),
    effect: (state, self) => {
      const face = self.chosen as 'hit' | 'crit';
      sufferDamage(state, you(state, self).id, { hit: 0, crit: 0, [face]: 1 }, ['xw.damage.01']);
      cancelResults(state, 'attack', face, 1, CANCEL);
    },
  });

/** How many attack dice still show this result. */
export function leftIn(state: XwingState, face: 'hit' | 'crit'): number {
  return countFaces(currentAttack(state)?.attackDice ?? [], face);
}

/** After you fully execute a maneuver, a friend at this range may perform an action for Force charges. */
export const ahsokaTano = (id: string, card: string, range: readonly [number, number], count: number) => [
  afterYouFullyExecute()({
    id,
    card,
    may: true,
    cost: forceOfShip(['xw.force-charges.07'], count),
    choose: (state, self) => shipsThat(state, self, all(friendly, atRange(...range))).map((ship) => allowed(ship.id)),
    effect: (state, { chosen }) => chosenPerforms(state, chosen as ShipId, 'any standard action', id),
  }),
  evenWhileStressed(id, card),
];

/** After a red maneuver or action: a ship in the bullseye arc. */
export const oddBall = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.lock.04'],
    on: after('maneuver-executed', 'action-performed'),
    when: (state, self) => {
      const { event } = self;
      const isRed =
        event.type === 'action-performed' ? event.color === 'red' : event.fully && event.maneuver.color === 'red';
      return isRed && isYou(state, self, event.ship) && enemiesInBullseye(state, self).length > 0;
    },
    may: true,
    effect: (state, self) => acquireLock(state, you(state, self).id, { among: enemiesInBullseye(state, self) }),
  });

function enemiesInBullseye(state: XwingState, self: AbilityInPlay): ShipId[] {
  return shipsThat(state, self, all(enemy, inYour('bullseye'))).map(({ id }) => id);
}

/** 'Before you activate, you may perform a barrel roll or boost action.' */
export const movesBeforeActivating = (id: string, card: string) =>
  beforeYouActivate({ id, card, ...performing(id, white('barrel-roll', 'boost')) });

/** One more die against who is damaged. */
export const gideonHask = (id: string, card: string) =>
  rollsMore(
    {
      id,
      card,
      rules: ['xw.attack.16'],
      pool: 'attack',
      when: whileYouAttack((state, { defender }) => defender !== null && damageCards(shipOf(state, defender)) > 0),
    },
    1,
  );

/** A focus token that was spent goes to a friend. */
export const garvenDreis = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.tokens.02'],
    on: after('token-spent'),
    when: (state, self) =>
      isYou(state, self, self.event.ship) &&
      circumstance(self.event.token === 'focus', () =>
        reason('other-token', say`what ${self.event.ship} spent was no focus token.`, ['xw.tokens.02']),
      ),
    may: true,
    choose: (state, self) => chooseShip(state, self, { side: 'friendly', range: [1, 3] }),
    effect: (state, { chosen, controller: by }) =>
      gainToken(state, chosen as string, 'focus', ['xw.tokens.02'], { by }),
  });

/** As the erratum has it: mandatory. */
export const norraWexley = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.errata-norra-wexley.01'],
    during: 'modify defense dice',
    when: (state, self) =>
      whileYouDefend()(state, self) && shipsMeant(state, self, { side: 'enemy', range: [0, 1] }).length > 0,
    effect: (state) => addResult(state, 'defense', 'evade', ['xw.errata-norra-wexley.01']),
  });

/** Critical hits against him go first. */
export const zebOrrelios = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02', 'xw.attack.27'],
    permits: { 'critical hits canceled first': (state, self, { defender }) => isYou(state, self, defender) },
  });

/** After any roll, of whatever dice and for whatever reason; only the blanks of his own roll, as the erratum has it. */
export const landoCalrissian = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.errata-lando-calrissian-scum.01'],
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, self) => isYou(state, self, self.event.ship) && !isStressed(state, self.event.ship),
    may: true,
    unable: (state, { event }) =>
      blanks(state, event.die).length > 0
        ? cannotModify(state, event.die, 'ability')
        : reason('no-blanks', 'There is no blank result.', ['xw.paying-costs.01']),
    cost: {
      cannot: () => null,
      pay: (state, self) =>
        gainToken(state, you(state, self).id, 'stress', ['xw.errata-lando-calrissian-scum.01'], {
          by: self.controller,
        }),
    },
    effect: (state, { event, controller }) => {
      if (event)
        rerollResults(state, event.die, blanks(state, event.die), controller, ['xw.errata-lando-calrissian-scum.01']);
    },
  });

function blanks(state: XwingState, pool: 'attack' | 'defense'): number[] {
  const dice = rolledNow(state, pool)?.dice ?? [];
  const may = canReroll(state, pool);
  return dice.flatMap((die, i) => (die.face === 'blank' && may(die) ? [i] : []));
}

/** Without shields, banks are easier. */
export const l337Programming = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.difficulty.06'],
    modifies: {
      'maneuver difficulty': (state, self, value, { ship, bearing }) => {
        const eased = bearing.startsWith('bank') && isYou(state, self, ship) && you(state, self).shields.active === 0;
        return eased ? value - 1 : value;
      },
    },
  });

/** 'After you perform a calculate action, gain 1 calculate token.' */
export const calculatesTwice = (id: string, card: string) =>
  afterYouPerform('calculate')({ id, card, effect: youGain('calculate') });

/** After you fully execute a maneuver, with an enemy near in front or in your bullseye, a Force charge removes stress. */
export const anakinSkywalker = (id: string, card: string) =>
  afterYouFullyExecute()({
    id,
    card,
    if: (state, self) =>
      shipsThat(state, self, (ship, own, ...rest) => {
        const near = inYour('front')(ship, own, ...rest) && isWithin(state, own, ship, [0, 1]);
        return enemy(ship, own, ...rest) && (near || inYour('bullseye')(ship, own, ...rest));
      }).length > 0,
    may: true,
    unable: unlessStressed,
    cost: force,
    effect: youRemove('stress'),
  });

/** 'That ship removes 1 stress token'. */
export const soothes = {
  may: true as const,
  /** Removes the token. */
  effect: (state: XwingState, { chosen }: { chosen: unknown }) =>
    removeToken(state, chosen as ShipId, 'stress', REMOVE),
};

/** A ship keeps its circular tokens. */
export const gamutKey = (id: string, card: string, cost: Cost<XwingState, unknown>, which: OfShip) =>
  atStartOf('end')({
    id,
    card,
    rules: IN_END_PHASE,
    may: true,
    cost,
    choose: (state, self) => shipsThat(state, self, all(hasCircularTokens, which)).map((ship) => allowed(ship.id)),
    effect: (state, self) => startKeeping(state, self.chosen as ShipId, KEEPS_CIRCULAR, self),
  });

/** One result is spent for a hit of damage, the others inflict ion tokens instead of damage. */
export const ionWeapon = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.inflict.01'],
    on: after('attack-hit'),
    when: isThisAttack,
    still: stillThere('defender'),
    choose: (state) =>
      chooseResults(state, 'attack', ['hit', 'crit'], 1).map(({ action, not }) => ({
        action: (action as string[])[0] ?? null,
        not,
      })),
    effect: (state, { event, chosen }) => {
      if (!event) return;
      spendResult(state, event.attacker, chosen as AttackFace, ['xw.inflict.01']);
      sufferDamage(state, event.defender, { hit: 1, crit: 0 }, ['xw.inflict.01']);
      inflictTokens(state, 'ion', ['xw.inflict.01']);
    },
  });

/** A bank to either side in place of the straight template, whatever the barrel roll is for. */
export const rollsWithBanks = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.faq-cards.16'],
    modifies: {
      'barrel roll templates': (state, self, templates, { ship }) =>
        isYou(state, self, ship) ? ['bank-left', 'bank-right'] : templates,
    },
  });

type Given = 'focus' | 'evade' | { lockOn: ObjectId };

/** While another friendly ship near her attacks or defends, one of her tokens or locks becomes its own. */
export const givesInAttacks = (id: string, card: string) =>
  (['attack', 'defense'] as const).map((pool) =>
    ability({
      id: pool === 'attack' ? id : `${id}-defends`,
      card,
      rules: ['xw.tokens.04', 'xw.lock.10'],
      during: `modify ${pool} dice`,
      may: true,
      when: (state, self) =>
        (pool === 'attack' ? whileFriendAttacks : whileFriendDefends)(all(another, atRange(1, 2)))(state, self) &&
        modifyingNow(state)?.role === (pool === 'attack' ? 'attacker' : 'defender'),
      choose: (state, self) => {
        const own = you(state, self);
        const kinds = (['focus', 'evade'] as const).filter((token) => own.tokens[token] > 0);
        const locks = locksOf(state, own.id).map(({ on }) => ({ lockOn: on }));
        return [...kinds, ...locks].map((each) => allowed<Json>(each));
      },
      effect: (state, self) => {
        const { attacker, defender } = thisAttack(state);
        const to = pool === 'attack' ? attacker : (defender ?? '');
        const given = self.chosen as Given;
        const { id: from } = you(state, self);
        if (typeof given === 'string') transferToken(state, from, to, given, ['xw.tokens.04'], self.controller);
        else giveLock(state, { by: from, on: given.lockOn }, to, mostLocks(state, to), ['xw.lock.10']);
      },
    }),
  );
