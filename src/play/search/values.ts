/** What states are worth to each player: 1 is won, 0 lost. */
import type { Game, GameTypes, PlayerId } from '../../core';
import { finiteWorth, leadIn } from '../worth';

/** A draw, or as good for one as for the other. */
const EVEN = 0.5;

const WIDE = 16;

/** As good for each player, in the order of `players`; and what came of it for the terms of one of them. */
export class Values<G extends GameTypes> {
  readonly players: readonly PlayerId[];
  /** Of somebody's own function: so much that usual leads count in proportion, so that chance is neither sought nor shunned. */
  private readonly scale: number;

  constructor(
    private readonly game: Game<G>,
    private readonly worthOf: ((state: G['state'], player: PlayerId) => number) | undefined,
    state: G['state'],
    me: PlayerId,
  ) {
    this.players = game.players(state);
    this.scale = worthOf ? WIDE * (1 + Math.abs(finiteWorth(worthOf(state, me)))) : 1;
  }

  of(state: G['state']): number[] {
    const outcome = this.game.outcome(state);
    if (outcome.kind === 'won') return this.players.map((player) => (outcome.winners.includes(player) ? 1 : 0));
    if (outcome.kind === 'draw') return this.players.map(() => EVEN);
    const { worthOf, scale } = this;
    if (worthOf) return this.players.map((player) => share(finiteWorth(worthOf(state, player)) / scale));
    if (!this.game.strategy) {
      const size = 1 + Math.max(0, ...Object.values(outcome.scores).map(Math.abs));
      return this.players.map((player) => share(leadIn(outcome, player) / size));
    }
    const worths = this.players.map((player) => sum(this.weighted(state, player)));
    return worths.map((worth, i) => share(worth - mostOfOthers(worths, i)));
  }

  /** The terms of a player as they are weighed, less what they are to the best of the others. */
  leads(state: G['state'], me: PlayerId): Record<string, number> {
    if (!this.game.strategy || this.worthOf) return {};
    const own = this.weighted(state, me);
    const others = this.players.filter((player) => player !== me).map((player) => this.weighted(state, player));
    const best = others.reduce<Readonly<Record<string, number>>>(
      (most, each) => (sum(each) > sum(most) ? each : most),
      others[0] ?? {},
    );
    const names = new Set([...Object.keys(own), ...Object.keys(best)]);
    return Object.fromEntries([...names].map((name) => [name, (own[name] ?? 0) - (best[name] ?? 0)]));
  }

  private weighted(state: G['state'], player: PlayerId): Record<string, number> {
    const { strategy } = this.game;
    const terms = strategy?.terms(state, player) ?? {};
    return Object.fromEntries(
      Object.entries(terms).map(([name, term]) => [name, term * (strategy?.weights[name] ?? 0)]),
    );
  }
}

function sum(terms: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const name in terms) total += terms[name] ?? 0;
  return total;
}

function mostOfOthers(worths: readonly number[], i: number): number {
  let most = -Infinity;
  for (const [other, worth] of worths.entries()) if (other !== i && worth > most) most = worth;
  return most === -Infinity ? 0 : most;
}

/** From any lead to a share of the game, the same on every engine: of 1 it is three quarters. Nothing but a win is worth as much as winning. */
function share(lead: number): number {
  return EVEN + (EVEN * lead) / (1 + Math.abs(lead));
}
