/** Who comes to a squad later: Reinforcements, Reserves, a Rakghoul, Han Solo out of the carbonite. And what Rapport leaves of points. */
import type { CardAbility } from '../../../src/miniatures/facts';
import { scoreOf } from '../../../src/miniatures/queries/score';
import { naming, strike } from '../fight';
import { begin, type Side } from '../squads';
import { openGround, skirmish, type Fighter, type OnTable, type Table } from '../table';
import { duel } from './duel';

const FOES: Side = { faction: 'separatist', cards: { bob: {}, cid: {} } };
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
const place = (table: Table, id: string): string => table.character(id).place;

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

describe('Rakghoul Disease', () => {
  const rakghoul: OnTable = { at: null, aside: true, name: 'Rakghoul', cost: 9, hitPoints: 10 };
  const slays = (bob: Partial<OnTable> = {}): Table =>
    strike(
      duel(
        { abilities: ['rakghoul-disease'] },
        { hitPoints: 10, cost: 20, ...bob },
        { rakghoul, other: rakghoul, cid: { at: [12, 1], player: 'p2' } },
      ),
      'bob',
      20,
    );
  const saves = (table: Table): Table => (table.by()[0] === 'chance' ? table.rolls(20) : table);

  test('a Rakghoul takes the place of a living enemy, if its player likes [min.rakghoul-disease.02]', () => {
    const table = saves(slays());
    expect(place(table, 'bob')).toBe('defeated');
    table.choose('rakghoul-disease-rises', { who: 'rakghoul', at: [6, 5] });
    expect(table.character('rakghoul')).toMatchObject({ place: 'map', at: [6, 5], player: 'p1', activated: false });
    const declined = saves(slays()).decline('rakghoul-disease-rises');
    expect(place(declined, 'rakghoul')).toBe('aside');
    const droid = saves(slays({ abilities: ['droid'] }));
    expect(droid.legalOf('use-ability')).toEqual([]);
    expect(droid.legalOf('end-turn')).toHaveLength(1);
  });

  test('in the space of a Large one it stands where its player likes [min.rakghoul-disease.02]', () => {
    const table = saves(slays({ size: 'large' }));
    expect(table.legalOf('choose')).toHaveLength(4);
  });

  test('it costs nothing, and is worth nothing [min.rakghoul-disease.03, min.rakghoul-disease.04]', () => {
    const table = saves(slays());
    table.choose('rakghoul-disease-rises', { who: 'rakghoul', at: [6, 5] });
    strike(table.endTurn().activate('rakghoul').endTurn().activate('cid'), 'rakghoul', 20);
    expect(place(table, 'rakghoul')).toBe('defeated');
    expect([scoreOf(table.state, 'p2'), scoreOf(table.state, 'p1')]).toEqual([0, 20]);
    // A squad of all the points that were agreed on may have it at hand.
    const full = begin([
      {
        faction: 'republic',
        cards: { ann: { cost: 100, abilities: ['rakghoul-disease'] }, rakghoul: { name: 'Rakghoul', cost: 9 } },
        atHand: ['rakghoul'],
      },
      FOES,
    ]);
    expect(place(full, 'rakghoul')).toBe('aside');
  });
});

test('points are those that it costs in its squad, with what Rapport takes off [min.rapport.02]', () => {
  const rapport = naming('rapport', 'Clone Trooper');
  const score = (abilities: CardAbility[]): number => {
    const table = duel(
      {},
      { name: 'Clone Trooper', hitPoints: 10, cost: 9 },
      { cid: { at: [12, 1], player: 'p2', abilities } },
    );
    return scoreOf(strike(table, 'bob', 19).state, 'p1');
  };
  expect([score([rapport]), score([])]).toEqual([8, 9]);
  // The same from a setup.
  const begun = begin([
    { faction: 'republic', cards: { ann: { abilities: [rapport] }, eve: { name: 'Clone Trooper', cost: 9 } } },
    FOES,
  ]);
  expect(begun.character('eve').worth).toBe(8);
});

