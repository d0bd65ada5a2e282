/** Conditions of abilities, from both sides: where they hold and where they do not, whatever else is on the table. */
import { abilities } from '../../../src/xwing/abilities';
import type { Moment } from '../../../src/xwing';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { alone, CLOSE, duel } from './duel';

const queued = (table: Table): string[] => table.happened('ability-queued').map((each) => each.ability);

describe('at the start of one phase, and of no other', () => {
  /** All ships whose abilities begin with a phase, each with what it needs for its ability. */
  const atStart = (phase: Moment['phase']): string[] => {
    const table = xwingTable({
      ships: {
        chopper: { pilot: 'chopper', at: [300, 300] },
        kyle: { pilot: 'kylekatarn', at: [380, 300], facing: 315, turret: 'front', tokens: { focus: 2 } },
        gonk: { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], at: [600, 100] },
        teroch: { player: 'p2', pilot: 'oldteroch', upgrades: ['staticdischargevanes'], at: [300, 360], facing: 180 },
        guri: { player: 'p2', pilot: 'guri', at: [380, 360], facing: 180 },
        soontir: { player: 'p2', pilot: 'soontirfel', at: [600, 300], facing: 180 },
      },
      moment: phase,
    });
    if (table.offers({ type: 'order-ability', ability: 'chopper' })) table.order('chopper');
    while (table.legal('order-ability').length > 0) table.does(table.legal('order-ability')[0]!);
    return queued(table).sort();
  };

  test('abilities that say so are queued in the Engagement Phase [xw.timing.03]', () => {
    expect(atStart('engagement')).toEqual(['chopper', 'guri', 'kyle-katarn', 'old-teroch', 'soontir-fel']);
  });

  test.each(['planning', 'system', 'activation', 'end'] as const)('and not in the %s phase [xw.timing.03]', (phase) => {
    expect(atStart(phase)).toEqual([]);
  });

  test('each card that begins with a phase is among them, or belongs to setup', () => {
    const begins = abilities.filter(({ on }) => on?.timing === 'after' && on.events.includes('phase-started'));
    expect(begins.map(({ id }) => id).sort()).toEqual(
      ['chopper', 'gnk-gonk-droid-setup', 'guri', 'kyle-katarn', 'old-teroch', 'soontir-fel'].sort(),
    );
  });
});

describe('Lando Calrissian (Scum)', () => {
  const rolled = (lando: ShipOnTable, ...faces: string[]): Table =>
    duel({ pilot: 'landocalrissian', turret: 'front', ...lando })
      .attack('red', 'tie')
      .rolls(...faces);

  test('pays no stress where no blank could be rerolled [xw.paying-costs.01]', () => {
    const table = rolled({}, 'hit', 'focus');
    expect(table.offers({ type: 'use-ability', ability: 'lando-calrissian-scum' })).toBe(false);
    expect(table.happened('ability-skipped')).toMatchObject([{ code: 'no-blanks' }]);
    expect(table.ship('red').tokens.stress).toBe(0);
  });

  test('rerolls all of his blanks and nothing else [xw.errata-lando-calrissian-scum.01]', () => {
    const one = rolled({}, 'hit', 'blank').use('lando-calrissian-scum');
    expect(one.legal('roll')[0]?.faces).toHaveLength(1);
    const two = rolled({}, 'blank', 'blank').use('lando-calrissian-scum');
    expect(two.legal('roll')[0]?.faces).toHaveLength(2);
  });

  test('is not asked while stressed [xw.errata-lando-calrissian-scum.01]', () => {
    expect(queued(rolled({ tokens: { stress: 1 } }, 'blank', 'blank'))).toEqual([]);
  });
});

describe('Norra Wexley', () => {
  const norra = { player: 'p1', pilot: 'norrawexley' };
  const attacked = (at: readonly [number, number], others = {}): Table =>
    duel({ player: 'p2', pilot: 'academypilot', at }, norra, { others })
      .attack('red', 'tie')
      .rolls('hit', 'hit', ...(at[1] > 350 ? ['hit'] : []))
      .rolls('blank');

  test('has nothing to add with no enemy at range 0-1: whatever she has, she may go on [xw.errata-norra-wexley.01]', () => {
    const table = attacked([300, 300]);
    expect(table.offers({ type: 'use-ability', ability: 'norra-wexley' })).toBe(false);
    expect(table.happened('die-added')).toEqual([]);
    expect(table.happened('attack-hit')).toHaveLength(1);
  });

  test('a friend at range 1 is no enemy, another enemy than the attacker is one [xw.errata-norra-wexley.01]', () => {
    const beside = (player: string) => ({ beside: { player, at: [380, 500] as const } });
    const offered = (player: string): boolean =>
      attacked([300, 300], beside(player)).offers({ type: 'use-ability', ability: 'norra-wexley' });
    expect([offered('p1'), offered('p2')]).toEqual([false, true]);
  });

  test('adds one result for each attack, not more [xw.errata-norra-wexley.01]', () => {
    const table = attacked(CLOSE.at as [number, number]).use('norra-wexley');
    expect(table.happened('die-added')).toHaveLength(1);
    expect(table.offers({ type: 'use-ability', ability: 'norra-wexley' })).toBe(false);
  });
});

describe('cards that make maneuvers easier', () => {
  const color = (
    upgrade: string,
    speed: number,
    bearing: string,
    printed = 'white',
    own = true,
  ): string | undefined => {
    const dial = { speed, bearing, color: printed } as ShipOnTable['dial'];
    const upgrades = [upgrade];
    const table = own
      ? alone({ upgrades, ...(dial ? { dial } : {}) })
      : alone({ ...(dial ? { dial } : {}) }, undefined, { wing: { upgrades, at: [600, 300] } });
    return table.happened('maneuver-executed')[0]?.maneuver.color;
  };

  test.each([
    ['bank-left', 'blue'],
    ['bank-right', 'blue'],
    ['turn-right', 'white'],
    ['straight', 'white'],
    ['koiogran', 'white'],
  ])('Nien Nunb and a %s: %s [xw.difficulty.06]', (bearing, expected) => {
    expect(color('niennunb', bearing === 'koiogran' ? 4 : 2, bearing)).toBe(expected);
  });

  test('Nien Nunb turns a red bank white, and changes no maneuver of another ship [xw.difficulty.06]', () => {
    expect(color('niennunb', 3, 'bank-left', 'red')).toBe('white');
    expect(color('niennunb', 3, 'bank-left', 'white', false)).toBe('white');
  });

  test.each(['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right'])(
    'R4 Astromech and a %s: of speed 1 and 2 only [xw.difficulty.06]',
    (bearing) => {
      expect([1, 2, 3].map((speed) => color('r4astromech', speed, bearing))).toEqual(['blue', 'blue', 'white']);
      expect(color('r4astromech', 2, bearing, 'red')).toBe('white');
    },
  );

  test('R4 Astromech changes no advanced maneuver, and none of another ship [xw.difficulty.06]', () => {
    expect(color('r4astromech', 2, 'segnor-left')).toBe('white');
    expect(color('r4astromech', 2, 'straight', 'white', false)).toBe('white');
  });
});
