/** What is done with scenario files: loaded where somebody opens one. */
import { games } from 'holojudge';
import {
  fileSchema,
  judge,
  readScenario,
  rulingTableOf,
  tableAfter,
  toScenario,
  type Asked,
  type Report,
  type RulingTable,
} from 'holojudge/judge';
import type { GameId } from '../games';
import { valueInWords } from '../words';
import { judgedGame, languageOf } from './loaded';
import type { Answer, Played } from './tasks';
import { turnOf, type Reader, type Room, type Turn } from './turn';

/** Files may be of any of them, though one alone is loaded. */
const others = games.map(({ id }) => id);

export async function judged(game: GameId, file: string, room: Room): Promise<Report> {
  return judge(file, [await judgedGame(game)], { pictures: true, room, others });
}

export async function everyWayOf(game: GameId, file: string): Promise<Asked<RulingTable>> {
  const read = readScenario(file, [await judgedGame(game)], others);
  if (read._tag === 'Right') return rulingTableOf(read.right, { stories: true });
  return { verdict: 'wrong', report: judge(file, [await judgedGame(game)], { others }) };
}

export async function schemaOf(game: GameId) {
  return fileSchema(await languageOf(game));
}

/** The table after the steps of a file, to be played on. */
export async function afterFile(game: GameId, file: string, reader: Reader): Promise<Answer<Turn>> {
  const own = await judgedGame(game);
  const read = readScenario(file, [own], others);
  if (read._tag === 'Left') return { not: read.left.map(({ line, message }) => `line ${line}: ${message}`).join('; ') };
  const table = tableAfter(read.right);
  if (table._tag === 'Left') return { not: whyNot(table.left) };
  return { is: turnOf(own.language, table.right.state, reader) };
}

export async function fileOf(game: GameId, { from, actions }: Played, title: string): Promise<Answer<string>> {
  const language = await languageOf(game);
  const start =
    'state' in from ? from : { start: { setup: from.setup }, chance: { mode: 'seeded' as const, seed: from.seed } };
  const told = toScenario(language, { ...start, actions }, title);
  return told._tag === 'Left' ? { not: told.left.message } : { is: told.right };
}

/** In a line, why a file cannot be played on. */
function whyNot({ problems, failures }: Report): string {
  const lines = [
    ...problems.map(({ line, message }) => `line ${line}: ${message}`),
    ...failures.map(
      ({ line, what, expected, found }) =>
        `line ${line}: ${what}: expected ${valueInWords(expected)}, found ${valueInWords(found)}`,
    ),
  ];
  return lines.join('; ');
}
