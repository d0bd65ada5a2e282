/** What commands have in common, and when each of them is resolved (arm.commands, arm.command-dials, arm.command-tokens). */
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

const NEBULON = 'nebulon-b-escort-frigate';

/** The ship activates: its dial is revealed. */
function revealed(ship: ShipOnTable, more: Partial<TableSpec> = {}): Table {
  const { ships, ...rest } = more;
  return armadaTable({
    ships: { ship: { card: NEBULON, at: [500, 400], ...ship }, ...ships },
    ...rest,
    moment: { phase: 'ship', ship: 'ship' },
  });
}

const commandsOffered = (table: Table): string[] =>
  table.legal().flatMap((action) => (action.type === 'resolve-command' ? [`${action.command} by ${action.with}`] : []));

const resolve = (command: string, spent: string): ArmadaAction =>
  ({ type: 'resolve-command', player: 'p1', ship: 'ship', command, with: spent }) as ArmadaAction;

describe('dials and tokens', () => {
  test('a matching dial or token is spent, by choice; the other command is refused [arm.commands.01, arm.commands.02, arm.command-tokens.02]', () => {
    const table = revealed({ dials: ['navigate'], tokens: ['repair'], shields: { left: 0 } }).answer({
      type: 'keep-dial',
    });
    expect(commandsOffered(table)).toEqual(['repair by token']);
    expect(table.whyNot(resolve('squadron', 'token'))).toMatchObject({ code: 'no-token' });
    expect(table.whyNot(resolve('repair', 'dial'))).toMatchObject({ code: 'no-dial' });
    expect(table.legal().map(({ type }) => type)).toContain('end-commands');
    expect(
      revealed({ dials: ['navigate'], tokens: ['repair'] })
        .quietly()
        .ship('ship').tokens,
    ).toEqual(['repair']);
  });

  test('a token alone has the lesser effect, also the one that the dial has just become [arm.commands.03, arm.command-tokens.06, arm.command-tokens.07]', () => {
    const table = revealed({ dials: ['repair'], shields: { left: 0 } }).answer({ type: 'take-token' });
    expect(commandsOffered(table)).toEqual(['repair by token']);
    table.answer({ command: 'repair' });
    // Half of 3, rounded up: a damage card costs 3.
    expect(table.whyNot({ type: 'repair-hull', player: 'p1', ship: 'ship', card: null })).not.toBeNull();
    table.answer({ type: 'recover-shields', zone: 'left' });
    expect(table.ship('ship')).toMatchObject({ tokens: [], dial: null, spentDial: 'repair', shields: { left: 1 } });
  });

  test('a spent token is in the supply again: it can be assigned anew [arm.command-tokens.08, arm.supply.01]', () => {
    const table = revealed({ dials: ['repair', 'repair'], tokens: ['repair'], shields: { left: 0, rear: 0 } });
    table.answer({ type: 'keep-dial' }).answer({ command: 'repair', with: 'token' });
    expect(table.told('token-spent')).toMatchObject([{ token: 'repair' }]);
    expect(table.ship('ship').tokens).toEqual([]);
    const again = revealed({ dials: ['repair'] }).answer({ type: 'take-token' });
    expect(again.ship('ship').tokens).toEqual(['repair']);
  });

  test('tokens stay from round to round, and both players see them [arm.command-tokens.09, arm.command-tokens.03]', () => {
    const table = armadaTable({
      ships: { ship: { card: NEBULON, tokens: ['squadron'], dials: ['repair'] } },
      moment: { phase: 'status' },
      round: 2,
    });
    expect(table.state.round).toBe(3);
    expect(table.seenBy('p2').ships[0]?.tokens).toEqual(['squadron']);
  });

  test('tokens of another ship cannot be spent [arm.effect-use-and-timing.15]', () => {
    const table = revealed(
      { dials: ['navigate'], shields: { left: 0 } },
      { ships: { other: { at: [800, 400], tokens: ['repair'] } } },
    ).answer({ type: 'keep-dial' });
    expect(commandsOffered(table)).toEqual([]);
  });

  test('the dial becomes a token as it is revealed, and not later [arm.command-dials.01, arm.command-dials.02, arm.command-dials.03]', () => {
    const table = revealed({ dials: ['concentrate-fire'] });
    expect(table.seenBy('p2').ships[0]?.dial).toBe('concentrate-fire');
    table.answer({ type: 'keep-dial' });
    const late = { type: 'take-token', player: 'p1', ship: 'ship' } as const;
    expect(table.whyNot(late)).not.toBeNull();
    expect(table.ship('ship').dial).toBe('concentrate-fire');
  });

  test('the dials of round 1 are revealed from the top down, and one assigned later when its turn comes [arm.command-phase.02, arm.command-phase.07, arm.command-dials.07]', () => {
    const table = armadaTable({ ships: { ship: { card: NEBULON, speed: 0 } }, moment: { phase: 'command' } });
    table.answer({ ship: 'ship', commands: ['repair', 'squadron'] });
    table.answer({ ship: 'far-away', commands: ['navigate', 'navigate', 'navigate'] });
    const revealedNow = (): string | undefined =>
      table
        .told('dial-revealed')
        .filter(({ ship }) => ship === 'ship')
        .at(-1)?.command;
    playRound(table);
    expect(revealedNow()).toBe('repair');
    expect(table.state.round).toBe(2);
    table.answer({ ship: 'ship', commands: ['concentrate-fire'] });
    expect(table.ship('ship')).toMatchObject({
      commandStack: ['squadron', 'concentrate-fire'],
      spentDial: null,
      activated: false,
    });
    table.answer({ ship: 'far-away', commands: ['navigate'] });
    playRound(table);
    expect(revealedNow()).toBe('squadron');
    table.answer({ ship: 'ship', commands: ['repair'] }).answer({ ship: 'far-away', commands: ['navigate'] });
    playRound(table);
    expect(revealedNow()).toBe('concentrate-fire');
  });
});

