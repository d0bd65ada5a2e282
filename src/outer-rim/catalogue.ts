/**
 * The rules of Outer Rim, statement by statement, in our own words (`rules`), and the words by which players look for them (`playersWords`).
 *
 * @module holojudge/outer-rim/rules
 */
import type { PlayersWords, Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import words from './players-words.json';
import statements from './rules.json';

/** Outer Rim's catalogue of rules: Learn to Play, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

/** What players say, with the headings where the rulebook has it. */
export const playersWords: PlayersWords = frozen<PlayersWords>(words);
