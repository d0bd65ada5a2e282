/** `holojudge judge FILE...` */
import * as E from 'fp-ts/lib/Either';
import { GAME_IDS } from '../games';
import { judge } from '../index';
import { ofWholeFile } from '../problem';
import { notJudged, type Report } from '../report';
import type { RunOptions } from '../run';
import type { JudgedGame } from '../scenario';
import { STRIP_ROOM } from '../strip';
import { scenarioFiles, textsOf, type Read } from './files';
import { junit, sarif, tap, type Format, type Judged } from './formats';
import { brief, complain, say, sayJson, whyNot, wrong } from './output';
import { judgedGames } from './judged-games';
import { drawnOf, foldersOf, writePictures, type PictureFlags } from './pictures';
import { citedRules, printReport, summary } from './print';
import { watched } from './watched';

export interface JudgeFlags extends PictureFlags {
  /** Of this package, for the formats that tell it. */
  version?: string;
  json?: boolean;
  format?: Format;
  watch?: boolean;
  quiet?: boolean;
  explain?: boolean;
  story?: boolean;
  with?: readonly string[];
}

export async function judgeCommand(given: readonly string[], options: JudgeFlags): Promise<number> {
  const judgeThem = (): Promise<number> => judgeOnce(given, options);
  return options.watch === true ? watched(given, judgeThem) : judgeThem();
}

async function judgeOnce(given: readonly string[], options: JudgeFlags): Promise<number> {
  const { strip = false } = options;
  const folders = await foldersOf(options);
  if (E.isLeft(folders)) return wrong(folders.left);
  const drawing = { pictures: folders.right.length > 0, ...(strip && { room: STRIP_ROOM }) };
  const files = (await Promise.all(given.map(scenarioFiles))).flat();
  const loaded = await judgedGames(textsOf(files), options.with);
  if (E.isLeft(loaded)) return wrong(loaded.left);
  const judged = files.map((read) => ({
    // The name of a file that is there is told whole.
    file: 'text' in read ? read.file : brief(read.file),
    report: reportOn(read, loaded.right, drawing),
  }));
  tell(judged, loaded.right, options);
  const unwritten = writePictures(
    folders.right,
    judged.map((each) => drawnOf(each, strip)),
  );
  return unwritten === null ? exitCode(judged) : wrong(unwritten);
}

function reportOn(read: Read, games: readonly JudgedGame[], drawing: RunOptions): Report {
  if (!('text' in read)) return notJudged([ofWholeFile(read.trouble)]);
  try {
    return judge(read.text, games, { ...drawing, others: GAME_IDS });
  } catch (error) {
    // A mistake of the library, or of a program under --with: the other files are still judged.
    complain(`${read.file}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return notJudged([
      ofWholeFile(`The judge broke off at this file (${whyNot(error)}). Please report it with the file.`),
    ]);
  }
}

function tell(judged: readonly Judged[], games: readonly JudgedGame[], options: JudgeFlags): void {
  const { quiet, explain, story } = options;
  const rulesFor = ({ game }: Report): JudgedGame['rules'] =>
    explain === true ? (games.find((each) => each.language.game.id === game)?.rules ?? []) : [];
  const format = options.json === true ? 'json' : options.format;
  if (format === 'json') return sayJson(answer(judged, rulesFor));
  if (format === 'junit') return say(junit(judged));
  if (format === 'tap') return say(tap(judged));
  if (format === 'sarif')
    return say(
      sarif(
        judged,
        options.version,
        games.flatMap(({ rules }) => rules),
      ),
    );
  for (const { file, report } of judged)
    printReport(file, report, { quiet: quiet === true, story: story === true, rules: rulesFor(report) });
  say(summary(judged.map((each) => each.report)));
}

function answer(judged: readonly Judged[], rulesFor: (report: Report) => JudgedGame['rules']): object {
  const count = (verdict: Report['verdict']): number => judged.filter((each) => each.report.verdict === verdict).length;
  const reports = judged.map(({ file, report }) => {
    const { pictures: _pictures, ...told } = report;
    const texts = citedRules(report, rulesFor(report)).map(({ id, text }) => [id, text] as const);
    return { file, ...told, ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}) };
  });
  return { passed: count('passed'), failed: count('failed'), wrong: count('wrong'), reports };
}

function exitCode(judged: readonly Judged[]): number {
  const verdicts = judged.map((each) => each.report.verdict);
  if (verdicts.includes('wrong') || verdicts.length === 0) return 2;
  return verdicts.includes('failed') ? 1 : 0;
}
