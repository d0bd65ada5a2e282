/** What people say in one breath: several choices of one action in one step. */
import type { Json } from '../../core';
import { eachOf, fieldsOf, onTheWay, saying, sayingAll, whole, type Clause, type Word } from '../../language/phrase';
import { eitherOf, listOf, object, words, type Phrase, type Schema } from '../../language/language';
import { ENOUGH } from './choice-words';
import { SIDES, SYMBOLS } from './parts';
import { aDie, cardInPlay, deckCard, player, text, verbs } from './verbs';

/** Each of the words in a step of its own. */
const sayEach = (word: Word | undefined, ...spoken: readonly string[]): Clause[] =>
  eachOf(word).map((each) => saying(each, ...spoken));

/** The player is said only where the words say it. */
const byPlayer = (verb: string, by: Word | undefined, key: string, word: Word): Clause =>
  by === undefined ? saying(word, verb) : sayingAll(verb, { by, [key]: word });

const play: Phrase = {
  help: 'A player plays a card from hand; an upgrade on a character, and in the place of another where that is said.',
  schema: eitherOf(deckCard, object({ by: player, card: deckCard, on: cardInPlay, replacing: cardInPlay }, ['card']), {
    type: 'null',
  }),
  clauses: (given) => {
    const { card, by, on, replacing } = fieldsOf(whole(given), 'card');
    // The bare name leaves all choices to the next steps.
    if (!card || card.at.length === 0) return [saying(whole(given), 'play')];
    return [
      byPlayer('play', by, 'card', card),
      ...sayEach(on, 'choose-character'),
      replacing ? saying(replacing, 'choose-card') : onTheWay('done', ENOUGH.replace),
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

function resolveOne(given: Word): Clause[] {
  const { die, modifiers, on } = fieldsOf(given, 'die');
  return [
    ...sayEach(die, 'choose-die'),
    ...sayEach(modifiers, 'choose-die'),
    onTheWay('done', ENOUGH.modifier),
    // Damage and shields go to a character, disrupt and discard to an opponent.
    ...sayEach(on, 'choose-character', 'choose-opponent'),
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
  clauses: (given) => {
    const dice = eachOf(whole(given));
    const sides = dice.map((each) => fieldsOf(each, 'die')['die']);
    if (given === null || SYMBOLS.includes(given as never) || sides.includes(undefined))
      return [saying(whole(given), 'resolve')];
    const symbol = sides.map((die) => symbolIn(String(die?.said))).find((each) => each !== undefined);
    return [
      ...(symbol === undefined ? [] : [onTheWay('resolve', symbol)]),
      ...dice.flatMap(resolveOne),
      onTheWay('done', ENOUGH.anotherDie),
    ];
  },
};

const discardToReroll: Phrase = {
  help: 'A player discards a card to reroll dice; what they show is the next step.',
  schema: eitherOf(deckCard, object({ by: player, card: deckCard, dice: eitherOf(aDie, listOf(aDie)) }, ['card'])),
  clauses: (given) => {
    const { card, by, dice } = fieldsOf(whole(given), 'card');
    if (!card) return [saying(whole(given), 'discard-to-reroll')];
    const chosen = sayEach(dice, 'choose-die');
    return [
      byPlayer('discard-to-reroll', by, 'card', card),
      ...chosen,
      ...(chosen.length > 0 ? [onTheWay('done', ENOUGH.moreDice)] : []),
    ];
  },
};

const claim: Phrase = {
  help: 'A player claims the battlefield, and uses or declines its claim ability.',
  schema: eitherOf(words(['use', 'decline']), object({ player }), { type: 'null' }),
  clauses: (given) =>
    typeof given === 'string'
      ? [onTheWay('claim'), saying(whole(given), 'claim-ability')]
      : [saying(whole(given), 'claim')],
};

const sides = eitherOf(words(SIDES), listOf(words(SIDES)));

const roll: Phrase = {
  help: verbs['roll']?.help ?? '',
  schema: eitherOf(words(SIDES), listOf(words(SIDES)), {
    type: 'object',
    additionalProperties: sides,
    minProperties: 1,
    description: 'Sides by card: { Jango Fett: [2 ranged, special], Holdout Blaster: blank }',
  }),
  clauses: (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return sayEach(whole(given), 'roll');
    // Which die is next only the table knows: each time the whole is said.
    return Object.entries(given as Readonly<Record<string, Json>>)
      .flatMap(([card, said]) => eachOf({ said, at: [card] }))
      .map(({ at }) => ({ ways: [{ verb: 'roll', words: given }], carries: [at] }));
  },
};

const draw: Phrase = {
  help: verbs['draw']?.help ?? '',
  schema: eitherOf(
    deckCard,
    player,
    listOf(deckCard),
    object({ by: player, cards: eitherOf(deckCard, listOf(deckCard)) }, ['cards']),
  ),
  clauses: (given) => {
    const { by, cards } = fieldsOf(whole(given), 'cards');
    return eachOf(cards).map((card) => byPlayer('draw', by, 'cards', card));
  },
};

const choice: Schema = eitherOf(text('A card, a die, a player, or an option'), { type: 'integer' });

const choose: Phrase = {
  help: 'What a player chooses: a card, a die, a player, an option; or several of them one after another.',
  schema: eitherOf(choice, listOf(choice), object({ by: player, what: choice }, ['what'])),
  clauses: (given) => sayEach(whole(given), 'choose'),
};

const mulligan: Phrase = {
  help: 'In setup: the cards that a player shuffles back; none of them is drawn before all players have said theirs.',
  schema: object({ by: player, cards: eitherOf(deckCard, listOf(deckCard)) }, ['by', 'cards']),
  clauses: (given) => {
    const { by, cards } = fieldsOf(whole(given), 'by');
    return [...eachOf(cards).map((what) => sayingAll('choose-card', { by, what })), sayingAll('done', { by })];
  },
};

const keep: Phrase = {
  help: 'In setup: a player keeps the hand.',
  schema: player,
  clauses: (given) => [sayingAll('done', { by: whole(given) })],
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
