/** Positions that cannot be are refused with their place; what can be is taken up. */
import type { Rejection } from '../../src/core';
import { armada } from '../../src/armada/game';
import type { Position } from '../../src/armada/begin/position';
import type { Ship as ShipState } from '../../src/armada/model/state';
import { LENGTHS, type ObstacleId } from '../../src/armada/facts';
import type { Command } from '../../src/armada/facts/words';
import { encodeFleet } from '../../src/armada/lists/fleet';
import { IMPERIALS, REBELS } from './abilities/set-up';
import { positionOf, type ShipOnTable, type TableSpec } from './table';

function refusal(spec: Partial<TableSpec>, change: (position: Position) => void = () => undefined): unknown {
  const position = positionOf({ ships: { cr90: { at: [500, 300] } }, moment: { phase: 'ship' }, ...spec });
  change(position);
  const begun = armada.resume(position, { mode: 'manual' });
  return 'left' in begun ? begun.left : null;
}

const withShip = (ship: ShipOnTable): Partial<TableSpec> => ({ ships: { cr90: { at: [500, 300], ...ship } } });

test('a position that can be is taken up', () => {
  expect(refusal({})).toBeNull();
});

test.each<[string, ShipOnTable]>([
  ['beyond-limit', { shields: { front: 3 } }],
  ['no-such-speed', { speed: 5 }],
  ['beyond-limit', { tokens: ['repair', 'navigate'] }],
  ['beyond-limit', { dials: ['repair', 'navigate'] }],
  ['destroyed', { damage: { facedown: 4 } }],
  ['no-card-left', { damage: { faceup: ['crew-panic', 'crew-panic', 'crew-panic'] } }],
  ['outside', { at: [10, 10] }],
  ['unknown-ship-card', { card: 'cr91' }],
])('a ship that cannot be so: %s [arm.shields.04, arm.speed.06, arm.command-tokens.04]', (code, ship) => {
  expect(refusal(withShip(ship))).toMatchObject({ code, path: expect.arrayContaining(['ships', 0]) as unknown });
});

