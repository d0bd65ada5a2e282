/** Makes a `Game` from its parts: everything that does not depend on which game it is. */
import * as E from 'fp-ts/lib/Either';
import { CORE_EVENT_TYPES } from '../abilities/actions';
import type { AnyAbility } from '../abilities/ability';
import {
  gameWithin,
  hasAdded,
  missingAbilities,
  namesOfAdded,
  readAdded,
  tablesWith,
  withinTables,
  type AbilityNames,
} from './adding';
import { chanceOutcomesOf, decisionOf, legalActionsOf, ofPlayer, rulesOf, union } from './answers';
import { seedOf, startChance, type Chance, type ChanceMode } from '../chance/chance';
import { readChance } from '../chance/modes';
import { didYouMean } from '../codec/nearest';
import { codecsOf, measuredCodecs, type OwnCodecs } from '../codec/game-codecs';
import { decode, decodePlain } from '../codec/decode';
import { neededKeys } from '../codec/kit';
import { decodeStored } from '../codec/format';
import { STATE_FORMAT } from '../contract/formats';
import type { Engine } from './engine';
import type { Begun, Edition, Game, OnEvent, OnStart, Outcome, Outcomes, Viewer } from '../contract/game';
import type { GameTypes } from '../contract/game-types';
import type { Strategy } from '../contract/strategy';
import { heardBy, type Listener } from './listener';
import { sameJson, type Json } from '../codec/json';
import { patchesBetween } from './patches';
import { placesOf, type Stacking } from './grammar';
import { advance, answer, asked, type Asked, type Stopped } from './machine';
import { stateBorder } from './not-a-state';
import { notOffered } from './not-offered';
import { whyNotUsed } from './why-not-used';
import { LIMITS, plain } from '../codec/plain';
import { wrongNames } from '../contract/player-names';
import type { Procedure } from './procedure';
import { brief, reason, reject, rejection, type Rejection } from '../contract/rejection';
import { tablesOf, type Happenings } from './tables';
import { notAtDecision, unsoundParts } from './load';
import { wronglyCarried, type Carrying } from './carriers';
import type { PlayerId } from './state';
import { standsElsewhere, type Standing } from './standing';
import { Copies, copyOf, copyOfState, frozen, handedOut, sharing } from './share';
import { reseeded, resampled, toldOtherwise, viewOf, type Knowledge } from '../view/view';
import { SEES_EVERYTHING } from '../view/viewer';

/** A state before its first step has run. */
export interface Prepared<S> {
  state: S;
  /** Cards in the game whose abilities are not implemented. */
  unadjudicated: readonly string[];
}

/** The parts of a game, each its own business: core makes the contract (`Game`) of them. */
export interface GameDefinition<G extends GameTypes> extends Carrying<G['state']>, Stacking<G> {
  /** What records and scenario files call it. */
  id: string;
  edition: Edition;
  /** What `createEngine` made; it is filled with the tables of this definition. */
  engine: Engine<G>;
  procedures: readonly Procedure<G>[];
  abilities: readonly AnyAbility<G>[];
  /** How events that may be prevented or replaced change the state (see `cause`). Left out: there are none in this game. */
  happenings?: Happenings<G>;
  /** The game's own fields; core adds its own. */
  codecs: OwnCodecs<G>;
  /** The state before the first step of setup. Left: the setup is well formed and against the rules. */
  setUp(setup: G['setup'], chance: Chance): E.Either<Rejection, Prepared<G['state']>>;
  /** The state that a position describes. Left: it is well formed, and no game can come to it. */
  place(position: G['position'], chance: Chance): E.Either<Rejection, Prepared<G['state']>>;
  /** What a decoded state must hold beside its shape: ids that exist, nothing twice. Called before its frames are looked at. Null: sound. */
  check(state: G['state']): Rejection | null;
  /** What takes several fields of a frame, or the whole stack, to see. Each field of each frame is in order by then. */
  checkFrames?(state: G['state']): Rejection | null;
  /** Where the game stands, by its fields and by its stack. Left out: no field tells it. */
  standing?: Standing<G>;
  /** What a viewer may know, and dealing anew what they may not. */
  knowledge: Knowledge<G>;
  /** Who has won, or the present score. */
  outcome(state: G['state']): Outcome;
  /** What policies that look ahead know of good play. Left out: they go by scores alone. */
  strategy?: Strategy<G>;
  /** Parts of the state that no rule ever changes (a content pack): never copied, the same objects from state to state. */
  constants?: readonly (keyof G['state'])[];
  /** The names that abilities may use, for programs that add some (`with`). */
  abilityNames: AbilityNames<G>;
  /** Every card that abilities may be on, by the name that `bringIntoPlay` knows it by. Of a state; null: of any. Null: they differ from state to state. */
  cards(state: G['state'] | null): readonly string[] | null;
  /** May cards of somebody's own print an ability of this name that no other card has? Left out: there are none such. */
  ownAbility?(card: string): boolean;
}

