/** What obstacles do to a ship that moves through or overlaps them (xw.obstacles). */
import { listed, onPiece, reason, say, type Frame, type Reason, type RuleId } from '../../core';
import { flag, list, type FieldsOf } from '../../core/codec';
import type { Pose } from '../../core/geometry';
import { placedUnder } from '../effects/move';
import { announce, call, emit, finish, goTo, procedure, run, tell } from '../engine';
import { obstaclesOverlappedAt } from '../queries/overlap';
import { ignoredBy, obstacleOf, ignoresObstacle } from '../queries/obstacles';
import { isActive, shipOf, shipsInPlay } from '../queries/ships';
import type { Obstacle, ObjectId, ShipId, XwingState } from '../model/state';
import { gainByItself } from '../effects/tokens';
import { removeObstacle } from '../effects/devices';
import { nothingDone } from '../effects/failing';
import { skipPerformAction } from '../effects/activation';
import { rollADie, shownOn, type TellsRoll, tellsRollFields } from './roll-a-die';
import { sufferDamage } from './suffer-damage';
import type { XwingNames } from '../queries/names';

const CALLED: Readonly<Record<Obstacle['kind'], string>> = {
  asteroid: 'an asteroid',
  debris: 'a debris cloud',
  gas: 'a gas cloud',
};

export interface ObstaclesFrame extends Frame {
  ship: ShipId;
  /** Still to resolve, in the order of the move. */
  obstacles: ObjectId[];
  /** The move was a maneuver. */
  inManeuver: boolean;
  /** The maneuver was that of the ship's Execute Maneuver step. */
  inStep: boolean;
}

export const obstaclesFields = ({ ship, obstacle }: XwingNames): FieldsOf<ObstaclesFrame> => ({
  ship,
  obstacles: list(obstacle),
  inManeuver: flag,
  inStep: flag,
});

export interface ObstacleFrame extends Omit<ObstaclesFrame, 'obstacles'>, TellsRoll {
  obstacle: ObjectId;
}

export const obstacleFields = ({ ship, obstacle }: XwingNames): FieldsOf<ObstacleFrame> => ({
  ship,
  obstacle,
  inManeuver: flag,
  inStep: flag,
  ...tellsRollFields,
});

/** Resolves the effects of obstacles, the closest to the start of the move first (xw.obstacles.20). */
export function sufferObstacles(
  state: XwingState,
  ship: ShipId,
  obstacles: readonly ObjectId[],
  during: { inManeuver: boolean; inStep: boolean },
): void {
  if (obstacles.length > 0) call(state, 'obstacle effects', { ship, obstacles: [...obstacles], ...during });
}

/** An obstacle comes into the play area during the game: ships that it lies under suffer it, not in a maneuver (xw.obstacles.18, xw.faq-objects.10). */
export function placeObstacle(state: XwingState, id: ObjectId, pose: Pose, under: readonly RuleId[] = []): void {
  const obstacle = obstacleOf(state, id);
  obstacle.place = 'table';
  obstacle.pose = pose;
  emit(state, { type: 'obstacle-placed', rules: ['xw.obstacles.18', 'xw.overlap.10'], obstacle: id, pose });
  for (const ship of shipsInPlay(state)) {
    if (!obstaclesOverlappedAt(state, ship, ship.pose).includes(id)) continue;
    tell(state, placedUnder(ship.id, id, [...under, 'xw.obstacles.18']));
    sufferObstacles(state, ship.id, [id], { inManeuver: false, inStep: false });
  }
}

const obstacleEffects = procedure('obstacle effects', obstaclesFields, [
  run('next obstacle', ['xw.obstacles.20'], (state, frame) => {
    const [obstacle] = frame.obstacles;
    const { ship } = frame;
    if (obstacle === undefined || !isActive(shipOf(state, ship))) return finish(frame);
    if (!ignoresObstacle(state, ship, obstacle))
      announce(state, { type: 'about-to-suffer-obstacle', rules: ['xw.obstacles.02'], ship, obstacle });
  }),
  run('its effects', ['xw.obstacles.20', 'xw.obstacles.02'], (state, frame) => {
    const obstacle = frame.obstacles.shift();
    goTo(frame, 'next obstacle');
    const { ship, inManeuver, inStep } = frame;
    if (obstacle === undefined) return;
    if (ignoresObstacle(state, ship, obstacle)) {
      return nothingDone(state, ship, obstacle, ignored(state, frame, obstacle));
    }
    if (shipOf(state, ship).size === 'huge') return hugeShipMeets(state, ship, obstacle);
    call(state, 'obstacle effect', { ship, obstacle, inManeuver, inStep });
  }),
]);

/**
 * The obstacle leaves the play area; then the huge ship suffers by its kind, without a die, and goes on (xw.huge-overlap-obstacles.04,
 * xw.obstacles.22).
 */
