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

Where the rulebooks are ambiguous, illegible or silent, this library takes one reading and says which. Listed is every rule that is
implemented and proved by a test, and that the catalogue of rules is unsure of. Made by \`npm run generated\` from the
catalogues' \`unsure\` and \`doubt\`; do not edit. After them come cards whose own words leave something open.
`;

export function ambiguitiesPage(games: readonly UnsureGame[]): string {
  return [HEAD, ...games.map(section)].join('\n');
}

function section(game: UnsureGame): string {
  const { name, statements, proved, cards = [], silences = [], wordings = [], wording, measures = [] } = game;
  const unsure = statements.filter(({ id, unsure: note }) => note !== undefined && proved.has(id));
  const disputed = unsure.filter(({ doubt }) => doubt !== undefined);
  const rest = unsure.filter(({ doubt }) => doubt === undefined);
  return [
    `## ${name}\n`,
    `${unsure.length} rules; of these ${disputed.length} can be read in another way.\n`,
    ...disputed.map(entry),
    ...(silences.length === 0 ? [] : [`### Cases of which the rulebook says nothing\n`, ...silences.map(reading)]),
    ...(cards.length === 0
      ? []
      : [
          `### Cards of which the rulebook says nothing\n`,
          ...cards.map((each) => reading({ ...each, what: each.card })),
        ]),
    ...(measures.length === 0 ? [] : [measuresOf(measures)]),
    ...(wordings.length === 0 ? [] : [wordingsOf(wordings, wording)]),
    ...(rest.length === 0 ? [] : [`### Gaps in the print that the catalogue fills\n`, ...rest.map(gap)]),
  ].join('\n');
}

function entry({ id, term, text, unsure, doubt }: Statement): string {
  const option = doubt?.option === undefined ? 'none yet' : `\`${doubt.option}\``;
  return [
    `### ${term} [${id}]\n`,
    `- **Question:** ${doubt?.question ?? ''}`,
    `- **Rule:** ${text}`,
    `- **Reading taken:** ${doubt?.reading ?? ''}`,
    `- **Alternative:** ${doubt?.alternative ?? ''}`,
    `- **Option:** ${option}`,
    `- **Why:** ${unsure ?? ''}\n`,
  ].join('\n');
}

function reading({ what, question, reading: taken, alternative }: Silence): string {
  return [
    `#### ${what}\n`,
    `- **Question:** ${question}`,
    `- **Reading taken:** ${taken}`,
    `- **Alternative:** ${alternative}\n`,
  ].join('\n');
}

function wordingsOf(wordings: readonly Wording[], which = ''): string {
  const rows = wordings.map(
    ({ card, codes, played, source, later }) => `| ${card} (${codes.join(', ')}) | ${played} | ${source} | ${later} |`,
  );
  return [
    '### Cards with several wordings\n',
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
    '### Measures that the rulebook does not give\n',
    'Margins are exact for the measure that is played; no tolerance is mixed into them. Setups, positions and scenario files may bring others.\n',
    '| what | what is played | what others measured | option |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function gap({ id, term, text, unsure }: Statement): string {
  return `- **${term}** [${id}]: ${unsure ?? ''} **Reading taken:** ${text}\n`;
}
