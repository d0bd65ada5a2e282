/** The keys of a Destiny scenario file that are its own: players, the battlefield, the moment. */
import {
  count,
  defined,
  described,
  eitherOf,
  listOf,
  mapOf,
  nameOf,
  needed,
  object,
  orNothing,
  reference,
  text,
  wholeNumber,
  words,
  yes,
  type Codec,
  type Said,
} from '../../language/keys';
import { fileOf, type SaidIn } from '../../language/file';
import { allCards, type CardType } from '../facts';
import { sideText } from '../facts/face';
import { MOST_SHIELDS } from '../effects/shields';
import type { Code } from '../model/state';
import { ALL_TYPES, DECK_TYPES, cardList, notCalled } from './card-words';

/** More than any game brings: a team has 30 points and a deck 30 cards. */
const MOST = { characters: 12, cards: 60, dice: 10 };

/** A die that lies on its card shows no side. */
export const ON_CARD = 'on card';

/** Every side of every die, in words: `2 ranged`, `+1 melee`, `3 ranged for 1`, `special`, `blank`. */
export const SIDES: readonly string[] = [...new Set(allCards().flatMap((each) => each.sides.map(sideText)))].sort();

export const SYMBOLS = ['melee', 'ranged', 'shield', 'resource', 'focus', 'disrupt', 'discard', 'special'] as const;

export const PHASES = ['setup', 'action', 'upkeep'] as const;

/** A card of these types by its name; read as its code. */
const cardOf = (name: string, types: readonly CardType[], description?: string): Codec<Code> =>
  defined(
    name,
    described(
      nameOf(cardList(types), (word) => notCalled(word, types)),
      description,
    ),
  );

const characterCard = cardOf('character-card', ['character'], 'a character');
const upgradeCard = cardOf('upgrade-card', ['upgrade'], 'an upgrade');
const supportCard = cardOf('support-card', ['support', 'upgrade'], 'a support');
export const deckCard = cardOf('deck-card', DECK_TYPES, 'a card of the deck');
export const anyCard = cardOf('any-card', ALL_TYPES);
export const battlefieldCard = cardOf('battlefield-card', ['battlefield'], 'a battlefield');
const dieShows = defined('die-shows', words([...SIDES, ON_CARD]));

const lying = {
  name: text('A name of your own, in small letters: vader-a; default: the printed name'),
  exhausted: yes('Default: ready'),
  damage: count('Damage on it'),
  shields: count('Shields on it', 9),
  die: described(dieShows, 'What its die shows in the pool, or on card (default)'),
  dice: listOf(dieShows, 'The same of each of its dice', { most: MOST.dice }),
  owner: reference('player', 'Whose card it is, where another player controls it'),
};

const upgrade = eitherOf(upgradeCard, object({ card: needed(upgradeCard), ...lying }));
const support = eitherOf(supportCard, object({ card: needed(supportCard), ...lying }));
const character = eitherOf(
  characterCard,
  object({
    card: needed(characterCard),
    ...lying,
    shields: count('Shields on it', MOST_SHIELDS),
    elite: yes('It has two dice; default: one'),
    upgrades: listOf(upgrade, 'Upgrades on it, the oldest first', { most: MOST.dice }),
    defeated: yes('It has been defeated and is out of play'),
  }),
);

const player = object({
  characters: needed(listOf(character, 'Characters, as they lie', { least: 1, most: MOST.characters })),
  supports: listOf(support, 'Supports in play', { most: MOST.cards }),
  resources: count('Default 0'),
  hand: listOf(deckCard, 'Cards in hand', { most: MOST.cards }),
  'deck-top': listOf(deckCard, 'The first cards of the deck in their order, the topmost first', { most: MOST.cards }),
  deck: listOf(deckCard, 'The rest of the deck, shuffled: who draws from it says which card it was', {
    most: MOST.cards,
  }),
  'deck-bottom': listOf(deckCard, 'Known cards under the deck, the lowest last', { most: MOST.cards }),
  discard: listOf(deckCard, 'The discard pile', { most: MOST.cards }),
  'set-aside': listOf(anyCard, 'Cards set aside, faceup', { most: MOST.cards }),
  'dice-aside': listOf(
    anyCard,
    'Cards whose dice are set aside; default: one for each card of hand, deck and discard pile that has a die',
    { most: 4 * MOST.cards },
  ),
  brought: described(battlefieldCard, 'The battlefield that this player brought, where it is not the one in use'),
});

const battlefield = object({
  card: battlefieldCard,
  'brought-by': reference('player', 'Default: the first player'),
  controller: orNothing(reference('player'), 'Default: who brought it'),
  'claimed-by': reference('player', 'Who has claimed it this round'),
});

export const file = fileOf(
  {
    players: needed(
      mapOf(player, 'The players by a name of your choice, in their order round the table', { least: 2, most: 4 }),
    ),
    battlefield: eitherOf(battlefieldCard, battlefield),
    moment: object(
      {
        phase: words(PHASES, 'Default: action'),
        turn: reference('player', "Whose turn it is; default: the battlefield's controller"),
        round: wholeNumber(1, 99, 'Default 1'),
        passes: count('How many players have passed in a row', 3),
      },
      'Where in the round it starts',
    ),
  },
  [defined('side', words(SIDES))],
);

export type DestinyParts = SaidIn<typeof file>;
export type PlayerWords = Said<typeof player>;
export type CharacterWords = Said<typeof character>;
export type BattlefieldWords = Said<typeof battlefield>;
export type LyingWords = Exclude<Said<typeof upgrade>, string>;

/** What is said of a card, also where only its name is written. */
export function saidOf<T extends { card: Code }>(lying: Code | T): T | { card: Code } {
  return typeof lying === 'string' ? { card: lying } : lying;
}
