/**
 * Armada's scenario language: how people write tables, steps and expectations, and how the judge tells and draws them. Hand it to `judge` of
 * `holojudge/judge`.
 *
 * @module holojudge/armada/scenarios
 */
import { filesOf } from '../../language/file';
import { namesIn, type ScenarioLanguage } from '../../language/language';
import { DICE_COLORS } from '../facts';
import type { Armada } from '../model/types';
import { asked } from './asked';
import { begin, names, placeOf } from './begin';
import { damageWords, isWord } from './card-words';
import { course } from './course';
import { choice, FACE_WORDS } from './dice-words';
import { doubts } from './doubts';
import { kinds, pieces } from './fields';
import { story } from './narrate';
import { armadaWords } from './in-words';
import { openingRows } from './opening';
import { file, type ArmadaParts } from './parts';
import { phrases } from './phrases';
import { bearerOf, titleOf } from './piece-labels';
import { questions } from './questions';
import { starter } from './starter';
import { pass, verbs } from './verbs';

/** Armada's scenario files, for `judge` and for words in apps. */
export const armadaScenarios: ScenarioLanguage<Armada> = {
  ...armadaWords,
  ...filesOf<Armada, ArmadaParts>(file, { names, begin, placeOf }),
  doers: ['ship', 'squadron', 'attacker', 'defender', 'piece'],
  verbs,
  phrases,
  pass,
  choice,
  faces: FACE_WORDS,
  dice: Object.fromEntries(DICE_COLORS.map((color) => [color, color])),
  cards: damageWords.ids,
  kinds,
  pieces,
  questions,
  isWord,
  events: story.events,
  asked,
  eventNames: namesIn({ ship: ['other'], piece: ['attacker', 'defender'], squadron: [], obstacle: [], player: [] }),
  course,
  doubts,
  amounts: { of: ['shield-lost', 'damage-card-dealt', 'hull-lost'], by: 'damage-totaled', until: 'attack-performed' },
  opening: openingRows,
  spares: { 'attack-canceled': { of: 'defender', values: ['shields', 'damage', 'facedown', 'hull'] } },
  withheld: ['attack-performed', 'attack-skipped', 'ship-destroyed', 'squadron-destroyed', 'passed', 'squadron-left'],
  bearerOf,
  titleOf,
  starter,
};
