/** Attacks in place of the usual ones: with a blaster, with a thrown lightsaber, against several. */
import { skirmish, type OnTable, type Table } from '../table';
import { choices, damages, having, using, whyNotUse } from './having';

const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const MELEE = { abilities: ['melee-attack'], damage: 20, attack: 9 };
const duel = (ann: OnTable, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  skirmish({ characters: { ann, bob: enemy(7, 5, bob), far: enemy(13, 9), ...more } });

const BLASTER = { ability: 'blaster', value: 20, attack: 6 };
const withBlaster = (bob: Partial<OnTable> = {}) =>
  duel({ at: [2, 5], abilities: ['melee-attack', 'double-attack', BLASTER], attack: 12, damage: 30 }, bob);

test('Blaster: one attack with its own Attack and damage, in spite of Melee Attack [min.blaster.01]', () => {
  const used = using(withBlaster(), 'blaster', 'bob').rolls(9);
  expect(used.last('attack-hit')).toMatchObject({ total: 15, melee: false });
  expect(used.damage('bob')).toBe(20);
  expect(using(withBlaster(), 'blaster', 'bob').rolls(8).last('attack-missed')).toMatchObject({ total: 14 });
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(choices(withBlaster({ at: [3, 5] }), 'blaster')).toEqual(['bob']);
});

test('it is no melee attack: Lightsaber Deflect answers, Lightsaber Block does not [min.blaster.02]', () => {
  const hit = (power: string) => using(withBlaster({ force: 3, powers: [power] }), 'blaster', 'bob').rolls(19);
  expect(
    hit('lightsaber-deflect')
      .legalOf('use-ability')
      .map(({ ability }) => ability),
  ).toEqual(['lightsaber-deflect']);
  expect(hit('lightsaber-block').damage('bob')).toBe(20);
});

const thrown = (id: string, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  duel(having(id, undefined, MELEE), bob, more);

/** Goes on without a reroll. */
const rolls = (table: Table, ...naturals: number[]): Table => {
  for (const natural of naturals) {
    table.rolls(natural);
    if (table.legalOf('keep-roll').length > 0) table.keep();
  }
  return table;
};

test('Lightsaber Throw: an attack on an enemy within 6 squares, with its own Attack and Damage [min.lightsaber-throw.01]', () => {
  const used = rolls(using(thrown('lightsaber-throw'), 'lightsaber-throw', 'bob'), 6);
  expect(used.last('attack-hit')).toMatchObject({ total: 15 });
  expect(used.damage('bob')).toBe(20);
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(choices(thrown('lightsaber-throw', { at: [8, 5] }), 'lightsaber-throw')).toEqual(['bob']);
  expect(whyNotUse(thrown('lightsaber-throw', { at: [9, 5] }), 'lightsaber-throw').code).toBe('out-of-range');
});

test.each(['lightsaber-throw', 'lightsaber-throw-2', 'lightsaber-throw-5'])(
  '%s is no melee attack [min.lightsaber-throw.02]',
  (id) => {
    const hit = (bob: Partial<OnTable>) => {
      const used = using(thrown(id, bob), id, 'bob');
      if (used.legalOf('attack').length > 0) used.attack('bob');
      return rolls(used, 19);
    };
    const answers = (bob: Partial<OnTable>) =>
      hit(bob)
        .legalOf('use-ability')
        .map(({ ability }) => ability);
    expect(answers({ force: 3, powers: ['lightsaber-deflect'] })).toEqual(['lightsaber-deflect']);
    for (const power of ['lightsaber-block', 'lightsaber-riposte'])
      expect(answers({ force: 3, powers: [power] })).toEqual([]);
    expect(hit({ abilities: ['parry'] }).toldOf('save-rolled')).toEqual([]);
  },
);

test('Lightsaber Throw 2: two attacks against one enemy within 6 squares [min.lightsaber-throw-2.01]', () => {
  const used = using(thrown('lightsaber-throw-2', {}, { cid: enemy(2, 9) }), 'lightsaber-throw-2', 'bob');
  expect(used.targets()).toEqual(['bob']);
  rolls(used.attack('bob'), 19);
  rolls(used.attack('bob'), 19);
  expect(used.damage('bob')).toBe(40);
  expect(used.targets()).toEqual([]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(thrown('lightsaber-throw-2', { at: [9, 5] }), 'lightsaber-throw-2').code).toBe('out-of-range');
});

test('the first of the two defeats it: the second is lost [min.lightsaber-throw-2.01]', () => {
  const used = using(thrown('lightsaber-throw-2', { hitPoints: 20 }), 'lightsaber-throw-2', 'bob').attack('bob');
  rolls(used, 19);
  expect(used.character('bob').place).toBe('defeated');
  expect(used.legal().map(({ type }) => type)).toContain('end-turn');
});

test('Lightsaber Throw 5: an enemy in sight, with cover and not the nearest, even with Stealth [min.lightsaber-throw-5.01]', () => {
  const table = thrown('lightsaber-throw-5', {}, { cid: enemy(13, 5, { abilities: ['stealth'] }) });
  expect(choices(table, 'lightsaber-throw-5')).toContain('cid');
  const used = rolls(using(thrown('lightsaber-throw-5'), 'lightsaber-throw-5', 'bob').attack('bob'), 2);
  expect(used.character('ann').force).toBe(4);
  rolls(used.attack('bob'), 2);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test('two attacks against it, and two against each beside it, friend and foe [min.lightsaber-throw-5.02]', () => {
  const table = thrown('lightsaber-throw-5', {}, { cid: enemy(8, 5), eve: { at: [7, 6] } });
  const used = using(table, 'lightsaber-throw-5', 'bob');
  for (const target of ['bob', 'cid', 'eve', 'eve', 'cid', 'bob']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'eve', 'far')).toEqual([40, 40, 40, 0]);
  expect(used.toldOf('attack-rolled')).toHaveLength(6);
  expect(used.targets()).toEqual([]);
});

const among = (id: string, abilities: string[] = ['melee-attack']) =>
  skirmish({
    characters: {
      ann: having(id, undefined, { abilities, at: [2, 5] }),
      bob: enemy(3, 5),
      cid: enemy(3, 6),
      dan: enemy(1, 5),
      far: enemy(9, 5),
    },
  });

test('Lightsaber Assault: two attacks against adjacent enemies, one or two [min.lightsaber-assault.01]', () => {
  const one = using(among('lightsaber-assault', ['triple-attack']), 'lightsaber-assault');
  expect(one.targets()).toEqual(['bob', 'cid', 'dan']);
  rolls(rolls(one.attack('bob'), 19).attack('bob'), 19);
  expect(one.damage('bob')).toBe(20);
  expect(one.targets()).toEqual([]);
  expect(one.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const two = using(among('lightsaber-assault'), 'lightsaber-assault');
  rolls(rolls(two.attack('bob'), 19).attack('dan'), 19);
  expect(damages(two, 'bob', 'cid', 'dan')).toEqual([10, 0, 10]);
  expect(two.targets()).toEqual([]);
  expect(two.character('ann').force).toBe(8);
});

test('Lightsaber Sweep: one attack against each adjacent enemy [min.lightsaber-sweep.01]', () => {
  const used = using(among('lightsaber-sweep'), 'lightsaber-sweep');
  for (const target of ['cid', 'bob', 'dan']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'dan', 'far')).toEqual([10, 10, 10, 0]);
  expect(used.targets()).toEqual([]);
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const fewer = rolls(using(among('lightsaber-sweep'), 'lightsaber-sweep').attack('cid'), 19);
  expect(fewer.take({ type: 'no-more-attacks' }).legalOf('end-turn')).toHaveLength(1);
});

test.each([
  ['lightsaber-assault', 2, 'min.lightsaber-assault.02'],
  ['lightsaber-sweep', 3, 'min.lightsaber-sweep.02'],
])('%s after a move: %i attacks [%s]', (id, attacks) => {
  const table = skirmish({
    characters: {
      ann: having(id, undefined, { at: [0, 0] }),
      bob: enemy(7, 0),
      cid: enemy(7, 1),
      dan: enemy(6, 1),
    },
  });
  table.move([1, 0], [2, 0], [3, 0], [4, 0], [5, 0]);
  table.move([6, 0]).letPass();
  const used = using(table, id);
  for (const target of ['bob', 'cid', 'dan'].slice(0, attacks)) rolls(used.attack(target), 2);
  expect(used.toldOf('attack-rolled')).toHaveLength(attacks);
});

test('Whirlwind Attack: two attacks against each adjacent enemy, for the whole turn [min.whirlwind-attack.01]', () => {
  const used = using(among('whirlwind-attack'), 'whirlwind-attack');
  for (const target of ['cid', 'bob', 'dan', 'bob', 'cid', 'dan']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'dan', 'far')).toEqual([20, 20, 20, 0]);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(used.character('ann').force).toBe(8);
  expect(whyNotUse(among('whirlwind-attack').attack('bob').rolls(2).keep(), 'whirlwind-attack').code).toBe(
    'turn-begun',
  );
});

test('Blaster Barrage: one attack against every legal target [min.blaster-barrage.01]', () => {
  const table = skirmish({
    characters: { ann: having('blaster-barrage'), bob: enemy(7, 5), cid: enemy(2, 9), dan: enemy(9, 0) },
  });
  const used = using(table, 'blaster-barrage');
  for (const target of ['dan', 'bob', 'cid']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'dan')).toEqual([10, 10, 10]);
  expect(used.targets()).toEqual([]);
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('only those that are legal targets before the first roll and before their own [min.blaster-barrage.02]', () => {
  // Cid has cover behind bob, and becomes the nearest as bob falls.
  const table = skirmish({
    characters: {
      ann: having('blaster-barrage'),
      bob: enemy(6, 5, { hitPoints: 10 }),
      cid: enemy(9, 5),
      dan: enemy(2, 9),
      low: { at: [8, 5] },
    },
  });
  expect(table.targets()).toEqual(['bob', 'dan']);
  const used = using(table, 'blaster-barrage');
  rolls(used.attack('bob').rollNow(), 19);
  expect(used.targets()).toEqual(['dan']);
});

test('one that is no legal target any more is passed over [min.blaster-barrage.02]', () => {
  // Both are nearest behind their low objects; as bob falls, nothing else changes: a target that falls is passed over.
  const table = skirmish({
    characters: {
      ann: having('blaster-barrage'),
      bob: enemy(6, 5),
      cid: enemy(2, 9, { abilities: [{ ability: 'self-destruct', value: 200 }], hitPoints: 10 }),
      dan: enemy(3, 9),
    },
  });
  const used = using(table, 'blaster-barrage');
  rolls(used.attack('cid'), 19);
  expect(used.character('dan').place).toBe('defeated');
  expect(used.targets()).toEqual(['bob']);
});

const COVER = `
  +-+-+-+-+-+-+-+-+-+
  |. o . . . . . o .|
  +-+-+-+-+-+-+-+-+-+`;

test('enemies at the same distance are all the nearest [min.blaster-barrage.03]', () => {
  const table = skirmish({
    map: COVER,
    characters: { ann: having('blaster-barrage', undefined, { at: [4, 0] }), bob: enemy(0, 0), cid: enemy(8, 0) },
  });
  const used = using(table, 'blaster-barrage');
  expect(used.targets()).toEqual(['bob', 'cid']);
  rolls(used.attack('bob'), 19);
  expect(used.last('attack-declared').covered).toBe(true);
  expect(used.targets()).toEqual(['cid']);
});
