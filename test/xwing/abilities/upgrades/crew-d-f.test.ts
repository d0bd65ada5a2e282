/** Upgrades of the slot 'crew', from D to F. */
import { removeToken } from '../../../../src/xwing/effects/tokens';
import { changeTokensOn } from '../../../../src/xwing/effects/upgrades';
import { faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, type MomentCase, used } from '../card-cases';
import { assignedTo, attacking, defending, PALPATINE, tokensRemoved, locksOnTable, starts } from '../card-tables';

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

describe('at the start of the Engagement Phase [xw.timing.03]', () => {
  const cases: MomentCase[] = [
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
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in attacks', () => {
  const cases: CardCase[] = [
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
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );

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
