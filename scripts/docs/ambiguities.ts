/**
 * docs/ambiguities.md: where a rulebook is ambiguous and the library had to read it one way. Of every rule that is proved and that the
 * catalogue is unsure of: the question, the reading taken, the alternative, and the option of the setup that switches it, if any.
 */
import type { Statement } from '../../src/core/contract/catalogue';

/** How a card was read that the rulebook says nothing of. Written by hand in scripts/docs/ambiguities/<game>-cards.json. */
export interface CardReading {
  card: string;
  question: string;
  reading: string;
  alternative: string;
}

/** What happens where the rulebook says nothing. Written by hand in scripts/docs/ambiguities/<game>-silences.json. */
export interface Silence {
  /** What it is about. */
  what: string;
  question: string;
  reading: string;
  alternative: string;
}

/** Cards with several wordings. Written by hand in scripts/docs/ambiguities/<game>-wordings.json. */
export interface Wording {
  codes: readonly string[];
  card: string;
  played: string;
  /** Where that reading comes from. */
  source: string;
  /** What the later wording does. */
  later: string;
}

/** What a rulebook draws and gives no number for. Written by hand in scripts/docs/ambiguities/<game>-measures.json. */
export interface MeasureTaken {
  what: string;
  played: string;
  /** What others measured. */
  others: string;
  option: string;
}

export interface UnsureGame {
  name: string;
  statements: readonly Statement[];
  proved: ReadonlySet<string>;
  cards?: readonly CardReading[];
  silences?: readonly Silence[];
  wordings?: readonly Wording[];
  measures?: readonly MeasureTaken[];
  /** Which of them is played. */
  wording?: string;
}

const HEAD = `# Ambiguities

Where a rulebook is ambiguous, illegible or silent, this library takes one reading. Each line asks the question, gives the reading that is played, and the other one.
An option in \`code\` switches to the other reading; without one there is no switch yet. \`holojudge rule ID\` shows the rule's text.
Made by \`npm run generated\` from the catalogues (\`unsure\`, \`doubt\`) and scripts/docs/ambiguities; do not edit.
`;

export function ambiguitiesPage(games: readonly UnsureGame[]): string {
  return [HEAD, ...games.map(section)].join('\n');
}

function section(game: UnsureGame): string {
  const { name, statements, proved, cards = [], silences = [], wordings = [], wording, measures = [] } = game;
  const unsure = statements.filter(({ id, unsure: note }) => note !== undefined && proved.has(id));
  const disputed = unsure.filter(({ doubt }) => doubt !== undefined);
  const rest = unsure.filter(({ doubt }) => doubt === undefined);
  const parts = [
    part('Two readings', headings(disputed)),
    part('Cases of which the rulebook says nothing', silences.map(reading).join('')),
    part(
      'Cards of which the rulebook says nothing',
      cards.map((each) => reading({ ...each, what: each.card })).join(''),
    ),
    part('Measures that the rulebook does not give', measures.length === 0 ? '' : measuresOf(measures)),
    part('Cards with several wordings', wordings.length === 0 ? '' : wordingsOf(wordings, wording)),
    part('Gaps in the print that the catalogue fills', rest.map(gap).join('')),
  ];
  return [
    `## ${name}\n`,
    `${unsure.length} rules; of these ${disputed.length} can be read in another way.\n`,
    indexOf(disputed),
    ...parts,
  ].join('\n');
}

function part(title: string, text: string): string {
  return text === '' ? '' : `### ${title}\n\n${text}`;
}

/** The headings of the rulebook in its order, each with what is asked under it. */
function byHeading(disputed: readonly Statement[]): Map<string, Statement[]> {
  const groups = new Map<string, Statement[]>();
  for (const each of disputed) groups.set(each.term, [...(groups.get(each.term) ?? []), each]);
  return groups;
}

function indexOf(disputed: readonly Statement[]): string {
  const headings = [...byHeading(disputed)].map(([term, { length }]) => (length === 1 ? term : `${term} (${length})`));
  return headings.length === 0 ? '' : `Headings: ${headings.join(' · ')}\n`;
}

function headings(disputed: readonly Statement[]): string {
  return [...byHeading(disputed)].map(([term, all]) => `**${term}**\n\n${all.map(entry).join('')}`).join('\n');
}

function entry({ id, doubt }: Statement): string {
  if (doubt === undefined) return '';
  const { question, reading: taken, alternative, option } = doubt;
  return `- ${question} **${taken}** Other reading: ${alternative}${option === undefined ? '' : ` Option: \`${option}\`.`} [${id}]\n`;
}

function reading({ what, question, reading: taken, alternative }: Silence): string {
  return `- ${what}. ${question} **${taken}** Other reading: ${alternative}\n`;
}

function wordingsOf(wordings: readonly Wording[], which = ''): string {
  const rows = wordings.map(
    ({ card, codes, played, source, later }) => `| ${card} (${codes.join(', ')}) | ${played} | ${source} | ${later} |`,
  );
  return [
    `Cards are played ${which}. These are all that the card data marks as changed after the print.\n`,
    '| card | what is played | where that comes from | what the later wording does |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function measuresOf(measures: readonly MeasureTaken[]): string {
  const rows = measures.map(
    ({ what, played, others, option }) => `| ${what} | ${played} | ${others} | \`${option}\` |`,
  );
  return [
    'Margins are exact for the measure that is played; no tolerance is mixed into them. Setups, positions and scenario files may bring others.\n',
    '| what | what is played | what others measured | option |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function gap({ id, term, unsure }: Statement): string {
  return `- ${term}: ${unsure ?? ''} [${id}]\n`;
}
