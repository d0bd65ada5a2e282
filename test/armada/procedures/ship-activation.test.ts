/** A ship's activation: its dial, tokens, squadron and repair commands. */
import { armadaTable, type ShipOnTable, type Table } from '../table';

const NEBULON = 'nebulon-b-escort-frigate';

function activated(ship: ShipOnTable, squadrons = {}): Table {
  const card = ship.card ?? NEBULON;
  const spec = { ships: { ship: { at: [500, 400], ...ship, card } as ShipOnTable }, squadrons };
  return armadaTable({ ...spec, moment: { phase: 'ship', ship: 'ship' } });
}

describe('revealing the command dial', () => {
  test('the top dial is revealed, and kept or turned into its token [arm.ship-activation.02, arm.ship-activation.03, arm.command-tokens.01]', () => {
    const table = activated({ dials: ['repair', 'navigate'] });
    expect(table.told('dial-revealed')).toMatchObject([{ command: 'repair' }]);
    expect(table.legal().map(({ type }) => type)).toEqual(['keep-dial', 'take-token']);
    table.answer({ type: 'take-token' });
    expect(table.ship('ship')).toMatchObject({
      commandStack: ['navigate'],
      dial: null,
      spentDial: 'repair',
      tokens: ['repair'],
    });
  });

  test('a dial that is spent for its command lies on the ship card [arm.command-dials.05]', () => {
    const table = activated({ dials: ['repair', 'navigate'], shields: { left: 0 } }).answer({ type: 'keep-dial' });
    expect(table.ship('ship')).toMatchObject({ dial: 'repair', spentDial: null });
    table.answer({ type: 'resolve-command', command: 'repair', with: 'dial' });
    expect(table.ship('ship')).toMatchObject({ dial: null, spentDial: 'repair', commandStack: ['navigate'] });
    const rules = ['arm.commands.01', 'arm.command-dials.05'];
    expect(table.told('dial-spent')).toMatchObject([{ ship: 'ship', command: 'repair', rules }]);
  });

  test('a token that it has already is discarded at once [arm.command-tokens.05]', () => {
    const table = activated({ dials: ['navigate'], tokens: ['navigate'] }).answer({ type: 'take-token' });
    expect(table.ship('ship').tokens).toEqual(['navigate']);
    expect(table.told('token-discarded')).toMatchObject([{ token: 'navigate', rules: ['arm.command-tokens.05'] }]);
  });

  test('with more tokens than its command value its owner discards any one of them [arm.command-tokens.04]', () => {
    const table = activated({ dials: ['navigate'], tokens: ['repair', 'squadron'] }).answer({ type: 'take-token' });
    expect(table.legal().map((action) => 'token' in action && action.token)).toEqual([
      'repair',
      'squadron',
      'navigate',
    ]);
    table.answer({ type: 'discard-token', token: 'repair' });
    expect(table.ship('ship').tokens).toEqual(['squadron', 'navigate']);
  });

  test('a dial that was kept and not spent is discarded at the end [arm.command-dials.04, arm.command-dials.05, arm.ship-activation.06]', () => {
    const table = activated({ dials: ['concentrate-fire'], speed: 0 }).answer({ type: 'keep-dial' });
    table.answer({ type: 'skip-attack' });
    expect(table.told('dial-discarded')).toMatchObject([{ command: 'concentrate-fire' }]);
    expect(table.ship('ship')).toMatchObject({ dial: null, spentDial: 'concentrate-fire', activated: true });
  });
});

