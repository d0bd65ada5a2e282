/**
 * The huge ship damage deck (xw.huge-damage-cards). STAND-IN: the texts of its cards are in no public data, so these are cards of our own, built as the
 * rulebook says that the real ones are: a primary effect, and a precision shot effect with the arc that it needs. See docs/ambiguities.md.
 */
import type { HugeDamageCard } from '../types';

// prettier-ignore
export const hugeDamageDeck: readonly HugeDamageCard[] = [
  { id: 'bridgehit', name: 'Bridge Hit', number: 1, copies: 4, trait: 'ship', precisionArc: 'bullseye' },
  { id: 'powersurge', name: 'Power Surge', number: 2, copies: 4, trait: 'ship', precisionArc: 'full-front' },
  { id: 'drivehit', name: 'Drive Hit', number: 3, copies: 4, trait: 'ship', precisionArc: 'full-rear' },
  { id: 'batteryhit', name: 'Battery Hit', number: 4, copies: 4, trait: 'ship', precisionArc: 'side' },
  { id: 'hullrupture', name: 'Hull Rupture', number: 5, copies: 4, trait: 'ship', precisionArc: 'side' },
];
