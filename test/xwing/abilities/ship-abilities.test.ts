/** Ship abilities, each where it works and where it does not. */
import { acting, duel, maneuvering } from '../duel';
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { diceRolled } from './card-cases';

const actions = (table: Table): string[] =>
  table.legal('perform-action').map(({ action, color }) => `${color} ${action}`);
const queued = (table: Table): string[] => table.happened('ability-queued').map(({ ability }) => ability);

describe('Experimental Scanners (E-wing)', () => {
  const scanning = (pilot: string): Table => {
    const table = acting(
      { pilot },
      {
        x: { player: 'p2', at: [800, 800] },
        near: { player: 'p2', at: [300, 420] },
        next: { player: 'p2', at: [300, 340] },
      },
    );
    return table.answer({ type: 'perform-action', action: 'lock' });
  };
  test('it locks beyond range 3, not at range 1, and at range 0 [xw.lock.13]', () => {
    expect(scanning('knavesquadronescort').legal('choose-lock').map(({ on }) => on)).toEqual(['x', 'next']); // prettier-ignore
    expect(scanning('knavesquadronescort').refusal({ type: 'choose-lock', on: 'near' })).toBe('range-1');
    expect(scanning('bluesquadronescort').legal('choose-lock').map(({ on }) => on)).toEqual(['near', 'next']); // prettier-ignore
  });
});

describe('Dead to Rights (M12-L Kimogila)', () => {
  const tokens = { focus: 1, evade: 1, calculate: 1 };
  const defending = (tie: ShipOnTable, red: ShipOnTable = {}): (string | null | undefined)[] => {
    const table = duel({ pilot: 'cartelexecutioner', ...red }, { tokens, force: 1, pilot: 'inquisitor', ...tie });
    table.attack('red', 'tie').rolls('hit', 'hit', 'hit').rolls('blank', 'blank', 'focus');
    return ['spend-focus', 'spend-evade', 'spend-calculate', 'spend-force'].map((type) => table.refusal({ type }));
  };
  test('in its bullseye arc no green token modifies the dice of the defender, Force does [xw.golden-rules.03]', () => {
    const no = 'dead-to-rights';
    expect(defending({})).toEqual([no, no, no, null]);
    expect(defending({ at: [370, 500] })).toEqual([null, null, null, null]);
    expect(defending({}, { pilot: 'bluesquadronescort' })).toEqual([null, null, null, null]);
  });
});

describe('Stygium Array (TIE Phantom)', () => {
  const phantom = { pilot: 'sigmasquadronace', tokens: { cloak: 1 } } as const;
  const decloaked = (red: ShipOnTable): Table =>
    xwingTable({
      ships: { red: { player: 'p2', at: [300, 300], ...red }, x: { at: [800, 800] } },
      moment: 'system',
    }).answer({ type: 'decloak', move: 'boost' });

  test('after it decloaked it may evade, not after a decloak that fails [xw.timing.07]', () => {
    const table = decloaked(phantom).use('stygium-array');
    expect(table.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'evade', color: 'white' }]);
    expect(queued(decloaked({ ...phantom, at: [300, 880] }))).not.toContain('stygium-array');
  });

  const ending = (tokens: ShipOnTable['tokens']): Table =>
    xwingTable({
      ships: { red: { player: 'p2', pilot: 'sigmasquadronace', tokens: tokens ?? {} }, x: {} },
      moment: 'end',
    });
  test('at the start of the End Phase an evade token becomes a cloak token [xw.timing.03]', () => {
    const table = ending({ evade: 2 }).use('stygium-array-cloaks');
    expect(table.happened('token-spent')).toMatchObject([{ token: 'evade' }]);
    expect(table.ship('red').tokens.cloak).toBe(1);
    expect(ending({ evade: 1, cloak: 1 }).offers({ type: 'use-ability' })).toBe(false);
    expect(ending({ focus: 1 }).offers({ type: 'use-ability' })).toBe(false);
  });
});

describe('Spacetug Tractor Array', () => {
  const tug = (x: ShipOnTable): Table => acting({ pilot: 'jakkugunrunner' }, { x: { player: 'p2', ...x } });
  const array = { type: 'perform-card-action', ability: 'spacetug-tractor-array' };
  test.each<[string, ShipOnTable, number]>([
    ['in the bullseye arc', { at: [300, 420] }, 2],
    ['in the front arc', { at: [370, 420] }, 1],
    ['touching', { at: [300, 340] }, 0],
    ['at range 2', { at: [300, 490] }, 0],
    ['beside it', { at: [420, 300] }, 0],
  ])('%s at range 1 [xw.tractor.03]', (_where, at, count) => {
    const table = tug(at);
    expect(table.offers(array)).toBe(count > 0);
    if (count === 0) return;
    table.answer(array).repeat({ type: 'choose' }).repeat({ type: 'tractor-moves', move: 'nothing' });
    expect(table.ship('x').tokens.tractor).toBe(count);
    // It was p1 who tractored it.
    expect(table.happened('token-gained')[0]).toMatchObject({ ship: 'x', token: 'tractor', by: 'p1' });
  });
});

