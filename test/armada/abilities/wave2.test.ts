/** The second wave: its keywords (arm.wave2), its squadrons, and upgrades that fit ships of the core set and the first wave. */
import { dogfight, duel, frontal, type Duel } from '../attack/duels';
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { PULSE, PULSES, chosen, equipped, offered, pool, usedBy, whyNotTarget, withDice } from './tables';

const TIE = { owner: 'p2' } as const;
const vsd = { owner: 'p2', at: [500, 500] } as const;
const AGAINST = { ships: { cr90: {}, vsd } };
const move = { type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 500, y: 350 } } as const;
const at = (column: number, row = 410) => ({ at: [column, row] as const });
const fight = (squadrons: NonNullable<TableSpec['squadrons']>, squadron = 'x'): Table =>
  dogfight({ waits: { ...TIE, at: [900, 600] }, more: { at: [100, 600] }, ...squadrons }, { ...AGAINST, squadron });
const attacks = (table: Table, attacker: string, defender: string, defendingZone: 'front' | null, player = 'p1') =>
  table.whyNot({ type: 'declare-target', player, attacker, zone: null, defender, defendingZone });

describe('Rogue', () => {
  const attacked = (card: string, die: string, more: NonNullable<TableSpec['squadrons']> = {}): Table =>
    dogfight(
      { x: { ...at(500), card }, waits: { ...TIE, at: [900, 600] }, ...more },
      { ships: { cr90: {}, vsd: { ...vsd, defense: [] } } },
    )
      .attack('x', null, 'vsd', 'front')
      .rolls(die);

  test('moves and attacks in the Squadron Phase; others do one of both [arm.wave2.01]', () => {
    expect(attacked('yt-2400', 'black hit').state.inPlay.map(({ ability }) => ability)).toContain('rogue');
    expect(attacked('yt-2400', 'black hit').whyNot(move)).toBeNull();
    expect(attacked('x-wing-squadron', 'red hit').squadron('x').activated).toBe(true);
    // Nor does one beside it that has Rogue let it.
    const beside = { rogue: { at: [540, 410] as const, card: 'yt-2400' } };
    expect(attacked('x-wing-squadron', 'red hit', beside).squadron('x').activated).toBe(true);
  });

  test('whoever is engaged does not move for it [arm.wave2.02]', () => {
    const table = fight({ x: { ...at(500), card: 'yt-2400' }, tie: { ...TIE, ...at(540) } });
    expect(table.whyNot(move)).toMatchObject({ code: 'engaged' });
  });
});

describe('Intel', () => {
  const engaged = (hwk: readonly [number, number]): Table =>
    fight({ x: at(500), tie: { ...TIE, ...at(460) }, hwk: { at: hwk, card: 'hwk-290' } });

  test('enemies at distance 1 of it are as if they had Heavy, farther ones are not [arm.wave2.03]', () => {
    expect(engaged([460, 370]).whyNot(move)).toBeNull();
    expect(attacks(engaged([460, 370]), 'x', 'vsd', 'front')).toBeNull();
    expect(engaged([460, 200]).whyNot(move)).toMatchObject({ code: 'engaged' });
  });

  test('it is freed by itself; an enemy with Intel frees nobody but its own [arm.wave2.04]', () => {
    const own = fight({ x: { ...at(500), card: 'hwk-290' }, tie: { ...TIE, ...at(460) } });
    expect(own.whyNot(move)).toBeNull();
    const theirs = fight({ x: at(500), tie: { ...TIE, ...at(460), card: 'jumpmaster-5000' } });
    expect(theirs.whyNot(move)).toMatchObject({ code: 'engaged' });
  });
});

describe('Grit', () => {
  const engaged = (more: NonNullable<TableSpec['squadrons']> = {}, card = 'scurrg-h-6-bomber'): Table =>
    fight({ x: { ...at(500), card }, tie: { ...TIE, ...at(460) }, ...more });

  test('one squadron does not keep it from moving, two do [arm.wave2.05]', () => {
    expect(
      engaged()
        .state.inPlay.filter(({ source }) => source === 'x')
        .map(({ ability }) => ability),
    ).toContain('grit');
    expect(engaged().whyNot(move)).toBeNull();
    expect(engaged({ other: { ...TIE, ...at(540) } }).whyNot(move)).toMatchObject({ code: 'engaged' });
    expect(engaged({}, 'x-wing-squadron').whyNot(move)).toMatchObject({ code: 'engaged' });
  });

  test('it attacks squadrons all the same [arm.wave2.06]', () => {
    expect(attacks(engaged(), 'x', 'vsd', 'front')).not.toBeNull();
    expect(attacks(engaged(), 'x', 'tie', null)).toBeNull();
  });
});

