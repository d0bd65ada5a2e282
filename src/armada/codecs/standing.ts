/** Where a game stands: by its fields, and by its stack. */
import type { Standing } from '../../core';
import type { Armada } from '../model/types';

export const standing: Standing<Armada> = {
  stage: {
    field: 'phase',
    setup: 'setup',
    begins: {
      round: {
        'start of the command phase': 'command',
        'start of the ship phase': 'ship',
        'start of the squadron phase': 'squadron',
        'start of the status phase': 'status',
      },
    },
  },
  count: { field: 'round', of: ['round'] },
  winner: 'winner',
};
