/** Where the cases that X-Wing's rules leave open arise. */
import { isBecauseOf, type DoubtedCases } from '../../language/doubts';
import type { XwingEvent } from '../model/events';
import type { XwingState } from '../model/state';
import { greenTokens } from '../queries/tokens';

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
  // Nobody else can choose another one where there is one alone.
  'xw.seismic-charge.03': ({ state }) => state.obstacles.length > 1,
  // Where there is one thing alone to remove, nobody picks.
  'xw.huge-overlap-obstacles.03': ({ event, state }) => {
    const jammed = event !== null && 'ship' in event ? event.ship : null;
    const ship = state.ships.find(({ id }) => id === jammed);
    return ship !== undefined && (greenTokens(ship).length > 0 || state.locks.some(({ by }) => by === ship.id));
  },
  // It says something of obstacles alone.
  'xw.faq-cards.17': ({ state }) => state.obstacles.length > 0,
  // An obstacle stops it in neither reading; a ship, or the edge, may.
  'xw.tractor.08': (of) => isBecauseOf(of, 'overlaps-ship', 'outside-play-area', 'flees'),
  // No card names the System Phase beside another time.
  'xw.system-phase.02': () => false,
  // What bars all three for one reason does so in both readings.
  'xw.barrel-roll.14': ({ because }) => new Set(because.map(({ code }) => code)).size > 1,
};
