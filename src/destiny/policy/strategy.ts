/** How Destiny is played well: hurt one character after the other, use every die, and keep cards coming. */
import { pileSize, type PlayerId, type Strategy, type TermsOf } from '../../core';
import type { Destiny } from '../model/types';
import type { DestinyState } from '../model/state';
import { charactersOf, costOf, healthLeft, supportsOf, upgradesOn } from '../queries/cards';
import { poolOf, showsDamage, symbolOf, valueOf } from '../queries/dice';
import { playerOf } from '../queries/players';
import { likesOf } from './likes';

/** A match has about 20 points of health on each side: ten of them are worth a lead of 1. */
const WEIGHTS = {
  health: 0.1,
  characters: 0.25,
  /** The one that is hurt most: who is nearly defeated. */
  weakest: 0.03,
  shields: 0.05,
  resources: 0.05,
  hand: 0.06,
  deck: 0.004,
  upgrades: 0.07,
  supports: 0.06,
  damageShown: 0.05,
  otherShown: 0.025,
  ready: 0.06,
  battlefield: 0.05,
} as const;

function terms(state: DestinyState, player: PlayerId): TermsOf<typeof WEIGHTS> {
  const own = playerOf(state, player);
  const characters = charactersOf(state, player);
  const health = characters.map(healthLeft);
  const pool = poolOf(state, player);
  const shown = (isDamage: boolean): number =>
    pool.reduce((sum, die) => {
      const symbol = symbolOf(die);
      if (symbol === null || symbol === 'blank' || showsDamage(die) !== isDamage) return sum;
      return sum + Math.max(1, valueOf(state, die));
    }, 0);
  const cost = (cards: readonly { code: string }[]): number =>
    cards.reduce((sum, { code }) => sum + 1 + costOf(code), 0);
  return {
    health: health.reduce((sum, each) => sum + each, 0),
    characters: characters.length,
    weakest: Math.min(0, ...characters.map(({ damage }) => -damage)),
    shields: characters.reduce((sum, { shields }) => sum + shields, 0),
    resources: Math.min(8, own.resources),
    hand: own.hand.length,
    deck: pileSize(own.deck),
    upgrades: cost(characters.flatMap(({ id }) => upgradesOn(state, id))),
    supports: cost(supportsOf(state, player)),
    damageShown: shown(true),
    otherShown: shown(false),
    ready: characters.filter(({ exhausted }) => !exhausted).length,
    battlefield: state.battlefield.controller === player ? 1 : 0,
  };
}

export const strategy: Strategy<Destiny> = {
  terms,
  weights: WEIGHTS,
  likes: likesOf,
  // A round is long: what one action of each player leads to is seen before it ends.
  round: ({ round }) => round,
  horizon: 14,
};
