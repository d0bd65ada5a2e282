/**
 * The rules of Destiny, statement by statement, in our own words (`rules`), and the words by which players look for them (`playersWords`).
 *
 * @module holojudge/destiny/rules
 */
import type { PlayersWords, Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import words from './players-words.json';
import statements from './rules.json';

/** Destiny's catalogue of rules: Rules Reference 1.4, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

/** What players say, with the headings where the rulebook has it. */
export const playersWords: PlayersWords = frozen<PlayersWords>(words);
