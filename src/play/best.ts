/** A policy that looks ahead: for each answer it plays on, chance by its weights, and takes the answer after which it stands best. */
import * as t from 'io-ts';
import type { Action, Candidate, Game, GameTypes, PlayerId, Question } from '../core';
import { count, make, object, optional, whole, type Codec } from '../core/codec';
import { GAME, needs } from '../core/codec/needs';
import { orNotAState } from '../core/engine/not-a-state';
import { functionOf, numberBetween, optionsOf } from '../core/codec/options';
import { now } from './clock';
import { integersFrom, randomPolicy, type Policy } from './policy';
import { finiteWorth, leadIn, listedFor, placesFor } from './worth';

/** What `best` goes by. */
export interface BestOptions<G extends GameTypes> {
  /** What a state is worth to a player, a finite number. Default: the lead in the scores of `outcome`; winning is worth more than any lead. */
  for?(state: G['state'], player: PlayerId): number;
  /** How often it looks past a decision of somebody else. Default 0: up to there, over whatever chance and itself decide on the way. A whole number from 0, or Infinity. */
  depth?: number;
  /** States that are looked at for one decision, each of its answers as many; what is beyond counts as it stands. A whole number from 1. Default 1,000. */
  states?: number;
  /** Instead of `states`: as many as the time allows. Then it does not choose the same every time. */
  milliseconds?: number;
  /** States that are imagined in place of the real one, which the player cannot tell from it; their mean counts. A whole number from 1. Default 1. */
  worlds?: number;
  /** Of what is imagined, and which of equal answers it takes. Default 0. */
  seed?: number;
}

const depth = make<number>('a whole number from 0, or Infinity', (input, context) =>
  input === Infinity ? t.success(input) : count.validate(input, context),
);
const optionsCodec = object<BestOptions<GameTypes>>('options of best', {
  for: optional(functionOf('a function from a state and a player to a number')),
  depth: optional(depth),
  states: optional(whole('a whole number of states from 1', 1, Number.MAX_SAFE_INTEGER)),
  milliseconds: optional(numberBetween('milliseconds from 0', 0)),
  worlds: optional(whole('a whole number of worlds from 1', 1)),
  seed: optional(numberBetween('a number')),
});

/** The options, as they come from programs that the compiler did not stop. @throws MalformedInput */
function readOptions<G extends GameTypes>(given: BestOptions<G>): BestOptions<G> {
  // What `for` takes nobody can see.
  const codec = optionsCodec as unknown as Codec<BestOptions<G>>;
  return optionsOf(codec, 'options', given);
}

const STATES = 1_000;
const FIRST_STATES = 100;
const MORE_STATES = 4;

/** Places of a region that are looked at. */
const PLACES = 8;

/** More than any lead. */
const WON = 1e9;

/** Sums in another order differ by less. */
const SAME = 1e-9;

/**
 * A policy that looks ahead and plays the best answer that it finds. It knows no more than the player who is asked: it imagines hidden things and future
 * rolls (`resample`). In an imagined world everybody sees everything, and all others want the opposite. So it does not bluff, and does not consider what
 * others know. The same seed gives the same play, unless you give milliseconds. In manual mode it answers for chance at random.
 * @throws MalformedInput if an option is wrong. The policy itself throws it if `for` gives no finite number, and NotAState if it is asked about something
 * that is not a state of the game
 * @example
 * ```ts
 * import { best, integersFrom, playout, randomPolicy } from 'holojudge/play';
 * import { destiny } from 'holojudge/destiny';
 *
 * const battlefield = { card: '01173', owner: 'ann', controller: 'ann' };
 * const players = ['ann', 'bob'].map((id) => ({ id, characters: [{ card: '01010', id: `vader-${id}`, dice: ['3 melee'] }] }));
 * const resumed = destiny.resume({ players, battlefield }, { mode: 'manual' });
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * const damage = (of: typeof state, player: string) =>
 *   of.cards.reduce((sum, card) => sum + (card.controller === player ? -card.damage : card.damage), 0);
 * const question = destiny.question(destiny.copy(state));
 * if (!question) throw new Error('somebody is asked');
 * console.log(best(destiny, { for: damage })({ state, question })?.type); // resolve
 * ```
 */
export function best<G extends GameTypes>(
  game: Game<G>,
  options: BestOptions<NoInfer<G>> = {},
): Policy<G['state'], G['action']> {
  needs('game', game, GAME);
  const read = readOptions<G>(options);
  const next = integersFrom(read.seed ?? 0);
  const random = randomPolicy<G['state'], G['action']>(next);
  return (asking) => {
    const { state, question } = asking;
    const player = question.by.find((by) => by === 'chance' || answersOf(question, by, next).length > 0);
    if (player === undefined || player === 'chance') return random(asking);
    const answers = answersOf(question, player, next);
    if (answers.length === 1) return answers[0] ?? null;
    const lookahead = new Lookahead(game, read, next);
    const equals = orNotAState(game.load, state, () => lookahead.bestOf(state, player, answers));
    return random({ state, question: { by: [player], asks: question.asks, candidates: equals } });
  };
}

