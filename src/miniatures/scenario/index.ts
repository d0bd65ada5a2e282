/** Miniatures' scenario language: how people write tables, steps and expectations down, and how the judge tells and draws them. */
import { filesOf } from '../../language/file';
import { namesIn, type ScenarioLanguage } from '../../language/language';
import { pictures } from '../../language/scenes';
import { miniatures } from '../game';
import { D20 } from '../model/roll';
import type { Miniatures } from '../model/types';
import { begin, names, placeOf } from './begin';
import { characterWords } from './card-words';
import { course } from './course';
import { describe, tellable } from './describe';
import { kinds, pieces } from './fields';
import { label } from './labels';
import { story } from './narrate';
import { openingRows } from './opening';
import { file, type MiniaturesParts } from './parts';
import { phrases } from './phrases';
import { picture } from './picture';
import { abilityName, named, nameOf } from './piece-labels';
import { questions } from './questions';
import { starter } from './starter';
import { pass, verbs } from './verbs';

/** Miniatures' scenario files, for `judge` and for words in apps. */
export const miniaturesScenarios: ScenarioLanguage<Miniatures> = {
  game: miniatures,
  ...filesOf<Miniatures, MiniaturesParts>(file, { names, begin, placeOf }),
  verbs,
  phrases,
  pass,
  faces: Object.fromEntries(Object.keys(D20.faces).map((face) => [face, face])),
  cards: {},
  kinds,
  pieces,
  questions,
  isWord: (word) => characterWords.id(word) !== undefined,
  ...story,
  eventNames: namesIn({ character: ['attacker', 'target', 'helper', 'user'], player: ['first'], door: [] }),
  course,
  amounts: { of: ['damage-dealt'], by: 'attack-hit', until: 'attack-resolved' },
  opening: openingRows,
  nameOf,
  bearerOf: (source) => source,
  named,
  label,
  abilityName,
  picture: pictures<Miniatures>(miniatures, picture),
  starter,
  describe,
  tellable,
  partsOfState: { stack: 'the middle of a turn', lasting: 'what lasts for a while' },
};
