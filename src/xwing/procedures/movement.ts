/** The procedures of dials, maneuvers, moves and actions. */
import { activationProcedures } from './activation-phase';
import { barrelRollProcedure } from './barrel-roll';
import { boostProcedure } from './boost';
import { flee } from './flee';
import { lockProcedure } from './lock';
import { maneuver } from './maneuver';
import { obstacleProcedures } from './obstacle-effects';
import { performActionProcedure } from './perform-action';
import { planningPhase } from './planning-phase';
import { rotateProcedure } from './rotate';

export const movementProcedures = [
  planningPhase,
  ...activationProcedures,
  maneuver,
  flee,
  ...obstacleProcedures,
  performActionProcedure,
  barrelRollProcedure,
  boostProcedure,
  lockProcedure,
  rotateProcedure,
];
