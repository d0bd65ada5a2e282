/** Damage cards with the trait Ship. The ship on which a card lies is 'you'. */
import { duel, frontal } from '../../attack/duels';
import { dealt } from '../dealt';
import { armadaTable, type ShipOnTable, type Table } from '../../table';
import { NEBULON, chosen, faceup, pool, whyNotTarget, withFaceup } from '../tables';

describe('damage cards about targets', () => {
  test('coolant discharge: of the attacks of a round only one targets a ship; squadrons may be attacked before and after [arm.damage.11]', () => {
    const spec = { cr90: { at: [500, 300] as const, facing: 315, ...faceup('coolant-discharge') } };
    const squadrons = { tie: { owner: 'p2', at: [590, 380] as const } };
    const table = duel({ ...spec, squadrons });
    expect(whyNotTarget(table, 'right', 'vsd', 'front')).toBeNull();
    table
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue hit')
      .passes('declare a target');
    expect(whyNotTarget(table, 'right', 'vsd', 'front')).toMatchObject({ code: 'coolant-discharge' });
    expect(whyNotTarget(table, 'right', 'tie', null)).toBeNull();
    const first = duel({ ...spec, squadrons })
      .attack('cr90', 'right', 'tie', null)
      .rolls('blue critical');
    expect(whyNotTarget(first.passes('declare a target'), 'front', 'vsd', 'front')).toBeNull();
  });

  test('depowered armament: no target at long range, at medium range as ever', () => {
    const long = duel({ range: 'long', cr90: faceup('depowered-armament') });
    expect(whyNotTarget(long, 'front', 'vsd', 'front')).toMatchObject({ code: 'depowered-armament' });
    expect(whyNotTarget(duel({ range: 'long' }), 'front', 'vsd', 'front')).toBeNull();
    expect(
      whyNotTarget(duel({ range: 'medium', cr90: faceup('depowered-armament') }), 'front', 'vsd', 'front'),
    ).toBeNull();
  });

  test('disengaged fire control: no target of an obstructed attack', () => {
    const obstacles = { 'asteroid-field-1': [500, 400] as const };
    const spec = { range: 'medium' as const, cr90: faceup('disengaged-fire-control') };
    expect(whyNotTarget(duel({ ...spec, obstacles }), 'front', 'vsd', 'front')).toMatchObject({
      code: 'disengaged-fire-control',
    });
    expect(whyNotTarget(duel(spec), 'front', 'vsd', 'front')).toBeNull();
    expect(whyNotTarget(duel({ range: 'medium', obstacles }), 'front', 'vsd', 'front')).toBeNull();
  });

  test('they bind the ship on which they lie, not those that attack it', () => {
    const cards = faceup('depowered-armament', 'disengaged-fire-control', 'blinded-gunners');
    expect(whyNotTarget(duel({ range: 'long', vsd: cards }), 'front', 'vsd', 'front')).toBeNull();
  });
});

test("damaged munitions: against a ship one die less, of the attacker's choice, before the roll", () => {
  const table = frontal({ cr90: faceup('damaged-munitions') });
  expect(table.by).toEqual(['p1']);
  expect(table.legal().map((action) => 'color' in action && action.color)).toEqual(['red', 'blue']);
  table.answer({ type: 'remove-die', color: 'blue' });
  expect(table.told('die-removed')).toMatchObject([
    { color: 'blue', rules: ['arm.damage.11', 'arm.effect-use-and-timing.13'] },
  ]);
  table.rolls('red hit', 'red hit');
  expect(pool(table)).toHaveLength(2);
});

test('point-defense failure: the same against a squadron, where it may leave no die [arm.attack.12]', () => {
  const tie = { owner: 'p2', at: [500, 400] as const };
  const at = (card: string): Table =>
    duel({ cr90: faceup(card), squadrons: { tie } }).attack('cr90', 'front', 'tie', null);
  expect(at('point-defense-failure').told('attack-canceled')).toHaveLength(1);
  expect(at('damaged-munitions').by).toEqual(['chance']);
  expect(frontal({ cr90: faceup('point-defense-failure') }).by).toEqual(['chance']);
});

