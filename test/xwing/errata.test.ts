/** Errata: those about names and restrictions are facts of the cards, the others change what cards do. */
import { pilot, ship, upgrade } from '../../src/xwing/facts';
import { diceAsked, duel, faces } from './duel';
import { xwingTable, type ShipOnTable, type Table } from './table';

describe('facts', () => {
  test('Blue Squadron Escort [xw.errata-blue-squadron-escort.01]', () => {
    expect(pilot('bluesquadronescort')).toMatchObject({ name: 'Blue Squadron Escort', ship: 't65xwing' });
  });

  test.each(['hansolo', 'landocalrissian', 'l337', 'freightercaptain'])(
    '%s flies a Customized YT-1300 [xw.errata-customized-yt-1300.01]',
    (id) => {
      expect(pilot(id)).toMatchObject({ faction: 'scumandvillainy', ship: 'customizedyt1300lightfreighter' });
      expect(upgrade('millenniumfalcon')?.restrictions.flatMap((each) => each.ships ?? [])).toEqual([
        'modifiedyt1300lightfreighter',
      ]);
    },
  );

  test.each([
    [
      "Lando's Millennium Falcon",
      'landosmillenniumfalcon',
      'customizedyt1300lightfreighter',
      'xw.errata-landos-millennium-falcon.01',
    ],
    ['Pivot Wing', 'pivotwing', 'ut60duwing', 'xw.errata-pivot-wing.01'],
    ['Marauder', 'marauder', 'firesprayclasspatrolcraft', 'xw.errata-marauder.01'],
  ])('%s (%s) is for %s only [%s]', (name, id, type) => {
    expect(upgrade(id)?.name).toBe(name);
    expect(upgrade(id)?.restrictions.flatMap((each) => each.ships ?? [])).toEqual([type]);
  });

  test('Trick Shot has its right name [xw.errata-trick-shot.01]', () => {
    expect(upgrade('trickshot')?.name).toBe('Trick Shot');
  });

  test('the Alpha-class Star Wing has its dial [xw.errata-alpha-class-star-wing.01]', () => {
    expect(ship('alphaclassstarwing')).toMatchObject({
      name: 'Alpha-class Star Wing',
      dial: expect.arrayContaining([{ speed: 1, bearing: 'bank-left', color: 'white' }]),
    });
  });
});

