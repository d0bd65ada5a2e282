/** Upgrades of the slot 'talent', from I to Z. */
import { acting, alone, diceAsked, duel, faces } from '../../duel';
import { type CardCase, expectCase, playOn } from '../card-cases';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  canceled,
  coordinating,
  die,
  ELSEWHERE,
  ENEMY_TIE,
  hurt,
  NEAR,
  type NumberCase,
  chosenToCoordinate,
  expectNumber,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'ruthless',
      red: { upgrades: ['ruthless'] },
      others: { friend: { at: [360, 500] } },
      attack: ['blank', 'blank', 'blank'],
      chosen: { ship: 'friend', die: 0 },
      happened: [die('attack', 'blank', 'hit'), { type: 'damage-suffered', ship: 'friend', damage: 'hit' }],
      not: { 'no friend near the defender': { others: { friend: { at: [300, 200] } } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('what the coordinated ship performs', () => {
  const LEADER = { red: { pilot: 'ap5', upgrades: ['squadleader'], at: [450, 420] as const } };

  test('Squad Leader: only what is on the bar of your ship, too', () => {
    const wing = { pilot: 'bluesquadronescort' };
    expect(chosenToCoordinate({ ...LEADER, wing })).toEqual([]);
    expect(chosenToCoordinate({ red: { ...LEADER.red, upgrades: [] }, wing })).toEqual([
      'focus',
      'lock',
      'barrel-roll',
    ]);
    const droid = { pilot: 'bluesquadronescort', upgrades: ['c3po'] };
    expect(chosenToCoordinate({ ...LEADER, wing: droid })).toEqual(['calculate']);
    const table = coordinating({ ...LEADER, wing: droid }).answer({ on: 'wing' });
    expect(table.refusal({ type: 'perform-action', action: 'focus' })).toBe('not-on-its-bar');
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'intimidation',
      others: { wing: { upgrades: ['intimidation'], at: [340.001, 500] } },
      pool: 'defense',
      dice: 2,
      not: {
        'of the same side': {
          others: { wing: { player: 'p2', upgrades: ['intimidation'], at: [340.001, 500] } },
          dice: 3,
        },
      },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'selfless',
      others: { friend: { player: 'p2', upgrades: ['selfless'], ...NEAR } },
      attack: ['hit', 'crit'],
      happened: [canceled('attack', 'crit'), hurt('friend', 'crit')],
      not: { 'no critical hit': { attack: ['hit', 'hit'] } },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('talents', () => {
  test('Predator: 1 reroll of a primary attack against a defender in the bullseye arc [xw.dice-modification.05]', () => {
    const table = duel({ upgrades: ['predator'] })
      .attack('red', 'tie')
      .rolls('blank', 'focus', 'hit')
      .use('predator');
    const blank = faces(table, 'attack').indexOf('blank');
    table.choose('predator', blank).rolls('crit');
    expect(faces(table, 'attack').sort()).toEqual(['crit', 'focus', 'hit']);
  });

  test.each(ELSEWHERE)('Predator: none %s [xw.dice-modification.05]', (_where, tie, weapon) => {
    const table = duel({ upgrades: ['predator', 'ioncannon'] }, tie).attack('red', 'tie', weapon);
    expect(table.rolls('blank', 'focus', 'hit').offers({ ability: 'predator' })).toBe(false);
  });

  test('Predator: none for a ship that defends [xw.dice-modification.05]', () => {
    const table = duel(ENEMY_TIE, { player: 'p1', upgrades: ['predator'] })
      .attack('red', 'tie')
      .rolls('blank', 'focus');
    expect(table.offers({ ability: 'predator' })).toBe(false);
    expect(table.rolls('blank', 'blank').offers({ ability: 'predator' })).toBe(false);
  });

  test('Marksmanship: against a defender in the bullseye arc a hit may become a critical hit [xw.dice-modification.04, xw.dice-modification.12]', () => {
    const table = duel({ upgrades: ['marksmanship'] })
      .attack('red', 'tie')
      .rolls('blank', 'hit', 'hit')
      .use('marksmanship');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
    const attack = (tie: ShipOnTable) =>
      duel({ upgrades: ['marksmanship'] }, tie)
        .attack('red', 'tie')
        .rolls('blank', 'hit', 'hit');
    expect(attack({}).offers({ type: 'end-modifying' })).toBe(true);
    expect(attack({ at: [360, 500] }).offers({ ability: 'marksmanship' })).toBe(false);
    const without = duel({ upgrades: ['marksmanship'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank');
    expect(without.offers({ ability: 'marksmanship' })).toBe(false);
  });

  test('Outmaneuver: a defender that does not have the attacker in its firing arc rolls 1 fewer die [xw.attack.22]', () => {
    const count = (facing: number) =>
      diceAsked(
        duel({ upgrades: ['outmaneuver'] }, { facing })
          .attack('red', 'tie')
          .rolls('hit', 'hit', 'hit'),
      );
    expect(count(0)).toBe(2);
    expect(count(180)).toBe(3);
    // In a front arc attack alone; and when it defends, it has the dice it has.
    const falcon: ShipOnTable = { pilot: 'outerrimsmuggler', upgrades: ['outmaneuver'], turret: 'front' };
    expect(diceAsked(duel(falcon, { facing: 0 }).attack('red', 'tie').rolls('hit', 'hit', 'hit'))).toBe(3);
    const defends = duel(ENEMY_TIE, { player: 'p1', upgrades: ['outmaneuver'], facing: 0 });
    expect(diceAsked(defends.attack('red', 'tie').rolls('hit', 'hit'))).toBe(2);
  });

  test('Juke: an evading attacker changes one evade of the defender to a focus, if it likes [xw.attack.24, xw.dice-modification.12]', () => {
    const table = duel({ upgrades: ['juke'], tokens: { evade: 1 } })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('evade', 'blank', 'blank')
      .use('juke');
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', from: 'evade', to: 'focus' }]);
    expect(table.happened('attack-hit')).toHaveLength(1);
    const offered = (evade: number, ...defense: string[]) => {
      const attack = duel({ upgrades: ['juke'], tokens: { evade } })
        .attack('red', 'tie')
        .rolls('hit', 'hit', 'hit');
      return attack.rolls(...defense).offers({ ability: 'juke' });
    };
    expect([offered(2, 'evade', 'evade', 'blank'), offered(0, 'evade', 'evade', 'blank')]).toEqual([true, false]);
    expect(offered(1, 'focus', 'blank', 'blank')).toBe(false);
    const one = duel({ upgrades: ['juke'], tokens: { evade: 1 } })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit');
    one.rolls('evade', 'evade', 'blank');
    expect(one.offers({ type: 'end-modifying' })).toBe(true);
    expect(one.use('juke').happened('die-changed')).toHaveLength(1);
    expect(one.happened('dice-neutralized').at(-1)).toMatchObject({ evades: 1 });
  });

  test('Lone Wolf: without another friendly ship at range 0-2 its charge rerolls a defense die too [xw.dice-modification.05, xw.standard-charges.04]', () => {
    const offered = (wing: ShipOnTable, upgradeCharges = { lonewolf: 1 }) => {
      const wolf = { player: 'p1', upgrades: ['lonewolf'], upgradeCharges };
      const table = duel(ENEMY_TIE, wolf, { others: { wing } }).attack('red', 'tie');
      return table.rolls('blank', 'hit').rolls('blank', 'blank').offers({ ability: 'lone-wolf-defense' });
    };
    // Bases of 40 mm: at exactly range 2, past it; an enemy does not count.
    expect(offered({ at: [540, 500] })).toBe(false);
    expect(offered({ at: [541, 500] })).toBe(true);
    expect(offered({ at: [400, 500], player: 'p2' })).toBe(true);
    expect(offered({ at: [541, 500] }, { lonewolf: 0 })).toBe(false);
  });

  test('Lone Wolf: far from all friends, its charge rerolls a die [xw.dice-modification.05]', () => {
    const others = (x: number) => ({ others: { wing: { at: [x, 300] as const } } });
    const table = duel({ upgrades: ['lonewolf'] }, {}, others(600))
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    table.use('lone-wolf-attack').choose('lone-wolf-attack', 0).rolls('hit');
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
    expect(
      duel({ upgrades: ['lonewolf'] }, {}, others(500))
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'hit')
        .offers({ ability: 'lone-wolf-attack' }),
    ).toBe(false);
  });

  test('Trick Shot: 1 more die when an obstacle, not a ship, obstructs an attack of its own ship [xw.attack.16, xw.faq-objects.04]', () => {
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 400] as const } };
    const trick = { upgrades: ['trickshot'] };
    expect(diceAsked(duel(trick, {}, { obstacles }).attack('red', 'tie'))).toBe(4);
    expect(diceAsked(duel(trick).attack('red', 'tie'))).toBe(3);
    const between = { between: { at: [300, 400] as const, pilot: 'outerrimsmuggler' } };
    expect(diceAsked(duel(trick, {}, { others: between }).attack('red', 'tie'))).toBe(3);
    expect(diceAsked(duel(ENEMY_TIE, { player: 'p1', ...trick }, { obstacles }).attack('red', 'tie'))).toBe(2);
  });

  describe('Saturation Salvo', () => {
    const salvo = (...defense: string[]) =>
      duel({ upgrades: ['saturationsalvo', 'protontorpedoes'] }, { pilot: 'academypilot' }, { locks: [['red', 'tie']] })
        .attack('red', 'tie', 'red/protontorpedoes')
        .rolls('hit', 'blank', 'blank', 'blank')
        .use('proton-torpedoes')
        .repeat({ type: 'end-modifying' })
        .rolls(...defense);

    test('exactly two dice are chosen where there are as many [xw.faq-dice.03]', () => {
      const table = salvo('evade', 'blank', 'blank').use('saturation-salvo');
      const chosen = table.legal('choose').map((each) =>
        (each.chosen as number[])
          .map((i) => faces(table, 'defense')[i])
          .sort()
          .join(' '),
      );
      expect(chosen.sort()).toEqual(['blank blank', 'blank evade']);
      table.answer({ ...table.legal('choose')[0] }).rolls('blank', 'blank');
      expect(table.ship('red').upgrades.find((card) => card.card === 'protontorpedoes')?.charges?.active).toBe(0);
    });

    test.each([
      ['a torpedo with a charge left', { protontorpedoes: 2 }, 'red/protontorpedoes', true],
      ['a torpedo without one', { protontorpedoes: 1 }, 'red/protontorpedoes', false],
      ['a cannon', { protontorpedoes: 2 }, 'red/ioncannon', false],
      ['a primary weapon', { protontorpedoes: 2 }, 'primary', false],
    ])('with %s [xw.faq-dice.01, xw.faq-dice.03]', (_weapon, upgradeCharges, weapon, offered) => {
      const upgrades = ['saturationsalvo', 'protontorpedoes', 'ioncannon'];
      const table = duel({ upgrades, upgradeCharges }, {}, { locks: [['red', 'tie']] }).attack('red', 'tie', weapon);
      table.rolls('hit', ...Array<string>(diceAsked(table) - 1).fill('blank'));
      if (table.offers({ ability: 'proton-torpedoes' })) table.use('proton-torpedoes');
      table.repeat({ type: 'end-modifying' }).rolls('blank', 'blank', 'evade');
      expect(table.offers({ ability: 'saturation-salvo' })).toBe(offered);
      if (offered) expect(table.offers({ type: 'end-modifying' })).toBe(true);
    });

    test('against a single defense die, that one is rerolled [xw.faq-dice.02]', () => {
      const table = duel(
        { upgrades: ['saturationsalvo', 'protontorpedoes'] },
        { pilot: 'goldsquadronveteran' },
        { locks: [['red', 'tie']] },
      );
      table
        .attack('red', 'tie', 'red/protontorpedoes')
        .rolls('hit', 'hit', 'hit', 'hit')
        .use('proton-torpedoes')
        .repeat({ type: 'end-modifying' });
      table.rolls('evade').use('saturation-salvo').choose('saturation-salvo', [0]).rolls('blank');
      expect(table.happened('dice-rerolled')).toMatchObject([{ die: 'defense', faces: ['blank'] }]);
    });
  });
});

describe('Treacherous', () => {
  const SPY: ShipOnTable = { pilot: 'omicrongrouppilot', at: [300, 400] };
  const case_: CardCase = {
    ability: 'treacherous',
    tie: { upgrades: ['treacherous'] },
    others: { spy: SPY },
    attack: ['hit', 'crit'],
    chosen: { ship: 'spy', face: 'crit' },
    happened: [canceled('attack', 'crit'), { type: 'token-gained', ship: 'spy', token: 'strain' }],
    not: {
      'nobody in the way': { others: { spy: { ...SPY, at: [400, 400] } } },
      'no charge': { tie: { upgradeCharges: { treacherous: 0 } } },
    },
  };

  test('a ship in the way takes a result on itself [xw.cancel.01]', () => {
    expectCase(case_);
  });

  test('it recovers when a ship near is destroyed, whoever that is', () => {
    const fighting = (at: readonly [number, number]) => {
      const wing: ShipOnTable = { player: 'p2', upgrades: ['treacherous'], upgradeCharges: { treacherous: 0 }, at };
      const table = duel({}, { damage: { facedown: 2 } }, { others: { wing } }).attack('red', 'tie');
      return table.rolls('hit', 'blank', 'blank').rolls('blank', 'blank', 'blank').ship('wing').upgrades[0]?.charges
        ?.active;
    };
    expect(fighting([400, 500])).toBe(1);
    expect(fighting([850, 850])).toBe(0);
  });
});

describe('Tierfon Belly Run', () => {
  const ON_ROCK = { obstacles: { rock: { outline: 'coreasteroid0', at: [300, 300] as const } } };
  const armed = (red: ShipOnTable) => duel({ upgrades: ['tierfonbellyrun', 'ioncannon'], ...red }, {}, ON_ROCK);

  test('at an asteroid it attacks with special weapons alone [xw.obstacles.13]', () => {
    const table = armed({});
    expect(table.refusal({ type: 'choose-weapon', weapon: 'primary' })).toBe('at-asteroid');
    expect(table.refusal({ type: 'choose-weapon', weapon: 'red/ioncannon' })).toBeNull();
    expect(armed({ upgrades: ['ioncannon'] }).happened('attack-not-possible')).toHaveLength(1);
  });

  test('at an obstacle the dice of its attackers are not rerolled, elsewhere they are', () => {
    const rerolled = (tie: ShipOnTable) => {
      const rock = { obstacles: { rock: { outline: 'coreasteroid0', at: [300, 500] as const } } };
      const more = { ...rock, locks: [['red', 'tie']] as const };
      const table = duel({ upgrades: ['predator'] }, tie, more)
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'hit');
      return [table.offers({ type: 'spend-lock' }), table.offers({ ability: 'predator' })];
    };
    expect(rerolled({ upgrades: ['tierfonbellyrun'] })).toEqual([false, false]);
    expect(rerolled({})).toEqual([true, true]);
    expect(rerolled({ upgrades: ['tierfonbellyrun'], at: [300, 620] })).toEqual([true, true]);
  });
});

describe('Swarm Tactics', () => {
  const engaging = (wing: ShipOnTable): string[] => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'wedgeantilles', upgrades: ['swarmtactics'], at: [300, 300] },
        wing: { at: [400, 300], ...wing },
        tie: { player: 'p2', pilot: 'howlrunner', at: [300, 500], facing: 180 },
      },
      moment: 'engagement',
    });
    if (!table.offers({ ability: 'swarm-tactics' })) return [];
    table.choose('swarm-tactics', 'wing');
    for (let i = 0; i < 20 && !table.happened('ship-engages').some(({ ship }) => ship === 'tie'); i++)
      table.does((table.legal().find(({ type }) => /decline|end-modifying/.test(type)) ?? table.legal()[0])!);
    return table.happened('ship-engages').map(({ ship }) => ship);
  };

  test('a friend at range 1 engages at its initiative [xw.initiative.03]', () => {
    expect(engaging({}).sort()).toEqual(['red', 'tie', 'wing']);
    expect(engaging({ at: [340.001, 300] })).toEqual([]);
    expect(engaging({ at: [300, 700] })).toEqual([]);
  });
});

