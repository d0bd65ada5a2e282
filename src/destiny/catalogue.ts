import type { Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import statements from './rules.json';

/** Destiny's catalogue of rules: Rules Reference 1.4, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

export { playersWords } from './scenario/players-words';
