/** '2 hit/crit results', shown with a card made up for the test. */
import { chooseResults } from '../../src/xwing/abilities/forms/dice';
import { cancelResults } from '../../src/xwing/effects/dice';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { install } from './bare-state';
import { attackDice, attacks, fight } from './fight';

const RULES = ['xw.and-or.01'];

install({
  abilities: [
    ability({
      id: 'cancels-two',
      rules: RULES,
      during: 'modify attack dice',
      may: true,
      choose: (state) => chooseResults(state, 'attack', ['hit', 'crit'], 2),
      effect: (state, { chosen }) =>
        (chosen as ('hit' | 'crit')[]).forEach((face) => cancelResults(state, 'attack', face, 1, RULES)),
    }),
  ],
});

const rolled = (...faces: string[]) => {
  const table = fight();
  bringIntoPlay(table.state, 'cancels-two', 'red', 'p1');
  return attacks(table).rolls(...faces);
};

test('it takes exactly two, and two of either face or one of each will do [xw.and-or.01]', () => {
  const usable = (...faces: string[]) => rolled(...faces).legal('use-ability').length === 1;
  expect(usable('hit', 'crit', 'blank')).toBe(true);
  expect(usable('hit', 'hit', 'blank')).toBe(true);
  expect(usable('crit', 'crit', 'blank')).toBe(true);
  expect(usable('hit', 'blank', 'focus')).toBe(false);
  expect(usable('crit', 'blank', 'focus')).toBe(false);
});

test('of a hit and two critical hits, a hit and a critical hit or both critical hits may be taken [xw.and-or.02]', () => {
  const table = rolled('hit', 'crit', 'crit').answer({ type: 'use-ability' });
  expect(table.legal('choose').map((each) => each.chosen)).toEqual([
    ['hit', 'crit'],
    ['crit', 'crit'],
  ]);
  table.answer({ type: 'choose', chosen: ['crit', 'crit'] });
  expect(attackDice(table)).toEqual(['hit']);
});
