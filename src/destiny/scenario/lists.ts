/** May a player bring these characters, this deck and this battlefield to a game (des.customization.01)? */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Reason } from '../../core';
import { eitherOf, listOf, needed, object, reference, text, words } from '../../language/keys';
import { question } from '../../language/question';
import { checkTeam, type DeckList } from '../lists/deck-building';
import { diceOfCard } from '../queries/dice';
import { playerOf } from '../queries/players';
import type { DestinyState } from '../model/state';

/** Only in setup: later a character may have got a second die, and cards may have changed hands. */
export const list = question(
  'In setup: whether a player may bring the characters, the deck and the battlefield that are described, and why not.',
  object({
    of: needed(reference('player')),
    is: needed(words(['legal', 'refused'])),
    because: eitherOf(text(), listOf(text(), 'A code or a rule for every reason that there is')),
  }),
  ({ of, is, because }, state: DestinyState) => {
    if (state.phase !== 'setup') return reject(reason('not-in-setup', 'what players bring is asked in setup', []));
    if (is === 'legal' && because !== undefined)
      return reject(reason('no-reason', 'a list that is legal has no reason to be refused', []));
    const reasons = checkTeam(broughtBy(state, of));
    const expected = because === undefined ? is : [because].flat();
    const found = reasons.length === 0 ? 'legal' : reasons.map(({ code, message }) => `${code}: ${message}`);
    const measured = reasons.length === 0 ? null : reasons.map(({ message }) => message.replace(/\.$/, '')).join('; ');
    const rules = [...new Set(reasons.flatMap((why) => why.rules))];
    const holds = is === 'legal' ? reasons.length === 0 : refused(reasons, because);
    return E.right({ holds, expected, found, ...(measured === null ? {} : { measured, rules }) });
  },
);

function broughtBy(state: DestinyState, id: string): DeckList {
  const { battlefield, hand, deck } = playerOf(state, id);
  const own = state.cards.filter((each) => each.owner === id);
  const inPlay = own.filter((each) => each.type !== 'character').map((each) => each.code);
  return {
    name: id,
    characters: own
      .filter((each) => each.type === 'character')
      .map((each) => ({ code: each.code, dice: diceOfCard(state, each.id).length > 1 ? 2 : 1 })),
    battlefields: [battlefield],
    deck: [...inPlay, ...hand, ...deck.top, ...deck.unknown, ...deck.bottom],
  };
}

/** Each of the words is a reason, and no reason is left unsaid. */
function refused(reasons: readonly Reason[], because: string | string[] | undefined): boolean {
  if (because === undefined) return reasons.length > 0;
  const said = [because].flat();
  const says = (word: string, { code, rules }: Reason): boolean => word === code || rules.includes(word);
  return (
    said.every((word) => reasons.some((each) => says(word, each))) &&
    reasons.every((each) => said.some((word) => says(word, each)))
  );
}
