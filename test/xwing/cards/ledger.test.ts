import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allCards } from '../../../src/xwing/facts';

test('the cards script ends with one line of JSON that accounts for every card', () => {
  const root = join(__dirname, '../../..');
  const printed = execFileSync(join(root, 'node_modules/.bin/tsx'), ['scripts/cards.ts', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { xwing } = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  const keys = allCards().map((card) => card.key);
  expect(xwing.cards).toBe(keys.length);
  expect(xwing.adjudicated + xwing.missing.length).toBe(keys.length);
  expect(xwing.missing.filter((key: string) => !keys.some((known) => known === key))).toEqual([]);
  const plain = allCards().filter((card) => !card.hasAbility);
  expect(plain.filter((card) => xwing.missing.includes(card.key))).toEqual([]);
});
