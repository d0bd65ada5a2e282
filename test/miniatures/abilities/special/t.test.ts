/** Special abilities: T. */
import { numbers, type Others } from '../../fight';
import { skirmish, type OnTable } from '../../table';
import { MELEE, duel } from '../duel';
import { activated, having, saves, using } from '../having';
import { allyOfBob, apart, walked } from '../tables';

test('Traps: 4 less Defense for enemies within 6 squares [min.traps.01]', () => {
  const traps = (at: OnTable['at'], player = 'p1') => ({ eve: { at, player, abilities: ['traps'], activated: true } });
  const defense = (others: Others) => numbers({}, { defense: 18 }, others).defense;
  expect([defense(traps([9, 5])), defense(traps([10, 5])), defense(traps([4, 5], 'p2'))]).toEqual([14, 18, 18]);
});

test('Twin Attack: once more against the same target, which brings no other [min.twin-attack.01, min.twin-attack.02, min.twin-attack.04]', () => {
  const table = walked(['twin-attack']).attack('bob').rolls(19, 19);
  expect(table.damage('bob')).toBe(20);
  expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob', 'bob']);
  expect(table.targets()).toEqual([]);
  expect(walked(['twin-attack'], { hitPoints: 10 }).attack('bob').rolls(19).toldOf('attack-declared')).toHaveLength(1);
});

test('Twin Attack adds to attacks that other abilities give [min.twin-attack.03]', () => {
  const foes = { ann: { at: [5, 5], abilities: [MELEE, 'furious-assault', 'twin-attack'] } } as Record<string, OnTable>;
  const table = skirmish({
    characters: { ...foes, bob: { at: [6, 5], player: 'p2' }, cid: { at: [5, 6], player: 'p2' } },
  });
  table
    .use('furious-assault')
    .use('effect-furious-assault-attacks')
    .attack('cid')
    .rolls(19, 19)
    .attack('bob')
    .rolls(19, 19);
  expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['cid', 'cid', 'bob', 'bob']);
});

test('Tow Cable: both fly up to 12 squares and end side by side [min.tow-cable.01, min.tow-cable.02, min.tow-cable.03]', () => {
  const big = { amy: { at: [5, 6] }, lea: { at: [3, 5], size: 'large' } } as Record<string, OnTable>;
  const table = duel({ abilities: ['tow-cable'] }, {}, big).use('tow-cable');
  if (table.legalOf('choose').some((each) => each.chosen === 'amy')) table.choose('tow-cable', 'amy');
  table.choose('tow-cable', [12, 5]);
  const places = table.legalOf('choose').map((each) => each.chosen);
  expect(places).toContainEqual([11, 5]);
  expect(places).not.toContainEqual([9, 5]);
  table.choose('tow-cable', [11, 5]);
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(table.steps()).toEqual([]);
  expect(table.character('lea').at).toEqual([3, 5]);
});

test('where the first attack was drawn away the one of Twin Attack is against whom it struck [min.twin-attack.02, min.draw-fire.01]', () => {
  const table = duel({ abilities: ['twin-attack'] }, { at: [9, 6] }, { cid: allyOfBob([9, 3], 'draw-fire') });
  table.attack('bob').use('draw-fire').rolls(10, 15, 15);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 40]);
  expect(table.targets()).toEqual([]);
});

test('Thud Bug stuns whom it hurts, by one save for both; Huge characters not [min.thud-bug.01, min.thud-bug.02]', () => {
  const used = (roll: number, bob: Partial<OnTable> = {}) =>
    saves(using(apart(having('thud-bug'), bob), 'thud-bug', 'bob'), { bob: roll });
  expect([activated(used(10), 'bob'), activated(used(11), 'bob')]).toEqual([[true], [false]]);
  const huge = used(10, { size: 'huge' });
  expect([huge.damage('bob'), ...activated(huge, 'bob')]).toEqual([10, false]);
});
