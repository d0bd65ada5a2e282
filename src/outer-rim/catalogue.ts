import type { Statement } from '../core/contract/catalogue';
import statements from './rules.json';

/** Outer Rim's catalogue of rules: Learn to Play, statement by statement. */
export const rules = statements as readonly Statement[];

export { playersWords } from './scenario/players-words';