test('targeter disruption: no critical effect, the standard one or one of a card', () => {
  const dice = ['red critical', 'red hit', 'blue critical'];
  const ship = { upgrades: ['dodonnas-pride'] };
  const table = frontal({ cr90: { ...ship, ...faceup('targeter-disruption') } }).rolls(...dice);
  table.passes('resolve a critical effect');
  expect(table.legal().map(({ type }) => type)).toEqual(['skip-critical-effect']);
  const standard = { type: 'resolve-critical-effect', player: 'p1', attacker: 'cr90' } as const;
  expect(table.whyNot(standard)).toMatchObject({ code: 'targeter-disruption' });
  const free = frontal({ cr90: ship })
    .rolls(...dice)
    .passes('resolve a critical effect');
  expect(free.whyNot(standard)).toBeNull();
});

describe('damage cards about defense tokens', () => {
  const spend = { type: 'spend-defense-token', player: 'p2', defender: 'vsd', die: null, zone: null } as const;
  const attacked = (vsd: ShipOnTable): Table => {
    const table = frontal({ vsd }).rolls('red hit', 'red hit', 'blue hit');
    return table.asks === 'resolve attack effects' ? table.passes('spend defense tokens') : table;
  };

  test('faulty countermeasures: exhausted tokens cannot be spent, readied ones can', () => {
    const defense = [
      { type: 'brace' as const, exhausted: true },
      { type: 'redirect' as const, exhausted: false },
    ];
    const table = attacked({ ...faceup('faulty-countermeasures'), defense });
    const brace = { ...spend, token: 'brace', exhausted: true } as const;
    expect(table.whyNot(brace)).toMatchObject({ code: 'faulty-countermeasures' });
    expect(table.whyNot({ ...spend, token: 'redirect', exhausted: false, zone: 'left' })).toBeNull();
    expect(attacked({ defense }).whyNot(brace)).toBeNull();
  });

  test('capacitor failure: while a hull zone without shields defends no redirect token is spent', () => {
    const defense = [
      { type: 'brace' as const, exhausted: false },
      { type: 'redirect' as const, exhausted: false },
    ];
    const redirect = { ...spend, token: 'redirect', exhausted: false, zone: 'left' } as const;
    const with_ = (front: number, card = 'capacitor-failure'): Table =>
      attacked({ ...faceup(card), defense, shields: { front } });
    expect(with_(0).whyNot(redirect)).toMatchObject({ code: 'capacitor-failure' });
    expect(with_(0).whyNot({ ...spend, token: 'brace', exhausted: false })).toBeNull();
    expect(with_(1).whyNot(redirect)).toBeNull();
    expect(with_(0, 'power-failure').whyNot(redirect)).toBeNull();
  });
});

test('structural damage: one more card, facedown as it is then itself [arm.damage.10, arm.damage.11]', () => {
  const table = dealt('structural-damage');
  expect(table.ship('ship').damage).toEqual({ facedown: 2, faceup: [] });
  expect(table.told('damage-card-turned-facedown')).toMatchObject([{ ship: 'ship', card: 'structural-damage' }]);
});

test('structural damage destroys a ship whose last hull it takes [arm.damage.07]', () => {
  const table = dealt('structural-damage', { damage: { facedown: 2 } }, { ships: { other: {} } });
  expect(table.ship('ship').place).toBe('destroyed');
});

test('projector misaligned: the hull zone with the most shields loses all of them', () => {
  const table = dealt('projector-misaligned', { shields: { front: 1, left: 2, right: 1, rear: 1 } });
  expect(table.ship('ship')).toMatchObject({
    shields: { front: 1, left: 0, right: 1, rear: 1 },
    damage: { facedown: 1, faceup: [] },
  });
});

