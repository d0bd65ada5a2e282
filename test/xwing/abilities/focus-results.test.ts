/** Padmé Amidala lets an enemy modify one focus result; Emperor Palpatine modifies one for a friend. */
import { currentAttack } from '../../../src/xwing/queries/attack';
import { diceAsked, duel, faces } from '../duel';
import type { ShipOnTable, Table } from '../table';

const PADME: ShipOnTable = { pilot: 'padmeamidala' };
const PALPATINE: ShipOnTable = { pilot: 'omicrongrouppilot', upgrades: ['emperorpalpatine'], at: [800, 100] };
/** In the order in which they lie then. */
const FOCUS = ['blank', 'focus', 'focus'] as const;
const LIMIT = 'focus-results';
const LOCK = { locks: [['red', 'tie']] as const };

/** `red` attacks `tie`, and has rolled these. */
const attacking = (red: ShipOnTable, tie: ShipOnTable, more: Parameters<typeof duel>[2] = {}): Table =>
  duel(red, tie, more)
    .attack('red', 'tie')
    .rolls(...FOCUS);
/** `tie` defends, and has rolled these. */
function defending(red: ShipOnTable, tie: ShipOnTable, more: Parameters<typeof duel>[2] = {}): Table {
  const table = duel(red, tie, more).attack('red', 'tie');
  return table.rolls(...Array<string>(diceAsked(table)).fill('blank')).rolls(...FOCUS);
}
const dice = (table: Table, type: 'spend-calculate' | 'spend-force'): number[] =>
  table.legal(type).map((action) => action.dice);

