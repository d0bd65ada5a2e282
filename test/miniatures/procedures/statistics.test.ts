/** The numbers on stat cards, and what they come to in an attack (min.stat-card-statistics). */
import { hitPointsLeft, isWounded } from '../../../src/miniatures/queries/characters';
import { has } from '../fight';
import { skirmish, type OnTable, type Table } from '../table';

/** Ann has the turn, Bob stands beside her, Cid far away. */
const duel = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [5, 5], ...ann },
      bob: { at: [6, 5], player: 'p2', ...bob },
      cid: { at: [13, 9], player: 'p2' },
    },
  });

const left = (table: Table, id: string): number => hitPointsLeft(table.state, table.character(id));

test.each([
  'min.stat-card-statistics.02, min.stat-card-statistics.03, min.hit-points.01',
  'min.stat-card-statistics.07, min.damage-stat.01',
])('30 Hit Points: with 20 damage 10 are left, at 0 it is off the map [%s]', (_ids) => {
  const table = duel({ damage: 20, abilities: ['double-attack'] }, { hitPoints: 30 })
    .attack('bob')
    .rolls(15);
  expect(left(table, 'bob')).toBe(10);
  expect(table.character('bob').place).toBe('map');
  expect(table.steps()).not.toContainEqual([6, 5]);
  table.attack('bob').rolls(15);
  expect(table.character('bob').place).toBe('defeated');
  // His square is empty: others enter it.
  const last = duel({ damage: 10 }, { hitPoints: 10 }).attack('bob').rolls(15);
  expect(last.character('bob').place).toBe('defeated');
  expect(last.steps()).toContainEqual([6, 5]);
});

test.each<[string, number, number, number, boolean]>([
  ['min.stat-card-statistics.04', 5, 22, 17, true],
  ['min.stat-card-statistics.04', 5, 22, 16, false],
  ['min.stat-card-statistics.06', 5, 15, 10, true],
  ['min.stat-card-statistics.06, min.attack-stat.01', 7, 16, 9, true],
  ['min.attack.01', 8, 18, 10, true],
  ['min.attack.01, min.defense-stat.01', 8, 18, 9, false],
  ['min.defense-stat.01', 6, 16, 10, true],
])('[%s] Attack %i against Defense %i: with a roll of %i it hits: %s', (_ids, attack, defense, roll, succeeds) => {
  const table = duel({ attack, damage: 20 }, { defense }).attack('bob').rolls(roll);
  const told = { total: roll + attack, defense };
  expect(table.last(succeeds ? 'attack-hit' : 'attack-missed')).toMatchObject(told);
  expect(left(table, 'bob')).toBe(succeeds ? 80 : 100);
});

test('one Attack for every kind of attack, adjacent or not [min.stat-card-statistics.05]', () => {
  const total = (bob: Partial<OnTable>, abilities: string[]): number =>
    duel({ attack: 8, abilities }, { defense: 99, ...bob })
      .attack('bob')
      .rolls(2)
      .last('attack-missed').total;
  expect([total({}, []), total({ at: [9, 5] }, []), total({}, ['melee-attack'])]).toEqual([10, 10, 10]);
});

test('a natural 20 hits any Defense, and deals double damage [min.attack-roll.02]', () => {
  const table = duel({ attack: 0 }, { defense: 30 }).attack('bob').rolls(20);
  expect(table.last('attack-hit')).toMatchObject({ total: 20, critical: true });
  expect(table.damage('bob')).toBe(20);
  expect(duel({ attack: 0 }, { defense: 30 }).attack('bob').rolls(19).damage('bob')).toBe(0);
});

test('a bonus is added to the roll or to the stat that it names [min.bonus.01]', () => {
  const attack = duel({ attack: 6, abilities: ['opportunist'] }, { defense: 99, activated: true });
  expect(attack.attack('bob').rolls(2).last('attack-missed').total).toBe(2 + 6 + 4);
  const defense = duel({ force: 0 }, { abilities: ['lightsaber-duelist'] });
  expect(defense.attack('bob').rolls(2).last('attack-missed').defense).toBe(15 + 4);
});

test('the target is named, then the roll is made, then the damage dealt, with any weapon [min.attack-advanced.01, min.attacking-basics.01, min.choosing-a-target.01]', () => {
  for (const abilities of [[], ['melee-attack'], ['lightsaber']]) {
    const table = duel({ abilities });
    // Nothing is rolled before a target is chosen.
    expect(table.refused({ type: 'roll', player: 'chance', die: 'd20', faces: ['15'] })).toMatchObject({
      code: 'not-offered',
    });
    table.attack('bob').rolls(15);
    const steps = ['attack-declared', 'attack-rolled', 'attack-hit', 'damage-dealt'];
    expect(table.told.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual(steps);
    expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob']);
  }
});

test('damage takes Hit Points, whatever deals it; 10 more Damage is more in a hit [min.damage.01, min.glossary-conventions.03]', () => {
  const hurt: Partial<OnTable> = { suffered: 60 };
  expect(left(duel({}, hurt).attack('bob').rolls(15), 'bob')).toBe(30);
  const thrown = duel({ abilities: [has('grenades', 10)] }, { ...hurt, at: [9, 5] })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(2);
  expect(left(thrown, 'bob')).toBe(30);
  expect(thrown.toldOf('attack-rolled')).toEqual([]);
  const stronger = duel({ abilities: ['opportunist'] }, { ...hurt, activated: true })
    .attack('bob')
    .rolls(15);
  expect(left(stronger, 'bob')).toBe(20);
});

test('wounded: with fewer Hit Points than at the start, until it is healed [min.wounded.01]', () => {
  const wounded = (table: Table): boolean => isWounded(table.character('bob'));
  const table = duel({ player: 'p1' }, {});
  expect(wounded(table)).toBe(false);
  table.attack('bob').rolls(15);
  expect(wounded(table)).toBe(true);
  const healer = (value: number) =>
    skirmish({
      characters: {
        ann: { at: [5, 5], abilities: [has('heal', value)] },
        bob: { at: [6, 5], suffered: 20 },
        cid: { at: [13, 9], player: 'p2' },
      },
    })
      .use('heal')
      .choose('heal', 'bob');
  expect([wounded(healer(10)), wounded(healer(20))]).toEqual([true, false]);
});

test('a character in nobody’s reach attacks in its own turn alone [min.attack.03]', () => {
  const table = duel({}, {}).move([5, 6]).letPass();
  expect(table.by()).toEqual(['p1']);
  // Bob may attack as Ann leaves a square beside him, and not otherwise.
  const away = skirmish({ characters: { ann: { at: [5, 5] }, bob: { at: [8, 5], player: 'p2' } } }).move([5, 6]);
  expect(away.by()).toEqual(['p1']);
  expect(away.refused({ type: 'attack', player: 'p2', character: 'bob', target: 'ann' })).toMatchObject({
    code: 'not-offered',
  });
  expect(away.endTurn().activate('bob').targets()).toEqual(['ann']);
});
