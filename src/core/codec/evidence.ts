/** Codecs of what an event of any type may tell: why, from which number to which, where an amount came from. */
import type { Change, Evidence, Source } from '../contract/evidence';
import type { Reason } from '../contract/rejection';
import type { Spoken } from '../contract/sentence';
import type { AbilityOnPiece } from '../engine/state';
import { ofAbility } from './ability';
import {
  either,
  integer,
  isObject,
  json,
  list,
  number,
  object,
  optional,
  record,
  text,
  textOr,
  type Fields,
} from './kit';

const spokenId = object<{ is: string | number }>('what is spoken of', {
  is: textOr('an id or a number', text, number),
});
const spokenAbility = object<AbilityOnPiece>('the ability that is spoken of', ofAbility);
const isId = (input: unknown): boolean => isObject(input) && 'is' in input;
const spoken = either<Extract<Spoken, { is: unknown }>, AbilityOnPiece>(
  'what is spoken of',
  isId,
  spokenId,
  spokenAbility,
);
const part = either<Spoken, string>('a part of a sentence', isObject, spoken, text);

export const reasonCodec = object<Reason>('a reason', {
  code: text,
  message: text,
  parts: optional(list(part)),
  rules: list(text),
  facts: optional(record('facts', json)),
});
export const sourceCodec = object<Source>('a source', {
  amount: integer,
  by: either('a source', isObject, spokenAbility, text),
  rules: optional(list(text)),
});
export const evidenceFields: Fields<Evidence> = {
  because: optional(list(reasonCodec)),
  change: optional(object<Change>('a change', { was: number, is: number, most: optional(number) })),
  sources: optional(list(sourceCodec)),
};
