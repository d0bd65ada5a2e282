/** Pilots of the Galactic Empire, from D to L. */
import { alone, CLOSE, diceAsked, duel, faces } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, ENEMY, expectCase, expectMoment, type MomentCase, playOn } from '../card-cases';
import {
  about,
  added,
  canceled,
  die,
  hitBy,
  hurt,
  performs,
  queued,
  revealing,
  settings,
  usedIt,
  attackDice,
  attacking,
  defending,
} from '../card-tables';

describe('Darth Vader', () => {
  test('keeps his Force where no action is left that he could perform [xw.pilot-and-ship-abilities.03]', () => {
    // Ionized he may only focus, which he has done.
    const vader = { pilot: 'darthvader', tokens: { ion: 1 } };
    const table = alone(vader, 'perform action').answer({ type: 'perform-action', action: 'focus' });
    const force = table.ship('red').force;
    while (table.legal('order-ability').length > 0) table.does(table.legal('order-ability')[0]!);
    expect(table.offers({ type: 'use-ability', ability: 'darth-vader' })).toBe(false);
    expect(table.happened('ability-skipped').map((each) => each.ability)).toContain('darth-vader');
    expect(table.ship('red').force?.active).toBe(force?.limit);
  });
});

describe('the Empire', () => {
  const VADER = { pilot: 'darthvader', at: [300, 300] as const };

  test('Darth Vader spends Force to act again after an action [xw.pilot-and-ship-abilities.03]', () => {
    const table = xwingTable({
      ships: { vader: VADER, x: { player: 'p2', at: [300, 500] } },
      moment: about('vader', 'perform action'),
    });
    table.answer({ type: 'perform-action', action: 'focus' }).order('darth-vader').use('darth-vader');
    table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock' });
    expect(table.ship('vader').force?.active).toBe(2);
    expect(table.state.locks).toEqual([{ by: 'vader', on: 'x' }]);
  });

  test('Howlrunner lets a friendly ship at range 0-1 reroll one attack die [xw.dice-modification.05]', () => {
    const howl = { howl: { pilot: 'howlrunner', at: [400, 300] as const } };
    const table = duel({ pilot: 'academypilot' }, {}, { others: howl }).attack('red', 'tie').rolls('blank', 'focus');
    table.use('howlrunner').choose('howlrunner', 0).rolls('hit');
    expect(faces(table, 'attack').sort()).toEqual(['focus', 'hit']);
    expect(table.offers({ ability: 'howlrunner' })).toBe(false);
  });

  test.each<[string, ShipOnTable, ShipOnTable, boolean]>([
    ['a friend at range 1', {}, { at: [440, 300] }, true],
    ['a friend just past it', {}, { at: [441, 300] }, false],
    ['she herself', { pilot: 'howlrunner' }, { pilot: 'academypilot', at: [600, 300] }, true],
    ['an enemy', {}, { player: 'p2', at: [400, 300] }, false],
    ['a special attack', { upgrades: ['ioncannon'] }, { at: [400, 300] }, false],
  ])('Howlrunner and the primary attack of %s [xw.dice-modification.05]', (_whose, red, howl, offered) => {
    const others = { howl: { pilot: 'howlrunner', ...howl } };
    const table = duel({ pilot: 'academypilot', ...red }, {}, { others });
    table.attack('red', 'tie', red.upgrades ? 'red/ioncannon' : 'primary');
    table.rolls(...Array<string>(diceAsked(table)).fill('blank'));
    expect(table.offers({ ability: 'howlrunner' })).toBe(offered);
  });

  const enemy = { player: 'p2', pilot: 'academypilot' } as const;

  test.each(['gideonhask', 'gideonhask-tieininterceptor'])(
    'Gideon Hask (%s) rolls 1 more die against a damaged defender, faceup or facedown [xw.attack.16]',
    (pilot) => {
      const printed = attackDice({ pilot });
      expect(attackDice({ pilot }, { damage: { facedown: 1 } })).toBe(printed + 1);
      expect(attackDice({ pilot }, { damage: { faceup: ['panickedpilot'] } })).toBe(printed + 1);
      expect(attackDice({ pilot, damage: { facedown: 1 } })).toBe(printed);
      expect(attackDice(enemy, { player: 'p1', pilot, damage: { facedown: 1 } })).toBe(2);
    },
  );
});

