/** The End Phase, what it removes and recovers, and how a game ends. */
import { xwing, type Phase, type TokenKind } from '../../src/xwing';
import { xwingTable, type ShipOnTable, type Table } from './table';

const X: ShipOnTable = { at: [300, 300] };
const TIE: ShipOnTable = { player: 'p2', at: [300, 600], facing: 180 };

/** Plays the End Phase of round 3; the table is then in the Planning Phase of round 4, or the game is over. */
const endOf = (red: ShipOnTable, more: Record<string, ShipOnTable> = {}): Table =>
  xwingTable({ ships: { red, tie: TIE, ...more }, moment: 'end', round: 3 });

test('the End Phase is the last one: the next round begins with its Planning Phase [xw.end-phase.01, xw.end-phase.05]', () => {
  const table = endOf(X);
  expect(table.state).toMatchObject({ round: 4, phase: 'planning' });
  expect(table.when('phase-ended', { phase: 'end' })).toBeLessThan(table.when('round-started', { round: 4 }));
});

test('circular tokens are removed, others stay [xw.end-phase.02]', () => {
  const { tokens } = endOf({ ...X, tokens: { focus: 2, evade: 1, calculate: 1, disarm: 1, stress: 1 } }).ship('red');
  expect(tokens).toMatchObject({ focus: 0, evade: 0, calculate: 0, disarm: 0, stress: 1 });
});

test('circular tokens are removed from all ships, of both players [xw.end-phase.02]', () => {
  const tokens = { focus: 2, evade: 1 };
  const table = endOf(
    { ...X, tokens },
    { wing: { at: [500, 300], tokens }, other: { ...TIE, at: [500, 600], tokens } },
  );
  for (const id of ['red', 'wing', 'other']) expect(table.ship(id).tokens).toMatchObject({ focus: 0, evade: 0 });
});

test.each<[TokenKind, number]>([
  ['focus', 0],
  ['evade', 0],
  ['calculate', 0],
  ['disarm', 0],
])('green and orange tokens are circular: %s is removed [xw.token-shapes.02, xw.token-shapes.01]', (token, left) => {
  expect(endOf({ ...X, tokens: { [token]: 1 } }).ship('red').tokens[token]).toBe(left);
});

test('jam tokens are orange and circular: after the End Phase nobody is jammed [xw.jam.04]', () => {
  expect(endOf({ ...X, tokens: { jam: 2 } }).ship('red').tokens.jam).toBe(0);
});

test('red tokens stay: ion, stress, strain, and locks [xw.token-shapes.03]', () => {
  const table = xwingTable({
    ships: { red: { ...X, tokens: { ion: 1, stress: 2, strain: 1 } }, tie: TIE },
    locks: [['red', 'tie']],
    moment: 'end',
  });
  expect(table.ship('red').tokens).toMatchObject({ ion: 1, stress: 2, strain: 1 });
  expect(table.state.locks).toEqual([{ by: 'red', on: 'tie' }]);
});

test('each card with a recurring symbol recovers one charge, after the tokens are gone [xw.end-phase.03]', () => {
  const luke: ShipOnTable = { at: [300, 300], pilot: 'lukeskywalker', force: 0, tokens: { focus: 1 } };
  const table = endOf(luke, { zam: { at: [500, 300], pilot: 'rexlerbrath', player: 'p1' } });
  expect(table.ship('red').force).toMatchObject({ active: 1, limit: 2 });
  expect(table.when('token-removed', { token: 'focus' })).toBeLessThan(table.when('charge-recovered', { of: 'force' }));
});

test('one charge each: of the ship card, of an upgrade with two, none of a card without the symbol [xw.end-phase.03]', () => {
  const upgrades = ['chewbacca', 'protontorpedoes'];
  const upgradeCharges = { chewbacca: 0, protontorpedoes: 0 };
  const table = endOf({ at: [300, 300], pilot: 'dengar', charges: 0, upgrades, upgradeCharges });
  expect(table.ship('red').charges).toMatchObject({ active: 1 });
  expect(table.ship('red').upgrades.map(({ card, charges }) => [card, charges?.active])).toEqual([
    ['chewbacca', 1],
    ['protontorpedoes', 0],
  ]);
  expect(table.happened('charge-recovered').filter(({ ship }) => ship === 'red')).toHaveLength(2);
});

