/** Tokens that stay where they would be removed. */
import { removeToken, transferToken } from '../../../src/xwing/effects/tokens';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { isOffered } from './card-cases';

const end = (ships: Readonly<Record<string, ShipOnTable>>): Table =>
  xwingTable({ ships: { far: { player: 'p2', at: [860, 860] }, ...ships }, moment: 'end' });
/** Tokens that left in the End Phase: `ship token`. */
const removed = (table: Table): string[] =>
  table.happened('token-removed').map(({ ship, token }) => `${ship} ${token}`);

describe('cannot remove', () => {
  const RED = { speed: 1, bearing: 'straight', color: 'blue' } as const;
  /** `red` executes a blue maneuver, troopers of either side at some distance when it is over. */
  const blue = (player: string, y: number, upgrades = ['deathtroopers']): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 200], dial: RED, tokens: { stress: 1, strain: 1 } },
        reaper: {
          player,
          pilot: player === 'p1' ? 'bluesquadronscout' : 'scarifbasepilot',
          upgrades,
          at: [300, y],
          activated: true,
        },
      },
      moment: 'activation',
    });

  test('Death Troopers: stress stays on enemy ships at range 0-1 in the Activation Phase, and that is told', () => {
    const table = blue('p2', 400);
    expect(removed(table)).toEqual(['red strain']);
    expect(table.happened('no-effect')).toMatchObject([
      { ship: 'red', of: 'stress token', because: [{ code: 'cannot-remove' }] },
    ]);
    expect(removed(blue('p2', 480))).toEqual(['red stress', 'red strain']);
    expect(removed(blue('p1', 400))).toEqual(['red stress', 'red strain']);
    expect(removed(blue('p2', 400, []))).toEqual(['red stress', 'red strain']);
    const later = blue('p2', 400);
    later.state = structuredClone(later.state);
    later.state.phase = 'engagement';
    later.do((state) => removeToken(state, 'red', 'stress', []));
    expect(later.ship('red').tokens.stress).toBe(0);
  });

  test('what cannot be removed is not transferred, and pays for nothing [xw.tokens.05]', () => {
    const near = (y: number): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'niennunb', at: [300, 300], tokens: { stress: 1 } },
          friend: { at: [400, 300] },
          reaper: { player: 'p2', pilot: 'scarifbasepilot', upgrades: ['deathtroopers'], at: [300, y] },
        },
        moment: 'activation',
      });
    const moved = (y: number): number[] => {
      const table = near(y).do((state) => transferToken(state, 'red', 'friend', 'stress', [], 'p1'));
      return [table.ship('red').tokens.stress, table.ship('friend').tokens.stress];
    };
    expect([moved(420), moved(600)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('ISB Slicer: jam tokens stay on enemy ships at range 1-2 in the End Phase', () => {
    const left = (player: string, y: number): string[] =>
      removed(
        end({
          red: { at: [300, 300], tokens: { jam: 2, focus: 1 } },
          slicer: {
            player,
            pilot: player === 'p1' ? 'bluesquadronscout' : 'scarifbasepilot',
            upgrades: ['isbslicer'],
            at: [300, y],
          },
        }),
      );
    expect(left('p2', 480)).toEqual(['red focus']);
    const all = ['red focus', 'red jam', 'red jam'];
    expect([left('p2', 350), left('p2', 600), left('p1', 480)]).toEqual([all, all, all]);
  });
});

describe('keeps tokens in the End Phase [xw.end-phase.02]', () => {
  test('Moldy Crow: two focus tokens, and nothing else', () => {
    const crow = (upgrades: string[]): Table =>
      end({ red: { pilot: 'rebelscout', upgrades, at: [300, 300], tokens: { focus: 3, evade: 1, stress: 1 } } });
    const table = crow(['moldycrow']);
    expect(table.ship('red').tokens).toMatchObject({ focus: 2, evade: 0, stress: 1 });
    expect(table.happened('no-effect')).toMatchObject([{ ship: 'red', of: 'focus token' }]);
    expect(crow([]).ship('red').tokens.focus).toBe(0);
  });

  const scum = { pilot: 'spicerunner', at: [300, 300] } as const;

  test('Gamut Key: all circular tokens of a ship at range 0-1, for two charges', () => {
    const key = (charges: number, y = 430): Table =>
      end({
        red: { ...scum, upgrades: ['gamutkey'], upgradeCharges: { gamutkey: charges }, tokens: { focus: 1 } },
        tie: { player: 'p2', at: [300, y], tokens: { tractor: 1, evade: 2, stress: 1 } },
      });
    const table = key(2);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'tie']);
    table.choose('gamut-key', 'tie');
    expect(table.ship('tie').tokens).toMatchObject({ tractor: 1, evade: 2, stress: 1 });
    expect(removed(table)).toEqual(['red focus']);
    expect(table.happened('charge-spent')).toHaveLength(2);
    expect([isOffered(key(1), 'gamut-key'), key(2, 600).legal('choose').length]).toEqual([false, 1]);
  });

  test('Ketsu Onyo: the tractor tokens, and nothing else, of an enemy ship in the firing arc', () => {
    const onyo = (x: number): Table =>
      end({
        red: { pilot: 'freightercaptain', at: [300, 300], upgrades: ['ketsuonyo'] },
        tie: { player: 'p2', at: [x, 480], tokens: { tractor: 2, evade: 1 } },
        friend: { ...scum, at: [340, 450] },
      });
    const table = onyo(300);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['tie']);
    expect(removed(table.choose('ketsu-onyo', 'tie'))).toEqual(['tie evade']);
    expect(removed(onyo(300).decline('ketsu-onyo'))).toEqual(['tie evade', 'tie tractor', 'tie tractor']);
  });

  test('Kraken: one calculate token of each of up to three friendly ships, in this End Phase', () => {
    const droid = (x: number): ShipOnTable => ({
      pilot: 'tradefederationdrone',
      at: [x, 300],
      tokens: { calculate: 2 },
    });
    const table = end({
      red: { pilot: 'feethanottrawautopilot', upgrades: ['kraken'], at: [300, 300] },
      a: droid(400),
      b: droid(460),
      c: droid(520),
    });
    const sets = table.legal('choose').map(({ chosen }) => (chosen as string[]).length);
    // Of four friendly ships, its own among them: 4 ones, 6 twos, 4 threes.
    expect([1, 2, 3, 4].map((size) => sets.filter((each) => each === size).length)).toEqual([4, 6, 4, 0]);
    table.choose('kraken', ['a', 'c']);
    expect(['a', 'b', 'c'].map((id) => table.ship(id).tokens.calculate)).toEqual([1, 0, 1]);
    expect(table.state.inPlay.some(({ ability }) => ability === 'keeps-a-calculate-token')).toBe(false);
  });
});
