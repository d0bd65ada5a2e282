/** Where the cases that Destiny's rules leave open arise. */
import { isBecauseOf, type DoubtedCases } from '../../language/doubts';
import type { DestinyEvent } from '../model/events';
import type { DestinyState } from '../model/state';
import { charactersOf } from '../queries/cards';

export const doubts: DoubtedCases<DestinyState, DestinyEvent> = {
  // A turn is passed, never an additional action.
  'des.passing.03': ({ decides, event }) => decides && event?.type !== 'passed',
  'des.setup.09': (of) => isBecauseOf(of, 'counts-too'),
  // A die that has a card goes back to it, whoever is right.
  'des.upkeep-phase.03': ({ after }) => after[0]?.type === 'die-set-aside',
  // Only the claim ability could find the battlefield with somebody else.
  'des.claim-the-battlefield.02': ({ after }) => {
    const turn = after.findIndex(({ type }) => type === 'turn-started');
    const same = turn < 0 ? after : after.slice(0, turn);
    return same.some((event) => event.type === 'ability-used' && event.source === 'battlefield');
  },
  'des.winning.02': ({ state }) => state.winner !== null && charactersOf(state, state.winner).length === 0,
};
