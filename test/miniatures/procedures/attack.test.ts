/** Attacks: targets, rolls, damage, defeat (min.attacking-basics, min.choosing-a-target, min.attack-rolls). */
import { openGround, skirmish, type OnTable } from '../table';

const duel = (attacker: Partial<OnTable> = {}, target: Partial<OnTable> = {}) =>
  skirmish({
    characters: { ann: { at: [5, 5], ...attacker }, bob: { at: [6, 5], player: 'p2', ...target } },
  });

test('the roll and Attack against Defense; the same number hits [min.attacking-basics.02, min.attacking-basics.03, min.attack-roll.01]', () => {
  expect(duel().attack('bob').rolls(10).last('attack-hit')).toMatchObject({ total: 15, defense: 15, critical: false });
  expect(duel().attack('bob').rolls(9).last('attack-missed')).toMatchObject({ total: 14, defense: 15 });
});

test('a hit takes Damage off the Hit Points, a miss nothing [min.attacking-basics.04, min.attacking-basics.05, min.attack-rolls.01]', () => {
  const hit = duel().attack('bob').rolls(10);
  expect(hit.damage('bob')).toBe(10);
  expect(hit.last('damage-dealt').change).toEqual({ was: 100, is: 90, most: 100 });
  expect(duel().attack('bob').rolls(9).damage('bob')).toBe(0);
});

test('Dooku hits Obi-Wan: 16 and 11 make 27 against 22, and 20 damage [min.attacking-basics.06]', () => {
  const table = duel({ attack: 16, damage: 20 }, { defense: 22, hitPoints: 120 }).attack('bob').rolls(11);
  expect(table.last('attack-hit')).toMatchObject({ total: 27, defense: 22 });
  expect(table.last('damage-dealt').change).toMatchObject({ was: 120, is: 100 });
});

test('a natural 20 hits whatever the Defense, and doubles the damage [min.attack-rolls.02, min.attack-rolls.03, min.critical-hit.01]', () => {
  const table = duel({ attack: 0 }, { defense: 90 }).attack('bob').rolls(20);
  expect(table.last('attack-hit')).toMatchObject({ total: 20, defense: 90, critical: true });
  expect(table.damage('bob')).toBe(20);
});

test('a Droid takes no double damage, a Cyborg does [min.attack-rolls.04, min.droid.01, min.cyborg.02]', () => {
  expect(
    duel({}, { abilities: ['droid'] })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(10);
  expect(
    duel({}, { abilities: ['droid', 'cyborg'] })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(20);
});

test('where the die alone decides against the sum, that is told [min.attack-rolls.02, min.attack-rolls.05]', () => {
  const codes = (event: { because?: readonly { code: string }[] }) => event.because?.map(({ code }) => code);
  const missed = (attack: number) => duel({ attack }).attack('bob').rolls(1).last('attack-missed');
  expect([codes(missed(14)), codes(missed(13))]).toEqual([['natural-1'], undefined]);
  const hit = (defense: number) => duel({ attack: 0 }, { defense }).attack('bob').rolls(20).last('attack-hit');
  expect([codes(hit(21)), codes(hit(20))]).toEqual([['natural-20'], undefined]);
});

test('a natural 1 misses whatever the Attack [min.attack-rolls.05, min.attack-roll.03]', () => {
  const table = duel({ attack: 90 }).attack('bob').rolls(1);
  expect(table.last('attack-missed')).toMatchObject({ total: 91 });
  expect(table.damage('bob')).toBe(0);
});

test('a critical hit on a natural 18 hits whatever the Defense [min.critical-hit.02, min.vaapad-style-fighting.01]', () => {
  const table = duel({ attack: 0, abilities: ['vaapad-style-fighting'] }, { defense: 90 })
    .attack('bob')
    .rolls(18);
  expect(table.last('attack-hit')).toMatchObject({ critical: true });
  expect(
    duel({ attack: 0, abilities: ['vaapad-style-fighting'] }, { defense: 90 })
      .attack('bob')
      .rolls(17)
      .last('attack-missed').total,
  ).toBe(17);
});

test('what a critical hit doubles is Damage alone, not what is added to it [min.critical-hit.03, min.cunning-attack.01]', () => {
  expect(
    duel({ damage: 20, abilities: ['cunning-attack'] })
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(50);
});

test('at 0 Hit Points or less a character is defeated and leaves the map [min.damage.02, min.defeat.01, min.attacking-basics.11]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], damage: 30 },
      bob: { at: [6, 5], player: 'p2', suffered: 80 },
      cid: { at: [12, 9], player: 'p2' },
    },
  });
  table.attack('bob').rolls(15);
  expect(table.character('bob')).toMatchObject({ place: 'defeated' });
  expect(table.last('character-defeated')).toMatchObject({ character: 'bob', attacker: 'ann' });
  expect(table.state.inPlay.filter(({ source }) => source === 'bob')).toEqual([]);
});

