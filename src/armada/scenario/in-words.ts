/**
 * Armada in words, for apps: labels of buttons, the story, questions and pictures. The words of scenario files are in `holojudge/armada/scenarios`.
 *
 * @module holojudge/armada/words
 */
import type { GameWords } from '../../language/language';
import { pictures } from '../../language/scenes';
import { armada } from '../game';
import type { Armada } from '../model/types';
import { label } from './labels';
import { story } from './narrate';
import { abilityName, named, nameOf } from './piece-labels';
import { picture } from './picture';

/** Armada in words, for apps. */
export const armadaWords: GameWords<Armada> = {
  game: armada,
  narrate: story.narrate,
  label,
  nameOf,
  named,
  abilityName,
  abilitiesBySource: true,
  picture: pictures<Armada>(armada, picture),
};
