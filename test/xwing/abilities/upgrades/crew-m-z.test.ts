/** Upgrades of the slot 'crew', from M to Z. */
import { alone } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase } from '../card-cases';
import {
  active,
  BLOCKED,
  coordinated,
  dial,
  dialOf,
  die,
  executed,
  flying,
  offered,
  revealing,
  settings,
  usedIt,
  dialsInSystemPhase,
  seen,
  colorOfExecuted,
  actionsByCard,
  dialOfRed,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'saw-gerrera',
      red: { upgrades: ['sawgerrera'] },
      attack: ['focus', 'focus', 'hit'],
      happened: [die('attack', 'focus', 'crit'), { type: 'damage-suffered', ship: 'red', damage: 'hit' }],
      ships: { red: { shields: { active: 1 } } },
      not: { 'no focus result': { attack: ['hit', 'blank', 'hit'] } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('cards that make maneuvers easier', () => {
  test.each([
    ['bank-left', 'blue'],
    ['bank-right', 'blue'],
    ['turn-right', 'white'],
    ['straight', 'white'],
    ['koiogran', 'white'],
  ])('Nien Nunb and a %s: %s [xw.difficulty.06]', (bearing, expected) => {
    expect(colorOfExecuted('niennunb', bearing === 'koiogran' ? 4 : 2, bearing)).toBe(expected);
  });

  test('Nien Nunb turns a red bank white, and changes no maneuver of another ship [xw.difficulty.06]', () => {
    expect(colorOfExecuted('niennunb', 3, 'bank-left', 'red')).toBe('white');
    expect(colorOfExecuted('niennunb', 3, 'bank-left', 'white', false)).toBe('white');
  });
});

describe('what comes of the coordinated ship', () => {
  const FARR = { pilot: 'echobaseevacuees', upgrades: ['torynfarr'], at: [450, 300] } as const;

  test('Toryn Farr: it locks a ship that you lock, however far away', () => {
    const spec = { red: { ...FARR, upgrades: ['torynfarr'] }, wing: { pilot: 'bluesquadronescort' } };
    const table = coordinated('focus', { ...spec, locks: [['red', 'x']] });
    expect(offered(table, 'toryn-farr')).toBe(true);
    table.choose('toryn-farr', 'x');
    if (table.offers({ type: 'choose-lock' })) table.answer({ type: 'choose-lock', on: 'x' });
    expect(table.state.locks).toContainEqual({ by: 'wing', on: 'x' });
    expect(offered(coordinated('focus', spec), 'toryn-farr')).toBe(false);
  });

  test('Protectorate Gleb: a red or orange token goes to it once it has performed its action', () => {
    const gleb = (tokens: NonNullable<ShipOnTable['tokens']>): Table =>
      coordinated('focus', { red: { upgrades: ['protectorategleb'], tokens } });
    const table = gleb({ strain: 1, jam: 1, focus: 0 });
    expect(offered(table, 'protectorate-gleb')).toBe(true);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['jam', 'strain']);
    table.choose('protectorate-gleb', 'strain');
    expect([table.ship('red').tokens.strain, table.ship('wing').tokens.strain]).toEqual([0, 1]);
    expect(table.when('token-gained', { token: 'strain' })).toBeGreaterThan(
      table.when('action-performed', { ship: 'wing' }),
    );
    expect(offered(gleb({ evade: 1 }), 'protectorate-gleb')).toBe(false);
  });
});

describe('crew', () => {
  test('Perceptive Copilot: no other action, and no focus of another ship, brings a token [xw.card-interpretation.09]', () => {
    const copilot = { pilot: 'phoenixsquadronpilot', upgrades: ['perceptivecopilot'] };
    const evades = alone(copilot, 'perform action').answer({ type: 'perform-action', action: 'evade' });
    expect(evades.happened('token-gained').map((each) => each.token)).toEqual(['evade']);
    const beside = alone({}, 'perform action', { wing: { ...copilot, at: [400, 300] } });
    beside.answer({ type: 'perform-action', action: 'focus' });
    expect(beside.happened('token-gained').map(({ ship, token }) => `${ship} ${token}`)).toEqual(['red focus']);
  });

  test('Perceptive Copilot: a focus action brings a second focus token, unasked [xw.card-interpretation.09]', () => {
    const table = alone({ upgrades: ['perceptivecopilot'] }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    expect(table.happened('token-gained').filter((each) => each.token === 'focus')).toHaveLength(2);
  });

  test('Nien Nunb: bank maneuvers are easier', () => {
    const bank = alone({ upgrades: ['niennunb'], dial: { speed: 3, bearing: 'bank-left', color: 'white' } });
    expect(bank.happened('maneuver-executed')).toMatchObject([{ maneuver: { color: 'blue' } }]);
    const turn = alone({ upgrades: ['niennunb'], dial: { speed: 3, bearing: 'turn-left', color: 'white' } });
    expect(turn.happened('maneuver-executed')).toMatchObject([{ maneuver: { color: 'white' } }]);
  });
});

describe('after a dial is revealed it is set to another maneuver', () => {
  test('Seasoned Navigator: another of the same speed that is not red, more difficult', () => {
    const falcon = { pilot: 'outerrimsmuggler', upgrades: ['seasonednavigator'], at: [400, 400] } as const;
    const table = revealing({ ...falcon, upgrades: [...falcon.upgrades] }, '3 straight white');
    const colors = new Map(dialOfRed(table).map((each) => [`${each.speed} ${each.bearing}`, each.color]));
    const expected = [...colors].filter(
      ([name, color]) => name.startsWith('3 ') && name !== '3 straight' && color !== 'red',
    );
    expect(settings(table)).toEqual(expected.map(([name]) => name));
    const [name, color] = expected[0] ?? ['', ''];
    expect(executed(table.choose('seasoned-navigator', name))).toBe(`${name} ${color === 'blue' ? 'white' : 'red'}`);
  });
});

describe('dials that are looked at', () => {
  const DIAL = dialOf('3 straight white').dial;

  test('Supreme Leader Snoke: enemy ships beyond range 1, each for a Force charge', () => {
    const snoke = (force: number): Table =>
      dialsInSystemPhase(
        { pilot: 'starkillerbasepilot', upgrades: ['supremeleadersnoke'], force },
        { at: [300, 400], pilot: 'bluesquadronescort' },
      );
    const two = xwingTable({
      ships: {
        red: { pilot: 'starkillerbasepilot', upgrades: ['supremeleadersnoke'], at: [300, 300] },
        near: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 400], dial: DIAL },
        a: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 520], dial: DIAL },
        b: { player: 'p2', pilot: 'bluesquadronescort', at: [860, 860], dial: DIAL },
        none: { player: 'p2', pilot: 'bluesquadronescort', at: [500, 860] },
      },
      moment: 'system',
    }).use('supreme-leader-snoke');
    // He brings one charge.
    expect(settings(two)).toEqual([['a'], ['b']]);
    two.choose('supreme-leader-snoke', ['b']);
    for (const viewer of ['p1', 'spectator'])
      expect([seen(two, viewer, 'b'), seen(two, viewer, 'a')]).toEqual([DIAL, null]);
    expect(two.ship('red').force?.active).toBe(0);
    expect(isOffered(snoke(0), 'supreme-leader-snoke')).toBe(false);
  });
});

