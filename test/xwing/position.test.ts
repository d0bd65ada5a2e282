/** Positions and moments: what can be described, and what is wrong with what cannot be. */
import * as E from 'fp-ts/lib/Either';
import { xwing, type Position } from '../../src/xwing';
import { pilot, upgrade } from '../../src/xwing/facts';
import { found } from '../../src/xwing/facts/found';
import { unadjudicated } from '../../src/xwing/lists/unadjudicated';
import { positionOf, xwingTable, type ShipOnTable, type TableSpec } from './table';

const spec: TableSpec = {
  ships: {
    jake: { pilot: 'jakefarrell', at: [300, 300] },
    blue: { at: [400, 300] },
    tie: { player: 'p2', at: [300, 600], facing: 180 },
    howl: { player: 'p2', pilot: 'howlrunner', at: [400, 600], facing: 180 },
  },
  moment: 'planning',
};
/** What the game says about a position that differs in one thing. */
function refusal(change: (position: Position) => unknown) {
  const position = structuredClone(positionOf(spec));
  change(position);
  const begun = xwing.resume(position, { mode: 'manual' });
  return E.isLeft(begun) ? begun.left : null;
}
const first = (position: Position) => position.ships[0] as Position['ships'][number];

describe('moments', () => {
  test('a phase begins at its very start', () => {
    const table = xwingTable({ ...spec, moment: 'engagement', round: 4 });
    expect(table.state).toMatchObject({ phase: 'engagement', round: 4 });
    expect(table.when('phase-started', { phase: 'engagement' })).toBe(0);
  });

  test("in a ship's activation the ships before it in initiative and player order have activated", () => {
    const blueFirst = xwingTable({ ...spec, moment: { phase: 'activation', ship: 'jake', step: 'perform action' } });
    expect(blueFirst.state.ships.map((ship) => [ship.id, ship.activated])).toEqual([
      ['jake', false],
      ['blue', true],
      ['tie', true],
      ['howl', false],
    ]);
    expect(blueFirst.asks).toBe('choose an action');
  });

  test('ships that are told to have activated or engaged have', () => {
    const ships = { red: { activated: true, engaged: true, at: [300, 300] as const }, tie: { player: 'p2' } };
    const { state } = xwingTable({ ships, moment: { phase: 'activation', ship: 'tie', step: 'perform action' } });
    expect(state.ships).toMatchObject([
      { id: 'red', activated: true, engaged: true },
      { id: 'tie', activated: false, engaged: false },
    ]);
  });

  test("in a ship's engagement the ships of higher initiative have engaged", () => {
    const table = xwingTable({ ...spec, moment: { phase: 'engagement', ship: 'jake', step: 'perform an attack' } });
    expect(table.state.ships.filter((ship) => ship.engaged).map((ship) => ship.id)).toEqual(['howl']);
  });

  test('a dial that lies facedown is revealed when the moment is after that', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const ships = { ...spec.ships, jake: { ...spec.ships['jake'], dial } };
    const table = xwingTable({ ...spec, ships, moment: { phase: 'activation', ship: 'jake', step: 'perform action' } });
    expect(table.ship('jake')).toMatchObject({ dial: null, revealed: dial });
  });

  test('a step of a phase can be named', () => {
    const table = xwingTable({ ...spec, moment: { phase: 'planning', step: 'set dials' } });
    expect(table.asks).toBe('set dials');
    expect(table.happened('phase-started')).toEqual([]);
  });

  test('in setup the edges are chosen once more, unless a step that comes later is named [xw.setup.06]', () => {
    const ships = { red: { at: null }, tie: { player: 'p2', at: null } };
    const edgesAt = (step?: string) => {
      const { state } = xwingTable({ ships, moment: { phase: 'setup', ...(step && { step }) } });
      return [state.round, state.players.every(({ edge }) => edge === null)];
    };
    expect(edgesAt()).toEqual([0, true]);
    expect(edgesAt('establish the play area')).toEqual([0, true]);
    expect(edgesAt('place forces')).toEqual([0, false]);
  });

  test.each<[string, Position['moment'], object]>([
    [
      'a step that is none',
      { phase: 'activation', ship: 'jake', step: 'perform actoin' },
      {
        code: 'unknown-step',
        path: ['moment', 'step'],
        message: expect.stringContaining('did you mean perform action?'),
      },
    ],
    [
      'a ship that is none',
      { phase: 'activation', ship: 'jak' },
      { code: 'unknown-ship', path: ['moment', 'ship'], message: expect.stringContaining('did you mean jake?') },
    ],
    ['a turn in a phase without turns', { phase: 'end', ship: 'jake' }, { code: 'no-turns' }],
    [
      'a phase that is none',
      { phase: 'engagment' } as never,
      { code: 'malformed', message: expect.stringContaining('did you mean engagement?') },
    ],
  ])('%s is refused with its place', (_what, moment, expected) => {
    expect(refusal((position) => (position.moment = moment))).toMatchObject(expected);
  });
});

