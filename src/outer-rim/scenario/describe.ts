/** A state in the words of a scenario file, where words suffice: the table, and guesses at the moment. */
import type { Parts } from '../../core/scenario';
import type { OuterRimState } from '../state';

export function describe(_state: OuterRimState): readonly Parts[] {
  return [];
}
