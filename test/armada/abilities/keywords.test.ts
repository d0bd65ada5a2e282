/** The keywords of squadrons (arm.squadron-keywords): in play on each squadron that has them; the X of Counter X is the ability's value. */
import { dogfight, duel } from '../attack/duels';
import type { Table, TableSpec } from '../table';

const TIE = { owner: 'p2' } as const;
const INTERCEPTOR = { owner: 'p2', card: 'tie-interceptor-squadron' } as const;
const vsd = { owner: 'p2', at: [500, 500] } as const;

function attack(table: Table, attacker: string, defender: string, defendingZone: 'front' | null = null, player = 'p1') {
  return table.whyNot({ type: 'declare-target', player, attacker, zone: null, defender, defendingZone });
}

test('a keyword works on the squadrons that have it, for that squadron [arm.squadron-keywords.01]', () => {
  const table = dogfight({ x: { at: [500, 400] }, a: { at: [700, 400], card: 'a-wing-squadron' } });
  const keywords = table.state.inPlay.map(({ ability, source, value }) => [ability, source, value]);
  expect(keywords).toEqual([
    ['bomber', 'x', undefined],
    ['bomber-critical-effect', 'x', undefined],
    ['escort', 'x', undefined],
    ['counter', 'a', 2],
  ]);
});

describe('bomber', () => {
  const bombing = (card: string): Table =>
    dogfight(
      { b: { at: [500, 410], card } },
      { squadron: 'b', ships: { cr90: {}, vsd: { ...vsd, defense: [], shields: { front: 0 } } } },
    ).attack('b', null, 'vsd', 'front');

  test('each critical icon adds a point of damage against a ship [arm.squadron-keywords.07]', () => {
    const table = bombing('b-wing-squadron')
      .rolls('blue critical', 'black hit-critical')
      .answer({ type: 'skip-critical-effect' });
    expect(table.told('damage-totaled')[0]).toMatchObject({
      damage: 3,
      rules: ['arm.squadron-keywords.07', 'arm.attack.20'],
      sources: [
        { amount: 1, by: 'hit icons' },
        { amount: 2, by: { ability: 'bomber', source: 'b' } },
      ],
    });
    // A TIE Fighter is no bomber.
    const tie = dogfight(
      { tie: { ...TIE, at: [500, 360] } },
      { squadron: 'tie', ships: { cr90: { at: [500, 300], defense: [] } } },
    );
    expect(tie.attack('tie', null, 'cr90', 'front').rolls('blue critical').told('damage-totaled')).toMatchObject([
      { damage: 0 },
    ]);
  });

  test('a critical effect can be resolved, the standard one too [arm.squadron-keywords.08]', () => {
    const table = bombing('x-wing-squadron').rolls('red critical');
    expect(table.asks).toBe('resolve a critical effect');
    table
      .answer({ type: 'resolve-critical-effect' })
      .does({ type: 'draw', player: 'chance', pile: 'damage deck', card: 'thrust-control-malfunction' });
    expect(table.ship('vsd').damage.faceup).toHaveLength(1);
  });

  test('against squadrons critical icons count nothing, and trigger nothing [arm.squadron-keywords.09]', () => {
    const table = dogfight({ x: { at: [500, 400] }, tie: { ...TIE, at: [540, 400] } }).attack('x', null, 'tie', null);
    table.rolls('blue critical', 'blue critical', 'blue critical', 'blue hit');
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 1 }]);
    expect(table.told('critical-effect-resolved')).toEqual([]);
  });
});

