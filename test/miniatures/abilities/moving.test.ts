/** How characters move, and how others move them. */
import type { Json } from '../../../src/core';
import { skirmish, type OnTable } from '../table';
import { duel, MELEE } from './duel';

const row = (from: number, to: number): [number, number][] =>
  Array.from({ length: to - from }, (_, i): [number, number] => [from + i + 1, 0]);
const LONG = `+${'-+'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${' +'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${'-+'.repeat(30)}`;

test.each([
  ['accelerate', 24],
  ['wheel-form', 18],
])('%s: %i squares without an attack [min.accelerate.01, min.wheel-form.01]', (ability, squares) => {
  const far = (abilities: string[]) =>
    skirmish({ map: LONG, characters: { ann: { at: [0, 0], abilities }, bob: { at: [29, 1], player: 'p2' } } });
  const table = far([ability]).move(...row(0, squares));
  expect(table.steps()).toEqual([]);
  expect(table.targets()).toEqual([]);
  expect(
    far(['droid'])
      .move(...row(0, 12))
      .steps(),
  ).toEqual([]);
  expect(
    far([ability])
      .move(...row(0, 6))
      .targets(),
  ).toEqual(['bob']);
});

const guarded = (ann: Partial<OnTable>) => duel({ at: [5, 5], ...ann }, { at: [6, 5], abilities: [MELEE] });

test('Force Leap: through enemies, and nobody makes an attack of opportunity, until the turn ends [min.force-leap.01, min.force-leap.02]', () => {
  const table = guarded({ force: 2, powers: ['force-leap'] }).use('force-leap');
  expect(table.character('ann').force).toBe(1);
  table.move([6, 5], [7, 5]).attack('bob').rolls(2);
  expect(table.legalOf('let-pass')).toEqual([]);
  expect(guarded({ force: 2, powers: ['force-leap'] }).steps()).not.toContainEqual([6, 5]);
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

test('an Emplacement neither moves nor is moved [min.emplacement.01]', () => {
  expect(duel({ abilities: ['emplacement'] }).steps()).toEqual([]);
  const lifter = duel({ abilities: ['lift'] }, {}, { amy: { at: [5, 6], abilities: ['emplacement'] } });
  expect(() => lifter.use('lift')).toThrow();
});

test('a Hologram is in nobody’s way and beside nobody [min.hologram.01]', () => {
  const table = duel({ abilities: ['hologram'] }).move([6, 5], [7, 5]);
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(duel({ at: [5, 5] }, { abilities: ['hologram'] }).steps()).toContainEqual([6, 5]);
  // Not adjacent, so that somebody farther off may be attacked.
  const other = { cid: { at: [9, 5], player: 'p2' } } as Record<string, OnTable>;
  expect(duel({}, { at: [5, 6], abilities: ['hologram'] }, other).targets()).toContain('cid');
});

test.each([
  ['lift', 'large'],
  ['heavy-lift', 'huge'],
] as const)(
  '%s puts an adjacent ally elsewhere beside it, none that is %s [min.lift.01, min.heavy-lift.01]',
  (ability, tooLarge) => {
    const table = duel({ abilities: [ability] }, { at: [12, 5] }, { amy: { at: [5, 6] } }).use(ability);
    expect(table.legalOf('choose').map((each) => each.chosen)).toHaveLength(7);
    table.choose(ability, { ally: 'amy', to: [4, 4] });
    expect(table.character('amy').at).toEqual([4, 4]);
    expect(table.targets()).toEqual([]);
    const heavy = duel({ abilities: [ability] }, { at: [12, 5] }, { amy: { at: [5, 6], size: tooLarge } });
    expect(() => heavy.use(ability)).toThrow();
  },
);

test('Lift leads through no wall, into nobody, and past nobody who would strike [min.lift.02, min.lift.03]', () => {
  const table = skirmish({
    map: '+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+',
    characters: {
      ann: { at: [1, 0], abilities: ['lift'] },
      amy: { at: [1, 1] },
      ada: { at: [0, 0] },
      bob: { at: [2, 1], player: 'p2' },
    },
  }).use('lift');
  const refused = (chosen: Json) =>
    table.refused({ type: 'choose', player: 'p1', ability: 'lift', source: 'ann', chosen }).code;
  expect(refused({ ally: 'amy', to: [0, 0] })).toBe('no-room');
  expect(refused({ ally: 'ada', to: [2, 0] })).toBe('wall');
  const places = table.legalOf('choose').map((each) => each.chosen);
  expect(places).toEqual([
    { ally: 'amy', to: [0, 1] },
    { ally: 'ada', to: [0, 1] },
  ]);
  table.choose('lift', { ally: 'amy', to: [0, 1] });
  expect(table.toldOf('attack-declared')).toEqual([]);
});

test('Tow Cable: both fly up to 12 squares and end side by side [min.tow-cable.01, min.tow-cable.02, min.tow-cable.03]', () => {
  const big = { amy: { at: [5, 6] }, lea: { at: [3, 5], size: 'large' } } as Record<string, OnTable>;
  const table = duel({ abilities: ['tow-cable'] }, {}, big).use('tow-cable');
  if (table.legalOf('choose').some((each) => each.chosen === 'amy')) table.choose('tow-cable', 'amy');
  table.choose('tow-cable', [12, 5]);
  const places = table.legalOf('choose').map((each) => each.chosen);
  expect(places).toContainEqual([11, 5]);
  expect(places).not.toContainEqual([9, 5]);
  table.choose('tow-cable', [11, 5]);
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(table.steps()).toEqual([]);
  expect(table.character('lea').at).toEqual([3, 5]);
});

const mounted: Partial<OnTable> = { abilities: ['mounted-weapon'], at: [6, 5] };

test('Harpoon Gun: who fails the save does not move in this round [min.harpoon-gun.01]', () => {
  const caught = (roll: number) => {
    const table = duel({ abilities: ['harpoon-gun'] }, mounted).use('harpoon-gun');
    if (table.legalOf('choose').length > 0) table.choose('harpoon-gun', 'bob');
    return table.rolls(roll).endTurn().activate('bob').steps();
  };
  expect(caught(10)).toEqual([]);
  expect(caught(11)).not.toEqual([]);
  expect(() => duel({ abilities: ['harpoon-gun'] }).use('harpoon-gun')).toThrow();
});

test('Sabotage: adjacent mounted enemies move at no double speed any more [min.sabotage.01]', () => {
  const table = duel({ abilities: ['sabotage'], at: [0, 1] }, { ...mounted, at: [0, 0] }).use('sabotage');
  expect(table.targets()).toEqual([]);
  table.endTurn().activate('bob').move([1, 0]).letPass().move([2, 0]).letPass();
  expect(table.move(...row(2, 6)).steps()).toEqual([]);
});
