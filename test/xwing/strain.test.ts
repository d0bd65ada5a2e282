import { TOKENS, type TokenKind } from '../../src/xwing/model/state';
import { xwingTable } from './table';
import { attacks, diceAsked, fight, measures, passes } from './fight';

/** Red attacks the TIE (agility 3) at range 2; its defense dice are about to be rolled. */
const defended = (strain: number, agility = 3) => {
  const table = attacks(fight({ tie: { tokens: { strain }, agility } })).rolls('blank', 'blank', 'blank');
  return passes(table);
};

test('a strained defender rolls 1 fewer defense die, not 1 for each token [xw.strain.02]', () => {
  expect(diceAsked(defended(0))).toBe(3);
  expect(diceAsked(defended(1))).toBe(2);
  expect(diceAsked(defended(2))).toBe(2);
});

test('each such roll removes 1 strain token [xw.strain.03]', () => {
  const table = defended(2).rolls('blank', 'blank');
  expect(table.ship('tie').tokens.strain).toBe(1);
  passes(table);
  attacks(table).rolls('blank', 'blank', 'blank');
  expect(diceAsked(passes(table))).toBe(2);
  table.rolls('blank', 'blank');
  expect(table.ship('tie').tokens.strain).toBe(0);
});

test('a defender without a die to lose is rid of a strain token all the same [xw.faq-cards.33]', () => {
  expect(defended(1, 0).ship('tie').tokens.strain).toBe(0);
});

test('the attacker rolls as ever when strained', () => {
  const table = fight({ red: { tokens: { strain: 1 } } });
  measures(table).answer({ type: 'choose-weapon', weapon: 'primary' }).answer({ type: 'declare-defender' });
  expect(diceAsked(table)).toBe(3);
});

/** Red (3 attack dice) attacks the TIE at range 2; its attack dice are about to be rolled. */
const depleted = (deplete: number, weapon = {}) =>
  attacks(fight({ red: { tokens: { deplete }, ...weapon }, tie: { tokens: { deplete: 1 } } }));

test('a depleted attacker rolls 1 fewer attack die, not 1 for each token [xw.supplement-deplete.02]', () => {
  expect([0, 1, 2].map((count) => diceAsked(depleted(count)))).toEqual([3, 2, 2]);
});

test('each such roll removes 1 deplete token of the attacker, and defending removes none [xw.supplement-deplete.03]', () => {
  const table = depleted(2);
  expect(table.ship('red').tokens.deplete).toBe(2);
  table.rolls('blank', 'blank');
  expect(table.ship('red').tokens.deplete).toBe(1);
  passes(table).rolls('blank', 'blank', 'blank');
  expect(passes(table).ship('tie').tokens.deplete).toBe(1);
  expect(diceAsked(attacks(table))).toBe(2);
  table.rolls('blank', 'blank');
  expect(table.ship('red').tokens.deplete).toBe(0);
});

test.each([
  ['blue', 1],
  ['white', 2],
] as const)('of two deplete tokens a %s maneuver leaves %d [xw.supplement-deplete.04]', (color, left) => {
  const dial = { speed: 2, bearing: 'straight', color } as const;
  const ships = { red: { at: [300, 300] as const, dial, tokens: { deplete: 2 } }, x: { player: 'p2' } };
  const table = xwingTable({ ships, moment: { phase: 'activation', ship: 'red' } });
  expect(table.ship('red').tokens.deplete).toBe(left);
});

describe('what stays in the End Phase', () => {
  const after = (token: TokenKind, count = 1): number =>
    xwingTable({ ships: { red: { tokens: { [token]: count } } }, phase: 'end' })
      .run('end phase')
      .ship('red').tokens[token];

  test('focus tokens are circular and green: they go [xw.focus.03]', () => expect(after('focus')).toBe(0));
  test('evade tokens go [xw.evade.03]', () => expect(after('evade')).toBe(0));
  test('calculate tokens go, all of them [xw.calculate.03]', () => expect(after('calculate', 2)).toBe(0));
  test('stress tokens stay [xw.stress.03]', () => expect(after('stress')).toBe(1));
  test('strain tokens stay [xw.strain.01]', () => expect(after('strain')).toBe(1));
  test('deplete tokens are red, and stay [xw.supplement-deplete.01]', () => {
    expect(TOKENS.deplete).toEqual({ color: 'red', circular: false });
    expect(after('deplete', 2)).toBe(2);
  });
  test.each(['reinforce-fore', 'reinforce-aft', 'tractor'] as const)(
    '%s tokens are green or orange, so circular: they go [xw.token-shapes.02, xw.token-shapes.01]',
    (token) => expect(after(token)).toBe(0),
  );
  test('cloak tokens are blue: they stay [xw.token-shapes.03]', () => expect(after('cloak')).toBe(1));
  test('ion tokens are red, and stay [xw.ion.04]', () => {
    expect(TOKENS.ion).toEqual({ color: 'red', circular: false });
    expect(after('ion')).toBe(1);
  });

  test.each([
    [{ active: 0, limit: 4, recovers: 2 }, 2],
    [{ active: 3, limit: 4, recovers: 2 }, 4],
    [{ active: 1, limit: 4, recovers: 1 }, 2],
    [{ active: 1, limit: 4, recovers: 0 }, 1],
  ])(
    'of shields %p as many recover as there are symbols, up to the limit: %d [xw.shield-charges.05, xw.charges.16, xw.charges.02]',
    (shields, left) => {
      const table = xwingTable({
        ships: { red: { shields: { ...shields }, upgrades: ['chewbacca'] } },
        phase: 'end',
      }).run('end phase');
      expect(table.ship('red').shields).toEqual({ ...shields, active: left });
      expect(table.happened('shield-recovered')).toHaveLength(left - shields.active);
      expect(table.happened('charge-recovered')).toEqual([]);
    },
  );

  test('locks stay [xw.lock.05]', () => {
    const table = xwingTable({ ships: { red: {}, tie: { player: 'p2', at: [300, 300] } }, locks: [['red', 'tie']] });
    expect(table.run('end phase').state.locks).toEqual([{ by: 'red', on: 'tie' }]);
  });
});
