/** Damage cards with the trait Crew. The ship on which a card lies is 'you'. */
import { frontal } from '../../attack/duels';
import { dealt } from '../dealt';
import { armadaTable, type ShipOnTable, type Table } from '../../table';
import { NEBULON, chosen, faceup, withFaceup } from '../tables';

test('blinded gunners: accuracy icons cannot be spent', () => {
  const table = frontal({ cr90: faceup('blinded-gunners') }).rolls('red accuracy', 'red hit', 'blue accuracy');
  const spend = { type: 'spend-accuracy', player: 'p1', attacker: 'cr90', die: 0, token: 'brace', exhausted: false };
  expect(table.whyNot(spend as never)).toMatchObject({ code: 'blinded-gunners' });
  const free = frontal().rolls('red accuracy', 'red hit', 'blue accuracy');
  expect(free.whyNot(spend as never)).toBeNull();
});

const VICTORY = 'victory-i-class-star-destroyer';

describe('comm noise', () => {
  const noise = (ship: ShipOnTable = {}): Table =>
    dealt('comm-noise', { card: VICTORY, dials: ['repair', 'squadron'], ...ship });

  test('the opponent chooses a command for the top dial, whatever it was; then the card is facedown', () => {
    const table = noise();
    expect(table.by).toEqual(['p2']);
    expect(chosen(table)).toEqual(['navigate', 'squadron', 'repair', 'concentrate-fire', 'neither']);
    table.answer({ chosen: 'concentrate-fire' });
    expect(table.ship('ship').commandStack).toEqual(['concentrate-fire', 'squadron']);
    expect(table.told('dial-changed')).toMatchObject([{ ship: 'ship', command: 'concentrate-fire' }]);
    expect(table.ship('ship').damage).toEqual({ facedown: 1, faceup: [] });
  });

  test('or neither', () => {
    const table = noise().answer({ chosen: 'neither' });
    expect(table.ship('ship')).toMatchObject({ commandStack: ['repair', 'squadron'], damage: { facedown: 1 } });
  });

  test('or reduces the speed by 1, which speed 0 does not let happen [arm.speed.04, arm.speed.05]', () => {
    const stopped = noise();
    const self = { type: 'choose', player: 'p2', ability: 'comm-noise', source: 'ship/damage-1' } as const;
    expect(stopped.whyNot({ ...self, chosen: 'reduce-speed' })).toMatchObject({ code: 'no-such-speed' });
    // At speed 1 it comes to the asteroid field from behind it.
    const moving = armadaTable({
      ships: { ship: { at: [500, 330], speed: 1 } },
      obstacles: { 'asteroid-field-1': [500, 400] },
      moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
    });
    moving.answer({ type: 'determine-course', clicks: [0], side: 'left' }).answer({ type: 'draw', card: 'comm-noise' });
    moving.answer({ chosen: 'reduce-speed' });
    expect(moving.ship('ship').speed).toBe(0);
    expect(moving.told('speed-changed')).toMatchObject([{ ship: 'ship', change: { was: 1, is: 0 } }]);
  });

  test('with no facedown dial there is none to change', () => {
    expect(chosen(noise({ dials: [] }))).toEqual(['neither']);
  });
});

test('injured crew: its owner discards one defense token; those that are alike are one choice', () => {
  expect(chosen(dealt('injured-crew'))).toEqual(['evade', 'redirect']);
  const defense = [
    { type: 'evade', exhausted: false },
    { type: 'evade', exhausted: true },
    { type: 'redirect', exhausted: false },
  ] as const;
  const table = dealt('injured-crew', { defense: [...defense] });
  expect(table.by).toEqual(['p1']);
  expect(chosen(table)).toEqual(['evade', 'exhausted evade', 'redirect']);
  table.answer({ chosen: 'exhausted evade' });
  expect(table.ship('ship').defense).toEqual([defense[0], defense[2]]);
  expect(table.told('defense-token-discarded')).toMatchObject([{ piece: 'ship', token: 'evade' }]);
  expect(table.ship('ship').damage).toEqual({ facedown: 1, faceup: [] });
});

test('injured crew: without defense tokens it is turned facedown at once', () => {
  expect(dealt('injured-crew', { defense: [] }).ship('ship').damage).toEqual({ facedown: 1, faceup: [] });
});

test('life support failure: all command tokens are discarded, and it stays faceup [arm.damage.11]', () => {
  const table = dealt('life-support-failure', { card: NEBULON, tokens: ['repair', 'squadron'] });
  expect(table.ship('ship')).toMatchObject({ tokens: [], damage: { faceup: [{ card: 'life-support-failure' }] } });
  expect(table.told('token-discarded')).toMatchObject([{ token: 'repair' }, { token: 'squadron' }]);
});

test('life support failure: no command token comes to the ship', () => {
  const table = withFaceup('life-support-failure', { dials: ['repair'] });
  const why = table.whyNot({ type: 'take-token', player: 'p1', ship: 'ship' });
  expect(why).toMatchObject({ code: 'life-support-failure' });
  expect(withFaceup('power-failure', { dials: ['repair'] }).legal()).toContainEqual({
    type: 'take-token',
    player: 'p1',
    ship: 'ship',
  });
});

