/** Special abilities: G. */
import type { Square } from '../../../../src/miniatures/facts/battle-map';
import { has, naming, numbersOf } from '../../fight';
import { skirmish, type OnTable, type Table } from '../../table';
import { damages, having, saves, using } from '../having';
import {
  allyAway,
  along,
  attackWith,
  besideAnn,
  enemyAt,
  gunner,
  hellion,
  mounted,
  throwing,
  together,
  walked,
  withGrenades,
} from '../tables';

test('the target and all beside it, friend and foe, each with a save [min.grenades.01, min.grenades.03, min.attacking-allies.02]', () => {
  const thrown = withGrenades({}, { eve: { at: [6, 6] } })
    .use('grenades')
    .choose('grenades', 'bob');
  // The thrower's own first; then p2 says who is next.
  thrown.rolls(10).take({ type: 'affect', character: 'cid' }).rolls(11).rolls(3);
  expect([thrown.damage('eve'), thrown.damage('cid'), thrown.damage('bob')]).toEqual([20, 0, 20]);
});

test('no attack roll, and no attack: it replaces them [min.grenades.04, min.replaces-attacks.01, min.abilities-replacing-attacks.01]', () => {
  const thrown = withGrenades({}, {}).use('grenades').choose('grenades', 'bob');
  expect(thrown.toldOf('attack-rolled')).toEqual([]);
  thrown.take({ type: 'affect', character: 'bob' }).rolls(2, 2);
  expect(thrown.targets()).toEqual([]);
  expect(thrown.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'attacks-replaced' });
  // It may still move its speed.
  expect(thrown.steps()).not.toEqual([]);
});

test('the usual rules of targets, and 6 squares [min.grenades.02, min.targeting-with-abilities.01, min.legal-target.03]', () => {
  const near = withGrenades({}, { dan: { at: [1, 5], player: 'p2' } }).use('grenades');
  expect(near.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['dan']);
  expect(withGrenades({ at: [0, 5] }).legalOf('use-ability')).toEqual([]);
});

test('Gregarious: an ally within 6 squares; more of them add nothing [min.gregarious.01]', () => {
  const ann = { abilities: ['gregarious'] };
  expect([attackWith(ann, { eve: allyAway(6) }), attackWith(ann, { eve: allyAway(7) })]).toEqual([9, 5]);
  expect(attackWith(ann, { eve: allyAway(1), fay: allyAway(2), gus: allyAway(3) })).toBe(9);
});

test('Gang 2: for each other ally of the name within 6 squares of the target [min.gang.01]', () => {
  const ann = { ...hellion, abilities: [naming('gang', 'Dark Hellion', 2)] };
  const bob = { at: [3, 5] } as const;
  const near = { eve: allyAway(4, hellion), fay: allyAway(1, hellion) };
  expect(attackWith(ann, { ...near, gus: { at: [10, 5], activated: true, ...hellion } }, bob)).toBe(9);
  expect(attackWith(ann, { ...near, gus: { at: [9, 5], activated: true, ...hellion } }, bob)).toBe(11);
  expect(attackWith(ann, { eve: allyAway(1) }, bob)).toBe(5);
});

test('Greater Mobile Attack: all attacks after a move, and the rest of the move [min.greater-mobile-attack.01, min.greater-mobile-attack.02]', () => {
  const table = walked(['double-attack', 'greater-mobile-attack']).attack('bob').rolls(2).attack('cid').rolls(2);
  table.move([7, 4]);
  expect(table.targets()).toEqual([]);
  expect(walked(['double-attack']).attack('bob').rolls(2).targets()).toEqual([]);
});

test('Gunner +10 adds to the damage of a Mounted Weapon [min.gunner.02]', () => {
  const fay: OnTable = { ...besideAnn, abilities: [has('gunner', 10)] };
  expect(numbersOf(together({ ...mounted, damage: 30 }, { fay }))).toMatchObject({ attack: 9, damage: 40 });
  expect(numbersOf(together({ damage: 30 }, { fay }))).toMatchObject({ attack: 9, damage: 30 });
  expect(numbersOf(together({ ...mounted, damage: 30 }, { fay: { ...besideAnn, ...gunner } })).damage).toBe(30);
});

/** Moves on, and nobody makes an attack of opportunity. */
function go(table: Table, ...squares: readonly Square[]): Table {
  for (const to of squares) {
    table.move(to);
    while (table.legalOf('let-pass').length > 0) table.letPass();
  }
  return table;
}

