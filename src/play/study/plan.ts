/** What is studied, as plain JSON: whoever has the plan plays the same games, on any machine. */
import * as E from 'fp-ts/lib/Either';
import {
  brief,
  decode,
  hashOf,
  impossible,
  LIMITS,
  type Game,
  type GameTypes,
  type PlayerId,
  type Rejection,
} from '../../core';
import { anything, list, object, optional, record, text, whole, type Codec } from '../../core/codec';
import { startChance } from '../../core/chance/chance';
import { GAME, needs, type Shape } from '../../core/codec/needs';
import { within } from '../../core/codec/malformed';
import { didYouMean } from '../../core/codec/nearest';
import { start, type StartFrom } from '../start';
import { LIBRARY_VERSION } from '../version';
import { policyName, type PolicyName } from './policies';

/** What a game of a study starts from: a setup, a position, or a saved state; and who of the study sits where. */
export type StudyStart = (StartFrom | { /** A saved state: it is played on from there. */ state: unknown }) & {
  /** The side of each player, where it is not called as the player is: `{ p1: 'p2', p2: 'p1' }` when they have changed places. Players of one side share their wins. */
  sides?: Readonly<Record<PlayerId, string>>;
};

/** What is asked for. */
export interface StudyOptions {
  /** Played in turn: the first game from the first, the second from the second, and from the first again after the last. */
  starts: readonly StudyStart[];
  /** How many games are played. */
  games: number;
  /** Seed of the first game; those of the others count up from there. Default 1. */
  seed?: number;
  /** Who decides for those of whom `policies` says nothing. Default: random. */
  policy?: PolicyName;
  /** Who decides for which side. */
  policies?: Readonly<Record<string, PolicyName>>;
  /** Actions after which a game counts as one that does not end. Default 10,000. */
  maxActions?: number;
}

/** A study that can be played: its options, checked and complete. */
export interface StudyPlan extends Required<StudyOptions> {
  /** Id of the game. */
  game: string;
  /** Of the library: another one may play other games. */
  version: string;
  /** In the order of the first start. */
  sides: readonly string[];
}

/** Of a plan, what its games are played by. */
export const PLAN: Shape = {
  starts: 'a list',
  games: 'a number',
  seed: 'a number',
  policy: 'a text',
  policies: 'an object',
  maxActions: 'a number',
  sides: 'a list',
};

const SEED = 1;
const MAX_ACTIONS = 10_000;
const MOST = 1_000_000_000;

interface WrittenStart {
  setup?: unknown;
  position?: unknown;
  state?: unknown;
  sides?: Readonly<Record<PlayerId, string>>;
}

const startCodec = object<WrittenStart>('a start', {
  setup: optional(anything),
  position: optional(anything),
  state: optional(anything),
  sides: optional(record('sides of players', text)),
});

const optionFields = {
  starts: list(startCodec) as Codec<unknown> as Codec<StudyStart[]>,
  games: whole('a number of games from 1', 1, MOST),
  seed: optional(whole('a whole number', -MOST, MOST)),
  policy: optional(policyName),
  policies: optional(record('policies of sides', policyName)),
  maxActions: optional(whole('a number of actions from 1', 1, MOST)),
};
const optionsCodec = object<StudyOptions>('a study', optionFields);
type WrittenPlan = StudyOptions & Pick<StudyPlan, 'game' | 'version' | 'sides'>;

const planCodec = object<WrittenPlan>('a plan of a study', {
  ...optionFields,
  game: text,
  version: text,
  sides: list(text),
});

/**
 * The plan of a study, for programs that play its batches themselves (`playBatch`, `mergeTallies`, `studyOf`). Left: an option is malformed, a start cannot
 * begin, or a policy is for an unknown side.
 * @example
 * ```ts
 * import { studyPlan } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const plan = studyPlan(outerRim, { starts, games: 2, maxActions: 20 });
 * if (plan._tag === 'Left') throw new Error(plan.left.message);
 * console.log(plan.right.sides, plan.right.policy); // [ 'ann', 'bob' ] random
 * ```
 */
export function studyPlan<G extends GameTypes>(game: Game<G>, options: StudyOptions): E.Either<Rejection, StudyPlan> {
  needs('game', game, GAME);
  const read = decode(optionsCodec, options, LIMITS.saved);
  return E.isLeft(read) ? read : brief(completed(game, read.right), read.right);
}

