/** Scum and Villainy: pilots of the Firespray-class Patrol Craft. */
import { ability } from '../../../engine';
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
import { isYou, you } from '../../forms/you';

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

const krassisTrelix = [
  ability({
    id: 'krassis-trelix',
    card: 'pilot:krassistrelix',
    rules: ['xw.attack-arc.02', 'xw.golden-rules.02'],
    modifies: {
      'more arcs of weapon': (state, self, arcs, { ship, kind, arc }) =>
        kind === 'special' && arc === 'front' && isYou(state, self, ship) ? [...arcs, 'rear'] : arcs,
    },
  }),
  rerolls({
    id: 'krassis-trelix-rerolls',
    card: 'pilot:krassistrelix',
    ...attacking,
    when: whileYouAttack((_state, { weapon }) => weapon?.kind === 'special'),
  }),
];

export const firesprayClassPatrolCraftPilots = [
  ...bobaFett,
  emonAzzameen,
  kathScarlet,
  ...koshkaFrost,
  ...krassisTrelix,
];