describe('Ion Limiter Override', () => {
  const flown = (shows: string, stress = 0) => {
    const dial = { speed: 2, bearing: 'straight', color: 'red' } as const;
    const table = alone({ pilot: 'academypilot', upgrades: ['ionlimiteroverride'], dial, tokens: { stress } });
    return table.use('ion-limiter-override').answer({ side: 'right' }).answer({ position: 'middle' }).rolls(shows);
  };

  test('after a red maneuver it rolls while stressed, and a die says what that costs', () => {
    expect(flown('hit').ship('red').tokens).toMatchObject({ stress: 1, strain: 1, ion: 0 });
    expect(flown('crit').ship('red').tokens).toMatchObject({ stress: 1, strain: 0, ion: 1 });
    expect(flown('focus').ship('red').tokens).toMatchObject({ strain: 0, ion: 0 });
    const white = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const tame = alone({ pilot: 'academypilot', upgrades: ['ionlimiteroverride'], dial: white });
    expect(tame.offers({ ability: 'ion-limiter-override' })).toBe(false);
  });
});

describe('Interloper Turn', () => {
  const flying = (at: readonly [number, number], bearing: 'turn-left' | 'bank-left' = 'turn-left') =>
    xwingTable({
      ships: {
        red: { upgrades: ['interloperturn'], at: [450, 300], dial: { speed: 2, bearing, color: 'white' } },
        x: { player: 'p2', at: [850, 850] },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at } },
      moment: { phase: 'activation', ship: 'red' },
    });

  test('beside an asteroid a turn of speed 1-2 may begin with a tractor token', () => {
    const table = flying([450, 420]).use('interloper-turn');
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'tractor' }]);
    expect(flying([450, 560]).offers({ ability: 'interloper-turn' })).toBe(false);
    expect(flying([450, 420], 'bank-left').offers({ ability: 'interloper-turn' })).toBe(false);
  });
});

