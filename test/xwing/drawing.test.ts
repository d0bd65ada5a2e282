/** What apps draw of X-Wing, held against what the rules measure. */
import { randomXwingTable } from '../../scripts/playable/xwing-tables';
import { randomXwingSetup } from '../../scripts/playable/xwing';
import { areaReachInto, distance, signedArea } from '../../src/core/geometry';
import { integersFrom, randomPolicy } from '../../src/play';
import {
  arcOutline,
  arcsOf,
  maneuverOutline,
  outlines,
  preview,
  rangeBands,
  xwing,
  type Bearing,
  type XwingAction,
  type XwingState,
} from '../../src/xwing';
import { basePolygonOf } from '../../src/xwing/queries/bases';
import { firingArcs } from '../../src/xwing/queries/firing-arcs';
import { closestSeen } from '../../src/xwing/queries/range';
import { shipsInPlay } from '../../src/xwing/queries/ships';

function right<A>(answer: { _tag: 'Left'; left: { message: string } } | { _tag: 'Right'; right: A }): A {
  if (answer._tag === 'Left') throw new Error(answer.left.message);
  return answer.right;
}

const tables = Array.from(
  { length: 25 },
  (_, i): XwingState => right(xwing.resume(randomXwingTable(integersFrom(i + 1)), { mode: 'manual' })).state,
);

/** Drawn curves stray from round ones by so many mm. */
const STRAY = 0.5;

test('everything in the play area has its outline, and nothing else', () => {
  for (const state of tables) {
    const there = [...state.ships, ...state.obstacles, ...state.devices].filter(({ place }) => place === 'table');
    expect(outlines(state).map(({ id }) => id)).toEqual(there.map(({ id }) => id));
    for (const { area } of outlines(state)) for (const piece of area) expect(signedArea(piece)).toBeGreaterThan(0);
    for (const ship of shipsInPlay(state))
      expect(outlines(state).find(({ id }) => id === ship.id)?.area).toEqual([basePolygonOf(ship)]);
  }
});

test('a ship lies in the band of a range exactly where it is at that range or nearer', () => {
  let looked = 0;
  for (const state of tables)
    for (const a of shipsInPlay(state))
      for (const b of shipsInPlay(state)) {
        if (a === b) continue;
        const mm = distance(basePolygonOf(a), basePolygonOf(b));
        rangeBands(state, a.id).forEach((band, i) => {
          if (Math.abs(mm - 100 * (i + 1)) < STRAY) return;
          looked++;
          expect(areaReachInto(band, [basePolygonOf(b)]) > 0).toBe(mm < 100 * (i + 1));
        });
      }
  expect(looked).toBeGreaterThan(100);
  expect(rangeBands(tables[0] as XwingState, 'nobody')).toEqual([]);
});

test('an arc is drawn over a ship exactly where part of that ship is in it, at range 3 or nearer', () => {
  let inside = 0;
  for (const state of tables)
    for (const ship of shipsInPlay(state).filter(({ size }) => size !== 'huge'))
      for (const arc of ['front', 'rear', 'left', 'right', 'bullseye', 'full-front', 'full-rear'] as const)
        for (const target of shipsInPlay(state)) {
          if (target === ship) continue;
          const seen = closestSeen(state, ship, arc, target);
          const deep = areaReachInto(arcOutline(state, ship.id, arc), [basePolygonOf(target)]);
          if (Math.abs(deep) < STRAY || (seen && Math.abs(seen.distance - 300) < STRAY)) continue;
          expect(deep > 0).toBe(seen !== null && seen.distance < 300);
          inside += deep > 0 ? 1 : 0;
        }
  expect(inside).toBeGreaterThan(30);
  const [state] = tables as [XwingState];
  expect(arcOutline(state, shipsInPlay(state)[0]?.id ?? '', 'forwards' as never)).toEqual([]);
});

test('the outline of a maneuver ends where the maneuver does that is executed fully, with the same template', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const next = integersFrom(seed);
    let { state } = right(xwing.begin(randomXwingSetup(next), { mode: 'seeded', seed }));
    const choose = randomPolicy<XwingState, XwingAction>(next);
    for (let i = 0; i < 250; i++) {
      const question = xwing.question(state);
      const action = question && choose({ state, question: question as never });
      if (!action) break;
      const { state: after, events } = right(xwing.reduce(state, action));
      for (const event of events) {
        if (event.type !== 'maneuver-executed' || !event.fully) continue;
        const { ship, maneuver } = event;
        const moves = events.flatMap((each) => (each.type === 'moved' && each.ship === ship ? [each] : []));
        const before = state.ships.find(({ id }) => id === ship);
        const drawn = maneuverOutline(state, ship, maneuver.speed, maneuver.bearing);
        const [moved] = moves;
        if (!drawn || !moved || moves.length > 1 || before?.place !== 'table') continue;
        expect(drawn).toMatchObject({ piece: ship, from: moved.from, to: moved.to });
        const said = right(preview(state, action));
        if (said.length === 1 && said[0]?.piece === ship) expect(said).toEqual([drawn]);
        met.add(maneuver.bearing);
      }
      state = after;
    }
  }
  expect(met.size).toBeGreaterThan(4);
});

test.each<[number, string]>([
  [0, 'stationary'],
  [9, 'straight'],
  [1.5, 'straight'],
  [2, 'tallon-left'],
  [2, 'sideways'],
])('%s %s has no outline', (speed, bearing) => {
  const [state] = tables as [XwingState];
  expect(maneuverOutline(state, shipsInPlay(state)[0]?.id ?? '', speed, bearing as Bearing)).toBeNull();
});

test('the arcs of a ship are those that its weapons attack through, and each can be drawn', () => {
  for (const state of tables)
    for (const ship of shipsInPlay(state)) {
      expect(arcsOf(state, ship.id)).toEqual(firingArcs(state, ship));
      for (const arc of arcsOf(state, ship.id)) expect(arcOutline(state, ship.id, arc)).not.toEqual([]);
    }
  expect(arcsOf(tables[0] as XwingState, 'nobody')).toEqual([]);
});
