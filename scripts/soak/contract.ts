/** Hostile values to every function of a game's contract, in the place of everything that comes from outside. */
import * as E from 'fp-ts/lib/Either';
import type { Action, AnyGame, CoreState } from '../../src/core';
import { randomPolicy, type StartFrom } from '../../src/play';
import { deepFrozen, hostile, spoilt } from './hostile';
import type { Log, Next } from './log';
import { begun, type Start } from './play';

const PLAYED = 60;
const VALUES = 12;
const MORE_ACTIONS = 10;
export function contractRound(log: Log, starts: readonly Start[], round: number, next: Next): void {
  const from = starts[round % starts.length] as Start;
  const first = begun(log, from, round, next);
  if (!first) return;
  const state = playedOn(from.game, first, PLAYED, next);
  for (let i = 0; i < VALUES; i++) {
    const value = hostile(next);
    const given = next(2) === 0 ? deepFrozen(value.value) : value.value;
    ofState(log, from, given, value.name, next);
    ofArguments(log, from, state, given, value.name);
    const nearly = spoilt(state, next);
    ofState(log, from, nearly.value, nearly.name, next);
    spoiltInputs(log, from, state, next);
  }
}

function playedOn(game: AnyGame, from: CoreState, most: number, next: Next): CoreState {
  const state: CoreState = game.copy(from);
  const choose = randomPolicy<CoreState, Action>(next);
  for (let n = next(most); n > 0; n--) {
    const question = game.question(state);
    const action = question && choose({ state, question });
    if (!action) break;
    game.play(state, action);
  }
  return game.reseed(state, 0);
}

/** Each function that takes a state is given something else; `play` trusts its caller, and is told of in the kinds that are nothing like a state. */
function ofState(log: Log, { game, name, players }: Start, given: unknown, kind: string, next: Next): void {
  const state = given as CoreState;
  const action = { type: 'pass', player: players[0] ?? '' };
  const calls: Record<string, () => unknown> = {
    decision: () => game.decision(state),
    legalActions: () => game.legalActions(state, players[0] ?? ''),
    allLegalActions: () => game.allLegalActions(state),
    whyNot: () => game.whyNot(state, action),
    reduce: () => game.reduce(state, action),
    view: () => game.view(state, players[0] ?? ''),
    viewOfEverything: () => game.viewOfEverything(state),
    reseed: () => game.reseed(state, next(9)),
    resample: () => game.resample(state, players[0] ?? '', next(9)),
    outcome: () => game.outcome(state),
    chanceOutcomes: () => game.chanceOutcomes(state),
    question: () => game.question(state),
    copy: () => game.copy(state),
    ...(!kind.endsWith('inside') && { play: () => game.play(state, action) }),
  };
  for (const [what, call] of Object.entries(calls))
    log.attempt('hostile states', `${name} ${what} of a state: ${kind}`, call);
}

/** Everything else that they take. */
function ofArguments(log: Log, { game, name, players }: Start, state: CoreState, given: unknown, kind: string): void {
  const any = given as never;
  const legal = game.allLegalActions(state);
  const manual = { mode: 'manual' } as const;
  const calls: Record<string, () => unknown> = {
    begin: () => game.begin(given, manual),
    'begin with chance': () => game.begin({}, any),
    resume: () => game.resume(given, manual),
    load: () => game.load(given),
    whyNot: () => game.whyNot(state, given),
    reduce: () => game.reduce(state, given),
    view: () => game.view(state, any),
    'resample for': () => game.resample(state, any, 1),
    'resample by the seed': () => game.resample(state, players[0] ?? '', any),
    ...(legal.kind === 'region' && {
      contains: () => legal.contains(any),
      sample: () => legal.sample(any),
    }),
  };
  for (const [what, call] of Object.entries(calls)) log.attempt('hostile arguments', `${name} ${what}: ${kind}`, call);
}

/** Setups, positions, actions and saved states that are right but for one place; what is let in is played on. */
function spoiltInputs(log: Log, { game, name, randomStart }: Start, state: CoreState, next: Next): void {
  const start: StartFrom = randomStart(next);
  const given = 'setup' in start ? start.setup : start.position;
  const bad = spoilt(given, next);
  const mode = { mode: 'seeded', seed: next(1000) } as const;
  const entered = log.attempt('spoilt starts', `${name} begins: ${bad.name}`, () =>
    'setup' in start ? game.begin(bad.value, mode) : game.resume(bad.value, mode),
  );
  if (entered && E.isRight(entered)) goOn(log, `${name} begun: ${bad.name}`, game, entered.right.state, next);
  const save = spoilt(state, next);
  const loaded = log.attempt('spoilt saves', `${name} load: ${save.name}`, () => game.load(save.value));
  if (loaded && E.isRight(loaded)) goOn(log, `${name} loaded: ${save.name}`, game, loaded.right as CoreState, next);
}

function goOn(log: Log, what: string, game: AnyGame, from: CoreState, next: Next): void {
  log.attempt('played on', `${what}, then played`, () => playedOn(game, from, MORE_ACTIONS, next));
}
