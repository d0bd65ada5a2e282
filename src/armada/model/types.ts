/** The types of Armada in a bundle, and what each of its procedures keeps in its frame. */
import type { Frame } from '../../core';
import type { ArmadaNames } from '../queries/names';
import type { ArmadaDice } from '../facts/dice';
import type { ArmadaAction } from './actions';
import type { ArmadaEvent } from './events';
import type { ArmadaState } from './state';
import type { ArmadaBans, ArmadaPermits, ArmadaResults, ArmadaValues, ArmadaWindows } from './values';
import type { Position } from '../begin/position';
import type { ArmadaSetup } from '../begin/set-up';
import type { ArmadaView } from '../view';
import type { AttackFrame } from '../procedures/attack/frame';
import type { AddDiceFrame, RerollFrame } from '../procedures/attack-dice';
import type { CommandsFrame, SquadronCommandFrame } from '../procedures/commands';
import type { GainTokenFrame } from '../procedures/command-tokens';
import type { ConcentrateFireFrame } from '../procedures/concentrate-fire';
import type { DealFaceupFrame, SufferDamageFrame } from '../procedures/damage';
import type { DeployFrame } from '../procedures/deploy-ships';
import type { ManeuverFrame } from '../procedures/execute-maneuver';
import type { ShipAtObstaclesFrame, SquadronAtObstaclesFrame, StationFrame } from '../procedures/obstacles';
import type { ArriveFrame, SetAsideFrame } from '../procedures/hyperspace';
import type { MinesFrame } from '../procedures/mines';
import type { MoveTokensFrame, ObjectiveShipFrame, PlaceTokensFrame } from '../procedures/objective-tokens';
import type { PlaceObstaclesFrame } from '../procedures/place-obstacles';
import type { PlaceSquadronsFrame } from '../procedures/place-squadrons';
import type { RepairFrame } from '../procedures/repair';
import type { InitiativeFrame } from '../procedures/setup';
import type { ShipActivationFrame } from '../procedures/ship-activation';
import type { ShipPhaseFrame } from '../procedures/ship-phase';
import type { SquadronActivationFrame } from '../procedures/squadron-activation';
import type { SquadronPhaseFrame } from '../procedures/squadron-phase';

/** All that `createEngine`, `Game` and `ScenarioLanguage` need to know of the game's types. */
export interface Armada {
  state: ArmadaState;
  action: ArmadaAction;
  event: ArmadaEvent;
  setup: ArmadaSetup;
  position: Position;
  view: ArmadaView;
  values: ArmadaValues;
  bans: ArmadaBans;
  permits: ArmadaPermits;
  dice: ArmadaDice;
  windows: ArmadaWindows;
  spans: 'round' | 'activation';
  kinds: never;
  results: ArmadaResults;
  frames: ArmadaFrames;
  names: ArmadaNames;
}

/** The frame of each procedure; activations are those of ships and of squadrons (arm.activation.01). */
export interface ArmadaFrames {
  game: Frame;
  round: Frame;
  setup: Frame;
  'determine initiative': InitiativeFrame;
  'place obstacles': PlaceObstaclesFrame;
  'place objective tokens': PlaceTokensFrame;
  'move objective tokens': MoveTokensFrame;
  'choose objective ship': ObjectiveShipFrame;
  'set aside': SetAsideFrame;
  'arrive from hyperspace': ArriveFrame;
  mines: MinesFrame;
  'deploy ships': DeployFrame;
  'command phase': Frame;
  'ship phase': ShipPhaseFrame;
  'ship activation': ShipActivationFrame;
  'gain command token': GainTokenFrame;
  'commands after the reveal': CommandsFrame;
  'squadron command': SquadronCommandFrame;
  repair: RepairFrame;
  attack: AttackFrame;
  'concentrate fire': ConcentrateFireFrame;
  'add attack dice': AddDiceFrame;
  'reroll attack dice': RerollFrame;
  'execute maneuver': ManeuverFrame;
  'place squadrons': PlaceSquadronsFrame;
  'ship at obstacles': ShipAtObstaclesFrame;
  'repair at the station': StationFrame;
  'squadron at obstacles': SquadronAtObstaclesFrame;
  'suffer damage': SufferDamageFrame;
  'deal faceup damage card': DealFaceupFrame;
  'turn damage card faceup': DealFaceupFrame;
  'squadron phase': SquadronPhaseFrame;
  'squadron activation': SquadronActivationFrame;
  'status phase': Frame;
}
