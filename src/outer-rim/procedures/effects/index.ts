/** Every effect of the vocabulary as a procedure. */
import type { Procedure } from '../../../core';
import { assets } from './assets';
import { chances } from './chances';
import { flow } from './flow';
import { interventions } from './interventions';
import { meetingEffects } from './meetings';
import { moves } from './moves';
import type { OuterRim } from '../../model/types';

export const effectProcedures: readonly Procedure<OuterRim>[] = [
  ...flow,
  ...chances,
  ...assets,
  ...moves,
  ...meetingEffects,
  ...interventions,
];
