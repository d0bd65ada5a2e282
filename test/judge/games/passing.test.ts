/** Who passes declines what a card leaves open, in every game, and never what it orders. */
import { passing } from '../../../src/judge/passing';
import { judgedGame, TESTED_GAMES } from './games';

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
