/** Resistance: pilots of the RZ-2 A-wing. */
import { allowed } from '../../../../core';
import { rotateShip } from '../../../effects/move';
import { ability } from '../../../engine';
import type { TokenKind } from '../../../model/state';
import { rotate } from '../../../procedures/rotate';
import { turretArcs } from '../../../queries/firing-arcs';
import { isInArc } from '../../../queries/range';
import { shipOf } from '../../../queries/ships';
import { both, isPrimary, thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import {
  atRange,
  defenderIs,
  hasYouIn,
  stressed,
  whileFriendAttacks,
  whileFriendDefends,
  youAre,
} from '../../forms/conditions';
import { gaining, spendingCharges } from '../../forms/costs';
import { attacking, defending, mayRollMore, rollsMore, spendingOfAFriend } from '../../forms/dice';
import {
  afterYouDefend,
  afterYouExecute,
  afterYouFight,
  afterYouFullyExecute,
  afterYouPerform,
} from '../../forms/timing';
import { inflict, passes, youGain } from '../../forms/tokens';
import { noTurret } from '../../forms/turrets';
import { isYou, stillThere, you } from '../../forms/you';

const greerSonnel = afterYouFullyExecute()({
  id: 'greer-sonnel',
  card: 'pilot:greersonnel',
  may: true,
  unable: noTurret,
  effect: (state, self) => rotate(state, you(state, self).id),
});

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

const suralindaJavos = afterYouExecute({
  id: 'suralinda-javos',
  card: 'pilot:suralindajavos',
  if: (_state, { event }) => !event.fully,
  may: true,
  cost: gaining('strain'),
  choose: () => (['left', 'right', 'around'] as const).map((way) => allowed(way)),
  effect: (state, self) =>
    rotateShip(state, you(state, self).id, self.chosen as 'left' | 'right' | 'around', ['xw.timing.07']),
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

const wrobieTyce = afterYouDefend({
  id: 'wrobie-tyce',
  card: 'pilot:wrobietyce',
  if: (state) => {
    const { range, attackerModified } = thisAttack(state);
    return range?.range === 1 && attackerModified === true;
  },
  still: stillThere('attacker'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.attacker, 'deplete', self);
  },
});

const ziziTlo = afterYouFight({
  id: 'zizi-tlo',
  card: 'pilot:zizitlo',
  may: true,
  cost: spendingCharges('ship'),
  choose: () => [allowed('focus'), allowed('evade')],
  effect: (state, self) => youGain(self.chosen as TokenKind)(state, self),
});

const zariBangel = ability({
  id: 'zari-bangel',
  card: 'pilot:zaribangel',
  rules: ['xw.golden-rules.02', 'xw.overlap.07'],
  permits: { 'acts after a maneuver in part': (state, self, { ship }) => isYou(state, self, ship) },
});

export const rz2AWingPilots = [
  greerSonnel,
  luloLamparAttacks,
  luloLamparDefends,
  merlCobben,
  ...ronithBlario,
  seftinVanik,
  suralindaJavos,
  tallissanLintra,
  wrobieTyce,
  zariBangel,
  ziziTlo,
];
