/** Armada's words for whoever plays it: buttons, the story and pictures, without the words of scenario files. */
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
