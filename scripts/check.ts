/**
 * `npm run check -- xwing`: what is worth knowing while one works, in the order in which it is cheap. Types (by the native compiler), lint of the changed files
 * without types, what games register, the tests and scenario files of the games that are named. `npm run check -- xwing boost` runs the tests whose paths have
 * the second word, too. Without a game: types, lint and the registry. The whole is .ci/run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { gameFolders } from './games';

const words = process.argv.slice(2);
const games = gameFolders().map(({ name }) => name);
const named = words.filter((word) => games.includes(word));
const parts = words.filter((word) => !games.includes(word));

/** Files of TypeScript and JavaScript that differ from the last commit, or are new. */
function changedFiles(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.slice(3).split(' -> ').at(-1) ?? '')
    .filter((file) => /\.(ts|cjs|mjs|js)$/.test(file) && existsSync(file));
}

function testPatterns(): string[] {
  if (named.length === 0) return parts;
  const inGame = named.map((game) => (parts.length === 0 ? `test/${game}/` : `test/${game}/.*(${parts.join('|')})`));
  return ['test/conformance/registry', ...inGame];
}

function run(what: string, command: string, args: readonly string[]): void {
  console.log(`== ${what}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('types', 'npm', ['run', '-s', 'types:fast']);
const changed = changedFiles();
if (changed.length > 0) run('lint of what changed', 'npm', ['run', '-s', 'lint:fast', '--', ...changed]);
run('tests', 'npx', ['jest', ...(testPatterns().length === 0 ? ['test/conformance/registry'] : testPatterns())]);
for (const game of named)
  run(`scenario files of ${game}`, 'npm', ['run', '-s', 'holojudge', '--', 'judge', `docs/examples/${game}`]);
