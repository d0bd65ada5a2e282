/** Cards that reroll dice where more comes with it than a token or a charge: what is chosen or suffered beside. */
import { candidate, reason, say, after, choicesOfDice } from '../../../core';
import { spendCharge } from '../../effects/charges';
import { spendLock } from '../../effects/locks';
import { spendToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import type { ShipId, TokenKind } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotModify, currentAttack } from '../../queries/attack';
import { rolledNow, canReroll, withinFocusLimit } from '../../queries/dice';
import { cannotSpendLock, hasLocked } from '../../queries/locks';
import { isFriendly, shipOf } from '../../queries/ships';
import { greenTokens, cannotSpendToken } from '../../queries/tokens';
import { defenderIs, friend, inYour, shipsThat, unstressed, youAre } from '../circumstances';
import { chooseDice, inBullseye, isThisAttack, whileYouAttack } from '../combat';
import { gaining } from '../costs';
import { chooseHeld, removeHeld, type Held } from '../held-tokens';
import { chargeOfCard, you, isYou } from '../words';
import { attacking, rerolls } from './forms';

/** What a reroll for R5-P8's charge turns into a critical hit hurts the ship itself. */
const r5p8 = ability({
  id: 'r5-p8',
  card: 'upgrade:r5p8',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(defenderIs(inYour('front')))(state, self),
  cost: chargeOfCard(['xw.standard-charges.04']),
  choose: (state) => chooseDice(state, 'attack', 1),
  effect: [
    run('reroll the die', ['xw.dice-modification.05'], (state, { chosen, controller }) =>
      rerollResults(state, 'attack', chosen as number[], controller, ['xw.dice-modification.05']),
    ),
    run('suffer for a critical hit', ['xw.damage.01'], (state, self) => {
      const [die] = self.chosen as number[];
      if (currentAttack(state)?.attackDice[die ?? -1]?.face !== 'crit') return;
      sufferDamage(state, you(state, self).id, { hit: 0, crit: 1 }, ['xw.damage.01']);
    }),
  ],
});

/** As many dice as charges are spent, beside the one that the attack costs. */
const barrageRockets = ability({
  id: 'barrage-rockets',
  card: 'upgrade:barragerockets',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => isThisAttack(state, self) && whileYouAttack(inBullseye)(state, self),
  choose: (state, self) => {
    const card = you(state, self).upgrades.find(({ id }) => id === self.source);
    return chooseDice(state, 'attack', card?.charges?.active ?? 0);
  },
  effect: (state, self) => {
    const dice = self.chosen as number[];
    for (const _ of dice) spendCharge(state, you(state, self).id, self.source, ['xw.standard-charges.04']);
    rerollResults(state, 'attack', dice, self.controller, ['xw.dice-modification.05']);
  },
});

/** Of any roll of his ship, in an attack or not; which token goes, and which dice, is chosen together. */
const landoCalrissian = ability({
  id: 'lando-calrissian-crew',
  card: 'upgrade:landocalrissian-crew',
  rules: ['xw.dice-modification.05'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) => isYou(state, self, self.event.ship) && self.event.faces.length > 0,
  may: true,
  unable: (state, { event }) => cannotModify(state, event.die, 'ability'),
  choose: (state, self) => {
    const own = you(state, self);
    const { die: pool } = self.event;
    const dice = rolledNow(state, pool)?.dice ?? [];
    const choices = choicesOfDice(dice, 2, canReroll).filter((chosen) => withinFocusLimit(state, pool, dice, chosen));
    return greenTokens(own).flatMap((token) => {
      const not = cannotSpendToken(state, own.id, token) ?? cannotModify(state, pool, token);
      return choices.map((chosen) => candidate({ token, dice: chosen }, not));
    });
  },
  effect: (state, self) => {
    if (!self.event) return;
    const { token, dice } = self.chosen as { token: TokenKind; dice: number[] };
    spendToken(state, you(state, self).id, token, ['xw.tokens.03']);
    rerollResults(state, self.event.die, dice, self.controller, ['xw.dice-modification.05']);
  },
});

/** The defender rerolls the die that is chosen. */
const zuckussCrew = ability({
  id: 'zuckuss-crew',
  card: 'upgrade:zuckuss',
  rules: ['xw.dice-modification.05'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) => whileYouAttack(youAre(unstressed))(state, self),
  cost: gaining('stress'),
  choose: (state) => chooseDice(state, 'defense', 1),
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'defense', chosen as number[], controller, ['xw.dice-modification.05']),
});

/** A red or orange token of the defender goes; which, and which dice, is chosen together. */
const r4b11 = ability({
  id: 'r4-b11',
  card: 'upgrade:r4b11',
  rules: ['xw.dice-modification.05'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state) => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    const choices = chooseDice(state, 'defense', Infinity);
    return chooseHeld(state, defender, 'red', 'orange').flatMap(({ action: token, not }) =>
      choices.map(({ action: dice }) => candidate({ token, dice }, not)),
    );
  },
  effect: (state, { chosen, controller }) => {
    const { token, dice } = chosen as unknown as { token: Held; dice: number[] };
    removeHeld(state, currentAttack(state)?.defender ?? '', token, ['xw.tokens.03']);
    rerollResults(state, 'defense', dice, controller, ['xw.dice-modification.05']);
  },
});

/** A friend's lock on the defender is spent; which friend's is chosen with the dice. */
const lieutenantLeHuse = ability({
  id: 'lieutenant-lehuse',
  card: 'pilot:lieutenantlehuse',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => {
    const on = currentAttack(state)?.defender;
    if (!on) return [];
    const friends = shipsThat(state, self, friend).filter(({ id }) => hasLocked(state, id, on));
    const choices = chooseDice(state, 'attack', Infinity);
    return friends.flatMap(({ id }) =>
      choices.map(({ action }) => candidate({ lockOf: id, dice: action }, cannotSpendLock(state, id, on))),
    );
  },
  effect: (state, { chosen, controller }) => {
    const { lockOf, dice } = chosen as { lockOf: ShipId; dice: number[] };
    spendLock(state, lockOf, currentAttack(state)?.defender ?? '');
    rerollResults(state, 'attack', dice, controller, ['xw.dice-modification.05']);
  },
});

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

export const rerollsAtAPrice = [
  r5p8,
  barrageRockets,
  landoCalrissian,
  zuckussCrew,
  r4b11,
  lieutenantLeHuse,
  ...networkedAim,
];
