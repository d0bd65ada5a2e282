/** Movement (or.movement, or.movement-obstacles): space by space, until the hyperdrive is used up or something stops the ship. */
import { allowed, question, type PlayerId, type Frame, say } from '../../core';
import { flag, integer, type FieldsOf } from '../../core/codec';
import { announce, ask, call, emit, goTo, procedure, run } from '../engine';
import { spaceOf } from '../queries/lookup';
import { neighboursOf, patrolsIn } from '../queries/map';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { permits } from '../queries/values';
import type { OuterRimNames } from '../queries/names';

export interface MovementFrame extends Frame {
  player: PlayerId;
  left: number;
  moved: boolean;
  /** About to be stopped by a patrol. */
  halt: boolean;
}

export const movementFields = ({ player }: OuterRimNames): FieldsOf<MovementFrame> => ({
  player,
  left: integer,
  moved: flag,
  halt: flag,
});

export const movement = procedure('movement', [
  ask('move to an adjacent space', ['or.movement.01', 'or.movement.04'], askWhere, (state, frame, action) => {
    if (action.type === 'stop-moving') {
      frame.left = 0;
      return;
    }
    const player = playerOf(state, frame.player);
    const from = player.space ?? '';
    player.space = action.space;
    frame.left -= 1;
    frame.moved = true;
    frame.halt = false;
    emit(state, {
      type: 'moved',
      rules: ['or.movement.01', 'or.movement.04'],
      player: player.id,
      from,
      to: action.space,
    });
  }),
  run('the Maelstrom', ['or.movement-obstacles.03'], (state, frame) => {
    const space = playerOf(state, frame.player).space ?? '';
    if (!frame.moved || frame.left === 0 || spaceOf(state, space).kind !== 'maelstrom') return;
    if (permits(state, frame.player, 'pass-maelstrom')) return;
    stop(state, frame, 'maelstrom');
  }),
  run(
    'patrols',
    ['or.movement-obstacles.04', 'or.movement-obstacles.05', 'or.movement-obstacles.06'],
    (state, frame) => {
      if (!frame.moved || frame.left === 0 || !isHalted(state, frame.player)) return;
      frame.halt = true;
      announce(state, stopped(state, frame.player, 'patrol'));
    },
  ),
  run('stop or go on', ['or.movement-obstacles.01', 'or.movement-obstacles.02'], (state, frame) => {
    if (frame.halt) stop(state, frame, 'patrol');
    if (frame.left > 0) goTo(frame, 'move to an adjacent space');
  }),
]);

function askWhere(state: OuterRimState, frame: MovementFrame) {
  const { player } = frame;
  const { space } = playerOf(state, player);
  if (frame.left <= 0 || space === null) return null;
  const moves = neighboursOf(state, space).map((to) => allowed({ type: 'move-to', player, space: to }));
  const stopping = frame.moved ? [allowed({ type: 'stop-moving', player })] : [];
  return question(player, say`${frame.left} more space(s)`, [...moves, ...stopping]);
}

/** Does a patrol here stop the player? Only positive reputation with each of their factions lets them through. */
export function isHalted(state: OuterRimState, id: PlayerId): boolean {
  const player = playerOf(state, id);
  const stops = patrolsIn(state, player.space).some((patrol) => player.reputation[patrol.faction] <= 0);
  return stops && !permits(state, id, 'pass-patrols');
}

function stopped(state: OuterRimState, player: PlayerId, why: 'patrol' | 'maelstrom') {
  const rules = [why === 'patrol' ? 'or.movement-obstacles.04' : 'or.movement-obstacles.03'];
  return { type: 'stopped', rules, player, space: playerOf(state, player).space ?? '', why } as const;
}

function stop(state: OuterRimState, frame: MovementFrame, why: 'patrol' | 'maelstrom'): void {
  frame.left = 0;
  frame.halt = false;
  emit(state, stopped(state, frame.player, why));
}

/** Moves the player up to so many spaces. */
export function move(state: OuterRimState, player: PlayerId, spaces: number): void {
  call(state, 'movement', { player, left: spaces, moved: false, halt: false });
}
