/** Crew and equipment, one test each, in words close to the table's. */
import { xwingTable, type ShipOnTable } from '../table';
import { alone, diceAsked, duel } from './duel';

describe('crew', () => {
  test('Jyn Erso: a friendly ship at range 0-3 takes an evade token instead of a focus token', () => {
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

  test('GNK "Gonk" Droid: its charge recovers a shield [xw.paying-costs.02]', () => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'] };
    const action = { type: 'perform-card-action', ability: 'gnk-gonk-droid' } as const;
    expect(alone(gonk, 'perform action').offers(action)).toBe(false);
    const hurt = alone({ ...gonk, shields: 1 }, 'perform action').answer(action);
    expect(hurt.ship('red').shields.active).toBe(2);
    expect(hurt.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('GNK "Gonk" Droid: an action recovers its charge', () => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], upgradeCharges: { gnkgonkdroid: 0 } };
    const table = alone(gonk, 'perform action').answer({
      type: 'perform-card-action',
      ability: 'gnk-gonk-droid-recovers-charge',
    });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
  });

  test('Perceptive Copilot: a focus action brings a second focus token, unasked', () => {
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

  test('of several tokens gained at once only the first is passed on [xw.errata-static-discharge-vanes.02]', () => {
    const table = vanes({}).use('static-discharge-vanes').choose('static-discharge-vanes', 'wing');
    expect(table.happened('ability-replaced')).toHaveLength(1);
    expect(table.happened('token-gained').map((each) => [each.ship, each.token])).toEqual([
      ['red', 'stress'],
      ['wing', 'jam'],
      ['red', 'jam'],
    ]);
  });

  test('R2 Astromech: a charge and a disarm token for a shield after the dial is revealed', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = alone({ upgrades: ['r2astromech'], shields: 0, dial }).use('r2-astromech');
    expect(table.ship('red').shields.active).toBe(1);
    expect(table.ship('red').tokens.disarm).toBe(1);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
  });

  test('R4 Astromech: basic maneuvers of speed 1-2 are easier', () => {
    const color = (speed: number) =>
      alone({ upgrades: ['r4astromech'], dial: { speed, bearing: 'turn-left', color: 'white' } }).happened(
        'maneuver-executed',
      )[0]?.maneuver.color;
    expect([color(2), color(3)]).toEqual(['blue', 'white']);
  });

  test('R5 Astromech: a charge repairs a facedown damage card; without a charge, a faceup Ship card [xw.damage-cards.05, xw.damage-cards.06]', () => {
    const table = alone(
      { upgrades: ['r5astromech'], damage: { facedown: 1, faceup: ['structuraldamage', 'panickedpilot'] } },
      'perform action',
    );
    const facedown = alone({ upgrades: ['r5astromech'], damage: { facedown: 1 } }, 'perform action');
    facedown.answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
    expect(facedown.asks).toContain('facedown damage card');
    facedown.draws('panickedpilot');
    expect(facedown.ship('red').damage).toEqual({ facedown: 0, faceup: [] });
    expect(facedown.state.players[0]?.damageDiscard).toEqual(['panickedpilot']);
    table.answer({ type: 'perform-card-action', ability: 'r5-astromech-faceup' });
    expect(table.legal('choose').map((each) => each.chosen)).toEqual(['red/damage-1']);
    table.choose('r5-astromech-faceup', 'red/damage-1');
    expect(table.ship('red').damage).toMatchObject({ facedown: 2, faceup: [{ card: 'panickedpilot' }] });
  });

  test('Fire-Control System: a reroll for a lock that then cannot be spent', () => {
    const table = duel({ upgrades: ['firecontrolsystem'] }, {}, { locks: [['red', 'tie']] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    expect(table.offers({ type: 'spend-lock' })).toBe(true);
    table.use('fire-control-system').choose('fire-control-system', 0).rolls('blank');
    expect(table.offers({ type: 'spend-lock' })).toBe(false);
    expect(table.state.locks).toHaveLength(1);
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
});
