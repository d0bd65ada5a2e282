/** Who answers in an imagined game, and what is worth considering. */
import type { Action, Game, GameTypes, PlayerId, Question } from '../../core';
import { listedFor, placesFor } from '../worth';

/** An answer, and how much a sensible player likes it; below 0: not while there is another. */
export interface Choice<A> {
  action: A;
  like: number;
}

/** What one player considers. */
export interface Considered<A> {
  player: PlayerId;
  choices: readonly Choice<A>[];
  /** All that is left are answers that nobody likes: the player is done, and waits for others. */
  isDone: boolean;
}

/** Of an answer that nothing is known of. */
const NEUTRAL = 2;

/** What this player considers of a question: what they like, or, where they like nothing, all. `places`: so many of a region. */
export function consideredBy<G extends GameTypes>(
  { strategy }: Game<G>,
  state: G['state'],
  question: Question<G['action']>,
  player: PlayerId,
  places: readonly G['action'][],
): Considered<G['action']> {
  const actions = [...listedFor(question, player), ...places];
  const likes = strategy && actions.length > 1 ? strategy.likes(state, player, actions) : [];
  const all = actions.map((action, i) => ({ action, like: likes[i] ?? NEUTRAL }));
  const liked = all.filter(({ like }) => like >= 0);
  if (liked.length > 0) return { player, choices: liked, isDone: false };
  return { player, choices: all.map(({ action }) => ({ action, like: 0 })), isDone: all.length > 1 };
}

/** Who answers next of several who are asked at once: the first who has something to do, `first` before all others; then it is asked what the others do. */
export function nextToAnswer<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  question: Question<G['action']>,
  first: PlayerId,
  next: (n: number) => number,
): Considered<G['action']> | null {
  const by = question.by.includes(first) ? [first, ...question.by.filter((each) => each !== first)] : question.by;
  let waits: Considered<G['action']> | null = null;
  for (const player of by) {
    const places = placesFor(question, player, 1, next);
    const considered = consideredBy(game, state, question, player, places);
    if (considered.choices.length === 0) continue;
    // Where a game knows nothing of good play, who is done could change their mind for ever.
    if (!considered.isDone && (game.strategy || by.length === 1 || next(2) === 0)) return considered;
    waits = considered;
  }
  return waits;
}

/** The answer that is liked most, of equal ones by lot; now and then some other. */
export function likedMost<A extends Action>(choices: readonly Choice<A>[], next: (n: number) => number): A | null {
  if (next(LAPSE) === 0) return choices[next(choices.length)]?.action ?? null;
  let most: Choice<A> | null = null;
  let equals = 0;
  for (const each of choices) {
    if (most !== null && each.like < most.like) continue;
    equals = most === null || each.like > most.like ? 1 : equals + 1;
    if (next(equals) === 0) most = each;
  }
  return most?.action ?? null;
}

/** Of so many answers one is given by lot: nobody plays as they are expected to. */
const LAPSE = 10;