/** Each ship activates and does nothing. */
function playRound(table: Table): void {
  while (table.legal().some(({ type }) => type === 'activate-ship')) {
    const [action] = table.legal();
    if (action) table.does(action).quietly();
  }
}

describe('when commands are resolved', () => {
  test('squadron and repair right after the reveal, in either order; both and navigate in one round [arm.commands.18, arm.commands.41, arm.commands.42]', () => {
    const table = revealed(
      { dials: ['navigate'], tokens: ['squadron', 'repair'], shields: { left: 0 }, speed: 1 },
      { squadrons: { x: { at: [560, 400] } } },
    ).answer({ type: 'keep-dial' });
    expect(commandsOffered(table)).toEqual(['squadron by token', 'repair by token']);
    table.answer({ command: 'repair' }).answer({ type: 'recover-shields', zone: 'left' });
    expect(commandsOffered(table)).toEqual(['squadron by token']);
    table.answer({ command: 'squadron' }).answer({ squadron: 'x' }).answer({ type: 'end-activation' });
    table.answer({ type: 'skip-attack' }).answer({ type: 'resolve-navigate', with: 'dial', speed: 2 });
    expect(table.ship('ship').resolved).toEqual(['repair', 'squadron', 'navigate']);
    const because = table.told('command-resolved').map((each) => each.because?.map(({ code }) => code));
    expect(because).toEqual([undefined, ['several-commands'], ['several-commands']]);
  });

  test('not once the attacks have come, and navigate not before the course is determined [arm.commands.10, arm.commands.17, arm.commands.04]', () => {
    const table = revealed({
      dials: ['navigate'],
      tokens: ['squadron', 'repair'],
      shields: { left: 0 },
      speed: 2,
    }).answer({ type: 'keep-dial' });
    const navigate = { type: 'resolve-navigate', player: 'p1', ship: 'ship', with: 'dial', speed: 1 } as const;
    expect(table.whyNot(navigate)).not.toBeNull();
    table.answer({ type: 'end-commands' }).answer({ type: 'skip-attack' });
    expect(table.whyNot(navigate)).toBeNull();
    expect(table.whyNot(resolve('repair', 'token'))).not.toBeNull();
    expect(table.whyNot(resolve('squadron', 'token'))).not.toBeNull();
  });

  test('in its activation a ship reveals, then attacks, then moves, with a navigate command before the course [arm.ship-activation.01, arm.ship-movement.01, arm.ship-movement.04]', () => {
    const table = revealed({ dials: ['navigate'], speed: 2 });
    const asked: string[] = [table.asks];
    table.answer({ type: 'keep-dial' });
    asked.push(table.asks);
    table.answer({ type: 'skip-attack' });
    asked.push(table.asks);
    table.answer({ type: 'skip-navigate' });
    asked.push(table.asks);
    expect(asked).toEqual([
      'keep the dial or take its token',
      'declare a target',
      'resolve a navigate command',
      'determine course',
    ]);
    expect(table.by).toEqual(['p1']);
  });
});

