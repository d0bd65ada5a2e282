/**
 * What every game must hold, whichever it is: the properties of the design, over random setups, seeds and play.
 * A failure prints the smallest setup and seed that fast-check found, and how to run it again.
 */
import { inspect } from 'node:util';
import * as E from 'fp-ts/lib/Either';
import { applyPatches, enablePatches } from 'immer';
import {
  canonicalJson,
  hashOf,
  patchesBetween,
  sameJson,
  type Action,
  type AnyGame,
  type CoreState,
  type Json,
  type LegalActions,
  type Patch,
} from '../../src/core';
import { integersFrom, playout, randomPolicy, recordOf, replay } from '../../src/play';
import { ofCarriers } from './carried';
import { accepted, copyOf, diceIn, expectCites, expectRoundTrip, expectSameBytes } from './expectations';
import { expectHandedOutFrozen } from './handed-out';
import { ofHostility } from './hostile';
import { ofInputs } from './inputs';
import { ofOrder } from './in-order';
import { ofWords } from './in-words';
import { mutations } from './mutations';
import { randomGames, type ConformanceOptions } from './random-games';
import { freezeShared } from './shared-parts';
import { tampered, verdictOn } from './tampered';

enablePatches();

/** Describes all properties as tests. One file a game calls it. */
export function conformance<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): void {
  describe(`conformance of ${game.id}`, () => {
    for (const [what, holds] of Object.entries(properties(game, options))) test(what, holds);
  });
}

/** Each property by its name; called, it throws where the game does not hold it. */
export function properties<S extends CoreState>(
  game: AnyGame,
  options: ConformanceOptions<S>,
): Record<string, () => void> {
  return {
    ...ofActions(game, options),
    ...ofProgress(game, options),
    ...ofSaving(game, options),
    ...ofCarriers(game, options.players, games(game, options)),
    ...ofInputs(game, games(game, options), options),
    ...ofHostility(game, options.players, games(game, options)),
    ...ofKnowledge(game, options),
    ...ofPieces(game, options),
    ...ofOrder(options.order, games(game, options)),
    ...(options.language ? ofWords(game, options.language, games(game, options), options) : {}),
  };
}

type Properties = Record<string, () => void>;

