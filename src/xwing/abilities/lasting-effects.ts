/** Lasting effects that several cards start. */
import { type AbilityInPlay, after, reason } from '../../core';
import { ability } from '../engine';
import { EDGES, type Ship, type XwingState } from '../model/state';
import { placingNearEdge } from '../queries/placing';
import { activationOf } from '../queries/activation';
import {
  ENGAGES_FIRST,
  keeps,
  KEEPS_CIRCULAR,
  NO_MORE_ACTIONS,
  NO_MORE_IN_ACTIVATION,
  noMoreActions,
  KEEPS_ONE,
  RETURNS,
} from './forms/lasting-effects';
import { placesYou } from './forms/placing';
import { you } from './forms/you';

const atEdge = (state: XwingState, own: Ship, { value }: AbilityInPlay) =>
  placingNearEdge(
    state,
    own.player,
    [own],
    EDGES.find((edge) => edge === value),
  );

/** On the ship that engages so. */
const engagesFirst = ability({
  id: 'engages-at-initiative-7',
  card: ENGAGES_FIRST,
  rules: ['xw.faq-cards.04'],
  modifies: { 'engages at': (_state, self, value, { ship }) => (ship === self.source ? 7 : value) },
});

/** At the start of the next Planning Phase the ship is placed at the edge that the effect names. */
const returnsToEdge = ability({
  id: 'returns-to-an-edge',
  card: RETURNS,
  rules: ['xw.reserve.03', 'xw.timing.03'],
  on: after('phase-started'),
  when: (state, self) => self.event.phase === 'planning' && you(state, self).place === 'reserve',
  unable: (state, self) =>
    atEdge(state, you(state, self), self).free(you(state, self)) === null
      ? reason('no-place', 'There is no place at this edge.', ['xw.reserve.03'])
      : null,
  effect: [placesYou(['xw.reserve.03'], atEdge)],
});

export const lastingEffects = [
  noMoreActions('no-more-actions', NO_MORE_ACTIONS, () => true),
  noMoreActions(
    'no-more-actions-in-this-activation',
    NO_MORE_IN_ACTIVATION,
    (state, ship) => activationOf(state, ship) !== null,
  ),
  engagesFirst,
  returnsToEdge,
  keeps(KEEPS_CIRCULAR, () => Infinity),
  keeps(KEEPS_ONE.calculate, (token) => (token === 'calculate' ? 1 : 0)),
  keeps(KEEPS_ONE.evade, (token) => (token === 'evade' ? 1 : 0)),
];
