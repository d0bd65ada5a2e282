/** Codecs of what states, actions, events and frames have in common. */
import { list, oneOf, text, whole } from '../../core/codec';
import { COMBATS, FACTIONS, MARKET_DECKS, SKILLS } from '../facts';
import { SOURCES } from './events';

export const credits = whole('credits: whole thousands from 0', 0, Number.MAX_SAFE_INTEGER, 1000);
export const faction = oneOf('a faction', FACTIONS);
export const deck = oneOf('a market deck', MARKET_DECKS);
export const body = oneOf('what is damaged', ['character', 'ship']);
export const source = oneOf('a source', SOURCES);
export const damageFrom = oneOf('what deals damage', [...SOURCES, 'combat', 'illegal']);
export const combat = oneOf('a combat', COMBATS);
export const skill = oneOf('a skill', SKILLS);
export const rollFor = oneOf('what dice are rolled for', ['first-player', 'test', ...COMBATS, 'delivery', 'card']);
export const how = oneOf('how a card is gained', ['setup', 'bought', 'kept', 'traded', 'taken']);
export const captured = oneOf('what becomes of a contact', ['captured', 'eliminated']);
export const goal = oneOf('a goal', ['personal', 'ship']);
export const part = oneOf('a part of an AI card', ['planning', 'action', 'encounter', 'special']);
export const faces = list(text);
