/** Upgrades of the slot 'crew', from I to L. */
import { actionsOnBar } from '../../../../src/xwing/queries/actions';
import { alone, acting } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type Attack,
  type CardCase,
  declare,
  ENEMY,
  expectCase,
  expectMoment,
  isOffered,
  type MomentCase,
  playOn,
  removed,
  everOffered,
} from '../card-cases';
import {
  gains,
  activating,
  system,
  dial,
  die,
  endPhase,
  executed,
  flying,
  performed,
  revealing,
  settings,
  side,
  tokensRemoved,
  colorOfExecuted,
  end,
  usedIt,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'jango-fett-attacks',
      red: { upgrades: ['jangofett'] },
      locks: [['red', 'tie']],
      defense: ['focus', 'blank', 'blank'],
      happened: [die('defense', 'focus', 'blank'), { type: 'lock-spent', ship: 'red' }],
      not: { 'no lock': { locks: [] } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'latts-razzi',
      red: { tokens: { stress: 1 } },
      tie: { upgrades: ['lattsrazzi'] },
      // Removed by another ship, not spent.
      happened: [removed('red', 'stress'), die('defense', 'blank', 'evade')],
      ships: { red: { tokens: { stress: 0 } } },
      not: { 'an attacker without stress': { red: { tokens: {} } } },
    },
    {
      ability: 'jango-fett-defends',
      tie: { upgrades: ['jangofett'] },
      locks: [['tie', 'red']],
      attack: ['focus', 'hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'no lock on the attacker': { locks: [['red', 'tie']] } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('crew', () => {
  test('Jyn Erso: a friendly ship at range 0-3 takes an evade token instead of a focus token [xw.replacement-effect.04]', () => {
    const table = alone({ upgrades: [] }, 'perform action', {
      jyn: { upgrades: ['jynerso'], pilot: 'outerrimsmuggler', at: [400, 300] },
    });
    table.answer({ type: 'perform-action', action: 'focus' }).use('jyn-erso');
    expect(
      table
        .happened('token-gained')
        .filter((each) => each.ship === 'red')
        .map((each) => each.token),
    ).toEqual(['evade']);
  });

  test.each<[string, ShipOnTable, string, boolean]>([
    ['a friend at exactly range 3', { at: [640, 300] }, 'focus', true],
    ['a friend past range 3', { at: [641, 300] }, 'focus', false],
    ['an enemy', { at: [400, 300], player: 'p2' }, 'focus', false],
    ['another token', { at: [400, 300] }, 'evade', false],
  ])('Jyn Erso and %s [xw.replacement-effect.04]', (_whose, jyn, action, asked) => {
    const crew = { upgrades: ['jynerso'], pilot: 'phoenixsquadronpilot', ...jyn };
    const table = alone({ pilot: 'phoenixsquadronpilot' }, 'perform action', { jyn: crew });
    table.answer({ type: 'perform-action', action });
    expect(table.offers({ ability: 'jyn-erso' })).toBe(asked);
  });
});

describe('after a dial is revealed it is set to another maneuver', () => {
  test('Kaydel Connix: a basic maneuver one speed higher, more difficult', () => {
    const x = { pilot: 'bluesquadronrookie', upgrades: ['kaydelconnix'] };
    const table = revealing(x, '2 straight blue');
    expect((settings(table) as string[]).every((each) => /^3 (straight|bank|turn)/.test(each))).toBe(true);
    expect(settings(table)).toContain('3 straight');
    expect(executed(table.choose('kaydel-connix', '3 straight'))).toBe('3 straight white');
    expect(executed(revealing(x, '2 straight blue').decline('kaydel-connix'))).toBe('2 straight blue');
    expect(isOffered(revealing(x, '4 koiogran red'), 'kaydel-connix')).toBe(false);
  });
});

describe('Lando Calrissian (Scum crew)', () => {
  const rolled = (tokens: ShipOnTable['tokens'] & object): Table => {
    const spec: Attack = { red: { pilot: 'freightercaptain', upgrades: ['landocalrissian-crew'], tokens } };
    const table = declare(spec);
    table.rolls('blank', 'blank');
    return table;
  };
  test('after a roll up to two dice are rerolled for a green token', () => {
    const table = rolled({ evade: 1 });
    const sizes = table.legal('choose').map(({ chosen }) => (chosen as { dice: number[] }).dice.length);
    expect(Math.max(...sizes)).toBe(2);
    table.choose('lando-calrissian-crew', { token: 'evade', dice: [0, 1] });
    table.rolls('hit', 'crit');
    expect(table.ship('red').tokens.evade).toBe(0);
    expect(table.happened('dice-rerolled')).toMatchObject([{ ship: 'red', were: ['blank', 'blank'] }]);
    expect(isOffered(rolled({ stress: 1 }), 'lando-calrissian-crew')).toBe(false);
  });
});

describe('L3-37', () => {
  test('turned over while you defend, all attack dice are rerolled; not while you attack', () => {
    const table = xwingTable({
      ships: {
        red: { at: [300, 300] },
        falcon: { player: 'p2', pilot: 'freightercaptain', upgrades: ['l337'], at: [300, 480], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'red' },
    });
    table.attack('red', 'falcon').rolls('blank', 'hit', 'crit').use('l3-37');
    expect(side(table, 'falcon', 'l337')).toBe(1);
    table.rolls('blank', 'blank', 'focus');
    expect(table.happened('dice-rerolled')).toMatchObject([{ ship: 'red', were: ['blank', 'crit', 'hit'] }]);
    const own = { pilot: 'freightercaptain', upgrades: ['l337'] };
    const attack = xwingTable({
      ships: { falcon: { ...own, at: [300, 300] }, tie: { player: 'p2', at: [300, 480] } },
      moment: { phase: 'engagement', ship: 'falcon' },
    });
    attack.attack('falcon', 'tie');
    expect(playOn(attack, {}, () => isOffered(attack, 'l3-37'))).toBe(false);
  });

  test('her programming eases banks, without shields and on that side alone', () => {
    const color = (flipped: string[], shields: number): string | undefined =>
      activating({
        pilot: 'freightercaptain',
        upgrades: ['l337'],
        flipped,
        shields,
        at: [300, 300],
        dial: { speed: 3, bearing: 'bank-left', color: 'white' },
      }).happened('maneuver-executed')[0]?.maneuver.color;
    expect([color(['l337'], 0), color(['l337'], 1), color([], 0)]).toEqual(['blue', 'white', 'white']);
  });
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const later: MomentCase[] = [
    {
      ability: 'kit-fisto',
      table: {
        ships: {
          red: { pilot: 'lukeskywalker', upgrades: ['kitfisto'], at: [300, 300] },
          friend: { pilot: 'jakefarrell', at: [380, 300] },
          wing: { at: [560, 300] },
          tie: ENEMY,
        },
        moment: 'engagement',
      },
      chosen: 'friend',
      happened: performed('kit-fisto'),
      not: { 'no Force': { red: { force: 0 } }, 'without him': { red: { upgrades: [] } } },
    },
  ];

  test.each(later.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'korr-sella',
      { upgrades: ['korrsella'], tokens: { stress: 3 }, ...dial('blue') },
      {
        ships: { red: { tokens: { stress: 0 } } },
        not: { 'a white maneuver': { red: dial('white') } },
      },
    ),
    flying(
      'kanan-jarrus-crew',
      { tokens: { stress: 1 }, ...dial('white') },
      {
        others: { kanan: { pilot: 'lukeskywalker', upgrades: ['kananjarrus'], at: [420, 380] } },
        happened: [removed('red', 'stress')],
        not: {
          'a blue maneuver': { red: { ...dial('blue'), tokens: { stress: 2 } } },
          'no Force': { kanan: { force: 0 } },
        },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('cannot remove', () => {
  test('ISB Slicer: jam tokens stay on enemy ships at range 1-2 in the End Phase', () => {
    const left = (player: string, y: number): string[] =>
      tokensRemoved(
        endPhase({
          red: { at: [300, 300], tokens: { jam: 2, focus: 1 } },
          slicer: {
            player,
            pilot: player === 'p1' ? 'bluesquadronscout' : 'scarifbasepilot',
            upgrades: ['isbslicer'],
            at: [300, y],
          },
        }),
      );
    expect(left('p2', 480)).toEqual(['red focus']);
    const all = ['red focus', 'red jam', 'red jam'];
    expect([left('p2', 350), left('p2', 600), left('p1', 480)]).toEqual([all, all, all]);
  });
});

describe('keeps tokens in the End Phase [xw.end-phase.02]', () => {
  const scum = { pilot: 'spicerunner', at: [300, 300] } as const;

  test('Ketsu Onyo: the tractor tokens, and nothing else, of an enemy ship in the firing arc', () => {
    const onyo = (x: number): Table =>
      endPhase({
        red: { pilot: 'freightercaptain', at: [300, 300], upgrades: ['ketsuonyo'] },
        tie: { player: 'p2', at: [x, 480], tokens: { tractor: 2, evade: 1 } },
        friend: { ...scum, at: [340, 450] },
      });
    const table = onyo(300);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['tie']);
    expect(tokensRemoved(table.choose('ketsu-onyo', 'tie'))).toEqual(['tie evade']);
    expect(tokensRemoved(onyo(300).decline('ketsu-onyo'))).toEqual(['tie evade', 'tie tractor', 'tie tractor']);
  });
});

describe('in the End Phase, and at the end of the round [xw.timing.03, xw.timing.06, xw.damage-cards.05]', () => {
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
});

describe('maneuvers and dials', () => {
  test('Leia Organa of the Rebels: red maneuvers of friends are easier in this phase [xw.difficulty.06]', () => {
    const flown = (color: 'red' | 'white', use: boolean, friend: ShipOnTable = {}): unknown => {
      const table = xwingTable({
        ships: {
          red: { at: [300, 300], upgrades: ['leiaorgana'], activated: true },
          friend: { at: [600, 300], ...dial(color), ...friend },
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
    // Beside what else makes it easier; an enemy's stays as it is.
    const r4 = { upgrades: ['r4astromech'] };
    expect([flown('red', true, r4), flown('red', false, r4), flown('white', true, r4)]).toEqual([
      'blue',
      'white',
      'blue',
    ]);
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

test('cards that are here change no other ship’s maneuver', () => {
  expect(colorOfExecuted('leiaorgana', 2, 'straight', 'red')).toBe('red');
  expect(everOffered({ red: { upgrades: ['yoda'] } }, 'yoda-crew')).toBe(false);
  expect(usedIt('x')).toHaveLength(1);
});
