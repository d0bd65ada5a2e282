/** What a report repeats of the file that it judges: of each text at most a line. Notes and the title are the author's, and told whole. */
import { inLines, withTexts } from '../core/codec/echo';
import type { Json } from '../core';
import type { OpeningRow } from '../language/opening';
import type { Problem } from './problem';
import type { Report } from './report';

/** Longest text of a report. */
export const LONGEST = 4_000;

export function briefProblems(problems: readonly Problem[], file: Json): Problem[] {
  const short = inLines(file, LONGEST);
  return problems.map((each) => ({ ...each, message: short(each.message) }));
}

export function briefReport(report: Report, file: Json): Report {
  const short = inLines(file, LONGEST);
  return {
    ...report,
    start: report.start.map(({ has, is, ...row }) => ({
      ...row,
      of: short(row.of),
      ...(is === undefined ? {} : { is: short(is) }),
      has: withTexts(has as Json, short) as OpeningRow['has'],
    })),
    story: report.story.map((line) => (line.kind === 'note' ? line : { ...line, text: short(line.text) })),
    rulings: report.rulings.map((each) => ({ ...each, text: short(each.text) })),
    failures: report.failures.map(({ what, expected, found, ...place }) => ({
      ...place,
      what: short(what),
      expected: withTexts(expected, short),
      found: withTexts(found, short),
    })),
    problems: briefProblems(report.problems, file),
    pictures: report.pictures.map(({ title, svg }) => ({ title: short(title), svg })),
  };
}
