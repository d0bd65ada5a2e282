/** Doors, pits, large characters and squeezing in play (min.terrain-doors, min.terrain-pits, min.large-characters-and-movement). */
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { skirmish, type OnTable } from '../table';

describe('doors', () => {
  const map = `
    +-+-+-+-+-+-+
    |. . .:. . .|
    +-+-+-+-+-+-+`;
  const bob = { at: [5, 0] as [number, number], player: 'p2' };

  test('a door opens at the end of a turn beside it, not in its middle [min.terrain-doors.03, min.movement-basics.10]', () => {
    const table = skirmish({ map, characters: { ann: { at: [0, 0] }, bob } });
    table.move([1, 0], [2, 0]);
    expect(table.steps()).toEqual([[1, 0]]);
    expect(table.targets()).toEqual([]);
    table.endTurn();
    expect(table.state.doors).toEqual({ 'door-1': 'open' });
  });

  test('a closed door is a wall, an open one is nothing [min.terrain-doors.02, min.terrain-doors.04, min.movement-advanced.09]', () => {
    const characters = { ann: { at: [2, 0] as [number, number] }, bob };
    expect(skirmish({ map, characters }).steps()).toEqual([[1, 0]]);
    const open = skirmish({ map, characters, doors: { 'door-1': 'open' } });
    expect(open.steps()).toContainEqual([3, 0]);
    expect(open.targets()).toEqual(['bob']);
  });

  test('it closes at the end of a turn with nobody beside it [min.terrain-doors.05]', () => {
    const table = skirmish({ map, characters: { ann: { at: [2, 0] }, bob }, doors: { 'door-1': 'open' } });
    table.move([1, 0]).endTurn();
    expect(table.last('door-closed')).toMatchObject({ door: 'door-1' });
  });

  test('a character of either side keeps it open [min.terrain-doors.03]', () => {
    const table = skirmish({
      map,
      characters: { ann: { at: [2, 0] }, bob: { ...bob, at: [3, 0] } },
      doors: { 'door-1': 'open' },
    });
    table.move([1, 0]).letPass().endTurn();
    expect(table.toldOf('door-closed')).toEqual([]);
  });
});

describe('pits', () => {
  const map = `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. x . .|
    +-+-+-+-+`;
  const bob = { at: [3, 1] as [number, number], player: 'p2' };

  test('nobody moves over a pit but with Flight, and not to stop there [min.terrain-pits.02, min.terrain-pits.03, min.flight.01]', () => {
    expect(skirmish({ map, characters: { ann: { at: [0, 0] }, bob } }).steps()).not.toContainEqual([1, 0]);
    const flying = skirmish({ map, characters: { ann: { at: [0, 0], abilities: ['flight'] }, bob } }).move([1, 0]);
    expect(flying.refused({ type: 'end-turn', player: 'p1', character: 'ann' })).toMatchObject({ code: 'cannot-stop' });
    expect(flying.move([2, 0]).endTurn().character('ann').at).toEqual([2, 0]);
  });

  test('whoever is on a pit as a turn ends is defeated [min.terrain-pits.04]', () => {
    const table = skirmish({ map, characters: { ann: { at: [0, 0] }, bob, cid: { at: [3, 0], player: 'p2' } } });
    const pushed = structuredClone(table.state);
    const victim = pushed.characters.find(({ id }) => id === 'cid');
    if (victim) victim.at = [1, 0];
    table.state = pushed;
    expect(table.endTurn().character('cid').place).toBe('defeated');
  });
});

