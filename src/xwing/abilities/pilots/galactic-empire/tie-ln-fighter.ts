/** Galactic Empire: pilots of the TIE/ln Fighter. */
import { before } from '../../../../core';
import { loseCharge } from '../../../effects/charges';
import { cancelResults, spendResult } from '../../../effects/dice';
import { ability } from '../../../engine';
import { dealDamageCard, preventDamage } from '../../../procedures/suffer-damage';
import { currentAttack } from '../../../queries/attack';
import { isFriendly, shipOf } from '../../../queries/ships';
import { performing, white } from '../../forms/actions';
import { inBullseye, isAttackRange, isPrimary, thisAttack, whileYouAttack } from '../../forms/attacks';
import { atRange, attackerIs, damaged, whileFriendDefends } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { attacking, CANCEL, defending, mayReroll, mayRollMore, noResult, rerolls, rollsMore } from '../../forms/dice';
import { gideonHask } from '../../forms/same-text';
import { isWithin } from '../../forms/targets';
import { afterDefense, afterYouDefend, afterYouFullyExecute } from '../../forms/timing';
import { you } from '../../forms/you';

const delMeeko = rerolls({
  id: 'del-meeko',
  card: 'pilot:delmeeko',
  ...defending,
  when: whileFriendDefends(atRange(0, 2), attackerIs(damaged)),
});

/** Friendly ships at range 0-1 of her, herself among them. */
const howlrunner = mayReroll({
  id: 'howlrunner',
  card: 'pilot:howlrunner',
  rules: ['xw.dice-modification.05'],
  pool: 'attack',
  when: (state, self) => {
    const attack = currentAttack(state);
    if (!attack) return false;
    const [own, attacker] = [you(state, self), shipOf(state, attack.attacker)];
    return isPrimary(state, attack, own) && isFriendly(own, attacker) && isWithin(state, own, attacker, [0, 1]);
  },
});

/** All of the damage at once, herself among those she protects; what results do instead of damage stays. */
const idenVersio = ability({
  id: 'iden-versio',
  card: 'pilot:idenversio',
  rules: ['xw.faq-cards.06', 'xw.faq-cards.07'],
  on: before('about-to-suffer'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return ship.type === 'tielnfighter' && isFriendly(own, ship) && isWithin(state, own, ship, [0, 1]);
  },
  may: true,
  cost: spendingCharges('ship'),
  effect: (state, { event }) => {
    if (event) preventDamage(state, event.ship, ['xw.faq-cards.07', 'xw.faq-cards.06']);
  },
});

const maulerMithel = rollsMore(
  {
    id: 'mauler-mithel',
    card: 'pilot:maulermithel',
    rules: ['xw.attack.16'],
    pool: 'attack',
    when: whileYouAttack(isAttackRange(1)),
  },
  1,
);

const nightBeast = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'night-beast',
  card: 'pilot:nightbeast',
  ...performing('night-beast', white('focus')),
});

const scourgeSkutu = rollsMore(
  {
    id: 'scourge-skutu',
    card: 'pilot:scourgeskutu',
    rules: ['xw.attack.16'],
    pool: 'attack',
    when: whileYouAttack(inBullseye),
  },
  1,
);

const seynMarana = ability({
  id: 'seyn-marana',
  card: 'pilot:seynmarana',
  rules: ['xw.damage.06', ...CANCEL],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  unable: (state) => noResult(state, 'attack', 'crit'),
  effect: (state, self) => {
    spendResult(state, you(state, self).id, 'crit', ['xw.damage.06']);
    dealDamageCard(state, thisAttack(state).defender ?? '', false, ['xw.damage.06']);
    for (const face of ['hit', 'crit', 'focus', 'blank'] as const)
      cancelResults(state, 'attack', face, Infinity, CANCEL);
  },
});

const valenRudor = afterDefense({
  id: 'valen-rudor',
  card: 'pilot:valenrudor',
  if: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
    return isFriendly(own, defender) && isWithin(state, own, defender, [0, 1]);
  },
  ...performing('valen-rudor', 'any standard action'),
});

const wampa = mayRollMore({
  id: 'wampa',
  card: 'pilot:wampa',
  ...attacking,
  when: whileYouAttack(),
  cost: spendingCharges('ship'),
});

/** 'Wampa' loses his charge when he has defended. */
const wampaDefended = afterYouDefend({
  id: 'wampa-defended',
  card: 'pilot:wampa',
  rules: ['xw.charges.04'],
  effect: (state, self) => loseCharge(state, you(state, self).id, 'ship', ['xw.charges.04']),
});

export const tieLnFighterPilots = [
  delMeeko,
  gideonHask('gideon-hask', 'pilot:gideonhask'),
  howlrunner,
  idenVersio,
  maulerMithel,
  nightBeast,
  scourgeSkutu,
  seynMarana,
  valenRudor,
  wampa,
  wampaDefended,
];
