/** Which frames may lie above which is made from the sources: a table that is behind them would refuse states that games come to. */
import { callTable } from '../../scripts/calls/table';
import { ownProcedures } from '../../scripts/calls/file';
import { playable, playableNames } from '../../scripts/playable';

test.each(playableNames)('the calls of %s are those of its sources: npm run generated', async (name) => {
  const { game } = (await playable(name)) ?? {};
  const { calls } = (await import(`../../src/${name}/codecs/calls`)) as { calls: unknown };
  expect(callTable(`src/${name}`, ownProcedures(game?.procedures ?? []))).toEqual(calls);
});
