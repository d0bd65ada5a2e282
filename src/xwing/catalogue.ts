/**
 * The rules of X-Wing, statement by statement, in our own words (`rules`), and the words by which players look for them (`playersWords`).
 *
 * @module holojudge/xwing/rules
 */
import type { PlayersWords, Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import words from './players-words.json';
import statements from './rules.json';

/** X-Wing's catalogue of rules: Rules Reference 1.0.6, statement by statement, and a supplement of what later cards need (`later`). */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

/** What players say, with the headings where the rulebook has it. */
export const playersWords: PlayersWords = frozen<PlayersWords>(words);
