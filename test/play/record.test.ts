/** Records replay to the same bytes; histories go back to any earlier state. */
import * as E from 'fp-ts/lib/Either';
import { canonicalChance, hashOf, type ChanceMode, type Rejection } from '../../src/core';
import {
  act,
  beginHistory,
  decodeRecord,
  encodeRecord,
  goBackTo,
  historyOf,
  integersFrom,
  LIBRARY_VERSION,
  present,
  randomPolicy,
  recordHistory,
  recordOf,
  replay,
  undo,
  type GameRecord,
  type History,
  type StartFrom,
} from '../../src/play';
import { version } from '../../package.json';
import { CARDS, diceDuel, PLAIN, type DuelAction, type DuelSetup, type DuelState } from '../helpers/dice-duel';
import type { Duel } from '../helpers/dice-duel/types';

const { game } = diceDuel();
const FULL: DuelSetup = { health: 4, tables: { p1: [...CARDS], p2: [...CARDS] }, deck: [...CARDS], field: true };
const SEEDED: ChanceMode = { mode: 'seeded', seed: 11 };

const right = <A>(result: E.Either<Rejection, A>): A => {
  if (E.isLeft(result)) throw new Error(`${result.left.code}: ${result.left.message}`);
  return result.right;
};
const left = (result: E.Either<Rejection, unknown>): Rejection => {
  if (E.isRight(result)) throw new Error('it was accepted');
  return result.left;
};

function played(seed: number, chance: ChanceMode = SEEDED, most = 400): History<Duel> {
  const policy = randomPolicy<DuelState, DuelAction>(integersFrom(seed));
  let history = right(beginHistory(game, { setup: FULL }, chance));
  for (
    let question = game.question(present(history));
    question && history.actions.length < most;
    question = game.question(present(history))
  ) {
    const action = policy({ state: present(history), question });
    if (!action) throw new Error('a dead end');
    history = right(act(game, history, action));
  }
  return history;
}

const record = (): GameRecord<DuelAction> => recordHistory(game, played(2));
const saved = (of: GameRecord): unknown => JSON.parse(encodeRecord(of));

test.each<[string, ChanceMode]>([
  ['seeded', SEEDED],
  ['manual', { mode: 'manual' }],
])('a record of a %s game replays to the same states, events and bytes', (_mode, chance) => {
  const history = played(7, chance);
  const recorded = recordHistory(game, history);
  const again = right(replay(game, saved(recorded)));
  expect(JSON.stringify(again.states)).toBe(JSON.stringify(history.states));
  expect(again.events).toHaveLength(history.actions.length + 1);
  expect(again.sameLibrary).toBe(true);
  expect(encodeRecord(recordHistory(game, right(historyOf(game, recorded))))).toBe(encodeRecord(recorded));
});

test('a record can start from a position in the middle of a game', () => {
  const position = { ...PLAIN, round: 19, duelists: { p1: { health: 1 }, p2: { focus: 2 } } };
  const begun = right(beginHistory(game, { position }, SEEDED));
  const history = right(act(game, begun, { type: 'stance', player: 'p2', stance: 'wary' }));
  expect(present(history)).toMatchObject({ round: 19, duelists: [{ health: 1 }, { focus: 2, stance: 'wary' }] });
  expect(right(replay(game, saved(recordHistory(game, history)))).state).toEqual(present(history));
});

test('a record says the library, the edition, and the hash of the state at its end', () => {
  const history = played(2);
  expect(recordHistory(game, history)).toMatchObject({
    game: 'dice-duel',
    edition: '1',
    library: version,
    hash: hashOf(present(history)),
  });
  expect(LIBRARY_VERSION).toBe(version);
});

test('dice are recorded in one way, however they were written, and replayed in any', () => {
  const begun = right(beginHistory(game, { setup: PLAIN }, { mode: 'manual' }));
  const upTo = (faces: string[]): [string, string] => {
    const actions: DuelAction[] = [
      { type: 'stance', player: 'p1', stance: 'wary' },
      { type: 'stance', player: 'p2', stance: 'wary' },
      { type: 'strike', player: 'p1' },
      { type: 'roll', player: 'chance', die: 'strike', faces },
    ];
    const { state } = actions.reduce(({ state: at }, action) => right(game.reduce(at, canonicalChance(action))), {
      state: present(begun),
    });
    const record = recordOf(game, { setup: PLAIN }, { mode: 'manual' }, actions, state);
    expect(right(replay(game, { ...record, actions })).state).toEqual(state);
    return [encodeRecord(record), state.duelists.map(({ health }) => health).join()];
  };
  expect(upTo(['hit', 'blank', 'crit'])).toEqual(upTo(['crit', 'hit', 'blank']));
});

