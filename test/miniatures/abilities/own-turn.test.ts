/** What depends on whose turn it is, and on who has moved. */
import { AWAY, fighters, has, numbers, numbersOf, rolled, strike } from '../fight';
import type { OnTable, Table } from '../table';

/** Ann takes a step first, and stays beside Bob. */
const afterAStep = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}) =>
  numbersOf(strike(fighters({ at: [1, 5], ...ann }, bob).move([2, 5])));

/** Bob walks away from Ann, who attacks. */
function opportunity(ann: Partial<OnTable>): Table {
  const table = fighters({}, {}, { eve: { at: [2, 4], activated: true, ...ann } }).endTurn();
  table.activate('bob').take({ type: 'move', to: [4, 6], squeezed: null });
  return rolled(table.opportunity('eve'));
}

test('Careful Shot +4: before it has moved [min.careful-shot.01]', () => {
  expect(numbers({ abilities: [has('careful-shot', 4)] }).attack).toBe(9);
  expect(afterAStep({ abilities: [has('careful-shot', 4)] }).attack).toBe(5);
});

test('Deadeye: before it has moved [min.deadeye.01]', () => {
  expect(numbers({ damage: 20, abilities: ['deadeye'] }, AWAY).damage).toBe(30);
  expect(afterAStep({ damage: 20, abilities: ['deadeye'] }).damage).toBe(20);
});

test('Mighty Swing +10: before it has moved, against adjacent enemies [min.mighty-swing.01]', () => {
  const swing: Partial<OnTable> = { damage: 20, abilities: [has('mighty-swing', 10)] };
  expect(numbers(swing).damage).toBe(30);
  expect(numbers(swing, AWAY).damage).toBe(20);
  expect(afterAStep(swing).damage).toBe(20);
});

test('Momentum: after a step, against adjacent enemies [min.momentum.01]', () => {
  const momentum: Partial<OnTable> = { damage: 20, abilities: ['momentum'] };
  expect(afterAStep(momentum)).toMatchObject({ attack: 9, damage: 30 });
  expect(numbers(momentum)).toMatchObject({ attack: 5, damage: 20 });
  expect(afterAStep(momentum, AWAY)).toMatchObject({ attack: 5, damage: 20 });
});

test.each([
  ['Careful Shot [min.careful-shot.02]', has('careful-shot', 4)],
  ['Deadeye [min.deadeye.02]', { ability: 'deadeye' }],
  ['Mighty Swing [min.mighty-swing.02]', has('mighty-swing', 10)],
])('nothing for an attack of opportunity: %s', (_title, ability) => {
  expect(numbersOf(opportunity({ abilities: [ability] }))).toMatchObject({ attack: 5, damage: 10 });
});

test('Momentum is of its own turn [min.momentum.02]', () => {
  const table = fighters({ at: [1, 5], abilities: ['momentum'] })
    .move([2, 5])
    .endTurn();
  table.activate('bob').take({ type: 'move', to: [4, 6], squeezed: null });
  expect(numbersOf(rolled(table.opportunity('ann')))).toMatchObject({ attack: 5, damage: 10 });
});

test('Quick Reactions: 6 more for an attack of opportunity [min.quick-reactions.01]', () => {
  expect(numbersOf(opportunity({ abilities: ['quick-reactions'] })).attack).toBe(11);
  expect(numbers({ abilities: ['quick-reactions'] }).attack).toBe(5);
});

test('Heavy Weapon: it attacks or moves, not both [min.heavy-weapon.01]', () => {
  const heavy: Partial<OnTable> = { at: [1, 5], abilities: ['heavy-weapon'] };
  const moved = fighters(heavy).move([2, 5]);
  expect(moved.targets()).toEqual([]);
  expect(moved.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'heavy-weapon' });
  expect(strike(fighters({ ...heavy, at: [2, 5] })).steps()).toEqual([]);
  expect(strike(fighters({ at: [2, 4] })).steps()).not.toEqual([]);
});

test('Heavy Weapon makes attacks of opportunity, moved or not [min.heavy-weapon.02]', () => {
  const table = fighters({ at: [1, 5], abilities: ['heavy-weapon'] })
    .move([2, 5])
    .endTurn();
  table.activate('bob').take({ type: 'move', to: [4, 6], squeezed: null });
  expect(table.legalOf('attack-of-opportunity').map(({ character }) => character)).toEqual(['ann']);
});

test('Rangefinder: adjacent allies that do not move, against enemies that are not adjacent [min.rangefinder.01]', () => {
  const found = (eve: Partial<OnTable> = {}, bob: Partial<OnTable> = AWAY): Table => {
    const table = fighters({ abilities: ['rangefinder'] }, bob, { eve: { at: [2, 4], ...eve } });
    table.use('rangefinder');
    expect(table.targets()).toEqual([]);
    return table.endTurn().activate('eve');
  };
  expect(numbersOf(strike(found())).attack).toBe(9);
  expect(numbersOf(strike(found().move([2, 3]))).attack).toBe(5);
  expect(numbersOf(strike(found({}, { at: [3, 4] }))).attack).toBe(5);
  expect(numbersOf(strike(found({ at: [2, 3] }))).attack).toBe(5);
});
