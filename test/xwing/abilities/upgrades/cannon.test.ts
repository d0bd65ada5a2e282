/** Upgrades of the slot 'cannon'. */
import { duel } from '../../duel';
import { type CardCase, expectCase } from '../card-cases';
import { added, hitBy } from '../card-tables';

describe('Iden Versio', () => {
  test('the 1 damage of an Ion Cannon, not its ion tokens [xw.faq-cards.07]', () => {
    const table = hitBy('red/ioncannon', ['hit', 'hit', 'hit']);
    if (table.offers({ type: 'choose', ability: 'ion-cannon' })) table.does(table.legal('choose')[0]!);
    table.use('iden-versio');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(table.ship('tie')).toMatchObject({ damage: { facedown: 0 }, tokens: { ion: 2 } });
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    ...(['sharabey', 'sharabey-rz1awing'] as const).flatMap((pilot, i): CardCase[] => {
      const id = ['shara-bey', 'shara-bey-a-wing'][i] ?? '';
      return [
        {
          ability: `${id}-attacks`,
          red: { pilot, upgrades: ['ioncannon'] },
          weapon: i === 0 ? 'primary front' : 'primary',
          locks: [['red', 'tie']],
          happened: [added('attack', 'focus'), { type: 'lock-spent', ship: 'red' }],
          not: { 'no lock': { locks: [] }, 'a special attack': { weapon: 'red/ioncannon' } },
        },
        {
          ability: `${id}-defends`,
          tie: { pilot },
          locks: [['tie', 'red']],
          happened: [added('defense', 'focus')],
          not: { 'no lock on the attacker': { locks: [['red', 'tie']] } },
        },
      ];
    }),
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('weapons', () => {
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

  test('an Ion Cannon inflicts nothing with a primary attack of its ship, nor by a miss [xw.inflict.01]', () => {
    const shot = (weapon: string, ...defense: string[]) => {
      const table = duel({ upgrades: ['ioncannon'] })
        .attack('red', 'tie', weapon)
        .rolls('hit', 'blank', 'blank');
      return table.rolls(...defense).happened('ability-queued');
    };
    expect(shot('primary', 'blank', 'blank', 'blank')).toEqual([]);
    expect(shot('red/ioncannon', 'evade', 'blank', 'blank')).toEqual([]);
  });
});
