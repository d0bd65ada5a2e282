/** What setup gathers, in its order, and what is open to all (arm.setup, arm.id-tokens, arm.premeasuring). */
import * as E from 'fp-ts/lib/Either';
import { armada } from '../../../src/armada/game';
import { HULL_ZONES, STANDARD_AREAS } from '../../../src/armada/facts';
import { encodeFleet } from '../../../src/armada/lists/fleet';
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { inPlayArea, setupArea } from '../../../src/armada/queries/areas';
import { distanceBetween, rangeBetween } from '../../../src/armada/queries/distance';
import { courseEnd } from '../../../src/armada/queries/maneuver-tool';
import { shipPiece, squadronPiece } from '../../../src/armada/queries/pieces';
import { cannotSetCourse } from '../../../src/armada/queries/speed';
import { cardOf, maximumShields } from '../../../src/armada/queries/ships';
import { squadronCardOf } from '../../../src/armada/queries/squadrons';
import { canonicalJson, pileSize } from '../../../src/core';
import { NORTH } from '../../../src/core/geometry';
import { DEPLOYING, IMPERIALS, playOn, REBELS, withObjective } from '../abilities/set-up';
import { armadaTable, Table } from '../table';

const LUKE = { ...REBELS, squadrons: ['luke-skywalker', 'x-wing-squadron'] };

function begun(fleets = [LUKE, IMPERIALS]): Table {
  const setup = { fleets: fleets.map((fleet) => encodeFleet(fleet, 'json')), total: 300 };
  const game = armada.begin(setup, { mode: 'manual' });
  if (E.isLeft(game)) throw new Error(game.left.message);
  return new Table(game.right.state, [...game.right.events]);
}

describe('before anything is decided', () => {
  test('the play area measures 90 x 180 cm, the setup area lies 30 cm from its short edges, players sit at the long ones [arm.setup.02, arm.setup.03, arm.setup.04]', () => {
    const { options, players } = begun().state;
    expect(options.areas.play).toEqual({ width: 1800, length: 900 });
    expect(setupArea(STANDARD_AREAS)).toEqual({ left: 300, bottom: 0, width: 1200, height: 900 });
    expect(players.map(({ edge }) => edge)).toEqual(['south', 'north']);
  });

  test('nothing stands on it; shields and hulls are at their maximum [arm.setup.05, arm.setup.06, arm.shields.02]', () => {
    const { ships, squadrons } = begun().state;
    expect([...ships, ...squadrons].every(({ place }) => place === 'reserve')).toBe(true);
    for (const ship of ships)
      for (const zone of HULL_ZONES) expect(ship.shields[zone]).toBe(maximumShields(ship, zone));
    for (const squadron of squadrons) expect(squadron.hull).toBe(squadronCardOf(squadron).hull);
  });

  test('no squadron counts as activated; ships and unique squadrons have the defense tokens of their cards [arm.setup.07, arm.setup.08]', () => {
    const { ships, squadrons } = begun().state;
    expect(squadrons.map(({ activated }) => activated)).toEqual(squadrons.map(() => false));
    for (const ship of ships)
      expect(ship.defense).toEqual(cardOf(ship).defense.map((type) => ({ type, exhausted: false })));
    const tokens = (card: string) => squadrons.find((each) => each.card === card)?.defense.map(({ type }) => type);
    expect(tokens('luke-skywalker')).toEqual(['brace', 'brace']);
    expect(tokens('x-wing-squadron')).toEqual([]);
  });

  test('every ship and squadron has a name of its own, copies and two fleets of one faction too [arm.setup.10, arm.id-tokens.03, arm.id-tokens.04]', () => {
    const { ships, squadrons } = begun([REBELS, REBELS]).state;
    const ids = [...ships, ...squadrons].map(({ id }) => id);
    expect(new Set(ids).size).toBe(8);
    expect(ids).toContain('cr90-corvette-a-2');
  });

  test('they have it from the start, on the table and on their cards [arm.id-tokens.01, arm.id-tokens.05]', () => {
    const table = begun();
    expect(table.asks).toBe('who is the first player');
    const { state } = table;
    const pieces = [
      ...state.ships.map((ship) => shipPiece(state, ship)),
      ...state.squadrons.map((each) => squadronPiece(state, each)),
    ];
    expect(pieces.map(({ id }) => id)).toEqual([...state.ships, ...state.squadrons].map(({ id }) => id));
  });

  test('the flagship is the ship with the commander, and everybody sees it [arm.id-tokens.02, arm.flagship.05]', () => {
    const { ships } = begun().seenBy('p2');
    const flagships = ships.filter(({ upgrades }) =>
      upgrades.some(({ card }) => ['general-dodonna', 'grand-moff-tarkin'].includes(card)),
    );
    expect(flagships.map(({ id }) => id)).toEqual(['cr90-corvette-a', 'victory-i-class-star-destroyer']);
  });

  test('all 52 damage cards lie facedown in the deck, and nobody knows their order [arm.setup.27]', () => {
    const { damageDeck } = begun().state;
    expect(pileSize(damageDeck)).toBe(52);
    expect([damageDeck.top, damageDeck.bottom]).toEqual([[], []]);
    expect(damageDeck.unknown).toEqual([...damageDeck.unknown].sort());
  });
});

