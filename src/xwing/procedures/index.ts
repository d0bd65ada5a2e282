/** Every procedure of X-Wing, and how its events change the state. */
import type { Happenings, Procedure } from '../../core';
import type { XwingAction } from '../actions';
import type { XwingEvent } from '../events';
import type { XwingState } from '../state';
import { tokenGained } from '../tokens';
import { endPhase } from './end-phase';
import { gameProcedures } from './game';
import { jamProcedures } from './jam';
import { setupProcedures } from './setup';

export const procedures: readonly Procedure<XwingState, XwingAction>[] = [...gameProcedures, ...setupProcedures, endPhase, ...jamProcedures];

export const happenings = {
  'token-gained': tokenGained,
} satisfies Happenings<XwingState, XwingEvent>;
