/** Squadrons that a ship overlapped are placed around it by the player who did not move it (arm.overlapping.01 to .03, .17, .19). */
import {
  candidate,
  reason,
  say,
  type Candidate,
  type Frame,
  type Question,
  type Reason,
  withReasons,
} from '../../core';
import { list, type FieldsOf } from '../../core/codec';
import { ask, emit, procedure } from '../engine';
import type { ManeuverAction } from '../model/actions';
import type { ArmadaState, ShipId, SquadronId } from '../model/state';
import { playArea } from '../queries/areas';
import type { ArmadaNames } from '../queries/names';
import { obstaclesUnderSquadron } from '../queries/overlap';
import { obstaclePieces, shipPiece, shipPieces, squadronPiece, squadronPieces } from '../queries/pieces';
import { otherPlayer } from '../queries/players';
import { shipOf } from '../queries/ships';
import { placesAround, type Places } from '../queries/squadron-places';
import { squadronOf } from '../queries/squadrons';

export interface PlaceSquadronsFrame extends Frame {
  /** The ship that moved. */
  ship: ShipId;
  /** Still to be placed, in any order (arm.overlapping.03). */
  squadrons: SquadronId[];
}

export const placeSquadronsFields = ({ ship, squadron }: ArmadaNames): FieldsOf<PlaceSquadronsFrame> => ({
  ship,
  squadrons: list(squadron),
});

type Choice = Extract<ManeuverAction, { type: 'place-squadron' | 'leave-squadron' }>;
type Placing = Extract<Choice, { type: 'place-squadron' }>;

export const placeSquadrons = procedure('place squadrons', placeSquadronsFields, [
  ask('place a squadron', ['arm.overlapping.02', 'arm.overlapping.03'], whichPlace, place),
]);

function whichPlace(state: ArmadaState, frame: PlaceSquadronsFrame): Question<Choice> | null {
  const { ship, squadrons } = frame;
  if (squadrons.length === 0) return null;
  const player = otherPlayer(state, shipOf(state, ship).owner);
  const places = new Map(squadrons.map((id) => [id, placesOf(state, frame, id)]));
  const candidates = squadrons.map((squadron): Candidate<Choice> => {
    const isRoom = places.get(squadron)?.isRoom() ?? false;
    const not = isRoom ? reason('place-left', say`There is room for ${squadron}.`, ['arm.overlapping.02']) : null;
    return candidate({ type: 'leave-squadron', player, squadron }, not);
  });
  return {
    by: [player],
    asks: 'place a squadron',
    candidates,
    region: {
      type: 'place-squadron',
      contains: (action) => {
        const { squadron, at } = action as Placing;
        const own = places.get(squadron);
        return own
          ? own.cannot(at)
          : reason('not-overlapped', say`${squadron} is not to be placed.`, ['arm.overlapping.02']);
      },
      sample: (next) => {
        const squadron = squadrons[next(squadrons.length)] ?? '';
        const at = places.get(squadron)?.sample(next) ?? null;
        return at && { type: 'place-squadron', player, squadron, at };
      },
    },
  };
}

/** Touching the ship that moved, on no base and in the play area. Those that wait for their place are in nobody's way. */
function placesOf(state: ArmadaState, { ship, squadrons }: PlaceSquadronsFrame, id: SquadronId): Places {
  return placesAround(squadronPiece(state, squadronOf(state, id)), {
    ship: shipPiece(state, shipOf(state, ship)),
    way: { ships: shipPieces(state), squadrons: squadronPieces(state, squadrons) },
    playArea: playArea(state.options.areas),
  });
}

function placedBy(state: ArmadaState, player: string, ship: ShipId): Reason {
  const said = say`${player} places it, since ${shipOf(state, ship).owner} moved ${ship}.`;
  return reason('placed-by', said, ['arm.overlapping.02']);
}

function onObstacles(state: ArmadaState, id: SquadronId): Reason[] {
  const under = obstaclesUnderSquadron(squadronPiece(state, squadronOf(state, id)), obstaclePieces(state));
  return under.map(({ id: obstacle }) =>
    reason('placed-on-obstacle', say`${obstacle} has no effect on a squadron that is placed.`, ['arm.overlapping.19']),
  );
}

/** Obstacles under its new place have no effect on it (arm.overlapping.19). */
function place(state: ArmadaState, frame: PlaceSquadronsFrame, action: Choice): 'again' {
  const { ship } = frame;
  const { squadron: id, player } = action;
  frame.squadrons = frame.squadrons.filter((each) => each !== id);
  if (action.type === 'leave-squadron') {
    emit(state, { type: 'squadron-left', rules: ['arm.overlapping.02'], squadron: id, ship });
    return 'again';
  }
  const { x, y } = action.at;
  squadronOf(state, id).at = { x, y };
  const because = [placedBy(state, player, ship), ...onObstacles(state, id)];
  const why = withReasons(because);
  emit(state, { type: 'squadron-placed', rules: ['arm.overlapping.02'], squadron: id, ship, at: { x, y }, ...why });
  return 'again';
}
