/**
 * docs/ambiguities.md: where a rulebook is ambiguous and the library had to read it one way. Of every rule that is proved and that the
 * catalogue is unsure of: the question, the reading taken, the alternative, and the option of the setup that switches it, if any.
 */
import type { Statement } from '../../src/core/contract/catalogue';
import { anchorOf } from './anchors';

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
  /** The rulebook's name. */
  name: string;
  /** What the index calls the game: `X-Wing`. */
  short: string;
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

Some rules are ambiguous, illegible or missing. For each of them the library takes one reading. If a rule can be read in two ways, its line asks the question, and gives the reading that is played in bold, then the other one. Under 'missing or illegible text' a line says what is missing, and what we took in its place.
An option, printed in \`code\`, switches to the other reading. \`holojudge rule ID\` shows the rule's text.
\`npm run generated\` makes this page from the catalogues (\`unsure\`, \`doubt\`) and scripts/docs/ambiguities; do not edit it.
`;

export function ambiguitiesPage(games: readonly UnsureGame[]): string {
  return [HEAD, indexByGame(games), indexByHeading(games), ...games.map(section)].join('\n');
}

/** The parts of a game's section, with their texts; those without any are left out. */
function partsOf({ statements, proved, cards = [], silences = [], wordings = [], wording, measures = [] }: UnsureGame) {
  const rest = unsureIn({ statements, proved }).filter(({ doubt }) => doubt === undefined);
  const all: [title: string, text: string][] = [
    ['cases that the rulebook does not cover', silences.map(reading).join('')],
    ['cards that the rulebook does not mention', cards.map((each) => reading({ ...each, what: each.card })).join('')],
    ['measures that the rulebook does not give', measures.length === 0 ? '' : measuresOf(measures)],
    ['cards with several wordings', wordings.length === 0 ? '' : wordingsOf(wordings, wording)],
    ['missing or illegible text', rest.map(gap).join('')],
  ];
  return all.filter(([, text]) => text !== '');
}

function unsureIn({ statements, proved }: Pick<UnsureGame, 'statements' | 'proved'>): readonly Statement[] {
  return statements.filter(({ id, unsure }) => unsure !== undefined && proved.has(id));
}

function disputedIn(game: Pick<UnsureGame, 'statements' | 'proved'>): readonly Statement[] {
  return unsureIn(game).filter(({ doubt }) => doubt !== undefined);
}

/** Every heading names its game, so that no two of them have the same anchor. */
const titled = (game: UnsureGame, title: string): string => `${game.short}: ${title}`;

const linkTo = (game: UnsureGame, title: string, text: string): string =>
  `[${text}](#${anchorOf(titled(game, title))})`;

function indexByGame(games: readonly UnsureGame[]): string {
  const lines = games.map((game) => {
    const terms = [...byHeading(disputedIn(game))].map(([term, { length }]) =>
      counted(linkTo(game, term, term), length),
    );
    const parts = partsOf(game).map(([title]) => linkTo(game, title, title));
    return `- **${game.short}**: ${[...terms, ...parts].join(' · ')}`;
  });
  return `## By game\n\n${lines.join('\n')}\n`;
}

/** Headings of all rulebooks in one list: whoever has a dispute knows the word before the game's chapter. */
function indexByHeading(games: readonly UnsureGame[]): string {
  const places = new Map<string, string[]>();
  for (const game of games)
    for (const [term, { length }] of byHeading(disputedIn(game)))
      places.set(term, [...(places.get(term) ?? []), counted(linkTo(game, term, game.short), length)]);
  const lines = [...places]
    .sort(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([term, links]) => `- ${term}: ${links.join(', ')}`);
  return `## By heading of the rulebook\n\n${lines.join('\n')}\n`;
}

function counted(link: string, count: number): string {
  return count === 1 ? link : `${link} (${count})`;
}

function section(game: UnsureGame): string {
  const disputed = disputedIn(game);
  const headings = [...byHeading(disputed)].map(
    ([term, all]) => `### ${titled(game, term)}\n\n${all.map(entry).join('')}`,
  );
  const parts = partsOf(game).map(([title, text]) => part(titled(game, title), text));
  return [
    `## ${game.name}\n`,
    `This page lists ${unsureIn(game).length} rules of this game; ${disputed.length} of them can be read in two ways.\n`,
    ...headings,
    ...parts,
  ].join('\n');
}

function part(title: string, text: string): string {
  return `### ${title}\n\n${text}`;
}

/** The headings of the rulebook in its order, each with its questions. */
function byHeading(disputed: readonly Statement[]): Map<string, Statement[]> {
  const groups = new Map<string, Statement[]>();
  for (const each of disputed) groups.set(each.term, [...(groups.get(each.term) ?? []), each]);
  return groups;
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
    `Cards are played ${which}. The table lists all cards that the card data marks as changed after printing.\n`,
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
    'Margins are exact for the measure that is played; they include no tolerance. Setups, positions and scenario files may give other measures.\n',
    '| what | what is played | what others measured | option |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function gap({ id, term, unsure }: Statement): string {
  return `- ${term}: ${unsure ?? ''} [${id}]\n`;
}
