/** Force points: how many there are at the start, and what they are spent on (min.force-points, min.force-points-and-force-powers). */
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { hasForceRating } from '../../../src/miniatures/queries/abilities';
import { having, using } from '../abilities/having';
import { dooku, kenobi } from '../starter';
import { openGround, skirmish, type OnTable, type Table } from '../table';

const FAR: OnTable = { at: [13, 9], player: 'p2' };
const turn = (ann: Partial<OnTable>) => skirmish({ characters: { ann: { at: [0, 0], ...ann }, bob: FAR } });

const east = (from: number, to: number): Square[] => Array.from({ length: to - from + 1 }, (_, i) => [from + i, 0]);

/** What she may spend Force points on now. */
const options = (table: Table): string[] =>
  table.legal().flatMap((action) => {
    if (action.type === 'use-ability') return [action.ability];
    return ['reroll', 'move-faster'].includes(action.type) ? [action.type] : [];
  });

test('a character with a Force rating begins with so many points [min.force-points-and-force-powers.01, min.force-points.01]', () => {
  const table = skirmish({
    characters: { dooku: dooku([0, 0]), ann: { at: [5, 5], force: 3 }, bob: { at: [6, 6] } },
    players: [{ id: 'p2' }, { id: 'p1' }],
  });
  const rated = (id: string): boolean => hasForceRating(table.state, table.character(id));
  expect(['dooku', 'ann', 'bob'].map((id) => table.character(id).force)).toEqual([5, 3, 0]);
  expect(['dooku', 'ann', 'bob'].map(rated)).toEqual([true, true, false]);
});

test('without powers they are for rerolls and faster moves alone [min.stat-card-force-powers.03, min.stat-card-force-powers.04]', () => {
  const faster = turn({ force: 2 });
  expect(options(faster)).toEqual(['move-faster']);
  faster.faster();
  expect(faster.last('moves-faster')).toMatchObject({ squares: 2 });
  const missed = turn({ force: 2 }).attack('bob').rolls(2);
  expect(options(missed)).toEqual(['reroll']);
  missed.reroll();
  expect([faster.character('ann').force, missed.character('ann').force]).toEqual([1, 1]);
});

test('a power costs what its description says: Force Lightning 2 takes 2 of 3, and 1 is not enough [min.stat-card-force-powers.02, min.force-powers.01]', () => {
  const jedi = (forceLeft: number) =>
    skirmish({ characters: { dooku: dooku([5, 5], { forceLeft }), kenobi: kenobi([8, 5]) } });
  expect(
    jedi(1).refused({ type: 'use-ability', player: 'p2', ability: 'force-lightning-2', source: 'dooku' }),
  ).toMatchObject({ code: 'no-force', facts: { points: 2, left: 1 } });
  const used = jedi(3).use('force-lightning-2').choose('force-lightning-2', { target: 'kenobi', also: [] });
  expect(used.character('dooku').force).toBe(1);
});

test('a power that is not on the card is not used [min.force-points-and-force-powers.09]', () => {
  const table = skirmish({ characters: { ann: having('force-grip', 20, { force: 9 }), bob: { ...FAR, at: [5, 5] } } });
  expect(options(table)).toEqual(['move-faster', 'force-grip']);
  expect(table.refused({ type: 'use-ability', player: 'p1', ability: 'force-push-2', source: 'ann' })).toMatchObject({
    code: 'not-offered',
  });
});

test('three ways to spend: a power at its cost, a reroll of a natural 1, 2 squares more [min.force-points.02]', () => {
  const power = using(
    skirmish({ characters: { ann: having('force-push-2', undefined, { force: 2 }), bob: { ...FAR, at: [5, 5] } } }),
    'force-push-2',
    'bob',
  );
  expect(power.character('ann').force).toBe(0);
  const one = turn({ force: 1 }).attack('bob').rolls(1).reroll().rolls(15);
  expect(one.damage('bob')).toBe(10);
  expect(one.character('ann').force).toBe(0);
  const eight = turn({ force: 1 })
    .faster()
    .move(...east(1, 8));
  expect(eight.targets()).toEqual(['bob']);
  const fourteen = skirmish({
    map: openGround(20, 3),
    characters: { ann: { at: [0, 0], force: 1 }, bob: { at: [19, 2], player: 'p2' } },
  });
  fourteen.faster().move(...east(1, 14));
  expect([fourteen.steps(), fourteen.targets()]).toEqual([[], []]);
});

describe('initiative', () => {
  const round = (ann: Partial<OnTable>) =>
    skirmish({
      characters: { ann: { at: [0, 0], ...ann }, bob: { ...FAR, force: 4 } },
      moment: { stage: 'initiative' },
    });

  test('is not rolled again for a Force point [min.force-points-and-force-powers.05]', () => {
    const lost = round({ force: 3 }).rolls(3, 12);
    expect([lost.by(), options(lost)]).toEqual([['p2'], []]);
    expect(lost.refused({ type: 'reroll', player: 'p1', character: 'ann' })).toMatchObject({ code: 'not-offered' });
  });

  test('but with Anticipation, which activates nobody [min.timing-of-force-powers.02]', () => {
    const table = round({ force: 3, powers: ['anticipation'] })
      .rolls(3, 12)
      .use('anticipation')
      .rolls(15)
      .goesFirst('p1');
    expect(table.character('ann')).toMatchObject({ force: 2, activated: false });
    expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann']);
  });
});
