/** Rebel Alliance: pilots of the RZ-1 A-wing. */
import { after } from '../../../../core';
import { ability, innermost } from '../../../engine';
import { performAction } from '../../../procedures/perform-action';
import { both, isAttackRange, isPrimary, whileYouAttack } from '../../forms/attacks';
import { defenderIs, enemyIs, hasYouIn, inYour } from '../../forms/conditions';
import { bothSides, changes, defending, rollsMore } from '../../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../../forms/held-tokens';
import { ahsokaTano, givesInAttacks, sharaBey } from '../../forms/same-text';
import { chooseShip } from '../../forms/targets';
import { afterYouPerform } from '../../forms/timing';
import { REMOVE } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

/** Primary attacks at range 0, and boost actions that ships stop but do not make fail. */
const arvelCrynyd = ability({
  id: 'arvel-crynyd',
  card: 'pilot:arvelcrynyd',
  rules: ['xw.attack.13', 'xw.boost.08', 'xw.golden-rules.02'],
  permits: {
    'attacks at range 0': (state, self, { ship, kind }) => kind === 'primary' && isYou(state, self, ship),
    'boosts in part': (state, self, { ship }) =>
      isYou(state, self, ship) && innermost(state, 'perform action')?.chosen?.action === 'boost',
  },
});

const derekKlivian = ability({
  id: 'derek-klivian',
  card: 'pilot:derekklivian',
  rules: REMOVE,
  on: after('lock-acquired', 'lock-spent'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => chooseHeld(state, you(state, self), 'red'),
  effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
});

/** One of the friendly ships near him is he himself (xw.ability-queue-example-1.04). */
const jakeFarrell = afterYouPerform(
  'barrel-roll',
  'boost',
)({
  id: 'jake-farrell',
  card: 'pilot:jakefarrell',
  rules: ['xw.ability-queue-example-1.01'],
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', range: [0, 1] }),
  effect: (state, { chosen }) =>
    performAction(state, chosen as string, [{ action: 'focus', color: 'white' }], {
      may: true,
      source: 'jake-farrell',
    }),
});

const sabineWrenAWing = bothSides('sabine-wren-a-wing', ({ id, pool, whileYou, success }) =>
  changes({
    id,
    card: 'pilot:sabinewren-rz1awing',
    pool,
    from: pool === 'attack' ? ['blank', 'focus', 'crit'] : ['blank', 'focus'],
    to: success,
    when: whileYou(both(isAttackRange(1), enemyIs(hasYouIn('front')))),
  }),
);

const wedgeAntillesAWing = rollsMore(
  {
    id: 'wedge-antilles-a-wing',
    card: 'pilot:wedgeantilles-rz1awing',
    ...defending,
    when: whileYouAttack(both(isPrimary, defenderIs(inYour('front')))),
  },
  -1,
);

export const rz1AWingPilots = [
  ...ahsokaTano('ahsoka-tano-a-wing', 'pilot:ahsokatano-rz1awing', [1, 2], 2),
  arvelCrynyd,
  derekKlivian,
  ...givesInAttacks('hera-syndulla-a-wing', 'pilot:herasyndulla-rz1awing'),
  jakeFarrell,
  ...sabineWrenAWing,
  ...sharaBey('shara-bey-a-wing', 'pilot:sharabey-rz1awing'),
  wedgeAntillesAWing,
];
