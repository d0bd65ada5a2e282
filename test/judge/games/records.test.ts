/** Games that were played at random become scenario files that pass. */
import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { playable } from '../../../scripts/playable';
import { judge, type JudgedGame, type Played } from '../../../src/judge';
import { judgedGame, TESTED_GAMES } from './games';
import { randomGame, written, type Random } from './random-game';

async function randomGameOf(id: string, seed: number, length: number): Promise<Random> {
  const played = await playable(id);
  if (!played) throw new Error(`${id} cannot be played`);
  return randomGame(played.game, played.randomSetup, seed, length);
}

/** Games of which random ones can be played. */
const OFFERED = TESTED_GAMES.filter((id) => existsSync(`src/${id}/index.ts`));

describe.each(OFFERED)('records of %s', (id) => {
  let game: JudgedGame;
  beforeAll(async () => {
    game = await judgedGame(id);
  });

  const passes = (played: Played): void => {
    const report = judge(written(game.language, played), [game]);
    expect({ ...report, story: [] }).toMatchObject({ verdict: 'passed', problems: [], failures: [] });
  };

  test.each([1, 2, 3, 4, 5])('record %i', async (seed) => {
    passes((await randomGameOf(id, seed, 120)).played);
  });

  test('steps are written in words: nothing has to be said exactly', async () => {
    for (const seed of [7, 8]) {
      const { played } = await randomGameOf(id, seed, 150);
      const { steps } = parse(written(game.language, played)) as { steps: Record<string, { type?: string }>[] };
      expect(steps.length).toBeGreaterThan(100);
      expect(steps.flatMap((step) => (step['exactly'] ? [step['exactly']] : []))).toEqual([]);
    }
  });

  test.each([11, 12])('a state in the middle of game %i, with what was done since', async (seed) => {
    const { played, states } = await randomGameOf(id, seed, 130);
    const at = Math.floor(states.length * 0.7);
    passes({ state: states[at], actions: played.actions.slice(at) });
  });
});
