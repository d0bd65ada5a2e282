/**
 * Exact odds of dice in Destiny: `rollOdds` activates characters one after the other, and resolves their dice against one character of an opponent who
 * does nothing. docs/odds.md has examples.
 *
 * @module holojudge/odds/destiny
 */
import * as E from 'fp-ts/lib/Either';
import type { Json, Path } from '../../core';
import { count, list, object, optional } from '../../core/codec';
import { card, destiny, type Destiny, type DestinyState, type PlacedCharacter, type Position } from '../../destiny';
import { ask, read, type Answer, type OddsOptions, type Says, type Wish } from '../ask';
import { handedOn, lay, withHandedOn } from '../given';

export type { Answer, Likelihoods, OddsOptions, Wish } from '../ask';

/** A character as it stands, as in a position: its code, its dice and upgrades, damage and shields. */
export type Fighter = Pick<PlacedCharacter, 'card' | 'damage' | 'shields' | 'dice' | 'upgrades'>;

/** What is handed on of it. */
const OF_CHARACTER: readonly (keyof Fighter)[] = ['card', 'damage', 'shields', 'dice', 'upgrades'];

/** Characters whose dice are rolled, and whom they are resolved against. */
export interface Roll {
  /** They are activated in any order; two dice of an elite character are `dice: [null, null]`. */
  characters: Fighter[];
  /** The opponent's only character. */
  target: Fighter;
  /** Resources that there are to pay with. Default 0. */
  resources?: number;
}

/** How it ends, when nothing more is resolved. */
export type RollEnd = {
  /** Damage that the target was dealt. */
  damage: number;
  defeated: boolean;
  shields: number;
  /** Resources, more or fewer than before. */
  resources: number;
};

/** What is asked of the roll, and what each side is after. */
export interface RollOptions<V extends Json> extends OddsOptions<RollEnd, V> {
  /** Default: the most damage, then the fewest shields left, then the most resources. */
  roller?: Wish<RollEnd>;
  /** Who is asked something by a card. Default: the opposite. */
  opponent?: Wish<RollEnd>;
}

const fighter = (name: string) => withHandedOn<Fighter, keyof Fighter>(name, {}, OF_CHARACTER);
const rollCodec = object<Roll>('a roll', {
  characters: list(fighter('a character')),
  target: fighter('a target'),
  resources: optional(count),
});

/** Its text is about claiming it, and nobody claims. */
const BATTLEFIELD = '01173';

/**
 * How likely each end of rolling and resolving these characters' dice is: the opponent passes, nobody plays cards, claims or rerolls. Left: what is wrong with the input and where.
 * @example
 * ```ts
 * import { rollOdds } from 'holojudge/odds/destiny';
 * import { expected } from 'holojudge/play';
 *
 * const found = rollOdds({ characters: [{ card: '01010' }], target: { card: '01037' } });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * console.log(expected(found.right, ({ damage }) => damage).low.toFixed(2)); // 0.83
 * ```
 */
export function rollOdds<V extends Json = RollEnd>(roll: Roll, options: RollOptions<V> = {}): Answer<Destiny, V> {
  const found = read(rollCodec, roll, options, ['roller', 'opponent']);
  if (E.isLeft(found)) return found;
  const { asked, wished } = found.right;
  const begun = lay(destiny, positionOf(asked), placeOf);
  if (E.isLeft(begun)) return begun;
  const { state } = begun.right;
  const { roller = { most: worth }, opponent = { least: worth } } = wished;
  return ask<Destiny, RollEnd, V>(
    destiny,
    state,
    {
      stop: ({ hasEnded }) => hasEnded('action phase'),
      end: endOf(state),
      wishes: { rolling: roller, opposing: opponent },
      says: dice,
    },
    wished,
  );
}

/** First everybody is activated, then dice are resolved; the opponent passes. Damage is meant for the target, shields for the roller's own. */
const dice: Says<Destiny> = (candidates, state) => {
  const { procedure } = state.stack.at(-1) ?? {};
  if (procedure === 'resolve damage') return onTarget(candidates, true);
  if (procedure === 'resolve shields') return onTarget(candidates, false);
  if (!candidates.some(({ action }) => action.type === 'pass')) return candidates;
  const own = candidates.filter(({ action }) => action.player === 'rolling');
  const activate = own.filter(({ action }) => action.type === 'activate');
  if (activate.length > 0) return activate;
  return candidates.filter(
    ({ action }) => action.type === 'pass' || (action.player === 'rolling' && action.type === 'resolve'),
  );
};

type Candidates = Parameters<Says<Destiny>>[0];

/** Only the target, or only others; where no such character is left, whatever the rules allow. */
function onTarget(candidates: Candidates, isTarget: boolean): Candidates {
  return candidates.filter(
    ({ action }) => action.type === 'choose-character' && (action.character === 'target') === isTarget,
  );
}

function worth({ damage, shields, resources }: RollEnd): number {
  return damage - shields / 1e3 + resources / 1e6;
}

function positionOf({ characters, target, resources = 0 }: Roll): Position {
  return {
    players: [
      {
        id: 'rolling',
        resources,
        characters: characters.map((each, i) => ({ ...handedOn(each, OF_CHARACTER), id: `character-${i + 1}` })),
      },
      { id: 'opposing', characters: [{ ...handedOn(target, OF_CHARACTER), id: 'target' }] },
    ],
    battlefield: { card: BATTLEFIELD, owner: 'rolling', controller: 'rolling' },
    moment: { phase: 'action', turn: 'rolling' },
  };
}

function placeOf([part, player, field, index, ...rest]: Path): Path {
  if (part !== 'players') return [];
  if (field !== 'characters') return player === 0 && field !== undefined ? [field] : [];
  return player === 0 ? ['characters', ...(index === undefined ? [] : [index]), ...rest] : ['target', ...rest];
}

function endOf(first: DestinyState): (state: DestinyState) => RollEnd {
  const resourcesOf = ({ players }: DestinyState): number => players.find(({ id }) => id === 'rolling')?.resources ?? 0;
  const before = targetIn(first);
  const resources = resourcesOf(first);
  return (state) => {
    const target = targetIn(state);
    const defeated = target.zone !== 'play';
    // What is defeated has no damage on it any more: it was dealt what it could take.
    const damage = defeated ? healthOf(before) : target.damage;
    return {
      damage: damage - before.damage,
      defeated,
      shields: defeated ? 0 : target.shields,
      resources: resourcesOf(state) - resources,
    };
  };
}

type InPlay = DestinyState['cards'][number];

function targetIn({ cards }: DestinyState): InPlay {
  const found = cards.find(({ id }) => id === 'target');
  if (!found) throw new Error('the target was laid out, and is not there');
  return found;
}

function healthOf({ code }: InPlay): number {
  const found = card(code);
  return found?.type === 'character' ? found.health : 0;
}
