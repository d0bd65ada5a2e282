/** Codecs of what states, actions, events and frames have in common. */
import { named, nullable, oneOf, text, type OwnActionFields } from '../../core/codec';
import { card, SYMBOLS } from '../facts';
import type { DestinyAction, TurnAction } from './actions';

/** Code of a card that exists. */
export const code = named('the code of a card of Awakenings or Spirit of Rebellion', {
  has: (name) => card(name) !== undefined,
});
/** What hands, decks and discard piles hold; characters and battlefields lie on the table (des.type.01). */
export const deckCode = named('the code of an event, an upgrade or a support', {
  has: (name) => DECK_TYPES.includes(card(name)?.type ?? ''),
});
const DECK_TYPES = ['event', 'upgrade', 'support'];
export const battlefieldCode = named('the code of a battlefield', {
  has: (name) => card(name)?.type === 'battlefield',
});
/** What the set-aside zone holds dice of. */
export const diceCode = named('the code of a card with a die', { has: (name) => (card(name)?.sides.length ?? 0) > 0 });
export const symbol = oneOf('a symbol', SYMBOLS);
export const phase = oneOf('a phase', ['setup', 'action', 'upkeep']);
export const zone = oneOf('a zone', [
  'hand',
  'deck',
  'deck-top',
  'deck-bottom',
  'discard',
  'set-aside',
  'play',
  'limbo',
  'removed',
]);
/** Zones whose cards a player may be shown. */
export const lookedAt = oneOf('a zone', ['hand', 'deck']);
export const why = oneOf('a reason to leave play', [
  'effect',
  'replaced',
  'defeat',
  'uniqueness',
  'upgrade-limit',
  'not-redeployed',
  'eliminated',
]);
export const delayedEffect = oneOf('an effect', ['defeat', 'ambush']);
/** Of an effect of neither kind: null. */
export const damage = nullable(oneOf('a kind of damage', ['melee', 'ranged']));

const ofCard = { card: text };
/** What a player may do with an action. */
export const turnActionFields: Pick<OwnActionFields<DestinyAction>, TurnAction['type']> = {
  play: ofCard,
  activate: ofCard,
  resolve: { symbol },
  'discard-to-reroll': ofCard,
  claim: {},
  pass: {},
  forgo: {},
};
