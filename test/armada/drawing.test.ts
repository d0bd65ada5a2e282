/** What apps draw of Armada, held against what the rules measure. */
import { randomArmadaTable } from '../../scripts/playable/armada-tables';
import { arcOutline, armada, maneuverOutline, outlines, preview, rangeBands, type ArmadaState } from '../../src/armada';
import { areaReachInto, distance } from '../../src/core/geometry';
import { integersFrom } from '../../src/play';
import { shipBase } from '../../src/armada/queries/bases';
import { zoneInArc } from '../../src/armada/queries/firing-arcs';
import { hullZone } from '../../src/armada/queries/hull-zones';
import { shipPieces } from '../../src/armada/queries/pieces';
import { HULL_ZONES } from '../../src/armada/facts';
import { armadaTable } from './table';

const tables = Array.from({ length: 25 }, (_, i): ArmadaState => {
  const resumed = armada.resume(randomArmadaTable(integersFrom(i + 1)), { mode: 'manual' });
  if (resumed._tag === 'Left') throw new Error(resumed.left.message);
  return resumed.right.state;
});

/** Drawn curves stray from round ones by so many mm. */
const STRAY = 0.5;

test('everything in the play area has its outline, and nothing else', () => {
  for (const state of tables) {
    const there = [...state.ships, ...state.squadrons, ...state.obstacles].filter(({ place }) => place === 'table');
    expect(outlines(state).map(({ id }) => id)).toEqual(there.map(({ id }) => id));
  }
});

test('a ship lies in a range band exactly where it is at that range or nearer', () => {
  let looked = 0;
  for (const state of tables)
    for (const a of shipPieces(state))
      for (const b of shipPieces(state, [a.id])) {
        const mm = distance(shipBase(a), shipBase(b));
        const { close, medium, long } = state.lengths;
        rangeBands(state, a.id).forEach((band, i) => {
          const most = [close, medium, long][i] ?? 0;
          if (Math.abs(mm - most) < STRAY) return;
          looked++;
          expect(areaReachInto([band], [shipBase(b)]) > 0).toBe(mm < most);
        });
      }
  expect(looked).toBeGreaterThan(50);
  expect(rangeBands(tables[0] as ArmadaState, 'nobody')).toEqual([]);
});

test('a firing arc is drawn over a ship only where one of its hull zones is in it, and over all that it reaches', () => {
  let inside = 0;
  for (const state of tables)
    for (const a of shipPieces(state))
      for (const b of shipPieces(state, [a.id]))
        for (const zone of HULL_ZONES) {
          // The cardboard alone is of hull zones (arm.hull-zones.01).
          const zones = HULL_ZONES.map((other) => hullZone(b, other));
          const deep = areaReachInto(arcOutline(state, a.id, zone), zones);
          const isIn = HULL_ZONES.some((other) => zoneInArc(a, zone, b, other).holds);
          if (deep > STRAY) {
            inside++;
            expect(isIn).toBe(true);
          }
        }
  expect(inside).toBeGreaterThan(10);
  const [state] = tables as [ArmadaState];
  expect(arcOutline(state, shipPieces(state)[0]?.id ?? '', 'top' as never)).toEqual([]);
});

describe('where an action would move a piece can be tried before it is carried out [arm.premeasuring.02]', () => {
  const others = { squadrons: { x: { at: [900, 300] as const } } };

  test('a ship by each of its courses, as it moves then', () => {
    const ships = { cr90: { at: [500, 300] as const, speed: 2 }, waits: {} };
    const start = () =>
      armadaTable({ ships, ...others, moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' } });
    const { state } = start();
    const courses = start()
      .legal()
      .filter(({ type }) => type === 'determine-course');
    expect(courses.length).toBeGreaterThan(5);
    for (const action of courses) {
      const tried = preview(state, action);
      if (tried._tag === 'Left') throw new Error(tried.left.message);
      const [moved] = start().does(action).told('ship-moved');
      expect(tried.right.map(({ piece, to }) => [piece, to])).toEqual([['cr90', moved?.to]]);
    }
    expect(state.ships[0]?.pose).toMatchObject({ x: 500, y: 300 });
  });

  test('a squadron; what is refused is refused', () => {
    const { state } = armadaTable({ ships: { cr90: {} }, ...others, moment: { phase: 'squadron', squadron: 'x' } });
    const to = (y: number) => preview(state, { type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 900, y } });
    expect(to(350)).toMatchObject({ right: [{ piece: 'x', to: { x: 900, y: 350 } }] });
    expect(to(890)._tag).toBe('Left');
  });
});

describe('maneuverOutline', () => {
  const atManeuver = (speed: number): ArmadaState => {
    const ship = { id: 'corvette', owner: 'ann', card: 'cr90-corvette-a', speed } as const;
    const resumed = armada.resume(
      {
        players: [{ id: 'ann' }, { id: 'bob' }],
        ships: [
          { ...ship, at: { x: 900, y: 300, heading: { x: 0, y: 1 } } },
          { ...ship, id: 'enemy', owner: 'bob', at: { x: 200, y: 700, heading: { x: 0, y: -1 } } },
        ],
        moment: { phase: 'ship', ship: 'corvette', step: 'execute maneuver' },
      },
      { mode: 'manual' },
    );
    if (resumed._tag === 'Left') throw new Error(resumed.left.message);
    return resumed.right.state;
  };

  test('a course is refused exactly where it is not offered, and leads where the ship ends [arm.speed-chart.03, arm.ship-movement.09]', () => {
    const state = atManeuver(2);
    const offered = armada
      .legalActions(state, 'ann')
      .actions.flatMap((each) => (each.type === 'determine-course' ? each : []));
    const clicks = [-2, -1, 0, 1, 2];
    for (const first of clicks)
      for (const second of clicks)
        for (const side of ['left', 'right'] as const) {
          const course = [first, second];
          const action = offered.find((each) => each.clicks.join() === course.join() && each.side === side);
          const outline = maneuverOutline(state, 'corvette', course, side);
          expect(outline?.not === null).toBe(action !== undefined);
          expect(outline?.joints).toHaveLength(2);
          const moves = action && preview(state, action);
          if (moves?._tag === 'Right') expect(outline).toMatchObject({ ...moves.right[0] });
        }
    expect(offered.length).toBeGreaterThan(4);
  });

  test('why not: too many joints, or one that is turned too far [arm.speed-chart.03, arm.ship-movement.06]', () => {
    const state = atManeuver(1);
    expect(maneuverOutline(state, 'corvette', [0, 0], 'left')?.not?.code).toBe('other-speed');
    expect(maneuverOutline(atManeuver(3), 'corvette', [2, 0, 0], 'left')?.not?.code).toBe('turned-too-far');
    expect(maneuverOutline(state, 'nobody', [0], 'left')).toBeNull();
    expect(maneuverOutline(state, 'corvette', [3], 'left')).toBeNull();
    expect(maneuverOutline(state, 'corvette', [0], 'above' as never)).toBeNull();
  });
});
