/** Where the cases that X-Wing's rules leave open arise. */
import type { DoubtedCases } from '../../language/doubts';
import type { XwingEvent } from '../model/events';
import type { XwingState } from '../model/state';

const ACTION_ENDS = ['action-performed', 'action-failed'];

export const doubts: DoubtedCases<XwingState, XwingEvent> = {
  // The difference shows only to an ability that comes up while the action is being resolved.
  'xw.actions.09': ({ after }) => {
    const end = after.findIndex(({ type }) => ACTION_ENDS.includes(type));
    return after.slice(0, end < 0 ? after.length : end).some(({ type }) => type.startsWith('ability-'));
  },
  // One jam token that removes one thing does so in both readings.
  'xw.jam.05': ({ event, after: [next] }) =>
    event?.type === 'no-effect' || (next?.type === 'token-removed' && (next.change?.was ?? 0) > 1),
  // Who is refused a second device in a System Phase is so in both readings.
  'xw.device.18': ({ event }) => event?.type === 'device-placed',
  // The ranges on the card and in the example have range 2 in common.
  'xw.bonus-attack.03': ({ event }) => event?.type === 'attack-declared' && event.range !== 2,
  // The middle is where the template ends in both readings.
  'xw.barrel-roll.07': ({ decides, because }) =>
    decides && because.every(({ facts }) => facts?.['position'] !== 'middle'),
  // No card names the System Phase beside another time.
  'xw.system-phase.02': () => false,
  // What bars all three for one reason does so in both readings.
  'xw.barrel-roll.14': ({ because }) => new Set(because.map(({ code }) => code)).size > 1,
};
