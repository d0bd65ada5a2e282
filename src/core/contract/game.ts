/** The contract of every game. The judge, records, playouts, odds and apps rely on nothing else. */
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
  /** ISO date of the rulebook, or null if it prints none. */
  date: string | null;
  /** Which wording of a card is played, if it has several; docs/ambiguities.md lists these cards. */
  wording?: string;
}

/** A game that has begun (or was resumed). */
export interface Begun<S, Ev> {
  /** At the first decision. Plain JSON, frozen. */
  state: S;
  /** What happened until then, causes before effects. These events name hidden cards, so show players only the events of their `view`. */
  events: readonly Ev[];
  /** Names of cards in the game whose abilities are not implemented: they have no effect. */
  unadjudicated: readonly string[];
}

/** What one action led to. */
export interface Outcomes<S, Ev> {
  /** At the next decision, or at the end. Plain JSON, frozen; it shares unchanged parts with the state before. */
  state: S;
  /** What the action caused, causes before effects. These events name hidden cards, so show players only the events of their `view`. */
  events: readonly Ev[];
}

/** The question that the game waits for. */
export interface Decision {
  /** The game is over; `outcome` says who has won. */
  over: boolean;
  /** Who decides; several may answer in any order. Empty when the game is over. */
  by: readonly Decider[];
  /** A few words: `choose weapon`. */
  asks: string;
  /** The same as a sentence with ids as separate parts, so that a program can put in names; missing if it contains no id. */
  parts?: Sentence;
  /** The rules that ask it. */
  rules: readonly RuleId[];
  /** The procedures in progress, outermost first: `['round', 'activation phase', 'attack']`. */
  within: readonly string[];
  /** The step of the innermost procedure that asks. */
  step: string;
}

/** Exactly what `reduce` accepts: a list of all actions, or a list and a region. The dice of a roll are listed once, in sorted order (`canonicalChance`). */
export type LegalActions<A> =
  | {
      kind: 'finite';
      /** Every accepted action. */
      actions: readonly A[];
      /**
       * A random one: first a type of action, then an action of that type (for chance: by its weights). The same seed, a whole number, gives the same action;
       * null if nothing is legal.
       */
      sample(seed: number): A | null;
    }
  | {
      kind: 'region';
      /** Accepted actions outside the region, if any. */
      actions: readonly A[];
      /** Does `reduce` accept this action of the region? */
      contains(action: A): boolean;
      /** A legal action of the region; if none is found, one of `actions`. The same seed, a whole number, gives the same action; null if nothing is legal. */
      sample(seed: number): A | null;
    };

/** The result so far: the game is being played, won by these players, or drawn. It has the score of each player, and the rules that ended the game. */
export type Outcome =
  | { kind: 'playing'; scores: Readonly<Record<PlayerId, number>> }
  | { kind: 'won'; winners: readonly PlayerId[]; scores: Readonly<Record<PlayerId, number>>; rules: readonly RuleId[] }
  | { kind: 'draw'; scores: Readonly<Record<PlayerId, number>>; rules: readonly RuleId[] };

/** One way that chance may answer. Probabilities of all outcomes add up to 1. */
export interface ChanceOutcome<A> {
  /** The action to pass to `reduce` for this outcome. */
  action: A;
  /** More than 0, at most 1. */
  probability: number;
}

/**
 * Who looks at a game: one of its players, or a spectator. Players see public things and their own secrets; any other name sees what a spectator sees. So a
 * name may come from outside. No name shows everything: separate functions do that (`viewOfEverything`, `allLegalActions`).
 */
export type Viewer = PlayerId | 'spectator';

/**
 * The codecs of everything that enters or leaves a game. Each reads a value from outside (Left: every object that is wrong, with its path), and writes it as
 * plain JSON.
 */
export interface Codecs<G extends GameTypes> {
  /** What `begin` takes: squads, decks, players and options. */
  setup: t.Type<G['setup'], unknown, unknown>;
  /** What `resume` takes: a described moment in the middle of a game. */
  position: t.Type<G['position'], unknown, unknown>;
  /** The shape of a state only; `load` also checks that its parts agree. */
  state: t.Type<G['state'], unknown, unknown>;
  /** One answer; `whyNot` says whether it is legal. */
  action: t.Type<G['action'], unknown, unknown>;
  /** The events of the game and of core. */
  event: t.Type<G['event'], unknown, unknown>;
}

/** Is called with each event as it happens, and with the state in the middle of its change. */
export type OnEvent<G extends GameTypes> = (event: G['event'], state: G['state']) => void;

/** Is called with the table as it was set up, before the first event. */
export type OnStart<G extends GameTypes> = (state: G['state']) => void;

