/** The games as the worker needs them, each loaded when it is first asked for; the texts of its rules apart. */
import type { Statement } from 'holojudge/core';
import type { JudgedGame } from 'holojudge/judge';
import type { GameId } from '../games';

export type Language = JudgedGame['language'];

const LANGUAGES: Readonly<Record<GameId, () => Promise<Language>>> = {
  xwing: async () => (await import('holojudge/xwing/scenarios')).xwingScenarios,
  armada: async () => (await import('holojudge/armada/scenarios')).armadaScenarios,
  destiny: async () => (await import('holojudge/destiny/scenarios')).destinyScenarios,
  miniatures: async () => (await import('holojudge/miniatures/scenarios')).miniaturesScenarios,
  'outer-rim': async () => (await import('holojudge/outer-rim/scenarios')).outerRimScenarios,
};

const RULES: Readonly<Record<GameId, () => Promise<{ rules: readonly Statement[] }>>> = {
  xwing: () => import('holojudge/xwing/rules'),
  armada: () => import('holojudge/armada/rules'),
  destiny: () => import('holojudge/destiny/rules'),
  miniatures: () => import('holojudge/miniatures/rules'),
  'outer-rim': () => import('holojudge/outer-rim/rules'),
};

export function languageOf(game: GameId): Promise<Language> {
  return LANGUAGES[game]();
}

export async function rulesOf(game: GameId): Promise<readonly Statement[]> {
  return (await RULES[game]()).rules;
}

export async function judgedGame(game: GameId): Promise<JudgedGame> {
  const [language, rules] = await Promise.all([languageOf(game), rulesOf(game)]);
  return { language, rules };
}
