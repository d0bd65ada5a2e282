/** Upgrades of the slot 'crew': those that were added together. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { changeTokensOn } from '../../../../src/xwing/effects/upgrades';
import { actionsOnBar } from '../../../../src/xwing/queries/actions';
import { acting, alone } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import {
  type CardCase,
  ENEMY,
  everOffered,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
  removed,
  used,
} from '../card-cases';
import { colorOfExecuted, dial, end, locksOnTable, starts, STRAIGHT, usedIt } from '../card-tables';

const FACEUP: ShipOnTable = { damage: { faceup: ['damagedengine'] }, shields: 0 };
const NEAR_ENEMY = { other: { player: 'p2', at: [345, 300] as const } };
const system = (ships: TableSpec['ships'], more: Partial<TableSpec> = {}): Table =>
  xwingTable({ ships: { tie: ENEMY, ...ships }, moment: 'system', ...more });
/** Tokens that were gained: some leave in the End Phase. */
const gains = (table: Table, ship: string): string[] =>
  table.happened('token-gained').flatMap((each) => (each.ship === ship ? [each.token] : []));
const offers = (table: Table, ability: string): boolean => playOn(table, {}, () => isOffered(table, ability));

describe('at the start of the Engagement Phase [xw.timing.03]', () => {
  const cases: MomentCase[] = [
    starts(
      'engagement',
      'chewbacca-crew-rebel',
      { ...FACEUP, upgrades: ['chewbacca'] },
      {},
      {
        happened: [
          { type: 'damage-card-repaired', ship: 'red', faceup: true },
          { type: 'charge-spent', ship: 'red' },
        ],
        not: {
          'a charge too few': { red: { upgradeCharges: { chewbacca: 1 } } },
          'no faceup card': { red: { damage: { facedown: 1 } } },
        },
      },
    ),
    starts(
      'engagement',
      'darth-vader-crew',
      { upgrades: ['darthvader'], at: [300, 300] },
      { other: { player: 'p2', at: [300, 450] } },
      {
        chosen: 'other',
        happened: [{ type: 'damage-suffered', ship: 'other', damage: 'hit' }],
        not: {
          'no Force': { red: { force: 0 } },
          'beyond range 2': { other: { at: [300, 560] } },
          'outside the firing arc': { other: { at: [450, 300] } },
        },
      },
    ),
    starts('engagement', '0-0-0', { upgrades: ['000'] }, NEAR_ENEMY, {
      chosen: 'other',
      not: { 'beyond range 1': { other: { at: [500, 300] } }, 'a friend': { other: { player: 'p1' } } },
    }),
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

  test('what Darth Vader and 0-0-0 do comes unless the other ship chooses otherwise', () => {
    const vader = (chosen: unknown): Table => {
      const other = { player: 'p2', at: [300, 450] as const, tokens: { focus: 1 } };
      const table = xwingTable({
        ships: { red: { upgrades: ['darthvader'], at: [300, 300] }, other },
        moment: 'engagement',
      });
      table.answer({ type: 'choose', player: 'p1' });
      expect(table.by).toEqual(['p2']);
      return table.answer({ type: 'choose', chosen });
    };
    expect(vader('focus').ship('other')).toMatchObject({ tokens: { focus: 0 }, damage: { facedown: 0 } });
    expect(vader(null).ship('other')).toMatchObject({ tokens: { focus: 1 }, damage: { facedown: 1 } });
    const droid = (chosen: unknown): Table =>
      xwingTable({ ships: { red: { upgrades: ['000'], at: [300, 300] }, ...NEAR_ENEMY }, moment: 'engagement' })
        .answer({ type: 'choose', player: 'p1' })
        .answer({ type: 'choose', player: 'p2', chosen });
    expect([gains(droid('stress'), 'other'), gains(droid('stress'), 'red')]).toEqual([['stress'], []]);
    expect([gains(droid(null), 'other'), gains(droid(null), 'red')]).toEqual([[], ['calculate']]);
  });
});

describe('in the End Phase, and at the end of the round [xw.timing.03, xw.timing.06, xw.damage-cards.05]', () => {
  test('Chewbacca of the Scum: a focus token repairs a faceup card', () => {
    const at = (red: ShipOnTable): Table =>
      end({ red: { ...FACEUP, upgrades: ['chewbacca-crew'], tokens: { focus: 1 }, ...red } });
    const table = at({}).use('chewbacca-crew-scum');
    expect(table.ship('red')).toMatchObject({ tokens: { focus: 0 }, damage: { facedown: 1, faceup: [] } });
    expect(at({ tokens: {} }).offers({ ability: 'chewbacca-crew-scum' })).toBe(false);
    expect(at({ damage: { facedown: 1 } }).offers({ ability: 'chewbacca-crew-scum' })).toBe(false);
  });

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
    expect(offers(at({ facedown: 1 }), 'novice-technician')).toBe(false);
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

  test('Jabba the Hutt: a charge of an illicit upgrade of a friend near', () => {
    const at = (friend: ShipOnTable = {}, charges = 4): Table =>
      end({
        red: { at: [300, 300], upgrades: ['jabbathehutt'], upgradeCharges: { jabbathehutt: charges } },
        friend: {
          at: [400, 300],
          upgrades: ['contrabandcybernetics'],
          upgradeCharges: { contrabandcybernetics: 0 },
          ...friend,
        },
      });
    const table = at().answer({ type: 'choose' });
    expect(table.ship('friend').upgrades[0]?.charges?.active).toBe(1);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(3);
    expect(at({ at: [300, 700] }).offers({ ability: 'jabba-the-hutt' })).toBe(false);
    expect(at({ upgradeCharges: { contrabandcybernetics: 1 } }).offers({ ability: 'jabba-the-hutt' })).toBe(false);
    expect(at({}, 0).offers({ ability: 'jabba-the-hutt' })).toBe(false);
  });
});

describe('in attacks', () => {
  const cases: CardCase[] = [
    {
      ability: 'chewbacca-crew-resistance',
      red: { upgrades: ['chewbacca-crew-swz19'] },
      attack: ['focus', 'blank', 'blank'],
      then: { attack: ['blank', 'blank', 'crit'] },
      ships: { red: { upgrades: [{ charges: { active: 0 } }] } },
      not: {
        'a charge too few': { red: { upgradeCharges: { 'chewbacca-crew-swz19': 1 } } },
        'no focus result': { attack: ['hit'] },
      },
    },
    {
      ability: 'chewbacca-crew-resistance-recovers',
      tie: { upgrades: ['chewbacca-crew-swz19'], upgradeCharges: { 'chewbacca-crew-swz19': 0 } },
      attack: ['hit', 'blank', 'blank'],
      ships: { tie: { upgrades: [{ charges: { active: 1 } }] } },
      not: {
        'no card dealt': { attack: [] },
        'all charges active': { tie: { upgradeCharges: { 'chewbacca-crew-swz19': 2 } } },
      },
    },
    {
      ability: 'commander-malarus-crew',
      red: { upgrades: ['commandermalarus'] },
      rerolled: ['hit'],
      attack: ['blank', 'hit', 'hit'],
      then: { attack: ['hit', 'hit', 'hit'] },
      not: {
        'a limited ship': { red: { pilot: 'wedgeantilles' } },
        'no blank result': { attack: ['hit', 'hit', 'hit'] },
        'a special attack': {
          red: { upgrades: ['commandermalarus', 'heavylasercannon'] },
          weapon: 'red/heavylasercannon',
        },
      },
    },
    {
      ability: 'commander-malarus-perfected',
      red: { upgrades: ['commandermalarus'], flipped: ['commandermalarus'], tokens: { stress: 1 } },
      attack: ['focus', 'focus', 'blank'],
      then: { attack: ['blank', 'hit', 'hit'] },
      happened: [gained('red', 'stress'), { type: 'damage-suffered', ship: 'red', damage: 'hit' }],
      not: { 'outside the bullseye arc': { tie: { at: [360, 500] } } },
    },
    {
      ability: 'fives',
      red: { upgrades: ['fives'] },
      tie: { pilot: 'idenversio' },
      chosen: 'evade',
      happened: [{ type: 'token-on-card', token: 'evade', way: 'put' }],
      not: {
        'an attack that hits': { attack: ['hit'] },
        'a defender of lower initiative': { tie: { pilot: 'academypilot' } },
      },
    },
    {
      ability: 'freelance-slicer',
      tie: { upgrades: ['freelanceslicer'] },
      locks: [['tie', 'red']],
      not: { 'no lock': { locks: [] } },
    },
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
    {
      ability: '4-lom-crew',
      red: { upgrades: ['4lom'] },
      tie: { tokens: { focus: 1, evade: 1 } },
      chosen: 'evade',
      ships: { red: { tokens: { ion: 2 } } },
      not: { 'his ship defends': { red: { upgrades: [] }, tie: { upgrades: ['4lom'] } } },
    },
    {
      ability: 'wolfpack',
      tie: {},
      others: { friend: { player: 'p2', at: [360, 500], facing: 180, upgrades: ['wolfpack'] } },
      happened: [gained('tie', 'strain')],
      not: {
        'an attacker outside its firing arc': {
          others: { friend: { player: 'p2', at: [360, 500], facing: 0, upgrades: ['wolfpack'] } },
        },
        'an enemy of its': { others: { friend: { at: [360, 500], facing: 180, upgrades: ['wolfpack'] } } },
      },
    },
    {
      ability: 'ghost-company',
      red: { pilot: 'rebelscout', turret: 'front', upgrades: ['ghostcompany'], tokens: { focus: 1 } },
      others: { other: { player: 'p2', at: [340, 470] } },
      not: { 'no focus token': { red: { tokens: {} } }, 'no other enemy': { others: {} } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );

  test('4-LOM: the defender cannot spend the tokens that were named, and in the next attack it can [xw.golden-rules.03]', () => {
    const spec: CardCase = {
      ability: '4-lom-crew',
      red: { upgrades: ['4lom'] },
      tie: { tokens: { focus: 1, evade: 1 } },
      chosen: 'evade',
      not: {},
    };
    const table = used({ ...spec, attack: ['hit', 'hit', 'hit'] });
    playOn(table, { attack: ['hit', 'hit', 'hit'], defense: ['focus', 'blank', 'blank'] }, () =>
      table.candidates.some(({ action }) => action.type === 'spend-evade'),
    );
    expect(table.refusal({ type: 'spend-evade' })).toBe('token-named');
    expect(table.refusal({ type: 'spend-focus' })).toBeNull();
    playOn(table, {}, () => table.happened('attack-performed').length === 2);
    expect(table.state.inPlay.filter(({ ability }) => ability === '4-lom-crew-named')).toEqual([]);
  });

  test('Freelance Slicer: the attacker is jammed, and on a hit this ship, too [xw.jam.08]', () => {
    const rolled = (face: string): Table =>
      used({
        ability: 'freelance-slicer',
        tie: { upgrades: ['freelanceslicer'] },
        locks: [['tie', 'red']],
        not: {},
      }).rolls(face);
    expect(
      rolled('crit')
        .happened('token-gained')
        .map(({ ship, token }) => `${ship} ${token}`),
    ).toEqual(['red jam', 'tie jam']);
    expect(
      rolled('focus')
        .happened('token-gained')
        .map(({ ship }) => ship),
    ).toEqual(['red']);
    expect(locksOnTable(rolled('focus'))).toEqual([]);
  });

  test('Commander Malarus is flipped where an attack with her reroll misses, and only there', () => {
    const spec: CardCase = {
      ability: 'commander-malarus-crew',
      red: { upgrades: ['commandermalarus'] },
      attack: ['blank', 'blank', 'blank'],
      rerolled: ['blank'],
      not: {},
    };
    const side = (table: Table): number | undefined => {
      playOn(table, spec, () => table.happened('attack-performed').length === 2);
      return table.ship('red').upgrades[0]?.side;
    };
    expect(side(used(spec))).toBe(1);
    expect(side(used({ ...spec, rerolled: ['hit'] }))).toBe(0);
    const declined = used({
      ability: 'fives',
      red: { upgrades: ['commandermalarus', 'fives'] },
      tie: { pilot: 'idenversio' },
      chosen: 'focus',
      not: {},
    });
    expect(declined.ship('red').upgrades[0]?.side).toBe(0);
  });
});

test('Fives: a token of the card before it engages [xw.timing.02]', () => {
  const table = xwingTable({
    ships: {
      red: { at: [300, 300], upgrades: ['fives'] },
      tie: { player: 'p2', pilot: 'idenversio', at: [300, 500], facing: 180 },
    },
    moment: { phase: 'engagement', ship: 'tie' },
  });
  table.do((state) => changeTokensOn(state, 'red/fives', 'evade', 'put', ['xw.tokens.02']));
  table.repeat({ type: 'decline-attack' });
  expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['evade']);
  table.choose('fives-gains', 'evade');
  expect(table.ship('red')).toMatchObject({ tokens: { evade: 1 }, upgrades: [{ tokens: [] }] });
});

describe('in the System Phase [xw.system-phase.02]', () => {
  test('K-2SO: a friend near gains a calculate and a stress token', () => {
    const at = (friend: ShipOnTable): Table => system({ red: { at: [300, 300], upgrades: ['k2so'] }, friend });
    const table = at({ at: [400, 300] })
      .use('k-2so')
      .choose('k-2so', 'friend');
    expect(table.ship('friend').tokens).toMatchObject({ calculate: 1, stress: 1 });
    const far = at({ at: [300, 750] }).use('k-2so');
    expect(far.legal('choose').map(({ chosen }) => chosen)).toEqual(['red']);
  });

  test('Grand Moff Tarkin: friends lock what his ship has locked [xw.lock.04]', () => {
    const at = (more: ShipOnTable = {}, locks: TableSpec['locks'] = [['red', 'other']]): Table =>
      system(
        {
          red: { at: [300, 300], upgrades: ['grandmofftarkin'], ...more },
          friend: { at: [400, 300] },
          other: { player: 'p2', at: [400, 450] },
        },
        { locks },
      );
    const table = at()
      .use('grand-moff-tarkin-crew')
      .choose('grand-moff-tarkin-crew', [{ ship: 'friend', on: 'other' }]);
    table.repeat({ type: 'choose-lock' });
    expect(locksOnTable(table).sort()).toEqual(['friend other', 'red other']);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
    expect(at({ upgradeCharges: { grandmofftarkin: 1 } }).offers({ type: 'use-ability' })).toBe(false);
    expect(at({}, []).offers({ type: 'use-ability' })).toBe(false);
  });
});

describe('maneuvers and dials', () => {
  test('Leia Organa of the Rebels: red maneuvers of friends are easier in this phase [xw.difficulty.06]', () => {
    const flown = (color: 'red' | 'white', use: boolean): unknown => {
      const table = xwingTable({
        ships: {
          red: { at: [300, 300], upgrades: ['leiaorgana'], activated: true },
          friend: { at: [600, 300], ...dial(color) },
          tie: { ...ENEMY, activated: true },
        },
        moment: 'activation',
      });
      if (use) table.use('leia-organa-crew');
      else table.decline('leia-organa-crew');
      playOn(table, {}, () => table.happened('maneuver-executed').length > 0 || !table.offers({ type: 'activate' }));
      table.repeat({ type: 'activate', ship: 'friend' });
      return table.happened('maneuver-executed')[0]?.maneuver.color;
    };
    expect([flown('red', true), flown('white', true), flown('red', false)]).toEqual(['white', 'white', 'red']);
  });

  test('Leia Organa of the Resistance: a friend’s revealed maneuver is easier, for a Force charge [xw.difficulty.06]', () => {
    const flown = (force: number, player = 'p1'): unknown => {
      const table = alone({ ...dial('white') }, undefined, {
        leia: { player, at: [600, 600], upgrades: ['leiaorgana-resistance'], force },
      });
      if (!isOffered(table, 'leia-organa-crew-resistance')) return 'not offered';
      return table.use('leia-organa-crew-resistance').happened('maneuver-executed')[0]?.maneuver.color;
    };
    expect([flown(1), flown(0), flown(1, 'p2')]).toEqual(['blue', 'not offered', 'not offered']);
  });

  test('Grand Inquisitor: a white action as a red one after an enemy near reveals its dial [xw.actions.11]', () => {
    const at = (more: ShipOnTable = {}): Table =>
      alone({ ...dial('white'), at: [300, 300] }, undefined, {
        inquisitor: { player: 'p2', pilot: 'academypilot', at: [300, 200], upgrades: ['grandinquisitor'], ...more },
      });
    const table = at().use('grand-inquisitor-crew');
    expect(table.legal('perform-action').map(({ action, color }) => `${action} ${color}`)).toContain('evade red');
    table.answer({ type: 'perform-action', action: 'evade' });
    expect(table.ship('inquisitor').tokens).toMatchObject({ evade: 1, stress: 1 });
    expect(isOffered(at({ at: [300, 750] }), 'grand-inquisitor-crew')).toBe(false);
    expect(isOffered(at({ force: 0 }), 'grand-inquisitor-crew')).toBe(false);
    expect(isOffered(at({ player: 'p1' }), 'grand-inquisitor-crew')).toBe(false);
  });

  test('Yoda: a friend’s Force comes back after a purple maneuver or action [xw.charges.02]', () => {
    const at = (action: boolean, yoda: ShipOnTable = {}): Table => {
      const jedi: ShipOnTable = { pilot: 'jediknight', force: 0, at: [300, 300], ...dial('blue') };
      const purple = { speed: 2, bearing: 'straight', color: 'purple' } as const;
      return xwingTable({
        ships: {
          red: action ? jedi : { ...jedi, dial: purple, force: 1 },
          yoda: { at: [350, 300], upgrades: ['yoda'], ...yoda },
          x: ENEMY,
        },
        moment: { phase: 'activation', ship: 'red' },
      });
    };
    const table = at(false);
    expect(offers(table, 'yoda-crew')).toBe(true);
    expect(table.use('yoda-crew').ship('red').force?.active).toBe(1);
    expect(offers(at(true), 'yoda-crew')).toBe(false);
    expect(offers(at(false, { force: 0 }), 'yoda-crew')).toBe(false);
  });
});

describe('actions', () => {
  test('Larma D’Acy: reinforce, coordinate and jam while stressed, as red ones [xw.actions.12, xw.golden-rules.02]', () => {
    const at = (stress: number): Table =>
      acting({ pilot: 'omicrongrouppilot', upgrades: ['larmadacy'], tokens: { stress } }, { wing: { at: [390, 300] } });
    const offered = (table: Table): string[] =>
      table
        .legal('perform-action')
        .filter(({ ship }) => ship === 'red')
        .map(({ action, color }) => `${action} ${color}`);
    expect(offered(at(2))).toEqual(expect.arrayContaining(['coordinate red', 'reinforce red']));
    expect(offered(at(2)).every((each) => /^(coordinate|jam|reinforce) red$/.test(each))).toBe(true);
    expect(offered(at(3))).toEqual([]);
    const bar = actionsOnBar(at(0).state, at(0).ship('red')).map(({ action, color }) => `${action} ${color}`);
    expect(bar).toContain('coordinate white');
  });

  test('Baze Malbus: his red focus action brings more the more enemies are near [xw.actions.12]', () => {
    const at = (color: 'white' | 'red', others: Record<string, ShipOnTable>): Table =>
      acting({ upgrades: ['bazemalbus'] }, others).answer({ type: 'perform-action', action: 'focus', color });
    const two = {
      a: { player: 'p2', at: [345, 300] as const },
      b: { player: 'p2', at: [255, 300] as const },
      c: { player: 'p2', at: [300, 360] as const },
    };
    expect(gains(at('red', two), 'red')).toEqual(['stress', 'focus', 'focus', 'focus']);
    expect(gains(at('red', {}), 'red')).toEqual(['stress', 'focus']);
    expect(gains(at('white', two), 'red')).toEqual(['focus']);
  });

  test('Chopper: an action while stressed in the step for it hurts, or exposes a card [xw.golden-rules.02]', () => {
    const at = (more: ShipOnTable): Table =>
      acting({ upgrades: ['chopper-crew'], tokens: { stress: 1 }, ...more }).answer({
        type: 'perform-action',
        action: 'focus',
      });
    expect(at({}).happened('damage-suffered')).toHaveLength(1);
    const choosing = at({ shields: 0, damage: { facedown: 1 } });
    expect(choosing.legal('choose').map(({ chosen }) => chosen)).toEqual(['expose', null]);
    choosing.choose('chopper-crew', 'expose');
    choosing.does(choosing.legal('draw')[0]!);
    expect(choosing.happened('damage-suffered')).toEqual([]);
    expect(choosing.happened('damage-card-exposed')).toHaveLength(1);
    expect(at({ tokens: {} }).happened('damage-suffered')).toEqual([]);
  });

  test('Lando Calrissian: two defense dice bring tokens; of two blanks the opponent chooses [xw.actions.15]', () => {
    const rolled = (...faces: string[]): Table =>
      acting({ upgrades: ['landocalrissian'] })
        .answer({ type: 'perform-card-action', ability: 'lando-calrissian-rebel-crew' })
        .rolls(...faces);
    expect(gains(rolled('focus', 'evade'), 'red').sort()).toEqual(['evade', 'focus']);
    expect(gains(rolled('evade', 'evade'), 'red')).toEqual(['evade', 'evade']);
    const blank = rolled('blank', 'blank');
    expect(blank.by).toEqual(['p2']);
    expect(gains(blank.answer({ type: 'choose', chosen: 'evade' }), 'red')).toEqual(['evade']);
    expect(rolled('blank', 'focus').offers({ type: 'choose' })).toBe(false);
  });
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

  test('Seventh Sister: an enemy near is jammed or tractored instead of stressed [xw.replacement-effect.04]', () => {
    const at = (other: ShipOnTable = {}, force = 1): Table =>
      xwingTable({
        ships: {
          red: { at: [300, 300], upgrades: ['seventhsister'], force },
          other: { player: 'p2', at: [345, 300], ...other },
        },
        moment: 'planning',
      }).do((state) => gainToken(state, 'other', 'stress', ['xw.stress.02'], { by: 'p2' }));
    const table = at().use('seventh-sister-crew-jam');
    expect(table.ship('other').tokens).toMatchObject({ stress: 0, jam: 1 });
    expect(table.ship('red').force?.active).toBe(0);
    expect(at({ at: [500, 300] }).ship('other').tokens.stress).toBe(1);
    expect(at({}, 0).ship('other').tokens.stress).toBe(1);
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
});

test('cards that are here change no other ship’s maneuver', () => {
  expect(colorOfExecuted('leiaorgana', 2, 'straight', 'red')).toBe('red');
  expect(everOffered({ red: { upgrades: ['yoda'] } }, 'yoda-crew')).toBe(false);
  expect(usedIt('x')).toHaveLength(1);
});
