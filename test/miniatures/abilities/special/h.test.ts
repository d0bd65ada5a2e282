/** Special abilities: H. */
import { fighters, strike } from '../../fight';
import { Table, skirmish, type OnTable } from '../../table';
import { duel } from '../duel';
import { choices, having, saves, using, whyNotUse } from '../having';
import { beside, enemy, mountedAhead } from '../tables';

describe('Hologram', () => {
  const hidden = (abilities: string[]): Table =>
    skirmish({
      map: `
        +-+-+-+-+-+-+-+-+
        |. . . . . . . .|
        + + + + + + + + +
        |. . . . . . . .|
        + + + + + + + + +
        |. . . . . o . .|
        +-+-+-+-+-+-+-+-+`,
      characters: {
        ann: { at: [0, 0] },
        bob: { at: [2, 2], player: 'p2', abilities },
        cid: { at: [6, 0], player: 'p2' },
      },
    });

  test('it is not the nearest: one farther off, in cover, is [min.hologram.02]', () => {
    expect(hidden(['hologram']).targets()).toContain('cid');
    expect(hidden([]).targets()).toEqual(['bob']);
  });

  test('who leaves a square beside it provokes nothing [min.hologram.02]', () => {
    const leaves = (abilities: string[]) => duel({}, { abilities }).move([4, 5]).legalOf('attack-of-opportunity');
    expect(leaves([])).toHaveLength(1);
    expect(leaves(['hologram'])).toEqual([]);
  });

  test('commander effects do not work on it [min.hologram.03]', () => {
    const total = (abilities: string[]): number => {
      const eve: OnTable = {
        at: [5, 3],
        commanderEffect: 'commander-clone-trooper-commander-starter',
        activated: true,
      };
      const table = duel({ abilities: ['trooper', ...abilities] }, { defense: 99 }, { eve }).attack('bob');
      while (table.by()[0] !== 'chance') table.rollNow();
      return table.rolls(2).last('attack-missed').total;
    };
    expect(total([]) - total(['hologram'])).toBe(3);
  });
});

const emperor = (more: Partial<OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [0, 0], abilities: ['hand-of-the-emperor'], force: 2 },
      palpatine: { at: [0, 9], name: 'Emperor Palpatine, Sith Lord', force: 4, ...more },
      bob: enemy(13, 9),
    },
  });

test('the Hand spends its own points and those of the Emperor once in a turn each [min.hand-of-the-emperor.01]', () => {
  const table = emperor().faster();
  expect(table.legalOf('pay-force').map(({ from }) => from)).toEqual(['ann', 'palpatine']);
  table.take({ type: 'pay-force', from: 'palpatine' });
  expect([table.character('ann').force, table.character('palpatine').force]).toEqual([2, 3]);
  table.faster();
  expect([table.character('ann').force, table.character('palpatine').force]).toEqual([1, 3]);
  expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' }).code).toBe('force-spent');
});

test('the Emperor must be in the squad [min.hand-of-the-emperor.02]', () => {
  for (const more of [{ name: 'Darth Vader' }, { player: 'p2' }, { at: null }]) {
    const table = emperor(more).faster();
    expect(table.character('ann').force).toBe(1);
    expect(table.legalOf('move-faster')).toEqual([]);
  }
});

test('Heal works on living characters, on whoever uses it too [min.heal.01, min.living.02]', () => {
  const ann = having('heal', 10, { suffered: 30 });
  expect(choices(beside(ann), 'heal')).toEqual(['ann', 'eve']);
  expect(using(beside(ann), 'heal', 'ann').damage('ann')).toBe(20);
  expect(choices(beside(ann, { abilities: ['droid'] }), 'heal')).toEqual(['ann']);
  expect(choices(beside(ann, { abilities: ['droid', 'cyborg'] }), 'heal')).toEqual(['ann', 'eve']);
});

test('Homicidal Surgery: 10 damage to an adjacent living character, for the whole turn [min.homicidal-surgery.01]', () => {
  const foe = (bob: Partial<OnTable>) =>
    skirmish({ characters: { ann: having('homicidal-surgery'), bob: enemy(3, 5, bob), far: enemy(13, 9) } });
  const used = using(foe({}), 'homicidal-surgery', 'bob');
  expect(used.damage('bob')).toBe(10);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(whyNotUse(foe({ abilities: ['droid'] }), 'homicidal-surgery').code).toBe('not-living');
  expect(whyNotUse(foe({ at: [4, 5] }), 'homicidal-surgery').code).toBe('nothing-to-choose');
});

test('an ally makes a save of 11: then 10 damage is removed instead [min.homicidal-surgery.02]', () => {
  const used = (roll: number) =>
    saves(using(beside(having('homicidal-surgery'), { suffered: 20 }), 'homicidal-surgery', 'eve'), { eve: roll });
  expect([used(11).damage('eve'), used(10).damage('eve')]).toEqual([10, 30]);
});

test('a Hologram is in nobody’s way and beside nobody [min.hologram.01]', () => {
  const table = duel({ abilities: ['hologram'] }).move([6, 5], [7, 5]);
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(duel({ at: [5, 5] }, { abilities: ['hologram'] }).steps()).toContainEqual([6, 5]);
  // Not adjacent, so that somebody farther off may be attacked.
  const other = { cid: { at: [9, 5], player: 'p2' } } as Record<string, OnTable>;
  expect(duel({}, { at: [5, 6], abilities: ['hologram'] }, other).targets()).toContain('cid');
});

test('Harpoon Gun: who fails the save does not move in this round [min.harpoon-gun.01]', () => {
  const caught = (roll: number) => {
    const table = duel({ abilities: ['harpoon-gun'] }, mountedAhead).use('harpoon-gun');
    if (table.legalOf('choose').length > 0) table.choose('harpoon-gun', 'bob');
    return table.rolls(roll).endTurn().activate('bob').steps();
  };
  expect(caught(10)).toEqual([]);
  expect(caught(11)).not.toEqual([]);
  expect(() => duel({ abilities: ['harpoon-gun'] }).use('harpoon-gun')).toThrow();
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
