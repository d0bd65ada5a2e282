/** Scum and Villainy: pilots of the BTL-A4 Y-wing. */
import { reason, say } from '../../../../core';
import { pilot } from '../../../facts';
import { currentAttack } from '../../../queries/attack';
import { arcInWords } from '../../../queries/firing-arcs';
import { isFriendly, shipOf } from '../../../queries/ships';
import { both, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { damaged, isArc, youAre } from '../../forms/conditions';
import { attacking, changes, defending, mayReroll, rollsMore } from '../../forms/dice';
import { shipsMeant } from '../../forms/targets';
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

export const btlA4YWingPilots = [arlizHadrassianAttacks, arlizHadrassianDefends, dreaRenthal, kavil];
