/** Rebel Alliance: pilots of the A/SF-01 B-wing. */
import { after } from '../../../../core';
import { rotateShip } from '../../../effects/move';
import { ability } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { all, atRange, friendly, stressed, unstressed, youAre } from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { bothSides, changes, rerolls } from '../../forms/dice';
import { givesInAttacks } from '../../forms/same-text';
import { atStartOf } from '../../forms/timing';
import { chosenShips, inflict, passes } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

const braylenStramm = bothSides('braylen-stramm', ({ id, pool, whileYou }) =>
  rerolls({ id, card: 'pilot:braylenstramm', pool, most: 2, when: whileYou(youAre(stressed)) }),
);

const ginaMoonsong = atStartOf('engagement')({
  id: 'gina-moonsong',
  card: 'pilot:ginamoonsong',
  ...passes(['stress'], atRange(0, 2)),
});

const heraSyndulla = givesInAttacks('hera-syndulla-b-wing', 'pilot:herasyndulla-asf01bwing');

/** The friend may be he himself. */
const netremPollard = ability({
  id: 'netrem-pollard',
  card: 'pilot:netrempollard',
  rules: ['xw.timing.07'],
  on: after('repositioned'),
  when: (state, self) => self.event.move === 'barrel roll' && isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => chosenShips(state, self, all(friendly, unstressed, atRange(0, 1))),
  effect: (state, self) => {
    inflict(state, self.chosen as ShipId, 'stress', self);
    rotateShip(state, you(state, self).id, 'around', ['xw.timing.07']);
  },
});

const tenNumb = bothSides('ten-numb', ({ id, pool, whileYou, success }) =>
  changes({
    id,
    card: 'pilot:tennumb',
    pool,
    from: ['focus'],
    to: success,
    all: true,
    when: whileYou(),
    cost: spending('stress'),
  }),
);

export const aSf01BWingPilots = [...braylenStramm, ginaMoonsong, ...heraSyndulla, netremPollard, ...tenNumb];
