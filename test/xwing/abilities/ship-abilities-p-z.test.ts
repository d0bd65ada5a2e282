/** Ship abilities, from P to Z. */
import { acting, alone, maneuvering } from '../duel';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { type CardCase, diceRolled, expectCase } from './card-cases';
import { die, type NumberCase, queued, expectNumber } from './card-tables';

const actions = (table: Table): string[] =>
  table.legal('perform-action').map(({ action, color }) => `${color} ${action}`);

describe('results are changed [xw.dice-modification.04]', () => {
  const defenders: CardCase[] = [
    {
      ability: 'plated-hull',
      tie: { pilot: 'shadowsquadronveteran' },
      attack: ['crit', 'crit', 'hit'],
      happened: [die('attack', 'crit', 'hit')],
      not: {
        'critically damaged': { tie: { damage: { faceup: ['structuraldamage'] } } },
        'no critical hit': { attack: ['hit'] },
      },
    },
  ];

  test.each(defenders.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Rigged Energy Cells (Escape Craft)', () => {
  const drone = (charges: number, more: Record<string, ShipOnTable> = {}): Table =>
    xwingTable({
      ships: {
        drone: { pilot: 'autopilotdrone', at: [300, 300], charges },
        near: { player: 'p2', at: [300, 420], shields: 0 },
        far: { player: 'p2', at: [300, 620] },
        ...more,
      },
      moment: 'system',
    });
  const toEndOfActivation = (table: Table): Table => {
    for (let i = 0; i < 80 && table.state.phase !== 'engagement'; i++) {
      const decline = table.legal().find(({ type }) => /decline/.test(type)) ?? table.legal()[0];
      if (!decline) break;
      table.does(decline);
    }
    return table;
  };
  const use = { type: 'use-ability', ability: 'rigged-energy-cells' };

  test('a charge is lost in the System Phase; without one it is destroyed, and each ship at range 0-1 suffers [xw.faq-cards.09]', () => {
    const table = drone(1);
    expect(table.refusal({ type: 'end-system-turn', ship: 'drone' })).toBe('mandatory');
    table.answer(use);
    expect(table.ship('drone').charges?.active).toBe(0);
    toEndOfActivation(table);
    expect(table.ship('drone')).toMatchObject({ destroyed: true, place: 'removed' });
    expect(table.happened('ship-destroyed')).toMatchObject([{ ship: 'drone', because: [{ code: 'no-charges' }] }]);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'near', damage: 'crit' }]);
    const two = toEndOfActivation(drone(2).answer(use));
    expect(two.ship('drone')).toMatchObject({ destroyed: false, charges: { active: 1 } });
  });

  test('destroyed for another reason it does nothing to them [xw.faq-cards.09]', () => {
    const table = xwingTable({
      ships: {
        drone: {
          pilot: 'autopilotdrone',
          at: [300, 500],
          facing: 180,
          charges: 1,
          shields: 0,
          damage: { facedown: 1 },
        },
        near: { pilot: 'bluesquadronescort', at: [380, 500] },
        foe: { player: 'p2', at: [300, 400] },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    });
    table.attack('foe', 'drone').rolls('hit', 'hit', 'hit').rolls('blank', 'blank');
    expect(table.happened('ship-destroyed')).toMatchObject([{ ship: 'drone' }]);
    expect(table.happened('damage-suffered').every(({ ship }) => ship === 'drone')).toBe(true);
  });
});

describe('Nashtah Pup', () => {
  test('Pursuit Craft: after it deployed it may lock what the tooth has locked [xw.lock.04]', () => {
    const it = xwingTable({
      ships: {
        tooth: { pilot: 'trandoshanslaver', upgrades: ['houndstooth'], at: [450, 300] },
        z95: { pilot: 'bossk-z95af4headhunter', at: null, docked: 'tooth' },
        foe: { player: 'p2', at: [450, 600] },
        other: { player: 'p2', at: [600, 600] },
      },
      locks: [['tooth', 'foe']],
      moment: 'system',
    });
    it.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
    it.repeat({ type: 'decline-action', ship: 'z95' }).use('pursuit-craft');
    expect(it.legal('choose-lock').map(({ on }) => on)).toEqual(['foe']);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'sensor blindspot',
      red: { pilot: 'wildspacefringer', turret: 'front', at: [300, 380] },
      dice: 3,
      not: { 'at range 2': { red: { at: [300, 300] }, dice: 4 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
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

describe('turrets', () => {
  const rotating = (table: Table): string[] =>
    table
      .answer({ type: 'perform-action', action: 'rotate-arc' })
      .legal('rotate-turret')
      .map(({ arc }) => arc);

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

  test('Pinpoint Tractor Array: a tractor token for a rotate action after a maneuver [xw.timing.07]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const table = maneuvering({ pilot: 'stalgasinhiveguard', dial }).use('pinpoint-tractor-array');
    table.repeat({ type: 'tractor-moves', move: 'nothing' });
    expect(table.ship('red').tokens.tractor).toBe(1);
    expect(table.happened('action-attempted')).toMatchObject([{ action: 'rotate-arc', color: 'white' }]);
  });
});

describe('dice that ship abilities change [xw.attack.16, xw.attack.22]', () => {
  const BLIND = { pilot: 'dashrendar', turret: 'front' } as const;

  const rolled = (pool: 'attack' | 'defense', red: ShipOnTable, tie: ShipOnTable, weapon?: string): number =>
    diceRolled({ red, tie, ...(weapon === undefined ? {} : { weapon }) }, pool);

  test('Sensor Blindspot: at range 1 no range bonus and one die less, farther away its dice [xw.range-bonus.01]', () => {
    const dice = (y: number): number => rolled('attack', BLIND, { at: [300, y] });
    expect([dice(410), dice(500), dice(600)]).toEqual([3, 4, 4]);
    // Of a special weapon the bonus counts.
    const special = { ...BLIND, upgrades: ['ioncannonturret'] };
    expect([410, 500].map((y) => rolled('attack', special, { at: [300, y] }, 'red/ioncannonturret'))).toEqual([4, 3]);
  });
});

describe('ship abilities', () => {
  test('Vectored Thrusters: a red boost after an action', () => {
    const table = alone({ pilot: 'phoenixsquadronpilot' }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    table.use('vectored-thrusters').answer({ type: 'choose-template', template: 'straight' });
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.ship('red').pose.y).toBeCloseTo(380, 6);
  });
});