test('life support failure: a token that a card gives does not come, either [arm.command-tokens.05]', () => {
  const rebel = { owner: 'p2', card: 'cr90-corvette-a' } as const;
  const tarkin = {
    card: 'victory-i-class-star-destroyer',
    upgrades: ['grand-moff-tarkin'],
    tokens: ['repair' as const],
  };
  const table = armadaTable({
    ships: {
      tarkin,
      ship: { card: 'gladiator-i-class-star-destroyer', damage: { faceup: ['life-support-failure'] } },
      rebel,
    },
    moment: { phase: 'ship' },
  });
  table.answer({ chosen: 'repair' });
  expect([table.ship('tarkin').tokens, table.ship('ship').tokens]).toEqual([['repair'], []]);
  expect(table.told('token-not-assigned')).toMatchObject([
    { ship: 'ship', token: 'repair', because: [{ code: 'life-support-failure' }] },
  ]);
});

test('compartment fire: defense tokens stay exhausted in the Status Phase, other ships ready theirs [arm.status-phase.01]', () => {
  const defense = [{ type: 'evade' as const, exhausted: true }];
  const table = armadaTable({
    ships: { ship: { damage: { faceup: ['compartment-fire'] }, defense }, other: { defense } },
    moment: { phase: 'status' },
  });
  expect(table.ship('ship').defense).toEqual(defense);
  expect(table.ship('other').defense).toEqual([{ type: 'evade', exhausted: false }]);
  expect(table.told('defense-tokens-not-readied')).toMatchObject([
    { piece: 'ship', because: [{ code: 'compartment-fire' }] },
  ]);
});

describe('crew panic', () => {
  test('before the dial is revealed its owner suffers a damage, on a hull zone of choice, and reveals it [arm.effect-use-and-timing.07, arm.damage.09]', () => {
    const table = withFaceup('crew-panic', { dials: ['repair', 'navigate'] });
    expect(chosen(table)).toEqual(['suffer-damage', 'discard-dial']);
    expect(table.told('dial-revealed')).toEqual([]);
    table.answer({ chosen: 'suffer-damage' }).answer({ type: 'choose-hull-zone', zone: 'rear' });
    expect(table.ship('ship')).toMatchObject({ shields: { rear: 1 }, dial: 'repair', commandStack: ['navigate'] });
  });

  test('or discards that dial and reveals none this round', () => {
    const table = withFaceup('crew-panic', { dials: ['repair', 'navigate'] }).answer({ chosen: 'discard-dial' });
    expect(table.told('dial-discarded')).toMatchObject([{ command: 'repair' }]);
    expect(table.told('dial-revealed')).toEqual([]);
    expect(table.ship('ship')).toMatchObject({ dial: null, spentDial: 'repair', commandStack: ['navigate'] });
    expect(table.asks).toBe('declare a target');
  });

  test('with no dial nobody is asked; nor for other ships', () => {
    expect(withFaceup('crew-panic', { dials: [] }).asks).toBe('declare a target');
    const other = armadaTable({
      ships: { ship: { damage: { faceup: ['crew-panic'] } }, other: { dials: ['repair'] } },
      moment: { phase: 'ship', ship: 'other' },
    });
    expect(other.asks).toBe('keep the dial or take its token');
  });
});

describe('damaged controls', () => {
  const at = [500, 400] as const;
  const maneuver = (
    obstacles: object,
    other: readonly [number, number] = [1200, 400],
    ship: ShipOnTable = {},
  ): Table => {
    const spec = { at, speed: 1, ...ship, damage: { faceup: ['damaged-controls'], ...ship.damage } };
    const moment = { phase: 'ship', ship: 'ship', step: 'execute maneuver' } as const;
    const table = armadaTable({ ships: { ship: spec, other: { at: other } }, obstacles, moment });
    return table.answer({ type: 'determine-course', clicks: [0], side: 'left' });
  };

  test('overlapping nothing costs nothing', () => {
    expect(maneuver({}).ship('ship').damage.facedown).toBe(0);
  });

  test('overlapping a ship: its card is dealt after those of the overlap; the other ship gets no more for it', () => {
    const table = maneuver({}, [500, 480]);
    expect(table.told('damage-card-dealt').map(({ ship }) => ship)).toEqual(['ship', 'other', 'ship']);
  });

  test('overlapping an obstacle: its card comes before the effect of the obstacle', () => {
    const table = maneuver({ 'debris-field-1': [500, 470] });
    expect(table.ship('ship').damage.facedown).toBe(1);
    expect(table.told('obstacle-overlapped').map(({ obstacle }) => obstacle)).toEqual(['debris-field-1']);
    const order = table.events.map(({ type }) => type);
    expect(order.indexOf('damage-card-dealt')).toBeLessThan(order.indexOf('obstacle-overlapped'));
  });

  test('a ship that it destroys resolves no obstacle', () => {
    const table = maneuver({ 'debris-field-1': [500, 470] }, [1200, 400], { damage: { facedown: 2 } });
    expect(table.ship('ship').place).toBe('destroyed');
    expect(table.told('obstacle-overlapped')).toEqual([]);
    expect(table.told('maneuver-executed')).toEqual([]);
  });

  test('being overlapped is not overlapping', () => {
    const table = armadaTable({
      ships: { ship: { at, speed: 1 }, other: { at: [500, 480], damage: { faceup: ['damaged-controls'] } } },
      moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
    });
    table.answer({ type: 'determine-course', clicks: [0], side: 'left' });
    expect(table.ship('other').damage.facedown).toBe(1);
  });
});