/**
 * What every game offers. `begin`, `resume`, `load`, `reduce` and `whyNot` validate their input: they measure it first (see `LIMITS`), copy it, and
 * answer with a rejection if it is wrong. Mark untyped input by `fromOutside`. The other functions do not validate the state. Pass a state from outside to
 * `load` first.
 * @throws NotAState from the other functions, if the value is not a state of the game
 */
export interface Game<G extends GameTypes> {
  /** Its name in records and scenario files: `xwing`. */
  id: string;
  /** The rulebook that is followed. */
  edition: Edition;
  /** For programs that store or send parts of a game. `begin`, `resume`, `load` and `reduce` already use them. */
  codecs: Codecs<G>;
  /**
   * Begins a game at its first setup step. Left: the setup is malformed or against the rules.
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
   * Begins a game at any described moment in its middle. Left: the position is malformed, or the rules make it impossible.
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
   * Checks a saved state. Left: the state is malformed, or its parts do not agree.
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
   * The question that the game waits for, and the players who may answer.
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
   * All actions of this player that `reduce` accepts now. The list reveals nothing that the player may not know, so you can send it. It is empty for a name
   * that is not a player's.
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
  /** All actions that `reduce` accepts now, of all who may decide, including chance. The list can reveal secrets, so do not send it to players. */
  allLegalActions(state: G['state']): LegalActions<G['action']>;
  /**
   * Why this action is not legal now; null if it is legal.
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
   * The next state. Pure: `state` is never changed, and a rejected action has no effect. `onEvent` is called with each event as it happens, and with the
   * state in the middle of its change (only to read). It is for programs that explain what changed a value.
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
   * The state as this viewer may know it. A name that is not a player's sees what a spectator sees.
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
  /** The whole state with all secrets, except the seed and the script of chance: for a judge, not for players. */
  viewOfEverything(state: G['state']): G['view'];
  /**
   * What changed between two views of this viewer, as Immer's patches: `applyPatches(view(before, viewer), patches)` equals `view(after, viewer)`. They
   * reveal no more than the two views. For whole states (to store them) or views of everything use `patchesBetween`.
   */
  patchesFor(before: G['state'], after: G['state'], viewer: Viewer): Patch[];
  /** Another state that this viewer cannot tell from `state`: everything that is hidden from them is dealt anew. */
  resample(state: G['state'], viewer: Viewer, seed: number): G['state'];
  /** The same state with another future: chance has another seed from here on, and hidden things stay as they are. */
  reseed(state: G['state'], seed: number): G['state'];
  /** Ids of all players, including those who are out. */
  players(state: G['state']): readonly PlayerId[];
  /** Who has won, or the present score. */
  outcome(state: G['state']): Outcome;
  /** The outcomes if chance has to decide (in manual mode); otherwise empty. */
  chanceOutcomes(state: G['state']): readonly ChanceOutcome<G['action']>[];

  /**
   * For playouts: the question with its candidates, made once. Null if the game is over. After `play` it is the question at which `play` stopped. So nothing
   * but `play` may change a state that is played in place.
   */
  question(state: G['state']): Question<G['action']> | null;
  /**
   * For playouts: carries out a legal action IN PLACE, without checking it. It runs the same rule functions as `reduce`. Pass a `copy`, because the states of
   * `begin`, `load` and `reduce` are frozen. Not null: the game is over, the script of chance did not fit, or the action was not listed; then the state is
   * spoilt. `stops` is called after every step of the rules. If it returns true, play ends there, and the state may be in the middle of a change: do not play
   * on from it.
   */
  play(state: G['state'], action: G['action'], stops?: (state: G['state']) => boolean): Rejection | null;
  /** A copy of a state, to be played in place. */
  copy(state: G['state']): G['state'];
  /** The tables of procedures, from which the diagrams in the docs are drawn. */
  procedures: readonly Procedure<G>[];
  /** Ids of every ability in the registry, with the card that carries it and its rules. */
  abilities: readonly { id: string; card: string; rules: readonly RuleId[] }[];
  /** Knowledge of good play for policies that look ahead (`search`). Missing: they use only scores. */
  strategy?: Strategy<G>;
  /** Ids of the abilities that `with` added, in order. The game's states and records name them; a game without one of them refuses these states and records. */
  added: readonly string[];
  /**
   * The same game with more abilities, which an app adds (docs/adding-cards.md). This game stays as it is. If you pass the catalogue of the game's rules
   * (`holojudge/<game>/rules`), every cited rule must be in it. Otherwise only the form of the cited ids is checked.
   * @throws Error if an ability names a card, a window, an event or anything else that the game does not have, or if its id is taken
   * @throws MalformedInput if the argument is not a list of abilities
   */
  with(more: { abilities: readonly AnyAbility<G>[]; rules?: readonly { id: RuleId }[] }): Game<G>;
}

/** Any game, for code that is generic over all of them and passes states and actions through. */
// The one place where `any` stands for 'whatever this game uses'.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any>;
