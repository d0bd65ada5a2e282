/** Does everything lie on the table as it may? What is in progress may put right some of it. For positions and saved games. */
import { firstRejection, impossible, rejection, type Path, type Rejection } from '../../core';
import { overlaps, rectangle, whollyInside, type Pose } from '../../core/geometry';
import { framesOf, stepsOf } from '../engine';
import type { Ship, XwingState } from '../model/state';
import { basePolygonOf } from '../queries/bases';
import { deviceArea } from '../queries/devices';
import { wrongMeasures } from '../queries/firing-arcs';
import { mostLocks } from '../queries/locks';
import { obstacleArea } from '../queries/obstacles';
import { wrongOutlines } from '../queries/outlines';
import { isInPlayArea, wrongMat } from '../queries/play-area';

/** What a pose is called there: the path of a rejection ends with it. */
type Called = 'at' | 'pose';

/** Null: bases may touch; they do not lie in each other. Whatever is on the table is in the play area. */
export function wrongTable(state: XwingState, called: Called): Rejection | null {
  const mat = wrongMat(state.options.mat);
  if (mat) return rejection(mat, ['options', 'mat']);
  const measures = wrongMeasures(state.options.measures);
  if (measures) return rejection(measures, ['options', 'measures']);
  const outlines = wrongOutlines(state.options.outlines);
  if (outlines) return rejection(outlines.why, ['options', 'outlines', outlines.of]);
  const placed = state.ships.filter(({ place }) => place === 'table');
  return (
    wrongLocks(state) ??
    firstRejection(state.ships, ({ id, pose }, i) => wrongHeading(id, pose, ['ships', i, called])) ??
    firstRejection(placed, (ship, i) =>
      wrongShip(state, ship, placed.slice(0, i), ['ships', state.ships.indexOf(ship), called]),
    ) ??
    wrongObstacle(state, called) ??
    wrongDevice(state, called)
  );
}

function wrongShip(state: XwingState, ship: Ship, before: readonly Ship[], path: Path): Rejection | null {
  if (!isInPlayArea(state, ship, ship.pose) && !isFleeing(state, ship))
    return impossible('outside', `${ship.id} stands outside the play area, at least in part.`, path, [
      'xw.play-area.01',
      'xw.play-area.02',
    ]);
  const under = before.find((other) => overlaps(basePolygonOf(other), basePolygonOf(ship)));
  return under
    ? impossible('ships-overlap', `${ship.id} and ${under.id} lie on each other.`, path, ['xw.overlap.04'])
    : null;
}

/** It flees now, or is about to, in the maneuver that took it out (xw.flee.01). */
function isFleeing(state: XwingState, { id }: Ship): boolean {
  const flees = stepsOf('execute maneuver').indexOf('flee');
  return (
    framesOf(state, 'flee').some(({ ship }) => ship === id) ||
    framesOf(state, 'execute maneuver').some(({ ship, step }) => ship === id && step <= flees)
  );
}

function wrongObstacle(state: XwingState, called: Called): Rejection | null {
  const { width, height } = state.options.mat;
  const mat = rectangle(0, 0, width, height);
  return firstRejection(state.obstacles, (obstacle, i) =>
    obstacle.place !== 'table' || obstacleArea(state, obstacle).every((piece) => whollyInside(mat, piece).holds)
      ? null
      : impossible(
          'outside',
          `${obstacle.id} lies outside the play area, at least in part.`,
          ['obstacles', i, called],
          ['xw.setup.07'],
        ),
  );
}

function wrongDevice(state: XwingState, called: Called): Rejection | null {
  const { width, height } = state.options.mat;
  const mat = rectangle(0, 0, width, height);
  return firstRejection(state.devices, (device, i) => {
    const path = ['devices', i, called];
    const heading = wrongHeading(device.id, device.pose, path);
    if (heading || device.place === 'removed') return heading;
    return deviceArea(state, device).every((piece) => whollyInside(mat, piece).holds)
      ? null
      : impossible('outside', `${device.id} lies outside the play area, at least in part.`, path, ['xw.device.24']);
  });
}

function wrongLocks(state: XwingState): Rejection | null {
  const { ships, obstacles, devices, locks } = state;
  return firstRejection(locks, ({ by, on }, i) => {
    if (!ships.some((ship) => ship.id === by))
      return impossible('unknown-ship', `There is no ship '${by}'.`, ['locks', i, 'by']);
    const known = [...ships, ...obstacles, ...devices].some((each) => each.id === on);
    if (!known) return impossible('unknown-object', `There is no object '${on}'.`, ['locks', i, 'on']);
    if (by === on) return impossible('own-lock', 'A ship has no lock on itself.', ['locks', i], ['xw.lock.09']);
    const before = locks.slice(0, i).filter((lock) => lock.by === by);
    if (before.some((lock) => lock.on === on))
      return impossible('same-object', `${by} has a lock on ${on} already.`, ['locks', i], ['xw.faq-lock.03']);
    const most = mostLocks(state, by);
    const said = most === 1 ? 'only one lock' : `${most} locks at most`;
    return before.length < most
      ? null
      : impossible('second-lock', `${by} maintains ${said}.`, ['locks', i], ['xw.lock.11']);
  });
}

function wrongHeading(id: string, { heading: { x, y } }: Pose, path: Path): Rejection | null {
  if (Math.abs(x * x + y * y - 1) < 1e-6) return null;
  return impossible('not-a-heading', `${id}: a heading is a vector of length 1.`, path);
}
