/** The file of a game that says which frames may lie above which. */
import { callTable, type Known } from './table';

/** Procedures that core brings to every game: core says itself what they call. */
const CORE: ReadonlySet<string> = new Set([
  'order abilities',
  'ability queue',
  'resolve ability',
  'happening',
  'trigger',
]);

export function ownProcedures(procedures: readonly Known[]): Known[] {
  return procedures.filter(({ name }) => !CORE.has(name) && !name.startsWith('ability '));
}

export function callsFile(game: string, procedures: readonly Known[]): string {
  return [
    '/** What each procedure may have called, by the step at which its frame rests meanwhile. Made from the sources: npm run generated. */',
    "import type { CallTable } from '../../core';",
    '',
    `export const calls: CallTable = ${JSON.stringify(callTable(`src/${game}`, ownProcedures(procedures)))};`,
    '',
  ].join('\n');
}