describe('nothing that a position says of dials and of pieces off the table is dropped', () => {
  const revealed: ShipOnTable = { dial: 'repair', dials: [] };
  const no = {
    code: 'no-revealed-dial',
    path: ['ships', 0, 'dial'],
    rules: ['arm.command-dials.04', 'arm.ship-activation.02'],
  };

  test.each<[string, Position['moment'], object | null]>([
    ['in the command phase', { phase: 'command' }, no],
    ['in nobody’s activation', { phase: 'ship', turn: 'p1' }, no],
    ['before it is revealed', { phase: 'ship', ship: 'cr90', step: 'reveal command dial' }, no],
    ['in another phase', { phase: 'squadron', turn: 'p1' }, no],
    ['in its activation', { phase: 'ship', ship: 'cr90', step: 'attack' }, null],
  ])('a revealed dial %s [arm.command-dials.04, arm.ship-activation.02]', (_, moment, found) => {
    const said = refusal({ ...withShip(revealed), moment });
    if (found === null) expect(said).toBeNull();
    else expect(said).toMatchObject(found);
  });

  test('a ship that is past its reveal has one dial less where none are named, whichever step comes next [arm.command-dials.01, arm.ship-activation.02, arm.ship-phase.01]', () => {
    const dials = (step?: string, spec: Partial<TableSpec> = {}): (number | undefined)[] => {
      const card = 'nebulon-b-escort-frigate';
      const moment = { phase: 'ship', ship: 'own', ...(step && { step }) } as const;
      const ships: TableSpec['ships'] = { own: { at: [500, 300], card }, other: { at: [200, 300], card } };
      const begun = armada.resume(positionOf({ ships, moment, ...spec }), { mode: 'manual' });
      if ('left' in begun) throw new Error(begun.left.message);
      const { ships: own } = begun.right.state;
      return own.slice(0, 2).map((ship) => ship.commandStack.length + (ship.dial === null ? 0 : 1));
    };
    expect(dials()).toEqual([2, 2]);
    for (const step of ['attack', 'execute maneuver']) expect(dials(step)).toEqual([1, 2]);
    expect(dials(undefined, { moment: { phase: 'squadron' } })).toEqual([1, 1]);
  });

  test.each([
    ['was activated', { activated: true }, { phase: 'ship' }],
    ['is past its reveal', {}, { phase: 'ship', ship: 'own', step: 'execute maneuver' }],
    ['is in the squadron phase', {}, { phase: 'squadron' }],
    ['is in the status phase', {}, { phase: 'status' }],
  ] as const)(
    'a ship that %s has one dial less than its command value [arm.command-phase.05, arm.ship-activation.02, arm.ship-phase.01]',
    (_, more, moment) => {
      const at = { at: [500, 300], card: 'nebulon-b-escort-frigate' } as const;
      const withDials = (...dials: Command[]) =>
        refusal({ ships: { own: { ...at, dials, ...more }, other: { at: [200, 300] } }, moment });
      expect(withDials('repair')).toBeNull();
      expect(withDials('repair', 'navigate')).toMatchObject({ code: 'beyond-limit', path: ['ships', 0, 'dials'] });
    },
  );

  test('another ship’s activation, in a saved game, too [arm.command-dials.04]', () => {
    const ships: TableSpec['ships'] = { cr90: { dials: [] }, other: { dials: [] } };
    const begun = armada.resume(positionOf({ ships, moment: { phase: 'ship', ship: 'cr90', step: 'attack' } }), {
      mode: 'manual',
    });
    if ('left' in begun) throw new Error(begun.left.message);
    const loaded = (at: number, change: Partial<ShipState>): unknown => {
      const saved = structuredClone(begun.right.state);
      Object.assign(saved.ships[at]!, change);
      const found = armada.load(saved);
      return 'left' in found ? [found.left.code, found.left.path] : null;
    };
    expect(loaded(0, { dial: 'repair', resolved: ['squadron'] })).toBeNull();
    expect(loaded(1, { dial: 'repair' })).toEqual(['no-revealed-dial', ['ships', 1, 'dial']]);
    expect(loaded(1, { resolved: ['repair'] })).toEqual(['not-activated', ['ships', 1, 'resolved']]);
    expect(loaded(1, { resolved: ['repair'], activated: true })).toBeNull();
  });

  test('no more dials than its command, the revealed one among them [arm.command-phase.05]', () => {
    const moment = { phase: 'ship', ship: 'cr90', step: 'attack' } as const;
    expect(refusal({ ...withShip({ dial: 'repair', dials: ['repair'] }), moment })).toMatchObject({
      code: 'beyond-limit',
      path: ['ships', 0, 'dials'],
    });
  });

  test.each<[ShipOnTable, string | null]>([
    [{ damage: { facedown: 1 } }, 'damage'],
    [{ tokens: ['repair'] }, 'tokens'],
    [{ dials: ['repair'] }, 'dials'],
    [{ defense: [{ type: 'brace', exhausted: false }] }, 'defense'],
    [{ damage: { facedown: 0, faceup: [] }, tokens: [], dial: null, speed: 2 }, null],
    [{ setAside: true, damage: { facedown: 1 } }, 'damage'],
    [{ setAside: true, tokens: ['repair'] }, null],
  ])('a ship that is not on the table: %j [arm.destroyed-ships-and-squadrons.05]', (ship, field) => {
    const found = refusal({ ships: { cr90: { at: [500, 300] }, gone: { ...ship, at: null } } });
    if (field === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ code: 'not-on-the-table', path: ['ships', 1, field] });
  });

  test('a destroyed squadron has no hull points, one that stands somewhere is not set aside [arm.destroyed-ships-and-squadrons.02]', () => {
    const squadron = (said: object): Partial<TableSpec> => ({ squadrons: { x: { at: null, ...said } } });
    expect(refusal(squadron({ hull: 2 }))).toMatchObject({ path: ['squadrons', 0, 'hull'] });
    expect(refusal(squadron({ hull: 0 }))).toBeNull();
    expect(refusal(squadron({ hull: 2, setAside: true }))).toBeNull();
    expect(refusal(squadron({ at: [200, 300], setAside: true }))).toMatchObject({ path: ['squadrons', 0, 'setAside'] });
  });
});