describe('Galloping Attack', () => {
  const GALLOP = 'galloping-attack';
  const table = (ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
    skirmish({
      characters: {
        ann: { at: [0, 5], abilities: [GALLOP, ...(ann.abilities ?? [])] },
        bob: enemyAt([2, 6]),
        cid: enemyAt([5, 6]),
        dan: enemyAt([5, 4]),
        ...more,
      },
    });
  const gallops = (t: Table, target: string, roll = 15): Table => t.use(GALLOP).choose(GALLOP, target).rolls(roll);
  const whom = (t: Table): unknown[] =>
    t
      .use(GALLOP)
      .legalOf('choose')
      .map(({ chosen }) => chosen);

  test('each enemy beside its way is attacked, with +4 Attack and a roll of its own [min.galloping-attack.01, min.galloping-attack.03]', () => {
    const passing = gallops(go(table(), ...along(0, 1)), 'bob');
    expect(numbersOf(passing).attack).toBe(9);
    go(passing, ...along(1, 4));
    gallops(gallops(passing, 'cid', 2), 'dan', 16);
    expect(passing.toldOf('attack-rolled').map(({ target, roll }) => [target, roll])).toEqual([
      ['bob', 15],
      ['cid', 2],
      ['dan', 16],
    ]);
    expect([passing.damage('bob'), passing.damage('cid'), passing.damage('dan')]).toEqual([10, 0, 10]);
    // The normal attack has no such bonus.
    expect(numbersOf(passing.attack('cid').rolls(15)).attack).toBe(5);
  });

  test('it moves a square first [min.galloping-attack.02]', () => {
    const beside = skirmish({ characters: { ann: { at: [1, 5], abilities: [GALLOP] }, bob: enemyAt([2, 6]) } });
    const asked = { type: 'use-ability', player: 'p1', ability: GALLOP, source: 'ann' } as const;
    expect(beside.refused(asked).code).toBe('has-not-moved');
    expect(whom(go(beside, [2, 5]))).toEqual(['bob']);
  });

  test('nobody twice [min.galloping-attack.04]', () => {
    const passing = gallops(go(table(), ...along(0, 1)), 'bob');
    go(passing, [2, 5]);
    expect(() => passing.use(GALLOP)).toThrow();
    expect(whom(go(passing, [3, 5], [4, 5]))).toEqual(['cid', 'dan']);
    const again = gallops(go(table({}, { eve: enemyAt([3, 6]) }), ...along(0, 1)), 'bob');
    go(again, [2, 5]).use(GALLOP);
    const [eve] = again.legalOf('choose');
    if (!eve) throw new Error('nobody is left');
    expect([eve.chosen, again.refused({ ...eve, chosen: 'bob' }).rules[0]]).toEqual(['eve', 'min.galloping-attack.04']);
  });

  test('it goes back to no square of its move [min.galloping-attack.05]', () => {
    const passing = gallops(go(table(), [0, 6], [1, 6]), 'bob');
    const step = (to: Square) => ({ type: 'move', player: 'p1', character: 'ann', to, squeezed: null }) as const;
    expect(passing.refused(step([0, 6])).code).toBe('been-there');
    expect(passing.steps()).toContainEqual([1, 5]);
    go(passing, [1, 5]);
    expect(passing.refused(step([0, 5])).code).toBe('been-there');
    // Who has gone back attacks nobody so; who attacks nobody so goes back.
    const returned = go(table(), [1, 5], [0, 5], [1, 5]);
    expect(() => returned.use(GALLOP)).toThrow();
    expect(returned.steps()).toContainEqual([0, 5]);
  });

  test('a Large one may enter what it stands on, and nothing that it has left [min.galloping-attack.05]', () => {
    const large = skirmish({
      characters: {
        ann: { at: [0, 5], size: 'large', abilities: [GALLOP] },
        bob: enemyAt([4, 5]),
        cid: enemyAt([13, 9]),
      },
    });
    gallops(go(large, [1, 5], [2, 5]), 'bob');
    expect(large.steps()).toContainEqual([2, 6]);
    expect(large.steps()).not.toContainEqual([1, 5]);
    expect(large.steps()).not.toContainEqual([1, 6]);
  });

  test('whom it passes strikes at it [min.galloping-attack.06]', () => {
    const passing = gallops(go(table(), ...along(0, 1)), 'bob').move([2, 5]);
    expect(passing.legalOf('attack-of-opportunity').map(({ character }) => character)).toEqual(['bob']);
  });

  test('a normal attack after 6 squares at the most, however fast it is [min.galloping-attack.07]', () => {
    const fast = (): Table => table({ abilities: [has('speed', 8)] }, { eve: enemyAt([7, 6]) });
    const six = go(gallops(go(fast(), ...along(0, 1)), 'bob'), ...along(1, 6));
    expect(six.targets()).not.toEqual([]);
    expect(go(six, [7, 5]).targets()).toEqual([]);
    expect(go(fast(), ...along(0, 7)).targets()).not.toEqual([]);
  });

  test('not after its normal attack, with which its move is over [min.galloping-attack.01]', () => {
    const stands = go(table(), ...along(0, 4));
    expect(whom(stands)).toEqual(['cid', 'dan']);
    const attacked = go(table(), ...along(0, 4))
      .attack('cid')
      .rolls(2);
    expect(attacked.legalOf('use-ability')).toEqual([]);
    const mobile = go(table({ abilities: ['mobile-attack'] }), ...along(0, 3))
      .attack('bob')
      .rolls(2);
    expect(mobile.legalOf('use-ability')).toEqual([]);
    expect(whom(go(mobile, [4, 5]))).toEqual(['cid', 'dan']);
  });

  test('in its own turn alone [min.galloping-attack.08]', () => {
    const early = skirmish({
      characters: {
        ann: { at: [0, 5], force: 1, powers: ['surprise-move'], abilities: [GALLOP] },
        bob: enemyAt([2, 6]),
      },
      moment: { stage: 'initiative' },
    });
    early
      .rolls(9, 3)
      .goesFirst('p1')
      .use('surprise-move')
      .choose('surprise-move', { to: [1, 5], squeezed: null });
    expect(early.legalOf('use-ability')).toEqual([]);
    expect(early.legalOf('choose').length).toBeGreaterThan(1);
  });
});

test('no attack: Bodyguard takes nothing, nothing is rolled [min.grenades.04, min.missiles.04]', () => {
  for (const id of ['grenades', 'missiles']) {
    const used = saves(using(throwing(having(id, 20), { cid: { abilities: ['bodyguard'] } }), id, 'bob'), {
      eve: 2,
      bob: 2,
      cid: 2,
    });
    expect(damages(used, 'bob', 'cid')).toEqual([20, 20]);
    expect(used.toldOf('attack-rolled')).toEqual([]);
  }
});
