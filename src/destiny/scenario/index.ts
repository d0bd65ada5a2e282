/** Destiny's scenario language: how people write tables, steps and expectations down, and how the judge tells and draws them. */
import { destiny } from '..';
import { filesOf } from '../../language/file';
import type { ScenarioLanguage } from '../../language/language';
import { pictures } from '../../language/scenes';
import { begin, placeOf } from './begin';
import { cardList, DECK_TYPES } from './card-words';
import { isWord } from './choice-words';
import { course } from './course';
import { describe } from './describe';
import { doubts } from './doubts';
import { label } from './labels';
import { names, pieces } from './names';
import { bearerOf, nameOf, story } from './narrate';
import { file, SIDES, type DestinyParts } from './parts';
import { openingRows } from './opening';
import { phrases } from './phrases';
import { picture } from './picture';
import { due } from './roll-words';
import { questions } from './questions';
import { starter } from './starter';
import { named } from './texts';
import { kinds } from './fields';
import { pass, verbs } from './verbs';
import type { Destiny } from '../model/types';

/** Destiny's scenario files, for `judge` and for words in apps. */
export const destinyScenarios: ScenarioLanguage<Destiny> = {
  game: destiny,
  ...filesOf<Destiny, DestinyParts>(file, { names, begin, placeOf }),
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
  ...story,
  eventNames: { player: 'player' },
  course,
  doubts,
  opening: openingRows,
  withheld: ['passed', 'defeated', 'player-eliminated', 'action-phase-ended-early'],
  nameOf,
  bearerOf,
  named,
  label,
  abilitiesBySource: true,
  picture: pictures<Destiny>(destiny, picture),
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
