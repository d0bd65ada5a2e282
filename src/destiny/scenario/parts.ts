/** The keys of a Destiny scenario file that are its own: players, the battlefield, the moment. */
import { eitherOf, listOf, object, reference, words, type Parts, type Schema } from '../../language/language';
import { allCards } from '../facts';
import { sideText } from '../facts/face';
import { MOST_SHIELDS } from '../effects/shields';
import { ALL_TYPES, DECK_TYPES, cardWords } from './card-words';

const count = (description: string, maximum = 99): Schema => ({ type: 'integer', minimum: 0, maximum, description });
const ref = (name: string, description?: string): Schema => ({
  $ref: `#/$defs/${name}`,
  ...(description === undefined ? {} : { description }),
});
const cardsNamed = (...types: Parameters<typeof cardWords>[0]): string[] => Object.keys(cardWords(types));

/** A die that lies on its card shows no side. */
export const ON_CARD = 'on card';

/** Every side of every die, in words: `2 ranged`, `+1 melee`, `3 ranged for 1`, `special`, `blank`. */
export const SIDES: readonly string[] = [...new Set(allCards().flatMap((each) => each.sides.map(sideText)))].sort();

export const SYMBOLS = ['melee', 'ranged', 'shield', 'resource', 'focus', 'disrupt', 'discard', 'special'] as const;

export const defs: Readonly<Record<string, Schema>> = {
  'character-card': words(cardsNamed('character'), 'a character'),
  'upgrade-card': words(cardsNamed('upgrade'), 'an upgrade'),
  'support-card': words(cardsNamed('support', 'upgrade'), 'a support'),
  'deck-card': words(cardsNamed(...DECK_TYPES), 'a card of the deck'),
  'any-card': words(cardsNamed(...ALL_TYPES)),
  'battlefield-card': words(cardsNamed('battlefield'), 'a battlefield'),
  side: words(SIDES),
  'die-shows': words([...SIDES, ON_CARD]),
};

const lying = {
  name: {
    type: 'string',
    description: 'A name of your own, in small letters: vader-a; default: the printed name',
  } as Schema,
  exhausted: { type: 'boolean', description: 'Default: ready' } as Schema,
  damage: count('Damage on it'),
  shields: count('Shields on it', 9),
  die: ref('die-shows', 'What its die shows in the pool, or on card (default)'),
  dice: listOf(ref('die-shows'), 'The same of each of its dice'),
  owner: reference('player', 'Whose card it is, where another player controls it'),
};

const upgrade = eitherOf(ref('upgrade-card'), object({ card: ref('upgrade-card'), ...lying }, ['card']));
const support = eitherOf(ref('support-card'), object({ card: ref('support-card'), ...lying }, ['card']));
const character = eitherOf(
  ref('character-card'),
  object(
    {
      card: ref('character-card'),
      ...lying,
      shields: count('Shields on it', MOST_SHIELDS),
      elite: { type: 'boolean', description: 'It has two dice; default: one' },
      upgrades: listOf(upgrade, 'Upgrades on it, the oldest first'),
      defeated: { type: 'boolean', description: 'It has been defeated and is out of play' },
    },
    ['card'],
  ),
);

const deckCards = (description: string): Schema => listOf(ref('deck-card'), description);

const player = object(
  {
    characters: { ...listOf(character, 'Characters, as they lie'), minItems: 1 },
    supports: listOf(support, 'Supports in play'),
    resources: count('Default 0'),
    hand: deckCards('Cards in hand'),
    'deck-top': deckCards('The first cards of the deck in their order, the topmost first'),
    deck: deckCards('The rest of the deck, shuffled: who draws from it says which card it was'),
    'deck-bottom': deckCards('Known cards under the deck, the lowest last'),
    discard: deckCards('The discard pile'),
    'set-aside': listOf(ref('any-card'), 'Cards set aside, faceup'),
    'dice-aside': listOf(
      ref('any-card'),
      'Cards whose dice are set aside; default: one for each card of hand, deck and discard pile that has a die',
    ),
    brought: ref('battlefield-card', 'The battlefield that this player brought, where it is not the one in use'),
  },
  ['characters'],
);

export const PHASES = ['setup', 'action', 'upkeep'] as const;

export const parts: Readonly<Record<string, Schema>> = {
  players: {
    type: 'object',
    additionalProperties: player,
    minProperties: 2,
    maxProperties: 4,
    description: 'The players by a name of your choice, in their order round the table',
  },
  battlefield: eitherOf(
    ref('battlefield-card'),
    object({
      card: ref('battlefield-card'),
      'brought-by': reference('player', 'Default: the first player'),
      controller: { anyOf: [reference('player'), { type: 'null' }], description: 'Default: who brought it' },
      'claimed-by': reference('player', 'Who has claimed it this round'),
    }),
  ),
  moment: object(
    {
      phase: words(PHASES, 'Default: action'),
      turn: reference('player', "Whose turn it is; default: the battlefield's controller"),
      round: { type: 'integer', minimum: 1, maximum: 99, description: 'Default 1' },
      passes: count('How many players have passed in a row', 3),
    },
    [],
    'Where in the round it starts',
  ),
};

export const required = ['players'];

/** A card as it lies: its name, or its name and what is to be said of it. */
export type Lying<T extends LyingWords = LyingWords> = string | T;

export interface LyingWords {
  card: string;
  name?: string;
  exhausted?: boolean;
  damage?: number;
  shields?: number;
  die?: string;
  dice?: readonly string[];
  owner?: string;
}

export interface CharacterWords extends LyingWords {
  elite?: boolean;
  upgrades?: readonly Lying[];
  defeated?: boolean;
}

export interface PlayerWords {
  characters: readonly Lying<CharacterWords>[];
  supports?: readonly Lying[];
  resources?: number;
  hand?: readonly string[];
  'deck-top'?: readonly string[];
  deck?: readonly string[];
  'deck-bottom'?: readonly string[];
  discard?: readonly string[];
  'set-aside'?: readonly string[];
  'dice-aside'?: readonly string[];
  brought?: string;
}

export interface BattlefieldWords {
  card?: string;
  'brought-by'?: string;
  controller?: string | null;
  'claimed-by'?: string;
}

/** The file's own keys, after they were checked against `parts`. */
export interface DestinyParts {
  players: Readonly<Record<string, PlayerWords>>;
  battlefield?: string | BattlefieldWords;
  moment?: { phase?: (typeof PHASES)[number]; turn?: string; round?: number; passes?: number };
}

/** The schema has been checked: what is read here has this shape. */
export function asDestiny(given: Parts): DestinyParts {
  return given as unknown as DestinyParts;
}

/** What is said of a card, also where only its name is written. */
export function saidOf<T extends LyingWords>(lying: Lying<T>): T {
  return (typeof lying === 'string' ? { card: lying } : lying) as T;
}
