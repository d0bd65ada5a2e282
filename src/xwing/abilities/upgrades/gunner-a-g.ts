/** Upgrades of the slot 'gunner', from A to G. */
import { type AbilityFrame, allowed } from '../../../core';
import { changeResults, spendResult } from '../../effects/dice';
import { ability, forbidden, run } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { ShipId } from '../../model/state';
import { cannotPerformAny, performAction } from '../../procedures/perform-action';
import { rollADie, shownOn } from '../../procedures/roll-a-die';
import { rotate } from '../../procedures/rotate';
import { sufferDamage } from '../../procedures/suffer-damage';
import { currentAttack, modifierOf } from '../../queries/attack';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { chosenPerforms, evenWhileStressed, red, white } from '../forms/actions';
import { both, hit, isPrimary, missed, thisAttack, whileYouAttack, whileYouDefend } from '../forms/attacks';
import { bonusAfterYouAttack, sameDefender, turretAfterPrimary, weaponsThat } from '../forms/bonus-attacks';
import {
  all,
  atRange,
  count,
  defenderIs,
  enemyIs,
  friendly,
  inYour,
  inYourFiringArc,
  type OfShip,
  shipsThat,
  stressed,
  unstressed,
  youAre,
} from '../forms/conditions';
import { chargeOfCard, force, gaining } from '../forms/costs';
import { adds, attacking, bothSides, CHANGE, changes, noResult, rerolls } from '../forms/dice';
import { cardItself } from '../forms/flipping';
import { shipsTogether } from '../forms/targets';
import { afterYouAttack, afterYouDefend, afterYouExecute, atStartOf } from '../forms/timing';
import { inflict } from '../forms/tokens';
import { noTurret, unusedArcs } from '../forms/turrets';
import { removingOne, unlessItChooses } from '../forms/unless';
import { stillThere, you } from '../forms/you';

/** 'During the End Phase'. */
const agileGunner = atStartOf('end')({
  id: 'agile-gunner',
  card: 'upgrade:agilegunner',
  may: true,
  unable: noTurret,
  effect: (state, self) => rotate(state, you(state, self).id),
});

const ahsokaGunner = [
  afterYouExecute({
    id: 'ahsoka-tano-gunner',
    card: 'upgrade:ahsokatano',
    may: true,
    cost: force,
    choose: (state, self) =>
      shipsThat(state, self, all(friendly, inYourFiringArc, atRange(1, 3))).map(({ id }) => allowed(id)),
    effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, red('focus'), id),
  }),
  evenWhileStressed('ahsoka-tano-gunner', 'upgrade:ahsokatano'),
];

const bistan = turretAfterPrimary('bistan', 'upgrade:bistan');

const bobaFettGunner = changes({
  id: 'boba-fett-gunner',
  card: 'upgrade:bobafett-gunner',
  ...attacking,
  from: ['focus'],
  to: 'hit',
  when: whileYouAttack((state, { weapon, defender }, own) => {
    const seen = weapon && ((ship: Parameters<OfShip>[0]) => isInArc(state, own, weapon.arc, ship));
    return !!seen && count(state, own, (ship) => ship.id !== own.id && ship.id !== defender && seen(ship)) === 0;
  }),
});

const bossk = bonusAfterYouAttack({
  id: 'bossk-gunner',
  card: 'upgrade:bossk',
  such: both(isPrimary, missed, youAre(unstressed)),
  must: true,
  cost: gaining('stress'),
  limits: (state, own) => ({
    weapons: weaponsThat(state, own, ({ kind }) => kind === 'primary'),
    ...sameDefender(state),
  }),
});

const bt1 = changes({
  id: 'bt-1',
  card: 'upgrade:bt1',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  most: (state) => shipOf(state, currentAttack(state)?.defender ?? '').tokens.stress,
  when: whileYouAttack(defenderIs(stressed)),
});

const REX = ['xw.dice-modification.06', 'xw.actions.02'];

/** Friends who have the defender in their bullseye arcs focus, each for a strain token. */
const cloneCaptainRex = ability({
  id: 'clone-captain-rex-gunner',
  card: 'upgrade:clonecaptainrex',
  rules: REX,
  during: 'modify attack dice',
  may: true,
  when: whileYouAttack(),
  unable: (state) => noResult(state, 'attack', 'focus'),
  choose: (state, self) => {
    const defender = shipOf(state, thisAttack(state).defender ?? '');
    const friends = shipsThat(
      state,
      self,
      all(friendly, (ship) => isInArc(state, ship, 'bullseye', defender)),
    );
    return shipsTogether(
      friends.filter(
        ({ id: ship }) =>
          !forbidden(state, 'gain token', { ship, token: 'strain' }) && !cannotPerformAny(state, ship, white('focus')),
      ),
      Infinity,
    );
  },
  effect: (state, self) => {
    spendResult(state, you(state, self).id, 'focus', REX);
    for (const ship of self.chosen as ShipId[]) {
      inflict(state, ship, 'strain', self);
      performAction(state, ship, white('focus'), { may: false, source: self.ability });
    }
  },
});

