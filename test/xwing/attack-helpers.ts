/** Abilities and functions for tests of attacks. Importing it installs the engine for the test file. */
import { install } from './bare-state';
import type { Table } from './table';
import { attacks, passes } from './fight';
import { after, type ValueName } from '../../src/core';
import { addResult, changeResult } from '../../src/xwing/effects/dice';
import { rerollResults } from '../../src/xwing/procedures/reroll-dice';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { performAttack } from '../../src/xwing/procedures/attack';
import { rollMore } from '../../src/xwing/procedures/roll-dice';
import { inflictTokens } from '../../src/xwing/procedures/deal-damage';
import { gainToken } from '../../src/xwing/effects/tokens';
import type { Xwing } from '../../src/xwing/model/types';

const change = (value: ValueName<Xwing>, by: (dice: number) => number) => ({
  modifies: { [value]: (_state: unknown, _self: unknown, dice: number) => by(dice) },
});
const grantsToken = (id: string, on: 'defended' | 'attack-performed', bonus: boolean) =>
  ability({
    id,
    rules: ['xw.attack.34'],
    on: after(on),
    when: (_state, { event }) => event.bonus === bonus,
    effect: (state, frame) => gainToken(state, frame.source, on === 'defended' ? 'evade' : 'focus', [], { by: 'p1' }),
  });
const rerolls = (id: string, pool: 'attack' | 'defense') =>
  ability({
    id,
    rules: ['xw.attack.18'],
    during: `modify ${pool} dice`,
    may: true,
    effect: (state, { controller }) => rerollResults(state, pool, [0], controller, []),
  });

install({
  abilities: [
    ability({ id: 'one more attack die', rules: [], ...change('attack dice', (dice) => dice + 1) }),
    ability({ id: 'one attack die less', rules: [], ...change('attack dice', (dice) => dice - 1) }),
    ability({ id: 'at most 3 attack dice', rules: [], ...change('most attack dice', (most) => Math.min(most, 3)) }),
    ability({
      id: 'at least 2 attack dice',
      rules: [],
      ...change('fewest attack dice', (fewest) => Math.max(fewest, 2)),
    }),
    ability({ id: 'one more defense die', rules: [], ...change('defense dice', (dice) => dice + 1) }),
    ability({ id: 'one defense die less', rules: [], ...change('defense dice', (dice) => dice - 1) }),
    ability({
      id: 'at least 2 defense dice',
      rules: [],
      ...change('fewest defense dice', (fewest) => Math.max(fewest, 2)),
    }),
    ability({ id: 'at most 2 defense dice', rules: [], ...change('most defense dice', (most) => Math.min(most, 2)) }),
    ability({
      id: 'attacks at range 0',
      rules: ['xw.attack.13'],
      permits: { 'attacks at range 0': (_state, { source }, { ship }) => ship === source },
    }),
    ability({
      id: 'asks once it is hit',
      rules: [],
      on: after('attack-hit'),
      when: (_state, { event, source }) => event.defender === source,
      may: true,
      effect: () => undefined,
    }),
    ability({
      id: 'may roll more',
      rules: [],
      during: 'roll attack dice',
      may: true,
      effect: (state, self) => rollMore(state, 'attack', 1, self),
    }),
    rerolls('reroll an attack die', 'attack'),
    rerolls('reroll a defense die', 'defense'),
    ability({
      id: 'add focus',
      rules: [],
      during: 'modify attack dice',
      may: true,
      effect: (state) => addResult(state, 'attack', 'focus', []),
    }),
    ability({
      id: 'add hit',
      rules: [],
      during: 'modify attack dice',
      may: true,
      effect: (state) => addResult(state, 'attack', 'hit', []),
    }),
    ability({
      id: 'turn',
      rules: [],
      during: 'modify attack dice',
      may: true,
      // @ts-expect-error No attack die shows an evade.
      effect: (state) => changeResult(state, 'attack', 0, 'evade', []),
    }),
    grantsToken('after defending', 'defended', false),
    grantsToken('after attacking', 'attack-performed', false),
    ability({
      id: 'strike back',
      rules: ['xw.attack.36'],
      on: after('defended'),
      when: (_state, { event, source }) => event.bonus && event.defender === source,
      effect: (state, { source }) => performAttack(state, source, { bonus: true }),
    }),
    ability({
      id: 'strike again',
      rules: ['xw.attack.37'],
      on: after('attack-performed'),
      when: (_state, { event, source }) => event.bonus && event.attacker === source,
      effect: (state, { source }) => performAttack(state, source, { bonus: true }),
    }),
    ability({
      id: 'tractor instead of damage',
      rules: ['xw.inflict.01'],
      on: after('attack-hit'),
      effect: (state) => inflictTokens(state, 'tractor', []),
    }),
  ],
});

export function having(
  table: Table,
  ...abilities: (readonly [ability: string, ship: 'red' | 'tie', copies?: number])[]
): Table {
  for (const [id, ship, copies = 1] of abilities)
    for (let i = 0; i < copies; i++) bringIntoPlay(table.state, id, ship, ship === 'red' ? 'p1' : 'p2');
  return table;
}
export const story = (table: Table): string[] => table.events.map((event) => event.type);
/** Red rolls, the TIE rolls, nobody modifies. */
export const shoots = (table: Table, attack: string[], defense: string[]): Table => {
  passes(passes(attacks(table)).rolls(...attack));
  return defense.length > 0 ? passes(table.rolls(...defense)) : table;
};
