/** Upgrades of the slot 'team'. */
import { type CardCase, expectCase } from '../card-cases';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'ig-rm-droids',
      red: { upgrades: ['igrmdroids'], tokens: { calculate: 1 } },
      attack: ['hit', 'focus', 'blank'],
      then: { attack: ['blank', 'crit', 'focus'] },
      not: { 'not calculating': { red: { tokens: { focus: 1 } } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});