const cloneCommanderCody = afterYouAttack({
  id: 'clone-commander-cody',
  card: 'upgrade:clonecommandercody',
  if: (state) => !hit(state) && (thisAttack(state).neutralized ?? 0) > 0,
  still: stillThere('defender'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.defender, 'strain', self);
  },
});

type Fought = AbilityFrame<Extract<XwingEvent, { type: 'defended' | 'attack-performed' }>>;

/** A die is rolled against the attacker, unless that removes a green token. */
const dengar = afterYouDefend({
  id: 'dengar-gunner',
  card: 'upgrade:dengar',
  if: (state, self) => inYourFiringArc(shipOf(state, self.event.attacker), you(state, self), state),
  still: stillThere('attacker'),
  may: true,
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: [
    unlessItChooses(['xw.tokens.03'], {
      ship: (_state, { event }: Fought) => event?.attacker ?? '',
      ...removingOne(),
    }),
    run('roll an attack die', ['xw.damage.01'], (state, self) =>
      rollADie(state, you(state, self).id, self.source, ['xw.damage.01']),
    ),
    run('the attacker suffers', ['xw.damage.01'], (state, self: Fought) => {
      const shows = shownOn(self);
      if (self.event && (shows === 'hit' || shows === 'crit'))
        sufferDamage(state, self.event.attacker, { hit: 1, crit: 0 }, ['xw.damage.01']);
    }),
  ],
});

const EZRA = 'upgrade:ezrabridger';
const EZRA_BRIDGER = 'ezra-bridger-gunner';

const ezraBridger = [
  bonusAfterYouAttack({
    id: EZRA_BRIDGER,
    card: EZRA,
    such: isPrimary,
    cost: force,
    limit: { per: 'round', times: 1 },
    limits: (_state, own) => ({ turretArcs: unusedArcs(own) }),
  }),
  rerolls({
    id: `${EZRA_BRIDGER}-rerolls`,
    card: EZRA,
    ...attacking,
    when: (state, self) =>
      whileYouAttack((_, { bonus }, own) => bonus && stressed(own, own, state))(state, self) &&
      state.used.some(({ ability: used, source }) => used === EZRA_BRIDGER && source === self.source),
  }),
];

const fifthBrotherGunner = changes({
  id: 'fifth-brother-gunner',
  card: 'upgrade:fifthbrother',
  ...attacking,
  from: ['focus'],
  to: 'crit',
  when: whileYouAttack(),
  cost: force,
});

const finnGunner = bothSides('finn-gunner', ({ id, pool, whileYou }) =>
  adds({
    id,
    card: 'upgrade:finn',
    pool,
    face: 'blank',
    when: whileYou(both((...about) => pool === 'defense' || isPrimary(...about), enemyIs(inYour('front')))),
  }),
);

const GREEDO = 'upgrade:greedo';

const greedo = [
  changes({
    id: 'greedo-gunner',
    card: GREEDO,
    ...attacking,
    from: ['hit'],
    to: 'crit',
    when: whileYouAttack(),
    cost: chargeOfCard(['xw.standard-charges.04']),
  }),
  ability({
    id: 'greedo-gunner-defends',
    card: GREEDO,
    rules: CHANGE,
    during: 'modify attack dice',
    byWhoeverIsAsked: true,
    may: true,
    when: (state, self) =>
      whileYouDefend()(state, self) &&
      modifierOf(state, 'attack') === 'attacker' &&
      (cardItself(state, self)?.charges?.active ?? 0) > 0,
    unable: (state) => noResult(state, 'attack', 'hit'),
    effect: (state) => changeResults(state, 'attack', { from: 'hit', to: 'crit', count: 1 }, CHANGE),
  }),
];

export const gunnerUpgradesAToG = [
  agileGunner,
  ...ahsokaGunner,
  bistan,
  bobaFettGunner,
  bossk,
  bt1,
  cloneCaptainRex,
  cloneCommanderCody,
  dengar,
  ...ezraBridger,
  fifthBrotherGunner,
  ...finnGunner,
  ...greedo,
];
