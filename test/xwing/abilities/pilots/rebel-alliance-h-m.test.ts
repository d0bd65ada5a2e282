/** Pilots of the Rebel Alliance, from H to M. */
import { alone, CLOSE, diceAsked, duel, faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  ENEMY,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
  removed,
  type CardCase,
  expectCase,
} from '../card-cases';
import {
  active,
  acts,
  dial,
  executed,
  fliesAmong,
  flying,
  LOCKED,
  type NumberCase,
  queued,
  rerolls,
  revealing,
  ROCK,
  settings,
  side,
  uses,
  WHITE,
  dialOfRed,
  expectNumber,
} from '../card-tables';

const HAN: ShipOnTable = { pilot: 'hansolo-modifiedyt1300lightfreighter', turret: 'front' };

describe('Han Solo', () => {
  test('rolls a die again that was rerolled by a lock, which does not count as rerolling it [xw.faq-dice.04]', () => {
    const table = duel(HAN, {}, LOCKED).attack('red', 'tie').rolls('blank', 'hit', 'hit').decline('han-solo');
    table.answer({ type: 'spend-lock', dice: [0] }).rolls('blank');
    expect(rerolls(table, 'attack')).toEqual([1, 0, 0]);
    table.use('han-solo').rolls('crit', 'crit', 'crit');
    expect(faces(table, 'attack')).toEqual(['crit', 'crit', 'crit']);
    expect(rerolls(table, 'attack')).toEqual([1, 0, 0]);
  });

  test('is asked before any die is rerolled; dice that he rolled again may still be rerolled [xw.faq-dice.04]', () => {
    const table = duel(HAN, {}, LOCKED).attack('red', 'tie').rolls('blank', 'blank', 'blank');
    expect(table.legal('spend-lock')).toEqual([]);
    table.use('han-solo').rolls('blank', 'hit', 'hit');
    expect(table.happened('dice-rerolled')).toEqual([]);
    expect(table.happened('dice-rolled-again')).toMatchObject([{ ship: 'red', faces: ['blank', 'hit', 'hit'] }]);
    table.answer({ type: 'spend-lock', dice: [0] }).rolls('crit');
    expect(table.happened('dice-rerolled')).toHaveLength(1);
  });

  test('is asked once after each roll: not again because he rolled again [xw.once-per-opportunity.01]', () => {
    const table = duel(HAN, {}, LOCKED).attack('red', 'tie').rolls('blank', 'blank', 'blank');
    table.use('han-solo').rolls('blank', 'blank', 'blank');
    expect(uses(table, 'han-solo')).toBe(false);
    table.answer({ type: 'spend-lock', dice: [0, 1] }).rolls('blank', 'blank');
    expect(uses(table, 'han-solo')).toBe(true);
  });

  test('rolls his defense dice again too, not those of the attacker', () => {
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const table = duel(enemy, { player: 'p1', ...HAN, at: [300, 420] }, ROCK).attack('red', 'tie');
    table.rolls('hit', 'hit', 'hit');
    expect(table.happened('ability-queued')).toEqual([]);
    const near = duel(
      enemy,
      { player: 'p1', ...HAN },
      { obstacles: { rock: { outline: 'coreasteroid0', at: [400, 500] } } },
    );
    near.attack('red', 'tie').rolls('hit', 'hit').rolls('blank').use('han-solo').rolls('evade');
    expect(near.happened('dice-rolled-again')).toMatchObject([{ ship: 'tie', die: 'defense', faces: ['evade'] }]);
  });

  test('rolls the die for an obstacle again, and only the last result counts [xw.obstacles.03]', () => {
    const over = (): Table =>
      xwingTable({
        ships: {
          han: { ...HAN, at: [300, 300], shields: 0, dial: { speed: 2, bearing: 'straight', color: 'white' } },
          tie: { player: 'p2' },
        },
        obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
        moment: { phase: 'activation', ship: 'han' },
      });
    const again = over().rolls('hit').use('han-solo').rolls('blank');
    expect([again.happened('damage-suffered'), again.ship('han').damage.facedown]).toEqual([[], 0]);
    const worse = over().rolls('blank').use('han-solo').rolls('hit');
    expect(worse.ship('han').damage.facedown).toBe(1);
    expect(over().rolls('hit').decline('han-solo').ship('han').damage.facedown).toBe(1);
  });

  test('rolls the die for a damage card again [xw.damage-cards.04]', () => {
    const acting = (): Table =>
      xwingTable({
        ships: { han: { ...HAN, at: [300, 300], damage: { faceup: ['woundedpilot'] } }, tie: { player: 'p2' } },
        ...ROCK,
        moment: { phase: 'activation', ship: 'han', step: 'perform action' },
      }).answer({ type: 'perform-action', action: 'focus' });
    expect(acting().rolls('hit').use('han-solo').rolls('blank').ship('han').tokens.stress).toBe(0);
    expect(acting().rolls('blank').use('han-solo').rolls('hit').ship('han').tokens.stress).toBe(1);
  });

  test('is not asked where no obstacle is near, nor when nothing was rolled', () => {
    const far = duel(HAN).attack('red', 'tie').rolls('blank', 'blank', 'blank');
    expect(far.happened('ability-queued')).toEqual([]);
    const none = duel({ ...HAN, damage: { faceup: ['weaponsfailure', 'weaponsfailure', 'weaponsfailure'] } }, {}, ROCK);
    none.attack('red', 'tie');
    expect(none.happened('dice-rolled')).toMatchObject([{ ship: 'red', die: 'attack', faces: [] }]);
    expect(none.happened('ability-queued')).toEqual([]);
  });
});

