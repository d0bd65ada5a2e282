/** Every procedure of X-Wing, and how its events change the state. */
import type { Happenings, Procedure } from '../../core';
import { tokenGained } from '../effects/tokens';
import { combatProcedures } from './combat';
import { endPhase } from './end-phase';
import { gameProcedures } from './game';
import { jamProcedures } from './jam';
import { movementProcedures } from './movement';
import { setupProcedures } from './setup';
import { damageHappenings } from './suffer-damage';
import type { Xwing } from '../model/types';

export const procedures: readonly Procedure<Xwing>[] = [
  ...gameProcedures,
  ...movementProcedures,
  ...setupProcedures,
  endPhase,
  ...jamProcedures,
  ...combatProcedures,
];

export const happenings = {
  'token-gained': tokenGained,
  ...damageHappenings,
} satisfies Happenings<Xwing>;
