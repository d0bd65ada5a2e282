/**
 * Exact odds of attacks in X-Wing: `attackOdds` lets any number of ships attack one, one after the other, by every rule and card. docs/odds.md has
 * examples.
 *
 * @module holojudge/odds/xwing
 */
import * as E from 'fp-ts/lib/Either';
import type { Json } from '../../core';
import { xwing, type Xwing, type XwingState } from '../../xwing';
import { ask, read, type Answer, type OddsOptions, type Wish } from '../ask';
import { attacksCodec, endOf, namesOf, type AttackEnd, type Attacks } from './attack';
import { said, wrongAttack } from './answers';
import { relevant } from './relevant';
import { tableOf } from './table';

export type { Answer, Likelihoods, OddsOptions, Wish } from '../ask';
export type { AttackEnd, Attacker, Attacks, Fighter, Remaining, Side } from './attack';

/** What is asked of attacks, and what each side is after. */
export interface AttackOptions<V extends Json> extends OddsOptions<AttackEnd, V> {
  /** Default: the most damage; of equal damage the most criticals, and of those to keep its tokens. */
  attacker?: Wish<AttackEnd>;
  /** Default: the least damage, the fewest criticals, and to keep its tokens. */
  defender?: Wish<AttackEnd>;
}

/**
 * How likely each end of some attacks on one ship is. Players decide for all attacks together what they spend: a defender keeps its token for the second
 * attack if that saves more. Left: what is wrong with the input and where, or why an attack is not possible.
 * @example
 * ```ts
 * import { attackOdds } from 'holojudge/odds/xwing';
 * import { expected } from 'holojudge/play';
 *
 * const escort = { pilot: 'bluesquadronescort', range: 2, tokens: { focus: 1 } } as const;
 * const found = attackOdds({ attackers: [escort], defender: { pilot: 'academypilot', tokens: { evade: 1 } } });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * console.log(expected(found.right, ({ damage }) => damage).low.toFixed(3)); // 0.494
 * console.log(expected(found.right, ({ defender }) => defender.tokens.evade ?? 0).low.toFixed(3)); // 0.289
 * ```
 */
export function attackOdds<V extends Json = AttackEnd>(
  attacks: Attacks,
  options: AttackOptions<V> = {},
): Answer<Xwing, V> {
  const found = read(attacksCodec, attacks, options, ['attacker', 'defender']);
  if (E.isLeft(found)) return found;
  const { asked, wished } = found.right;
  for (const i of asked.attackers.keys()) {
    const wrong = wrongAttack(asked, i);
    if (wrong) return E.left(wrong);
  }
  const table = tableOf(asked);
  if (E.isLeft(table)) return table;
  const { state } = table.right;
  const names = namesOf(asked);
  const { attacker = { most: worth(1) }, defender = { least: worth(-1) } } = wished;
  const last = names.attackers.at(-1) ?? '';
  return ask<Xwing, AttackEnd, V>(
    xwing,
    state,
    {
      stop: (moment) => moment.hasEnded('engagement') && hasEngaged(moment.state, last),
      end: endOf(state, names),
      relevant,
      wishes: { attacking: attacker, defending: defender },
      says: (candidates, at) => said(candidates, at, asked),
    },
    wished,
  );
}

/** Damage before criticals before tokens; the attacker wants it high, and to keep its own, the defender the other way round. */
function worth(side: 1 | -1): (end: AttackEnd) => number {
  return ({ damage, criticals, attackers, defender }) => {
    const own = side === 1 ? attackers : [defender];
    const kept = own.reduce((sum, each) => sum + keptBy(each) + ('lock' in each && each.lock ? 1 : 0), 0);
    return damage + criticals / 1e3 + (side * kept) / 1e6;
  };
}

function keptBy({ tokens: { focus = 0, evade = 0, calculate = 0 }, force, charges }: AttackEnd['defender']): number {
  return focus + evade + calculate + force + charges;
}

function hasEngaged({ ships }: XwingState, id: string): boolean {
  return ships.some((ship) => ship.id === id && ship.engaged);
}
