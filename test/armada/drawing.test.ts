/** What apps draw of Armada, held against what the rules measure. */
import { randomArmadaTable } from '../../scripts/playable/armada-tables';
import { arcOutline, armada, outlines, rangeBands, type ArmadaState } from '../../src/armada';
import { areaReachInto, distance } from '../../src/core/geometry';
import { integersFrom } from '../../src/play';
import { shipBase } from '../../src/armada/queries/bases';
import { zoneInArc } from '../../src/armada/queries/firing-arcs';
import { hullZone } from '../../src/armada/queries/hull-zones';
import { shipPieces } from '../../src/armada/queries/pieces';
import { HULL_ZONES } from '../../src/armada/facts';

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
