/**
 * `npm run generated`: writes the documents that are made from catalogues, tables and the floor of rules coverage. With `--check`
 * it only compares, and fails when one is out of date.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { games as titles } from '../src';
import type { AnyGame } from '../src/core';
import { loadAllGames } from '../src/judge/games';
import { askedFile } from './asks/file';
import { callsFile } from './calls/file';
import { ambiguitiesPage, type CardReading, type MeasureTaken, type Silence, type Wording } from './docs/ambiguities';
import { basePackPage } from './docs/base-pack';
import { diagramsPage } from './docs/diagrams';
import { withLineCounts } from './docs/new-game';
import { withTable, type GameState } from './docs/readme-table';
import { eventsPage } from './docs/events';
import { schemaFiles } from './docs/schemas';
import { xwingCardsPage } from './docs/xwing-cards';
import { gameFolders, isObservable, readLists, type GameFolder } from './games';

type Counts = Record<string, GameState['cards']>;

interface Offered extends GameFolder {
  game: AnyGame;
  proved: ReadonlySet<string>;
}

const floor = readLists<string>('test/coverage/proved.json');
const games: Offered[] = [];
for (const folder of gameFolders().filter(({ offered }) => offered)) {
  games.push({ ...folder, game: await gameOf(folder.name), proved: new Set(floor[folder.name]) });
}
const languages = (await loadAllGames()).map(({ language }) => language);
const schemas = schemaFiles(languages);
const pages = { ...(await formatted(documents())), ...schemas };
const stale = Object.entries(pages).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is out of date: npm run generated`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}

function documents(): Record<string, string> {
  const unsure = games.map((one) => ({
    ...one,
    name: one.game.edition.title,
    short: shortTitle(one.name),
    cards: written<CardReading>(one.name, 'cards'),
    silences: written<Silence>(one.name, 'silences'),
    wordings: written<Wording>(one.name, 'wordings'),
    measures: written<MeasureTaken>(one.name, 'measures'),
    ...(one.game.edition.wording === undefined ? {} : { wording: one.game.edition.wording }),
  }));
  const diagrams = games.map(({ name, game }) => [
    `docs/diagrams/${name}.md`,
    diagramsPage(game.edition.title, game.procedures),
  ]);
  return {
    ...Object.fromEntries(diagrams),
    ...Object.fromEntries(
      games.map(({ name, game }) => [`src/${name}/codecs/calls.ts`, callsFile(name, game.procedures)]),
    ),
    ...Object.fromEntries(games.map(({ name }) => [`src/${name}/scenario/asked.ts`, askedFile(name)])),
    'docs/ambiguities.md': ambiguitiesPage(unsure),
    'docs/events.md': eventsPage(
      languages.map((language) => ({ name: language.game.id, short: shortTitle(language.game.id), language })),
    ),
    'docs/packs-base.md': basePackPage(),
    'docs/cards-xwing.md': xwingCardsPage(),
    'docs/new-game.md': withLineCounts(
      readFileSync('docs/new-game.md', 'utf8'),
      games.map(({ name }) => name),
    ),
    'README.md': withTable(readFileSync('README.md', 'utf8'), states()),
  };
}

/** As Prettier would have them, so that the lint passes. */
async function formatted(texts: Record<string, string>): Promise<Record<string, string>> {
  const settings = await resolveConfig('README.md');
  const all = Object.entries(texts).map(async ([file, text]) => [
    file,
    await format(text, { ...settings, filepath: file }),
  ]);
  return Object.fromEntries(await Promise.all(all)) as Record<string, string>;
}

/** The Game value among the exports of src/<name>/index.ts. */
async function gameOf(name: string): Promise<AnyGame> {
  const entry = (await import(pathToFileURL(join('src', name, 'index.ts')).href)) as Record<string, unknown>;
  const game = Object.values(entry).find((value) => isGame(value));
  if (!game) throw new Error(`src/${name}/index.ts exports no game`);
  return game;
}

function isGame(value: unknown): value is AnyGame {
  return typeof value === 'object' && value !== null && 'procedures' in value && 'reduce' in value;
}

/** `X-Wing second edition` is `X-Wing`, `Star Wars: Armada` is `Armada`. */
function shortTitle(name: string): string {
  const { title } = titles.find(({ id }) => id === name) ?? { title: name };
  return title.replace(/^Star Wars:? /, '').replace(/ second edition$/, '');
}

/** What is written by hand of a game, one file a kind; a game may have none. */
function written<T>(name: string, kind: 'cards' | 'measures' | 'silences' | 'wordings'): T[] {
  const file = `scripts/docs/ambiguities/${name}-${kind}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [];
}

function states() {
  const cards = countCards();
  return games.map(({ name, game, statements, proved }) => ({
    name,
    edition: [game.edition.title, game.edition.version].join(' '),
    observable: statements.filter(isObservable).length,
    proved: statements.filter(isObservable).filter(({ id }) => proved.has(id)).length,
    cards: cards[name],
  }));
}

function countCards(): Counts {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '-s', 'cards', '--', '--json'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run cards failed: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Counts;
}
