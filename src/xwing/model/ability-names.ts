/** The names that abilities use, as `values.ts` explains them: for programs that add abilities, and to check that each is asked for. */
import type { AbilityNames } from '../../core';
import type { Xwing } from './types';

export const abilityNames: AbilityNames<Xwing> = {
  windows: {
    action: true,
    'system phase': true,
    'roll attack dice': true,
    'roll defense dice': true,
    'modify attack dice': true,
    'modify defense dice': true,
  },
  spans: { round: true },
  kinds: {},
  values: {
    initiative: true,
    agility: true,
    hull: true,
    'maneuver difficulty': true,
    'action color': true,
    'attack dice': true,
    'defense dice': true,
    'fewest attack dice': true,
    'fewest defense dice': true,
    'most attack dice': true,
    'most defense dice': true,
    'ways to place': true,
    'measured from': true,
  },
  bans: {
    'gain token': true,
    'perform action': true,
    'perform attack': true,
    'be attacked': true,
    'acquire lock': true,
    'recover charge': true,
    'deploy from': true,
    'modify attack dice': true,
    'modify defense dice': true,
  },
  permits: {
    'actions while stressed': true,
    'red maneuvers while stressed': true,
    'attacks at range 0': true,
    'ignores obstacle': true,
    'moves through obstacle': true,
    'dock with': true,
    'dock at range 1': true,
    'critical hits canceled first': true,
  },
};
