/** The names that abilities use, as `values.ts` explains them: for programs that add abilities, and to check that each is asked for. */
import type { AbilityNames } from '../../core';
import type { Destiny } from './types';

export const abilityNames: AbilityNames<Destiny> = {
  windows: { action: true, 'block damage': true },
  spans: { round: true },
  kinds: { event: true, special: true, claim: true, inherent: true, 'play restriction': true },
  values: {
    'die value': true,
    cost: true,
    'possible cost': true,
    'hand size': true,
    'upkeep resources': true,
    'claim cost': true,
    x: true,
  },
  bans: { play: true, 'roll die': true, 'remove die': true },
  permits: {
    ambush: true,
    guardian: true,
    redeploy: true,
    elite: true,
    'keeps tokens': true,
    'ignores restrictions': true,
    'unblockable damage': true,
    'distribute shields': true,
    'modifies any symbol': true,
  },
};
