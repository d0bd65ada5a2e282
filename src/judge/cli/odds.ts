/** `holojudge odds FILE...` */
import * as E from 'fp-ts/lib/Either';
import { pc } from './colors';
import { distributions, type Distributions, type ExactOdds } from '../possible/distributions';
import { exactlyInWords } from '../possible/told';
import { neglectedInWords, statesInWords } from '../possible/walks';
import { show } from '../words';
import { askAll, type AskingOptions } from './asked';
import { bars, columns, WITHIN } from './bars';
import { wrong } from './output';
import { exitCodeOf, printAsked, sayAsked } from './print-asked';

export async function oddsCommand(given: readonly string[], options: AskingOptions): Promise<number> {
  const asked = await askAll(given, options, ({ scenario, playing, exploring }) => {
    const told = distributions(playing, exploring, scenario.expect, options.fractions === true);
    return E.map((each: Distributions) => ({ told: each, pictures: [] }))(told);
  });
  if (E.isLeft(asked)) return wrong(asked.left);
  const files = asked.right;
  if (options.json === true) sayAsked(files);
  else printAsked(files, (told) => oddsLines(told));
  return exitCodeOf(files);
}

/** Values that are told of one distribution. */
const MOST_VALUES = 30;

function oddsLines({ until, states, neglected, distributions: all, facts, others }: Distributions): string[] {
  const rows = (list: readonly (ExactOdds & { label: string })[]): string[] => barLines(list);
  return [
    `from here until ${until}, over ${statesInWords(states)}`,
    ...(neglected > 0 ? [pc.dim(neglectedInWords(neglected))] : []),
    ...all.flatMap(({ of, values }) => [
      pc.bold(of),
      ...rows(values.slice(0, MOST_VALUES).map(({ value, ...odds }) => ({ ...odds, label: show(value) }))),
      ...(values.length > MOST_VALUES ? [pc.dim(`  and ${values.length - MOST_VALUES} more`)] : []),
    ]),
    ...(facts.length > 0
      ? [pc.bold('expected in the file'), ...rows(facts.map(({ of, ...odds }) => ({ ...odds, label: of })))]
      : []),
    ...(all.length + facts.length === 0 ? ['nothing changes: it comes out in one way'] : []),
    ...(others.length > 0
      ? [pc.dim(`not the same in every way, either: ${others.join(', ')} (--of 'VALUE of PIECE')`)]
      : []),
  ];
}

/** Odds as they can be at least, and in a lighter bar at most. */
function barLines(rows: readonly (ExactOdds & { label: string })[]): string[] {
  const most = Math.max(...rows.map(({ high }) => high), 1e-9);
  return bars(
    rows.map(({ label, ...odds }) => ({ label, full: odds.low, light: odds.high, said: exactlyInWords(odds) })),
    columns() - WITHIN,
    most,
  );
}
