/** A ship (`red`, at [450, 400], facing north) that executes maneuvers. Importing it installs the abilities that these tests use. */
import { install, type ShipSpec } from './bare-state';
import type { Table } from './table';
import { degreesOf } from '../../src/core/geometry';
import { after } from '../../src/core';
import type { Maneuver } from '../../src/xwing/facts';
import { ability } from '../../src/xwing/engine';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { gainToken } from '../../src/xwing/effects/tokens';
import { tableFor } from './lone-ship';

install({
  abilities: [
    ability({
      id: 'after a maneuver',
      card: 'test:after-maneuver',
      rules: ['xw.bearing.17'],
      on: after('maneuver-executed'),
      when: (_state, { event, source }) => event.ship === source,
      effect: (state, { source }) => gainToken(state, source, 'focus', [], { by: 'p1' }),
    }),
    ...(['moved-through', 'overlapped'] as const).map((type) =>
      ability({
        id: `after ${type}`,
        card: 'test:after-meeting',
        rules: ['xw.ability-queue.07'],
        on: after(type),
        effect: (state, { source }) =>
          gainToken(state, source, type === 'overlapped' ? 'calculate' : 'evade', ['xw.timing.07'], { by: 'p1' }),
      }),
    ),
    ability({
      id: 'when you flee',
      card: 'test:when-fleeing',
      rules: ['xw.flee.04'],
      on: after('fled'),
      effect: (state) => gainToken(state, 'friend', 'evade', [], { by: 'p1' }),
    }),
  ],
});

export const maneuver = (text: string): Maneuver => {
  const [speed = '', bearing = '', color = 'white'] = text.split(' ');
  return { speed: Number(speed), bearing, color } as Maneuver;
};

export const execute = (table: Table, text: string, inStep = false): Table =>
  table.do((state) => executeManeuver(state, 'red', maneuver(text), { inStep }));

export const fly = (text: string, red: ShipSpec = {}): Table => execute(tableFor(red), text);

export const facing = (table: Table, id = 'red'): number =>
  Math.round(degreesOf(table.ship(id).pose.heading) * 100) / 100;

export const placed = (table: Table, id = 'red'): [number, number] => {
  const { x, y } = table.ship(id).pose;
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
};

export const fully = (table: Table): boolean | undefined => table.happened('maneuver-executed')[0]?.fully;