describe('Fire Convergence (LAAT)', () => {
  const laat = { player: 'p1', pilot: '212thbattalionpilot', at: [300, 200], turret: 'front' } as const;
  const offered = (gunship: ShipOnTable, red: ShipOnTable = {}, weapon?: string): Table =>
    duel({ pilot: 'bluesquadronescort', ...red }, {}, { others: { laat: { ...laat, ...gunship } } }).attack(
      'red',
      'tie',
      weapon,
    );
  const use = { type: 'use-ability', ability: 'fire-convergence' };
  test('a friend rerolls up to 2 dice for a charge, against a ship in its turret arc [xw.dice-modification.05]', () => {
    const table = offered({ at: [300, 240] })
      .rolls('blank', 'blank', 'blank')
      .use('fire-convergence');
    expect(Math.max(...table.legal('choose').map(({ chosen }) => (chosen as number[]).length))).toBe(2);
    table.does(table.legal('choose').at(-1)!);
    expect(table.ship('laat').charges?.active).toBe(1);
    expect(offered({ charges: 0 }).rolls('blank', 'blank', 'blank').refusal(use)).not.toBeNull();
    expect(offered({ turret: 'left' }).rolls('blank', 'blank', 'blank').refusal(use)).toBeUndefined();
    const turret = { pilot: 'outerrimsmuggler', turret: 'front' } as const;
    expect(
      offered({ at: [300, 180] }, { ...turret })
        .rolls('blank', 'blank', 'blank')
        .offers(use),
    ).toBe(true);
  });
  test('not for an attack with a single turret [xw.dice-modification.05]', () => {
    const red: ShipOnTable = { pilot: 'drearenthal', upgrades: ['dorsalturret'], turret: 'front' };
    const table = offered({ at: [300, 180] }, red, 'red/dorsalturret').rolls('blank', 'blank');
    expect(table.refusal(use)).toBeUndefined();
  });
});

describe('Resupply Craft (GR-75)', () => {
  const resupplied = (red: ShipOnTable, gr75: ShipOnTable = {}): Table =>
    acting(red, { gr75: { pilot: 'echobaseevacuees', at: [400, 300], ...gr75 } }).answer({
      type: 'perform-action',
      action: 'focus',
    });
  test('for 1 energy a friend that acted loses a red or orange token, or recovers a shield [xw.huge-energy.04]', () => {
    const table = resupplied({ tokens: { strain: 1, disarm: 1 }, shields: 1 });
    const before = table.ship('gr75').energy?.active ?? 0;
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['disarm', 'strain', 'shield']);
    table.choose('resupply-craft', 'shield');
    expect(table.ship('red').shields.active).toBe(2);
    expect(table.ship('gr75').energy?.active).toBe(before - 1);
    expect(
      resupplied({ tokens: { strain: 1 } })
        .choose('resupply-craft', 'strain')
        .ship('red').tokens.strain,
    ).toBe(0);
    expect(resupplied({ tokens: { strain: 1 } }, { energy: 0 }).offers({ type: 'choose' })).toBe(false);
    expect(resupplied({}, {}).offers({ type: 'choose' })).toBe(false);
    expect(resupplied({ tokens: { strain: 1 } }, { at: [600, 300] }).offers({ type: 'choose' })).toBe(false);
  });
});

describe('Explosion with Wings (Fireball)', () => {
  test('it begins with a facedown damage card [xw.setup.14]', () => {
    const table = xwingTable({
      ships: { red: { pilot: 'colossusstationmechanic', at: null }, x: { player: 'p2', at: null } },
      moment: 'setup',
    });
    expect(table.ship('red').damage.facedown).toBe(1);
    expect(table.ship('x').damage.facedown).toBe(0);
    expect(table.happened('damage-suffered')).toEqual([]);
  });
  const slammed = (red: ShipOnTable): Table => {
    const pilot = 'colossusstationmechanic';
    const revealed = { speed: 1, bearing: 'straight', color: 'blue' } as const;
    const table = acting({ pilot, revealed, ...red }).answer({ type: 'perform-action', action: 'slam' });
    return table.answer({ type: 'choose-maneuver', maneuver: '1 straight' });
  };
  test('after a SLAM an exposed damage card removes the disarm token [xw.damage-cards.04]', () => {
    const table = slammed({ damage: { facedown: 1 } }).use('explosion-with-wings');
    table.draws('structuraldamage');
    expect(table.ship('red')).toMatchObject({ tokens: { disarm: 0 }, damage: { facedown: 0, faceup: [{}] } });
    expect(slammed({}).offers({ type: 'use-ability' })).toBe(false);
  });
});