describe('setup', () => {
  test('comes in its order and ends with round 1 [arm.setup.01, arm.setup.28, arm.initiative.02]', () => {
    const table = playOn(withObjective('opening-salvo'), ['place-obstacle', ...DEPLOYING]);
    const steps = [
      'first-player-chosen',
      'objective-chosen',
      'obstacle-placed',
      'ship-deployed',
      'phase-ended',
      'round-started',
    ] as const;
    const firsts = steps.map((type) => table.events.findIndex((event) => event.type === type));
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    expect(firsts[0]).toBeGreaterThanOrEqual(0);
    expect(table.state).toMatchObject({ round: 1, first: 'p1' });
    expect(new Set(table.state.obstacles.map(({ place }) => place))).toEqual(new Set(['table']));
  });

  test('the initiative is open from the moment it is settled [arm.setup.12]', () => {
    const table = begun([REBELS, IMPERIALS]).answer({ first: 'p2' });
    expect(table.seenBy('p1').first).toBe('p2');
  });

  test('the five objectives that were not chosen do nothing [arm.objective-cards.04]', () => {
    const table = playOn(withObjective('opening-salvo'), ['place-obstacle', ...DEPLOYING]);
    const objectives = table.state.inPlay.filter(({ ability }) =>
      /salvo|wanted|lanes|minefields|outpost|positions/.test(ability),
    );
    expect(new Set(objectives.map(({ source }) => source))).toEqual(new Set(['opening-salvo']));
  });

  test('who has nothing left is passed over; the other goes on turn by turn [arm.setup.25]', () => {
    const table = playOn(withObjective('opening-salvo'), ['place-obstacle', ...DEPLOYING]);
    const owners = table.events.flatMap((event) => {
      const id =
        event.type === 'ship-deployed' ? event.ship : event.type === 'squadron-deployed' ? event.squadron : null;
      return id === null
        ? []
        : [[...table.state.ships, ...table.state.squadrons].find((each) => each.id === id)?.owner];
    });
    // p1: two ships, two squadrons; p2: two ships, four squadrons.
    expect(owners.slice(-2)).toEqual(['p2', 'p2']);
    expect(owners).toHaveLength(10);
  });

  test('nothing is placed outside the setup area; up to its edge it is [arm.setup-area.01, arm.setup.26]', () => {
    const table = playOn(withObjective('opening-salvo'), ['place-obstacle']).answer({ piece: 'cr90-corvette-a' });
    const ship = (x: number): ArmadaAction => ({
      type: 'deploy-ship',
      player: 'p1',
      ship: 'cr90-corvette-a',
      pose: { x, y: 80, heading: NORTH },
      speed: 1,
    });
    // Half a base from the edge, where the marker lies.
    expect(table.whyNot(ship(300 + 41 / 2))).toBeNull();
    expect(table.whyNot(ship(300 + 41 / 2 - 1))).toMatchObject({ code: 'outside-zone' });
  });

  test('afterwards the setup area means nothing: whatever is in the play area stands there [arm.play-area.01]', () => {
    const { state } = armadaTable({
      ships: { cr90: { at: [100, 300] } },
      squadrons: { x: { at: [30, 500] } },
      moment: { phase: 'ship' },
    });
    for (const ship of state.ships) expect(inPlayArea(state.options.areas, shipPiece(state, ship)).holds).toBe(true);
    for (const each of state.squadrons)
      expect(inPlayArea(state.options.areas, squadronPiece(state, each)).holds).toBe(true);
  });
});

