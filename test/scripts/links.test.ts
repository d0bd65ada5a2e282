/** Links of what people read lead somewhere: to a file of the repository, and to a heading of it. So do names of guides in comments and messages. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { anchorsIn, linksIn } from '../../scripts/docs/anchors';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const documents = tracked.filter((file) => file.endsWith('.md'));
const textOf = new Map(documents.map((file) => [file, readFileSync(file, 'utf8')]));

/** Links of a document that lead nowhere. */
function deadLinks(document: string, text: string): string[] {
  return linksIn(text).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(file)) return true;
    return anchor !== undefined && !anchorsIn(file === document ? text : (textOf.get(file) ?? '')).has(anchor);
  });
}

test('there are documents, and links in them', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(linksIn(textOf.get('README.md') ?? '').length).toBeGreaterThan(10);
});

test.each(documents)('every link of %s leads somewhere', (document) => {
  expect(deadLinks(document, textOf.get(document) ?? '')).toEqual([]);
});

test('a dead file, a dead anchor here and a dead anchor elsewhere are noticed', () => {
  const text = '# Here\n\n[a](nowhere.md) [b](#there) [c](docs/apps.md#nothing-of-it) [d](#here) [e](docs/apps.md)\n';
  expect(deadLinks('README.md', text)).toEqual(['nowhere.md', '#there', 'docs/apps.md#nothing-of-it']);
});

test('guides that comments, messages and scripts name are there', () => {
  const sources = tracked.filter(
    (file) => /^(src|scripts|test)\/.*\.(ts|mjs|cjs)$/.test(file) && !file.endsWith('links.test.ts'),
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g)].map(([guide]) => ({ file, guide })),
  );
  expect(named.length).toBeGreaterThan(20);
  const dead = named.filter(({ guide }) => {
    const [path = '', anchor] = guide.split('#');
    return !existsSync(path) || (anchor !== undefined && !anchorsIn(textOf.get(path) ?? '').has(anchor));
  });
  expect(dead).toEqual([]);
});
