/** Special abilities: U to Z. */
import { Table, skirmish } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { canUse, enemyAt, grenadier, markable } from '../tables';

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

test('Wheeled: 18 squares and one attack, and nothing that replaces attacks [min.wheeled.01]', () => {
  const long = skirmish({
    characters: {
      ann: { at: [0, 1], abilities: ['wheeled', numbered('grenades', 10)] },
      bob: { at: [0, 8], player: 'p2' },
    },
  }).use('wheeled');
  const corner = [
    ...Array.from({ length: 13 }, (_, i): [number, number] => [i + 1, 1]),
    [13, 2],
    [13, 3],
    [13, 4],
    [13, 5],
  ];
  long.move(...(corner as [number, number][]));
  expect(long.steps()).toContainEqual([13, 6]);
  expect(long.steps()).not.toContainEqual([12, 6]);
  expect(long.move([13, 6]).steps()).toEqual([]);
  expect(long.legalOf('use-ability')).toEqual([]);
  expect(long.attack('bob').rolls(2).targets()).toEqual([]);
});

describe('Wall Climber', () => {
  /** A wall along the first squares of the lower row. */
  const climbs = (abilities: string[], at: [number, number] = [0, 0], bob: [number, number] = [5, 0]): Table =>
    skirmish({
      map: `
        +-+-+-+-+-+-+-+-+
        |. . . . . . . .|
        +-+-+-+-+ + + + +
        |. % o x . . . .|
        +-+-+-+-+-+-+-+-+`,
      characters: {
        ann: { at, abilities },
        bob: { at: bob, player: 'p2', abilities: [MELEE] },
      },
    });

  test('along a wall difficult terrain, low objects and pits cost a square each [min.wall-climber.01]', () => {
    const table = climbs(['wall-climber']).move([1, 0], [2, 0], [3, 0], [4, 0]);
    expect(table.toldOf('character-moved').map(({ cost }) => cost)).toEqual([1, 1, 1, 1]);
    expect(climbs([]).move([1, 0]).last('character-moved').cost).toBe(2);
    expect(climbs([], [2, 0]).steps()).not.toContainEqual([3, 0]);
  });

  test('no farther than the wall: enemies stop it there, and make attacks of opportunity [min.wall-climber.01]', () => {
    // [5, 0] is not beside the wall any more, [3, 0] is.
    expect(climbs(['wall-climber'], [4, 0]).steps()).not.toContainEqual([5, 0]);
    expect(climbs(['wall-climber'], [2, 0], [4, 0]).steps()).toContainEqual([3, 0]);
    const away = climbs(['wall-climber'], [6, 0], [5, 0]).move([7, 0]);
    expect(away.legalOf('attack-of-opportunity')).toHaveLength(1);
    const along = climbs(['wall-climber'], [1, 0], [0, 0]).move([2, 0]);
    expect(along.legalOf('attack-of-opportunity')).toEqual([]);
  });
});

const force = { force: 3, powers: ['shatterpoint'] };

test('Ysalamiri: within 6 squares nobody spends Force points [min.ysalamiri.01]', () => {
  const guarded = (at: [number, number], player: string) =>
    duel(force, { at: [8, 5] }, { cid: { at, player, activated: true, abilities: ['ysalamiri'] } });
  for (const player of ['p1', 'p2']) {
    const table = guarded([5, 1], player);
    expect(table.legalOf('move-faster')).toEqual([]);
    expect(canUse(table)).toBe(false);
    expect(table.attack('bob').rolls(2).legalOf('reroll')).toEqual([]);
  }
  const far = guarded([0, 3], 'p1');
  expect(far.legalOf('move-faster')).toHaveLength(1);
  expect(markable(far)).toEqual(['bob']);
});

test('and nobody spends them on whoever is there [min.ysalamiri.02]', () => {
  // cid is 3 squares from bob, and 7 from ann.
  const table = duel(force, { at: [9, 5] }, { cid: enemyAt([12, 5], { abilities: ['ysalamiri'] }) });
  expect(table.legalOf('move-faster')).toHaveLength(1);
  expect(canUse(table)).toBe(false);
  expect(table.attack('bob').rolls(2).legalOf('reroll')).toEqual([]);
  const answered = duel(
    { at: [9, 5], abilities: [] },
    { at: [2, 5], force: 1, powers: ['lightsaber-deflect'] },
    { cid: { at: [12, 5], activated: true, abilities: ['ysalamiri'] } },
  );
  expect(answered.attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Wall Climber: past an enemy along a wall, not away from it [min.wall-climber.01]', () => {
  const along = (y: number) =>
    skirmish({ characters: { ann: { at: [2, y], abilities: ['wall-climber'] }, bob: { at: [3, y], player: 'p2' } } });
  expect(along(5).steps()).not.toContainEqual([3, 5]);
  const wall = '+-+-+-+-+-+-+-+\n|. . . . . . .|\n+-+-+-+-+-+-+-+\n|. . . . . . .|\n+-+-+-+-+-+-+-+';
  const table = skirmish({
    map: wall,
    characters: { ann: { at: [2, 0], abilities: ['wall-climber'] }, bob: { at: [3, 0], player: 'p2' } },
  });
  table.move([3, 0], [4, 0]);
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(table.last('character-moved').cost).toBe(1);
});
