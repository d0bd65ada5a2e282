/** A bump on the table, and what is reported of it: what rulings and verdicts are tried on. */
import { judge, type JudgedGame, type Report } from '../../src/judge';

export const BUMP = [
  'game: xwing',
  'title: a bump',
  'ships:',
  '  red-5: { pilot: Red Squadron Veteran, at: [450, 300] }',
  '  tie: { pilot: Academy Pilot, at: [450, 430] }',
  'moment: { phase: activation, ship: red-5, dial: 3 straight }',
];

/** A file without problems, judged. */
export const judged = (game: JudgedGame, ...lines: string[]): Report => {
  const report = judge(lines.join('\n'), [game]);
  expect(report.problems).toEqual([]);
  return report;
};
