/** Rounds: initiative, phases of two, who comes next (min.rounds-and-phases, min.who-goes-first). */
import { having, using } from '../abilities/having';
import { skirmish, type OnTable } from '../table';

const four: Record<string, OnTable> = {
  ann: { at: [0, 0] },
  eve: { at: [0, 2] },
  fay: { at: [0, 4] },
  bob: { at: [13, 0], player: 'p2' },
};

const begin = (characters: Record<string, OnTable> = four) => skirmish({ characters, moment: { stage: 'initiative' } });

test('each player rolls, the higher one chooses who goes first [min.who-goes-first.01, min.who-goes-first.02, min.initiative.01]', () => {
  const table = begin().rolls(5, 12);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose-first-player').map(({ first }) => first)).toEqual(['p1', 'p2']);
  table.goesFirst('p1');
  expect(table.by()).toEqual(['p1']);
  expect(table.last('first-player-chosen').because).toHaveLength(1);
});

test('equal rolls are rolled again, as often as needed [min.who-goes-first.03, min.initiative.02]', () => {
  const table = begin().rolls(7, 7, 3, 3);
  expect(table.toldOf('initiative-tied')).toHaveLength(2);
  expect(table.rolls(4, 3).by()).toEqual(['p1']);
});

test('a phase is two characters, one after the other; then the other player has one [min.rounds-and-phases.02, min.rounds-and-phases.03, min.phase.01]', () => {
  const table = begin().rolls(9, 2).goesFirst('p1');
  const player = (): readonly string[] => table.by();
  table.activate('ann');
  expect(table.legalOf('activate')).toEqual([]);
  table.endTurn();
  expect(player()).toEqual(['p1']);
  table.activate('eve').endTurn();
  expect(player()).toEqual(['p2']);
  table.activate('bob').endTurn();
  expect(player()).toEqual(['p1']);
  expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['fay']);
});

test('nobody is activated twice in a round, and when all have been a new one begins with a roll [min.rounds-and-phases.06, min.rounds-and-phases.07, min.rounds-and-phases.09]', () => {
  const table = skirmish({
    characters: { ann: { at: [0, 0] }, bob: { at: [13, 0], player: 'p2' } },
    moment: { stage: 'initiative' },
  });
  table.rolls(9, 2).goesFirst('p2').activate('bob').endTurn().activate('ann').endTurn();
  expect(table.state.round).toBe(2);
  expect(table.by()).toEqual(['chance']);
  expect(table.character('ann').activated).toBe(false);
});

test('who has nobody left is passed over; the other goes on [min.rounds-and-phases.05, min.rounds-and-phases.08]', () => {
  const table = begin().rolls(9, 2).goesFirst('p2').activate('bob').endTurn();
  for (const id of ['ann', 'eve', 'fay']) table.activate(id).endTurn();
  expect(table.toldOf('phase-started').map(({ player }) => player)).toEqual(['p2', 'p1', 'p1']);
});

test('teammates take turns with the other team [min.team-play.05]', () => {
  const table = skirmish({
    gameType: 'team-play',
    players: [
      { id: 'p1', team: 0 },
      { id: 'p2', team: 1 },
      { id: 'p3', team: 0 },
      { id: 'p4', team: 1 },
    ],
    characters: {
      ann: { at: [0, 0] },
      bob: { at: [13, 0], player: 'p2' },
      cid: { at: [0, 5], player: 'p3' },
      dan: { at: [13, 5], player: 'p4' },
    },
    moment: { stage: 'initiative' },
  });
  table.rolls(3, 4, 19, 5).goesFirst('p3');
  for (const id of ['cid', 'dan', 'ann', 'bob']) table.activate(id).endTurn();
  expect(table.state.round).toBe(2);
});

test('teammates are allies: no targets, and they combine fire [min.team-play.07]', () => {
  const table = skirmish({
    gameType: 'team-play',
    players: [
      { id: 'p1', team: 0 },
      { id: 'p2', team: 1 },
      { id: 'p3', team: 0 },
    ],
    characters: { ann: { at: [0, 0] }, cid: { at: [0, 2], player: 'p3' }, bob: { at: [9, 0], player: 'p2' } },
  });
  expect(table.targets()).toEqual(['bob']);
  table.attack('bob');
  expect([...table.by()].sort()).toEqual(['p1', 'p3']);
  table.combine('cid').rolls(6);
  expect(table.last('attack-hit')).toMatchObject({ total: 15 });
});

test('the game is over when all of a squad are defeated [min.how-to-win.01, min.how-to-win-advanced.01]', () => {
  const table = skirmish({ characters: { ann: { at: [0, 0] }, bob: { at: [1, 0], player: 'p2', suffered: 90 } } });
  table.attack('bob').rolls(15);
  expect(table.state).toMatchObject({ winners: ['p1'], stack: [] });
});

test('a team is beaten when both its squads are [min.team-play.03]', () => {
  const table = skirmish({
    gameType: 'team-play',
    players: [
      { id: 'p1', team: 0 },
      { id: 'p2', team: 1 },
      { id: 'p4', team: 1 },
    ],
    characters: {
      ann: { at: [0, 0], abilities: ['double-attack'] },
      bob: { at: [1, 0], player: 'p2', suffered: 90 },
      dan: { at: [0, 1], player: 'p4', suffered: 90 },
    },
  });
  table.attack('bob').rolls(15);
  expect(table.state.winners).toBeNull();
  table.attack('dan').rolls(15);
  expect(table.state.winners).toEqual(['p1']);
});

