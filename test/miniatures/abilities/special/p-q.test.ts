/** Special abilities: P to Q. */
import { AWAY, fighters, naming, numbers, numbersOf, strike, type Others } from '../../fight';
import { Table, type Fighter, type OnTable } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { having, saves, using, whyNotUse } from '../having';
import {
  DROID,
  SHORT_MAP,
  allyAway,
  allyOfBob,
  apart,
  asBobLeaves,
  chosen,
  hit,
  isStunned,
  jedi,
  melee,
  revealed,
  setUp,
} from '../tables';

test('Parry and Lightsaber Block answer to melee hits at once [min.parry.01, min.parry.02, min.lightsaber-block.02]', () => {
  const parry = { abilities: ['parry'] };
  expect(duel(melee, parry).attack('bob').rolls(15, 11).damage('bob')).toBe(0);
  expect(duel(melee, parry).attack('bob').rolls(15, 10).damage('bob')).toBe(20);
  expect(duel({}, parry).attack('bob').rolls(15).damage('bob')).toBe(20);
  const table = duel(melee, parry).attack('bob').rolls(15);
  expect(table.by()).toEqual(['chance']);
  expect(table.toldOf('damage-dealt')).toEqual([]);
  const late = duel(melee, jedi('lightsaber-block')).attack('bob').rolls(15).decline('lightsaber-block');
  expect(late.legalOf('use-ability')).toEqual([]);
});

test('Protective +10: the ally that it names, wounded and within 6 squares [min.protective.01]', () => {
  const ann = { abilities: [naming('protective', 'Jaina Solo', 10)] };
  const damage = (squares: number, suffered: number) =>
    numbers(ann, {}, { eve: allyAway(squares, { name: 'Jaina Solo', suffered }) }).damage;
  expect([damage(6, 10), damage(6, 0), damage(7, 10)]).toEqual([20, 10, 10]);
});

describe('Power Coupling', () => {
  const coupling = (eve: Partial<OnTable> = {}, more: Others = {}): Table =>
    fighters({ abilities: ['power-coupling'], hitPoints: 10 }, AWAY, {
      eve: { at: [2, 4], ...eve },
      zoe: { at: [13, 9], player: 'p2' },
      ...more,
    }).endTurn();
  const offered = (table: Table): boolean => table.legalOf('choose').length > 0;
  const coupled = (): Table => coupling().choose('power-coupling', 'eve');

  test('an adjacent ally, Small or Medium, that shoots [min.power-coupling.01]', () => {
    const table = coupled().activate('eve');
    strike(table);
    expect(strike(table).targets()).toEqual([]);
    expect(table.damage('bob')).toBe(20);
    expect(offered(coupling({ size: 'large', at: [2, 3] }))).toBe(false);
    expect(offered(coupling({ abilities: ['melee-attack'] }))).toBe(false);
    expect(offered(coupling({ at: [2, 3] }))).toBe(false);
    const declined = coupling().decline('power-coupling').activate('eve');
    expect(strike(declined).targets()).toEqual([]);
    // Not at the end of another's turn; and what is granted lasts beyond the round, to the end of the next turn.
    expect(offered(coupling().decline('power-coupling').activate('eve').endTurn())).toBe(false);
    expect(coupled().state.lasting).toMatchObject([{ character: 'eve', until: 'next-turn', by: 'ann' }]);
  });

  test('gone as soon as they are not adjacent [min.power-coupling.02]', () => {
    const moved = coupled().activate('eve').move([2, 3]);
    expect(moved.last('ability-lost')).toMatchObject({ character: 'eve', lost: 'extra-attack' });
    const stays = coupled().activate('eve').move([3, 4]);
    expect(stays.toldOf('ability-lost')).toEqual([]);
    const table = coupled().activate('eve').endTurn().activate('bob');
    strike(table, 'ann');
    expect(table.character('ann').place).toBe('defeated');
    expect(table.last('ability-lost')).toMatchObject({ character: 'eve', lost: 'extra-attack' });
  });
});

test('Paralysis stuns living enemies alone [min.paralysis.01]', () => {
  expect(isStunned('paralysis', {}, 10)).toBe(true);
  expect(isStunned('paralysis', {}, 11)).toBe(false);
  expect(isStunned('paralysis', DROID)).toBe(false);
  expect(hit('paralysis', DROID).toldOf('save-rolled')).toEqual([]);
});

const blade: Partial<OnTable> = { damage: 10, abilities: ['poisoned-blade'] };

test('Poisoned Blade: 20 instead of 10 in melee against adjacent enemies [min.poisoned-blade.01]', () => {
  const near = duel(blade, DROID).attack('bob').rolls(15);
  expect(near.damage('bob')).toBe(20);
  expect(near.last('attack-hit').melee).toBe(true);
  const far = duel(blade, { at: [9, 5] })
    .attack('bob')
    .rolls(15);
  expect(far.damage('bob')).toBe(10);
  expect(far.last('attack-hit').melee).toBe(false);
});

test('and 20 more to a living one, unless it makes a save of 11 [min.poisoned-blade.02]', () => {
  expect(duel(blade).attack('bob').rolls(15, 10).damage('bob')).toBe(40);
  expect(duel(blade).attack('bob').rolls(15, 11).damage('bob')).toBe(20);
});

test('an attack of melee is one against adjacent enemies alone [min.poisoned-blade.01, min.parry.01]', () => {
  expect(
    duel(blade, { ...DROID, abilities: ['droid', 'parry'] })
      .attack('bob')
      .rolls(15, 11)
      .damage('bob'),
  ).toBe(0);
  expect(
    duel({ ...blade, abilities: [MELEE] }, { abilities: ['parry'] })
      .attack('bob')
      .rolls(15, 11)
      .damage('bob'),
  ).toBe(0);
});

