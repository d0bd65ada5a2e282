/** Runs in every engine of JavaScript alike: seeded games at random, and the hash of how each ends. */
import { hashOf, type AnyGame } from 'holojudge/core';
import { playout } from 'holojudge/play';
import { armada } from 'holojudge/armada';
import { destiny } from 'holojudge/destiny';
import { miniatures } from 'holojudge/miniatures';
import { outerRim } from 'holojudge/outer-rim';
import { xwing } from 'holojudge/xwing';

/** A game to be played: its id, its setup, and the seed of its chance and of its players. */
export interface Start {
  game: string;
  setup: unknown;
  seed: number;
}

/** Games of some length: further on nothing else is met. */
const MAX_ACTIONS = 400;

const GAMES: readonly AnyGame[] = [armada, destiny, miniatures, outerRim, xwing];

export function endOf({ game: id, setup, seed }: Start): string {
  const game = GAMES.find((each) => each.id === id);
  if (!game) return `${id}: there is no such game`;
  const begun = game.begin(setup, { mode: 'seeded', seed });
  if (begun._tag === 'Left') return `${id} ${seed}: ${begun.left.message}`;
  const { state, actions } = playout(game, begun.right.state, { seed, maxActions: MAX_ACTIONS });
  return `${id} ${seed}: ${actions} actions, ${hashOf(state)}`;
}

Object.assign(globalThis, { endOf });
