/** Placing obstacles (arm.setup.15 to .17), in turns or all of them by one player. */
import type { Frame, PlayerId } from '../../core';
import { count, flag, list, object, type FieldsOf } from '../../core/codec';
import { ask, call, emit, modified, procedure } from '../engine';
import type { ObstacleId } from '../facts';
import type { SetupAction } from '../model/actions';
import { obstacle as obstacleCodec } from '../model/codecs';
import type { ObstacleLimits, ObstaclePlacement } from '../model/setup';
import type { ArmadaState } from '../model/state';
import { USUAL_OBSTACLE_LIMITS } from '../queries/areas';
import type { ArmadaNames } from '../queries/names';
import { placingObstacles } from '../queries/placing';
import { otherPlayer, secondPlayer } from '../queries/players';

export interface PlaceObstaclesFrame extends Frame {
  /** Still to be placed. */
  obstacles: ObstacleId[];
  /** Who places the next one. */
  turn: PlayerId;
  /** Players take turns. */
  inTurns: boolean;
  limits: ObstacleLimits;
}

export const placeObstaclesFields = ({ player }: ArmadaNames): FieldsOf<PlaceObstaclesFrame> => ({
  obstacles: list(obstacleCodec),
  turn: player,
  inTurns: flag,
  limits: object<ObstacleLimits>('limits', { edges: count, playerEdges: count, apart: count }),
});

const USUAL: ObstaclePlacement = { by: 'turns', without: [], ...USUAL_OBSTACLE_LIMITS };

/** All obstacles, as the objective has it (arm.setup.15). */
export function placeAllObstacles(state: ArmadaState): void {
  const { by, without, edges, playerEdges, apart } = modified(state, 'obstacle placement', USUAL, {});
  const obstacles = state.obstacles.map(({ id }) => id).filter((id) => !without.includes(id));
  const limits = { edges, playerEdges, apart };
  call(state, 'place obstacles', { obstacles, turn: secondPlayer(state), inTurns: by === 'turns', limits });
}

export const placeObstacles = procedure('place obstacles', placeObstaclesFields, [
  ask('place obstacles', ['arm.setup.15', 'arm.setup.16', 'arm.setup.17'], whichObstacle, place),
]);

function whichObstacle(state: ArmadaState, { obstacles, turn, limits }: PlaceObstaclesFrame) {
  const left = state.obstacles.filter(({ id }) => obstacles.includes(id));
  return left.length === 0 ? null : placingObstacles(state, turn, left, limits);
}

type Placing = Extract<SetupAction, { type: 'place-obstacle' | 'leave-obstacle' }>;

function place(state: ArmadaState, frame: PlaceObstaclesFrame, action: Placing): 'again' {
  const { obstacle: id } = action;
  frame.obstacles = frame.obstacles.filter((each) => each !== id);
  const obstacle = state.obstacles.find((each) => each.id === id);
  if (action.type === 'leave-obstacle' || !obstacle) return 'again';
  if (frame.inTurns) frame.turn = otherPlayer(state, frame.turn);
  const { pose } = action;
  obstacle.place = 'table';
  obstacle.pose = pose;
  emit(state, { type: 'obstacle-placed', rules: ['arm.setup.15', 'arm.setup.16'], obstacle: id, pose: { ...pose } });
  return 'again';
}