function ofActions<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): Properties {
  const { eachLook } = games(game, options);
  return {
    'every listed action is accepted, and playing it in place gives the same bytes': () =>
      eachLook(({ state }) => {
        const text = JSON.stringify(state);
        for (const action of game.allLegalActions(state).actions) {
          const step = game.reduce(state, action);
          if (E.isLeft(step)) throw new Error(`listed, but rejected: ${canonicalJson(action)}: ${step.left.message}`);
          expect(game.whyNot(state, action)).toBeNull();
          const inPlace = JSON.parse(text) as S;
          expect(game.play(inPlace, action)).toBeNull();
          expectSameBytes(inPlace, step.right.state);
        }
      }),

    'an action that is neither listed nor in the region is rejected with a reason': () =>
      eachLook(({ state, seed, game: { actions } }) => {
        const next = integersFrom(seed);
        const legal = game.allLegalActions(state);
        const offered = isOffered(game, legal);
        const sample = legal.kind === 'region' ? legal.sample(seed) : null;
        const originals = [legal.actions[next(legal.actions.length)], actions[next(actions.length)], sample];
        const near = originals.flatMap((each) => [...mutations(each, next, options.players), ...reordered(each)]);
        for (const action of near) {
          const step = game.reduce(state, action);
          if (E.isRight(step) !== offered(action)) {
            const how = E.isRight(step) ? 'not offered, but accepted' : `offered, but rejected (${step.left.message})`;
            throw new Error(`${how}: ${inspect(action, { depth: 9 })}`);
          }
          expect(game.whyNot(state, action)).toEqual(E.isLeft(step) ? step.left : null);
          if (E.isRight(step)) continue;
          expect(step.left.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(step.left.message).not.toBe('');
        }
      }),

    'no action, legal or not, changes the state that it is tried on': () =>
      eachLook(({ state, seed, at, game: { actions } }) => {
        const before = JSON.stringify(state);
        const next = integersFrom(seed);
        for (const action of [actions[at], ...mutations(actions[at], next, options.players)])
          game.reduce(state, action);
        expect(JSON.stringify(state)).toBe(before);
      }),

    'a candidate is listed if no rule refused it, else rejected with that very reason': () =>
      eachLook(({ state }) => {
        const listed = new Set(game.allLegalActions(state).actions.map((action: Action) => canonicalJson(action)));
        for (const { action, not } of game.question(state)?.candidates ?? []) {
          expect(listed.has(canonicalJson(action))).toBe(not === null);
          if (not) expect(game.whyNot(state, action)).toMatchObject({ code: not.code, message: not.message });
        }
      }),

    'what each player may do is together all that is legal, and each of it is theirs': () =>
      eachLook(({ state, seed }) => {
        const legal = game.allLegalActions(state);
        const own = options.players.map((player) => game.legalActions(state, player));
        const ofChance = legal.actions.filter(({ player }: Action) => player === 'chance');
        expect(ofChance).toEqual(game.chanceOutcomes(state).map(({ action }) => action as Action));
        expect(own.flatMap(({ actions }) => actions)).toHaveLength(legal.actions.length - ofChance.length);
        for (const [i, { kind, actions, ...region }] of own.entries()) {
          const player = options.players[i];
          expect(actions).toEqual(legal.actions.filter((each: Action) => each.player === player));
          const isAsked = legal.kind === 'region' && game.decision(state).by.includes(player as string);
          expect(kind).toBe(isAsked ? 'region' : 'finite');
          const sample = region.sample(seed);
          if (sample !== null) expect(sample.player).toBe(player);
          const any = legal.kind === 'region' ? legal.sample(seed) : null;
          if (!('contains' in region) || any === null || legal.actions.includes(any)) continue;
          expect(region.contains(any)).toBe(any.player === player);
        }
      }),

    'a region samples the same for the same seed, contains its samples, and reduce accepts them': () =>
      eachLook(({ state, seed }) => {
        const legal = game.allLegalActions(state);
        if (legal.kind !== 'region') return;
        const sample = legal.sample(seed);
        expect(legal.sample(seed)).toEqual(sample);
        if (sample === null || legal.actions.includes(sample)) return;
        expect(legal.contains(sample)).toBe(true);
        expect(E.isRight(game.reduce(state, sample))).toBe(true);
      }),
  };
}

function ofProgress<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): Properties {
  const { players, maxActions } = options;
  const { eachLook, eachGame, begin, policy } = games(game, options);
  return {
    'no dead ends: a game that is not over asks somebody something that has an answer': () =>
      eachLook(({ state, seed }) => {
        const { over, by, rules } = game.decision(state);
        const legal = game.allLegalActions(state);
        expect(game.outcome(state).kind === 'playing').toBe(!over);
        expect(state.stack.length === 0).toBe(over);
        if (over) return expect(legal).toMatchObject({ kind: 'finite', actions: [] });
        expect(by.length).toBeGreaterThan(0);
        expect([...players, 'chance']).toEqual(expect.arrayContaining([...by]));
        expect(rules.length).toBeGreaterThan(0);
        // Whoever takes what `sample` gives never stops, each player alone neither.
        const asked = by.filter((each) => each !== 'chance').map((each) => game.legalActions(state, each));
        for (const { sample } of [legal, ...asked]) expect(game.whyNot(state, sample(seed))).toBeNull();
        for (const each of legal.actions) expect(by).toContain(each.player);
      }),

    'a game ends': () =>
      eachGame(({ states, actions }) => {
        expect(actions.length).toBeLessThan(maxActions);
        expect(game.outcome(states[states.length - 1]).kind).not.toBe('playing');
      }),

    'going back and playing the same actions again gives the same states': () =>
      eachLook(({ state, at, game: { states, actions } }) => {
        let again = state;
        for (const [i, action] of actions.slice(at, at + 8).entries()) {
          again = accepted(game.reduce(again, action)).state as S;
          expectSameBytes(again, states[at + i + 1]);
        }
      }),

    'a playout in place goes through the same bytes as a game played with reduce': () =>
      eachGame(({ setup, chance, seed, states }) => {
        let at = 0;
        const onEvents = (_events: unknown, state: S): void => {
          at += 1;
          expectSameBytes(state, states[at]);
        };
        const { end, actions } = playout(game, begin(setup, chance), { choose: policy(seed), maxActions, onEvents });
        expect(end).toBe('ended');
        expect(actions).toBe(states.length - 1);
      }),

    "what is in two places of a state is not changed: a list that an event tells of is the event's own": () =>
      eachGame(({ setup, chance, seed, actions }) => {
        const onEvents = (_events: unknown, state: S): void => freezeShared(state);
        const { actions: played } = playout(game, begin(setup, chance), { choose: policy(seed), maxActions, onEvents });
        expect(played).toBe(actions.length);
      }),

    'probabilities of what chance may answer add up to 1': () =>
      eachGame(({ states }) => {
        for (const state of states) {
          const outcomes: { probability: number }[] = [...game.chanceOutcomes(state)];
          if (outcomes.length > 0 !== (game.question(state)?.by[0] === 'chance'))
            throw new Error(`${outcomes.length} outcomes of: ${game.decision(state).asks}`);
          if (outcomes.length === 0) continue;
          expect(outcomes.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 9);
          expect(outcomes.every((each) => each.probability > 0)).toBe(true);
        }
      }),
  };
}

