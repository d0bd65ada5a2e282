/** Galloping Attack and Strafe Attack: attacks in the middle of a move. */
import { after } from '../../../src/core';
import { ability, call } from '../../../src/miniatures/engine';
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { miniatures } from '../../../src/miniatures/game';
import { newTurn } from '../../../src/miniatures/procedures/turn';
import { has, numbersOf } from '../fight';
import { openGround, skirmish, type OnTable, type Table } from '../table';
import { MELEE } from './duel';

/** Moves on, and nobody makes an attack of opportunity. */
function go(table: Table, ...squares: readonly Square[]): Table {
  for (const to of squares) {
    table.move(to);
    while (table.legalOf('let-pass').length > 0) table.letPass();
  }
  return table;
}
const along = (from: number, to: number, row = 5): Square[] =>
  Array.from({ length: to - from }, (_, i): Square => [from + i + 1, row]);
const foe = (at: Square, more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });

describe('Galloping Attack', () => {
  const GALLOP = 'galloping-attack';
  const table = (ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
    skirmish({
      characters: {
        ann: { at: [0, 5], abilities: [GALLOP, ...(ann.abilities ?? [])] },
        bob: foe([2, 6]),
        cid: foe([5, 6]),
        dan: foe([5, 4]),
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
    const beside = skirmish({ characters: { ann: { at: [1, 5], abilities: [GALLOP] }, bob: foe([2, 6]) } });
    const asked = { type: 'use-ability', player: 'p1', ability: GALLOP, source: 'ann' } as const;
    expect(beside.refused(asked).code).toBe('has-not-moved');
    expect(whom(go(beside, [2, 5]))).toEqual(['bob']);
  });

  test('nobody twice [min.galloping-attack.04]', () => {
    const passing = gallops(go(table(), ...along(0, 1)), 'bob');
    go(passing, [2, 5]);
    expect(() => passing.use(GALLOP)).toThrow();
    expect(whom(go(passing, [3, 5], [4, 5]))).toEqual(['cid', 'dan']);
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
      characters: { ann: { at: [0, 5], size: 'large', abilities: [GALLOP] }, bob: foe([4, 5]), cid: foe([13, 9]) },
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
    const fast = (): Table => table({ abilities: [has('speed', 8)] }, { eve: foe([7, 6]) });
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
      characters: { ann: { at: [0, 5], force: 1, powers: ['surprise-move'], abilities: [GALLOP] }, bob: foe([2, 6]) },
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

describe('Strafe Attack', () => {
  const STRAFE = 'strafe-attack';
  const PASS = 'effect-strafing-attack';
  const FLIES = [STRAFE, 'flight'];
  const table = (ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}, game = miniatures): Table =>
    skirmish(
      {
        characters: {
          ann: { at: [0, 5], ...ann, abilities: [...FLIES, ...(ann.abilities ?? [])] },
          bob: foe([3, 5]),
          cid: foe([5, 5]),
          ...more,
        },
      },
      game,
    );
  const declared = (t: Table, end: Square = [6, 5]): Table => t.use(STRAFE).choose(STRAFE, [...end]);
  const over = (t: Table, target: string, to: Square, roll = 15): Table =>
    t
      .use(PASS)
      .choose(PASS, { target, to: [...to] })
      .rolls(roll);

  test('each enemy that it flies over is attacked, before it enters the square [min.strafe-attack.01]', () => {
    const flying = over(declared(table()).move([1, 5], [2, 5]), 'bob', [3, 5]);
    expect(flying.events.map(({ type }) => type).filter((type) => /attack-rolled|character-moved/.test(type))).toEqual([
      'attack-rolled',
      'character-moved',
    ]);
    expect([flying.damage('bob'), flying.character('ann').at]).toEqual([10, [3, 5]]);
    over(flying.move([4, 5]), 'cid', [5, 5]);
    expect(flying.damage('cid')).toBe(10);
    expect(flying.move([6, 5]).endTurn().state.turn).toBeNull();
    // It may fly over somebody without an attack.
    expect(declared(table()).move([1, 5], [2, 5], [3, 5]).toldOf('attack-rolled')).toEqual([]);
    expect(
      skirmish({ characters: { ann: { at: [0, 5], abilities: [STRAFE] }, bob: foe([3, 5]) } }).legalOf('use-ability'),
    ).toEqual([]);
  });

  test('two whom one step enters are both attacked before it [min.strafe-attack.01]', () => {
    const large = table({ at: [0, 4], size: 'large' }, { cid: foe([3, 4]) });
    over(declared(large, [6, 4]).move([1, 4]), 'bob', [2, 4]);
    expect(large.character('ann').at).toEqual([1, 4]);
    large.attack('cid').rolls(15);
    expect([large.character('ann').at, large.damage('bob'), large.damage('cid')]).toEqual([[2, 4], 10, 10]);
  });

  test('nobody twice in a turn [min.strafe-attack.02]', () => {
    const large = table({}, { bob: foe([3, 5], { size: 'large' }), cid: foe([13, 0]) });
    over(declared(large, [6, 5]).move([1, 5], [2, 5]), 'bob', [3, 5]);
    expect(() => large.use(PASS)).toThrow();
    // Out of its space, and into another square of it.
    large.move([3, 4]);
    expect(() => large.use(PASS)).toThrow();
    expect(large.move([4, 5]).steps()).not.toEqual([]);
  });

  test('not back into the square that it has just left; into one before that it may [min.strafe-attack.03]', () => {
    const flying = declared(table(), [2, 5]).move([1, 5]);
    const back = { type: 'move', player: 'p1', character: 'ann', to: [0, 5], squeezed: null } as const;
    expect(flying.refused(back).code).toBe('been-there');
    expect(flying.move([1, 6], [0, 6]).steps()).toContainEqual([0, 5]);
    expect(table().move([1, 5]).steps()).toContainEqual([0, 5]);
  });

  test('a normal attack after 6 squares at the most, however fast it is [min.strafe-attack.04]', () => {
    const fast = (end: Square): Table =>
      over(declared(table({ abilities: [has('speed', 8)] }), end).move([1, 5], [2, 5]), 'bob', [3, 5]);
    const six = fast([6, 5]).move([4, 5], [5, 5], [6, 5]);
    expect(six.targets()).not.toEqual([]);
    const seven = fast([7, 5]).move([4, 5], [5, 5], [6, 5], [7, 5]);
    expect(seven.targets()).toEqual([]);
    const plain = table({ abilities: [has('speed', 8)] }).move(...along(0, 7));
    expect(plain.targets()).not.toEqual([]);
  });

  test('it says where its move ends, and ends it there [min.strafe-attack.05]', () => {
    const asking = table().use(STRAFE);
    const places = asking.legalOf('choose').map(({ chosen }) => chosen);
    expect(places).toContainEqual([6, 5]);
    // Occupied, or out of reach.
    for (const no of [
      [3, 5],
      [13, 5],
    ])
      expect(places).not.toContainEqual(no);
    const choosing = { type: 'choose', player: 'p1', ability: STRAFE, source: 'ann' } as const;
    expect(asking.refused({ ...choosing, chosen: [3, 5] }).code).toBeDefined();
    const flying = asking.choose(STRAFE, [6, 5]).move([1, 5]);
    expect(flying.refused({ type: 'end-turn', player: 'p1', character: 'ann' }).code).toBe('strafing');
    expect(flying.move([2, 5], [3, 5], [4, 5], [5, 5], [6, 5]).legalOf('end-turn')).toHaveLength(1);
  });

  test('nobody else enters that square meanwhile [min.strafe-attack.06]', () => {
    // Eve takes a turn at once when somebody is attacked.
    const interrupting = miniatures.with({
      abilities: [
        ability({
          id: 'effect-interrupts',
          card: 'accelerate',
          rules: ['min.immediate.01'],
          on: after('attack-resolved'),
          effect: (state, { source }) => call(state, 'turn', newTurn(source, state.turn)),
        }),
      ],
    });
    const eve = { eve: foe([6, 6], { abilities: ['accelerate', MELEE] }) };
    const flying = over(declared(table({}, eve, interrupting)).move([1, 5], [2, 5]), 'bob', [3, 5]);
    const step = { type: 'move', player: 'p2', character: 'eve', to: [6, 5], squeezed: null } as const;
    expect(flying.refused(step).code).toBe('kept-free');
    expect(flying.steps()).toContainEqual([7, 6]);
    flying.endTurn();
    expect(flying.character('ann').at).toEqual([3, 5]);
  });

  test('in its own turn alone [min.strafe-attack.07]', () => {
    const early = skirmish({
      map: openGround(),
      characters: { ann: { at: [0, 5], force: 1, powers: ['surprise-move'], abilities: FLIES }, bob: foe([2, 5]) },
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
