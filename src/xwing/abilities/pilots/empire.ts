/** Pilots of the Galactic Empire. */
import { after, before, type Self } from '../../../core';
import { gainToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { ActionGrant, XwingState } from '../../model/state';
import { cannotPerformAny, performAction } from '../../procedures/perform-action';
import { rollMore } from '../../procedures/roll-dice';
import { preventDamage } from '../../procedures/suffer-damage';
import { actionsOnBar } from '../../queries/actions';
import { currentAttack } from '../../queries/attack';
import { damageCards } from '../../queries/damage-cards';
import { isFriendly, shipOf } from '../../queries/ships';
import {
  both,
  inBullseye,
  isAttackRange,
  isPrimary,
  mayReroll,
  rollsMore,
  whileYouAttack,
  whileYouDefend,
} from '../combat';
import { spendingCharges } from '../costs';
import { afterYouFullyExecute, afterYouPerform, performing, white } from '../forms';
import { forceOfShip, isWithin, isYou, shipsMeant, you } from '../words';

const darthVader = ability({
  id: 'darth-vader',
  card: 'pilot:darthvader',
  rules: ['xw.pilot-and-ship-abilities.03'],
  on: after('action-performed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, 'any standard action'),
  cost: forceOfShip(['xw.pilot-and-ship-abilities.03']),
  effect: (state, self) =>
    performAction(state, you(state, self).id, 'any standard action', { may: false, source: 'darth-vader' }),
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

const gideonHask = (id: string, card: string) =>
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

const nightBeast = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'night-beast',
  card: 'pilot:nightbeast',
  ...performing('night-beast', white('focus')),
});

const soontirFel = ability({
  id: 'soontir-fel',
  card: 'pilot:soontirfel',
  rules: ['xw.timing.03'],
  on: after('phase-started'),
  when: (state, self) =>
    self.event.phase === 'engagement' && shipsMeant(state, self, { side: 'enemy', inArc: 'bullseye' }).length > 0,
  effect: (state, self) => gainToken(state, you(state, self).id, 'focus', ['xw.timing.03'], { by: self.controller }),
});

const INQUISITOR = 'pilot:grandinquisitor';
/** Range bonuses never apply to weapons with the ordnance icon, so there is nothing to apply or prevent there. */
const withRangeBonus = (role: 'attacker' | 'defender', ...ranges: readonly number[]) =>
  (role === 'attacker' ? whileYouAttack : whileYouDefend)(
    both(isAttackRange(...ranges), (_state, { weapon }) => weapon?.rangeBonus === true),
  );
const inquisitor = (id: string, when: ReturnType<typeof withRangeBonus>, dice: number) =>
  ability({
    id,
    card: INQUISITOR,
    rules: ['xw.faq-cards.02'],
    during: 'roll attack dice',
    may: true,
    when: (state, self) => when(state, self),
    cost: forceOfShip(['xw.faq-cards.02']),
    effect: (state, self) => rollMore(state, 'attack', dice, self),
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
    if (event) preventDamage(state, event.ship, ['xw.faq-cards.06']);
  },
});

/** Of a coordinate action, what the chosen ship performed by it; not what is linked to that. */
const lieutenantSai = afterYouPerform('coordinate')({
  id: 'lieutenant-sai',
  card: 'pilot:lieutenantsai',
  rules: ['xw.faq-cards.14'],
  if: (state, self) => sameOnBar(state, self).length > 0,
  may: true,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, sameOnBar(state, self)),
  effect: (state, self) => {
    if (!self.event) return;
    const grants = sameOnBar(state, { ...self, event: self.event });
    performAction(state, you(state, self).id, grants, { may: false, source: 'lieutenant-sai' });
  },
});

function sameOnBar(state: XwingState, self: Self<Extract<XwingEvent, { type: 'action-performed' }>>): ActionGrant[] {
  return actionsOnBar(state, you(state, self)).filter(({ action }) => action === self.event.coordinated?.action);
}

export const imperialPilots = [
  idenVersio,
  lieutenantSai,
  inquisitor('grand-inquisitor-attacks', withRangeBonus('attacker', 2, 3), 1),
  inquisitor('grand-inquisitor-defends', withRangeBonus('defender', 1), -1),
  darthVader,
  howlrunner,
  maulerMithel,
  scourgeSkutu,
  gideonHask('gideon-hask', 'pilot:gideonhask'),
  gideonHask('gideon-hask-interceptor', 'pilot:gideonhask-tieininterceptor'),
  nightBeast,
  soontirFel,
];
