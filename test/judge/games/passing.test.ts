/** Who passes declines what a card leaves open, in every game, and never what it orders. */
import { passing } from '../../../src/judge/passing';
import { judgedGame, TESTED_GAMES } from './games';
import { rulingsOf } from './rulings';

const ABILITY = { player: 'p1', ability: 'some-ability', source: 'piece' };

describe.each(TESTED_GAMES)('%s', (id) => {
  test("an ability that says 'may' is declined, one that has to be used is not given up", async () => {
    const { language } = await judgedGame(id);
    const use = { ...ABILITY, type: 'use-ability' };
    const decline = { ...ABILITY, type: 'decline' };
    expect(passing(language, {}, [use, decline])).toBe(decline);
    expect(passing(language, {}, [use])).toBeNull();
    expect(passing(language, {}, [{ ...ABILITY, type: 'choose', chosen: 'one' }])).toBeNull();
  });
});

test('what has to be used before its player is done is used by who passes, beside a lock that may be spent', async () => {
  const { story, failures, problems } = rulingsOf(await judgedGame('xwing')).judged(
    'auto-pass: true',
    'ships:',
    '  storm: { pilot: Storm Squadron Ace, at: [450, 300], lock: tie }',
    '  tie: { pilot: Luke Skywalker, at: [450, 430], facing: south }',
    'moment: { phase: engagement, ship: storm }',
    'steps: [{ attack: tie }, { roll: [hit, hit, blank, blank] }, { roll: [blank, blank] }]',
    'expect: { tie: { shields: 0 } }',
  );
  expect([problems, failures]).toEqual([[], []]);
  expect(story.map(({ text }) => text)).toContain('an attack die of storm is changed from hit to crit');
});