test('two upgrades with recurring charges recover one each [xw.charges.16]', () => {
  const upgrades = ['lonewolf', 'chewbacca'];
  const table = endOf({ ...X, upgrades, upgradeCharges: { lonewolf: 0, chewbacca: 0 } });
  expect(table.ship('red').upgrades.map((card) => card.charges?.active)).toEqual([1, 1]);
});

test('one Force charge a ship, however many symbols its cards have [xw.force-charges.06]', () => {
  const luke: ShipOnTable = { at: [300, 300], pilot: 'lukeskywalker', upgrades: ['ezrabridger'], force: 0 };
  const table = endOf(luke);
  expect(table.ship('red').force).toMatchObject({ active: 1, limit: 3 });
});

test('shields recover as the ship card says: without a symbol, none [xw.shield-charges.05]', () => {
  const plain = endOf({ ...X, upgrades: ['shieldupgrade'], shields: 0 });
  expect(plain.ship('red').shields).toMatchObject({ active: 0, limit: 3, recovers: 0 });
});

test('charges without the recurring symbol do not recover [xw.charges.09]', () => {
  const table = endOf({ ...X, upgrades: ['protontorpedoes'], upgradeCharges: { protontorpedoes: 0 } });
  expect(table.ship('red').upgrades[0]?.charges).toMatchObject({ active: 0, limit: 2, recovers: 0 });
});

test('nothing recovers beyond its limit [xw.charges.03]', () => {
  const table = endOf({ ...X, upgrades: ['lonewolf'] });
  expect(table.ship('red').upgrades[0]?.charges).toMatchObject({ active: 1, limit: 1 });
  expect(table.happened('charge-recovered')).toEqual([]);
});

test('a ship in reserve loses its circular tokens and recovers its charges too [xw.reserve.07]', () => {
  const luke: ShipOnTable = { at: null, pilot: 'lukeskywalker', force: 0, tokens: { focus: 1, stress: 1 } };
  const table = endOf(X, { luke });
  expect(table.ship('luke').tokens).toMatchObject({ focus: 0, stress: 1 });
  expect(table.ship('luke').force?.active).toBe(1);
});

test('a round has its five phases in order, each once [xw.round.01]', () => {
  const table = xwingTable({
    ships: { red: { at: [100, 100] }, tie: { player: 'p2', at: [800, 800] } },
    moment: 'planning',
  });
  for (let i = 0; i < 40 && table.state.round === 1; i++) table.does(firstOf(table));
  const five: Phase[] = ['planning', 'system', 'activation', 'engagement', 'end'];
  const ends = ['round-started', 'phase-started', 'phase-ended'];
  const told = table.events.filter((each) => ends.includes(each.type));
  const log = told.map((each) => ('phase' in each ? `${each.type} ${each.phase}` : each.type));
  const round = five.flatMap((phase) => [`phase-started ${phase}`, `phase-ended ${phase}`]);
  // The whole round up to the next: no phase more, no phase less.
  expect(log).toEqual([...round, 'round-started', 'phase-started planning']);
});

test('ships with nothing to do are passed over in the System Phase [xw.system-phase.03]', () => {
  const table = xwingTable({ ships: { red: X, tie: TIE }, moment: 'system' });
  expect(table.when('phase-ended', { phase: 'system' })).toBeGreaterThan(-1);
  expect(table.state.phase).not.toBe('system');
});

/** Sets each dial once, declines everything that can be declined. */
function firstOf(table: Table) {
  const legal = table.legal();
  const unset = new Set(table.state.ships.filter((ship) => ship.dial === null).map((ship) => ship.id));
  const action =
    legal.find((each) => each.type.startsWith('decline') || each.type.startsWith('end-')) ??
    legal.find((each) => each.type !== 'set-dial' || unset.has(each.ship));
  if (!action) throw new Error(table.situation());
  return action;
}