describe('effects', () => {
  test('an erratum takes precedence over the printed card: the Vanes need an unstressed ship [xw.errata-general.01]', () => {
    const table = (stress: number) =>
      xwingTable({
        ships: {
          chopper: { pilot: 'chopper', at: [300, 300] },
          red: {
            player: 'p2',
            pilot: 'skullsquadronpilot',
            at: [300, 360],
            upgrades: ['staticdischargevanes'],
            tokens: { stress },
          },
        },
        moment: 'engagement',
      });
    expect(table(0).asks).toBe('replace token gained');
    expect(table(1).happened('token-gained')).toHaveLength(2);
  });

  test('Heavy Laser Cannon: every critical hit becomes a hit [xw.errata-heavy-laser-cannon.01]', () => {
    const table = duel({ upgrades: ['heavylasercannon'] })
      .attack('red', 'tie', 'red/heavylasercannon')
      .rolls('crit', 'crit', 'crit', 'blank');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'hit', 'hit', 'hit']);
  });

  test('Outrider sheds a red or orange token after a full maneuver through or onto an obstacle [xw.faq-objects.04, xw.tokens.03]', () => {
    const flies = (ship: ShipOnTable, blocked = false) =>
      xwingTable({
        ships: {
          yt: {
            pilot: 'dashrendar',
            upgrades: ['outrider'],
            at: [450, 300],
            dial: { speed: 3, bearing: 'straight', color: 'white' },
            tokens: { stress: 1, ion: 1, focus: 1 },
            ...ship,
          },
          tie: { player: 'p2', at: blocked ? [450, 500] : [800, 800] },
        },
        obstacles: { rock: { outline: 'coreasteroid0', at: [450, 390] } },
        moment: { phase: 'activation', ship: 'yt' },
      });
    const table = flies({});
    expect(table.legal('choose').map((each) => each.chosen)).toEqual(['ion', 'stress']);
    table.choose('outrider-sheds', 'ion');
    expect(table.happened('token-removed')[0]).toMatchObject({ ship: 'yt', token: 'ion' });
    expect(table.ship('yt').tokens).toMatchObject({ stress: 1, ion: 0 });
    const asked = (other: Table) =>
      other.happened('ability-queued').filter(({ ability }) => ability === 'outrider-sheds');
    expect(asked(table)).toHaveLength(1);
    expect(asked(flies({ at: [200, 300] }))).toEqual([]);
    expect(asked(flies({}, true))).toEqual([]);
  });

  test('Outrider: the defender rolls 1 fewer die behind an obstacle, not behind a ship [xw.errata-outrider.01]', () => {
    const yt = { pilot: 'wildspacefringer', upgrades: ['outrider'], turret: 'front' as const };
    const defense = (table: ReturnType<typeof duel>) =>
      diceAsked(table.attack('red', 'tie').rolls('blank', 'blank', 'blank', 'blank'));
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 410] as const } };
    expect(defense(duel(yt, {}, { obstacles }))).toBe(3);
    const without = { pilot: 'wildspacefringer', turret: 'front' as const };
    expect(defense(duel(without, {}, { obstacles }))).toBe(4);
    const behindShip = duel(yt, {}, { others: { between: { at: [300, 410] } } })
      .attack('red', 'tie')
      .answer({ type: 'choose-line', through: ['between'] });
    expect(diceAsked(behindShip.rolls('blank', 'blank', 'blank', 'blank'))).toBe(3);
  });

  test('Prince Xizor: only a friendly ship in the attack arc takes damage for him [xw.errata-prince-xizor.01]', () => {
    const attacker: ShipOnTable = { player: 'p2', pilot: 'academypilot' };
    const xizor: ShipOnTable = { player: 'p1', pilot: 'princexizor' };
    const helped = duel(attacker, xizor, { others: { helper: { at: [380, 500], pilot: 'bluesquadronescort' } } })
      .attack('red', 'tie')
      .rolls('hit', 'crit');
    helped.rolls('blank', 'blank', 'blank').choose('prince-xizor', { ship: 'helper', face: 'crit' });
    expect(helped.happened('damage-suffered').map((each) => [each.ship, each.damage])).toEqual([
      ['helper', 'crit'],
      ['tie', 'hit'],
    ]);
    const touching = duel(attacker, xizor, { others: { helper: { at: [340, 500] } } }).attack('red', 'tie');
    touching.rolls('hit', 'crit').rolls('blank', 'blank', 'blank');
    expect(touching.legal('choose')).toHaveLength(2);
    expect(touching.offers({ type: 'decline' })).toBe(true);
    const outside = duel(
      attacker,
      { ...xizor, at: [420, 460], facing: 225 },
      { others: { helper: { at: [490, 380] } } },
    )
      .attack('red', 'tie')
      .rolls('hit', 'crit');
    outside.rolls('blank', 'blank', 'blank');
    expect(outside.happened('ability-skipped')).toMatchObject([{ ability: 'prince-xizor' }]);
  });
});

describe('tractored, not merely with a tractor token', () => {
  const medium = { pilot: 'deathrain', at: [300, 510] as const };

  test('Sun Fac rolls 1 more die [xw.errata-sun-fac.01]', () => {
    const dice = (tractor: number) =>
      diceAsked(
        duel({ pilot: 'sunfac', turret: 'front' }, { ...medium, tokens: { tractor } }).attack(
          'red',
          'tie',
          'primary bullseye',
        ),
      );
    expect(dice(2) - dice(1)).toBe(1);
    // Of his own primary attack: not of a special one, nor of his friend's, nor when he defends.
    const tie = { ...medium, tokens: { tractor: 2 } };
    const torpedo = { pilot: 'sunfac', upgrades: ['ioncannon'], turret: 'front' as const };
    expect(diceAsked(duel(torpedo, tie).attack('red', 'tie', 'red/ioncannon'))).toBe(3);
    expect(
      diceAsked(duel({}, tie, { others: { sun: { pilot: 'sunfac', at: [400, 300] } } }).attack('red', 'tie')),
    ).toBe(3);
  });

  test('Chertek rerolls up to 2 attack dice [xw.errata-chertek.01]', () => {
    const table = (tractor: number) => {
      const set = duel({ pilot: 'chertek' }, { ...medium, tokens: { tractor } }).attack(
        'red',
        'tie',
        'primary bullseye',
      );
      return set.rolls(...Array<string>(diceAsked(set)).fill('blank'));
    };
    expect(table(1).offers({ ability: 'chertek' })).toBe(false);
    expect(table(2).offers({ type: 'end-modifying' })).toBe(true);
    const special = duel({ pilot: 'chertek', upgrades: ['ioncannon'] }, { ...medium, tokens: { tractor: 2 } });
    special.attack('red', 'tie', 'red/ioncannon').rolls('blank', 'blank', 'blank');
    expect(special.offers({ ability: 'chertek' })).toBe(false);
    expect(
      table(2)
        .use('chertek')
        .legal('choose')
        .map((each) => (each.chosen as number[]).length),
    ).toEqual([1, 2]);
    const rerolled = table(2).use('chertek').choose('chertek', [0, 1]).rolls('hit', 'hit');
    expect(rerolled.happened('dice-rerolled')).toMatchObject([{ ship: 'red', die: 'attack', faces: ['hit', 'hit'] }]);
  });

  test('Gravitic Deflection: 1 die for each tractored ship in the attack arc [xw.errata-gravitic-deflection.01]', () => {
    const others = (large: number) => ({
      near: { at: [380, 500] as const, player: 'p2', tokens: { tractor: 1 } },
      large: { at: [200, 520] as const, player: 'p2', pilot: 'omicrongrouppilot', tokens: { tractor: large } },
    });
    const used = (large: number) => {
      const table = duel({}, { pilot: 'sunfac', upgrades: ['graviticdeflection'] }, { others: others(large) })
        .attack('red', 'tie')
        .rolls('hit', 'hit', 'hit');
      return table.rolls(...Array<string>(diceAsked(table)).fill('blank')).use('gravitic-deflection');
    };
    const most = (large: number) =>
      Math.max(
        ...used(large)
          .legal('choose')
          .map((each) => (each.chosen as number[]).length),
      );
    expect([most(1), most(3)]).toEqual([1, 2]);
    const rerolled = used(1).choose('gravitic-deflection', [0]).rolls('evade');
    expect(rerolled.happened('dice-rerolled')).toMatchObject([{ ship: 'tie', die: 'defense', faces: ['evade'] }]);
  });
});