describe('turrets', () => {
  const rotating = (table: Table): string[] =>
    table.answer({ type: 'perform-action', action: 'rotate-arc' }).legal('rotate-turret').map(({ arc }) => arc); // prettier-ignore
  const focused = (pilot: string): Table => acting({ pilot }).answer({ type: 'perform-action', action: 'focus' });

  test('the indicator is rotated only to where the ship ability says [xw.rotate.01]', () => {
    expect(rotating(focused('greensquadronexpert').use('refined-gyrostabilizers'))).toEqual(['rear']);
    // Rotating Cannons.
    expect(rotating(acting({ pilot: 'caridaacademycadet' }))).toEqual(['rear']);
    const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const nantex = maneuvering({ pilot: 'stalgasinhiveguard', dial }).use('pinpoint-tractor-array');
    nantex.repeat({ type: 'tractor-moves', move: 'nothing' });
    expect(nantex.legal('rotate-turret').map(({ arc }) => arc)).toEqual(['left', 'right']);
    expect(rotating(acting({ pilot: 'shadowporthunter' }))).toEqual(['left', 'right', 'rear']);
  });

  test('Refined Gyrostabilizers: a red boost or rotate action after any action [xw.timing.07]', () => {
    const table = acting({ pilot: 'greensquadronexpert' }).answer({ type: 'perform-action', action: 'focus' });
    table.use('refined-gyrostabilizers');
    expect(actions(table)).toEqual(['red boost', 'red rotate-arc']);
  });

  test('Heavy Weapon Turret: missiles in the turret arc, to the rear as well; it rotates to front or rear [xw.attack-arc.02]', () => {
    const weapon = (pilot: string, upgrades: string[], turret: 'front' | 'rear' = 'rear') =>
      duel({ pilot, upgrades, turret, facing: turret === 'rear' ? 180 : 0 }, {}, { locks: [['red', 'tie']] }).refusal({
        type: 'choose-weapon',
        weapon: `red/${upgrades[0]}`,
      });
    expect(weapon('zetasquadronsurvivor', ['concussionmissiles'])).toBeNull();
    expect(weapon('zetasquadronsurvivor', ['concussionmissiles'], 'front')).toBeNull();
    expect(weapon('zetasquadronsurvivor', ['protontorpedoes'])).not.toBeNull();
    expect(weapon('caridaacademycadet', ['heavylasercannon'])).not.toBeNull();
    expect(weapon('caridaacademycadet', ['ioncannon'])).toBeNull();
    expect(weapon('caridaacademycadet', ['concussionmissiles'])).not.toBeNull();
    const table = acting({ pilot: 'zetasquadronsurvivor' }).answer({ type: 'perform-action', action: 'focus' });
    table.use('linked-action');
    expect(table.legal('rotate-turret').map(({ arc }) => arc)).toEqual(['rear']);
  });

  test('Pinpoint Tractor Array: a tractor token for a rotate action after a maneuver [xw.timing.07]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const table = maneuvering({ pilot: 'stalgasinhiveguard', dial }).use('pinpoint-tractor-array');
    table.repeat({ type: 'tractor-moves', move: 'nothing' });
    expect(table.ship('red').tokens.tractor).toBe(1);
    expect(table.happened('action-attempted')).toMatchObject([{ action: 'rotate-arc', color: 'white' }]);
  });
});

