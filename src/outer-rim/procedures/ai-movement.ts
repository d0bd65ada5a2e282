/** How the AI player moves (or.ai-movement): towards its nearest goal token, by the way that brings it closest. */
import { oneOfSeveral, reason, say, type PlayerId, type Frame, type Reason } from '../../core';
import { amount, count, list, nullable, type FieldsOf } from '../../core/codec';
import { doNothing } from '../effects/nothing';
import { ask, call, emit, procedure, run, goTo, tell } from '../engine';
import { spaceOf } from '../queries/lookup';
import { many } from '../queries/numbers';
import { stoppingPatrols } from '../queries/reputation';
import { distancesFrom, isPlanet, neighborsOf, patrolsIn } from '../queries/map';
import { playerOf } from '../queries/players';
import type { OuterRimState, SpaceId } from '../model/state';
import { valueOf } from '../queries/values';
import type { OuterRimNames } from '../queries/names';

/** A way as it would be gone, and how good it is. */
interface Way {
  spaces: SpaceId[];
  stopped: boolean;
  /** Spaces left to the goal before it stops on a planet instead. */
  left: number;
}

/** Goal tokens at the least distance. */
function nearestGoals(state: OuterRimState, from: SpaceId): { goals: SpaceId[]; distance: number } {
  const away = distancesFrom(state, from);
  const distance = Math.min(...state.goals.map((goal) => away.get(goal) ?? Infinity));
  return { goals: [...new Set(state.goals)].filter((goal) => away.get(goal) === distance), distance };
}

/** All shortest ways to a goal, cut after `most` spaces. */
function shortestWays(state: OuterRimState, from: SpaceId, goal: SpaceId, most: number): SpaceId[][] {
  const away = distancesFrom(state, goal);
  let ways: SpaceId[][] = [[]];
  for (let i = 0; i < most; i++) {
    ways = ways.flatMap((way) => {
      const at = way[way.length - 1] ?? from;
      if (at === goal) return [way];
      const here = away.get(at) ?? Infinity;
      return neighborsOf(state, at)
        .filter((next) => (away.get(next) ?? Infinity) < here)
        .map((next) => [...way, next]);
    });
  }
  return ways;
}

/** Does a patrol there stop it? */
function isStoppedAt(state: OuterRimState, player: PlayerId, space: SpaceId): boolean {
  const { reputation } = playerOf(state, player);
  return patrolsIn(state, space).some((patrol) => reputation[patrol.faction] <= 0);
}

/** All ways of so many spaces that visit no space twice, each up to the goal or to a patrol that stops it, the shortest first. */
function roundaboutWays(
  state: OuterRimState,
  player: PlayerId,
  from: SpaceId,
  goal: SpaceId,
  most: number,
): SpaceId[][] {
  const ends: SpaceId[][] = [];
  const walk = (way: SpaceId[]): void => {
    const at = way[way.length - 1] ?? from;
    const isOver = way.length === most || at === goal || (way.length > 0 && isStoppedAt(state, player, at));
    const next = isOver ? [] : neighborsOf(state, at).filter((each) => each !== from && !way.includes(each));
    if (next.length === 0) return void ends.push(way);
    for (const each of next) walk([...way, each]);
  };
  walk([]);
  return ends.sort((a, b) => a.length - b.length);
}

/** A way up to the first patrol that stops it (or.ai-movement.05); the Maelstrom does not (or.ai-movement.06). */
function walked(state: OuterRimState, player: PlayerId, way: readonly SpaceId[], goal: SpaceId): Way {
  const at = way.findIndex((space) => isStoppedAt(state, player, space));
  const spaces = at < 0 ? [...way] : way.slice(0, at + 1);
  const end = spaces[spaces.length - 1] ?? '';
  return { spaces, stopped: at >= 0 && end !== goal, left: distancesFrom(state, goal).get(end) ?? Infinity };
}

/** Instead of a navpoint it ends on a planet that it passed one or two spaces before (or.ai-movement.07). */
function endedOnPlanet(state: OuterRimState, { spaces, stopped }: Way): SpaceId[] {
  const end = spaces[spaces.length - 1];
  if (end === undefined || stopped || isPlanet(state, end)) return spaces;
  for (const back of [1, 2])
    if (isPlanet(state, spaces[spaces.length - 1 - back] ?? null)) return spaces.slice(0, -back);
  return spaces;
}

/** The best ways: nearest to the goal, then without a patrol that stops, then ending on a planet. */
function bestWays(state: OuterRimState, player: PlayerId): SpaceId[][] {
  const from = playerOf(state, player).space ?? '';
  const hyperdrive = valueOf(state, player, 'hyperdrive');
  const { goals, distance } = nearestGoals(state, from);
  const straight = goals.flatMap((goal) =>
    shortestWays(state, from, goal, Math.min(hyperdrive, distance)).map((way) => walked(state, player, way, goal)),
  );
  // Nothing is closer than the end of a shortest way; where patrols stop it on all of them, a way round them may be.
  const isBlocked = straight.every((way) => way.stopped);
  const round = isBlocked
    ? goals.flatMap((goal) =>
        roundaboutWays(state, player, from, goal, hyperdrive).map((way) => walked(state, player, way, goal)),
      )
    : [];
  const all = [...straight, ...round];
  const rank = (way: Way): number => {
    const end = endedOnPlanet(state, way);
    return way.left * 4 + (way.stopped ? 2 : 0) + (isPlanet(state, end[end.length - 1] ?? null) ? 0 : 1);
  };
  const best = Math.min(...all.map(rank));
  const ends = all.filter((way) => rank(way) === best).map((way) => endedOnPlanet(state, way));
  return ends.filter((way, i) => ends.findIndex((other) => lastOf(other) === lastOf(way)) === i);
}