/** What this player may answer: all that is listed, and some places of a region. */
function answersOf<A extends Action>(question: Question<A>, player: PlayerId, next: (n: number) => number): A[] {
  return [...listedFor(question, player), ...placesFor(question, player, PLACES, next)];
}

class Lookahead<G extends GameTypes> {
  /** When its time is up; what is looked at then is not looked at to its end. */
  private end = Infinity;

  constructor(
    private readonly game: Game<G>,
    private readonly options: BestOptions<G>,
    private readonly next: (n: number) => number,
  ) {}

  /** The answers of which none is worth more than another. */
  bestOf(state: G['state'], player: PlayerId, answers: readonly G['action'][]): Candidate<G['action']>[] {
    const worlds = this.worlds(state, player);
    const { milliseconds, states = STATES } = this.options;
    const started = now();
    this.end = Infinity;
    let worths = this.worths(worlds, player, answers, milliseconds === undefined ? states : FIRST_STATES);
    this.end = started + (milliseconds ?? Infinity);
    for (let more = FIRST_STATES * MORE_STATES; milliseconds !== undefined && !this.isLate(); more *= MORE_STATES) {
      const deeper = this.worths(worlds, player, answers, more);
      if (this.isLate()) break;
      // As far as it can be looked ahead: more states change nothing.
      if (deeper.every((worth, i) => worth === worths[i])) break;
      worths = deeper;
    }
    const most = Math.max(...worths);
    const isBest = (worth: number | undefined): boolean =>
      worth !== undefined && worth >= most - SAME * Math.max(1, Math.abs(most));
    return answers.flatMap((action, i) => (isBest(worths[i]) ? [{ action, not: null }] : []));
  }

  private isLate(): boolean {
    return this.end < Infinity && now() > this.end;
  }

  private worlds(state: G['state'], player: PlayerId): G['state'][] {
    const { worlds = 1 } = this.options;
    // What `resample` gives is frozen, and shares with the state that is being played.
    return Array.from({ length: worlds }, () => this.game.resample(this.game.copy(state), player, this.next(2 ** 31)));
  }

  private worths(worlds: readonly G['state'][], me: PlayerId, answers: readonly G['action'][], states: number) {
    const each = states / (worlds.length * answers.length);
    const { depth = 0 } = this.options;
    return answers.map((answer) => {
      const found = worlds.map((world) => this.after(this.inManualMode(world), answer, me, depth, each - 1));
      return found.reduce((sum, worth) => sum + worth, 0) / found.length;
    });
  }

  /** A copy in which chance is asked. */
  private inManualMode(world: G['state']): G['state'] {
    return { ...this.game.copy(world), chance: { mode: 'manual', rng: [], script: [], next: 0 } };
  }

  private after(state: G['state'], action: G['action'], me: PlayerId, depth: number, states: number): number {
    // An answer that is none in what was imagined is worth nothing.
    return this.game.play(state, action) === null ? this.ahead(state, me, depth, states) : -WON;
  }

  /** What this state is worth, as far as it can be looked ahead. */
  private ahead(state: G['state'], me: PlayerId, depth: number, states: number): number {
    if (this.isLate()) return 0;
    const question = this.game.question(state);
    const isChance = question?.by[0] === 'chance';
    const isOthers = !isChance && question?.by.includes(me) === false;
    if (!question || (isOthers && depth <= 0)) return this.worth(state, me);
    const allowed = question.candidates.flatMap(({ action, not }, i) => (not === null ? [{ action, i }] : []));
    if (allowed.length === 0 || allowed.length > states) return this.worth(state, me);
    const each = states / allowed.length - 1;
    const worths = allowed.map(({ action }) =>
      this.after(this.game.copy(state), action, me, isOthers ? depth - 1 : depth, each),
    );
    if (isOthers) return Math.min(...worths);
    if (!isChance) return Math.max(...worths);
    const weights = allowed.map(({ i }) => question.weights?.[i] ?? 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return worths.reduce((sum, worth, i) => sum + worth * (weights[i] ?? 0), 0) / total;
  }

  private worth(state: G['state'], me: PlayerId): number {
    const { for: worthOf } = this.options;
    return worthOf ? finiteWorth(worthOf(state, me)) : this.lead(state, me);
  }

  private lead(state: G['state'], me: PlayerId): number {
    const outcome = this.game.outcome(state);
    if (outcome.kind === 'won') return outcome.winners.includes(me) ? WON : -WON;
    return leadIn(outcome, me);
  }
}
