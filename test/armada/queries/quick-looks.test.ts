/** What is looked at quickly is what measuring says: obstacles and tokens in setup, bases under squadrons, hull zones in arcs. */
import { integersFrom } from '../../../src/play';
import { randomArmadaTable } from '../../../scripts/playable/armada-tables';
import { armada } from '../../../src/armada';
import { HULL_ZONES } from '../../../src/armada/facts';
import type { ArmadaState } from '../../../src/armada/model/state';
import { inPlayArea, isWellInside, obstacleZone } from '../../../src/armada/queries/areas';
import { baseCircle } from '../../../src/armada/queries/bases';
import { cannotPlaceObstacle } from '../../../src/armada/queries/deployment';
import { isZoneInArc, zoneInArc } from '../../../src/armada/queries/firing-arcs';
import { cannotPlaceToken, placingToken } from '../../../src/armada/queries/objective';
import { basesUnderSquadron, isOnBase } from '../../../src/armada/queries/overlap';
import {
  obstacleArea,
  obstaclePieces,
  obstacleReach,
  shipPieces,
  squadronPieces,
} from '../../../src/armada/queries/pieces';
import { placingObstacles } from '../../../src/armada/queries/placing';
import { distance, headingFromDegrees, NORTH, pointDistance, type Pose } from '../../../src/core/geometry';

/** Tables as they lie in the middle of a fight. */
const tables = Array.from({ length: 12 }, (_, seed): ArmadaState => {
  const begun = armada.resume(randomArmadaTable(integersFrom(seed)), { mode: 'manual' });
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  return begun.right.state;
});
const next = integersFrom(7);
const anywhere = (): Pose => ({ x: next(914), y: next(914), heading: headingFromDegrees(22.5 * next(16)) });
const POSES = 60;

/** Draws these numbers first. */
function drawing(first: readonly number[]): (n: number) => number {
  const left = [...first];
  return (n) => left.shift() ?? next(n);
}

test('an obstacle may lie where its measures allow it, and nowhere else [arm.setup.16]', () => {
  const said = new Set<boolean>();
  for (const state of tables) {
    for (const limits of [
      { edges: 3, playerEdges: 3, apart: 1 },
      { edges: 0, playerEdges: 0, apart: 2 },
    ]) {
      const { region } = placingObstacles(state, 'p1', state.obstacles, limits);
      for (let i = 0; i < POSES; i++) {
        const { id } = state.obstacles[next(state.obstacles.length)] ?? { id: 'station' as const };
        const pose = anywhere();
        const why = region?.contains({ type: 'place-obstacle', player: 'p1', obstacle: id, pose });
        const { lengths, options } = state;
        const area = obstacleArea(id, pose);
        expect(why).toEqual(cannotPlaceObstacle(lengths, options.areas, area, obstaclePieces(state), limits));
        said.add(why === null);
      }
      const found = region?.sample(next) ?? null;
      if (found?.type === 'place-obstacle') expect(region?.contains(found)).toBeNull();
    }
  }
  expect(said).toEqual(new Set([true, false]));
});

test('what may lie somewhere is not passed over where it is tried', () => {
  const limits = { edges: 3, playerEdges: 3, apart: 1 };
  const anyToken = { area: 'play' as const, playerEdges: 0, apart: 1, atObstacle: 0 };
  let free = 0;
  for (const state of tables) {
    const { lengths, options } = state;
    const zone = obstacleZone(options.areas, lengths, limits);
    const [obstacles, tokens] = [
      placingObstacles(state, 'p1', state.obstacles, limits),
      placingToken(state, 'p1', anyToken),
    ];
    for (let i = 0; i < POSES; i++) {
      const [piece, x, y] = [next(state.obstacles.length), next(zone.width * 10), next(zone.height * 10)];
      const pose = { x: zone.left + x / 10, y: zone.bottom + y / 10, heading: NORTH };
      const area = obstacleArea(state.obstacles[piece]?.id ?? '', pose);
      if (cannotPlaceObstacle(lengths, options.areas, area, obstaclePieces(state), limits) === null) {
        expect(obstacles.region?.sample(drawing([piece, x, y, 1]))).toMatchObject({ pose });
        free += 1;
      }
      const at = { x: x / 10, y: y / 10 };
      // There is one zone, and one piece.
      if (cannotPlaceToken(state, at, anyToken) === null)
        expect(tokens.sample(drawing([0, 0, x, y, 1]))).toMatchObject({ at });
    }
  }
  expect(free).toBeGreaterThan(POSES);
});

