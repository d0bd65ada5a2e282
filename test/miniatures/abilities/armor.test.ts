/** Abilities that make damage less. */
import type { OnTable } from '../table';
import { duel, numbered } from './duel';

const REDUCTION = { abilities: [numbered('damage-reduction', 10)] };
const grenadier: Partial<OnTable> = { abilities: [numbered('grenades', 20)] };

test('Damage Reduction takes its number off, to nothing at the least [min.damage-reduction.01]', () => {
  expect(duel({ damage: 30 }, REDUCTION).attack('bob').rolls(15).damage('bob')).toBe(20);
  expect(duel({ damage: 10 }, REDUCTION).attack('bob').rolls(15).damage('bob')).toBe(0);
  const thrown = duel(grenadier, { ...REDUCTION, at: [9, 5] })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(2);
  expect(thrown.damage('bob')).toBe(10);
});

test('not off the attacks of adjacent enemies with a lightsaber [min.damage-reduction.02, min.dark-armor.03]', () => {
  for (const armor of [REDUCTION, { abilities: ['dark-armor'] }]) {
    const cut = duel({ lightsaber: true }, armor).attack('bob').rolls(15);
    expect(cut.damage('bob')).toBe(20);
    expect(cut.toldOf('save-rolled')).toEqual([]);
  }
  expect(
    duel({ lightsaber: true }, { ...REDUCTION, at: [9, 5] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(10);
});

test('nor off those of a lightsaber that is thrown from afar [min.damage-reduction.02, min.dark-armor.03]', () => {
  const thrower: Partial<OnTable> = { force: 1, powers: ['lightsaber-throw'] };
  for (const armor of [REDUCTION, { abilities: ['dark-armor'] }]) {
    const table = duel(thrower, { ...armor, at: [9, 5] })
      .use('lightsaber-throw')
      .choose('lightsaber-throw', 'bob');
    table.rolls(15);
    expect(table.damage('bob')).toBe(20);
    expect(table.toldOf('save-rolled')).toEqual([]);
  }
});

test('Dark Armor: 10 less after a save of 11 [min.dark-armor.01]', () => {
  const armor = { abilities: ['dark-armor'] };
  expect(duel({ damage: 30 }, armor).attack('bob').rolls(15, 11).damage('bob')).toBe(20);
  expect(duel({ damage: 30 }, armor).attack('bob').rolls(15, 10).damage('bob')).toBe(30);
});

test('Vonduun Crab Armor: 10 less after a save of its number, whatever deals the damage [min.vonduun-crab-armor.01, min.vonduun-crab-armor.02]', () => {
  const armor = { abilities: [numbered('vonduun-crab-armor', 6)] };
  expect(duel({}, armor).attack('bob').rolls(15, 6).damage('bob')).toBe(10);
  expect(duel({}, armor).attack('bob').rolls(15, 5).damage('bob')).toBe(20);
  const thrown = duel(grenadier, { ...armor, at: [9, 5] })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(2, 6);
  expect(thrown.damage('bob')).toBe(10);
  const guarded = duel({}, armor, { cid: { at: [7, 5], player: 'p2', abilities: ['bodyguard'] } });
  guarded.attack('bob').rolls(15);
  expect(guarded.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['bodyguard']);
  expect(guarded.use('bodyguard').toldOf('save-rolled')).toEqual([]);
});

test('Shields 2: two saves of 11, whatever deals the damage [min.shields-2.01]', () => {
  const shields = { abilities: [numbered('shields-2', 2)] };
  const hit = (...saves: number[]) =>
    duel({ damage: 30 }, shields)
      .attack('bob')
      .rolls(15, ...saves)
      .damage('bob');
  expect([hit(11, 5), hit(11, 11), hit(5, 5)]).toEqual([20, 10, 30]);
  const thrown = duel(grenadier, { ...shields, at: [9, 5] })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(2, 11, 11);
  expect(thrown.damage('bob')).toBe(0);
});

test('Force Bubble: 20 less for a Force point, whatever deals the damage, before it is dealt [min.force-bubble.01, min.force-bubble.02]', () => {
  const bubble: Partial<OnTable> = { at: [9, 5], force: 1, powers: ['force-bubble'] };
  const thrown = () =>
    duel({ abilities: [numbered('grenades', 30)] }, bubble)
      .use('grenades')
      .choose('grenades', 'bob')
      .rolls(2)
      .keep();
  expect(thrown().use('force-bubble').damage('bob')).toBe(10);
  expect(thrown().use('force-bubble').character('bob').force).toBe(0);
  const declined = thrown().decline('force-bubble');
  expect(declined.damage('bob')).toBe(30);
  expect(declined.legalOf('use-ability')).toEqual([]);
  expect(duel({ damage: 10 }, bubble).attack('bob').rolls(15).use('force-bubble').damage('bob')).toBe(0);
});
