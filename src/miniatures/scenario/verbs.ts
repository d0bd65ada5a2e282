/** What players of Miniatures do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import { count, eitherOf, orNothing, reference, words } from '../../language/keys';
import type { Verb } from '../../language/language';
import { verbsOf, type Spoken } from '../../language/verb';
import { FACTIONS } from '../facts';
import type { MiniaturesAction } from '../model/actions';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { currentTurn } from '../queries/turn';
import { square } from './parts';

const { verb, verbs: verbTable } = verbsOf<Miniatures>();

const player = reference('player');
const character = reference('character');

/** Steps by the map's directions, north is up. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, 1],
  'north-east': [1, 1],
  east: [1, 0],
  'south-east': [1, -1],
  south: [0, -1],
  'south-west': [-1, -1],
  west: [-1, 0],
  'north-west': [-1, 1],
};

/** A square, or the one that lies so from where the character in its turn stands. */
export const squareOrDirection = eitherOf(square, words(Object.keys(DIRECTIONS)));

const to: Spoken<MiniaturesState> = {
  words: squareOrDirection,
  read: (word, state) => {
    const turn = currentTurn(state);
    const mover = state.characters.find(({ id }) => id === turn?.character);
    const [dx, dy] = DIRECTIONS[word] ?? [0, 0];
    return mover
      ? E.right([mover.at[0] + dx, mover.at[1] + dy])
      : reject(reason('no-turn', 'a direction needs a character in its turn', []));
  },
};

const squeezed: Spoken<MiniaturesState> = { words: orNothing(square) };

/** Where nothing is said, it does not squeeze. */
function step(): Verb<MiniaturesState, MiniaturesAction> {
  const made = verb('move', '{character} moves to {to}[, squeezing as {squeezed}]', { character, squeezed, to });
  return {
    ...made,
    read: (said, state) => E.map((fields: object) => ({ squeezed: null, ...fields }) as never)(made.read(said, state)),
    write: (action, state) => {
      const told = made.write(action, state) as Record<string, Json> | undefined;
      if (told === undefined || told['squeezed'] !== null) return told;
      const { squeezed: _, ...usual } = told;
      return usual;
    },
  };
}

export const verbs = verbTable({
  'choose-side': ['{player} takes the {faction} squad', { faction: words(FACTIONS) }],
  'choose-start-area': ['{player} takes start area {area}', { area: count() }],
  'choose-first-to-set-up': ['{player} decides that {first} sets up first', { first: player }],
  'set-up': ['{player} sets up {character} at {at}', { character, at: square }],
  'choose-first-player': ['{player} decides that {first} goes first in this round', { first: player }],
  activate: ['{player} activates {character}', { character }],

  step: step(),
  attack: ['{character} attacks {target}', { character, target: character }],
  'move-faster': ['{character} spends a Force point to move 2 squares more', { character }],
  'end-turn': ['{character} ends its turn', { character }],
  'attack-of-opportunity': [
    '{character} makes an attack of opportunity against {target}',
    { target: character, character },
  ],
  'let-pass': ['{player} lets {target} pass', { target: character }],

  'combine-fire': ['{character} combines fire', { character }],
  'roll-attack': ['{character} rolls for its attack', { character }],
  reroll: ['{character} spends a Force point to roll again', { character }],
  'keep-roll': ['{character} keeps the roll', { character }],
  'no-more-attacks': ['{character} makes no more of these attacks', { character }],
  affect: ['{character} is affected next', { character }],
  push: ['{character} is pushed to {to}', { character, to: square }],
  'pay-force': ['{character} spends Force points of {from}', { character, from: character }],
});

/** Giving up an opportunity. */
const PASSING = ['roll-attack', 'keep-roll', 'let-pass', 'no-more-attacks', 'end-turn'];

export function pass(_state: MiniaturesState, legal: readonly MiniaturesAction[]): MiniaturesAction | null {
  return legal.find(({ type }) => PASSING.includes(type)) ?? null;
}
