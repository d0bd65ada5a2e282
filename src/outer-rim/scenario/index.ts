/**
 * Outer Rim's scenario language: how people write tables, steps and expectations, and how the judge tells and draws them. Hand it to `judge` of
 * `holojudge/judge`.
 *
 * @module holojudge/outer-rim/scenarios
 */
import { filesOf } from '../../language/file';
import type { ScenarioLanguage } from '../../language/language';
import { basePack } from '../facts';
import { asked } from './asked';
import { begin, placeOf } from './begin';
import { course } from './course';
import { describe } from './describe';
import { doubts } from './doubts';
import { eventInWords } from './event-words';
import { names } from './file-names';
import { isWord } from './known-words';
import { lexiconOf } from './lexicon';
import { ownerOf } from './names';
import { story } from './narrate';
import { lexiconIn, wrongPack } from './pack-part';
import { fileWith, type OuterRimParts } from './parts';
import { outerRimWords } from './in-words';
import { openingRows } from './opening';
import { phrases } from './phrases';
import { questions } from './questions';
import { starter } from './starter';
import { tellable } from './tellable';
import { kinds, mainName, pieces } from './fields';
import { pass, verbs } from './verbs';
import type { OuterRim } from '../model/types';

/** Outer Rim's scenario files, for `judge` and for words in apps. */
export const outerRimScenarios: ScenarioLanguage<OuterRim> = {
  ...outerRimWords,
  ...filesOf<OuterRim, OuterRimParts>(
    { ...fileWith(lexiconOf(basePack)), read: (given) => fileWith(lexiconIn(given)).read(given) },
    { names, begin, placeOf },
  ),
  wrong: wrongPack,
  doers: ['player'],
  ownerOf,
  verbs,
  phrases,
  pass,
  faces: { hit: 'hit', crit: 'crit', 'critical hit': 'crit', focus: 'focus', blank: 'blank' },
  cards: {},
  kinds,
  pieces,
  mainName,
  questions,
  isWord,
  events: story.events,
  asked,
  eventNames: { player: 'player' },
  course,
  doubts,
  opening: openingRows,
  withheld: ['step-skipped', 'stopped', 'defeated'],
  eventInWords,
  starter,
  describe,
  tellable,
  partsOfState: {
    stack: 'the middle of a step',
    used: 'abilities that were used already',
    content: 'a pack of its own',
    ai: 'how AI cards were shuffled',
    winner: 'a game that is over',
  },
};
