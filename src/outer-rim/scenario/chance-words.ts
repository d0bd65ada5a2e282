/**
 * What decks, dice and the AI player come up with, by name. `draw` stands in the place of the judge's own, because a name on two cards
 * means the one that can come up now.
 */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../../core';
import type { Fields } from '../../core/scenario';
import type { OuterRimAction } from '../actions';
import { AI_CHOICE } from '../engine';
import { innermost } from '../frames';
import { outerRim } from '..';
import { playerOf } from '../players';
import type { OuterRimState } from '../state';
import { DRAWN, wordsOf, type Topic } from './lexicon';
import { encounterName } from './names';
import { named } from './parts';
import { faces, type OuterRimVerb } from './words';

type Read = E.Either<Rejection, Fields<OuterRimAction>>;
type Candidate = { action: OuterRimAction; not: unknown };

function candidates(state: OuterRimState): readonly Candidate[] {
  return outerRim.question(state)?.candidates ?? [];
}

/** Which list the cards of a pile are named in. */
function topicOf(pile: string): Topic {
  if (pile === 'characters') return 'character';
  if (pile === 'map tiles') return 'piece';
  if (pile === 'AI cards') return 'ai';
  if (pile.endsWith(' contacts')) return 'contact';
  if (pile.startsWith('databank ')) return 'databank';
  return pile.startsWith('deck-') || pile === 'navpoint' ? 'encounter' : 'market';
}

type Draw = Extract<OuterRimAction, { type: 'draw' }>;

const draws = (state: OuterRimState): Draw[] =>
  candidates(state).flatMap(({ action }) => (action.type === 'draw' && action.pile !== AI_CHOICE ? [action] : []));

const draw: OuterRimVerb = {
  help: 'Which card, contact or tile comes up.',
  schema: named('drawn'),
  read: (given, state): Read => {
    const words = wordsOf(state);
    const ids = DRAWN.flatMap((topic) => words[topic].id(String(given)) ?? []);
    const meant = draws(state).find((action) => ids.includes(action.card));
    return E.right(
      meant ? { type: 'draw', pile: meant.pile, card: meant.card } : { type: 'draw', card: ids[0] ?? String(given) },
    );
  },
  write: (action, state) => {
    if (action.type !== 'draw' || action.pile === AI_CHOICE) return undefined;
    const topic = topicOf(action.pile);
    if (topic !== 'encounter') return wordsOf(state)[topic].name(action.card);
    const here = state.active === null ? null : playerOf(state, state.active).space;
    const title = encounterName(state, action.card, here);
    const { encounter } = wordsOf(state);
    return encounter.id(title) === action.card ? title : encounter.name(action.card);
  },
};

/** What the AI player does where its rules leave a choice: chance decides, and the words name it. */
const aiChooses: OuterRimVerb = {
  help: 'Which of several the AI player takes, where its rules leave it open: a space, a card, a contact space.',
  schema: { type: 'string' },
  read: (given, state): Read => {
    const choices = candidates(state).flatMap(({ action }) =>
      action.type === 'draw' && action.pile === AI_CHOICE ? [action] : [],
    );
    const word = String(given);
    const fitting = choices.filter(
      ({ card }) => card === word || said(state, card) === word || namesIn(state, card).includes(word),
    );
    if (fitting.length > 1)
      return reject(
        reason('which', `'${word}' fits ${fitting.map(({ card }) => `'${said(state, card)}'`).join(' and ')}`, []),
      );
    return E.right({ type: 'draw', pile: AI_CHOICE, card: fitting[0]?.card ?? word });
  },
  write: (action, state) =>
    action.type === 'draw' && action.pile === AI_CHOICE ? said(state, action.card) : undefined,
};

/** The label of a choice has ids in it: `choose-space om3`. */
function namesIn(state: OuterRimState, label: string): string[] {
  const { space, place, ship, card } = wordsOf(state);
  const lists = [space, place, ship, card];
  const nameOf = (id: string): string => lists.find((list) => list.name(id) !== id)?.name(id) ?? id;
  return label.split(' ').slice(1).map(nameOf);
}

function said(state: OuterRimState, label: string): string {
  const [type = ''] = label.split(' ');
  const named = namesIn(state, label).join(', ');
  return named === '' ? type : `${type}: ${named}`;
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

function facesOf(state: OuterRimState, dice: readonly number[]): string[] {
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
