/** Cards of huge ships: titles, cargo, teams, commands and hardpoints. */
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { isOffered } from '../abilities/card-cases';
import { type NumberCase, expectNumber } from '../abilities/card-tables';
import { CR90, EPIC, flying, GR75, RAIDER } from './epic';

const GOZANTI = 'outerrimgarrison';
const HUGE: ShipOnTable = { pilot: GR75, at: [300, 250] };
/** A huge ship whose End Phase begins. */
const ending = (red: ShipOnTable): Table =>
  xwingTable({
    mat: EPIC,
    ships: { red: { at: [300, 300], ...red }, far: { player: 'p2', at: [860, 860] } },
    moment: 'end',
  });

/** Whatever is rolled next shows blanks; nothing else is done. */
function blanks(table: Table): Table {
  const rolls = table.legal('roll');
  const blank = rolls.find(({ faces }) => faces.every((face) => face === 'blank'));
  const passes = table.legal().find(({ type }) => type === 'end-modifying' || type === 'decline');
  return table.does(blank ?? passes ?? table.legal()[0]!);
}

describe('titles', () => {
  test('Bright Hope reinforces its front alone [xw.reinforce.01]', () => {
    const table = xwingTable({
      mat: EPIC,
      ships: { red: { ...HUGE, upgrades: ['brighthope'] }, x: { player: 'p2', at: [860, 860] } },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    }).answer({ type: 'perform-action', action: 'reinforce' });
    expect(table.refusal({ type: 'choose-reinforce', side: 'aft' })).toBe('fore-only');
    expect(table.refusal({ type: 'choose-reinforce', side: 'fore' })).toBeNull();
  });

  const more: NumberCase[] = [
    {
      card: 'bright-hope',
      tie: { pilot: GR75, at: [300, 560], upgrades: ['brighthope'], tokens: { 'reinforce-fore': 1 } },
      use: 'bright-hope',
      pool: 'defense',
      dice: 1,
      not: { 'not reinforced': { tie: { tokens: {} }, dice: 0 }, 'from behind': { tie: { facing: 0 }, dice: 0 } },
    },
    {
      card: 'jainas-light',
      tie: { at: [300, 500] },
      others: { light: { player: 'p2', pilot: CR90, upgrades: ['jainaslight'], at: [450, 600] } },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 410] } },
      use: 'jainas-light',
      pool: 'defense',
      dice: 5,
      not: {
        'nothing in the way': { obstacles: {}, dice: 3 },
        'without energy': {
          others: { light: { player: 'p2', pilot: CR90, upgrades: ['jainaslight'], at: [450, 600], energy: 0 } },
          dice: 4,
        },
      },
    },
  ];
  test.each(more.map((each) => [each.card, each] as const))('%s [xw.attack.22]', (_card, each) => expectNumber(each));

  test('Broken Horn: damaged, it flies speed 3-5 easier [xw.difficulty.06]', () => {
    const color = (speed: number, damage: number): string | undefined => {
      const more_ = { upgrades: ['brokenhorn'], ...(damage ? { damage: { facedown: damage } } : {}) };
      return flying(`${speed} straight white`, {}, more_).happened('maneuver-executed')[0]?.maneuver.color;
    };
    expect([color(3, 1), color(3, 0), color(2, 1)]).toEqual(['blue', 'white', 'white']);
  });

  test('Insatiable Worrt: one more shield or energy [xw.charges.02]', () => {
    const table = ending({ pilot: CR90, upgrades: ['insatiableworrt'], shields: 3 });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['shields']);
    table.choose('insatiable-worrt', 'shields');
    expect(table.happened('shield-recovered').length).toBeGreaterThan(0);
    expect(isOffered(ending({ pilot: CR90, upgrades: ['insatiableworrt'] }), 'insatiable-worrt')).toBe(false);
  });

  test('Quantum Storm: energy after a white maneuver that is fully executed', () => {
    const recovered = (dial: string): number =>
      flying(dial, {}, { upgrades: ['quantumstorm'], energy: 2 }).happened('charge-recovered').length;
    expect(recovered('2 straight white')).toBe(1);
    expect(recovered('2 straight blue')).toBe(0);
  });

  test('Suppressor: what is near the coordinated ship is jammed [xw.jam.02]', () => {
    const coordinating = (foe: ShipOnTable, energy = 3): Table =>
      xwingTable({
        mat: EPIC,
        ships: {
          red: { pilot: GOZANTI, upgrades: ['suppressor'], at: [450, 300], energy },
          wing: { pilot: 'academypilot', player: 'p1', at: [450, 510] },
          foe: { player: 'p2', at: [450, 740], ...foe },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      })
        .answer({ type: 'perform-action', action: 'coordinate' })
        .answer({ type: 'choose-coordinated', on: 'wing' })
        .answer({ type: 'decline-action' });
    const table = coordinating({}).choose('suppressor', 'foe');
    expect(table.ship('foe').tokens.jam).toBe(1);
    expect(table.ship('red').energy?.active).toBe(2);
    expect(isOffered(coordinating({ at: [450, 860] }), 'suppressor')).toBe(false);
    expect(isOffered(coordinating({}, 0), 'suppressor')).toBe(false);
  });

  test('Thunderstrike: a reroll in a bonus attack on a ship that it has not attacked', () => {
    const fighting = (second: string): Table => {
      const table = xwingTable({
        mat: EPIC,
        ships: {
          red: { pilot: RAIDER, upgrades: ['thunderstrike', 'targetingbattery'], at: [450, 200], turrets: ['front'] },
          tie: { player: 'p2', at: [430, 480], facing: 180 },
          foe: { player: 'p2', at: [520, 480], facing: 180 },
        },
        moment: { phase: 'engagement', ship: 'red' },
      });
      table.attack('red', 'tie', 'primary');
      while (!table.offers({ type: 'choose-weapon' })) blanks(table);
      table.attack('red', second, 'red/targetingbattery');
      return blanks(table);
    };
    expect(isOffered(fighting('foe'), 'thunderstrike')).toBe(true);
    expect(isOffered(fighting('tie'), 'thunderstrike')).toBe(false);
  });
});

