/** Every X-Wing scenario of docs/examples holds, and every rule it names exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';

const FOLDER = join(__dirname, '../../../docs/examples/xwing');
const games: JudgedGame[] = [{ language: xwingScenarios, rules }];
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

test('there are at least 25 of them', () => {
  expect(files.length).toBeGreaterThanOrEqual(25);
});

test.each(files)('%s', (file) => {
  const { verdict, failures, problems } = judge(readFileSync(join(FOLDER, file), 'utf8'), games);
  expect({ verdict, failures, problems }).toEqual({ verdict: 'passed', failures: [], problems: [] });
});

test('the starter file passes', () => {
  expect(judge(xwingScenarios.starter, games)).toMatchObject({ verdict: 'passed', problems: [] });
});

test('pictures are drawn at the start and after every step, and are well-formed', () => {
  const text = readFileSync(join(FOLDER, 'ability-queue-1-jake-farrell.yaml'), 'utf8');
  const { pictures } = judge(text, games, { pictures: true });
  expect(pictures.length).toBeGreaterThan(8);
  for (const { svg } of pictures) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toContain('>jake</text>');
  }
});