function hugeShipMeets(state: XwingState, ship: ShipId, id: ObjectId): void {
  const { kind } = obstacleOf(state, id);
  removeObstacle(state, id, ['xw.huge-overlap-obstacles.01']);
  if (kind === 'gas') return gainByItself(state, ship, 'jam', ['xw.huge-overlap-obstacles.03']);
  sufferDamage(state, ship, { hit: 0, crit: 1 }, ['xw.huge-overlap-obstacles.02']);
  gainByItself(state, ship, 'stress', ['xw.huge-overlap-obstacles.02']);
}

/** With what it would have done (xw.faq-objects.01). */
function ignored(state: XwingState, { ship, inStep }: ObstaclesFrame, id: ObjectId): Reason {
  const { kind } = obstacleOf(state, id);
  const stress = kind === 'debris' ? ['it gains no stress token'] : [];
  const die = kind === 'gas' ? [] : ['no die is rolled'];
  const skips = kind !== 'debris' && inStep ? ['its Perform Action step is not skipped'] : [];
  const spared = [...stress, ...die, ...skips].join(', ');
  const by = listed(ignoredBy(state, ship, id).map(onPiece));
  const said = say`${ship} ignores its effects by the ability ${by}, while it moves${[spared === '' ? '' : `: ${spared}`]}.`;
  return reason('ignored', said, ['xw.faq-objects.01']);
}

const obstacleEffect = procedure('obstacle effect', obstacleFields, [
  run('debris cloud gives stress', ['xw.obstacles.05', 'xw.obstacles.11'], (state, frame) => {
    if (kindOf(state, frame) !== 'debris') return;
    const rules = [frame.inManeuver ? 'xw.obstacles.05' : 'xw.obstacles.11'];
    const met = reason('met-obstacle', say`${frame.ship} met ${frame.obstacle}, a debris cloud.`, rules);
    gainByItself(state, frame.ship, 'stress', rules, { because: [met] });
  }),
  run('roll an attack die', ['xw.obstacles.03', 'xw.obstacles.06', 'xw.obstacles.10'], (state, frame) => {
    if (kindOf(state, frame) !== 'gas') rollADie(state, frame.ship, frame.obstacle, rulesOfRoll(state, frame));
  }),
  run('suffer what it shows', ['xw.obstacles.03', 'xw.obstacles.06', 'xw.obstacles.10'], sufferRoll),
  run('skip the Perform Action step', ['xw.obstacles.04', 'xw.obstacles.08'], (state, frame) => {
    const kind = kindOf(state, frame);
    if (kind === 'gas' && !frame.inManeuver) {
      const said = say`${frame.ship} was not executing a maneuver.`;
      return nothingDone(state, frame.ship, frame.obstacle, reason('no-maneuver', said, ['xw.obstacles.12']));
    }
    if (!frame.inManeuver || !frame.inStep) return;
    if (kind === 'debris') {
      const why = reason('no-skip', 'only asteroids and gas clouds do.', ['xw.obstacles.07']);
      return nothingDone(state, frame.ship, frame.obstacle, why, 'skip');
    }
    const rule = kind === 'gas' ? 'xw.obstacles.08' : 'xw.obstacles.04';
    const said = say`the maneuver of ${frame.ship} met ${frame.obstacle}, ${[CALLED[kind]]}.`;
    skipPerformAction(state, frame.ship, reason('met-obstacle', said, [rule], { obstacle: frame.obstacle, kind }));
  }),
]);

function kindOf(state: XwingState, frame: ObstacleFrame): Obstacle['kind'] {
  return obstacleOf(state, frame.obstacle).kind;
}

function rulesOfRoll(state: XwingState, frame: ObstacleFrame): readonly string[] {
  return kindOf(state, frame) === 'asteroid'
    ? [frame.inManeuver ? 'xw.obstacles.03' : 'xw.obstacles.10']
    : [frame.inManeuver ? 'xw.obstacles.06' : 'xw.obstacles.11'];
}

/** Asteroids: hit or critical damage as rolled. Debris clouds: only the critical hit counts. */
function sufferRoll(state: XwingState, frame: ObstacleFrame): void {
  const shown = shownOn(frame);
  const crit = shown === 'crit' ? 1 : 0;
  const hit = shown === 'hit' && kindOf(state, frame) === 'asteroid' ? 1 : 0;
  const rules = rulesOfRoll(state, frame);
  if (hit + crit > 0) return sufferDamage(state, frame.ship, { hit, crit }, rules);
  if (shown === null) return;
  const counts =
    kindOf(state, frame) === 'asteroid' ? 'only a hit or a critical hit counts' : 'only a critical hit counts';
  nothingDone(
    state,
    frame.ship,
    frame.obstacle,
    reason('no-damage', `the die shows ${shown}: ${counts}.`, rules, { shown }),
    'damage',
  );
}

export const obstacleProcedures = [obstacleEffects, obstacleEffect];