describe('Han Solo', () => {
  test.each([
    // A small rock ahead of him, whose base ends at y = 340.
    [395, true],
    [520, false],
  ])('with the middle of an obstacle at y = %d: asked %p [xw.faq-dice.04]', (y, asked) => {
    const han = { pilot: 'hansolo-modifiedyt1300lightfreighter', turret: 'front' } as const;
    const table = duel(han, { at: [300, 470] }, { obstacles: { rock: { outline: 'coreasteroid0', at: [395, y] } } });
    table.attack('red', 'tie').rolls('blank', 'blank', 'blank');
    expect(queued(table).includes('han-solo')).toBe(asked);
  });
});

describe('after a dial is revealed it is set to another maneuver', () => {
  test('what was set is revealed then, and is executed [xw.maneuver.16]', () => {
    const table = revealing({ pilot: 'herasyndulla' }, '2 straight blue');
    table.choose('hera-syndulla-pilot', '1 straight');
    expect(table.happened('revealed-dial-set')).toMatchObject([{ ship: 'red', maneuver: { speed: 1, color: 'blue' } }]);
    expect(table.ship('red').revealed).toMatchObject({ speed: 1, bearing: 'straight' });
    expect(executed(table)).toBe('1 straight blue');
    expect(executed(revealing({ pilot: 'herasyndulla' }, '2 straight blue').decline('hera-syndulla-pilot'))).toBe(
      '2 straight blue',
    );
  });

  test('Hera Syndulla, on either ship: another of the same color, red or blue', () => {
    for (const [pilot, ability] of [
      ['herasyndulla', 'hera-syndulla-pilot'],
      ['herasyndulla-vcx100lightfreighter', 'hera-syndulla-vcx-100'],
    ] as const) {
      const table = revealing({ pilot, at: [400, 400] }, '2 straight blue');
      const colors = new Map(dialOfRed(table).map((each) => [`${each.speed} ${each.bearing}`, each.color]));
      const offered = settings(table) as string[];
      expect(offered.length).toBeGreaterThan(0);
      expect(new Set(offered.map((each) => colors.get(each)))).toEqual(new Set(['blue']));
      expect(offered).not.toContain('2 straight');
      expect(offered).toHaveLength([...colors.values()].filter((each) => each === 'blue').length - 1);
      expect(isOffered(revealing({ pilot, at: [400, 400] }, named(table, 'white')), ability)).toBe(false);
      expect(isOffered(revealing({ pilot, at: [400, 400] }, named(table, 'red')), ability)).toBe(true);
    }
  });

  /** The first maneuver of its dial that has this color. */
  function named(table: Table, color: string): string {
    const found = dialOfRed(table).find((each) => each.color === color);
    return `${found?.speed} ${found?.bearing} ${color}`;
  }
});

