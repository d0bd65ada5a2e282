/** A state of X-Wing that words can describe is written in words; records of all games are tested in test/judge/games. */
import { randomSquad } from '../../../scripts/playable/xwing';
import { judge, type JudgedGame } from '../../../src/judge';
import { xwing, type XwingState } from '../../../src/xwing';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';
import { randomGame, written } from '../../judge/games/random-game';

const games: JudgedGame[] = [{ language: xwingScenarios, rules }];

test('a state at the start of planning is described in words', () => {
  const squads = (next: Parameters<typeof randomSquad>[0]) => ({
    squads: [randomSquad(next, 2), randomSquad(next, 2)],
  });
  const { states } = randomGame(xwing, squads, 21, 60);
  const planning = (states as XwingState[]).find((state) => state.phase === 'planning' && state.round === 1);
  const text = written(xwingScenarios, { state: planning, actions: [] });
  expect(text).not.toContain('saved-state');
  expect(text).toMatch(/^ships: \{/m);
  expect(judge(text, games)).toMatchObject({ verdict: 'passed', problems: [] });
});
