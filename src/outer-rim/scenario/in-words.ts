/**
 * Outer Rim in words, for apps: labels of buttons, the story, questions and pictures. The words of scenario files are in
 * `holojudge/outer-rim/scenarios`.
 *
 * @module holojudge/outer-rim/words
 */
import { outerRim } from '..';
import type { GameWords } from '../../language/language';
import { pictures } from '../../language/scenes';
import type { OuterRim } from '../model/types';
import { label } from './labels';
import { madeUp } from './made-up';
import { nameOf, story } from './narrate';
import { picture } from './picture';
import { abilityName, named } from './texts';

/** Outer Rim in words, for apps. */
export const outerRimWords: GameWords<OuterRim> = {
  game: outerRim,
  narrate: story.narrate,
  label,
  madeUp,
  nameOf,
  named,
  abilityName,
  abilitiesBySource: true,
  picture: pictures<OuterRim>(outerRim, picture),
};
