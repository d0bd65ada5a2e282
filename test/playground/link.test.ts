/** Links of the playground: whatever becomes a link can be opened again. */
import { fileIn, linkOf, LONGEST } from '../../docs/playground/link';
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
