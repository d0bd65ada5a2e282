/** One sentence for everything that happens in a game of Destiny. */
import { counted } from '../../language/labels';
import { tell, who } from '../../language/telling';
import { storyOf } from '../../language/language';
import { card } from '../facts';
import { sideText } from '../facts/face';
import type { LeavingReason, NoEffect, Zone } from '../model/events';
import type { DestinyState, DieId } from '../model/state';
import { nameOfCode, ofDie, wordOfCard } from './card-words';
import { cardOfDie, wordOfAnyCard } from './choice-words';
import type { Destiny } from '../model/types';

const WHY_LEFT: Readonly<Record<LeavingReason, string>> = {
  effect: '',
  replaced: ', replaced',
  defeat: ', its character being defeated',
  uniqueness: ', for there is a second one',
  'upgrade-limit': ', for there are more than three',
  'not-redeployed': ', not redeployed',
  eliminated: ', its player being out',
};

const ZONES: Readonly<Record<Zone, string>> = {
  hand: 'the hand',
  deck: 'the deck',
  'deck-top': 'the top of the deck',
  'deck-bottom': 'the bottom of the deck',
  discard: 'the discard pile',
  'set-aside': 'the set-aside zone',
  play: 'play',
  limbo: 'limbo',
  removed: 'out of the game',
};

const NOTHING: Readonly<Record<NoEffect, string>> = {
  draw: 'draws no card',
  resolve: 'resolves no more dice',
  choose: 'chooses nothing',
  lose: 'has not lost',
  pass: 'has not passed',
  offer: 'is not offered a choice',
  remove: 'removes no more',
};

