import {
  CORE_SET_AREAS,
  HULL_ZONES,
  LENGTHS,
  lengths,
  MEASURED_BASES,
  obstacleTokens,
  SHIP_ICONS,
  shipCards,
  shipToken,
  STANDARD_AREAS,
} from '../../../src/armada/facts';
import { convexPieces, insideBy, signedArea, type Line } from '../../../src/core/geometry';

const { close, medium, long, distances, bases } = LENGTHS;
const ends = ({ from, to }: Line): unknown => [from, to];

test('bases of small, medium and large ships [arm.size-classes.02, arm.size-classes.03, arm.size-classes.04]', () => {
  expect(bases).toEqual({
    small: { width: 41, length: 71 },
    medium: { width: 61, length: 102 },
    large: { width: 76, length: 129 },
  });
});

test('any length can be replaced, and the others stay', () => {
  const measured = lengths({ bases: MEASURED_BASES });
  expect(measured.bases.small.width).toBe(43);
  expect(measured).toEqual({ ...LENGTHS, bases: MEASURED_BASES });
  expect(lengths()).toEqual(LENGTHS);
});

test('the ruler has three bands of range and five of distance, all from its bottom [arm.range-and-distance.02, arm.range-and-distance.03, arm.range-and-distance.12]', () => {
  expect([close, medium, long]).toEqual([...[close, medium, long]].sort((a, b) => a - b));
  expect(distances).toHaveLength(5);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect([long, distances[4]]).toEqual([304.8, 304.8]);
});

test('play area and setup area of both sizes of game [arm.play-area.02, arm.play-area.03, arm.setup-area.02]', () => {
  expect(CORE_SET_AREAS.play).toEqual({ width: 900, length: 900 });
  expect(STANDARD_AREAS.play).toEqual({ width: 1800, length: 900 });
  expect(STANDARD_AREAS.setup).toEqual({ width: 1200, length: 900 });
});

test('in the small play area all of it is setup area [arm.setup-area.03]', () => {
  expect(CORE_SET_AREAS.setup).toEqual(CORE_SET_AREAS.play);
});

describe.each(SHIP_ICONS.map((icon) => [icon, shipToken(icon)] as const))('the token of %s', (icon, token) => {
  test('is divided into its hull zones by the arc lines, without the plastic base [arm.hull-zones.01, arm.hull-zones.02]', () => {
    const areas = HULL_ZONES.map((zone) => signedArea(token.hullZones[zone]));
    expect(Math.min(...areas)).toBeGreaterThan(0);
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(token.width * token.length, 6);
    const size = shipCards().find((card) => card.icon === icon)?.size ?? 'small';
    expect(token.width).toBeLessThan(bases[size].width);
    expect(token.length).toBeLessThan(bases[size].length);
  });

  test('has four arc lines, each shared by an end and a side [arm.firing-arc.01, arm.hull-zones.04, arm.hull-zones.05]', () => {
    for (const [name, line] of Object.entries(token.arcLines)) {
      const touching = HULL_ZONES.filter((zone) => {
        const corners = token.hullZones[zone];
        return [line.from, line.to].every((end) => corners.some(({ x, y }) => x === end.x && y === end.y));
      });
      expect([...touching].sort()).toEqual(name.split('-').sort());
    }
  });

  test('has a targeting point in each hull zone [arm.targeting-point.01]', () => {
    for (const zone of HULL_ZONES)
      for (const other of HULL_ZONES)
        expect(insideBy(token.hullZones[other], token.targetingPoints[zone]) > 0).toBe(other === zone);
  });

  test('is the same left and right', () => {
    const mirrored = ({ from, to }: Line): Line => ({
      from: { x: 0 - from.x, y: from.y },
      to: { x: 0 - to.x, y: to.y },
    });
    const { arcLines: lines, targetingPoints: points } = token;
    expect(ends(mirrored(lines['front-left']))).toEqual(ends(lines['front-right']));
    expect(ends(mirrored(lines['rear-left']))).toEqual(ends(lines['rear-right']));
    expect({ x: -points.left.x, y: points.left.y }).toEqual(points.right);
  });
});

test('six obstacles: three asteroid fields, two debris fields and a station [arm.setup.15]', () => {
  const kinds = obstacleTokens().map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'asteroid-field')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'debris-field')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'station')).toHaveLength(1);
});

test('outlines of obstacles run counterclockwise and can be covered by convex pieces', () => {
  for (const { outline } of obstacleTokens()) {
    const area = signedArea(outline);
    expect(area).toBeGreaterThan(1000);
    expect(convexPieces(outline).reduce((sum, piece) => sum + signedArea(piece), 0)).toBeCloseTo(area, 6);
  }
});
