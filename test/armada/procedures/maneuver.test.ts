/** Maneuvers, what they overlap, obstacles, and squadrons that move. */
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

/** At its maneuver, with a dial and tokens. */
function maneuvering(ship: ShipOnTable, others: Partial<TableSpec> = {}): Table {
  return armadaTable({
    squadrons: {},
    ...others,
    ships: { cr90: { at: [500, 300], ...ship }, ...others.ships },
    moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
  });
}

const straight = (table: Table): Table => {
  const [course] = table
    .legal()
    .filter((action) => action.type === 'determine-course' && action.clicks.every((clicks) => clicks === 0));
  if (!course) throw new Error('no straight course');
  return table.does(course);
};

describe('navigate', () => {
  test('a dial changes the speed by one and gives one joint a click; a token changes the speed only [arm.commands.05, arm.commands.08]', () => {
    const speeds = (ship: ShipOnTable): number[] =>
      maneuvering({ speed: 2, ...ship })
        .legal()
        .flatMap((action) => (action.type === 'resolve-navigate' ? [action.speed] : []));
    expect(speeds({ dial: 'navigate' })).toEqual([2, 1, 3]);
    expect(speeds({ tokens: ['navigate'] })).toEqual([1, 3]);
    const most = (table: Table): number =>
      Math.max(
        ...table.legal().flatMap((action) => (action.type === 'determine-course' ? [action.clicks[0] ?? 0] : [])),
      );
    expect(most(maneuvering({ speed: 2, dial: 'navigate' }).answer({ with: 'dial', speed: 2 }))).toBe(2);
    expect(most(maneuvering({ speed: 1, tokens: ['navigate'] }).answer({ with: 'token', speed: 2 }))).toBe(1);
  });

  test('a dial and a token together change it by two, within the chart and not below 0 [arm.commands.37, arm.commands.09, arm.speed.06]', () => {
    const table = maneuvering({ speed: 3, dial: 'navigate', tokens: ['navigate'] });
    const up = { type: 'resolve-navigate', player: 'p1', ship: 'cr90', with: 'dial-and-token', speed: 5 } as const;
    expect(table.whyNot(up)).toMatchObject({
      code: 'no-such-speed',
      rules: expect.arrayContaining(['arm.commands.09']) as unknown,
    });
    table.answer({ with: 'dial-and-token', speed: 1 });
    expect(table.ship('cr90')).toMatchObject({ speed: 1, dial: null, tokens: [], resolved: ['navigate'] });
  });
});

