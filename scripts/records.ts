/**
 * Writes the recorded games that test/conformance/records.test.ts replays, and the saves of this version that saved.test.ts loads. Only where a rule was mended, or what a state holds or an event tells was
 * changed on purpose: then the commit says which and why.
 *
 *   npm run -s records
 *   npm run -s records -- --game xwing
 *   npm run -s records -- --keep-actions
 *
 * With --keep-actions the games stay the same, and only what comes of their actions (the last state, the events) is written anew.
 */
import * as E from 'fp-ts/lib/Either';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { version } from '../package.json';
import { hashOf, type Action, type ChanceMode, type GameEvent } from '../src/core';
import {
  encodeRecord,
  integersFrom,
  playout,
  randomPolicy,
  recordOf,
  replay,
  start,
  type GameRecord,
  type StartFrom,
} from '../src/play';
import { playable, playableNames, type Playable } from './playable';

const FOLDER = 'test/conformance/records';
/** Those of this version. */
const SAVES = `test/conformance/saved/${version}`;
const LONGEST = 400;
const SAVED_AFTER = 60;

function record({ game, preferences }: Playable, from: StartFrom, seed: number): string {
  const chance: ChanceMode = { mode: 'seeded', seed };
  const begun = start(game, from, chance);
  if (E.isLeft(begun)) throw new Error(`${game.id}: ${begun.left.message}`);
  const actions: Action[] = [];
  const events: GameEvent[] = [...begun.right.events];
  const { state } = playout(game, begun.right.state, {
    choose: randomPolicy(integersFrom(seed), preferences),
    maxActions: LONGEST,
    onDecision: ({ action }) => actions.push(action),
    onEvents: (told) => events.push(...structuredClone(told)),
  });
  return written(recordOf(game, from, chance, actions, state), events);
}

function written(record: GameRecord, events: readonly GameEvent[]): string {
  const told = { ...record, library: 'any' };
  return `${JSON.stringify({ record: JSON.parse(encodeRecord(told)), events: hashOf(events) })}\n`;
}

/** The same actions from the same start. */
function again({ game }: Playable, { start: from, chance, actions }: GameRecord<Action>): string {
  const begun = start(game, from, chance);
  if (E.isLeft(begun)) throw new Error(`${game.id}: ${begun.left.message}`);
  let { state } = begun.right;
  const events: GameEvent[] = [...begun.right.events];
  for (const action of actions) {
    const step = game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(`${game.id}: a recorded action is not legal any more: ${step.left.message}`);
    state = step.right.state;
    events.push(...step.right.events);
  }
  return written(recordOf(game, from, chance, actions, state), events);
}

async function keepActions(): Promise<void> {
  for (const file of readdirSync(FOLDER)) {
    const { record } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as { record: GameRecord<Action> };
    const game = names().includes(record.game) ? await playable(record.game) : null;
    if (game) writeFileSync(`${FOLDER}/${file}`, again(game, record));
  }
}

mkdirSync(FOLDER, { recursive: true });
if (process.argv.includes('--keep-actions')) await keepActions();
else await writeAll(names());
await writeSaves(names());

/** All games, or the one that is asked for. */
function names(): readonly string[] {
  const at = process.argv.indexOf('--game');
  const asked = process.argv[at + 1] ?? '';
  if (at >= 0 && !playableNames.includes(asked)) throw new Error(`'${asked}' is none of ${playableNames.join(', ')}`);
  return at < 0 ? playableNames : [asked];
}

async function writeAll(games: readonly string[]): Promise<void> {
  for (const name of games) {
    const game = await playable(name);
    if (!game) continue;
    const next = integersFrom(1);
    const starts: Record<string, (next: (n: number) => number) => StartFrom> = {
      setup: (from) => ({ setup: game.randomSetup(from) }),
      ...game.starts,
    };
    for (const [kind, from] of Object.entries(starts))
      for (const seed of [1, 2])
        writeFileSync(`${FOLDER}/${name}-${kind}-${seed}.json`, record(game, from(next), seed));
  }
}

/** A game that has begun, as a state and as a record. Saves of versions that are out stay as they are: only the folder of this version is written. */
async function writeSaves(games: readonly string[]): Promise<void> {
  mkdirSync(SAVES, { recursive: true });
  for (const name of games) {
    const found = await playable(name);
    if (!found) continue;
    const { game } = found;
    const { record: whole } = JSON.parse(readFileSync(`${FOLDER}/${name}-setup-1.json`, 'utf8')) as {
      record: GameRecord<Action>;
    };
    const played = replay(game, { ...whole, actions: whole.actions.slice(0, SAVED_AFTER), hash: null });
    if (E.isLeft(played)) throw new Error(`${name}: ${played.left.message}`);
    const { state } = played.right;
    const actions = whole.actions.slice(0, SAVED_AFTER);
    const saved = JSON.parse(encodeRecord(recordOf(game, whole.start, whole.chance, actions, state))) as unknown;
    writeFileSync(`${SAVES}/${name}.json`, `${JSON.stringify({ state, record: saved })}\n`);
  }
}
