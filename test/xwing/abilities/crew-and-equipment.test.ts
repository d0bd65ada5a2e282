/** Crew and equipment, one test each, in words close to the table's. */
import { xwingTable, type ShipOnTable } from '../table';
import { alone, diceAsked, duel, faces } from '../duel';

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

  test('GNK "Gonk" Droid: its charge recovers a shield [xw.paying-costs.02]', () => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'] };
    const action = { type: 'perform-card-action', ability: 'gnk-gonk-droid' } as const;
    expect(alone(gonk, 'perform action').offers(action)).toBe(false);
    const hurt = alone({ ...gonk, shields: 1 }, 'perform action').answer(action);
    expect(hurt.ship('red').shields.active).toBe(2);
    expect(hurt.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('GNK "Gonk" Droid: an action recovers its charge, if there is one to recover [xw.paying-costs.02]', () => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], upgradeCharges: { gnkgonkdroid: 0 } };
    const table = alone(gonk, 'perform action').answer({
      type: 'perform-card-action',
      ability: 'gnk-gonk-droid-recovers-charge',
    });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    const beside = { upgrades: ['elusive', 'gnkgonkdroid'], upgradeCharges: { elusive: 1, gnkgonkdroid: 0 } };
    expect(alone({ ...gonk, ...beside }, 'perform action').offers({ ability: 'gnk-gonk-droid-recovers-charge' })).toBe(
      true,
    );
    const full = alone({ ...gonk, upgradeCharges: { gnkgonkdroid: 1 } }, 'perform action');
    expect(full.offers({ ability: 'gnk-gonk-droid-recovers-charge' })).toBe(false);
  });

  test('Perceptive Copilot: no other action, and no focus of another ship, brings a token [xw.card-interpretation.09]', () => {
    const copilot = { pilot: 'phoenixsquadronpilot', upgrades: ['perceptivecopilot'] };
    const evades = alone(copilot, 'perform action').answer({ type: 'perform-action', action: 'evade' });
    expect(evades.happened('token-gained').map((each) => each.token)).toEqual(['evade']);
    const beside = alone({}, 'perform action', { wing: { ...copilot, at: [400, 300] } });
    beside.answer({ type: 'perform-action', action: 'focus' });
    expect(beside.happened('token-gained').map(({ ship, token }) => `${ship} ${token}`)).toEqual(['red focus']);
  });

  test('Perceptive Copilot: a focus action brings a second focus token, unasked [xw.card-interpretation.09]', () => {
    const table = alone({ upgrades: ['perceptivecopilot'] }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    expect(table.happened('token-gained').filter((each) => each.token === 'focus')).toHaveLength(2);
  });

  test('Hera Syndulla: red maneuvers even while stressed; with 3 stress tokens one must go for a hit of damage [xw.card-interpretation.09]', () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 2 } });
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial }]);
    expect(table.ship('red').tokens.stress).toBe(2);
    expect(table.happened('damage-suffered')).toHaveLength(1);
    const calm = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 1 } });
    expect([calm.ship('red').tokens.stress, calm.happened('damage-suffered')]).toEqual([2, []]);
  });

  test.each<[string, ShipOnTable, Record<string, ShipOnTable>]>([
    ['partly', { upgrades: ['herasyndulla'] }, { block: { at: [300, 500] } }],
    ['by another ship', {}, { hera: { upgrades: ['herasyndulla'], at: [600, 300], tokens: { stress: 4 } } }],
  ])(
    'Hera Syndulla: nothing after a red maneuver executed %s [xw.card-interpretation.09, xw.golden-rules.02]',
    (_how, red, more) => {
      const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
      const table = alone({ dial, tokens: { stress: 'upgrades' in red ? 2 : 0 }, ...red }, undefined, more);
      expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial }]);
      expect(table.happened('damage-suffered')).toEqual([]);
      const stressed = alone({ dial, tokens: { stress: 1 } }, undefined, {
        hera: { upgrades: ['herasyndulla'], at: [600, 300] },
      });
      expect(stressed.happened('maneuver-replaced')).toHaveLength(1);
    },
  );

  test('Hera Syndulla: a white maneuver with 3 stress tokens costs nothing [xw.card-interpretation.09]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const table = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 3 } });
    expect([table.ship('red').tokens.stress, table.happened('damage-suffered')]).toEqual([3, []]);
  });

  test('Nien Nunb: bank maneuvers are easier', () => {
    const bank = alone({ upgrades: ['niennunb'], dial: { speed: 3, bearing: 'bank-left', color: 'white' } });
    expect(bank.happened('maneuver-executed')).toMatchObject([{ maneuver: { color: 'blue' } }]);
    const turn = alone({ upgrades: ['niennunb'], dial: { speed: 3, bearing: 'turn-left', color: 'white' } });
    expect(turn.happened('maneuver-executed')).toMatchObject([{ maneuver: { color: 'white' } }]);
  });
});

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

  test('R2 Astromech: a charge and a disarm token for a shield after its own dial is revealed [xw.paying-costs.01]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = alone({ upgrades: ['r2astromech'], shields: 0, dial }).use('r2-astromech');
    expect(table.ship('red').shields.active).toBe(1);
    expect(table.ship('red').tokens.disarm).toBe(1);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    const empty = alone({ upgrades: ['r2astromech'], upgradeCharges: { r2astromech: 0 }, shields: 0, dial });
    expect(empty.ship('red').tokens.disarm).toBe(0);
    expect(empty.offers({ ability: 'r2-astromech' })).toBe(false);
    const beside = alone({ dial }, undefined, { wing: { upgrades: ['r2astromech'], shields: 0, at: [600, 300] } });
    expect(beside.happened('ability-queued')).toEqual([]);
  });

  test('R4 Astromech: basic maneuvers of speed 1-2 are easier', () => {
    const color = (speed: number) =>
      alone({ upgrades: ['r4astromech'], dial: { speed, bearing: 'turn-left', color: 'white' } }).happened(
        'maneuver-executed',
      )[0]?.maneuver.color;
    expect([color(2), color(3)]).toEqual(['blue', 'white']);
  });

  test.each([
    ['R5 Astromech', 'r5astromech', 'r5-astromech'],
    ['R5-D8', 'r5d8', 'r5-d8'],
  ])(
    '%s: a charge repairs a facedown damage card; without a charge, a faceup Ship card [xw.damage-cards.05, xw.damage-cards.06]',
    (_name, r5, ability) => {
      const table = alone(
        { upgrades: [r5], damage: { facedown: 1, faceup: ['structuraldamage', 'panickedpilot'] } },
        'perform action',
      );
      const facedown = alone({ upgrades: [r5], damage: { facedown: 1 } }, 'perform action');
      facedown.answer({ type: 'perform-card-action', ability: `${ability}-facedown` });
      expect(facedown.asks).toContain('facedown damage card');
      facedown.draws('panickedpilot');
      expect(facedown.ship('red').damage).toEqual({ facedown: 0, faceup: [] });
      expect(facedown.state.players[0]?.damageDiscard).toEqual(['panickedpilot']);
      table.answer({ type: 'perform-card-action', ability: `${ability}-faceup` });
      expect(table.legal('choose').map((each) => each.chosen)).toEqual(['red/damage-1']);
      table.choose(`${ability}-faceup`, 'red/damage-1');
      expect(table.ship('red').damage).toMatchObject({ facedown: 2, faceup: [{ card: 'panickedpilot' }] });
    },
  );

  test('Fire-Control System: a reroll for a lock that then cannot be spent; all else can [xw.dice-modification.05, xw.golden-rules.03]', () => {
    const table = duel({ upgrades: ['firecontrolsystem'], tokens: { focus: 1 } }, {}, { locks: [['red', 'tie']] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    expect(table.offers({ type: 'spend-lock' })).toBe(true);
    table.use('fire-control-system').choose('fire-control-system', 0).rolls('focus');
    expect(table.offers({ type: 'spend-lock' })).toBe(false);
    expect(table.state.locks).toHaveLength(1);
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'focus', 'hit']);
    expect(table.answer({ type: 'spend-focus' }).happened('die-changed')).toMatchObject([{ from: 'focus', to: 'hit' }]);
  });

  test.each([
    ['of its own ship on the defender', [['red', 'tie']], true],
    ['of its own ship on another', [['red', 'other']], false],
    ['of another ship on the defender', [['wing', 'tie']], false],
  ] as const)('Fire-Control System: with a lock %s [xw.dice-modification.05]', (_whose, locks, offered) => {
    const others = { other: { player: 'p2', at: [600, 500] }, wing: { at: [600, 300] } } as const;
    const table = duel({ upgrades: ['firecontrolsystem'] }, {}, { locks, others }).attack('red', 'tie');
    expect(table.rolls('blank', 'blank', 'hit').offers({ ability: 'fire-control-system' })).toBe(offered);
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
