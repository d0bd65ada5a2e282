/** Every effect of the vocabulary as a procedure. */
import type { Procedure } from '../../core';
import type { OuterRimAction } from '../actions';
import type { OuterRimState } from '../state';
import { assets } from './assets';
import { chances } from './chances';
import { flow } from './flow';
import { interventions } from './interventions';
import { meetingEffects } from './meetings';
import { moves } from './moves';

export const effectProcedures: readonly Procedure<OuterRimState, OuterRimAction>[] = [
  ...flow,
  ...chances,
  ...assets,
  ...moves,
  ...meetingEffects,
  ...interventions,
];