export const story = storyOf<Destiny>({
  'battlefield-rolled': ({ player, total }) => tell`${who(player)} rolls ${total} for the battlefield`,
  'battlefield-chosen': ({ player, battlefield }) =>
    tell`${nameOfCode(battlefield)}, brought by ${who(player)}, is the battlefield`,
  'round-started': ({ round }) => `round ${round} begins`,
  'phase-started': ({ phase }) => (phase === 'setup' ? 'setup begins' : `the ${phase} phase begins`),
  'phase-ended': ({ phase }) => (phase === 'setup' ? 'setup ends' : `the ${phase} phase ends`),
  'round-ended': ({ round }) => `round ${round} ends`,
  'turn-started': ({ player }) => tell`the turn of ${who(player)} begins`,
  passed: ({ player, why }) =>
    tell`${who(player)} passes${{ chosen: '', claimed: ', having claimed', 'nothing-changed': ', for nothing has changed' }[why]}`,
  'additional-action': ({ player, taken }) => tell`${who(player)} ${taken ? 'takes' : 'forgoes'} an additional action`,
  'team-laid-out': ({ player, characters }) => tell`${who(player)} plays with ${characters.map(wordOfCard).join(', ')}`,
  'player-eliminated': ({ player }) => tell`${who(player)} is out of the game`,
  'cards-removed': ({ player, cards }) =>
    tell`${cards.length === 0 ? 'no card' : cards.map(wordOfCard).join(', ')} of ${who(player)} in play leaves the game`,
  'game-ended': ({ winner }) => tell`${who(winner)} has won`,

  'cards-drawn': ({ player, cards, count }) => tell`${who(player)} draws ${cards ? listed(cards) : `${count} cards`}`,
  'card-discarded': ({ player, card: code, from, last }) =>
    tell`${nameOfCode(code)} of ${who(player)} is discarded from ${ZONES[from]}${last ? ', the last card there' : ''}`,
  'discarded-to-reroll': ({ player, card: code }) => tell`${who(player)} discards ${nameOfCode(code)} to reroll dice`,
  'card-moved': ({ player, card: code, from, to }) =>
    tell`${code === null ? 'a card' : nameOfCode(code)} of ${who(player)} goes from ${ZONES[from]} to ${ZONES[to]}`,
  'looked-at': ({ player, owner, zone, cards }) =>
    tell`${who(player)} looks at ${cards ? listed(cards) : 'cards'} in the ${zone} of ${who(owner)}`,
  shown: ({ player, cards }) => tell`${who(player)} shows ${listed(cards)}`,
  'card-played': ({ player, code, on }) =>
    tell`${who(player)} plays ${nameOfCode(code)}${on === null ? '' : ` on ${wordOfCard(on)}`}`,
  'entered-play': ({ card: id }) => `${wordOfCard(id)} enters play`,
  'left-play': ({ card: id, to, why, owner }) =>
    tell`${wordOfCard(id)} leaves play for ${ZONES[to]}${to === 'removed' ? '' : tell` of ${who(owner)}`}${WHY_LEFT[why]}`,
  'cost-changed': ({ code, cost, player }) => tell`${nameOfCode(code)} costs ${who(player)} ${cost}`,

  activated: ({ player, card: id }) => tell`${who(player)} activates ${wordOfCard(id)}`,
  exhausted: ({ card: id }) => `${wordOfCard(id)} is exhausted`,
  readied: ({ card: id }) => `${wordOfCard(id)} is readied`,
  'upgrade-moved': ({ card: id, from, to }) =>
    `${wordOfCard(id)} moves${from === null ? '' : ` from ${wordOfCard(from)}`} to ${wordOfCard(to)}`,
  'became-support': ({ card: id }) => `${wordOfCard(id)} becomes a support`,
  'control-taken': ({ player, card: id }) => tell`${who(player)} takes control of ${wordOfCard(id)}`,
  'counter-placed': ({ card: id, counter, amount }) => `${amount} ${counter} is placed on ${wordOfCard(id)}`,
  claimed: ({ player }) => tell`${who(player)} claims the battlefield`,
  'battlefield-taken': ({ player }) => tell`${who(player)} takes control of the battlefield`,
  'battlefield-abandoned': () => 'nobody controls the battlefield any more',
  'battlefield-switched': ({ battlefield }) => `the battlefield is now ${nameOfCode(battlefield)}`,
  'action-phase-ended-early': () => 'the action phase ends at once',
  'effect-delayed': ({ player, what, card: id }) =>
    what === 'defeat'
      ? `${id === null ? 'a character' : wordOfCard(id)} will be defeated after the round`
      : tell`the next card of ${who(player)} has ambush`,
  'effect-expired': ({ player }) => tell`the next card of ${who(player)} has no ambush any more`,
  'additional-action-gained': ({ player }) => tell`${who(player)} may take an additional action`,
  'not-in-full': ({ did, of }) => (did === 0 ? 'its effect does nothing' : `${did} of ${of} is done`),
  then: ({ follows }) => `what comes after that ${follows ? 'follows' : 'does not follow'}`,
  'no-effect': ({ player, what }) => tell`${who(player)} ${NOTHING[what]}`,

  'damage-dealt': ({ character, amount, damage, unblockable }) =>
    `${amount} ${unblockable ? 'unblockable ' : ''}${damage === null ? '' : `${damage} `}damage is dealt to ${wordOfCard(character)}`,
  'damage-blocked': ({ character, amount, by }) =>
    `${by === 'shields' ? `shields of ${wordOfCard(character)}` : wordOfCard(by)} block ${amount} damage`,
  'damage-taken': ({ character, amount }) => `${wordOfCard(character)} takes ${amount} damage`,
  'no-damage-taken': ({ character }) => `${wordOfCard(character)} takes no damage`,
  'damage-moved': ({ from, to, amount }) => `${amount} damage moves from ${wordOfCard(from)} to ${wordOfCard(to)}`,
  healed: ({ character, amount }) => `${amount} damage of ${wordOfCard(character)} is healed`,
  defeated: ({ character }) => `${wordOfCard(character)} is defeated`,
  'returned-to-play': ({ character }) => `${wordOfCard(character)} returns to play`,
  'shields-gained': ({ character, amount }) => `${wordOfCard(character)} gains ${shields(amount)}`,
  'shields-removed': ({ character, amount }) => `${wordOfCard(character)} loses ${shields(amount)}`,
  'shields-moved': ({ from, to, amount }) => `${shields(amount)} move from ${wordOfCard(from)} to ${wordOfCard(to)}`,

  'resources-gained': ({ player, amount }) => tell`${who(player)} gains ${resources(amount)}`,
  'resources-lost': ({ player, amount }) => tell`${who(player)} loses ${resources(amount)}`,
  'resources-spent': ({ player, amount, on }) => tell`${who(player)} spends ${resources(amount)} on ${sayWhat(on)}`,
  'resources-given': ({ player, to, amount }) => tell`${who(player)} gives ${who(to)} ${resources(amount)}`,

  'die-rolled': ({ die, side, reroll, from }, state) =>
    `${theDie(die, state)} is ${reroll ? 'rerolled' : 'rolled'}: ${from === null ? '' : `${sideOf(die, from, state)}, now `}${sideOf(die, side, state)}`,
  'die-turned': ({ die, side, from }, state) =>
    `${theDie(die, state)} is turned from ${sideOf(die, from, state)} to ${sideOf(die, side, state)}`,
  'die-removed': ({ die, symbol }, state) => `${theDie(die, state)} that shows ${symbol} is removed`,
  'resolution-started': ({ player, die, modifiers, symbol, value }, state) =>
    tell`${who(player)} resolves ${theDie(die, state)}${modifiers.length > 0 ? ` with ${modifiers.map((each) => theDie(each, state)).join(' and ')}` : ''}: ${symbol === 'special' ? symbol : `${value} ${symbol}`}`,
  // It was told when it started.
  'die-resolved': () => null,
  'die-returned': ({ die }, state) =>
    `${theDie(die, state)} ${state.dice.some((each) => each.id === die) ? 'returns to its card' : 'leaves the pool'}`,
  'die-set-aside': ({ die }, state) => `${theDie(die, state)} is set aside`,
  'die-entered': ({ player, code }) => tell`a die of ${nameOfCode(code)} joins the pool of ${who(player)}`,
  'die-held': ({ die, on }, state) => `${theDie(die, state)} is put on ${wordOfCard(on)}`,
  'die-barred': ({ die, round }, state) => `${theDie(die, state)} cannot be rolled in round ${round}`,
});

