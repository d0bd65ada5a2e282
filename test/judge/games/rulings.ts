/** What the tests of one game's scenario language ask of the judge. */
import { judge, type JudgedGame, type Report } from '../../../src/judge';

export interface Rulings {
  games: JudgedGame[];
  /** The ruling on a file of these lines, which the head goes before. */
  judged(...lines: string[]): Report;
  /** What is wrong with it: `line:column message`, a line each. */
  problem(...lines: string[]): string;
  /** Which expectations do not hold: the line and what was found, a line each. Throws where the file itself is wrong. */
  failure(...lines: string[]): string;
}

export function rulingsOf(game: JudgedGame): Rulings {
  const games = [game];
  const judged = (...lines: string[]): Report =>
    judge([`game: ${String(game.language.game.id)}`, 'title: t', ...lines].join('\n'), games);
  return {
    games,
    judged,
    problem: (...lines) => {
      const { problems } = judged(...lines);
      return problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
    },
    failure: (...lines) => {
      const { failures, problems } = judged(...lines);
      if (problems[0]) throw new Error(problems[0].message);
      return failures.map(({ line, found }) => `${line} ${JSON.stringify(found)}`).join('\n');
    },
  };
}
