/**
 * Exact odds of attacks in Armada: `attackOdds` takes the hull zones of two ships, and applies every rule and card. docs/odds.md has examples.
 *
 * @module holojudge/odds/armada
 */
import * as E from 'fp-ts/lib/Either';
import { impossible, rejection, type Json, type Path, type Rejection } from '../../core';
import { flag, object, oneOf, optional } from '../../core/codec';
import {
  armada,
  HULL_ZONES,
  RANGE_BANDS,
  shipCard,
  shipToken,
  type Armada,
  type ArmadaAction,
  type ArmadaState,
  type DefenseToken,
  type HullZone,
  type PlacedShip,
  type Pose,
  type Position,
  type RangeBand,
} from '../../armada';
import { ask, read, type Answer, type OddsOptions, type Says, type Wish } from '../ask';
import { handedOn, lay, withHandedOn } from '../given';
import { relevant } from './relevant';

export type { Answer, Likelihoods, OddsOptions, Wish } from '../ask';

/** A ship as it stands, as in a position: its card, upgrades, shields, damage, command tokens, defense tokens. */
export type Fighter = Pick<
  PlacedShip,
  'card' | 'upgrades' | 'exhausted' | 'discarded' | 'speed' | 'shields' | 'damage' | 'dial' | 'tokens' | 'defense'
>;

/** What is handed on of it. */
const OF_SHIP: readonly (keyof Fighter)[] = [
  'card',
  'upgrades',
  'exhausted',
  'discarded',
  'speed',
  'shields',
  'damage',
  'dial',
  'tokens',
  'defense',
];

/** An attack of one ship on another. */
export interface Attack {
  attacker: Fighter;
  defender: Fighter;
  /** How far apart the two hull zones are. */
  range: RangeBand;
  /** The attacking hull zone. Default: the front. */
  zone?: HullZone;
  /** The defending hull zone. Default: the front. */
  defendingZone?: HullZone;
  /** Are the texts of faceup damage cards resolved? Default: cards are counted, and say nothing that matters to an attack. */
  cards?: boolean;
}

/** How the attack ends. */
export type AttackEnd = {
  /** Damage that the defender suffered: shields lost and damage cards dealt. */
  damage: number;
  /** Faceup damage cards that it was dealt; one that is destroyed has none any more. */
  criticals: number;
  destroyed: boolean;
  /** Shields that the defending hull zone has left. */
  shields: number;
  /** Defense tokens that the defender has left, and which of them are still readied. */
  defense: { type: DefenseToken; exhausted: boolean }[];
};

/** What is asked of the attack, and what each side is after. */
export interface AttackOptions<V extends Json> extends OddsOptions<AttackEnd, V> {
  /** Default: the most damage, then the most faceup cards. */
  attacker?: Wish<AttackEnd>;
  /** Default: the least damage, the fewest faceup cards, and to keep its defense tokens readied. */
  defender?: Wish<AttackEnd>;
}

const fighter = (name: string) => withHandedOn<Fighter, keyof Fighter>(name, {}, OF_SHIP);
const attackCodec = object<Attack>('an attack', {
  attacker: fighter('an attacker'),
  defender: fighter('a defender'),
  range: oneOf('a range', RANGE_BANDS),
  zone: optional(oneOf('a hull zone', HULL_ZONES)),
  defendingZone: optional(oneOf('a hull zone', HULL_ZONES)),
  cards: optional(flag),
});

/**
 * How likely each end of an attack is. Left: what is wrong with the input and where, or why there is no such attack.
 * @example
 * ```ts
 * import { attackOdds } from 'holojudge/odds/armada';
 * import { expected } from 'holojudge/play';
 *
 * const found = attackOdds({
 *   attacker: { card: 'victory-i-class-star-destroyer' },
 *   defender: { card: 'cr90-corvette-a' },
 *   range: 'long',
 * });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * console.log(expected(found.right, ({ damage }) => damage).low.toFixed(3)); // 1.008
 * ```
 */
export function attackOdds<V extends Json = AttackEnd>(
  attack: Attack,
  options: AttackOptions<V> = {},
): Answer<Armada, V> {
  const found = read(attackCodec, attack, options, ['attacker', 'defender']);
  if (E.isLeft(found)) return found;
  const { asked, wished } = found.right;
  const begun = lay(armada, positionOf(asked), placeOf);
  if (E.isLeft(begun)) return begun;
  const state = armada.copy(begun.right.state);
  if (asked.cards !== true) state.damageDeck.unknown = state.damageDeck.unknown.map(() => WITHOUT_EFFECT);
  const wrong = wrongAttack(state, asked);
  if (wrong) return E.left(wrong);
  const { attacker = { most: harm }, defender = { least: (end) => harm(end) - kept(end) / 1e6 } } = wished;
  return ask<Armada, AttackEnd, V>(
    armada,
    state,
    {
      stop: ({ hasEnded }) => hasEnded('attack'),
      end: endOf(state, asked),
      relevant,
      wishes: { attacking: attacker, defending: defender },
      says: target(asked),
    },
    wished,
  );
}

