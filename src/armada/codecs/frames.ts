/** What the procedures in progress of a saved game hold: the codecs that stand with each procedure, for one state. */
import type { FrameFields } from '../../core/codec';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { attackFields } from '../procedures/attack/frame';
import { addDiceFields, rerollFields } from '../procedures/attack-dice';
import { commandsFields, squadronCommandFields } from '../procedures/commands';
import { gainTokenFields } from '../procedures/command-tokens';
import { concentrateFireFields } from '../procedures/concentrate-fire';
import { dealFaceupFields, sufferDamageFields } from '../procedures/damage';
import { deployFields } from '../procedures/deploy-ships';
import { maneuverFields } from '../procedures/execute-maneuver';
import { shipAtObstaclesFields, squadronAtObstaclesFields, stationFields } from '../procedures/obstacles';
import { arriveFields, setAsideFields } from '../procedures/hyperspace';
import { minesFields } from '../procedures/mines';
import { moveTokensFields, objectiveShipFields, placeTokensFields } from '../procedures/objective-tokens';
import { placeObstaclesFields } from '../procedures/place-obstacles';
import { placeSquadronsFields } from '../procedures/place-squadrons';
import { repairFields } from '../procedures/repair';
import { initiativeFields } from '../procedures/setup';
import { shipActivationFields } from '../procedures/ship-activation';
import { shipPhaseFields } from '../procedures/ship-phase';
import { squadronActivationFields } from '../procedures/squadron-activation';
import { squadronPhaseFields } from '../procedures/squadron-phase';
import { namesIn } from '../queries/names';

export function frameFields(state: ArmadaState): FrameFields<Armada> {
  const names = namesIn(state);
  return {
    'determine initiative': initiativeFields(names),
    'place obstacles': placeObstaclesFields(names),
    'place objective tokens': placeTokensFields(names),
    'move objective tokens': moveTokensFields(names),
    'choose objective ship': objectiveShipFields(names),
    'set aside': setAsideFields(names),
    'arrive from hyperspace': arriveFields(names),
    mines: minesFields(names),
    'deploy ships': deployFields(names),
    'ship phase': shipPhaseFields(names),
    'ship activation': shipActivationFields(names),
    'gain command token': gainTokenFields(names),
    'commands after the reveal': commandsFields(names),
    'squadron command': squadronCommandFields(names),
    repair: repairFields(names),
    attack: attackFields(names),
    'concentrate fire': concentrateFireFields(),
    'add attack dice': addDiceFields(),
    'reroll attack dice': rerollFields(names),
    'execute maneuver': maneuverFields(names),
    'place squadrons': placeSquadronsFields(names),
    'ship at obstacles': shipAtObstaclesFields(names),
    'repair at the station': stationFields(names),
    'squadron at obstacles': squadronAtObstaclesFields(names),
    'suffer damage': sufferDamageFields(names),
    'deal faceup damage card': dealFaceupFields(names),
    'turn damage card faceup': dealFaceupFields(names),
    'squadron phase': squadronPhaseFields(names),
    'squadron activation': squadronActivationFields(names),
  };
}