describe('what replay rejects', () => {
  test.each<[string, (record: GameRecord) => unknown, string, (string | number)[]]>([
    ['another game', (r) => ({ ...r, game: 'chess' }), 'other-game', ['game']],
    ['another edition of the rules', (r) => ({ ...r, edition: '2' }), 'other-edition', ['edition']],
    ['no record at all', () => null, 'malformed', []],
    ['a missing field', ({ game: id, edition }) => ({ game: id, edition }), 'malformed', ['library']],
    ['neither setup nor position', (r) => ({ ...r, start: {} }), 'malformed', ['start']],
    ['both setup and position', (r) => ({ ...r, start: { setup: FULL, position: FULL } }), 'malformed', ['start']],
    [
      'a setup that is malformed',
      (r) => ({ ...r, start: { setup: { ...FULL, health: 'x' } } }),
      'malformed',
      ['setup', 'health'],
    ],
    [
      'a setup against the rules',
      (r) => ({ ...r, start: { setup: { ...FULL, health: 0 } } }),
      'no-health',
      ['setup', 'health'],
    ],
    ['an unknown mode of chance', (r) => ({ ...r, chance: { mode: 'loaded' } }), 'malformed', ['chance', 'mode']],
    [
      'an illegal action',
      (r) => ({ ...r, actions: [{ type: 'done', player: 'p1' }, ...r.actions] }),
      'not-offered',
      ['actions', 0, 'type'],
    ],
    [
      'an action after the end',
      (r) => ({ ...r, actions: [...r.actions, { type: 'strike', player: 'p1' }] }),
      'game-over',
      ['actions', record().actions.length],
    ],
    ['another end than it says', (r) => ({ ...r, actions: r.actions.slice(0, -1) }), 'record-differs', ['hash']],
  ])('%s', (_what, spoil, code, path) => {
    expect(left(replay(game, spoil(record())))).toMatchObject({ code, path });
  });

  test('a record of another version of the library replays, and says so', () => {
    expect(right(replay(game, { ...record(), library: '0.0.1' })).sameLibrary).toBe(false);
  });

  test('a record without a hash is not compared', () => {
    expect(right(replay(game, { ...record(), hash: null, actions: [] })).states).toHaveLength(1);
  });
});

test('decoding a record gives what was encoded', () => {
  expect(right(decodeRecord(saved(record())))).toEqual(saved(record()));
  expect(right(decodeRecord(encodeRecord(record())))).toEqual(saved(record()));
});

test('a text that is no record says why', () => {
  expect(left(decodeRecord('{'))).toMatchObject({ code: 'malformed', path: [] });
  expect(left(decodeRecord('[]'))).toMatchObject({ code: 'malformed', path: [] });
  expect(left(decodeRecord('{ "game": 1 }'))).toMatchObject({ code: 'malformed', path: ['game'] });
});

describe('history', () => {
  test('undo gives back the very state before, and the same action then leads to the same result', () => {
    const history = played(3, SEEDED, 12);
    const back = right(undo(history));
    expect(present(back)).toBe(history.states[11]);
    const action = history.actions[11];
    if (!action) throw new Error('no twelfth action');
    expect(right(act(game, back, action)).states[12]).toEqual(present(history));
  });

  test('going back several actions at once, or to the start', () => {
    const history = played(3, SEEDED, 12);
    expect(right(undo(history, 5)).actions).toEqual(history.actions.slice(0, 7));
    expect(right(goBackTo(history, 0)).states).toEqual([history.states[0]]);
    expect(right(goBackTo(history, 12))).toEqual(history);
  });

  test.each([13, -1, 0.5, NaN])('there is no moment after %p of 12 actions', (moment) => {
    expect(left(goBackTo(played(3, SEEDED, 12), moment)).code).toBe('no-such-moment');
  });

  test('a moment that does not exist is named, also where more is taken back than was done', () => {
    const history = played(3, SEEDED, 12);
    expect(left(goBackTo(history, 13))).toMatchObject({
      message: 'The game has no moment after 13 actions.',
      facts: { actions: 13, taken: 12 },
    });
    expect(left(undo(history, 13)).facts).toEqual({ actions: -1, taken: 12 });
  });

  test('what is no number of actions is no moment, and is not repeated', () => {
    for (const moment of [null, 1n, Symbol('x'), 'x'.repeat(1e5), Object.create(null), [[]]] as never[])
      for (const back of [goBackTo, undo])
        expect(left(back(played(3, SEEDED, 12), moment))).toMatchObject({
          message: 'Say after how many actions.',
          facts: { actions: null, taken: 12 },
        });
  });

  test('another way can be taken from an earlier state without losing the first', () => {
    const choose = (stance: 'bold' | 'wary'): DuelAction => ({ type: 'stance', player: 'p1', stance });
    const begun = right(beginHistory(game, { setup: PLAIN }, SEEDED));
    const bold = right(act(game, begun, choose('bold')));
    const wary = right(act(game, right(undo(bold)), choose('wary')));
    expect([present(bold), present(wary)].map((state) => state.duelists[0]?.stance)).toEqual(['bold', 'wary']);
  });

  test('a rejected action leaves the history as it was', () => {
    const history = played(3, SEEDED, 3);
    const copy = JSON.stringify(history);
    expect(left(act(game, history, { type: 'step', player: 'p1', at: { x: -1, y: 0 } })).code).toBeDefined();
    expect(JSON.stringify(history)).toBe(copy);
  });
});

test('a start that is refused says where: in the setup, in the position, or in the mode of chance', () => {
  const path = (from: StartFrom, chance: unknown): readonly (string | number)[] =>
    left(beginHistory(game, from, chance as ChanceMode)).path;
  expect(path({ setup: { ...FULL, health: -1 } }, SEEDED)).toEqual(['setup', 'health']);
  expect(path({ position: { ...PLAIN, health: 'many' } }, SEEDED)).toEqual(['position', 'health']);
  expect(path({ setup: FULL }, { mode: 'seeded', seed: 'x' })).toEqual(['chance', 'seed']);
});

test('what is refused of a record is not repeated at length', () => {
  const long = 'x'.repeat(100_000);
  for (const more of [{ game: long }, { edition: long }, { library: long, hash: 'no hash' }])
    expect(JSON.stringify(left(replay(game, { ...record(), ...more }))).length).toBeLessThan(5_000);
});
