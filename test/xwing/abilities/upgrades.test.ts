/** Upgrades and ship abilities, one test each, in words close to the table's. */
import { xwingTable, type ShipOnTable } from '../table';
import { CLOSE, diceAsked, duel, faces } from './duel';

const alone = (ship: ShipOnTable, step?: string, more: Record<string, ShipOnTable> = {}) =>
  xwingTable({
    ships: { red: { at: [300, 300], ...ship }, x: { player: 'p2' }, ...more },
    moment: { phase: 'activation', ship: 'red', ...(step ? { step } : {}) },
  });

describe('ship abilities', () => {
  test('Vectored Thrusters: a red boost after an action', () => {
    const table = alone({ pilot: 'phoenixsquadronpilot' }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    table.use('vectored-thrusters').answer({ type: 'choose-template', template: 'straight' });
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.ship('red').pose.y).toBeCloseTo(380, 6);
  });

  test('Autothrusters: a red barrel roll or a red boost after an action', () => {
    const table = alone({ pilot: 'alphasquadronpilot' }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    table.use('autothrusters');
    expect(table.legal('perform-action').map((each) => [each.action, each.color])).toEqual([
      ['barrel-roll', 'red'],
      ['boost', 'red'],
    ]);
  });

  test('Full Throttle: an evade action after a speed 3-5 maneuver', () => {
    const fast = alone({ pilot: 'deltasquadronpilot', dial: { speed: 4, bearing: 'straight', color: 'blue' } });
    fast.use('full-throttle');
    expect(fast.ship('red').tokens.evade).toBe(1);
    const slow = alone({ pilot: 'deltasquadronpilot', dial: { speed: 2, bearing: 'straight', color: 'blue' } });
    expect(slow.happened('ability-queued')).toEqual([]);
  });

  describe('Advanced Targeting Computer', () => {
    const x1 = { pilot: 'tempestsquadronpilot' };
    const locked = { locks: [['red', 'tie']] as const };

    test('with a lock on the defender a primary attack rolls 1 more die and must change a hit to a critical hit [xw.pilot-and-ship-abilities.04]', () => {
      expect(diceAsked(duel(x1).attack('red', 'tie'))).toBe(2);
      const table = duel(x1, {}, locked).attack('red', 'tie');
      expect(diceAsked(table)).toBe(3);
      table.rolls('hit', 'hit', 'blank');
      expect(table.whyNot({ type: 'end-modifying', player: 'p1' })).toMatchObject({ code: 'mandatory' });
      table.use('advanced-targeting-computer-changes');
      expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
    });

    test('once the lock is spent nothing is changed any more; in the other order both happen [xw.faq-cards.19]', () => {
      const spent = duel(x1, {}, locked).attack('red', 'tie').rolls('hit', 'hit', 'blank');
      spent
        .answer({ type: 'spend-lock', dice: spent.legal('spend-lock').find((each) => each.dice.length === 1)?.dice })
        .rolls('hit');
      expect(spent.offers({ ability: 'advanced-targeting-computer-changes' })).toBe(false);
      const first = duel(x1, {}, locked)
        .attack('red', 'tie')
        .rolls('hit', 'hit', 'blank')
        .use('advanced-targeting-computer-changes');
      expect(first.legal('spend-lock').length).toBeGreaterThan(0);
    });
  });

  test('Concordia Faceoff: in the front arc of an attacker at range 1 a result must become an evade', () => {
    const table = duel(
      { player: 'p2', pilot: 'academypilot', ...CLOSE },
      { player: 'p1', pilot: 'skullsquadronpilot' },
    );
    table
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'focus')
      .use('concordia-faceoff')
      .choose('concordia-faceoff', 0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', to: 'evade' }]);
  });

  test('Notched Stabilizers: asteroids are ignored, debris is not', () => {
    const over = (outline: string) =>
      xwingTable({
        ships: {
          red: {
            pilot: 'miningguildsurveyor',
            at: [300, 300],
            dial: { speed: 2, bearing: 'straight', color: 'white' },
          },
          x: { player: 'p2' },
        },
        obstacles: { rock: { outline, at: [300, 420] } },
        moment: { phase: 'activation', ship: 'red' },
      });
    expect(over('coreasteroid0').legal('roll')).toEqual([]);
    expect(over('yt2400debris0').legal('roll').length).toBeGreaterThan(0);
  });
});

describe('talents', () => {
  test('Predator: 1 reroll of a primary attack against a defender in the bullseye arc', () => {
    const table = duel({ upgrades: ['predator'] })
      .attack('red', 'tie')
      .rolls('blank', 'focus', 'hit')
      .use('predator');
    const blank = faces(table, 'attack').indexOf('blank');
    table.choose('predator', blank).rolls('crit');
    expect(faces(table, 'attack').sort()).toEqual(['crit', 'focus', 'hit']);
    expect(
      duel({ upgrades: ['predator'] }, { at: [360, 500] })
        .attack('red', 'tie')
        .rolls('blank', 'focus', 'hit')
        .offers({ ability: 'predator' }),
    ).toBe(false);
  });

  test('Marksmanship: a hit becomes a critical hit', () => {
    const table = duel({ upgrades: ['marksmanship'] })
      .attack('red', 'tie')
      .rolls('blank', 'hit', 'hit')
      .use('marksmanship');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
    const without = duel({ upgrades: ['marksmanship'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank');
    expect(without.offers({ ability: 'marksmanship' })).toBe(false);
  });

  test('Elusive spends its charge to reroll a defense die', () => {
    const table = duel({}, { upgrades: ['elusive'] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'focus');
    table.use('elusive').choose('elusive', 0).rolls('evade');
    expect(table.ship('tie').upgrades[0]?.charges?.active).toBe(0);
    expect(table.happened('dice-rerolled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
  });

  test('a fully executed red maneuver recovers the charge of Elusive, not that of another card [xw.faq-cards.11]', () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = alone({
      upgrades: ['elusive', 'protontorpedoes'],
      upgradeCharges: { elusive: 0, protontorpedoes: 0 },
      dial,
    });
    expect(table.ship('red').upgrades.map((card) => card.charges?.active)).toEqual([1, 0]);
  });

  test('Crack Shot cancels an evade result before results are neutralized', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('evade', 'blank', 'blank')
      .use('crack-shot');
    expect(table.happened('attack-hit')).toHaveLength(1);
    expect(table.happened('dice-canceled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
  });

  test('Outmaneuver: a defender that does not have the attacker in its firing arc rolls 1 fewer die', () => {
    const count = (facing: number) =>
      diceAsked(
        duel({ upgrades: ['outmaneuver'] }, { facing })
          .attack('red', 'tie')
          .rolls('hit', 'hit', 'hit'),
      );
    expect(count(0)).toBe(2);
    expect(count(180)).toBe(3);
  });

  test('Juke: an evading attacker changes an evade of the defender to a focus', () => {
    const table = duel({ upgrades: ['juke'], tokens: { evade: 1 } })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('evade', 'blank', 'blank')
      .use('juke');
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', from: 'evade', to: 'focus' }]);
    expect(table.happened('attack-hit')).toHaveLength(1);
  });

  test('Fearless: face to face at range 1 a result becomes a hit', () => {
    const fang = { pilot: 'skullsquadronpilot', upgrades: ['fearless'], ...CLOSE };
    const table = duel(fang)
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'focus', 'focus')
      .use('fearless')
      .choose('fearless', 0);
    expect(faces(table, 'attack').filter((face) => face === 'hit')).toHaveLength(1);
    expect(
      duel(fang, { facing: 0 })
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'focus', 'focus')
        .offers({ ability: 'fearless' }),
    ).toBe(false);
  });

  test('Fanatical: without shields a focus becomes a hit', () => {
    const table = duel({ upgrades: ['fanatical'], shields: 0 })
      .attack('red', 'tie')
      .rolls('focus', 'blank', 'blank')
      .use('fanatical');
    expect(table.happened('die-changed')).toMatchObject([{ from: 'focus', to: 'hit' }]);
    expect(
      duel({ upgrades: ['fanatical'] })
        .attack('red', 'tie')
        .rolls('focus', 'blank', 'blank')
        .offers({ ability: 'fanatical' }),
    ).toBe(false);
  });

  test('Heroic: nothing but blanks, and any number of them is rerolled', () => {
    const table = duel({ upgrades: ['heroic'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank')
      .use('heroic-attack');
    expect(table.legal('choose').map((each) => (each.chosen as number[]).length)).toEqual([1, 2, 3]);
    expect(
      duel({ upgrades: ['heroic'] })
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'hit')
        .offers({ ability: 'heroic-attack' }),
    ).toBe(false);
  });

  test('Lone Wolf: far from all friends, its charge rerolls a die', () => {
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

  test('Trick Shot: 1 more die when an obstacle obstructs the attack', () => {
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 400] as const } };
    expect(diceAsked(duel({ upgrades: ['trickshot'] }, {}, { obstacles }).attack('red', 'tie'))).toBe(4);
    expect(diceAsked(duel({ upgrades: ['trickshot'] }).attack('red', 'tie'))).toBe(3);
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

  test('Hera Syndulla: red maneuvers even while stressed; with 3 stress tokens one goes for a hit of damage', () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 2 } });
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial }]);
    expect(table.ship('red').tokens.stress).toBe(2);
    expect(table.happened('damage-suffered')).toHaveLength(1);
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

  test('R5 Astromech: a charge repairs a facedown damage card; without a charge, a faceup Ship card', () => {
    const table = alone(
      { upgrades: ['r5astromech'], damage: { facedown: 1, faceup: ['structuraldamage', 'panickedpilot'] } },
      'perform action',
    );
    const facedown = alone({ upgrades: ['r5astromech'], damage: { facedown: 1 } }, 'perform action');
    facedown.answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
    expect(facedown.asks).toContain('facedown damage card');
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

  test('Afterburners: a boost after a fast maneuver, even while stressed', () => {
    const dial = { speed: 3, bearing: 'straight', color: 'white' } as const;
    const table = alone({ upgrades: ['afterburners'], dial, tokens: { stress: 1 } }).use('afterburners');
    table.answer({ type: 'choose-template', template: 'straight' });
    expect(table.happened('action-performed')).toMatchObject([{ action: 'boost', color: 'white' }]);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(alone({ upgrades: ['afterburners'], dial: { ...dial, speed: 2 } }).happened('ability-queued')).toEqual([]);
  });
});

describe('weapons', () => {
  const locked = { locks: [['red', 'tie']] as const };

  test('Proton Torpedoes: a hit must become a critical hit', () => {
    const table = duel({ upgrades: ['protontorpedoes'] }, {}, locked)
      .attack('red', 'tie', 'red/protontorpedoes')
      .rolls('hit', 'hit', 'blank', 'blank');
    expect(table.legal().map((each) => each.type)).not.toContain('end-modifying');
    table.use('proton-torpedoes');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'blank', 'crit', 'hit']);
  });

  test('Concussion Missiles: ships at range 0-1 of the defender expose a damage card', () => {
    const table = duel(
      { upgrades: ['concussionmissiles'] },
      { damage: { facedown: 1 } },
      {
        ...locked,
        others: {
          near: { player: 'p2', at: [380, 500], damage: { facedown: 1 } },
          far: { player: 'p2', at: [600, 500], damage: { facedown: 1 } },
        },
      },
    );
    table
      .attack('red', 'tie', 'red/concussionmissiles')
      .rolls('hit', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.draws('structuraldamage').draws('consolefire');
    expect(table.happened('damage-card-exposed').map((each) => each.ship)).toEqual(['tie', 'near']);
  });

  test('Cluster Missiles: again against another ship near the defender, without a lock, for a charge [xw.bonus-attack.03]', () => {
    const near = {
      near: { player: 'p2', at: [380, 500] as const, facing: 180 },
      far: { player: 'p2', at: [480, 430] as const, facing: 180 },
    };
    const table = duel({ upgrades: ['clustermissiles'] }, {}, { ...locked, others: near });
    table
      .attack('red', 'tie', 'red/clustermissiles')
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.use('cluster-missiles').answer({ type: 'choose-weapon', weapon: 'red/clustermissiles' });
    expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['near']);
    table.answer({ type: 'declare-defender', defender: 'near' });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
  });

  test('Cluster Missiles: not without a charge left', () => {
    const near = { near: { player: 'p2', at: [380, 500] as const, facing: 180 } };
    const table = duel(
      { upgrades: ['clustermissiles'], upgradeCharges: { clustermissiles: 1 } },
      {},
      { ...locked, others: near },
    );
    table
      .attack('red', 'tie', 'red/clustermissiles')
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.use('cluster-missiles');
    expect(table.happened('attack-not-possible')).toMatchObject([{ ship: 'red' }]);
  });

  test('Jamming Beam inflicts jam tokens instead of damage [xw.jam.08]', () => {
    const table = duel({ upgrades: ['jammingbeam'], at: [300, 400] })
      .attack('red', 'tie', 'red/jammingbeam')
      .rolls('hit', 'crit', 'blank', 'blank');
    table.rolls('blank', 'blank', 'blank');
    expect(table.happened('token-gained').filter((each) => each.ship === 'tie')).toMatchObject([
      { token: 'jam' },
      { token: 'jam' },
    ]);
    expect(table.happened('damage-suffered')).toEqual([]);
  });

  test('Ion Cannon: one result deals a hit, the others inflict ion tokens', () => {
    const table = duel({ upgrades: ['ioncannon'] })
      .attack('red', 'tie', 'red/ioncannon')
      .rolls('hit', 'crit', 'hit')
      .rolls('blank', 'blank', 'blank');
    table.choose('ion-cannon', 'crit');
    expect(table.ship('tie').tokens.ion).toBe(2);
    expect(table.happened('damage-suffered')).toMatchObject([{ damage: 'hit' }]);
  });
});
