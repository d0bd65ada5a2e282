import { moveUpgrade } from '../../src/xwing/effects/upgrades';
import { cannotEquip } from '../../src/xwing/queries/upgrades';
import { xwingTable, type Table, type ShipOnTable } from './table';

/** Cikatro Vizago on a YV-666, two other ships near it. */
function fringe(more: { one?: string[]; other?: string[] } = {}): Table {
  return xwingTable({
    ships: {
      hound: {
        pilot: 'trandoshanslaver',
        upgrades: ['cikatrovizago', ...(more.one ?? ['inertialdampeners'])],
        at: [300, 300],
      },
      fang: {
        pilot: 'bountyhunter',
        upgrades: more.other ?? ['contrabandcybernetics'],
        at: [300, 390],
        upgradeCharges: {},
      },
      x: { player: 'p2', at: [800, 800] },
    },
    moment: 'end',
  });
}

const cards = (table: Table, ship: string): string[] => table.ship(ship).upgrades.map(({ card }) => card);

test('two upgrades change places, for the rest of the game, each with its charges [xw.upgrade-cards.11]', () => {
  const table = fringe();
  const [pair] = table.legal('choose');
  if (pair) table.does(pair);
  expect(cards(table, 'hound')).toEqual(['cikatrovizago', 'contrabandcybernetics']);
  expect(cards(table, 'fang')).toEqual(['inertialdampeners']);
  expect(table.happened('upgrade-moved')).toMatchObject([
    { ship: 'hound', to: 'fang', card: 'inertialdampeners' },
    { ship: 'fang', to: 'hound', card: 'contrabandcybernetics' },
  ]);
  for (let i = 0; i < 6 && table.legal().length > 0; i++) {
    const [next] = [...table.legal('decline'), ...table.legal()];
    if (next) table.does(next);
  }
  expect(table.state.round).toBe(2);
  expect(cards(table, 'fang')).toEqual(['inertialdampeners']);
});

test('the ship needs no slot for it [xw.upgrade-cards.12]', () => {
  const table = fringe();
  const moved = table.ship('hound').upgrades.find(({ card }) => card === 'inertialdampeners');
  if (!moved) throw new Error('no such card');
  // The T-65 has no illicit slot.
  expect(cannotEquip(table.state, moved, table.ship('x'))).toBeNull();
  table.do((state) => moveUpgrade(state, moved.id, 'x', ['xw.upgrade-cards.12']));
  expect(cards(table, 'x')).toContain('inertialdampeners');
  expect(cards(table, 'hound')).not.toContain('inertialdampeners');
});

test('the ship has to meet its restrictions [xw.upgrade-cards.13]', () => {
  // Coaxium Hyperfuel asks for a SLAM action, which neither ship has.
  const table = fringe({ other: ['coaxiumhyperfuel'] });
  const moved = table.ship('fang').upgrades[0];
  if (!moved) throw new Error('no such card');
  expect(cannotEquip(table.state, moved, table.ship('hound'))).toMatchObject({
    code: 'restricted',
    rules: ['xw.upgrade-cards.13'],
  });
  expect(table.offers({ ability: 'cikatro-vizago' })).toBe(false);
  expect(table.happened('upgrade-moved')).toEqual([]);
});

describe('Ensnare', () => {
  const nantexShip = (tractor: number): ShipOnTable => ({
    pilot: 'petranakiarenaace',
    upgrades: ['ensnare'],
    at: [300, 300],
    turret: 'front',
    tokens: { tractor },
  });
  const nantex = (tractor: number, facing = 0): Table =>
    xwingTable({
      ships: {
        nantex: nantexShip(tractor),
        near: { player: 'p2', at: [300, 400], facing },
        behind: { player: 'p2', at: [300, 200] },
        far: { player: 'p2', at: [300, 520] },
      },
      moment: { phase: 'activation' },
    });

  const end = (table: Table): Table => {
    for (let i = 0; i < 40 && table.state.phase === 'activation' && !table.offers({ ability: 'ensnare' }); i++) {
      const next = table.legal('decline-action')[0] ?? table.legal()[0];
      if (!next) break;
      table.does(next);
    }
    return table;
  };

  test('at the end of the Activation Phase, if it is tractored, a ship in its turret arc at range 0-1 [xw.errata-ensnare.01]', () => {
    const table = end(nantex(1));
    expect(table.happened('phase-ended')).toMatchObject([{ phase: 'activation' }]);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['near']);
    table.choose('ensnare', 'near');
    expect([table.ship('nantex').tokens.tractor, table.ship('near').tokens.tractor]).toEqual([0, 1]);
    const none = end(nantex(0));
    expect(none.offers({ ability: 'ensnare' })).toBe(false);
    expect(none.state.phase).not.toBe('activation');
  });

  test('who ensnares a ship has tractored it, and moves it: not an opponent of its own [xw.errata-ensnare.01, xw.tractor.05]', () => {
    const table = end(nantex(1)).choose('ensnare', 'near');
    expect([table.by, table.asks]).toEqual([['p1'], 'how the tractored ship is moved']);
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'near', by: 'p1' }]);
    const friend = end(
      xwingTable({
        players: ['p1', 'p2', 'p3'],
        ships: {
          nantex: nantexShip(1),
          near: { at: [300, 400] },
          foe: { player: 'p2', at: [800, 800] },
          other: { player: 'p3', at: [100, 800] },
        },
        moment: { phase: 'activation' },
      }),
    ).choose('ensnare', 'near');
    expect([friend.by, friend.asks]).toEqual([['p1'], 'how the tractored ship is moved']);
  });

  test('a tractor token is not enough where it takes two to be tractored [xw.errata-ensnare.01]', () => {
    const table = xwingTable({
      ships: {
        // A medium ship, for the test of the token alone: no printed Nantex is one.
        firespray: {
          pilot: 'bountyhunter',
          upgrades: ['ensnare'],
          at: [300, 300],
          turret: undefined,
          tokens: { tractor: 1 },
        } as never,
        near: { player: 'p2', at: [300, 400] },
      },
      moment: { phase: 'activation' },
    });
    expect(end(table).offers({ ability: 'ensnare' })).toBe(false);
  });
});
