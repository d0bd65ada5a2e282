/** Abilities of doors. */
import { skirmish, type OnTable, type TableSpec } from '../table';

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

describe('a door that Door Gimmick holds open', () => {
  const opened = (bob: Partial<OnTable> = {}, ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
    skirmish({
      map,
      doors: { 'door-2': 'open' },
      characters: {
        ann: { at: [1, 0], abilities: ['door-gimmick'], ...ann },
        bob: { at: [6, 0], player: 'p2', ...bob },
        ...more,
      },
    })
      .endTurn()
      .choose('door-gimmick', 'door-1');

  test('closes by Override, by nothing else [min.door-gimmick.03]', () => {
    const played = opened({ abilities: ['override'] })
      .activate('bob')
      .endTurn();
    expect(played.state.doors['door-1']).toBe('open');
    played.choose('override', { door: 'door-1', to: 'closed' });
    expect(played.state.doors['door-1']).toBe('closed');
    // Nobody beside it: where there is no Override it would close now, and stays open.
    expect(opened().activate('bob').endTurn().state.doors['door-1']).toBe('open');
  });

  test('closes at the end of the turn in which the character is defeated [min.door-gimmick.02]', () => {
    const played = opened({}, { hitPoints: 10 }, { amy: { at: [0, 0], activated: true } });
    played.activate('bob').attack('ann').rolls(20);
    expect(played.character('ann').place).toBe('defeated');
    expect(played.state.doors['door-1']).toBe('open');
    expect(played.endTurn().state.doors['door-1']).toBe('closed');
  });

  test('is in sight [min.door-gimmick.01]', () => {
    const offered = (doors: TableSpec['doors']) =>
      table({ at: [1, 0], abilities: ['door-gimmick'] }, {}, doors)
        .endTurn()
        .legalOf('choose')
        .map(({ chosen }) => chosen);
    expect(offered({ 'door-2': 'open' })).toEqual(['door-1']);
    expect(offered({ 'door-1': 'open' })).toEqual(['door-1', 'door-2']);
  });
});

test('Door Gimmick opens none that is closed with Override [min.door-gimmick.04]', () => {
  const offered = (to: 'open' | 'closed') =>
    skirmish({
      map,
      characters: {
        bob: { at: [7, 0], player: 'p2', abilities: ['override'] },
        ann: { at: [1, 0], abilities: ['door-gimmick'] },
      },
    })
      .endTurn()
      .choose('override', { door: 'door-1', to })
      .activate('ann')
      .endTurn()
      .legalOf('choose')
      .map(({ chosen }) => chosen);
  expect(offered('closed')).toEqual([]);
  expect(offered('open')).toContain('door-1');
});
