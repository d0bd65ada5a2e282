/** May a player bring these characters, this deck and this battlefield to a game (des.customization.01)? */
import * as E from 'fp-ts/lib/Either';
import { rulesOfAll, reason, reject, type Json, type Reason } from '../../core';
import { withinSentence } from '../../language/in-words';
import { eitherOf, listOf, needed, reference, text, words } from '../../language/keys';
import { listInWords } from '../../language/labels';
import { question, type Finding } from '../../language/question';
import { card } from '../facts';
import { checkTeam, MOST_COPIES, TEAM_POINTS, teamPoints, type DeckList } from '../lists/deck-building';
import { diceOfCard } from '../queries/dice';
import { playerOf } from '../queries/players';
import type { DestinyState } from '../model/state';

/** Only in setup: later a character may have got a second die, and cards may have changed hands. */
export const list = question(
  'In setup: whether a player may bring the characters, the deck and the battlefield that are described, and why not.',
  { of: needed(reference('player')) },
  {
    is: needed(words(['legal', 'refused'])),
    because: eitherOf(text(), listOf(text(), 'A code or a rule for every reason that there is')),
  },
  ({ of }, state: DestinyState) => {
    if (state.phase !== 'setup') return reject(reason('not-in-setup', 'what players bring is asked in setup', []));
    const brought = broughtBy(state, of);
    const reasons = checkTeam(brought);
    const finding = reasons.length === 0 ? legal(brought) : refused(reasons);
    return E.right({ ...finding, said: `the list of ${of} is ${reasons.length === 0 ? 'legal' : 'refused'}` });
  },
  ({ is, because }, { is: found, beside: { because: reasons = [] } = {} }) => {
    if (is === 'legal' && because !== undefined)
      return reject(reason('no-reason', 'a list that is legal has no reason to be refused', []));
    const why = reasons as unknown as readonly Reason[];
    const shown = found === 'legal' ? found : why.map(({ code, message }) => `${code}: ${message}`);
    return E.right({ holds: is === found && says(why, because), expected: because ?? is, found: shown });
  },
);

/** With what could be thought to be against it: two copies of a unique card. */
function legal({ characters, deck }: DeckList): Finding {
  const twice = [...new Set(deck)].filter((code) => deck.filter((each) => each === code).length > 1);
  const also = twice.flatMap((code) => (card(code)?.unique ? [`2 of the unique ${card(code)?.name ?? ''}`] : []));
  const measured = [
    `characters for ${teamPoints(characters)} of ${TEAM_POINTS} points`,
    `${deck.length} cards with at most ${MOST_COPIES} copies of each${also.length > 0 ? `: ${listInWords(also)}, too` : ''}`,
  ].join('; ');
  const rules = [...(also.length > 0 ? ['des.deck-building.02'] : []), 'des.customization.01'];
  return { is: 'legal', measured, rules };
}

function refused(reasons: readonly Reason[]): Finding {
  const measured = reasons.map(({ message }) => withinSentence(message)).join('; ');
  const rules = [...new Set(rulesOfAll(reasons))];
  return { is: 'refused', measured, rules, beside: { because: reasons as unknown as Json } };
}

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
function says(reasons: readonly Reason[], because: string | string[] | undefined): boolean {
  if (because === undefined) return true;
  const said = [because].flat();
  const isSaid = (word: string, { code, rules }: Reason): boolean => word === code || rules.includes(word);
  return (
    said.every((word) => reasons.some((each) => isSaid(word, each))) &&
    reasons.every((each) => said.some((word) => isSaid(word, each)))
  );
}
