/** Upgrades of the slot 'crew', from G to H. */
import { type AbilityInPlay, after, allowed, before, type Json } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { assignCondition } from '../../effects/conditions';
import { cancelResults } from '../../effects/dice';
import { removeToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import type { ActionGrant, ShipId, XwingState } from '../../model/state';
import { coordinate, coordinateFor } from '../../procedures/coordinate';
import { jam } from '../../procedures/jam';
import { cannotPerformAny, isTreatedBy, performAction } from '../../procedures/perform-action';
import { sufferDamage } from '../../procedures/suffer-damage';
import { actionsOnBar } from '../../queries/actions';
import { cannotSpendCharge } from '../../queries/charges';
import { locksOf } from '../../queries/locks';
import { isActive, isFriendly, shipOf, shipsNotRemoved } from '../../queries/ships';
import { COORDINATE, coordinatesMore, mayTreatAsRed, red, sameTypeInReach } from '../forms/actions';
import { whileYouDefend } from '../forms/attacks';
import { turretAfterPrimary } from '../forms/bonus-attacks';
import { ASSIGNED } from '../forms/condition-cards';
import { all, atRange, destroyedIs, enemy, friendly, shipsThat } from '../forms/conditions';
import { allActive, chargeOfCard, costInCharges, force } from '../forms/costs';
import { CANCEL, noResult } from '../forms/dice';
import { canLock, locksEach } from '../forms/locks';
import { gamutKey, leftIn } from '../forms/same-text';
import { setsOf } from '../forms/targets';
import { afterYouFullyExecute, afterYouPerform, atStartOf, losesInSetup } from '../forms/timing';
import { youGain } from '../forms/tokens';
import { isYou, you } from '../forms/you';

const GA_97 = 'ga97';

interface HeldBack {
  ship: ShipId;
  charges: number;
}

/** Before placing forces 3 to 5 charges are spent, so that another ship of the player's comes later. */
const ga97 = atStartOf('setup')({
  id: 'ga-97',
  card: `upgrade:${GA_97}`,
  rules: ['xw.condition-cards.01', 'xw.setup.14'],
  may: true,
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, self.source, 3),
  choose: (state, self) => {
    const own = you(state, self);
    const others = shipsNotRemoved(state).filter(({ id, player }) => id !== own.id && player === own.player);
    const active = own.upgrades.find(({ id }) => id === self.source)?.charges?.active ?? 0;
    const counts = [3, 4, 5].filter((count) => count <= active);
    return others.flatMap(({ id }) => counts.map((count) => allowed<Json>({ ship: id, charges: count })));
  },
  effect: (state, self) => {
    const { ship, charges } = self.chosen as unknown as HeldBack;
    for (let i = 0; i < charges; i++) spendCharge(state, you(state, self).id, self.source, ['xw.setup.14']);
    assignCondition(state, 'itstheresistance', ship, self.controller, ASSIGNED);
  },
});

const [HUX, HUX_CARD] = ['general-hux', 'upgrade:generalhux'];

/** A red coordinate action for up to three ships of one type, which perform the same action as red. */
const generalHux = [
  mayTreatAsRed(HUX, HUX_CARD, 'coordinate'),
  ability({
    id: 'general-hux-commands',
    card: HUX_CARD,
    rules: COORDINATE,
    on: before('about-to-measure'),
    when: (state, { event, ...self }) =>
      event.to === 'coordinate' && isYou(state, self, event.ship) && isTreatedBy(state, HUX),
    effect: (state) => coordinateFor(state, 'any action as red'),
  }),
  coordinatesMore({
    id: 'general-hux-more',
    card: HUX_CARD,
    if: (state) => isTreatedBy(state, HUX),
    most: () => 2,
    such: sameTypeInReach,
    grants: (_state, _ship, action) => red(action),
  }),
];

const gamutKeyCrew = gamutKey(
  'gamut-key',
  'upgrade:gamutkey',
  costInCharges(({ source }) => source, 2, ['xw.charges.05']),
  atRange(0, 1),
);

