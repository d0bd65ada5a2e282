/** A round from its beginning to its end (arm.round, arm.round-summary), and who comes first. */
import { armada } from '../../../src/armada/game';
import type { ArmadaEvent } from '../../../src/armada/model/events';
import { stepsOf } from '../../../src/armada/engine';
import { firstPlayer, secondPlayer } from '../../../src/armada/queries/players';
import { armadaTable, type Table } from '../table';

const squadrons = {
  'x-1': { at: [300, 300] },
  'x-2': { at: [400, 300] },
  'x-3': { at: [500, 300] },
  'tie-1': { owner: 'p2', at: [900, 700] },
} as const;

/** A whole round in which nobody does anything. */
function idleRound(spec: object = {}): Table {
  const table = armadaTable({
    ships: { cr90: { speed: 0 }, victory: { owner: 'p2', speed: 0 } },
    squadrons,
    moment: { phase: 'command' },
    ...spec,
  });
  const { round } = table.state;
  for (let n = 0; n < 60 && table.state.round === round && table.state.stack.length > 0; n++) {
    const legal = table.quietly().legal();
    const next = legal.find(({ type }) => type === 'end-activation') ?? legal[0];
    if (table.state.round === round && next) table.does(next);
  }
  return table;
}

const order = (table: Table, types: readonly ArmadaEvent['type'][]): unknown[] =>
  table.events.filter(({ type }) => types.includes(type)).map((event) => ('phase' in event ? event.phase : event.type));

test('the four phases come in their order, once each [arm.round.01, arm.round.02, arm.status-phase.06]', () => {
  const table = idleRound({ round: 2 });
  expect(table.told('phase-ended').map(({ phase }) => phase)).toEqual(['command', 'ship', 'squadron', 'status']);
  expect(table.state.round).toBe(3);
  expect(table.told('round-started')).toMatchObject([{ round: 3 }]);
});

test('players take turns, the first player first: one ship, then two squadrons [arm.round-summary.01, arm.round-summary.03, arm.round-summary.04]', () => {
  const table = idleRound({ first: 'p2' });
  expect(table.told('ship-activates').map(({ ship }) => ship)).toEqual(['victory', 'cr90']);
  // The only one of the first player is that turn.
  expect(table.told('squadron-activates').map(({ squadron }) => squadron)).toEqual(['tie-1', 'x-1', 'x-2', 'x-3']);
  const ofShip = order(table, ['dial-revealed', 'attack-skipped', 'maneuver-executed']);
  expect(ofShip.slice(0, 2)).not.toContain('maneuver-executed');
});

test('after the Command Phase each stack holds as many dials as the command value [arm.round-summary.02]', () => {
  const table = armadaTable({ ships: { cr90: {}, victory: { owner: 'p2' } }, moment: { phase: 'command' } });
  table
    .answer({ ship: 'cr90', commands: ['repair'] })
    .answer({ ship: 'victory', commands: ['repair', 'repair', 'repair'] });
  expect([table.ship('cr90'), table.ship('victory')].map(({ commandStack }) => commandStack.length)).toEqual([1, 3]);
});

test('the Status Phase readies tokens, then flips the initiative token; the next round begins after that [arm.status-phase.07, arm.round-summary.05]', () => {
  const table = armadaTable({
    ships: { cr90: { defense: [{ type: 'evade', exhausted: true }] }, victory: { owner: 'p2' } },
    moment: { phase: 'status' },
  });
  const told = order(table, ['defense-token-readied', 'initiative-flipped', 'round-started']);
  expect(told).toEqual(['defense-token-readied', 'initiative-flipped', 'round-started']);
  const steps = stepsOf('status phase');
  expect(steps.indexOf('ready upgrade cards')).toBe(steps.indexOf('ready defense tokens') + 1);
});

test('a squadron that was not activated can be in the next round: what counts is kept as such [arm.status-phase.05, arm.squadron-activation.07]', () => {
  const table = armadaTable({ ships: { cr90: {} }, squadrons, moment: { phase: 'status' } });
  expect(table.state.squadrons.every(({ activated }) => !activated)).toBe(true);
});

