/** Makes a `Game` from its parts: everything that does not depend on which game it is. */
import * as E from 'fp-ts/lib/Either';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { AnyAbility } from './abilities';
import { canonicalChance, startChance, type Chance, type ChanceMode } from './chance';
import { unfitChance } from './chance-mode';
import { codecsOf, type OwnCodecs } from './codec/game-codecs';
import { copyOfState, frozen, sharing } from './share';
import { decode } from './decode';
import type { Engine } from './engine';
import type { Begun, Decision, Edition, Game, LegalActions, Outcome, Viewer } from './game';
import type { GameTypes } from './game-types';
import { sameJson } from './json';
import { notOffered } from './not-offered';
import { advance, answer, asked, type Asked } from './machine';
import type { Procedure } from './procedure';
import { wrongNames } from './player-names';
import { reason, reject, type Rejection } from './rejection';
import { tablesOf, type Happenings } from './rules';
import { notAtDecision, unsoundParts } from './saved';

/** A state before its first step has run. */
export interface Prepared<S> {
  state: S;
  unadjudicated: readonly string[];
}

export interface GameDefinition<G extends GameTypes> {
  id: string;
  edition: Edition;
  engine: Engine<G>;
  procedures: readonly Procedure<G>[];
  abilities: readonly AnyAbility<G>[];
  /** How events that may be prevented or replaced change the state (see `cause`). */
  happenings: Happenings<G>;
  codecs: OwnCodecs<G>;
  setUp(setup: G['setup'], chance: Chance): E.Either<Rejection, Prepared<G['state']>>;
  place(position: G['position'], chance: Chance): E.Either<Rejection, Prepared<G['state']>>;
  /** What a decoded state must hold beside its shape: ids that exist, nothing twice. Called before its frames are looked at. Null: sound. */
  check(state: G['state']): Rejection | null;
  /** What takes several fields of a frame, or the whole stack, to see. Each field of each frame is in order by then. */
  checkFrames?(state: G['state']): Rejection | null;
  view(state: G['state'], viewer: Viewer): G['view'];
  redeal(state: G['state'], viewer: Viewer, seed: number): G['state'];
  outcome(state: G['state']): Outcome;
  /** Parts of the state that no rule ever changes (a content pack): never copied, the same objects from state to state. */
  constants?: readonly (keyof G['state'])[];
}

