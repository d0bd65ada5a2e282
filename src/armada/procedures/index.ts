/** Every procedure of Armada, and how its events change the state. */
import type { Happenings, Procedure } from '../../core';
import type { Armada } from '../model/types';
import { attack } from './attack';
import { attackDiceProcedures } from './attack-dice';
import { commandPhase } from './command-phase';
import { gainCommandToken } from './command-tokens';
import { commandProcedures } from './commands';
import { concentrateFire } from './concentrate-fire';
import { damageProcedures } from './damage';
import { deployShips } from './deploy-ships';
import { executeManeuver } from './execute-maneuver';
import { gameProcedures } from './game';
import { hyperspaceProcedures } from './hyperspace';
import { mineProcedures } from './mines';
import { objectiveProcedures } from './objective-tokens';
import { obstacleProcedures } from './obstacles';
import { placeObstacles } from './place-obstacles';
import { placeSquadrons } from './place-squadrons';
import { repair } from './repair';
import { setupProcedures } from './setup';
import { shipActivation } from './ship-activation';
import { shipPhase } from './ship-phase';
import { squadronActivation } from './squadron-activation';
import { squadronPhase } from './squadron-phase';
import { statusPhase } from './status-phase';

export const procedures: readonly Procedure<Armada>[] = [
  ...gameProcedures,
  ...setupProcedures,
  placeObstacles,
  ...objectiveProcedures,
  ...hyperspaceProcedures,
  ...mineProcedures,
  deployShips,
  commandPhase,
  shipPhase,
  shipActivation,
  gainCommandToken,
  ...commandProcedures,
  repair,
  attack,
  concentrateFire,
  ...attackDiceProcedures,
  executeManeuver,
  placeSquadrons,
  ...obstacleProcedures,
  ...damageProcedures,
  squadronPhase,
  squadronActivation,
  statusPhase,
];

export const happenings = {} satisfies Happenings<Armada>;