describe('squadron commands', () => {
  const squadrons = { a: { at: [560, 400] }, b: { at: [620, 440] }, c: { at: [560, 460] } } as const;

  test('dial and token together activate one more than the squadron value [arm.commands.36, arm.squadron-activation.02, arm.commands.14]', () => {
    const table = revealed({ dials: ['squadron'], tokens: ['squadron'] }, { squadrons }).answer({ type: 'keep-dial' });
    table.does(resolve('squadron', 'dial-and-token'));
    for (const squadron of ['a', 'b', 'c']) {
      // One after the other: the next is chosen when the one before is done.
      expect(table.asks).toBe('activate a squadron');
      table.answer({ type: 'activate-squadron', squadron });
      expect(table.asks).toBe('move or attack');
      table.answer({ type: 'end-activation' });
    }
    expect(table.told('squadron-activated')).toHaveLength(3);
    expect(table.state.phase).toBe('ship');
    expect(table.ship('ship').resolved).toEqual(['squadron']);
  });

  test('whether the next squadron is in range is looked at when it is chosen [arm.commands.14]', () => {
    const table = revealed({ dials: ['squadron'] }, { squadrons: { a: { at: [560, 400] }, b: { at: [708, 400] } } });
    table.answer({ type: 'keep-dial' }).does(resolve('squadron', 'dial'));
    const b = { type: 'activate-squadron', player: 'p1', squadron: 'b' } as const;
    expect(table.whyNot(b)).toBeNull();
  });
});

describe('repair', () => {
  test('each effect is resolved before the next is paid for, in any order; what is left is lost [arm.commands.25, arm.commands.27, arm.commands.29]', () => {
    const start = (): Table =>
      revealed({ dials: ['repair'], tokens: ['repair'], shields: { left: 0 }, damage: { facedown: 1 } })
        .answer({ type: 'keep-dial' })
        .does(resolve('repair', 'dial-and-token'));
    const one = start().answer({ type: 'recover-shields', zone: 'left' }).answer({ type: 'repair-hull' });
    const other = start().answer({ type: 'repair-hull' }).answer({ type: 'recover-shields', zone: 'left' });
    expect(one.ship('ship')).toEqual(other.ship('ship'));
    const left = start().answer({ type: 'move-shields', from: 'front', to: 'left' }).answer({ type: 'end-repair' });
    expect(left.told('command-resolved')).toHaveLength(1);
    expect(left.asks).toBe('declare a target');
    expect(JSON.stringify(left.state.stack)).not.toContain('points');
  });

  test('a shield that moves leaves one dial and comes to another, the rest stay [arm.shields.03, arm.shields.05]', () => {
    const table = revealed({ dials: ['repair'], shields: { front: 2, left: 0 } }).answer({ type: 'keep-dial' });
    table.does(resolve('repair', 'dial'));
    const give = { type: 'move-shields', player: 'p1', ship: 'ship', from: 'left', to: 'front' } as const;
    expect(table.whyNot(give)).toMatchObject({
      code: 'no-shields',
      rules: expect.arrayContaining(['arm.shields.05']) as unknown,
    });
    table.answer({ type: 'move-shields', from: 'rear', to: 'left' });
    expect(table.ship('ship').shields).toEqual({ front: 2, left: 1, right: 1, rear: 1 });
  });
});

describe('navigate', () => {
  const maneuvering = (ship: ShipOnTable): Table =>
    armadaTable({
      ships: { ship: { at: [500, 300], ...ship } },
      moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
    });
  const clicks = (table: Table): (readonly number[])[] =>
    table.legal().flatMap((action) => (action.type === 'determine-course' ? [action.clicks] : []));

  test('the yaw values are those of the new speed, with one joint one higher for this maneuver [arm.commands.07, arm.commands.06]', () => {
    const table = maneuvering({ speed: 2, dial: 'navigate' }).answer({ with: 'dial', speed: 3 });
    const most = [0, 1, 2].map((joint) => Math.max(...clicks(table).map((each) => each[joint] ?? 0)));
    // '- I II' with one joint raised.
    expect(most).toEqual([1, 2, 2]);
    expect(clicks(table).some(([a, b]) => a === 1 && b === 2)).toBe(false);
    table.quietly();
    expect(table.ship('ship').speed).toBe(3);
    const later = maneuvering({ speed: 3 });
    expect(Math.max(...clicks(later).map(([first]) => first ?? 0))).toBe(0);
  });

  test('speed stays as it is without a navigate command, and is never below 0 [arm.speed.01, arm.speed.04, arm.speed.05]', () => {
    const table = maneuvering({ speed: 2 });
    expect(new Set(clicks(table).map(({ length }) => length))).toEqual(new Set([2]));
    expect(table.quietly().ship('ship').speed).toBe(2);
    const slower = { type: 'resolve-navigate', player: 'p1', ship: 'ship', with: 'dial', speed: -1 } as const;
    expect(maneuvering({ speed: 0, dial: 'navigate' }).whyNot(slower)).toMatchObject({ code: 'no-such-speed' });
  });
});
