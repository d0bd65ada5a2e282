/** The page: a game is chosen, a file is edited and judged, and played on from. */
import type { Report } from 'holojudge/judge';
import { showLegend } from './board';
import type { Desk } from './desk';
import { byId, download, element, empty } from './dom';
import { lazyEditor } from './editor/lazy';
import type { FileSchema } from './editor/schema';
import { examplesOf, type Example } from './examples/index';
import { GAME_IDS, GAMES, gameOf, isGame, type GameId } from './games';
import { keptBefore, keptIn, type Kept } from './kept';
import { fileIn, gameIn, gameLinkOf, linkOf } from './link';
import { askForLists, listsLabel } from './lists';
import { Table } from './playing';
import { failureInWords, showRuling } from './ruling';
import { showWays } from './ways';
import type { Turn } from './work/turn';
import { Stopped, Work } from './work/work';

/** So long nobody has typed anything before the file is judged. */
const PAUSE = 600;

/** What takes no longer, in ms, nobody wants to stop. */
const LONG = 400;
let busySoon: ReturnType<typeof setTimeout> | undefined;

const games = byId('game', HTMLSelectElement);
const exampleList = byId('example', HTMLSelectElement);
const stop = byId('stop', HTMLButtonElement);
const lists = byId('lists-open', HTMLButtonElement);
const fileOpen = byId('file-open', HTMLButtonElement);
const drawer = byId('file', HTMLElement);

let chosen: GameId = 'xwing';
let examples: readonly Example[] = [];

const desk: Desk = {
  work: new Work((busy) => {
    clearTimeout(busySoon);
    if (busy) busySoon = setTimeout(() => (stop.hidden = false), LONG);
    else stop.hidden = true;
  }),
  game: () => chosen,
  everything: () => table.everything,
  say: (text) => {
    const status = byId('status', HTMLElement);
    status.textContent = text;
    // The verdict stands beside the table: who sees it need not read it twice.
    status.classList.toggle('heard', text.startsWith('Judged:'));
  },
  run: (what) => void told(what()),
};

const table = new Table(desk);
const editor = lazyEditor({
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
      const report = await desk.work.ask('judge', chosen, file, table.room);
      const isPlayed = report.verdict !== 'wrong';
      const turn = isPlayed ? await desk.work.ask('takeUp', chosen, file, table.everything) : null;
      if (!changedSince) shows(report, file, turn !== null && 'is' in turn ? turn.is : null);
    }
  } finally {
    judging = false;
  }
}

/** The verdict, and the table that it speaks of. */
function shows(report: Report, file: string, turn: Turn | null): void {
  marks(report);
  byId('ways', HTMLElement).hidden = true;
  showRuling(desk, report, {
    everyWay: /^explore:/m.test(file) ? () => desk.run(everyWay) : null,
    toLine: (line) => {
      openFile(true);
      editor.goTo(line);
    },
  });
  desk.say(`Judged: ${report.verdict}.`);
  table.tells(chosen, file, report, turn);
}

function marks({ problems, failures }: Pick<Report, 'problems' | 'failures'>): void {
  editor.mark([...problems, ...failures.map((each) => ({ line: each.line, message: failureInWords(each) }))]);
}

async function everyWay(): Promise<void> {
  const file = editor.text();
  desk.say('Walking every way …');
  const asked = await desk.work.ask('everyWay', chosen, file);
  if ('report' in asked) return shows(asked.report, file, null);
  showWays(desk, asked);
  desk.say(asked.verdict === 'walked' ? 'Every way was walked.' : 'Not every way was walked.');
}

async function share(): Promise<void> {
  const { kept } = table;
  const isPlayed = kept !== null && (kept.actions.length > 0 || kept.file === null);
  const link = await (isPlayed ? gameLinkOf(kept, location.href) : linkOf(editor.text(), location.href));
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
  showLegend(game);
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
  clear();
  const example = examples.find(({ name }) => name === exampleList.value);
  editor.write(example?.file ?? (await desk.work.ask('starter', chosen)));
  await judge();
}

/** False: it cannot be gone on with. */
async function goesOnWith(kept: Kept): Promise<boolean> {
  choose(kept.game);
  if (kept.file === null) return table.resumes(kept);
  editor.write(kept.file);
  await judge();
  return kept.actions.length === 0 || (await table.resumes(kept));
}

/** What the link brings, what was kept, or a file to start from. */
async function open(): Promise<void> {
  try {
    const file = await fileIn(location.hash);
    if (file !== null) {
      editor.write(file);
      return await judge();
    }
    const game = await gameIn(location.hash);
    const kept = game === null ? keptBefore() : keptIn(game);
    if (kept !== null && (await goesOnWith(kept))) return;
    if (game !== null) desk.say('This version of the game does not know what the link holds.');
  } catch (error) {
    await loadExample();
    throw error;
  }
  await loadExample();
}

/** A game from lists: nothing is left of the file before. */
async function opens(...game: Parameters<typeof table.opens>): Promise<void> {
  clear();
  await table.opens(...game);
}

function clear(): void {
  empty('ruling', 'ways', 'why');
  table.clear();
}

function openFile(isOpen: boolean): void {
  drawer.hidden = !isOpen;
  document.body.classList.toggle('writing', isOpen);
  fileOpen.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) desk.run(() => editor.open());
  else fileOpen.focus();
}

function wire(): void {
  games.append(...GAME_IDS.map((id) => element('option', { value: id }, GAMES[id].title)));
  games.onchange = () => {
    if (!isGame(games.value)) return;
    choose(games.value);
    desk.run(loadStarter);
  };
  exampleList.onchange = () => desk.run(loadExample);
  lists.onclick = () => desk.run(() => askForLists(desk, chosen, opens));
  fileOpen.onclick = () => openFile(drawer.hidden !== false);
  byId('file-close', HTMLButtonElement).onclick = () => openFile(false);
  stop.onclick = () => desk.work.stop();
  table.onFile = (file) => {
    editor.write(file);
    openFile(true);
    desk.say('The game stands in the editor, as a scenario file.');
  };
  byId('judge', HTMLButtonElement).onclick = () => desk.run(judge);
  byId('share', HTMLButtonElement).onclick = () => desk.run(share);
  byId('save', HTMLButtonElement).onclick = () => download('scenario.yaml', editor.text(), 'text/yaml');
  window.onhashchange = () => desk.run(open);
}

async function loadStarter(): Promise<void> {
  clear();
  editor.write(await desk.work.ask('starter', chosen));
  await judge();
}

wire();
choose(chosen);
desk.run(open);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  desk.run(async () => void (await navigator.serviceWorker.register('./service-worker.js')));
