/** Galactic Republic: pilots of the Delta-7 Aethersprite. */
import { after, allowed, type Json } from '../../../../core';
import { recoverCharge } from '../../../effects/charges';
import { setRevealedDial } from '../../../effects/dials';
import { changeResult } from '../../../effects/dice';
import { gainToken, transferToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import type { ShipId, TokenKind } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import { isFriendly, shipOf } from '../../../queries/ships';
import {
  all,
  atRange,
  friend,
  inAttackersBullseye,
  shipsThat,
  whileFriendAttacks,
  whileFriendDefends,
} from '../../forms/conditions';
import { allActive, force, forceOfShip } from '../../forms/costs';
import { onDial, otherManeuvers, sameColor, SET_DIAL } from '../../forms/dials';
import { CHANGE, chooseDie, nothingFor } from '../../forms/dice';
import { heldTokens } from '../../forms/held-tokens';
import { ahsokaTano, anakinSkywalker } from '../../forms/same-text';
import { isWithin } from '../../forms/targets';
import { afterYouFullyExecute, atStartOf } from '../../forms/timing';
import { GAIN, PASS } from '../../forms/tokens';
import { stillThere, you } from '../../forms/you';

/** Focus to hit, or hit to critical hit: what the die shows decides. Of a friend who has the defender in its bullseye arc. */
const barrissOffee = ability({
  id: 'barriss-offee',
  card: 'pilot:barrissoffee',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileFriendAttacks(atRange(0, 2), inAttackersBullseye)(state, self),
  cost: force,
  choose: (state) =>
    chooseDie(state, 'attack', (face) => (face === 'focus' || face === 'hit' ? null : nothingFor(face))),
  effect: (state, { chosen }) => oneStep(state, chosen as number, { focus: 'hit', hit: 'crit' }),
});

function oneStep(
  state: Parameters<typeof currentAttack>[0],
  die: number,
  steps: Readonly<Record<string, 'hit' | 'crit' | 'focus'>>,
): void {
  const to = steps[currentAttack(state)?.attackDice[die]?.face ?? ''];
  if (to) changeResult(state, 'attack', die, to, CHANGE);
}

/** The other way round, of the attacker's dice against a friend. */
const luminaraUnduli = ability({
  id: 'luminara-unduli',
  card: 'pilot:luminaraunduli',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileFriendDefends(atRange(0, 2), (...about) => !inAttackersBullseye(...about))(state, self),
  cost: force,
  choose: (state) =>
    chooseDie(state, 'attack', (face) => (face === 'crit' || face === 'hit' ? null : nothingFor(face))),
  effect: (state, { chosen }) => oneStep(state, chosen as number, { crit: 'hit', hit: 'focus' }),
});

const maceWindu = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'mace-windu',
  card: 'pilot:macewindu',
  unable: (state, self) => allActive(you(state, self).force),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});

const obiWanKenobi = ability({
  id: 'obi-wan-kenobi',
  card: 'pilot:obiwankenobi',
  rules: GAIN,
  on: after('token-spent'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return self.event.token === 'focus' && isFriendly(own, ship) && isWithin(state, own, ship, [0, 2]);
  },
  still: stillThere('ship'),
  may: true,
  cost: force,
  effect: (state, { event, controller: by }) => {
    if (event) gainToken(state, event.ship, 'focus', GAIN, { by });
  },
});

/** A green token of his to a friend, or an orange one of the friend's to him. */
const ploKoon = atStartOf('engagement')({
  id: 'plo-koon-pilot',
  card: 'pilot:plokoon',
  rules: PASS,
  may: true,
  cost: force,
  choose: (state, self) => {
    const own = you(state, self);
    return shipsThat(state, self, all(friend, atRange(0, 2))).flatMap((ship) => [
      ...heldTokens(state, own, 'green').map((token) => allowed<Json>({ from: own.id, to: ship.id, token })),
      ...heldTokens(state, ship, 'orange').map((token) => allowed<Json>({ from: ship.id, to: own.id, token })),
    ]);
  },
  effect: (state, self) => {
    const { from, to, token } = self.chosen as { from: ShipId; to: ShipId; token: TokenKind };
    transferToken(state, from, to, token, PASS, self.controller);
  },
});

const saeseeTiin = ability({
  id: 'saesee-tiin',
  card: 'pilot:saeseetiin',
  rules: SET_DIAL,
  on: after('dial-revealed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return isFriendly(own, ship) && isWithin(state, own, ship, [0, 2]);
  },
  still: stillThere('ship'),
  may: true,
  cost: forceOfShip(['xw.force-charges.07']),
  choose: (state, { event }) =>
    otherManeuvers(
      shipOf(state, event.ship),
      event.maneuver,
      (each) => sameColor(each, event.maneuver) && each.speed === event.maneuver.speed,
    ),
  effect: (state, { event, chosen }) => {
    if (event) setRevealedDial(state, event.ship, onDial(shipOf(state, event.ship), chosen), SET_DIAL);
  },
});

export const delta7AetherspritePilots = [
  ...ahsokaTano('ahsoka-tano', 'pilot:ahsokatano', [0, 1], 1),
  anakinSkywalker('anakin-skywalker-aethersprite', 'pilot:anakinskywalker'),
  barrissOffee,
  luminaraUnduli,
  maceWindu,
  obiWanKenobi,
  ploKoon,
  saeseeTiin,
];
