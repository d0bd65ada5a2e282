/** Talents, one test each, in words close to the table's. */
import type { ShipOnTable } from '../table';
import { CLOSE, alone, diceAsked, duel, faces } from '../duel';

const ENEMY: ShipOnTable = { player: 'p2', pilot: 'academypilot' };
/** Where an attack of red must be one with a primary weapon against a defender in the bullseye arc; the TIE's place, the weapon. */
const ELSEWHERE: [string, ShipOnTable, string][] = [
  ['in the bullseye arc, with a special weapon', {}, 'red/ioncannon'],
  ['beside the bullseye arc', { at: [360, 500] }, 'primary'],
];

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
    const table = duel(ENEMY, { player: 'p1', upgrades: ['predator'] })
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

  test('Elusive spends its charge to reroll a defense die, one, when its own ship defends [xw.dice-modification.05, xw.standard-charges.04]', () => {
    const table = duel({}, { upgrades: ['elusive'] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'focus');
    table.use('elusive').choose('elusive', 0).rolls('evade');
    expect(table.ship('tie').upgrades[0]?.charges?.active).toBe(0);
    expect(table.happened('dice-rerolled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
    const attacks = duel({ upgrades: ['elusive'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank');
    expect(attacks.offers({ ability: 'elusive' })).toBe(false);
    expect(attacks.rolls('blank', 'blank', 'blank').offers({ ability: 'elusive' })).toBe(false);
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

  test('Crack Shot cancels an evade result before results are neutralized [xw.cancel.01, xw.timing.02]', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('evade', 'blank', 'blank')
      .use('crack-shot');
    expect(table.happened('attack-hit')).toHaveLength(1);
    expect(table.happened('dice-canceled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
    expect(table.when('dice-canceled')).toBeLessThan(table.when('dice-neutralized'));
  });

  test.each(ELSEWHERE)('Crack Shot: not %s [xw.cancel.01, xw.timing.02]', (_where, tie, weapon) => {
    const table = duel({ upgrades: ['crackshot', 'ioncannon'] }, tie).attack('red', 'tie', weapon);
    table.rolls('hit', 'blank', 'blank').rolls('evade', 'blank', 'blank').repeat({ type: 'end-modifying' });
    expect(table.happened('ability-queued')).toEqual([]);
    expect(table.happened('attack-missed')).toHaveLength(1);
  });

  test('Crack Shot: not of a ship that defends, and it may be kept [xw.cancel.01, xw.timing.02]', () => {
    const defends = duel(ENEMY, { player: 'p1', upgrades: ['crackshot'] }).attack('red', 'tie');
    defends.rolls('hit', 'blank').rolls('evade', 'blank').repeat({ type: 'end-modifying' });
    expect(defends.happened('ability-queued')).toEqual([]);
    const keeps = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank');
    keeps.rolls('evade', 'blank', 'blank').decline('crack-shot');
    expect(keeps.happened('attack-missed')).toHaveLength(1);
    expect(keeps.ship('red').upgrades[0]?.charges?.active).toBe(1);
  });

  test('Crack Shot: one evade result of several is canceled, for a charge [xw.cancel.01]', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'blank')
      .rolls('evade', 'evade', 'blank')
      .use('crack-shot');
    expect(table.happened('dice-canceled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
    expect(table.happened('dice-neutralized').at(-1)).toMatchObject({ evades: 1, hits: 1 });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('Crack Shot is not asked about where no result could be canceled [xw.cancel.01]', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('focus', 'blank', 'blank')
      .repeat({ type: 'end-modifying' });
    expect(table.happened('attack-hit')).toHaveLength(1);
    expect(table.happened('ability-skipped')).toMatchObject([{ ability: 'crack-shot' }]);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
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
    const defends = duel(ENEMY, { player: 'p1', upgrades: ['outmaneuver'], facing: 0 });
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

  test('Fearless: face to face at range 1 a result becomes a hit [xw.dice-modification.04]', () => {
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

  test('Fanatical: without shields a focus may become a hit in a primary attack [xw.dice-modification.04]', () => {
    const table = duel({ upgrades: ['fanatical'], shields: 0 })
      .attack('red', 'tie')
      .rolls('focus', 'blank', 'blank')
      .use('fanatical');
    expect(table.happened('die-changed')).toMatchObject([{ from: 'focus', to: 'hit' }]);
    const offered = (red: ShipOnTable, weapon = 'primary') =>
      duel({ upgrades: ['fanatical', 'ioncannon'], ...red })
        .attack('red', 'tie', weapon)
        .rolls('focus', 'blank', 'blank')
        .offers({ ability: 'fanatical' });
    expect([offered({ shields: 0 }), offered({ shields: 1 }), offered({})]).toEqual([true, false, false]);
    expect(offered({ shields: 0 }, 'red/ioncannon')).toBe(false);
  });

  test('Heroic: nothing but blanks, and any number of them is rerolled [xw.dice-modification.05]', () => {
    const table = duel({ upgrades: ['heroic'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank')
      .use('heroic-attack');
    expect(table.legal('choose').map((each) => (each.chosen as number[]).length)).toEqual([1, 2, 3]);
    table.choose('heroic-attack', [0, 1]).rolls('hit', 'crit');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
  });

  test.each([
    ['blank', 'blank', true],
    ['blank', 'evade', false],
    ['focus', 'focus', false],
  ])('Heroic: a defense of %s and %s [xw.dice-modification.05]', (one, other, offered) => {
    const table = duel(ENEMY, { player: 'p1', upgrades: ['heroic'] })
      .attack('red', 'tie')
      .rolls('blank', 'hit');
    expect(table.offers({ ability: 'heroic-attack' })).toBe(false);
    expect(table.rolls(one, other).offers({ ability: 'heroic-defense' })).toBe(offered);
  });

  test('Heroic: not with another result, not of a single die, not for the other side [xw.dice-modification.05]', () => {
    const attack = duel({ upgrades: ['heroic'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    expect(attack.offers({ ability: 'heroic-attack' })).toBe(false);
    expect(attack.rolls('blank', 'blank', 'blank').offers({ ability: 'heroic-defense' })).toBe(false);
    const alone = duel(ENEMY, { player: 'p1', pilot: 'outerrimsmuggler', upgrades: ['heroic'] }).attack('red', 'tie');
    expect(alone.rolls('hit', 'hit').rolls('blank').offers({ ability: 'heroic-defense' })).toBe(false);
  });

  test('Lone Wolf: without another friendly ship at range 0-2 its charge rerolls a defense die too [xw.dice-modification.05, xw.standard-charges.04]', () => {
    const offered = (wing: ShipOnTable, upgradeCharges = { lonewolf: 1 }) => {
      const wolf = { player: 'p1', upgrades: ['lonewolf'], upgradeCharges };
      const table = duel(ENEMY, wolf, { others: { wing } }).attack('red', 'tie');
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
    expect(diceAsked(duel(ENEMY, { player: 'p1', ...trick }, { obstacles }).attack('red', 'tie'))).toBe(2);
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
