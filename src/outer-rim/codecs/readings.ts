/** How rules are read, as setups, positions and saves say it. */
import { allOptional, object, oneOf } from '../../core/codec';
import type { Readings } from '../model/readings';

const READING = 'a reading';

export const readings = object<Readings>(
  'readings',
  allOptional<Required<Readings>>({
    firstPlayerRoll: oneOf(READING, ['critical hits once', 'critical hits twice']),
    startingShips: oneOf(READING, ['any', 'each once']),
    credits: oneOf(READING, ['with the active player', 'between any players']),
    bartered: oneOf(READING, ['cargo, gear and mods', 'crew, too']),
    wonPatrol: oneOf(READING, ['the loser moves it', 'the next player moves it']),
    levelFourPatrol: oneOf(READING, ['moves', 'stays']),
    shortOfCredits: oneOf(READING, ['pays all', 'pays nothing']),
    discardedContact: oneOf(READING, ['to the nearest space', 'leaves the game']),
    joinedContact: oneOf(READING, ['with its card', 'leaves the game']),
    escapedCrew: oneOf(READING, ['any class, faceup', 'its class, facedown']),
  }),
);
