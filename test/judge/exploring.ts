/** What tests of files with the key explore share: a small game, and a file about it. */
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { tiny as plain } from './tiny-language';

/** The players of a game are known by their scores. */
export const outcome = (): object => ({ kind: 'playing', scores: { ann: 0, bob: 0 } });
export const tiny: JudgedGame = {
  ...plain,
  language: { ...plain.language, game: { ...plain.language.game, outcome: outcome as never } },
};

/** Two coins are tossed; then ann may use her chime, and bob's echo resolves by itself. */
export function judged(explore: string, expected: string): Report {
  const file = [
    'game: tiny',
    'title: t',
    'counters: { heads: 9, chimes: 0, echoes: 0 }',
    'carries: { ann: chime, bob: echo }',
    'steps:',
    '  - pick: left',
    explore,
    `expect: ${expected}`,
  ];
  return judge(file.join('\n'), [tiny]);
}

export const UNTIL = 'explore: { until: { echoes: { is: 1 } } }';
export const deciding = (ann: string): string => `explore: { until: { echoes: { is: 1 } }, decide: { ann: ${ann} } }`;