describe('executing a maneuver', () => {
  test('at speed 0 the ship stays, and has executed a maneuver [arm.ship-movement.14, arm.ship-activation.05]', () => {
    const table = maneuvering({ speed: 0 });
    expect(table.told('ship-moved')).toMatchObject([{ speed: 0, from: { x: 500, y: 300 }, to: { x: 500, y: 300 } }]);
    expect(table.told('maneuver-executed')).toMatchObject([
      { speed: 0, rules: ['arm.ship-movement.14', 'arm.overlapping.14'] },
    ]);
    expect(straight(maneuvering({ speed: 1 })).told('maneuver-executed')).toMatchObject([
      { speed: 1, rules: ['arm.ship-activation.05'] },
    ]);
  });

  test('a ship that leaves the play area is destroyed, and the last one loses the game at once [arm.play-area.04, arm.winning-and-losing.03, arm.destroyed-ships-and-squadrons.03]', () => {
    const table = straight(maneuvering({ speed: 2, at: [500, 850] }));
    expect(table.told('ship-destroyed')).toMatchObject([
      { ship: 'cr90', because: [{ code: 'outside-play-area' }, { code: 'worth' }] },
    ]);
    expect(table.told('game-ended')).toMatchObject([{ winner: 'p2', rules: ['arm.winning-and-losing.03'] }]);
    expect(table.state.stack).toEqual([]);
  });

  test('what a destroyed ship is worth is told, with its upgrades [arm.scoring.05, arm.scoring.02]', () => {
    const worth = (upgrades: string[]): unknown =>
      straight(maneuvering({ speed: 2, at: [500, 850], upgrades })).told('ship-destroyed')[0]?.because?.[1];
    expect(worth([])).toMatchObject({ rules: ['arm.scoring.02'], facts: { points: 44 } });
    expect(worth(['leia-organa'])).toMatchObject({ rules: ['arm.scoring.05'], facts: { points: 47 } });
  });

  test('a ship in the way shortens it: the dial stays, both are dealt a facedown card past their shields [arm.overlapping.05, arm.overlapping.07, arm.overlapping.09]', () => {
    const table = straight(maneuvering({ speed: 3 }, { ships: { victory: { owner: 'p2', at: [500, 560] } } }));
    expect(table.told('ship-overlapped')).toMatchObject([{ ship: 'cr90', other: 'victory' }]);
    const [moved] = table.told('ship-moved');
    expect(moved?.speed).toBeLessThan(3);
    expect(table.ship('cr90')).toMatchObject({ speed: 3, damage: { facedown: 1 }, shields: { front: 2 } });
    expect(table.ship('victory')).toMatchObject({ damage: { facedown: 1 }, shields: { front: 3 } });
  });

  test('both ships can be destroyed by it at once, and then the scores decide [arm.overlapping.10, arm.winning-and-losing.04]', () => {
    const victory = { owner: 'p2', at: [500, 560], damage: { facedown: 7 } } as const;
    const table = straight(maneuvering({ speed: 3, damage: { facedown: 3 } }, { ships: { victory } }));
    const destroyed = table.told('ship-destroyed');
    // Each with why, and what it is worth.
    expect(destroyed.map(({ ship, because }) => [ship, because?.length])).toEqual([
      ['cr90', 2],
      ['victory', 2],
    ]);
    for (const { rules } of destroyed) expect(rules).toContain('arm.overlapping.10');
    expect(table.told('game-ended')).toMatchObject([
      { winner: 'p1', rules: ['arm.winning-and-losing.04', 'arm.scoring.02'] },
    ]);
  });

  test('overlapped squadrons are placed around it by the player who did not move it; speed and hull stay [arm.overlapping.01, arm.overlapping.02, arm.overlapping.04]', () => {
    const table = straight(maneuvering({ speed: 1 }, { squadrons: { x: { at: [500, 370] } } }));
    expect(table.by).toEqual(['p2']);
    const { x, y } = table.ship('cr90').pose;
    const away = table.whyNot({ type: 'place-squadron', player: 'p2', squadron: 'x', at: { x: x + 200, y } });
    expect(away).toMatchObject({ code: 'not-touching' });
    // Half a base, the shield dial at the middle of the side, and the squadron's radius.
    table.does({ type: 'place-squadron', player: 'p2', squadron: 'x', at: { x: x + 41 / 2 + 4 + 17, y } });
    expect(table.squadron('x')).toMatchObject({ hull: 5, activated: false });
    expect(table.told('maneuver-executed')).toMatchObject([{ ship: 'cr90', speed: 1 }]);
    expect(table.ship('cr90').damage.facedown).toBe(0);
  });
});

describe('obstacles', () => {
  const at = (obstacles: TableSpec['obstacles'], ship: ShipOnTable = {}): Table =>
    maneuvering({ speed: 0, ...ship }, { obstacles: obstacles ?? {} });

  test('an asteroid field deals a faceup damage card, past the shields [arm.obstacles.02]', () => {
    const table = at({ 'asteroid-field-1': [500, 300] }).answer({ type: 'draw', card: 'power-failure' });
    expect(table.ship('cr90').damage).toEqual({
      facedown: 0,
      faceup: [{ id: 'cr90/damage-1', card: 'power-failure' }],
    });
    expect(table.ship('cr90').shields.front).toBe(2);
  });

  test("a debris field is two damage on one zone of its owner's choice, shields first [arm.obstacles.04, arm.damage.09, arm.damage.04]", () => {
    const table = at({ 'debris-field-1': [500, 300] }, { shields: { left: 1 } }).answer({
      type: 'choose-hull-zone',
      zone: 'left',
    });
    expect(table.ship('cr90')).toMatchObject({ shields: { left: 0, right: 2, front: 2 }, damage: { facedown: 1 } });
  });

  test('at a station a ship can discard one damage card, faceup or facedown [arm.obstacles.06]', () => {
    const table = at({ station: [500, 300] }, { damage: { facedown: 1, faceup: ['crew-panic'] } });
    expect(table.legal().map((action) => ('card' in action ? action.card : action.type))).toEqual([
      'cr90/damage-1',
      null,
      'decline-station',
    ]);
    table.answer({ type: 'discard-damage', card: null });
    expect(table.ship('cr90').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'crew-panic' }] });
    expect(table.state.damageDiscard.facedown).toBe(1);
  });

  test("several are resolved in an order of its owner's choice [arm.obstacles.12]", () => {
    const table = at({ 'debris-field-1': [500, 310], station: [500, 290] }, { damage: { facedown: 1 } });
    table.answer({ type: 'choose-obstacle', obstacle: 'station' });
    expect(table.asks).toBe('discard a damage card');
    table.answer({ type: 'decline-station' });
    expect(table.asks).toBe('choose a hull zone');
  });
});

