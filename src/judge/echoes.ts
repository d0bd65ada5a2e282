/** What a report repeats of the file that it judges: of each text at most a line. Notes and the title are the author's, and told whole. */
import { inLines, withTexts } from '../core/codec/echo';
import type { Json } from '../core';
import type { OpeningRow } from '../language/opening';
import type { Problem } from './problem';
import type { Failure, Report, Ruling } from './report';

/** Longest text of a report. */
export const LONGEST = 4_000;

export function briefProblems(problems: readonly Problem[], file: Json): Problem[] {
  const short = inLines(file, LONGEST);
  return problems.map((each) => ({ ...each, message: short(each.message) }));
}

export function briefReport(report: Report, file: Json): Report {
  const short = inLines(file, LONGEST);
  const shortly = ({ text, found, fact, ...each }: Ruling): Ruling => ({
    ...each,
    text: short(text),
    ...(found === undefined ? {} : { found: short(found) }),
    ...(fact === undefined ? {} : { fact: short(fact) }),
  });
  const missedShortly = <M extends Pick<Failure, 'what' | 'expected' | 'found'>>(miss: M): M => ({
    ...miss,
    what: short(miss.what),
    expected: withTexts(miss.expected, short),
    found: withTexts(miss.found, short),
  });
  return {
    ...report,
    start: report.start.map(({ has, is, ...row }) => ({
      ...row,
      of: short(row.of),
      ...(is === undefined ? {} : { is: short(is) }),
      has: withTexts(has as Json, short) as OpeningRow['has'],
    })),
    story: report.story.map((line) => (line.kind === 'note' ? line : { ...line, text: short(line.text) })),
    rulings: report.rulings.map(shortly),
    sentences: report.sentences.map(shortly),
    besides: report.besides.map(short),
    noRuling: report.noRuling === null ? null : short(report.noRuling),
    right: report.right === null ? null : short(report.right),
    claims: report.claims.map(({ by, holds, missed }) => ({
      by: short(by),
      holds,
      missed: missed.map((each) => missedShortly(each)),
    })),
    failures: report.failures.map(missedShortly),
    problems: briefProblems(report.problems, file),
    pictures: report.pictures.map((each) => ({ ...each, title: short(each.title) })),
  };
}
