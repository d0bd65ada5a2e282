/** What players of Destiny do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { destiny } from '..';
import { reason, reject, type Json } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import {
  eitherOf,
  object,
  reference,
  verb,
  words,
  type VerbFields,
  type Schema,
  type Verb,
} from '../../language/language';
import type { DestinyAction } from '../model/actions';
import type { DestinyState } from '../model/state';
import { codeOf, DECK_TYPES, idOfCard, nameOfCode, wordOfCard } from './card-words';
import { CHOICES, readChoice, writeChoice, type Choosing } from './choice-words';
import { readRoll } from './roll-words';
import { SIDES, SYMBOLS } from './parts';

type DestinyVerb = Verb<DestinyState, DestinyAction>;
type Words = Readonly<Record<string, Json>>;

export const text = (description: string): Schema => ({ type: 'string', description });
export const player = reference('player');
export const deckCard: Schema = { $ref: '#/$defs/deck-card' };
export const cardInPlay = reference('card', 'A card in play');
const nothing: Schema = { type: 'null' };

/** A die by its card, by what it shows, or by both. */
export const aDie: Schema = {
  ...reference('die', 'A die: what it shows, its card, or both'),
  examples: ['2 ranged', 'Jango Fett', '2 ranged of Jango Fett', 'die 2 of Jango Fett'],
};

function asWords(given: Json, main: string): Words {
  if (given === null) return {};
  return typeof given === 'object' && !Array.isArray(given) ? (given as Words) : { [main]: given };
}

/** A verb about a card of a hand, by its printed name. */
function withHandCard(type: 'play' | 'discard-to-reroll', help: string): DestinyVerb {
  return {
    help,
    schema: eitherOf(deckCard, object({ by: player, card: deckCard }, ['card']), nothing),
    read: (given) => {
      const { card, by } = asWords(given, 'card');
      const code = card === undefined ? undefined : codeOf(String(card), DECK_TYPES);
      return E.right({
        type,
        ...(code === undefined ? {} : { card: code }),
        ...(by === undefined ? {} : { player: by }),
      } as VerbFields<DestinyAction>);
    },
    write: (action) => (action.type === type ? nameOfCode(action.card) : undefined),
  };
}

const activate: DestinyVerb = {
  help: 'A player activates a character or support.',
  schema: eitherOf(cardInPlay, nothing),
  read: (given) => E.right({ type: 'activate', ...(given === null ? {} : { card: idOfCard(String(given)) }) }),
  write: (action) => (action.type === 'activate' ? wordOfCard(action.card) : undefined),
};

/** `choose: X`, `choose: { by: anna, what: X }`. */
function choosing(help: string, types: readonly (typeof CHOICES)[number][], what: Schema): DestinyVerb {
  return {
    help,
    schema: eitherOf(what, object({ by: player, what }, ['what'])),
    read: (given, state) => {
      const said = asWords(given, 'what') as unknown as Choosing;
      return readChoice(state, types, { ...said, what: String(said.what) });
    },
    write: (action, state) => {
      const chosen = types.find((type) => type === action.type);
      return chosen === undefined ? undefined : writeChoice(state, types, action as never);
    },
  };
}

const anything: Schema = eitherOf(text('A card, a die, a player, or an option'), { type: 'integer' });

const turn: DestinyVerb = {
  help: 'A player turns a die to another side.',
  schema: object(
    {
      by: player,
      die: aDie,
      to: words(SIDES),
      side: {
        type: 'integer',
        minimum: 1,
        maximum: 6,
        description: 'Which side, where several are alike; never needed',
      },
    },
    ['die', 'to'],
  ),
  read: (given, state) => {
    const { die, ...rest } = given as unknown as Omit<Choosing, 'what'> & { die: string };
    return readChoice(state, ['choose-side'], { what: die, ...rest });
  },
  write: (action, state) => (action.type === 'choose-side' ? writeChoice(state, ['choose-side'], action) : undefined),
};

/** `done`, or `done: a modifier to add` where it must be about that. */
const done: DestinyVerb = {
  help: 'That is enough: no more dice, no modifier, no more cards, nothing to replace.',
  schema: eitherOf(nothing, text('What is being asked'), object({ by: player })),
  read: (given, state) => {
    if (typeof given === 'string' && destiny.decision(state).asks !== given)
      return E.right({ type: 'done', about: given } as VerbFields<DestinyAction>);
    const by = typeof given === 'object' ? asWords(given, 'by')['by'] : undefined;
    return E.right({
      type: 'done',
      ...(by === undefined ? {} : { player: by as string }),
    } as VerbFields<DestinyAction>);
  },
  write: (action, state) => {
    if (action.type !== 'done') return undefined;
    return destiny.decision(state).by.length > 1 ? { by: action.player } : null;
  },
};