describe('Sabine Wren (crew)', () => {
  const sabine = { pilot: 'bluesquadronscout', upgrades: ['sabinewren'], at: [600, 600] } as const;
  /** A TIE flies over a mine, or stands at a bomb as it detonates. */
  const met = (kind: 'proximity-mine' | 'proton-bomb', player = 'p1'): Table => {
    const table = xwingTable({
      ships: {
        sabine: { ...sabine, upgrades: [...sabine.upgrades] },
        tie: { player: 'p2', at: [300, 300], dial: { speed: 2, bearing: 'straight', color: 'blue' } },
      },
      devices: { device: { kind, player, at: kind === 'proton-bomb' ? [300, 520] : [300, 380] } },
      moment: { phase: 'activation', ship: 'tie' },
    });
    for (let i = 0; i < 20 && !table.offers({ type: 'choose', ability: 'sabine-wren-crew' }); i++) {
      const next = table.legal().find(({ type }) => /decline|end-/.test(type)) ?? table.legal()[0];
      if (!next || table.state.phase !== 'activation') break;
      table.does(next);
    }
    return table;
  };
  const put = (table: Table): Table => {
    const state = structuredClone(table.state);
    state.ships[0]!.upgrades[0]!.tokens = ['ion', 'stress'];
    table.state = state;
    return table;
  };

  test('her tokens lie on the card from setup on, one of each kind [xw.setup.14]', () => {
    const table = xwingTable({
      ships: { sabine: { ...sabine, upgrades: [...sabine.upgrades], at: null }, x: { player: 'p2', at: null } },
      moment: 'setup',
    });
    expect(table.ship('sabine').upgrades[0]?.tokens).toEqual(['ion', 'jam', 'stress', 'tractor']);
  });

  test('after a friendly bomb, not after a mine or a bomb of the enemy [xw.faq-objects.07]', () => {
    const queued = (table: Table): boolean =>
      table.happened('ability-queued').some(({ ability }) => ability === 'sabine-wren-crew');
    expect(queued(met('proton-bomb'))).toBe(true);
    expect(queued(met('proximity-mine'))).toBe(false);
    expect(queued(met('proton-bomb', 'p2'))).toBe(false);
    expect(met('proximity-mine').happened('device-suffered')).toHaveLength(1);
  });

  test('a token from her card goes to the ship that suffered [xw.faq-objects.07]', () => {
    const table = put(
      xwingTable({
        ships: { sabine: { ...sabine, upgrades: [...sabine.upgrades] }, tie: { player: 'p2', at: [300, 300] } },
        devices: { device: { kind: 'proton-bomb', player: 'p1', at: [300, 400] } },
        moment: { phase: 'activation', step: 'bombs detonate' },
      }),
    );
    for (let i = 0; i < 6 && !table.offers({ type: 'choose' }); i++) table.does(table.legal()[0]!);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['ion', 'stress']);
    table.choose('sabine-wren-crew', 'ion');
    expect(table.ship('tie').tokens.ion).toBe(1);
    expect(table.ship('sabine').upgrades[0]?.tokens).toEqual(['stress']);
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'magva-yarro-crew',
      tie: { upgrades: ['magvayarro'] },
      attack: ['hit'],
      happened: usedIt('magva-yarro-crew'),
      not: { 'a miss': { attack: [] } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'unkar-plutt',
      { upgrades: ['unkarplutt'], ...dial('white') },
      {
        others: BLOCKED,
        not: { 'fully executed': { friend: { at: [700, 300] } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('a white action is one of the bar or of a card, in the color that is said [xw.actions.03, xw.actions.11, xw.faq-activation.01]', () => {
  test('Unkar Plutt: white ones as they are', () => {
    const { table, bar, cards } = actionsByCard('unkar-plutt', {
      upgrades: ['unkarplutt', 'r5astromech'],
      ...dial('white'),
    });
    expect(bar).toEqual(['white focus', 'white lock', 'white barrel-roll']);
    expect(cards).toEqual(['r5-astromech-facedown']);
    table.answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
    expect(table.ship('red').tokens.stress).toBe(0);
    expect(table.ship('red').damage.facedown).toBe(1);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'zuckuss-crew',
      red: { upgrades: ['zuckuss'] },
      attack: ['hit'],
      defense: ['evade', 'blank', 'blank'],
      chosen: [0],
      rerolled: ['focus'],
      ships: { red: { tokens: { stress: 1 } } },
      not: { 'while stressed': { red: { tokens: { stress: 1 } } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying('petty-officer-thanisson', dial('red'), {
      others: { foe: { player: 'p2', upgrades: ['pettyofficerthanisson'], at: [300, 500], facing: 180 } },
      happened: [{ ...gained('red', 'stress'), by: 'p2', change: { was: 1, is: 2 } }, gained('foe', 'stress')],
      not: {
        'no token gained': { red: dial('white') },
        'at range 2': { foe: { at: [300, 600] } },
        'outside the front arc': { foe: { facing: 0 } },
        'while stressed': { foe: { tokens: { stress: 1 } } },
        'a friend': { foe: { player: 'p1' } },
      },
    }),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'maul',
      tie: { pilot: 'darthvader', upgrades: ['maul'], force: 0 },
      attack: ['hit'],
      happened: [{ type: 'charge-recovered', ship: 'tie', of: 'force' }, gained('tie', 'stress')],
      not: { 'all Force active': { tie: { force: 4 } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('Plo Koon (crew) [xw.timing.03]', () => {
  const ended = (red: ShipOnTable = {}, friend: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'hound',
          turret: 'front',
          upgrades: ['plokoon'],
          at: [300, 300],
          tokens: { 'reinforce-fore': 1 },
          ...red,
        },
        friend: { at: [400, 300], tokens: { deplete: 1, strain: 1 }, damage: { faceup: ['hullbreach'] }, ...friend },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'end',
    });
  const ways = (table: Table): unknown[] =>
    table.legal('choose').flatMap((each) => (each.ability === 'plo-koon' ? [(each.chosen as { by: string }).by] : []));
  test('reinforced: a ship beside his sheds a token or repairs a card', () => {
    const table = ended();
    expect(ways(table)).toEqual(['deplete', 'strain', 'repair']);
    table.choose('plo-koon', { ship: 'friend', by: 'deplete' });
    expect(table.happened('token-removed')[0]).toMatchObject({ ship: 'friend', token: 'deplete' });
    const repaired = ended().choose('plo-koon', { ship: 'friend', by: 'repair' });
    expect(repaired.happened('damage-card-repaired')).toMatchObject([{ ship: 'friend', card: 'hullbreach' }]);
  });
  test('his own ship is at range 0 of itself', () => {
    expect(ways(ended({ tokens: { 'reinforce-aft': 1, strain: 1 } }, { at: [300, 450] }))).toEqual(['strain']);
  });
  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['not reinforced', { tokens: {} }, {}],
    ['a ship ahead', {}, { at: [300, 410] }],
    ['at range 2', {}, { at: [500, 300] }],
    ["the enemy's", {}, { player: 'p2', pilot: 'academypilot' }],
  ])('%s: nothing', (_what, red, friend) => expect(ways(ended(red, friend))).toEqual([]));
});
