/** What happens as characters are about to be defeated, and as they are. */
import type { OnTable } from '../table';
import { duel, numbered } from './duel';

const other = (at: [number, number], more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });
/** Any hit defeats it; somebody else of its squad goes on. */
const dying = (bob: Partial<OnTable>, more: Record<string, OnTable> = {}, ann: Partial<OnTable> = {}) =>
  duel(ann, { suffered: 90, ...bob }, { zed: other([13, 9]), ...more })
    .attack('bob')
    .rolls(15);

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

test('Emergency Life Support: living allies beside it have Avoid Defeat [min.emergency-life-support.01]', () => {
  const support = (at: [number, number]) => ({ cid: other(at, { abilities: ['emergency-life-support'] }) });
  expect(
    dying({}, support([7, 5]))
      .rolls(11, 11)
      .character('bob'),
  ).toMatchObject({ place: 'map', damage: 90 });
  expect(
    dying({}, support([7, 5]))
      .rolls(11, 10)
      .character('bob').place,
  ).toBe('defeated');
  expect(dying({}, support([8, 5])).character('bob').place).toBe('defeated');
  expect(dying({ abilities: ['droid'] }, support([7, 5])).character('bob').place).toBe('defeated');
  // Once, with an Avoid Defeat of its own or with another that supports it.
  const twice = { ...support([7, 5]), dan: other([7, 6], { abilities: ['emergency-life-support'] }) };
  expect(dying({}, twice).rolls(10).character('bob').place).toBe('defeated');
  expect(
    dying({ abilities: ['avoid-defeat'] }, support([7, 5]))
      .rolls(10)
      .character('bob').place,
  ).toBe('defeated');
});

test('Eternal Hatred: for 2 Force points and a save of 6 it has all its Hit Points again [min.eternal-hatred.01]', () => {
  const sion: Partial<OnTable> = { force: 2, powers: ['eternal-hatred'] };
  expect(dying(sion).use('eternal-hatred').rolls(6).character('bob')).toMatchObject({
    place: 'map',
    damage: 0,
    force: 0,
  });
  expect(dying(sion).use('eternal-hatred').rolls(5).character('bob').place).toBe('defeated');
  expect(dying(sion).decline('eternal-hatred').character('bob').place).toBe('defeated');
  expect(dying({ ...sion, force: 1 }).character('bob').place).toBe('defeated');
});

test('Self-Destruct: its number to everybody beside it, friend and foe, without a save [min.self-destruct.01]', () => {
  const bomb = { abilities: [numbered('self-destruct', 20)] };
  const around = { cid: other([7, 5]), dan: { at: [7, 6] as [number, number], activated: true }, eve: other([9, 5]) };
  const table = dying(bomb, around).take({ type: 'affect', character: 'dan' });
  expect(['ann', 'cid', 'dan', 'eve'].map((id) => table.damage(id))).toEqual([20, 20, 20, 0]);
  expect(table.toldOf('save-rolled')).toEqual([]);
  const far = dying({ ...bomb, at: [9, 5] }, { cid: other([10, 5]) });
  expect([far.damage('ann'), far.damage('cid')]).toEqual([0, 20]);
});

test('Force Empathic: it suffers as allies with a Force rating fall [min.force-empathic.01]', () => {
  const empath = { cid: other([10, 9], { abilities: [numbered('force-empathic', 10)] }) };
  expect(dying({ force: 1 }, empath).damage('cid')).toBe(10);
  expect(dying({}, empath).damage('cid')).toBe(0);
  // An enemy is no ally.
  const foe = { cid: other([10, 9], { player: 'p1', abilities: ['melee-attack', numbered('force-empathic', 10)] }) };
  expect(dying({ force: 1 }, foe).damage('cid')).toBe(0);
});

const spirit = { powers: [numbered('force-spirit', 6)], force: 1 };

test('Force Spirit: its player gives its points to an ally with a Force rating, if there is one [min.force-spirit.01, min.force-spirit.03]', () => {
  const heirs = { cid: other([10, 9], { force: 1 }), dan: other([10, 8], { force: 2 }) };
  const table = dying(spirit, heirs);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['cid', 'dan']);
  table.choose('force-spirit', 'cid');
  expect([table.character('cid').force, table.character('dan').force]).toEqual([7, 2]);
  const none = dying(spirit);
  expect(none.toldOf('force-gained')).toEqual([]);
  expect(none.by()).toEqual(['p1']);
});

test('that ally spends Force points once more in each turn from then on [min.force-spirit.02]', () => {
  const heir = other([6, 6], { force: 1, powers: ['lightsaber-deflect'] });
  const table = dying(spirit, { cid: heir }, { abilities: ['triple-attack'] }).choose('force-spirit', 'cid');
  // A power and the reroll of its save in one turn; nothing more.
  table.attack('cid').rolls(15).use('lightsaber-deflect').rolls(5).reroll().rolls(5);
  expect(table.character('cid').force).toBe(5);
  table.attack('cid').rolls(15);
  expect(table.legalOf('use-ability')).toEqual([]);
});

const haunted = () =>
  duel(
    { abilities: [] },
    { suffered: 90, powers: [numbered('dark-force-spirit', 1)], force: 1 },
    {
      zed: other([13, 9], { force: 3 }),
      eve: { at: [0, 0], force: 3 },
      fox: { at: [0, 2] },
      gus: { at: null, force: 3 },
    },
  )
    .attack('bob')
    .rollNow()
    .rolls(15);

test('Dark Force Spirit: from its defeat on enemies with a Force rating lose points as they activate [min.dark-force-spirit.01]', () => {
  const table = haunted();
  expect(table.character('eve').force).toBe(3);
  table.endTurn().activate('eve');
  expect(table.character('eve').force).toBe(2);
  expect(table.last('force-lost')).toMatchObject({ character: 'eve', points: 1 });
  table.endTurn().activate('zed');
  expect(table.character('zed').force).toBe(3);
});

test('in every round, and nothing happens where no enemy has a Force rating [min.dark-force-spirit.01, min.dark-force-spirit.03]', () => {
  const table = haunted().endTurn().activate('fox');
  expect(table.toldOf('force-lost')).toEqual([]);
  table.endTurn().activate('zed').endTurn().activate('eve').endTurn();
  expect(table.character('eve').force).toBe(2);
  table.rolls(15, 5).goesFirst('p1').activate('eve');
  expect(table.character('eve').force).toBe(1);
});

test('whoever comes later is no exception [min.dark-force-spirit.02]', () => {
  const table = haunted().endTurn();
  // Reserves have come: one more enemy with a Force rating is on the map.
  const late = table.state.characters.map((each) => (each.id === 'gus' ? { ...each, place: 'map' as const } : each));
  table.state = { ...table.state, characters: late };
  expect(table.activate('gus').character('gus').force).toBe(2);
});

test('Drain Life Energy: all its damage goes as it defeats an adjacent living enemy [min.drain-life-energy.01]', () => {
  const vampire = { suffered: 50, abilities: ['drain-life-energy'] };
  expect(dying({}, {}, vampire).damage('ann')).toBe(0);
  expect(dying({ abilities: ['droid'] }, {}, vampire).damage('ann')).toBe(50);
  expect(dying({ at: [9, 5] }, {}, vampire).damage('ann')).toBe(50);
});
