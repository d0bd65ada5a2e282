/** Codecs of what states, actions, events and frames have in common. */
import { isLeft } from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { count, list, make, oneOf, text, type Codec } from '../../core/codec';
import type { Square } from '../facts/battle-map';
import { GAME_TYPES } from '../facts/words';
import type { PlayedAs, Stage, Until } from './state';
import type { AttackKind } from './values';

const two = list(count);
/** Column and row. */
export const square: Codec<Square> = make<Square>('a square', (input, context) => {
  const read = two.validate(input, context);
  if (isLeft(read)) return read;
  const [column, row, ...more] = read.right;
  return column === undefined || row === undefined || more.length > 0
    ? t.failure(input, context, 'a square is a column and a row')
    : t.success([column, row]);
});
export const attackKind: Codec<AttackKind> = oneOf('a kind of attack', ['turn', 'opportunity', 'immediate']);
export const until: Codec<Until> = oneOf('a duration', ['turn', 'round', 'next-turn', 'skirmish']);
export const stage: Codec<Stage> = oneOf('a stage', ['setup', 'initiative', 'activations']);
export const gameType: Codec<PlayedAs> = oneOf('a game type', [...GAME_TYPES, 'basic']);
export const rules = list(text);
