/**
 * `npm run pictures`: draws the pictures of docs/judging*.md anew, from scenario files. A test fails when one of them is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { judge, type JudgedGame } from '../src/judge';

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

/** Files and what they should hold. */
export function pictures(games: readonly JudgedGame[]): Record<string, string> {
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
