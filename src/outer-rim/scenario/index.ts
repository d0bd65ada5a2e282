/** Outer Rim's scenario language: how people write tables, steps and expectations down, and how the judge tells and draws them. */
import { outerRim } from '..';
import type { ScenarioLanguage } from '../../core/scenario';
import type { OuterRimAction } from '../actions';
import type { OuterRimEvent } from '../events';
import type { Position } from '../position';
import type { OuterRimSetup } from '../set-up';
import type { OuterRimState } from '../state';
import type { OuterRimView } from '../view';
import { begin, placeOf } from './begin';
import { describe } from './describe';
import { eventInWords } from './event-words';
import { names } from './file-names';
import { eventTypes, nameOf, narrate } from './narrate';
import { defs, parts, required } from './parts';
import { phrases } from './phrases';
import { picture } from './picture';
import { questions } from './questions';
import { starter } from './starter';
import { kinds, pieces } from './values';
import { pass, verbs } from './verbs';

export const outerRimScenarios: ScenarioLanguage<
  OuterRimState,
  OuterRimAction,
  OuterRimEvent,
  OuterRimSetup,
  Position,
  OuterRimView
> = {
  game: outerRim,
  parts,
  required,
  defs,
  names,
  begin,
  placeOf,
  verbs,
  phrases,
  pass,
  faces: { hit: 'hit', crit: 'crit', 'critical hit': 'crit', focus: 'focus', blank: 'blank' },
  cards: {},
  kinds,
  pieces,
  questions,
  events: eventTypes,
  eventInWords,
  narrate,
  nameOf,
  abilitiesBySource: true,
  picture,
  starter,
  describe,
};
