/** What the scenario files of docs/examples promise: they hold, and say by which rules. Each is a test of the rules that it names. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame, type Report } from '../../../src/judge';
import { inTurn } from '../../../src/judge/facts';
import { exampleFiles } from './games';

const AS_AT_THE_START = ': as at the start';

/** Rulings that a value is as at the start, where the first step finds another one. */
function changedSinceTheStart(text: string, rulings: Report['rulings'], games: JudgedGame[]): string[] {
  const unchanged = rulings
    .filter((each) => each.text.endsWith(AS_AT_THE_START))
    .map((each) => each.text.slice(0, -AS_AT_THE_START.length))
    // What was so in the midst of the steps is told in the past, with the step that came next.
    .map((each) => each.replace(/^(.+?: \S+) was (.*), before '.*'$/s, '$1 is $2'));
  const asks = unchanged.flatMap((each) => /^(.+?): (\S+) is /.exec(each)?.slice(1, 3).join(': ') ?? []);
  const asked = text.replace(/^steps:$/m, `steps:\n  - ask: [${asks.map((each) => `{ ${each} }`).join(', ')}]`);
  if (asks.length === 0 || asked === text) return [];
  const answers = judge(asked, games).story.filter(({ kind }) => kind === 'answer');
  // Of the parts of a value those that a file expects are told; whoever asks is told all of them.
  const isTold = (each: string, answer: string): boolean => {
    const [subject = '', value = ''] = each.split(' is ');
    return answer.startsWith(`${subject} is `) && value.split(', ').every((part) => answer.includes(part));
  };
  return unchanged.filter((each) => !answers.some(({ text: answer }) => isTold(each, answer)));
}

/** Rulings that tell several lines of the story, and not each once and in the order of the story. */
function outOfTurn({ story, rulings }: Report): string[] {
  return rulings
    .filter(({ text, lines }) => {
      const told = [...lines].sort((a, b) => a - b).flatMap((at) => story[at] ?? []);
      return text.includes('; then ') && !text.endsWith(inTurn(told));
    })
    .map(({ text }) => text);
}

const MOST_IDS = 3;

/** The ids that a file names, as a title has them: no more than three, and none that a test cannot prove. */
function namedIn(text: string): string[] {
  const [, named = ''] = /^rules:\s*\[([^\]]*)\]/m.exec(text) ?? [];
  const excluded = readFileSync('test/coverage/excluded.json', 'utf8');
  const ids = named.split(',').map((each) => each.trim());
  return ids.filter((id) => id !== '' && !excluded.includes(`"${id}"`)).slice(0, MOST_IDS);
}

/**
 * One test a file. What it names under `rules` is cited by a line of its story, or by an answer.
 * @param silent what says that something does not happen, or leads to another rule: nothing of the story cites it
 * @param ruledOn the first rule that a file names is ruled on
 */
export function examplesHold(id: string, game: JudgedGame, silent: readonly string[] = [], ruledOn = false): void {
  const games = [game];
  for (const { name, text } of exampleFiles(id)) {
    const ids = namedIn(text);
    test(ids.length > 0 ? `${name} [${ids.join(', ')}]` : name, () => {
      const report = judge(text, games);
      const { verdict, failures, problems, rules: named, uncited, rulings } = report;
      expect({ verdict, failures, problems }).toEqual({ verdict: 'passed', failures: [], problems: [] });
      expect(uncited.filter((rule) => !silent.includes(rule))).toEqual([]);
      // What can come of a table rests on all its ways, not on a line of the story.
      if (ruledOn && !text.includes('\nexplore:'))
        expect(rulings.flatMap((ruling) => ruling.rules)).toContain(named[0]);
      expect(outOfTurn(report)).toEqual([]);
      expect(changedSinceTheStart(text, rulings, games)).toEqual([]);
    });
  }
}
