/** What the facts of cards say of types of ships, titles and upgrade icons. */
import { pilots, ship as shipType, upgrade } from '../../../src/xwing/facts';
import { SLOTS, type Slot } from '../../../src/xwing/facts/words';
import { maneuverName } from '../../../src/xwing/facts/maneuvers';
import { makeShip } from '../../../src/xwing/begin/make-ship';
import { xwingTable } from '../table';

test('every ship card has exactly one type of ship, and the ship made from it has that [xw.ship-type.01]', () => {
  const standard = pilots().filter((pilot) => shipType(pilot.ship)?.size !== 'huge');
  expect(standard.length).toBeGreaterThan(400);
  for (const pilot of standard) expect(makeShip('it', 'p1', pilot.id, [], 1).type).toBe(shipType(pilot.ship)?.id);
});

test('ships of all pilots of a type are given the dial of that type and no other [xw.ship-type.02, xw.ship.03]', () => {
  const dial = shipType('tielnfighter')?.dial.map(maneuverName);
  for (const pilot of ['academypilot', 'howlrunner', 'bluesquadronescort']) {
    const table = xwingTable({ phase: 'planning', ships: { it: { pilot } } }).run('planning phase');
    const offered = table.legal('set-dial').map((each) => each.maneuver);
    if (pilot === 'bluesquadronescort') expect(offered).not.toEqual(dial);
    else expect(offered).toEqual(dial);
  }
});

test('Millennium Falcon is a title [xw.title.01]', () => {
  expect(upgrade('millenniumfalcon')?.sides.map((side) => side.slots)).toEqual([['title']]);
});

/** As the rulebook names them, and as XWS spells those that it names otherwise. */
const ICONS = [
  'astromech',
  'missile',
  'sensor',
  'gunner',
  'cannon',
  'talent',
  'tactical relay',
  'tech',
  'configuration',
  'torpedo',
  'payload',
  'title',
  'force power',
  'turret',
  'modification',
  'crew',
  'illicit',
];
const IN_XWS: Readonly<Record<string, Slot>> = {
  payload: 'device',
  'tactical relay': 'tactical-relay',
  'force power': 'force-power',
};

test('the seventeen upgrade icons are among the slots [xw.upgrade-icons.01]', () => {
  expect(ICONS).toHaveLength(17);
  expect(SLOTS).toEqual(expect.arrayContaining(ICONS.map((icon) => IN_XWS[icon] ?? icon)));
});
