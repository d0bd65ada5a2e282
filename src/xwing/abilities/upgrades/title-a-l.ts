/** Upgrades of the slot 'title' (xw.title.01), from A to L. */
import { type AbilityFrame, type AbilityInPlay, after, reason, say, candidate } from '../../../core';
import type { XwingEvent } from '../../model/events';
import { type FindDamageCard, oneOfCards } from '../../procedures/damage-cards';
import { dealFoundCard } from '../../procedures/suffer-damage';
import { cardsToFind } from '../../queries/damage-cards';
import { loseCharge, recoverCharge } from '../../effects/charges';
import { ability, ask, emit } from '../../engine';
import type { Ship, XwingState } from '../../model/state';
import { performAction } from '../../procedures/perform-action';
import { dockedWith } from '../../queries/docking';
import { placingNearFriends } from '../../queries/placing';
import { shipOf } from '../../queries/ships';
import { isShielded, isDamaged } from '../../queries/status';
import { performing, white } from '../forms/actions';
import { both, isAttackRange, isPrimary, whileYouAttack, whileYouDefend } from '../forms/attacks';
import {
  defenderIs,
  stressed,
  youAre,
  having,
  enemyIs,
  inYour,
  whileFriendDefends,
  atRange,
  byAnObstacle,
} from '../forms/conditions';
import { adds, attacking, defending, mayRollMore, rerolls, rollsMore } from '../forms/dice';
import { carries, isSmall } from '../forms/docking';
import { heldTokens } from '../forms/held-tokens';
import { calculatesTwice } from '../forms/same-text';
import { placesYou } from '../forms/placing';
import { afterYouAttack, afterYouExecute, afterYouPerform, atEndOf, atStartOf } from '../forms/timing';
import { isYou, you } from '../forms/you';
import { cannotRemoveToken } from '../../queries/tokens';
import { gaining, allActive, spendingCharges } from '../forms/costs';
import { youRemove } from '../forms/tokens';
import { cardItself } from '../forms/flipping';

const assailer = mayRollMore({
  id: 'assailer',
  card: 'upgrade:assailer',
  ...defending,
  when: whileYouDefend(isAttackRange(1)),
});

const BLACK_ONE = 'upgrade:blackone';

const blackOne = [
  afterYouPerform('slam')({
    id: 'black-one',
    card: BLACK_ONE,
    effect: (state, { source }) => loseCharge(state, you(state, { source }).id, source, ['xw.charges.04']),
  }),
  afterYouPerform('slam')({
    id: 'black-one-ion',
    card: BLACK_ONE,
    may: true,
    unable: (state, self) => cannotRemoveToken(state, you(state, self).id, 'disarm'),
    cost: gaining('ion'),
    effect: youRemove('disarm'),
  }),
  ability({
    id: 'black-one-spent',
    card: BLACK_ONE,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'perform action': (state, self, { ship, action }) =>
        action === 'slam' && isYou(state, self, ship) && cardItself(state, self)?.charges?.active === 0
          ? reason('charge-spent', say`the charge of ${self.source} is inactive.`, ['xw.golden-rules.03'])
          : null,
    },
  }),
];

const bloodCrow = adds({
  id: 'blood-crow',
  card: 'upgrade:bloodcrow',
  pool: 'attack',
  face: 'focus',
  when: whileYouAttack(isAttackRange(1, 2)),
});

const BRIGHT_HOPE = 'upgrade:brighthope';

const brightHope = [
  ability({
    id: 'bright-hope-fore',
    card: BRIGHT_HOPE,
    rules: ['xw.golden-rules.03'],
    forbids: {
      reinforce: (state, self, { ship, side }) =>
        side === 'aft' && isYou(state, self, ship)
          ? reason('fore-only', say`${ship} reinforces only its full front arc.`, ['xw.golden-rules.03'])
          : null,
    },
  }),
  mayRollMore({
    id: 'bright-hope',
    card: BRIGHT_HOPE,
    ...defending,
    when: whileYouDefend(both(youAre(having('reinforce-fore', 'reinforce-aft')), enemyIs(inYour('full-front')))),
  }),
];

const brokenHorn = ability({
  id: 'broken-horn',
  card: 'upgrade:brokenhorn',
  rules: ['xw.difficulty.06'],
  modifies: {
    'maneuver difficulty': (state, self, value, { ship, speed }) => {
      const eased = speed >= 3 && speed <= 5 && isYou(state, self, ship) && isDamaged(you(state, self));
      return eased ? value - 1 : value;
    },
  },
});

const dauntless = afterYouExecute({
  id: 'dauntless',
  card: 'upgrade:dauntless',
  if: (_state, { event }) => !event.fully,
  ...performing('dauntless', 'any white action as red'),
});

const isOf =
  (...types: readonly string[]) =>
  ({ type }: Ship): boolean =>
    types.includes(type);

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

