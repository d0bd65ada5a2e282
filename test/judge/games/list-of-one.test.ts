/** One thing is said with and without brackets, and nothing as it is printed: `none`. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

describe('X-Wing', () => {
  const rolled = async (step: string): Promise<string> =>
    rulingsOf(await judgedGame('xwing')).failure(
      'ships:',
      '  red-5: { pilot: T-65 X-wing, at: [450, 300], lock: tie, upgrades: [Predator] }',
      "  tie: { pilot: TIE/ln Fighter, at: 'range 2 of red-5, in its front arc, facing it' }",
      'moment: { phase: engagement, ship: red-5 }',
      'steps:',
      '  - attack: tie',
      '  - roll: [hit, hit, blank]',
      `  - ${step}`,
    );
  test.each([
    'spend-lock: blank',
    'spend-lock: [blank]',
    'spend-lock: [hit, blank]',
    'use: { ability: Predator, choose: blank }',
    'use: { ability: Predator, choose: [blank] }',
  ])('%s', async (step) => {
    expect(await rolled(step)).toBe('');
  });
  test('a die that is not there is none in brackets either', async () => {
    expect(await rolled('use: { ability: Predator, choose: [crit] }')).not.toBe('');
    expect(await rolled('spend-lock: crit')).not.toBe('');
    expect(await rolled('use: { ability: Predator, choose: [blank, blank] }')).not.toBe('');
  });
});

test('X-Wing: a choice of nothing is said as nothing is printed', async () => {
  const moved = async (move: string): Promise<string> =>
    rulingsOf(await judgedGame('xwing')).failure(
      'auto-pass: true',
      'ships:',
      '  b-wing: { pilot: A/SF-01 B-wing, at: [450, 300], upgrades: [Tractor Beam] }',
      '  tie: { pilot: TIE/ln Fighter, at: [450, 500], facing: south }',
      'moment: { phase: engagement, ship: b-wing }',
      'steps:',
      '  - attack: { weapon: Tractor Beam, defender: tie }',
      '  - roll: [hit, blank, blank]',
      '  - roll: [blank, blank, blank]',
      `  - tractor-moves: ${move}`,
      'expect: { tie: { at: [450, 500], tractor: 1 } }',
    );
  for (const move of ['nothing', 'none']) expect([move, await moved(move)]).toEqual([move, '']);
});

test('Miniatures: a step that is not squeezed says so as it is printed', async () => {
  const stepped = async (words: string): Promise<string> =>
    rulingsOf(await judgedGame('miniatures')).failure(
      'characters:',
      '  ann: { player: light, at: [2, 4] }',
      '  bob: { player: dark, at: [10, 6] }',
      'moment: { turn: ann }',
      'steps:',
      `  - step: ${words}`,
      'expect: { ann: { at: [2, 5] } }',
    );
  for (const words of ['north', '[2, 5]', '{ to: [2, 5], squeezed: none }', '{ to: [2, 5], squeezed: null }'])
    expect([words, await stepped(words)]).toEqual([words, '']);
});
