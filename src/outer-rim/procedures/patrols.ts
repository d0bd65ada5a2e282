/** Patrols: moving towards players (or.patrol-movement) and meeting them (or.patrol-encounter). */
import { allowed, question, reason, type Frame, type PlayerId, type Reason, say } from '../../core';
import { doNothing } from '../effects/nothing';
import { amount, list, oneOf, type Codec, type FieldsOf } from '../../core/codec';
import type { Faction } from '../facts';
import { resolve, scopeOf } from './effects/scope';
import { announce, ask, call, emit, goTo, procedure, run } from '../engine';
import { loseReputation } from '../effects/reputation';
import { patrolFront } from '../queries/lookup';
import { packOf } from '../model/pack';
import { distance, distancesFrom, isReachable, neighborsOf, patrolOf } from '../queries/map';
import { many } from '../queries/numbers';
import { othersOf, playerOf } from '../queries/players';
import type { OuterRimState, PatrolToken, SpaceId } from '../model/state';
import { permits } from '../queries/values';
import { fight } from './combat';
import { faction } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

function tokenOf(state: OuterRimState, faction: string): PatrolToken {
  const token = patrolOf(state, faction as Faction);
  if (!token) throw new Error(`no patrol of '${faction}' on the map`);
  return token;
}

export interface MovePatrolFrame extends Frame {
  faction: string;
  /** Who chooses the way. */
  player: PlayerId;
  towards: PlayerId;
  why: 'market' | 'card';
  left: number;
  /** Spaces that it has been in, from the start. */
  route: SpaceId[];
}

export const movePatrolFields = ({ player, space }: OuterRimNames): FieldsOf<MovePatrolFrame> => ({
  faction: faction as Codec<string>,
  player,
  towards: player,
  why: oneOf('why', ['market', 'card']),
  left: amount,
  route: list(space),
});

const movingPatrol = procedure('move patrol', movePatrolFields, [
  run('about to move', ['or.patrol-movement.01'], (state, frame) => {
    const { towards, why, left } = frame;
    const rules = [why === 'market' ? 'or.patrol-movement.01' : 'or.patrol-movement.15'];
    announce(state, { type: 'patrol-moves', rules, faction: frame.faction as Faction, spaces: left, towards, why });
  }),
  ask('choose the way', ['or.patrol-movement.06', 'or.patrol-movement.07'], askWay, (state, frame, { to }) =>
    step(state, frame, to),
  ),
  run(
    'move one space',
    ['or.patrol-movement.06', 'or.patrol-movement.08', 'or.patrol-movement.09', 'or.patrol-movement.10'],
    (state, frame) => {
      const ways = waysFor(state, frame);
      const only = ways[0];
      if (ways.length > 1) return goTo(frame, 'choose the way');
      if (only === undefined) return arrive(state, frame);
      step(state, frame, only);
      goTo(frame, 'choose the way');
    },
  ),
]);

function askWay(state: OuterRimState, frame: MovePatrolFrame) {
  const ways = waysFor(state, frame);
  const { player } = frame;
  if (ways.length < 2) return null;
  const faction = frame.faction as Faction;
  const moves = ways.map((to) => allowed({ type: 'move-patrol', player, faction, to }));
  return question(player, say`way of the ${faction} patrol`, moves);
}

/**
 * Where it may go next: on the shortest way if it can reach the player's space; else on any way that leads there and visits no space twice.
 * The AI player's patrols always take a shortest way.
 */
function waysFor(state: OuterRimState, frame: MovePatrolFrame): SpaceId[] {
  const at = tokenOf(state, frame.faction).space;
  const target = playerOf(state, frame.towards).space;
  if (target === null || at === target || frame.left <= 0) return [];
  const away = distancesFrom(state, target);
  const here = away.get(at) ?? Infinity;
  const isAi = playerOf(state, frame.player).kind === 'ai';
  if (here <= frame.left || isAi) return neighborsOf(state, at).filter((next) => (away.get(next) ?? Infinity) < here);
  const visited = [...frame.route, at];
  return neighborsOf(state, at).filter((next) => !visited.includes(next) && isReachable(state, next, target, visited));
}

