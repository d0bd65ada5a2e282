/**
 * The parts of scenario languages: keys of files, verbs, phrases, values and questions as codecs, from which schema, type and reading follow; and
 * stories. A new game makes its language of these (docs/new-game.md).
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/language
 */
export * from './language';
export type { Room } from './room';
export {
  amount,
  anyMap,
  anyNumber,
  anyWhole,
  count,
  defined,
  described,
  each,
  eitherOf,
  keyed,
  listOf,
  mapOf,
  nameOf,
  needed,
  nothing,
  numberFrom,
  object,
  orNothing,
  pairOf,
  readAs,
  reference,
  suggesting,
  text,
  theWord,
  wholeNumber,
  words,
  yes,
  type AnyCodec,
  type Keys,
  type KeysSaid,
  type Must,
  type Needed,
  type Said,
  type Sizes,
} from './keys';
export * from './phrase';
export { found, question, type Compared, type Finding } from './question';
export { valuesOf, type MakeValue, type MoreOfValue } from './values';
export { verb, verbsOf, type AnyVerb, type Spoken, type SpokenFields, type UsualVerb, type Verbs } from './verb';
export { tell, who, type Telling } from './telling';
export type { WordList } from './word-list';
