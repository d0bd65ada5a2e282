/** What players of Destiny do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { destiny } from '..';
import { reason, reject } from '../../core';
import {
  anyWhole,
  eitherOf,
  needed,
  nothing,
  object,
  readAs,
  reference,
  schemaFor,
  suggesting,
  text,
  wholeNumber,
  words,
  type Codec,
} from '../../language/keys';
import type { Verb } from '../../language/language';
import { verbsOf } from '../../language/verb';
import type { DestinyAction } from '../model/actions';
import type { DestinyState } from '../model/state';
import type { Destiny } from '../model/types';
import { idOfCard, nameOfCode, wordOfCard } from './card-words';
import { askedNow, CHOICES, readChoice, writeChoice } from './choice-words';
import { readRoll } from './roll-words';
import { deckCard, SIDES, SYMBOLS } from './parts';

type DestinyVerb = Verb<DestinyState, DestinyAction>;

const { verb, verbs: verbTable, worded } = verbsOf<Destiny>();

export const player = reference('player');
export const cardInPlay = reference('card', 'A card in play');
export const anyChoice = eitherOf(text('A card, a die, a player, or an option'), anyWhole);

/** A die by its card, by what it shows, or by both. */
export const aDie = suggesting(reference('die', 'A die: what it shows, its card, or both'), [
  '2 ranged',
  'Jango Fett',
  '2 ranged of Jango Fett',
  'die 2 of Jango Fett',
]);

/** A verb about a card of a hand, by its printed name. */
function withHandCard(type: 'play' | 'discard-to-reroll', help: string): DestinyVerb {
  return worded(
    type,
    help,
    eitherOf(
      readAs(deckCard, (card) => ({ card })),
      readAs(object({ by: player, card: needed(deckCard) }), ({ by, card }) => ({ player: by, card })),
      nothing,
    ),
    (said) => E.right(said ?? {}),
    ({ card }) => nameOfCode(card),
  );
}

const activate = worded(
  'activate',
  'A player activates a character or support.',
  eitherOf(cardInPlay, nothing),
  (word) => E.right({ card: word === null ? undefined : idOfCard(word) }),
  ({ card }) => wordOfCard(card),
);

/** `choose: X`, `choose: { by: anna, what: X }`. */
function choosing<W extends string | number>(
  help: string,
  types: readonly (typeof CHOICES)[number][],
  what: Codec<W>,
): DestinyVerb {
  return worded(
    types,
    help,
    eitherOf(
      readAs(what, (word): { by?: string; what: W } => ({ what: word })),
      object({ by: player, what: needed(what) }),
    ),
    (said, state) => readChoice(state, types, { ...said, what: String(said.what) }),
    (action, state) => writeChoice(state, types, action),
  );
}

const turn = worded(
  'choose-side',
  'A player turns a die to another side.',
  object({
    by: player,
    die: needed(aDie),
    to: needed(words(SIDES)),
    side: wholeNumber(1, 6, 'Which side, where several are alike; never needed'),
  }),
  ({ die, ...rest }, state) => readChoice(state, ['choose-side'], { what: die, ...rest }),
  (action, state) => writeChoice(state, ['choose-side'], action),
);

/** `done`, or `done: a modifier to add` where it must be about that. */
const done = worded(
  'done',
  'That is enough: no more dice, no modifier, no more cards, nothing to replace.',
  eitherOf(nothing, text('What is being asked'), object({ by: player })),
  (said, state) => {
    const asked = [destiny.decision(state).asks, askedNow(state)];
    if (typeof said === 'string') return E.right(asked.includes(said) ? {} : { about: said });
    return E.right({ player: said?.by });
  },
  (action, state) => (destiny.decision(state).by.length > 1 ? { by: action.player } : null),
);

