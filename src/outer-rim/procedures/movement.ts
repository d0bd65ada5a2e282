/** Movement (or.movement, or.movement-obstacles): space by space, until the hyperdrive is used up or something stops the ship. */
import { rulesOfAll, allowed, question, reason, type PlayerId, type Frame, type Reason, say } from '../../core';
import { amount, flag, nullable, type FieldsOf } from '../../core/codec';
import { announce, ask, call, emit, goTo, procedure, run } from '../engine';
import { spaceOf } from '../queries/lookup';
import { distance, distancesFrom, neighborsOf, patrolsIn } from '../queries/map';
import { doNothing } from '../effects/nothing';
import { friendlyPatrols, stoppingPatrols } from '../queries/reputation';
import { many } from '../queries/numbers';
import { playerOf } from '../queries/players';
import type { OuterRimState, SpaceId } from '../model/state';
import { permits } from '../queries/values';
import type { OuterRimNames } from '../queries/names';

export interface MovementFrame extends Frame {
  player: PlayerId;
  left: number;
  /** Where the movement began; null: it has not yet. */
  from: SpaceId | null;
  /** Spaces that it might move in all. */
  of: number;
  moved: boolean;
  /** About to be stopped by a patrol. */
  halt: boolean;
}

export const movementFields = ({ player, space }: OuterRimNames): FieldsOf<MovementFrame> => ({
  player,
  from: nullable(space),
  left: amount,
  of: amount,
  moved: flag,
  halt: flag,
});

