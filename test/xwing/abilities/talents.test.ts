/** Talents, one test each, in words close to the table's. */
import { CLOSE, alone, diceAsked, duel, faces } from './duel';

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