describe('larger characters', () => {
  const map = `
    +-+-+-+-+-+-+-+
    |. . .|. . . .|
    + + + + + + + +
    |. . . . . . .|
    + + + + + + + +
    |. . .|. . . .|
    +-+-+-+-+-+-+-+`;

  test('a Large one squeezes through one square, a Rigid one does not [min.squeezing-large-characters.01, min.squeeze.02, min.rigid.01]', () => {
    const table = skirmish({
      map,
      characters: { ann: { at: [1, 0], size: 'large' }, bob: { at: [6, 2], player: 'p2' } },
    });
    const squeezed = table.legalOf('move').filter((action) => action.squeezed !== null);
    expect(squeezed.map(({ to }) => to)).toContainEqual([3, 1]);
    const rigid = skirmish({
      map,
      characters: { ann: { at: [1, 0], size: 'large', abilities: ['rigid'] }, bob: { at: [6, 2], player: 'p2' } },
    });
    expect(rigid.legalOf('move').filter((action) => action.squeezed !== null)).toEqual([]);
  });

  const refused = (table: ReturnType<typeof skirmish>, to: Square, squeezed: Square | null) =>
    table.refused({ type: 'move', player: 'p1', character: 'ann', to, squeezed });
  const passing = (ann: Partial<OnTable> = {}, far: Square = [6, 2]) =>
    skirmish({ map, characters: { ann: { at: [1, 0], size: 'large', ...ann }, bob: { at: far, player: 'p2' } } });

  test.each([
    'min.rigid.01, min.squeeze.02, min.squeeze.03',
    'min.squeezing-large-characters.03, min.squeezing-large-characters.04',
  ])('a step that does not squeeze by the rules is refused by the one that it breaks [%s]', () => {
    const rigid = refused(passing({ abilities: ['rigid'] }), [3, 1], [1, 1]);
    expect(rigid).toMatchObject({ code: 'rigid' });
    expect(rigid.rules[0]).toBe('min.rigid.01');
    const enemy = refused(passing({}, [3, 1]), [3, 1], [1, 1]);
    expect(enemy).toMatchObject({ code: 'enemy-there' });
    expect(enemy.rules).toEqual(expect.arrayContaining(['min.squeezing-large-characters.03', 'min.squeeze.03']));
    expect(refused(passing(), [3, 0], [1, 0])).toMatchObject({ code: 'wall' });
    // The whole space has room there.
    expect(refused(passing(), [1, 2], [0, 1])).toMatchObject({ code: 'not-narrow' });
    // Three squares need an opening of two.
    const huge = refused(passing({ at: [0, 0], size: 'huge' }), [2, 0], [1, 0]);
    expect(huge).toMatchObject({ code: 'wall' });
    expect(huge.rules).toEqual(expect.arrayContaining(['min.squeezing-large-characters.01', 'min.squeeze.02']));
  });

  test('a whole step into a passage for a block is refused to a Rigid one as Rigid, where nothing but a wall stops it [min.rigid.01, min.large-characters-and-movement.04]', () => {
    const rigid = passing({ abilities: ['rigid'] });
    const whole = refused(rigid, [2, 0], null);
    expect([whole.code, whole.rules[0]]).toEqual(['rigid', 'min.rigid.01']);
    // One that squeezes is told of the wall, and so is the Rigid one where no block passes.
    expect(refused(passing(), [2, 0], null)).toMatchObject({ code: 'wall' });
    const closed = skirmish({
      map: map.replace('|. . . . . . .|', '|. . .|. . . .|'),
      characters: { ann: { at: [1, 0], size: 'large', abilities: ['rigid'] }, bob: { at: [6, 2], player: 'p2' } },
    });
    expect(refused(closed, [2, 0], null)).toMatchObject({ code: 'wall' });
  });

  test('so is one after which it could not have its whole space again [min.squeezing-large-characters.02, min.squeeze.01]', () => {
    const slow = refused(passing({ at: [0, 1], abilities: [{ ability: 'speed', value: 1 }] }), [2, 1], [1, 0]);
    expect(slow.code).toBe('not-narrow');
    const last = passing({ at: [0, 0], abilities: [{ ability: 'speed', value: 1 }] }).move([1, 0]);
    const short = refused(last, [3, 1], [1, 1]);
    expect(short).toMatchObject({ code: 'too-far' });
    expect(short.rules[0]).toBe('min.squeezing-large-characters.02');
    const squeezing = passing().take({ type: 'move', to: [3, 1], squeezed: [1, 1] });
    const whole = refused(squeezing, [2, 1], null);
    expect(whole).toMatchObject({ code: 'no-room' });
    expect(whole.rules[0]).toBe('min.squeezing-large-characters.02');
  });

  test('it does not stop while it squeezes [min.squeezing-large-characters.02]', () => {
    const table = skirmish({
      map,
      characters: { ann: { at: [1, 0], size: 'large' }, bob: { at: [6, 2], player: 'p2' } },
    });
    const [first] = table.legalOf('move').filter(({ squeezed, to }) => squeezed !== null && to[0] === 3);
    if (!first) throw new Error('it cannot squeeze');
    table.act(first);
    expect(table.refused({ type: 'end-turn', player: 'p1', character: 'ann' })).toMatchObject({ code: 'cannot-stop' });
    expect(table.targets()).toEqual([]);
    expect(table.steps()).not.toEqual([]);
  });

  test('it pays once for slowing squares that it enters, and enters no enemy [min.large-characters-and-movement.02, min.large-characters-and-movement.03]', () => {
    const slow = skirmish({
      map: `
        +-+-+-+-+
        |. . o .|
        + + + + +
        |. . o .|
        +-+-+-+-+`,
      characters: { ann: { at: [0, 0], size: 'large' }, bob: { at: [3, 0], player: 'p2' } },
    });
    expect(slow.move([1, 0]).last('character-moved')).toMatchObject({ cost: 2 });
    expect(slow.steps()).not.toContainEqual([2, 0]);
  });
});
