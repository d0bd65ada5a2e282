/** The story as it is handed out: up to the point, with what is open there, and where a rule that decides can be read in another way. */
import type { Statement } from '../core';
import { isPace } from './decisive';
import { withDoubt } from './doubt';
import { askedOf } from './instead';
import { legalInWords } from './legal';
import type { Playing } from './playing';
import type { StoryLine } from './report';

export function toThePoint(playing: Playing, rules: readonly Statement[]): StoryLine[] {
  const { story } = playing;
  let end = story.length;
  while (end > 0 && isPace(story[end - 1] as StoryLine)) end -= 1;
  const told = story.slice(0, end).map((line, at) => withDoubt(playing, line, at, rules));
  const asked = playing.question();
  if (!asked) return told;
  const { rules: asking } = playing.language.game.decision(playing.state);
  return [...told, { kind: 'open', text: `open: ${askedOf(playing)}${onlyChoice(playing)}`, rules: asking }];
}

/** Also the only choice there is waits to be made: what follows from it has not happened yet. */
function onlyChoice(playing: Playing): string {
  const legal = legalInWords(playing);
  return legal.length === 1 ? `; only this is legal: ${legal.join('')}` : '';
}
