/** What the judge prints as a legal answer, it also reads as a step: in every game, at states of games played at random. */
import { stringify } from 'yaml';
import { judge } from '../../../src/judge';
import { inWords, type SomeAction } from '../../../src/judge/match';
import { showDeed } from '../../../src/judge/words';
import { judgedGame, TESTED_GAMES } from './games';
import { randomGame } from './random-game';
import { playable } from '../../../scripts/playable';

const SEEDS = Number(process.env['SEEDS'] ?? 2);
const STATES = 5;
const ANSWERS = 3;

test.each(TESTED_GAMES)('%s', async (id) => {
  const judged = await judgedGame(id);
  const played = await playable(id);
  if (!played) throw new Error(`${id} cannot be played`);
  const { language } = judged;
  const wrong: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { states } = randomGame(played.game, played.randomSetup, seed, 120);
    const some = states.filter((_, i) => i % Math.ceil(states.length / STATES) === seed % 7);
    for (const state of some) {
      const { actions } = language.game.allLegalActions(state) as { actions: readonly SomeAction[] };
      const kinds = new Map(actions.map((action) => [`${action.type} ${String(action['ability'])}`, action]));
      for (const action of [...kinds.values()].slice(0, ANSWERS)) {
        const said = showDeed(inWords(language, action, state));
        const saved = stringify({ 'saved-state': state });
        const { problems, failures } = judge(`game: ${id}\ntitle: t\n${saved}steps:\n  - ${said}\n`, [judged]);
        const [trouble] = [...problems.map(({ message }) => message), ...failures.map(({ found }) => String(found))];
        if (trouble !== undefined) wrong.push(`${said}: ${trouble.slice(0, 300)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
