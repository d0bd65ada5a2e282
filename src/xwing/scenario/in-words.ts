/**
 * X-Wing in words, for apps: labels of buttons, the story, questions and pictures. The words of scenario files are in `holojudge/xwing/scenarios`.
 *
 * @module holojudge/xwing/words
 */
import { xwing } from '..';
import type { GameWords } from '../../language/language';
import { pictures } from '../../language/scenes';
import type { Xwing } from '../model/types';
import { abilityName, named } from './ability-words';
import { label } from './labels';
import { nameOf, story } from './narrate';
import { picture } from './picture';

/** X-Wing in words, for apps. */
export const xwingWords: GameWords<Xwing> = {
  game: xwing,
  narrate: story.narrate,
  label,
  nameOf,
  named,
  abilityName,
  picture: pictures<Xwing>(xwing, picture),
};
