/** How far and how fast characters move, and turns that are one charge. */
import { skirmish, type OnTable, type Table } from '../../table';
import { duel } from '../duel';
import { row } from '../tables';

const LONG = `+${'-+'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${' +'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${'-+'.repeat(30)}`;

test.each([
  ['accelerate', 24],
  ['wheel-form', 18],
])('%s: %i squares without an attack [min.accelerate.01, min.wheel-form.01]', (ability, squares) => {
  const far = (abilities: string[]) =>
    skirmish({ map: LONG, characters: { ann: { at: [0, 0], abilities }, bob: { at: [29, 1], player: 'p2' } } });
  const table = far([ability]).move(...row(0, squares));
  expect(table.steps()).toEqual([]);
  expect(table.targets()).toEqual([]);
  expect(
    far(['droid'])
      .move(...row(0, 12))
      .steps(),
  ).toEqual([]);
  expect(
    far([ability])
      .move(...row(0, 6))
      .targets(),
  ).toEqual(['bob']);
});

test.each([
  ['lift', 'large'],
  ['heavy-lift', 'huge'],
] as const)(
  '%s puts an adjacent ally elsewhere beside it, none that is %s [min.lift.01, min.heavy-lift.01]',
  (ability, tooLarge) => {
    const table = duel({ abilities: [ability] }, { at: [12, 5] }, { amy: { at: [5, 6] } }).use(ability);
    expect(table.legalOf('choose').map((each) => each.chosen)).toHaveLength(7);
    table.choose(ability, { ally: 'amy', to: [4, 4] });
    expect(table.character('amy').at).toEqual([4, 4]);
    expect(table.targets()).toEqual([]);
    const heavy = duel({ abilities: [ability] }, { at: [12, 5] }, { amy: { at: [5, 6], size: tooLarge } });
    expect(() => heavy.use(ability)).toThrow();
  },
);

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