function completed<G extends GameTypes>(game: Game<G>, options: StudyOptions): E.Either<Rejection, StudyPlan> {
  const { starts, games, seed = SEED, policy = 'random', policies = {}, maxActions = MAX_ACTIONS } = options;
  if (starts.length === 0)
    return E.left(impossible('malformed', 'starts: expected at least one, found none', ['starts']));
  const sides: string[] = [];
  for (const [i, each] of starts.entries()) {
    const found = sidesAt(game, each);
    if (E.isLeft(found)) return E.left(within(found.left, 'starts', i));
    sides.push(...found.right);
  }
  const all = [...new Set(sides)];
  const stranger = Object.keys(policies).find((side) => !all.includes(side));
  if (stranger !== undefined) {
    const near = didYouMean(stranger, all) || `; there are ${all.join(', ')}.`;
    return E.left(impossible('unknown-side', `There is no side '${stranger}'${near}`, ['policies', stranger]));
  }
  const plan = { starts, games, seed, policy, policies, maxActions };
  return E.right({ ...plan, game: game.id, version: LIBRARY_VERSION, sides: all });
}

/**
 * Reads a plan from outside, and tries all its starts. Left, too, if it belongs to another game or to another version of the library.
 * @example
 * ```ts
 * import { decodePlan, studyPlan } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const plan = studyPlan(outerRim, { starts, games: 2, maxActions: 20 });
 * if (plan._tag === 'Left') throw new Error(plan.left.message);
 * const sent: unknown = JSON.parse(JSON.stringify(plan.right)); // to another machine
 * console.log(decodePlan(outerRim, sent)._tag); // Right
 * ```
 */
export function decodePlan<G extends GameTypes>(game: Game<G>, given: unknown): E.Either<Rejection, StudyPlan> {
  needs('game', game, GAME);
  const read = decode(planCodec, given, LIMITS.saved);
  return E.isLeft(read) ? read : brief(madeHere(game, read.right), read.right);
}

function madeHere<G extends GameTypes>(game: Game<G>, given: WrittenPlan): E.Either<Rejection, StudyPlan> {
  const { game: id, version, sides, ...options } = given;
  if (id !== game.id)
    return E.left(impossible('other-game', `The study is of '${id}', not of '${game.id}'.`, ['game']));
  if (version !== LIBRARY_VERSION) {
    const said = `The study is of version ${version}; this is ${LIBRARY_VERSION}, which may play other games.`;
    return E.left(impossible('other-version', said, ['version']));
  }
  const plan = completed(game, options);
  if (E.isLeft(plan) || plan.right.sides.join() === sides.join()) return plan;
  return E.left(impossible('other-sides', `The sides of its starts are ${plan.right.sides.join(', ')}.`, ['sides']));
}

/** The same for the same study, whoever asks. */
export function hashOfPlan(plan: StudyPlan): string {
  return hashOf(plan);
}

/** Whose side each player of this start is on; a start that cannot begin is refused. */
function sidesAt<G extends GameTypes>(game: Game<G>, from: StudyStart): E.Either<Rejection, string[]> {
  const begun = beginnerOf(game, from)(0);
  if (E.isLeft(begun)) return begun;
  const players = Object.keys(game.outcome(begun.right).scores);
  const stranger = Object.keys(from.sides ?? {}).find((player) => !players.includes(player));
  if (stranger !== undefined) {
    const said = `There is no player '${stranger}'; there are ${players.join(', ')}.`;
    return E.left(impossible('unknown-player', said, ['sides', stranger]));
  }
  return E.right(players.map((player) => sideOf(from, player)).sort());
}

/** Whom a player plays for. */
export function sideOf({ sides }: StudyStart, player: PlayerId): string {
  return sides !== undefined && Object.hasOwn(sides, player) ? (sides[player] ?? player) : player;
}

/** Begins a game from its start, chance by a seed; a saved state is checked only once. */
export function beginnerOf<G extends GameTypes>(
  game: Game<G>,
  { sides: _sides, ...from }: StudyStart,
): (seed: number) => E.Either<Rejection, G['state']> {
  if (Object.keys(from).length !== 1) {
    const wrong = impossible('malformed', 'input: expected exactly one of a setup, a position and a state', []);
    return () => E.left(wrong);
  }
  if (!('state' in from))
    return (seed) => E.map(({ state }: { state: G['state'] }) => state)(start(game, from, { mode: 'seeded', seed }));
  const loaded = E.mapLeft((why: Rejection) => within(why, 'state'))(game.load(from.state));
  // Whatever answered for chance until then: it goes on by a seed of its own.
  return (seed) => E.map((state: G['state']) => ({ ...state, chance: startChance({ mode: 'seeded', seed }) }))(loaded);
}
