/**
 * Destiny in words, for apps: labels of buttons, the story, questions and pictures. The words of scenario files are in `holojudge/destiny/scenarios`.
 *
 * @module holojudge/destiny/words
 */
import { destiny } from '..';
import type { GameWords } from '../../language/language';
import { pictures } from '../../language/scenes';
import type { Destiny } from '../model/types';
import { label } from './labels';
import { nameOf, story } from './narrate';
import { picture } from './picture';
import { named } from './texts';

/** Destiny in words, for apps. */
export const destinyWords: GameWords<Destiny> = {
  game: destiny,
  narrate: story.narrate,
  label,
  nameOf,
  named,
  abilitiesBySource: true,
  picture: pictures<Destiny>(destiny, picture),
};
