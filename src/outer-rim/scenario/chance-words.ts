/**
 * What decks, dice and the AI player come up with, by name. `draw` stands in the place of the judge's own, because a name on two cards
 * means the one that can come up now.
 */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type RandomChoice } from '../../core';
import { text } from '../../language/keys';
import { verbsOf } from '../../language/verb';
import type { OuterRimAction } from '../model/actions';
import type { OuterRim } from '../model/types';
import { aiChoiceIn, innermost } from '../engine';
import { outerRim } from '..';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { DRAWN, wordsOf, type Topic } from './lexicon';
import { cardName, encounterName } from './names';
import { wordFor } from './parts';
import { faces } from './words';

const { verbs, worded } = verbsOf<OuterRim>();

type Candidate = { action: OuterRimAction; not: unknown };

function candidates(state: OuterRimState): readonly Candidate[] {
  return outerRim.question(state)?.candidates ?? [];
}

type Draw = Extract<OuterRimAction, { type: 'draw' }>;

/** Which list the cards of a pile are named in. */
function topicOf(state: OuterRimState, pile: string): Topic {
  if (pile === 'characters') return 'character';
  if (pile === 'map tiles') return 'piece';
  if (pile === 'AI cards') return 'ai';
  if (pile.endsWith(' contacts')) return 'contact';
  if (pile.startsWith('databank ')) return 'databank';
  return state.markets.some(({ deck }) => deck === pile) ? 'market' : 'encounter';
}

function asked<T extends OuterRimAction['type']>(
  state: OuterRimState,
  type: T,
): readonly Extract<OuterRimAction, { type: T }>[] {
  return candidates(state).flatMap(({ action }) =>
    action.type === type ? [action as Extract<OuterRimAction, { type: T }>] : [],
  );
}

const draw = worded(
  'draw',
  'Which card, contact or tile comes up.',
  wordFor('drawn'),
  (word, state) => {
    const words = wordsOf(state);
    const ids = DRAWN.flatMap((topic) => words[topic].id(word) ?? []);
    const meant = asked(state, 'draw').find((action) => ids.includes(action.card));
    return E.right({ pile: meant?.pile, card: meant?.card ?? ids[0] ?? word });
  },
  (action, state) => drawnName(state, action),
);

/** What comes up, by a name that means it at this moment. */
export function drawnName(state: OuterRimState, { pile, card }: Pick<Draw, 'pile' | 'card'>): string {
  const topic = topicOf(state, pile);
  if (topic !== 'encounter') return wordsOf(state)[topic].name(card);
  const here = state.active === null ? null : playerOf(state, state.active).space;
  const title = encounterName(state, card, here);
  const { encounter } = wordsOf(state);
  return encounter.id(title) === card ? title : encounter.name(card);
}

/** What the AI player does where its rules leave a choice: chance decides, and the words name it. */
const aiChooses = worded(
  'choose-at-random',
  'Which of several the AI player takes, where its rules leave it open: a space, a card, a contact space.',
  text(),
  (word, state) => {
    const fitting = asked(state, 'choose-at-random').filter((choice) =>
      [...idsIn(choice), ...namesIn(state, choice), randomName(state, choice)].includes(word),
    );
    if (fitting.length > 1) {
      const all = fitting.map((choice) => randomName(state, choice));
      return reject(reason('which', `'${word}' fits ${all.join(' and ')}`, []));
    }
    const [only] = fitting;
    return E.right(only ?? { chosen: word });
  },
  (action, state) => randomName(state, action),
);

/** The ids that a choice names: it is one, or an action of the AI player. */
function idsIn(choice: RandomChoice): string[] {
  const action = aiChoiceIn(choice);
  const told = Object.entries(action ?? {}).filter(([key]) => key !== 'type' && key !== 'player');
  const all = action ? told.map(([, value]): unknown => value) : [choice.chosen];
  return all.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
}

function namesIn(state: OuterRimState, choice: RandomChoice): string[] {
  const { space, place, ship, contact } = wordsOf(state);
  const nameOf = (id: string): string =>
    [space, place, ship, contact].find((list) => list.name(id) !== id)?.name(id) ?? cardName(state, id);
  return idsIn(choice).map(nameOf);
}

/** What the AI player takes: `Lothal`, `choose-space: Lothal`. */
export function randomName(state: OuterRimState, choice: RandomChoice): string {
  const names = namesIn(state, choice).join(', ');
  const type = aiChoiceIn(choice)?.type;
  if (type === undefined) return names;
  return names === '' ? type : `${type}: ${names}`;
}

/** Dice by what they show. */
const chooseDice = worded(
  'choose-dice',
  'Which of the dice just rolled are rerolled or turned, by what they show.',
  faces,
  (said, state) => {
    const wanted = sorted(said);
    const meant = candidates(state).find(
      ({ action }) => action.type === 'choose-dice' && sorted(facesOf(state, action.dice)) === wanted,
    )?.action;
    if (meant) return E.right(meant);
    const shown = innermost(state, 'roll')?.faces ?? [];
    return reject(reason('no-such-dice', `such dice cannot be chosen; they show ${shown.join(', ') || 'nothing'}`, []));
  },
  ({ dice }, state) => facesOf(state, dice),
);

export function facesOf(state: OuterRimState, dice: readonly number[]): string[] {
  const shown = innermost(state, 'roll')?.faces ?? [];
  return dice.map((i) => shown[i] ?? '?');
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join();
}

export const chanceVerbs = verbs({ draw, 'ai-chooses': aiChooses, 'choose-dice': chooseDice });
