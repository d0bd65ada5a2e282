/** The contract: what every game offers, and all that judge, records, playouts, odds and apps rely on. */
import type * as E from 'fp-ts/lib/Either';
import type * as t from 'io-ts';
import type { AnyAbility } from '../abilities/ability';
import type { ChanceMode } from '../chance/chance';
import type { GameTypes } from './game-types';
import type { Patch } from '../engine/patches';
import type { Procedure } from '../engine/procedure';
import type { Outside } from './outside';
import type { Question } from './question';
import type { Rejection, RuleId } from './rejection';
import type { Sentence } from './sentence';
import type { Strategy } from './strategy';
import type { Decider, PlayerId } from '../engine/state';

/** The rulebook that a game follows. */
export interface Edition {
  /** As printed on its cover. */
  title: string;
  /** As printed: `1.0.6`, `1`. */
  version: string;
  /** ISO date of the rulebook, or null where it prints none. */
  date: string | null;
  /** Which wording of its cards is played, where they have had several; docs/ambiguities.md lists these cards. */
  wording?: string;
}

/** A game that has begun (or was resumed). */
export interface Begun<S, Ev> {
  /** At the first decision. Plain JSON, frozen. */
  state: S;
  /** What happened on the way there, causes before effects. They name hidden cards: players are told those of their `view`. */
  events: readonly Ev[];
  /** Names of cards in the game whose abilities are not implemented: they have no effect. */
  unadjudicated: readonly string[];
}

/** What one action led to. */
export interface Outcomes<S, Ev> {
  /** At the next decision, or over. Plain JSON, frozen; it shares with the state before what did not change. */
  state: S;
  /** What the action brought about, causes before effects. They name hidden cards: players are told those of their `view`. */
  events: readonly Ev[];
}

/** The one question that the game waits on. */
export interface Decision {
  /** Nothing is asked any more; `outcome` says who has won. */
  over: boolean;
  /** Who decides; several may answer in any order. Empty when the game is over. */
  by: readonly Decider[];
  /** A few words: `choose weapon`. */
  asks: string;
  /** The same with what it speaks of kept apart, for whoever puts in names; missing: it speaks of nothing that has one. */
  parts?: Sentence;
  /** The rules by which it is asked. */
  rules: readonly RuleId[];
  /** The procedures in progress, outermost first: `['round', 'activation phase', 'attack']`. */
  within: readonly string[];
  /** The step of the innermost procedure that asks. */
  step: string;
}

/** All that `reduce` accepts, and nothing else is accepted: every action, or those actions and a region. Dice of one roll are listed in one order, sorted (`canonicalChance`). */
export type LegalActions<A> =
  | {
      kind: 'finite';
      /** Every accepted action. */
      actions: readonly A[];
      /** One of them: first a type by lot, then an action of it (chance: by its weights). The same for the same seed, a whole number; null when nothing is legal. */
      sample(seed: number): A | null;
    }
  | {
      kind: 'region';
      /** Accepted actions outside the region, if any. */
      actions: readonly A[];
      /** Does `reduce` accept this action of the region? */
      contains(action: A): boolean;
      /** A legal action of the region; where none is found, one of `actions`. The same for the same seed, a whole number; null when nothing is legal. */
      sample(seed: number): A | null;
    };

/** Where the game stands: being played, won by these players, or drawn, with the score of each player and the rules that ended it. */
export type Outcome =
  | { kind: 'playing'; scores: Readonly<Record<PlayerId, number>> }
  | { kind: 'won'; winners: readonly PlayerId[]; scores: Readonly<Record<PlayerId, number>>; rules: readonly RuleId[] }
  | { kind: 'draw'; scores: Readonly<Record<PlayerId, number>>; rules: readonly RuleId[] };

/** One way that chance may answer. Probabilities of all outcomes add up to 1. */
export interface ChanceOutcome<A> {
  /** What `reduce` takes where it came out so. */
  action: A;
  /** More than 0, at most 1. */
  probability: number;
}

/**
 * Who looks at a game: one of its players, or a spectator. Players see what is public and what is theirs; whoever else is named sees what spectators see.
 * So a name may come from outside. No name sees everything: functions that show everything have names of their own (`viewOfEverything`, `allLegalActions`).
 */
export type Viewer = PlayerId | 'spectator';