describe('what is open to all', () => {
  const table = armadaTable({
    ships: { cr90: { at: [500, 300], speed: 3 }, victory: { owner: 'p2', at: [500, 500], speed: 1 } },
    moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
  });

  test('speed dials [arm.speed.02]', () => {
    expect(table.seenBy('p2').ships.map(({ speed }) => speed)).toEqual([3, 1]);
  });

  test('ranges and distances are answered at any time, each by its own side of the ruler, and bind nobody [arm.premeasuring.01, arm.range-and-distance.01, arm.distance.01]', () => {
    const before = canonicalJson(table.state);
    const [one, other] = table.state.ships.map((ship) => shipPiece(table.state, ship));
    if (!one || !other) throw new Error('two ships');
    const distance = distanceBetween(table.state.lengths, one, other);
    const range = rangeBetween(table.state.lengths, one, other);
    expect(distance.mm).toBe(range.mm);
    // 113.5 mm: beyond distance 1, and at close range.
    expect([distance.distance, range.range]).toEqual([2, 'close']);
    expect(canonicalJson(table.state)).toBe(before);
  });

  test('a course can be tried as often as one likes; once it is determined it stands [arm.premeasuring.02, arm.premeasuring.03, arm.ship-movement.13]', () => {
    const before = canonicalJson(table.state);
    const [piece] = table.state.ships.map((ship) => shipPiece(table.state, ship));
    const courses = table.legal().filter((action) => action.type === 'determine-course');
    expect(courses.length).toBeGreaterThan(10);
    for (const { clicks, side } of courses)
      if (piece) courseEnd(piece, clicks as never, side, table.state.lengths.tool);
    expect(canonicalJson(table.state)).toBe(before);
    const [one, other] = courses;
    if (!one || !other) throw new Error('two courses');
    const moved = armada.reduce(table.state, one);
    if (E.isLeft(moved)) throw new Error(moved.left.message);
    expect(armada.whyNot(moved.right.state, other)).not.toBeNull();
  });

  test('it has as many joints as the speed says [arm.ship-movement.06]', () => {
    const [ship] = table.state.ships;
    if (!ship) throw new Error('no ship');
    const codes = [0, 1, 2, 3, 4].map((joints) => {
      const straight = Array.from({ length: joints }, () => 0);
      return cannotSetCourse(table.state, ship, straight as never, 0)?.code;
    });
    expect(codes).toEqual([0, 1, 2, 3, 4].map((joints) => (joints === ship.speed ? undefined : 'other-speed')));
  });

  test('the tool lies on the left or on the right side of the ship [arm.ship-movement.05]', () => {
    const sides = table.legal().flatMap((action) => (action.type === 'determine-course' ? [action.side] : []));
    expect(new Set(sides)).toEqual(new Set(['left', 'right']));
  });
});

describe('cards and tokens', () => {
  test('an exhausted upgrade card and token are readied in the Status Phase [arm.status-phase.02, arm.readied.03, arm.readied.04]', () => {
    const { state } = armadaTable({
      ships: {
        cr90: { upgrades: ['nav-team'], exhausted: ['nav-team'], defense: [{ type: 'evade', exhausted: true }] },
      },
      moment: { phase: 'status' },
    });
    expect(state.ships[0]).toMatchObject({ upgrades: [{ exhausted: false }], defense: [{ exhausted: false }] });
  });

  test('that a card is exhausted is seen by all [arm.exhausted.03]', () => {
    const ships = { cr90: { upgrades: ['nav-team'], exhausted: ['nav-team'] } };
    const table = armadaTable({ ships, moment: { phase: 'ship' } });
    expect(table.seenBy('p2').ships[0]?.upgrades).toMatchObject([{ card: 'nav-team', exhausted: true }]);
  });

  test('squadrons of one type share their card, and each has its own hull, place and activation [arm.squadron.01, arm.squadron.03, arm.squadron.06]', () => {
    const table = armadaTable({
      ships: { cr90: {} },
      squadrons: { one: { at: [300, 300], hull: 2 }, other: { at: [400, 300] } },
      moment: { phase: 'squadron', squadron: 'one' },
    });
    expect(squadronCardOf(table.squadron('one'))).toBe(squadronCardOf(table.squadron('other')));
    table.answer({ type: 'end-activation' });
    expect([table.squadron('one'), table.squadron('other')].map(({ hull, activated }) => [hull, activated])).toEqual([
      [2, true],
      [5, false],
    ]);
    const mine = table.state.inPlay.filter(({ ability }) => ability === 'escort').map(({ source }) => source);
    expect(mine).toEqual(['one', 'other']);
  });

  test('in its phase a squadron that has moved cannot attack as well [arm.squadron-phase.08]', () => {
    const table = armadaTable({
      ships: { cr90: {}, victory: { owner: 'p2', at: [300, 400] } },
      squadrons: { one: { at: [300, 300] }, tie: { owner: 'p2', at: [900, 600] } },
      moment: { phase: 'squadron', squadron: 'one' },
    });
    expect(table.legal().some(({ type }) => type === 'declare-target')).toBe(true);
    table.does({ type: 'move-squadron', player: 'p1', squadron: 'one', at: { x: 310, y: 300 } });
    expect(table.squadron('one').activated).toBe(true);
    expect(table.legal().some(({ type }) => type === 'declare-target')).toBe(false);
  });

  test('the card of a unique squadron that is destroyed does nothing any more [arm.destroyed-ships-and-squadrons.07]', () => {
    const table = armadaTable({
      ships: { cr90: {}, victory: { owner: 'p2' } },
      squadrons: { howlrunner: { owner: 'p2', card: 'howlrunner', at: [1200, 30] } },
      first: 'p2',
      moment: { phase: 'squadron', squadron: 'howlrunner' },
    });
    const active = (): unknown[] => table.state.inPlay.filter(({ source }) => source === 'howlrunner');
    expect(active().length).toBeGreaterThan(0);
    table.does({ type: 'move-squadron', player: 'p2', squadron: 'howlrunner', at: { x: 1200, y: 10 } });
    expect(active()).toEqual([]);
  });
});
