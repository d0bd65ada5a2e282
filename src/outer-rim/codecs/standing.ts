/** Where a game stands: by its fields, and by its stack. */
import type { Standing } from '../../core';
import type { OuterRim } from '../model/types';

export const standing: Standing<OuterRim> = {
  stage: {
    field: 'step',
    setup: 'setup',
    begins: {
      turn: { 'planning step': 'planning', 'action step': 'action', 'encounter step': 'encounter' },
      'planning step': 'planning',
      'action step': 'action',
      'encounter step': 'encounter',
      'AI turn': { 'planning section': 'planning', 'action section': 'action', 'encounter section': 'encounter' },
    },
    skips: true,
  },
  count: { field: 'turn', of: ['turn', 'AI turn'] },
  turn: { field: 'active', of: ['turn', 'AI turn'], is: 'player' },
  winner: 'winner',
};
