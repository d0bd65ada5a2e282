/** Links of the playground: whatever becomes a link can be opened again. */
import { keptIn } from '../../docs/playground/kept';
import { fileIn, gameIn, gameLinkOf, linkOf, LONGEST } from '../../docs/playground/link';
import { LIMITS } from '../../src/core';

const MOST = LIMITS.file.characters;
const address = 'http://127.0.0.1/#file=old';

test.each([
  ['no file', ''],
  ['any letters', 'title: Zażółć gęślą jaźń 🚀\n'],
  ['the longest', 'x'.repeat(MOST)],
  ['the longest in letters of three bytes', '漢'.repeat(MOST)],
])('%s', async (_, file) => {
  const link = await linkOf(file, address);
  expect(link.startsWith('http://127.0.0.1/#file=')).toBe(true);
  expect(await fileIn(link.slice(link.indexOf('#')))).toBe(file);
});

test('a file that is too long to be judged becomes no link, and is told how long it is', async () => {
  expect(LONGEST).toBe(MOST);
  for (const letter of ['x', '漢']) {
    await expect(linkOf(letter.repeat(MOST + 1), address)).rejects.toThrow(
      'at most 1000000 characters of it; here are 1000001 characters',
    );
  }
});

test.each(['%00', 'A', 'AAAA', 'x'.repeat(3_000)])('a damaged link is told as one: %s', async (damaged) => {
  await expect(fileIn(`#file=${damaged}`)).rejects.toThrow('The link is damaged');
});

test('a moment of a game is a link, too, and no file; what is no game is not gone on with', async () => {
  const kept = { game: 'xwing', file: 'game: xwing', from: null, actions: [{ type: 'pass', player: 'ann' }] };
  const link = await gameLinkOf(kept, address);
  const fragment = link.slice(link.indexOf('#'));
  expect(await fileIn(fragment)).toBeNull();
  expect(keptIn((await gameIn(fragment)) ?? '')).toEqual({
    ...kept,
    names: {},
    policies: {},
    hides: false,
    viewer: null,
  });
  for (const wrong of ['', '[]', 'null', '{"game":"chess"}', '{"game":"xwing"}', '{"game":"xwing","file":1}'])
    expect(keptIn(wrong)).toBeNull();
});
