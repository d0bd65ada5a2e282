/** What did not happen is told with what kept it from happening, wherever the story tells that. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { nearnessTo } from '../../src/judge/dispute';
import { sayValue } from '../../src/judge/words';
import { judgedGame } from './games/games';

let outerRim: JudgedGame;
let miniatures: JudgedGame;
beforeAll(async () => {
  [outerRim, miniatures] = await Promise.all([judgedGame('outer-rim'), judgedGame('miniatures')]);
});

const example = (game: JudgedGame, folder: string, name: string): Report =>
  judge(readFileSync(`docs/examples/${folder}/${name}.yaml`, 'utf8'), [game]);
const sentence = ({ sentences }: Report, text: RegExp) => sentences.find((each) => text.test(each.text));

test('a line that denies it decides, though it tells of something that happened', () => {
  const job = example(outerRim, 'outer-rim', 'solo-job');
  expect(sentence(job, /no databank card was taken/)?.text).toMatch(/no databank card, no tests/);
  const cargo = example(outerRim, 'outer-rim', 'solo-illegal-cargo');
  expect(sentence(cargo, /no dice were rolled/)).toMatchObject({
    text: expect.stringMatching(/rolls no die for it/),
    rules: expect.arrayContaining(['or.ai-jobs-and-illegal-cargo.04']),
  });
});

test('in a game that is over, its end', () => {
  const report = example(outerRim, 'outer-rim', 'example-fame-to-win');
  expect(sentence(report, /no damage was suffered/)?.text).toMatch(/nothing else is resolved/);
});

test('what is legal now and was refused before is so by the rule that refused it', () => {
  const report = example(miniatures, 'miniatures', 'stealth-beyond-six-squares');
  expect(sentence(report, /is legal now$/)?.rules[0]).toBe('min.stealth.03');
});

test('values are told in words, and of a map what is asked for', () => {
  expect(sayValue([])).toBe('empty');
  expect(sayValue(['Aim', 'Dodge', 'Parry'])).toBe('Aim, Dodge and Parry');
  expect(sayValue([4, 5])).toBe('[4, 5]');
  expect(sayValue({ character: 0, ship: 2 })).toBe('0 (character), 2 (ship)');
  const report = example(outerRim, 'outer-rim', 'patrol-wins');
  expect(sentence(report, /^ann: damage is/)?.text).toMatch(/^ann: damage is 1 \(ship\): /);
});

test('that something is paid for comes first only where the title speaks of costs', () => {
  const said = ['ann spends 2 Force for Lightsaber Throw (2 -> 0)', 'bob avoids 10 damage'];
  const [paid = 0, avoided = 0] = nearnessTo('The thrown lightsaber misses', said);
  expect(avoided).toBeGreaterThan(paid);
  expect(nearnessTo('What it costs is paid', said)[0]).toBeGreaterThanOrEqual(0);
});

test('of the statements of an ability that a line cites, the one that speaks of what it says decides', () => {
  const saved = example(miniatures, 'miniatures', 'draw-fire-and-a-save');
  expect(sentence(saved, /^the save of ann/)?.rules[0]).toBe('min.draw-fire.02');
  expect(sentence(saved, /^Draw Fire of decoy is used/)?.rules[0]).toBe('min.draw-fire.01');
  const limit = example(miniatures, 'miniatures', 'cleave-in-anothers-turn');
  expect(sentence(limit, /once each turn/)?.rules[0]).toBe('min.cleave.01');
});

test('what nobody is asked for any more is not offered by the line that says that nobody does it', () => {
  const ends = (name: string, text: RegExp) => sentence(example(miniatures, 'miniatures', name), text);
  expect(ends('opportunity-is-one-attack-alone', /^combine-fire/)?.rules[0]).toBe('min.combined-fire-rules.02');
  expect(ends('ysalamiri-and-a-reroll', /^reroll/)?.rules[0]).toBe('min.ysalamiri.01');
  expect(ends('second-roll-is-final', /^reroll/)?.rules[0]).toBe('min.force-points-and-force-powers.04');
  expect(ends('betrayal-in-the-middle-of-two-attacks', /^attack: amy/)?.rules[0]).toBe('min.betrayal.02');
});

test('a change is told by the event before, where that speaks of the value and the one that heard of it does not', () => {
  const bought = example(outerRim, 'outer-rim', 'ship-bought');
  expect(sentence(bought, /table: supply is/)).toMatchObject({
    text: expect.stringMatching(/returns the HWK-290 Freighter to the supply/),
    rules: expect.arrayContaining(['or.buying-ships.05']),
  });
});

test('what an attack that missed left as it was is told with the miss; of the attacker it says nothing', () => {
  const duel = (roll: number, expected: string): Report =>
    judge(
      `game: miniatures
title: t
map: |
  +-+-+-+-+-+
  |A . . B .|
  +-+-+-+-+-+
characters:
  ann: { player: light, card: { attack: 8, damage: 20 }, at: A }
  bob: { player: dark, card: { attack: 8, damage: 10, defense: 15 }, at: B }
moment: { turn: ann }
steps: [{ attack: bob }, { roll: ${roll} }]
expect: { ${expected} }`,
      [miniatures],
    );
  const missed = duel(2, 'bob: { damage: 0 }').sentences[0];
  expect(missed?.text).toMatch(/^bob: damage is 0: ann misses bob with 10 against Defense 15/);
  expect(missed?.rules[0]).toBe('min.attacking-basics.03');
  expect(duel(2, 'ann: { damage: 0 }').sentences[0]?.text).toMatch(/^ann: damage is 0: as at the start/);
  expect(duel(20, 'bob: { damage: 40 }').sentences[0]?.text).not.toMatch(/misses/);
});