describe('Frozen in Carbonite', () => {
  const FROZEN = ['frozen-in-carbonite', 'unique'];
  const solo: Fighter = { name: 'Han Solo', faction: 'rebel', cost: 31, abilities: ['unique'], hitPoints: 10 };
  const rebels: Side = {
    faction: 'rebel',
    cards: { ann: { cost: 20 }, frozen: { name: 'Han Solo in Carbonite', cost: 0, abilities: FROZEN }, solo },
    chosen: 'solo',
  };
  const imperials: Side = { faction: 'imperial', cards: { bob: {} } };

  test('the opponent sets it up with the own squad [min.frozen-in-carbonite.02]', () => {
    const table = begin([rebels, imperials], { era: 'rebellion' });
    table.take({ type: 'choose-start-area', area: 0 });
    expect(table.by()).toEqual(['p2']);
    const both = [table.legalOf('set-up')[0]?.character];
    table.take({ type: 'set-up', at: [0, 0] });
    both.push(table.legalOf('set-up')[0]?.character);
    expect([...both].sort()).toEqual(['bob', 'frozen']);
    table.take({ type: 'set-up', at: [1, 0] });
    expect(table.legalOf('set-up')[0]?.character).toBe('ann');
    table.take({ type: 'set-up', at: [0, 13] });
    expect(table.state.stage).toBe('initiative');
    expect(table.character('frozen')).toMatchObject({ worth: 16, counts: false, player: 'p1' });
  });

  /** Bob in his turn; who is in carbonite stands in his way. */
  const stands = (more: Record<string, OnTable> = {}): Table =>
    skirmish({
      characters: {
        bob: { at: [5, 5], player: 'p2', hitPoints: 10 },
        frozen: { at: [7, 5], name: 'Carbonite', abilities: FROZEN, cost: 7 },
        ann: { at: [9, 5], hitPoints: 10 },
        solo: { at: null, aside: true, ...solo },
        ...more,
      },
    });

  test('it is not activated, does not move, and is no target [min.frozen-in-carbonite.03]', () => {
    const table = stands();
    expect(table.targets()).toEqual(['ann']);
    expect(table.whyNotAttack('bob', 'frozen').code).toBe('frozen');
    table.endTurn();
    expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann']);
    table.activate('ann').endTurn();
    // The round is over, with it unactivated.
    expect(table.by()).toEqual(['chance']);
  });

  test('nobody enters its square, and it gives cover [min.frozen-in-carbonite.04]', () => {
    const table = stands();
    table.attack('ann');
    expect(table.last('attack-declared').covered).toBe(true);
    const step = (id: string, player: string, to: [number, number]) =>
      ({ type: 'move', player, character: id, to, squeezed: null }) as const;
    const enemy = stands().move([6, 5]);
    expect(enemy.refused(step('bob', 'p2', [7, 5])).code).toBe('frozen');
    // An object is beside nobody, as targets go.
    expect(enemy.targets()).toEqual(['ann']);
    const ally = stands().endTurn().activate('ann').move([8, 5]);
    expect(ally.refused(step('ann', 'p1', [7, 5])).code).toBe('frozen');
    const flier = stands({ fay: { at: [7, 6], player: 'p2', abilities: ['flight'] } });
    flier.endTurn().activate('fay');
    expect(flier.refused(step('fay', 'p2', [7, 5])).code).toBe('frozen');
  });

  test('it does not count for who has won, nor for points, and goes with the last of its squad [min.frozen-in-carbonite.05, min.frozen-in-carbonite.06]', () => {
    const table = strike(stands(), 'ann', 20);
    expect(table.state.winners).toEqual(['p2']);
    expect(place(table, 'frozen')).toBe('defeated');
    expect(scoreOf(table.state, 'p2')).toBe(10);
    const another = strike(stands({ amy: { at: [0, 0] } }), 'ann', 20);
    expect([another.state.winners, place(another, 'frozen')]).toEqual([null, 'map']);
  });

  test('with three sides the skirmish goes on without it [min.frozen-in-carbonite.06]', () => {
    const table = strike(stands({ cid: { at: [0, 0], player: 'p3' } }), 'ann', 20);
    expect([table.state.winners, place(table, 'frozen')]).toEqual([null, 'defeated']);
  });

  const freed = (): Table => {
    const table = stands().endTurn().activate('ann').move([8, 5]).endTurn();
    return table.choose('frozen-in-carbonite-ends', 'solo');
  };

  test('an ally that ends its turn beside it may set Han Solo free [min.frozen-in-carbonite.07]', () => {
    const table = freed();
    expect(table.character('solo')).toMatchObject({ place: 'map', at: [7, 5], damage: 0, counts: true });
    expect(place(table, 'frozen')).toBe('defeated');
    expect(table.toldOf('character-defeated')).toEqual([]);
    const away = stands().endTurn().activate('ann').endTurn();
    expect(place(away, 'frozen')).toBe('map');
    expect(away.by()).toEqual(['chance']);
    const not = stands().endTurn().activate('ann').move([8, 5]).endTurn().decline('frozen-in-carbonite-ends');
    expect([place(not, 'frozen'), place(not, 'solo')]).toEqual(['map', 'aside']);
  });

  test('he counts as activated in this round [min.frozen-in-carbonite.08]', () => {
    const table = freed();
    expect(table.by()).toEqual(['chance']);
    table.rolls(3, 9).goesFirst('p1');
    expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann', 'solo']);
  });

  test('he is worth half of his printed cost [min.frozen-in-carbonite.09]', () => {
    const table = freed().rolls(3, 9).goesFirst('p2').activate('bob');
    strike(table, 'solo', 19);
    expect(place(table, 'solo')).toBe('defeated');
    expect(scoreOf(table.state, 'p2')).toBe(16);
  });
});
