/** Scum and Villainy: pilots of the BTL-A4 Y-wing. */
import { after, candidate, reason, say } from '../../../../core';
import { ability } from '../../../engine';
import { pilot } from '../../../facts';
import type { ShipId } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import { deviceOf } from '../../../queries/devices';
import { arcInWords } from '../../../queries/firing-arcs';
import { isAtRange } from '../../../queries/range';
import { isFriendly, isSameSide, shipOf } from '../../../queries/ships';
import { both, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { all, damaged, enemy, hasYouIn, inYour, isArc, shipsThat, youAre } from '../../forms/conditions';
import { attacking, changes, defending, mayReroll, rollsMore } from '../../forms/dice';
import { lockOn, outOfReach } from '../../forms/locks';
import { shipsMeant } from '../../forms/targets';
import { beforeYouEngage } from '../../forms/timing';
import { GAIN, inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

const arlizHadrassianAttacks = changes({
  id: 'arliz-hadrassian-attacks',
  card: 'pilot:arlizhadrassian',
  ...attacking,
  from: ['focus'],
  to: 'crit',
  when: whileYouAttack(both(isArc('front'), youAre(damaged))),
});

const arlizHadrassianDefends = changes({
  id: 'arliz-hadrassian-defends',
  card: 'pilot:arlizhadrassian',
  ...defending,
  must: true,
  from: ['focus'],
  to: 'blank',
  when: whileYouDefend(youAre(damaged)),
});

/** Of friendly ships that are not limited, herself not among them; her turret arc is a firing arc at any range of an arc. */
const dreaRenthal = mayReroll({
  id: 'drea-renthal',
  card: 'pilot:drearenthal',
  rules: ['xw.faq-firing-arcs.07'],
  pool: 'attack',
  when: (state, self) => {
    const attack = currentAttack(state);
    if (!attack || attack.defender === null) return false;
    const [own, attacker] = [you(state, self), shipOf(state, attack.attacker)];
    if (!isFriendly(own, attacker) || pilot(attacker.pilot)?.limited !== 0) return false;
    return shipsMeant(state, self, { side: 'enemy', inArc: 'firing' }).some((ship) => ship.id === attack.defender);
  },
});

/** Any attack that is not a front arc attack: from a turret that points forward too. */
const kavil = rollsMore(
  {
    id: 'kavil',
    card: 'pilot:kavil',
    rules: ['xw.faq-cards.12', 'xw.faq-cards.13'],
    pool: 'attack',
    when: whileYouAttack((_state, { weapon }) => weapon !== null && weapon.arc !== 'front'),
    because: (state, self) => {
      const weapon = currentAttack(state)?.weapon;
      if (!weapon) return [];
      const said = say`${weapon.id} attacks in the ${[arcInWords(you(state, self), weapon)]}: this is no front arc attack.`;
      return [reason('not-front-arc', said, ['xw.faq-cards.12'], { arc: weapon.arc })];
    },
  },
  1,
);

const leemaKai = beforeYouEngage({
  id: 'leema-kai',
  card: 'pilot:leemakai',
  if: (state, self) => shipsThat(state, self, all(enemy, hasYouIn('front'))).length === 0,
  may: true,
  choose: (state, self) =>
    shipsThat(state, self, all(enemy, inYour('full-front'))).map(({ id }) =>
      candidate(id, outOfReach(state, self, id)),
    ),
  effect: (state, self) => lockOn(state, self, self.chosen as ShipId),
});

/** Enemies near a device of his player, on which he has a lock. */
const padric = ability({
  id: 'padric',
  card: 'pilot:padric',
  rules: GAIN,
  on: after('device-detonated'),
  when: (state, self) => {
    const { device, lockedBy } = self.event;
    const own = you(state, self);
    return isSameSide(own, deviceOf(state, device)) && lockedBy.includes(own.id);
  },
  effect: (state, self) => {
    const near = shipsThat(state, self, enemy).filter(
      ({ id }) => self.event && isAtRange(state, id, self.event.device, 0, 1),
    );
    for (const { id } of near) inflict(state, id, 'strain', self);
  },
});

export const btlA4YWingPilots = [arlizHadrassianAttacks, arlizHadrassianDefends, dreaRenthal, kavil, leemaKai, padric];
