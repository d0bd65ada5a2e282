/** The line of a story that decides: its rule stands first, and the fact that decides stands in it, with its numbers. */
import { readFileSync } from 'node:fs';
import { judge } from '../../../src/judge';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';

const storyOf = (example: string) => {
  const file = readFileSync(`docs/examples/xwing/${example}.yaml`, 'utf8');
  return judge(file, [{ language: xwingScenarios, rules }]).story;
};

/** An example, the rule that decides, and what its line says. */
const DECIDING: readonly (readonly [example: string, rule: string, fact: string])[] = [
  ['ability-queue-1-jake-farrell', 'xw.ability-queue.05', 'in front of Vectored Thrusters of jake'],
  ['ability-queue-2-chopper', 'xw.ability-queue.03', 'Old Teroch of teroch joins the ability queue: after those of'],
  ['ability-queue-2-chopper', 'xw.ability-queue-example-2.06', 'teroch does nothing to kyle: kyle has no green token'],
  ['ability-queue-2-other-first-player', 'xw.ability-queue.03', 'after those of scum, the first player'],
  ['ability-queue-2-other-first-player', 'xw.ability-queue.03', 'joins the ability queue: scum is the first player'],
  ['attack-focus-and-lock', 'xw.attack.19', 'spends a focus token (1 -> 0): after its lock'],
  ['attack-focus-then-lock', 'xw.attack.19', 'spends its lock on tie: after its focus token'],
  ['defend-focus-and-evade', 'xw.attack.25', 'spends an evade token (1 -> 0): after its focus token'],
  ['advanced-targeting-computer-too-late', 'xw.faq-cards.19', 'is refused: vader has no lock on x-wing'],
  ['advanced-targeting-computer', 'xw.pilot-and-ship-abilities.04', '+1 by Advanced Targeting Computer of vader'],
  ['asteroid-moved-through', 'xw.obstacles.04', 'the maneuver of a-wing met rock, an asteroid'],
  ['asteroid-moved-through', 'xw.obstacles.03', 'rock does no damage to a-wing: the die shows blank'],
  ['asteroid-overlapped', 'xw.obstacles.13', 'red-5 is at range 0 of rock, an asteroid'],
  ['attack-range-bonus-1', 'xw.range-bonus.01', '+3 by its attack value, +1 by attack range 1'],
  ['attack-range-bonus-3', 'xw.range-bonus.02', '+3 by its agility, +1 by attack range 3'],
  ['barrel-roll-medium', 'xw.barrel-roll.07', 'its base is medium: 60 mm of base + 20 mm of template, whose long edge'],
  ['barrel-roll-positions', 'xw.barrel-roll.04', 'back of the free positions front, middle and back'],
  ['boost-options', 'xw.boost.02', 'with the 1 bank right template, one of bank left, straight, bank right'],
  ['bump-skips-action', 'xw.overlap.07', 'red-5 would have overlapped "Howlrunner"'],
  [
    'cluster-missiles',
    'xw.bonus-attack.03',
    'a bonus attack on another ship near the first defender, tie: other at range 1 (60 mm); it needs no lock',
  ],
  ['dash-rendar-defends-behind-a-rock', 'xw.faq-objects.05', '+1 by rock): tie does not ignore rock'],
  ['dash-rendar-ignores-obstacles', 'xw.faq-objects.01', 'by the ability Dash Rendar of dash, while it moves'],
  ['debris-cloud', 'xw.obstacles.07', 'debris does not make red-5 skip its Perform Action step'],
  [
    'debris-gambit-linked-evade',
    'xw.faq-activation.03',
    'red as printed, white by Debris Gambit on tie, so that it gives no stress; rock is at range 1 (20 mm)',
  ],
  ['destroyed-before-it-engages', 'xw.faq-engagement.01', 'although red-5 is destroyed: its initiative is 1'],
  ['destroyed-before-it-engages', 'xw.engagement-phase.03', 'is removed: all ships of initiative 1 have engaged'],
  ['flee', 'xw.flee.02', 'red-5 is removed: it has fled'],
  ['cluster-missiles', 'xw.bonus-attack.02', 'Cluster Missiles (3 -> 2 of 4): a bonus attack has its cost, too'],
  ['gas-cloud', 'xw.obstructed.05', 'from blank to evade: the attack is obstructed by gas, a gas cloud'],
  ['own-firing-arc', 'xw.arc.01', 'far is 350 mm away, beyond range 3 (300 mm), where arcs end'],
  ['no-attack-at-range-0', 'xw.attack.13', 'tie has no attack: red-5 is at range 0 of tie: their bases touch'],
  ['dash-rendar-ignores-obstacles', 'xw.faq-objects.01', 'no die is rolled, its Perform Action step is not skipped'],
  ['elusive-recovers-itself', 'xw.faq-cards.11', '(0 -> 1 of 1): Proton Torpedoes recovers none'],
  ['evade-is-not-on-attack-dice', 'xw.dice-modification.13', 'An attack die has no evade result'],
  [
    'fearless-needs-a-front-arc-weapon',
    'xw.faq-firing-arcs.01',
    'of the front arc: Dorsal Turret attacks in the turret arc, which points front',
  ],
  ['flee', 'xw.flee.01', 'its base reaches 16 mm out of the play area'],
  ['gas-cloud', 'xw.obstructed.04', '+1 by gas'],
  ['gonk-cost-needs-an-effect', 'xw.paying-costs.02', '2 of 2 shields are active'],
  ['han-solo-rolls-again', 'xw.faq-dice.04', 'it is no reroll: 2 of them had been rerolled'],
  ['ionized-focus-has-no-link', 'xw.ion.11', '2 ion tokens, 1 ionizes a small ship'],
  ['jyn-erso-replaces', 'xw.replacement-effect.04', 'instead of the focus token of red-5, which is not gained'],
  [
    'kavil-turret-to-the-front',
    'xw.faq-cards.12',
    '+1 by the ability of Kavil): Dorsal Turret attacks in the turret arc, which points front',
  ],
  ['koiogran-full', 'xw.bearing.09', 'fully executed, it turns the ship around'],
  [
    'koiogran-partial',
    'xw.bearing.14',
    'by 50 mm, until it touches tie; executed in part, it does not turn the ship around',
  ],
  [
    'lock-must-be-acquired',
    'xw.faq-lock.02',
    'has to be locked: wingman is at range 1 (60 mm), rock is at range 2 (150 mm)',
  ],
  ['lock-must-be-acquired', 'xw.lock.04', 'at range 2 (150 mm); wingman could be locked, too'],
  ['no-attack-at-range-0', 'xw.attack.13', 'tie is at range 0 of red-5: their bases touch'],
  ['obstructed-attack', 'xw.obstructed.04', '+1 by rock'],
  ['obstructed-by-choice', 'xw.obstructed.07', '2 lines are equally short'],
  ['once-each-round', 'xw.once-per-opportunity.02', 'the engagement phase of round 2 is another opportunity'],
  ['own-firing-arc', 'xw.faq-firing-arcs.05', 'the arc is that of red-5 itself'],
  [
    'han-solo-rolls-again',
    'xw.faq-dice.04',
    'rock is at range 1 (50 mm); it is no reroll: 2 of them had been rerolled',
  ],
  ['defend-focus-and-evade', 'xw.attack.25', 'after its focus token: one does not keep it from the other'],
  ['jyn-erso-replaces', 'xw.replacement-effect.02', 'red-5 is about to gain 1 focus token'],
  ['red-action-stresses-first', 'xw.actions.09', 'the cost of a red action, boost, as it is attempted'],
  ['purple-action-that-fails', 'xw.actions.10', 'the cost of a purple action, lock, as it is attempted'],
  ['debris-cloud', 'xw.obstacles.05', 'red-5 met debris, a debris cloud'],
  ['predator-once-an-attack', 'xw.once-per-opportunity.01', 'was already used at this opportunity'],
  ['purple-action-that-fails', 'xw.faq-activation.06', 'the Force charge of jedi is spent all the same'],
  ['red-difficulty-both-ways', 'xw.difficulty.08', '-1 by R4 Astromech on red-5, +1 by Damaged Engine on red-5'],
  ['saturation-salvo', 'xw.faq-dice.03', '2 dice can be rerolled, so 2 are'],
  ['shields-before-hull', 'xw.attack.32', 'red-5 suffers 1 hit damage'],
  ['simultaneous-fire', 'xw.simultaneous-fire.01', 'not all ships of initiative 2 have engaged'],
  ['strain-with-agility-0', 'xw.faq-cards.33', 'strain counts, although there was no die to lose'],
  ['stressed-red-maneuver', 'xw.stress.07', 'red-5 is stressed: it has 1 stress token'],
  ['vader-two-actions', 'xw.actions.13', 'action 2 of this round, after focus'],
  ['vader-two-actions', 'xw.actions.14', 'vader has performed focus this round'],
  ['adaptive-ailerons-into-a-ship', 'xw.faq-cards.17', 'Adaptive Ailerons of striker is used'],
  ['airen-cracken-not-purple', 'xw.faq-cards.15', 'Airen Cracken of airen is used'],
  ['airen-cracken-red', 'xw.faq-cards.15', 'Airen Cracken of airen is used'],
  ['cova-nell-and-the-revealed-maneuver', 'xw.faq-cards.28', '+1 by Cova Nell of cova'],
  ['dorsal-turret-does-not-limit-the-arc', 'xw.faq-firing-arcs.07', '1 attack die of thug is rerolled'],
  ['plasma-torpedoes-and-a-shield', 'xw.faq-cards.26', 'target loses a shield (1 -> 0 of 2)'],
  ['punishing-one-and-its-turret', 'xw.faq-firing-arcs.02', '+1 by Punishing One on jumpmaster'],
  ['saturation-salvo-against-one-die', 'xw.faq-dice.01', 'Saturation Salvo on red-5 is used'],
  ['wounded-pilot-repaired', 'xw.faq-damage-cards.01', 'its text is resolved no more'],
];

test.each(DECIDING)('%s: %s comes first, with its fact', (example, rule, fact) => {
  const said = storyOf(example).filter(({ text }) => text.includes(fact));
  expect(said.map((line) => line.rules[0])).toContain(rule);
});