/** The codecs of whatever enters a game or leaves it. Each reads a value from outside (Left: every object that is wrong, with its path) and writes it as plain JSON. */
export interface Codecs<G extends GameTypes> {
  /** What `begin` takes: squads, decks, players and options. */
  setup: t.Type<G['setup'], unknown, unknown>;
  /** What `resume` takes: a described moment in the middle of a game. */
  position: t.Type<G['position'], unknown, unknown>;
  /** Its shape alone; `load` also checks that it agrees with itself. */
  state: t.Type<G['state'], unknown, unknown>;
  /** One answer. Whether it is legal is for `whyNot` to say. */
  action: t.Type<G['action'], unknown, unknown>;
  /** What the game and core tell. */
  event: t.Type<G['event'], unknown, unknown>;
}

/** Hears of an event as it happens, with the state in the midst of its change. */
export type OnEvent<G extends GameTypes> = (event: G['event'], state: G['state']) => void;

/** Looks at the table as it was laid out, before the first event. */
export type OnStart<G extends GameTypes> = (state: G['state']) => void;

/**
 * What every game offers. `begin`, `resume`, `load`, `reduce` and `whyNot` validate their input: they measure it first (see `LIMITS`), copy it, and
 * answer with a rejection if it is wrong. Mark untyped input by `fromOutside`. The other functions take a state alone. States from outside go through
 * `load` first.
 * @throws NotAState from the other functions, for what is no state of the game
 */
export interface Game<G extends GameTypes> {
  /** What records and scenario files call it: `xwing`. */
  id: string;
  /** The rulebook that is followed. */
  edition: Edition;
  /** For whoever stores or sends parts of a game. `begin`, `resume`, `load` and `reduce` use them already. */
  codecs: Codecs<G>;
  /**
   * A game from its first setup step. Left: the setup is malformed or against the rules.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * console.log(outerRim.decision(begun.right.state).asks); // character
   * const refused = outerRim.begin({ players: ['ann', 'ann'] }, { mode: 'manual' });
   * if (refused._tag === 'Left') console.log(refused.left.message); // Two players are called 'ann'.
   * ```
   */
  begin(
    setup: G['setup'] | Outside,
    chance: ChanceMode,
    onEvent?: OnEvent<G>,
    onStart?: OnStart<G>,
  ): E.Either<Rejection, Begun<G['state'], G['event']>>;
  /**
   * A game from any described moment in its middle. Left: malformed, or a position that the rules make impossible.
   * @example
   * ```ts
   * import { xwing } from 'holojudge/xwing';
   *
   * const heading = { x: 0, y: 1 }; // a unit vector
   * const resumed = xwing.resume(
   *   {
   *     players: [{ id: 'ann' }, { id: 'bob' }],
   *     ships: [
   *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
   *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
   *     ],
   *     moment: { phase: 'engagement', ship: 'red-5' },
   *   },
   *   { mode: 'manual' },
   * );
   * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
   * console.log(xwing.decision(resumed.right.state).asks); // choose weapon
   * ```
   */
  resume(
    position: G['position'] | Outside,
    chance: ChanceMode,
    onEvent?: OnEvent<G>,
    onStart?: OnStart<G>,
  ): E.Either<Rejection, Begun<G['state'], G['event']>>;
  /**
   * A saved state, checked: malformed, or at odds with itself, is Left.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * const saved = JSON.stringify(begun.right.state); // a state is plain JSON
   * const loaded = outerRim.load(JSON.parse(saved));
   * if (loaded._tag === 'Left') throw new Error(loaded.left.message);
   * console.log(outerRim.decision(loaded.right).by); // [ 'ann' ]
   * ```
   */
  load(saved: unknown): E.Either<Rejection, G['state']>;
  /**
   * The question that the game waits on, and who answers it.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * const { by, asks, rules } = outerRim.decision(begun.right.state);
   * console.log(by, asks, rules); // [ 'ann' ] character [ 'or.setup-choose-characters.02' ]
   * ```
   */
  decision(state: G['state']): Decision;
  /**
   * All that `reduce` accepts now of this player: what is theirs to know, and may be sent to them. Nothing for whoever is none of the players.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * const legal = outerRim.legalActions(begun.right.state, 'ann');
   * console.log(legal.kind, legal.actions[0]); // finite { type: 'choose-character', player: 'ann', character: 'boba-fett' }
   * console.log(outerRim.legalActions(begun.right.state, 'bob').actions); // []
   * ```
   */
  legalActions(state: G['state'], player: PlayerId): LegalActions<G['action']>;
  /** All that `reduce` accepts now, of whoever decides, chance among them: it may tell what players hold, so it is not for players. */
  allLegalActions(state: G['state']): LegalActions<G['action']>;
  /**
   * Why this action is not legal now; null when it is.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * const why = outerRim.whyNot(begun.right.state, { type: 'choose-character', player: 'bob', character: 'bossk' });
   * console.log(why?.code, why?.path); // not-offered [ 'player' ]
   * ```
   */
  whyNot(state: G['state'], action: G['action'] | Outside): Rejection | null;
  /**
   * The next state. Pure: `state` is never changed, and a rejected action has no effect. `onEvent` hears of each event as it happens, with the state in the
   * midst of its change (to look at only), for whoever explains what changed a value.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * const action = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
   * const step = outerRim.reduce(begun.right.state, action);
   * if (step._tag === 'Left') throw new Error(step.left.message);
   * console.log(step.right.events.map(({ type }) => type)); // [ 'character-chosen', 'pieces-taken' ]
   * console.log(outerRim.reduce(step.right.state, action)._tag); // Left
   * ```
   */
  reduce(
    state: G['state'],
    action: G['action'] | Outside,
    onEvent?: OnEvent<G>,
  ): E.Either<Rejection, Outcomes<G['state'], G['event']>>;
  /**
   * The state as this viewer may know it. Whoever is none of the players sees what spectators see.
   * @example
   * ```ts
   * import { outerRim } from 'holojudge/outer-rim';
   *
   * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
   * if (begun._tag === 'Left') throw new Error(begun.left.message);
   * const seen = outerRim.view(begun.right.state, 'bob'); // to send to bob: no seed, no cards of ann's
   * console.log(seen.chance); // { mode: 'seeded' }
   * ```
   */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** The state with all that is hidden but the seed and the script of chance: for a judge, not for players. */
  viewOfEverything(state: G['state']): G['view'];
  /**
   * What changed between two views of this viewer, as Immer's patches: `applyPatches(view(before, viewer), patches)` equals `view(after, viewer)`. They tell
   * nothing that the two views do not. Of whole states, for a store, or of views of everything: `patchesBetween`.
   */
  patchesFor(before: G['state'], after: G['state'], viewer: Viewer): Patch[];
  /** Another state that this viewer cannot tell from `state`: everything hidden from them dealt anew. */
  resample(state: G['state'], viewer: Viewer, seed: number): G['state'];
  /** The same state with another future: chance brings something else from here on, and what is hidden stays as it is. */
  reseed(state: G['state'], seed: number): G['state'];
  /** Ids of the players, those who are out among them. */
  players(state: G['state']): readonly PlayerId[];
  /** Who has won, or how it stands. */
  outcome(state: G['state']): Outcome;
  /** While chance decides (in manual mode), its outcomes; else empty. */
  chanceOutcomes(state: G['state']): readonly ChanceOutcome<G['action']>[];

