/** What the judge needs of languages, of what was read by it, and of names: looked at where they are handed over. */
import { flag, list, object, optional, text, whole } from '../core/codec';
import { GAME, needs, type Shape } from '../core/codec/needs';
import { optionsOf } from '../core/codec/options';
import { PIXELS, type Room } from '../language/room';
import type { JudgeOptions } from './run';

export const WORDS_OF_GAME: Shape = { game: GAME, narrate: 'a function', label: 'a function' };
export const LANGUAGE: Shape = {
  ...WORDS_OF_GAME,
  parts: 'an object',
  required: 'a list',
  defs: 'an object',
  verbs: 'an object',
};
const JUDGED_GAME: Shape = { language: LANGUAGE, rules: 'a list' };
export const SCENARIO: Shape = {
  game: JUDGED_GAME,
  start: 'an object',
  steps: 'a list',
  expect: 'a list',
  claims: 'a list',
  text: 'an object',
};

const px = whole('a number of px from 50', PIXELS.least, PIXELS.most);

const optionsCodec = object<JudgeOptions>('options of the judge', {
  pictures: optional(flag),
  room: optional(object<Room>('the room of a picture', { width: px, height: px })),
  others: optional(list(text)),
});

/** @throws MalformedInput */
export function readOptions(given: unknown): JudgeOptions {
  return optionsOf(optionsCodec, 'options', given);
}

/** @throws MalformedInput */
export function needsGames(games: unknown): void {
  needs('games', games, 'a list');
  for (const [i, each] of (games as readonly unknown[]).entries()) needs(['games', i], each, JUDGED_GAME);
}
