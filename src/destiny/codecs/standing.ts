/** Where a game stands: by its fields, and by its stack. */
import type { Standing } from '../../core';
import type { Destiny } from '../model/types';

export const standing: Standing<Destiny> = {
  stage: {
    field: 'phase',
    setup: 'setup',
    begins: { round: { 'start of the action phase': 'action', 'start of the upkeep phase': 'upkeep' } },
  },
  count: { field: 'round', of: ['round'] },
  turn: { field: 'turn', of: ['turn'], is: 'player' },
  winner: 'winner',
};
