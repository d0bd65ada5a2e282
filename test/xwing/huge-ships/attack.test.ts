/** The attacks of huge ships: several in an engagement, indicators of cards, attack range 4-5, obstruction, engagement value. */
import { weaponsLeft } from '../../../src/xwing/queries/targets';
import { inArc } from '../../../src/xwing/queries/range';
import { firingArcs, reachOf, turretArcs } from '../../../src/xwing/queries/firing-arcs';
import { weaponsOf } from '../../../src/xwing/queries/weapons';
import { makeShip } from '../../../src/xwing/begin/make-ship';
import { pilot } from '../../../src/xwing/facts';
import { rotate } from '../../../src/xwing/procedures/rotate';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { bare, CR90, EPIC, GR75, RAIDER } from './epic';

const PD = 'pointdefensebattery';
const TURBO = 'turbolaserbattery';
const TARGETING = 'targetingbattery';

/** A GR-75 (front arc, 2 dice) that engages; a TIE stands at range 1 ahead. */
const engaging = (upgrades: string[], more: ShipOnTable = {}, others: Record<string, ShipOnTable> = {}): Table =>
  xwingTable({
    mat: EPIC,
    ships: {
      gr75: { pilot: GR75, at: [900, 300], upgrades, ...more },
      tie: { player: 'p2', pilot: 'outerrimsmuggler', at: [900, 300 + 97.5 + 40 + 60] },
      ...others,
    },
    moment: { phase: 'engagement', ship: 'gr75' },
  });

/** The weapons that it may choose now. */
const offered = (table: Table): string[] => table.legal('choose-weapon').map((each) => each.weapon);

