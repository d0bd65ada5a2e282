/** What apps show, as sentences with the names that people know: actions for buttons, events, questions and reasons. */
import * as E from 'fp-ts/lib/Either';
import {
  fromOutside,
  LIMITS,
  MalformedInput,
  NotAState,
  reason,
  rejection,
  sameJson,
  type Action,
  type GameEvent,
  type GameTypes,
  type Json,
  type Reason,
  type Rejection,
} from '../core';
import { orThrow, within } from '../core/codec/malformed';
import { needs } from '../core/codec/needs';
import { plain, type Limits } from '../core/codec/plain';
import { withAddedOf } from '../core/engine/adding';
import { whyEndless } from '../core/engine/not-a-state';
import { asksInWords, whyInWords, type PlayerNames } from '../language/in-words';
import type { GameWords } from '../language/language';
import type { Words } from '../play/session';
import { labelInWords, labelsInWords } from './label';
import type { SomeAction } from './match';
import { told } from './narrate';
import { WORDS_OF_GAME } from './shapes';

/**
 * A legal action as one sentence for an app's buttons, `Phoenix Squadron Pilot performs a focus action`, with the names that cards have in print.
 * `state`: the state in which the question is asked. `players`: the players' names; default: their ids. No two legal actions of a player have the same label:
 * equal labels are numbered.
 * @throws NotAState, MalformedInput
 * @example
 * ```ts
 * import { actionInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * console.log(actionInWords(outerRimWords, bossk, begun.right.state, { ann: 'Ann' })); // Ann is Bossk
 * ```
 */
export function actionInWords<G extends GameTypes>(
  language: GameWords<G>,
  action: G['action'] & Action,
  state: G['state'],
  players: PlayerNames = {},
): string {
  needsWords(language, players);
  measured(action, 'action', LIMITS.action);
  return saying(
    language,
    state,
    () => labelInWords({ ...language, players }, action as unknown as SomeAction, state),
    () => wrongAction(language, action, state),
  );
}

/**
 * Legal actions as sentences, in their order: the same sentences as those of `actionInWords`. The time grows with the number of actions, not with its square.
 * @throws NotAState, MalformedInput
 * @example
 * ```ts
 * import { actionsInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const { state } = begun.right;
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * console.log(actionsInWords(outerRimWords, [bossk], state, { ann: 'Ann' })); // [ 'Ann is Bossk' ]
 * ```
 */
export function actionsInWords<G extends GameTypes>(
  language: GameWords<G>,
  actions: readonly (G['action'] & Action)[],
  state: G['state'],
  players: PlayerNames = {},
): string[] {
  needsWords(language, players);
  needs('actions', actions, 'a list');
  for (const each of actions) measured(each, 'action', LIMITS.action);
  return saying(
    language,
    state,
    () => labelsInWords({ ...language, players }, actions as unknown as readonly SomeAction[], state),
    () => actions.map((each) => wrongAction(language, each, state)).find((why) => why !== null) ?? null,
  );
}

/**
 * What happened, as one sentence; null if it is not worth a line. `state`: the state after the event. Show a player only the events of their `view`, because
 * those of the state name hidden cards.
 * @throws NotAState, MalformedInput
 * @example
 * ```ts
 * import { eventInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * const step = outerRim.reduce(begun.right.state, bossk);
 * if (step._tag === 'Left') throw new Error(step.left.message);
 * const [event] = outerRim.view(step.right.state, 'bob').events;
 * if (!event) throw new Error('nothing happened');
 * console.log(eventInWords(outerRimWords, event, step.right.state, { ann: 'Ann' })); // Ann is Bossk
 * ```
 */
export function eventInWords<G extends GameTypes>(
  language: GameWords<G>,
  event: G['event'] & GameEvent,
  state: G['state'],
  players: PlayerNames = {},
): string | null {
  needsWords(language, players);
  measured(event, 'event', LIMITS.input);
  return saying(
    language,
    state,
    () => told({ ...language, players }, event, state)?.text ?? null,
    () => wrongEvent(language, event, state),
  );
}

/**
 * What is being decided, with names instead of ids: `a character for F-11D Rifle`.
 * @throws NotAState
 * @example
 * ```ts
 * import { questionInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * console.log(questionInWords(outerRimWords, begun.right.state)); // character
 * ```
 */
