/** Every procedure of X-Wing, and how its events change the state. */
import type { Happenings, Procedure } from '../../core';
import { chargeRecovered } from '../effects/charges';
import { tokenGained } from '../effects/tokens';
import { rerollDice } from './reroll-dice';
import type { Xwing } from '../model/types';
import { activationProcedures } from './activation-phase';
import { attack } from './attack';
import { decloakProcedure } from './cloak';
import { coordinateProcedure } from './coordinate';
import { reinforceProcedure } from './reinforce';
import { reloadProcedure } from './reload';
import { slamProcedure } from './slam';
import { becomeTractored } from './tractor';
import { barrelRollProcedure } from './barrel-roll';
import { boostProcedure } from './boost';
import { damageCardProcedures } from './damage-cards';
import { afterItWouldBeDestroyed, removeDestroyedShip } from './destroy';
import { detonateProcedures } from './detonate';
import { deviceEffects } from './device-effects';
import { endPhase } from './end-phase';
import { engagement, engagementPhase } from './engagement-phase';
import { flee } from './flee';
import { gameProcedures } from './game';
import { dockingProcedures } from './docking';
import { jamProcedures } from './jam';
import { lockProcedure } from './lock';
import { energyProcedure } from './energy';
import { hugeManeuver } from './huge-maneuver';
import { maneuver } from './maneuver';
import { obstacleProcedures } from './obstacle-effects';
import { performActionProcedure } from './perform-action';
import { placeDeviceProcedure, placeFreelyProcedure } from './place-device';
import { planningPhase } from './planning-phase';
import { rollingADie } from './roll-a-die';
import { rotateProcedure } from './rotate';
import { determinePlayerOrder } from './player-order';
import { setupProcedures } from './setup';
import { damageHappenings, damageProcedures } from './suffer-damage';

export const procedures: readonly Procedure<Xwing>[] = [
  ...gameProcedures,
  ...dockingProcedures,
  planningPhase,
  ...activationProcedures,
  maneuver,
  hugeManeuver,
  energyProcedure,
  flee,
  ...obstacleProcedures,
  deviceEffects,
  ...detonateProcedures,
  placeDeviceProcedure,
  placeFreelyProcedure,
  performActionProcedure,
  barrelRollProcedure,
  boostProcedure,
  lockProcedure,
  rotateProcedure,
  reinforceProcedure,
  coordinateProcedure,
  reloadProcedure,
  slamProcedure,
  decloakProcedure,
  becomeTractored,
  determinePlayerOrder,
  ...setupProcedures,
  endPhase,
  ...jamProcedures,
  engagementPhase,
  engagement,
  attack,
  rerollDice,
  rollingADie,
  ...damageProcedures,
  ...damageCardProcedures,
  removeDestroyedShip,
  afterItWouldBeDestroyed,
];

export const happenings = {
  'token-gained': tokenGained,
  'charge-recovered': chargeRecovered,
  ...damageHappenings,
} satisfies Happenings<Xwing>;
