/** Upgrades of the slot 'crew', from C to F. */
import { removeToken } from '../../../../src/xwing/effects/tokens';
import { faces } from '../../duel';
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
} from '../card-cases';
import {
  assignedTo,
  attacking,
  bombs,
  coordinated,
  type Coordinating,
  coordinating,
  defending,
  dialOf,
  dropping,
  FAR_ENEMY,
  FAR_WING,
  offered,
  PALPATINE,
  performs,
  placing,
  SHUTTLE,
  tokensRemoved,
  dialsInSystemPhase,
  seen,
} from '../card-tables';

describe('Optimized Prototype', () => {
  const DIRECTOR = { player: 'p1', pilot: 'omicrongrouppilot', upgrades: ['directorkrennic'] };

  test('Director Krennic assigns it to another ship of his player before forces are placed [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        krennic: { ...DIRECTOR, at: null },
        wing: { player: 'p1', pilot: 'academypilot', at: null },
        ace: { player: 'p1', pilot: 'academypilot', at: null },
        x: { player: 'p2', pilot: 'bluesquadronescort', at: null },
      },
      moment: { phase: 'setup' },
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['wing', 'ace']);
    table.choose('director-krennic', 'ace');
    expect(assignedTo(table, 'ace')).toEqual(['optimizedprototype of p1']);
  });
});

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

describe('Emperor Palpatine: 1 focus result of another friend for 1 of his Force charges [xw.dice-modification.04]', () => {
  const palpatine = (player: 'p1' | 'p2', more: ShipOnTable = {}) => ({
    others: { lambda: { ...PALPATINE, player, ...more } },
  });
  test('of a friend that attacks, of a friend that defends', () => {
    const attack = attacking({}, {}, palpatine('p1')).use('emperor-palpatine-attacks');
    expect(faces(attack, 'attack')).toEqual(['blank', 'hit', 'focus']);
    expect(attack.ship('lambda').force?.active).toBe(0);
    const defense = defending({}, {}, palpatine('p2')).use('emperor-palpatine-defends');
    expect(defense.happened('die-changed')).toMatchObject([{ ship: 'tie', from: 'focus', to: 'evade' }]);
  });
  test('not without a Force charge, nor of an enemy, nor of his own ship', () => {
    const use = { type: 'use-ability', ability: 'emperor-palpatine-attacks' };
    expect(attacking({}, {}, palpatine('p1', { force: 0 })).offers(use)).toBe(false);
    expect(attacking({}, {}, palpatine('p2')).offers(use)).toBe(false);
    expect(attacking({ ...PALPATINE, at: [300, 300] }, {}).offers(use)).toBe(false);
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

describe('cannot remove', () => {
  const RED = { speed: 1, bearing: 'straight', color: 'blue' } as const;

  /** `red` executes a blue maneuver, troopers of either side at some distance when it is over. */
  const blue = (player: string, y: number, upgrades = ['deathtroopers']): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 200], dial: RED, tokens: { stress: 1, strain: 1 } },
        reaper: {
          player,
          pilot: player === 'p1' ? 'bluesquadronscout' : 'scarifbasepilot',
          upgrades,
          at: [300, y],
          activated: true,
        },
      },
      moment: 'activation',
    });

  test('Death Troopers: stress stays on enemy ships at range 0-1 in the Activation Phase, and that is told', () => {
    const table = blue('p2', 400);
    expect(tokensRemoved(table)).toEqual(['red strain']);
    expect(table.happened('no-effect')).toMatchObject([
      { ship: 'red', of: 'stress token', because: [{ code: 'cannot-remove' }] },
    ]);
    expect(tokensRemoved(blue('p2', 480))).toEqual(['red stress', 'red strain']);
    expect(tokensRemoved(blue('p1', 400))).toEqual(['red stress', 'red strain']);
    expect(tokensRemoved(blue('p2', 400, []))).toEqual(['red stress', 'red strain']);
    const later = blue('p2', 400);
    later.state = structuredClone(later.state);
    later.state.phase = 'engagement';
    later.do((state) => removeToken(state, 'red', 'stress', []));
    expect(later.ship('red').tokens.stress).toBe(0);
  });
});
