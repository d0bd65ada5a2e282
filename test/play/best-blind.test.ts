/** Whoever looks ahead knows no more than who is asked: of states that a player cannot tell apart, the choice is the same. */
import type { Action, AnyGame, CoreState, GameTypes, Question } from '../../src/core';
import { best } from '../../src/play';
import { playable, playableNames, type Playable } from '../../scripts/playable';
import { randomTables } from './random-tables';

const TABLES = 8;

/** In these something is hidden from early on: dials, hands, command dials. */
const SECRETS: readonly string[] = ['xwing', 'destiny', 'armada'];

test.each(playableNames)('%s: what is hidden from a player makes no other choice the best', async (name) => {
  const played = (await playable(name)) as Playable;
  const game = played.game as AnyGame;
  let [compared, hidden] = [0, 0];
  for (const [state] of randomTables(played)) {
    const player = (game.question(state) as Question<Action> | null)?.by[0];
    if (player === undefined || player === 'chance') continue;
    const choose = (of: CoreState): unknown => {
      const copy = game.copy(of) as CoreState;
      const question = game.question(copy) as Question<Action>;
      return best<GameTypes>(game as never, { states: 30, seed: compared })({ state: copy, question } as never);
    };
    const other = game.resample(state, player, compared + 1) as CoreState;
    expect(game.view(other, player)).toEqual(game.view(state, player));
    if (JSON.stringify(other) !== JSON.stringify(state)) hidden += 1;
    expect(choose(other)).toEqual(choose(state));
    if (++compared >= TABLES && (hidden > 0 || !SECRETS.includes(name))) break;
  }
  expect(compared).toBeGreaterThanOrEqual(TABLES);
  if (SECRETS.includes(name)) expect(hidden).toBeGreaterThan(0);
});
