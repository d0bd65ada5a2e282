/**
 * Exact odds of attacks in Star Wars Miniatures: `attackOdds` lets a character attack another as often as it may in its turn, without moving.
 * docs/odds.md has examples.
 *
 * @module holojudge/odds/miniatures
 */
import * as E from 'fp-ts/lib/Either';
import { rejection, type Json, type Path } from '../../core';
import { flag, object, optional, whole } from '../../core/codec';
import {
  miniatures,
  type Miniatures,
  type MiniaturesState,
  type PlacedCharacter,
  type Position,
} from '../../miniatures';
import { ask, read, type Answer, type OddsOptions, type Says, type Wish } from '../ask';
import { handedOn, lay, withHandedOn } from '../given';

export type { Answer, Likelihoods, OddsOptions, Wish } from '../ask';

/** A character as it stands, as in a position: its stat card by id or written out, the damage that it has suffered, Force points that are left. */
export type Fighter = Pick<PlacedCharacter, 'card' | 'damage' | 'force'>;

/** What is handed on of it. */
const OF_CHARACTER: readonly (keyof Fighter)[] = ['card', 'damage', 'force'];

/** Attacks of one character on another. */
export interface Attack {
  attacker: Fighter;
  target: Fighter;
  /** How many squares away the target is; 1: adjacent. */
  squares: number;
  /** Is there a low object beside the target, in between? Default: not. */
  cover?: boolean;
}

/** How the attacks end. */
export type AttackEnd = {
  /** Damage that the target suffered. */
  damage: number;
  defeated: boolean;
  /** Force points that each has left. */
  force: { attacker: number; target: number };
};

/** What is asked of the attacks, and what each side is after. */
export interface AttackOptions<V extends Json> extends OddsOptions<AttackEnd, V> {
  /** Default: the most damage, and to keep its Force points. */
  attacker?: Wish<AttackEnd>;
  /** Default: the least damage, and to keep its Force points. */
  target?: Wish<AttackEnd>;
}

/** Farther than any line of sight needs to be on the map that is laid. */
const FARTHEST = 30;

const fighter = (name: string) => withHandedOn<Fighter, keyof Fighter>(name, {}, OF_CHARACTER);
const attackCodec = object<Attack>('an attack', {
  attacker: fighter('an attacker'),
  target: fighter('a target'),
  squares: whole(`squares from 1 to ${FARTHEST}`, 1, FARTHEST),
  cover: optional(flag),
});

/**
 * How likely each end of a character's attacks is: of all that it may make in its turn without moving. Left: what is wrong with the input and where.
 * @example
 * ```ts
 * import { attackOdds } from 'holojudge/odds/miniatures';
 * import { expected } from 'holojudge/play';
 *
 * const found = attackOdds({ attacker: { card: 'old-republic-recruit' }, target: { card: 'battle-droid-clone-strike' }, squares: 4 });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * console.log(expected(found.right, ({ defeated }) => (defeated ? 1 : 0)).low.toFixed(2)); // 0.85
 * ```
 */
export function attackOdds<V extends Json = AttackEnd>(
  attack: Attack,
  options: AttackOptions<V> = {},
): Answer<Miniatures, V> {
  const found = read(attackCodec, attack, options, ['attacker', 'target']);
  if (E.isLeft(found)) return found;
  const { asked, wished } = found.right;
  const begun = lay(miniatures, positionOf(asked), placeOf);
  if (E.isLeft(begun)) return begun;
  const { state } = begun.right;
  const target = miniatures.question(state)?.candidates.find(({ action }) => action.type === 'attack');
  if (target?.not) return E.left(rejection(target.not));
  const { attacker = { most: worth('attacker') }, target: defender = { least: worth('target') } } = wished;
  return ask<Miniatures, AttackEnd, V>(
    miniatures,
    state,
    {
      stop: ({ hasEnded }) => hasEnded('turn'),
      end: endOf(state),
      wishes: { attacking: attacker, defending: defender },
      says: attacksOnly,
    },
    wished,
  );
}

/** It attacks as long as it may; it does not move. */
const attacksOnly: Says<Miniatures> = (candidates) => {
  if (!candidates.some(({ action }) => action.type === 'end-turn' || action.type === 'attack')) return candidates;
  const others = candidates.filter(({ action }) => action.type !== 'move' && action.type !== 'move-faster');
  const attacks = others.filter(({ action }) => action.type !== 'end-turn');
  return attacks.length > 0 ? attacks : others;
};

function worth(own: 'attacker' | 'target'): (end: AttackEnd) => number {
  const side = own === 'attacker' ? 1 : -1;
  return ({ damage, force }) => damage + (side * force[own]) / 1e6;
}

/** Left of the attacker nothing is; right of the target there is room for a large one. */
const ATTACKER_AT = [3, 4] as const;
const ROWS = 9;

function positionOf({ attacker, target, squares, cover }: Attack): Position {
  const at: [number, number] = [ATTACKER_AT[0] + squares, ATTACKER_AT[1]];
  const columns = at[0] + 6;
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (cover && column === at[0] - 1 && row === at[1] ? 'o' : '.')),
  );
  return {
    players: [{ id: 'attacking' }, { id: 'defending' }],
    map: drawing(rows),
    characters: [
      { ...handedOn(attacker, OF_CHARACTER), id: 'attacker', player: 'attacking', at: [...ATTACKER_AT] },
      { ...handedOn(target, OF_CHARACTER), id: 'target', player: 'defending', at },
    ],
    moment: { stage: 'activations', character: 'attacker' },
  };
}

/** A map without walls; the first row is the lowest. */
function drawing(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  const frame = `+${'-+'.repeat(columns)}`;
  const between = `+${' +'.repeat(columns)}`;
  const lines = [...rows].reverse().map((row) => `|${row.join(' ')}|`);
  return [frame, lines.join(`\n${between}\n`), frame].join('\n');
}

function placeOf([part, index, ...rest]: Path): Path {
  if (part !== 'characters') return [];
  return [index === 0 ? 'attacker' : 'target', ...rest];
}

type Character = MiniaturesState['characters'][number];

function characterIn({ characters }: MiniaturesState, id: string): Character {
  const found = characters.find((each) => each.id === id);
  if (!found) throw new Error(`${id} was laid out, and is not there`);
  return found;
}

function endOf(first: MiniaturesState): (state: MiniaturesState) => AttackEnd {
  const before = characterIn(first, 'target').damage;
  return (state) => {
    const target = characterIn(state, 'target');
    return {
      damage: target.damage - before,
      defeated: target.place === 'defeated',
      force: { attacker: characterIn(state, 'attacker').force, target: target.force },
    };
  };
}
