/** The games as the worker needs them, each loaded when it is first asked for; the texts of its rules apart. */
import { loadRules, loadScenarios } from 'holojudge';
import type { Statement } from 'holojudge/core';
import type { JudgedGame } from 'holojudge/judge';
import type { GameId } from '../games';

export type Language = JudgedGame['language'];

export function languageOf(game: GameId): Promise<Language> {
  return loadScenarios(game);
}

export async function rulesOf(game: GameId): Promise<readonly Statement[]> {
  return (await loadRules(game)).rules;
}

export async function judgedGame(game: GameId): Promise<JudgedGame> {
  const [language, rules] = await Promise.all([languageOf(game), rulesOf(game)]);
  return { language, rules };
}
