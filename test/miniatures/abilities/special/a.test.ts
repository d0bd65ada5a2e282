/** Special abilities: A. */
import type { StatCard } from '../../../../src/miniatures/facts';
import { naming, numbersOf, strike } from '../../fight';
import { skirmish, type OnTable } from '../../table';
import { activated, having, saves, using } from '../having';
import { COVERED, attackWith, besideBob, dying, hiding, p2, targetsHiding, throwing, walked } from '../tables';

test('Ataru Style: exactly one enemy within 6 squares, and it is no master of Makashi [min.ataru-style.01, min.makashi-style-master.02]', () => {
  const ann = { abilities: ['ataru-style'] };
  expect(attackWith(ann, {})).toBe(9);
  expect(attackWith(ann, { cid: { at: [8, 5], player: 'p2' } })).toBe(5);
  expect(attackWith(ann, { cid: { at: [9, 5], player: 'p2' } })).toBe(9);
  expect(attackWith(ann, {}, { at: [9, 5] })).toBe(5);
  expect(attackWith(ann, {}, { abilities: ['makashi-style-master'] })).toBe(5);
});

test('Avoid Defeat: with two saves of 11 it stays with 10 Hit Points [min.avoid-defeat.01]', () => {
  const saved = dying({ abilities: ['avoid-defeat'] }).rolls(12, 11);
  expect(saved.character('bob')).toMatchObject({ place: 'map', damage: 90 });
  expect(
    dying({ abilities: ['avoid-defeat'] })
      .rolls(15, 10)
      .character('bob').place,
  ).toBe('defeated');
  expect(
    dying({ abilities: ['avoid-defeat'] })
      .rolls(10)
      .character('bob').place,
  ).toBe('defeated');
});

test('Ambush: all attacks after a move, against one enemy that has not been activated [min.ambush.01, min.ambush.02]', () => {
  const table = walked(['triple-attack', 'ambush']).attack('bob').rolls(2);
  expect(table.targets()).toEqual(['bob']);
  expect(table.attack('bob').rolls(2).targets()).toEqual(['bob']);
  expect(walked(['triple-attack', 'ambush'], { activated: true }).attack('bob').rolls(2).targets()).toEqual([]);
  // The first attack defeats it.
  expect(walked(['double-attack', 'ambush'], { hitPoints: 10 }).attack('bob').rolls(19).targets()).toEqual([]);
});

test('by Affinity it is of the faction of the squad that it joined [min.affinity.02, min.affinity.03]', () => {
  const helped = (faction: StatCard['faction']): number => {
    const table = skirmish({
      players: [
        { id: 'p1', faction },
        { id: 'p2', faction: 'rebel' },
      ],
      characters: {
        ann: { at: [2, 5], abilities: [naming('synergy', 'Imperial')] },
        bob: { at: [3, 5], player: 'p2' },
        mas: { at: [1, 5], name: 'Mas Amedda', activated: true, abilities: [naming('affinity', 'Imperial')] },
      },
    });
    return numbersOf(strike(table)).attack;
  };
  expect([helped('imperial'), helped('republic')]).toEqual([9, 5]);
});

describe('Accurate Shot', () => {
  const others = { bob: p2(COVERED), cid: p2([5, 0]) };

  test('an enemy with cover that is not the nearest [min.accurate-shot.01]', () => {
    expect(targetsHiding({ abilities: ['accurate-shot'] }, others)).toEqual(['bob', 'cid']);
    expect(targetsHiding({}, others)).toEqual(['cid']);
  });

  test('who keeps the bonus of cover [min.accurate-shot.02]', () => {
    const table = hiding({ abilities: ['accurate-shot'] }, others);
    expect(numbersOf(strike(table)).defense).toBe(19);
    const reached = [{ code: 'covered' }, { code: 'covered-target', rules: ['min.accurate-shot.01'] }];
    expect(table.last('attack-declared').because).toMatchObject(reached);
  });
});

test('Advantageous Cover: 8 instead of 4 [min.advantageous-cover.01]', () => {
  const defense = (at: OnTable['at']) =>
    numbersOf(strike(hiding({}, { bob: { ...p2(at, 'advantageous-cover'), defense: 14 } }))).defense;
  expect([defense(COVERED), defense([5, 1])]).toEqual([22, 14]);
});

test('Atlatl and Cesta stun nonliving characters, up to Large, that were hurt; a save of 11 against it [min.atlatl.03, min.cesta.01]', () => {
  const droid = { abilities: ['droid'] };
  for (const id of ['atlatl', 'cesta']) {
    const more = { bob: droid, cid: {}, eve: droid, far: droid };
    const used = saves(using(throwing(having(id, 20), more), id, 'bob'), { eve: [10, 11], bob: [10, 10], cid: 10 });
    expect(activated(used, 'eve', 'bob', 'cid')).toEqual([false, true, false]);
    const saved = saves(using(throwing(having(id, 20), more), id, 'bob'), { eve: 11, bob: [10, 20], cid: 10 });
    expect(activated(saved, 'eve', 'bob')).toEqual([false, false]);
    const large = { ...more, cid: { ...droid, size: 'large' as const } };
    expect(
      activated(saves(using(throwing(having(id, 20), large), id, 'bob'), { eve: 11, bob: 11, cid: [2, 2] }), 'cid'),
    ).toEqual([true]);
    const huge = { ...more, cid: { ...droid, size: 'huge' as const } };
    expect(
      activated(saves(using(throwing(having(id, 20), huge), id, 'bob'), { eve: 11, bob: 11, cid: 2 }), 'cid'),
    ).toEqual([false]);
  }
});

test('Avoid Defeat: two saves, and it stays with 10 Hit Points [min.avoid-defeat.01]', () => {
  const tough: Partial<OnTable> = { suffered: 90, abilities: ['avoid-defeat'] };
  const more: Record<string, OnTable> = { cid: { at: [13, 9], player: 'p2' } };
  const saved = besideBob({}, tough, more).attack('bob').rolls(15, 11, 11);
  expect(saved.character('bob')).toMatchObject({ place: 'map', damage: 90 });
  expect(besideBob({}, tough, more).attack('bob').rolls(15, 11, 10).character('bob').place).toBe('defeated');
  const first = besideBob({}, tough, more).attack('bob').rolls(15, 10);
  expect(first.character('bob').place).toBe('defeated');
  expect(first.toldOf('save-made')).toHaveLength(1);
});
