/** The story as it is handed out: up to the point, with what is open there, and where a rule that decides can be read in another way. */
import type { Statement } from '../core';
import { isPace } from './decisive';
import { withDoubt } from './doubt';
import { askedOf } from './instead';
import type { Playing } from './playing';
import type { StoryLine } from './report';

export function toThePoint(playing: Playing, rules: readonly Statement[]): StoryLine[] {
  const { story } = playing;
  let end = story.length;
  while (end > 0 && isPace(story[end - 1] as StoryLine)) end -= 1;
  const told = story.slice(0, end).map((line, at) => withDoubt(playing, line, at, rules));
  const legal = playing.question()?.candidates.filter(({ not }) => not === null).length ?? 0;
  if (legal < 2) return told;
  const { rules: asking } = playing.language.game.decision(playing.state);
  return [...told, { kind: 'open', text: `open: ${askedOf(playing)}`, rules: asking }];
}
