/** What the example server told its viewers, held against the games as they were: it is the same where everything that the viewer may not know is dealt anew. */
import { readFileSync } from 'node:fs';
import { canonicalJson, type Action, type AnyGame, type CoreState, type GameEvent } from '../../src/core';
import { actionInWords, eventInWords, questionInWords, reasonInWords } from '../../src/judge';
import type { AnyLanguage } from '../../src/language/language';
import { openSaved, type Change, type Session } from '../../src/play';
import type { Update } from './client';

/** What a viewer had after one message. */
export interface Told {
  viewer: string;
  update: Update;
  /** Whole, with the patches of the message in it. */
  view: unknown;
}

// What is generic over the games passes states and actions through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnySession = Session<any>;

const CHANGES: { [T in Change['type']]: (session: AnySession, change: Extract<Change, { type: T }>) => unknown } = {
  answer: (session, { player, action, seen }) => session.answer(player, action, { seen }),
  'ask-undo': (session, { player, actions }) => session.askUndo(player, actions),
  agree: (session, { player }) => session.agree(player),
  refuse: (session, { player }) => session.refuse(player),
  concede: (session, { player }) => session.concede(player),
};

/** A room's file: the game at each of its versions. */
export function statesIn(game: AnyGame, file: string): CoreState[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const [first, ...others] = lines.map((line) => JSON.parse(line) as Change | { seat: string });
  const opened = openSaved(game, { ...first, changes: [] });
  if (opened._tag === 'Left') throw new Error(opened.left.message);
  const session: AnySession = opened.right;
  const states = [session.state as CoreState];
  for (const change of others) {
    if ('seat' in change) continue;
    CHANGES[change.type](session, change as never);
    states.push(session.state as CoreState);
  }
  return states;
}

/** What of this message tells more than its viewer may know, or something else than the game. Null: nothing. */
export function wrongIn(language: AnyLanguage, states: readonly CoreState[], told: Told, seed: number): string | null {
  const game: AnyGame = language.game;
  const { viewer, update } = told;
  const { players } = update;
  const state = states[update.version];
  if (!state) return `there is no version ${update.version}`;
  for (const world of [state, game.resample(state, viewer, seed) as CoreState]) {
    const where = world === state ? 'the game' : 'another game that the viewer cannot tell from it';
    if (!same(told.view, game.view(world, viewer))) return `the view is not that of ${where}`;
    if (update.standing.kind !== 'playing') continue;
    const asks = questionInWords(language, world, players);
    if (!same(update.decision, { ...game.decision(world), asks })) return `the decision is not that of ${where}`;
    if (update.asks !== asks) return `the question is not that of ${where}`;
    if (world !== state && !same(ownOf(game, world, viewer), ownOf(game, state, viewer))) continue;
    const own = (game.allLegalActions(world).actions as Action[]).filter(({ player }) => player === viewer);
    const offered = own.map((action) => ({ action, label: actionInWords(language, action as never, world, players) }));
    if (!same(update.choices, offered)) return `the choices are not those of ${where}`;
  }
  for (const step of update.steps) {
    const then = states[step.version];
    if (step.type !== 'answer' || !then) continue;
    const { events } = game.view(game.resample(then, viewer, seed), viewer) as { events: GameEvent[] };
    const story = events.flatMap((event) => eventInWords(language, event as never, then, players) ?? []);
    const named = events.map(({ because, ...event }) => ({
      ...event,
      ...(because && {
        because: because.map((why) => ({ ...why, message: reasonInWords(language, why, then, players) })),
      }),
    }));
    if (!same(step.events, named) || !same(step.story, story)) return `step ${step.version} tells something else`;
  }
  const more = Object.keys(update).filter((key) => !KEYS.includes(key));
  return more.length > 0 ? `nobody knows what ${more.join(', ')} are` : null;
}

const KEYS = 'type version viewer players seen steps decision asks choices region undo standing'.split(' ');

function same(sent: unknown, expected: unknown): boolean {
  return canonicalJson(sent) === canonicalJson(JSON.parse(JSON.stringify(expected)));
}

function ownOf(game: AnyGame, state: CoreState, player: string): unknown {
  const candidates = game.question(state)?.candidates ?? [];
  return candidates.filter(({ action }) => (action as Action).player === player);
}
