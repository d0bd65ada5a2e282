/** What happens in the course of turns. */
import { skirmish, type OnTable } from '../table';
import { duel, numbered } from './duel';

const minefield: Record<string, OnTable> = { cid: { at: [5, 7], player: 'p2', abilities: [numbered('mines', 20)] } };

test('Mines: an enemy that enters an adjacent square takes their number, unless it makes a save of 11 [min.mines.01]', () => {
  const walk = () => duel({ at: [2, 6] }, { at: [13, 0] }, minefield).move([3, 6]);
  expect(walk().toldOf('save-rolled')).toEqual([]);
  const hurt = walk().move([4, 6]).rolls(10);
  expect(hurt.damage('ann')).toBe(20);
  expect(hurt.last('save-made')).toMatchObject({ character: 'ann', number: 11 });
  expect(walk().move([4, 6]).rolls(11).damage('ann')).toBe(0);
  // The next adjacent square, in the middle of the same move.
  const again = hurt.move([5, 6]);
  const rolled = again.legalOf('let-pass').length > 0 ? again.letPass().rolls(10) : again.rolls(10);
  expect(rolled.damage('ann')).toBe(40);
});

test('a Large one that stays beside it by squares which it does not enter makes no save [min.mines.01]', () => {
  const large = duel({ at: [3, 6], size: 'large' }, { at: [13, 0] }, minefield);
  expect(large.move([3, 5]).toldOf('save-rolled')).toEqual([]);
  expect(large.letPass().move([4, 5]).rolls(10).damage('ann')).toBe(20);
});

test('an ally is not hurt, and who falls goes no further [min.mines.01]', () => {
  const own = { cid: { at: [5, 7], player: 'p1', abilities: [numbered('mines', 20)] } } as Record<string, OnTable>;
  expect(
    duel({ at: [3, 6] }, { at: [13, 0] }, own)
      .move([4, 6])
      .toldOf('save-rolled'),
  ).toEqual([]);
  const dead = duel({ at: [3, 6], suffered: 90 }, { at: [13, 0] }, { ...minefield, dan: { at: [0, 0] } });
  dead.move([4, 6]).rolls(2);
  expect(dead.character('ann').place).toBe('defeated');
  expect(dead.legalOf('move')).toEqual([]);
});

const wounded = (number: number, suffered: number) =>
  duel({ suffered, abilities: [numbered('regeneration', number)] }, {}, { cid: { at: [0, 0], suffered: 50 } });

test('Regeneration: its number goes at the end of a turn without a move [min.regeneration.01]', () => {
  const table = wounded(10, 30).attack('bob').rollNow().rolls(2).endTurn();
  expect(table.damage('ann')).toBe(20);
  expect(table.damage('cid')).toBe(50);
  expect(wounded(10, 30).move([5, 6]).letPass().endTurn().damage('ann')).toBe(30);
});

test('never more than has been suffered [min.regeneration.02]', () => {
  expect(wounded(20, 10).endTurn().damage('ann')).toBe(0);
});

const emp = { abilities: [numbered('grenades', 10), 'emp-grenades'] };
const thrown = (bob: Partial<OnTable>, ...rolls: number[]) =>
  duel(emp, { at: [9, 5], ...bob })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(...rolls);

test('EMP Grenades stun what is nonliving, hurt or not, unless it makes a save of 11 [min.emp-grenades.01, min.stun.01]', () => {
  const droid = { abilities: ['droid'] };
  expect(thrown(droid, 5, 10).character('bob').activated).toBe(true);
  expect(thrown(droid, 11, 10).character('bob')).toMatchObject({ activated: true, damage: 0 });
  expect(thrown(droid, 5, 11).character('bob').activated).toBe(false);
  expect(thrown({}, 5).character('bob').activated).toBe(false);
  expect(thrown({}, 5).toldOf('save-rolled')).toHaveLength(1);
});

test('not if it is Large or Huge [min.emp-grenades.02]', () => {
  for (const size of ['large', 'huge'] as const) {
    const table = thrown({ abilities: ['droid'], size }, 5);
    expect(table.character('bob').activated).toBe(false);
    expect(table.toldOf('save-rolled')).toHaveLength(1);
  }
});

test('Grenades without it stun nobody [min.emp-grenades.01]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], abilities: [numbered('grenades', 10)] },
      bob: { at: [9, 5], player: 'p2', abilities: ['droid'] },
    },
  });
  expect(table.use('grenades').choose('grenades', 'bob').rolls(5).character('bob').activated).toBe(false);
});