describe('Microthrusters (StarViper)', () => {
  const viper = { pilot: 'blacksunenforcer', player: 'p1' } as const;
  const rolled = (template: string, side: string): Table =>
    acting({ ...viper, at: [450, 300] })
      .answer({ type: 'perform-action', action: 'barrel-roll' })
      .answer({ type: 'choose-side', side })
      .answer({ type: 'choose-template', template });

  test.each([
    // Along a bank of 45 degrees and radius 80 from the middle of its side; forward on its right is to the left of the way.
    ['bank-left', 'right', 1],
    ['bank-right', 'right', -1],
    ['bank-left', 'left', -1],
    ['bank-right', 'left', 1],
  ] as const)(
    '%s to its %s: it ends before (1) or behind (-1) where it was, turned by 45 degrees [xw.faq-cards.16]',
    (template, side, ahead) => {
      const table = rolled(template, side).answer({ type: 'choose-position', position: 'middle' });
      const { pose } = table.ship('red');
      expect(Math.sign(pose.y - 300)).toBe(ahead);
      expect(Math.sign(pose.x - 450)).toBe(side === 'right' ? 1 : -1);
      expect(Math.abs(pose.heading.x)).toBeCloseTo(Math.SQRT1_2, 6);
      expect(pose.heading.y).toBeCloseTo(Math.SQRT1_2, 6);
      // 20 of its base, 80 * sin(45 degrees) across, and 20 along the turned base.
      expect(Math.abs(pose.x - 450)).toBeCloseTo(20 + 80 * Math.SQRT1_2 + 20 * Math.SQRT1_2, 6);
    },
  );

  test('the straight template is not offered, and others use no bank [xw.faq-cards.16]', () => {
    const table = acting({ ...viper, at: [450, 300] }).answer({ type: 'perform-action', action: 'barrel-roll' });
    table.answer({ type: 'choose-side', side: 'left' });
    expect(table.legal('choose-template').map((each) => each.template)).toEqual(['bank-left', 'bank-right']);
    const wing = acting({ at: [450, 300] }).answer({ type: 'perform-action', action: 'barrel-roll' });
    expect(wing.answer({ type: 'choose-side', side: 'left' }).legal('choose-template')).toEqual([]);
  });

  test('tractored, whoever tractored it chooses side and template [xw.faq-cards.16]', () => {
    const table = duel({ pilot: 'bladesquadronveteran', upgrades: ['tractorbeam'] }, { ...viper, player: 'p2' });
    table.attack('red', 'tie', 'red/tractorbeam').rolls('hit', 'blank', 'blank').rolls('blank', 'blank', 'blank');
    table.answer({ type: 'tractor-moves', player: 'p1', move: 'barrel-roll-left' });
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'choose-template', template: 'bank-left' });
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'choose-position', position: 'middle' });
    expect(table.happened('moved')).toMatchObject([{ ship: 'tie', by: 'barrel roll' }]);
  });
});

describe('Lieutenant Sai', () => {
  const coordinated = (action: string, spec: Partial<TableSpec['ships'][string]> = {}): Table =>
    xwingTable({
      ships: {
        sai: { player: 'p2', pilot: 'lieutenantsai', at: [300, 300] },
        wing: { player: 'p2', pilot: 'bladesquadronveteran', at: [300, 450], ...spec },
        x: { at: [800, 800] },
      },
      moment: { phase: 'activation', ship: 'sai', step: 'perform action' },
    })
      .answer({ type: 'perform-action', action: 'coordinate' })
      .repeat({ type: 'choose-coordinated', on: 'wing' })
      .answer({ type: 'perform-action', action });

  test('performs what the coordinated ship performed, not what is linked to it [xw.faq-cards.14]', () => {
    const table = coordinated('focus').use('linked-action');
    table.answer({ type: 'choose-side', side: 'left' }).answer({ type: 'choose-position', position: 'middle' });
    expect(table.happened('action-performed').map(({ ship, action }) => `${ship} ${action}`)).toEqual([
      'wing focus',
      'wing barrel-roll',
      'sai coordinate',
    ]);
    table.use('lieutenant-sai');
    expect(table.happened('action-performed').at(-1)).toMatchObject({ ship: 'sai', action: 'focus' });
  });

  test('not an action that is not on the bar of the shuttle [xw.faq-cards.14]', () => {
    const table = coordinated('barrel-roll');
    table.answer({ type: 'choose-side', side: 'left' }).answer({ type: 'choose-position', position: 'middle' });
    expect(table.happened('action-performed').at(-1)).toMatchObject({ ship: 'sai', action: 'coordinate' });
    expect(queued(table)).not.toContain('lieutenant-sai');
  });
});

test('Linked Battery: 1 more die with a cannon, none with another weapon [xw.attack.16]', () => {
  const upsilon = { pilot: 'starkillerbasepilot', upgrades: ['heavylasercannon'], at: [300, 280] } as const;
  const dice = (weapon: string, pilot: string = upsilon.pilot): number =>
    diceRolled({ red: { ...upsilon, upgrades: [...upsilon.upgrades], pilot }, weapon }, 'attack');
  expect(dice('red/heavylasercannon')).toBe(5);
  expect(dice('primary')).toBe(4);
  expect(dice('red/heavylasercannon', 'bladesquadronveteran')).toBe(4);
});

