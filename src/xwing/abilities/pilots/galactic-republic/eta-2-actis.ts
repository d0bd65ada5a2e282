/** Galactic Republic: pilots of the Eta-2 Actis. */
import { type AbilityInPlay, after, allowed, type Json, type Self } from '../../../../core';
import { recoverCharge, spendCharge } from '../../../effects/charges';
import { gainToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import { pilot } from '../../../facts';
import type { XwingEvent } from '../../../model/events';
import type { ShipId, TokenKind, XwingState } from '../../../model/state';
import { shipOf } from '../../../queries/ships';
import {
  all,
  atRange,
  attackerIs,
  count,
  enemy,
  friend,
  friendly,
  inYour,
  shipsThat,
  whileFriendDefends,
} from '../../forms/conditions';
import { allActive, force } from '../../forms/costs';
import { changes, defending } from '../../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../../forms/held-tokens';
import { IN_END_PHASE, keeps, startKeeping } from '../../forms/lasting-effects';
import { isWithin } from '../../forms/targets';
import { atStartOf } from '../../forms/timing';
import { GAIN, REMOVE } from '../../forms/tokens';
import { stillThere, you } from '../../forms/you';

const aaylaSecuraPilot = changes({
  id: 'aayla-secura-pilot',
  card: 'pilot:aaylasecura',
  ...defending,
  from: ['blank'],
  to: 'focus',
  when: whileFriendDefends(() => true, attackerIs(all(inYour('front'), atRange(0, 1)))),
});

type Executed = Extract<XwingEvent, { type: 'maneuver-executed' }>;

/** After a maneuver of his, or of a friend of this name near him, that ends among more enemies than friends. */
const afterManeuverAmongEnemies = (partner: string) => ({
  on: after('maneuver-executed'),
  when: (state: XwingState, self: Self<Executed>): boolean => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const isPartner = pilot(ship.pilot)?.name === partner && all(friendly, atRange(0, 3))(ship, own, state);
    const beside = (is: typeof friend): number =>
      count(
        state,
        own,
        (other) => other.id !== ship.id && isWithin(state, ship, other, [0, 1]) && is(other, own, state),
      );
    return (ship.id === own.id || isPartner) && beside(enemy) > beside(friendly);
  },
  still: stillThere('ship'),
  may: true as const,
  cost: force,
});

const anakinSkywalker = ability({
  id: 'anakin-skywalker-actis',
  card: 'pilot:anakinskywalker-eta2actis',
  rules: REMOVE,
  ...afterManeuverAmongEnemies('Obi-Wan Kenobi'),
  choose: (state, { event }) => chooseHeld(state, shipOf(state, event.ship), 'red'),
  effect: (state, { event, chosen }) => {
    if (event) removeHeld(state, event.ship, chosen as Held, REMOVE);
  },
});

const obiWanKenobi = ability({
  id: 'obi-wan-kenobi-actis',
  card: 'pilot:obiwankenobi-eta2actis',
  rules: GAIN,
  ...afterManeuverAmongEnemies('Anakin Skywalker'),
  effect: (state, { event, controller: by }) => {
    if (event) gainToken(state, event.ship, 'focus', GAIN, { by });
  },
});

interface Kept {
  ship: ShipId;
  token: 'focus' | 'evade';
}

const keeping = (token: TokenKind): string => `keeps 1 ${token} token`;

/** A Force charge for each ship, which keeps one of its two tokens. */
const shaakTi = atStartOf('end')({
  id: 'shaak-ti-pilot',
  card: 'pilot:shaakti',
  rules: IN_END_PHASE,
  may: true,
  choose: (state, self) => {
    const most = you(state, self).force?.active ?? 0;
    let sets: Kept[][] = [[]];
    for (const { id: ship, tokens } of shipsThat(state, self, all(friendly, atRange(0, 2)))) {
      const kinds = (['focus', 'evade'] as const).filter((token) => tokens[token] > 0);
      const more = sets.filter((set) => set.length < most);
      sets = [...sets, ...more.flatMap((set) => kinds.map((token) => [...set, { ship, token }]))];
    }
    return sets.filter((set) => set.length > 0).map((set) => allowed<Json>(set as unknown as Json));
  },
  effect: (state, self) => {
    for (const { ship, token } of self.chosen as unknown as Kept[]) {
      spendCharge(state, you(state, self).id, 'force', ['xw.force-charges.07']);
      startKeeping(state, ship, keeping(token), self);
    }
  },
});

/** Was another use of it triggered by the same step? Several charges may be spent at once, which is once. */
const triggeredNow = ({ triggered }: XwingState, { ability: id, source }: AbilityInPlay): boolean =>
  triggered.some((each) => each.ability === id && each.source === source);

const yoda = ability({
  id: 'yoda-pilot',
  card: 'pilot:yoda',
  rules: ['xw.charges.02'],
  on: after('charge-spent'),
  when: (state, self) => {
    if (self.event.of !== 'force' || triggeredNow(state, self)) return false;
    return all(friend, atRange(0, 3))(shipOf(state, self.event.ship), you(state, self), state);
  },
  still: stillThere('ship'),
  may: true,
  unable: (state, { event }) => allActive(shipOf(state, event.ship).force),
  cost: force,
  effect: (state, { event }) => {
    if (event) recoverCharge(state, event.ship, 'force', ['xw.charges.02']);
  },
});

export const eta2ActisPilots = [
  aaylaSecuraPilot,
  anakinSkywalker,
  obiWanKenobi,
  shaakTi,
  keeps(keeping('focus'), (token) => (token === 'focus' ? 1 : 0)),
  keeps(keeping('evade'), (token) => (token === 'evade' ? 1 : 0)),
  yoda,
];