test('how far an obstacle reaches from its middle is what it covers for certain, and at most', () => {
  const middle = { x: 0, y: 0 };
  const pose = { ...middle, heading: headingFromDegrees(0) };
  for (const { id } of tables[0]?.obstacles ?? []) {
    const { most, least } = obstacleReach(id);
    const area = obstacleArea(id, pose);
    const onRing = (radius: number): boolean[] =>
      Array.from({ length: 64 }, (_, i) => headingFromDegrees((360 / 64) * i)).map(({ x, y }) =>
        area.some((piece) => distance([{ x: x * radius, y: y * radius }], piece) <= 0.01),
      );
    const inside = onRing(Math.max(0, -least));
    expect(inside.every((covered) => covered)).toBe(least <= 0);
    expect(onRing(most + 0.1).some((covered) => covered)).toBe(false);
    expect(Math.max(...area.flat().map((corner) => pointDistance(middle, corner)))).toBeCloseTo(most, 9);
  }
});

test('an objective token may lie where its measures allow it, and nowhere else [arm.objective-cards.01]', () => {
  const said = new Set<boolean>();
  for (const state of tables) {
    for (const limits of [
      { area: 'setup' as const, playerEdges: 2, apart: 1, atObstacle: 0 },
      { area: 'play' as const, playerEdges: 0, apart: 0, atObstacle: 1 },
    ]) {
      const region = placingToken(state, 'p1', limits);
      for (let i = 0; i < POSES; i++) {
        const { x, y } = anywhere();
        const why = region.contains({ type: 'place-objective-token', player: 'p1', at: { x, y } });
        expect(why).toEqual(cannotPlaceToken(state, { x, y }, limits));
        said.add(why === null);
      }
    }
  }
  expect(said).toEqual(new Set([true, false]));
});

test('a squadron stands on a base or on none [arm.overlapping.17]', () => {
  const said = new Set<boolean>();
  for (const state of tables) {
    const [ships, squadrons] = [shipPieces(state), squadronPieces(state)];
    for (let i = 0; i < POSES; i++) {
      const { x, y } = anywhere();
      const squadron = { id: 'another', radius: state.lengths.squadronRadius, x, y };
      const under = basesUnderSquadron(squadron, ships, squadrons).length > 0;
      expect(isOnBase(squadron, ships, squadrons)).toBe(under);
      said.add(under);
    }
    for (const own of squadrons) expect(isOnBase(own, [], [own])).toBe(false);
  }
  expect(said).toEqual(new Set([true, false]));
});

test('a hull zone is in an arc by as much as it is with its evidence, and a ship that is well inside is inside [arm.attack.05, arm.play-area.04]', () => {
  const said = new Set<boolean>();
  for (const state of tables) {
    const ships = shipPieces(state);
    for (const own of ships) {
      const { areas } = state.options;
      if (isWellInside(areas, baseCircle(own))) expect(inPlayArea(areas, own).holds).toBe(true);
      for (const other of ships)
        for (const from of HULL_ZONES)
          for (const to of HULL_ZONES) {
            const { holds, margin } = zoneInArc(own, from, other, to);
            expect(isZoneInArc(own, from, other, to)).toEqual({ holds, margin });
            said.add(holds);
          }
    }
  }
  expect(said).toEqual(new Set([true, false]));
  const { play } = tables[0]?.options.areas ?? { play: { width: 0, length: 0 } };
  const circle = (x: number, y: number) => isWellInside({ play, setup: play }, { x, y, radius: 30 });
  const [right, top] = [play.width - 31, play.length - 31];
  expect([
    circle(31, 31),
    circle(right, top),
    circle(29, 31),
    circle(31, 29),
    circle(right + 2, top),
    circle(right, top + 2),
  ]).toEqual([true, true, false, false, false, false]);
});