const lastOf = (way: readonly SpaceId[]): SpaceId => way[way.length - 1] ?? '';

/** Equally good ways: chance picks where it ends. */
function pickWay(state: OuterRimState, { player }: AiMovementFrame) {
  const ends = bestWays(state, player).map(lastOf);
  return oneOfSeveral('way of the AI player', ends, 'where the AI player ends its move');
}

export interface AiMovementFrame extends Frame {
  player: PlayerId;
  /** Spaces to move through, the last one being where it ends; null: not chosen. */
  way: SpaceId[] | null;
  left: number;
  /** Spaces that it has moved. */
  gone: number;
}

export const aiMovementFields = ({ player, space }: OuterRimNames): FieldsOf<AiMovementFrame> => ({
  player,
  way: nullable(list(space)),
  left: amount,
  gone: count,
});

const aiMovement = procedure('AI movement', aiMovementFields, [
  ask('the way', ['or.ai-movement.04'], pickWay, (state, frame, { chosen }) => {
    take(
      frame,
      bestWays(state, frame.player).find((way) => lastOf(way) === chosen),
    );
  }),
  run('take it', ['or.ai-movement.01', 'or.ai-movement.02', 'or.ai-movement.07'], (state, frame) => {
    if (frame.way === null) take(frame, bestWays(state, frame.player)[0]);
  }),
  run('move one space', ['or.ai-movement.01', 'or.ai-movement.06'], (state, frame) => {
    const player = playerOf(state, frame.player);
    const to = frame.left > 0 ? frame.way?.shift() : undefined;
    if (to === undefined) return;
    const from = player.space ?? '';
    player.space = to;
    frame.left -= 1;
    frame.gone += 1;
    const because = [aiSpaces(state, frame)];
    emit(state, { type: 'moved', rules: ['or.ai-movement.02'], player: player.id, from, to, because });
    passOrStop(state, frame);
    goTo(frame, 'move one space');
  }),
]);

/** How far it is to the goal now. */
function aiSpaces(state: OuterRimState, { player, left }: AiMovementFrame): Reason {
  const self = playerOf(state, player);
  const { goals, distance } = nearestGoals(state, self.space ?? '');
  const hyperdrive = valueOf(state, player, 'hyperdrive');
  const goal = goals[0] ?? 'none';
  const said = say`hyperdrive ${hyperdrive}; the nearest goal token, on ${goal}, is ${many(distance, 'space')} away now`;
  return reason('towards-goal', said, ['or.ai-movement.01'], { hyperdrive, goal, distance, left });
}

/** The Maelstrom does not stop it; a patrol of a faction that does not like it does. */
function passOrStop(state: OuterRimState, { player, left, gone }: AiMovementFrame): void {
  const space = playerOf(state, player).space ?? '';
  const stops = left === 0 ? stoppingPatrols(state, player) : [];
  const rules = ['or.ai-movement.05'];
  if (stops.length > 0)
    tell(state, {
      type: 'stopped',
      rules,
      player,
      space,
      why: 'patrol',
      because: [cutShort(state, player, gone), ...stops],
    });
  if (left > 0 && spaceOf(state, space).kind === 'maelstrom')
    doNothing(
      state,
      player,
      'stop',
      reason('through', say`the AI player passes through ${space}, where a person would have to stop`, [
        'or.ai-movement.06',
        'or.movement-obstacles.03',
      ]),
    );
}

/** How far it would have gone, who is in its way, and why that stops it. */
function cutShort(state: OuterRimState, player: PlayerId, gone: number): Reason {
  const { space } = playerOf(state, player);
  const { goals, distance } = nearestGoals(state, space ?? '');
  const hyperdrive = valueOf(state, player, 'hyperdrive');
  const [goal = 'none'] = goals;
  const further = distance > 0 ? say`, ${goal} is ${distance} further` : say`, on ${goal}`;
  const patrols = patrolsIn(state, space).flatMap(({ faction }, i) =>
    i === 0 ? say`the ${faction} patrol` : say` and the ${faction} patrol`,
  );
  const said = say`after ${gone} of ${many(hyperdrive, 'space')}${further}: here is ${patrols}`;
  return reason('cut-short', said, ['or.ai-movement.05'], { gone, hyperdrive, goal, distance });
}

function take(frame: AiMovementFrame, way: SpaceId[] | undefined): void {
  frame.way = [...(way ?? [])];
  frame.left = frame.way.length;
}

export function aiMoves(state: OuterRimState, player: PlayerId): void {
  call(state, 'AI movement', { player, way: null, left: 0, gone: 0 });
}

export const aiMovementProcedures = [aiMovement];