describe('Kullbee Sperado', () => {
  test('after a barrel roll or a boost he turns his configuration over, on the side where it lies', () => {
    const acting = (flipped: string[]): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'kullbeesperado', upgrades: ['servomotorsfoils'], flipped, at: [300, 300] },
          tie: { player: 'p2', at: [800, 800] },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      });
    const rolled = (flipped: string[], action: string): Table => {
      const table = acting(flipped).answer({ type: 'perform-action', action });
      playOn(table, {}, () => isOffered(table, 'kullbee-sperado') || table.offers({ type: 'activate' }));
      return table;
    };
    const table = rolled([], 'boost');
    expect(isOffered(table, 'kullbee-sperado')).toBe(true);
    expect(side(table.choose('kullbee-sperado', 'red/servomotorsfoils'), 'red', 'servomotorsfoils')).toBe(1);
    const back = rolled(['servomotorsfoils'], 'barrel-roll').choose('kullbee-sperado', 'red/servomotorsfoils');
    expect(side(back, 'red', 'servomotorsfoils')).toBe(0);
    expect(isOffered(rolled([], 'focus'), 'kullbee-sperado')).toBe(false);
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    fliesAmong(
      'lando-calrissian-rebel',
      { pilot: 'landocalrissian-modifiedyt1300lightfreighter', turret: 'front', ...dial('blue') },
      {},
      WHITE,
    ),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'lieutenant blount',
      use: 'lieutenant-blount',
      red: { pilot: 'lieutenantblount' },
      others: { friend: { at: [380, 500] } },
      dice: 3,
      not: { 'nobody near the defender': { others: {}, dice: 2 } },
    },
    {
      card: 'jan ors',
      use: 'jan-ors',
      others: { jan: { pilot: 'janors', at: [300, 220], turret: 'front' } },
      dice: 4,
      not: {
        'while stressed': {
          others: { jan: { pilot: 'janors', at: [300, 220], turret: 'front', tokens: { stress: 1 } } },
          dice: 3,
        },
        'not in the firing arc': { others: { jan: { pilot: 'janors', at: [300, 220], turret: 'left' } }, dice: 3 },
      },
    },
    {
      card: 'kanan jarrus',
      use: 'kanan-jarrus',
      others: { kanan: { player: 'p2', pilot: 'kananjarrus', at: [300, 620], facing: 180 } },
      dice: 2,
      not: {
        'not in the firing arc': {
          others: { kanan: { player: 'p2', pilot: 'kananjarrus', at: [300, 620] } },
          dice: 3,
        },
      },
    },
    {
      card: 'miranda doni spends a shield',
      use: 'miranda-doni-spends',
      red: { pilot: 'mirandadoni', turret: 'front' },
      dice: 3,
      not: { 'without shields': { red: { shields: 0 }, dice: 2 } },
    },
    {
      card: 'miranda doni recovers a shield',
      use: 'miranda-doni-recovers',
      red: { pilot: 'mirandadoni', turret: 'front', shields: 0 },
      dice: 1,
      not: { 'with shields': { red: { shields: 1 }, dice: 2 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active('heff-tobber', dial('white'), {
      others: { heff: { player: 'p2', pilot: 'hefftobber', at: [300, 420] }, tie: ENEMY },
      not: { 'not touching': { heff: { at: [500, 420] } } },
    }),
    active(
      'leevan-tenza',
      { pilot: 'leevantenza' },
      { ...acts('barrel-roll'), not: { 'while stressed': { red: { tokens: { stress: 1 } } } } },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('rebels', () => {
  test('Luke Skywalker recovers 1 Force when he becomes the defender, and nobody else does [xw.charges.02, xw.defender.01]', () => {
    const luke = { player: 'p1', pilot: 'lukeskywalker', force: 0 } as const;
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const table = duel(enemy, luke).attack('red', 'tie').use('luke-skywalker');
    expect(table.ship('tie').force?.active).toBe(1);
    expect(table.happened('charge-recovered')).toMatchObject([{ ship: 'tie', of: 'force' }]);
    expect(diceAsked(table)).toBe(2);
    const beside = duel(enemy, { player: 'p1' }, { others: { luke: { ...luke, at: [340, 500] } } });
    expect(beside.attack('red', 'tie').happened('ability-queued')).toEqual([]);
  });

  test('Luke is not asked while all his Force is active', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'lukeskywalker' }).attack(
      'red',
      'tie',
    );
    expect(table.happened('ability-skipped').map((each) => each.code)).toEqual(['nothing-to-recover']);
  });

  test('Horton Salm rerolls a die for each other friendly ship near the defender, not for himself [xw.errata-horton-salm.01]', () => {
    const alone = duel({ pilot: 'hortonsalm', ...CLOSE })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'focus');
    expect(alone.offers({ ability: 'horton-salm' })).toBe(false);
    const helped = duel({ pilot: 'hortonsalm', ...CLOSE }, {}, { others: { wing: { at: [380, 500] } } });
    helped.attack('red', 'tie').rolls('blank', 'blank', 'focus');
    expect(helped.offers({ type: 'end-modifying' })).toBe(true);
    helped.use('horton-salm');
    expect(
      helped
        .legal('choose')
        .map((each) => each.chosen)
        .sort(),
    ).toEqual([[0], [2]]);
    helped.choose('horton-salm', [2]).rolls('crit');
    expect(faces(helped, 'attack')).toEqual(['blank', 'blank', 'crit']);
    expect(rerolls(helped, 'attack')).toEqual([0, 0, 1]);
    // Another friend, but beyond range 1 of the defender, and an enemy beside it.
    const others = { wing: { at: [300, 200] }, foe: { player: 'p2', at: [380, 500] } } as const;
    const far = duel({ pilot: 'hortonsalm', ...CLOSE }, {}, { others });
    expect(far.attack('red', 'tie').rolls('blank', 'blank', 'focus').offers({ ability: 'horton-salm' })).toBe(false);
    // One near, one far: one die.
    const one = duel({ pilot: 'hortonsalm', ...CLOSE }, {}, { others: { ...others, near: { at: [220, 500] } } });
    one.attack('red', 'tie').rolls('blank', 'blank', 'focus').use('horton-salm');
    expect(one.legal('choose').map((each) => each.chosen)).toHaveLength(2);
  });
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying('leia-organa-pilot', dial('red'), {
      others: { leia: { pilot: 'leiaorgana', at: [500, 380], turret: 'front' } },
      chosen: 'focus',
      ships: { red: { tokens: { focus: 1 } }, leia: { force: { active: 0 } } },
      not: { 'a white maneuver': { red: dial('white') } },
    }),
    flying(
      'leia-organa-pilot',
      { pilot: 'lukeskywalker', force: 1, ...dial('red') },
      {
        others: { leia: { pilot: 'leiaorgana', at: [500, 380], turret: 'front' } },
        chosen: 'force',
        happened: [{ type: 'charge-recovered', ship: 'red', of: 'force' }],
        ships: { red: { tokens: { focus: 0 } }, leia: { force: { active: 0 } } },
        not: { 'an enemy': { leia: { player: 'p2' } }, 'beyond range 3': { leia: { at: [840, 100] } } },
      },
    ),
    flying(
      'ibtisam',
      { pilot: 'ibtisam', tokens: { stress: 1 }, ...dial('white') },
      {
        happened: [{ type: 'ability-used', ability: 'ibtisam' }],
        not: { 'without stress': { red: { tokens: {} } } },
      },
    ),
    flying(
      'jek-porkins',
      { pilot: 'jekporkins', ...dial('red') },
      {
        happened: [removed('red', 'stress')],
        not: { 'no stress gained': { red: dial('white') } },
      },
    ),
    flying(
      'k-2so-pilot',
      { pilot: 'k2so', ...dial('red') },
      {
        happened: [gained('red', 'calculate')],
        not: { 'no stress gained': { red: dial('white') } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

test('Jek Porkins suffers a damage for a hit on his die, for nothing else [xw.damage.01]', () => {
  const suffered = (face: string): number => {
    const table = alone({ pilot: 'jekporkins', ...dial('red') });
    playOn(table, {}, () => isOffered(table, 'jek-porkins'));
    return table.use('jek-porkins').rolls(face).happened('damage-suffered').length;
  };
  expect(['hit', 'crit', 'focus', 'blank'].map(suffered)).toEqual([1, 0, 0, 0]);
});

test("'Leebo' calculates again after an attack in which he spent a calculate token [xw.attack.35]", () => {
  const attacks = (spends: boolean) => {
    const table = duel({ pilot: 'leebo', turret: 'front', tokens: { calculate: 1 } }).attack('red', 'tie');
    table.rolls('focus', 'blank', 'blank', 'blank');
    table.answer(spends ? { type: 'spend-calculate', dice: 1 } : { type: 'end-modifying' });
    return table.repeat({ type: 'end-modifying' }).rolls('blank', 'blank', 'blank').happened('token-gained');
  };
  expect(attacks(true)).toMatchObject([{ ship: 'red', token: 'calculate' }]);
  expect(attacks(false)).toEqual([]);
});

test("'Leebo': it counts whatever the token was spent on, C-3PO's guess too [xw.attack.34]", () => {
  const leebo: ShipOnTable = { pilot: 'leebo', upgrades: ['c3po'], turret: 'front', tokens: { calculate: 1 } };
  const defends = (guesses: boolean) => {
    const table = duel({}, leebo).attack('red', 'tie');
    playOn(table, {}, () => isOffered(table, 'c-3po'));
    if (guesses) table.use('c-3po').choose('c-3po', 1);
    playOn(table, {}, () => false);
    return table.happened('token-gained').map(({ ship, token }) => [ship, token]);
  };
  expect(defends(true)).toEqual([['tie', 'calculate']]);
  expect(defends(false)).toEqual([]);
});

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'lowhhrick',
      others: { low: { pilot: 'lowhhrick', player: 'p2', at: [380, 500], tokens: { 'reinforce-aft': 1 } } },
      happened: [gained('tie', 'evade'), { type: 'token-spent', ship: 'low', token: 'reinforce-aft' }],
      not: {
        'without a token': { others: { low: { pilot: 'lowhhrick', player: 'p2', at: [380, 500] } } },
        'at range 2': {
          others: { low: { pilot: 'lowhhrick', player: 'p2', at: [500, 500], tokens: { 'reinforce-aft': 1 } } },
        },
        'an enemy': { others: { low: { pilot: 'lowhhrick', at: [380, 500], tokens: { 'reinforce-aft': 1 } } } },
      },
    },
    {
      ability: 'hera-syndulla-b-wing',
      others: { hera: { pilot: 'herasyndulla-asf01bwing', at: [400, 300], tokens: { evade: 1, focus: 1 } } },
      chosen: 'focus',
      happened: [gained('red', 'focus')],
      ships: { hera: { tokens: { focus: 0, evade: 1 } } },
      not: {
        'nothing to give': { others: { hera: { pilot: 'herasyndulla-asf01bwing', at: [400, 300] } } },
        'at range 3': { others: { hera: { pilot: 'herasyndulla-asf01bwing', at: [600, 300], tokens: { focus: 1 } } } },
      },
    },
    {
      ability: 'hera-syndulla-a-wing-defends',
      others: { hera: { pilot: 'herasyndulla-rz1awing', player: 'p2', at: [400, 500], tokens: { evade: 1 } } },
      happened: [gained('tie', 'evade')],
      not: {
        'an enemy': { others: { hera: { pilot: 'herasyndulla-rz1awing', at: [400, 500], tokens: { evade: 1 } } } },
      },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test('Hera Syndulla gives a lock, in place of that which her friend had [xw.lock.11]', () => {
    const others = {
      hera: { pilot: 'herasyndulla-asf01bwing', at: [400, 300] as const },
      other: { player: 'p2', at: [700, 700] as const },
    };
    const table = duel({}, {}, { others, locks: [['hera', 'tie'], ['red', 'other'], ['other', 'hera']] }); // prettier-ignore
    table
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank')
      .use('hera-syndulla-b-wing')
      .choose('hera-syndulla-b-wing', { lockOn: 'tie' });
    expect(table.state.locks).toEqual([
      { by: 'other', on: 'hera' },
      { by: 'red', on: 'tie' },
    ]);
    expect(table.legal('spend-lock')).not.toEqual([]);
  });

  test('Magva Yarro: of a friend near him one attack die is rerolled at most [xw.dice-modification.05]', () => {
    const most = (magva: ShipOnTable): number => {
      const others = { magva: { pilot: 'magvayarro', player: 'p2', at: [380, 500] as const, ...magva } };
      const table = duel({}, {}, { others, locks: [['red', 'tie']] })
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'focus');
      return Math.max(...table.legal('spend-lock').map(({ dice }) => dice.length));
    };
    expect([most({}), most({ at: [650, 500] }), most({ pilot: 'bluesquadronscout' }), most({ player: 'p1' })]).toEqual([
      1, 3, 3, 3,
    ]);
  });

  test('Magva Yarro counts what was rerolled before', () => {
    const others = {
      magva: { pilot: 'magvayarro', player: 'p2', at: [380, 500] as const },
      howl: { pilot: 'howlrunner', at: [380, 300] as const },
    };
    const table = duel({}, {}, { others, locks: [['red', 'tie']] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'focus');
    table.use('howlrunner').choose('howlrunner', 0).rolls('blank');
    expect(table.legal('spend-lock')).toEqual([]);
  });
});