test('what a position names is there, and lies there once [arm.initiative.03, arm.setup.15, arm.objective-cards.01]', () => {
  expect(refusal({ first: 'nobody' })).toMatchObject({ code: 'unknown-player', path: ['first'] });
  expect([refusal({ first: 'p1' }), refusal({ first: 'p2' })]).toEqual([null, null]);
  expect(refusal({ objective: 'most-hated' })).toMatchObject({ code: 'unknown-objective' });
  const twice = refusal({ obstacles: { station: [900, 400] } }, (position) => {
    position.obstacles = [...(position.obstacles ?? []), ...(position.obstacles ?? [])];
  });
  expect(twice).toMatchObject({ code: 'same-id', path: ['obstacles', 1, 'id'] });
  const token = (on: ObstacleId) =>
    refusal({ obstacles: { station: [900, 400] }, objectiveTokens: [{ at: { x: 900, y: 400 }, on }] });
  expect(token('debris-field-1')).toMatchObject({ code: 'unknown-obstacle', path: ['objectiveTokens', 0, 'on'] });
  expect(token('station')).toBeNull();
});

test('a ship has one command token of a type; set aside it stands nowhere; a squadron has no more hull than its card [arm.command-tokens.05, arm.destroyed-ships-and-squadrons.05, arm.destroyed-ships-and-squadrons.02]', () => {
  const card = 'nebulon-b-escort-frigate';
  expect(refusal(withShip({ card, tokens: ['repair', 'repair'] }))).toMatchObject({ code: 'same-token' });
  expect(refusal(withShip({ card, tokens: ['repair', 'navigate'] }))).toBeNull();
  expect(refusal(withShip({ setAside: true }))).toMatchObject({
    code: 'on-the-table',
    path: ['ships', 0, 'setAside'],
  });
  const hull = (points: number) => refusal({ squadrons: { x: { at: [200, 500], hull: points } } });
  expect([hull(0), hull(6)]).toMatchObject([{ code: 'beyond-limit' }, { code: 'beyond-limit' }]);
  expect([hull(1), hull(5)]).toEqual([null, null]);
});

test('an objective of the setup is one that exists [arm.objective-cards.03]', () => {
  const fleets = [REBELS, IMPERIALS].map((fleet) => encodeFleet(fleet, 'json'));
  const begun = (objective: string) => armada.begin({ fleets, total: 300, objective }, { mode: 'manual' });
  expect(begun('most-hated')).toMatchObject({ left: { code: 'unknown-objective', path: ['objective'] } });
  expect(begun('most-wanted')._tag).toBe('Right');
});

test('bases do not lie on each other [arm.overlapping.17]', () => {
  expect(refusal({ squadrons: { x: { at: [510, 300] } } })).toMatchObject({ code: 'bases-overlap' });
});

test('in a saved game, too, ships do not lie on each other, and stand in the play area [arm.overlapping.17, arm.play-area.04]', () => {
  const ships: TableSpec['ships'] = {
    cr90: { at: [500, 300] },
    vsd: { owner: 'p2', card: 'victory-ii-class-star-destroyer', at: [900, 500] },
  };
  const begun = armada.resume(positionOf({ ships, moment: { phase: 'ship' } }), { mode: 'manual' });
  if ('left' in begun) throw new Error(begun.left.message);
  const moved = (x: number, y: number): unknown => {
    const saved = structuredClone(begun.right.state);
    saved.ships[1]!.pose = { ...saved.ships[1]!.pose, x, y };
    const loaded = armada.load(saved);
    return 'left' in loaded ? [loaded.left.code, loaded.left.path] : null;
  };
  expect(moved(900, 400)).toBeNull();
  expect(moved(510, 320)).toEqual(['bases-overlap', ['ships', 0, 'pose']]);
  expect(moved(900, 5)).toEqual(['outside', ['ships', 1, 'pose']]);
});