/** Its text is about speed: an attack never asks it. */
const WITHOUT_EFFECT = 'thruster-fissure';

function harm({ damage, criticals }: AttackEnd): number {
  return damage + criticals / 1e3;
}

/** A token that is readied counts more than one that is left. */
function kept({ defense }: AttackEnd): number {
  return defense.reduce((sum, { exhausted }) => sum + (exhausted ? 1 : 2), 0);
}

const target =
  (attack: Attack): Says<Armada> =>
  (candidates) => {
    const aimed = candidates.filter(({ action }) => isAim(action, attack));
    return aimed.length > 0 ? aimed : candidates;
  };

function isAim(action: ArmadaAction, { zone = 'front', defendingZone = 'front' }: Attack): boolean {
  return (
    action.type === 'declare-target' &&
    action.defender === 'defender' &&
    action.zone === zone &&
    action.defendingZone === defendingZone
  );
}

function wrongAttack(state: ArmadaState, attack: Attack): Rejection | null {
  const found = armada.question(state)?.candidates.find(({ action }) => isAim(action, attack));
  if (!found) return impossible('no-attack', `The ${attack.zone ?? 'front'} hull zone cannot attack.`, ['zone']);
  return found.not && rejection(found.not);
}

/** Mm between the hull zones, within each range; the two ships face each other with the zones that were named. */
const GAPS: Readonly<Record<RangeBand, number>> = { close: 60, medium: 155, long: 245 };
const MIDDLE = { x: 900, y: 450 };

function positionOf({ attacker, defender, range, zone = 'front', defendingZone = 'front' }: Attack): Position {
  const apart = GAPS[range] + reach(attacker, zone) + reach(defender, defendingZone);
  return {
    players: [{ id: 'attacking' }, { id: 'defending' }],
    ships: [
      {
        ...handedOn(attacker, OF_SHIP),
        id: 'attacker',
        owner: 'attacking',
        at: showing(zone, MIDDLE.x - apart / 2, 1),
      },
      {
        ...handedOn(defender, OF_SHIP),
        id: 'defender',
        owner: 'defending',
        at: showing(defendingZone, MIDDLE.x + apart / 2, -1),
      },
    ],
    moment: { phase: 'ship', ship: 'attacker', step: 'attack' },
  };
}

/** From the middle of the ship to the edge of this zone. */
function reach({ card }: Fighter, zone: HullZone): number {
  const known = shipCard(card);
  if (!known) return 0;
  const { width, length } = shipToken(known.icon);
  return (zone === 'front' || zone === 'rear' ? length : width) / 2;
}

/** It turns this zone toward the other ship, which is to the east (1) or to the west (-1). */
function showing(zone: HullZone, x: number, toward: 1 | -1): Pose {
  const headings = {
    front: { x: toward, y: 0 },
    rear: { x: 0 - toward, y: 0 },
    left: { x: 0, y: 0 - toward },
    right: { x: 0, y: toward },
  };
  return { x, y: MIDDLE.y, heading: headings[zone] };
}

function placeOf([part, index, ...rest]: Path): Path {
  if (part !== 'ships') return [];
  return [index === 0 ? 'attacker' : 'defender', ...rest];
}

type Ship = ArmadaState['ships'][number];

function endOf(first: ArmadaState, { defendingZone = 'front' }: Attack): (state: ArmadaState) => AttackEnd {
  const before = defenderIn(first);
  return (state) => {
    const defender = defenderIn(state);
    const { damage, shields, defense } = defender;
    const destroyed = defender.place !== 'table';
    // The cards of a destroyed ship are gone: it was dealt as many as it could take.
    const cards = destroyed ? (shipCard(defender.card)?.hull ?? 0) : cardsOn(defender);
    return {
      damage: cards - cardsOn(before) + shieldsOf(before) - shieldsOf(defender),
      criticals: destroyed ? 0 : damage.faceup.length - before.damage.faceup.length,
      destroyed,
      shields: shields[defendingZone],
      defense: defense.map(({ type, exhausted }) => ({ type, exhausted })),
    };
  };
}

function defenderIn({ ships }: ArmadaState): Ship {
  const found = ships.find(({ id }) => id === 'defender');
  if (!found) throw new Error('the defender was laid out, and is not there');
  return found;
}

function cardsOn({ damage }: Ship): number {
  return damage.facedown + damage.faceup.length;
}

function shieldsOf({ shields }: Ship): number {
  return HULL_ZONES.reduce((sum, zone) => sum + shields[zone], 0);
}
