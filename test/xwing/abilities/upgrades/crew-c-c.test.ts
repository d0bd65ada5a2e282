/** Upgrades of the slot 'crew', C. */
import { acting } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  declare,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
  used,
} from '../card-cases';
import {
  offered,
  bombs,
  coordinated,
  type Coordinating,
  coordinating,
  dialOf,
  dropping,
  FAR_ENEMY,
  FAR_WING,
  performs,
  placing,
  SHUTTLE,
  dialsInSystemPhase,
  seen,
  end,
  starts,
} from '../card-tables';

const FACEUP: ShipOnTable = { damage: { faceup: ['damagedengine'] }, shields: 0 };

describe('Palpatine', () => {
  const SIDIOUS: ShipOnTable = { upgrades: ['chancellorpalpatine'], flipped: ['chancellorpalpatine'] };
  const JEDI: ShipOnTable = { pilot: 'jediknight' };
  const sidious = (wing: ShipOnTable, color: 'white' | 'purple' = 'purple', red = SIDIOUS): Table =>
    coordinated('focus', { red, wing, color });

  test('Darth Sidious: the coordinated ship is stressed, then focused or stronger in the Force', () => {
    const table = sidious(JEDI);
    expect(offered(table, 'darth-sidious')).toBe(true);
    expect(table.offers({ type: 'choose', chosen: 'force' })).toBe(false);
    table.choose('darth-sidious', 'focus');
    expect(table.ship('wing').tokens).toMatchObject({ stress: 1, focus: 2 });
    expect(table.ship('red').tokens).toMatchObject({ stress: 0, focus: 0 });
    const spent = sidious({ ...JEDI, force: 0 }).choose('darth-sidious', 'force');
    expect(spent.ship('wing')).toMatchObject({ force: { active: 1 }, tokens: { stress: 1, focus: 1 } });
  });
  test('not after a white coordinate action, and not with the first side up', () => {
    expect(offered(sidious(JEDI, 'white'), 'darth-sidious')).toBe(false);
    expect(offered(sidious(JEDI, 'purple', { ...SIDIOUS, flipped: [] }), 'darth-sidious')).toBe(false);
  });

  const defended = (y: number, force = 1, flipped: string[] = []): Table => {
    const red: ShipOnTable = { ...SIDIOUS, flipped, force, at: [300, y] };
    return declare({ red: { at: [300, 300] }, tie: { ...red, pilot: 'academypilot' } });
  };
  test('Chancellor Palpatine: for a Force the attacker at range 0-2 is stressed', () => {
    const table = defended(520);
    expect(offered(table, 'chancellor-palpatine')).toBe(true);
    table.use('chancellor-palpatine');
    expect([table.ship('red').tokens.stress, table.ship('tie').force?.active]).toEqual([1, 0]);
    const others = [defended(620), defended(520, 0), defended(520, 1, ['chancellorpalpatine'])];
    expect(others.map((other) => offered(other, 'chancellor-palpatine'))).toEqual([false, false, false]);
  });
  test('in the End Phase he shows what he is, and stays so', () => {
    const end = (flipped: string[]): Table =>
      xwingTable({ ships: { red: { ...SHUTTLE, ...SIDIOUS, flipped }, x: FAR_ENEMY }, moment: 'end' });
    const table = end([]).use('chancellor-palpatine-flips');
    expect(table.happened('upgrade-flipped')).toMatchObject([{ ship: 'red', up: 'Darth Sidious' }]);
    expect(table.ship('red').force?.active).toBe(1);
    expect(isOffered(end(['chancellorpalpatine']), 'chancellor-palpatine-flips')).toBe(false);
  });
});

