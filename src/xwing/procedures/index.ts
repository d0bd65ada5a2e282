/** Every procedure of X-Wing, and how its events change the state. */
import type { Happenings, Procedure } from '../../core';
import type { XwingAction } from '../actions';
import type { XwingEvent } from '../events';
import type { XwingState } from '../state';
import { tokenGained } from '../tokens';
import { combatProcedures } from './combat';
import { endPhase } from './end-phase';
import { gameProcedures } from './game';
import { jamProcedures } from './jam';
import { movementProcedures } from './movement';
import { setupProcedures } from './setup';
import { damageHappenings } from './suffer-damage';

export const procedures: readonly Procedure<XwingState, XwingAction>[] = [
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
} satisfies Happenings<XwingState, XwingEvent>;
