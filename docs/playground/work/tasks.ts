/** What the worker does for the page: whatever takes longer than a blink. Each task says all that it needs, so that a worker can be stopped at any time. */
import { wrongNames, type Action, type Rejection, type Statement } from 'holojudge/core';
import type { Asked, Report, RulingTable } from 'holojudge/judge';
import type { Course } from '../course';
import type { GameId } from '../games';
import { languageOf, rulesOf, wordsOf } from './loaded';
import { setupsOf } from './setups';
import { aroundOf, type Around } from './around';
import { ghostOf, measuredOf } from './ghosts';
import type { Policy, Thinker, Thoughts } from './thinking';
import {
  choicesOf,
  piecesIn,
  refusedOf,
  storyOf,
  turnOf,
  type Choice,
  type Ghost,
  type Line,
  type Refused,
  type Reader,
  type Room,
  type Turn,
  type Tried,
} from './turn';
import { endsOf, laidFor, type Laid } from './tool';
import { triedOf } from './tries';

/** An answer, or why there is none. */
export type Answer<T> = { is: T } | { not: string };

/** How a game began, and what was done since. */
export interface Played {
  from: { state: unknown } | { setup: unknown; seed: number };
  actions: readonly Action[];
}

/** How a game that was kept began, and what was done since. */
export interface Again {
  file: string | null;
  from: { setup: unknown; seed: number } | null;
  actions: readonly Action[];
}

/** A game that has begun, with the cards in it that have no effect yet; or why it cannot. */
export type Begun = { is: Turn; setup: unknown; unadjudicated: readonly string[] } | { not: string };

export type { Policy };

/** What reads files, and what thinks: loaded where somebody asks for it. */
const judging = () => import('./judging');
const thinking = () => import('./thinking');

