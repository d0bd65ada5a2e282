/** What apps draw with, for programs: what is no state is answered. */
import { ofStates } from '../core/engine/not-a-state';
import type { Area, Polygon } from '../core/geometry';
import type { HullZone } from './facts';
import { armada } from './game';
import type { ArmadaState, ShipId, SquadronId } from './model/state';
import * as drawing from './queries/drawing';

/** What every ship, squadron and obstacle in the play area covers. @throws NotAState */
export const outlines: (state: ArmadaState) => readonly drawing.Outlined[] = ofStates(armada.load, drawing.outlines);

/** The firing arc of a hull zone up to long range. Empty: there is no such ship in the play area, or no such hull zone. @throws NotAState */
export const arcOutline: (state: ArmadaState, ship: ShipId, zone: HullZone) => Area = ofStates(
  armada.load,
  drawing.arcOutline,
);

/**
 * Everything within close, medium and long range of a ship or squadron: around its base, without shield dials. Empty: there is no such piece in the play area.
 * @throws NotAState
 */
export const rangeBands: (state: ArmadaState, id: ShipId | SquadronId) => readonly Polygon[] = ofStates(
  armada.load,
  drawing.rangeBands,
);
