/** Setup: initiative, objective, obstacles, deployment. */
import * as E from 'fp-ts/lib/Either';
import { encodeFleet } from '../../../src/armada/lists/fleet';
import type { FleetList } from '../../../src/armada/lists/fleet-building';
import { armada } from '../../../src/armada/game';
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { NORTH, SOUTH, type Pose } from '../../../src/core/geometry';
import { Table } from '../table';

const REBELS: FleetList = {
  name: 'Rebels',
  faction: 'rebel',
  ships: [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }],
  squadrons: ['x-wing-squadron', 'x-wing-squadron', 'x-wing-squadron'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};
const IMPERIALS: FleetList = {
  name: 'Imperials',
  faction: 'imperial',
  ships: [{ card: 'victory-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
  squadrons: [],
  objectives: ['opening-salvo', 'contested-outpost', 'superior-positions'],
};

function begun(fleets: readonly FleetList[] = [REBELS, IMPERIALS], more: object = {}): Table {
  const setup = { fleets: fleets.map((fleet) => encodeFleet(fleet, 'json')), total: 180, ...more };
  const game = armada.begin(setup, { mode: 'manual' });
  if (E.isLeft(game)) throw new Error(game.left.message);
  return new Table(game.right.state, [...game.right.events]);
}

/** Whatever a region has to offer, until something else than these is asked. */
function placeAll(table: Table, types: readonly string[]): Table {
  for (let seed = 0; seed < 50; seed++) {
    const legal = armada.allLegalActions(table.state);
    const sampled = legal.kind === 'region' ? legal.sample(seed) : null;
    const action = sampled ?? legal.actions[0];
    if (!action || !types.includes(action.type)) return table;
    table.does(action);
  }
  throw new Error('setup does not end');
}

const atDeployment = (table = begun()): Table =>
  placeAll(table.answer({ first: 'p1' }).answer({ objective: 'opening-salvo' }), ['place-obstacle']);

describe('initiative and the objective', () => {
  test('the fleet that costs less chooses who is first player [arm.setup.11, arm.initiative.03]', () => {
    const table = begun();
    expect(table.by).toEqual(['p1']);
    table.answer({ first: 'p2' });
    expect(table.state.first).toBe('p2');
    expect(table.told('first-player-chosen')).toMatchObject([{ first: 'p2', because: [{ code: 'fewer-points' }] }]);
  });

  test('with equal fleets a coin says who chooses [arm.setup.13]', () => {
    const table = begun([REBELS, REBELS]);
    expect(table.by).toEqual(['chance']);
    table.answer({ chosen: 'p2' });
    expect(table.by).toEqual(['p2']);
  });

  test('the first player chooses one of the three objectives of the second [arm.setup.14, arm.objective-cards.03]', () => {
    const table = begun().answer({ first: 'p1' });
    expect(table.by).toEqual(['p1']);
    expect(table.legal().map((action) => 'objective' in action && action.objective)).toEqual(IMPERIALS.objectives);
    table.answer({ objective: 'contested-outpost' });
    expect(table.state.objective).toBe('contested-outpost');
    expect(table.told('objective-chosen')).toMatchObject([{ objective: 'contested-outpost' }]);
  });

  test('unlimited rounds are played without one [arm.unlimited-rounds.02]', () => {
    const table = begun(undefined, { unlimitedRounds: true }).answer({ first: 'p1' });
    expect(table.asks).toBe('place an obstacle');
    const fleets = [REBELS, IMPERIALS].map((fleet) => encodeFleet(fleet, 'json'));
    const setup = { fleets, total: 180, objective: 'fire-lanes' };
    const refusal = (more: object): unknown => {
      const game = armada.begin({ ...setup, ...more }, { mode: 'manual' });
      return E.isLeft(game) ? game.left : null;
    };
    expect(refusal({})).toBeNull();
    const rules = ['arm.unlimited-rounds.02'];
    expect(refusal({ unlimitedRounds: true })).toMatchObject({ code: 'no-objective', path: ['objective'], rules });
  });
});

describe('obstacles', () => {
  test('the second player begins, and all six are placed in turn [arm.setup.15, arm.setup.17]', () => {
    const table = begun().answer({ first: 'p1' }).answer({ objective: 'opening-salvo' });
    expect(table.by).toEqual(['p2']);
    const at = (x: number, y: number): ArmadaAction => ({
      type: 'place-obstacle',
      player: 'p2',
      obstacle: 'station',
      pose: { x, y, heading: NORTH },
    });
    expect(table.whyNot(at(450, 200))).toMatchObject({
      code: 'near-edge',
      rules: expect.arrayContaining(['arm.setup.16']) as unknown,
    });
    table.does(at(450, 450));
    expect(table.by).toEqual(['p1']);
    placeAll(table, ['place-obstacle']);
    expect(table.state.obstacles).toHaveLength(6);
  });
});

describe('deployment', () => {
  const ship = (pose: Pose, speed = 2): ArmadaAction => ({
    type: 'deploy-ship',
    player: 'p1',
    ship: 'cr90-corvette-a',
    pose,
    speed,
  });
  const squadron = (n: string, x: number, y: number): ArmadaAction => ({
    type: 'deploy-squadron',
    player: 'p1',
    squadron: `x-wing-squadron${n}`,
    at: { x, y },
  });

  test('the first player begins; a ship stands in its zone, at a speed of its chart that is not 0 [arm.setup.18, arm.setup.20, arm.setup.21]', () => {
    const table = atDeployment();
    expect(table.by).toEqual(['p1']);
    table.answer({ piece: 'cr90-corvette-a' });
    expect(table.whyNot(ship({ x: 450, y: 300, heading: NORTH }))).toMatchObject({ code: 'outside-zone' });
    expect(table.whyNot(ship({ x: 450, y: 80, heading: NORTH }, 0))).toMatchObject({ code: 'no-such-speed' });
    expect(table.whyNot(ship({ x: 450, y: 80, heading: NORTH }, 5))).toMatchObject({ code: 'no-such-speed' });
    table.does(ship({ x: 450, y: 80, heading: NORTH }));
    expect(table.by).toEqual(['p2']);
  });

  test('squadrons come in twos, after a ship, near a friendly one; a last single one after all ships [arm.setup.19, arm.setup.22, arm.setup.23]', () => {
    const table = atDeployment();
    const early = { type: 'deploy', player: 'p1', piece: 'x-wing-squadron' } as const;
    expect(table.whyNot(early)).toMatchObject({ code: 'no-ship-deployed' });
    table.answer({ piece: 'cr90-corvette-a' }).does(ship({ x: 450, y: 80, heading: NORTH }));
    table.answer({ piece: 'victory-i-class-star-destroyer' }).does({
      type: 'deploy-ship',
      player: 'p2',
      ship: 'victory-i-class-star-destroyer',
      pose: { x: 450, y: 820, heading: SOUTH },
      speed: 1,
    });
    table.answer({ piece: 'x-wing-squadron' });
    expect(table.whyNot(squadron('', 450, 400))).toMatchObject({ code: 'far-from-ships' });
    table.does(squadron('', 450, 150));
    expect(table.legal()).toHaveLength(2);
    table.answer({ piece: 'x-wing-squadron-2' });
    expect(table.whyNot(squadron('-2', 460, 150))).toMatchObject({ code: 'overlaps-base' });
    table.does(squadron('-2', 500, 150));
    // p2 has nothing left: p1 goes on (arm.setup.25).
    expect(table.by).toEqual(['p1']);
    table.answer({ piece: 'x-wing-squadron-3' }).does(squadron('-3', 400, 150));
    expect(table.state).toMatchObject({ round: 1, phase: 'command' });
  });

  test('a turn is one ship or two squadrons, then it is the other player; never a ship beside a squadron [arm.setup.19]', () => {
    const fleet = (one: FleetList, second: string): FleetList => ({
      ...one,
      ships: [...one.ships, { card: second, upgrades: [] }],
      squadrons: Array.from({ length: 4 }, () => one.squadrons[0] ?? 'tie-fighter-squadron'),
    });
    const both = [fleet(REBELS, 'cr90-corvette-b'), fleet(IMPERIALS, 'gladiator-i-class-star-destroyer')];
    const table = atDeployment(begun(both, { total: 300, areas: 'standard' }));
    const turns: string[] = [];
    const comes = (piece: string): Table => {
      turns.push(`${table.by.join()} ${piece}`);
      return placeAll(table.answer({ piece }), ['deploy-ship', 'deploy-squadron']);
    };
    comes('cr90-corvette-a');
    comes('victory-i-class-star-destroyer');
    comes('x-wing-squadron');
    expect(table.by).toEqual(['p1']);
    expect(table.whyNot({ type: 'deploy', player: 'p1', piece: 'cr90-corvette-b' })).toMatchObject({
      code: 'second-squadron',
      rules: ['arm.setup.19'],
    });
    comes('x-wing-squadron-2');
    comes('tie-fighter-squadron');
    comes('tie-fighter-squadron-2');
    comes('cr90-corvette-b');
    comes('gladiator-i-class-star-destroyer');
    expect(turns.map((turn) => turn.slice(0, 2))).toEqual(['p1', 'p2', 'p1', 'p1', 'p2', 'p2', 'p1', 'p2']);
    expect(table.by).toEqual(['p1']);
  });

  test('a single squadron waits until all ships are deployed [arm.setup.24]', () => {
    const two = {
      ...REBELS,
      ships: [...REBELS.ships, { card: 'cr90-corvette-b', upgrades: [] }],
      squadrons: ['x-wing-squadron'],
    };
    const table = atDeployment(begun([two, IMPERIALS], { total: 300, areas: 'standard' }));
    table.answer({ piece: 'cr90-corvette-a' }).does(ship({ x: 600, y: 80, heading: NORTH }));
    placeAll(table.answer({ piece: 'victory-i-class-star-destroyer' }), ['deploy-ship']);
    const why = table.whyNot({ type: 'deploy', player: 'p1', piece: 'x-wing-squadron' });
    expect(why).toMatchObject({ code: 'single-squadron', facts: { ships: 1 } });
  });
});
