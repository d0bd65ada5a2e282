/** Damage cards, but those about attacks: what each does at once, and what it does as long as it lies faceup. */
import { armadaTable, type ShipOnTable, type Table } from '../table';
import { dealt } from './dealt';

const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer';

/** A ship with a card that lies faceup, as its activation begins. */
function with_(cards: string | string[], ship: ShipOnTable = {}, step?: string): Table {
  const faceup = [cards].flat();
  const spec = { at: [500, 400], card: NEBULON, ...ship, damage: { faceup, ...ship.damage } } as const;
  return armadaTable({
    ships: { ship: spec, own: {} },
    moment: { phase: 'ship', ship: 'ship', ...(step ? { step } : {}) },
  });
}

const chosen = (table: Table): unknown[] =>
  table.legal().flatMap((action) => (action.type === 'choose' ? [action.chosen] : []));

describe('cards that are resolved as soon as they are dealt', () => {
  test('structural damage: one more card, facedown as it is then itself [arm.damage.10, arm.damage.11]', () => {
    const table = dealt('structural-damage');
    expect(table.ship('ship').damage).toEqual({ facedown: 2, faceup: [] });
    expect(table.told('damage-card-turned-facedown')).toMatchObject([{ ship: 'ship', card: 'structural-damage' }]);
  });

  test('structural damage destroys a ship whose last hull it takes [arm.damage.07]', () => {
    const table = dealt('structural-damage', { damage: { facedown: 2 } }, { ships: { other: {} } });
    expect(table.ship('ship').place).toBe('destroyed');
  });

  test('a card that destroys the ship does nothing more [arm.effect-use-and-timing.17]', () => {
    const table = dealt('comm-noise', { damage: { facedown: 3 } }, { ships: { other: {} } });
    expect(table.ship('ship').place).toBe('destroyed');
    expect(table.told('ability-skipped')).toMatchObject([{ ability: 'comm-noise', code: 'not-in-play' }]);
  });

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
      moving
        .answer({ type: 'determine-course', clicks: [0], side: 'left' })
        .answer({ type: 'draw', card: 'comm-noise' });
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

  test('life support failure: all command tokens are discarded, and it stays faceup [arm.damage.11]', () => {
    const table = dealt('life-support-failure', { card: NEBULON, tokens: ['repair', 'squadron'] });
    expect(table.ship('ship')).toMatchObject({ tokens: [], damage: { faceup: [{ card: 'life-support-failure' }] } });
    expect(table.told('token-discarded')).toMatchObject([{ token: 'repair' }, { token: 'squadron' }]);
  });
});

describe('cards that work as long as they lie faceup', () => {
  test('life support failure: no command token comes to the ship', () => {
    const table = with_('life-support-failure', { dials: ['repair'] });
    const why = table.whyNot({ type: 'take-token', player: 'p1', ship: 'ship' });
    expect(why).toMatchObject({ code: 'life-support-failure' });
    expect(with_('power-failure', { dials: ['repair'] }).legal()).toContainEqual({
      type: 'take-token',
      player: 'p1',
      ship: 'ship',
    });
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
      const table = with_('crew-panic', { dials: ['repair', 'navigate'] });
      expect(chosen(table)).toEqual(['suffer-damage', 'discard-dial']);
      expect(table.told('dial-revealed')).toEqual([]);
      table.answer({ chosen: 'suffer-damage' }).answer({ type: 'choose-hull-zone', zone: 'rear' });
      expect(table.ship('ship')).toMatchObject({ shields: { rear: 1 }, dial: 'repair', commandStack: ['navigate'] });
    });

    test('or discards that dial and reveals none this round', () => {
      const table = with_('crew-panic', { dials: ['repair', 'navigate'] }).answer({ chosen: 'discard-dial' });
      expect(table.told('dial-discarded')).toMatchObject([{ command: 'repair' }]);
      expect(table.told('dial-revealed')).toEqual([]);
      expect(table.ship('ship')).toMatchObject({ dial: null, spentDial: 'repair', commandStack: ['navigate'] });
      expect(table.asks).toBe('declare a target');
    });

    test('with no dial nobody is asked; nor for other ships', () => {
      expect(with_('crew-panic', { dials: [] }).asks).toBe('declare a target');
      const other = armadaTable({
        ships: { ship: { damage: { faceup: ['crew-panic'] } }, other: { dials: ['repair'] } },
        moment: { phase: 'ship', ship: 'other' },
      });
      expect(other.asks).toBe('keep the dial or take its token');
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

  test('power failure: half the engineering value, rounded down, and half again by a second [arm.commands.19]', () => {
    const points = (cards: string[]): unknown => {
      const victory = { card: 'victory-i-class-star-destroyer', owner: 'p2', shields: { front: 2, left: 2 } };
      const table = with_(cards, { ...victory, dials: ['repair'] });
      table.answer({ type: 'keep-dial' }).answer({ type: 'resolve-command', command: 'repair', with: 'dial' });
      return (table.state.stack.at(-1) as unknown as { points: number }).points;
    };
    expect(points(['comm-noise'])).toBe(4);
    expect(points(['power-failure'])).toBe(2);
    expect(points(['power-failure', 'power-failure'])).toBe(1);
  });

  test('thrust-control malfunction: the last joint that can be turned turns one click less; a second card goes on from there [arm.yaw.04]', () => {
    const courses = (speed: number, cards: string[]): string[] => {
      const table = with_(cards, { card: NEBULON, speed }, 'execute maneuver');
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
      with_('capacitor-failure', {
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
});
