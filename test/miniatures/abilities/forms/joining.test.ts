/** Characters who come to a squad in the course of the skirmish. */
import type { CardAbility } from '../../../../src/miniatures/facts';
import { scoreOf } from '../../../../src/miniatures/queries/score';
import { naming, strike } from '../../fight';
import { begin, type Side } from '../../squads';
import { openGround, skirmish, type Fighter, type OnTable, type Table } from '../../table';
import { FOES, place } from '../tables';

const TROOPERS: Readonly<Record<string, Fighter>> = {
  'a-trooper': { name: 'Clone Trooper', cost: 14 },
  'b-trooper': { name: 'Clone Trooper', cost: 16 },
  'c-trooper': { name: 'Clone Trooper', cost: 17 },
  ewok: { name: 'Ewok', faction: 'fringe', cost: 5, abilities: ['ewok', 'unique'] },
  droid: { name: 'Droid', faction: 'fringe', cost: 4, abilities: ['droid'] },
};
const AT_HAND = Object.keys(TROOPERS);
const squadOf = (...abilities: CardAbility[]): Side => ({
  faction: 'republic',
  cards: { ann: { abilities }, ...TROOPERS },
  atHand: AT_HAND,
});
const who = (table: Table): unknown[] => table.legalOf('choose').map(({ chosen }) => chosen);

describe('Reinforcements', () => {
  const REINFORCEMENTS = naming('reinforcements', 'Clone Trooper', 30);
  const begun = (): Table => begin([squadOf(REINFORCEMENTS), FOES]);

  test('characters of the kind for so many points, once the squads are seen [min.reinforcements.01]', () => {
    const table = begun();
    expect(table.told.map(({ type }) => type)).toContain('squads-revealed');
    expect(table.by()).toEqual(['p1']);
    expect(who(table)).toEqual(['a-trooper', 'b-trooper', 'c-trooper', null]);
    table.choose('reinforcements', 'a-trooper');
    expect(who(table)).toEqual(['b-trooper', null]);
    const tooMuch = { type: 'choose', player: 'p1', ability: 'reinforcements', source: 'ann' } as const;
    const refused = table.refused({ ...tooMuch, value: '30 Clone Trooper', chosen: 'c-trooper' });
    expect(refused.code).toBe('too-many-points');
    table.choose('reinforcements', 'b-trooper');
    expect(table.last('character-joined')).toMatchObject({ character: 'b-trooper', player: 'p1' });
    // Nobody else can be added: they set up.
    expect(table.by()).toEqual(['p2']);
  });

  test('they are set up with the squad; whoever was not added takes no part [min.reinforcements.01]', () => {
    const table = begun().choose('reinforcements', 'c-trooper');
    table.take({ type: 'choose-start-area', area: 0 });
    table.take({ type: 'set-up', at: [5, 1] }).take({ type: 'set-up', at: [6, 1] });
    table.take({ type: 'set-up', at: [0, 13] }).take({ type: 'set-up', at: [1, 13] });
    expect(table.state.stage).toBe('initiative');
    expect([place(table, 'c-trooper'), place(table, 'a-trooper')]).toEqual(['map', 'aside']);
  });

  test.each([
    ['droid-reinforcements', 'droid'],
    ['fringe-reinforcements', 'ewok'],
  ])('%s: whom it names [min.droid-reinforcements.01, min.fringe-reinforcements.01]', (ability, whom) => {
    const table = begin([squadOf({ ability, value: 30 }), FOES]);
    expect(who(table)).toContain(whom);
    expect(who(table)).not.toContain('a-trooper');
    expect(place(table.choose(ability, whom), whom)).toBe('reserve');
  });

  test('a Unique character is there once [min.unique.01]', () => {
    const side = squadOf({ ability: 'fringe-reinforcements', value: 30 });
    const scout: Fighter = { name: 'Ewok', faction: 'fringe', abilities: ['unique'] };
    expect(who(begin([{ ...side, cards: { ...side.cards, scout } }, FOES]))).toEqual(['droid', null]);
  });

  /** In its turn bob stands beside ann, the last of the squad, and beside a reinforcement. */
  const late = (): Table => {
    const table = begin([
      {
        faction: 'republic',
        cards: {
          ann: { hitPoints: 10, abilities: [REINFORCEMENTS] },
          ...TROOPERS,
          'c-trooper': { ...TROOPERS['c-trooper'], hitPoints: 10 },
        },
        atHand: AT_HAND,
      },
      { faction: 'separatist', cards: { bob: {} } },
    ]);
    table.choose('reinforcements', 'c-trooper');
    table.take({ type: 'choose-start-area', area: 0 }).take({ type: 'set-up', at: [5, 3] });
    table
      .take({ type: 'set-up', at: [5, 10] })
      .take({ type: 'set-up', at: [6, 10] })
      .rolls(9, 3)
      .goesFirst('p1');
    for (const [id, column] of [
      ['ann', 5],
      ['c-trooper', 6],
    ] as const) {
      table.activate(id);
      for (let row = 9; row >= 4; row--) table.move([column, row]);
      table.endTurn();
    }
    return table.activate('bob');
  };

  test('they need not be defeated [min.reinforcements.02]', () => {
    const table = strike(late(), 'ann', 19);
    expect([table.state.winners, place(table, 'c-trooper')]).toEqual([['p2'], 'map']);
    expect(scoreOf(table.state, 'p2')).toBe(10);
  });

  test('no points are scored for them [min.reinforcements.03]', () => {
    const table = strike(late(), 'c-trooper', 19);
    expect([place(table, 'c-trooper'), scoreOf(table.state, 'p2')]).toEqual(['defeated', 0]);
    expect(table.state.winners).toBeNull();
  });
});

