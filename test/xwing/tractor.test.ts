/** Tractor tokens: when they move a ship, who moves it, and how. */
import { gainToken, removeToken } from '../../src/xwing/effects/tokens';
import { endPhase } from '../../src/xwing/procedures/end-phase';
import { isTractored } from '../../src/xwing/queries/status';
import { sufferDamage } from '../../src/xwing/procedures/suffer-damage';
import { duel } from './duel';
import { attacks, diceAsked, fight, passes } from './fight';
import type { ObstacleSpec, ShipSpec } from './bare-state';
import { tableFor } from './lone-ship';
import { xwingTable, type Table } from './table';

const PILOTS = { small: 'bluesquadronescort', medium: 'bountyhunter', large: 'patrolleader' } as const;
const LIMIT = { small: 1, medium: 2, large: 3 } as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** p2 gives red, at [450, 400] and facing north, tokens. */
const tractor = (table: Table, count = 1, by = 'p2'): Table =>
  table.do((state) => gainToken(state, 'red', 'tractor', ['xw.tractor.01'], { count, by }));
const red = (spec: ShipSpec = {}, others: Record<string, ShipSpec> = {}, rocks: Record<string, ObstacleSpec> = {}) =>
  tableFor(spec, others, rocks);
const placed = (table: Table): [number, number] => {
  const { x, y } = table.ship('red').pose;
  return [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
};

test.each(SIZES)('a %s ship is tractored from its number of tokens on [xw.tractor.01]', (size) => {
  const ship = (tractor: number) => red({ pilot: PILOTS[size], tokens: { tractor } }).ship('red');
  expect(ship(0).size).toBe(size);
  expect([LIMIT[size] - 1, LIMIT[size], LIMIT[size] + 1].map((count) => isTractored(ship(count)))).toEqual([
    false,
    true,
    true,
  ]);
});

test('the tokens are orange: they leave in the End Phase [xw.tractor.02]', () => {
  const table = red({ tokens: { tractor: 2 } }).run(endPhase.name);
  expect(table.ship('red').tokens.tractor).toBe(0);
  expect(table.happened('token-removed')).toMatchObject([{ token: 'tractor' }, { token: 'tractor' }]);
});

test('only when it becomes tractored for the first time in a round a ship is moved [xw.tractor.03]', () => {
  const table = tractor(red()).answer({ type: 'tractor-moves', move: 'boost' });
  expect(placed(table)).toEqual([450, 480]);
  expect(tractor(table).ended).toBe(true);
  // Not even when it had ceased to be.
  table.do((state) => removeToken(state, 'red', 'tractor', []));
  table.do((state) => removeToken(state, 'red', 'tractor', []));
  expect(isTractored(table.ship('red'))).toBe(false);
  expect(tractor(table).ended).toBe(true);
});

test('in the next round it can be moved again [xw.tractor.03]', () => {
  const table = xwingTable({
    ships: { red: { tokens: { tractor: 1 } }, x: { player: 'p2' } },
    moment: 'end',
  });
  expect(table.state).toMatchObject({ round: 2, phase: 'planning' });
  expect(table.ship('red').tractored).toBe(false);
});

test('a ship that a position says to be tractored has been moved in that round [xw.tractor.03]', () => {
  const table = xwingTable({
    ships: {
      red: { tokens: { tractor: 1 } },
      big: { pilot: PILOTS.large, tokens: { tractor: 2 } },
      x: { player: 'p2' },
    },
    moment: 'activation',
  });
  expect([table.ship('red').tractored, table.ship('big').tractored]).toEqual([true, false]);
});

test.each(SIZES)(
  'a %s ship below its limit is not moved; at it, with a roll, a boost or not at all [xw.tractor.04]',
  (size) => {
    const table = red({ pilot: PILOTS[size] });
    if (LIMIT[size] > 1) expect(tractor(table, LIMIT[size] - 1).ended).toBe(true);
    tractor(table);
    expect(table.legal('tractor-moves').map((each) => each.move)).toEqual([
      'boost',
      'barrel-roll-left',
      'barrel-roll-right',
      'nothing',
    ]);
    table.answer({ move: 'nothing' });
    expect(table.ended).toBe(true);
    expect(placed(table)).toEqual([450, 400]);
    const codes = table.happened('no-effect').map(({ because }) => because?.[0]?.code);
    expect(codes).toEqual([...Array<string>(LIMIT[size] - 1).fill('not-tractored'), 'declined']);
  },
);

test('tokens that come together move it once [xw.tractor.03, xw.tractor.04]', () => {
  const table = tractor(red({ pilot: PILOTS.medium }), 3);
  expect(table.answer({ move: 'boost' }).ended).toBe(true);
  expect(table.ship('red').tokens.tractor).toBe(3);
  expect(table.happened('moved')).toHaveLength(1);
});

test('whoever caused it decides, also about an own ship [xw.tractor.05]', () => {
  expect(tractor(red(), 1, 'p1').by).toEqual(['p1']);
  expect(tractor(red()).by).toEqual(['p2']);
});

test.each([
  ['medium', 'bountyhunter', 2],
  ['large', 'patrolleader', 3],
] as const)(
  'a %s ship rolls as ever with a tractor token less than its limit, and 1 defense die fewer with all of them [xw.ship-size.06, xw.ship-size.10]',
  (size, pilot, limit) => {
    const dice = (tokens: number): number => {
      const table = fight({ tie: { pilot, tokens: { tractor: tokens }, agility: 2 } });
      expect(table.ship('tie').size).toBe(size);
      return diceAsked(passes(attacks(table).rolls('blank', 'blank', 'blank')));
    };
    expect([0, limit - 1, limit, limit + 1].map(dice)).toEqual([2, 2, 1, 1]);
  },
);

describe('the barrel roll', () => {
  test('side and position are chosen by whoever caused it [xw.tractor.06]', () => {
    const table = tractor(red()).answer({ type: 'tractor-moves', player: 'p2', move: 'barrel-roll-left' });
    expect(table.by).toEqual(['p2']);
    expect(table.legal('choose-position').map((each) => [each.player, each.position])).toEqual([
      ['p2', 'front'],
      ['p2', 'middle'],
      ['p2', 'back'],
    ]);
    expect(placed(table.answer({ position: 'back' }))).toEqual([450 - 80, 390]);
    const right = tractor(red()).answer({ move: 'barrel-roll-right' }).answer({ position: 'front' });
    expect(placed(right)).toEqual([450 + 80, 410]);
  });

  test.each([
    ['small', 80],
    ['medium', 80],
    ['large', 100],
  ] as const)('a %s ship is moved by its base and the 1 straight template, %i mm [xw.tractor.04]', (size, mm) => {
    const table = tractor(red({ pilot: PILOTS[size] }), LIMIT[size]).answer({ move: 'barrel-roll-right' });
    expect(placed(table.answer({ position: 'middle' }))).toEqual([450 + mm, 400]);
  });
});

test('the boost is with the 1 straight template: no other is asked for [xw.tractor.07]', () => {
  for (const size of SIZES) {
    const table = tractor(red({ pilot: PILOTS[size] }), LIMIT[size]).answer({ move: 'boost' });
    expect(table.ended).toBe(true);
    expect(placed(table)).toEqual([450, 440 + { small: 40, medium: 60, large: 80 }[size]]);
  }
});

describe('obstacles do not stop it', () => {
  const rock = { kind: 'asteroid', outline: 'coreasteroid5' } as const;

  test('rolled onto an asteroid, a ship rolls a die for it, not in a maneuver [xw.tractor.08]', () => {
    const table = tractor(red({}, {}, { rock: { ...rock, at: [530, 400] } })).answer({ move: 'barrel-roll-right' });
    table.answer({ position: 'middle' }).rolls('hit');
    expect(table.happened('overlapped')).toMatchObject([{ ship: 'red', object: 'rock' }]);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'red', damage: 'hit' }]);
    expect(table.happened('dice-rolled')[0]?.rules).toContain('xw.obstacles.10');
  });

  test('boosted through a debris cloud, it gains stress and rolls [xw.tractor.08]', () => {
    const table = tractor(red({}, {}, { rock: { kind: 'debris', at: [450, 440] } })).answer({ move: 'boost' });
    expect(table.rolls('crit').happened('damage-suffered')).toMatchObject([{ damage: 'crit' }]);
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('but it fails where the ship would overlap a ship or leave the play area [xw.tractor.08]', () => {
    const blocked = tractor(red({}, { wall: { at: [450, 490] } })).answer({ move: 'boost' });
    expect(blocked.happened('effect-failed')).toMatchObject([{ what: 'boost', code: 'overlaps-ship' }]);
    expect(placed(blocked)).toEqual([450, 400]);
    const edge = tractor(red({ at: [60, 400] })).answer({ move: 'barrel-roll-left' });
    expect(edge.happened('effect-failed')).toMatchObject([{ what: 'barrel roll', code: 'outside-play-area' }]);
    expect(edge.ship('red').place).toBe('table');
  });
});

