/** Resistance: pilots of the RZ-2 A-wing. */
import { allowed } from '../../../../core';
import type { TokenKind } from '../../../model/state';
import { turretArcs } from '../../../queries/firing-arcs';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { both, isPrimary, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import {
  atRange,
  defenderIs,
  hasYouIn,
  stressed,
  whileFriendAttacks,
  whileFriendDefends,
  youAre,
} from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { attacking, defending, mayRollMore, rollsMore, spendingOfAFriend } from '../../forms/dice';
import { afterYouFight, afterYouPerform } from '../../forms/timing';
import { passes, youGain } from '../../forms/tokens';

const luloLamparAttacks = rollsMore(
  {
    id: 'lulo-lampar-attacks',
    card: 'pilot:lulolampar',
    ...attacking,
    when: whileYouAttack(both(isPrimary, youAre(stressed))),
  },
  1,
);

const luloLamparDefends = rollsMore(
  { id: 'lulo-lampar-defends', card: 'pilot:lulolampar', ...defending, when: whileYouDefend(youAre(stressed)) },
  -1,
);

const merlCobben = rollsMore(
  {
    id: 'merl-cobben',
    card: 'pilot:merlcobben',
    ...defending,
    when: whileFriendAttacks(atRange(0, 2), both(isPrimary, defenderIs(hasYouIn('bullseye')))),
  },
  -1,
);

const ronithBlario = spendingOfAFriend(
  'ronith-blario',
  'pilot:ronithblario',
  'focus',
  (enemy) => (ship, own, state) =>
    ship.id !== own.id && turretArcs(ship).some((arc) => isInArc(state, ship, arc, enemy)),
);

const seftinVanik = afterYouPerform('boost')({
  id: 'seftin-vanik',
  card: 'pilot:seftinvanik',
  may: true,
  ...passes(['evade'], atRange(1, 1)),
});

const tallissanLintra = mayRollMore({
  id: 'tallissan-lintra',
  card: 'pilot:tallissanlintra',
  ...defending,
  when: whileFriendDefends(
    () => true,
    (state, { attacker }, own) => isInArc(state, own, 'bullseye', shipOf(state, attacker)),
  ),
  cost: spendingCharges('ship'),
});

const ziziTlo = afterYouFight({
  id: 'zizi-tlo',
  card: 'pilot:zizitlo',
  may: true,
  cost: spendingCharges('ship'),
  choose: () => [allowed('focus'), allowed('evade')],
  effect: (state, self) => youGain(self.chosen as TokenKind)(state, self),
});

export const rz2AWingPilots = [
  luloLamparAttacks,
  luloLamparDefends,
  merlCobben,
  ...ronithBlario,
  seftinVanik,
  tallissanLintra,
  ziziTlo,
];