describe('Boba Fett', () => {
  const boba = (x: readonly [number, number]): Table =>
    fight({ x: { at: x }, boba: { ...TIE, ...at(540), card: 'boba-fett' } }, 'boba');

  test('as he is activated an enemy at distance 1 suffers a damage [arm.damage.02]', () => {
    const table = boba([500, 410]);
    expect(chosen(table)).toEqual(['x']);
    expect(table.answer({ chosen: 'x' }).squadron('x').hull).toBe(4);
  });

  test('or an enemy ship, on a hull zone that its owner chooses [arm.damage.02]', () => {
    const ships = { cr90: { at: [500, 330] as const } };
    const near = { boba: { ...TIE, ...at(500), card: 'boba-fett' }, x: { at: [900, 100] as const } };
    const table = dogfight(near, { ships, squadron: 'boba' });
    expect(chosen(table)).toEqual(['cr90']);
    table.answer({ chosen: 'cr90' });
    expect(table.by).toEqual(['p1']);
    table.answer({ zone: 'left' });
    expect(table.ship('cr90').shields).toMatchObject({ left: 1, right: 2, front: 2 });
  });

  test('nobody who is farther away', () => {
    const table = boba([200, 410]);
    expect(chosen(table)).toEqual([]);
    expect(table.squadron('x').hull).toBe(5);
  });
});

describe('Dash Rendar', () => {
  const FOUR = ['blue hit', 'blue hit', 'blue critical', 'blue accuracy'];
  const shot = (
    card: string,
    more: NonNullable<TableSpec['squadrons']> = {},
    where: readonly [number, number] = vsd.at,
  ): Table =>
    dogfight(
      { x: { ...at(500), card }, tie: { ...TIE, ...at(540) }, waits: { ...TIE, at: [900, 600] }, ...more },
      { ships: { cr90: {}, vsd: { ...vsd, at: where } } },
    )
      .attack('x', null, 'tie', null)
      .rolls(...FOUR);
  const sizes = (table: Table): number =>
    Math.max(...chosen(table.answer({ type: 'use-ability' })).map((dice) => (dice as number[]).length));

  test('as many dice as there are enemies at distance 1, the Victory among them [arm.modifying-dice.02]', () => {
    expect(sizes(shot('dash-rendar'))).toBe(2);
    expect(sizes(shot('dash-rendar', { other: { ...TIE, ...at(460) } }))).toBe(3);
    expect(sizes(shot('dash-rendar', {}, [200, 800]))).toBe(1);
    expect(offered(shot('yt-2400'))).not.toContain('dash-rendar');
    const table = shot('dash-rendar')
      .answer({ type: 'use-ability' })
      .answer({ type: 'choose', chosen: [0, 2] });
    table.rolls('blue critical', 'blue hit');
    expect(table.told('dice-rerolled').map(({ dice }) => dice.length)).toEqual([2]);
  });
});

describe('Han Solo', () => {
  const start = (activated: boolean): Table =>
    armadaTable({
      ships: { cr90: {}, vsd },
      squadrons: { han: { at: [500, 200], card: 'han-solo', activated } },
      moment: { phase: 'ship' },
    });

  test('is activated as by a command as the Ship Phase begins [arm.commands.10]', () => {
    const table = start(false).answer({ type: 'use-ability', ability: 'han-solo' });
    expect(table.told('squadron-activates')).toMatchObject([{ squadron: 'han' }]);
    expect(table.asks).toBe('move or attack');
    expect(start(false).answer({ type: 'decline' }).told('squadron-activates')).toEqual([]);
  });

  test('not once he is activated', () => {
    expect(offered(start(true))).toEqual([]);
  });
});

