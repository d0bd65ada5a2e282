/** A page for judges, as its tests look at it. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame } from '../../../src/judge';
import { openingLines } from '../../../src/judge/cli/opening';

export interface Guide {
  text: string;
  /** Its pieces of files, in order. */
  blocks: string[];
  /** Those that begin with this key. */
  starting(key: string): string[];
  /** Expects that a file passes. */
  passed(file: string): void;
  /** Lines of the answer to a file that the page, or another text, does not show. */
  notShown(file: string, page?: string): string[];
}

export function guideOf(page: string, games: readonly JudgedGame[]): Guide {
  const text = readFileSync(page, 'utf8');
  const blocks = [...text.matchAll(/```yaml\n([^]*?)```/g)].map((match) => match[1] ?? '');
  return {
    text,
    blocks,
    starting: (key) => blocks.filter((block) => block.startsWith(`${key}:`)),
    notShown: (file, shown = text) => {
      const { start, story, sentences } = judge(file, games);
      const marked = sentences.flatMap(({ lines }) => lines.map((at) => story[at]?.text ?? ''));
      const lines = [...openingLines(start), ...marked, ...sentences.map(({ text }) => text)];
      return lines.filter((line) => !onOneLine(shown).includes(onOneLine(line)));
    },
    passed: (file) => {
      const { verdict, problems, failures } = judge(file, games);
      expect({ verdict, problems, failures }).toEqual({ verdict: 'passed', problems: [], failures: [] });
    },
  };
}

/** Lines are broken where they become too long, and what goes on stands further in. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