test('a player without ships has lost already [arm.winning-and-losing.03]', () => {
  expect(refusal({}, (position) => void position.ships.pop())).toMatchObject({ code: 'no-ships' });
});

test('moments name what there is', () => {
  expect(refusal({ moment: { phase: 'ship', ship: 'cr9' } })).toMatchObject({ code: 'unknown-ship' });
  expect(refusal({ moment: { phase: 'status', ship: 'cr90' } })).toMatchObject({ code: 'no-activation' });
  expect(refusal({ moment: { phase: 'ship', ship: 'cr90', step: 'fly' } })).toMatchObject({ code: 'unknown-step' });
  expect(refusal({ moment: { phase: 'command', turn: 'p1' } })).toMatchObject({ code: 'no-turns' });
});

test('lengths can be others that somebody measured, and none that no piece has', () => {
  expect(refusal({ lengths: { ...LENGTHS, squadronRadius: 16.875 } as never })).toBeNull();
  expect(refusal({ lengths: { ...LENGTHS, squadronRadius: 300 } as never })).toMatchObject({ code: 'bad-lengths' });
});

test('which length is refused, and what is taken, is said', () => {
  const said = (lengths: object): unknown => {
    const { path, message } = refusal({ lengths: { ...LENGTHS, ...lengths } as never }) as Rejection;
    return [path, message];
  };
  expect(said({ tool: { ...LENGTHS.tool, width: 90 } })).toEqual([
    ['lengths', 'tool', 'width'],
    expect.stringMatching(/^tool, width is 90 mm; it was measured as [\d.]+ mm, and [\d.]+ to [\d.]+ mm are accepted/),
  ]);
  expect(said({ distances: [1, ...LENGTHS.distances.slice(1)] })).toEqual([
    ['lengths', 'distances', 0],
    expect.stringMatching(/^distances, 0 is 1 mm/),
  ]);
  expect(said({ distances: LENGTHS.distances.slice(1) })).toEqual([
    ['lengths', 'distances'],
    expect.stringMatching(/^There are 5 distances, not 4/),
  ]);
});