describe('counter', () => {
  const duelOf = (hits: number, spec: Partial<TableSpec> = {}): Table => {
    const dice = [0, 1, 2, 3].map((i) => (i < hits ? 'blue hit' : 'blue accuracy'));
    return dogfight({ x: { at: [500, 400] }, tie: { ...INTERCEPTOR, at: [540, 400] } }, spec)
      .attack('x', null, 'tie', null)
      .rolls(...dice);
  };
  const counters = (table: Table): Table => table.answer({ type: 'use-ability', ability: 'counter' });

  test('after an enemy squadron attacked it, it may attack back with X blue dice [arm.squadron-keywords.02, arm.squadron-keywords.19]', () => {
    const table = duelOf(1);
    expect(table.by).toEqual(['p2']);
    counters(table);
    expect(table.told('attack-declared')[1]).toMatchObject({ attacker: 'tie', defender: 'x', counter: true });
    table.rolls('blue hit', 'blue hit');
    expect(table.squadron('x').hull).toBe(3);
  });

  test('it is a choice, and needs no damage: whenever it is attacked [arm.squadron-keywords.06]', () => {
    const table = duelOf(0);
    expect(table.legal().map(({ type }) => type)).toEqual(expect.arrayContaining(['decline']));
    table.passes();
    expect(table.told('attack-declared')).toHaveLength(1);
  });

  test('even if the attack destroyed it: it leaves the table after its Counter attack [arm.squadron-keywords.03]', () => {
    const table = duelOf(4);
    expect(table.squadron('tie')).toMatchObject({ hull: 0, place: 'table' });
    counters(table).rolls('blue hit', 'blue accuracy');
    expect(table.squadron('x').hull).toBe(4);
    expect(table.squadron('tie').place).toBe('destroyed');
    expect(table.events.findIndex(({ type }) => type === 'squadron-destroyed')).toBeGreaterThan(
      table.events.findIndex((event) => event.type === 'hull-lost' && event.squadron === 'x'),
    );
  });

  test('a Counter attack is answered by no Counter attack [arm.squadron-keywords.04]', () => {
    const table = dogfight(
      { a: { at: [500, 400], card: 'a-wing-squadron' }, tie: { ...INTERCEPTOR, at: [540, 400] } },
      { squadron: 'a' },
    );
    counters(table.attack('a', null, 'tie', null).rolls('blue hit', 'blue accuracy', 'blue accuracy')).rolls(
      'blue hit',
      'blue accuracy',
    );
    expect(table.told('attack-declared')).toHaveLength(2);
    expect(table.squadron('a').activated).toBe(true);
  });

  test('an attack of a ship allows none [arm.squadron-keywords.05]', () => {
    const squadrons = { a: { at: [500, 380], card: 'a-wing-squadron' } } as const;
    const table = duel({ attacker: 'vsd', squadrons }).attack('vsd', 'front', 'a', null).rolls('blue hit');
    expect(table.told('attack-performed')).toMatchObject([{ defender: 'a', damage: 1 }]);
    expect(table.by).toEqual(['p2']);
  });

  test('is modified as any attack: Swarm rerolls a die of it [arm.squadron-keywords.18]', () => {
    const spec = {
      x: { at: [500, 400] },
      tie: { ...INTERCEPTOR, at: [540, 400] },
      wing: { ...TIE, at: [500, 440] },
    } as const;
    const table = dogfight(spec)
      .attack('x', null, 'tie', null)
      .rolls('blue hit', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    counters(table).rolls('blue accuracy', 'blue accuracy');
    expect(table.asks).toBe('resolve attack effects');
    expect(table.legal().some((action) => action.type === 'use-ability' && action.ability === 'swarm')).toBe(true);
  });
});

describe('escort', () => {
  // The TIE Fighter is engaged with the X-wing, which has Escort, and the Y-wing, which has not.
  const escorted = (more: TableSpec['squadrons'] = {}): Table =>
    dogfight(
      {
        tie: { ...TIE, at: [500, 400] },
        x: { at: [540, 400] },
        y: { at: [460, 400], card: 'y-wing-squadron' },
        ...more,
      },
      { squadron: 'tie' },
    );

  test('enemy squadrons engaged with it cannot attack squadrons without Escort [arm.squadron-keywords.10]', () => {
    const table = escorted();
    expect(attack(table, 'tie', 'y', null, 'p2')).toMatchObject({ code: 'escorted', facts: { escort: 'x' } });
    expect(attack(table, 'tie', 'x', null, 'p2')).toBeNull();
  });

  test('among several with Escort the attacker chooses; ships are bound by none [arm.squadron-keywords.12]', () => {
    const table = escorted({ other: { at: [500, 440] } });
    expect([attack(table, 'tie', 'x', null, 'p2'), attack(table, 'tie', 'other', null, 'p2')]).toEqual([null, null]);
  });

  test('one that is not engaged with it is not bound: an obstruction lies between [arm.squadron-keywords.10, arm.engagement.07]', () => {
    const table = dogfight(
      { tie: { ...TIE, at: [500, 400] }, x: { at: [575, 400] }, y: { at: [460, 400], card: 'y-wing-squadron' } },
      { squadron: 'tie', obstacles: { station: [538, 400] } },
    );
    expect(attack(table, 'tie', 'y', null, 'p2')).toBeNull();
  });

  test('a Counter attack may be on whoever attacked, escorted or not [arm.squadron-keywords.11]', () => {
    const table = dogfight(
      {
        y: { at: [500, 400], card: 'y-wing-squadron' },
        x: { at: [500, 440] },
        tie: { ...INTERCEPTOR, at: [540, 420] },
      },
      { squadron: 'y' },
    );
    table
      .attack('y', null, 'tie', null)
      .rolls('blue hit', 'blue accuracy')
      .answer({ type: 'use-ability', ability: 'counter' });
    expect(table.told('attack-declared')[1]).toMatchObject({ attacker: 'tie', defender: 'y', counter: true });
  });
});

describe('heavy', () => {
  const move = { type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 500, y: 350 } } as const;
  const BOMBER = { owner: 'p2', card: 'tie-bomber-squadron' } as const;

  test('does not keep squadrons engaged with it from moving, nor from attacking ships [arm.squadron-keywords.13]', () => {
    const table = dogfight(
      { x: { at: [500, 410] }, bomber: { ...BOMBER, at: [460, 410] } },
      { ships: { cr90: {}, vsd } },
    );
    expect([table.whyNot(move), attack(table, 'x', 'vsd', 'front')]).toEqual([null, null]);
    const [declared] = table.attack('x', null, 'vsd', 'front').told('attack-declared');
    expect(declared?.because?.map(({ code }) => code)).toContain('not-bound');
  });

  test('frees its opponents only: it is bound itself by enemies without it [arm.squadron-keywords.14]', () => {
    const table = dogfight(
      { y: { at: [500, 400], card: 'y-wing-squadron' }, tie: { ...TIE, at: [540, 400] } },
      { squadron: 'y' },
    );
    expect(table.whyNot({ ...move, squadron: 'y' })).toMatchObject({ code: 'engaged' });
  });

  test('of two that engage it, the one without Heavy binds [arm.squadron-keywords.15]', () => {
    const table = dogfight(
      { x: { at: [500, 410] }, bomber: { ...BOMBER, at: [460, 410] }, tie: { ...TIE, at: [540, 410] } },
      { ships: { cr90: {}, vsd } },
    );
    expect(table.whyNot(move)).toMatchObject({ code: 'engaged', facts: { enemies: ['tie'] } });
    expect(attack(table, 'x', 'vsd', 'front')).toMatchObject({ code: 'engaged', facts: { enemies: ['tie'] } });
  });
});

