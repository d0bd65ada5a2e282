/** Conditions of abilities, from both sides: where they hold and where they do not, whatever else is on the table. */
import type { Moment } from '../../../src/xwing';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { alone, CLOSE, duel, faces } from '../duel';

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
    pilot = 'knavesquadronescort',
  ): string | undefined => {
    const dial = { speed, bearing, color: printed } as ShipOnTable['dial'];
    const upgrades = [upgrade];
    const table = own
      ? alone({ pilot, upgrades, ...(dial ? { dial } : {}) })
      : alone({ pilot, ...(dial ? { dial } : {}) }, undefined, { wing: { upgrades, at: [600, 300] } });
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
    expect(color('r4astromech', 2, 'segnor-left', 'white', true, 'omegasquadronace')).toBe('white');
    expect(color('r4astromech', 2, 'straight', 'white', false)).toBe('white');
  });
});

describe('Darth Vader', () => {
  test('keeps his Force where no action is left that he could perform [xw.pilot-and-ship-abilities.03]', () => {
    // Ionized he may only focus, which he has done.
    const vader = { pilot: 'darthvader', tokens: { ion: 1 } };
    const table = alone(vader, 'perform action').answer({ type: 'perform-action', action: 'focus' });
    const force = table.ship('red').force;
    while (table.legal('order-ability').length > 0) table.does(table.legal('order-ability')[0]!);
    expect(table.offers({ type: 'use-ability', ability: 'darth-vader' })).toBe(false);
    expect(table.happened('ability-skipped').map((each) => each.ability)).toContain('darth-vader');
    expect(table.ship('red').force?.active).toBe(force?.limit);
  });
});

describe('Han Solo', () => {
  test.each([
    // A small rock ahead of him, whose base ends at y = 340.
    [395, true],
    [520, false],
  ])('with the middle of an obstacle at y = %d: asked %p [xw.faq-dice.04]', (y, asked) => {
    const han = { pilot: 'hansolo-modifiedyt1300lightfreighter', turret: 'front' } as const;
    const table = duel(han, { at: [300, 470] }, { obstacles: { rock: { outline: 'coreasteroid0', at: [395, y] } } });
    table.attack('red', 'tie').rolls('blank', 'blank', 'blank');
    expect(queued(table).includes('han-solo')).toBe(asked);
  });
});

describe('Guri', () => {
  test.each([
    ['touching', 340, ['guri']],
    ['at range 1', 440, ['guri']],
    ['just past it', 441, []],
  ])('an enemy %s [xw.timing.03]', (_where, y, expected) => {
    const ships = { guri: { pilot: 'guri', at: [300, 300] as const }, x: { player: 'p2', at: [300, y] as const } };
    const table = xwingTable({ ships, moment: 'engagement' });
    expect(queued(table)).toEqual(expected);
    if (expected.length > 0) expect(table.happened('ship-engages')).toEqual([]);
  });
});

describe('Full Throttle', () => {
  test.each([
    [2, false],
    [3, true],
    [4, true],
    [5, true],
  ])('after a fully executed maneuver of speed %d: %p [xw.timing.07]', (speed, asked) => {
    const dial = { speed, bearing: 'straight', color: 'white' } as const;
    const table = alone({ pilot: 'deltasquadronpilot', dial });
    expect(queued(table).includes('full-throttle')).toBe(asked);
    const blocked = alone({ pilot: 'deltasquadronpilot', dial }, undefined, {
      block: { at: [300, 300 + 40 * (speed + 1)] },
    });
    expect(queued(blocked)).not.toContain('full-throttle');
  });
});

describe('Concordia Faceoff', () => {
  const fang = { player: 'p1', pilot: 'skullsquadronpilot' };
  const defends = (attacker: ShipOnTable): Table => {
    const table = duel({ player: 'p2', pilot: 'academypilot', ...attacker }, fang).attack('red', 'tie');
    table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'hit'))!);
    return table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'blank'))!);
  };
  const offered = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'concordia-faceoff' });

  test("at range 1 in the attacker's front arc, nowhere else [xw.dice-modification.04]", () => {
    const falcon = { pilot: 'outerrimsmuggler' } as const;
    expect(offered(defends(CLOSE))).toBe(true);
    expect(offered(defends({ at: [300, 300] }))).toBe(false);
    expect(offered(defends({ ...falcon, turret: 'front', at: [300, 390] }))).toBe(true);
    expect(offered(defends({ ...falcon, turret: 'right', at: [190, 500] }))).toBe(false);
  });

  test('one die is turned, which is no reroll [xw.dice-modification.04]', () => {
    const table = defends(CLOSE).use('concordia-faceoff');
    const before = faces(table, 'defense').length;
    table.choose('concordia-faceoff', 0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', from: 'blank', to: 'evade' }]);
    expect(table.happened('dice-rerolled')).toEqual([]);
    expect(table.happened('dice-neutralized').at(-1)?.evades).toBe(1);
    expect(before).toBeGreaterThan(1);
  });
});

describe('Elusive', () => {
  const charge = (elusive: ShipOnTable, others: Record<string, ShipOnTable> = {}): number | undefined => {
    const worn = { upgrades: ['elusive'], upgradeCharges: { elusive: 0 } };
    const table = alone('upgrades' in elusive ? elusive : { ...worn, ...elusive }, undefined, others);
    return table.state.ships.flatMap(({ upgrades }) => upgrades).find(({ card }) => card === 'elusive')?.charges
      ?.active;
  };
  const dial = (color: 'red' | 'white') => ({ dial: { speed: 4, bearing: 'koiogran', color } }) as const;

  test('recovers after the own red maneuver, fully executed, and after no other [xw.faq-cards.11]', () => {
    expect(charge(dial('red'))).toBe(1);
    expect(charge(dial('white'))).toBe(0);
    expect(charge(dial('red'), { block: { at: [300, 500] } })).toBe(0);
    const wing = { upgrades: ['elusive'], upgradeCharges: { elusive: 0 }, at: [600, 300] as const };
    expect(charge({ ...dial('red'), upgrades: [] }, { wing })).toBe(0);
  });
});
