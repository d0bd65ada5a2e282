/** What cannot be done cannot be done in any way: a ban is asked wherever an ability would have it done (xw.golden-rules.03). */
import * as E from 'fp-ts/lib/Either';
import { randomXwingTable } from '../../../scripts/playable/xwing-tables';
import { reason, say } from '../../../src/core';
import { integersFrom } from '../../../src/play';
import { xwing, type XwingAction, type XwingEvent, type XwingState } from '../../../src/xwing';
import { ability } from '../../../src/xwing/abilities/own';
import { addResult, cancelResults, changeResult } from '../../../src/xwing/effects/dice';
import { currentAttack } from '../../../src/xwing/queries/attack';
import { duel, faces } from '../duel';
import type { ShipOnTable, Table } from '../table';

const KIMOGILA: ShipOnTable = { pilot: 'cartelexecutioner' };
const cannot = () => reason('club', say`nobody can.`, ['xw.golden-rules.03']);
const BANS = ability({
  id: 'club/bans',
  card: 'rule:every-ship',
  rules: ['xw.golden-rules.03'],
  forbids: {
    'spend token': cannot,
    'spend lock': cannot,
    'gain token': cannot,
    'recover charge': cannot,
    'acquire lock': cannot,
    'modify attack dice': cannot,
    'modify defense dice': cannot,
  },
});
/** What a random game tells in which all this is forbidden. */
function told(seed: number, actions = 120): XwingEvent[] {
  const game = xwing.with({ abilities: [BANS] });
  const begun = game.resume(randomXwingTable(integersFrom(seed)) as never, { mode: 'seeded', seed });
  if (E.isLeft(begun)) return [];
  let state: XwingState = begun.right.state;
  const events: XwingEvent[] = [];
  const random = integersFrom(seed);
  for (let i = 0; i < actions; i++) {
    const legal = game.allLegalActions(state);
    const choices = legal.kind === 'region' ? [legal.sample(i)] : legal.actions;
    const action = choices[random(choices.length)] as XwingAction | undefined;
    const next = action && game.reduce(state, action);
    if (!next || E.isLeft(next)) break;
    events.push(...next.right.events);
    state = next.right.state;
  }
  return events;
}

describe('Dead to Rights: no green token modifies defense dice, whoever spends it for whichever ability [xw.golden-rules.03]', () => {
  const refused = (table: Table, name: string): (string | null)[] =>
    table.candidates.flatMap(({ action, not }) =>
      'ability' in action && action.ability === name ? [not?.code ?? null] : [],
    );
  const rolledBy = (red: ShipOnTable, tie: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table => {
    const table = duel(red, tie, { others }).attack('red', 'tie');
    const roll = (face: string): Table =>
      table.does(table.legal('roll').find(({ faces }) => faces.every((each) => each === face))!);
    roll('hit');
    return roll('focus');
  };
  const BESIDE: ShipOnTable = { player: 'p2', at: [360, 560], facing: 180 };

  test.each([
    ['networked-calculations-defends', { pilot: 'phlacarphoccprototype', tokens: { calculate: 1 } }, {}],
    ['dis-t81-defends', { pilot: 'dist81', tokens: { calculate: 1 } }, {}],
    [
      'decoyed',
      { pilot: 'goldsquadrontrooper', conditions: [{ card: 'decoyed', by: 'p2' }] },
      { maid: { ...BESIDE, pilot: 'naboohandmaiden', tokens: { evade: 1 } } },
    ],
    ['lando-calrissian-crew', { upgrades: ['landocalrissian-crew'], tokens: { focus: 1 } }, {}],
  ] as [string, ShipOnTable, Record<string, ShipOnTable>][])('%s', (name, tie, others) => {
    const free = rolledBy({ pilot: 'bluesquadronescort' }, tie, others);
    expect(refused(free, name)).toContain(null);
    expect(refused(rolledBy(KIMOGILA, tie, others), name)).not.toContain(null);
  });
});

test('Fire-Control System: the lock cannot be spent for another ability either [xw.golden-rules.03]', () => {
  const table = duel(
    { pilot: 'static', upgrades: ['firecontrolsystem'], tokens: { focus: 1 } },
    {},
    { locks: [['red', 'tie']] },
  )
    .attack('red', 'tie')
    .rolls('blank', 'hit');
  expect(table.offers({ type: 'use-ability', ability: 'static' })).toBe(true);
  table.use('fire-control-system').choose('fire-control-system', 0).rolls('focus');
  expect(table.offers({ type: 'use-ability', ability: 'static' })).toBe(false);
});

test.each([
  ['lando-calrissian-crew', { upgrades: ['landocalrissian-crew'], tokens: { focus: 1 } }],
  ['sunny-bounder', { pilot: 'sunnybounder' }],
  ['lando-calrissian-scum', { pilot: 'landocalrissian' }],
] as [string, ShipOnTable][])('Blinded Pilot: not after the roll either: %s [xw.golden-rules.03]', (name, red) => {
  const after = (faceup: string[]): Table => {
    const table = duel({ ...red, damage: { faceup } }).attack('red', 'tie');
    table.does(table.legal('roll').find(({ faces }) => faces.every((each) => each === 'blank'))!);
    return table;
  };
  const isOffered = (table: Table): boolean => table.legal().some((each) => 'ability' in each && each.ability === name);
  expect(isOffered(after([]))).toBe(true);
  expect(isOffered(after(['blindedpilot']))).toBe(false);
});

test('Blinded Pilot: what a weapon orders to be changed is not changed either, and it is told why [xw.golden-rules.03]', () => {
  const fired = (faceup: string[]): Table =>
    duel({ upgrades: ['heavylasercannon'], damage: { faceup } })
      .attack('red', 'tie', 'red/heavylasercannon')
      .rolls('crit', 'crit', 'crit', 'blank');
  expect(faces(fired([]), 'attack').sort()).toEqual(['blank', 'hit', 'hit', 'hit']);
  const blinded = fired(['blindedpilot']);
  expect(faces(blinded, 'attack').sort()).toEqual(['blank', 'crit', 'crit', 'crit']);
  expect(blinded.happened('ability-skipped')).toMatchObject([{ ability: 'heavy-laser-cannon', code: 'blinded-pilot' }]);
});

test('results are neither added nor changed against a ban, whichever ability would do it [xw.golden-rules.03, xw.dice-modification.10]', () => {
  const blinded = duel({ damage: { faceup: ['blindedpilot'] } });
  const state = structuredClone(blinded.attack('red', 'tie').rolls('crit', 'hit', 'blank').state);
  const results = () =>
    currentAttack(state)
      ?.attackDice.map(({ face }) => face)
      .join();
  const before = results();
  addResult(state, 'attack', 'hit', []);
  changeResult(state, 'attack', 0, 'blank', []);
  expect(results()).toBe(before);
  changeResult(state, 'attack', 0, 'focus', [], [], 'force');
  expect(results()).not.toBe(before);
  expect(cancelResults(state, 'attack', 'hit', 1, [])).toBe(1);
});

test('where all of it is forbidden, nothing is spent, gained, recovered, locked or modified: in random games [xw.golden-rules.03]', () => {
  const NEVER = [
    'token-gained',
    'lock-spent',
    'lock-acquired',
    'charge-recovered',
    'shield-recovered',
    'dice-rerolled',
    'die-changed',
  ];
  const wrong = Array.from({ length: 12 }, (_, seed) => told(seed)).flatMap((events) =>
    events.filter(({ type }) => NEVER.includes(type) || type === 'token-spent'),
  );
  expect(wrong.map((event) => JSON.stringify(event))).toEqual([]);
});
