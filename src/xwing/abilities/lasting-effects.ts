/** Lasting effects that several cards start. */
import { ability } from '../engine';
import { ENGAGES_FIRST, keeps, KEEPS_CIRCULAR } from './forms/lasting-effects';

/** On the ship that engages so. */
const engagesFirst = ability({
  id: 'engages-at-initiative-7',
  card: ENGAGES_FIRST,
  rules: ['xw.faq-cards.04'],
  modifies: { 'engages at': (_state, self, value, { ship }) => (ship === self.source ? 7 : value) },
});

export const lastingEffects = [engagesFirst, keeps(KEEPS_CIRCULAR, () => Infinity)];
