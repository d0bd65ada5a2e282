/** What the judge looks at: a state of a game, and the words for it. */
import type { AnyLanguage } from '../language/language';

/** A table as it stands. */
export interface Table {
  language: AnyLanguage;
  // The judge passes states through without knowing the game's own type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  state: any;
}
