/** The page: a game is chosen, a file is edited and judged, and played on from. */
import type { Report } from 'holojudge/judge';
import type { Desk } from './desk';
import { byId, download, element } from './dom';
import { openEditor } from './editor/editor';
import type { FileSchema } from './editor/schema';
import { examplesOf, type Example } from './examples/index';
import { GAME_IDS, GAMES, gameOf, isGame, type GameId } from './games';
import { fileIn, linkOf } from './link';
import { askForLists, listsLabel } from './lists';
import { Table } from './playing';
import { failureInWords, showRuling } from './ruling';
import { showWays } from './ways';
import { Stopped, Work } from './work/work';

/** So long nobody has typed anything before the file is judged. */
const PAUSE = 600;

const games = byId('game', HTMLSelectElement);
const exampleList = byId('example', HTMLSelectElement);
const stop = byId('stop', HTMLButtonElement);
const lists = byId('lists-open', HTMLButtonElement);

let chosen: GameId = 'xwing';
let examples: readonly Example[] = [];

const desk: Desk = {
  work: new Work((busy) => (stop.hidden = !busy)),
  game: () => chosen,
  say: (text) => (byId('status', HTMLElement).textContent = text),
  run: (what) => void told(what()),
};

const table = new Table(desk);
const editor = openEditor({
  parent: byId('editor', HTMLElement),
  schema: () => schema(),
  onChange: () => changed(),
  onJudge: () => desk.run(judge),
});

async function told(doing: Promise<void>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    if (error instanceof Stopped) return desk.say('Stopped.');
    desk.say(error instanceof Error ? error.message : String(error));
  }
}

/** The words of a game's files, asked for once. */
const schemas = new Map<GameId, Promise<FileSchema>>();

async function schema(): Promise<FileSchema | null> {
  const known = schemas.get(chosen) ?? desk.work.ask('schema', chosen);
  schemas.set(chosen, known);
  try {
    return await known;
  } catch (error) {
    schemas.delete(chosen);
    desk.run(() => Promise.reject(error));
    return null;
  }
}

let pause: ReturnType<typeof setTimeout> | undefined;

function changed(): void {
  clearTimeout(pause);
  pause = setTimeout(() => desk.run(judge), PAUSE);
}

let judging = false;
let changedSince = false;

/** One after the other: what was typed while a file is judged is judged after it. */
async function judge(): Promise<void> {
  clearTimeout(pause);
  changedSince = true;
  if (judging) return;
  judging = true;
  try {
    while (changedSince) {
      changedSince = false;
      const file = editor.text();
      choose(gameOf(file) ?? chosen);
      shows(await desk.work.ask('judge', chosen, file));
    }
  } finally {
    judging = false;
  }
}

function shows(report: Report): void {
  editor.mark([
    ...report.problems,
    ...report.failures.map((each) => ({ line: each.line, message: failureInWords(each) })),
  ]);
  showRuling(desk, report);
  desk.say(`Judged: ${report.verdict}.`);
}

async function everyWay(): Promise<void> {
  desk.say('Walking every way …');
  const asked = await desk.work.ask('everyWay', chosen, editor.text());
  if ('report' in asked) return shows(asked.report);
  showWays(desk, asked);
  desk.say(asked.verdict === 'walked' ? 'Every way was walked.' : 'Not every way was walked.');
}

async function takeUp(): Promise<void> {
  const file = editor.text();
  const game = gameOf(file) ?? chosen;
  const turn = await desk.work.ask('takeUp', game, file, { viewer: null, players: {} });
  if ('not' in turn) return desk.say(`This file cannot be played on: ${turn.not}`);
  desk.say('');
  await table.opens(game, null, turn.is);
}

async function share(): Promise<void> {
  const link = await linkOf(editor.text(), location.href);
  history.replaceState(null, '', link);
  const copied = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  desk.say(copied ? 'The link is copied.' : 'The link stands in the address line.');
}

/** Whatever is done next is about this game. */
function choose(game: GameId): void {
  if (game === chosen && examples.length > 0) return;
  chosen = game;
  games.value = game;
  lists.textContent = listsLabel(game);
  examples = [];
  desk.run(() => fillExamples(game));
}

async function fillExamples(game: GameId): Promise<void> {
  const found = await examplesOf(game);
  if (game !== chosen) return;
  examples = found;
  exampleList.replaceChildren(
    element('option', { value: '' }, 'A file to start from'),
    ...found.map(({ name, title }) => element('option', { value: name }, title)),
  );
}

/** The example that is chosen; the starter where none is. */
async function loadExample(): Promise<void> {
  const example = examples.find(({ name }) => name === exampleList.value);
  editor.write(example?.file ?? (await desk.work.ask('starter', chosen)));
  await judge();
}

/** What the link brings, or a file to start from. */
async function open(): Promise<void> {
  try {
    const file = await fileIn(location.hash);
    if (file !== null) {
      editor.write(file);
      return await judge();
    }
  } catch (error) {
    await loadExample();
    throw error;
  }
  await loadExample();
}

function wire(): void {
  games.append(...GAME_IDS.map((id) => element('option', { value: id }, GAMES[id].title)));
  games.onchange = () => {
    if (!isGame(games.value)) return;
    choose(games.value);
    desk.run(loadStarter);
  };
  exampleList.onchange = () => desk.run(loadExample);
  lists.onclick = () => desk.run(() => askForLists(desk, chosen, (...game) => table.opens(...game)));
  stop.onclick = () => desk.work.stop();
  table.onFile = (file) => {
    editor.write(file);
    desk.say('The game stands in the editor, as a scenario file.');
  };
  byId('judge', HTMLButtonElement).onclick = () => desk.run(judge);
  byId('every-way', HTMLButtonElement).onclick = () => desk.run(everyWay);
  byId('take-up', HTMLButtonElement).onclick = () => desk.run(takeUp);
  byId('share', HTMLButtonElement).onclick = () => desk.run(share);
  byId('save', HTMLButtonElement).onclick = () => download('scenario.yaml', editor.text(), 'text/yaml');
  window.onhashchange = () => desk.run(open);
}

async function loadStarter(): Promise<void> {
  editor.write(await desk.work.ask('starter', chosen));
  await judge();
}

wire();
choose(chosen);
desk.run(open);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  desk.run(async () => void (await navigator.serviceWorker.register('./service-worker.js')));
