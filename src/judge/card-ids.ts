/** Cards by the ids that their data has: names of them wherever a card may be named. */
import { once } from '../core/engine/memo';
import type { AnyLanguage } from '../language/language';

/** The ids of cards as the data has them (XWS, codes of Destiny), by their abilities. */
export const cardIds = once((language: AnyLanguage): ReadonlyMap<string, string> => {
  const { abilities } = language.game as { abilities: readonly { id: string; card: string }[] };
  // `pilot:ketsuonyo`, `upgrade:chancellorpalpatine/flipped`.
  return new Map(abilities.map(({ id, card }) => [id, card.replace(/^[^:]*:/, '').replace(/\/.*$/, '')]));
});
