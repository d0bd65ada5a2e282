/** Games with huge ships are set up as all others, with a few changes. */
import * as E from 'fp-ts/lib/Either';
import { headingFromDegrees } from '../../../src/core/geometry';
import { xwing, type XwingAction, type XwingState } from '../../../src/xwing';
import { basePolygonOf } from '../../../src/xwing/queries/bases';
import { EPIC } from './epic';

const squad = (faction: string, ...pilots: { id: string; ship: string; upgrades?: object }[]) => ({
  faction,
  pilots,
  version: '2.0.0',
});
const cr90 = {
  id: 'alderaanianguard',
  ship: 'cr90corelliancorvette',
  upgrades: { hardpoint: ['pointdefensebattery', 'turbolaserbattery'] },
};
const gr75 = { id: 'echobaseevacuees', ship: 'gr75mediumtransport' };
const xWing = { id: 'bluesquadronescort', ship: 't65xwing' };
const raider = { id: 'outerrimpatrol', ship: 'raiderclasscorvette' };
const tie = { id: 'academypilot', ship: 'tielnfighter' };

/** As far as the forces: p1 is the first player and sits in the south. */
function toForces(): XwingState {
  const begun = xwing.begin(
    { squads: [squad('rebelalliance', xWing, gr75, cr90), squad('galacticempire', tie, raider)], mat: EPIC },
    { mode: 'seeded', seed: 3 },
  );
  if (E.isLeft(begun)) throw new Error(String(begun.left.message));
  let { state } = begun.right;
  for (let i = 0; i < 30; i++) {
    const { actions } = xwing.allLegalActions(state);
    if (xwing.decision(state)?.asks === 'place a ship') return state;
    const next: XwingAction | undefined =
      actions.find((action) => action.type === 'choose-first-player' && action.first === 'p1') ??
      actions.find(
        (action) => action.type === 'choose-edge' && (action.player === 'p1') === (action.edge === 'south'),
      ) ??
      actions[0];
    if (next) state = after(state, next);
    else state = placed(state, i);
  }
  throw new Error('no forces were placed');
}

function after(state: XwingState, action: XwingAction): XwingState {
  const next = xwing.reduce(state, action);
  if (E.isLeft(next)) throw new Error(String(next.left.message));
  return next.right.state;
}

/** A legal place, found by the region. */
function placed(state: XwingState, seed: number): XwingState {
  const legal = xwing.allLegalActions(state);
  const action = legal.kind === 'region' ? legal.sample(seed) : null;
  if (!action) throw new Error(`no place: ${JSON.stringify(xwing.decision(state))}`);
  return after(state, action);
}

test('huge ships are placed before all others, the highest initiative first, whoever they belong to [xw.huge-setup.01, xw.huge-setup.03, xw.huge-setup.04]', () => {
  let state = toForces();
  const order: string[] = [];
  for (let i = 0; i < 12 && state.phase === 'setup'; i++) {
    const indicators = xwing.allLegalActions(state).actions.find((action) => action.type === 'point-indicators');
    state = indicators ? after(state, indicators) : placed(state, i);
    for (const { id, place } of state.ships) if (place === 'table' && !order.includes(id)) order.push(id);
  }
  expect(order).toEqual([
    'alderaanianguard',
    'outerrimpatrol',
    'echobaseevacuees',
    'academypilot',
    'bluesquadronescort',
  ]);
});

test('the tracker shows the shields and the energy of the card, and each weapon has its indicator and marker [xw.huge-setup.02, xw.resource-tracker.01]', () => {
  const ship = toForces().ships.find(({ id }) => id === 'alderaanianguard')!;
  expect([ship.shields.active, ship.energy?.active]).toEqual([7, 7]);
  expect(ship.upgrades.map(({ turret }) => turret?.color)).toEqual(['black', 'white']);
});

test('its base may reach beyond range 1 if it fills the whole depth of it, and not beyond the edge of the play area [xw.huge-setup.05, xw.huge-setup.06]', () => {
  const state = toForces();
  const at = (x: number, y: number, facing = 0) =>
    xwing.whyNot(state, {
      type: 'place-ship',
      player: 'p1',
      ship: 'alderaanianguard',
      pose: { x, y, heading: headingFromDegrees(facing) },
    });
  expect(at(900, 112.4)).toBeNull();
  expect(at(900, 50, 90)).toBeNull();
  expect(at(900, 120)?.code).toBe('outside-range-1');
  expect(at(900, 111)?.code).toBe('outside-range-1');
  expect(at(39, 112.4)?.code).toBe('outside-range-1');
  const there = after(state, {
    type: 'place-ship',
    player: 'p1',
    ship: 'alderaanianguard',
    pose: { x: 900, y: 112.4, heading: headingFromDegrees(0) },
  });
  expect(
    Math.max(...basePolygonOf(there.ships.find(({ id }) => id === 'alderaanianguard')!).map(({ y }) => y)),
  ).toBeGreaterThan(200);
});

test('what an upgrade adds to the energy is kept with the ship card [xw.huge-energy.02]', () => {
  const begun = xwing.begin(
    {
      squads: [squad('rebelalliance', { ...cr90, upgrades: { title: ['liberator'] } }), squad('galacticempire', tie)],
      mat: EPIC,
    },
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(String(begun.left.message));
  const [ship] = begun.right.state.ships;
  expect(ship?.energy?.limit).toBe(8);
  expect(ship?.upgrades[0]?.charges).toBeNull();
});

test('each player with huge ships has a shuffled deck of their own for them, beside the standard deck [xw.huge-setup.07, xw.huge-damage-cards.01]', () => {
  const { players } = toForces();
  for (const { id, hugeDamage, damageDeck } of players) {
    expect(hugeDamage?.deck.name).toBe(`${id} huge ship damage deck`);
    expect(hugeDamage?.deck.unknown).toHaveLength(20);
    expect(damageDeck.unknown).toHaveLength(33);
  }
  const plain = xwing.begin(
    { squads: [squad('rebelalliance', xWing), squad('galacticempire', tie)] },
    { mode: 'manual' },
  );
  if (E.isLeft(plain)) throw new Error('not begun');
  expect(plain.right.state.players.map(({ hugeDamage }) => hugeDamage)).toEqual([null, null]);
});
