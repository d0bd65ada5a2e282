/**
 * The rules of Star Wars Miniatures, statement by statement, in our own words (`rules`), and the words by which players look for them (`playersWords`).
 *
 * @module holojudge/miniatures/rules
 */
import type { PlayersWords, Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import words from './players-words.json';
import statements from './rules.json';

/** Miniatures' catalogue of rules: the rulebook and its glossary, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

/** What players say, with the headings where the rulebook has it. */
export const playersWords: PlayersWords = frozen<PlayersWords>(words);
