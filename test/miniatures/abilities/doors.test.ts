/** Abilities of doors. */
import { skirmish, type OnTable } from '../table';

const map = `
  +-+-+-+-+-+-+-+-+
  |. . .:. . .:. .|
  +-+-+-+-+-+-+-+-+`;
const table = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}, doors = {}) =>
  skirmish({
    map,
    doors,
    characters: { ann: { at: [2, 0], ...ann }, bob: { at: [7, 0], player: 'p2', ...bob } },
  });

test('Satchel Charge removes an adjacent door for good, in place of attacks [min.satchel-charge.01, min.satchel-charge.02]', () => {
  const played = table({ abilities: ['satchel-charge', 'override'] }).use('satchel-charge');
  if (played.legalOf('choose').length > 0) played.choose('satchel-charge', 'door-1');
  expect(played.state.doors).toEqual({ 'door-1': 'removed' });
  expect(played.steps()).toContainEqual([3, 0]);
  played.endTurn();
  expect(played.legalOf('choose').map(({ chosen }) => chosen)).toEqual([
    { door: 'door-2', to: 'open' },
    { door: 'door-2', to: 'closed' },
  ]);
  expect(() => table({ at: [0, 0], abilities: ['satchel-charge'] }).use('satchel-charge')).toThrow();
});

test('Shatter Beam removes a door in sight [min.shatter-beam.01, min.shatter-beam.02]', () => {
  const played = table({ at: [0, 0], abilities: ['shatter-beam'] }).use('shatter-beam');
  if (played.legalOf('choose').length > 0) played.choose('shatter-beam', 'door-1');
  expect(played.state.doors).toEqual({ 'door-1': 'removed' });
});

test('Override: a door stays as it is until its next turn ends [min.override.01, min.override.02, min.override.03]', () => {
  const played = table({ abilities: ['override'] }).endTurn();
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

test('Door Gimmick: a door in sight is open until its next turn ends, but for one closed with Override [min.door-gimmick.01, min.door-gimmick.02]', () => {
  const played = table({ at: [0, 0], abilities: ['door-gimmick'] }).endTurn();
  if (played.legalOf('choose').length > 0) played.choose('door-gimmick', 'door-1');
  expect(played.state.doors['door-1']).toBe('open');
  played.activate('bob').endTurn();
  expect(played.state.doors['door-1']).toBe('open');
  played.rolls(9, 3).goesFirst('p1').activate('ann').endTurn();
  if (played.legalOf('decline').length > 0) played.decline('door-gimmick');
  expect(played.state.doors['door-1']).toBe('closed');
});
