/** Upgrades of the slot 'crew', from M to R. */
import { alone } from '../../duel';
import { type ShipOnTable, type Table, xwingTable, type TableSpec } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase, ENEMY, removed } from '../card-cases';
import { offered, coordinated, dial, flying, usedIt, colorOfExecuted, end, starts, STRAIGHT } from '../card-tables';

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

describe('at the start of the Engagement Phase [xw.timing.03]', () => {
  const cases: MomentCase[] = [
    starts(
      'engagement',
      'minister-tua',
      { pilot: 'omicrongrouppilot', upgrades: ['ministertua'], damage: { facedown: 1 } },
      {},
      {
        happened: [{ type: 'action-attempted', action: 'reinforce', color: 'red' }],
        not: { 'no damage': { red: { damage: { facedown: 0 } } }, stressed: { red: { tokens: { stress: 1 } } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in the End Phase, and at the end of the round [xw.timing.03, xw.timing.06, xw.damage-cards.05]', () => {
  test('Novice Technician: a die repairs a faceup card, a hit exposes one', () => {
    const at = (damage: ShipOnTable['damage']): Table =>
      end({ red: { shields: 0, upgrades: ['novicetechnician'], damage: damage ?? {} } });
    const rolled = (face: string): Table =>
      at({ faceup: ['damagedengine'] })
        .use('novice-technician')
        .rolls(face);
    expect(rolled('blank').ship('red').damage).toMatchObject({ facedown: 1, faceup: [] });
    expect(rolled('crit').happened('damage-card-exposed')).toEqual([]);
    const hit = rolled('hit');
    hit.does(hit.legal('draw')[0]!);
    expect(hit.happened('damage-card-exposed')).toHaveLength(1);
    expect(offered(at({ facedown: 1 }), 'novice-technician')).toBe(false);
  });

  test('R2-D2: damaged and without shields it recovers one for a die', () => {
    const at = (more: ShipOnTable = {}): Table =>
      end({ red: { shields: 0, upgrades: ['r2d2-crew'], damage: { facedown: 1 }, ...more } });
    const table = at().use('r2-d2-crew').rolls('focus');
    expect(table.ship('red')).toMatchObject({ shields: { active: 1 }, damage: { facedown: 1 } });
    const hit = at().use('r2-d2-crew').rolls('hit');
    hit.does(hit.legal('draw')[0]!);
    expect(hit.happened('damage-card-exposed')).toHaveLength(1);
    expect(at({ shields: 1 }).offers({ ability: 'r2-d2-crew' })).toBe(false);
    expect(at({ damage: {} }).offers({ ability: 'r2-d2-crew' })).toBe(false);
  });
});

describe('in attacks', () => {
  const cases: CardCase[] = [
    {
      ability: 'rose-tico-crew-attacks',
      red: { upgrades: ['rosetico'] },
      attack: ['hit', 'blank', 'blank'],
      chosen: 'blank',
      then: { attack: ['blank', 'hit'] },

      not: {
        'another ship': { red: { upgrades: [] }, others: { friend: { at: [360, 300], upgrades: ['rosetico'] } } },
      },
    },
    {
      ability: 'rose-tico-crew-defends',
      tie: { upgrades: ['rosetico'] },
      chosen: 'blank',

      not: {},
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );
});

describe('other moments', () => {
  test('PZ-4CO: a calculate token, or after a blue maneuver a focus token, to a friend [xw.tokens.04]', () => {
    const at = (color: 'blue' | 'white', place: readonly [number, number] = [400, 420]): Table => {
      const table = xwingTable({
        ships: {
          red: { at: [300, 300], upgrades: ['pz4co'], tokens: { focus: 1, calculate: 1 }, ...dial(color) },
          friend: { at: place, activated: true },
          tie: { ...ENEMY, activated: true },
        },
        moment: { phase: 'activation', ship: 'red' },
      });
      table.repeat({ type: 'decline-action' });
      return table;
    };
    const chosen = (table: Table): unknown => table.legal('choose').map((each) => each.chosen);
    expect(chosen(at('white'))).toEqual([{ ship: 'friend', token: 'calculate' }]);
    const blue = at('blue');
    expect(chosen(blue)).toEqual([
      { ship: 'friend', token: 'calculate' },
      { ship: 'friend', token: 'focus' },
    ]);
    blue.choose('pz-4co', { ship: 'friend', token: 'focus' });
    expect(blue.events).toContainEqual(expect.objectContaining(gained('friend', 'focus')));
    expect(blue.events).toContainEqual(expect.objectContaining(removed('red', 'focus')));
    expect(
      at('blue', [300, 800])
        .happened('ability-used')
        .filter(({ ability }) => ability === 'pz-4co'),
    ).toEqual([]);
  });

  test('Qi’ra: a locked obstacle does not hinder her ship, another does [xw.faq-objects.01]', () => {
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 380] as const } };
    const flown = (locks: TableSpec['locks']): Table =>
      xwingTable({
        ships: { red: { at: [300, 300], upgrades: ['qira'], dial: STRAIGHT }, tie: ENEMY },
        obstacles,
        locks: locks ?? [],
        moment: { phase: 'activation', ship: 'red' },
      });
    expect(flown([['red', 'rock']]).offers({ type: 'roll' })).toBe(false);
    expect(flown([]).offers({ type: 'roll' })).toBe(true);
  });

  test("Qi'ra attacks at an asteroid that her ship has locked, not at another one too [xw.faq-objects.01]", () => {
    const attacks = (locks: TableSpec['locks'], second = false, qira = 'red'): boolean => {
      const red = { at: [300, 300] as const, upgrades: qira === 'red' ? ['qira'] : [] };
      const friend = { at: [600, 300] as const, upgrades: ['qira'] };
      return xwingTable({
        ships: { red, friend, tie: { player: 'p2', at: [300, 450], facing: 180 } },
        obstacles: {
          rock: { outline: 'coreasteroid0', at: [300, 270] },
          ...(second && { other: { outline: 'coreasteroid1', at: [270, 330] as const } }),
        },
        locks: locks ?? [],
        moment: { phase: 'engagement', ship: 'red' },
      }).offers({ type: 'choose-weapon', ship: 'red' });
    };
    expect(attacks([['red', 'rock']])).toBe(true);
    expect(attacks([])).toBe(false);
    expect(attacks([['red', 'rock']], true)).toBe(false);
    expect(attacks([['red', 'rock']], false, 'friend')).toBe(false);
  });
});