test('who is not seen is no target [min.choosing-a-target.02, min.legal-target.01]', () => {
  const table = skirmish({
    map: `
      +-+-+-+-+
      |. .|. .|
      +-+-+-+-+`,
    characters: { ann: { at: [0, 0] }, bob: { at: [3, 0], player: 'p2' } },
  });
  expect(table.targets()).toEqual([]);
  expect(table.whyNotAttack('ann', 'bob')).toMatchObject({
    code: 'no-line-of-sight',
    facts: { inTheWay: [{ wall: { square: [1, 0], side: 'right' } }] },
  });
});

test('with adjacent enemies only those are targets, any of them [min.choosing-a-target.06, min.choosing-a-target.07, min.legal-target.03]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5] },
      bob: { at: [6, 6], player: 'p2' },
      cid: { at: [4, 5], player: 'p2' },
      dan: { at: [10, 2], player: 'p2' },
    },
  });
  expect(table.targets().sort()).toEqual(['bob', 'cid']);
  expect(table.whyNotAttack('ann', 'dan')).toMatchObject({ code: 'adjacent-first' });
});

test('an enemy with cover is a target only if it is the nearest; one without at any distance [min.choosing-a-target.03, min.cover-basics.02, min.legal-target.02]', () => {
  const table = skirmish({
    map: openGround(14, 10),
    characters: {
      ann: { at: [0, 5] },
      // cid stands behind bob.
      bob: { at: [4, 5], player: 'p2' },
      cid: { at: [6, 5], player: 'p2' },
      dan: { at: [13, 0], player: 'p2' },
    },
  });
  expect(table.targets().sort()).toEqual(['bob', 'dan']);
  expect(table.whyNotAttack('ann', 'cid')).toMatchObject({
    code: 'covered-and-not-nearest',
    facts: { nearest: ['bob'] },
  });
});

test('cover gives 4 to Defense once, however much gives it [min.cover-basics.03, min.cover-advanced.03, min.cover.03]', () => {
  const table = skirmish({
    map: `
      +-+-+-+-+-+-+-+
      |. . . . . . .|
      + + + + + + + +
      |. . . o o o .|
      + + + + + + + +
      |. . . . . . .|
      +-+-+-+-+-+-+-+`,
    characters: { ann: { at: [0, 1] }, bob: { at: [5, 1], player: 'p2' } },
  });
  table.attack('bob').rolls(13);
  expect(table.last('attack-missed')).toMatchObject({ total: 18, defense: 19 });
});

test('an ally is no target [min.attacking-allies.01, min.target.01]', () => {
  const table = skirmish({
    characters: { ann: { at: [5, 5] }, eve: { at: [6, 5] }, bob: { at: [9, 5], player: 'p2' } },
  });
  expect(table.targets()).toEqual(['bob']);
});

test('Melee Attack reaches adjacent enemies alone, diagonal ones among them [min.melee-attack.01, min.melee-attack-limits.01, min.starter-special-abilities.13]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], abilities: ['melee-attack'] },
      bob: { at: [7, 5], player: 'p2' },
    },
  });
  expect(table.targets()).toEqual([]);
  expect(table.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'melee-attack' });
  expect(table.move([6, 6]).targets()).toEqual(['bob']);
});

test('the next attack of a turn chooses its target anew [min.special-abilities-and-attacks.03, min.special-abilities-and-attacks.04, min.double-attack.02]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], abilities: ['double-attack'] },
      bob: { at: [6, 5], player: 'p2', suffered: 90 },
      cid: { at: [9, 5], player: 'p2' },
    },
  });
  table.attack('bob').rolls(15).attack('cid').rolls(15);
  expect(table.toldOf('attack-rolled')).toHaveLength(2);
  expect(table.damage('cid')).toBe(10);
});