function ofSaving<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): Properties {
  const { eachLook, eachGame } = games(game, options);
  return {
    'a state survives JSON and its codec, and plays on the same': () =>
      eachLook(({ state, at, game: { states, actions } }) => {
        const loaded = accepted(game.load(copyOf(state)));
        expect(canonicalJson(loaded)).toBe(canonicalJson(state));
        expect(hashOf(loaded)).toBe(hashOf(state));
        const action = actions[at];
        if (action) expect(hashOf(accepted(game.reduce(loaded, copyOf(action))).state)).toBe(hashOf(states[at + 1]));
      }),

    'a saved state that was tampered with is rejected, or play goes on: nothing throws': () =>
      eachLook(({ state, seed, game: { states } }) => {
        const next = integersFrom(seed);
        for (const spoilt of mutations(copyOf(state), next, options.players)) {
          const loaded = game.load(spoilt);
          if (E.isRight(loaded)) playOn(game, loaded.right, next);
        }
        for (let n = 0; n < TAMPERED; n++) {
          const { state: spoilt, change } = tampered(state, states, next);
          const { kind, detail } = verdictOn(game, spoilt, next, MORE_ACTIONS);
          if (kind === 'found') throw new Error(`${change}: ${detail}`);
        }
      }),

    'actions and events survive JSON and their codecs': () =>
      eachLook(({ state, at, game: { actions } }) => {
        for (const event of state.events) expectRoundTrip(game.codecs.event, event);
        if (actions[at]) expectRoundTrip(game.codecs.action, actions[at]);
      }),

    'a record replays to the same states': () =>
      eachGame(({ setup, chance, states, actions }) => {
        const record = recordOf(game, { setup }, chance, actions, states[states.length - 1]);
        const replayed = accepted(replay(game, copyOf(record)));
        expect(replayed.states.length).toBe(states.length);
        for (const [i, state] of states.entries()) expectSameBytes(replayed.states[i], state);
      }),
  };
}

