/** The names that abilities use, as `values.ts` explains them: for programs that add abilities, and to check that each is asked for. */
import type { AbilityNames } from '../../core';
import type { Armada } from './types';

export const abilityNames: AbilityNames<Armada> = {
  windows: {
    'after reveal': true,
    'modify attack dice': true,
    'spend defense tokens': true,
    'critical effect': true,
  },
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
    armament: true,
    'dice removed': true,
    'damage total': true,
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
    'declare target': true,
    'spend accuracy': true,
    'resolve critical effect': true,
    'spend defense token': true,
  },
  permits: {
    'move while engaged': true,
    'yaw by token': true,
    'disregard engaged squadron': true,
    'resolve critical effects': true,
    'attack again from the hull zone': true,
    'damage past shields': true,
  },
};
