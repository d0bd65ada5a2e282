/** Upgrades that hand cards or tokens on to other ships. */
import { after, candidate, reason, say, type Json } from '../../../core';
import { transferToken } from '../../effects/tokens';
import { moveUpgrade } from '../../effects/upgrades';
import { ability } from '../../engine';
import { isTractored } from '../../queries/status';
import { cannotEquip, isOfSlot, shipEquippedWith } from '../../queries/upgrades';
import { chooseShip, shipsMeant, you } from '../words';

/** During the End Phase two illicit upgrades of friendly ships near may change places, where neither ship is forbidden the other card. */
const cikatroVizago = ability({
  id: 'cikatro-vizago',
  card: 'upgrade:cikatrovizago',
  rules: ['xw.upgrade-cards.11', 'xw.upgrade-cards.13'],
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'end',
  may: true,
  choose: (state, self) => {
    const near = shipsMeant(state, self, { side: 'friendly', range: [0, 1] });
    const illicit = near.flatMap((ship) => ship.upgrades.filter((each) => isOfSlot(each, 'illicit')));
    const pairs = illicit.flatMap((one, i) => illicit.slice(i + 1).map((other) => ({ one, other })));
    return pairs.flatMap(({ one, other }) => {
      const [mine, theirs] = [shipEquippedWith(state, one.id), shipEquippedWith(state, other.id)];
      if (mine.id === theirs.id) return [];
      const not = cannotEquip(state, one, theirs) ?? cannotEquip(state, other, mine);
      return [candidate<Json>({ one: one.id, other: other.id }, not)];
    });
  },
  effect: (state, { chosen }) => {
    const { one, other } = chosen as { one: string; other: string };
    const [mine, theirs] = [shipEquippedWith(state, one).id, shipEquippedWith(state, other).id];
    moveUpgrade(state, one, theirs, ['xw.upgrade-cards.11']);
    moveUpgrade(state, other, mine, ['xw.upgrade-cards.11']);
  },
});

/** By the errata it has to be tractored; a tractor token alone does not do. */
const ensnare = ability({
  id: 'ensnare',
  card: 'upgrade:ensnare',
  rules: ['xw.errata-ensnare.01'],
  on: after('phase-ended'),
  when: (_state, { event }) => event.phase === 'activation',
  unable: (state, self) => {
    const own = you(state, self);
    if (isTractored(own)) return null;
    return reason('not-tractored', say`${own.id} is not tractored.`, ['xw.errata-ensnare.01']);
  },
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', other: true, range: [0, 1], inArc: 'single-turret' }),
  effect: (state, self) =>
    transferToken(
      state,
      you(state, self).id,
      self.chosen as string,
      'tractor',
      ['xw.errata-ensnare.01'],
      self.controller,
    ),
});

export const transfers = [cikatroVizago, ensnare];
