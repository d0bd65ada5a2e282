/** `explore` against an enumeration that merges nothing, on tables of every game that random players came to. */
import { createHash } from 'node:crypto';
import * as E from 'fp-ts/lib/Either';
import { type Action, type AnyGame, type CoreState, type GameTypes, type Json, type Question } from '../../src/core';
import { after, explore } from '../../src/play';
import { ATTACK_DICE } from '../../src/armada/facts/dice';
import { ATTACK_DIE, DEFENSE_DIE } from '../../src/xwing/facts/dice';
import { playable, playableNames, type Playable } from '../../scripts/playable';
import { enumerated, TooMany, type Asked } from './enumeration';
import { randomTables } from './random-tables';

/** Questions of each game that are compared. */
const QUESTIONS = 8;
/** How large they are at most, and at least: where nobody decides anything, nothing is proved. */
const STATES = { most: 30, least: 2 };
const STEPS = 1500;
const PLAYS = 300;
/** Ways less likely than this are left out where it is looked at whether the others are told truly. */
const NEGLECT = 0.05;
const SIDES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...Object.fromEntries(Object.entries(ATTACK_DICE).map(([color, { faces }]) => [color, faces])),
  attack: ATTACK_DIE.faces,
  defense: DEFENSE_DIE.faces,
};

const hash = (value: unknown): string => createHash('md5').update(JSON.stringify(value)).digest('hex');

/** All that came of it: the whole state but what no rule looks back at, and what no rule ever changes. */
const valueIn = (game: AnyGame, from: CoreState) => {
  const copy = game.copy(from) as CoreState;
  const isConstant = (field: string): boolean =>
    field !== 'inPlay' && typeof from[field as 'used'] === 'object' && from[field as 'used'] === copy[field as 'used'];
  const fields = Object.keys(from).filter((field) => field !== 'chance' && field !== 'depth' && !isConstant(field));
  return (state: CoreState): Json =>
    hash([
      state.events.map(({ type }) => type),
      ...fields.map((field) => field !== 'events' && state[field as 'used']),
    ]);
};
/** Any number does that is another one where the state is another one. */
const wanted = (state: CoreState): number =>
  parseInt(hash({ ...state, chance: null, depth: 0, events: 0 }).slice(0, 8), 16);
/** The same answer to the same question, whatever it is. */
const chosen = (actions: readonly Action[]): Action =>
  actions[parseInt(hash(actions).slice(0, 4), 16) % actions.length] as Action;

const DECIDERS: readonly Asked['decide'][] = ['any', { most: wanted }, chosen];

/** What `explore` says, as an enumeration says it; null: too much of it, or nothing. */
function explored(
  game: AnyGame,
  state: CoreState,
  { after: procedure, decide, value }: Asked,
  neglect = 0,
): Map<string, number[]> | null {
  const ends = after<GameTypes>(procedure);
  let steps = 0;
  const found = explore(game, state, {
    stop: (moment) => {
      if (++steps > STEPS) throw new TooMany();
      return ends(moment);
    },
    value: value as never,
    decide: (typeof decide === 'function'
      ? ({ question }: { question: Question<Action> }) =>
          decide(question.candidates.flatMap(({ action, not }) => (not === null ? [action] : [])))
      : decide) as never,
    limits: { states: STATES.most, neglect },
  });
  if (E.isLeft(found) || (neglect === 0 && found.right.states < STATES.least)) return null;
  return new Map(found.right.outcomes.map((each) => [JSON.stringify(each.value), [each.low, each.high]]));
}

test.each(playableNames)('%s: every probability is what counting every single way gives', async (name) => {
  const played = (await playable(name)) as Playable;
  const { game } = played;
  let compared = 0;
  for (const [state, procedure] of randomTables(played)) {
    const decide = DECIDERS[compared % DECIDERS.length] as Asked['decide'];
    const value = valueIn(game, state);
    const asked: Asked = { after: procedure, value, decide, sidesOf: (die) => SIDES[die] ?? null };
    const fast = unlessTooMany(() => explored(game, state, asked));
    const slow = fast && unlessTooMany(() => enumerated(game, state, asked, PLAYS).found);
    if (!slow) continue;
    expect([...fast.keys()].sort()).toEqual([...slow.keys()].sort());
    for (const [each, [low, high]] of fast) {
      expect(low).toBeCloseTo(slow.get(each)?.low ?? NaN, 9);
      expect(high).toBeCloseTo(slow.get(each)?.high ?? NaN, 9);
    }
    if (typeof decide !== 'object') hasRoom(explored(game, state, asked, NEGLECT), slow);
    if (decide !== 'any') expect([...fast.values()].reduce((sum, [low = 0]) => sum + low, 0)).toBeCloseTo(1, 12);
    if (++compared === QUESTIONS) break;
  }
  expect(compared).toBe(QUESTIONS);
});

/** Where unlikely ways are neglected, what is said of the others is still true. */
function hasRoom(
  rough: ReturnType<typeof explored>,
  exactly: ReadonlyMap<string, { low: number; high: number }>,
): void {
  if (!rough) throw new Error('every way was walked, but not the likely ones');
  for (const [each, [low = 0, high = 0]] of rough) {
    expect(low).toBeLessThan((exactly.get(each)?.low ?? 0) + 1e-9);
    expect(high).toBeGreaterThan((exactly.get(each)?.high ?? 1) - 1e-9);
  }
}

function unlessTooMany<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}