describe('repair', () => {
  const damaged = {
    dials: ['repair'],
    tokens: ['repair'],
    shields: { front: 1, left: 0 },
    damage: { facedown: 1, faceup: ['structural-damage'] },
  } as const;
  const repairing = (spent: string): Table =>
    activated(structuredClone(damaged) as unknown as ShipOnTable)
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'repair', with: spent });
  const points = (table: Table): unknown => (table.state.stack.at(-1) as unknown as { points: number }).points;

  test('a dial gives the engineering value, a token half of it rounded up, both the sum [arm.commands.19, arm.commands.24, arm.commands.39]', () => {
    expect(['dial', 'token', 'dial-and-token'].map((spent) => points(repairing(spent)))).toEqual([3, 2, 5]);
  });

  test('moving costs 1, recovering 2, a damage card 3, in any order as long as points last [arm.commands.20, arm.commands.22, arm.commands.23]', () => {
    const table = repairing('dial-and-token');
    table.answer({ type: 'repair-hull', card: 'ship/damage-1' }).answer({ type: 'recover-shields', zone: 'left' });
    expect(table.ship('ship')).toMatchObject({ shields: { front: 1, left: 1 }, damage: { facedown: 1, faceup: [] } });
    expect(table.state.damageDiscard.faceup).toHaveLength(1);
    expect(table.told('shield-recovered')).toMatchObject([{ zone: 'left', change: { was: 0, is: 1 } }]);
    expect(table.asks).toBe('declare a target');
    const moved = repairing('token').answer({ type: 'move-shields', from: 'rear', to: 'left' });
    expect(moved.ship('ship').shields).toMatchObject({ rear: 1, left: 1 });
    expect(points(moved)).toBe(1);
  });

  test('a zone without shields gives none, a full one takes none, too few points buy nothing [arm.commands.21, arm.shields.04, arm.commands.26]', () => {
    const table = repairing('token');
    const of = { player: 'p1', ship: 'ship' } as const;
    expect(table.whyNot({ type: 'move-shields', ...of, from: 'left', to: 'front' })).toMatchObject({
      code: 'no-shields',
    });
    expect(table.whyNot({ type: 'move-shields', ...of, from: 'front', to: 'rear' })).toMatchObject({
      code: 'at-maximum',
    });
    expect(table.whyNot({ type: 'recover-shields', ...of, zone: 'rear' })).toMatchObject({ code: 'at-maximum' });
    expect(table.whyNot({ type: 'repair-hull', ...of, card: null })).toMatchObject({ code: 'too-few-points' });
  });

  test('a command is resolved once a round: its token cannot follow its dial [arm.commands.35, arm.commands.40]', () => {
    const table = repairing('dial').answer({ type: 'end-repair' });
    expect(table.asks).toBe('declare a target');
    expect(table.ship('ship')).toMatchObject({ tokens: ['repair'], resolved: ['repair'] });
  });
});

describe('a squadron command', () => {
  const squadrons = {
    near: { at: [560, 400] },
    medium: { at: [700, 400] },
    far: { at: [760, 400] },
    done: { at: [400, 400], activated: true },
    tie: { at: [440, 300], owner: 'p2' },
  };
  const commanding = (spent: string): Table =>
    activated({ dials: ['squadron'], tokens: ['squadron'] }, squadrons)
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'squadron', with: spent });

  test('unactivated friendly squadrons at close or medium range, as many as the squadron value [arm.commands.11, arm.commands.12, arm.commands.15]', () => {
    const table = commanding('dial');
    const of = { type: 'activate-squadron', player: 'p1' } as const;
    expect(table.whyNot({ ...of, squadron: 'far' })).toMatchObject({ code: 'out-of-range', facts: { range: 'long' } });
    expect(table.whyNot({ ...of, squadron: 'done' })).toMatchObject({ code: 'already-activated' });
    expect(table.whyNot({ ...of, squadron: 'tie' })).not.toBeNull();
    table.answer({ squadron: 'near' }).answer({ type: 'end-activation' });
    table.answer({ squadron: 'medium' }).answer({ type: 'end-activation' });
    expect(table.asks).toBe('declare a target');
    expect(['near', 'medium'].map((id) => table.squadron(id).activated)).toEqual([true, true]);
  });

  test('a token activates one [arm.commands.16]', () => {
    const table = commanding('token').answer({ squadron: 'near' }).answer({ type: 'end-activation' });
    expect(table.asks).toBe('declare a target');
  });

  test('a squadron that has moved by command may still attack; in its own phase moving ends its activation [arm.squadron-activation.03, arm.squadron-activation.04]', () => {
    const table = commanding('token').answer({ squadron: 'medium' });
    table.does({ type: 'move-squadron', player: 'p1', squadron: 'medium', at: { x: 700, y: 460 } });
    expect(table.asks).toBe('move or attack');
    const own = armadaTable({
      ships: { cr90: {} },
      squadrons: { x: { at: [500, 400] } },
      moment: { phase: 'squadron', squadron: 'x' },
    });
    own.does({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 500, y: 460 } });
    expect(own.told('squadron-activated')).toMatchObject([{ squadron: 'x' }]);
  });
});
