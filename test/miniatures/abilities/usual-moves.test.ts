/** Mobile Attack, Flight, speeds, and several attacks in a turn: how the usual move and the usual attack change. */
import { ability } from '../../../src/miniatures/engine';
import { miniatures } from '../../../src/miniatures/game';
import { has } from '../fight';
import { skirmish, type OnTable, type Table } from '../table';
import { duel, MELEE } from './duel';

const east = (from: number, to: number, row = 5): [number, number][] =>
  Array.from({ length: to - from }, (_, i): [number, number] => [from + i + 1, row]);
const MOBILE = ['mobile-attack'];
/** Bob at the far end. */
const far = (ann: Partial<OnTable>, more: Record<string, OnTable> = {}): Table =>
  skirmish({ characters: { ann: { at: [0, 5], ...ann }, bob: { at: [13, 5], player: 'p2' }, ...more } });

describe('Mobile Attack', () => {
  test('it moves before and after its attack, 6 squares in all [min.mobile-attack.01]', () => {
    const table = far({ abilities: MOBILE })
      .move(...east(0, 2))
      .attack('bob')
      .rolls(2);
    expect(table.move(...east(2, 6)).steps()).toEqual([]);
    const usual = far({})
      .move(...east(0, 2))
      .attack('bob')
      .rolls(2);
    expect(usual.steps()).toEqual([]);
  });

  test('the same with what replaces its attacks [min.mobile-attack.01]', () => {
    const table = far({ abilities: [...MOBILE, has('missiles', 10)] }).move(...east(0, 2));
    table.use('missiles').choose('missiles', 'bob').rolls(11);
    expect(table.move(...east(2, 6)).steps()).toEqual([]);
  });

  test('enemies beside it make attacks of opportunity, before and after its own attack [min.mobile-attack.02]', () => {
    const before = duel({ abilities: MOBILE }, { abilities: [MELEE] });
    expect(before.move([4, 5]).legalOf('attack-of-opportunity')).toHaveLength(1);
    const after = duel({ at: [4, 5], abilities: MOBILE }, { abilities: [MELEE] });
    after.move([5, 5]).attack('bob').rolls(2).move([4, 5]);
    expect(after.legalOf('attack-of-opportunity')).toHaveLength(1);
  });

  test('what makes it faster adds to both parts [min.mobile-attack.03]', () => {
    const table = far({ abilities: MOBILE, force: 1, powers: ['knight-speed'] }).use('knight-speed');
    table
      .move(...east(0, 3))
      .attack('bob')
      .rolls(2);
    expect(table.move(...east(3, 10)).steps()).toEqual([]);
  });

  test('it attacks from where it could end its move [min.mobile-attack.04]', () => {
    const table = far({ abilities: MOBILE }, { amy: { at: [1, 5] } }).move([1, 5]);
    expect(table.whyNotAttack('ann', 'bob').code).toBe('in-the-middle-of-a-move');
    expect(table.move([2, 5]).targets()).toEqual(['bob']);
  });
});

test('Flight: no wall is crossed, and it ends on no pit and in nobody [min.flight.02]', () => {
  const map = '+-+-+-+-+-+\n|. . x . .|\n+ + + + + +\n|. . . .|.|\n+-+-+-+-+-+';
  const table = (): Table =>
    skirmish({
      map,
      characters: { ann: { at: [1, 1], abilities: ['flight'] }, bob: { at: [2, 0], player: 'p2' } },
    });
  const overPit = table().move([2, 1]);
  expect(overPit.legalOf('end-turn')).toEqual([]);
  expect(overPit.move([3, 1]).legalOf('end-turn')).toHaveLength(1);
  const overBob = table().move([1, 0], [2, 0]);
  expect(overBob.legalOf('end-turn')).toEqual([]);
  const atWall = overBob.move([3, 0]);
  expect(atWall.legalOf('end-turn')).toHaveLength(1);
  expect(atWall.steps()).not.toContainEqual([4, 0]);
  const refused = atWall.refused({ type: 'move', player: 'p1', character: 'ann', to: [4, 0], squeezed: null });
  expect(refused.code).toBe('wall');
});

