/** Abilities that others have because of somebody. */
import { AWAY, fighters, naming, strike, type Others } from '../fight';
import { skirmish, type OnTable, type Table } from '../table';

/** May Ann attack twice? */
const twice = (ann: Partial<OnTable>, others: Others): boolean =>
  strike(fighters(ann, AWAY, others)).targets().length > 0;
const at = (squares: number, more: Partial<OnTable>): OnTable => ({
  at: squares > 4 ? [2 + squares - 4, 1] : [2, 5 - squares],
  activated: true,
  ...more,
});
const droid: Partial<OnTable> = { abilities: ['droid'] };

test('Droid Master: Double Attack for allied Droids within 6 squares that are not Unique [min.droid-master.01]', () => {
  const master = (squares: number, player = 'p1') => ({ eve: at(squares, { abilities: ['droid-master'], player }) });
  expect([twice(droid, master(6)), twice(droid, master(7))]).toEqual([true, false]);
  expect(twice({ abilities: ['droid', 'unique'] }, master(6))).toBe(false);
  expect([twice({}, master(6)), twice(droid, master(6, 'p2'))]).toEqual([false, false]);
});

describe('Blaster Upgrades', () => {
  const upgraded = (id: string, squares: number) => ({
    eve: at(squares, { abilities: [naming(id, 'Double Attack')] }),
  });

  test('for allies that shoot for 10, whatever adds to it [min.blaster-upgrade.01]', () => {
    const shooter: Partial<OnTable> = { damage: 10, abilities: ['deadeye'] };
    expect(twice(shooter, upgraded('blaster-upgrade', 6))).toBe(true);
    expect(twice(shooter, upgraded('blaster-upgrade', 7))).toBe(false);
    expect(twice({ damage: 20 }, upgraded('blaster-upgrade', 6))).toBe(false);
  });

  test('for allies that shoot for 20 [min.blaster-rifle-upgrade.01]', () => {
    const rifle = (squares: number) => upgraded('blaster-rifle-upgrade', squares);
    expect([twice({ damage: 20 }, rifle(6)), twice({ damage: 20 }, rifle(7))]).toEqual([true, false]);
    expect([twice({ damage: 10 }, rifle(6)), twice({ damage: 30 }, rifle(6))]).toEqual([false, false]);
    const fists = strike(fighters({ damage: 20, abilities: ['melee-attack'] }, {}, rifle(6)));
    expect(fists.targets()).toEqual([]);
  });
});

test('Delta Shield Support: Shields 2 for Republic Commandos, as long as it is in play [min.delta-shield-support.01]', () => {
  const commando: Partial<OnTable> = { name: 'Republic Commando Boss', suffered: 0 };
  const support: Others = {
    cid: { at: [13, 9], player: 'p2', abilities: ['delta-shield-support'], hitPoints: 10, activated: true },
  };
  const hit = (bob: Partial<OnTable>, others: Others): Table => strike(fighters({ damage: 20 }, bob, others));
  const shielded = hit(commando, support).rolls(11, 10);
  expect(shielded.damage('bob')).toBe(10);
  expect(hit({}, support).toldOf('save-rolled')).toEqual([]);
  const killed = fighters(
    { damage: 20, abilities: ['double-attack', 'accurate-shot'] },
    { ...commando, at: [12, 5] },
    support,
  );
  strike(strike(killed, 'cid'), 'bob');
  expect([killed.character('cid').place, killed.toldOf('save-rolled'), killed.damage('bob')]).toEqual([
    'defeated',
    [],
    20,
  ]);
});

describe('Power Coupling', () => {
  const coupling = (eve: Partial<OnTable> = {}, more: Others = {}): Table =>
    fighters({ abilities: ['power-coupling'], hitPoints: 10 }, AWAY, {
      eve: { at: [2, 4], ...eve },
      zoe: { at: [13, 9], player: 'p2' },
      ...more,
    }).endTurn();
  const offered = (table: Table): boolean => table.legalOf('choose').length > 0;
  const coupled = (): Table => coupling().choose('power-coupling', 'eve');

  test('an adjacent ally, Small or Medium, that shoots [min.power-coupling.01]', () => {
    const table = coupled().activate('eve');
    strike(table);
    expect(strike(table).targets()).toEqual([]);
    expect(table.damage('bob')).toBe(20);
    expect(offered(coupling({ size: 'large', at: [2, 3] }))).toBe(false);
    expect(offered(coupling({ abilities: ['melee-attack'] }))).toBe(false);
    expect(offered(coupling({ at: [2, 3] }))).toBe(false);
    const declined = coupling().decline('power-coupling').activate('eve');
    expect(strike(declined).targets()).toEqual([]);
    // Not at the end of another's turn; and what is granted lasts beyond the round, to the end of the next turn.
    expect(offered(coupling().decline('power-coupling').activate('eve').endTurn())).toBe(false);
    expect(coupled().state.lasting).toMatchObject([{ character: 'eve', until: 'next-turn', by: 'ann' }]);
  });

  test('gone as soon as they are not adjacent [min.power-coupling.02]', () => {
    const moved = coupled().activate('eve').move([2, 3]);
    expect(moved.last('ability-lost')).toMatchObject({ character: 'eve', lost: 'extra-attack' });
    const stays = coupled().activate('eve').move([3, 4]);
    expect(stays.toldOf('ability-lost')).toEqual([]);
    const table = coupled().activate('eve').endTurn().activate('bob');
    strike(table, 'ann');
    expect(table.character('ann').place).toBe('defeated');
    expect(table.last('ability-lost')).toMatchObject({ character: 'eve', lost: 'extra-attack' });
  });
});

test('what is granted comes with its number [min.blaster-upgrade.01]', () => {
  const table = fighters({ at: [4, 5] }, AWAY, {
    eve: at(2, { abilities: [naming('blaster-upgrade', 'Grenades 20')] }),
  });
  table.use('grenades').choose('grenades', 'bob').rolls(3);
  expect(table.damage('bob')).toBe(20);
});

test('who is within 6 squares is looked at again when a door opens [min.droid-master.01, min.terrain-doors.03]', () => {
  const behind = skirmish({
    map: `
      +-+-+-+-+-+-+
      |. . .:. . .|
      +-+-+-+-+-+-+`,
    characters: {
      ann: { at: [2, 0], abilities: ['satchel-charge'] },
      eve: { at: [0, 0], abilities: ['droid-master'] },
      dan: { at: [4, 0], abilities: ['droid'] },
      bob: { at: [5, 0], player: 'p2' },
    },
  });
  const has = ({ state }: Table) =>
    state.inPlay.some(({ ability, source }) => ability === 'double-attack' && source === 'dan');
  expect(has(behind)).toBe(false);
  behind.use('satchel-charge');
  if (behind.legalOf('choose').length > 0) behind.choose('satchel-charge', 'door-1');
  expect(has(behind)).toBe(true);
});