describe('swarm', () => {
  const swarming = (wing: TableSpec['squadrons']): Table =>
    dogfight({ tie: { ...TIE, at: [500, 400] }, x: { at: [540, 400] }, ...wing }, { squadron: 'tie' })
      .attack('tie', null, 'x', null)
      .rolls('blue accuracy', 'blue accuracy', 'blue hit');

  test('one die may be rerolled against a squadron that is engaged with another one [arm.squadron-keywords.16]', () => {
    const table = swarming({ wing: { ...TIE, at: [580, 400] } });
    expect(table.by).toEqual(['p2']);
    table.answer({ type: 'use-ability', ability: 'swarm' }).answer({ type: 'choose', chosen: 0 }).rolls('blue hit');
    expect(table.told('dice-rerolled')).toMatchObject([{ were: [{ face: 'accuracy' }], dice: [{ face: 'hit' }] }]);
    expect(table.squadron('x').hull).toBe(3);
  });

  test('the other one is a friend of the attacker and need not have Swarm [arm.squadron-keywords.17]', () => {
    expect(swarming({ wing: { ...TIE, card: 'tie-advanced-squadron', at: [580, 400] } }).asks).toBe(
      'resolve attack effects',
    );
  });

  test('not where only the attacker is engaged with it [arm.squadron-keywords.16]', () => {
    expect(swarming({ wing: { ...TIE, at: [800, 400] } }).told('attack-performed')).toHaveLength(1);
  });

  test('not against a ship [arm.squadron-keywords.16]', () => {
    const table = dogfight(
      { tie: { ...TIE, at: [500, 375] }, wing: { ...TIE, at: [540, 375] } },
      { squadron: 'tie', ships: { cr90: { at: [500, 300] } } },
    )
      .attack('tie', null, 'cr90', 'front')
      .rolls('blue hit');
    expect(table.legal().filter(({ type }) => type === 'use-ability')).toEqual([]);
  });
});