/** The card that an ability is on. */
export function nameOf(source: string, state: DestinyState): string {
  if (source !== 'battlefield') return card(source) ? nameOfCode(source) : ofDie(source);
  return state.battlefield.code === null ? 'the battlefield' : nameOfCode(state.battlefield.code);
}

/** The character of an upgrade. */
export function bearerOf(source: string, state: DestinyState): string | null {
  const on = state.cards.find((each) => each.id === source)?.on ?? null;
  return on === null ? null : wordOfCard(on);
}

/** Who controls the card. */
export function ownerOf(id: string, state: DestinyState): string | null {
  return state.cards.find((each) => each.id === id)?.controller ?? null;
}

function theDie(id: DieId, state: DestinyState): string {
  const die = state.dice.find((each) => each.id === id);
  return `the die of ${die ? cardOfDie(die) : ofDie(id)}`;
}

function sideOf(id: DieId, side: number, state: DestinyState): string {
  const die = state.dice.find((each) => each.id === id);
  const found = die && card(die.code)?.sides[side];
  return found ? sideText(found) : '?';
}

/** What resources are spent on: a card by name, id or code, or the die that is resolved. */
function sayWhat(on: string): string {
  return /\.\d+$/.test(on) ? `the die of ${ofDie(on)}` : wordOfAnyCard(on);
}

function listed(cards: readonly string[]): string {
  return cards.length === 0 ? 'nothing' : cards.map(nameOfCode).join(', ');
}

const shields = (count: number): string => counted(count, 'shield');
const resources = (count: number): string => counted(count, 'resource');