describe('Iden Versio', () => {
  test('prevents all damage of an attack for 1 charge, hits and critical hits [xw.faq-cards.06]', () => {
    const table = hitBy('primary', ['crit', 'hit', 'hit']).use('iden-versio');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(table.happened('damage-prevented')).toMatchObject([{ ship: 'tie', hit: 2, crit: 1 }]);
    expect(table.ship('iden').charges?.active).toBe(0);
    expect(table.ship('tie').destroyed).toBe(false);
    const declined = hitBy('primary', ['crit', 'hit', 'hit']).decline('iden-versio').draws('fuelleak');
    expect(declined.happened('damage-suffered').map(({ damage }) => damage)).toEqual(['hit', 'hit', 'crit']);
  });

  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['beyond range 1', { at: [560, 500] }, {}],
    ['without a charge', { charges: 0 }, {}],
    ['for another type of ship', {}, { pilot: 'saberaceinterceptor' }],
    ['for an enemy', { player: 'p1' }, {}],
  ])('not %s [xw.faq-cards.06]', (_when, iden, tie) => {
    const pilot = tie.pilot === 'saberaceinterceptor' ? 'alphasquadronpilot' : 'academypilot';
    const table = hitBy('primary', ['hit', 'blank', 'blank'], iden, { pilot });
    expect(table.happened('damage-suffered')).toHaveLength(1);
  });

  test('tractor tokens instead of damage are no damage [xw.faq-cards.06]', () => {
    const table = hitBy('red/tractorbeam', ['hit', 'hit', 'blank']);
    table.repeat({ type: 'tractor-moves', move: 'nothing' });
    expect(table.ship('tie').tokens.tractor).toBe(2);
    expect(table.happened('ability-queued').map(({ ability }) => ability)).not.toContain('iden-versio');
    expect(table.ship('iden').charges?.active).toBe(1);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'lyttan-dree',
      others: { dree: { pilot: 'lyttandree', at: [400, 450], turret: 'front' } },
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: {
        "in the defender's front arc": { others: { dree: { pilot: 'lyttandree', at: [360, 320], turret: 'front' } } },
      },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'del-meeko',
      others: { del: { player: 'p2', pilot: 'delmeeko', at: [400, 500] } },
      red: { damage: { facedown: 1 } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'an undamaged attacker': { red: { damage: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'fifth-brother',
      red: { pilot: 'fifthbrother' },
      attack: ['hit'],
      happened: [added('attack', 'crit'), hurt('tie', 'crit')],
      ships: { red: { force: { active: 0 } } },
      not: { 'a miss': { defense: ['evade'] }, 'too little Force': { red: { force: 1 } } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'lieutenant-kestal',
      red: { pilot: 'lieutenantkestal', tokens: { focus: 1 }, ...CLOSE },
      weapon: 'primary',
      attack: ['hit'],
      defense: ['blank', 'focus', 'evade'],
      happened: [canceled('defense', 'blank'), canceled('defense', 'focus')],
      ships: { red: { tokens: { focus: 0 } } },
      not: {
        'no focus token': { red: { tokens: {} } },
        'only evade results': { defense: ['evade', 'evade', 'evade'] },
      },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
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

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs(
      'lieutenant-karsabi',
      { pilot: 'lieutenantkarsabi', revealed: { speed: 3, bearing: 'straight', color: 'white' } },
      'slam',
      {
        then: [{ type: 'choose-maneuver', maneuver: '3 straight' }],
        ships: { red: { tokens: { disarm: 0, stress: 1 } } },
        not: {
          'while stressed': { red: { tokens: { stress: 1 } } },
          'another pilot': { red: { pilot: 'rhosquadronpilot' } },
        },
      },
    ),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('other maneuvers and templates [xw.maneuver.15]', () => {
  test('Duchess uses her ailerons or not, and while stressed [xw.golden-rules.02]', () => {
    const flying = (pilot: string, stress = 0): Table => revealing({ pilot, tokens: { stress } }, '2 straight white');
    expect(settings(flying('duchess'))).toEqual(['bank-left', 'straight', 'bank-right', 'none']);
    expect(settings(flying('duchess', 1))).toHaveLength(4);
    expect(settings(flying('planetarysentinel'))).toEqual(['bank-left', 'straight', 'bank-right']);
    expect(settings(flying('planetarysentinel', 1))).toEqual([]);
    expect(flying('duchess').choose('adaptive-ailerons', 'none').happened('moved')).toHaveLength(1);
    expect(flying('duchess').choose('adaptive-ailerons', 'straight').happened('moved')).toHaveLength(2);
  });

  test('Echo decloaks with the bank, ahead and to the side [xw.cloak.07]', () => {
    const cloaked = (pilot: string, move: string): Table =>
      xwingTable({
        ships: { red: { pilot, at: [400, 400], tokens: { cloak: 1 } }, tie: { player: 'p2', at: [850, 850] } },
        moment: 'system',
      }).answer({ type: 'decloak', move });
    const ahead = cloaked('echo', 'boost');
    expect(ahead.legal('choose-template').map(({ template }) => template)).toEqual(['bank-left', 'bank-right']);
    ahead.answer({ template: 'bank-left' });
    expect(ahead.ship('red')).toMatchObject({ tokens: { cloak: 0 }, pose: { heading: { x: -Math.SQRT1_2 } } });
    const aside = cloaked('echo', 'barrel-roll-right').answer({ template: 'bank-left' }).answer({ position: 'middle' });
    expect(aside.ship('red').pose.x).toBeGreaterThan(500);
    expect(cloaked('imdaartestpilot', 'boost').legal('choose-template')).toEqual([]);
  });

  test('Lieutenant Lorrir barrel rolls with the banks [xw.faq-cards.16]', () => {
    const rolling = (pilot: string): string[] =>
      alone({ pilot }, 'perform action')
        .answer({ type: 'perform-action', action: 'barrel-roll' })
        .answer({ type: 'choose-side', side: 'left' })
        .legal('choose-template')
        .map(({ template }) => template);
    expect(rolling('lieutenantlorrir')).toEqual(['bank-left', 'bank-right']);
    expect(rolling('alphasquadronpilot')).toEqual([]);
  });
});

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'double-edge',
      red: { pilot: 'doubleedge', upgrades: ['concussionmissiles'] },
      locks: [['red', 'tie']],
      weapon: 'red/concussionmissiles',
      happened: usedIt('double-edge'),
      not: { 'it hits': { attack: ['hit'] }, 'a primary attack': { weapon: 'primary' } },
    },
    {
      ability: 'darth-vader-defender',
      red: { pilot: 'darthvader-tieddefender' },
      attack: ['blank', 'hit', 'hit'],
      happened: [die('attack', 'blank', 'hit')],
      ships: { red: { force: { active: 2 } } },
      not: { 'no blank': { attack: ['focus', 'hit', 'hit'] }, 'no Force': { red: { force: 0 } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test("'Double Edge' attacks with another weapon than before", () => {
    const red = { pilot: 'doubleedge', upgrades: ['concussionmissiles', 'dorsalturret'], turret: 'front' } as const;
    const table = duel({ ...red, upgrades: [...red.upgrades] }, {}, { locks: [['red', 'tie']] });
    table.attack('red', 'tie', 'red/concussionmissiles');
    playOn(table, {}, () => table.offers({ ability: 'double-edge' }));
    table.use('double-edge');
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['primary', 'red/dorsalturret']);
  });

  test('Darth Vader keeps his Force unless he attacks [xw.force-charges.01]', () => {
    expect(defending({}, { pilot: 'darthvader-tieddefender' }).legal('spend-force')).toEqual([]);
    expect(defending({}, { pilot: 'darthvader' }).legal('spend-force')).not.toEqual([]);
    expect(attacking({ pilot: 'darthvader-tieddefender' }, {}).legal('spend-force')).not.toEqual([]);
  });
});

describe('"Deathrain" [xw.timing.07, xw.actions.03]', () => {
  const dropped = (red: ShipOnTable): Table => {
    const table = xwingTable({
      ships: { red: { at: [300, 300], upgrades: ['seismiccharges'], ...red }, tie: ENEMY },
      moment: 'system',
    });
    return table.use('seismic-charges').choose('seismic-charges', 'drop 1 straight');
  };

  test("after a drop an action: one of his bar, or an 'Action:' of his cards", () => {
    const table = dropped({ pilot: 'deathrain', damage: { faceup: ['weaponsfailure'] } });
    table.use('deathrain');
    expect(table.offers({ type: 'perform-action', action: 'focus' })).toBe(true);
    expect(table.offers({ type: 'perform-card-action' })).toBe(true);
  });

  test('not another pilot, not while stressed', () => {
    const offers = (red: ShipOnTable) => dropped(red).offers({ type: 'use-ability', ability: 'deathrain' });
    expect([offers({ pilot: 'cutlasssquadronpilot' }), offers({ pilot: 'deathrain', tokens: { stress: 1 } })]).toEqual([
      false,
      false,
    ]);
  });
});