function ofKnowledge<S extends CoreState>(
  game: AnyGame,
  { players, catalogueIds, ...options }: ConformanceOptions<S>,
): Properties {
  const { eachLook, eachGame } = games(game, { players, catalogueIds, ...options });
  const catalogue = new Set(catalogueIds);
  return {
    'a view holds no seed and no script of chance, nor does what is dealt anew': () =>
      eachLook(({ state, game: { chance: begunWith } }) => {
        // Dealt anew with its own seed a game would have the chance that it began with.
        const another = begunWith.mode === 'seeded' ? begunWith.seed + 1 : 1;
        const { rng, script } = state.chance;
        const everything = game.viewOfEverything(state) as unknown;
        for (const view of [everything, ...[...players, 'spectator'].map((viewer) => game.view(state, viewer))])
          for (const secret of [rng, script])
            if (secret.length > 0) expect(canonicalJson(view as Json)).not.toContain(canonicalJson(secret));
        const anews = [...players, 'spectator'].map((viewer) => (of: S) => game.resample(of, viewer, another) as S);
        for (const anew of [(of: S) => game.reseed(of, another) as S, ...anews]) {
          const told = {
            mode: 'scripted',
            rng: [],
            script: [{ type: 'draw', player: 'chance', pile: 'p', card: 'c' }],
            next: 0,
          };
          for (const chance of [told, { ...told, next: 1 }]) {
            const dealt = anew({ ...state, chance } as S).chance;
            expect(dealt).toEqual({ mode: 'scripted', rng: [], script: [], next: 0 });
          }
          if (rng.length > 0) expect(anew(state).chance.rng).not.toEqual(rng);
        }
      }),

    'a view does not change when only what its viewer may not see changes': () =>
      eachLook(({ state, seed }) => {
        const { chance: _, ...kept } = state;
        expect({ ...game.reseed(state, seed), chance: null }).toEqual({ ...kept, chance: null });
        for (const viewer of [...players, 'spectator']) {
          const other = game.resample(state, viewer, seed);
          expect(canonicalJson(game.view(other, viewer))).toBe(canonicalJson(game.view(state, viewer)));
          accepted(game.load(copyOf(other)));
        }
      }),

    'no name sees everything: whoever is none of the players is shown, offered and told what spectators are': () =>
      eachLook(({ state, at, game: { states } }) => {
        const after = states[at + 1] ?? state;
        const shown = (viewer: string): string =>
          canonicalJson([
            game.view(state, viewer),
            game.legalActions(state, viewer),
            game.patchesFor(state, after, viewer),
          ] as unknown as Json);
        const ofSpectators = shown('spectator');
        expect(game.legalActions(state, 'spectator')).toMatchObject({ kind: 'finite', actions: [] });
        for (const name of NO_PLAYERS) expect(shown(name as string)).toBe(ofSpectators);
      }),

    'patches of a view, applied to the view before, give the view after; so do those of the state': () =>
      eachLook(({ state, at, game: { actions } }) => {
        const action = actions[at];
        const step = action && game.reduce(state, action);
        if (!step || E.isLeft(step)) return;
        const after = step.right.state as S;
        const sent = (patches: readonly Patch[]): Patch[] => copyOf(patches) as Patch[];
        for (const viewer of [...players, 'spectator']) {
          const patched = applyPatches(game.view(state, viewer), sent(game.patchesFor(state, after, viewer)));
          expect(canonicalJson(patched)).toBe(canonicalJson(game.view(after, viewer)));
        }
        expect(canonicalJson(applyPatches(state, sent(patchesBetween(state, after))))).toBe(canonicalJson(after));
      }),

    'a state that is played in place plays on the same whatever was asked of it': () =>
      eachLook(({ state, at, seed, game: { states, actions } }) => {
        const action = actions[at];
        if (!action) return;
        const inPlace = game.copy(state) as S;
        game.viewOfEverything(inPlace);
        game.reseed(inPlace, seed);
        for (const viewer of players) {
          game.view(inPlace, viewer);
          game.legalActions(inPlace, viewer);
          game.resample(inPlace, viewer, seed);
          game.patchesFor(inPlace, state, viewer);
        }
        for (const asked of [game.decision, game.allLegalActions, game.outcome, game.chanceOutcomes]) asked(inPlace);
        game.whyNot(inPlace, action);
        expect(game.reduce(inPlace, action)._tag).toBe('Right');
        expect(game.play(inPlace, copyOf(action))).toBeNull();
        expect(canonicalJson(inPlace)).toBe(canonicalJson(states[at + 1]));
      }),

    'what a game hands out cannot be written into': () => eachLook(({ state }) => expectHandedOutFrozen(game, state)),

    'every event, question and refusal cites at least one rule, and only rules that exist': () => {
      eachGame(({ states }) => {
        for (const state of states) for (const event of state.events) expectCites(event, catalogue);
      });
      eachLook(({ state }) => {
        const decision = game.decision(state);
        if (!decision.over) expectCites({ type: decision.asks, rules: decision.rules }, catalogue);
        for (const { not } of game.question(state)?.candidates ?? [])
          if (not) expectCites({ type: not.code, rules: not.rules }, catalogue);
      });
    },
  };
}

