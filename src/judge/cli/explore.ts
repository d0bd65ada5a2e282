/** `holojudge explore FILE...` */
import * as E from 'fp-ts/lib/Either';
import { pc } from './colors';
import { figure } from '../../language/in-words';
import {
  factsInWords,
  rulingTable,
  type DecisiveChoice,
  type Leading,
  type Outcome,
  type RulingTable,
} from '../possible/ruling-table';
import { oddsInWords } from '../possible/told';
import { neglectedInWords, statesInWords } from '../possible/walks';
import { askAll, type AskingOptions } from './asked';
import { wrong } from './output';
import { foldersOf, writePictures } from './pictures';
import { exitCodeOf, printAsked, sayAsked } from './print-asked';

interface Options extends AskingOptions {
  svg?: string;
  png?: string;
  how?: boolean;
}

/** What people are told; data hold more. */
const FOR_PEOPLE = { outcomes: 12, choices: 8, places: 3 };
const AS_DATA = { outcomes: 200, choices: 50, places: 10 };

export async function exploreCommand(given: readonly string[], options: Options): Promise<number> {
  const { json = false, how = false } = options;
  const folders = await foldersOf(options);
  if (E.isLeft(folders)) return wrong(folders.left);
  const telling = { ...(json ? AS_DATA : FOR_PEOPLE), stories: how, pictures: folders.right.length > 0 };
  const asked = await askAll(given, options, ({ playing, exploring }) => rulingTable(playing, exploring, telling));
  if (E.isLeft(asked)) return wrong(asked.left);
  const files = asked.right;
  if (json) sayAsked(files);
  else printAsked(files, tableLines);
  const drawn = files.map((each) => ({
    file: each.file,
    pictures: each.verdict === 'walked' ? each.pictures : [],
  }));
  const unwritten = writePictures(folders.right, drawn);
  return unwritten === null ? exitCodeOf(files) : wrong(unwritten);
}

function tableLines(told: RulingTable): string[] {
  const { until, states, neglected, always, outcomes, moreOutcomes, choices, moreChoices } = told;
  const ways = outcomes.length + moreOutcomes;
  const constant = factsInWords(always);
  const comes = ways === 1 ? 'it comes out in one way' : `it comes out in ${figure(ways)} ways`;
  const more = moreOutcomes > 0 ? [pc.dim(`and ${figure(moreOutcomes)} more; ${TOO_MANY}`)] : [];
  return [
    `from here until ${until}, over ${statesInWords(states)}: ${comes}`,
    ...(neglected > 0 ? [pc.dim(neglectedInWords(neglected))] : []),
    ...(constant === '' ? [] : [`in every way  ${constant}`]),
    ...(ways === 1 ? outcomes.flatMap(howLines) : [...outcomeLines(outcomes), ...more]),
    ...(choices.length === 0 ? [pc.bold('no choice makes a difference')] : [pc.bold('what makes the difference')]),
    ...choices.flatMap(choiceLines),
    ...(moreChoices > 0 ? [pc.dim(`and ${figure(moreChoices)} more choices that make a difference`)] : []),
  ];
}

const TOO_MANY = "say which values matter: --of 'VALUE of PIECE', or `of` in the file";

function outcomeLines(outcomes: readonly Outcome[]): string[] {
  const odds = outcomes.map(oddsInWords);
  const width = Math.max(...odds.map((each) => each.length));
  return outcomes.flatMap((each, i) => [
    `${pc.bold(`#${i + 1}`.padEnd(4))} ${(odds[i] ?? '').padEnd(width)}  ${factsInWords(each.facts)}`,
    ...howLines(each),
  ]);
}

function howLines({ story = [], rules = [] }: Outcome): string[] {
  return [
    ...story.map((line) => pc.dim(`       · ${line}`)),
    ...(rules.length > 0 ? [pc.dim(`       [${rules.join(', ')}]`)] : []),
  ];
}

function choiceLines({ player, asks, rules, after, times, leads }: DecisiveChoice): string[] {
  const places = after.map((each) => each.join('; ')).filter((each) => each !== '');
  const more = times - after.length;
  const where = `  after: ${places.join('  or  ')}${more > 0 ? `  or in ${figure(more)} more places` : ''}`;
  return [
    `  ${pc.cyan(`${player}, ${asks}`)}${cited(rules)}${places.length > 0 ? pc.dim(where) : ''}`,
    ...leads.map((each) => {
      const answers = each.answers.join(pc.dim(' | '));
      return `    ${answers}${each.best ? pc.green('  (best)') : ''}  ${pc.bold('->')} ${leadsTo(each)}${cited(each.rules)}`;
    }),
  ];
}

/** Outcomes of one answer that are told, each with those beside it that are as likely. */
const MOST_LED_TO = 8;

/** `#1 0.25, #2-#5`: where players choose on, that it can be is all there is to say. */
function leadsTo({ to }: Leading): string {
  const runs: { from: number; upTo: number; said: string }[] = [];
  for (const { outcome, ...odds } of [...to].sort((a, b) => a.outcome - b.outcome)) {
    const words = oddsInWords(odds);
    const said = words === '1' || words === '0 to 1' ? '' : ` ${words}`;
    const last = runs.at(-1);
    if (last?.upTo === outcome - 1 && last.said === said) last.upTo = outcome;
    else runs.push({ from: outcome, upTo: outcome, said });
  }
  const told = runs
    .slice(0, MOST_LED_TO)
    .map(({ from, upTo, said }) => (from === upTo ? `#${from}${said}` : `#${from}-#${upTo}${said && `${said} each`}`));
  return [...told, ...(runs.length > MOST_LED_TO ? ['...'] : [])].join(', ');
}

function cited(rules: readonly string[]): string {
  return rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
}