test('Quick Reactions: 6 more for an attack of opportunity [min.quick-reactions.01]', () => {
  expect(numbersOf(asBobLeaves({ abilities: ['quick-reactions'] })).attack).toBe(11);
  expect(numbers({ abilities: ['quick-reactions'] }).attack).toBe(5);
});

const zam = { abilities: ['pheromones'] };

test('Pheromones: a living enemy within 6 squares makes a save, or its attack has no effect [min.pheromones.01, min.pheromones.02]', () => {
  const attacked = (ann: Partial<OnTable> = {}, bob: Partial<OnTable> = {}) =>
    duel(ann, { ...zam, at: [10, 5], ...bob }).attack('bob');
  const failed = attacked().rolls(10);
  expect(failed.toldOf('attack-rolled')).toEqual([]);
  expect(failed.last('attack-canceled').because?.[0]).toMatchObject({ code: 'pheromones' });
  expect(attacked().rolls(11, 15).damage('bob')).toBe(20);
  expect(
    attacked({ abilities: ['droid'] })
      .rolls(15)
      .toldOf('save-rolled'),
  ).toEqual([]);
  expect(
    attacked({}, { at: [12, 5] })
      .rolls(15)
      .toldOf('save-rolled'),
  ).toEqual([]);
});

test('an attack that is canceled was made; two with Pheromones ask for one save [min.pheromones.03, min.stacking.03]', () => {
  const used = duel({}, { ...zam, at: [10, 5] })
    .attack('bob')
    .rolls(10);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.targets()).toEqual([]);
  const two = duel({}, { ...zam, at: [10, 5] }, { cid: allyOfBob([9, 8], 'pheromones') })
    .attack('bob')
    .rolls(11, 15);
  expect(two.toldOf('save-rolled')).toHaveLength(1);
});

test('an attack that is canceled brings that of Twin Attack, which asks for a save of its own [min.pheromones.03, min.twin-attack.01, min.twin-attack.04]', () => {
  const twice = () =>
    duel({ abilities: ['twin-attack'] }, { ...zam, at: [10, 5] })
      .attack('bob')
      .rolls(10);
  const hit = twice().rolls(11, 15);
  expect(hit.damage('bob')).toBe(20);
  expect(hit.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob', 'bob']);
  const both = twice().rolls(10);
  expect(both.toldOf('attack-canceled')).toHaveLength(2);
  expect(both.toldOf('attack-declared')).toHaveLength(2);
  expect([both.damage('bob'), both.targets()]).toEqual([0, []]);
  // What follows an attack that was resolved does not follow one without effect.
  const splashed = duel({ abilities: [numbered('splash', 10)] }, { ...zam, at: [10, 5] });
  expect(splashed.attack('bob').rolls(10).damage('bob')).toBe(0);
});

test('Plaeryin Bol: 40 damage to an adjacent living enemy for the turn, a save of 11 [min.plaeryin-bol.01]', () => {
  const beside = (roll: number) =>
    saves(using(apart(having('plaeryin-bol'), { at: [3, 5] }), 'plaeryin-bol', 'bob'), { bob: roll });
  expect([beside(10).damage('bob'), beside(11).damage('bob')]).toEqual([40, 0]);
  expect(beside(2).toldOf('attack-rolled')).toEqual([]);
  expect(beside(2).legalOf('move')).toEqual([]);
  expect(whyNotUse(apart(having('plaeryin-bol')), 'plaeryin-bol').code).toBe('not-adjacent');
});

/** Low objects from wall to wall, in the row below the upper start area. */
const BEHIND_OBJECTS = SHORT_MAP.split('\n')
  .map((line, i) => (i === 2 * (14 - 9) - 1 ? line.replaceAll('.', 'o') : line))
  .join('\n');

describe('Programmed Target', () => {
  test('after setup its player chooses an enemy [min.programmed-target.01]', () => {
    const table = setUp(revealed({ hk: { abilities: ['programmed-target'] }, han: {} }));
    expect([table.by(), chosen(table), table.state.round]).toEqual([['p1'], ['trooper'], 0]);
    table.choose('programmed-target', 'trooper');
    expect(table.state.lasting).toMatchObject([{ character: 'hk', ability: 'effect-programmed', value: 'trooper' }]);
  });

  /** The droid hunts one of two troopers, who stand behind low objects, the first of them nearer. */
  const hunt = (hunted: string, second: Fighter = {}): Table => {
    const table = revealed({ hk: { abilities: ['programmed-target'] } }, { first: {}, second }, BEHIND_OBJECTS);
    table.take({ type: 'choose-start-area', area: 1 });
    table.take({ type: 'set-up', character: 'first', at: [4, 10] }).take({ type: 'set-up', at: [4, 12] });
    table.take({ type: 'set-up', at: [4, 3] }).choose('programmed-target', hunted);
    return table.rolls(20, 3).goesFirst('p1').activate('hk');
  };

  test('4 more Attack and Accurate Shot against it, and nobody else [min.programmed-target.02]', () => {
    expect(hunt('second').targets()).toEqual(['first', 'second']);
    expect(numbersOf(strike(hunt('second'), 'second')).attack).toBe(9);
    expect(numbersOf(strike(hunt('second'), 'first')).attack).toBe(5);
    expect(hunt('first').targets()).toEqual(['first']);
  });

  test('what Accurate Shot does not reach, it does not [min.programmed-target.03]', () => {
    expect(hunt('second', { abilities: ['cloaked'] }).targets()).toEqual(['first']);
  });
});
