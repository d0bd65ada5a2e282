/**
 * Star Wars Miniatures's scenario language: how people write tables, steps and expectations, and how the judge tells and draws them. Hand it to `judge`
 * of `holojudge/judge`.
 *
 * @module holojudge/miniatures/scenarios
 */
import { doubts } from './doubts';
import { filesOf } from '../../language/file';
import { namesIn, type ScenarioLanguage } from '../../language/language';
import { D20 } from '../model/roll';
import type { Miniatures } from '../model/types';
import { asked } from './asked';
import { begin, names, placeOf } from './begin';
import { characterWords } from './card-words';
import { course } from './course';
import { describe, tellable } from './describe';
import { kinds, pieces } from './fields';
import { story } from './narrate';
import { miniaturesWords } from './in-words';
import { openingRows } from './opening';
import { file, type MiniaturesParts } from './parts';
import { phrases } from './phrases';
import { sayTitle } from './piece-labels';
import { questions } from './questions';
import { starter } from './starter';
import { pass, verbs } from './verbs';

/** Miniatures' scenario files, for `judge` and for words in apps. */
export const miniaturesScenarios: ScenarioLanguage<Miniatures> = {
  ...miniaturesWords,
  ...filesOf<Miniatures, MiniaturesParts>(file, { names, begin, placeOf }),
  doers: ['character'],
  verbs,
  phrases,
  pass,
  faces: Object.fromEntries(Object.keys(D20.faces).map((face) => [face, face])),
  cards: {},
  kinds,
  pieces,
  questions,
  isWord: (word) => characterWords.id(word) !== undefined,
  events: story.events,
  asked,
  eventNames: namesIn({ character: ['attacker', 'target', 'helper', 'user'], player: ['first'], door: [] }),
  course,
  spares: {
    'attack-missed': { of: 'target', values: ['hit-points', 'damage'] },
    'attack-canceled': { of: 'target', values: ['hit-points', 'damage'] },
    'damage-avoided': { of: 'character', values: ['hit-points', 'damage'] },
  },
  doubts,
  amounts: { of: ['damage-dealt'], by: 'attack-hit', until: 'attack-resolved' },
  opening: openingRows,
  bearerOf: (source) => source,
  titleOf: sayTitle,
  starter,
  describe,
  tellable,
  partsOfState: { stack: 'the middle of a turn', lasting: 'what lasts to the end of a turn' },
};
