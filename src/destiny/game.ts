/** The definition of the game. */
import { defineGame, previewOf, type PreviewedMove } from '../core';
import { abilities } from './abilities';
import { check, checkFrames } from './codecs/check';
import { actionFields, stateFields } from './codecs/state';
import { eventFields } from './codecs/events';
import { carriers, mayHaveCarried } from './queries/carriers';
import { cardFields } from './effects/memory';
import { namesIn, playersIn, sourcesIn } from './queries/names';
import { engine } from './engine';
import { outcome } from './outcome';
import { strategy } from './policy/strategy';
import { place, positionCodec } from './begin/position';
import { happenings, procedures } from './procedures';
import { setUp, setupCodec } from './begin/set-up';
import { knowledge } from './view';
import { abilityNames } from './model/ability-names';
import { allCards } from './facts';
import { calls } from './codecs/calls';
import { dropped } from './codecs/dropped';
import { standing } from './codecs/standing';

/** Star Wars: Destiny, by its Rules Reference 1.4, with the cards of Awakenings and Spirit of Rebellion (des.document.01). */
export const destiny = defineGame({
  id: 'destiny',
  edition: {
    title: 'Star Wars: Destiny, Rules Reference',
    version: '1.4',
    date: null,
    wording: 'as printed, with the errata of this reference; later errata are not played',
  },
  engine,
  procedures,
  abilities,
  happenings,
  codecs: {
    setup: setupCodec,
    position: positionCodec,
    state: stateFields,
    actions: actionFields,
    events: eventFields,
    names: namesIn,
    memory: cardFields,
    players: playersIn,
    sources: sourcesIn,
  },
  setUp,
  place,
  check,
  checkFrames,
  calls,
  standing,
  once: {
    setup: [],
    round: [],
    'action phase': [],
    turn: [],
    'upkeep phase': [],
  },
  dropped,
  carriers,
  mayHaveCarried,
  knowledge,
  outcome,
  strategy,
  abilityNames,
  cards: () => allCards().map((each) => each.code),
});

/** Always empty, because no piece moves in this game. Left: `reduce` refuses the action. */
export const preview = previewOf(destiny, (): PreviewedMove<never> | null => null);
