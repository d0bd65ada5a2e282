<<<<<<< HEAD
import type { Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
=======
import type { PlayersWords, Statement } from '../core/contract/catalogue';
import words from './players-words.json';
>>>>>>> 69a5fbe (Views that are drawn, poses on a measured table, counting, what is asked: once, in language; what players call things of a game is data beside its rules)
import statements from './rules.json';

/** X-Wing's catalogue of rules: Rules Reference 1.0.6, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

/** What players call its things, by the headings of the rulebook. */
export const playersWords: PlayersWords = words;
