/** What `preview` says of an action, in random games of every game: it is what `reduce` does, and tells nothing that its player may not know. */
import * as E from 'fp-ts/lib/Either';
import { playable, type Playable } from '../../scripts/playable';
import { canonicalJson, type Action, type CoreState, type PreviewedMove, type Rejection } from '../../src/core';
import { preview as armadaPreview } from '../../src/armada';
import { preview as destinyPreview } from '../../src/destiny';
import { preview as miniaturesPreview } from '../../src/miniatures';
import { preview as outerRimPreview } from '../../src/outer-rim';
import { integersFrom, randomPolicy, start, type StartFrom } from '../../src/play';
import { preview as xwingPreview } from '../../src/xwing';

type Preview = (state: CoreState, action: unknown) => E.Either<Rejection, readonly PreviewedMove<unknown>[]>;
type Place = (state: any, piece: string) => unknown;

const inRow = (row: readonly any[], id: string) => row.find((each) => each.id === id);

/** How a game previews, where its pieces are, from which starts it is played, and whether pieces move in it. */
const GAMES: Readonly<Record<string, { preview: unknown; place: Place; starts: readonly string[]; moves: boolean }>> = {
  xwing: {
    preview: xwingPreview,
    place: (s, id) => inRow(s.ships, id)?.pose,
    starts: ['setup', 'tables'],
    moves: true,
  },
  armada: {
    preview: armadaPreview,
    place: (s, id) => inRow(s.ships, id)?.pose ?? inRow(s.squadrons, id)?.at,
    starts: ['setup', 'tables'],
    moves: true,
  },
  miniatures: {
    preview: miniaturesPreview,
    place: (s, id) => inRow(s.characters, id)?.at,
    starts: ['setup', 'tables'],
    moves: true,
  },
  'outer-rim': {
    preview: outerRimPreview,
    place: (s, id) => inRow(s.players, id)?.space,
    starts: ['setup', 'tables'],
    moves: true,
  },
  destiny: { preview: destinyPreview, place: () => undefined, starts: ['setup'], moves: false },
};

const manual = (state: CoreState): CoreState => ({
  ...state,
  chance: { mode: 'manual', rng: [], script: [], next: 0 },
});

function right<A>(answer: E.Either<Rejection, A>): A {
  if (E.isLeft(answer)) throw new Error(`${answer.left.code}: ${answer.left.message}`);
  return answer.right;
}

/** So many games from each start, so many actions each. */
const [PLAYED, ACTIONS] = [3, 120];

describe.each(Object.entries(GAMES))('%s', (name, { preview: given, place, starts, moves }) => {
  const preview = given as Preview;
  let played: Playable;
  const looks: { state: CoreState; action: Action; seed: number }[] = [];
  beforeAll(async () => {
    const found = await playable(name);
    if (!found) throw new Error(`no ${name}`);
    played = found;
    for (const from of starts) for (let seed = 1; seed <= PLAYED; seed++) playFrom(from, seed);
  });

  function playFrom(from: string, seed: number): void {
    const next = integersFrom(seed);
    const begin: StartFrom = played.starts?.[from]?.(next) ?? { setup: played.randomSetup(next) };
    let state = right(start(played.game, begin, { mode: 'seeded', seed })).state as CoreState;
    const choose = randomPolicy<CoreState, Action>(next, played.preferences);
    for (let i = 0; i < ACTIONS; i++) {
      const question = played.game.question(state);
      const action = question && choose({ state, question });
      if (!action) return;
      looks.push({ state, action, seed: seed + i });
      state = right(played.game.reduce(state, action)).state as CoreState;
    }
  }

  function each(look: (state: CoreState, action: Action, seed: number) => void): void {
    for (const { state, action, seed } of looks) look(state, action, seed);
  }

  /** Up to the first roll; null: something else has begun by then, and may have moved the piece, too. */
  function afterIt(state: CoreState, action: Action): CoreState | null {
    const { state: after, events } = right(played.game.reduce(manual(state), action));
    return events.some(({ type }: { type: string }) => /^(phase|round|turn)-ended$/.test(type)) ? null : after;
  }

  test('the piece is where it was said to go, once the action is carried out up to the first roll', () => {
    let seen = 0;
    each((state, action) => {
      const before = canonicalJson(state);
      const said = right(preview(state, action));
      expect(canonicalJson(state)).toBe(before);
      const last = said.at(-1);
      if (!last) return;
      const after = afterIt(state, action);
      if (!after) return;
      expect(place(after, last.piece) ?? last.to).toEqual(last.to);
      seen++;
      if (said[0]?.from) expect(place(state, last.piece) ?? said[0].from).toEqual(said[0].from);
    });
    if (moves) expect(seen).toBeGreaterThan(20);
    else expect(seen).toBe(0);
  });

  test('where nothing is said to move, the pieces of the action stay', () => {
    each((state, action) => {
      if (right(preview(state, action)).length > 0) return;
      const { ship, squadron, character } = action as Action & Record<string, string | undefined>;
      const piece = ship ?? squadron ?? character;
      if (piece === undefined || place(state, piece) === undefined) return;
      const after = afterIt(state, action);
      if (!after) return;
      if (canonicalJson(place(after, piece)) !== canonicalJson(place(state, piece)))
        throw new Error(`${JSON.stringify(action)} moves ${piece}, and nothing says so`);
    });
  });

  test('it is the same in another game that the player cannot tell from this one', () => {
    each((state, action, seed) => {
      const other = played.game.resample(state, action.player, seed) as CoreState;
      if (played.game.whyNot(other, action) !== null) return;
      const [here, there] = [state, other].map((each) => canonicalJson(right(preview(each, action))));
      if (here !== there) throw new Error(`${JSON.stringify(action)}: ${here} or ${there}`);
    });
  });

  test('what is not legal is refused as reduce refuses it', () => {
    each((state, action) => {
      const forged = { ...action, player: 'nobody' };
      const refused = preview(state, forged);
      expect(E.isLeft(refused)).toBe(true);
      expect(refused).toEqual(played.game.reduce(state, forged));
    });
  });
});
