/** Labels of legal actions: numbered only where a player could not tell two of their own apart. */
import * as E from 'fp-ts/lib/Either';
import type { AnyLanguage } from '../../src/language/language';
import { labelInWords, labelsInWords } from '../../src/judge/label';
import { tiny } from './tiny-language';

function begun(): unknown {
  const state = tiny.language.game.begin({ numbers: {}, inPlay: [] }, { mode: 'manual' });
  if (E.isLeft(state)) throw new Error('the tiny game does not begin');
  return (state.right as { state: unknown }).state;
}

const [left, right] = ['left', 'right'].map((pick) => ({ type: 'pick', player: 'ann', pick }));
const labeled = (label: AnyLanguage['label']): AnyLanguage => ({ ...tiny.language, label }) as AnyLanguage;

test('two legal actions of a player never have the same label: from the second on they are numbered', () => {
  const language = labeled(() => 'ann picks a side');
  expect([left, right].map((action) => labelInWords(language, action as never, begun()))).toEqual([
    'ann picks a side',
    'ann picks a side (2)',
  ]);
  expect(labelsInWords(language, [right, left] as never, begun())).toEqual([
    'ann picks a side (2)',
    'ann picks a side',
  ]);
});

test('all labels of a list take one sentence for each candidate and each of the list, not one for each pair', () => {
  let sentences = 0;
  const language = labeled(({ pick }: { pick: string }) => `ann picks ${pick} ${(sentences += 1) > 0 ? '' : 'never'}`);
  labelsInWords(language, [left, right] as never, begun());
  expect(sentences).toBe(4);
});

test('labels that differ are left alone; what another player may do does not count', () => {
  const language = labeled(({ pick }: { pick: string }) => `ann picks ${pick}`);
  expect(labelInWords(language, right as never, begun())).toBe('ann picks right');
  const same = labeled(() => 'picks a side');
  expect(labelInWords(same, { ...right, player: 'bob' } as never, begun())).toBe('picks a side');
});
