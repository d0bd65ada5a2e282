/** Random games from every start: each state loads as what it is, and forged actions are refused, or are legal ones. */
import * as E from 'fp-ts/lib/Either';
import { canonicalChance, canonicalJson, type Action, type AnyGame, type CoreState } from '../../src/core';
import { randomPolicy, start, type StartFrom } from '../../src/play';
import { mutations } from '../../test/conformance/mutations';
import { shuffledKeys } from '../../test/conformance/shuffled';
import { playable, playableNames, type Playable } from '../playable';
import { deepFrozen, hostile, spoilt } from './hostile';
import { pickFrom, type Log, type Next } from './log';

const MOST_ACTIONS = 150;
/** Actions that are played without a look first, in some of the rounds: so late moments come up too. */
const SKIPPED = 1500;
const SKIP_ONE_IN = 4;
const FORGE_ONE_IN = 6;

export interface Start extends Playable {
  name: string;
  from: string;
  randomStart: (next: Next) => StartFrom;
}

/** These games, each with every start that it knows. */
export async function allStarts(names: readonly string[] = playableNames): Promise<Start[]> {
  const games = await Promise.all(names.map(async (name) => [name, await playable(name)] as const));
  return games.flatMap(([name, played]) => {
    if (!played) return [];
    const setup = (next: Next): StartFrom => ({ setup: played.randomSetup(next) });
    const starts = { setup, ...played.starts };
    return Object.entries(starts).map(([from, randomStart]) => ({ ...played, name, from, randomStart }));
  });
}

export function playRound(log: Log, starts: readonly Start[], round: number, next: Next): void {
  const from = starts[round % starts.length] as Start;
  const { game } = from;
  let state = begun(log, from, round, next);
  if (!state) return;
  const choose = randomPolicy<CoreState, Action>(next, next(2) === 0 ? from.preferences : undefined);
  if (next(SKIP_ONE_IN) === 0) state = skipped(game, state, next(SKIPPED), next);
  for (let n = 0; n < MOST_ACTIONS; n++) {
    checkLoads(log, from, state, next);
    const question = game.question(state);
    const action = question && choose({ state, question });
    if (question && !action) log.found(`${from.name} plays`, `a dead end: nothing answers '${question.asks}'`);
    if (next(FORGE_ONE_IN) === 0) forge(log, from, state, action ?? null, starts, next);
    if (!action) return;
    const step = log.attempt('actions taken', `${from.name} reduce`, () => game.reduce(state, action));
    if (!step) return;
    if (E.isLeft(step)) return log.found(`${from.name} reduce`, `listed, but refused: ${step.left.message}`);
    state = step.right.state as CoreState;
  }
}

export function begun(log: Log, { game, name, from, randomStart }: Start, seed: number, next: Next): CoreState | null {
  const given = deepFrozen(randomStart(next));
  const mode = next(2) === 0 ? ({ mode: 'seeded', seed } as const) : ({ mode: 'manual' } as const);
  const begins = log.attempt(`games of ${name} from ${from}`, `${name} begins`, () => start(game, given, mode));
  if (!begins) return null;
  if (E.isLeft(begins)) {
    log.found(`${name} begins from ${from}`, `a random start is refused: ${begins.left.message}`);
    return null;
  }
  const again = start(game, shuffledKeys(given, next), mode);
  if (canonicalJson(again) !== canonicalJson(begins)) log.found(`${name} from ${from}`, 'the order of keys matters');
  return begins.right.state as CoreState;
}

function skipped(game: AnyGame, from: CoreState, actions: number, next: Next): CoreState {
  const state: CoreState = game.copy(from);
  const choose = randomPolicy<CoreState, Action>(next);
  for (let n = 0; n < actions; n++) {
    const question = game.question(state);
    const action = question && choose({ state, question });
    if (!action) break;
    game.play(state, action);
  }
  return state;
}

function checkLoads(log: Log, { game, name }: Start, state: CoreState, next: Next): void {
  const text = JSON.stringify(state);
  const loaded = log.attempt('states loaded', `${name} load`, () => game.load(JSON.parse(text)));
  if (!loaded) return;
  const moment = state.stack.map((frame) => frame.procedure).slice(-2);
  if (E.isLeft(loaded)) {
    const { path, message } = loaded.left;
    return log.found(`${name} load`, `${path.join('.')}: ${message} (${moment.join(' > ')})`);
  }
  if (canonicalJson(loaded.right) !== canonicalJson(state))
    log.found(`${name} load`, `another state (${moment.join(' > ')})`);
  if (next(FORGE_ONE_IN) > 0) return;
  const shuffled = game.load(shuffledKeys(JSON.parse(text) as unknown, next));
  if (E.isLeft(shuffled) || asks(game, shuffled.right as CoreState) !== asks(game, state))
    log.found(`${name} load`, `the order of keys matters (${moment.join(' > ')})`);
}

const asks = (game: AnyGame, state: CoreState): string =>
  canonicalJson([game.decision(state), game.allLegalActions(state).actions, game.outcome(state)]);

/** Actions that are nearly right, of other games, of other players, with more in them, and values that are no actions. */
function forge(
  log: Log,
  from: Start,
  state: CoreState,
  played: Action | null,
  starts: readonly Start[],
  next: Next,
): void {
  const { game, players } = from;
  const listed = game.allLegalActions(state).actions as Action[];
  const real = listed.length > 0 ? pickFrom(listed, next) : played;
  const base = real ?? { type: 'pass', player: pickFrom(players, next) };
  const near: unknown[] = [
    ...mutations(base, next, players),
    { ...base, player: pickFrom(players, next) },
    { ...base, type: pickFrom(pickFrom(starts, next).game.abilities, next).id },
  ];
  for (const action of near) compareForged(log, from, state, next(2) === 0 ? deepFrozen(action) : action);
  const strange = [...Array.from({ length: 3 }, () => spoilt(base, next)), hostile(next), hostile(next)];
  for (const { name, value } of strange) tryForged(log, from, state, value, name);
}

type Answers = [reduced: ReturnType<AnyGame['reduce']> | undefined, why: ReturnType<AnyGame['whyNot']> | undefined];

function tryForged(log: Log, { game, name }: Start, state: CoreState, action: unknown, kind: string): Answers {
  const before = canonicalJson(state);
  const step = log.attempt('forged actions', `${name} reduce: ${kind}`, () => game.reduce(state, action));
  const why = log.attempt('forged actions', `${name} whyNot: ${kind}`, () => game.whyNot(state, action));
  if (canonicalJson(state) !== before) log.found(`${name} reduce`, 'changes the state that it is given');
  return [step, why];
}

/** What says the same each time it is read is answered the same, and accepted only where it is offered. */
function compareForged(log: Log, from: Start, state: CoreState, action: unknown): void {
  const { game, name } = from;
  const [step, why] = tryForged(log, from, state, action, 'a near miss');
  if (!step || why === undefined) return;
  if (E.isLeft(step) !== (why !== null)) log.found(`${name} whyNot`, 'and reduce are of two minds');
  if (E.isRight(step) && !isOffered(game, state, action))
    log.found(`${name} reduce`, `not offered, but accepted: ${canonicalJson(action)}`);
}

function isOffered(game: AnyGame, state: CoreState, action: unknown): boolean {
  const legal = game.allLegalActions(state);
  const given = canonicalJson(canonicalChance(action as Action));
  if (legal.actions.some((each: Action) => canonicalJson(each) === given)) return true;
  return legal.kind === 'region' && legal.contains(action as Action);
}