describe('the tie-breaker', () => {
  const quiet = (characters: Record<string, OnTable>) =>
    skirmish({ characters, quietRounds: 9, moment: { stage: 'activations', player: 'p1' } });
  const rest = (table: ReturnType<typeof quiet>) => {
    while (table.state.winners === null && table.by()[0] !== 'chance')
      table.take({ type: 'activate', character: table.legalOf('activate')[0]?.character }).endTurn();
    return table;
  };

  test('after ten quiet rounds points decide [min.tie-breaker.01, min.tie-breaker.02]', () => {
    const table = rest(
      quiet({ ann: { at: [0, 0] }, bob: { at: [6, 5], player: 'p2' }, cid: { at: null, player: 'p2' } }),
    );
    expect(table.last('game-ended')).toMatchObject({ winners: ['p1'] });
    expect(table.last('game-ended').rules[0]).toBe('min.tie-breaker.02');
  });

  test('nine are not enough, and what was fought earlier does not count [min.tie-breaker.01]', () => {
    const both: Record<string, OnTable> = { ann: { at: [0, 0] }, bob: { at: [6, 5], player: 'p2' } };
    const table = rest(skirmish({ characters: both, quietRounds: 8, moment: { stage: 'activations', player: 'p1' } }));
    expect(table.state).toMatchObject({ winners: null, quietRounds: 9 });
    rest(table.rolls(9, 2).goesFirst('p1'));
    expect(table.state.winners).toEqual(['p2']);
  });

  test('an attack that misses begins the count anew, and quiet rounds are counted from there [min.tie-breaker.01]', () => {
    const table = quiet({ ann: { at: [0, 0] }, bob: { at: [9, 5], player: 'p2' } });
    rest(table.activate('ann').attack('bob').rolls(2).endTurn());
    expect(table.state).toMatchObject({ winners: null, quietRounds: 0 });
    rest(table.rolls(9, 2).goesFirst('p1'));
    expect(table.state).toMatchObject({ winners: null, quietRounds: 1 });
  });

  /** What is left of the count after ann has used it, and made a save necessary or not. */
  const countAfter = (ann: OnTable, id: string, chosen: string, more: Record<string, OnTable>, save = 19): number => {
    const table = quiet({ ann, ...more }).activate('ann');
    using(table, id, chosen);
    while (table.by()[0] === 'chance') table.rolls(save);
    rest(table.endTurn());
    return table.state.quietRounds;
  };
  const enemy: OnTable = { at: [4, 5], player: 'p2', cost: 5 };
  const away: OnTable = { at: [13, 9], player: 'p2' };

  test('so does damage to an enemy, and a save that it has to make; to a friend neither does [min.tie-breaker.01]', () => {
    expect(countAfter(having('sith-hunger', 10), 'sith-hunger', 'bob', { bob: enemy })).toBe(0);
    expect(countAfter(having('razorbug'), 'razorbug', 'bob', { bob: enemy })).toBe(0);
    expect(countAfter(having('dominate'), 'dominate', 'bob', { bob: enemy })).toBe(0);
    const friend = { bob: { at: [3, 5], cost: 5 } as OnTable, away };
    // Her friend is dominated, makes the save and loses 10 Hit Points by surgery: the tenth quiet round is over.
    expect(countAfter(having('dominate'), 'dominate', 'bob', friend)).toBe(10);
    expect(countAfter(having('homicidal-surgery'), 'homicidal-surgery', 'bob', friend, 2)).toBe(10);
  });

  test('then whoever is closest to the center [min.tie-breaker.03]', () => {
    const table = rest(quiet({ ann: { at: [0, 0] }, bob: { at: [6, 5], player: 'p2' } }));
    expect(table.last('game-ended')).toMatchObject({ winners: ['p2'] });
    expect(table.last('game-ended').rules[0]).toBe('min.tie-breaker.03');
  });

  test('then whose most expensive character is closest; at last nobody wins [min.tie-breaker.04, min.tie-breaker.05]', () => {
    const near: Record<string, OnTable> = { ann: { at: [6, 5], cost: 5 }, bob: { at: [7, 5], player: 'p2', cost: 5 } };
    const one = rest(quiet({ ...near, eve: { at: [0, 0], cost: 30 }, cid: { at: [12, 5], player: 'p2', cost: 30 } }));
    expect(one.last('game-ended')).toMatchObject({ winners: ['p2'] });
    expect(one.last('game-ended').rules[0]).toBe('min.tie-breaker.04');
    expect(rest(quiet(near)).last('game-ended')).toMatchObject({ winners: [] });
  });
});

test('Out of the Box: who scores as much as the own squad costs has won [min.out-of-the-box.04, min.out-of-the-box.05]', () => {
  const table = skirmish({
    gameType: 'out-of-the-box',
    characters: {
      ann: { at: [0, 0], cost: 10 },
      bob: { at: [1, 0], player: 'p2', cost: 12, suffered: 90 },
      cid: { at: [9, 9], player: 'p2', cost: 20 },
    },
  });
  table.attack('bob').rolls(15);
  expect(table.state.winners).toEqual(['p1']);
});
