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
