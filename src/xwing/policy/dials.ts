/** Dials by where they lead: whom the ship would see there, who would see it, and what lies in its way. */
import { about, moveEnd, pointDistance, type Pose } from '../../core/geometry';
import type { XwingAction } from '../model/actions';
import type { Ship, XwingState } from '../model/state';
import { ship as shipType, type Maneuver } from '../facts';
import { isReverse, maneuverName, turnsAround } from '../facts/maneuvers';
import { templateOf } from '../facts/templates';
import { baseOf } from '../queries/bases';
import { obstaclesOverlappedAt, shipsOverlappedAt } from '../queries/overlap';
import { isInPlayArea } from '../queries/play-area';
import { enemiesOf, nearEdge, turnedTo } from './seen';
import { damageOn } from './shots';

/** Where enemies will be, nobody knows: as if each went straight ahead by so much, in mm. */
const AHEAD = 80;
const STANDING = 4;
/** What off the table is worth: no dial is worse. */
const OFF = 0;

/** How much each setting of this ship's dial is liked; settings of other ships are not among them. */
export function likesOfDials(state: XwingState, ship: Ship, actions: readonly XwingAction[]): Map<XwingAction, number> {
  const likes = new Map<XwingAction, number>();
  const seen = enemiesOf(state, ship.player).map((enemy) => ({
    enemy,
    at: isAbove(ship, enemy) ? ahead(enemy.pose, AHEAD) : ahead(enemy.pose, AHEAD / 2),
  }));
  const dial = new Map((shipType(ship.type)?.dial ?? []).map((each) => [maneuverName(each), each]));
  for (const action of actions) {
    if (action.type !== 'set-dial' || action.ship !== ship.id) continue;
    const maneuver = dial.get(action.maneuver);
    if (maneuver) likes.set(action, Math.max(OFF, likeOf(state, ship, maneuver, seen)));
  }
  return likes;
}

interface Seen {
  enemy: Ship;
  at: Pose;
}

/** It moves after that enemy. */
function isAbove(ship: Ship, enemy: Ship): boolean {
  return ship.initiative > enemy.initiative;
}

function ahead(pose: Pose, by: number): Pose {
  return { ...pose, x: pose.x + pose.heading.x * by, y: pose.y + pose.heading.y * by };
}

/** Where it would stand if nothing were in its way; null: it has no template. */
function endOf(ship: Ship, { speed, bearing }: Maneuver): Pose | null {
  if (speed === 0) return ship.pose;
  const template = ship.size === 'huge' || bearing.startsWith('tallon') ? null : templateOf(speed, bearing);
  if (!template) return null;
  const isBack = isReverse(bearing);
  const end = moveEnd(template, isBack ? about(ship.pose) : ship.pose, baseOf(ship));
  return isBack || turnsAround(bearing) ? about(end) : end;
}

function likeOf(state: XwingState, ship: Ship, maneuver: Maneuver, seen: readonly Seen[]): number {
  const isRed = maneuver.color === 'red' || maneuver.color === 'purple';
  // What a stressed ship cannot execute becomes something else.
  if (isRed && ship.tokens.stress > 0) return OFF;
  const to = endOf(ship, maneuver);
  if (!to) return 2;
  if (!isInPlayArea(state, ship, to)) return OFF;
  const given = Math.max(0, ...seen.map(({ enemy, at }) => damageOn(state, ship, to, enemy, at)));
  const taken = seen.reduce((sum, { enemy, at }) => sum + damageOn(state, enemy, at, ship, to), 0);
  const [near] = [...seen].sort((a, b) => pointDistance(to, a.at) - pointDistance(to, b.at));
  const faces = near ? turnedTo(to, near.at) : 0;
  const far = near ? Math.max(0, pointDistance(to, near.at) - 250) / 250 : 0;
  const meets = obstaclesOverlappedAt(state, ship, to).length > 0 ? 3 : 0;
  const bumps = shipsOverlappedAt(state, ship, to).length > 0 ? 1 : 0;
  const color = maneuver.color === 'blue' ? 0.3 + Math.min(1, ship.tokens.stress) : isRed ? -0.8 : 0;
  return STANDING + 2 * given - 0.5 * taken + faces - 0.6 * far - meets - bumps - 3 * nearEdge(state, to) + color;
}
