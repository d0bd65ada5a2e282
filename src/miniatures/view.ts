/** What a viewer may know of a skirmish: everything but the seed and the script of chance. Squads are secret only before it begins (min.squad-building-rules.02). */
import type { CoreState, CoreView, Knowledge } from '../core';
import type { MiniaturesEvent } from './model/events';
import type { MiniaturesState } from './model/state';
import type { Miniatures } from './model/types';

/** What `miniatures.view` gives. */
export interface MiniaturesView extends Omit<MiniaturesState, keyof CoreState>, CoreView<MiniaturesEvent> {}

export const knowledge: Knowledge<Miniatures> = {
  parts: (own) => own,
  isFrameOpen: () => true,
  // Nothing is hidden.
  resample: (state) => state,
};
