/** Objective tokens that players place and move, and ships that they choose as objective ships (arm.objective-cards). */
import {
  allowed,
  candidate,
  question,
  reason,
  type Candidate,
  type Frame,
  type PlayerId,
  type Question,
} from '../../core';
import { pointDistance, type Point } from '../../core/geometry';
import { count, flag, list, object, oneOf, text, type FieldsOf } from '../../core/codec';
import { assignObjectiveToken, moveObjectiveToken, placeObjectiveToken } from '../effects/objective-tokens';
import { ask, procedure } from '../engine';
import type { ObjectiveAction } from '../model/actions';
import type { TokenLimits } from '../model/setup';
import type { ArmadaState } from '../model/state';
import { toDistance } from '../queries/areas';
import type { ArmadaNames } from '../queries/names';
import { cannotMoveToken, placingToken } from '../queries/objective';
import { otherPlayer } from '../queries/players';
import { shipOf } from '../queries/ships';

type Of<T extends ObjectiveAction['type']> = Extract<ObjectiveAction, { type: T }>;

export interface PlaceTokensFrame extends Frame {
  /** Who places the next one. */
  turn: PlayerId;
  /** Players take turns. */
  inTurns: boolean;
  /** Still to be placed. */
  tokens: number;
  limits: TokenLimits;
}

const area = oneOf('an area', ['setup', 'play']);

export const placeTokensFields = ({ player }: ArmadaNames): FieldsOf<PlaceTokensFrame> => ({
  turn: player,
  inTurns: flag,
  tokens: count,
  limits: object<TokenLimits>('limits', { area, playerEdges: count, apart: count, atObstacle: count }),
});

const placeObjectiveTokens = procedure('place objective tokens', placeTokensFields, [
  ask('place an objective token', ['arm.objective-cards.01'], whereToPlace, (state, frame, action) => {
    frame.tokens -= 1;
    const { turn } = frame;
    if (frame.inTurns) frame.turn = otherPlayer(state, turn);
    if (action.type === 'place-objective-token') placeObjectiveToken(state, action.at, null);
    return 'again';
  }),
]);

type Placing = Of<'place-objective-token' | 'leave-objective-token'>;

/** No dead end: where there is no legal place any more, a token may be left out. */
function whereToPlace(state: ArmadaState, { turn, tokens, limits }: PlaceTokensFrame): Question<Placing> | null {
  if (tokens === 0) return null;
  const region = placingToken(state, turn, limits);
  const not = region.isRoom() ? reason('place-left', 'There is room for it.', ['arm.objective-cards.01']) : null;
  const leave: Candidate<Placing> = candidate({ type: 'leave-objective-token', player: turn }, not);
  return { by: [turn], asks: 'place an objective token', candidates: [leave], region };
}

export interface MoveTokensFrame extends Frame {
  player: PlayerId;
  /** Those that may still be moved. */
  tokens: string[];
  /** Distance bands in which all of it ends. */
  within: number;
  area: TokenLimits['area'];
}

export const moveTokensFields = ({ player }: ArmadaNames): FieldsOf<MoveTokensFrame> => ({
  player,
  tokens: list(text),
  within: count,
  area,
});

type Moving = Of<'move-objective-token' | 'end-moving-tokens'>;

const moveObjectiveTokens = procedure('move objective tokens', moveTokensFields, [
  ask('move objective tokens', ['arm.objective-cards.01'], whichToken, (state, frame, action) => {
    if (action.type === 'end-moving-tokens') return;
    frame.tokens = frame.tokens.filter((id) => id !== action.token);
    moveObjectiveToken(state, action.token, action.at);
    return 'again';
  }),
]);

/** Each once. */
function whichToken(state: ArmadaState, frame: MoveTokensFrame): Question<Moving> | null {
  const { player } = frame;
  const movable = state.objectiveTokens.filter(({ id }) => frame.tokens.includes(id));
  if (movable.length === 0) return null;
  const tokenNamed = (id: string) => movable.find((each) => each.id === id);
  return {
    by: [player],
    asks: 'move objective tokens',
    candidates: [allowed({ type: 'end-moving-tokens', player })],
    region: {
      type: 'move-objective-token',
      contains: (action) => {
        const { token: named, at } = action as Of<'move-objective-token'>;
        const token = tokenNamed(named);
        if (!token) return reason('not-movable', 'That token is not moved now.', ['arm.objective-cards.01']);
        return cannotMoveToken(state, token, at, frame);
      },
      sample: (next) => {
        const token = movable[next(movable.length)];
        if (!token) return null;
        for (let i = 0; i < TRIES; i++) {
          const at = nearby(token.at, toDistance(state.lengths, frame.within), next);
          if (cannotMoveToken(state, token, at, frame) === null)
            return { type: 'move-objective-token', player, token: token.id, at };
        }
        return null;
      },
    },
  };
}

const TRIES = 20;

/** Tenths of a mm. */
function nearby({ x, y }: Point, most: number, next: (n: number) => number): Point {
  const steps = Math.floor(most * 10);
  const step = (): number => (next(2 * steps + 1) - steps) / 10;
  const at = { x: x + step(), y: y + step() };
  return pointDistance({ x, y }, at) <= most ? at : { x, y };
}

export interface ObjectiveShipFrame extends Frame {
  /** Who chooses. */
  player: PlayerId;
  /** Whose ship becomes an objective ship. */
  of: PlayerId;
}

export const objectiveShipFields = ({ player }: ArmadaNames): FieldsOf<ObjectiveShipFrame> => ({ player, of: player });

/** arm.objective-cards.08 */
const chooseObjectiveShip = procedure('choose objective ship', objectiveShipFields, [
  ask(
    'choose an objective ship',
    ['arm.objective-cards.08'],
    ({ ships }: ArmadaState, { player, of }: ObjectiveShipFrame) => {
      const own = ships.filter(({ owner, place }) => owner === of && place !== 'destroyed');
      if (own.length === 0) return null;
      return question(
        player,
        'choose an objective ship',
        own.map(({ id }) => allowed({ type: 'choose-objective-ship', player, ship: id })),
      );
    },
    (state, _frame, { ship }: Of<'choose-objective-ship'>) => assignObjectiveToken(state, shipOf(state, ship)),
  ),
]);

export const objectiveProcedures = [placeObjectiveTokens, moveObjectiveTokens, chooseObjectiveShip];