export function questionInWords<G extends GameTypes>(
  language: GameWords<G>,
  state: G['state'],
  players: PlayerNames = {},
): string {
  needsWords(language, players);
  return saying(language, state, () => asksInWords({ ...language, players }, state));
}

/**
 * Why something is refused, or came about, with names instead of ids. `state`: the state to which the reason belongs.
 * @throws NotAState
 * @example
 * ```ts
 * import { reasonInWords } from 'holojudge/judge';
 * import { outerRim } from 'holojudge/outer-rim';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const why = outerRim.whyNot(begun.right.state, { type: 'choose-character', player: 'bob', character: 'bossk' });
 * if (!why) throw new Error('it is legal');
 * console.log(reasonInWords(outerRimWords, why, begun.right.state, { ann: 'Ann', bob: 'Bob' })); // This does not answer the question: character. The question is for Ann.
 * ```
 */
export function reasonInWords<G extends GameTypes>(
  language: GameWords<G>,
  why: Pick<Reason, 'message' | 'parts'>,
  state: G['state'],
  players: PlayerNames = {},
): string {
  needsWords(language, players);
  needs('why', why, { message: 'a text' });
  return saying(language, state, () => whyInWords({ ...language, players }, why, state));
}

/**
 * The words in which a session tells a game, for `openSession`, with the names of the session's players.
 * @example
 * ```ts
 * import { wordsOf } from 'holojudge/judge';
 * import { outerRimWords } from 'holojudge/outer-rim/words';
 *
 * const words = wordsOf(outerRimWords);
 * console.log(Object.keys(words)); // [ 'action', 'actions', 'event', 'question', 'reason' ]
 * ```
 */
export function wordsOf<G extends GameTypes>(language: GameWords<G>): Words<G> {
  needs('language', language, WORDS_OF_GAME);
  return {
    action: (action, state, players) => actionInWords(language, action as never, state, players),
    actions: (actions, state, players) => actionsInWords(language, actions as never, state, players),
    event: (event, state, players) => eventInWords(language, event as never, state, players),
    question: (state, players) => questionInWords(language, state, players),
    reason: (why, state, players) => reasonInWords(language, why, state, players),
  };
}

function needsWords(language: unknown, players: unknown): void {
  needs('language', language, WORDS_OF_GAME);
  needs('players', players, 'an object');
}

/** It, as plain JSON: nobody looks for words in what is too big, or has no end. @throws MalformedInput */
function measured(given: unknown, name: string, limits: Limits): Json {
  return orThrow(E.mapLeft((why: Rejection) => within(why, name))(plain(given, limits)));
}

/** Why it is no action that can be told; null: it is legal. */
function wrongAction<G extends GameTypes>({ game }: GameWords<G>, action: unknown, state: G['state']) {
  const why = game.whyNot(state, fromOutside(action));
  return why && within(why, 'action');
}

/** Why it is no event that can be told; null: it is one of the state. A state that tells it is loaded. */
function wrongEvent<G extends GameTypes>({ game }: GameWords<G>, event: unknown, state: G['state']) {
  const given = measured(event, 'event', LIMITS.input);
  const loaded = game.load({ ...state, events: [given] });
  if (E.isLeft(loaded)) return ofEvent(loaded.left);
  if (state.events.some((each) => sameJson(each as unknown as Json, given))) return null;
  return rejection(reason('malformed', 'event: it names what this game does not have', []), ['event']);
}

/** A rejection of the one event of a state as one of the event. */
function ofEvent({ message, path: [_events, _first, ...path], ...why }: Rejection): Rejection {
  return { ...why, path: ['event', ...path], message: message.replace('events[0]', 'event') };
}

/** @throws NotAState where words cannot be found because `state` is no state of the game, MalformedInput where it is because of what they are about */
function saying<G extends GameTypes, R>(
  { game }: GameWords<G>,
  state: unknown,
  words: () => R,
  malformed: () => Rejection | null = () => null,
): R {
  const endless = whyEndless(game.load, state);
  if (endless) throw new NotAState(endless);
  try {
    return withAddedOf(game, words);
  } catch (cause) {
    if (cause instanceof NotAState) throw cause;
    const loaded = game.load(state);
    if (E.isLeft(loaded)) throw new NotAState(loaded.left, { cause });
    const why = malformed();
    throw why ? new MalformedInput(why, { cause }) : cause;
  }
}
