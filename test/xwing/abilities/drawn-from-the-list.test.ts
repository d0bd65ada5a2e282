/** Twelve cards were drawn of those that waited for an entry only: these are the ones that needed no more, or a word more. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { declare, isOffered, playOn, type Attack } from './card-cases';

const ENEMY = { player: 'p2', at: [860, 860], activated: true } as const;
const acting = (ships: TableSpec['ships'], step?: string): Table =>
  xwingTable({
    ships: { ...ships, enemy: ENEMY },
    moment: { phase: 'activation', ship: 'red', ...(step === undefined ? {} : { step }) },
  });

describe('Bodhi Rook', () => {
  const locks = (rook: ShipOnTable | null): string[] => {
    const table = xwingTable({
      ships: {
        red: { at: [100, 100] },
        friend: { at: [500, 500], activated: true },
        far: { player: 'p2', at: [700, 700], activated: true },
        ...(rook ? { rook: { at: [860, 100], activated: true, ...rook } } : {}),
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });
    if (!table.offers({ type: 'perform-action', action: 'lock' })) return [];
    table.answer({ type: 'perform-action', action: 'lock' });
    return table
      .happened('lock-acquired')
      .map(({ on }) => on)
      .concat(table.legal('choose-lock').map(({ on }) => on));
  };
  test('friendly ships lock what is at range 0-3 of any friendly ship', () => {
    expect(locks({ pilot: 'bodhirook' })).toContain('far');
    expect(locks({ pilot: 'bluesquadronscout' })).not.toContain('far');
    expect(locks({ pilot: 'bodhirook', player: 'p2' })).not.toContain('far');
  });
});

describe('"Zeb" Orrelios', () => {
  const attacks = (ship: 'a' | 'b', upgrades: string[], y = 340): boolean => {
    const table = xwingTable({
      ships: {
        a: { upgrades, at: [300, 300] },
        b: { player: 'p2', at: [300, y], facing: 180 },
        c: { player: 'p2', at: [340, 300], facing: 180 },
      },
      moment: { phase: 'engagement', ship },
    });
    if (table.offers({ type: 'choose-weapon' })) table.answer({ type: 'choose-weapon', ship });
    return table.offers({ type: 'declare-defender', defender: ship === 'a' ? 'b' : 'a' });
  };
  test('his ship attacks at range 0 with primary weapons, and is attacked so', () => {
    expect([attacks('a', ['zeborrelios']), attacks('b', ['zeborrelios'])]).toEqual([true, true]);
    expect([attacks('a', []), attacks('b', [])]).toEqual([false, false]);
  });
});

describe("Rey's Millennium Falcon", () => {
  const falcon = (stress: number, upgrades = ['reysmillenniumfalcon']): ShipOnTable => ({
    pilot: 'resistancesympathizer',
    upgrades,
    at: [400, 400],
    tokens: { stress },
  });
  const flown = (stress: number, bearing: 'segnor-left' | 'turn-left', upgrades?: string[]): unknown => {
    const dial = { speed: 3, bearing, color: 'red' } as const;
    const table = acting({ red: { ...falcon(stress, upgrades), revealed: dial } }, 'execute maneuver');
    return table.happened('maneuver-executed')[0]?.maneuver.bearing;
  };
  test('red Segnor loops while it has two stress tokens at most, no other red maneuver', () => {
    expect([
      flown(2, 'segnor-left'),
      flown(3, 'segnor-left'),
      flown(1, 'turn-left'),
      flown(1, 'segnor-left', []),
    ]).toEqual(['segnor-left', 'straight', 'straight', 'straight']);
  });
  test('so it boosts and rotates, and does nothing else', () => {
    const actions = (stress: number): unknown[] => [
      ...new Set(
        acting({ red: falcon(stress) }, 'perform action')
          .legal('perform-action')
          .map(({ action }) => action),
      ),
    ];
    expect(actions(2).sort()).toEqual(['boost', 'rotate-arc']);
    expect(actions(3)).toEqual([]);
  });
});

describe('R4-P Astromech', () => {
  const flown = (text: [number, string, string], use: boolean, charges = 2): unknown => {
    const [speed, bearing, color] = text;
    const table = acting({
      red: {
        pilot: 'goldsquadrontrooper',
        upgrades: ['r4pastromech'],
        upgradeCharges: { r4pastromech: charges },
        at: [400, 400],
        dial: { speed, bearing, color } as ShipOnTable['dial'] & object,
      },
    });
    if (!isOffered(table, 'r4-p-astromech')) return 'not offered';
    if (use) table.use('r4-p-astromech');
    else table.decline('r4-p-astromech');
    return table.happened('maneuver-executed')[0]?.maneuver.color;
  };
  test('for a charge a basic maneuver is easier', () => {
    expect(flown([2, 'bank-left', 'white'], true)).toBe('blue');
    expect(flown([2, 'bank-left', 'white'], false)).toBe('white');
    expect(flown([2, 'bank-left', 'white'], true, 0)).toBe('not offered');
    expect(flown([3, 'koiogran', 'red'], true)).toBe('not offered');
  });
});

describe('Energy-Shell Charges', () => {
  const droid = { pilot: 'tradefederationdrone', upgrades: ['energyshellcharges'] };
  const fired = (calculate: number, attack: string[]): Table => {
    const spec: Attack = {
      red: { ...droid, tokens: { calculate } },
      tie: { at: [300, 560] },
      weapon: 'red/energyshellcharges',
      attack,
    };
    const table = declare(spec);
    playOn(table, spec, () => isOffered(table, 'energy-shell-charges'));
    return table;
  };
  test('a calculate token changes a focus result to a critical hit', () => {
    const table = fired(1, ['focus', 'focus', 'blank']).use('energy-shell-charges');
    expect(table.happened('die-changed')).toMatchObject([{ from: 'focus', to: 'crit' }]);
    expect(table.ship('red').tokens.calculate).toBe(0);
    expect(isOffered(fired(1, ['hit', 'hit', 'blank']), 'energy-shell-charges')).toBe(false);
  });
  test('an action of its own reloads it, and disarms', () => {
    const reloads = (charges: number): Table =>
      acting({ red: { ...droid, upgradeCharges: { energyshellcharges: charges } } }, 'perform action');
    const action = { type: 'perform-card-action', ability: 'energy-shell-charges-reload' };
    const table = reloads(0).answer(action);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'disarm' }]);
    expect(reloads(1).offers(action)).toBe(false);
  });
});

describe('Lando Calrissian (Scum crew)', () => {
  const rolled = (tokens: ShipOnTable['tokens'] & object): Table => {
    const spec: Attack = { red: { pilot: 'freightercaptain', upgrades: ['landocalrissian-crew'], tokens } };
    const table = declare(spec);
    table.rolls('blank', 'blank');
    return table;
  };
  test('after a roll up to two dice are rerolled for a green token', () => {
    const table = rolled({ evade: 1 });
    const sizes = table.legal('choose').map(({ chosen }) => (chosen as { dice: number[] }).dice.length);
    expect(Math.max(...sizes)).toBe(2);
    table.choose('lando-calrissian-crew', { token: 'evade', dice: [0, 1] });
    table.rolls('hit', 'crit');
    expect(table.ship('red').tokens.evade).toBe(0);
    expect(table.happened('dice-rerolled')).toMatchObject([{ ship: 'red', were: ['blank', 'blank'] }]);
    expect(isOffered(rolled({ stress: 1 }), 'lando-calrissian-crew')).toBe(false);
  });
});

describe('Captain Seevor', () => {
  const fight = (seevor: 'red' | 'tie', x: number, charges = 1): Table => {
    const pilot = { pilot: 'captainseevor', charges };
    return declare({
      red: seevor === 'red' ? pilot : {},
      tie: { at: [x, 500], facing: 180, ...(seevor === 'tie' ? pilot : {}) },
    });
  };
  test('attacking or defending, out of the bullseye arc of the enemy, he jams it for a charge', () => {
    for (const [seevor, enemy] of [
      ['red', 'tie'],
      ['tie', 'red'],
    ] as const) {
      const table = fight(seevor, 380).use('captain-seevor');
      expect(table.happened('token-gained')).toMatchObject([{ ship: enemy, token: 'jam' }]);
      expect(table.ship(seevor).charges?.active).toBe(0);
      expect(isOffered(fight(seevor, 300), 'captain-seevor')).toBe(false);
      expect(isOffered(fight(seevor, 380, 0), 'captain-seevor')).toBe(false);
    }
  });
});

describe('"Warthog"', () => {
  /** A ship near him is shot down at initiative 6, before it engages. */
  const shot = (pilot: string, more: ShipOnTable = {}): Table => {
    const table = xwingTable({
      ships: {
        hog: { pilot: 'warthog', at: [300, 300], engaged: true, ...more },
        prey: { pilot, at: [300, 420], damage: { facedown: 2 }, shields: 0 },
        red: { player: 'p2', pilot: 'wedgeantilles', at: [300, 600], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'red' },
    });
    table.attack('red', 'prey');
    playOn(table, { attack: ['hit', 'hit', 'hit'] }, () => table.happened('ship-destroyed').length > 0);
    playOn(table, { attack: [] }, () => table.offers({ type: 'set-dial' }) || table.offers({ type: 'choose-weapon' }));
    return table;
  };
  test('a ship near him that is not limited stays until the end of the phase, and engages', () => {
    const stays = shot('academypilot', {});
    expect(stays.happened('ship-destroyed')).toMatchObject([{ ship: 'prey' }]);
    expect(stays.happened('ship-engages').map(({ ship }) => ship)).toContain('prey');
    const engages = (table: Table): string[] => table.happened('ship-engages').map(({ ship }) => ship);
    // One that is limited, and one of the enemy's of his, goes before its turn comes.
    for (const gone of [shot('howlrunner'), shot('academypilot', { player: 'p2' })]) {
      expect(gone.happened('ship-destroyed')).toMatchObject([{ ship: 'prey' }]);
      expect(engages(gone)).not.toContain('prey');
    }
    expect(stays.happened('ship-removed')).toEqual([]);
    for (let i = 0; i < 30 && stays.state.phase === 'engagement'; i++)
      stays.does(stays.legal().find(({ type }) => /decline|end-/.test(type)) ?? stays.legal()[0]!);
    expect(stays.happened('ship-removed')).toMatchObject([{ ship: 'prey' }]);
  });
});