describe('squadrons that move', () => {
  const moving = (squadrons: TableSpec['squadrons'], obstacles: TableSpec['obstacles'] = {}): Table =>
    armadaTable({
      ships: { cr90: {} },
      squadrons,
      obstacles,
      moment: { phase: 'squadron', squadron: 'x' },
    } as TableSpec);
  const to = (x: number, y: number) => ({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x, y } }) as const;

  test('as far as the distance band of its speed reaches, on no other base [arm.squadron-movement.04, arm.squadron-movement.06]', () => {
    const table = moving({ x: { at: [500, 400] }, other: { at: [600, 400] } });
    expect(table.whyNot(to(500, 400 + 185.5))).toBeNull();
    expect(table.whyNot(to(500, 400 + 186))).toMatchObject({ code: 'too-far' });
    expect(table.whyNot(to(590, 400))).toMatchObject({ code: 'overlaps-base' });
    expect(table.whyNot(to(700, 400 - 80))).not.toBeNull();
  });

  test('an engaged squadron cannot move, unless all that engage it are heavy [arm.engagement.03, arm.squadron-keywords.13, arm.squadron-movement.11]', () => {
    const tie = { at: [560, 400], owner: 'p2' } as const;
    const table = moving({ x: { at: [500, 400] }, tie });
    expect(table.whyNot(to(500, 420))).toMatchObject({ code: 'engaged', facts: { enemies: ['tie'] } });
    const heavy = { ...tie, card: 'tie-bomber-squadron' };
    expect(moving({ x: { at: [500, 400] }, heavy }).whyNot(to(500, 420))).toBeNull();
    expect(
      moving({ x: { at: [500, 400] }, heavy, tie: { ...tie, at: [440, 400] } }).whyNot(to(500, 420)),
    ).toMatchObject({
      facts: { enemies: ['tie'] },
    });
  });

  test('at a station it can recover one hull point, staying in place too, up to its hull [arm.obstacles.07, arm.obstacles.08, arm.obstacles.11]', () => {
    const table = moving({ x: { at: [500, 400], hull: 3 } }, { station: [500, 400] }).does(to(500, 400));
    table.answer({ type: 'recover-hull' });
    expect(table.squadron('x').hull).toBe(4);
    expect(
      moving({ x: { at: [500, 400] } }, { station: [500, 400] })
        .does(to(500, 400))
        .told('hull-recovered'),
    ).toEqual([]);
  });

  test('asteroid and debris fields do nothing to it [arm.obstacles.03, arm.obstacles.05]', () => {
    const fields = { 'asteroid-field-1': [500, 400], 'debris-field-1': [500, 400] } as const;
    const table = moving({ x: { at: [500, 400] } }, fields).does(to(500, 400));
    expect(
      table.told('obstacle-overlapped').map(({ because }) => because?.map(({ code, rules }) => [code, ...rules])),
    ).toEqual([[['unaffected', 'arm.obstacles.03']], [['unaffected', 'arm.obstacles.05']]]);
    expect(table.squadron('x').hull).toBe(5);
    expect(table.asks).toBe('set dials');
  });

  test('one that leaves the play area is destroyed [arm.play-area.04]', () => {
    const table = moving({ x: { at: [500, 30] } }).does(to(500, 10));
    expect(table.told('squadron-destroyed')).toMatchObject([{ squadron: 'x' }]);
    expect(table.squadron('x').place).toBe('destroyed');
  });
});
