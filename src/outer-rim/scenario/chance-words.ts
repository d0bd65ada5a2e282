/**
 * What decks, dice and the AI player come up with, by name. `draw` stands in the place of the judge's own, because a name on two cards
 * means the one that can come up now.
 */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../../core';
import type { VerbFields } from '../../language/language';
import type { OuterRimAction } from '../model/actions';
import { innermost, AI_CHOICE } from '../engine';
import { outerRim } from '..';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { DRAWN, wordsOf, type Topic } from './lexicon';
import { cardName, encounterName } from './names';
import { named } from './parts';
import { faces, type OuterRimVerb } from './words';

type Read = E.Either<Rejection, VerbFields<OuterRimAction>>;
type Candidate = { action: OuterRimAction; not: unknown };

function candidates(state: OuterRimState): readonly Candidate[] {
  return outerRim.question(state)?.candidates ?? [];
}

type Draw = Extract<OuterRimAction, { type: 'draw' }>;

/** Which list the cards of a pile are named in; null: no pile at all, but a choice of the AI player that is made at random. */
export function topicOf(state: OuterRimState, pile: string): Topic | null {
  if (pile === 'characters') return 'character';
  if (pile === 'map tiles') return 'piece';
  if (pile === 'AI cards') return 'ai';
  if (pile.endsWith(' contacts')) return 'contact';
  if (pile.startsWith('databank ')) return 'databank';
  if (state.markets.some(({ deck }) => deck === pile)) return 'market';
  return state.encounterDecks.some(({ name }) => name === pile) ? 'encounter' : null;
}

const draws = (state: OuterRimState, fromPile: boolean): Draw[] =>
  candidates(state).flatMap(({ action }) =>
    action.type === 'draw' && (topicOf(state, action.pile) !== null) === fromPile ? [action] : [],
  );

const draw: OuterRimVerb = {
  help: 'Which card, contact or tile comes up.',
  schema: named('drawn'),
  read: (given, state): Read => {
    const word = String(given);
    const words = wordsOf(state);
    const ids = DRAWN.flatMap((topic) => words[topic].id(word) ?? []);
    const meant = draws(state, true).find((action) => ids.includes(action.card));
    return E.right({ type: 'draw', ...(meant ? { pile: meant.pile } : {}), card: meant?.card ?? ids[0] ?? word });
  },
  write: (action, state) =>
    action.type === 'draw' && topicOf(state, action.pile) !== null ? drawnName(state, action) : undefined,
};

/** What comes up, or what the AI player takes: by a name that means it at this moment. */
export function drawnName(state: OuterRimState, { pile, card }: Pick<Draw, 'pile' | 'card'>): string {
  const topic = topicOf(state, pile);
  if (topic === null) return said(state, pile, card);
  if (topic !== 'encounter') return wordsOf(state)[topic].name(card);
  const here = state.active === null ? null : playerOf(state, state.active).space;
  const title = encounterName(state, card, here);
  const { encounter } = wordsOf(state);
  return encounter.id(title) === card ? title : encounter.name(card);
}

/** What the AI player does where its rules leave a choice: chance decides, and the words name it. */
const aiChooses: OuterRimVerb = {
  help: 'Which of several the AI player takes, where its rules leave it open: a space, a card, a contact space.',
  schema: { type: 'string' },
  read: (given, state): Read => {
    const word = String(given);
    const fitting = draws(state, false).filter(({ pile, card }) => {
      const names = namesIn(state, pile, card);
      return [card, said(state, pile, card), ...names].includes(word);
    });
    if (fitting.length > 1)
      return reject(
        reason('which', `'${word}' fits ${fitting.map(({ pile, card }) => said(state, pile, card)).join(' and ')}`, []),
      );
    const [only] = fitting;
    return E.right(only ? { ...only } : { type: 'draw', pile: AI_CHOICE, card: word });
  },
  write: (action, state) =>
    action.type === 'draw' && topicOf(state, action.pile) === null ? drawnName(state, action) : undefined,
};

/** A choice is an id, or a label with ids in it: `choose-space om3`. */
function namesIn(state: OuterRimState, pile: string, card: string): string[] {
  const { space, place, ship, contact } = wordsOf(state);
  const nameOf = (id: string): string =>
    [space, place, ship, contact].find((list) => list.name(id) !== id)?.name(id) ?? cardName(state, id);
  return (pile === AI_CHOICE ? card.split(' ').slice(1) : [card]).map(nameOf);
}

function said(state: OuterRimState, pile: string, card: string): string {
  const names = namesIn(state, pile, card).join(', ');
  if (pile !== AI_CHOICE) return names;
  const [type = ''] = card.split(' ');
  return names === '' ? type : `${type}: ${names}`;
}

/** Dice by what they show. */
const chooseDice: OuterRimVerb = {
  help: 'Which of the dice just rolled are rerolled or turned, by what they show.',
  schema: faces,
  read: (given, state): Read => {
    const wanted = sorted(given as readonly string[]);
    const meant = candidates(state).find(
      ({ action }) => action.type === 'choose-dice' && sorted(facesOf(state, action.dice)) === wanted,
    )?.action;
    if (meant) return E.right({ ...meant });
    const shown = innermost(state, 'roll')?.faces ?? [];
    return reject(reason('no-such-dice', `such dice cannot be chosen; they show ${shown.join(', ') || 'nothing'}`, []));
  },
  write: (action, state) => (action.type === 'choose-dice' ? facesOf(state, action.dice) : undefined),
};

export function facesOf(state: OuterRimState, dice: readonly number[]): string[] {
  const shown = innermost(state, 'roll')?.faces ?? [];
  return dice.map((i) => shown[i] ?? '?');
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join();
}

export const chanceVerbs: Readonly<Record<string, OuterRimVerb>> = {
  draw,
  'ai-chooses': aiChooses,
  'choose-dice': chooseDice,
};
