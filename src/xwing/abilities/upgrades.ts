/** Abilities of upgrade cards. Cards that only add icons or statistics need no entry: their facts say all. */
import { ability } from '../engine';
import { isFriendly, shipOf } from '../ships';
import { gainToken, isStressed } from '../tokens';
import { chooseShip, isWithin, isYou, you } from './words';

/** As the erratum has it: only while not stressed, and another ship. */
const staticDischargeVanes = ability({
  id: 'static-discharge-vanes',
  card: 'upgrade:staticdischargevanes',
  rules: ['xw.errata-static-discharge-vanes.01', 'xw.replacement-effect.02'],
  replaces: 'token-gained',
  when: (state, self) =>
    isYou(state, self, self.event.ship) &&
    (self.event.token === 'jam' || self.event.token === 'ion') &&
    !isStressed(state, self.event.ship),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', range: [0, 1], other: true }),
  effect: (state, self) => {
    const { event, chosen } = self;
    if (!event) return;
    gainToken(state, you(state, self).id, 'stress', ['xw.errata-static-discharge-vanes.01']);
    gainToken(state, chosen as string, event.token, ['xw.errata-static-discharge-vanes.01'], { by: self.controller });
  },
});

const jynErso = ability({
  id: 'jyn-erso',
  card: 'upgrade:jynerso',
  rules: ['xw.replacement-effect.04'],
  replaces: 'token-gained',
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return self.event.token === 'focus' && isFriendly(own, ship) && isWithin(state, own, ship, [0, 3]);
  },
  may: true,
  effect: (state, { event }) => {
    if (event) gainToken(state, event.ship, 'evade', ['xw.replacement-effect.04']);
  },
});

export const upgradeAbilities = [staticDischargeVanes, jynErso];
