/** A ship (`red`) that performs actions. Importing it installs the abilities that these tests use. */
import { install } from './bare-state';
import type { Table } from './table';
import { after, reason } from '../../src/core';
import { ability } from '../../src/xwing/engine';
import type { Grants } from '../../src/xwing/procedures/grants';
import { performAction } from '../../src/xwing/procedures/perform-action';
import type { ActionGrant } from '../../src/xwing/model/state';
import { gainToken } from '../../src/xwing/effects/tokens';

const treating = (color: 'white' | 'red') =>
  ability({
    id: `focus as ${color}`,
    card: `test:focus-as-${color}`,
    rules: ['xw.actions.12'],
    modifies: {
      'action color': (_state, _self, colors, { action }) => (action === 'focus' ? [...colors, color] : colors),
    },
  });

install({
  abilities: [
    treating('white'),
    treating('red'),
    ability({
      id: 'evade on red alert',
      card: 'test:headers',
      rules: ['xw.actions.16'],
      during: 'action',
      effect: (state, { source }) => gainToken(state, source.split('/')[0] ?? '', 'evade', [], { by: 'p1' }),
    }),
    ability({
      id: 'calculate on red alert',
      card: 'test:headers',
      rules: ['xw.actions.16'],
      during: 'action',
      effect: (state, { source }) => gainToken(state, source.split('/')[0] ?? '', 'calculate', [], { by: 'p1' }),
    }),
    ability({
      id: 'repair it',
      card: 'damage:test',
      rules: ['xw.actions.15'],
      during: 'action',
      effect: (state, { source }) => gainToken(state, source.split('/')[0] ?? '', 'calculate', [], { by: 'p1' }),
    }),
    ability({
      id: 'after an action',
      card: 'test:after-action',
      rules: ['xw.linked-actions.03'],
      on: after('action-performed'),
      when: (_state, { event, source }) => event.ship === source && event.action === 'focus',
      effect: (state, { source }) => gainToken(state, source, 'evade', [], { by: 'p1' }),
    }),
    ability({
      id: 'no focus',
      card: 'test:no-focus',
      rules: ['xw.actions.02'],
      forbids: {
        'perform action': (_state, _self, { action }) =>
          action === 'focus' ? reason('no-focus', 'Not now.', ['xw.actions.02']) : null,
      },
    }),
  ],
});

export const WHITE_FOCUS: ActionGrant = { action: 'focus', color: 'white' };

export const acting = (table: Table, grants: Grants = 'any standard action', may = true): Table =>
  table.do((state) => performAction(state, 'red', grants, { may, source: 'test' }));

export const offered = (table: Table): string[] => table.legal('perform-action').map((each) => each.action);

export const perform = (table: Table, action: string): Table => table.answer({ type: 'perform-action', action });

export const tokens = (table: Table) => table.ship('red').tokens;