/** A phrase says the whole roll each time: which die is next only the table knows. */
const roll: DestinyVerb = {
  help: 'What dice show that are rolled: one side a die, the card’s own dice first; or by card.',
  schema: schemaFor(words(SIDES)),
  read: (given, state) => {
    const face = readRoll(given, state);
    return E.isLeft(face) ? face : E.right({ type: 'roll', ...face.right });
  },
  write: (action) => (action.type === 'roll' ? (action.faces[0] ?? null) : undefined),
};

const draw = worded(
  ['draw', 'choose-at-random'],
  'Which card chance gives: drawn from a deck, or picked at random.',
  eitherOf(
    readAs(deckCard, (cards): { by?: string; cards: string } => ({ cards })),
    player,
    object({ by: player, cards: needed(deckCard) }),
  ),
  (said, state) => {
    if (typeof said === 'string')
      return state.players.some((each) => each.id === said)
        ? E.right({ type: 'choose-at-random', chosen: said })
        : reject(reason('no-such-card', `no card is called '${said}'`, []));
    const { by, cards } = said;
    const pile = by === undefined ? undefined : pilesAsked(state).find((each) => each.startsWith(`${by} `));
    if (by !== undefined && pile === undefined) return reject(reason('not-offered', `${by} draws no card now`, []));
    return E.right({ card: cards, pile });
  },
  (action) => (action.type === 'draw' ? nameOfCode(action.card) : action.chosen),
);

function pilesAsked(state: DestinyState): string[] {
  const asked = (destiny.question(state)?.candidates ?? []) as readonly { action: DestinyAction }[];
  return asked.flatMap(({ action }) => (action.type === 'draw' ? [action.pile] : []));
}

/** The player is named only where several decide at once. */
function byOne(type: DestinyAction['type'], help: string): DestinyVerb {
  const usual = verb(type, help, { player }, null);
  return { ...usual, write: (action) => (action.type === type ? null : undefined) };
}

const resolveSymbol: DestinyVerb = {
  ...verb('resolve', 'A player resolves dice that show this symbol.', { symbol: words(SYMBOLS), player }, 'symbol'),
  write: (action) => (action.type === 'resolve' ? action.symbol : undefined),
};

const claimAbility = worded(
  'choose-option',
  'After claiming: use the claim ability of the battlefield, or decline it.',
  words(['use', 'decline']),
  (option) => E.right({ option }),
  ({ option }) => (option === 'use' || option === 'decline' ? option : undefined),
);

export const verbs = verbTable({
  play: withHandCard('play', 'A player plays a card from hand.'),
  activate,
  resolve: resolveSymbol,
  'discard-to-reroll': withHandCard('discard-to-reroll', 'A player discards a card to reroll dice.'),
  claim: byOne('claim', 'A player claims the battlefield.'),
  pass: byOne('pass', 'A player passes.'),
  forgo: byOne('forgo', 'A player gives up an additional action.'),
  'claim-ability': claimAbility,
  turn,
  done,
  roll,
  draw,
  choose: choosing('What a player chooses: a card, a die, a player, an option.', CHOICES, anyChoice),
  'choose-die': choosing('Which die a player chooses.', ['choose-die'], aDie),
  'choose-character': choosing('Which character a player chooses.', ['choose-character'], cardInPlay),
  'choose-card': choosing('Which card a player chooses.', ['choose-card'], text('A card')),
  'choose-opponent': choosing('Which opponent a player chooses.', ['choose-opponent'], player),
});

/** Giving up an opportunity, the smallest first. */
export function pass(_state: DestinyState, legal: readonly DestinyAction[]): DestinyAction | null {
  const option = (word: string) => (action: DestinyAction) => action.type === 'choose-option' && action.option === word;
  const type = (name: DestinyAction['type']) => (action: DestinyAction) => action.type === name;
  const ways = [type('done'), option('no'), option('decline'), type('forgo'), type('pass')];
  for (const way of ways) {
    const found = legal.find(way);
    if (found) return found;
  }
  return null;
}
