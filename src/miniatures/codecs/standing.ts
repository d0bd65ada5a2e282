/** Where a game stands: by its fields, and by its stack. */
import type { Standing } from '../../core';
import type { Miniatures } from '../model/types';

export const standing: Standing<Miniatures> = {
  stage: {
    field: 'stage',
    setup: 'setup',
    begins: { round: { 'roll for initiative': 'initiative', activations: 'activations' } },
  },
  count: { field: 'round', of: ['round'] },
  turn: { field: 'turn', of: ['turn'], is: 'character' },
  winner: 'winners',
};