/** `red`, a CR90 with these, attacks `tie` or has a friend defend. */
const CORVETTE: ShipOnTable = { pilot: CR90, at: [300, 250] };
const acting = (red: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table =>
  xwingTable({
    mat: EPIC,
    ships: { red: { ...CORVETTE, ...red }, x: { player: 'p2', at: [860, 860] }, ...others },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });
const engaging = (red: ShipOnTable, tie: ShipOnTable = {}, locks: readonly (readonly [string, string])[] = []): Table =>
  xwingTable({
    mat: EPIC,
    ships: {
      red: { pilot: RAIDER, at: [450, 200], ...red },
      tie: { player: 'p2', at: [450, 500], facing: 180, damage: {}, ...tie },
    },
    locks,
    moment: { phase: 'engagement', ship: 'red' },
  });
/** The attack goes on: red dice show this, green ones blanks. */
function fought(table: Table, weapon: string, face: string, until: (table: Table) => boolean): Table {
  table.attack('red', 'tie', weapon);
  for (let i = 0; i < 12 && !until(table); i++) {
    const isRed = (table.asks ?? '').includes('attack dice');
    const roll = table.legal('roll').find(({ faces }) => faces.every((each) => each === (isRed ? face : 'blank')));
    const passes = table.legal().find(({ type }) => type === 'end-modifying');
    table.does(roll ?? passes ?? table.legal()[0]!);
  }
  return table;
}

describe('cargo and teams', () => {
  test('Adaptive Shields: a shield or two energy for a result against a smaller friend [xw.cancel.01]', () => {
    const defends = (more: ShipOnTable): Table => {
      const table = xwingTable({
        mat: EPIC,
        ships: {
          red: { at: [300, 300] },
          tie: { player: 'p2', at: [300, 500], facing: 180 },
          big: { player: 'p2', pilot: GOZANTI, upgrades: ['adaptiveshields'], at: [420, 560], ...more },
        },
        moment: { phase: 'engagement', ship: 'red' },
      }).attack('red', 'tie');
      table.rolls('hit', 'hit', 'hit').repeat({ type: 'end-modifying' });
      return table.answer({ type: 'roll', faces: ['blank', 'blank', 'blank'] });
    };
    const table = defends({}).choose('adaptive-shields', { of: 'energy', face: 'hit' });
    expect(table.ship('big').energy?.active).toBe(1);
    expect(table.happened('dice-canceled')).toMatchObject([{ die: 'attack', faces: ['hit'] }]);
    expect(isOffered(defends({ at: [800, 700] }), 'adaptive-shields')).toBe(false);
    expect(isOffered(defends({ shields: 0, energy: 1 }), 'adaptive-shields')).toBe(false);
  });

  test('Optimized Power Core and Tibanna Reserves recover energy [xw.charges.02]', () => {
    const core = (color: string): number =>
      flying(`2 straight ${color}`, {}, { upgrades: ['optimizedpowercore'], energy: 2 }).happened('charge-recovered')
        .length;
    expect([core('blue'), core('white')]).toEqual([1, 0]);
    const reserves = acting({ upgrades: ['tibannareserves'], energy: 1 });
    reserves.answer({ type: 'perform-card-action', ability: 'tibanna-reserves' });
    expect(reserves.happened('charge-recovered').filter(({ of }) => of === 'energy').length).toBeGreaterThan(1);
    const full = acting({ upgrades: ['tibannareserves'] });
    expect(full.offers({ type: 'perform-card-action', ability: 'tibanna-reserves' })).toBe(false);
  });

  test('Gunnery Specialists: a die again for each energy, of a primary weapon or a hardpoint', () => {
    const table = engaging({ upgrades: ['gunneryspecialists'], energy: 2 });
    fought(table, 'primary', 'blank', (each) => each.offers({ ability: 'gunnery-specialists' }));
    table.use('gunnery-specialists');
    const most = Math.max(...table.legal('choose').map(({ chosen }) => (chosen as number[]).length));
    expect(most).toBe(2);
    table.choose('gunnery-specialists', [0, 1]).rolls('hit', 'hit');
    expect(table.ship('red').energy?.active).toBe(0);
    const empty = engaging({ upgrades: ['gunneryspecialists'], energy: 0 });
    fought(empty, 'primary', 'blank', (each) => each.offers({ ability: 'gunnery-specialists' }));
    expect(empty.happened('ability-used').filter(({ ability }) => ability === 'gunnery-specialists')).toEqual([]);
  });

  test('Bombardment Specialists: the range of a weapon is one more for a calculate token [xw.attack.12]', () => {
    const shooting = (tokens: ShipOnTable['tokens']): Table =>
      engaging(
        { pilot: GR75, upgrades: ['bombardmentspecialists'], ...(tokens ? { tokens } : {}) },
        { at: [450, 625] },
      );
    const table = shooting({ calculate: 1 }).choose('bombardment-specialists', 1);
    table.answer({ type: 'choose-weapon', weapon: 'primary' });
    expect(table.offers({ type: 'declare-defender', defender: 'tie' })).toBe(true);
    expect(shooting({}).happened('attack-not-possible')).toMatchObject([{ ship: 'red' }, { ship: 'tie' }]);
  });

  test('Sensor Experts: three locks, and more of them for energy [xw.lock.11]', () => {
    const foes = { one: { player: 'p2', at: [300, 400] as const }, two: { player: 'p2', at: [360, 420] as const } };
    const table = acting({ upgrades: ['sensorexperts'] }, foes)
      .answer({ type: 'perform-action', action: 'lock' })
      .answer({ type: 'choose-lock', on: 'one' })
      .order('sensor-experts');
    // Neither the ship itself, which is as near, nor what it has locked already.
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([['two']]);
    table.choose('sensor-experts', ['two']).answer({ type: 'choose-lock', on: 'two' });
    expect(table.state.locks).toHaveLength(2);
    const without = acting({ upgrades: ['sensorexperts'], energy: 0 }, foes)
      .answer({ type: 'perform-action', action: 'lock' })
      .answer({ type: 'choose-lock', on: 'one' });
    expect(isOffered(without, 'sensor-experts')).toBe(false);
  });

  test('Damage Control Team: energy turns offline cards over before it engages', () => {
    const red = { upgrades: ['damagecontrolteam', 'turbolaserbattery'], flipped: ['turbolaserbattery'] };
    const table = engaging(red).choose('damage-control-team-flips', ['red/turbolaserbattery']);
    expect(table.ship('red').upgrades.find(({ card }) => card === 'turbolaserbattery')?.side).toBe(0);
    expect(
      isOffered(engaging({ upgrades: ['damagecontrolteam', 'turbolaserbattery'] }), 'damage-control-team-flips'),
    ).toBe(false);
  });
});

describe('Damage Control Team as an action', () => {
  const acts = (...faceup: string[]): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        red: { pilot: RAIDER, at: [450, 200], upgrades: ['damagecontrolteam'], damage: { faceup } },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });

  test('repairs faceup cards of the huge deck that are of the ship, for energy [xw.damage-cards.05]', () => {
    const table = acts('bridgehit').answer({ type: 'perform-card-action', ability: 'damage-control-team' });
    table.choose('damage-control-team', ['red/damage-1']);
    expect(table.ship('red').damage).toMatchObject({ facedown: 1, faceup: [] });
  });
});

