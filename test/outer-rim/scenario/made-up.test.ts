/** Rulings and pictures that rest on made-up values of the pack say so where they use them, by the marks of the pack in use. */
import { readdirSync, readFileSync } from 'node:fs';
import { judge, type JudgedGame, type Report } from '../../../src/judge';
import { outerRim } from '../../../src/outer-rim';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';

const games: JudgedGame[] = [{ language: outerRimScenarios, rules }];

const FIGHT = [
  'game: outer-rim',
  'title: A won fight with a patrol',
  'players:',
  '  ann: { at: Lothal, ship: Aggressor-class Assault Fighter, reputation: { imperial: positive } }',
  '  bob: {}',
  'patrols: { imperial: { at: Lothal, level: 2 } }',
  'moment: { step: encounter }',
  'steps:',
  '  - encounter-patrol: imperial',
  '  - roll: [hit, hit, hit, blank, blank]',
  '  - roll: [hit, hit, blank, blank]',
].join('\n');

const judged = (text: string, pictures = false): Report => {
  const report = judge(text, games, { pictures });
  expect(report).toMatchObject({ verdict: 'passed' });
  return report;
};
const line = (report: Report, text: string) => report.story.find((each) => each.text.includes(text));
const pack = (mark: string): string =>
  `${FIGHT}\npack: { changes: { patrols: [{ id: imperial-patrol-2, combat: 4${mark} }] } }`;

test('the line of the story, and the report, name the values that were made up', () => {
  const report = judged(FIGHT);
  expect(line(report, 'is in a ship combat')?.madeUp).toEqual(['combat of the Imperial patrol of level 2']);
  expect(line(report, 'wins the combat')?.madeUp).toEqual(['reward of the Imperial patrol of level 2']);
  expect(report.madeUp).toEqual([
    'combat of the Imperial patrol of level 2',
    'reward of the Imperial patrol of level 2',
  ]);
  expect(line(report, 'encounters a patrol')).not.toHaveProperty('madeUp');
});

test('a value that the pack of the file vouches for is none of them; one that it marks is', () => {
  expect(judged(pack('')).madeUp).toEqual(['reward of the Imperial patrol of level 2']);
  expect(judged(pack(', sure: likely')).madeUp).toEqual(['reward of the Imperial patrol of level 2']);
  expect(judged(pack(', sure: reconstructed')).madeUp).toContain('combat of the Imperial patrol of level 2');
});

test('a saved game of another pack keeps its marks', () => {
  const begun = outerRim.begin(
    { players: ['ann', 'bob'], pack: { id: 'mine', title: 'Mine', extends: 'base' } },
    { mode: 'manual' },
  );
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  const loaded = outerRim.load(JSON.parse(JSON.stringify(begun.right.state)));
  if (loaded._tag === 'Left') throw new Error(loaded.left.message);
  const event = {
    type: 'moved',
    rules: [],
    player: 'ann',
    from: 'ryloth',
    to: 'na4',
  } as const;
  expect(outerRimScenarios.madeUp?.(event, loaded.right)).toEqual(['route of Ryloth to Navpoint NA4']);
});

test('the legend of a picture says what it shows, or tells, that is reconstructed', () => {
  const { pictures } = judged(FIGHT, true);
  const [before = '', ...after] = pictures.map(({ svg }) => svg);
  expect(before).toMatch(/reconstructed \(made up, not as printed\): .*route of Navpoint OM1 to Cantonica/);
  expect(before).not.toContain('combat of the Imperial patrol');
  expect(after[0]).toContain('combat of the Imperial patrol of level 2');
});

const FOLDER = 'docs/examples/outer-rim';
const EXAMPLES = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

test('in every example, made-up values are called by names, and what is said on the lines is what the report lists', () => {
  let said = 0;
  for (const file of EXAMPLES) {
    const { story, madeUp } = judged(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    expect(madeUp).toEqual([...new Set(story.flatMap((each) => each.madeUp ?? []))]);
    for (const each of madeUp) expect(each).not.toMatch(/undefined|\b[a-z]+\/[a-z]|~/);
    said += madeUp.length;
  }
  expect(said).toBeGreaterThan(50);
});
