/** Upgrade cards of the slot 'support-team'. */
import { armadaTable, type Table } from '../../table';
import { equipped, points, repair } from '../tables';

test('Engineering Team: one point more, by dial, by token after halving, and once by both [arm.effect-use-and-timing.04, arm.commands.24]', () => {
  const of = (upgrade: string | null): unknown[] =>
    ['dial', 'token', 'dial-and-token'].map((spent) => points(repair(upgrade, spent)));
  expect(of(null)).toEqual([3, 2, 5]);
  expect(of('engineering-team')).toEqual([4, 3, 6]);
});

describe('Nav Team', () => {
  const navigating = (upgrade: string | null): Table =>
    equipped(
      upgrade,
      { speed: 2, dial: 'navigate', tokens: ['navigate'] },
      { moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' } },
    );
  const courses = (table: Table): number =>
    new Set(table.legal().flatMap((action) => (action.type === 'determine-course' ? [action.clicks.join()] : []))).size;
  const after = (upgrade: string | null, spent: string, speed: number): number =>
    courses(navigating(upgrade).answer({ type: 'resolve-navigate', with: spent, speed }));

  test('a token may raise one yaw value instead of changing the speed [arm.commands.08]', () => {
    const stay = { type: 'resolve-navigate', player: 'p1', ship: 'ship', with: 'token', speed: 2 } as const;
    expect(navigating(null).whyNot(stay)).not.toBeNull();
    expect(after('nav-team', 'token', 2)).toBe(after(null, 'dial', 2));
  });

  test('a token that changes the speed raises none [arm.commands.08]', () => {
    expect(after('nav-team', 'token', 3)).toBe(after(null, 'token', 3));
  });

  test('with the dial, the token raises a second yaw value, unless both change the speed [arm.commands.36]', () => {
    expect(after('nav-team', 'dial-and-token', 2)).toBeGreaterThan(after(null, 'dial-and-token', 2));
    expect(after('nav-team', 'dial-and-token', 3)).toBeGreaterThan(after(null, 'dial-and-token', 3));
    expect(after('nav-team', 'dial-and-token', 0)).toBe(after(null, 'dial-and-token', 0));
  });
});

describe('Engine Techs', () => {
  const STRAIGHT = { type: 'determine-course', side: 'right' };
  const techs = (navigates: boolean, upgrades: string[] = ['engine-techs'], speed = 2, more: object = {}): Table => {
    const table = armadaTable({
      ships: {
        glad: {
          card: 'gladiator-i-class-star-destroyer',
          at: [500, 200],
          speed,
          tokens: ['navigate'],
          upgrades,
          ...more,
        },
        far: { owner: 'p2' },
      },
      moment: { phase: 'ship', ship: 'glad', step: 'execute maneuver' },
    });
    table.answer(navigates ? { type: 'resolve-navigate', speed: speed - 1 } : { type: 'skip-navigate' });
    const at = table.ship('glad').speed;
    return at === 0 ? table : table.answer({ ...STRAIGHT, clicks: Array<number>(at).fill(0) });
  };

  test('after a maneuver with a navigate command another one at speed 1, whatever the dial shows [arm.effect-use-and-timing.04]', () => {
    const table = techs(true, ['engine-techs'], 3).answer({ type: 'use-ability' });
    expect(table.legal().every((action) => action.type === 'determine-course' && action.clicks.length === 1)).toBe(
      true,
    );
    table.answer({ ...STRAIGHT, clicks: [0] });
    expect(table.told('ship-moved').map(({ speed }) => speed)).toEqual([2, 1]);
    expect(table.ship('glad')).toMatchObject({ speed: 2, upgrades: [{ exhausted: true }] });
  });

  test('at speed 0, too, and it may be declined', () => {
    const table = techs(true, ['engine-techs'], 1)
      .answer({ type: 'use-ability' })
      .answer({ ...STRAIGHT, clicks: [0] });
    expect(table.told('ship-moved').map(({ speed }) => speed)).toEqual([0, 1]);
    expect(techs(true).answer({ type: 'decline' }).told('ship-moved')).toHaveLength(1);
  });

  test('not without a navigate command, and not exhausted', () => {
    expect(techs(false).told('ability-queued')).toEqual([]);
    expect(techs(true, ['engine-techs'], 2, { exhausted: ['engine-techs'] }).told('ship-moved')).toHaveLength(1);
    expect(techs(true, []).told('ability-queued')).toEqual([]);
  });
});
