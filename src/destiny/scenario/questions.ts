/** What else can be asked of a table: what a card costs now, what a die is worth now, whether a list is legal. */
import { reason, reject } from '../../core';
import { needed, reference, wholeNumber } from '../../language/keys';
import { found, foundFrom, inSentence, question } from '../../language/question';
import { factsOf } from '../queries/cards';
import { valueOf } from '../queries/dice';
import { changedCost, costToPlay, playOf } from '../queries/cost';
import type { DestinyState } from '../model/state';
import { idOfCard } from './card-words';
import { wordsOfDie } from './choice-words';
import { list } from './lists';
import { deckCard } from './parts';

const number = wholeNumber(0, 1_000_000);

const cost = question(
  'What a card costs a player now.',
  {
    of: needed(deckCard),
    for: needed(reference('player')),
    on: reference('card', 'The character that an upgrade goes to'),
  },
  { is: needed(number) },
  ({ of, for: player, on }, state: DestinyState) => {
    const { name, type } = factsOf(of);
    if (on !== undefined && type !== 'upgrade')
      return reject(reason('no-upgrade', `${name} is no upgrade: it goes to no character`, ['des.upgrade.01']));
    const play = playOf(player, of, on === undefined ? {} : { on: idOfCard(on) });
    const costs = costToPlay(state, play);
    const said = `${name} costs ${player} ${costs}${on === undefined ? '' : ` on ${on}`}`;
    return inSentence(said, foundFrom(costs, changedCost(state, play) ?? { rules: ['des.play-a-card.02'] }));
  },
);

const worth = question(
  'The value that a die in the pool shows now, with everything that changes it.',
  { die: needed(reference('die')) },
  { is: needed(number) },
  ({ die: word }, state: DestinyState) => {
    const dice = state.dice.filter((each) => wordsOfDie(state, each.id).includes(word));
    const values = [...new Set(dice.map((die) => valueOf(state, die)))];
    const [value] = values;
    if (value === undefined) return reject(reason('no-such-die', `no die is '${word}' now`, []));
    return found(values.length === 1 ? value : values, undefined, ['des.value.01']);
  },
);

export const questions = { cost, worth, list };
