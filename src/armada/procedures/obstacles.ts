/** Obstacles that ships and squadrons overlap after moving (arm.obstacles). */
import {
  allowed,
  listed,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type Reason,
  type RuleId,
  withReasons,
} from '../../core';
import { list, type FieldsOf } from '../../core/codec';
import { discardDamageCard } from '../effects/damage-cards';
import { obstacleToken, type ObstacleId } from '../facts';
import { ask, call, emit, finish, forbidden, goTo, innermost, procedure, run } from '../engine';
import type { ManeuverAction, SquadronAction } from '../model/actions';
import { obstacle as obstacleCodec } from '../model/codecs';
import type { ArmadaState, ShipId, SquadronId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { obstaclesUnderSquadron } from '../queries/overlap';
import { obstaclePieces, squadronPiece } from '../queries/pieces';
import { isOnTable, shipOf } from '../queries/ships';
import { squadronCardOf, squadronOf } from '../queries/squadrons';
import { PLAIN_DAMAGE } from './damage';
import { damageCardsOf } from './repair';

export interface ShipAtObstaclesFrame extends Frame {
  ship: ShipId;
  /** Obstacles whose effects are still to be resolved. */
  obstacles: ObstacleId[];
}

export const shipAtObstaclesFields = ({ ship }: ArmadaNames): FieldsOf<ShipAtObstaclesFrame> => ({
  ship,
  obstacles: list(obstacleCodec),
});

const DEBRIS_DAMAGE = 2;

/** In an order of its owner's choice (arm.obstacles.12). */
const shipAtObstacles = procedure('ship at obstacles', shipAtObstaclesFields, [
  ask(
    'choose an obstacle',
    ['arm.obstacles.12'],
    whichObstacle,
    (_state, frame, { obstacle }: Extract<ManeuverAction, { type: 'choose-obstacle' }>) => {
      frame.obstacles = [obstacle, ...frame.obstacles.filter((each) => each !== obstacle)];
    },
  ),
  run('resolve the obstacle', ['arm.obstacles.01'], (state, frame) => {
    const [obstacle] = frame.obstacles;
    if (obstacle === undefined || !isOnTable(shipOf(state, frame.ship))) return finish(frame);
    frame.obstacles = frame.obstacles.slice(1);
    goTo(frame, 'choose an obstacle');
    shipOverlaps(state, frame, obstacle);
  }),
]);

function whichObstacle(state: ArmadaState, { ship: id, obstacles }: ShipAtObstaclesFrame) {
  const ship = shipOf(state, id);
  if (obstacles.length < 2 || !isOnTable(ship)) return null;
  const player = ship.controller;
  return question(
    player,
    'choose an obstacle',
    obstacles.map((obstacle) => allowed({ type: 'choose-obstacle', player, ship: id, obstacle })),
  );
}

/** `obstacles`: those that wait for this one. */
function shipOverlaps(state: ArmadaState, { ship, obstacles }: ShipAtObstaclesFrame, obstacle: ObstacleId): void {
  const kind = obstacleToken(obstacle)?.kind;
  const rule =
    kind === 'asteroid-field' ? 'arm.obstacles.02' : kind === 'station' ? 'arm.obstacles.06' : 'arm.obstacles.04';
  const without = forbidden(state, 'obstacle effect', { piece: ship, obstacle });
  const maneuver = innermost(state, 'execute maneuver');
  const shortened = (maneuver?.overlapped.length ?? 0) > 0;
  const inPlace = maneuver?.speed === 0 ? ['arm.overlapping.14'] : [];
  const when = shortened ? ['arm.overlapping.21', ...inPlace] : [...inPlace, 'arm.obstacles.01'];
  const why = withReasons(without ?? chosenBefore(state, ship, obstacles));
  emit(state, { type: 'obstacle-overlapped', rules: [rule, ...when], piece: ship, obstacle, ...why });
  if (without) return;
  if (kind === 'asteroid-field') call(state, 'deal faceup damage card', { ship, rules: [rule, 'arm.damage.08'] });
  else if (kind === 'station') call(state, 'repair at the station', { ship });
  else call(state, 'suffer damage', { ship, zone: null, left: DEBRIS_DAMAGE, rules: [rule], ...PLAIN_DAMAGE });
}

/** Its owner chose it of several. */
function chosenBefore(state: ArmadaState, ship: ShipId, others: readonly ObstacleId[]): Reason | null {
  if (others.length === 0) return null;
  const { controller } = shipOf(state, ship);
  const said = say`${controller} chooses to resolve it before ${listed(others)}.`;
  return reason('chosen-first', said, ['arm.obstacles.12']);
}

export interface StationFrame extends Frame {
  ship: ShipId;
}

export const stationFields = ({ ship }: ArmadaNames): FieldsOf<StationFrame> => ({ ship });

type AtStation = Extract<ManeuverAction, { type: 'discard-damage' | 'decline-station' }>;

const repairAtTheStation = procedure('repair at the station', stationFields, [
  ask(
    'discard a damage card',
    ['arm.obstacles.06'],
    (state: ArmadaState, { ship: id }: StationFrame) => {
      const ship = shipOf(state, id);
      const player = ship.controller;
      const cards = damageCardsOf(ship);
      if (cards.length === 0) return null;
      const discards = cards.map((card): Candidate<AtStation> =>
        allowed({ type: 'discard-damage', player, ship: id, card }),
      );
      return question(player, 'discard a damage card', [
        ...discards,
        allowed<AtStation>({ type: 'decline-station', player, piece: id }),
      ]);
    },
    (state, { ship }, action: AtStation) => {
      if (action.type === 'discard-damage')
        discardDamageCard(state, shipOf(state, ship), action.card, ['arm.obstacles.06']);
    },
  ),
]);

export interface SquadronAtObstaclesFrame extends Frame {
  squadron: SquadronId;
}

export const squadronAtObstaclesFields = ({ squadron }: ArmadaNames): FieldsOf<SquadronAtObstaclesFrame> => ({
  squadron,
});

type SquadronAtStation =
  Extract<SquadronAction, { type: 'recover-hull' }> | Extract<ManeuverAction, { type: 'decline-station' }>;

/** By the rule of the field (arm.obstacles.03, .05). */
function unaffected(squadron: SquadronId, rule: RuleId): Reason {
  return reason('unaffected', say`${squadron} is a squadron, to which it does nothing.`, [rule]);
}

/** Only stations do anything to squadrons (arm.obstacles.03, .05, .07). */
const squadronAtObstacles = procedure('squadron at obstacles', squadronAtObstaclesFields, [
  run('overlap obstacles', ['arm.obstacles.01', 'arm.obstacles.11'], (state, frame) => {
    const kinds = obstaclesUnder(state, frame.squadron);
    for (const { id, kind } of kinds) {
      const rule = {
        'asteroid-field': 'arm.obstacles.03',
        'debris-field': 'arm.obstacles.05',
        station: 'arm.obstacles.07',
      };
      const without = forbidden(state, 'obstacle effect', { piece: frame.squadron, obstacle: id });
      const not =
        without ?? (kind === 'station' ? undamaged(state, frame.squadron) : unaffected(frame.squadron, rule[kind]));
      const why = withReasons(not);
      const rules = not?.code === 'undamaged' ? [...not.rules, rule[kind]] : [rule[kind]];
      emit(state, { type: 'obstacle-overlapped', rules, piece: frame.squadron, obstacle: id, ...why });
    }
    const heals = kinds.some(
      ({ id, kind }) =>
        kind === 'station' && !forbidden(state, 'obstacle effect', { piece: frame.squadron, obstacle: id }),
    );
    if (!heals) finish(frame);
  }),
  ask(
    'recover a hull point',
    ['arm.obstacles.07', 'arm.obstacles.08'],
    (state: ArmadaState, { squadron: id }: SquadronAtObstaclesFrame) => {
      const squadron = squadronOf(state, id);
      const player = squadron.controller;
      if (squadron.hull >= squadronCardOf(squadron).hull) return null;
      return question<Candidate<SquadronAtStation>>(player, 'recover a hull point', [
        allowed({ type: 'recover-hull', player, squadron: id }),
        allowed({ type: 'decline-station', player, piece: id }),
      ]);
    },
    (state, { squadron: id }, action: SquadronAtStation) => {
      if (action.type === 'decline-station') return;
      const squadron = squadronOf(state, id);
      const was = squadron.hull;
      squadron.hull = was + 1;
      const change = { was, is: was + 1, most: squadronCardOf(squadron).hull };
      emit(state, { type: 'hull-recovered', rules: ['arm.obstacles.07'], squadron: id, change });
    },
  ),
]);

function undamaged(state: ArmadaState, id: SquadronId): Reason | null {
  const squadron = squadronOf(state, id);
  const { hull } = squadronCardOf(squadron);
  if (squadron.hull < hull) return null;
  return reason('undamaged', say`${id} has all its ${hull} hull points.`, ['arm.obstacles.08'], { hull });
}

function obstaclesUnder(state: ArmadaState, id: SquadronId) {
  const under = obstaclesUnderSquadron(squadronPiece(state, squadronOf(state, id)), obstaclePieces(state));
  return state.obstacles.flatMap((obstacle) => {
    const kind = obstacleToken(obstacle.id)?.kind;
    return kind && under.some((each) => each.id === obstacle.id) ? [{ id: obstacle.id, kind }] : [];
  });
}

export const obstacleProcedures = [shipAtObstacles, repairAtTheStation, squadronAtObstacles];