describe('what comes of the coordinated ship', () => {
  const CIENA = { red: { upgrades: ['cienaree'] } };

  const rolled = (spec: Coordinating): Table =>
    coordinated('barrel-roll', spec).answer({ side: 'left' }).answer({ position: 'middle' });

  test('Ciena Ree: for a stress it turns after a barrel roll or a boost', () => {
    const table = rolled(CIENA);
    expect(offered(table, 'ciena-ree')).toBe(true);
    table.choose('ciena-ree', 'left');
    expect(table.happened('ship-rotated')).toMatchObject([{ ship: 'wing', way: 'left' }]);
    expect([table.ship('wing').tokens.stress, table.ship('red').tokens.stress]).toEqual([1, 0]);
    expect(offered(coordinated('focus', CIENA), 'ciena-ree')).toBe(false);
    expect(offered(coordinated(null, CIENA), 'ciena-ree')).toBe(false);
    expect(offered(rolled({}), 'ciena-ree')).toBe(false);
  });
});

describe('whom a ship may coordinate', () => {
  const friends = (spec: Coordinating): string[] =>
    coordinating(spec)
      .legal('choose-coordinated')
      .map(({ on }) => on);

  test('C-3PO: ships beyond range 2 that have the calculate action', () => {
    const pod = { pilot: 'logisticsdivisionpilot', at: [450, 420] as const };
    const far = (upgrades: string[], pilot: string): string[] =>
      friends({ color: 'red', red: { ...pod, upgrades }, others: { far: { ...FAR_WING, pilot } } });
    expect(far(['c3po-crew'], 'ig88a')).toEqual(['wing', 'far']);
    expect(far([], 'ig88a')).toEqual(['wing']);
    expect(far(['c3po-crew'], 'bluesquadronescort')).toEqual(['wing']);
  });

  test('C-3PO: with a calculate token for the ship after it coordinates or calculates', () => {
    const pod = { pilot: 'logisticsdivisionpilot', at: [450, 420] as const, upgrades: ['c3po-crew'] };
    expect(coordinated('focus', { color: 'red', red: pod }).ship('red').tokens.calculate).toBe(1);
    expect(coordinated('focus', { color: 'red', red: { ...pod, upgrades: [] } }).ship('red').tokens.calculate).toBe(0);
  });
});

describe('dials that are looked at', () => {
  const DIAL = dialOf('3 straight white').dial;

  describe('Cassian Andor', () => {
    const crew = (tie: ShipOnTable = {}, own: ShipOnTable = {}): Table =>
      dialsInSystemPhase({ pilot: 'bluesquadronscout', upgrades: ['cassianandor'], ...own }, tie);
    const guesses = (table: Table, maneuver: string): Table =>
      table.use('cassian-andor').choose('cassian-andor', { ship: 'tie', maneuver });

    test('a right guess lets his ship set its dial, secretly', () => {
      const table = guesses(crew(), '3 straight');
      expect(seen(table, 'p1', 'tie')).toEqual(DIAL);
      table.answer({ type: 'set-dial', ship: 'red', maneuver: '1 straight' });
      expect(table.ship('red').dial).toMatchObject({ speed: 1, bearing: 'straight' });
      expect([seen(table, 'p2', 'red'), seen(table, 'p1', 'red')]).toMatchObject([null, { speed: 1 }]);
    });

    test('a wrong one, of speed or bearing, shows him the dial and no more', () => {
      for (const maneuver of ['2 straight', '3 bank-left']) {
        const table = guesses(crew(), maneuver);
        expect(seen(table, 'p1', 'tie')).toEqual(DIAL);
        expect(table.offers({ type: 'set-dial' })).toBe(false);
        expect(table.ship('red').dial).toMatchObject({ speed: 2, bearing: 'straight' });
        expect(table.happened('no-effect')).toMatchObject([{ because: [{ code: 'wrong-guess' }] }]);
      }
    });

    test('of ships at range 1-2 that have a dial', () => {
      const ships = (table: Table): unknown[] =>
        isOffered(table, 'cassian-andor')
          ? [
              ...new Set(
                table
                  .use('cassian-andor')
                  .legal('choose')
                  .map(({ chosen }) => (chosen as { ship: string }).ship),
              ),
            ]
          : [];
      expect([
        ships(crew()),
        ships(crew({ at: [300, 350] })),
        ships(crew({ at: [300, 600] })),
        ships(crew({ dial: null })),
      ]).toEqual([['tie'], [], [], []]);
    });
  });
});

