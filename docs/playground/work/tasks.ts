/** What the worker does for the page: whatever takes longer than a blink. Each task says all that it needs, so that a worker can be stopped at any time. */
import { games } from 'holojudge';
import { wrongNames, type Action, type Rejection, type Statement } from 'holojudge/core';
import {
  fileSchema,
  judge,
  readScenario,
  rulingTableOf,
  tableAfter,
  toScenario,
  type Asked,
  type Report,
  type RulingTable,
} from 'holojudge/judge';
import type { AnyWords } from 'holojudge/language';
import { best, integersFrom, randomPolicy } from 'holojudge/play';
import type { GameId } from '../games';
import { valueInWords } from '../words';
import { judgedGame, languageOf, rulesOf, wordsOf } from './loaded';
import { setupsOf } from './setups';
import { ghostOf } from './ghosts';
import {
  choicesOf,
  piecesIn,
  refusedOf,
  turnOf,
  type Choice,
  type Ghost,
  type Refused,
  type Reader,
  type Room,
  type Turn,
  type Tried,
} from './turn';
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

export type Policy = 'random' | 'best';

/** Files may be of any of them, though one alone is loaded. */
const others = games.map(({ id }) => id);

export const tasks = {
  async judge(game: GameId, file: string, room: Room): Promise<Report> {
    return judge(file, [await judgedGame(game)], { pictures: true, room, others });
  },

  async everyWay(game: GameId, file: string): Promise<Asked<RulingTable>> {
    const read = readScenario(file, [await judgedGame(game)], others);
    if (read._tag === 'Right') return rulingTableOf(read.right, { stories: true });
    return { verdict: 'wrong', report: judge(file, [await judgedGame(game)], { others }) };
  },

  async schema(game: GameId) {
    return fileSchema(await languageOf(game));
  },

  async starter(game: GameId): Promise<string> {
    return (await languageOf(game)).starter;
  },

  async rule(game: GameId, id: string): Promise<Statement | null> {
    return (await rulesOf(game)).find((each) => each.id === id) ?? null;
  },

  /** The table after the steps of a file, to be played on. */
  async takeUp(game: GameId, file: string, reader: Reader): Promise<Answer<Turn>> {
    const judged = await judgedGame(game);
    const read = readScenario(file, [judged], others);
    if (read._tag === 'Left')
      return { not: read.left.map(({ line, message }) => `line ${line}: ${message}`).join('; ') };
    const table = tableAfter(read.right);
    if (table._tag === 'Left') return { not: whyNot(table.left) };
    return { is: turnOf(judged.language, table.right.state, reader) };
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

  /** Some of the places where a piece may be put. */
  async places(game: GameId, state: unknown, seed: number, reader: Reader): Promise<Choice[]> {
    const words = await wordsOf(game);
    const legal = words.game.allLegalActions(state);
    if (legal.kind !== 'region') return [];
    const found = [seed, seed + 1, seed + 2].flatMap((each) => (legal.sample(each) as Action | null) ?? []);
    const { players, room } = reader;
    const pieces = piecesIn(words.picture({ state: words.game.viewOfEverything(state), events: [], title: '', room }));
    return choicesOf(words, state, found, { players, pieces });
  },

  /** Where an answer would lead. */
  async ghost(game: GameId, state: unknown, action: Action): Promise<Ghost> {
    return ghostOf(game, state, action);
  },

  /** Whether a piece may be put down there. */
  async tries(game: GameId, state: unknown, action: Action, snaps: boolean, reader: Reader): Promise<Tried> {
    return triedOf(await wordsOf(game), state, { action, snaps, players: reader.players });
  },

  /** What may not be done now, each with its reason. */
  async refused(game: GameId, state: unknown, reader: Reader): Promise<Refused[]> {
    return refusedOf(await wordsOf(game), state, reader);
  },

  /** What a policy does for this player, or chance; null: it finds nothing to do. */
  async choose(game: GameId, state: unknown, player: string, policy: Policy, seed: number): Promise<Action | null> {
    const words = await wordsOf(game);
    return chosen(words, state, player, policy, seed);
  },

  async scenarioFile(game: GameId, { from, actions }: Played, title: string): Promise<Answer<string>> {
    const language = await languageOf(game);
    const start =
      'state' in from ? from : { start: { setup: from.setup }, chance: { mode: 'seeded' as const, seed: from.seed } };
    const told = toScenario(language, { ...start, actions }, title);
    return told._tag === 'Left' ? refused(told.left) : { is: told.right };
  },
};

export type Tasks = typeof tasks;

function chosen({ game }: AnyWords, state: unknown, player: string, policy: Policy, seed: number): Action | null {
  const question = game.question(game.copy(state));
  if (!question) return null;
  // Several may be asked at once; the policy answers for one of them.
  const own = question.candidates.filter(({ action }) => (action as Action).player === player);
  const asking = { state, question: { ...question, candidates: player === 'chance' ? question.candidates : own } };
  const choose = policy === 'best' ? best(game, { seed, states: 400 }) : randomPolicy(integersFrom(seed));
  return choose(asking) as Action | null;
}

function refused({ message }: Rejection): { not: string } {
  return { not: message };
}

/** In a line, why a file cannot be played on. */
function whyNot({ problems, failures }: Report): string {
  const lines = [
    ...problems.map(({ line, message }) => `line ${line}: ${message}`),
    ...failures.map(
      ({ line, what, expected, found }) =>
        `line ${line}: ${what}: expected ${valueInWords(expected)}, found ${valueInWords(found)}`,
    ),
  ];
  return lines.join('; ');
}