describe('positions that cannot be', () => {
  test.each<[string, (position: Position) => unknown, object]>([
    ['one player', (p) => p.players.pop(), { code: 'players', path: ['players'] }],
    ['a player twice', (p) => (p.players = p.players.map((each) => ({ ...each, id: 'p1' }))), { code: 'players' }],
    [
      'an order that leaves a player out [xw.player-order.01]',
      (p) => (p.order = ['p1', 'p1']),
      { code: 'player-order', path: ['order'], rules: ['xw.player-order.01'] },
    ],
    ['an order of one', (p) => (p.order = ['p1']), { code: 'player-order' }],
    ['a round that no game comes to', (p) => (p.round = 1e15), { code: 'round', path: ['round'] }],
    [
      'more tokens than anybody could take away',
      (p) => (first(p).tokens = { focus: 1e9 }),
      { code: 'too-many', path: ['ships', 0, 'tokens', 'focus'] },
    ],
    [
      'an action performed that is none [xw.actions.02]',
      (p) => (first(p).actions = ['focus', 'focsu']),
      { code: 'unknown-action', path: ['ships', 0, 'actions', 1], rules: ['xw.actions.02'] },
    ],
    [
      'an action performed of a card that is not there [xw.actions.02]',
      (p) => (first(p).actions = ['gonk-recovers-shield@jake/gonk']),
      { code: 'unknown-action' },
    ],
    ['a round before the first', (p) => (p.round = 0), { code: 'round', path: ['round'] }],
    ['a ship of nobody', (p) => (first(p).player = 'p3'), { code: 'unknown-player', path: ['ships', 0, 'player'] }],
    ['a ship without a name', (p) => (first(p).id = ''), { code: 'malformed', path: ['ships', 0, 'id'] }],
    [
      'a damage card that is none',
      (p) => (first(p).damage = { faceup: ['directhit', 'nothing'] }),
      { code: 'unknown-damage-card', path: ['ships', 0, 'damage', 'faceup', 1] },
    ],
    [
      'a pilot that is none',
      (p) => (first(p).pilot = 'jakefarell'),
      { code: 'unknown-pilot', path: ['ships', 0, 'pilot'] },
    ],
    [
      'an upgrade that is none',
      (p) => (first(p).upgrades = ['nothing']),
      { code: 'unknown-upgrade', path: ['ships', 0, 'upgrades', 0] },
    ],
    [
      'more shields than the card has [xw.charges.03]',
      (p) => (first(p).shields = 3),
      { code: 'beyond-limit', path: ['ships', 0, 'shields'], rules: ['xw.charges.03'] },
    ],
    ['fewer shields than none [xw.charges.03]', (p) => (first(p).shields = -1), { code: 'beyond-limit' }],
    [
      'fewer charges than none [xw.charges.03]',
      (p) => Object.assign(first(p), { upgrades: ['elusive'], upgradeCharges: { elusive: -1 } }),
      { code: 'beyond-limit' },
    ],
    [
      'more charges than an upgrade has [xw.charges.03]',
      (p) => Object.assign(first(p), { upgrades: ['elusive'], upgradeCharges: { elusive: 2 } }),
      { code: 'beyond-limit' },
    ],
    [
      'Force that the pilot does not have [xw.charges.03]',
      (p) => (first(p).force = 1),
      { code: 'beyond-limit', path: ['ships', 0, 'force'] },
    ],
    [
      'more Force than the pilot has [xw.charges.03]',
      (p) => Object.assign(first(p), { pilot: 'lukeskywalker', force: 3 }),
      { code: 'beyond-limit', path: ['ships', 0, 'force'] },
    ],
    [
      'charges that the pilot does not have [xw.charges.03]',
      (p) => (first(p).charges = 1),
      { code: 'beyond-limit', path: ['ships', 0, 'charges'] },
    ],
    [
      'charges of a card that has none [xw.charges.03]',
      (p) => (first(p).upgradeCharges = { predator: 1 }),
      { code: 'beyond-limit', path: ['ships', 0, 'upgradeCharges', 'predator'], rules: ['xw.charges.03'] },
    ],
    [
      'no charge of a ship that has no charges [xw.charges.01]',
      (p) => (first(p).charges = 0),
      { code: 'beyond-limit', path: ['ships', 0, 'charges'], message: 'jake has no charges.' },
    ],
    [
      'no Force of a ship that has no Force',
      (p) => (first(p).force = 0),
      { code: 'beyond-limit', path: ['ships', 0, 'force'] },
    ],
    [
      'no charge of a card that has none, or is not there',
      (p) => (first(p).upgradeCharges = { predator: 0 }),
      { code: 'beyond-limit', path: ['ships', 0, 'upgradeCharges', 'predator'] },
    ],
    ...[-5, 1.5, 10_001].map((points): [string, (p: Position) => unknown, object] => [
      `${points} squad points`,
      (p) => Object.assign(p.players[0] ?? {}, { points }),
      { path: ['players', 0, 'points'] },
    ]),
    [
      'more ships than any game comes to',
      (p) => (p.ships = Array.from({ length: 201 }, (_, i) => ({ ...first(p), id: `ship-${i}` }))),
      { code: 'too-many-ships', path: ['ships'] },
    ],
    [
      'fewer tokens than none',
      (p) => (first(p).tokens = { focus: -1 }),
      { code: 'negative', path: ['ships', 0, 'tokens', 'focus'] },
    ],
    [
      'a second cloak token [xw.cloak.05]',
      (p) => (first(p).tokens = { focus: 1, cloak: 2 }),
      { code: 'second-cloak', path: ['ships', 0, 'tokens', 'cloak'], rules: ['xw.cloak.05'] },
    ],
    ['fewer damage cards than none', (p) => (first(p).damage = { facedown: -1 }), { code: 'negative' }],
    [
      'faceup and facedown damage cards together as many as hull [xw.destroying-ships.01]',
      (p) => (first(p).damage = { facedown: 1, faceup: ['structuraldamage'] }),
      { code: 'destroyed', rules: ['xw.destroying-ships.01'] },
    ],
    [
      'as many damage cards as hull',
      (p) => (first(p).damage = { facedown: 2 }),
      { code: 'destroyed', path: ['ships', 0, 'damage'] },
    ],
    [
      'a turret on a ship without one [xw.turret-arc.02]',
      (p) => (first(p).turret = 'left'),
      { code: 'no-turret', path: ['ships', 0, 'turret'], rules: ['xw.turret-arc.02'] },
    ],
    [
      'a turret to the side that is rotated only to the front or the rear [xw.rotate.01]',
      (p) => Object.assign(first(p), { pilot: 'zetasquadronsurvivor', turret: 'left' }),
      { code: 'other-arcs', path: ['ships', 0, 'turret'] },
    ],
    ['two ships of one name', (p) => (first(p).id = 'blue'), { code: 'same-id', path: ['ships', 1, 'id'] }],
    [
      'a heading that is no direction',
      (p) => (first(p).at = { x: 300, y: 300, heading: { x: 0, y: 2 } }),
      { code: 'not-a-heading', path: ['ships', 0, 'at'] },
    ],
    [
      'two ships on one place [xw.overlap.04]',
      (p) => (first(p).at = structuredClone(p.ships[1]?.at ?? null)),
      { code: 'ships-overlap', path: ['ships', 1, 'at'], rules: ['xw.overlap.04'] },
    ],
    [
      'a lock on nothing',
      (p) => (p.locks = [{ by: 'jake', on: 'nobody' }]),
      { code: 'unknown-object', path: ['locks', 0, 'on'] },
    ],
    [
      'a lock of nothing',
      (p) => (p.locks = [{ by: 'nobody', on: 'jake' }]),
      { code: 'unknown-ship', path: ['locks', 0, 'by'] },
    ],
    [
      'a lock of a ship on itself [xw.lock.09]',
      (p) => (p.locks = [{ by: 'jake', on: 'jake' }]),
      { code: 'own-lock', path: ['locks', 0], rules: ['xw.lock.09'] },
    ],
    [
      'two locks of a ship [xw.lock.11]',
      (p) =>
        (p.locks = [
          { by: 'jake', on: 'tie' },
          { by: 'jake', on: 'howl' },
        ]),
      { code: 'second-lock', path: ['locks', 1], rules: ['xw.lock.11'] },
    ],
    [
      'an obstacle without an outline',
      (p) => (p.obstacles = [{ id: 'rock', outline: 'rock', at: { x: 1, y: 1, heading: { x: 0, y: 1 } } }]),
      { code: 'unknown-obstacle', path: ['obstacles', 0, 'outline'] },
    ],
    [
      'an obstacle with the name of a ship',
      (p) => (p.obstacles = [{ id: 'jake', outline: 'coreasteroid0', at: { x: 1, y: 1, heading: { x: 0, y: 1 } } }]),
      { code: 'same-id', path: ['obstacles', 0, 'id'] },
    ],
    [
      'more indicators than its cards have [xw.huge-turret-arcs.01]',
      (p) => (first(p).turrets = ['front']),
      { code: 'turrets', path: ['ships', 0, 'turrets'] },
    ],
    [
      'more energy than the ship has, which is none',
      (p) => (first(p).energy = 1),
      { code: 'beyond-limit', path: ['ships', 0, 'energy'] },
    ],
    [
      'a damage card of the deck for huge ships [xw.huge-damage-cards.01]',
      (p) => (first(p).damage = { faceup: ['bridgehit'] }),
      { code: 'other-deck', path: ['ships', 0, 'damage', 'faceup', 0] },
    ],
    [
      'a field that is none',
      (p) => ((first(p) as unknown as Record<string, unknown>)['shield'] = 1),
      { code: 'malformed', message: expect.stringContaining('did you mean shields?') },
    ],
  ])('%s', (_what, change, expected) => {
    expect(refusal(change)).toMatchObject(expected);
  });

  test('everything else can be', () => expect(refusal(() => undefined)).toBeNull());

  test.each<[string, (position: Position) => unknown]>([
    [
      'all shields or none [xw.charges.03]',
      (p) => [(first(p).shields = 2), ((p.ships[2] as Position['ships'][number]).shields = 0)],
    ],
    [
      'charges of an upgrade, all or none [xw.charges.03]',
      (p) =>
        Object.assign(first(p), { upgrades: ['elusive', 'lonewolf'], upgradeCharges: { elusive: 1, lonewolf: 0 } }),
    ],
    ['no token, as no token that is not played yet', (p) => (first(p).tokens = { focus: 0, cloak: 0, tractor: 0 })],
    ['a damage card less than hull [xw.destroying-ships.01]', (p) => (first(p).damage = { facedown: 1 })],
    ['either player order [xw.player-order.01]', (p) => (p.order = ['p2', 'p1'])],
    [
      'a lock each of two ships on one [xw.lock.11]',
      (p) =>
        (p.locks = [
          { by: 'jake', on: 'tie' },
          { by: 'blue', on: 'tie' },
        ]),
    ],
  ])('%s can be', (_what, change) => expect(refusal(change)).toBeNull());
});

