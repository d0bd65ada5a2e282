/** Scum and Villainy: pilots of the Firespray-class Patrol Craft. */
import type { Way } from '../../../facts/payloads';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import {
  all,
  atRange,
  count,
  enemy,
  enemyIs,
  friendNearDefender,
  limited,
  not,
  stressed,
} from '../../forms/conditions';
import { placesOtherwise } from '../../forms/devices';
import { attacking, bothSides, rerolls, rollsMore } from '../../forms/dice';
import { you } from '../../forms/you';

const bobaFett = bothSides('boba-fett', ({ id, pool, whileYou }) =>
  rerolls({
    id,
    card: 'pilot:bobafett',
    pool,
    most: (state, self) => count(state, you(state, self), all(enemy, atRange(0, 1))),
    when: whileYou(),
  }),
);

const isDrop1 = ({ how, speed, bearing }: Way): boolean => how === 'drop' && speed === 1 && bearing === 'straight';

const emonAzzameen = placesOtherwise({
  id: 'emon-azzameen',
  card: 'pilot:emonazzameen',
  adds: (way) =>
    isDrop1(way)
      ? (['turn-left', 'straight', 'turn-right'] as const).map((bearing) => ({ how: 'drop', speed: 3, bearing }))
      : [],
});

const kathScarlet = rollsMore(
  {
    id: 'kath-scarlet',
    card: 'pilot:kathscarlet',
    ...attacking,
    // A friendly ship that is not limited: she herself is limited.
    when: whileYouAttack(both(isPrimary, friendNearDefender(0, 0, not(limited)))),
  },
  1,
);

const koshkaFrost = bothSides('koshka-frost', ({ id, pool, whileYou }) =>
  rerolls({ id, card: 'pilot:koshkafrost', pool, when: whileYou(enemyIs(stressed)) }),
);

export const firesprayClassPatrolCraftPilots = [...bobaFett, emonAzzameen, kathScarlet, ...koshkaFrost];
