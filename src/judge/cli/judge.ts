/** `holojudge judge FILE...` */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadAllGames } from '../games';
import { judge } from '../index';
import type { Report } from '../report';
import { printReport, summary } from './print';

interface Options {
  json?: boolean;
  svg?: string;
  quiet?: boolean;
}

interface Judged {
  file: string;
  report: Report;
}

export async function judgeCommand(given: readonly string[], options: Options): Promise<number> {
  const games = await loadAllGames();
  const judged = given.flatMap(scenarioFiles).map(({ file, text }): Judged => {
    if (text === null) return { file, report: unreadable(file) };
    return { file, report: judge(text, games, { pictures: options.svg !== undefined }) };
  });
  if (options.svg !== undefined) for (const each of judged) writePictures(options.svg, each);
  if (options.json) console.log(JSON.stringify(answer(judged)));
  else {
    for (const { file, report } of judged) printReport(file, report, options.quiet ?? false);
    console.log(summary(judged.map((each) => each.report)));
  }
  return exitCode(judged);
}

/** The file itself, or the scenario files of a folder and its folders, by name. */
function scenarioFiles(path: string): { file: string; text: string | null }[] {
  try {
    if (!statSync(path).isDirectory()) return [{ file: path, text: readFileSync(path, 'utf8') }];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
    return names.sort().map((name) => ({ file: join(path, name), text: readFileSync(join(path, name), 'utf8') }));
  } catch {
    // Reported as a file that cannot be read, with its name: exit code 2.
    return [{ file: path, text: null }];
  }
}

function unreadable(file: string): Report {
  const problems = [{ line: 1, column: 1, message: `${file} cannot be read` }];
  return {
    verdict: 'wrong',
    game: null,
    title: null,
    rules: [],
    story: [],
    failures: [],
    problems,
    unadjudicated: [],
    pictures: [],
  };
}

/** `barrel-roll-0.svg` is the start, `barrel-roll-1.svg` the table after the first step. */
function writePictures(folder: string, { file, report }: Judged): void {
  mkdirSync(folder, { recursive: true });
  const name = basename(file).replace(/\.ya?ml$/, '');
  report.pictures.forEach((picture, i) => writeFileSync(join(folder, `${name}-${i}.svg`), picture.svg));
}

function answer(judged: readonly Judged[]): object {
  const count = (verdict: Report['verdict']): number => judged.filter((each) => each.report.verdict === verdict).length;
  const reports = judged.map(({ file, report: { pictures: _pictures, ...report } }) => ({ file, ...report }));
  return { passed: count('passed'), failed: count('failed'), wrong: count('wrong'), reports };
}

function exitCode(judged: readonly Judged[]): number {
  const verdicts = judged.map((each) => each.report.verdict);
  if (verdicts.includes('wrong') || verdicts.length === 0) return 2;
  return verdicts.includes('failed') ? 1 : 0;
}