test('cards whose abilities are not played are named', () => {
  const begun = xwing.resume(positionOf(spec), { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  expect(begun.right.unadjudicated).not.toContain('Jake Farrell');
  // As if none was played.
  const ten = {
    pilot: found(pilot('netrempollard'), 'netrempollard'),
    upgrades: [found(upgrade('q7astromech'), 'q7')],
  };
  expect(unadjudicated([ten], () => false)).toEqual(expect.arrayContaining(['Netrem Pollard', 'Q7 Astromech']));
});

test('a dial shows a maneuver that it has, in positions and in saves [xw.dial.01]', () => {
  const dialed = (speed: number) =>
    positionOf({
      ...spec,
      moment: 'activation',
      ships: { ...spec.ships, ace: { at: [600, 300], dial: { speed, bearing: 'straight', color: 'white' } } },
    });
  const refused = xwing.resume(dialed(5), { mode: 'manual' });
  expect(refused).toMatchObject({ left: { code: 'not-on-dial', rules: ['xw.dial.01'], path: ['ships', 4, 'dial'] } });
  expect(E.isLeft(refused) && refused.left.message).toMatch(
    /^ace has no 5 straight on its dial, which has 1 bank-left, 1 straight, /,
  );
  const begun = xwing.resume(dialed(4), { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const { state } = begun.right;
  expect(xwing.load(state)._tag).toBe('Right');
  const ships = state.ships.map((ship) => (ship.dial ? { ...ship, dial: { ...ship.dial, speed: 5 } } : ship));
  expect(xwing.load({ ...state, ships })).toMatchObject({ left: { code: 'not-on-dial' } });
});

test('so are ship abilities, conditions that lie there, and those that a card may assign', () => {
  const named = (ace: ShipOnTable): readonly string[] => {
    const begun = xwing.resume(positionOf({ ...spec, ships: { ...spec.ships, ace: { at: [600, 300], ...ace } } }), {
      mode: 'manual',
    });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    return begun.right.unadjudicated;
  };
  expect(named({ pilot: 'firstorderprovocateur' })).toEqual([]);
  expect(named({ conditions: [{ card: 'hunted' }] })).toEqual([]);
  // Ship abilities and conditions are adjudicated, all of them: as if none was.
  const provocateur = found(pilot('firstorderprovocateur'), 'firstorderprovocateur');
  const noShipAbility = (card: string): boolean => !card.startsWith('ship-ability:');
  expect(unadjudicated([{ pilot: provocateur, upgrades: [] }], noShipAbility)).toEqual(['Fine-Tuned Thrusters']);
  const flown = found(pilot('resistancesympathizer'), 'resistancesympathizer');
  const none = (card: string): boolean => !card.startsWith('condition:');
  expect(unadjudicated([{ pilot: flown, upgrades: [], conditions: ['hunted'] }], none)).toEqual(['Hunted']);
  const upgrades = [found(upgrade('ga97'), 'ga97')];
  expect(unadjudicated([{ pilot: flown, upgrades }], none)).toEqual(["It's the Resistance"]);
});
