import type { Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import statements from './rules.json';

/** X-Wing's catalogue of rules: Rules Reference 1.0.6, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

export { playersWords } from './scenario/players-words';