const roll: DestinyVerb = {
  help: 'What dice show that are rolled: one side a die, the card’s own dice first; or by card.',
  schema: words(SIDES),
  read: (given, state) => {
    const face = readRoll(given, state);
    return E.isLeft(face) ? face : E.right({ type: 'roll', ...face.right });
  },
  write: (action) => (action.type === 'roll' ? (action.faces[0] ?? null) : undefined),
};

const draw: DestinyVerb = {
  help: 'Which card chance gives: drawn from a deck, or picked at random.',
  schema: eitherOf(deckCard, player, object({ by: player, cards: deckCard }, ['cards'])),
  read: (given, state) => {
    const { by, cards } = asWords(given, 'cards');
    const word = String(cards);
    const code = codeOf(word, DECK_TYPES);
    if (code === undefined && state.players.some((each) => each.id === word))
      return E.right({ type: 'choose-at-random', chosen: word });
    if (code === undefined)
      return reject(reason('no-such-card', `no card is called '${word}'${didYouMean(word, [])}`, []));
    const pile = by === undefined ? undefined : pilesAsked(state).find((each) => each.startsWith(`${String(by)} `));
    if (by !== undefined && pile === undefined)
      return reject(reason('not-offered', `${String(by)} draws no card now`, []));
    return E.right({ type: 'draw', card: code, ...(pile === undefined ? {} : { pile }) });
  },
  write: (action) => {
    if (action.type === 'choose-at-random') return action.chosen;
    return action.type === 'draw' ? nameOfCode(action.card) : undefined;
  },
};

function pilesAsked(state: DestinyState): string[] {
  const asked = (destiny.question(state)?.candidates ?? []) as readonly { action: DestinyAction }[];
  return asked.flatMap(({ action }) => (action.type === 'draw' ? [action.pile] : []));
}

const plain = (type: DestinyAction['type'], help: string): DestinyVerb =>
  verb<DestinyState, DestinyAction>(type, help, { player }, undefined);

/** The player is named only where several decide at once. */
function alone(of: DestinyVerb): DestinyVerb {
  return { ...of, write: (action, state) => (of.write(action, state) === undefined ? undefined : null) };
}

const resolveSymbol: DestinyVerb = {
  ...verb<DestinyState, DestinyAction>(
    'resolve',
    'A player resolves dice that show this symbol.',
    { symbol: words(SYMBOLS), player },
    'symbol',
  ),
  write: (action) => (action.type === 'resolve' ? action.symbol : undefined),
};

const claimAbility: DestinyVerb = {
  help: 'After claiming: use the claim ability of the battlefield, or decline it.',
  schema: words(['use', 'decline']),
  read: (given) => E.right({ type: 'choose-option', option: given } as VerbFields<DestinyAction>),
  write: (action) =>
    action.type === 'choose-option' && ['use', 'decline'].includes(action.option) ? action.option : undefined,
};

export const verbs: Readonly<Record<string, DestinyVerb>> = {
  play: withHandCard('play', 'A player plays a card from hand.'),
  activate,
  resolve: resolveSymbol,
  'discard-to-reroll': withHandCard('discard-to-reroll', 'A player discards a card to reroll dice.'),
  claim: alone(plain('claim', 'A player claims the battlefield.')),
  pass: alone(plain('pass', 'A player passes.')),
  forgo: alone(plain('forgo', 'A player gives up an additional action.')),
  'claim-ability': claimAbility,
  turn,
  done,
  roll,
  draw,
  choose: choosing('What a player chooses: a card, a die, a player, an option.', CHOICES, anything),
  'choose-die': choosing('Which die a player chooses.', ['choose-die'], aDie),
  'choose-character': choosing('Which character a player chooses.', ['choose-character'], cardInPlay),
  'choose-card': choosing('Which card a player chooses.', ['choose-card'], text('A card')),
  'choose-opponent': choosing('Which opponent a player chooses.', ['choose-opponent'], player),
};

/** Giving up an opportunity, the smallest first. */
export function pass(_state: DestinyState, legal: readonly DestinyAction[]): DestinyAction | null {
  const option = (word: string) => (action: DestinyAction) => action.type === 'choose-option' && action.option === word;
  const type = (name: DestinyAction['type']) => (action: DestinyAction) => action.type === name;
  const ways = [type('done'), type('decline'), option('no'), option('decline'), type('forgo'), type('pass')];
  for (const way of ways) {
    const found = legal.find(way);
    if (found) return found;
  }
  return null;
}
