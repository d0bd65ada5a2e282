/** The games as the worker needs them, each loaded when it is first asked for: to be played; the words of files and the texts of its rules apart. */
import { loadRules, loadScenarios, loadWords } from 'holojudge';
import type { Statement } from 'holojudge/core';
import type { JudgedGame } from 'holojudge/judge';
import type { AnyLanguage, AnyWords } from 'holojudge/language';
import type { GameId } from '../games';

/** The game, and how it is told. */
export function wordsOf(game: GameId): Promise<AnyWords> {
  return loadWords(game);
}

export function languageOf(game: GameId): Promise<AnyLanguage> {
  return loadScenarios(game);
}

export async function rulesOf(game: GameId): Promise<readonly Statement[]> {
  return (await loadRules(game)).rules;
}

export async function judgedGame(game: GameId): Promise<JudgedGame> {
  const [language, rules] = await Promise.all([languageOf(game), rulesOf(game)]);
  return { language, rules };
}
