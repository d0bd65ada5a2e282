/** Scum and Villainy: pilots of the StarViper-class Attack Platform. */
import { after, allowed, countFaces } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { rotateShip } from '../../../effects/move';
import { gainToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { currentAttack } from '../../../queries/attack';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { whileYouDefend } from '../../forms/attacks';
import { gaining } from '../../forms/costs';
import { shipsMeant } from '../../forms/targets';
import { afterYouFullyExecute, atStartOf } from '../../forms/timing';
import { you } from '../../forms/you';

const dalanOberos = afterYouFullyExecute()({
  id: 'dalan-oberos-starviper',
  card: 'pilot:dalanoberos-starviperclassattackplatform',
  may: true,
  cost: gaining('stress'),
  choose: () => [allowed('left'), allowed('right')],
  effect: (state, self) => rotateShip(state, you(state, self).id, self.chosen as 'left' | 'right', ['xw.timing.07']),
});

const guri = atStartOf('engagement')({
  id: 'guri',
  card: 'pilot:guri',
  rules: ['xw.timing.03'],
  if: (state, self) => shipsMeant(state, self, { side: 'enemy', range: [0, 1] }).length > 0,
  may: true,
  effect: (state, self) => gainToken(state, you(state, self).id, 'focus', ['xw.timing.03'], { by: self.controller }),
});

/** After results are neutralized, another friendly ship in the attack arc, as the erratum has it, takes one of the damage. */
const princeXizor = ability({
  id: 'prince-xizor',
  card: 'pilot:princexizor',
  rules: ['xw.errata-prince-xizor.01'],
  on: after('dice-neutralized'),
  when: (state, self) => whileYouDefend()(state, self),
  may: true,
  choose: (state, self) => {
    const attack = currentAttack(state);
    if (!attack?.weapon) return [];
    const { attacker, weapon, attackDice } = attack;
    const faces = (['hit', 'crit'] as const).filter((face) => countFaces(attackDice, face) > 0);
    const helpers = shipsMeant(state, self, { side: 'friendly', range: [0, 1], other: true });
    const inArc = helpers.filter((ship) => isInArc(state, shipOf(state, attacker), weapon, ship));
    return inArc.flatMap((ship) => faces.map((face) => allowed({ ship: ship.id, face })));
  },
  effect: (state, { chosen }) => {
    const { ship, face } = chosen as { ship: string; face: 'hit' | 'crit' };
    sufferDamage(state, ship, { hit: 0, crit: 0, [face]: 1 }, ['xw.errata-prince-xizor.01']);
    cancelResults(state, 'attack', face, 1, ['xw.errata-prince-xizor.01']);
  },
});

export const starviperClassAttackPlatformPilots = [dalanOberos, guri, princeXizor];
