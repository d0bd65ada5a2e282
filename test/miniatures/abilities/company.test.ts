/** Bonuses by who is near. */
import { AWAY, fighters, has, naming, numbers, numbersOf, rolled, strike, type Others } from '../fight';
import type { OnTable } from '../table';

/** Somebody on Ann's side at so many squares from her; by now nobody to combine fire with. */
const ally = (squares: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [2, squares > 4 ? 5 - 4 : 5 - squares],
  activated: true,
  ...more,
  ...(squares > 4 && { at: [2 + squares - 4, 1] }),
});
const attack = (ann: Partial<OnTable>, others: Others, bob: Partial<OnTable> = {}) => numbers(ann, bob, others).attack;

test('Gregarious: an ally within 6 squares; more of them add nothing [min.gregarious.01]', () => {
  const ann = { abilities: ['gregarious'] };
  expect([attack(ann, { eve: ally(6) }), attack(ann, { eve: ally(7) })]).toEqual([9, 5]);
  expect(attack(ann, { eve: ally(1), fay: ally(2), gus: ally(3) })).toBe(9);
});

test('Loner: no ally within 6 squares [min.loner.01]', () => {
  const ann = { abilities: ['loner'] };
  expect([attack(ann, { eve: ally(6) }), attack(ann, { eve: ally(7) })]).toEqual([5, 9]);
});

test('Synergy: the ally that it names within 6 squares [min.synergy.01]', () => {
  const ann = { abilities: [naming('synergy', 'Jaina Solo')] };
  const jaina = { name: 'Jaina Solo, Jedi' };
  expect([
    attack(ann, { eve: ally(6, jaina) }),
    attack(ann, { eve: ally(7, jaina) }),
    attack(ann, { eve: ally(6) }),
  ]).toEqual([9, 5, 5]);
});

test('Protective +10: the ally that it names, wounded and within 6 squares [min.protective.01]', () => {
  const ann = { abilities: [naming('protective', 'Jaina Solo', 10)] };
  const damage = (squares: number, suffered: number) =>
    numbers(ann, {}, { eve: ally(squares, { name: 'Jaina Solo', suffered }) }).damage;
  expect([damage(6, 10), damage(6, 0), damage(7, 10)]).toEqual([20, 10, 10]);
});

test('Squad Assault: three others of its name within 6 squares [min.squad-assault.01]', () => {
  const ann = { name: 'Guard', abilities: ['squad-assault'] };
  const guard = { name: 'Guard' };
  const two = { eve: ally(1, guard), fay: ally(2, guard) };
  expect(attack(ann, { ...two, gus: ally(6, guard) })).toBe(9);
  expect([
    attack(ann, two),
    attack(ann, { ...two, gus: ally(7, guard) }),
    attack(ann, { ...two, gus: ally(3) }),
  ]).toEqual([5, 5, 5]);
});

test('Ataru Style: exactly one enemy within 6 squares, and it is no master of Makashi [min.ataru-style.01, min.makashi-style-master.02]', () => {
  const ann = { abilities: ['ataru-style'] };
  expect(attack(ann, {})).toBe(9);
  expect(attack(ann, { cid: { at: [8, 5], player: 'p2' } })).toBe(5);
  expect(attack(ann, { cid: { at: [9, 5], player: 'p2' } })).toBe(9);
  expect(attack(ann, {}, { at: [9, 5] })).toBe(5);
  expect(attack(ann, {}, { abilities: ['makashi-style-master'] })).toBe(5);
});

const foe = (at: OnTable['at']): OnTable => ({ at, player: 'p2', hitPoints: 100 });

test('Crowd Fighting: 2 for each other character beside it, friend and foe [min.crowd-fighting.01]', () => {
  const crowd = { cid: foe([1, 5]), dan: foe([1, 4]), eve: ally(1) };
  expect(attack({ abilities: ['crowd-fighting'] }, crowd)).toBe(11);
  expect(attack({ abilities: ['crowd-fighting'] }, { ...crowd, eve: ally(2) })).toBe(9);
});

test('Crowd Fighting is counted anew for each attack [min.crowd-fighting.02]', () => {
  const ann = { abilities: ['crowd-fighting', 'double-attack'] };
  const table = fighters(ann, { hitPoints: 10 }, { cid: foe([1, 5]), dan: foe([1, 4]), gil: foe([3, 6]) });
  expect(numbersOf(strike(table)).attack).toBe(11);
  expect(numbersOf(strike(table, 'cid')).attack).toBe(9);
});

const hellion = { name: 'Dark Hellion' };

