/** Tests of lines in the stories of docs/examples/outer-rim: whole, with their numbers, under the rules that they cite first. */
import { readFileSync } from 'node:fs';
import { judge } from '../../../src/judge';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';

export function storyOf(example: string) {
  const file = readFileSync(`docs/examples/outer-rim/${example}.yaml`, 'utf8');
  return judge(file, [{ language: outerRimScenarios, rules }]).story;
}

/** By example: what a line says, and in brackets its rules; after them a question mark where another reading is told with it. */
export function linesOfStories(lines: Readonly<Record<string, readonly string[]>>): void {
  describe.each(Object.entries(lines))('%s', (example, titles) => {
    test.each(titles)('%s', (title) => {
      const [, said = '', cited = '', doubted] = /^(.*) \[(.*)\]( \?)?$/.exec(title) ?? [];
      const ids = cited.split(', ');
      const told = storyOf(example).filter(({ text }) => text === said);
      const found = told.map(({ rules, doubt }) => [rules.slice(0, ids.length), doubt !== undefined]);
      expect(found).toContainEqual([ids, doubted !== undefined]);
    });
  });
}