function step(state: OuterRimState, frame: MovePatrolFrame, to: SpaceId): void {
  const token = tokenOf(state, frame.faction);
  frame.route.push(token.space);
  token.space = to;
  frame.left -= 1;
}

function arrive(state: OuterRimState, frame: MovePatrolFrame): void {
  const { route, towards } = frame;
  const faction = frame.faction as Faction;
  const [from] = route;
  const to = tokenOf(state, faction).space;
  const isThere = playerOf(state, towards).space === to;
  if (from === undefined) {
    if (isThere) doNothing(state, towards, 'move-patrol', thereAlready(frame));
    return;
  }
  const target = playerOf(state, towards).space ?? to;
  const [was, is] = [distance(state, from, target), distance(state, to, target)];
  const because = isThere ? whyThere(frame, was) : [walked(frame, was, is)];
  emit(state, { type: 'patrol-moved', rules: because[0]?.rules ?? [], faction, from, to, because });
}

function walked({ route, left, towards }: MovePatrolFrame, was: number, is: number): Reason {
  const of = route.length + left;
  const said = say`${route.length} of ${many(of, 'space')}; it was ${was} spaces away from ${towards} and is ${is} now`;
  return reason('spaces-moved', said, ['or.patrol-movement.04'], { moved: route.length, of, was, is });
}

/** It could reach the player, so it had to; it stops there, and nobody fights yet. */
function whyThere({ route, left, towards }: MovePatrolFrame, away: number): Reason[] {
  const of = route.length + left;
  const unused = left === 0 ? say`it stops there` : say`it stops there, ${many(left, 'space')} unused`;
  const able = say`${towards} is ${many(away, 'space')} away and it moves ${of}, so it goes the shortest way`;
  return [
    reason('can-reach', able, ['or.patrol-movement.07'], { away, of }),
    reason('reaches-player', unused, ['or.patrol-movement.08'], { left }),
    reason('no-combat-now', 'there is no combat now', ['or.patrol-movement.11']),
  ];
}

function thereAlready({ faction, towards }: MovePatrolFrame): Reason {
  const said = say`the patrol of ${faction} is in the space of ${towards} already`;
  return reason('there-already', said, ['or.patrol-movement.08']);
}

/** Moves a patrol towards a player; `player` chooses the way. */
export function movePatrol(
  state: OuterRimState,
  move: Pick<MovePatrolFrame, 'faction' | 'player' | 'towards' | 'why'> & { spaces: number },
): void {
  const { spaces, ...rest } = move;
  if (!patrolOf(state, move.faction as Faction)) return;
  call(state, 'move patrol', { ...rest, left: spaces, route: [] });
}

export interface MetPatrolFrame extends Frame {
  player: PlayerId;
  faction: Faction;
  /** Where the combat was. */
  space: SpaceId;
}

export const metPatrolFields = ({ player, space }: OuterRimNames): FieldsOf<MetPatrolFrame> => ({
  player,
  faction,
  space,
});

const patrolEncounter = procedure('patrol encounter', metPatrolFields, [
  run(
    'ship combat',
    ['or.patrol-encounter.03', 'or.ground-and-ship-combat.05', 'or.patrol-encounter.10'],
    (state, frame) => {
      const { player, faction } = frame;
      const token = tokenOf(state, faction);
      const data = { player, faction, space: token.space };
      fight(state, {
        combat: 'ship',
        you: player,
        against: { kind: 'patrol', faction, level: token.level },
        value: patrolFront(state, faction, token.level).combat,
        win: { procedure: 'patrol beaten', data },
        lose: { procedure: 'patrol moves off', data },
      });
    },
  ),
]);

export function meetPatrol(state: OuterRimState, player: PlayerId, faction: Faction): void {
  const space = patrolOf(state, faction)?.space;
  if (space !== undefined) call(state, 'patrol encounter', { player, faction, space });
}

const ORDER = 'or.patrol-encounter.09';

