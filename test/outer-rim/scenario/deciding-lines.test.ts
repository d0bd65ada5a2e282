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
  [
    'combat-defeated-winner',
    'or.quick-reference-combat.06',
    'what winning the combat brought came before, and is kept',
  ],
  ['combat-focus-is-nothing', 'or.resolving-combat.04', 'focus deals none; 1 hit for 1'],
  ['combat-players', 'or.ground-and-ship-combat.06', 'Knock Them Down a Peg allows that players fight'],
  ['crew-hunted-own', 'or.bounties-on-crew.04', 'back to its place in the databank, by its number 10'],
  ['deliver-illegal-caught', 'or.databank.06', 'one of 4 cards with this number, by chance'],
  ['deliver-illegal-caught', 'or.deliver-action.03', 'Imperial Presence says that the cargo is lost'],
  ['example-ai-skips-a-bullet', 'or.single-player-gameplay.03', "'recover' does not: ai has no damage"],
  ['example-combat', 'or.resolving-combat.06', 'the winner suffers it too; the enemy suffers none'],
  [
    'example-movement-way-round',
    'or.movement.01',
    '7 of 7 spaces, 0 left; a way round, the shortest from Ryloth is 4 spaces',
  ],
  ['example-promise', 'or.trading-credits-and-promises.07', 'bob owes nothing for it'],
  ['goal-ship', 'or.ship-goals.02', 'ground combat 3 -> 4; cargo slots 1 -> 2'],
  [
    'job-at-its-destination',
    'or.attempting-a-job.12',
    'its reward says that it is discarded; facedown to the bottom of the job deck',
  ],
  ['job-defeated', 'or.combat-during-jobs.02', 'the combat was won, the job fails all the same'],
  [
    'maelstrom-stops',
    'or.movement-obstacles.07',
    'The Maelstrom stops ships that enter, not those that leave; 1 of 6 spaces',
  ],
  ['maneuver-past-patrol', 'or.movement-obstacles.04', 'Maneuvering Thrusters lets ann go on past the patrol'],
  ['market-barter', 'or.bartering.03', 'ann discards Jetpack: facedown to the bottom of the gear-and-mod deck'],
  ['market-discard-and-buy', 'or.market-action.05', 'One card may be discarded, before buying, and Armored Vest was'],
  [
    'market-extra-slots',
    'or.market-action.17',
    '3 of 3 cargo slots of ann, 2 of them by Smuggling Compartment, are full',
  ],
  [
    'market-make-room',
    'or.market-action.14',
    '2 of 2 gear slots of ann are full; facedown to the bottom of the gear-and-mod deck',
  ],
  ['patrol-beaten', 'or.patrol-encounter.06', 'ann gains 1 fame for the patrol'],
  ['patrol-hostile-first', 'or.encounter-step.06', 'Hutt reputation of ann is neutral'],
  ['secret-kept-and-used', 'or.discard-and-remove.01', 'facedown to the bottom of the Cantonica'],
  ['secret-kept-and-used', 'or.secrets.04', 'it lies facedown and takes no slot'],
  [
    'example-lando-goal',
    'or.personal-goals.04',
    'Stolen Weapons, illegal cargo, was delivered, which the goal asks for',
  ],
  ['ship-too-small', 'or.market-action.13', 'ann has 3 crew cards and 2 slots that take them'],
  ['solo-movement', 'or.ai-movement.05', 'after 1 of 6 spaces, Kessel is 2 further: here is the Syndicate patrol'],
  ['ship-bought', 'or.buying-ships.05', '3 damage on it is removed'],
  ['ship-bought', 'or.buying-ships.06', '3 cargo, crew and mod cards move over to it'],
  ['ship-bought', 'or.patrol-movement.03', 'the icon on the bought Heavy-Duty Lifter does not count'],
  ['setup-first-player', 'or.setup-choose-characters.02', 'Boba Fett is taken, by cid'],
  ['solo-buys', 'or.ai-buying.08', 'ai buys Food Supplies'],
  ['solo-maelstrom', 'or.ai-movement.06', 'where a person would have to stop'],
  [
    'test-highly-skilled',
    'or.skill-tests.02',
    'ann tests Strength (+1 by Bossk, +1 by Chewbacca): that is 2 times: each time counts',
  ],
  ['trade', 'or.trade-action.01', '1 of 2 gear slots of bob are full'],
  ['trade', 'or.trade-action.02', 'The trade action was already performed'],
  ['solo-card-goes-under', 'or.single-player-gameplay.01', 'turn 4, of ann, begins'],
  ['solo-card-goes-under', 'or.single-player-gameplay.07', 'below the AI card that went there before'],
  ['winning-first-game', 'or.winning-the-game.03', 'ann has 8 fame, 8 win; at once, in the action step'],
];

test('what a job tests is no skill of whoever has it', () => {
  const file = readFileSync('docs/examples/outer-rim/job-at-its-destination.yaml', 'utf8');
  const { story } = judge(file, [{ language: outerRimScenarios, rules }]);
  expect(story.find(({ text }) => text.includes('ann passes'))?.madeUp ?? []).toEqual([]);
});

test.each(DECIDING)('%s: %s decides', (example, rule, fact) => {
  const file = readFileSync(`docs/examples/outer-rim/${example}.yaml`, 'utf8');
  const { story } = judge(file, [{ language: outerRimScenarios, rules }]);
  const line = story.find(({ text }) => text.includes(fact));
  expect(line?.rules[0]).toBe(rule);
});
