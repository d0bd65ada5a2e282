/** Where the cases that Miniatures' rules leave open arise. */
import { isToldBy, type DoubtedCases } from '../../language/doubts';
import type { MiniaturesEvent } from '../model/events';
import type { MiniaturesState } from '../model/state';

/** Somebody attacks or is refused it between this and the end of the turn, or did so before in the same turn. */
function attacksInTurn(before: readonly MiniaturesEvent[], after: readonly MiniaturesEvent[], user: string): boolean {
  const isOfUser = (event: MiniaturesEvent): boolean => event.type === 'attack-declared' && event.attacker === user;
  const ofTurn = (events: readonly MiniaturesEvent[]): readonly MiniaturesEvent[] => {
    const end = events.findIndex(({ type }) => type === 'character-activated');
    return end < 0 ? events : events.slice(0, end);
  };
  return ofTurn([...before].reverse()).some(isOfUser) || ofTurn(after).some(isOfUser);
}

export const doubts: DoubtedCases<MiniaturesState, MiniaturesEvent> = {
  // Who makes only one of the saves is defeated, whatever both would bring.
  'min.avoid-defeat.01': (of) =>
    of.decides && !isToldBy(of, 'save-made', 'save-rolled', 'character-defeated', 'force-spent'),
  // It shows only where its user attacks, too.
  'min.drain-life.01': ({ event, before, after }) =>
    event !== null && 'user' in event && attacksInTurn(before, after, event.user),
  // Used in the turn of its user, it is so in both readings.
  'min.force-sense.01': ({ event }) => event === null,
  // A melee attack is among all attacks.
  'min.soresu-style-master.01': ({ event, before }) => {
    const hit = before.filter(({ type }) => type === 'attack-hit').at(-1);
    return event === null || (hit?.type === 'attack-hit' && !hit.melee);
  },
};
