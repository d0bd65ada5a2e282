/** What states are worth to each player: 1 is won, 0 lost. */
import type { Game, GameTypes, PlayerId } from '../../core';
import { finiteWorth, leadIn } from '../worth';

/** A draw, or as good for one as for the other. */
const EVEN = 0.5;

const WIDE = 16;

/** The terms of a player, each by its weight. */
type Weighed = Readonly<Record<string, number>>;

export interface Valued {
  /** How good it is for each player, in the order of `players`. */
  values: readonly number[];
  /** Of whoever thinks: how far each term is ahead of the best of the others. */
  leads: Weighed;
}

/** What states are worth to the players, seen by one of them. */
export class Values<G extends GameTypes> {
  readonly players: readonly PlayerId[];
  /** Of somebody's own function: so much that usual leads count in proportion, so that chance is neither sought nor shunned. */
  private readonly scale: number;

  constructor(
    private readonly game: Game<G>,
    private readonly worthOf: ((state: G['state'], player: PlayerId) => number) | undefined,
    state: G['state'],
    private readonly me: PlayerId,
  ) {
    this.players = game.players(state);
    this.scale = worthOf ? WIDE * (1 + Math.abs(finiteWorth(worthOf(state, me)))) : 1;
  }

  of(state: G['state']): Valued {
    const weighed =
      this.game.strategy && !this.worthOf ? this.players.map((player) => this.weighed(state, player)) : [];
    return { values: this.valuesOf(state, weighed), leads: this.leads(weighed) };
  }

  private valuesOf(state: G['state'], weighed: readonly Weighed[]): number[] {
    const outcome = this.game.outcome(state);
    if (outcome.kind === 'won') return this.players.map((player) => (outcome.winners.includes(player) ? 1 : 0));
    if (outcome.kind === 'draw') return this.players.map(() => EVEN);
    const { worthOf, scale } = this;
    if (worthOf) return this.players.map((player) => share(finiteWorth(worthOf(state, player)) / scale));
    if (!this.game.strategy) {
      const size = 1 + Math.max(0, ...Object.values(outcome.scores).map(Math.abs));
      return this.players.map((player) => share(leadIn(outcome, player) / size));
    }
    const worths = weighed.map(sum);
    return worths.map((worth, i) => share(worth - mostOfOthers(worths, i)));
  }

  /** The terms of a player as they are weighed, less what they are to the best of the others. */
  private leads(weighed: readonly Weighed[]): Weighed {
    const me = this.players.indexOf(this.me);
    const own = weighed[me] ?? {};
    const others = weighed.filter((_each, i) => i !== me);
    const best = others.reduce<Weighed>((most, each) => (sum(each) > sum(most) ? each : most), others[0] ?? {});
    const names = new Set([...Object.keys(own), ...Object.keys(best)]);
    return Object.fromEntries([...names].map((name) => [name, (own[name] ?? 0) - (best[name] ?? 0)]));
  }

  private weighed(state: G['state'], player: PlayerId): Weighed {
    const { strategy } = this.game;
    const terms = strategy?.terms(state, player) ?? {};
    return Object.fromEntries(
      Object.entries(terms).map(([name, term]) => [name, term * (strategy?.weights[name] ?? 0)]),
    );
  }
}

function sum(terms: Weighed): number {
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
