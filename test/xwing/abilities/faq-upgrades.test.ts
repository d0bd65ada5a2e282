/** Upgrades that the FAQ names: cloaking, bombs, and where ships are placed. */
import { acting } from '../duel';
import { xwingTable, type ShipOnTable, type Table } from '../table';

describe('Cloaking Device', () => {
  const scum = (more: ShipOnTable = {}): ShipOnTable => ({
    pilot: 'skullsquadronpilot',
    upgrades: ['cloakingdevice'],
    ...more,
  });
  const planning = (red: ShipOnTable = {}, face = 'focus'): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 300], ...scum({ tokens: { cloak: 1 }, ...red }) },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'planning',
    }).rolls(face);

  test('a charge pays for a cloak action [xw.cloak.01]', () => {
    const action = { type: 'perform-card-action', ability: 'cloaking-device' };
    const table = acting(scum()).answer(action);
    expect(table.ship('red')).toMatchObject({ tokens: { cloak: 1 }, upgrades: [{ charges: { active: 1 } }] });
    expect(acting(scum({ upgradeCharges: { cloakingdevice: 0 } })).offers(action)).toBe(false);
    expect(acting(scum({ tokens: { cloak: 1 } })).offers(action)).toBe(false);
  });

  test('on a focus result it decloaks, or the token goes; a decloak that fails leaves it cloaked [xw.faq-cards.10]', () => {
    const fails = planning({ at: [300, 880] }).choose('cloaking-device-fails', 'boost');
    expect(fails.happened('effect-failed').map(({ what }) => what)).toContain('decloak');
    expect(fails.ship('red')).toMatchObject({ tokens: { cloak: 1 }, pose: { x: 300, y: 880 } });
    const moves = planning().choose('cloaking-device-fails', 'boost');
    expect(moves.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { x: 300, y: 420 } });
    const discards = planning().choose('cloaking-device-fails', 'discard');
    expect(discards.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { x: 300, y: 300 } });
    expect(planning({}, 'hit').offers({ type: 'choose' })).toBe(false);
  });
});

describe('Sabine Wren (crew)', () => {
  const sabine = { pilot: 'bluesquadronscout', upgrades: ['sabinewren'], at: [600, 600] } as const;
  /** A TIE flies over a mine, or stands at a bomb as it detonates. */
  const met = (kind: 'proximity-mine' | 'proton-bomb', player = 'p1'): Table => {
    const table = xwingTable({
      ships: {
        sabine: { ...sabine, upgrades: [...sabine.upgrades] },
        tie: { player: 'p2', at: [300, 300], dial: { speed: 2, bearing: 'straight', color: 'blue' } },
      },
      devices: { device: { kind, player, at: kind === 'proton-bomb' ? [300, 520] : [300, 380] } },
      moment: { phase: 'activation', ship: 'tie' },
    });
    for (let i = 0; i < 20 && !table.offers({ type: 'choose', ability: 'sabine-wren-crew' }); i++) {
      const next = table.legal().find(({ type }) => /decline|end-/.test(type)) ?? table.legal()[0];
      if (!next || table.state.phase !== 'activation') break;
      table.does(next);
    }
    return table;
  };
  const put = (table: Table): Table => {
    const state = structuredClone(table.state);
    state.ships[0]!.upgrades[0]!.tokens = ['ion', 'stress'];
    table.state = state;
    return table;
  };

  test('her tokens lie on the card from setup on, one of each kind [xw.setup.14]', () => {
    const table = xwingTable({
      ships: { sabine: { ...sabine, upgrades: [...sabine.upgrades], at: null }, x: { player: 'p2', at: null } },
      moment: 'setup',
    });
    expect(table.ship('sabine').upgrades[0]?.tokens).toEqual(['ion', 'jam', 'stress', 'tractor']);
  });

  test('after a friendly bomb, not after a mine or a bomb of the enemy [xw.faq-objects.07]', () => {
    const queued = (table: Table): boolean =>
      table.happened('ability-queued').some(({ ability }) => ability === 'sabine-wren-crew');
    expect(queued(met('proton-bomb'))).toBe(true);
    expect(queued(met('proximity-mine'))).toBe(false);
    expect(queued(met('proton-bomb', 'p2'))).toBe(false);
    expect(met('proximity-mine').happened('device-suffered')).toHaveLength(1);
  });

  test('a token from her card goes to the ship that suffered [xw.faq-objects.07]', () => {
    const table = put(
      xwingTable({
        ships: { sabine: { ...sabine, upgrades: [...sabine.upgrades] }, tie: { player: 'p2', at: [300, 300] } },
        devices: { device: { kind: 'proton-bomb', player: 'p1', at: [300, 400] } },
        moment: { phase: 'activation', step: 'bombs detonate' },
      }),
    );
    for (let i = 0; i < 6 && !table.offers({ type: 'choose' }); i++) table.does(table.legal()[0]!);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['ion', 'stress']);
    table.choose('sabine-wren-crew', 'ion');
    expect(table.ship('tie').tokens.ion).toBe(1);
    expect(table.ship('sabine').upgrades[0]?.tokens).toEqual(['stress']);
  });
});