describe('Padmé Amidala: an enemy in her front arc that attacks or defends modifies 1 focus result [xw.faq-cards.29]', () => {
  const spent = (tie: ShipOnTable, red: ShipOnTable = {}, more: Parameters<typeof duel>[2] = {}) =>
    faces(attacking({ tokens: { focus: 1 }, ...red }, tie, more).answer({ type: 'spend-focus' }), 'attack');
  const ONE = ['blank', 'hit', 'focus'];
  const ALL = ['blank', 'hit', 'hit'];

  test('with a focus token 1, which is told; all of a ship that is not in that arc, or is no enemy', () => {
    expect(spent(PADME)).toEqual(ONE);
    expect(spent({})).toEqual(ALL);
    expect(spent({ ...PADME, facing: 0 })).toEqual(ALL);
    const beside = { padme: { player: 'p2', at: [380, 500], facing: 180, ...PADME } } as const;
    expect(spent({}, {}, { others: beside })).toEqual(ONE);
    expect(spent({}, {}, { others: { padme: { ...PADME, at: [300, 150] } } })).toEqual(ALL);
    const table = attacking({ tokens: { focus: 1 } }, PADME).answer({ type: 'spend-focus' });
    expect(table.happened('die-changed')[0]?.because?.map(({ code }) => code)).toEqual([LIMIT]);
  });

  test('calculate tokens and Force charges are spent for 1, and then no more', () => {
    for (const [type, red] of [
      ['spend-calculate', { tokens: { calculate: 2 } }],
      ['spend-force', { pilot: 'lukeskywalker' }],
    ] as const) {
      expect(dice(attacking(red, {}), type)).toEqual([1, 2]);
      const table = attacking(red, PADME);
      expect(dice(table, type)).toEqual([1]);
      expect(table.refusal({ type, dice: 2 })).toBe(LIMIT);
      table.answer({ type, dice: 1 });
      expect(table.offers({ type })).toBe(false);
    }
    const both = attacking({ tokens: { calculate: 1, focus: 1 } }, PADME, LOCK).answer({ type: 'spend-calculate' });
    expect(both.refusal({ type: 'spend-focus' })).toBe(LIMIT);
  });

  test('a reroll takes 1 of them, and any other results with it', () => {
    const rerolls = (table: Table) => table.legal('spend-lock').map((action) => action.dice);
    expect(rerolls(attacking({}, {}, LOCK))).toContainEqual([0, 1, 2]);
    const table = attacking({ tokens: { focus: 1 } }, PADME, LOCK);
    expect(rerolls(table).sort()).toEqual([[0], [0, 1], [1]]);
    // What the blank becomes is a focus result like any other: the one is modified.
    table.answer({ type: 'spend-lock', dice: [0, 1] }).rolls('focus', 'hit');
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
    const free = attacking({ tokens: { focus: 1 } }, {}, LOCK).answer({ type: 'spend-lock', dice: [0, 1] });
    expect(free.rolls('focus', 'hit').offers({ type: 'spend-focus' })).toBe(true);
  });

  test('a rerolled blank does not count', () => {
    const table = attacking({ tokens: { focus: 1 } }, PADME, LOCK);
    table
      .answer({ type: 'spend-lock', dice: [0] })
      .rolls('blank')
      .answer({ type: 'spend-focus' });
    expect(faces(table, 'attack')).toEqual(ONE);
  });

  test('what is rerolled right after the roll counts for the ship that rolled, not for whose turn comes next', () => {
    const lando = { upgrades: ['landocalrissian-crew'], tokens: { focus: 2 } };
    const choices = (table: Table) =>
      table.legal('choose').map((action) => ({ action, dice: (action.chosen as { dice: number[] }).dice }));
    const dice = (tie: ShipOnTable) => choices(attacking(lando, tie)).map((each) => each.dice);
    expect(dice({})).toContainEqual([1, 2]);
    expect(dice(PADME)).not.toContainEqual([1, 2]);
    const table = attacking(lando, PADME);
    table.does(choices(table).find((each) => each.dice.join() === '1')!.action).rolls('focus');
    expect(currentAttack(table.state)?.focusModified).toEqual({ attacker: 1, defender: 0 });
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
  });

  test('the same of a defender, whose blank results can still be modified', () => {
    const tie = { tokens: { evade: 2, calculate: 1 } };
    const table = defending(PADME, tie).answer({ type: 'spend-calculate', dice: 1 });
    expect(faces(table, 'defense')).toEqual(['blank', 'evade', 'focus']);
    expect(table.refusal({ type: 'spend-evade', die: 2 })).toBe(LIMIT);
    expect(table.refusal({ type: 'spend-evade', die: 0 })).toBeNull();
    const free = defending({}, tie).answer({ type: 'spend-calculate', dice: 1 });
    expect(free.refusal({ type: 'spend-evade', die: 2 })).toBeNull();
  });

  test('Palpatine modifies a die as if the ship did: not a second one', () => {
    // With a lock there is always something left to do.
    const helped = { others: { lambda: PALPATINE }, ...LOCK };
    const table = attacking({ tokens: { calculate: 1 } }, PADME, helped);
    const use = { type: 'use-ability', ability: 'emperor-palpatine-attacks' };
    expect(table.refusal(use)).toBeNull();
    expect(table.answer({ type: 'spend-calculate' }).refusal(use)).toBe(LIMIT);
    const other = attacking({ tokens: { calculate: 1 } }, {}, helped);
    expect(other.answer({ type: 'spend-calculate' }).refusal(use)).toBeNull();
    // Nor the other way round.
    const first = attacking({ tokens: { calculate: 1 } }, PADME, helped).use(use.ability);
    expect(first.refusal({ type: 'spend-calculate' })).toBe(LIMIT);
  });
});

describe('Emperor Palpatine: 1 focus result of another friend for 1 of his Force charges [xw.dice-modification.04]', () => {
  const palpatine = (player: 'p1' | 'p2', more: ShipOnTable = {}) => ({
    others: { lambda: { ...PALPATINE, player, ...more } },
  });
  test('of a friend that attacks, of a friend that defends', () => {
    const attack = attacking({}, {}, palpatine('p1')).use('emperor-palpatine-attacks');
    expect(faces(attack, 'attack')).toEqual(['blank', 'hit', 'focus']);
    expect(attack.ship('lambda').force?.active).toBe(0);
    const defense = defending({}, {}, palpatine('p2')).use('emperor-palpatine-defends');
    expect(defense.happened('die-changed')).toMatchObject([{ ship: 'tie', from: 'focus', to: 'evade' }]);
  });
  test('not without a Force charge, nor of an enemy, nor of his own ship', () => {
    const use = { type: 'use-ability', ability: 'emperor-palpatine-attacks' };
    expect(attacking({}, {}, palpatine('p1', { force: 0 })).offers(use)).toBe(false);
    expect(attacking({}, {}, palpatine('p2')).offers(use)).toBe(false);
    expect(attacking({ ...PALPATINE, at: [300, 300] }, {}).offers(use)).toBe(false);
  });
});
