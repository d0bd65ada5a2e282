/** Effects on a target and those around it, in place of attacks. */
import { skirmish, type OnTable } from '../table';

const table = (ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [2, 5], abilities: [{ ability: 'grenades', value: 20 }], ...ann },
      bob: { at: [7, 5], player: 'p2' },
      cid: { at: [8, 5], player: 'p2' },
      ...more,
    },
  });

test('the target and all beside it, friend and foe, each with a save [min.grenades.01, min.grenades.03, min.attacking-allies.02]', () => {
  const thrown = table({}, { eve: { at: [6, 6] } })
    .use('grenades')
    .choose('grenades', 'bob');
  // The thrower's own first; then p2 says who is next.
  thrown.rolls(10).take({ type: 'affect', character: 'cid' }).rolls(11).rolls(3);
  expect([thrown.damage('eve'), thrown.damage('cid'), thrown.damage('bob')]).toEqual([20, 0, 20]);
});

test('no attack roll, and no attack: it replaces them [min.grenades.04, min.replaces-attacks.01, min.abilities-replacing-attacks.01]', () => {
  const thrown = table({}, {}).use('grenades').choose('grenades', 'bob');
  expect(thrown.toldOf('attack-rolled')).toEqual([]);
  thrown.take({ type: 'affect', character: 'bob' }).rolls(2, 2);
  expect(thrown.targets()).toEqual([]);
  expect(thrown.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'attacks-replaced' });
  // It may still move its speed.
  expect(thrown.steps()).not.toEqual([]);
});

test('not two in a turn, and not after an attack [min.replaces-attacks.02, min.replaces-attacks.03]', () => {
  const thrown = table({
    abilities: [{ ability: 'grenades', value: 20 }, { ability: 'flamethrower', value: 10 }, 'double-attack'],
  });
  thrown.use('grenades').choose('grenades', 'bob').take({ type: 'affect', character: 'bob' }).rolls(2, 2);
  expect(thrown.legalOf('use-ability')).toEqual([]);
  const attacked = table({ abilities: [{ ability: 'grenades', value: 20 }, 'double-attack'] })
    .attack('bob')
    .rolls(2);
  expect(attacked.legalOf('use-ability')).toEqual([]);
});

test('the usual rules of targets, and 6 squares [min.grenades.02, min.targeting-with-abilities.01, min.legal-target.03]', () => {
  const near = table({}, { dan: { at: [1, 5], player: 'p2' } }).use('grenades');
  expect(near.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['dan']);
  expect(table({ at: [0, 5] }).legalOf('use-ability')).toEqual([]);
});

test('a double move leaves no room for it [min.abilities-replacing-attacks.02, min.activating-a-character.04]', () => {
  const moved = table({ at: [2, 0] });
  moved.move([2, 1], [2, 2], [2, 3], [2, 4], [3, 4], [3, 5]);
  expect(moved.legalOf('use-ability')).toHaveLength(1);
  moved.move([3, 6]);
  expect(moved.legalOf('use-ability')).toEqual([]);
});
