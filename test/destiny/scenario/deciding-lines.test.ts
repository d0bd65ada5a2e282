/** In the examples of Destiny the line that a dispute is about cites the deciding rule first, with its fact. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame } from '../../../src/judge';
import { judgedGame } from '../../judge/games/games';

const games: JudgedGame[] = [];
beforeAll(async () => void games.push(await judgedGame('destiny')));

/** Example, deciding rule, fact. */
const DECIDING: readonly (readonly [string, string, string])[] = [
  ['faq-blackmail-fast-hands', 'des.simultaneous-abilities.01', "anna puts it before the ability 'after' of Blackmail"],
  ['faq-special-of-exhausted', 'des.faq-special-of-exhausted.01', 'which does not matter for its special ability'],
  ['faq-rey-imperial-armory', 'des.faq-rey-imperial-armory.01', 'abilities may still be used, but no action is taken'],
  ['faq-cunning-thermal-detonator', 'des.faq-cunning-thermal-detonator.01', 'is still Thermal Detonator of ben'],
  ['faq-more-than-five-cards', 'des.faq-more-than-five-cards.01', '(5 -> 7): more than the hand size of 5 may be held'],
  ['faq-resolve-all-dice', 'des.faq-resolve-all-dice.01', 'and the die of Bala-Tik stay in the pool'],
  ['replace-an-upgrade', 'des.play-a-card.09', 'Holdout Blaster is gray and the new one yellow'],
  ['ambush-on-rey-and-jango', 'des.additional-actions.06', 'the additional action that anna has left waits outside'],
  [
    'faq-dooku-ackbar',
    'des.queue.13',
    "it was interrupted, and is finished before the ability 'after' of Admiral Ackbar",
  ],
  ['faq-dooku-ackbar', 'des.queue.13', "the ability 'before' of Count Dooku, and after what that interrupted"],
  ['squad-tactics-guardian-redeploy', 'des.queue.13', "and the ability 'event' of Squad Tactics"],
  ['free-for-all-elimination', 'des.player-elimination.01', 'ben is out of the game'],
  ['free-for-all-elimination', 'des.defeated-characters.01', 'Padawan has 7 damage'],
  ['free-for-all-last-player-wins', 'des.player-elimination.06', 'anna is the only player left'],
  ['game-end-at-once', 'des.winning.02', 'the game ends at once with the last character of ben, before any ability'],
  ['game-end-no-cards', 'des.winning.03', 'anna has won: ben has no card in hand and none in the deck'],
  ['moved-damage-defeats', 'des.moving.05', 'the shield of Padawan does not block damage that is moved'],
  ['clarification-second-chance', 'des.replacement-effects.02', 'Maz Kanata is about to be defeated'],
  ['faq-dodge-tie-pilot', 'des.faq-dodge-tie-pilot.01', 'TIE Pilot protects the die of Jango Fett (2 times)'],
];

test.each(DECIDING)('%s: %s comes first, with its fact', (example, rule, fact) => {
  const { story } = judge(readFileSync(`docs/examples/destiny/${example}.yaml`, 'utf8'), games);
  const said = story.filter(({ text }) => text.includes(fact));
  expect(said.map((line) => line.rules[0])).toContain(rule);
});

test('what a file with one rule in dispute rules on is the line that this rule decides', () => {
  const ruled = (example: string): (string | undefined)[] =>
    judge(readFileSync(`docs/examples/destiny/${example}.yaml`, 'utf8'), games).rulings.map(({ rules }) => rules[0]);
  expect(ruled('faq-replace-any-color')[0]).toBe('des.faq-replace-any-color.01');
  expect(ruled('faq-dooku-ackbar')[0]).toBe('des.faq-dooku-ackbar.01');
});