describe('C-3PO', () => {
  const attack = (guess: number | null, rolled: string[]): Table => {
    const table = declare({
      red: {},
      tie: { pilot: 'bluesquadronscout', upgrades: ['c3po'], tokens: { calculate: 1 } },
    });
    playOn(table, { attack: ['blank', 'blank', 'blank'] }, () => isOffered(table, 'c-3po'));
    if (guess === null) table.answer({ type: 'end-modifying' });
    else table.use('c-3po').choose('c-3po', guess);
    return table.rolls(...rolled);
  };

  test('a right guess before the roll adds an evade result', () => {
    const added = (guess: number | null, rolled = ['evade', 'blank']): unknown[] =>
      attack(guess, rolled).happened('die-added');
    expect(added(1)).toMatchObject([{ ship: 'tie', die: 'defense', face: 'evade' }]);
    expect([added(2), added(null), added(1, ['evade', 'evade'])]).toEqual([[], [], []]);
    expect(added(2, ['evade', 'evade'])).toHaveLength(1);
    expect(attack(2, ['evade', 'blank']).ship('tie').tokens.calculate).toBe(0);
    expect(attack(2, ['evade', 'blank']).state.inPlay.some(({ ability }) => ability === 'c-3po-guessed')).toBe(false);
  });
});

describe('after a device was placed [xw.timing.07]', () => {
  test('Cad Bane: a red boost, after the own device alone', () => {
    const table = dropping(placing(bombs('cadbane'))).use('cad-bane');
    expect(table.legal('perform-action').map(({ action, color }) => `${color} ${action}`)).toEqual(['red boost']);
    const others = { friend: { upgrades: ['cadbane'], at: [300, 600] as const } };
    const friends = dropping(placing(bombs(), 'system', others));
    expect(friends.happened('ability-queued').map(({ ability }) => ability)).not.toContain('cad-bane');
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const defenders: CardCase[] = [
    {
      ability: 'c-3po-republic',
      tie: { upgrades: ['c3po-republic'], tokens: { calculate: 1 } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'not calculating': { tie: { tokens: {} } } },
    },
    {
      ability: 'commander-pyre',
      tie: { upgrades: ['commanderpyre'] },
      red: { tokens: { stress: 1 } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'an attacker without stress': { red: { tokens: {} } } },
    },
  ];

  test.each(defenders.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs('c-3po-republic-calculates', { pilot: 'r2d2', upgrades: ['c3po-republic'] }, 'calculate', {
      happened: [{ ...gained('red', 'calculate'), change: { was: 1, is: 2 } }],
      not: { 'without it': { red: { upgrades: [] } } },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

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
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
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
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );

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

test('Commander Pyre: once forces are placed one enemy ship gains 2 stress tokens [xw.setup.14]', () => {
  const table = xwingTable({
    ships: {
      red: { upgrades: ['commanderpyre'], at: [300, 60] },
      friend: { at: [500, 60] },
      tie: { player: 'p2', at: [300, 860], facing: 180 },
      ace: { player: 'p2', at: [500, 860], facing: 180 },
    },
    moment: { phase: 'setup', step: 'end of setup' },
  });
  expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['tie', 'ace']);
  table.choose('commander-pyre-setup', 'ace');
  expect(['red', 'friend', 'tie', 'ace'].map((id) => table.ship(id).tokens.stress)).toEqual([0, 0, 0, 2]);
});

describe('actions', () => {
  test('Chopper: an action while stressed in the step for it hurts, or exposes a card [xw.golden-rules.02, xw.damage.01]', () => {
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
});
