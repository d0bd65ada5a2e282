/** Scum and Villainy: pilots of the Customized YT-1300 Light Freighter. */
import { both, primaryIfAttacking } from '../../forms/attacks';
import { byAnObstacle } from '../../forms/conditions';
import { bothSides, mayRollMore } from '../../forms/dice';
import { l337Programming, landoCalrissian } from '../../forms/same-text';

const hanSoloScum = bothSides('han-solo-scum', ({ id, pool, whileYou }) =>
  mayRollMore({
    id,
    card: 'pilot:hansolo',
    pool,
    when: whileYou(both(primaryIfAttacking(pool), byAnObstacle)),
  }),
);

export const customizedYt1300LightFreighterPilots = [
  ...hanSoloScum,
  l337Programming('l3-37-pilot', 'pilot:l337'),
  landoCalrissian('lando-calrissian-scum', 'pilot:landocalrissian'),
];