describe('places in setup', () => {
  const placing = (
    pilot: string,
    upgrades: string[],
    foe: readonly [number, number],
    rocks: readonly (readonly [number, number])[],
  ): Table =>
    xwingTable({
      ships: { red: { pilot, upgrades, at: null }, foe: { player: 'p2', at: foe, facing: 180 } },
      obstacles: Object.fromEntries(rocks.map((at, i) => [`rock-${i}`, { outline: `coreasteroid${i}`, at }])),
      moment: { phase: 'setup', step: 'place forces' },
    });
  const why = (table: Table, x: number, y: number): unknown =>
    table.whyNot({ type: 'place-ship', player: 'p1', ship: 'red', pose: { x, y, heading: { x: 0, y: 1 } } })?.code ??
    null;

  test('Boba Fett (crew): at range 0 of an obstacle and beyond range 3 of enemies [xw.faq-deployment.01]', () => {
    const table = placing('bobafett', ['bobafett'].slice(1), [450, 860], [[450, 300]]);
    expect(why(table, 450, 60)).toBeNull();
    const boba = placing('trandoshanslaver', ['bobafett'], [450, 860], [[450, 300]]);
    expect(why(boba, 450, 300)).toBeNull();
    expect(why(boba, 450, 60)).toBe('not-at-obstacle');
    const close = placing('trandoshanslaver', ['bobafett'], [450, 860], [[450, 300], [450, 600]]); // prettier-ignore
    expect(why(close, 450, 600)).toBe('near-enemy');
  });

  test('with no such place it stands within range 1 of its edge [xw.faq-deployment.01]', () => {
    const table = placing('trandoshanslaver', ['bobafett'], [450, 500], [[450, 600]]);
    expect(why(table, 450, 50)).toBeNull();
    expect(why(table, 450, 600)).toBe('outside-range-1');
    expect(table.places().ship('red').place).toBe('table');
  });

  test('it comes after all other ships [xw.faq-deployment.01]', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'trandoshanslaver', upgrades: ['bobafett'], at: null },
        late: { pilot: 'bobafett', at: null },
        foe: { player: 'p2', pilot: 'soontirfel', at: null },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [450, 450] } },
      moment: { phase: 'setup', step: 'place forces' },
    });
    for (let i = 0; i < 3; i++) table.places(i + 1);
    expect(table.happened('ship-placed').map(({ ship }) => ship)).toEqual(['late', 'foe', 'red']);
  });

  test('Han Solo (Resistance): anywhere beyond range 3 of enemies [xw.setup.14]', () => {
    const han = placing('hansolo-scavengedyt1300', [], [450, 860], []);
    expect([why(han, 450, 300), why(han, 450, 600), why(han, 450, 60)]).toEqual([null, 'near-enemy', null]);
  });
});
