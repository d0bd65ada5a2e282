/** Where the cases that Destiny's rules leave open arise. */
import { isBecauseOf, type DoubtedCases } from '../../language/doubts';
import type { DestinyEvent } from '../model/events';
import type { DestinyState } from '../model/state';
import { charactersOf } from '../queries/cards';

/** Who had the first turn of the round that was played last. */
function firstOfRound(before: readonly DestinyEvent[]): string | null {
  const starts = before.map(({ type }) => type === 'round-started');
  const last = starts.lastIndexOf(true);
  const round = starts.slice(0, Math.max(last, 0)).lastIndexOf(true);
  const turn = before.slice(Math.max(round, 0)).find(({ type }) => type === 'turn-started');
  return turn?.type === 'turn-started' ? turn.player : null;
}

export const doubts: DoubtedCases<DestinyState, DestinyEvent> = {
  // Only an upgrade that is redeployed could lose its die.
  'des.defeated-characters.02': ({ before, after }) =>
    [...before, ...after].some(({ type }) => type === 'upgrade-moved'),
  // An opponent's character may be chosen in both readings.
  'des.melee-damage.01': ({ decides, event, state }) => {
    if (!decides || event?.type !== 'damage-dealt') return decides;
    const target = state.cards.find(({ id }) => id === event.character);
    return target?.controller === event.by;
  },
  // Who would have acted first by both readings does so.
  'des.player-elimination.05': ({ event, before }) =>
    event?.type === 'turn-started' && firstOfRound(before) !== event.player,
  // A die that deals damage by itself may be removed by both readings.
  'des.guardian.05': ({ decides, event, before }) => {
    if (!decides || event?.type !== 'die-removed') return decides && event === null;
    const shown = before.filter((each) => 'die' in each && each.die === event.die && 'side' in each).at(-1);
    return shown !== undefined && 'symbol' in shown && String(shown.symbol).startsWith('+');
  },
  // Two of one symbol have to be added.
  'des.modifier.04': ({ event }) => event?.type === 'resolution-started' && event.modifiers.length > 1,
  // Once is allowed by both readings.
  'des.setup.05': ({ event }) => event === null,
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