describe('IG-88', () => {
  const ig = (card: string): Table =>
    fight({ ig: { ...TIE, ...at(540), card }, x: at(500), a: { at: [540, 370], card: 'a-wing-squadron' } }, 'ig');

  test('Escort of enemies is nothing to him [arm.golden-rules.02]', () => {
    expect(attacks(ig('ig-88'), 'ig', 'a', null, 'p2')).toBeNull();
    expect(attacks(ig('aggressor-assault-fighter'), 'ig', 'a', null, 'p2')).toMatchObject({ code: 'escorted' });
  });

  test('and nobody counters his attack', () => {
    const duelled = (card: string): Table =>
      fight({ ig: { ...TIE, ...at(540), card }, a: { ...at(500), card: 'a-wing-squadron' } }, 'ig')
        .attack('ig', null, 'a', null)
        .rolls('blue hit', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    expect(offered(duelled('ig-88'))).not.toContain('counter');
    expect(offered(duelled('aggressor-assault-fighter'))).toContain('counter');
  });
});

describe('Nym', () => {
  const bombed = (blue: string): Table =>
    dogfight(
      { x: { ...at(500), card: 'nym' }, waits: { ...TIE, at: [900, 600] } },
      { ships: { cr90: {}, vsd: { ...vsd, shields: { front: 3 } } } },
    )
      .attack('x', null, 'vsd', 'front')
      .rolls(blue, 'black hit');

  test('for a blue critical the defender loses a defense token [arm.critical-effects.01]', () => {
    const table = bombed('blue critical').passes('resolve a critical effect');
    table.answer({ type: 'use-ability', ability: 'nym' });
    table.answer({ chosen: 'brace' });
    expect(table.ship('vsd').defense.map(({ type }) => type)).toEqual(['redirect', 'redirect']);
  });

  test('not without one', () => {
    expect(offered(bombed('blue hit'))).not.toContain('nym');
  });
});

test.each([
  ['engineering-captain', 'repair'],
  ['navigation-officer', 'navigate'],
  ['tactical-expert', 'concentrate-fire'],
  ['wing-commander', 'squadron'],
])('%s: before the reveal the command may become %s [arm.effect-use-and-timing.07]', (id, command) => {
  const dials = command === 'repair' ? (['navigate'] as const) : (['repair'] as const);
  const table = equipped(id, { dials: [...dials] }).answer({ type: 'use-ability', ability: id });
  expect(table.ship('ship').dial).toBe(command);
  expect(
    equipped(id, { dials: [...dials] })
      .answer({ type: 'decline' })
      .ship('ship').dial,
  ).toBe(dials[0]);
  expect(offered(equipped(id, { dials: [] }))).toEqual([]);
});

describe('Ordnance Experts', () => {
  const shot = (range: Duel['range'], ...dice: string[]): Table =>
    frontal({ attacker: 'vsd', ...(range && { range }), vsd: { upgrades: ['ordnance-experts'] } }).rolls(...dice);

  test('any black dice are rolled again, and no others [arm.effect-use-and-timing.02]', () => {
    const dice = ['black blank', 'black blank', 'black hit', 'red blank', 'red blank', 'red blank'];
    const table = shot('close', ...dice).answer({ type: 'use-ability', ability: 'ordnance-experts' });
    const black = pool(table).flatMap((die, i) => (die === 'black blank' ? [i] : []));
    table.answer({ chosen: black }).rolls('black hit', 'black hit');
    expect(pool(table).filter((die) => die === 'black hit')).toHaveLength(3);
  });

  test('without black dice there is nothing to roll', () => {
    expect(offered(shot('long', 'red hit', 'red hit', 'red hit'))).toEqual([]);
  });
});

describe('Ruthless Strategists', () => {
  const flak = (upgrades: string[], more: NonNullable<TableSpec['squadrons']> = {}): Table =>
    duel({ attacker: 'vsd', vsd: { upgrades }, squadrons: { x: { at: [500, 380] }, ...more } })
      .attack('vsd', 'front', 'x', null)
      .rolls('blue accuracy');

  test('a friend that is engaged with the defender and the defender suffer a damage each [arm.damage.02]', () => {
    const table = flak(['ruthless-strategists'], { tie: { ...TIE, at: [540, 380] } });
    table.answer({ chosen: 'tie' });
    expect([table.squadron('x').hull, table.squadron('tie').hull]).toEqual([4, 2]);
  });

  test('with nobody engaged nothing is asked', () => {
    expect(chosen(flak(['ruthless-strategists']))).toEqual([]);
  });
});

test('Redundant Shields: a shield comes back as the Status Phase begins [arm.shields.01]', () => {
  const status = (upgrades: string[], shields: ShipOnTable['shields']): Table =>
    armadaTable({
      ships: { ship: { card: 'assault-frigate-mark-ii-a', upgrades, ...(shields && { shields }) } },
      moment: { phase: 'status' },
    });
  const table = status(['redundant-shields'], { left: 1 });
  expect(chosen(table)).toEqual(['left']);
  expect(table.answer({ chosen: 'left' }).ship('ship').shields.left).toBe(2);
  expect(chosen(status(['redundant-shields'], {}))).toEqual([]);
});

describe('Slaved Turrets', () => {
  const spec: Duel = { cr90: { upgrades: ['slaved-turrets'] } };

  test('a red die more against a ship [arm.modifying-dice.04]', () => {
    const table = frontal(spec).rolls('red blank', 'red blank', 'blue accuracy');
    table.answer({ type: 'use-ability', ability: 'slaved-turrets-die' }).rolls('red hit');
    expect(pool(table)).toHaveLength(4);
    const flak = duel({ ...spec, squadrons: { tie: { ...TIE, at: [500, 390] } } }).attack('cr90', 'front', 'tie', null);
    expect(offered(flak.rolls('blue hit'))).not.toContain('slaved-turrets-die');
  });

  test('and one attack, no second one; several squadrons are of one attack [arm.golden-rules.03, arm.attack.27]', () => {
    const tie = { ...TIE, at: [420, 300] } as const;
    const second = (upgrades: string[]) => {
      const table = duel({ cr90: { upgrades }, squadrons: { tie } }).attack('cr90', 'front', 'vsd', 'front');
      table.rolls('red blank', 'red blank', 'blue accuracy').passes('declare a target');
      return whyNotTarget(table, 'left', 'tie', null);
    };
    expect(second([])).toBeNull();
    expect(second(['slaved-turrets'])).toMatchObject({ code: 'attacked' });
    const both = { one: { ...TIE, at: [480, 390] }, two: { ...TIE, at: [520, 390] } } as const;
    const flak = duel({ ...spec, squadrons: both })
      .attack('cr90', 'front', 'one', null)
      .rolls('blue hit');
    expect(whyNotTarget(flak, 'front', 'two', null)).toBeNull();
  });
});

const VICTORY_II = 'victory-ii-class-star-destroyer';
const ions = (upgrade: string, dice = PULSES): Table =>
  withDice({ ...PULSE, vsd: { card: VICTORY_II, upgrades: [upgrade] } }, dice);

test('NK-7 Ion Cannons: exhausted, the defender loses a defense token of its choice [arm.critical-effects.03]', () => {
  const table = ions('nk-7-ion-cannons').answer({ type: 'use-ability' });
  expect([table.by, chosen(table)]).toEqual([['p1'], ['evade', 'redirect']]);
  expect(table.answer({ chosen: 'redirect' }).ship('cr90').defense).toHaveLength(2);
  expect(table.ship('vsd').upgrades).toMatchObject([{ exhausted: true }]);
  const red = ['red critical', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue hit'];
  expect(ions('nk-7-ion-cannons', red).whyNot(usedBy('p2', 'vsd', 'nk-7-ion-cannons'))).toMatchObject({
    code: 'no-critical',
  });
});

test('SW-7 Ion Batteries: each blue accuracy that is left is a damage more against a ship [arm.attack.21]', () => {
  const damage = (upgrade: string): unknown =>
    ions(upgrade).answer({ type: 'skip-critical-effect' }).told('damage-totaled')[0]?.damage;
  expect(damage('sw-7-ion-batteries')).toBe(4);
  expect(damage('overload-pulse')).toBe(2);
});

test('Assault Proton Torpedoes: for a black critical a faceup damage card [arm.critical-effects.01]', () => {
  const torpedoes: Duel = { attacker: 'vsd', vsd: { upgrades: ['assault-proton-torpedoes'] } };
  const dice = ['black hit-critical', 'black blank', 'black blank', 'red blank', 'red blank', 'red blank'];
  const table = withDice(torpedoes, dice).answer({ type: 'use-ability' });
  table.answer({ type: 'draw', card: 'power-failure' });
  expect(table.ship('cr90').damage.faceup).toHaveLength(1);
  const red = withDice(torpedoes, [
    'black hit',
    'black blank',
    'black blank',
    'red critical',
    'red blank',
    'red blank',
  ]);
  expect(red.whyNot(usedBy('p2', 'vsd', 'assault-proton-torpedoes'))).toMatchObject({ code: 'no-critical' });
});

test('Rapid Reload: a black die more to either side, none to the front [arm.armament.04]', () => {
  const black = (upgrades: string[], zone: 'front' | 'left'): number => {
    const glad = {
      card: 'gladiator-i-class-star-destroyer',
      upgrades,
      facing: zone === 'left' ? 270 : 180,
      at: [500, 440] as const,
    };
    const [roll] = duel({ attacker: 'vsd', vsd: glad }).attack('vsd', zone, 'cr90', 'front').legal();
    if (roll?.type === 'roll-dice') return roll.dice.find(({ die }) => die === 'black')?.faces.length ?? 0;
    return roll?.type === 'roll' && roll.die === 'black' ? roll.faces.length : 0;
  };
  expect(black(['rapid-reload'], 'left') - black([], 'left')).toBe(1);
  expect(black(['rapid-reload'], 'front') - black([], 'front')).toBe(0);
});
