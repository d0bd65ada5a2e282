/** What else can be asked of a table: what a card costs now, what a die is worth now, whether a list is legal. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import { object, reference, type Asking } from '../../language/language';
import { valueOf } from '../queries/dice';
import { costToPlay, playOf } from '../queries/playing';
import type { DestinyState } from '../model/state';
import { codeOf, DECK_TYPES, idOfCard } from './card-words';
import { wordsOfDie } from './choice-words';
import { list } from './lists';

type Question = Asking<DestinyState>;
type Answer = ReturnType<Question['ask']>;

const number = { type: 'integer' as const, minimum: 0 };

function answer(expected: Json, found: Json): Answer {
  return E.right({ holds: expected === found, expected, found });
}

const cost: Question = {
  help: 'What a card costs a player now.',
  schema: object(
    {
      of: { $ref: '#/$defs/deck-card' },
      for: reference('player'),
      on: reference('card', 'The character that an upgrade goes to'),
      is: number,
    },
    ['of', 'for', 'is'],
  ),
  ask: (given, state) => {
    const { of, for: player, on, is } = given as { of: string; for: string; on?: string; is: number };
    const code = codeOf(of, DECK_TYPES);
    if (code === undefined) return reject(reason('no-such-card', `no card is called '${of}'`, []));
    const how = on === undefined ? {} : { on: idOfCard(on) };
    return answer(is, costToPlay(state, playOf(player, code, how)));
  },
};

const worth: Question = {
  help: 'The value that a die in the pool shows now, with everything that changes it.',
  schema: object({ die: reference('die'), is: number }, ['die', 'is']),
  ask: (given, state) => {
    const { die: word, is } = given as { die: string; is: number };
    const dice = state.dice.filter((each) => wordsOfDie(state, each.id).includes(word));
    const values = [...new Set(dice.map((die) => valueOf(state, die)))];
    const [value] = values;
    if (value === undefined) return reject(reason('no-such-die', `no die is '${word}' now`, []));
    return answer(is, values.length === 1 ? value : values);
  },
};

export const questions: Readonly<Record<string, Question>> = { cost, worth, list };