/** It attacks with that weapon, and everybody misses. */
function attacks(table: Table, weapon: string): void {
  table.answer({ type: 'choose-weapon', weapon });
  table.answer({ type: 'declare-defender', defender: 'tie' });
  for (
    let i = 0;
    i < 40 &&
    !table.offers({ type: 'choose-weapon' }) &&
    table.state.phase === 'engagement' &&
    table.when('ship-engaged', { ship: 'gr75' }) < 0;
    i++
  ) {
    const roll = table.legal('roll')[0];
    if (roll) table.does(table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank')) ?? roll);
    else table.answer({ type: 'end-modifying' });
  }
}

describe('several attacks', () => {
  test('one standard attack and each bonus attack header once: four of a point-defense battery, no fifth [xw.huge-attack.01, xw.huge-attack.05, xw.huge-attack.06]', () => {
    const table = engaging([PD]);
    const pd = `gr75/${PD}`;
    for (let i = 0; i < 4; i++) {
      expect(offered(table)).toEqual(['primary', pd]);
      attacks(table, pd);
    }
    expect(offered(table)).toEqual(['primary']);
    attacks(table, 'primary');
    expect(table.happened('attack-declared').map((each) => each.weapon)).toEqual([pd, pd, pd, pd, 'primary']);
    expect(table.when('ship-engaged', { ship: 'gr75' })).toBeGreaterThan(0);
  });

  test('with the primary weapon used, no other standard attack is left, but bonus attacks are [xw.huge-attack.02, xw.huge-attack.03]', () => {
    const table = engaging([PD, 'dorsalturret']);
    expect(offered(table)).toEqual(['primary', `gr75/${PD}`, 'gr75/dorsalturret']);
    attacks(table, 'primary');
    expect(offered(table)).toEqual([`gr75/${PD}`]);
    expect(weaponsLeft(table.state, table.ship('gr75'), ['gr75/dorsalturret'])).toEqual([`gr75/${PD}`]);
  });

  test.each([[['pd', 'primary', 'pd']], [['pd', 'pd', 'primary']], [['primary', 'pd', 'pd']]])(
    'bonus attacks come before or after the standard attack, in any order: %j [xw.huge-attack.04, xw.bonus-attack.06]',
    (order) => {
      const table = engaging([PD]);
      const weapons = order.map((each) => (each === 'pd' ? `gr75/${PD}` : each));
      for (const weapon of weapons) attacks(table, weapon);
      expect(table.happened('attack-declared').map((each) => each.weapon)).toEqual(weapons);
      table.answer({ type: 'decline-attack' });
      expect(table.when('ship-engaged', { ship: 'gr75' })).toBeGreaterThan(0);
    },
  );

  test('energy that a weapon costs is spent from the ship card, and without it the weapon is not offered [xw.huge-energy.04, xw.resource-tracker.02]', () => {
    const table = engaging([PD], { energy: 1 });
    attacks(table, `gr75/${PD}`);
    expect(table.ship('gr75').energy?.active).toBe(0);
    expect(offered(table)).toEqual(['primary']);
  });

  test('in the next round each header counts anew', () => {
    const table = bare({ gr75: { pilot: GR75, upgrades: [PD] } });
    table.ship('gr75').upgrades[0]!.bonusAttacks = 4;
    expect(weaponsLeft(table.state, table.ship('gr75'), [])).toEqual(['primary']);
    table.ship('gr75').upgrades[0]!.bonusAttacks = 0;
    expect(weaponsLeft(table.state, table.ship('gr75'), [])).toEqual(['primary', `gr75/${PD}`]);
  });
});

describe('engagement value', () => {
  test('it has an initiative and an engagement value [xw.engagement-value.01]', () => {
    for (const id of [CR90, RAIDER, GR75]) {
      expect(pilot(id)?.initiative).toBeGreaterThanOrEqual(7);
      expect(pilot(id)?.engagement).toBeLessThanOrEqual(1);
    }
    expect(pilot('bluesquadronescort')?.engagement).toBeNull();
  });

  test('it activates at its initiative, after ships of 0 to 6 [xw.engagement-value.02]', () => {
    const table = xwingTable({
      mat: EPIC,
      ships: {
        cr90: { pilot: CR90, at: [900, 400] },
        ace: { pilot: 'wedgeantilles', at: [300, 400] },
        tie: { player: 'p2', at: [300, 700] },
      },
      moment: 'activation',
    });
    for (let i = 0; i < 10 && table.state.phase === 'activation'; i++) table.answer({ type: 'decline-action' });
    expect(table.happened('ship-activates').map((each) => each.ship)).toEqual(['tie', 'ace', 'cr90']);
  });

  test('it engages at its engagement value, after ships of 6 to 1 [xw.engagement-value.03]', () => {
    const table = xwingTable({
      mat: EPIC,
      ships: {
        cr90: { pilot: CR90, at: [900, 400] },
        ace: { pilot: 'wedgeantilles', at: [300, 400] },
        tie: { player: 'p2', at: [1700, 800] },
      },
      moment: 'engagement',
    });
    expect(table.happened('ship-engages').map((each) => each.ship)).toEqual(
      expect.arrayContaining(['ace', 'tie', 'cr90']),
    );
    const engaged = table
      .happened('ship-engaged')
      .map((each) => each.ship)
      .slice(0, 3);
    expect(engaged).toEqual(['ace', 'tie', 'cr90']);
  });

  const before = {
    gr75: { pilot: GR75, at: [900, 400] },
    ace: { player: 'p2', pilot: 'wedgeantilles', at: [900, 640], facing: 180 },
  } as const;

  test('in a moment it has engaged or not by its engagement value [xw.engagement-value.03]', () => {
    const engagedAt = (ship: string) => {
      const table = xwingTable({ mat: EPIC, ships: before, moment: { phase: 'engagement', ship } });
      return ['gr75', 'ace'].filter((id) => id !== ship && table.ship(id).engaged);
    };
    expect(engagedAt('ace')).toEqual([]);
    expect(engagedAt('gr75')).toEqual(['ace']);
  });

  test('a turn before it is told with its engagement value [xw.engagement-value.03]', () => {
    const table = xwingTable({ mat: EPIC, ships: before, moment: 'engagement' });
    const said = table.happened('ship-engages').flatMap(({ because = [] }) => because.map(({ message }) => message));
    expect(said).toContain('its initiative is 6, the engagement value of gr75 1.');
  });
});

describe('attack range', () => {
  const at = (range: number, upgrades: string[] = [], turrets: ('front' | 'left')[] = []) =>
    xwingTable({
      mat: EPIC,
      ships: {
        gr75: { pilot: GR75, at: [900, 150], upgrades, turrets },
        tie: { player: 'p2', pilot: 'outerrimsmuggler', at: [900, 150 + 97.5 + 40 + range * 100 - 50] },
      },
      locks: [['gr75', 'tie']],
      moment: { phase: 'engagement', ship: 'gr75' },
    });

  test('primary attacks need range 1-3 [xw.huge-firing-arcs.01]', () => {
    expect(at(3).offers({ type: 'choose-weapon', weapon: 'primary' })).toBe(true);
    expect(at(4).offers({ type: 'choose-weapon', weapon: 'primary' })).toBe(false);
  });

  test('a weapon that reaches range 5 extends the arc in which it works, and the bullseye with the front arc [xw.huge-firing-arcs.02, xw.huge-firing-arcs.03]', () => {
    for (const range of [4, 5]) {
      const table = at(range, [TURBO], ['front']);
      expect(table.offers({ type: 'choose-weapon', weapon: `gr75/${TURBO}` })).toBe(true);
      for (const arc of ['front', 'bullseye', 'single-turret'] as const)
        expect(inArc(table.state, 'gr75', arc, 'tie').holds).toBe(true);
      expect(inArc(table.state, 'gr75', 'full-front', 'tie').holds).toBe(false);
      const elsewhere = at(range, [TURBO], ['left']);
      for (const arc of ['front', 'bullseye', 'single-turret'] as const)
        expect(inArc(elsewhere.state, 'gr75', arc, 'tie').holds).toBe(false);
    }
    const far = at(6, [TURBO], ['front']);
    expect(inArc(far.state, 'gr75', 'front', 'tie').holds).toBe(false);
    expect(reachOf(far.state, far.ship('gr75'), 'front')).toBe(5);
    expect(reachOf(far.state, far.ship('tie'), 'front')).toBe(3);
  });

  test('at range 4-5 the defender rolls 2 more dice, at 3 the usual one [xw.huge-firing-arcs.04]', () => {
    const dice = (range: number): number | undefined => {
      const table = at(range, [TARGETING], ['front']);
      table.answer({ type: 'choose-weapon', weapon: `gr75/${TARGETING}` });
      table.answer({ type: 'declare-defender', defender: 'tie' });
      for (let i = 0; i < 20; i++) {
        const found = table.happened('dice-rolled').find((each) => each.die === 'defense');
        if (found) return found.faces.length;
        const roll = table.legal('roll')[0];
        if (roll) table.does(roll);
        else table.answer({ type: 'end-modifying' });
      }
      return undefined;
    };
    // Agility 1.
    expect([2, 3, 4, 5].map(dice)).toEqual([1, 2, 3, 3]);
  });
});

test.each([
  ['a huge', RAIDER, 1],
  ['a large', 'outerrimsmuggler', 0],
] as const)('%s ship in between: %s more dice [xw.huge-obstruction.01]', (_size, between, more) => {
  const table = xwingTable({
    mat: EPIC,
    ships: {
      red: { at: [900, 300] },
      between: { pilot: between, at: [900, 400], facing: 90 },
      tie: { player: 'p2', pilot: 'outerrimsmuggler', at: [900, 510] },
    },
    moment: { phase: 'engagement', ship: 'red' },
  });
  table.attack('red', 'tie');
  table.rolls('hit', 'hit', 'blank');
  for (let i = 0; i < 4 && table.legal('roll').length === 0; i++) table.answer({ type: 'end-modifying' });
  expect(table.legal('roll')[0]?.faces).toHaveLength(1 + more);
});

describe('indicators', () => {
  test('each of two upgrades grants one, on a mount and of a color of its own [xw.huge-turret-arcs.01, xw.huge-turret-arcs.02, xw.turret-arc.07]', () => {
    const turrets = (upgrades: string[]) =>
      makeShip('cr90', 'p1', CR90, upgrades, 1).upgrades.flatMap(({ card, turret }) =>
        turret ? [[card, turret.kind, turret.mount, turret.color]] : [],
      );
    expect(turrets([PD])).toEqual([[PD, 'double', 'front', 'black']]);
    expect(turrets([PD, TURBO])).toEqual([
      [PD, 'double', 'front', 'black'],
      [TURBO, 'single', 'rear', 'white'],
    ]);
    expect(turrets([PD, TURBO, TARGETING])).toHaveLength(2);
    expect(makeShip('cr90', 'p1', CR90, [PD], 1).turret).toBeNull();
  });

  test('each points for itself, and stays on its mount, as its card shows by the marker [xw.huge-turret-arcs.02]', () => {
    const table = bare({ cr90: { pilot: CR90, upgrades: [PD, TARGETING, TURBO] } });
    table
      .do((state) => rotate(state, 'cr90'))
      .answer({ type: 'point-indicators', ship: 'cr90', arcs: ['left', 'rear'] });
    expect(table.ship('cr90').upgrades.map(({ card, turret }) => [card, turret])).toEqual([
      [PD, { kind: 'double', arc: 'left', mount: 'front', color: 'black' }],
      [TARGETING, { kind: 'single', arc: 'rear', mount: 'rear', color: 'white' }],
      [TURBO, null],
    ]);
    expect(table.happened('turret-rotated').map(({ arc }) => arc)).toEqual(['left', 'rear']);
  });

  test('the black one of the first card is on the front mount, the white one of the second on the rear [xw.huge-turret-marking-example.01, xw.huge-turret-marking-example.02]', () => {
    const [first, second] = makeShip('cr90', 'p1', CR90, [PD, TURBO], 1).upgrades;
    expect(first?.turret).toMatchObject({ mount: 'front', color: 'black' });
    expect(second?.turret).toMatchObject({ mount: 'rear', color: 'white' });
  });

  test('a weapon attacks where its own indicator points: a double one left and right, a single one ahead [xw.huge-turret-arcs.03, xw.huge-multiple-turrets-example.01]', () => {
    const ship = makeShip('cr90', 'p1', CR90, [PD, TURBO], 1);
    ship.upgrades[0]!.turret!.arc = 'left';
    expect(turretArcs(ship, `cr90/${PD}`)).toEqual(['left', 'right']);
    expect(turretArcs(ship, `cr90/${TURBO}`)).toEqual(['front']);
    const table = bare({
      cr90: { pilot: CR90, at: [900, 450], upgrades: [PD, TURBO] },
      left: { player: 'p2', at: [780, 450] },
    });
    table.ship('cr90').upgrades[0]!.turret!.arc = 'left';
    const [, , pd, turbo] = weaponsOf(table.state, table.ship('cr90'));
    expect(inArc(table.state, 'cr90', pd!, 'left').holds).toBe(true);
    expect(inArc(table.state, 'cr90', turbo!, 'left').holds).toBe(false);
  });

  test('on either mount an arc is that of the whole ship, from its middle [xw.huge-turret-arcs.05]', () => {
    for (const upgrades of [
      [TURBO, TARGETING],
      [TARGETING, TURBO],
    ]) {
      const table = bare({ cr90: { pilot: CR90, at: [900, 450], upgrades }, tie: { player: 'p2', at: [700, 500] } });
      for (const card of table.ship('cr90').upgrades) card.turret!.arc = 'left';
      const turbo = weaponsOf(table.state, table.ship('cr90')).find(({ id }) => id.endsWith(TURBO))!;
      expect(inArc(table.state, 'cr90', turbo, 'tie')).toEqual(inArc(table.state, 'cr90', 'left', 'tie'));
    }
  });

  test('they may point to the same arc; a rotation changes either or both, but not none [xw.huge-turret-arcs.04, xw.huge-turret-arcs.06]', () => {
    const table = bare({ cr90: { pilot: CR90, upgrades: [PD, TURBO] } });
    table.do((state) => rotate(state, 'cr90'));
    const ways = table.legal('point-indicators').map(({ arcs }) => arcs.join(' '));
    expect(ways.sort()).toEqual([
      'front left',
      'front rear',
      'front right',
      'left front',
      'left left',
      'left rear',
      'left right',
    ]);
    table.answer({ type: 'point-indicators', ship: 'cr90', arcs: ['left', 'left'] });
    expect(table.ship('cr90').upgrades.map(({ turret }) => turret?.arc)).toEqual(['left', 'left']);
    expect(firingArcs(table.state, table.ship('cr90'))).toEqual(expect.arrayContaining(['left', 'right']));
  });
});
