/** What the commands `explore` and `odds` print, and how they end. */
import { pc } from './colors';
import { factsInWords, onlyChanging } from '../possible/ruling-table';
import type { Facts } from '../possible/walks';
import type { AskedOfFile } from './asked';
import { allPrintable, printable, say, sayJson } from './output';
import { doesNothing, printReport } from './print';

/** 0: every file was walked; 1: one was not, or its steps do not hold; 2: one is wrong. */
export function exitCodeOf(files: readonly AskedOfFile<unknown>[]): number {
  const verdicts = files.map(({ verdict }) => verdict);
  if (verdicts.includes('wrong') || verdicts.length === 0) return 2;
  return verdicts.every((each) => each === 'walked') ? 0 : 1;
}

/** Files that were walked are told by `lines`. */
export function printAsked<T>(files: readonly AskedOfFile<T>[], lines: (told: T) => readonly string[]): void {
  for (const each of files) {
    if ('report' in each) {
      printReport(each.file, each.report);
      continue;
    }
    const { title } = allPrintable({ title: each.title });
    say(`${pc.bold(title ?? '')}${pc.dim(`  ${printable(each.file)}`)}`);
    const told = each.verdict === 'walked' ? lines(allPrintable(each.told)) : unfinished(each);
    for (const line of told) say(`  ${line}`);
    for (const card of each.verdict === 'walked' ? each.unadjudicated : [])
      say(pc.yellow(`  ! ${doesNothing(printable(card))}`));
    say('');
  }
}

/** Ways that are told of those that were found before it gave up. */
const MOST_FOUND = 12;

function unfinished({ message, found }: { message: string; found: readonly Facts[] }): string[] {
  const { told } = allPrintable({
    told: [...new Set(onlyChanging(found).map(factsInWords))].filter((each) => each !== ''),
  });
  const more = told.length - MOST_FOUND;
  return [
    pc.red(printable(message)),
    ...(told.length > 0 ? [`Found by then, each of which can come about:`] : []),
    ...told.slice(0, MOST_FOUND).map((each) => `· ${each}`),
    ...(more > 0 ? [pc.dim(`and ${more} more`)] : []),
  ];
}

/** One line of JSON: how many of each verdict, and each file. */
export function sayAsked<T>(files: readonly AskedOfFile<T>[]): void {
  const count = (verdict: AskedOfFile<T>['verdict']): number => files.filter((each) => each.verdict === verdict).length;
  const reports = files.map((each) => {
    if ('report' in each) {
      const { failures, problems } = each.report;
      return { file: each.file, verdict: each.verdict, title: each.title, failures, problems };
    }
    if (each.verdict === 'unfinished') return each;
    const { told, pictures: _pictures, ...rest } = each;
    return { ...rest, ...told };
  });
  sayJson({
    walked: count('walked'),
    unfinished: count('unfinished'),
    failed: count('failed'),
    wrong: count('wrong'),
    reports,
  });
}