describe('Reserves', () => {
  const RESERVES = { ability: 'reserves', value: 30, names: 'Clone Trooper', roll: 18 };
  const aside = (): Record<string, OnTable> =>
    Object.fromEntries(AT_HAND.map((id) => [id, { at: null, aside: true, ...TROOPERS[id] }]));
  /** Initiative is about to be rolled. */
  const before = (ability: CardAbility, ann: Partial<OnTable> = {}): Table =>
    skirmish({
      map: openGround(10, 14),
      characters: {
        ann: { at: [5, 12], abilities: [ability], ...ann },
        amy: { at: [0, 12] },
        bob: { at: [5, 0], player: 'p2' },
        cid: { at: [6, 0], player: 'p2' },
        dan: { at: [7, 0], player: 'p2' },
        ...aside(),
      },
      players: [
        { id: 'p1', area: 1 },
        { id: 'p2', area: 0 },
      ],
      moment: { stage: 'initiative' },
    });

  test('on exactly the roll that the card names [min.reserves.01]', () => {
    const table = before(RESERVES).rolls(18, 3).goesFirst('p1');
    expect(who(table)).toEqual(['a-trooper', 'b-trooper', 'c-trooper', null]);
    table.choose('reserves', 'a-trooper');
    expect(who(table)).toEqual(['b-trooper', null]);
    for (const roll of [17, 19])
      expect(before(RESERVES).rolls(roll, 3).goesFirst('p1').legalOf('activate')).toHaveLength(2);
    // The roll of the other player is not looked at.
    expect(before(RESERVES).rolls(3, 18).goesFirst('p2').legalOf('activate')).toHaveLength(3);
  });

  test('they are set up in its start area, before its first activation, and can be activated [min.reserves.02]', () => {
    const table = before(RESERVES).rolls(18, 3).goesFirst('p2').choose('reserves', 'b-trooper');
    table.take({ type: 'choose', chosen: null });
    expect(place(table, 'b-trooper')).toBe('reserve');
    table.activate('bob').endTurn().activate('cid').endTurn();
    const rows = table.legalOf('set-up').map(({ at }) => at[1]);
    expect([Math.min(...rows), Math.max(...rows), rows.length]).toEqual([10, 13, 38]);
    table.take({ type: 'set-up', at: [9, 10] });
    expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann', 'amy', 'b-trooper']);
    expect(table.activate('b-trooper').targets()).not.toEqual([]);
  });

  test('they do not keep a squad in the skirmish [min.reserves.03]', () => {
    const table = skirmish({
      map: openGround(10, 14),
      characters: {
        ann: { at: [5, 4], abilities: [RESERVES], hitPoints: 10 },
        bob: { at: [5, 3], player: 'p2' },
        ...aside(),
      },
      players: [
        { id: 'p1', area: 1 },
        { id: 'p2', area: 0 },
      ],
      moment: { stage: 'initiative' },
    });
    table.rolls(18, 3).goesFirst('p1').choose('reserves', 'c-trooper');
    table
      .take({ type: 'set-up', at: [9, 10] })
      .activate('c-trooper')
      .endTurn()
      .activate('ann')
      .endTurn();
    strike(table.activate('bob'), 'ann', 19);
    expect([table.state.winners, place(table, 'c-trooper')]).toEqual([['p2'], 'map']);
    // The whole squad was worth what ann was.
    expect(scoreOf(table.state, 'p2')).toBe(10);
  });

  test('after a tie the last roll counts [min.reserves.04]', () => {
    expect(before(RESERVES).rolls(18, 18, 7, 3).goesFirst('p1').legalOf('activate')).toHaveLength(2);
    expect(who(before(RESERVES).rolls(5, 5, 18, 3).goesFirst('p1'))).toContain('a-trooper');
    // Nor the one that Anticipation made it roll again.
    const again = before(RESERVES, { force: 1, powers: ['anticipation'] })
      .rolls(18, 3)
      .use('anticipation')
      .rolls(9);
    expect(again.goesFirst('p1').legalOf('activate')).toHaveLength(2);
  });

  test.each([
    ['fringe-reserves', 'ewok', 'a-trooper'],
    ['republic-reserves', 'a-trooper', 'ewok'],
    ['separatist-reserves', null, 'a-trooper'],
  ])('%s [min.fringe-reserves.01, min.republic-reserves.01, min.separatist-reserves.01]', (ability, whom, not) => {
    const table = before({ ability, value: 20, roll: 15 }).rolls(15, 3).goesFirst('p1');
    if (whom === null) expect(who(table)).toEqual([]);
    else expect(who(table)).toContain(whom);
    expect(who(table)).not.toContain(not);
    expect(before({ ability, value: 20, roll: 15 }).rolls(16, 3).goesFirst('p1').legalOf('activate')).toHaveLength(2);
  });
});