describe('hardpoints', () => {
  const FRONT = { turrets: ['front' as const] };

  test('an Ion Cannon Battery that hits inflicts a critical hit and ion tokens [xw.inflict.01]', () => {
    const table = engaging({ upgrades: ['ioncannonbattery'], ...FRONT }, { pilot: 'omicrongrouppilot', player: 'p2' });
    fought(table, 'red/ioncannonbattery', 'hit', (each) => each.happened('attack-performed').length > 0);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'tie', damage: 'crit' }]);
    expect(table.happened('token-gained').filter(({ token }) => token === 'ion')).toHaveLength(4);
  });

  test('a Turbolaser Battery that hits adds three hits, one that misses none', () => {
    const shot = (face: string): number => {
      const table = engaging({ upgrades: ['turbolaserbattery'], ...FRONT }, { at: [450, 560] }, [['red', 'tie']]);
      fought(table, 'red/turbolaserbattery', face, (each) => each.happened('attack-performed').length > 0);
      return table.happened('die-added').length;
    };
    expect([shot('hit'), shot('blank')]).toEqual([3, 0]);
  });

  test('a Targeting Battery locks the defender after its attack, and nothing after another', () => {
    const locked = (weapon: string): boolean => {
      const table = engaging({ upgrades: ['targetingbattery'], ...FRONT });
      fought(
        table,
        weapon,
        'blank',
        (each) => isOffered(each, 'targeting-battery') || each.offers({ type: 'choose-weapon' }),
      );
      return isOffered(table, 'targeting-battery');
    };
    expect([locked('red/targetingbattery'), locked('primary')]).toEqual([true, false]);
    const table = engaging({ upgrades: ['targetingbattery'], ...FRONT });
    fought(table, 'red/targetingbattery', 'blank', (each) => isOffered(each, 'targeting-battery'));
    table.use('targeting-battery').answer({ type: 'choose-lock' });
    expect(table.state.locks.map(({ by, on }) => [by, on])).toEqual([['red', 'tie']]);
  });

  test('offline, it is turned over for two energy after its ship has engaged', () => {
    const engaged = (energy: number): Table => {
      const table = engaging({ upgrades: ['pointdefensebattery'], flipped: ['pointdefensebattery'], energy });
      return table.answer({ type: 'decline-attack' });
    };
    const table = engaged(2).use('point-defense-battery-repairs');
    expect(table.ship('red').upgrades[0]?.side).toBe(0);
    expect(table.happened('charge-spent').filter(({ of }) => of === 'energy')).toHaveLength(2);
    expect(isOffered(engaged(1), 'point-defense-battery-repairs')).toBe(false);
  });
});