describe('what no game can reach is refused', () => {
  const NEBULON = 'nebulon-b-escort-frigate';
  const ready = (...types: ('brace' | 'evade' | 'scatter')[]) => types.map((type) => ({ type, exhausted: false }));

  test.each<[string, Partial<TableSpec>, readonly (string | number)[]]>([
    ['one of another type', withShip({ defense: ready('scatter') }), ['ships', 0, 'defense', 0]],
    [
      'one more than the card shows',
      withShip({ defense: ready('evade', 'evade', 'evade') }),
      ['ships', 0, 'defense', 2],
    ],
    [
      'of a squadron',
      { squadrons: { x: { at: [700, 300], defense: ready('brace') } } },
      ['squadrons', 0, 'defense', 0],
    ],
  ])('defense tokens: %s [arm.defense-tokens.01]', (_, spec, path) => {
    expect(refusal(spec)).toMatchObject({ code: 'not-on-its-card', path, rules: ['arm.defense-tokens.01'] });
  });

  test('defense tokens that are left, exhausted or not, may be any of the card [arm.defense-tokens.01]', () => {
    expect(refusal(withShip({ defense: [{ type: 'evade', exhausted: true }, ...ready('evade')] }))).toBeNull();
    expect(refusal(withShip({ defense: [] }))).toBeNull();
  });

  test.each<[string, string, TableSpec['ships']]>([
    ['no-such-icon', 'arm.upgrade-cards.03', { a: { upgrades: ['gunnery-team'] } }],
    ['icon-taken', 'arm.upgrade-cards.02', { a: { upgrades: ['leia-organa', 'defense-liaison'] } }],
    ['wrong-ship', 'arm.upgrade-cards.08', { a: { upgrades: ['redemption'] } }],
    ['wrong-faction', 'arm.upgrade-cards.05', { a: { upgrades: ['wulff-yularen'] } }],
    [
      'two-commanders',
      'arm.commanders.03',
      { a: { upgrades: ['general-dodonna'] }, b: { upgrades: ['general-dodonna'] } },
    ],
    [
      'unique-name-twice',
      'arm.unique-names.02',
      { a: { upgrades: ['leia-organa'] }, b: { upgrades: ['leia-organa'] } },
    ],
    ['wrong-faction', 'arm.fleet-building.07', { a: {}, b: { card: 'victory-i-class-star-destroyer' } }],
  ])('cards of a fleet: %s [%s]', (code, rule, ships) => {
    const refused = refusal({ ships }) as Rejection;
    expect(refused).toMatchObject({ code, path: expect.arrayContaining(['ships']) as unknown });
    expect(refused.rules).toContain(rule);
  });

  test('a unique squadron twice, a squadron of the other faction [arm.unique-names.02, arm.fleet-building.07]', () => {
    const luke = { card: 'luke-skywalker' } as const;
    const two = { luke: { ...luke, at: [700, 300] as const }, other: { ...luke, at: [800, 300] as const } };
    expect(refusal({ squadrons: two })).toMatchObject({ code: 'unique-name-twice', path: ['squadrons', 1, 'card'] });
    const tie = { at: [700, 300], card: 'tie-fighter-squadron' } as const;
    expect(refusal({ squadrons: { tie } })).toMatchObject({ code: 'wrong-faction', path: ['squadrons', 0, 'card'] });
    expect(refusal({ squadrons: { tie: { ...tie, owner: 'p2' } } })).toBeNull();
  });

  test('each player has a fleet: both may bring a unique card [arm.unique-names.02]', () => {
    const ships = { a: { upgrades: ['leia-organa'] }, b: { owner: 'p2', card: NEBULON, upgrades: ['leia-organa'] } };
    expect(refusal({ ships })).toBeNull();
  });

  test('a seventh round without unlimited rounds [arm.round.04, arm.unlimited-rounds.01]', () => {
    expect(refusal({ round: 6 })).toBeNull();
    expect(refusal({ round: 7 })).toMatchObject({
      path: ['round'],
      rules: ['arm.round.04', 'arm.unlimited-rounds.01'],
    });
    expect(refusal({ round: 7, unlimitedRounds: true })).toBeNull();
  });

  test('an objective in unlimited rounds, victory tokens without one [arm.unlimited-rounds.02, arm.victory-tokens.01]', () => {
    expect(refusal({ unlimitedRounds: true, objective: 'fire-lanes' })).toMatchObject({ path: ['objective'] });
    expect(refusal({ victoryTokens: [0, 1] })).toMatchObject({ path: ['players', 1, 'victoryTokens'] });
    expect(refusal({ victoryTokens: [0, 1], objective: 'fire-lanes' })).toBeNull();
  });

  test('objectives that want an objective ship of each player have one of each, others none [arm.objective-cards.08]', () => {
    const ships = (mine: boolean, theirs: boolean, more: TableSpec['ships'] = {}) => ({
      ships: { a: { objective: mine }, b: { owner: 'p2', objective: theirs }, ...more },
    });
    for (const objective of ['most-wanted', 'advanced-gunnery', 'intel-sweep']) {
      expect(refusal({ ...ships(true, true), objective })).toBeNull();
      const without = { code: 'no-objective-ship', path: ['objective'], rules: ['arm.objective-cards.08'] };
      expect(refusal({ ...ships(true, false), objective })).toMatchObject(without);
      expect(refusal({ ...ships(false, true), objective })).toMatchObject(without);
      const another = ships(true, true, { c: { objective: true } });
      expect(refusal({ ...another, objective })).toMatchObject({ path: ['ships', 2, 'objective'] });
    }
    const salvo = { objective: 'opening-salvo' };
    expect(refusal({ ...ships(true, false, { c: { objective: true } }), ...salvo })).toBeNull();
    const not = { code: 'not-an-objective-ship', path: ['ships', 1, 'objective'] };
    expect(refusal({ ...ships(false, true), objective: 'fire-lanes' })).toMatchObject(not);
    expect(refusal(ships(false, true))).toMatchObject(not);
  });
});
