/** Phases, turns, and how a game ends. */
import { fromOutside } from '../../../src/core';
import { armada } from '../../../src/armada/game';
import { armadaTable } from '../table';

describe('the Command Phase', () => {
  test('both players choose at once, for each ship as many dials as its command value asks [arm.command-phase.01, arm.command-phase.03, arm.command-phase.04]', () => {
    const table = armadaTable({
      ships: { cr90: {}, nebulon: { card: 'nebulon-b-escort-frigate' }, victory: { owner: 'p2' } },
      moment: { phase: 'command' },
    });
    expect(table.by).toEqual(['p1', 'p2']);
    const dials = (ship: string): number[] =>
      table
        .legal()
        .flatMap((action) => (action.type === 'set-dials' && action.ship === ship ? [action.commands.length] : []));
    expect(dials('cr90')).toEqual(Array(4).fill(1));
    expect(dials('nebulon')).toEqual(Array(16).fill(2));
    expect(dials('victory')).toEqual(Array(64).fill(3));
  });

  test('a new dial goes under those that lie there, and a full stack gets none [arm.command-phase.05, arm.command-phase.06]', () => {
    const table = armadaTable({
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', dials: ['repair'] },
        victory: { owner: 'p2', dials: ['navigate', 'squadron', 'repair'] },
      },
      moment: { phase: 'command' },
    });
    expect(table.by).toEqual(['p1']);
    table.answer({ ship: 'nebulon', commands: ['navigate'] });
    expect(table.ship('nebulon').commandStack).toEqual(['repair', 'navigate']);
    expect(table.told('dials-assigned')).toMatchObject([{ ship: 'nebulon', dials: 1, commands: ['navigate'] }]);
    expect(table.ship('victory').commandStack).toEqual(['navigate', 'squadron', 'repair']);
  });

  test('dials that are assigned are not changed [arm.command-dials.09]', () => {
    const table = armadaTable({ ships: { cr90: {} }, moment: { phase: 'command' } });
    table.answer({ ship: 'cr90', commands: ['repair'] });
    const again = { type: 'set-dials', player: 'p1', ship: 'cr90', commands: ['navigate'] } as const;
    expect(table.whyNot(again)).not.toBeNull();
  });

  test('the opponent sees how many dials there are, not what they show [arm.command-phase.01, arm.command-dials.08]', () => {
    const table = armadaTable({
      ships: { nebulon: { card: 'nebulon-b-escort-frigate' }, victory: { owner: 'p2' } },
      moment: { phase: 'command' },
    });
    table.answer({ ship: 'nebulon', commands: ['repair', 'squadron'] });
    const stack = (viewer: string): unknown => armada.view(table.state, viewer).ships[0]?.commandStack;
    expect(stack('p1')).toEqual(['repair', 'squadron']);
    expect(stack('p2')).toEqual([null, null]);
    const [seen] = armada.view(table.state, 'p2').events.filter(({ type }) => type === 'dials-assigned');
    expect(seen).toMatchObject({ dials: 2, commands: null });
  });
});

describe('the Ship Phase', () => {
  test('the first player activates a ship, then the second, in turn; whoever has none left passes [arm.ship-phase.01, arm.ship-phase.03, arm.initiative.01]', () => {
    const table = armadaTable({
      ships: {
        one: { speed: 0 },
        two: { speed: 0, activated: true },
        first: { owner: 'p2', speed: 0 },
        second: { owner: 'p2', speed: 0, at: [1500, 800] },
      },
      moment: { phase: 'ship' },
      first: 'p2',
    });
    expect(table.by).toEqual(['p2']);
    activate(table, 'first');
    expect(table.by).toEqual(['p1']);
    expect(table.legal().map((action) => 'ship' in action && action.ship)).toEqual(['one']);
    activate(table, 'one');
    expect(table.by).toEqual(['p2']);
    activate(table, 'second');
    expect(table.told('phase-started').map(({ phase }) => phase)).toContain('squadron');
  });

  test('a player with no unactivated ship passes, and the other goes on [arm.ship-phase.03]', () => {
    const table = armadaTable({
      ships: { one: { speed: 0 }, two: { speed: 0 }, enemy: { owner: 'p2', activated: true } },
      moment: { phase: 'ship' },
    });
    activate(table, 'one');
    expect(table.told('passed')).toMatchObject([{ player: 'p2', rules: ['arm.ship-phase.03'] }]);
    expect(table.by).toEqual(['p1']);
  });
});

function activate(table: ReturnType<typeof armadaTable>, ship: string): void {
  table.answer({ type: 'activate-ship', ship }).answer({ type: 'keep-dial' }).answer({ type: 'skip-attack' });
  table.answer({ type: 'skip-navigate' });
}

