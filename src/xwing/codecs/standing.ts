/** Where a game stands: by its fields, and by its stack. */
import type { Standing } from '../../core';
import type { Xwing } from '../model/types';

export const standing: Standing<Xwing> = {
  stage: {
    field: 'phase',
    setup: 'setup',
    begins: {
      round: {
        'start of the planning phase': 'planning',
        'start of the system phase': 'system',
        'start of the activation phase': 'activation',
        'start of the engagement phase': 'engagement',
        'start of the end phase': 'end',
      },
    },
  },
  count: { field: 'round', of: ['round'] },
  winner: 'winner',
};
