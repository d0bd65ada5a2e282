/** What people say in one breath: several choices of one action in one step. */
import type { Json } from '../../core';
import { eitherOf, listOf, object, words, type Phrase, type Schema } from '../../core/scenario';
import { SIDES, SYMBOLS } from './parts';
import { facesOf } from './roll-words';
import { aDie, asWords, cardInPlay, deckCard, player, text, verbs } from './verbs';

interface Deed {
  verb: string;
  words: Json;
}

const REPLACE = 'an upgrade to replace';
const MODIFIER = 'a modifier to add';
const ANOTHER_DIE = 'a die to resolve';
const MORE_DICE = 'dice to reroll';

function some(given: Json | undefined): readonly Json[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? (given as readonly Json[]) : [given];
}

const say = (verb: string, given: Json | undefined): Deed[] => some(given).map((each) => ({ verb, words: each }));

const play: Phrase = {
  help: 'A player plays a card from hand; an upgrade on a character, and in the place of another where that is said.',
  schema: eitherOf(deckCard, object({ by: player, card: deckCard, on: cardInPlay, replacing: cardInPlay }, ['card']), {
    type: 'null',
  }),
  verbs: (given) => {
    // The bare name leaves all choices to the next steps.
    if (given === null || typeof given !== 'object') return [{ verb: 'play', words: given }];
    const { card, by, on, replacing } = asWords(given, 'card');
    const what: Json = by === undefined ? (card ?? null) : { by, card: card ?? null };
    return [
      { verb: 'play', words: what },
      ...say('choose-character', on),
      ...(replacing === undefined ? [{ verb: 'done', words: REPLACE }] : say('choose-card', replacing)),
    ];
  },
};

const dieWords = {
  die: aDie,
  modifiers: eitherOf(aDie, listOf(aDie)),
  on: eitherOf(cardInPlay, player),
};
const oneDie = object(dieWords, ['die']);

/** The symbol of a die by its side: `3 ranged for 1` and `+1 ranged of Jango Fett` are ranged. */
function symbolIn(die: string): string | undefined {
  return SYMBOLS.find((symbol) => die.split(' ').includes(symbol));
}

function resolveOne(given: Json): Deed[] {
  const { die, modifiers, on } = asWords(given, 'die');
  return [
    ...say('choose-die', die),
    ...say('choose-die', modifiers),
    { verb: 'done', words: MODIFIER },
    // Damage and shields go to a character, disrupt and discard to an opponent.
    ...say('choose-character', on),
    ...say('choose-opponent', on),
  ];
}

const resolve: Phrase = {
  help: 'A player resolves dice: only the symbol, or also which dice, with which modifiers, on whom.',
  schema: eitherOf(
    words(SYMBOLS),
    words(SIDES),
    oneDie,
    listOf(eitherOf(words(SIDES), oneDie)),
    object({ symbol: words(SYMBOLS), player }, ['symbol']),
    {
      type: 'null',
    },
  ),
  verbs: (given) => {
    if (given === null || SYMBOLS.includes(given as never) || (typeof given === 'object' && 'symbol' in given))
      return [{ verb: 'resolve', words: given }];
    const dice = some(given);
    const symbol = dice.map((each) => symbolIn(String(asWords(each, 'die')['die']))).find((each) => each !== undefined);
    return [
      ...(symbol === undefined ? [] : [{ verb: 'resolve', words: symbol }]),
      ...dice.flatMap(resolveOne),
      { verb: 'done', words: ANOTHER_DIE },
    ];
  },
};

const discardToReroll: Phrase = {
  help: 'A player discards a card to reroll dice; what they show is the next step.',
  schema: eitherOf(deckCard, object({ by: player, card: deckCard, dice: eitherOf(aDie, listOf(aDie)) }, ['card'])),
  verbs: (given) => {
    const { card, by, dice } = asWords(given, 'card');
    const what: Json = by === undefined ? (card ?? null) : { by, card: card ?? null };
    const chosen = say('choose-die', dice);
    return [
      { verb: 'discard-to-reroll', words: what },
      ...chosen,
      ...(chosen.length > 0 ? [{ verb: 'done', words: MORE_DICE }] : []),
    ];
  },
};

const claim: Phrase = {
  help: 'A player claims the battlefield, and uses or declines its claim ability.',
  schema: eitherOf(words(['use', 'decline']), object({ player }), { type: 'null' }),
  verbs: (given) =>
    typeof given === 'string'
      ? [
          { verb: 'claim', words: null },
          { verb: 'claim-ability', words: given },
        ]
      : [{ verb: 'claim', words: given }],
};

const roll: Phrase = {
  help: verbs['roll']?.help ?? '',
  schema: verbs['roll']?.schema ?? {},
  every: true,
  verbs: (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return say('roll', given);
    // Which die is next only the table knows: each time the whole is said.
    return Object.values(given)
      .flatMap((each) => facesOf(each as Json))
      .map(() => ({ verb: 'roll', words: given }));
  },
};

const draw: Phrase = {
  help: verbs['draw']?.help ?? '',
  schema: verbs['draw']?.schema ?? {},
  every: true,
  verbs: (given) => {
    const { by, cards } = asWords(given, 'cards');
    return some(cards).map((card) => ({ verb: 'draw', words: by === undefined ? card : { by, cards: card } }));
  },
};

const choice: Schema = eitherOf(text('A card, a die, a player, or an option'), { type: 'integer' });

const choose: Phrase = {
  help: 'What a player chooses: a card, a die, a player, an option; or several of them one after another.',
  schema: eitherOf(choice, listOf(choice), object({ by: player, what: choice }, ['what'])),
  every: true,
  verbs: (given) => say('choose', given),
};

const mulligan: Phrase = {
  help: 'In setup: the cards that a player shuffles back; none of them is drawn before all players have said theirs.',
  schema: object({ by: player, cards: eitherOf(deckCard, listOf(deckCard)) }, ['by', 'cards']),
  every: true,
  verbs: (given) => {
    const { by = null, cards } = asWords(given, 'by');
    return [
      ...say('choose-card', cards).map((each) => ({ ...each, words: { by, what: each.words } })),
      { verb: 'done', words: { by } },
    ];
  },
};

const keep: Phrase = {
  help: 'In setup: a player keeps the hand.',
  schema: player,
  every: true,
  verbs: (by) => [{ verb: 'done', words: { by } }],
};

export const phrases: Readonly<Record<string, Phrase>> = {
  play,
  resolve,
  'discard-to-reroll': discardToReroll,
  claim,
  roll,
  draw,
  choose,
  mulligan,
  keep,
};
