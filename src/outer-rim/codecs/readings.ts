/** How rules are read, as setups, positions and saves say it. */
import { object, oneOf, optional } from '../../core/codec';
import type { Readings } from '../model/readings';

const READING = 'a reading';

export const readings = object<Readings>('readings', {
  firstPlayerRoll: optional(oneOf(READING, ['critical hits once', 'critical hits twice'])),
  startingShips: optional(oneOf(READING, ['any', 'each once'])),
  credits: optional(oneOf(READING, ['with the active player', 'between any players'])),
  bartered: optional(oneOf(READING, ['cargo, gear and mods', 'crew, too'])),
  wonPatrol: optional(oneOf(READING, ['the loser moves it', 'the next player moves it'])),
  levelFourPatrol: optional(oneOf(READING, ['moves', 'stays'])),
  shortOfCredits: optional(oneOf(READING, ['pays all', 'pays nothing'])),
  discardedContact: optional(oneOf(READING, ['to the nearest space', 'leaves the game'])),
  joinedContact: optional(oneOf(READING, ['with its card', 'leaves the game'])),
  escapedCrew: optional(oneOf(READING, ['any class, faceup', 'its class, facedown'])),
});