test('Gang 2: for each other ally of the name within 6 squares of the target [min.gang.01]', () => {
  const ann = { ...hellion, abilities: [naming('gang', 'Dark Hellion', 2)] };
  const bob = { at: [3, 5] } as const;
  const near = { eve: ally(4, hellion), fay: ally(1, hellion) };
  expect(attack(ann, { ...near, gus: { at: [10, 5], activated: true, ...hellion } }, bob)).toBe(9);
  expect(attack(ann, { ...near, gus: { at: [9, 5], activated: true, ...hellion } }, bob)).toBe(11);
  expect(attack(ann, { eve: ally(1) }, bob)).toBe(5);
});

test('Swarm +1: for each other ally of its name beside the target [min.swarm-1.01]', () => {
  const ann = { ...hellion, abilities: [has('swarm-1', 1)] };
  const beside = { eve: { at: [4, 5], ...hellion }, fay: { at: [4, 4], ...hellion } } satisfies Others;
  expect(numbers(ann, {}, { ...beside, gus: { at: [4, 6], ...hellion } }).attack).toBe(8);
  expect(numbers(ann, {}, { ...beside, gus: { at: [5, 6], ...hellion } }).attack).toBe(7);
  expect(numbers(ann, {}, { ...beside, gus: { at: [4, 6] } }).attack).toBe(7);
});

test.each([
  ['Gang [min.gang.02]', naming('gang', 'Dark Hellion', 2), 7],
  ['Swarm +1 [min.swarm-1.02]', has('swarm-1', 1), 6],
])('in attacks of opportunity, too: %s', (_title, ability, attackIs) => {
  const eve: OnTable = { at: [4, 5], ...hellion, abilities: [], activated: true };
  const table = fighters({ ...hellion, abilities: [ability] }, {}, { eve }).endTurn();
  table.activate('bob').take({ type: 'move', to: [3, 6], squeezed: null });
  expect(numbersOf(rolled(table.opportunity('ann'))).attack).toBe(attackIs);
});

test('Fire Control: allied Droids that are not Unique, wherever they are [min.fire-control.01]', () => {
  const control = { eve: { at: [13, 0], abilities: ['fire-control'], activated: true } } satisfies Others;
  expect(attack({ abilities: ['droid'] }, control)).toBe(9);
  expect(attack({ abilities: ['droid', 'unique'] }, control)).toBe(5);
  expect(attack({}, control)).toBe(5);
  expect(attack({ abilities: ['droid'] }, { eve: { ...control.eve, player: 'p2' } })).toBe(5);
});

test('Doctrine of Fear: 4 less Attack for enemies within 6 squares [min.doctrine-of-fear.01]', () => {
  const fear = (at: OnTable['at'], player = 'p2') => ({ cid: { at, player, abilities: ['doctrine-of-fear'] } });
  expect([attack({}, fear([8, 5])), attack({}, fear([9, 5])), attack({}, fear([1, 5], 'p1'))]).toEqual([1, 5, 5]);
  expect(attack({}, { ...fear([8, 5]), dan: fear([8, 6]).cid })).toBe(1);
});

test('Traps: 4 less Defense for enemies within 6 squares [min.traps.01]', () => {
  const traps = (at: OnTable['at'], player = 'p1') => ({ eve: { at, player, abilities: ['traps'], activated: true } });
  const defense = (others: Others) => numbers({}, { defense: 18 }, others).defense;
  expect([defense(traps([9, 5])), defense(traps([10, 5])), defense(traps([4, 5], 'p2'))]).toEqual([14, 18, 18]);
});

describe('Shaper', () => {
  const vong: Partial<OnTable> = { faction: 'yuuzhan-vong' };
  const shaper = (squares: number) => ally(squares, { abilities: [has('shaper', 10)] });

  test('for Yuuzhan Vong allies within 6 squares, once [min.shaper.01, min.stacking.03]', () => {
    expect(numbers(vong, {}, { eve: shaper(6) }).damage).toBe(20);
    expect(numbers(vong, {}, { eve: shaper(7) }).damage).toBe(10);
    expect(numbers({}, {}, { eve: shaper(6) }).damage).toBe(10);
    expect(numbers(vong, {}, { eve: shaper(6), fay: shaper(2) }).damage).toBe(20);
    expect(numbers({ ...vong, abilities: [has('shaper', 10)] }).damage).toBe(10);
  });

  test('critical hits multiply it [min.shaper.02]', () => {
    expect(strike(fighters(vong, AWAY, { eve: shaper(2) }), 'bob', 20).damage('bob')).toBe(40);
  });
});
