/** Where the cases that Armada's rules leave open arise. */
import { isToldBy, type DoubtedCases } from '../../language/doubts';
import type { ArmadaEvent } from '../model/events';
import type { ArmadaState } from '../model/state';

export const doubts: DoubtedCases<ArmadaState, ArmadaEvent> = {
  // What is told to obstruct is an obstacle, or a base that the line runs through: it does with shield dials and without.
  'arm.line-of-sight.06': () => false,
  // Told where it happened: there was no room.
  'arm.overlapping.02': (each) => isToldBy(each, 'squadron-left'),
  // A side is refused only where the tool can lie on the other one.
  'arm.ship-movement.09': () => false,
  // When it leaves the table shows only to other squadrons near it.
  'arm.squadron-keywords.03': ({ decides, state }) => decides && state.squadrons.length > 2,
  // An obstacle between two squadrons keeps them apart in both readings; of a ship it is another rule (.08).
  'arm.engagement.07': () => false,
};
