/** The names that abilities use, as `values.ts` explains them: for programs that add abilities, and to check that each is asked for. */
import type { AbilityNames } from '../../core';
import type { OuterRim } from './types';

export const abilityNames: AbilityNames<OuterRim> = {
  windows: { planning: true, action: true, encounter: true },
  spans: { turn: true, combat: true },
  kinds: {},
  values: {
    'ground-combat': true,
    health: true,
    'ship-combat': true,
    hull: true,
    hyperdrive: true,
    'skill influence': true,
    'skill knowledge': true,
    'skill piloting': true,
    'skill stealth': true,
    'skill strength': true,
    'skill tactics': true,
    'skill tech': true,
  },
  bans: {},
  permits: {
    'pass-maelstrom': true,
    'pass-patrols': true,
    'ignore-negative-patrols': true,
    'beat-patrols-unnoticed': true,
  },
};
