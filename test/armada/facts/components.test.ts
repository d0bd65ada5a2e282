/** What pieces are made of, as far as the rules know it (arm.ship, arm.squadron, arm.faction, arm.speed-chart, arm.upgrade-icons). */
import {
  damageDeck,
  FACTIONS,
  LENGTHS,
  objectiveCards,
  shipCard,
  shipCards,
  shipToken,
  SIZE_CLASSES,
  squadronCards,
  UPGRADE_ICONS,
  upgradeCard,
  upgradeCards,
} from '../../../src/armada/facts';
import { checkFleet } from '../../../src/armada/lists/fleet-building';
import { courseEnd } from '../../../src/armada/queries/maneuver-tool';
import { shipPiece } from '../../../src/armada/queries/pieces';
import { armadaTable } from '../table';
import { rebels, ship } from '../lists/fleets';

test('each ship has one size class, a base of it, a token with zones, lines and points, and a card [arm.ship.01, arm.size-classes.01]', () => {
  for (const { size, icon } of shipCards()) {
    expect(SIZE_CLASSES).toContain(size);
    expect(LENGTHS.bases[size].length).toBeGreaterThan(LENGTHS.bases[size].width);
    const { hullZones, arcLines, targetingPoints } = shipToken(icon);
    expect([hullZones, arcLines, targetingPoints].map((each) => Object.keys(each).length)).toEqual([4, 4, 4]);
  }
});

test('only bases and tokens count, whatever stands on them [arm.ship.04]', () => {
  const { state } = armadaTable({ ships: { cr90: { at: [500, 300] } }, moment: { phase: 'ship' } });
  const [cr90] = state.ships;
  expect(cr90 && Object.keys(shipPiece(state, cr90)).sort()).toEqual(['base', 'id', 'pose', 'shieldDial', 'token']);
});

test('cards belong to one of two factions, or as upgrades to none [arm.faction.01, arm.faction.02, arm.faction.03]', () => {
  for (const { faction } of [...shipCards(), ...squadronCards()]) expect(FACTIONS).toContain(faction);
  expect(shipCard('cr90-corvette-a')?.faction).toBe('rebel');
  expect(shipCard('victory-i-class-star-destroyer')?.faction).toBe('imperial');
  expect(upgradeCard('grand-moff-tarkin')?.faction).toBe('imperial');
  expect(upgradeCard('nav-team')?.faction).toBeNull();
});

test('there are ten upgrade icons; commanders and titles need none in an upgrade bar [arm.upgrade-icons.01, arm.upgrade-icons.02, arm.commanders.01]', () => {
  expect(UPGRADE_ICONS).toHaveLength(10);
  for (const { icon } of upgradeCards()) expect(UPGRADE_ICONS).toContain(icon);
  for (const { upgradeBar } of shipCards()) {
    expect(upgradeBar).not.toContain('commander');
    expect(upgradeBar).not.toContain('title');
  }
  const fleet = rebels({ ships: [ship('cr90-corvette-a', 'general-dodonna', 'dodonnas-pride')] });
  expect(checkFleet(fleet)).toEqual([]);
});

test('a speed chart has a column of yaw values for each speed, and columns differ [arm.speed-chart.01, arm.yaw.03]', () => {
  for (const { speedChart } of shipCards())
    expect(speedChart.map(({ length }) => length)).toEqual(speedChart.map((_, i) => i + 1));
  const chart = shipCard('cr90-corvette-a')?.speedChart ?? [];
  expect([chart[1]?.[1], chart[2]?.[1]]).toEqual([2, 1]);
  expect(shipCard('victory-i-class-star-destroyer')?.speedChart).toHaveLength(2);
});

test('ships, squadrons and upgrades cost fleet points; objectives and damage cards do not [arm.fleet-building.02]', () => {
  for (const { points } of [...shipCards(), ...squadronCards(), ...upgradeCards()]) expect(points).toBeGreaterThan(0);
  for (const card of [...objectiveCards(), ...damageDeck()]) expect(card).not.toHaveProperty('points');
});

describe('the maneuver tool', () => {
  const at = (others: object = {}) => {
    const { state } = armadaTable({ ships: { cr90: { at: [500, 300] } }, ...others, moment: { phase: 'ship' } });
    const [cr90] = state.ships;
    if (!cr90) throw new Error('no ship');
    return { state, piece: shipPiece(state, cr90) };
  };

  test('its segments and joints say where a ship ends, at the joint of its speed [arm.maneuver-tool.01, arm.maneuver-tool.02]', () => {
    const { state, piece } = at();
    const { tool } = state.lengths;
    const ends = [1, 2, 3].map((speed) => courseEnd(piece, Array<0>(speed).fill(0), 'right', tool).y - 300);
    const segment = tool.guideToPivot + tool.pivotToGuide;
    ends.forEach((end, i) => expect(end).toBeCloseTo((i + 1) * segment, 6));
  });

  test('what it would lie on does not change that [arm.maneuver-tool.05]', () => {
    const table = armadaTable({
      ships: { cr90: { at: [500, 300], speed: 3 } },
      squadrons: { x: { at: [520, 400] } },
      moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
    }).quietly();
    const alone = armadaTable({
      ships: { cr90: { at: [500, 300], speed: 3 } },
      moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
    }).quietly();
    expect(table.ship('cr90').pose).toEqual(alone.ship('cr90').pose);
  });
});