  /**
   * For playouts: the question with its candidates, made once. Null when the game is over. After `play` it is the one that `play` ran
   * on to: a state that is played in place must be changed by nothing else.
   */
  question(state: G['state']): Question<G['action']> | null;
  /**
   * For playouts: carries out a legal action IN PLACE, without looking it up. The same rule functions as `reduce`; the state is a `copy`, since what
   * `begin`, `load` and `reduce` give is frozen. Not null: the game is over, the script of chance did not fit, or rules came upon something that was not
   * listed; then the state is spoilt. `stops` looks at the state after every step of the rules; where it says true, nothing goes on, and the state may
   * be in the midst of a change: not to be played on.
   */
  play(state: G['state'], action: G['action'], stops?: (state: G['state']) => boolean): Rejection | null;
  /** A copy of a state, to be played in place. */
  copy(state: G['state']): G['state'];
  /** The tables of procedures; docs draw their diagrams from them. */
  procedures: readonly Procedure<G>[];
  /** Ids of every ability in the registry, with the card that carries it and its rules. */
  abilities: readonly { id: string; card: string; rules: readonly RuleId[] }[];
  /** What policies that look ahead know of good play (`search`). Missing: they go by scores alone. */
  strategy?: Strategy<G>;
  /** Ids of those that were added by `with`, in their order. Its states and records name them, and are refused where they are missing. */
  added: readonly string[];
  /**
   * The same game with more abilities, which an app wrote (docs/adding-cards.md). This one stays as it is.
   * With the catalogue of the game's rules (`holojudge/<game>/rules`) what they cite is looked up there; without it only whether it is called as rules of the game are.
   * @throws Error where an ability names a card, a window, an event or anything else that the game does not have, or is called as another is
   * @throws MalformedInput if the argument is not a list of abilities
   */
  with(more: { abilities: readonly AnyAbility<G>[]; rules?: readonly { id: RuleId }[] }): Game<G>;
}

/** Any game, for code that is generic over all of them and passes states and actions through. */
// The one place where `any` stands for 'whatever this game uses'.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any>;
