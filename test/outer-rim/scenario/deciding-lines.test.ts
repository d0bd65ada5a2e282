/** The line of a story that decides: its rule stands first, and the fact that decides stands in it, with its numbers. */
import { readFileSync } from 'node:fs';
import { judge } from '../../../src/judge';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';

/** An example, the rule that decides, and what its line says. */
const DECIDING: readonly (readonly [example: string, rule: string, fact: string])[] = [
  [
    'crew-escapes',
    'or.bounties-on-crew.05',
    '1 space from Navpoint NH5; the next one is Cantonica green, 11 spaces away',
  ],
  ['deliver-illegal-caught', 'or.databank.06', 'one of 4 cards with this number, by chance'],
  ['deliver-illegal-caught', 'or.databank.03', 'Imperial Presence says that the cargo is lost'],
  ['goal-ship', 'or.ship-goals.02', 'ground combat 3 -> 4; cargo slots 1 -> 2'],
  ['secret-kept-and-used', 'or.secrets.04', 'it lies facedown and takes no slot'],
  ['ship-bought', 'or.buying-ships.05', '3 damage on it is removed'],
  ['ship-bought', 'or.buying-ships.06', '3 cargo, crew and mod cards move over to it'],
  ['ship-bought', 'or.patrol-movement.03', 'the icon on Heavy-Duty Lifter counted as it was turned up'],
  ['solo-card-goes-under', 'or.single-player-gameplay.01', 'turn 4, of ann, begins'],
  ['solo-card-goes-under', 'or.single-player-gameplay.07', 'below the AI card that went there before'],
  ['winning-first-game', 'or.winning-the-game.03', 'ann has 8 fame, 8 win; at once, in the action step'],
];

test.each(DECIDING)('%s: %s decides', (example, rule, fact) => {
  const file = readFileSync(`docs/examples/outer-rim/${example}.yaml`, 'utf8');
  const { story } = judge(file, [{ language: outerRimScenarios, rules }]);
  const line = story.find(({ text }) => text.includes(fact));
  expect(line?.rules[0]).toBe(rule);
});