describe('dice that ship abilities change [xw.attack.16, xw.attack.22]', () => {
  const BLIND = { pilot: 'dashrendar', turret: 'front' } as const;
  const RAIDER = { pilot: 'outerrimpatrol' } as const;
  const revealed = (speed: number) => ({ revealed: { speed, bearing: 'straight', color: 'white' } as const });
  const rolled = (pool: 'attack' | 'defense', red: ShipOnTable, tie: ShipOnTable, weapon?: string): number =>
    diceRolled({ red, tie, ...(weapon === undefined ? {} : { weapon }) }, pool);

  test('Sensor Blindspot: at range 1 no range bonus and one die less, farther away its dice [xw.range-bonus.01]', () => {
    const dice = (y: number): number => rolled('attack', BLIND, { at: [300, y] });
    expect([dice(410), dice(500), dice(600)]).toEqual([3, 4, 4]);
    // Of a special weapon the bonus counts.
    const special = { ...BLIND, upgrades: ['ioncannonturret'] };
    expect([410, 500].map((y) => rolled('attack', special, { at: [300, y] }, 'red/ioncannonturret'))).toEqual([4, 3]);
  });

  test('Concentrated Batteries: a primary attack on a ship in the bullseye arc has one die more', () => {
    const ahead = rolled('attack', RAIDER, { at: [300, 560] }, 'primary');
    expect(rolled('attack', RAIDER, { at: [340, 560] }, 'primary')).toBe(ahead - 1);
  });

  test('Overdrive Burners: one more defense die after a revealed maneuver of speed 3-5', () => {
    const dice = (speed: number, pilot = 'syndicatesmugglers'): number =>
      rolled('defense', { at: [300, 150] }, { pilot, at: [300, 400], ...revealed(speed) });
    expect([dice(2), dice(3), dice(5)]).toEqual([0, 1, 1]);
    expect(dice(3, 'outerrimgarrison')).toBe(0);
  });
});

describe('Broadside Batteries (CR90)', () => {
  /** A ship so far from the side of a huge one, whose base is 79 mm wide. */
  const beside = (mm: number, moment: TableSpec['moment'], huge: ShipOnTable = { pilot: 'alderaanianguard' }): Table =>
    xwingTable({
      mat: { width: 1830, height: 914 },
      ships: {
        red: { at: [300, 400], upgrades: ['targetingbattery'], ...huge },
        tie: { player: 'p2', at: [300 + 39.5 + mm + 20, 400] },
        far: { player: 'p2', at: [1700, 800] },
      },
      moment,
    });
  const engaging = { phase: 'engagement', ship: 'red' } as const;
  const locking = { phase: 'activation', ship: 'red', step: 'perform action' } as const;

  test('primary attacks at range 4, and no farther [xw.huge-firing-arcs.02]', () => {
    const attacks = (mm: number): boolean =>
      beside(mm, engaging).offers({ type: 'choose-weapon', weapon: 'primary right' });
    expect([250, 350, 450].map(attacks)).toEqual([true, true, false]);
  });

  test('locks at range 4, of no other huge ship, and no farther [xw.lock.03]', () => {
    const locks = (mm: number, huge?: ShipOnTable): string | null | undefined =>
      beside(mm, locking, huge).repeat({ type: 'perform-action', action: 'lock' }).refusal({ type: 'choose-lock', on: 'tie' }); // prettier-ignore
    expect([250, 350, 450].map((mm) => locks(mm))).toEqual([null, null, undefined]);
    expect(locks(350, { pilot: 'outerrimpatrol' })).not.toBeNull();
  });
});

test('Docking Clamps: four small ships dock, a fifth one and a large one do not [xw.docking.01]', () => {
  const gozanti = (docked: number, next: ShipOnTable): boolean => {
    const ships = Array.from({ length: docked }, (_, i) => [
      `tie-${i}`,
      { pilot: 'blacksquadronace', at: null, docked: 'gozanti' },
    ]);
    return xwingTable({
      mat: { width: 1830, height: 914 },
      ships: {
        gozanti: { pilot: 'outerrimgarrison', at: [900, 400] },
        ...Object.fromEntries(ships),
        next: { at: [900, 580], ...next },
        foe: { player: 'p2', at: [80, 80] },
      },
      moment: 'system',
    }).offers({ type: 'dock', ship: 'next' });
  };
  const TIE = { pilot: 'academypilot' };
  expect([gozanti(0, TIE), gozanti(3, TIE), gozanti(4, TIE)]).toEqual([true, true, false]);
  expect(gozanti(0, { pilot: 'captainoicunn', at: [900, 590] })).toBe(false);
});
