/** What attacks do beside their damage. */
import type { OnTable } from '../table';
import { duel, MELEE, numbered } from './duel';

const DROID = { abilities: ['droid'] };
/** Attacks bob, hits, and lets a save be rolled. */
const hit = (ability: string, bob: Partial<OnTable>, ...rolls: number[]) =>
  duel({ abilities: [ability] }, bob)
    .attack('bob')
    .rolls(15, ...rolls);
const isStunned = (ability: string, bob: Partial<OnTable>, ...rolls: number[]) =>
  hit(ability, bob, ...rolls).character('bob').activated;

test('Jolt stuns whom it hits, unless it makes a save of 11 [min.jolt.01, min.stun.01]', () => {
  expect(isStunned('jolt', {}, 10)).toBe(true);
  expect(isStunned('jolt', {}, 11)).toBe(false);
  expect(hit('jolt', {}, 10).last('character-stunned')).toMatchObject({ character: 'bob' });
  expect(
    duel({ abilities: ['jolt'] })
      .attack('bob')
      .rolls(2)
      .toldOf('save-rolled'),
  ).toEqual([]);
  const dead = duel({ abilities: ['jolt'] }, { suffered: 90 }, { cid: { at: [12, 9], player: 'p2' } });
  expect(dead.attack('bob').rolls(15).toldOf('save-rolled')).toEqual([]);
});

test('not if it is Large or Huge [min.jolt.02]', () => {
  for (const size of ['large', 'huge'] as const) {
    expect(isStunned('jolt', { size })).toBe(false);
    expect(hit('jolt', { size }).toldOf('save-rolled')).toEqual([]);
  }
});

test('Paralysis stuns living enemies alone [min.paralysis.01]', () => {
  expect(isStunned('paralysis', {}, 10)).toBe(true);
  expect(isStunned('paralysis', {}, 11)).toBe(false);
  expect(isStunned('paralysis', DROID)).toBe(false);
  expect(hit('paralysis', DROID).toldOf('save-rolled')).toEqual([]);
});

test('Scramble stuns nonliving ones alone, unless they are Huge [min.scramble.01, min.scramble.02]', () => {
  expect(isStunned('scramble', DROID, 10)).toBe(true);
  expect(isStunned('scramble', DROID, 11)).toBe(false);
  expect(isStunned('scramble', {})).toBe(false);
  expect(isStunned('scramble', { ...DROID, size: 'large' }, 10)).toBe(true);
  expect(hit('scramble', { ...DROID, size: 'huge' }).toldOf('save-rolled')).toEqual([]);
});

test.each(['poison', 'rakghoul-disease'])(
  '%s: 10 more to a living enemy, unless it makes a save of 11 [min.poison.01, min.rakghoul-disease.01]',
  (ability) => {
    expect(hit(ability, {}, 10).damage('bob')).toBe(30);
    expect(hit(ability, {}, 11).damage('bob')).toBe(20);
    expect(hit(ability, DROID).damage('bob')).toBe(20);
    expect(hit(ability, DROID).toldOf('save-rolled')).toEqual([]);
  },
);

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

const near = {
  cid: { at: [10, 5], player: 'p2' },
  dan: { at: [9, 6], activated: true },
  eve: { at: [12, 9], player: 'p2' },
} as const;
const launcher = (more: Record<string, OnTable> = {}) =>
  duel({ damage: 40, abilities: [numbered('splash', 20)] }, { at: [9, 5] }, { ...near, ...more }).attack('bob');

test('Splash: after a hit all beside the target make a save of 11 or take its number [min.splash.01, min.splash.03]', () => {
  const table = launcher().rolls(15);
  expect(table.damage('bob')).toBe(40);
  table.rolls(10, 10);
  expect(['ann', 'bob', 'cid', 'dan', 'eve'].map((id) => table.damage(id))).toEqual([0, 40, 20, 20, 0]);
  const saved = launcher().rolls(15).rolls(11, 20);
  expect([saved.damage('cid'), saved.damage('dan')]).toEqual([0, 0]);
});

test('after a miss the target does, too [min.splash.02, min.splash.03]', () => {
  const table = launcher().rolls(2, 10).take({ type: 'affect', character: 'bob' }).rolls(10, 11);
  expect(['bob', 'cid', 'dan'].map((id) => table.damage(id))).toEqual([20, 0, 20]);
});

test('a Bodyguard takes the damage of the attack, and none of the Splash [min.splash.04]', () => {
  const table = launcher({ cid: { at: [10, 5], player: 'p2', abilities: ['bodyguard'] } })
    .rolls(15)
    .use('bodyguard');
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 40]);
  table.rolls(10, 10);
  expect(table.toldOf('ability-used').filter(({ ability }) => ability === 'bodyguard')).toHaveLength(1);
  expect([table.damage('bob'), table.damage('cid'), table.damage('dan')]).toEqual([0, 60, 20]);
});

const boba: Partial<OnTable> = { abilities: ['disintegration'] };
const alive: Partial<OnTable> = { hitPoints: 200 };
const rest: Record<string, OnTable> = { zed: { at: [13, 9], player: 'p2' } };

test('Disintegration: a natural 20 defeats, whatever is left [min.disintegration.01]', () => {
  expect(duel(boba, alive, rest).attack('bob').rolls(20).last('character-defeated')).toMatchObject({
    character: 'bob',
    attacker: 'ann',
    byAttack: true,
  });
  expect(duel(boba, alive, rest).attack('bob').rolls(19).character('bob').place).toBe('map');
});

test('though the damage is avoided [min.disintegration.02]', () => {
  const evades = { ...alive, at: [9, 5] as [number, number], abilities: ['evade'] };
  const table = duel(boba, evades, rest).attack('bob').rolls(20, 11);
  expect(table.toldOf('damage-dealt')).toEqual([]);
  expect(table.character('bob').place).toBe('defeated');
});

test('whoever takes the damage for another is defeated instead [min.disintegration.03]', () => {
  const guard: Record<string, OnTable> = {
    cid: { at: [7, 5], player: 'p2', hitPoints: 200, abilities: ['bodyguard'] },
  };
  const table = duel(boba, alive, guard).attack('bob').rolls(20).use('bodyguard');
  expect([table.character('bob').place, table.character('cid').place]).toEqual(['map', 'defeated']);
});

test('what is Large or Huge takes 40 more, which nothing doubles [min.disintegration.04]', () => {
  expect(
    duel(boba, { ...alive, size: 'large' })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(80);
  expect(
    duel(boba, { ...alive, ...DROID, size: 'huge' })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(60);
  expect(
    duel(boba, { ...alive, size: 'large' })
      .attack('bob')
      .rolls(19)
      .damage('bob'),
  ).toBe(20);
});

test('Sonic Attack: whom it attacks uses no Force power in that turn, hit or not [min.sonic-attack.01]', () => {
  const jedi: Partial<OnTable> = { at: [9, 5], force: 3, powers: ['lightsaber-deflect'] };
  const sonic = { abilities: ['sonic-attack', 'double-attack'] };
  const table = duel(sonic, jedi, { cid: { at: [0, 0] } })
    .attack('bob')
    .rollNow()
    .rolls(2)
    .attack('bob')
    .rollNow()
    .rolls(15);
  expect(table.damage('bob')).toBe(20);
  expect(table.last('ability-skipped')).toMatchObject({ ability: 'lightsaber-deflect', code: 'sonic-attack' });
  table.endTurn().activate('cid').attack('bob').rolls(15);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['lightsaber-deflect']);
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
