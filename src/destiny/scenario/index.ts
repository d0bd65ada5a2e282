/**
 * Destiny's scenario language: how people write tables, steps and expectations, and how the judge tells and draws them. Hand it to `judge` of
 * `holojudge/judge`.
 *
 * @module holojudge/destiny/scenarios
 */
import { filesOf } from '../../language/file';
import type { ScenarioLanguage } from '../../language/language';
import { asked } from './asked';
import { begin, placeOf } from './begin';
import { cardList, DECK_TYPES } from './card-words';
import { isWord } from './choice-words';
import { course } from './course';
import { describe } from './describe';
import { doubts } from './doubts';
import { names, pieces } from './names';
import { bearerOf, ownerOf, story } from './narrate';
import { file, SIDES, type DestinyParts } from './parts';
import { destinyWords } from './in-words';
import { openingRows } from './opening';
import { phrases } from './phrases';
import { due } from './roll-words';
import { questions } from './questions';
import { starter } from './starter';
import { kinds } from './fields';
import { pass, verbs } from './verbs';
import type { Destiny } from '../model/types';

/** Destiny's scenario files, for `judge` and for words in apps. */
export const destinyScenarios: ScenarioLanguage<Destiny> = {
  ...destinyWords,
  ...filesOf<Destiny, DestinyParts>(file, { names, begin, placeOf }),
  doers: ['player'],
  ownerOf,
  verbs,
  phrases,
  pass,
  due,
  faces: Object.fromEntries(SIDES.map((side) => [side, side])),
  cards: cardList(DECK_TYPES).ids,
  kinds,
  pieces,
  questions,
  isWord,
  events: story.events,
  asked,
  eventNames: { player: 'player' },
  course,
  doubts,
  opening: openingRows,
  spares: { 'no-damage-taken': { of: 'character', values: ['damage', 'health'] } },
  withheld: ['passed', 'defeated', 'player-eliminated', 'action-phase-ended-early'],
  bearerOf,
  starter,
  describe,
  partsOfState: {
    stack: 'the middle of an action',
    cards: 'what cards in play have been through',
    dice: 'what dice have been through',
    limbo: 'cards on their way',
    inPlay: 'the order in which abilities came into play',
    played: 'cards that were played this round',
    serials: 'copies of cards that were in play before',
    delayed: 'effects that end later',
    winner: 'a game that is over',
  },
};
