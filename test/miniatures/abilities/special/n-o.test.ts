/** Special abilities: N to O. */
import { skirmish } from '../../table';
import { activated, damages, having, saves, using, whyNotUse } from '../having';
import { betweenDoors, chosen, revealed, setUp, throwing } from '../tables';

test('Override: a door stays as it is until its next turn ends [min.override.01, min.override.02, min.override.03]', () => {
  const played = betweenDoors({ abilities: ['override'] }).endTurn();
  played.choose('override', { door: 'door-2', to: 'closed' });
  // bob beside it cannot open it.
  played.activate('bob').move([6, 0]).endTurn();
  expect(played.state.doors['door-2'] ?? 'closed').toBe('closed');
  played.rolls(9, 3).goesFirst('p1').activate('ann').endTurn().decline('override');
  expect(played.state.doors['door-2']).toBe('open');
});

test('nobody Large stands in a door that closes [min.override.04]', () => {
  const big = `
    +-+-+-+-+-+-+
    |. . .:. . .|
    + + + + + + +
    |. . .:. . .|
    +-+-+-+-+-+-+`;
  const played = skirmish({
    map: big,
    doors: { 'door-1': 'open' },
    characters: { ann: { at: [0, 0], abilities: ['override'] }, bob: { at: [2, 0], player: 'p2', size: 'large' } },
  });
  const closes = played
    .endTurn()
    .legalOf('choose')
    .map(({ chosen }) => chosen);
  expect(closes).not.toContainEqual({ door: 'door-1', to: 'closed' });
});

test('Ooglith Masquer: Stealth for an ally that is not Unique [min.ooglith-masquer.01]', () => {
  const table = revealed({
    mask: { abilities: ['ooglith-masquer'] },
    luke: { abilities: ['unique'] },
    guard: {},
    spy: {},
  });
  expect(chosen(table)).toEqual(['guard', 'spy']);
  setUp(table.choose('ooglith-masquer', 'guard'));
  expect(table.state.lasting).toMatchObject([{ character: 'guard', ability: 'stealth', until: 'skirmish' }]);
  expect(table.state.inPlay.filter(({ ability }) => ability === 'stealth').map(({ source }) => source)).toEqual([
    'guard',
  ]);
});

test('Net Gun stuns the target and those beside it, each with its save of 11 [min.net-gun.01]', () => {
  const used = saves(using(throwing(having('net-gun')), 'net-gun', 'bob'), { eve: 11, bob: 10, cid: 5 });
  expect(activated(used, 'eve', 'bob', 'cid', 'far')).toEqual([false, true, true, false]);
  expect(damages(used, 'eve', 'bob', 'cid')).toEqual([0, 0, 0]);
  expect(whyNotUse(throwing(having('net-gun', undefined, { at: [0, 5] })), 'net-gun').code).toBe('out-of-range');
  expect(used.toldOf('attack-rolled')).toEqual([]);
});

test('Mounted Weapons and Huge characters ignore Net Gun, Large ones do not [min.net-gun.03]', () => {
  const more = { eve: { abilities: ['mounted-weapon'] }, cid: { size: 'huge' as const } };
  expect(
    activated(saves(using(throwing(having('net-gun'), more), 'net-gun', 'bob'), { bob: 2 }), 'eve', 'cid'),
  ).toEqual([false, false]);
  const large = { eve: { at: [0, 0] as [number, number] }, cid: { size: 'large' as const } };
  expect(
    activated(saves(using(throwing(having('net-gun'), large), 'net-gun', 'bob'), { bob: 2, cid: 2 }), 'cid'),
  ).toEqual([true]);
});
