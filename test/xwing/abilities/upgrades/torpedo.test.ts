/** Upgrades of the slot 'torpedo'. */
import { CLOSE, duel, faces } from '../../duel';
import { type CardCase, expectCase } from '../card-cases';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'adv-proton-torpedoes',
      red: { upgrades: ['advprotontorpedoes'], ...CLOSE },
      locks: [['red', 'tie']],
      weapon: 'red/advprotontorpedoes',
      attack: ['hit', 'hit', 'blank', 'blank', 'blank'],
      then: { attack: ['blank', 'blank', 'blank', 'crit', 'hit'] },
      not: { 'with another weapon': { weapon: 'primary' } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('weapons', () => {
  const locked = { locks: [['red', 'tie']] as const };

  test('Proton Torpedoes: a hit, one, must become a critical hit [xw.dice-modification.04]', () => {
    const table = duel({ upgrades: ['protontorpedoes'] }, {}, locked)
      .attack('red', 'tie', 'red/protontorpedoes')
      .rolls('hit', 'hit', 'blank', 'blank');
    expect(table.legal().map((each) => each.type)).not.toContain('end-modifying');
    table.use('proton-torpedoes');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'blank', 'crit', 'hit']);
    expect(table.offers({ ability: 'proton-torpedoes' })).toBe(false);
    const none = duel({ upgrades: ['protontorpedoes'] }, {}, locked).attack('red', 'tie', 'red/protontorpedoes');
    none.rolls('blank', 'blank', 'blank', 'focus');
    expect([none.offers({ ability: 'proton-torpedoes' }), none.offers({ type: 'end-modifying' })]).toEqual([
      false,
      true,
    ]);
  });

  test('Proton Torpedoes do nothing for another weapon of their ship, nor while it defends [xw.dice-modification.04]', () => {
    const primary = duel({ upgrades: ['protontorpedoes'] }, {}, locked).attack('red', 'tie', 'primary');
    expect(primary.rolls('hit', 'hit', 'blank').offers({ ability: 'proton-torpedoes' })).toBe(false);
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const defends = duel(enemy, { player: 'p1', upgrades: ['protontorpedoes'] }).attack('red', 'tie');
    expect(defends.rolls('hit', 'hit').offers({ ability: 'proton-torpedoes' })).toBe(false);
  });
});