describe('Snap Shot', () => {
  const moved = (shooter: ShipOnTable) =>
    xwingTable({
      ships: {
        red: { at: [300, 300], dial: { speed: 1, bearing: 'straight', color: 'blue' } },
        tie: { ...ENEMY_TIE, at: [300, 560], facing: 180, upgrades: ['snapshot'], tokens: { focus: 1 }, ...shooter },
      },
      moment: { phase: 'activation', ship: 'red' },
    });

  test('an attack on an enemy that has moved, at range 2, whose dice nobody modifies [xw.bonus-attack.01, xw.golden-rules.03]', () => {
    const table = moved({}).use('snap-shot').answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
    table.rolls('focus', 'focus');
    expect(table.legal('spend-focus')).toEqual([]);
    const offers = (shooter: ShipOnTable) => moved(shooter).offers({ ability: 'snap-shot' });
    expect(offers({})).toBe(true);
    expect(offers({ at: [300, 430] })).toBe(false);
    expect(offers({ at: [500, 560] })).toBe(false);
    expect(offers({ player: 'p1' })).toBe(false);
  });
});

describe('Proud Tradition', () => {
  const proud: ShipOnTable = { upgrades: ['proudtradition'], tokens: { stress: 1 } };
  const attacked = (red: ShipOnTable, tie: ShipOnTable = {}) => {
    const table = duel({ ...proud, ...red }, tie).attack('red', 'tie');
    playOn(table, {}, () => table.offers({ type: 'choose', ability: 'proud-tradition-flips' }));
    return table;
  };
  const asked = (table: ReturnType<typeof attacked>): unknown[] => table.legal('choose').map(({ chosen }) => chosen);

  test('it focuses under up to 2 stress tokens, and performs nothing else [xw.stress.02]', () => {
    const may = (stress: number) =>
      acting({ ...proud, tokens: { stress } })
        .legal('perform-action')
        .map(({ action }) => action);
    expect([may(1), may(2), may(3)]).toEqual([['focus'], ['focus'], []]);
  });

  test('a defender may turn it over for a focus token or critical damage; then focus actions are red [xw.actions.12]', () => {
    expect(asked(attacked({}, { tokens: { focus: 1 } }))).toEqual(['focus', 'damage', null]);
    expect(asked(attacked({}))).toEqual(['damage', null]);
    expect(asked(attacked({ tokens: {} }))).toEqual([]);
    const table = attacked({}, { tokens: { focus: 1 } }).answer({ type: 'choose', chosen: 'focus' });
    expect(table.happened('upgrade-flipped')).toHaveLength(1);
    expect(table.ship('tie').tokens.focus).toBe(0);
    const hurting = attacked({}).answer({ type: 'choose', chosen: 'damage' });
    expect(hurting.happened('damage-suffered')).toMatchObject([{ ship: 'tie', damage: 'crit' }]);
    expect(attacked({}).answer({ type: 'choose', chosen: null }).happened('upgrade-flipped')).toEqual([]);
    const flipped = acting({ upgrades: ['proudtradition'], flipped: ['proudtradition'] });
    const colors = flipped.legal('perform-action').filter(({ action }) => action === 'focus');
    expect(colors.map(({ color }) => color)).toEqual(['red']);
  });
});

