/** Upgrades of the slot 'configuration'. */
import { alone } from '../../duel';
import { type ShipOnTable, type Table, xwingTable, type TableSpec } from '../../table';
import {
  type CardCase,
  diceRolled,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  ENEMY,
  everOffered,
  playOn,
  used,
} from '../card-cases';
import {
  gains,
  activating,
  added,
  bar,
  dialOf,
  die,
  engages,
  executed,
  side,
  STRAIGHT,
  colorOfExecuted,
  expectNumber,
  locksOnTable,
  type NumberCase,
} from '../card-tables';

const attackDice = (upgrades: string[], flipped: string[], tie: ShipOnTable = {}, pilot?: string): number =>
  diceRolled({ red: { upgrades, flipped, ...(pilot ? { pilot } : {}) }, tie }, 'attack');

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'alpha-3b-besh',
      red: { upgrades: ['alpha3bbesh', 'ioncannon'] },
      locks: [['red', 'tie']],
      weapon: 'primary',
      attack: ['blank', 'hit', 'hit'],
      happened: [die('attack', 'blank', 'hit'), { type: 'lock-spent', ship: 'red' }],
      not: { 'no lock on the defender': { locks: [] }, 'a special attack': { weapon: 'red/ioncannon' } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('S-foils', () => {
  test('before it activates a ship may turn them over, and back', () => {
    const table = activating({ upgrades: ['servomotorsfoils'] }).use('servomotor-s-foils-opens');
    expect(side(table, 'red', 'servomotorsfoils')).toBe(1);
    expect(table.happened('upgrade-flipped')).toMatchObject([{ ship: 'red', up: 'Servomotor S-foils (Open)' }]);
    // Not back again in the same activation.
    expect(isOffered(table, 'servomotor-s-foils-closes')).toBe(false);
    const back = activating({ upgrades: ['servomotorsfoils'], flipped: ['servomotorsfoils'] });
    expect(side(back.use('servomotor-s-foils-closes'), 'red', 'servomotorsfoils')).toBe(0);
    const declined = activating({ upgrades: ['servomotorsfoils'] }).decline('servomotor-s-foils-opens');
    expect(side(declined, 'red', 'servomotorsfoils')).toBe(0);
  });

  test('Servomotor S-foils, closed: primary attacks roll one die less', () => {
    const [closed, open] = [[], ['servomotorsfoils']].map((flipped) => attackDice(['servomotorsfoils'], flipped));
    expect([closed, open]).toEqual([2, 3]);
    const torpedo = { red: { upgrades: ['servomotorsfoils', 'protontorpedoes'] }, locks: [['red', 'tie']] as const };
    expect(diceRolled({ ...torpedo, weapon: 'red/protontorpedoes', tie: { at: [300, 560] } }, 'attack')).toBe(4);
  });

  test('Integrated S-foils, closed: only against ships that are not in the bullseye arc', () => {
    const dice = (flipped: string[], at: [number, number]): number =>
      attackDice(['integratedsfoils'], flipped, { at }, 'bluesquadronrookie');
    const [inBullseye, beside] = [
      [300, 560],
      [420, 560],
    ] as [number, number][];
    expect([dice([], inBullseye!), dice([], beside!), dice(['integratedsfoils'], beside!)]).toEqual([3, 2, 3]);
  });
});

describe('Pivot Wing', () => {
  const wing = { pilot: 'bluesquadronscout', upgrades: ['pivotwing'] };
  const after = (speed: 0 | 2, flipped: string[] = []): Table => {
    const bearing = speed === 0 ? 'stationary' : 'straight';
    const dial = speed === 0 ? ({ speed, bearing, color: 'red' } as const) : STRAIGHT;
    const table = activating({ ...wing, flipped, dial } as ShipOnTable);
    return table.decline(flipped.length === 0 ? 'pivot-wing-opens' : 'pivot-wing-closes');
  };

  test('closed, the ship rolls a die less when it defends', () => {
    const dice = (flipped: string[]): number =>
      diceRolled({ red: {}, tie: { pilot: 'bluesquadronscout', upgrades: ['pivotwing'], flipped } }, 'defense');
    expect([dice([]), dice(['pivotwing'])]).toEqual([1, 2]);
  });

  test('closed, it may turn after a stationary maneuver, to a side or around', () => {
    for (const way of ['left', 'right', 'around'] as const) {
      const table = after(0).choose('pivot-wing-rotates', way);
      const { heading, x, y } = table.ship('red').pose;
      expect([x, y]).toEqual([300, 300]);
      const expected = { left: [-1, 0], right: [1, 0], around: [0, -1] }[way];
      expect([heading.x, heading.y].map((each) => Math.round(each) + 0)).toEqual(expected);
      expect(table.happened('ship-rotated')).toMatchObject([{ ship: 'red', way }]);
    }
    expect(isOffered(after(2), 'pivot-wing-rotates')).toBe(false);
    expect(isOffered(after(0, ['pivotwing']), 'pivot-wing-rotates')).toBe(false);
  });
});

describe('Landing Struts, Grappling Struts:', () => {
  /** `droid` flies onto a rock, 2 straight ahead of it. */
  const droids = [
    ['landing-struts', 'landingstruts', 'technounionbomber'],
    ['grappling-struts', 'grapplingstruts', 'tradefederationdrone'],
  ] as const;
  const rock = (outline: string, y = 420) => ({ rock: { outline, at: [300, y] as const } });
  const flying = (
    [, card, pilot]: readonly string[],
    { ships = {}, obstacles = rock('coreasteroid0'), ...droid }: ShipOnTable & { ships?: object; obstacles?: object },
  ): Table =>
    xwingTable({
      ships: {
        droid: {
          pilot: pilot ?? '',
          upgrades: [card ?? ''],
          at: [300, 300],
          dial: { ...STRAIGHT, color: 'white' },
          ...droid,
        },
        tie: { player: 'p2', at: [800, 800], activated: true },
        ...ships,
      },
      obstacles: obstacles as ReturnType<typeof rock>,
      moment: 'activation',
    });

  test.each(droids)('%s: it may land on a rock, and suffers nothing of it', (...each) => {
    const [id, card] = each;
    const table = flying(each, {}).use(`${id}-land`);
    expect(side(table, 'droid', card)).toBe(1);
    expect([table.happened('dice-rolled'), table.happened('step-skipped')]).toEqual([[], []]);
    expect(table.happened('no-effect')).toMatchObject([{ of: 'rock' }]);
    // It stays open after this maneuver.
    expect(table.happened('upgrade-flipped')).toHaveLength(1);
    const declined = flying(each, {}).decline(`${id}-land`);
    expect(declined.offers({ type: 'roll' })).toBe(true);
  });

  test('only on asteroids and debris clouds, and beside one other friendly ship at most', () => {
    const lands = (more: Parameters<typeof flying>[1]): boolean =>
      isOffered(flying(droids[0], more), 'landing-struts-land');
    expect(lands({ obstacles: rock('yt2400debris0') })).toBe(true);
    expect(lands({ obstacles: rock('gascloud1') })).toBe(false);
    expect(lands({ obstacles: rock('coreasteroid0', 345) })).toBe(false);
    const beside = (...at: [number, number][]): Record<string, ShipOnTable> =>
      Object.fromEntries(at.map((place, i) => [`other-${i}`, { at: place, activated: true }]));
    expect(lands({ ships: beside([345, 420]) })).toBe(true);
    expect(lands({ ships: beside([345, 420], [255, 420]) })).toBe(false);
  });

  /** It stands on a rock with its struts open, and reveals this. */
  const standing = (speed: number, bearing: string, more: ShipOnTable = {}): Table =>
    flying(droids[0], {
      flipped: ['landingstruts'],
      at: [300, 420],
      dial: { speed, bearing, color: 'white' } as ShipOnTable['dial'] & object,
      ...more,
    });

  test('open on a rock it stays there, sheds stress and turns as its dial says', () => {
    const stays = standing(1, 'turn-left', { tokens: { stress: 2 } });
    expect(stays.happened('moved')).toEqual([]);
    expect(stays.happened('step-skipped')).toContainEqual(expect.objectContaining({ step: 'execute maneuver' }));
    expect(stays.happened('ship-rotated')).toMatchObject([{ way: 'left' }]);
    expect(stays.ship('droid').tokens.stress).toBe(1);
    expect(side(stays, 'droid', 'landingstruts')).toBe(1);
    expect(standing(3, 'straight').happened('ship-rotated')).toEqual([]);
  });

  test('with a 2 straight it leaves, ignores the rock, and closes; away from rocks it flies as usual', () => {
    const leaves = standing(2, 'straight');
    expect(leaves.happened('moved')).toHaveLength(1);
    expect(leaves.happened('dice-rolled')).toEqual([]);
    expect(side(leaves, 'droid', 'landingstruts')).toBe(0);
    const elsewhere = standing(1, 'turn-left', { at: [600, 300] });
    expect(elsewhere.happened('moved')).toHaveLength(1);
    expect(side(elsewhere, 'droid', 'landingstruts')).toBe(0);
  });

  test('open on an asteroid it attacks, closed it does not', () => {
    const attack = (flipped: string[], obstacles: object): Table =>
      xwingTable({
        ships: {
          droid: { pilot: 'technounionbomber', upgrades: ['landingstruts'], flipped, at: [300, 300], facing: 0 },
          tie: { player: 'p2', at: [300, 500] },
        },
        obstacles: obstacles as ReturnType<typeof rock>,
        moment: { phase: 'engagement', ship: 'droid' },
      });
    const under = rock('coreasteroid0', 300);
    expect(attack([], under).offers({ type: 'declare-defender' })).toBe(false);
    const open = attack(['landingstruts'], under);
    expect(open.offers({ type: 'declare-defender' }) || open.offers({ type: 'choose-weapon' })).toBe(true);
  });
});

describe('Intercept Booster', () => {
  const booster = (more: ShipOnTable = {}, moment: 'system' | 'end' = 'system'): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'phlacarphoccprototype', upgrades: ['interceptbooster'], dial: STRAIGHT, ...more },
        tie: { player: 'p2' },
      },
      moment,
    });

  test('in the System Phase a disarm token is gained, or it is turned over', () => {
    expect(booster().refusal({ type: 'end-system-turn', ship: 'red' })).toBe('mandatory');
    const kept = booster().use('intercept-booster').choose('intercept-booster', 'disarm');
    expect([kept.ship('red').tokens.disarm, side(kept, 'red', 'interceptbooster')]).toEqual([1, 0]);
    expect(bar(kept, 'red')).toContain('slam white');
    const off = booster().use('intercept-booster').choose('intercept-booster', 'flip');
    expect([off.ship('red').tokens.disarm, side(off, 'red', 'interceptbooster')]).toEqual([0, 1]);
    expect(bar(off, 'red')).not.toContain('slam white');
    expect(isOffered(booster({ flipped: ['interceptbooster'] }), 'intercept-booster')).toBe(false);
  });

  test('it falls off at the end of the End Phase when its last charge is lost', () => {
    const after = (active: number): number | undefined =>
      side(booster({ upgradeCharges: { interceptbooster: active } }, 'end'), 'red', 'interceptbooster');
    expect([after(1), after(2)]).toEqual([1, 0]);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'calibrated-laser-targeting',
      red: { upgrades: ['calibratedlasertargeting'] },
      happened: [added('attack', 'focus')],
      not: { 'beside the bullseye arc': { tie: { at: [370, 500] } } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('before a ship engages [xw.timing.02]', () => {
  const onEngaging: MomentCase[] = [
    engages(
      'target-assist-mgk-300',
      { upgrades: ['targetassistmgk300'] },
      {
        happened: [gained('red', 'calculate')],
        not: {
          'a green token': { red: { tokens: { focus: 1 } } },
          'while stressed': { red: { tokens: { stress: 1 } } },
        },
      },
    ),
  ];

  test.each(onEngaging.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('Repulsorlift Stabilizers', () => {
  const CARD = 'repulsorliftstabilizers';
  const flown = (text: string, active: boolean, others: Record<string, ShipOnTable> = {}): Table =>
    alone(
      { pilot: 'baktoiddrone', upgrades: [CARD], ...(active ? { flipped: [CARD] } : {}), ...dialOf(text) },
      undefined,
      others,
    );
  const pose = (table: Table): [number, number, number, number] => {
    const { x, y, heading } = table.ship('red').pose;
    return [Math.round(x), Math.round(y), Math.round(heading.x), Math.round(heading.y)];
  };

  test('inactive they ease straight maneuvers, and may be flipped after a full one [xw.difficulty.06]', () => {
    expect([executed(flown('2 straight white', false)), executed(flown('1 bank-left white', false))]).toEqual([
      '2 straight blue',
      '1 bank-left white',
    ]);
    const table = flown('2 straight white', false).use('repulsorlift-stabilizers-lower');
    expect(side(table, 'red', CARD)).toBe(1);
  });

  test('a left sideslip leads to the right and ahead, and turns the ship to the left [xw.supplement-sideslip.02, xw.supplement-sideslip.03]', () => {
    const [x, y, headingX, headingY] = pose(flown('2 turn-left white', true));
    expect([x > 340, y > 340, headingX, headingY]).toEqual([true, true, -1, 0]);
    const mirrored = pose(flown('2 turn-right white', true));
    expect(mirrored.slice(1)).toEqual([y, 1, 0]);
    // Rounded either way.
    expect(Math.abs(mirrored[0] - (600 - x))).toBeLessThanOrEqual(1);
  });

  test('a bank of speed 1: half a base and its template to the side [xw.supplement-sideslip.03, xw.supplement-sideslip.01]', () => {
    const bank = pose(flown('1 bank-right white', true));
    const front = pose(flown('1 bank-right white', false));
    // The same move, a quarter turn to the left of where it would lead from the front.
    expect([300 - bank[0], bank[1] - 300]).toEqual([front[1] - 300, front[0] - 300]);
  });

  test('in the way of a ship it is executed in part, and touches that [xw.supplement-sideslip.04]', () => {
    const [x, y] = pose(flown('2 turn-left white', true));
    const table = flown('2 turn-left white', true, { other: { at: [x, y] } });
    expect(table.happened('maneuver-executed')).toMatchObject([{ fully: false }]);
    expect(table.ship('red').touching).toEqual(['other']);
  });

  test('after a sideslip they are flipped, after another maneuver they may be', () => {
    expect(side(flown('2 turn-left white', true), 'red', CARD)).toBe(0);
    expect(flown('2 turn-left white', true).happened('ability-declined')).toEqual([]);
    const straight = flown('2 straight white', true);
    expect(straight.offers({ type: 'use-ability', ability: 'repulsorlift-stabilizers-lift' })).toBe(true);
    expect(side(straight, 'red', CARD)).toBe(1);
  });
});

describe('configurations', () => {
  const wing: ShipOnTable = { pilot: 'nusquadronpilot', tokens: { disarm: 1 } };
  const weapons = (red: ShipOnTable, locks: TableSpec['locks'] = [['red', 'tie']]): unknown => {
    const table = xwingTable({
      ships: { red: { at: [300, 300], ...wing, ...red }, tie: { player: 'p2', at: [300, 450], facing: 180 } },
      locks,
      moment: { phase: 'engagement', ship: 'red' },
    });
    return table
      .legal('choose-weapon')
      .filter(({ ship }) => ship === 'red')
      .map(({ weapon }) => weapon);
  };

  test('Os-1 Arsenal Loadout: disarmed it attacks what it has locked with torpedoes and missiles [xw.disarm.02]', () => {
    const upgrades = ['os1arsenalloadout', 'concussionmissiles', 'heavylasercannon'];
    expect(weapons({ upgrades })).toEqual(['red/concussionmissiles']);
    expect(weapons({ upgrades, tokens: { disarm: 2 } })).toEqual([]);
    expect(weapons({ upgrades }, [])).toEqual([]);
    expect(weapons({ upgrades, tokens: {} })).toEqual(['primary', 'red/concussionmissiles', 'red/heavylasercannon']);
    const table = xwingTable({
      ships: { red: { at: [300, 300], ...wing, upgrades }, tie: { player: 'p2', at: [300, 450], facing: 180 } },
      locks: [['red', 'tie']],
      moment: { phase: 'engagement', ship: 'red' },
    }).attack('red', 'tie');
    table.rolls('blank', 'blank', 'blank');
    expect(table.legal('spend-lock')).toEqual([]);
  });

  test('Xg-1 Assault Configuration: disarmed it attacks with cannons, with three dice at most [xw.faq-cards.30]', () => {
    const upgrades = ['xg1assaultconfiguration', 'heavylasercannon', 'concussionmissiles'];
    expect(weapons({ upgrades })).toEqual(['red/heavylasercannon']);
    const number: NumberCase = {
      card: 'xg-1',
      red: { ...wing, upgrades },
      weapon: 'red/heavylasercannon',
      dice: 3,
      not: { 'not disarmed': { red: { tokens: {} }, dice: 4 } },
    };
    expectNumber(number);
  });

  test('Stabilized S-foils: not while critically damaged; open, the lock buys an attack with a cannon [xw.bonus-attack.01]', () => {
    const flips = (red: ShipOnTable): boolean =>
      activating({ upgrades: ['stabilizedsfoils'], ...red }).offers({ ability: 'stabilized-s-foils-opens' });
    expect([flips({}), flips({ shields: 0, damage: { faceup: ['damagedengine'] } })]).toEqual([true, false]);
    const spec: CardCase = {
      ability: 'stabilized-s-foils',
      red: { upgrades: ['stabilizedsfoils', 'heavylasercannon'], flipped: ['stabilizedsfoils'] },
      locks: [['red', 'tie']],
      weapon: 'primary',
      not: {
        'no lock': { locks: [] },
        'no cannon': { red: { upgrades: ['stabilizedsfoils'] } },
        'that cannon': { weapon: 'red/heavylasercannon' },
      },
    };
    expectCase(spec);
    const table = used(spec);
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['red/heavylasercannon']);
    expect(locksOnTable(table)).toEqual([]);
    expect(
      side(activating({ upgrades: ['stabilizedsfoils'] }).use('stabilized-s-foils-opens'), 'red', 'stabilizedsfoils'),
    ).toBe(1);
  });

  test('Alpha-3E "Esk": critical hits ionize instead of hurting [xw.ion.12]', () => {
    const spec: CardCase = {
      ability: 'alpha-3e-esk',
      red: { upgrades: ['alpha3eesk'] },
      attack: ['crit', 'hit', 'blank'],
      not: { 'no charges': { red: { upgradeCharges: { alpha3eesk: 1 } } } },
    };
    const table = used(spec);
    playOn(table, spec, () => table.happened('attack-performed').length > 0);
    expect(gains(table, 'tie')).toEqual(['ion']);
    expect(table.happened('damage-suffered').map(({ damage }) => damage)).toEqual(['hit']);
    expect(
      everOffered({ ...spec, red: { upgrades: ['alpha3eesk'], upgradeCharges: { alpha3eesk: 1 } } }, 'alpha-3e-esk'),
    ).toBe(false);
    const declined = used({ ...spec, ability: 'alpha-3e-esk', red: { upgrades: ['alpha3eesk'] } });
    expect(declined.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('Sensitive Controls: a red barrel roll or boost in the System Phase, in place of Autothrusters [xw.system-phase.02]', () => {
    const at = (upgrades: string[]): Table =>
      xwingTable({
        ships: { red: { pilot: 'alphasquadronpilot', at: [300, 300], upgrades }, x: { player: 'p1' }, tie: ENEMY },
        moment: 'system',
      });
    expect(at(['sensitivecontrols']).offers({ ability: 'sensitive-controls' })).toBe(true);
    expect(at([]).offers({ ability: 'sensitive-controls' })).toBe(false);
    const abilities = (table: Table): string[] => table.state.inPlay.map(({ ability }) => ability);
    expect(abilities(at(['sensitivecontrols']))).not.toContain('autothrusters');
    expect(abilities(at([]))).toContain('autothrusters');
  });

  test('TIE Defender Elite: turns are easier, Koiograns harder; a bonus primary attack after a cannon’s [xw.difficulty.05, xw.difficulty.06]', () => {
    const color = (bearing: string, speed = 3): unknown =>
      colorOfExecuted('tiedefenderelite', speed, bearing, 'white', true, 'deltasquadronpilot');
    expect([color('turn-left'), color('koiogran', 4), color('straight')]).toEqual(['blue', 'red', 'white']);
    expectCase({
      ability: 'advanced-fire-control',
      red: { pilot: 'deltasquadronpilot', upgrades: ['tiedefenderelite', 'heavylasercannon'] },
      locks: [['red', 'tie']],
      weapon: 'red/heavylasercannon',
      not: { 'no lock': { locks: [] }, 'a primary attack': { weapon: 'primary' } },
    });
  });
});