export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): Game<G> {
  const { engine, outcome, constants = [] } = definition;
  const codecs = codecsOf(definition.codecs);
  engine.install(definition);
  const tables = tablesOf(engine);

  const started = (prepared: Prepared<G['state']>): E.Either<Rejection, Begun<G['state'], G['event']>> => {
    const trouble = advance(tables, prepared.state).rejection;
    if (trouble) return E.left(trouble);
    const state = frozen(prepared.state);
    return E.right({ state, events: state.events, unadjudicated: prepared.unadjudicated });
  };

  const entering =
    <In>(
      read: (input: unknown) => E.Either<Rejection, In>,
      prepare: (input: In, chance: Chance) => E.Either<Rejection, Prepared<G['state']>>,
    ) =>
    (input: unknown, mode: ChanceMode): E.Either<Rejection, Begun<G['state'], G['event']>> => {
      const decoded = read(input);
      if (E.isLeft(decoded)) return decoded;
      const unfit = unfitChance(mode);
      if (unfit) return E.left(unfit);
      const prepared = prepare(decoded.right, startChance(mode));
      if (E.isLeft(prepared)) return prepared;
      const misnamed = wrongNames(definition.codecs.players(prepared.right.state));
      return misnamed ? E.left(misnamed) : started(prepared.right);
    };

  /** The candidate that an action from outside is, or why it is not legal. */
  const lookUp = (at: Asked<G> | null, action: unknown): E.Either<Rejection, G['action']> => {
    if (!at) return reject(reason('game-over', 'The game is over.', []));
    const { question } = at;
    const given = normal(action);
    const known = question.candidates.find((each) => sameJson(each.action, given));
    if (known)
      return known.not ? reject({ ...known.not, rules: union(known.not.rules, rulesOf(at)) }) : E.right(known.action);
    const not = (): E.Either<Rejection, never> => E.left(notOffered(question, rulesOf(at), given));
    if (!question.region) return not();
    const decoded = decode(codecs.action, action);
    if (E.isLeft(decoded)) return decoded;
    if (!question.by.includes(decoded.right.player)) return not();
    const outside = question.region.contains(decoded.right);
    return outside ? reject(outside) : E.right(decoded.right);
  };

  const reduce: Game<G>['reduce'] = (state, action) => {
    const at = askedBy(state);
    const known = lookUp(at, action);
    if (E.isLeft(known) || !at) return known as E.Left<Rejection>;
    const copy = copyOfState(state, constants);
    const trouble = play(copy, known.right);
    if (trouble) return E.left(trouble);
    const next = sharing(state, copy);
    // What the copy asks, the state that equals it asks too.
    if (waiting) waiting = { ...waiting, state: next, events: next.events };
    return E.right({ state: next, events: next.events });
  };

  const unsound = (state: G['state']): Rejection | null =>
    wrongNames(definition.codecs.players(state)) ??
    definition.check(state) ??
    unsoundParts(tables, definition.codecs, codecs.event, state) ??
    definition.checkFrames?.(state) ??
    notAtDecision(tables, state);

  /** What the last `play` or `reduce` ran on to, so that its question needs no second asking. */
  let waiting: { state: G['state']; events: readonly G['event'][]; at: Asked<G> | null } | null = null;

  /** What a state asks. A frozen state cannot have changed since. */
  const askedBy = (state: G['state']): Asked<G> | null =>
    waiting?.state === state && Object.isFrozen(state) ? waiting.at : asked(tables, state);

  /** Gives the action to the step on top of the stack, then runs on to the next decision. */
  const play = (state: G['state'], action: G['action']): Rejection | null => {
    const frame = state.stack[state.stack.length - 1];
    const step = frame && tables.procedures.get(frame.procedure)?.steps[frame.step];
    if (!frame || step?.kind !== 'ask') throw new Error('nobody was asked');
    state.events = [];
    answer(state, frame, step, action);
    const { asked: next, rejection } = advance(tables, state);
    waiting = { state, events: state.events, at: next };
    return rejection;
  };

  return {
    id: definition.id,
    edition: definition.edition,
    codecs,
    begin: entering((input) => decode(codecs.setup, input), definition.setUp),
    resume: entering((input) => decode(codecs.position, input), definition.place),
    load: (saved) => {
      const decoded = decode(codecs.state, saved);
      if (E.isLeft(decoded)) return decoded;
      const trouble = unsound(decoded.right);
      return trouble ? E.left(trouble) : E.right(frozen(decoded.right));
    },
    decision: (state) => decisionOf(state, askedBy(state)),
    legalActions: (state) => legalActionsOf(askedBy(state)),
    whyNot: (state, action) => {
      const known = lookUp(askedBy(state), action);
      return E.isLeft(known) ? known.left : null;
    },
    reduce,
    view: definition.view,
    redeal: (state, viewer, seed) => frozen(definition.redeal(state, viewer, seed)),
    outcome,
    chanceOutcomes: (state) => {
      const question = askedBy(state)?.question;
      if (question?.by[0] !== 'chance') return [];
      const weights = question.weights ?? question.candidates.map(() => 1);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return question.candidates.map((each, i) => ({ action: each.action, probability: (weights[i] ?? 0) / total }));
    },
    // A state played in place changes only through `play`.
    question: (state) => {
      const isWaiting = waiting?.state === state && waiting.events === state.events;
      return (isWaiting ? waiting?.at : askedBy(state))?.question ?? null;
    },
    play,
    copy: (state) => copyOfState(state, constants),
    procedures: [...tables.procedures.values()],
    abilities: definition.abilities.map((each) => ({ id: each.id, card: each.card ?? each.id, rules: each.rules })),
  };
}

/** The dice of a roll have no order; anything else is taken as it is. */
function normal(action: unknown): unknown {
  if (typeof action !== 'object' || action === null || !('type' in action) || typeof action.type !== 'string')
    return action;
  return canonicalChance(action as { type: string });
}

function rulesOf<G extends GameTypes>({ step, question }: Asked<G>): readonly string[] {
  return question.rules ? union(step.rules, question.rules) : step.rules;
}

function union(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}

function decisionOf<G extends GameTypes>(state: G['state'], at: Asked<G> | null): Decision {
  const within = state.stack.map((frame) => frame.procedure);
  if (!at) return { over: true, by: [], asks: 'nothing: the game is over', rules: [], within, step: '' };
  return { over: false, by: at.question.by, asks: at.question.asks, rules: rulesOf(at), within, step: at.step.name };
}

function legalActionsOf<G extends GameTypes>(at: Asked<G> | null): LegalActions<G['action']> {
  const actions = at ? at.question.candidates.filter((each) => each.not === null).map((each) => each.action) : [];
  const region = at?.question.region;
  if (!region) return { kind: 'finite', actions };
  return {
    kind: 'region',
    actions,
    contains: (action) => region.contains(action) === null,
    sample: (seed) => {
      const rng = xoroshiro128plus(seed | 0);
      return region.sample((n) => uniformInt(rng, 0, n - 1));
    },
  };
}
