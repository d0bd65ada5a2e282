/** Two abilities of one card that are used alike: their value, the number of each on the card, tells them apart in files. */
import * as E from 'fp-ts/lib/Either';
import { coreVerbs } from '../../../src/judge/core-verbs';
import type { AnyLanguage } from '../../../src/language/language';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { card, pack, table } from '../table';

const language = outerRimScenarios as unknown as AnyLanguage;
const gains = (credits: number) => ({ kind: 'use', in: 'action', do: [{ do: 'gain', credits }] }) as const;
const toolkit = (...credits: number[]) => card({ kind: 'gear', name: 'Toolkit', abilities: credits.map(gains) });
const acting = (...credits: number[]) =>
  table({ ann: { cards: ['test-card'] } }, { step: 'action', pack: pack({ market: [toolkit(...credits)] }) });
const use = (value: number) =>
  ({ type: 'use-ability', player: 'ann', ability: 'use action', source: 'market/test-card', value }) as const;
const written = (game: ReturnType<typeof acting>, value: number) =>
  coreVerbs['use']?.write(use(value), language, game.state);

test('a file says the value where the name of the card could mean either', () => {
  const game = acting(1000, 2000);
  expect(written(game, 1)).toEqual({ ability: 'use action', of: 'Toolkit', value: 1 });
  expect(written(acting(1000), 0)).toBe('Toolkit');
});

test.each([0, 1])('what is written is read as the same ability (%i)', (value) => {
  const game = acting(1000, 2000);
  const read = coreVerbs['use']?.read(written(game, value) ?? null, language, game.state);
  const { player: _player, ...pattern } = use(value);
  expect(read && E.isRight(read) && read.right).toContainEqual(pattern);
  expect(game.uses('use action', { source: 'market/test-card', value }).player().credits).toBe(1000 * (value + 1));
});