describe('turns', () => {
  test('a player with a ship left activates one of his choice, and each only once a round [arm.ship-phase.02, arm.ship-phase.04, arm.ship-activation.07]', () => {
    const table = armadaTable({
      ships: { one: {}, two: {}, done: { activated: true } },
      moment: { phase: 'ship' },
    });
    expect(table.legal().map((action) => ('ship' in action ? action.ship : action.type))).toEqual(['one', 'two']);
    expect(table.whyNot({ type: 'activate-ship', player: 'p1', ship: 'done' })).not.toBeNull();
  });

  test('a ship whose dial lies on its card is not activated again [arm.command-dials.06]', () => {
    const table = armadaTable({ ships: { one: { speed: 0 }, two: {} }, moment: { phase: 'ship' } });
    table.answer({ type: 'activate-ship', ship: 'one' }).quietly();
    expect(table.ship('one')).toMatchObject({ spentDial: 'navigate', activated: true });
    table.answer({ type: 'activate-ship', ship: 'far-away' }).quietly();
    expect(table.whyNot({ type: 'activate-ship', player: 'p1', ship: 'one' })).not.toBeNull();
  });

  test('two squadrons a turn, the second chosen when the first is done, and none left out [arm.squadron-phase.02, arm.squadron-phase.04, arm.squadron-activation.01]', () => {
    const table = armadaTable({ ships: { cr90: {} }, squadrons, moment: { phase: 'squadron' } });
    expect(new Set(table.legal().map(({ type }) => type))).toEqual(new Set(['activate-squadron']));
    table.answer({ squadron: 'x-2' });
    expect(table.asks).toBe('move or attack');
    table.answer({ type: 'end-activation' });
    expect(table.by).toEqual(['p1']);
    expect(new Set(table.legal().map(({ type }) => type))).toEqual(new Set(['activate-squadron']));
  });

  test('a squadron may do nothing and is activated all the same; it does not come again [arm.squadron-activation.05, arm.squadron-activation.06, arm.activation.01]', () => {
    const table = armadaTable({ ships: { cr90: {} }, squadrons, moment: { phase: 'squadron', squadron: 'x-1' } });
    table.answer({ type: 'end-activation' });
    expect(table.squadron('x-1').activated).toBe(true);
    expect(table.told('squadron-activated')).toMatchObject([{ squadron: 'x-1' }]);
    expect(table.whyNot({ type: 'activate-squadron', player: 'p1', squadron: 'x-1' })).not.toBeNull();
  });

  test('without squadrons the Squadron Phase is over at once [arm.squadron-phase.03]', () => {
    const table = armadaTable({ ships: { cr90: {} }, moment: { phase: 'squadron' } });
    expect(table.told('phase-ended').map(({ phase }) => phase)).toEqual(['squadron', 'status']);
    expect(table.told('passed')).toEqual([]);
  });
});

describe('who is first', () => {
  test('the player with initiative is the first player, the other the second [arm.first-player.01, arm.second-player.01]', () => {
    const { state } = armadaTable({ ships: { cr90: {} }, first: 'p2', moment: { phase: 'ship' } });
    expect([firstPlayer(state), secondPlayer(state)]).toEqual(['p2', 'p1']);
  });
});

describe('the end', () => {
  test('no seventh round: the scores are taken after the sixth [arm.round.04, arm.scoring.01]', () => {
    const table = armadaTable({ ships: { cr90: {} }, moment: { phase: 'status' }, round: 6 });
    expect(armada.outcome(table.state)).toMatchObject({ kind: 'won', scores: { p1: 0, p2: 0 } });
    expect(table.told('round-started')).toEqual([]);
  });

  test('in unlimited rounds the game goes on; the token is flipped and handed over [arm.unlimited-rounds.01, arm.unlimited-rounds.04, arm.optional-rules.01]', () => {
    const spec = { ships: { cr90: { activated: true } }, moment: { phase: 'status' }, round: 6 } as const;
    const table = armadaTable({ ...spec, unlimitedRounds: true });
    expect(table.state).toMatchObject({ round: 7, winner: null });
    expect(order(table, ['initiative-flipped', 'initiative-passed'])).toEqual([
      'initiative-flipped',
      'initiative-passed',
    ]);
    expect(table.ship('cr90').activated).toBe(false);
    // Only if it was agreed on.
    expect(armadaTable(spec).state.winner).toBe('p2');
  });

  test('with the last ships of both gone at once and equal scores the second player wins [arm.winning-and-losing.05]', () => {
    const table = armadaTable({
      ships: {
        cr90: { at: [500, 300], speed: 3, damage: { facedown: 3 } },
        other: { owner: 'p2', card: 'cr90-corvette-a', at: [500, 520], damage: { facedown: 3 } },
      },
      moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
    }).quietly();
    expect(table.told('ship-destroyed')).toHaveLength(2);
    expect(table.told('game-ended')).toMatchObject([
      { winner: 'p2', rules: ['arm.winning-and-losing.05', 'arm.scoring.02'] },
    ]);
  });
});
