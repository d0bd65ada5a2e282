/** Random Outer Rim setups: one to four players, every variant, characters chosen or drawn, credits changing hands or not. */
import type { OuterRimSetup } from '../../src/outer-rim';
import { DECLINING } from '../../src/outer-rim/model/actions';
import type { Preferences } from '../../src/play';

type Next = (n: number) => number;

const NAMES = ['ann', 'bob', 'cid', 'dee'];
export const OUTER_RIM_PLAYERS: readonly string[] = [...NAMES, 'ai'];

/** One in four setups is a single-player game. Credits change hands in one of five, because random players hardly do anything else then. */
export const randomOuterRimSetup = (next: Next): OuterRimSetup => setupFor(1 + next(4), next);

/** Two to four players, or one against the AI player. */
export const outerRimSetups: Readonly<Record<string, (next: Next) => OuterRimSetup>> = {
  group: (next) => setupFor(2 + next(3), next),
  solo: (next) => setupFor(1, next),
};

/** Busy players go for fame: they do what pays, and seldom what brings nobody closer to it. */
export const OUTER_RIM_PREFERENCES: Preferences = {
  often: ['deliver', 'deliver-card', 'attempt-job', 'hunt-crew', 'fight-contact', 'meet-contact', 'use-ability'],
  rarely: [...DECLINING, 'decline', 'give-credits', 'discard-top'],
};

/** The number of players and the rules they agreed on; the rest of a setup is random. */
export type OuterRimKind = Required<Pick<OuterRimSetup, 'variant' | 'map' | 'negotiation'>> & { count: number };

export function outerRimSetup({ count, ...agreed }: OuterRimKind, next: Next): OuterRimSetup {
  const players = NAMES.slice(0, count);
  const first = players[next(players.length)];
  return {
    players,
    ...agreed,
    ...(next(2) === 0 ? { characters: 'random' } : {}),
    ...(first !== undefined && next(2) === 0 ? { first } : {}),
  };
}

function setupFor(count: number, next: Next): OuterRimSetup {
  const variant = (['standard', 'standard', 'first-game', 'extended'] as const)[next(4)] ?? 'standard';
  const map = next(3) === 0 ? 'modular' : 'standard';
  return outerRimSetup({ count, variant, map, negotiation: next(5) === 0 }, next);
}
