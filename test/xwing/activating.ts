/** A ship (`red`) that activates. Importing it installs the abilities that these tests use. */
import { install, type ObstacleSpec, type ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { after, before, reason } from '../../src/core';
import { changeDifficulty, changeSpeed, executeInstead } from '../../src/xwing/effects/activation';
import type { Maneuver } from '../../src/xwing/facts';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { activate } from '../../src/xwing/procedures/activation-phase';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { gainToken } from '../../src/xwing/effects/tokens';

const own = (_state: unknown, self: { source: string; event: { ship: string } }) => self.event.ship === self.source;

const NOT_EASIER = reason('not-easier', 'Somebody forbids it.', []);

install({
  abilities: [
    ability({
      id: 'focus on revealing',
      card: 'test:focus-on-revealing',
      rules: ['xw.activation-phase.09'],
      on: after('dial-revealed'),
      when: own,
      effect: (state, { source }) => gainToken(state, source, 'calculate', [], { by: 'p1' }),
    }),
    ability({
      id: 'easier',
      card: 'test:easier',
      rules: ['xw.difficulty.06'],
      on: after('dial-revealed'),
      when: own,
      may: true,
      cost: {
        cannot: (state, { source }) => (state.ships.find((each) => each.id === source)?.charges ? null : NOT_EASIER),
        pay: (state, { source }) => {
          const charges = state.ships.find((each) => each.id === source)?.charges;
          if (charges) charges.active -= 1;
        },
      },
      effect: (state, { source }) => changeDifficulty(state, source, -1),
    }),
    ability({
      id: 'harder',
      card: 'test:harder',
      rules: ['xw.difficulty.07'],
      on: after('dial-revealed'),
      when: own,
      may: true,
      effect: (state, { source }) => changeDifficulty(state, source, 1),
    }),
    ability({
      id: 'always easier',
      card: 'test:always-easier',
      rules: ['xw.difficulty.06'],
      modifies: { 'maneuver difficulty': (_state, { source }, value, { ship }) => value - Number(ship === source) },
    }),
    ability({
      id: 'always harder',
      card: 'test:always-harder',
      rules: ['xw.difficulty.05'],
      modifies: { 'maneuver difficulty': (_state, { source }, value, { ship }) => value + Number(ship === source) },
    }),
    ability({
      id: 'faster',
      card: 'test:faster',
      rules: ['xw.speed.02'],
      on: after('dial-revealed'),
      when: own,
      effect: (state, { source }) => changeSpeed(state, source, 1),
    }),
    ability({
      id: 'another way',
      card: 'test:another-way',
      rules: ['xw.maneuver.16'],
      on: before('about-to-execute'),
      when: own,
      effect: (state, { source }) =>
        executeInstead(state, source, { speed: 1, bearing: 'straight', color: 'white' }, ['xw.maneuver.15']),
    }),
    ability({
      id: 'calm',
      card: 'test:calm',
      rules: ['xw.obstacles.07'],
      permits: { 'actions while stressed': (_state, { source }, { ship }) => ship === source },
    }),
    ability({
      id: 'first strike',
      card: 'test:move-before-revealing',
      rules: ['xw.overlap.07'],
      on: after('ship-activates'),
      when: own,
      effect: (state, { source }) =>
        executeManeuver(state, source, { speed: 1, bearing: 'straight', color: 'white' }, { inStep: false }),
    }),
    ability({
      id: 'ignores',
      card: 'test:ignores-obstacles',
      rules: ['xw.faq-objects.01'],
      permits: { 'ignores obstacle': (_state, { source }, { ship }) => ship === source },
    }),
  ],
});

export const dial = (text: string): Maneuver => {
  const [speed = '', bearing = '', color = 'white'] = text.split(' ');
  return { speed: Number(speed), bearing, color } as Maneuver;
};

export function activating(
  red: ShipSpec,
  others: Record<string, ShipSpec> = {},
  obstacles: Record<string, ObstacleSpec> = {},
  cards: readonly string[] = [],
): Table {
  const table = xwingTable({
    phase: 'activation',
    ships: { red: { at: [450, 400], ...red }, ...others },
    obstacles,
  });
  for (const card of cards) bringIntoPlay(table.state, `test:${card}`, 'red', 'p1');
  return table.do((state) => activate(state, 'red'));
}

export const types = (table: Table): string[] => table.events.map((each) => each.type);
