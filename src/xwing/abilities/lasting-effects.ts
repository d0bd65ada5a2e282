/** Lasting effects that several cards start. */
import { ability } from '../engine';
import { activationOf } from '../queries/activation';
import {
  ENGAGES_FIRST,
  keeps,
  KEEPS_CIRCULAR,
  NO_MORE_ACTIONS,
  NO_MORE_IN_ACTIVATION,
  noMoreActions,
  KEEPS_ONE,
} from './forms/lasting-effects';

/** On the ship that engages so. */
const engagesFirst = ability({
  id: 'engages-at-initiative-7',
  card: ENGAGES_FIRST,
  rules: ['xw.faq-cards.04'],
  modifies: { 'engages at': (_state, self, value, { ship }) => (ship === self.source ? 7 : value) },
});

export const lastingEffects = [
  noMoreActions('no-more-actions', NO_MORE_ACTIONS, () => true),
  noMoreActions(
    'no-more-actions-in-this-activation',
    NO_MORE_IN_ACTIVATION,
    (state, ship) => activationOf(state, ship) !== null,
  ),
  engagesFirst,
  keeps(KEEPS_CIRCULAR, () => Infinity),
  keeps(KEEPS_ONE.calculate, (token) => (token === 'calculate' ? 1 : 0)),
  keeps(KEEPS_ONE.evade, (token) => (token === 'evade' ? 1 : 0)),
];
