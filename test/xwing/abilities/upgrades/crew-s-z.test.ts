/** Upgrades of the slot 'crew', from S to Z. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase, ENEMY } from '../card-cases';
import {
  offered,
  active,
  BLOCKED,
  coordinated,
  dial,
  dialOf,
  die,
  executed,
  revealing,
  settings,
  dialsInSystemPhase,
  seen,
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

describe('in attacks', () => {
  const cases: CardCase[] = [
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
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );
});

describe('maneuvers and dials', () => {
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
    expect(offered(table, 'yoda-crew')).toBe(true);
    expect(table.use('yoda-crew').ship('red').force?.active).toBe(1);
    expect(offered(at(true), 'yoda-crew')).toBe(false);
    expect(offered(at(false, { force: 0 }), 'yoda-crew')).toBe(false);
  });
});

describe('other moments', () => {
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
});