/** Two or more that are left, and a charge: one of them goes. A charge comes back with each friend that falls. */
const grievousCrew = [
  ability({
    id: 'general-grievous-crew',
    card: 'upgrade:generalgrievous',
    rules: CANCEL,
    on: after('dice-neutralized'),
    when: (state, self) => whileYouDefend()(state, self) && leftIn(state, 'hit') + leftIn(state, 'crit') >= 2,
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    choose: (state) =>
      (['hit', 'crit'] as const).map((face) => ({ action: face, not: noResult(state, 'attack', face) })),
    effect: (state, { chosen }) => void cancelResults(state, 'attack', chosen as 'hit' | 'crit', 1, CANCEL),
  }),
  ability({
    id: 'general-grievous-crew-recovers',
    card: 'upgrade:generalgrievous',
    rules: ['xw.charges.02'],
    on: after('ship-destroyed'),
    when: destroyedIs(friendly),
    unable: (state, self) => allActive(you(state, self).upgrades.find(({ id }) => id === self.source)?.charges),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
];

const GONK = 'upgrade:gnkgonkdroid';
const gonkSetup = losesInSetup('gnk-gonk-droid-setup', GONK, 1);

const gonkRecovers = ability({
  id: 'gnk-gonk-droid-recovers-charge',
  card: GONK,
  rules: ['xw.paying-costs.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).upgrades.find((card) => card.id === self.source)?.charges),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.paying-costs.02']),
});

const gonkShield = ability({
  id: 'gnk-gonk-droid',
  card: GONK,
  rules: ['xw.paying-costs.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).shields, ['xw.paying-costs.02'], 'shields'),
  cost: chargeOfCard(['xw.paying-costs.02', 'xw.charges.05']),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.paying-costs.02']),
});

/** White actions of its bar, as red ones. */
const asRed = (state: XwingState, self: AbilityInPlay): ActionGrant[] =>
  actionsOnBar(state, you(state, self)).flatMap(({ action, color }) => (color === 'white' ? red(action) : []));

const grandInquisitor = ability({
  id: 'grand-inquisitor-crew',
  card: 'upgrade:grandinquisitor',
  rules: ['xw.timing.07', 'xw.actions.11'],
  on: after('dial-revealed'),
  when: (state, self) => all(enemy, atRange(0, 2))(shipOf(state, self.event.ship), you(state, self), state),
  may: true,
  cost: force,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, asRed(state, self)),
  effect: (state, self) =>
    performAction(state, you(state, self).id, asRed(state, self), { may: false, source: self.ability }),
});

/** Each friend, as far as its player likes, locks what you have locked. */
const grandMoffTarkin = ability({
  id: 'grand-moff-tarkin-crew',
  card: 'upgrade:grandmofftarkin',
  rules: ['xw.system-phase.02', 'xw.lock.04'],
  during: 'system phase',
  may: true,
  cost: costInCharges(({ source }) => source, 2, ['xw.charges.05']),
  choose: (state, self) => {
    const locked = locksOf(state, you(state, self).id).map(({ on }) => on);
    const ships = shipsThat(state, self, ({ id }) => locked.includes(id)).map(({ id }) => id);
    return setsOf(shipsThat(state, self, friendly).map(({ id }) => canLock(state, id, ships)));
  },
  effect: locksEach,
});

const hanSoloCrew = afterYouPerform('evade')({
  id: 'han-solo-crew',
  card: 'upgrade:hansolo-crew',
  effect: (state, self) => youGain('evade', shipsThat(state, self, all(enemy, atRange(0, 1))).length)(state, self),
});

/** 'Can': nobody is asked. */
const heraSyndulla = ability({
  id: 'hera-syndulla',
  card: 'upgrade:herasyndulla',
  rules: ['xw.golden-rules.02', 'xw.card-interpretation.06'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship }) => isYou(state, self, ship),
  },
});

const heraSyndullaAfter = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'hera-syndulla-after',
  card: 'upgrade:herasyndulla',
  rules: ['xw.card-interpretation.09'],
  if: (state, self) => you(state, self).tokens.stress >= 3,
  effect: (state, self) => {
    const own = you(state, self).id;
    removeToken(state, own, 'stress', ['xw.tokens.03']);
    sufferDamage(state, own, { hit: 1, crit: 0 }, ['xw.damage.01']);
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
      coordinate(state, you(state, self).id, { must: coordinated });
    }),
    run('jam the other', ['xw.jam.02'], (state, self) => {
      const { jammed } = self.chosen as unknown as { jammed: ShipId };
      if (isActive(shipOf(state, jammed))) jam(state, you(state, self).id, jammed);
    }),
  ],
});

export const crewUpgradesGToH = [
  ga97,
  gamutKeyCrew,
  ...generalHux,
  ...grievousCrew,
  turretAfterPrimary('ghost-company', 'upgrade:ghostcompany'),
  gonkSetup,
  gonkRecovers,
  gonkShield,
  grandInquisitor,
  grandMoffTarkin,
  hanSoloCrew,
  heraSyndulla,
  heraSyndullaAfter,
  hondoOhnaka,
];
