/** What states are worth to players, and what a player may answer: for policies that look ahead. */
import { impossible, MalformedInput, type Action, type Outcome, type PlayerId, type Question } from '../core';
import { show } from '../core/codec/show';

/** @throws MalformedInput: no answer would be the best */
export function finiteWorth(worth: number): number {
  if (Number.isFinite(worth)) return worth;
  const message = `options.for: expected it to give a finite number, found ${show(worth)}`;
  throw new MalformedInput(impossible('malformed', message, ['options', 'for']));
}

/** How far this player is ahead of the best of the others, by the scores. */
export function leadIn({ scores }: Pick<Outcome, 'scores'>, player: PlayerId): number {
  const { [player]: own = 0, ...others } = scores;
  return own - Math.max(0, ...Object.values(others));
}

/** What is listed that this player may answer. */
export function listedFor<A extends Action>({ candidates }: Question<A>, player: PlayerId): A[] {
  // A loop: it is asked at every decision that is imagined.
  const listed: A[] = [];
  for (const { action, not } of candidates) if (not === null && action.player === player) listed.push(action);
  return listed;
}

/** Some places of a region that this player may answer; fewer, where none is found. */
export function placesFor<A extends Action>(
  { region }: Question<A>,
  player: PlayerId,
  count: number,
  next: (n: number) => number,
): A[] {
  const places = region ? Array.from({ length: count }, () => region.sample(next)) : [];
  return places.flatMap((place) => (place?.player === player ? [place] : []));
}

/** What this player is asked, of a question to several. */
export function askedOf<A extends Action>(question: Question<A>, player: PlayerId): Question<A> {
  if (question.by.length <= 1) return question;
  return {
    ...question,
    by: [player],
    candidates: question.candidates.filter(({ action }) => action.player === player),
  };
}
