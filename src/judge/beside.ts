/** What may stand beside a verb, `{ verb: words, by: ann }`: of a deed of some games whose it is, of a refusal why. */
import { eitherOf, listOf, reference, type Schema } from '../language/schema';
import type { AnyLanguage } from '../language/language';

const text: Schema = { type: 'string' };

/** Not an empty list: where any of it, or all of it, has to hold, that would say nothing. */
export const someTexts: Schema = eitherOf(text, { ...listOf(text), minItems: 1 });

export const BESIDE = {
  because: someTexts,
  by: reference('player', 'Whose deed it is, where the words do not tell'),
} as const;

/** Where players are who do things: beside any verb stands whose deed it is. */
export function besideVerbs({ doers = [] }: AnyLanguage): Partial<Pick<typeof BESIDE, 'by'>> {
  const { by } = BESIDE;
  return doers.includes('player') ? { by } : {};
}