test('a tractored defender rolls one die fewer, however many tokens it has [xw.tractor.09]', () => {
  const dice = (pilot: string, tractor: number): number => {
    const table = duel({}, { pilot, tokens: { tractor } }).attack('red', 'tie');
    return diceAsked(passes(table.rolls('hit', 'hit', 'hit')));
  };
  expect([0, 1, 3].map((count) => dice('academypilot', count))).toEqual([3, 2, 2]);
  // A Lancer, large, of agility 2.
  expect([2, 3].map((count) => dice('shadowporthunter', count))).toEqual([2, 1]);
});

test('Tractor Beam inflicts tokens instead of damage, and its player moves the ship [xw.tractor.10]', () => {
  const bwing = { pilot: 'bluesquadronpilot', upgrades: ['tractorbeam'] };
  const table = duel(bwing, { pilot: 'bountyhunter' }).attack('red', 'tie', 'red/tractorbeam');
  passes(passes(table.rolls('blank', 'crit', 'hit')));
  passes(passes(table.rolls('blank', 'blank')));
  expect(table.happened('token-gained')).toMatchObject([
    { ship: 'tie', token: 'tractor', by: 'p1' },
    { ship: 'tie', token: 'tractor', by: 'p1' },
  ]);
  expect(table.happened('damage-suffered')).toEqual([]);
  expect(table.by).toEqual(['p1']);
  table.answer({ type: 'tractor-moves', ship: 'tie', move: 'boost' });
  expect(table.happened('moved')).toMatchObject([{ ship: 'tie', by: 'boost' }]);
});

test('a ship that is destroyed is not moved [xw.tractor.04]', () => {
  const table = red({ facedown: 3, shields: { active: 0, limit: 2, recovers: 0 } });
  table.do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, []));
  expect(table.ship('red').destroyed || table.ship('red').place === 'removed').toBe(true);
  expect(tractor(table).legal('tractor-moves')).toEqual([]);
});

test('a Nantex that tractors itself is moved by its own player [xw.tractor.05]', () => {
  const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
  const table = xwingTable({
    players: ['p1', 'p2', 'p3'],
    ships: { red: { pilot: 'stalgasinhiveguard', at: [450, 300], dial }, x: { player: 'p2' }, y: { player: 'p3' } },
    moment: { phase: 'activation', ship: 'red' },
  });
  const moved = table.repeat({ type: 'reveal-dial' }).use('pinpoint-tractor-array');
  expect(moved.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'tractor', by: 'p1' }]);
  expect(moved.by).toEqual(['p1']);
  moved.answer({ type: 'tractor-moves', player: 'p1', move: 'boost' });
});