function ofPieces<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): Properties {
  const { conserved, rerollLimit } = options;
  const { eachGame } = games(game, options);
  const found: Properties = {};
  if (conserved)
    found['what is conserved stays the same from the first state to the last'] = () =>
      eachGame(({ states }) => {
        const [first, ...later] = states;
        if (first === undefined) return;
        const whole = conserved(first);
        for (const state of later) {
          const now = conserved(state);
          if (now !== null && !sameJson(now, whole)) expect(now).toEqual(whole);
        }
      });
  if (rerollLimit !== undefined)
    found[`no die is rerolled more than ${rerollLimit} time(s)`] = () =>
      eachGame(({ states }) => {
        for (const die of states.flatMap(diceIn)) expect(die.rerolls).toBeLessThanOrEqual(rerollLimit);
      });
  return found;
}

/** Some more actions; wherever no question waits the game is over. */
function playOn(game: AnyGame, from: CoreState, next: (n: number) => number): void {
  const state: CoreState = game.copy(from);
  const choose = randomPolicy<CoreState, Action>(next);
  for (let n = 0; n < MORE_ACTIONS; n++) {
    const question = game.question(state);
    if (!question) return expect(state.stack).toEqual([]);
    const action = choose({ state, question });
    if (action === null) return;
    game.play(state, action);
  }
}
/** How far play goes on from a state that was tampered with. */
const MORE_ACTIONS = 20;
/** Saves with one thing changed for another that might stand there, of each state. */
const TAMPERED = 4;

const played = new WeakMap<object, ReturnType<typeof randomGames>>();

/** One set of random games for all properties of one game and its options. */
function games<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): ReturnType<typeof randomGames<S>> {
  const known = played.get(game) ?? randomGames(game, options as ConformanceOptions);
  played.set(game, known);
  return known as ReturnType<typeof randomGames<S>>;
}

/** What an app may pass on that somebody has called themselves. */
export const NO_PLAYERS: readonly unknown[] = [
  ...['judge', 'chance', 'everything', 'nobody', '', '__proto__', 'constructor', 'toString', '0', 'P1', 'p1 '],
  ...[undefined, null, 0, NaN, true, {}, [], ['p1'], { toString: () => 'p1' }, Symbol('sees everything'), 1n],
];

/** The same with each list in it the other way around: dice have no order, and one is legal. */
function reordered(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, inner]) =>
    reordered(inner).map((other) =>
      Array.isArray(value)
        ? value.map((each: unknown, i) => (i === Number(key) ? other : each))
        : { ...value, [key]: other },
    ),
  );
  return Array.isArray(value) ? [[...(value as unknown[])].reverse(), ...within] : within;
}

/** Is an action from outside among what `legalActions` offers? Written apart from `reduce`, to be compared with it. */
function isOffered(game: AnyGame, legal: LegalActions<Action>): (action: unknown) => boolean {
  const listed = new Set(legal.actions.map((action: Action) => canonicalJson(action)));
  return (action) => {
    const decoded = game.codecs.action.decode(action);
    if (E.isLeft(decoded)) return false;
    if (listed.has(canonicalJson(decoded.right as never))) return true;
    return legal.kind === 'region' && legal.contains(decoded.right);
  };
}
