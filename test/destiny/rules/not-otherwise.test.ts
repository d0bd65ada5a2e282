/** What could be expected and does not happen is told, with the rule that decides first. */
import { P1, P2, destinyTable } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });

test('damage that is blocked does not trigger what waits for damage taken [des.taking-damage.01, des.taking-damage.03]', () => {
  const t = destinyTable({
    p1: { characters: [die('Padawan', '2 melee')] },
    p2: { characters: [{ card: 'Hired Gun', shields: 2, upgrades: ['Hunker Down'] }] },
  })
    .resolve(P1, 'melee')
    .choose('padawan.1', 'hired-gun');
  expect(t.events('ability-not-triggered')).toMatchObject([
    {
      source: 'hunker-down',
      because: [{ code: 'not-taken', rules: ['des.taking-damage.01', 'des.taking-damage.02'] }],
    },
  ]);
});

test('a card that is discarded was not played [des.faq-outer-rim-smuggler-smuggling.01]', () => {
  const t = destinyTable({ p1: { characters: ['Outer Rim Smuggler'], hand: ['Smuggling', 'Dodge'] } });
  t.play(P1, 'Smuggling').choose('Dodge');
  expect(t.events('ability-not-triggered')).toMatchObject([
    { source: 'outer-rim-smuggler', because: [{ rules: ['des.faq-outer-rim-smuggler-smuggling.01'] }] },
  ]);
});

test('what is kept of a symbol stays in the pool [des.faq-resolve-all-dice.01]', () => {
  const t = destinyTable({ p1: { characters: [die('Jango Fett', '1 resource'), die('Bala-Tik', '1 resource')] } });
  t.resolve(P1, 'resource').choose('jango-fett.1').done();
  expect(t.events('no-effect')).toMatchObject([
    { player: P1, what: 'resolve', because: [{ code: 'kept', rules: ['des.faq-resolve-all-dice.01'] }] },
  ]);
});

test('an upgrade that replaces a dearer one is free, and the rest is not paid back [des.play-a-card.11]', () => {
  const t = destinyTable({
    p1: { characters: [{ card: 'Jango Fett', upgrades: ['Flame Thrower'] }], hand: ['On The Hunt'] },
    p2: { characters: ['Hired Gun'] },
  });
  t.play(P1, 'On The Hunt').choose('jango-fett', 'flame-thrower');
  expect(t.events('cost-changed')).toMatchObject([
    {
      rules: ['des.play-a-card.11', 'des.faq-replace-with-cheaper.01', 'des.play-a-card.09'],
      cost: 0,
      sources: [{ amount: 1 }, { amount: -3, by: 'flame-thrower' }],
      because: [{ code: 'nothing-back', facts: { left: 2 } }],
    },
  ]);
  expect(t.player(P2).resources).toBe(0);
});