export const tasks = {
  async judge(game: GameId, file: string, room: Room): Promise<Report> {
    return (await judging()).judged(game, file, room);
  },

  async everyWay(game: GameId, file: string): Promise<Asked<RulingTable>> {
    return (await judging()).everyWayOf(game, file);
  },

  async schema(game: GameId) {
    return (await judging()).schemaOf(game);
  },

  async starter(game: GameId): Promise<string> {
    return (await languageOf(game)).starter;
  },

  async rule(game: GameId, id: string): Promise<Statement | null> {
    return (await rulesOf(game)).find((each) => each.id === id) ?? null;
  },

  /** The table after the steps of a file, to be played on. */
  async takeUp(game: GameId, file: string, reader: Reader): Promise<Answer<Turn>> {
    return (await judging()).afterFile(game, file, reader);
  },

  /** With the first setup that may be; where none may, everything that is against them. */
  async begin(game: GameId, lists: readonly string[], seed: number, reader: Reader): Promise<Begun> {
    const words = await wordsOf(game);
    const against = new Set<string>();
    for (const setup of await setupsOf(game, lists)) {
      const begun = words.game.begin(setup, { mode: 'seeded', seed });
      if (begun._tag === 'Left') against.add(begun.left.message);
      else return { is: turnOf(words, begun.right.state, reader), setup, unadjudicated: begun.right.unadjudicated };
    }
    return { not: [...against].join(' ') };
  },

  async answer(game: GameId, state: unknown, action: Action, reader: Reader): Promise<Answer<Turn>> {
    const words = await wordsOf(game);
    const step = words.game.reduce(state, action);
    return step._tag === 'Left' ? refused(step.left) : { is: turnOf(words, step.right.state, reader) };
  },

  /** Each turn of a game that was kept, as far as its actions hold. */
  async replay(game: GameId, { file, from, actions }: Again, reader: Reader): Promise<Answer<readonly Turn[]>> {
    const words = await wordsOf(game);
    const begun =
      from === null
        ? await tasks.takeUp(game, file ?? '', reader)
        : await tasks.beginWith(game, from.setup, from.seed, reader);
    if ('not' in begun) return begun;
    const turns = [begun.is];
    for (const action of actions) {
      const step = words.game.reduce((turns.at(-1) as Turn).state, action);
      if (step._tag === 'Left') break;
      turns.push(turnOf(words, step.right.state, reader));
    }
    return { is: turns };
  },

  async beginWith(game: GameId, setup: unknown, seed: number, reader: Reader): Promise<Answer<Turn>> {
    const words = await wordsOf(game);
    const begun = words.game.begin(setup, { mode: 'seeded', seed });
    return begun._tag === 'Left' ? refused(begun.left) : { is: turnOf(words, begun.right.state, reader) };
  },

  /** Why players cannot be called so; null: they can. */
  async wrongNames(names: readonly string[]): Promise<string | null> {
    return wrongNames(names)?.message ?? null;
  },

  /** The same table, as somebody else sees it. */
  async look(game: GameId, state: unknown, reader: Reader): Promise<Turn> {
    return turnOf(await wordsOf(game), state, reader);
  },

  /** What happened on the way to each of these, as somebody else may know it. */
  async retold(game: GameId, states: readonly unknown[], reader: Reader): Promise<readonly (readonly Line[])[]> {
    const words = await wordsOf(game);
    return states.map((state) => storyOf(words, state, reader));
  },

  /** Some of the places where a piece may be put. */
  async places(game: GameId, state: unknown, seed: number, reader: Reader): Promise<Choice[]> {
    const words = await wordsOf(game);
    const legal = words.game.allLegalActions(state);
    if (legal.kind !== 'region') return [];
    const sampled = [seed, seed + 1, seed + 2].flatMap((each) => (legal.sample(each) as Action | null) ?? []);
    const found = sampled.filter((each) => !legal.actions.includes(each));
    const { players, room } = reader;
    const pieces = piecesIn(words.picture({ state: words.game.viewOfEverything(state), events: [], title: '', room }));
    return choicesOf(words, state, found, { players, pieces });
  },

  /** Where an answer would lead. */
  async ghost(game: GameId, state: unknown, action: Action, room: Room): Promise<Ghost> {
    const ghost = await ghostOf(game, state, action);
    if (ghost.shapes.length + ghost.places.length > 0) return ghost;
    return { ...ghost, ...measuredOf(await wordsOf(game), state, action, room) };
  },

  /** What a piece reaches as it stands. */
  async around(game: GameId, state: unknown, piece: string): Promise<Around> {
    return aroundOf(game, state, piece);
  },

  /** Whether a piece may be put down there. */
  async tries(game: GameId, state: unknown, action: Action, snaps: boolean, reader: Reader): Promise<Tried> {
    return triedOf(await wordsOf(game), state, { action, snaps, players: reader.players });
  },

  /** How the maneuver tool lies for a course. */
  async lays(game: GameId, state: unknown, course: Course, players: Reader['players']): Promise<Laid | null> {
    return laidFor(await wordsOf(game), state, course, players);
  },

  /** Where courses lead. */
  async courseEnds(state: unknown, courses: readonly Course[]): Promise<readonly { x: number; y: number }[]> {
    return endsOf(state, courses);
  },

  /** What may not be done now, each with its reason. */
  async refused(game: GameId, state: unknown, reader: Reader): Promise<Refused[]> {
    return refusedOf(await wordsOf(game), state, reader);
  },

  /** What a policy does for this player, or chance; null: it finds nothing to do. */
  async choose(
    game: GameId,
    state: unknown,
    player: string,
    policy: 'random' | 'best',
    seed: number,
  ): Promise<Action | null> {
    return (await thinking()).chosen(await wordsOf(game), state, player, policy, seed);
  },

  /** Thinks on about a decision; null: the player has none. */
  async thinks(game: GameId, state: unknown, thinker: Thinker, reader: Reader): Promise<Thoughts | null> {
    return (await thinking()).thinksOn(await wordsOf(game), state, thinker, reader);
  },

  async scenarioFile(game: GameId, played: Played, title: string): Promise<Answer<string>> {
    return (await judging()).fileOf(game, played, title);
  },
};

export type Tasks = typeof tasks;

function refused({ message }: Rejection): { not: string } {
  return { not: message };
}