describe('a maneuver through something [xw.move.02]', () => {
  const STRAIGHT_4 = { dial: { speed: 4, bearing: 'straight', color: 'white' } } as const;
  const strained = (table: Table): string[] =>
    table.happened('token-gained').flatMap(({ ship, token }) => (token === 'strain' ? [ship] : []));
  const slash = (tie: ShipOnTable, red: ShipOnTable = {}): Table =>
    alone({ upgrades: ['starbirdslash'], ...STRAIGHT_4, ...red }, undefined, { tie: { player: 'p2', ...tie } });

  test('Starbird Slash strains an enemy that it flew through, and itself in its firing arc', () => {
    const away = slash({ at: [300, 380] }).choose('starbird-slash', 'tie');
    expect(strained(away)).toEqual(['tie', 'red']);
    const behind = slash({ at: [300, 380], facing: 180 }).choose('starbird-slash', 'tie');
    expect(strained(behind)).toEqual(['tie']);
    expect(strained(slash({ at: [300, 380] }).decline('starbird-slash'))).toEqual([]);
  });

  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['beside it', { at: [400, 380] }, {}],
    ['a friend', { at: [300, 380], player: 'p1' }, {}],
    ['in part', { at: [300, 485] }, {}],
    ['without the card', { at: [300, 380] }, { upgrades: [] }],
  ])('Starbird Slash is not offered: %s', (_what, tie, red) => {
    expect(slash(tie, red).offers({ ability: 'starbird-slash' })).toBe(false);
  });

  const closing = (
    rock: readonly [number, number],
    { tie, others, at }: { tie?: ShipOnTable; others?: Record<string, ShipOnTable>; at?: [number, number] } = {},
  ): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'academypilot',
          player: 'p1',
          upgrades: ['margsablclosure'],
          at: at ?? [300, 300],
          ...STRAIGHT_4,
        },
        tie: { player: 'p2', at: [300, 650], ...tie },
        ...others,
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: rock } },
      moment: { phase: 'activation', ship: 'red' },
    }).rolls('blank');

  test('Marg Sabl Closure strains an enemy ahead after a maneuver through an obstacle', () => {
    const table = closing([300, 390]).choose('marg-sabl-closure', 'tie');
    expect(strained(table)).toEqual(['tie']);
    // At range 3, and to the side, it is not.
    expect(closing([300, 390], { tie: { at: [300, 750] } }).offers({ ability: 'marg-sabl-closure' })).toBe(false);
    expect(closing([300, 390], { tie: { at: [500, 500] } }).offers({ ability: 'marg-sabl-closure' })).toBe(false);
  });

  test('Marg Sabl Closure: an obstacle that it ends on and did not fly through is not enough, a huge ship is', () => {
    const flying = (others: Record<string, ShipOnTable>): boolean => {
      const table = alone({ upgrades: ['margsablclosure'], ...STRAIGHT_4 }, undefined, {
        tie: { player: 'p2', at: [300, 650] },
        ...others,
      });
      return table.offers({ ability: 'marg-sabl-closure' });
    };
    const gozanti: ShipOnTable = { player: 'p2', pilot: 'outerrimgarrison', at: [500, 380], facing: 90 };
    expect(flying({})).toBe(false);
    expect(flying({ gozanti: { ...gozanti, at: [310, 385] } })).toBe(true);
    expect(flying({ through: { player: 'p2', at: [300, 380] } })).toBe(false);
  });
});
