/**
 * X-Wing's scenario language: how people write tables, steps and expectations, and how the judge tells and draws them. Hand it to `judge` of
 * `holojudge/judge`.
 *
 * @module holojudge/xwing/scenarios
 */
import { filesOf } from '../../language/file';
import { namesIn, type ScenarioLanguage } from '../../language/language';
import { asked } from './asked';
import { titleOf } from './ability-words';
import { begin, names, placeOf } from './begin';
import { damageWords, isWord } from './card-words';
import { course } from './course';
import { describe } from './describe';
import { doubts } from './doubts';
import { choice } from './dice-words';
import { bearerOf, story } from './narrate';
import { file, type XwingParts } from './parts';
import { ofMoment } from './of-moment';
import { xwingWords } from './in-words';
import { openingRows } from './opening';
import { phrases } from './phrases';
import { questions } from './questions';
import { starter } from './starter';
import { kinds, pieces } from './fields';
import { pass, verbs } from './verbs';
import { FACE_WORDS } from './words';
import type { Xwing } from '../model/types';

/** X-Wing's scenario files, for `judge` and for words in apps. */
export const xwingScenarios: ScenarioLanguage<Xwing> = {
  ...xwingWords,
  ...filesOf<Xwing, XwingParts>(file, { names, begin, placeOf, ofMoment }),
  doers: ['ship'],
  verbs,
  phrases,
  pass,
  choice,
  faces: FACE_WORDS,
  cards: damageWords.ids,
  kinds,
  pieces,
  questions,
  isWord,
  events: story.events,
  asked,
  // Remotes do what ships do.
  eventNames: {
    ...namesIn({ object: ['obstacle', 'on', 'device'], player: [] }),
    ...Object.fromEntries(['ship', 'attacker', 'defender'].map((field) => [field, 'ship or remote'])),
  },
  course,
  doubts,
  opening: openingRows,
  spares: {
    'attack-missed': { of: 'defender', values: ['damage', 'facedown', 'shields'] },
    'damage-prevented': { of: 'ship', values: ['damage', 'facedown', 'shields'] },
  },
  withheld: [
    'step-skipped',
    'action-not-possible',
    'attack-not-possible',
    'action-failed',
    'effect-failed',
    'no-effect',
    'fuse-marker-removed',
    'ship-destroyed',
    'fled',
  ],
  bearerOf,
  titleOf,
  starter,
  describe,
  partsOfState: {
    stack: 'the middle of a step',
    players: 'edges of the play area and damage decks',
    ships: 'what ships have been through this round',
    locks: 'the order of locks',
    used: 'abilities that were used already',
    winner: 'a game that is over',
  },
};
