/** Cards that work at initiative 7, before any ship engages at its own (xw.faq-cards.04), and by which destroyed ships still engage. */
import { after, reason, say, type AbilityInPlay } from '../../core';
import { startEffect, untilEndOf } from '../effects/lasting-effects';
import { ability, innermost } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { performAttack } from '../procedures/attack';
import { isTurret, turretArcs } from '../queries/firing-arcs';
import { isInAnyArc } from '../queries/range';
import { shipOf } from '../queries/ships';
import { cannotAttack } from '../queries/targets';
import { weaponsOf } from '../queries/weapons';
import { all, another, atRange, destroyedIs, either, friendly, limited, not, type OfShip } from './circumstances';
import { spendingCharges } from './costs';
import { atStartOf } from './forms';
import { chooseShip, forceOfShip, stillThere, you } from './words';

const ENGAGES_FIRST = untilEndOf('engagement', 'engages at initiative 7');
const RULES = ['xw.timing.03', 'xw.faq-cards.04'];

/** On the ship that engages so. */
const engagesFirst = ability({
  id: 'engages-at-initiative-7',
  card: ENGAGES_FIRST,
  rules: ['xw.faq-cards.04'],
  modifies: { 'engages at': (_state, self, value, { ship }) => (ship === self.source ? 7 : value) },
});

const heightenedPerception = atStartOf('engagement')({
  id: 'heightened-perception',
  card: 'upgrade:heightenedperception',
  rules: RULES,
  may: true,
  cost: forceOfShip(RULES),
  effect: (state, self) => startEffect(state, ENGAGES_FIRST, you(state, self).id, self.controller),
});

/** Any ship in his firing arc, of either side. */
const roarkGarnet = atStartOf('engagement')({
  id: 'roark-garnet',
  card: 'pilot:roarkgarnet',
  rules: RULES,
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', other: true, inArc: 'firing' }),
  effect: (state, { chosen, controller }) => startEffect(state, ENGAGES_FIRST, chosen as ShipId, controller),
});

const HAN_SOLO = 'upgrade:hansolo';
const HAN = ['xw.faq-cards.03', 'xw.faq-cards.04'];

/** A bonus attack with a turret, before his own ship or any other engages. */
const hanSolo = ability({
  id: 'han-solo-gunner',
  card: HAN_SOLO,
  rules: HAN,
  on: after('initiative-begins'),
  when: (_state, { event }) => event.initiative === 7,
  may: true,
  limit: { per: 'round', times: 1 },
  unable: (state, self) => cannotAttack(state, you(state, self), true),
  effect: (state, self) => {
    const own = you(state, self);
    const granted = [reason('bonus-attack', say`a bonus turret attack at initiative 7.`, HAN)];
    performAttack(state, own.id, { bonus: true, granted, turretArcs: turretArcs(own) });
  },
});

/** With him used, the arcs of turret attacks so far this round are those of his attack. */
const hanSoloAgain = ability({
  id: 'han-solo-gunner-again',
  card: HAN_SOLO,
  rules: ['xw.faq-cards.05'],
  forbids: {
    'be attacked': (state, self, { attacker, defender, weapon: id }) => {
      const own = you(state, self);
      const weapon = weaponsOf(state, own).find((each) => each.id === id);
      if (own.id !== attacker || !weapon || !isTurret(weapon.arc) || !wasUsed(state, self)) return null;
      const left = turretArcs(own, id).filter((arc) => !own.turretAttacks.includes(arc));
      if (isInAnyArc(state, own, left, shipOf(state, defender))) return null;
      const said = say`${attacker} has attacked from that turret arc at initiative 7.`;
      return reason('arc-used', said, ['xw.faq-cards.05'], { arcs: [...own.turretAttacks] });
    },
  },
});

function wasUsed({ used }: XwingState, { source }: Pick<AbilityInPlay, 'source'>): boolean {
  return used.some((use) => use.ability === hanSolo.id && use.source === source);
}

const inEngagement: OfShip = (_ship, _own, state) => state.phase === 'engagement';
const small: OfShip = ({ size }) => size === 'small';
const engaged: OfShip = (ship) => ship.engaged;

const STAYS = untilEndOf('engagement', 'stays though destroyed');
const WARTHOG = ['xw.destroying-ships.04', 'xw.golden-rules.02'];
/** He, and friendly ships near that are not limited, stay until the end of the phase in which they were destroyed. */
const warthog = [
  ability({
    id: 'warthog',
    card: 'pilot:warthog',
    rules: WARTHOG,
    on: after('ship-destroyed'),
    when: destroyedIs(all(inEngagement, either(not(another), all(friendly, atRange(0, 2), not(limited))))),
    effect: (state, { event, controller }) => {
      if (event) startEffect(state, STAYS, event.ship, controller);
    },
  }),
  ability({
    id: 'stays-though-destroyed',
    card: STAYS,
    rules: WARTHOG,
    permits: { 'stays though destroyed': (_state, { source }, { ship }) => ship === source },
  }),
];

const ENGAGES_NOW = untilEndOf('engagement', 'engages at the current initiative');
const NASH = ['xw.simultaneous-fire.01', 'xw.golden-rules.02'];
/** A small friend that was destroyed before its turn engages with the ships that do now. */
const nashWindrider = [
  ability({
    id: 'nash-windrider',
    card: 'pilot:nashwindrider',
    rules: NASH,
    on: after('ship-destroyed'),
    when: destroyedIs(all(inEngagement, small, not(engaged), friendly, atRange(0, 3))),
    still: stillThere('ship'),
    may: true,
    cost: spendingCharges('ship'),
    effect: (state, { event, controller }) => {
      if (event) startEffect(state, ENGAGES_NOW, event.ship, controller);
    },
  }),
  ability({
    id: 'engages-at-the-current-initiative',
    card: ENGAGES_NOW,
    rules: NASH,
    modifies: {
      'engages at': (state, { source }, value, { ship }) =>
        ship === source ? (innermost(state, 'engagement phase')?.initiative ?? value) : value,
    },
  }),
];

export const engagingFirst = [
  ...warthog,
  ...nashWindrider,
  engagesFirst,
  heightenedPerception,
  roarkGarnet,
  hanSolo,
  hanSoloAgain,
];