/** Makes the game of its parts. @throws Error where two procedures or two abilities have one name */
export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): Game<G> {
  definition.engine.install(definition);
  return gameOf(definition, []);
}

/** The game with these abilities added, in the tables that are the engine's now. */
function gameOf<G extends GameTypes>(definition: GameDefinition<G>, before: readonly AnyAbility<G>[]): Game<G> {
  const { engine, outcome, constants = [], ownAbility = () => false } = definition;
  const codecs = codecsOf(definition.codecs);
  const tables = tablesOf(engine);
  const added = namesOfAdded(before);

  const heard = <T>(onEvent: OnEvent<G> | undefined, run: () => T): T =>
    typeof onEvent === 'function' ? heardBy(onEvent as Listener, run) : run();

  const started = (
    prepared: Prepared<G['state']>,
    onStart: OnStart<G> | undefined,
  ): E.Either<Rejection, Begun<G['state'], G['event']>> => {
    const { state: first } = prepared;
    if (added) first.added = added;
    const unknown = cardsUnknown(first);
    if (unknown) return E.left(unknown);
    if (typeof onStart === 'function') onStart(first);
    const trouble = advance(tables, first).rejection;
    if (trouble) return E.left(trouble);
    const state = handedOut(prepared.state);
    return E.right({ state, events: state.events, unadjudicated: frozen(prepared.unadjudicated) });
  };

  const entering =
    <In>(
      read: (input: unknown) => E.Either<Rejection, In>,
      prepare: (input: In, chance: Chance) => E.Either<Rejection, Prepared<G['state']>>,
    ) =>
    (
      input: unknown,
      mode: ChanceMode,
      onEvent?: OnEvent<G>,
      onStart?: OnStart<G>,
    ): E.Either<Rejection, Begun<G['state'], G['event']>> => {
      const decoded = read(input);
      if (E.isLeft(decoded)) return decoded;
      const chance = readChance(mode);
      if (E.isLeft(chance)) return chance;
      const prepared = prepare(decoded.right, startChance(chance.right));
      if (E.isLeft(prepared)) return brief(prepared, decoded.right);
      const misnamed = wrongNames(definition.codecs.players(prepared.right.state));
      return misnamed
        ? brief(E.left(misnamed), decoded.right)
        : brief(
            heard(onEvent, () => started(prepared.right, onStart)),
            decoded.right,
          );
    };

  /** The candidate that an action from outside is, or why it is not legal. */
  const lookUp = (at: Asked<G> | null, action: unknown): E.Either<Rejection, G['action']> => {
    if (!at) return reject(gameOver);
    const { question } = at;
    // Most callers hand back the very action that was listed for them.
    const listed = question.candidates.find((each) => each.action === action);
    const given = listed ? E.right(null) : plain(action, LIMITS.action);
    if (E.isLeft(given)) return given;
    const known = listed ?? question.candidates.find((each) => sameJson(each.action, given.right));
    if (known)
      // A reason may speak of parts of the state on which rules run on.
      return known.not
        ? reject(copyOf({ ...known.not, rules: union(known.not.rules, rulesOf(at)) }))
        : E.right(known.action);
    return brief(inRegion(at, given.right), given.right);
  };

  /** The same, asked of a state: of an ability that a player has, and that is not offered, it is said why not. */
  const lookUpAt = (state: G['state'], action: unknown): E.Either<Rejection, G['action']> => {
    const at = askedBy(state);
    const known = lookUp(at, action);
    if (E.isRight(known) || known.left.code !== 'not-offered' || !at) return known;
    const given = plain(action, LIMITS.action);
    const why = E.isRight(given) ? whyNotUsed(tables, state, at.question, given.right) : null;
    return why ? brief(reject(copyOf({ ...why, rules: union(why.rules, rulesOf(at)) }), known.left.path)) : known;
  };

  /** An action of a question's region. */
  const inRegion = (at: Asked<G>, given: Json): E.Either<Rejection, G['action']> => {
    const { region, by } = at.question;
    const not = (): E.Either<Rejection, never> => E.left(notOffered(at.question, rulesOf(at), given));
    if (!region) return not();
    const decoded = decodePlain(codecs.action, given);
    if (E.isLeft(decoded)) return decoded;
    const { type, player } = decoded.right;
    if (type !== region.type || !by.includes(player)) return not();
    const outside = region.contains(decoded.right);
    return outside ? reject(outside) : E.right(decoded.right);
  };

  const reduce = (
    state: G['state'],
    action: unknown,
    onEvent?: OnEvent<G>,
  ): E.Either<Rejection, Outcomes<G['state'], G['event']>> => {
    const known = lookUpAt(state, action);
    if (E.isLeft(known)) return brief(known);
    const copy = copies.take(state);
    // An action that was handed out is frozen, and rules may keep parts of it.
    const { asked: next, rejection: trouble } = heard(onEvent, () => carryOut(copy, copyOf(known.right)));
    if (trouble) return brief(E.left(trouble));
    // The list in play is replaced, never changed: one for both is enough.
    frozen(copy.inPlay);
    const after = sharing(state, copy);
    copy.inPlay = after.inPlay;
    copies.keep(after, copy, next);
    return E.right({ state: after, events: after.events });
  };

  /** Where the cards come with a state, those that abilities were added for are looked up there. */
  const cardsUnknown = (state: G['state']): Rejection | null => {
    if (!added) return null;
    const cards = definition.cards(state) ?? [];
    const unknown = before.find(
      ({ id, card }) =>
        !ownAbility(card ?? id) &&
        !cards.includes(card ?? id) &&
        !definition.abilities.some((each) => (each.card ?? each.id) === (card ?? id)),
    );
    if (!unknown) return null;
    const card = unknown.card ?? unknown.id;
    const message = `The added ability '${unknown.id}' is on the card '${card}', which this game does not have${didYouMean(card, cards)}`;
    return rejection(reason('unknown-card', message, []));
  };

  const misplaced = placesOf(tables, definition);
  const unsound = (state: G['state']): Rejection | null =>
    missingAbilities(state.added, added) ??
    wrongNames(definition.codecs.players(state)) ??
    definition.check(state) ??
    cardsUnknown(state) ??
    unsoundParts(tables, definition.codecs, codecs.event, state) ??
    misplaced(state) ??
    (definition.standing ? standsElsewhere(tables, definition.standing, state) : null) ??
    wronglyCarried(tables, definition, state, added) ??
    definition.checkFrames?.(state) ??
    toldOtherwise(definition.knowledge, state) ??
    notAtDecision(tables, state);

  /** What `reduce` ran on, with what it ran on to: the same question as the state's own, asked of the copy. */
  const copies = new Copies<G['state'], Asked<G> | null>(constants);

  /** What the last `play` ran on to, or a frozen state was found to ask, so that its question needs no second asking. */
  let waiting: { state: G['state']; events: readonly G['event'][]; at: Asked<G> | null } | null = null;

  /** What a state asks, told of the state itself: what is handed out must not follow a copy on which rules run on. A frozen state cannot have changed since. */
  const askedOf = (state: G['state']): Asked<G> | null => {
    if (!Object.isFrozen(state)) return asked(tables, state);
    if (waiting?.state !== state) waiting = { state, events: state.events, at: asked(tables, state) };
    return waiting.at;
  };

  /** The same for those who only look into it. */
  const askedBy = (state: G['state']): Asked<G> | null => {
    if (waiting?.state === state) return askedOf(state);
    const known = copies.known(state);
    return known === undefined ? askedOf(state) : known;
  };

  /** Gives the action to the step on top of the stack, then runs on to the next decision. */
  const carryOut = (state: G['state'], action: G['action'], stops?: (state: G['state']) => boolean): Stopped<G> => {
    const frame = state.stack[state.stack.length - 1];
    const step = frame && tables.procedures.get(frame.procedure)?.steps[frame.step];
    if (!frame || step?.kind !== 'ask') return { asked: null, rejection: rejection(gameOver) };
    state.events = [];
    answer(state, frame, step, action);
    return advance(tables, state, stops);
  };

  const load = (saved: unknown): E.Either<Rejection, G['state']> => {
    const decoded = decodeStored(codecs.state, saved, { what: 'state', known: STATE_FORMAT, limits: LIMITS.state });
    if (E.isLeft(decoded)) return decoded;
    const trouble = unsound(decoded.right);
    if (trouble) return brief(E.left(trouble), decoded.right);
    // Made without abilities that are here: cards that come into play from now on have them.
    if (added) decoded.right.added = added;
    return E.right(handedOut(decoded.right));
  };
  const ownFields = neededKeys(definition.codecs.state);
  // Words of files ask the library's own game also while another's tables stand in (withAddedOf): then that one's states are the right ones.
  const isOwn = (state: G['state']): boolean => hasAdded(state, tables.added) && ownFields.every((key) => key in state);
  const { reading, ruling } = stateBorder<G['state']>(load, isOwn);
  const askedAnew = reading(askedOf);
  /** What a state asks that is played in place: it changes only through `play`. */
  const waitingAt = (state: G['state']): Asked<G> | null =>
    waiting !== null && waiting.state === state && waiting.events === state.events ? waiting.at : askedAnew(state);

  const play: Game<G>['play'] = (state, action, stops) => {
    const at = waitingAt(state);
    try {
      const { asked: next, rejection: trouble } = carryOut(state, action, stops);
      waiting = { state, events: state.events, at: next };
      return trouble;
    } catch (error) {
      if (Object.isFrozen(state)) return rejection(notACopy);
      // Rules trust that an action is one of those that were listed. Was it one?
      const given = plain(action, LIMITS.action);
      if (E.isLeft(given)) return given.left;
      const isInRegion = at?.question.region && E.isRight(decodePlain(codecs.action, given.right));
      if (at === null || isInRegion || at.question.candidates.some((each) => sameJson(each.action, given.right)))
        throw error;
      return notOffered(at.question, rulesOf(at), given.right);
    }
  };

  const isPlayer = (state: G['state'], name: PlayerId): boolean => definition.codecs.players(state).includes(name);

  /** A name may come from outside: who is none of the players may see what everybody may. */
  const viewerIn = (state: G['state'], viewer: Viewer): Viewer => (isPlayer(state, viewer) ? viewer : 'spectator');

  const view = reading((state: G['state'], viewer: Viewer) =>
    viewOf(definition.knowledge, state, viewerIn(state, viewer)),
  );

  // What is handed out is frozen: nothing of it may belong to a state that is played in place.
  const ownOf = (state: G['state']): G['state'] => (Object.isFrozen(state) ? state : copyOfState(state, constants));

  return {
    id: definition.id,
    edition: frozen(definition.edition),
    codecs: measuredCodecs(codecs),
    begin: entering((input) => decode(codecs.setup, input), definition.setUp),
    resume: entering((input) => decode(codecs.position, input), definition.place),
    load,
    decision: reading((state: G['state']) => decisionOf(state, askedBy(state))),
    legalActions: reading((state: G['state'], player: PlayerId) =>
      isPlayer(state, player)
        ? ofPlayer(legalActionsOf(askedOf(state), inRegion), player, askedOf(state)?.question.by ?? [])
        : NOTHING_LEGAL,
    ),
    allLegalActions: reading((state: G['state']) => legalActionsOf(askedOf(state), inRegion)),
    whyNot: ruling(
      (state: G['state'], action: unknown) => {
        const known = brief(lookUpAt(state, action));
        return E.isLeft(known) ? known.left : null;
      },
      (why: Rejection): Rejection | null => why,
    ),
    reduce: ruling(reduce, (why: Rejection) => E.left(why)),
    view,
    viewOfEverything: reading((state: G['state']) => viewOf(definition.knowledge, state, SEES_EVERYTHING)),
    patchesFor: (before, after, viewer) =>
      patchesBetween<object>(view(before, viewer) as object, view(after, viewer) as object),
    resample: reading((state: G['state'], viewer: Viewer, seed: number) => {
      const own = ownOf(state);
      return handedOut(resampled(definition.knowledge, own, viewerIn(own, viewer), seedOf(seed)));
    }),
    reseed: reading((state: G['state'], seed: number) => handedOut(reseeded(ownOf(state), seedOf(seed)))),
    players: reading((state: G['state']) => frozen([...definition.codecs.players(state)])),
    outcome: reading((state: G['state']) => frozen(copyOf(outcome(state)))),
    chanceOutcomes: reading((state: G['state']) => chanceOutcomesOf<G>(askedOf(state))),
    question: (state) => waitingAt(state)?.question ?? null,
    play,
    copy: reading((state: G['state']) => copyOfState(state, constants)),
    procedures: frozen([...tables.procedures.values()]),
    abilities: frozen(
      [...definition.abilities, ...before].map((each) => ({
        id: each.id,
        card: each.card ?? each.id,
        rules: each.rules,
      })),
    ),
    ...(definition.strategy === undefined ? {} : { strategy: frozen(definition.strategy) }),
    added: added ?? NONE,
    with: (more) => {
      const { abilities } = readAdded(more);
      const { id, abilityNames: names } = definition;
      const own = tablesWith(
        {
          id,
          tables,
          names,
          events: [...CORE_EVENT_TYPES, ...Object.keys(definition.codecs.events(null))],
          cards: definition.cards(null),
          ownAbility,
          prefix: definition.abilities[0]?.rules[0]?.split('.')[0] ?? id,
        },
        more,
      );
      const all = [...before, ...abilities];
      const within = withinTables(tables, { ...own, added: namesOfAdded(all) });
      return within(() => gameWithin(gameOf(definition, all), within));
    },
  };
}

const NONE = frozen([]);

/** What whoever is none of the players may do. */
const NOTHING_LEGAL = frozen({ kind: 'finite', actions: NONE, sample: () => null } as const);

const gameOver = reason('game-over', 'The game is over.', []);
const notACopy = reason('not-a-copy', 'A state that a game hands out never changes: play a copy of it.', []);
