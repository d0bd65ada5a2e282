/** Characters that are pushed (min.push, min.terrain-pits). */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../src/miniatures/game';
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { skirmish, type OnTable } from '../table';

const jedi: OnTable = { at: [0, 2], force: 4, powers: ['force-push-2'] };

function pushed(bob: OnTable, map: string | undefined = undefined, more: Record<string, OnTable> = {}) {
  const table = skirmish({
    ...(map !== undefined && { map }),
    characters: { ann: jedi, bob: { player: 'p2', ...bob }, ...more },
  });
  return table.use('force-push-2').choose('force-push-2', 'bob');
}

const places = (table: ReturnType<typeof pushed>): Square[] => table.legalOf('push').map(({ to }) => to);

test('Force Push 2: 20 damage, and two squares away from the user [min.force-push-2.01, min.force-push-2.02, min.push.01]', () => {
  const table = pushed({ at: [2, 2] });
  expect(table.damage('bob')).toBe(20);
  expect(table.character('ann').force).toBe(2);
  // Two squares farther by the way that range is counted; the pusher's player chooses.
  expect(table.by()).toEqual(['p1']);
  expect(places(table).sort()).toEqual([
    [2, 0],
    [2, 4],
    [3, 1],
    [3, 3],
    [4, 2],
  ]);
  expect(table.take({ type: 'push', to: [4, 2] }).character('bob').at).toEqual([4, 2]);
});

test('squares around it that are no end of the push are refused with the reason [min.push.01, min.push.03]', () => {
  const table = pushed({ at: [2, 2] }, undefined, { cid: { at: [3, 1], player: 'p2' } });
  const refused = (to: Square) => table.refused({ type: 'push', player: 'p1', character: 'bob', to });
  expect(refused([2, 2])).toMatchObject({ code: 'not-away' });
  expect(refused([1, 2]).rules[0]).toBe('min.push.01');
  expect(refused([3, 1])).toMatchObject({ code: 'no-room' });
  expect(refused([3, 1]).rules[0]).toBe('min.push.03');
  // It goes on as long as it can.
  expect(refused([3, 2])).toMatchObject({ code: 'no-end-of-push' });
});

test('a push provokes nothing [min.push.02]', () => {
  const table = pushed({ at: [2, 2] }, undefined, { eve: { at: [2, 3] } });
  table.take({ type: 'push', to: [4, 2] });
  expect(table.toldOf('attack-declared')).toEqual([]);
});

test('not through anybody, friend or foe; it slides past as far as it can [min.push.03, min.push.04]', () => {
  const corridor = `
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+-+-+`;
  const ann: OnTable = { ...jedi, at: [0, 0] };
  const blocked = skirmish({
    map: corridor,
    characters: { ann, bob: { at: [2, 0], player: 'p2' }, cid: { at: [4, 0], player: 'p2' } },
  });
  blocked.use('force-push-2').choose('force-push-2', 'bob');
  expect(places(blocked)).toEqual([[3, 0]]);
  const stuck = skirmish({
    map: corridor,
    characters: { ann, bob: { at: [2, 0], player: 'p2' }, cid: { at: [3, 0], player: 'p2' } },
  });
  stuck.use('force-push-2').choose('force-push-2', 'bob');
  expect(stuck.toldOf('character-pushed')).toEqual([]);
  expect(stuck.character('bob').at).toEqual([2, 0]);
});

test('low objects count as two squares [min.push.03]', () => {
  const low = `
    +-+-+-+-+-+-+
    |. . . o . .|
    +-+-+-+-+-+-+`;
  const table = skirmish({ map: low, characters: { ann: { ...jedi, at: [0, 0] }, bob: { at: [2, 0], player: 'p2' } } });
  table.use('force-push-2').choose('force-push-2', 'bob');
  expect(places(table)).toEqual([[3, 0]]);
});

describe('onto a pit', () => {
  const pit = `
    +-+-+-+-+-+-+
    |. . . x . .|
    +-+-+-+-+-+-+`;
  const over = (abilities: string[] = []) => {
    const table = skirmish({
      map: pit,
      characters: {
        ann: { ...jedi, at: [0, 0] },
        bob: { at: [2, 0], player: 'p2', abilities },
        cid: { at: [5, 0], player: 'p2' },
      },
    });
    return table
      .use('force-push-2')
      .choose('force-push-2', 'bob')
      .take({ type: 'push', to: [3, 0] });
  };

  test('it stops before it and makes a save of 11 [min.terrain-pits.05]', () => {
    const table = over().rolls(11);
    expect(table.character('bob')).toMatchObject({ place: 'map', at: [2, 0] });
    expect(table.last('save-made')).toMatchObject({ number: 11 });
  });

  test('a Large character stops where its whole space fits, not in between with the end of a wall in it', () => {
    const map = `
      +-+-+-+-+-+-+-+
      |. . . . . x .|
      + + + + +-+ + +
      |. . . . . . .|
      +-+-+-+-+-+-+-+`;
    const bob = { at: [2, 0] as const, player: 'p2', size: 'large' as const };
    const table = skirmish({ map, characters: { ann: { ...jedi, at: [0, 0] }, bob } });
    table
      .use('force-push-2')
      .choose('force-push-2', 'bob')
      .take({ type: 'push', to: [4, 0] });
    expect(E.isRight(miniatures.load(JSON.parse(JSON.stringify(table.state))))).toBe(true);
    expect(table.rolls(11).character('bob')).toMatchObject({ place: 'map', at: [2, 0] });
  });

  test('a failure defeats it, whatever its Hit Points [min.terrain-pits.06]', () => {
    const fallen = over().rolls(10);
    expect(fallen.character('bob').place).toBe('defeated');
    expect(fallen.last('character-defeated')).toMatchObject({ attacker: 'ann', byAttack: false });
  });

  test('who can move over pits saves with 6 [min.terrain-pits.07]', () => {
    const flyer = over(['flight']).rolls(6);
    expect(flyer.character('bob').place).toBe('map');
    expect(flyer.last('save-made').rules[0]).toBe('min.terrain-pits.07');
  });
});