const SHARED = ['xw.pilot-and-ship-abilities.01'];

const impetuous = afterYouAttack({
  id: 'impetuous',
  card: 'upgrade:impetuous',
  if: (state, { event }) => shipOf(state, event.defender).destroyed,
  ...performing('impetuous', white('focus', 'lock')),
});

/** One more shield or energy, whichever it lacks. */
const insatiableWorrt = atStartOf('end')({
  id: 'insatiable-worrt',
  card: 'upgrade:insatiableworrt',
  may: true,
  choose: (state, self) => {
    const { shields, energy } = you(state, self);
    return [candidate('shields', allActive(shields, [], 'shields')), candidate('energy', allActive(energy))];
  },
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.chosen as string, ['xw.charges.02']),
});

const instigator = rerolls({
  id: 'instigator',
  card: 'upgrade:instigator',
  ...attacking,
  most: 2,
  when: whileYouAttack(defenderIs((ship, _own, state) => heldTokens(state, ship, 'red', 'orange').length > 0)),
});

const jainasLight = mayRollMore({
  id: 'jainas-light',
  card: 'upgrade:jainaslight',
  ...defending,
  when: whileFriendDefends(atRange(0, 2), byAnObstacle),
  cost: spendingCharges('energy'),
});

const FALCON = 'upgrade:landosmillenniumfalcon';

/** The docked craft, while it has an active shield. */
function shieldedCraft(state: XwingState, self: Pick<AbilityInPlay, 'source'>): Ship | undefined {
  return dockedWith(state, you(state, self).id).find(isShielded);
}

const FIREBALL = 'upgrade:kazsfireball';
type AboutToBeDealt = AbilityFrame<Extract<XwingEvent, { type: 'damage-card-dealt' }>>;
const SEARCH = ['xw.replacement-effect.02', 'xw.setup.14'];

/** The card of its ship ability is chosen; what repairs damage cards works while it is ionized, too. */
const kazsFireball = [
  ability({
    id: 'kazs-fireball',
    card: FIREBALL,
    rules: SEARCH,
    replaces: 'damage-card-dealt',
    when: (state, self) => state.phase === 'setup' && !self.event.faceup && isYou(state, self, self.event.ship),
    may: true,
    effect: [
      ask(
        'search the damage deck',
        SEARCH,
        (state, self: AboutToBeDealt) => {
          const { player } = you(state, self);
          return oneOfCards(player, cardsToFind(state, player, 'ship'));
        },
        (state, self: AboutToBeDealt, { card }: FindDamageCard) => {
          dealFoundCard(state, you(state, self).id, card, SEARCH);
        },
      ),
    ],
  }),
  ability({
    id: 'kazs-fireball-acts',
    card: FIREBALL,
    rules: ['xw.golden-rules.02', 'xw.ion.11'],
    permits: {
      'actions while ionized': (state, self, { ship, action }) => {
        const faceup = you(state, self).damage.faceup.map(({ id }) => id);
        return isYou(state, self, ship) && faceup.some((id) => action.endsWith(`@${id}`));
      },
    },
  }),
];

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

const LUMINOUS = 'upgrade:luminous';

/** It comes out of reserve as setup ends. */
const luminous = [
  ability({
    id: 'luminous-waits',
    card: LUMINOUS,
    rules: ['xw.setup.14', 'xw.reserve.01'],
    modifies: {
      'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'in reserve' : place),
    },
  }),
  atEndOf('setup')({
    id: 'luminous',
    card: LUMINOUS,
    rules: ['xw.timing.06', 'xw.reserve.03'],
    effect: [placesYou(['xw.setup.14', 'xw.reserve.03'], placingNearFriends)],
  }),
];

export const titleUpgradesAToL = [
  assailer,
  ...blackOne,
  bloodCrow,
  ...brightHope,
  brokenHorn,
  calculatesTwice('corvus', 'upgrade:corvus'),
  carries('corvus-docks', 'upgrade:corvus', 2, isSmall),
  dauntless,
  carries('ghost', 'upgrade:ghost', 1, isOf('attackshuttle', 'sheathipedeclassshuttle')),
  ghost,
  carries('hounds-tooth', 'upgrade:houndstooth', 1, isOf('z95af4headhunter')),
  ability({ id: 'ig-2000-shares', card: 'upgrade:ig2000', rules: SHARED, kind: 'shares its pilot ability' }),
  ability({ id: 'ig-2000', card: 'upgrade:ig2000', rules: SHARED, kind: 'has shared pilot abilities' }),
  impetuous,
  insatiableWorrt,
  instigator,
  jainasLight,
  ...kazsFireball,
  ...landosFalcon,
  carries('liberator-docks', 'upgrade:liberator', 2, isSmall),
  liberatorSends,
  ...luminous,
];