describe('the Squadron Phase', () => {
  const squadrons = {
    'x-1': { at: [300, 300] },
    'x-2': { at: [400, 300] },
    'x-3': { at: [500, 300] },
    'tie-1': { owner: 'p2', at: [900, 700] },
  } as const;

  test('two squadrons a turn; with only one left that one is the turn [arm.squadron-phase.01, arm.squadron-phase.05]', () => {
    const table = armadaTable({ ships: { cr90: {} }, squadrons, moment: { phase: 'squadron' } });
    const turns: string[] = [];
    while (table.state.phase === 'squadron') {
      const [action] = table.legal().filter(({ type }) => type === 'activate-squadron');
      if (!action) break;
      turns.push(action.player);
      table.does(action).answer({ type: 'end-activation' });
    }
    expect(turns).toEqual(['p1', 'p1', 'p2', 'p1']);
    expect(table.told('passed').map(({ player }) => player)).toEqual([]);
  });

  test('who has no squadrons passes until the others are done [arm.squadron-phase.06]', () => {
    const { 'tie-1': _, ...own } = squadrons;
    const table = armadaTable({ ships: { cr90: {} }, squadrons: own, moment: { phase: 'squadron' } });
    table.answer({ squadron: 'x-1' }).answer({ type: 'end-activation' });
    table.answer({ squadron: 'x-2' }).answer({ type: 'end-activation' });
    expect(table.told('passed')).toMatchObject([{ player: 'p2' }]);
    expect(table.by).toEqual(['p1']);
  });

  test('squadrons that were activated by a command do not count [arm.squadron-phase.07, arm.squadron-activation.08]', () => {
    const table = armadaTable({
      ships: { cr90: {} },
      squadrons: { 'x-1': { at: [300, 300], activated: true }, 'x-2': { at: [400, 300] } },
      moment: { phase: 'squadron' },
    });
    expect(table.legal()).toEqual([{ type: 'activate-squadron', player: 'p1', squadron: 'x-2' }]);
  });
});

describe('the Status Phase and the end', () => {
  test('exhausted defense tokens are readied, pieces can be activated again, the next round begins [arm.status-phase.01, arm.status-phase.04, arm.round.03]', () => {
    const table = armadaTable({
      ships: { cr90: { defense: [{ type: 'evade', exhausted: true }], activated: true, resolved: ['repair'] } },
      squadrons: { 'x-1': { at: [300, 300], activated: true } },
      moment: { phase: 'status' },
      round: 2,
    });
    expect(table.ship('cr90')).toMatchObject({ defense: [{ exhausted: false }], activated: false, resolved: [] });
    expect(table.squadron('x-1').activated).toBe(false);
    expect(table.told('defense-token-readied')).toHaveLength(1);
    expect(table.state).toMatchObject({ round: 3, phase: 'command' });
  });

  test('initiative stays with the first player, and passes only in unlimited rounds [arm.initiative.04, arm.status-phase.03, arm.unlimited-rounds.03]', () => {
    const spec = { ships: { cr90: {} }, moment: { phase: 'status' }, round: 6 } as const;
    expect(armadaTable({ ...spec, round: 2 }).state.first).toBe('p1');
    const unlimited = armadaTable({ ...spec, unlimitedRounds: true });
    expect(unlimited.state).toMatchObject({ first: 'p2', round: 7, winner: null });
  });

  test('after six rounds the higher score wins: destroyed ships with their upgrades, and squadrons [arm.winning-and-losing.01, arm.scoring.02, arm.scoring.05]', () => {
    const { state } = armadaTable({
      ships: { cr90: {}, victory: { owner: 'p2' } },
      squadrons: {},
      moment: { phase: 'status' },
      round: 6,
    });
    expect(state.stack).toEqual([]);
    const position = {
      players: [{ id: 'p1' }, { id: 'p2' }],
      ships: [
        { id: 'cr90', owner: 'p1', card: 'cr90-corvette-a', at: { x: 100, y: 100, heading: { x: 0, y: 1 } } },
        { id: 'gone', owner: 'p2', card: 'victory-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'], at: null },
        {
          id: 'victory',
          owner: 'p2',
          card: 'victory-i-class-star-destroyer',
          at: { x: 900, y: 800, heading: { x: 0, y: 1 } },
        },
      ],
      squadrons: [{ id: 'x-1', owner: 'p1', card: 'x-wing-squadron', at: null }],
      moment: { phase: 'status' },
      round: 6,
    };
    const begun = armada.resume(fromOutside(position), { mode: 'manual' });
    expect(begun).toMatchObject({ right: { state: { winner: 'p1' } } });
    if (!('right' in begun)) return;
    expect(armada.outcome(begun.right.state)).toMatchObject({ winners: ['p1'], scores: { p1: 73 + 38, p2: 13 } });
  });

  test('with equal scores the second player wins [arm.winning-and-losing.02]', () => {
    const table = armadaTable({ ships: { cr90: {} }, moment: { phase: 'status' }, round: 6 });
    expect(table.told('game-ended')).toMatchObject([
      { winner: 'p2', rules: ['arm.winning-and-losing.02', 'arm.scoring.02'] },
    ]);
  });
});
