/** What the procedures in progress of a saved game hold: the codecs that stand with each procedure, for one state. */
import type { FieldsOf, FrameFields } from '../../core/codec';
import { mayFailFields, type MayFail } from '../effects/failing';
import { namesIn } from '../queries/names';
import type { XwingState } from '../model/state';
import type { Xwing } from '../model/types';
import { activationFields } from '../procedures/activation-phase';
import { attackFields } from '../procedures/attack';
import { barrelRollFields } from '../procedures/barrel-roll';
import { boostFields } from '../procedures/boost';
import { choosingFields } from '../procedures/choose-ship';
import { decloakFields } from '../procedures/cloak';
import { coordinateFields, coordinatingFields, type Coordinating } from '../procedures/coordinate';
import { exposeFields, repairFields } from '../procedures/damage-cards';
import { declareFields, deployFields } from '../procedures/docking';
import { removeFields } from '../procedures/destroy';
import { bombsFields, detonateFields, deviceEffectFields } from '../procedures/detonate';
import { devicesFields } from '../procedures/device-effects';
import { engagementFields, engagementPhaseFields } from '../procedures/engagement-phase';
import { fleeFields } from '../procedures/flee';
import { gainedFields, jammedFields } from '../procedures/jam';
import { lockFields } from '../procedures/lock';
import { energyFields } from '../procedures/energy';
import { hugeManeuverFields } from '../procedures/huge-maneuver';
import { maneuverFields } from '../procedures/maneuver';
import { obstacleFields, obstaclesFields } from '../procedures/obstacle-effects';
import { performActionFields } from '../procedures/perform-action';
import { placeDeviceFields } from '../procedures/place-device';
import { planningFields } from '../procedures/planning-phase';
import { reinforceFields } from '../procedures/reinforce';
import { reloadFields } from '../procedures/reload';
import { rerollFields } from '../procedures/reroll-dice';
import { rollFields, tellsRollFields, type TellsRoll } from '../procedures/roll-a-die';
import { rotateFields } from '../procedures/rotate';
import { gameFields } from '../procedures/game';
import { playerOrderFields } from '../procedures/player-order';
import { turretFields } from '../procedures/setup';
import { slamFields } from '../procedures/slam';
import { dealFields, primaryEffectFields, sufferFields } from '../procedures/suffer-damage';
import { systemPhaseFields } from '../procedures/system-phase';
import { tractoredFields } from '../procedures/tractor';

/** What each procedure's frame carries. */
export function frameFields(state: XwingState): FrameFields<Xwing> {
  const names = namesIn(state);
  return {
    game: gameFields(names),
    'determine player order': playerOrderFields(names),
    'point the turret': turretFields(names),
    'planning phase': planningFields(names),
    'system phase': systemPhaseFields(names),
    activation: activationFields(names),
    'execute maneuver': maneuverFields(names),
    'huge ship moves': hugeManeuverFields(names),
    'spend energy on stress': energyFields(names),
    flee: fleeFields(names),
    'obstacle effects': obstaclesFields(names),
    'obstacle effect': obstacleFields(names),
    'device effects': devicesFields(names),
    'device effect': deviceEffectFields(names),
    detonate: detonateFields(names),
    'bombs detonate': bombsFields(names),
    'place device': placeDeviceFields(names),
    'roll a die': rollFields(names),
    'perform action': performActionFields(names),
    'barrel roll': barrelRollFields(names),
    boost: boostFields(names),
    'acquire a lock': lockFields(names),
    rotate: rotateFields(names),
    reinforce: reinforceFields(names),
    coordinate: coordinateFields(names),
    reload: reloadFields(names),
    slam: slamFields(names),
    decloak: decloakFields(names),
    'become tractored': tractoredFields(names),
    jam: choosingFields(names),
    'become jammed': jammedFields(names),
    'jammed ship gains': gainedFields(names),
    'engagement phase': engagementPhaseFields,
    engagement: engagementFields(names),
    attack: attackFields(names),
    'reroll dice': rerollFields(names),
    'suffer damage': sufferFields(names),
    'resolve primary effect': primaryEffectFields(names),
    'deal damage card': dealFields(names),
    'expose damage card': exposeFields(names),
    'repair damage card': repairFields(names),
    deploy: deployFields(names),
    'declare docked ships': declareFields(names),
    'remove destroyed ship': removeFields(names),
  };
}

/** What the frame of an ability remembers. */
export function memoryFields(state: XwingState): FieldsOf<MayFail & TellsRoll & Coordinating> {
  return { ...mayFailFields, ...tellsRollFields, ...coordinatingFields(namesIn(state)) };
}
