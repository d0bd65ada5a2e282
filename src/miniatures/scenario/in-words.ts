/**
 * Star Wars Miniatures in words, for apps: labels of buttons, the story, questions and pictures. The words of scenario files are in
 * `holojudge/miniatures/scenarios`.
 *
 * @module holojudge/miniatures/words
 */
import type { GameWords } from '../../language/language';
import { pictures } from '../../language/scenes';
import { miniatures } from '../game';
import type { Miniatures } from '../model/types';
import { label } from './labels';
import { story } from './narrate';
import { abilityName, named, nameOf } from './piece-labels';
import { picture } from './picture';

/** Miniatures in words, for apps. */
export const miniaturesWords: GameWords<Miniatures> = {
  game: miniatures,
  narrate: story.narrate,
  label,
  nameOf,
  named,
  abilityName,
  picture: pictures<Miniatures>(miniatures, picture),
};