/** Reputation, reward, token: what beating a patrol costs and brings (or.commonly-forgotten-rules.05). */
const patrolBeaten = procedure('patrol beaten', metPatrolFields, [
  run('lose 1 reputation', ['or.patrol-encounter.05', ORDER], (state, { player, faction }) => {
    if (!permits(state, player, 'beat-patrols-unnoticed')) return loseReputation(state, player, faction, 'patrol');
    const said = say`a card of ${player} says that none is lost`;
    doNothing(state, player, 'lose-reputation', reason('unnoticed', said, ['or.patrol-encounter.05']));
  }),
  run('gain the reward', ['or.patrol-encounter.06', 'or.winning-the-game.08', ORDER], (state, { player, faction }) => {
    const { level } = tokenOf(state, faction);
    const scope = scopeOf(player, 'patrol', `${faction} patrol ${level}`, { patrol: faction });
    resolve(state, patrolFront(state, faction, level).reward, scope);
  }),
  run('remove the token', ['or.patrol-encounter.07', 'or.patrol-movement.14', ORDER], (state, { faction }) => {
    const { level } = tokenOf(state, faction);
    state.patrols = state.patrols.filter((patrol) => patrol.faction !== faction);
    state.box.push(`patrol/${faction}-${level}`);
    emit(state, { type: 'patrol-removed', rules: ['or.patrol-encounter.07'], faction, level });
  }),
  run('place the next patrol', ['or.patrol-encounter.08', 'or.patrol-movement.13', ORDER], (state, { faction }) =>
    enterPatrol(state, faction, ['or.patrol-encounter.08']),
  ),
]);

/** The top token of the stack comes faceup onto the navpoint next to the stack. */
export function enterPatrol(state: OuterRimState, faction: Faction, rules: readonly string[]): void {
  const stack = state.patrolStacks.find((each) => each.faction === faction);
  const level = stack?.levels.shift();
  if (level === undefined) return;
  const space = patrolStart(state, faction);
  state.patrols.push({ faction, level, space });
  emit(state, { type: 'patrol-placed', rules, faction, level, space });
}

export function patrolStart(state: Pick<OuterRimState, 'content'>, faction: Faction): SpaceId {
  const starts = packOf(state).map.endcaps.flatMap((endcap) => endcap.starts);
  const start = starts.find((each) => each.faction === faction);
  if (!start) throw new Error(`no start for the patrols of '${faction}'`);
  return start.space;
}

/** The winner moves one space wherever the loser likes (or.commonly-forgotten-rules.04), before the damage. */
const movesOff = (mover: PlayerId): Reason =>
  reason('patrol-won', say`it won: ${mover} moves it one space, before the damage`, ['or.patrol-encounter.12']);

/** Who has lost, or the player to the left of who has. */
function moverOf(state: OuterRimState, loser: PlayerId): PlayerId {
  const isNext = state.options.readings?.wonPatrol === 'the next player moves it';
  return isNext ? (othersOf(state, loser)[0]?.id ?? loser) : loser;
}

function staysThere(state: OuterRimState, faction: Faction): boolean {
  const { level } = tokenOf(state, faction);
  const isLast = patrolFront(state, faction, level).combat === null;
  return isLast && state.options.readings?.levelFourPatrol === 'stays';
}

const patrolMovesOff = procedure('patrol moves off', metPatrolFields, [
  ask(
    'move the patrol one space',
    ['or.patrol-encounter.04', 'or.patrol-encounter.11', 'or.patrol-encounter.12'],
    (state, { player, faction, space }) => {
      if (staysThere(state, faction)) return null;
      const mover = moverOf(state, player);
      const moves = neighborsOf(state, space).map((to) => allowed({ type: 'move-patrol', player: mover, faction, to }));
      return moves.length === 0 ? null : question(mover, say`where the ${faction} patrol goes`, moves);
    },
    (state, frame, { to }) => {
      const { faction, space: from } = frame;
      const token = tokenOf(state, faction);
      token.space = to;
      const rules = [
        patrolFront(state, faction, token.level).combat === null ? 'or.patrol-encounter.11' : 'or.patrol-encounter.04',
      ];
      emit(state, {
        type: 'patrol-moved',
        rules,
        faction,
        from,
        to,
        because: [movesOff(moverOf(state, frame.player))],
      });
    },
  ),
]);

export const patrolProcedures = [movingPatrol, patrolEncounter, patrolBeaten, patrolMovesOff];
