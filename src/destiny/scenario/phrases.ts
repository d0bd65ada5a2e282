/** What people say in one breath: several choices of one action in one step. */
import type { Json } from '../../core';
import { eitherOf, listOf, mapOf, needed, nothing, object, words } from '../../language/keys';
import {
  eachOf,
  fieldsOf,
  onTheWay,
  phrase,
  saying,
  sayingAll,
  sayingEach,
  whole,
  type Clause,
  type Word,
} from '../../language/phrase';
import { ENOUGH } from './choice-words';
import { deckCard, SIDES, SYMBOLS } from './parts';
import { aDie, anyChoice, cardInPlay, player, verbs } from './verbs';

/** The player is said only where the words say it. */
const byPlayer = (verb: string, by: Word | undefined, key: string, word: Word): Clause =>
  by === undefined ? saying(word, verb) : sayingAll(verb, { by, [key]: word });

const play = phrase(
  'A player plays a card from hand; an upgrade on a character, and in the place of another where that is said.',
  eitherOf(deckCard, object({ by: player, card: needed(deckCard), on: cardInPlay, replacing: cardInPlay }), nothing),
  (given) => {
    const { card, by, on, replacing } = fieldsOf(whole(given), 'card');
    // The bare name leaves all choices to the next steps.
    if (!card || card.at.length === 0) return [saying(whole(given), 'play')];
    return [
      byPlayer('play', by, 'card', card),
      ...sayingEach(on, 'choose-character'),
      replacing ? saying(replacing, 'choose-card') : onTheWay('done', ENOUGH.replace),
    ];
  },
);

const oneDie = object({
  die: needed(aDie),
  modifiers: eitherOf(aDie, listOf(aDie)),
  on: eitherOf(cardInPlay, player),
});

/** The symbol of a die by its side: `3 ranged for 1` and `+1 ranged of Jango Fett` are ranged. */
function symbolIn(die: string): string | undefined {
  return SYMBOLS.find((symbol) => die.split(' ').includes(symbol));
}

function resolveOne(given: Word): Clause[] {
  const { die, modifiers, on } = fieldsOf(given, 'die');
  return [
    ...sayingEach(die, 'choose-die'),
    ...sayingEach(modifiers, 'choose-die'),
    onTheWay('done', ENOUGH.modifier),
    // Damage and shields go to a character, disrupt and discard to an opponent.
    ...sayingEach(on, 'choose-character', 'choose-opponent'),
  ];
}

const resolve = phrase(
  'A player resolves dice: only the symbol, or also which dice, with which modifiers, on whom.',
  eitherOf(
    words(SYMBOLS),
    words(SIDES),
    oneDie,
    listOf(eitherOf(words(SIDES), oneDie)),
    object({ symbol: needed(words(SYMBOLS)), player }),
    nothing,
  ),
  (given) => {
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
);

const discardToReroll = phrase(
  'A player discards a card to reroll dice; what they show is the next step.',
  eitherOf(deckCard, object({ by: player, card: needed(deckCard), dice: eitherOf(aDie, listOf(aDie)) })),
  (given) => {
    const { card, by, dice } = fieldsOf(whole(given), 'card');
    if (!card) return [saying(whole(given), 'discard-to-reroll')];
    const chosen = sayingEach(dice, 'choose-die');
    return [
      byPlayer('discard-to-reroll', by, 'card', card),
      ...chosen,
      ...(chosen.length > 0 ? [onTheWay('done', ENOUGH.moreDice)] : []),
    ];
  },
);

const claim = phrase(
  'A player claims the battlefield, and uses or declines its claim ability.',
  eitherOf(words(['use', 'decline']), object({ player }), nothing),
  (given) =>
    typeof given === 'string'
      ? [onTheWay('claim'), saying(whole(given), 'claim-ability')]
      : [saying(whole(given), 'claim')],
);

const sides = eitherOf(words(SIDES), listOf(words(SIDES)));

const roll = phrase(
  verbs['roll']?.help ?? '',
  eitherOf(
    words(SIDES),
    listOf(words(SIDES)),
    mapOf(sides, 'Sides by card: { Jango Fett: [2 ranged, special], Holdout Blaster: blank }', { least: 1 }),
  ),
  (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return sayingEach(whole(given), 'roll');
    // Which die is next only the table knows: each time the whole is said.
    return Object.entries(given as Readonly<Record<string, Json>>)
      .flatMap(([card, said]) => eachOf({ said, at: [card] }))
      .map(({ at }) => ({ ways: [{ verb: 'roll', words: given }], carries: [at] }));
  },
);

const draw = phrase(
  verbs['draw']?.help ?? '',
  eitherOf(
    deckCard,
    player,
    listOf(deckCard),
    object({ by: player, cards: needed(eitherOf(deckCard, listOf(deckCard))) }),
  ),
  (given) => {
    const { by, cards } = fieldsOf(whole(given), 'cards');
    return eachOf(cards).map((card) => byPlayer('draw', by, 'cards', card));
  },
);

const choose = phrase(
  'What a player chooses: a card, a die, a player, an option; or several of them one after another.',
  eitherOf(anyChoice, listOf(anyChoice), object({ by: player, what: needed(anyChoice) })),
  (given) => sayingEach(whole(given), 'choose'),
);

const mulligan = phrase(
  'In setup: the cards that a player shuffles back; none of them is drawn before all players have said theirs.',
  object({ by: needed(player), cards: needed(eitherOf(deckCard, listOf(deckCard))) }),
  (given) => {
    const { by, cards } = fieldsOf(whole(given), 'by');
    return [...eachOf(cards).map((what) => sayingAll('choose-card', { by, what })), sayingAll('done', { by })];
  },
);

const keep = phrase('In setup: a player keeps the hand.', player, (given) => [sayingAll('done', { by: whole(given) })]);

export const phrases = {
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