test('projector misaligned: of tied hull zones its owner chooses', () => {
  const table = dealt('projector-misaligned', { shields: { front: 2, left: 1, right: 2, rear: 1 } });
  expect(table.by).toEqual(['p1']);
  expect(chosen(table)).toEqual(['front', 'right']);
  table.answer({ chosen: 'right' });
  expect(table.ship('ship').shields).toEqual({ front: 2, left: 1, right: 0, rear: 1 });
});

test('projector misaligned: without shields there is nothing to lose', () => {
  const none = { front: 0, left: 0, right: 0, rear: 0 };
  expect(dealt('projector-misaligned', { shields: none }).ship('ship').damage).toMatchObject({ facedown: 1 });
});

test('shield failure: the opponent chooses up to two hull zones that have shields, and each loses one [arm.shields.05]', () => {
  const table = dealt('shield-failure', { shields: { front: 2, left: 1, right: 0, rear: 1 } });
  expect(table.by).toEqual(['p2']);
  expect(chosen(table)).toEqual([
    [],
    ['front'],
    ['left'],
    ['rear'],
    ['front', 'left'],
    ['front', 'rear'],
    ['left', 'rear'],
  ]);
  table.answer({ chosen: ['front', 'rear'] });
  expect(table.ship('ship')).toMatchObject({
    shields: { front: 1, left: 1, right: 0, rear: 0 },
    damage: { facedown: 1, faceup: [] },
  });
});

describe('ruptured engine', () => {
  const moves = (speed: number, blocked = false): Table => {
    const ship: ShipOnTable = { at: [500, 400], speed, damage: { faceup: ['ruptured-engine'] } };
    const other = { at: blocked ? ([500, 560] as const) : ([1200, 400] as const) };
    const clicks = Array<number>(speed).fill(0);
    const moment = { phase: 'ship', ship: 'ship', step: 'execute maneuver' } as const;
    const table = armadaTable({ ships: { ship, other }, moment });
    return speed === 0 ? table : table.answer({ type: 'determine-course', clicks, side: 'left' });
  };

  test('after a maneuver with a speed dial above 1 it suffers a damage [arm.effect-use-and-timing.08]', () => {
    expect(moves(2).asks).toBe('choose a hull zone');
    expect(moves(1).asks).not.toBe('choose a hull zone');
    expect(moves(0).asks).not.toBe('choose a hull zone');
  });

  test('the dial counts, not how far it came [arm.overlapping.13]', () => {
    const table = moves(2, true);
    expect(table.told('maneuver-executed')[0]?.speed).toBeLessThan(2);
    expect(table.asks).toBe('choose a hull zone');
  });
});

test('thruster fissure: one damage for a change of speed, also by two [arm.commands.37]', () => {
  const ship = { at: [500, 400], card: NEBULON, speed: 1, dial: 'navigate', tokens: ['navigate'] } as const;
  const fissure = (faceup: string[]): Table =>
    armadaTable({
      ships: { ship: { ...ship, tokens: ['navigate'], damage: { faceup } } },
      moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
    });
  const both = fissure(['thruster-fissure']).answer({ type: 'resolve-navigate', with: 'dial-and-token', speed: 3 });
  both.answer({ type: 'choose-hull-zone', zone: 'front' });
  expect(both.ship('ship').shields.front).toBe(2);
  expect(both.asks).toBe('determine course');
  const none = fissure(['thruster-fissure']).answer({ type: 'resolve-navigate', with: 'dial', speed: 1 });
  expect(none.asks).toBe('determine course');
  const two = fissure(['thruster-fissure', 'thruster-fissure']).answer({ with: 'dial', speed: 2 });
  two.answer({ type: 'order-ability', source: 'ship/damage-2' });
  expect(two.answer({ zone: 'front' }).asks).toBe('choose a hull zone');
});