test('Master Speed: 6 squares more, with an attack or without [min.master-speed.01]', () => {
  const LONG = `+${'-+'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${'-+'.repeat(30)}`;
  const fast = (): Table =>
    skirmish({
      map: LONG,
      characters: {
        ann: { at: [0, 0], force: 2, powers: ['master-speed'] },
        bob: { at: [29, 0], player: 'p2' },
      },
    }).use('master-speed');
  const attacks = fast().move(...east(0, 12, 0));
  expect(attacks.character('ann').force).toBe(1);
  expect(attacks.targets()).toEqual(['bob']);
  attacks.move([13, 0]);
  expect(attacks.targets()).toEqual([]);
  expect(
    fast()
      .move(...east(0, 18, 0))
      .steps(),
  ).toEqual([]);
});

describe('several speeds', () => {
  const COMMANDER = 'commander-k-3po';
  /** Another commander effect than is printed: a speed for everybody. */
  const commanded = (speed: number) =>
    miniatures.with({
      abilities: [
        ability({
          id: 'effect-speed',
          card: COMMANDER,
          rules: ['min.commander-effect.01'],
          modifies: { speeds: (_state, { source: by }, speeds) => [...speeds, { speed, by }] },
        }),
      ],
    });
  const squares = (printed: number, granted: number): number => {
    const LONG = `+${'-+'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${'-+'.repeat(30)}`;
    const table = skirmish(
      {
        map: LONG,
        characters: {
          ann: { at: [0, 0], abilities: [has('speed', printed)], commanderEffect: COMMANDER },
          bob: { at: [29, 0], player: 'p2' },
        },
      },
      commanded(granted),
    );
    let moved = 0;
    while (table.targets().length > 0) table.move([++moved, 0]);
    return moved - 1;
  };

  test('a penalty wins, whatever else it has [min.speed.02]', () => {
    expect(squares(4, 8)).toBe(4);
    expect(squares(8, 4)).toBe(4);
  });

  test('without one the highest does [min.speed.03]', () => {
    expect(squares(8, 10)).toBe(10);
    expect(squares(10, 8)).toBe(10);
  });
});

describe('several attacks', () => {
  const foes: Record<string, OnTable> = { cid: { at: [6, 6], player: 'p2' } };
  /** Attacks bob and cid in turns, as often as it may. */
  const attacks = (table: Table): number => {
    let made = 0;
    for (const target of ['bob', 'cid', 'bob', 'cid', 'bob']) {
      if (!table.targets().includes(target)) break;
      table.attack(target).rolls(2);
      made += 1;
    }
    return made;
  };

  test('Quadruple Attack: four, one after moving, and one of opportunity [min.quadruple-attack.01]', () => {
    const abilities = ['quadruple-attack'];
    expect(attacks(duel({ abilities }, {}, foes))).toBe(4);
    expect(attacks(duel({ at: [4, 5], abilities }, { at: [6, 5] }, foes).move([5, 5]))).toBe(1);
    const passed = skirmish({
      characters: { bob: { at: [6, 5], player: 'p2' }, ann: { at: [5, 5], abilities } },
      moment: { stage: 'activations', character: 'bob' },
    });
    passed.move([7, 5]).opportunity('ann').rolls(2);
    expect(passed.toldOf('attack-declared')).toHaveLength(1);
    expect(passed.by()).toEqual(['p2']);
  });

  test('Extra Attack: two, and one after moving [min.extra-attack.01]', () => {
    const abilities = ['extra-attack'];
    expect(attacks(duel({ abilities }, {}, foes))).toBe(2);
    expect(attacks(duel({ at: [4, 5], abilities }, { at: [6, 5] }, foes).move([5, 5]))).toBe(1);
    // Nor does it move after the two.
    const table = duel({ abilities }, {}, foes).attack('bob').rolls(2);
    expect(table.steps()).not.toEqual([]);
    expect(table.attack('bob').rolls(2).steps()).toEqual([]);
  });
});