describe('victory', () => {
  /** A TIE that flies off the table in the Activation Phase. */
  const fleeing = (more: Record<string, ShipOnTable>): Table =>
    xwingTable({
      ships: {
        tie: { player: 'p2', at: [450, 894], facing: 0, dial: { speed: 3, bearing: 'straight', color: 'white' } },
        ...more,
      },
      moment: { phase: 'activation', ship: 'tie' },
    });
  const playOut = (table: Table): Table => {
    for (let i = 0; i < 40 && !xwing.decision(table.state).over && table.state.round === 1; i++)
      table.does(firstOf(table));
    return table;
  };
  const red: ShipOnTable = { at: [450, 300], activated: true };

  test('the game ends at the end of the round, not when the last ship goes [xw.winning.01, xw.end-phase.04]', () => {
    const table = playOut(fleeing({ red }));
    const gone = table.when('fled');
    const ended = table.when('game-ended');
    expect(gone).toBeGreaterThan(-1);
    expect(table.when('phase-started', { phase: 'engagement' })).toBeGreaterThan(gone);
    expect(table.when('phase-ended', { phase: 'end' })).toBeLessThan(ended);
    expect(table.when('phase-ended', { phase: 'end' })).toBeGreaterThan(gone);
  });

  test('who has a ship left wins [xw.winning.02, xw.removed-from-game.03]', () => {
    const table = playOut(fleeing({ red }));
    expect(xwing.outcome(table.state)).toMatchObject({
      kind: 'won',
      winners: ['p1'],
      rules: expect.arrayContaining(['xw.winning.02']),
    });
    expect(xwing.decision(table.state).over).toBe(true);
    expect(xwing.allLegalActions(table.state)).toMatchObject({ kind: 'finite', actions: [] });
  });

  test('scores are the squad points left, those of upgrades among them [xw.squad-points.01]', () => {
    const scores = (more: ShipOnTable) =>
      (xwing.outcome(fleeing({ red: { ...red, ...more } }).state).scores ?? {})['p1'] ?? NaN;
    expect([scores({}), scores({ upgrades: ['shieldupgrade'] })]).toEqual([38, 38 + 6]);
  });

  test('with no ship left on either side the game is a draw [xw.winning.03]', () => {
    const red: ShipOnTable = { at: [300, 884], facing: 0, dial: { speed: 4, bearing: 'straight', color: 'white' } };
    const table = playOut(fleeing({ red }));
    expect(table.happened('fled')).toHaveLength(2);
    expect(xwing.outcome(table.state)).toMatchObject({ kind: 'draw', rules: ['xw.winning.03'] });
  });

  test('ships in reserve are not removed: their player has not lost [xw.reserve.04, xw.removed-from-game.04]', () => {
    const table = playOut(fleeing({ red, docked: { player: 'p2', at: null } }));
    expect(table.happened('fled')).toHaveLength(1);
    expect(table.state.round).toBe(2);
    expect(xwing.outcome(table.state).kind).toBe('playing');
  });
});

describe('reserve', () => {
  const table = () => xwingTable({ ships: { red: X, docked: { at: null }, tie: TIE }, moment: 'planning' });

  test('a ship in reserve gets no dial [xw.reserve.02]', () => {
    const { ships } = {
      ships: new Set(
        table()
          .legal('set-dial')
          .map((each) => each.ship),
      ),
    };
    expect([...ships].sort()).toEqual(['red', 'tie']);
  });

  test('abilities of a ship in reserve are inactive [xw.reserve.05]', () => {
    const docked = { pilot: 'chopper', at: null } as const;
    expect(
      xwingTable({ ships: { docked, tie: TIE }, moment: 'planning' }).state.inPlay.map((each) => each.source),
    ).not.toContain('docked');
    const placed = { pilot: 'chopper', at: [300, 300] } as const;
    expect(
      xwingTable({ ships: { placed, tie: TIE }, moment: 'planning' }).state.inPlay.map((each) => each.source),
    ).toContain('placed');
  });
});
