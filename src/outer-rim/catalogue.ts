import type { Statement } from '../core/contract/catalogue';
import { frozen } from '../core/engine/share';
import statements from './rules.json';

/** Outer Rim's catalogue of rules: Learn to Play, statement by statement. */
export const rules: readonly Statement[] = frozen(statements as readonly Statement[]);

export { playersWords } from './scenario/players-words';
