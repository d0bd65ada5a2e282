/** Rebel Alliance: pilots of the A/SF-01 B-wing. */
import { atRange, stressed, youAre } from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { bothSides, changes, rerolls } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { passes } from '../../forms/tokens';

const braylenStramm = bothSides('braylen-stramm', ({ id, pool, whileYou }) =>
  rerolls({ id, card: 'pilot:braylenstramm', pool, most: 2, when: whileYou(youAre(stressed)) }),
);

const ginaMoonsong = atStartOf('engagement')({
  id: 'gina-moonsong',
  card: 'pilot:ginamoonsong',
  ...passes(['stress'], atRange(0, 2)),
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

export const aSf01BWingPilots = [...braylenStramm, ginaMoonsong, ...tenNumb];
