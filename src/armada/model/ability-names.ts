/** The names that abilities use, as `values.ts` explains them: for programs that add abilities, and to check that each is asked for. */
import type { AbilityNames } from '../../core';
import type { Armada } from './types';

export const abilityNames: AbilityNames<Armada> = {
  windows: { 'after reveal': true },
  spans: { round: true },
  kinds: {},
  values: {
    'command value': true,
    'squadron value': true,
    'engineering value': true,
    'engineering points': true,
    hull: true,
    yaw: true,
    'squadron speed': true,
    'ship points': true,
    score: true,
    'obstacle placement': true,
    'deployment order': true,
    'deployment zone': true,
  },
  bans: {
    'move squadron': true,
    'recover shields': true,
    'move shields to': true,
    'have command tokens': true,
    'ready defense tokens': true,
    'resolve command': true,
    'obstacle effect': true,
    'obstruct attacks': true,
    'deploy on obstacle': true,
  },
  permits: { 'move while engaged': true, 'yaw by token': true },
};
