/** Files with characters who are carried, or may join later. */
import { judge } from '../../../src/judge';
import { rules } from '../../../src/miniatures/catalogue';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';

const FILE = `
game: miniatures
title: A passenger, and a reserve
map: open 12 by 14
players: { rebel: { area: 1 }, imperial: null }
characters:
  skiff: { player: rebel, at: [5, 5], card: { size: large, abilities: [Desert Skiff, Flight] } }
  luke: { player: rebel, aboard: skiff, activated: true }
  leia: { player: rebel, at: [0, 0], card: { abilities: [Fringe Reserves 20 (on 18)] } }
  chewie: { player: rebel, aside: true, card: { cost: 15 } }
  vader: { player: imperial, at: [11, 5] }
moment: { stage: initiative }
steps:
  - roll: [18]
  - roll: [3]
  - choose-first-player: rebel
`;

const judged = (more: string) => judge(`${FILE}${more}`, [{ language: miniaturesScenarios, rules }]);

test('who is aboard, who is aside, and where who comes is set up', () => {
  const report = judged(`  - use: { ability: fringe-reserves, choose: chewie }
  - use: { ability: desert-skiff-disembarks, choose: { who: luke, at: [4, 4] } }
  - set-up: { character: chewie, at: [3, 11] }
expect:
  - luke: { aboard: null, at: [4, 4] }
  - chewie: { place: map, at: [3, 11] }
`);
  expect(report).toMatchObject({ verdict: 'passed' });
});