export const movement = procedure('movement', movementFields, [
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
    const isFirst = frame.of - frame.left === 1;
    if (isFirst) frame.from = from;
    const left = isFirst ? leaving(state, player.id, from) : [];
    // Back where it began: no way round from there on.
    if (action.space === frame.from) frame.from = null;
    const round = wayRound(state, frame, action.space);
    const because = [...left, spacesLeft(frame), ...round];
    emit(state, {
      type: 'moved',
      rules: [...rulesOfAll([...left, ...round]), 'or.movement.01', 'or.movement.04'],
      player: player.id,
      from,
      to: action.space,
      because,
    });
  }),
  run('the Maelstrom', ['or.movement-obstacles.03'], (state, frame) => {
    const space = playerOf(state, frame.player).space ?? '';
    if (frame.left === 0 || spaceOf(state, space).kind !== 'maelstrom') return;
    if (permits(state, frame.player, 'pass-maelstrom')) return;
    stop(state, frame, 'maelstrom');
  }),
  run(
    'patrols',
    ['or.movement-obstacles.04', 'or.movement-obstacles.05', 'or.movement-obstacles.06'],
    (state, frame) => {
      if (frame.left === 0) return;
      if (!isHalted(state, frame.player)) return passPatrols(state, frame.player);
      frame.halt = true;
      announce(state, stopped(state, frame, 'patrol'));
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
  const moves = neighborsOf(state, space).map((to) => allowed({ type: 'move-to', player, space: to }));
  const stopping = frame.moved ? [allowed({ type: 'stop-moving', player })] : [];
  return question(player, say`move to the next space (${frame.left} left)`, [...moves, ...stopping]);
}

/** Does a patrol here stop the player? Only positive reputation with each of their factions lets them through. */
function isHalted(state: OuterRimState, id: PlayerId): boolean {
  return stoppingPatrols(state, id).length > 0 && !permits(state, id, 'pass-patrols');
}

/** Patrols are there and do not stop the player: they are friends (or.movement-obstacles.05), or a card says so. */
function passPatrols(state: OuterRimState, id: PlayerId): void {
  const hostile = stoppingPatrols(state, id);
  const friendly = friendlyPatrols(state, id);
  if (hostile.length > 0) {
    const rules = ['or.movement-obstacles.01'];
    doNothing(state, id, 'stop', reason('may-pass', say`a card of ${id} says that patrols do not stop them`, rules));
  } else if (friendly.length > 0) doNothing(state, id, 'stop', friendly);
}

function spacesLeft({ left, of }: MovementFrame): Reason {
  const facts = { moved: of - left, left, of };
  return reason('spaces-left', say`${of - left} of ${of} spaces, ${left} left`, ['or.movement.01'], facts);
}

/** Any way within the hyperdrive value is allowed, not only the shortest; and what would stop the player on that one. */
function wayRound(state: OuterRimState, { player, from, left, of }: MovementFrame, to: SpaceId): Reason[] {
  const moved = of - left;
  const shortest = from === null || moved < 3 ? moved : distance(state, from, to);
  if (from === null || shortest >= moved) return [];
  const said = say`a way round, the shortest from ${from} is ${many(shortest, 'space')}`;
  const facts = { from, moved, shortest };
  return [reason('way-round', said, ['or.movement-example.04'], facts), ...inTheWay(state, player, from, to)];
}

/** The first space of a shortest way where the player would have to stop; none where another way as short leads past (or.movement-example.03, .04). */
function inTheWay(state: OuterRimState, id: PlayerId, from: SpaceId, to: SpaceId): Reason[] {
  const away = distancesFrom(state, to);
  const shortest = away.get(from) ?? Infinity;
  const start = distancesFrom(state, from);
  const isBetween = (space: SpaceId): boolean =>
    space !== from && space !== to && (start.get(space) ?? Infinity) + (away.get(space) ?? Infinity) === shortest;
  const stops = [...away.keys()].filter((space) => isBetween(space) && stopsIn(state, id, space).length > 0);
  if (stops.length === 0 || (distancesFrom(state, from, stops).get(to) ?? Infinity) <= shortest) return [];
  const [space] = stops.sort((a, b) => (start.get(a) ?? 0) - (start.get(b) ?? 0));
  const [stop] = space === undefined ? [] : stopsIn(state, id, space);
  if (space === undefined || stop === undefined) return [];
  const said = say`that one leads through ${space}, where ${id} would have to stop: ${stop.parts ?? stop.message}`;
  return [reason('stop-on-shortest', said, stop.rules, { ...stop.facts, space })];
}

/** What stops the player who enters the space, unless an ability permits them to pass. */
function stopsIn(state: OuterRimState, id: PlayerId, space: SpaceId): Reason[] {
  const isMaelstrom = spaceOf(state, space).kind === 'maelstrom' && !permits(state, id, 'pass-maelstrom');
  const patrols = permits(state, id, 'pass-patrols') ? [] : stoppingPatrols(state, id, space);
  return [...(isMaelstrom ? [inMaelstrom(space)] : []), ...patrols];
}

const inMaelstrom = (space: SpaceId): Reason =>
  reason('maelstrom', say`whoever enters ${space} stops there`, ['or.movement-obstacles.03']);

/** Whoever stands where a patrol or the Maelstrom stops ships leaves it freely (or.movement-obstacles.07). */
function leaving(state: OuterRimState, id: PlayerId, from: SpaceId): Reason[] {
  const patrols = patrolsIn(state, from).filter(({ faction }) => playerOf(state, id).reputation[faction] <= 0);
  if (patrols.length === 0 && spaceOf(state, from).kind !== 'maelstrom') return [];
  return [reason('leaving', say`${from} stops ships that enter, not those that leave`, ['or.movement-obstacles.07'])];
}

/** What stops the player, and what of the movement is lost by it. */
function stopped(state: OuterRimState, { player, left }: MovementFrame, why: 'patrol' | 'maelstrom') {
  const space = playerOf(state, player).space ?? '';
  const stops = why === 'patrol' ? stoppingPatrols(state, player) : [inMaelstrom(space)];
  const rules = stops[0]?.rules ?? ['or.movement-obstacles.04'];
  const because = [...stops, reason('spaces-lost', say`${many(left, 'space')} of the movement lost`, rules, { left })];
  return { type: 'stopped', rules, player, space, why, because } as const;
}

function stop(state: OuterRimState, frame: MovementFrame, why: 'patrol' | 'maelstrom'): void {
  const event = stopped(state, frame, why);
  frame.left = 0;
  emit(state, event);
}

/** Moves the player up to so many spaces. */
export function move(state: OuterRimState, player: PlayerId, spaces: number): void {
  call(state, 'movement', { player, from: null, left: spaces, of: spaces, moved: false, halt: false });
}
