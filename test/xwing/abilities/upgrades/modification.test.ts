/** Upgrades of the slot 'modification'. */
import { performAction } from '../../../../src/xwing/procedures/perform-action';
import { PERFORM_ACTION } from '../../../../src/xwing/queries/actions';
import { alone, diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { dealDamageCard } from '../../../../src/xwing/procedures/suffer-damage';
import { ENEMY, expectMoment, isOffered, type MomentCase, removed } from '../card-cases';
import { bombs, dial, dropping, FAR_ENEMY, placing, starts } from '../card-tables';

const T_70: ShipOnTable = { pilot: 'bluesquadronrookie', at: [450, 450] };
/** `red` is about to act, with these upgrades. */
const acting = (red: ShipOnTable): Table =>
  xwingTable({
    ships: { red: { ...T_70, ...red }, x: { player: 'p2', at: [860, 860] } },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });
const moved = (table: Table): number[] => {
  const { x, y } = table.ship('red').pose;
  return [x, y].map(Math.round);
};
const THRUSTER = ['overdrivethruster'];
const boosted = (upgrades: string[], pilot: string): number[] =>
  moved(acting({ upgrades, pilot }).answer({ action: 'boost' }).answer({ template: 'straight' }));
const rolled = (upgrades: string[], pilot: string): number[] => {
  const table = acting({ upgrades, pilot }).answer({ action: 'barrel-roll' });
  return moved(table.answer({ side: 'right' }).answer({ position: 'middle' }));
};

describe('equipment', () => {
  const vanes = (tokens: ShipOnTable['tokens']) =>
    xwingTable({
      ships: {
        chopper: { pilot: 'chopper', at: [300, 300] },
        red: {
          player: 'p2',
          at: [300, 360],
          upgrades: ['staticdischargevanes'],
          pilot: 'skullsquadronpilot',
          ...(tokens ? { tokens } : {}),
        },
        wing: { player: 'p2', at: [350, 420] },
      },
      moment: 'engagement',
    });

  test('Static Discharge Vanes: unstressed, it gains stress and another ship the jam token [xw.errata-static-discharge-vanes.01]', () => {
    const table = vanes({}).use('static-discharge-vanes');
    expect(
      table
        .legal('choose')
        .map((each) => each.chosen)
        .sort(),
    ).toEqual(['chopper', 'wing']);
    table.choose('static-discharge-vanes', 'wing');
    expect(table.ship('red').tokens).toMatchObject({ stress: 1, jam: 1 });
    expect(table.ship('wing').tokens.jam).toBe(1);
    expect(
      vanes({ stress: 1 })
        .happened('token-gained')
        .filter((each) => each.ship === 'red'),
    ).toHaveLength(2);
  });

  test.each<[string, ShipOnTable, boolean]>([
    ['with another ship at exactly range 1', { at: [300, 640] }, true],
    ['with none at range 0-1', { at: [300, 641] }, false],
    ['stressed', { at: [300, 600], tokens: { stress: 1 } }, false],
  ])('Static Discharge Vanes: an ion token, %s [xw.errata-static-discharge-vanes.01]', (_how, wing, asked) => {
    const { tokens = {}, ...place } = wing;
    const vanes = { upgrades: ['staticdischargevanes'], pilot: 'skullsquadronpilot', tokens };
    const others = { wing: { player: 'p2', ...place } };
    const table = duel({ upgrades: ['ioncannon'] }, vanes, { others }).attack('red', 'tie', 'red/ioncannon');
    table
      .rolls('hit', 'hit', 'blank')
      .rolls(...Array<string>(diceAsked(table.repeat({ type: 'end-modifying' }))).fill('blank'));
    table.choose('ion-cannon', 'hit');
    expect(table.offers({ ability: 'static-discharge-vanes' })).toBe(asked);
    if (asked) expect(table.offers({ type: 'decline' })).toBe(true);
  });

  test('of several tokens gained at once only the first is passed on [xw.errata-static-discharge-vanes.02]', () => {
    const table = vanes({}).use('static-discharge-vanes').choose('static-discharge-vanes', 'wing');
    expect(table.happened('ability-replaced')).toHaveLength(1);
    expect(table.happened('token-gained').map((each) => [each.ship, each.token])).toEqual([
      ['red', 'stress'],
      ['wing', 'jam'],
      ['red', 'jam'],
    ]);
  });

  test('Stealth Device: 1 more defense die until damage is suffered [xw.errata-stealth-device.01]', () => {
    const table = duel({}, { upgrades: ['stealthdevice'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank');
    expect(diceAsked(table)).toBe(4);
    table.rolls('blank', 'blank', 'blank', 'blank');
    expect(table.ship('tie').upgrades[0]?.charges?.active).toBe(0);
    expect(table.ship('tie').upgrades[0]?.card).toBe('stealthdevice');
  });

  test('Stealth Device fails by damage to its own ship alone, and once [xw.errata-stealth-device.01]', () => {
    const wing: ShipOnTable = { player: 'p2', at: [340, 500], upgrades: ['stealthdevice'] };
    const hit = (own: ShipOnTable) => {
      const table = duel({}, own, { others: { wing } }).attack('red', 'tie').rolls('hit', 'hit', 'blank');
      return table.rolls(...Array<string>(diceAsked(table)).fill('blank'));
    };
    const beside = hit({});
    expect(beside.happened('damage-suffered')).toMatchObject([{ ship: 'tie' }, { ship: 'tie' }]);
    expect(beside.ship('wing').upgrades[0]?.charges?.active).toBe(1);
    expect(beside.happened('charge-spent')).toEqual([]);
    const both = hit({ upgrades: ['stealthdevice'] });
    expect([both.ship('tie'), both.ship('wing')].map((each) => each.upgrades[0]?.charges?.active)).toEqual([0, 1]);
    expect(both.happened('ability-queued').filter((each) => each.ability === 'stealth-device-fails')).toHaveLength(1);
    // It has failed already: nothing of it is queued by what comes later.
    const failed = hit({ upgrades: ['stealthdevice'], upgradeCharges: { stealthdevice: 0 } });
    expect(failed.happened('ability-queued').filter((each) => each.ability === 'stealth-device-fails')).toEqual([]);
    const charged = hit({ upgrades: ['stealthdevice', 'elusive'], upgradeCharges: { stealthdevice: 0, elusive: 1 } });
    expect(charged.happened('dice-rolled').at(-1)?.faces).toHaveLength(3);
    expect(charged.happened('ability-queued').filter((each) => each.ability === 'stealth-device-fails')).toEqual([]);
  });

  test('Afterburners: a boost after a fast maneuver, even while stressed [xw.golden-rules.02, xw.standard-charges.04]', () => {
    const dial = { speed: 3, bearing: 'straight', color: 'white' } as const;
    const table = alone({ upgrades: ['afterburners'], dial, tokens: { stress: 1 } }).use('afterburners');
    table.answer({ type: 'choose-template', template: 'straight' });
    expect(table.happened('action-performed')).toMatchObject([{ action: 'boost', color: 'white' }]);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(table.happened('charge-spent')).toMatchObject([{ ship: 'red', of: table.ship('red').upgrades[0]?.id }]);
    expect(alone({ upgrades: ['afterburners'], dial: { ...dial, speed: 2 } }).happened('ability-queued')).toEqual([]);
  });

  test.each<[string, ShipOnTable, Record<string, ShipOnTable>, boolean]>([
    ['after speed 3', {}, {}, true],
    [
      'after speed 5',
      { pilot: 'knavesquadronescort', dial: { speed: 5, bearing: 'straight', color: 'white' } },
      {},
      true,
    ],
    ['after speed 2', { dial: { speed: 2, bearing: 'straight', color: 'white' } }, {}, false],
    ['after a maneuver executed partly', {}, { block: { at: [300, 460] } }, false],
    ['with no charge', { upgradeCharges: { afterburners: 0 } }, {}, false],
    ['ionized', { tokens: { ion: 1 } }, {}, false],
    ['on another ship', { upgrades: [] }, { wing: { upgrades: ['afterburners'], at: [600, 300] } }, false],
  ])('Afterburners %s: offered %p [xw.golden-rules.02, xw.standard-charges.04]', (_when, red, more, offered) => {
    const dial = { speed: 3, bearing: 'straight', color: 'white' } as const;
    const charges = 'upgrades' in red ? {} : { upgradeCharges: { afterburners: 2 } };
    const table = alone({ dial, upgrades: ['afterburners'], ...charges, ...red }, undefined, more);
    expect(table.offers({ ability: 'afterburners' })).toBe(offered);
    if (offered) expect(table.offers({ type: 'decline' })).toBe(true);
  });

  test('Afterburners allow a stressed ship that boost and no other action [xw.golden-rules.02]', () => {
    const dial = { speed: 3, bearing: 'straight', color: 'white' } as const;
    const table = alone({ upgrades: ['afterburners'], dial, tokens: { stress: 1 } }).decline('afterburners');
    expect(table.offers({ type: 'perform-action' })).toBe(false);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
  });
});

test('a red boost goes 40 mm farther, a white one does not [xw.golden-rules.02]', () => {
  expect(boosted(THRUSTER, 'rebelscout')).toEqual([450, 450 + 120]);
  expect(boosted([], 'rebelscout')).toEqual([450, 450 + 80]);
  expect(boosted(THRUSTER, 'bluesquadronrookie')).toEqual([450, 450 + 80]);
});

test('a red barrel roll goes 40 mm farther, a white one does not [xw.golden-rules.02]', () => {
  expect(rolled(THRUSTER, 'graysquadronbomber')).toEqual([450 + 120, 450]);
  expect(rolled([], 'graysquadronbomber')).toEqual([450 + 80, 450]);
  expect(rolled(THRUSTER, 'bluesquadronescort')).toEqual([450 + 80, 450]);
});

test('a red SLAM is a maneuver of one speed more, where there is a template for it', () => {
  const slammed = (maneuver: string, color: 'white' | 'red', upgrades = THRUSTER): unknown => {
    const speed = Number(maneuver[0]);
    const dial = { speed, bearing: 'straight', color: speed === 4 ? 'red' : 'blue' } as const;
    const table = xwingTable({
      ships: {
        red: { pilot: 'colossusstationmechanic', upgrades, at: [450, 200], dial },
        x: { player: 'p2', at: [860, 860], activated: true },
      },
      moment: { phase: 'activation', ship: 'red' },
    });
    table.do((state) =>
      performAction(state, 'red', [{ action: 'slam', color }], { may: false, source: PERFORM_ACTION }),
    );
    table.answer({ type: 'choose-maneuver', maneuver });
    return table.happened('maneuver-executed').at(-1)?.maneuver.speed;
  };
  expect([slammed('2 straight', 'red'), slammed('2 bank-left', 'red')]).toEqual([3, 3]);
  expect([slammed('3 bank-left', 'red'), slammed('2 straight', 'white')]).toEqual([3, 2]);
  expect(slammed('2 straight', 'red', [])).toBe(2);
});

describe('after a device was placed [xw.timing.07]', () => {
  test('Delayed Fuses: a fuse marker on a bomb or a mine, not on a remote, nor on what a friend placed [xw.fuse-marker.01]', () => {
    const table = dropping(placing(bombs('delayedfuses'))).use('delayed-fuses');
    expect(table.device('bomber/proton-bomb-1').fuses).toBe(1);
    const offered = (moment: 'system' | 'end', more: ShipOnTable, others: TableSpec['ships'] = {}): boolean => {
      const it = placing(more, moment, others).repeat({ type: 'use-ability' });
      if (it.legal('choose')[0]) it.does(it.legal('choose')[0]!);
      expect(it.happened('device-placed')).toHaveLength(1);
      return it.offers({ type: 'use-ability', ability: 'delayed-fuses' });
    };
    expect(offered('system', { upgrades: ['proximitymines', 'delayedfuses'] })).toBe(true);
    expect(offered('end', { upgrades: ['drk1probedroids', 'delayedfuses'] })).toBe(false);
    expect(offered('system', bombs(), { friend: { upgrades: ['delayedfuses'], at: [300, 600] } })).toBe(false);
  });
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'end',
      'electronic-baffle',
      { upgrades: ['electronicbaffle'], tokens: { ion: 1, focus: 1 } },
      {},
      {
        chosen: 'ion',
        happened: [removed('red', 'ion'), { type: 'damage-suffered', ship: 'red', damage: 'hit' }],
        not: { 'no red token': { red: { tokens: { tractor: 1 } } }, 'without it': { red: { upgrades: [] } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

test('Electronic Baffle: the damage comes before the token goes, and the ship is destroyed by it all the same [xw.paying-costs.01]', () => {
  const baffled = (more: ShipOnTable): Table =>
    xwingTable({
      ships: { red: { upgrades: ['electronicbaffle'], tokens: { ion: 1 }, ...more }, tie: ENEMY },
      moment: 'end',
    }).choose('electronic-baffle', 'ion');
  const table = baffled({});
  expect(table.when('shield-lost')).toBeGreaterThan(-1);
  expect(table.when('shield-lost')).toBeLessThan(table.when('token-removed', { ship: 'red', token: 'ion' }));
  expect(baffled({ shields: 0, damage: { facedown: 3 } }).ship('red').destroyed).toBe(true);
});

describe('Ablative Plating', () => {
  const LARGE: ShipOnTable = {
    pilot: 'omicrongrouppilot',
    upgrades: ['ablativeplating'],
    at: [450, 500],
    activated: true,
  };
  const bombed = (player: string, red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: { red: { ...LARGE, ...red }, x: { ...FAR_ENEMY, activated: true } },
      devices: { bomb: { player, at: [450, 400] } },
      moment: { phase: 'activation', step: 'next ship' },
    });

  test('of a friendly bomb 1 damage is prevented, not of an enemy one [xw.damage.03]', () => {
    const table = bombed('p1').choose('ablative-plating', 'crit');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(bombed('p2').happened('damage-suffered')).toHaveLength(1);
    expect(bombed('p1', { upgradeCharges: { ablativeplating: 0 } }).happened('damage-suffered')).toHaveLength(1);
  });

  test('nothing of an attack', () => {
    const table = duel({}, { ...LARGE, at: [300, 500] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit');
    table.rolls(...Array<string>(diceAsked(table)).fill('blank'));
    expect(table.happened('damage-suffered')).toHaveLength(3);
  });
});

describe('after a SLAM', () => {
  const KWING: ShipOnTable = { pilot: 'wardensquadronpilot', at: [450, 450] };
  const slammed = (upgrades: string[], others: Record<string, ShipOnTable> = {}): Table =>
    alone({ ...KWING, upgrades, ...dial('white') }, undefined, others)
      .answer({ type: 'perform-action', action: 'slam' })
      .answer({ maneuver: '2 straight' });

  test('Advanced SLAM: a white action, as a red one, if the maneuver was fully executed', () => {
    const table = slammed(['advancedslam']).use('advanced-slam');
    expect(table.legal('perform-action').map(({ action, color }) => `${color} ${action}`)).toContain('red focus');
    table.answer({ type: 'perform-action', action: 'focus' });
    expect(table.happened('token-gained').map(({ token }) => token)).toEqual(['disarm', 'stress', 'focus']);
    const blocked = slammed(['advancedslam'], { wall: { at: [450, 690] } });
    expect(blocked.happened('action-performed')).toMatchObject([{ action: 'slam' }]);
    expect(blocked.offers({ ability: 'advanced-slam' })).toBe(false);
  });
});

describe('Precision Ion Engines', () => {
  const turning = (speed: number, upgradeCharges: Record<string, number> = {}): Table =>
    alone({
      pilot: 'academypilot',
      upgrades: ['precisionionengines'],
      upgradeCharges,
      dial: { speed, bearing: 'koiogran', color: 'red' },
    });

  test("a Segnor's loop instead of a Koiogran turn of speed 1-3 [xw.maneuver.15]", () => {
    const table = turning(3).choose('precision-ion-engines', '3 segnor-left');
    expect(table.happened('maneuver-executed')).toMatchObject([
      { maneuver: { bearing: 'segnor-left', speed: 3, color: 'red' } },
    ]);
    expect(isOffered(turning(4), 'precision-ion-engines')).toBe(false);
    expect(isOffered(turning(3, { precisionionengines: 0 }), 'precision-ion-engines')).toBe(false);
  });
});

describe('Munitions Failsafe', () => {
  const LOCK = { locks: [['red', 'tie']] as const };
  const shot = (upgrades: string[], weapon: string): Table =>
    duel({ upgrades }, {}, LOCK)
      .attack('red', 'tie', weapon)
      .rolls(...Array<string>(weapon === 'primary' ? 3 : 4).fill('hit'));

  test('all results are canceled, and the charge comes back [xw.cancel.01]', () => {
    const table = shot(['munitionsfailsafe', 'protontorpedoes'], 'red/protontorpedoes').use('munitions-failsafe');
    expect(table.happened('dice-canceled')).toMatchObject([{ faces: ['hit', 'hit', 'hit', 'hit'] }]);
    expect(table.ship('red').upgrades.map(({ charges }) => charges?.active)).toEqual([undefined, 2]);
    expect(isOffered(shot(['munitionsfailsafe', 'protontorpedoes'], 'primary'), 'munitions-failsafe')).toBe(false);
  });
});

describe('Impervium Plating', () => {
  const dealt = (card: string): Table =>
    xwingTable({
      ships: { red: { upgrades: ['imperviumplating'], shields: 0 }, x: FAR_ENEMY },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    })
      .do((state) => dealDamageCard(state, 'red', true, []))
      .draws(card);

  test('a faceup card of the trait ship is discarded instead [xw.replacement-effect.02]', () => {
    const table = dealt('consolefire').use('impervium-plating');
    expect(table.ship('red').damage).toMatchObject({ faceup: [], facedown: 0 });
    expect(table.state.players[0]?.damageDiscard).toEqual(['consolefire']);
    expect(isOffered(dealt('blindedpilot'), 'impervium-plating')).toBe(false);
  });
});

describe('Synchronized Console', () => {
  const shared = (wing: ShipOnTable, locks: readonly (readonly [string, string])[] = [['red', 'tie']]): Table => {
    const others = { wing: { at: [400, 300] as const, ...wing } };
    const table = duel({ upgrades: ['synchronizedconsole'] }, {}, { others, locks }).attack('red', 'tie');
    table.rolls('blank', 'blank', 'blank').repeat({ type: 'end-modifying' });
    return table.rolls(...Array<string>(diceAsked(table)).fill('blank'));
  };

  test('a friend at range 1, or farther with the same card, locks the defender [xw.lock.04]', () => {
    const table = shared({}).choose('synchronized-console', 'wing').answer({ type: 'choose-lock' });
    expect(table.state.locks).toEqual([{ by: 'wing', on: 'tie' }]);
    const far = { at: [500, 300] as const };
    expect(isOffered(shared({ ...far, upgrades: ['synchronizedconsole'] }), 'synchronized-console')).toBe(true);
    expect(isOffered(shared(far), 'synchronized-console')).toBe(false);
    expect(isOffered(shared({}, []), 'synchronized-console')).toBe(false);
  });
});
