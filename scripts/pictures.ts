/**
 * `npm run pictures`: draws the pictures of docs/judging*.md and docs/possibilities.md anew, from scenario files. A test fails when one of them is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as E from 'fp-ts/lib/Either';
import { judge, readScenario, type JudgedGame } from '../src/judge';
import { rulingTable } from '../src/judge/possible/ruling-table';
import { afterSteps } from '../src/judge/run';
import { STRIP_ROOM, stripOf } from '../src/judge/strip';

/** Picture in docs/pictures/, the scenario file it is drawn from, and after which of its steps (0: at the start). */
const PICTURES: readonly (readonly [picture: string, scenario: string, step: number])[] = [
  ['bump', 'xwing/koiogran-partial', 0],
  ['attack', 'xwing/obstructed-attack', 1],
  ['barrel-roll', 'xwing/barrel-roll-positions', 3],
  ['queue', 'xwing/ability-queue-2-chopper', 4],
  ['destiny-modifier', 'destiny/modifier-and-shield', 1],
  ['destiny-queue', 'destiny/after-abilities-wait', 2],
  ['outer-rim-movement', 'outer-rim/example-movement-way-round', 1],
  ['outer-rim-bounty', 'outer-rim/bounty-captured', 4],
  ['armada-ram', 'armada/ram-both-take-a-card', 2],
  ['armada-attack', 'armada/accuracy-against-a-single-brace', 1],
  ['miniatures-cover', 'miniatures/worked-fight', 1],
  ['outer-rim-ai', 'outer-rim/example-ai-skips-a-bullet', 0],
];

/** Picture, the scenario file, and which of its outcomes (0: the table as it stands). */
const OUTCOMES: readonly (readonly [picture: string, scenario: string, outcome: number])[] = [
  ['every-way-before', 'xwing/every-order-of-jake', 0],
  ['every-way-after', 'xwing/every-order-of-jake', 2],
];

/** Picture, and the scenario file whose strip it is. */
const STRIPS: readonly (readonly [picture: string, scenario: string])[] = [['strip', 'xwing/obstructed-attack']];

/** Files and what they should hold. */
export function pictures(games: readonly JudgedGame[]): Record<string, string> {
  return { ...ofSteps(games), ...ofOutcomes(games), ...ofStrips(games) };
}

function ofStrips(games: readonly JudgedGame[]): Record<string, string> {
  return Object.fromEntries(
    STRIPS.map(([picture, scenario]) => {
      const file = readFileSync(`docs/examples/${scenario}.yaml`, 'utf8');
      const strip = stripOf(judge(file, games, { pictures: true, room: STRIP_ROOM }));
      return [`docs/pictures/${picture}.svg`, `${strip ?? ''}\n`];
    }),
  );
}

function ofOutcomes(games: readonly JudgedGame[]): Record<string, string> {
  const told = { outcomes: Math.max(...OUTCOMES.map(([, , outcome]) => outcome)), choices: 0, places: 0 };
  return Object.fromEntries(
    OUTCOMES.map(([picture, scenario, outcome]) => {
      const file = `docs/examples/${scenario}.yaml`;
      const read = readScenario(readFileSync(file, 'utf8'), games);
      const explored = E.isRight(read) ? read.right.explore : null;
      if (E.isLeft(read) || !explored) throw new Error(`${file} has no key explore`);
      const played = afterSteps(read.right);
      if (E.isLeft(played)) throw new Error(`${file} does not come to its end`);
      const table = rulingTable(played.right.playing, explored, { ...told, stories: false, pictures: true });
      const drawn = E.isRight(table) ? table.right.pictures[outcome] : undefined;
      if (!drawn) throw new Error(`${file} has no outcome ${outcome}`);
      return [`docs/pictures/${picture}.svg`, `${drawn.svg}\n`];
    }),
  );
}

function ofSteps(games: readonly JudgedGame[]): Record<string, string> {
  return Object.fromEntries(
    PICTURES.map(([picture, scenario, step]) => {
      const file = `docs/examples/${scenario}.yaml`;
      const drawn = judge(readFileSync(file, 'utf8'), games, { pictures: true }).pictures[step];
      if (!drawn) throw new Error(`${file} has no step ${step}`);
      return [`docs/pictures/${picture}.svg`, `${drawn.svg}\n`];
    }),
  );
}

async function write(): Promise<void> {
  const { loadAllGames } = await import('../src/judge/games');
  for (const [file, svg] of Object.entries(pictures(await loadAllGames()))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}

if (process.argv[1]?.endsWith('scripts/pictures.ts')) void write();