test('thruster fissure: a ship that it destroys does not move', () => {
  const table = armadaTable({
    ships: {
      ship: {
        at: [500, 400],
        dial: 'navigate',
        shields: { front: 0, left: 0, right: 0, rear: 0 },
        damage: { faceup: ['thruster-fissure'], facedown: 2 },
      },
      other: {},
    },
    moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
  });
  table.answer({ type: 'resolve-navigate', with: 'dial', speed: 2 }).answer({ zone: 'left' });
  expect(table.ship('ship').place).toBe('destroyed');
  expect(table.told('ship-moved')).toEqual([]);
});

test('power failure: half the engineering value, rounded down, and half again by a second [arm.commands.19]', () => {
  const points = (cards: string[]): unknown => {
    const victory = { card: 'victory-i-class-star-destroyer', owner: 'p2', shields: { front: 2, left: 2 } };
    const table = withFaceup(cards, { ...victory, dials: ['repair'] });
    table.answer({ type: 'keep-dial' }).answer({ type: 'resolve-command', command: 'repair', with: 'dial' });
    return (table.state.stack.at(-1) as unknown as { points: number }).points;
  };
  expect(points(['comm-noise'])).toBe(4);
  expect(points(['power-failure'])).toBe(2);
  expect(points(['power-failure', 'power-failure'])).toBe(1);
});

test('thrust-control malfunction: the last joint that can be turned turns one click less; a second card goes on from there [arm.yaw.04]', () => {
  const courses = (speed: number, cards: string[]): string[] => {
    const table = withFaceup(cards, { card: NEBULON, speed }, 'execute maneuver');
    const clicks = table.legal().flatMap((action) => (action.type === 'determine-course' ? [action.clicks] : []));
    return [0, 1, 2].slice(0, speed).map((joint) => String(Math.max(...clicks.map((each) => each[joint] ?? 0))));
  };
  const whole = courses(3, ['comm-noise']).map(Number);
  const last = whole.reduce((found, yaw, at) => (yaw > 0 ? at : found), -1);
  const reduced = whole.map((yaw, at) => (at === last ? yaw - 1 : yaw));
  expect(courses(3, ['thrust-control-malfunction']).map(Number)).toEqual(reduced);
  const twice = courses(3, ['thrust-control-malfunction', 'thrust-control-malfunction']).map(Number);
  expect(twice.reduce((sum, yaw) => sum + yaw, 0)).toBe(whole.reduce((sum, yaw) => sum + yaw, 0) - 2);
});

describe('capacitor failure', () => {
  const repairing = (): Table =>
    withFaceup('capacitor-failure', {
      card: 'victory-i-class-star-destroyer',
      owner: 'p2',
      dials: ['repair'],
      tokens: ['repair'],
      shields: { front: 0, left: 1, right: 2, rear: 0 },
    })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'repair', with: 'dial-and-token' });

  test('a hull zone without shields recovers none and none are moved there; others do [arm.shields.04]', () => {
    const table = repairing();
    const of = { player: 'p2', ship: 'ship' } as const;
    expect(table.whyNot({ type: 'recover-shields', ...of, zone: 'front' })).toMatchObject({
      code: 'capacitor-failure',
    });
    expect(table.whyNot({ type: 'move-shields', ...of, from: 'right', to: 'rear' })).toMatchObject({
      code: 'capacitor-failure',
    });
    expect(table.whyNot({ type: 'recover-shields', ...of, zone: 'left' })).toBeNull();
    expect(table.whyNot({ type: 'move-shields', ...of, from: 'right', to: 'left' })).toBeNull();
  });

  test('once the card is repaired the zone recovers again: the example of the book [arm.commands.28, arm.commands.27]', () => {
    const table = repairing().answer({ type: 'repair-hull', card: 'ship/damage-1' });
    table.answer({ type: 'recover-shields', zone: 'front' });
    expect(table.ship('ship')).toMatchObject({ shields: { front: 1 }, damage: { facedown: 0, faceup: [] } });
  });
});
