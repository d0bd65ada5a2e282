/** A page for judges, as its tests look at it. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame } from '../../../src/judge';

export interface Guide {
  text: string;
  /** Its pieces of files, in order. */
  blocks: string[];
  /** Those that begin with this key. */
  starting(key: string): string[];
  /** Expects that a file passes. */
  passed(file: string): void;
}

export function guideOf(page: string, games: readonly JudgedGame[]): Guide {
  const text = readFileSync(page, 'utf8');
  const blocks = [...text.matchAll(/```yaml\n([^]*?)```/g)].map((match) => match[1] ?? '');
  return {
    text,
    blocks,
    starting: (key) => blocks.filter((block) => block.startsWith(`${key}:`)),
    passed: (file) => {
      const { verdict, problems, failures } = judge(file, games);
      expect({ verdict, problems, failures }).toEqual({ verdict: 'passed', problems: [], failures: [] });
    },
  };
}