describe('questions about cards', () => {
  const inquisitor: ShipOnTable = { player: 'p2', pilot: 'grandinquisitor' };

  test('the Grand Inquisitor applies or prevents the range 1 bonus [xw.faq-cards.02]', () => {
    const attacks = duel(inquisitor, { player: 'p1' })
      .attack('red', 'tie')
      .use('grand-inquisitor-attacks')
      .repeat({ type: 'end-modifying' });
    expect(diceAsked(attacks)).toBe(3);
    const defends = duel({ at: [300, 400] }, inquisitor)
      .attack('red', 'tie')
      .use('grand-inquisitor-defends')
      .repeat({ type: 'end-modifying' });
    expect(diceAsked(defends)).toBe(3);
  });

  test('he prevents only a bonus that is applied: not that of a ship with a Sensor Blindspot [xw.paying-costs.01]', () => {
    const blind = duel({ at: [300, 390], pilot: 'dashrendar', turret: 'front' }, inquisitor).attack('red', 'tie');
    expect(blind.offers({ ability: 'grand-inquisitor-defends' })).toBe(false);
    expect(diceAsked(blind.repeat({ type: 'end-modifying' }))).toBe(3);
  });

  test('but not of a weapon with the ordnance icon [xw.faq-cards.02]', () => {
    const missiles = { ...inquisitor, upgrades: ['concussionmissiles'] };
    const attacks = duel(missiles, { player: 'p1' }, { locks: [['red', 'tie']] }).attack(
      'red',
      'tie',
      'red/concussionmissiles',
    );
    expect(diceAsked(attacks)).toBe(3);
    expect(attacks.offers({ ability: 'grand-inquisitor-attacks' })).toBe(false);
  });

  test('Adaptive Ailerons: overlapping with that maneuver does not cost the Perform Action step [xw.faq-cards.17]', () => {
    const table = xwingTable({
      ships: {
        striker: {
          pilot: 'planetarysentinel',
          at: [300, 300],
          dial: { speed: 1, bearing: 'turn-left', color: 'white' },
        },
        wall: { player: 'p2', at: [300, 370] },
      },
      moment: { phase: 'activation', ship: 'striker' },
    });
    table.choose('adaptive-ailerons', 'straight');
    expect(table.happened('maneuver-executed').map((each) => [each.maneuver.bearing, each.fully])).toEqual([
      ['straight', false],
      ['turn-left', true],
    ]);
    expect(table.asks).toBe('choose an action');
  });

  test('Adaptive Ailerons: not of a stressed ship, nor of another one that reveals its dial [xw.faq-cards.17]', () => {
    const asked = (red: ShipOnTable, more: Record<string, ShipOnTable> = {}) => {
      const dial = { speed: 1, bearing: 'turn-left', color: 'white' } as const;
      const ships = { red: { at: [300, 300], dial, ...red }, x: { player: 'p2' }, ...more } as const;
      return xwingTable({ ships, moment: { phase: 'activation', ship: 'red' } }).offers({
        ability: 'adaptive-ailerons',
      });
    };
    const striker: ShipOnTable = { pilot: 'planetarysentinel' };
    expect([asked(striker), asked({ ...striker, tokens: { stress: 1 } })]).toEqual([true, false]);
    expect(asked({ pilot: 'knavesquadronescort' }, { striker: { ...striker, at: [600, 300] } })).toBe(false);
  });

  test('Adaptive Ailerons onto an asteroid: the die is rolled, the Perform Action step stays [xw.faq-cards.17]', () => {
    const table = xwingTable({
      ships: {
        striker: {
          pilot: 'planetarysentinel',
          at: [300, 300],
          dial: { speed: 3, bearing: 'straight', color: 'white' },
        },
        x: { player: 'p2' },
      },
      obstacles: { rock: { outline: 'coreasteroid5', at: [300, 370] } },
      moment: { phase: 'activation', ship: 'striker' },
    });
    table.choose('adaptive-ailerons', 'bank-left').rolls('blank');
    expect(table.happened('dice-rolled')).toHaveLength(1);
    expect(table.asks).toBe('choose an action');
  });

  test('Plasma Torpedoes: the shield is lost when the attack hits, before damage is dealt [xw.faq-cards.26]', () => {
    const table = duel(
      { upgrades: ['plasmatorpedoes'] },
      { pilot: 'bluesquadronescort', shields: 1 },
      { locks: [['red', 'tie']] },
    ).attack('red', 'tie', 'red/plasmatorpedoes');
    table.rolls('hit', 'blank', 'blank').repeat({ type: 'end-modifying' }).rolls('blank', 'blank');
    expect(table.when('shield-lost')).toBeGreaterThan(table.when('attack-hit'));
    expect(table.when('shield-lost')).toBeLessThan(table.when('damage-suffered'));
    expect(table.happened('damage-card-dealt')).toHaveLength(1);
  });

  test('Plasma Torpedoes: with another weapon no shield is lost beyond the damage [xw.faq-cards.26]', () => {
    const table = duel({ upgrades: ['plasmatorpedoes'] }, { pilot: 'bluesquadronescort' }, { locks: [['red', 'tie']] });
    table.attack('red', 'tie', 'primary').rolls('hit', 'blank', 'blank');
    table.repeat({ type: 'end-modifying' }).rolls('blank', 'blank');
    expect(table.happened('attack-hit')).toHaveLength(1);
    expect(table.happened('shield-lost')).toHaveLength(1);
    expect(table.ship('tie').shields.active).toBe(1);
  });

  test('Plasma Torpedoes: critical hits are canceled before hits, by their own attack alone [xw.golden-rules.02, xw.attack.27]', () => {
    const table = duel(
      { upgrades: ['plasmatorpedoes'] },
      { pilot: 'bluesquadronescort' },
      { locks: [['red', 'tie']] },
    ).attack('red', 'tie', 'red/plasmatorpedoes');
    table.rolls('hit', 'crit', 'blank').repeat({ type: 'end-modifying' }).rolls('evade', 'blank');
    expect(table.happened('dice-neutralized').at(-1)).toMatchObject({ hits: 0, crits: 1 });
    const primary = duel({ upgrades: ['plasmatorpedoes'] }, { pilot: 'bluesquadronescort' }).attack('red', 'tie');
    primary.rolls('hit', 'crit', 'blank').rolls('evade', 'blank');
    expect(primary.happened('dice-neutralized').at(-1)).toMatchObject({ hits: 1, crits: 0 });
  });

  test('Cova Nell counts the revealed maneuver, whatever was executed [xw.faq-cards.28]', () => {
    const nell = (color: 'red' | 'white'): ShipOnTable => ({
      pilot: 'covanell',
      revealed: { speed: 2, bearing: 'turn-left', color },
    });
    const defense = (color: 'red' | 'white') =>
      diceAsked(
        duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', ...nell(color) })
          .attack('red', 'tie')
          .rolls('hit', 'hit'),
      );
    expect([defense('red'), defense('white')]).toEqual([2, 1]);
    const attack = (color: 'red' | 'white') => diceAsked(duel(nell(color)).attack('red', 'tie'));
    expect(attack('red') - attack('white')).toBe(1);
    // Another ship of hers has its own dial.
    const beside = { others: { nell: { ...nell('red'), at: [480, 300] as const } } };
    expect(diceAsked(duel({}, {}, beside).attack('red', 'tie'))).toBe(3);
  });
});
