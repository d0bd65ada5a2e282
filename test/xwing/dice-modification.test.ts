import { install, type ShipSpec } from './bare-state';
import type { Table } from './table';
import { attackDice, attackOf, attacks, defenseDice, fight, passes, type FightSpec } from './fight';
import { reason, type Question, type RollAction, rollQuestion } from '../../src/core';
import { ATTACK_DIE, DEFENSE_DIE } from '../../src/xwing/facts/dice';
import { cancelResults, spendResult } from '../../src/xwing/effects/dice';
import { rerollResults } from '../../src/xwing/procedures/reroll-dice';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import type { XwingState } from '../../src/xwing/model/state';

const during = (id: string, effect: (state: XwingState) => unknown) =>
  ability({ id, rules: [], during: 'modify attack dice', may: true, effect: (state) => void effect(state) });

install({
  abilities: [
    during('spend a crit', (state) => spendResult(state, 'red', 'crit', [])),
    ability({
      id: 'spend own focus result',
      rules: [],
      during: 'modify defense dice',
      may: true,
      effect: (state) => void spendResult(state, 'tie', 'focus', []),
    }),
    during('cancel a hit', (state) => cancelResults(state, 'attack', 'hit', 1, [])),
    during('reroll all', (state) => rerollResults(state, 'attack', [0, 1, 2, 3, 4], 'p1', [])),
    ability({
      id: 'no modification',
      rules: [],
      forbids: {
        'modify attack dice': () => reason('cannot-modify', 'No.', []),
        'modify defense dice': () => reason('cannot-modify', 'No.', []),
      },
    }),
  ],
});

/** Red attacks and has rolled. */
const rolled = (faces: string[], red: ShipSpec = {}, spec: FightSpec = {}): Table =>
  attacks(fight({ red, ...spec })).rolls(...faces);
/** The TIE defends against three hits and has rolled. */
const defends = (faces: string[], tie: ShipSpec, spec: FightSpec = {}): Table =>
  attacks(fight({ ...spec, tie: { agility: faces.length, ...tie } }))
    .rolls('hit', 'hit', 'hit')
    .rolls(...faces);
const inPlay = (table: Table, ability: string): Table => {
  bringIntoPlay(table.state, ability, 'red', 'p1');
  return table;
};
const types = (table: Table) => table.legal().map((action) => action.type);

test('a focus token turns every focus result of the attacker into a hit [xw.focus.04]', () => {
  const table = rolled(['focus', 'focus', 'blank'], { tokens: { focus: 1 } });
  table.answer({ type: 'spend-focus' });
  expect(table.ship('red').tokens.focus).toBe(0);
  expect(attackDice(table)).toEqual(['blank', 'hit', 'hit']);
});

test('one focus token changes all of them; spending it is optional [xw.focus.05, xw.focus.02]', () => {
  const table = rolled(['focus', 'focus', 'focus'], { tokens: { focus: 2 } });
  expect(types(table)).toEqual(['spend-focus', 'end-modifying']);
  table.answer({ type: 'spend-focus' });
  expect(attackDice(table)).toEqual(['hit', 'hit', 'hit']);
  expect(table.ship('red').tokens.focus).toBe(1);
});

test('a focus token turns every focus result of the defender into an evade [xw.focus.06]', () => {
  const table = defends(['focus', 'focus', 'evade'], { tokens: { focus: 1 } });
  table.answer({ type: 'spend-focus' });
  expect(table.happened('dice-neutralized')[0]).toMatchObject({ evades: 3, hits: 3 });
});

test('without a focus result the token cannot be spent [xw.focus.07]', () => {
  const table = rolled(['hit', 'blank', 'blank'], { tokens: { focus: 1 } }, { locks: [['red', 'tie']] });
  expect(table.refusal({ type: 'spend-focus' })).toBe('no-focus-results');
  passes(table);
  expect(table.ship('red').tokens.focus).toBe(1);
});

test('nor can the defender spend it, or calculate tokens, or Force [xw.focus.07, xw.calculate.06]', () => {
  const force = { active: 1, limit: 1, recovers: 1 };
  const table = defends(['blank', 'evade'], { tokens: { focus: 1, calculate: 1, evade: 1 }, force });
  for (const type of ['spend-focus', 'spend-calculate', 'spend-force'])
    expect([type, table.refusal({ type })]).toEqual([type, 'no-focus-results']);
  expect(types(table)).toEqual(['spend-evade', 'end-modifying']);
});

test('calculate tokens change one focus result each, of the attacker to hits [xw.calculate.04]', () => {
  const table = rolled(['focus', 'focus', 'focus'], { tokens: { calculate: 2 } });
  expect(table.legal('spend-calculate').map((action) => action.dice)).toEqual([1, 2]);
  table.answer({ type: 'spend-calculate', dice: 2 });
  expect(attackDice(table)).toEqual(['focus', 'hit', 'hit']);
  expect(table.ship('red').tokens.calculate).toBe(0);
  expect(table.happened('die-changed').map(({ rules }) => rules)).toEqual([
    ['xw.calculate.04', 'xw.dice-modification.04'],
    ['xw.calculate.04', 'xw.dice-modification.04'],
  ]);
});

test('calculate tokens change one focus result each, of the defender to evades [xw.calculate.05]', () => {
  const three = defends(['focus', 'focus', 'blank'], { tokens: { calculate: 3 } });
  expect(three.legal('spend-calculate').map((action) => action.dice)).toEqual([1, 2]);
  three.answer({ type: 'spend-calculate', dice: 2 });
  expect(three.ship('tie').tokens.calculate).toBe(1);
  expect(three.happened('dice-neutralized')[0]).toMatchObject({ evades: 2 });
  const table = defends(['focus', 'focus'], { tokens: { calculate: 1 } });
  table.answer({ type: 'spend-calculate' });
  expect(table.happened('die-changed').map(({ rules }) => rules)).toEqual([
    ['xw.calculate.05', 'xw.dice-modification.04'],
  ]);
  expect(table.happened('dice-neutralized')[0]).toMatchObject({ evades: 1 });
});

test('without a focus result calculate tokens cannot be spent [xw.calculate.06, xw.calculate.02]', () => {
  const table = rolled(['hit', 'blank', 'blank'], { tokens: { calculate: 1 } }, { locks: [['red', 'tie']] });
  expect(table.refusal({ type: 'spend-calculate' })).toBe('no-focus-results');
});

const LUKE: ShipSpec = { pilot: 'lukeskywalker' };

test('Force charges change one focus result each, of the attacker to hits [xw.force-charges.02]', () => {
  const table = rolled(['focus', 'focus', 'blank'], LUKE);
  expect(table.legal('spend-force').map((action) => action.dice)).toEqual([1, 2]);
  table.answer({ type: 'spend-force', dice: 2 });
  expect(attackDice(table)).toEqual(['blank', 'hit', 'hit']);
  expect(table.ship('red').force?.active).toBe(0);
});

test('Force charges change one focus result each, of the defender to evades [xw.force-charges.03]', () => {
  const table = defends(['focus', 'focus'], { pilot: 'darthvader', force: { active: 1, limit: 3, recovers: 1 } });
  table.answer({ type: 'spend-force', dice: 1 });
  expect(table.happened('dice-neutralized')[0]).toMatchObject({ evades: 1 });
  const all = defends(['focus', 'focus', 'focus'], { pilot: 'darthvader' });
  expect(all.legal('spend-force').map((action) => action.dice)).toEqual([1, 2, 3]);
  all.answer({ type: 'spend-force', dice: 3 });
  expect(all.ship('tie').force?.active).toBe(0);
  expect(all.happened('dice-neutralized')[0]).toMatchObject({ evades: 3 });
});

test('an evade token changes one blank or focus result, the defender choosing which [xw.evade.04]', () => {
  const table = defends(['blank', 'focus', 'focus'], { tokens: { evade: 2 } });
  expect(table.by).toEqual(['p2']);
  expect(table.legal('spend-evade')).toHaveLength(2);
  const blank = attackOf(table).defenseDice.findIndex((die) => die.face === 'blank');
  table.answer({ type: 'spend-evade', die: blank });
  expect(defenseDice(table)).toEqual(['evade', 'focus', 'focus']);
  expect(table.ship('tie').tokens.evade).toBe(1);
  table.answer({ type: 'spend-evade' });
  expect(table.happened('dice-neutralized')[0]).toMatchObject({ evades: 2 });
});

test('a ship with an evade token left is evading still [xw.evade.02]', () => {
  const table = defends(['blank', 'blank', 'blank'], { tokens: { evade: 2 } });
  expect(table.answer({ type: 'spend-evade' }).legal('spend-evade')).toHaveLength(1);
  table.answer({ type: 'spend-evade' });
  expect(table.ship('tie').tokens.evade).toBe(0);
});

test('an evade token adds no die: without a die to change it cannot be spent [xw.evade.05]', () => {
  const none = attacks(fight({ tie: { agility: 0, tokens: { evade: 1 } } })).rolls('blank', 'blank', 'blank');
  expect(none.ended).toBe(true);
  expect(none.ship('tie').tokens.evade).toBe(1);
  expect(defends(['evade', 'evade'], { tokens: { evade: 1 } }).ship('tie').tokens.evade).toBe(1);
});

test('a lock on the defender rerolls one or more dice of choice, and is gone [xw.lock.06, xw.dice-modification.05]', () => {
  const table = rolled(['hit', 'blank', 'focus'], {}, { locks: [['red', 'tie']] });
  expect(table.legal('spend-lock')).toHaveLength(7);
  const dice = attackOf(table).attackDice;
  const hit = dice.findIndex((die) => die.face === 'hit');
  const others = [0, 1, 2].filter((i) => i !== hit);
  table.answer({ type: 'spend-lock', dice: others }).rolls('crit', 'crit');
  expect(table.state.locks).toEqual([]);
  expect(table.happened('lock-spent')).toMatchObject([{ ship: 'red', on: 'tie' }]);
  expect(table.happened('dice-rerolled')).toEqual([expect.objectContaining({ faces: ['crit', 'crit'], player: 'p1' })]);
  passes(table.rolls('blank', 'blank', 'blank'));
});

test('the lock that is spent is that of the attacker on the defender, no other [xw.lock.06]', () => {
  const ships = { other: { player: 'p2', at: [100, 100] }, friend: { at: [800, 100] } } as const;
  const others = [
    { by: 'friend', on: 'tie' },
    { by: 'other', on: 'red' },
  ];
  const locks = [...others, { by: 'red', on: 'tie' }].map(({ by, on }) => [by, on] as const);
  const table = rolled(['blank', 'blank', 'blank'], {}, { ships, locks });
  table.answer({ type: 'spend-lock', dice: [0] }).rolls('hit');
  expect(table.state.locks).toEqual(others);
});

test('rerolled dice are marked, the others are not', () => {
  const spec: FightSpec = { locks: [['red', 'tie']] };
  const table = rolled(['hit', 'blank', 'focus'], { tokens: { focus: 1 } }, spec);
  const focus = attackOf(table).attackDice.findIndex((die) => die.face === 'focus');
  const blank = attackOf(table).attackDice.findIndex((die) => die.face === 'blank');
  table.answer({ type: 'spend-lock', dice: [blank] }).rolls('focus');
  expect(attackOf(table).attackDice.map((die) => die.rerolls)[blank]).toBe(1);
  expect(attackOf(table).attackDice[focus]?.rerolls).toBe(0);
});

test('a rerolled die may be changed, but not rerolled again [xw.dice-modification.08]', () => {
  const table = inPlay(fight({ red: { tokens: { focus: 1 } }, locks: [['red', 'tie']] }), 'reroll all');
  attacks(table).rolls('blank', 'blank', 'blank');
  table.answer({ type: 'spend-lock', dice: [0, 1, 2] }).rolls('focus', 'focus', 'blank');
  table.answer({ type: 'use-ability' });
  expect(table.happened('dice-rerolled')).toHaveLength(1);
  table.answer({ type: 'spend-focus' });
  expect(attackDice(table)).toEqual(['blank', 'hit', 'hit']);
});

test('a lock on another ship, or of another ship, is no help', () => {
  const spec: FightSpec = { ships: { other: { player: 'p2', at: [100, 100] }, friend: { at: [800, 100] } } };
  const table = rolled(
    ['blank', 'blank', 'blank'],
    {},
    {
      ...spec,
      locks: [
        ['red', 'other'],
        ['friend', 'tie'],
      ],
    },
  );
  expect(table.legal('spend-lock')).toEqual([]);
});

test('tokens of other ships cannot be spent [xw.abilities.03]', () => {
  const table = rolled(
    ['focus', 'blank', 'blank'],
    {},
    { ships: { friend: { at: [500, 400], tokens: { focus: 3 } } } },
  );
  expect(table.legal('spend-focus')).toEqual([]);
});

test('an effect rerolls as many of the named dice as qualify [xw.faq-dice.01]', () => {
  const table = inPlay(fight({ locks: [['red', 'tie']] }), 'reroll all');
  attacks(table)
    .rolls('blank', 'blank', 'blank')
    .answer({ type: 'spend-lock', dice: [0] })
    .rolls('focus');
  table.answer({ type: 'use-ability' }).rolls('hit', 'hit');
  expect(table.happened('dice-rerolled').map((event) => event.faces.length)).toEqual([1, 2]);
});

test('a changed die does not count as rerolled [xw.dice-modification.04]', () => {
  const table = rolled(['focus', 'blank', 'blank'], { tokens: { focus: 1 } }, { locks: [['red', 'tie']] });
  table.answer({ type: 'spend-focus' });
  expect(attackDice(table)).toEqual(['blank', 'blank', 'hit']);
  expect(table.legal('spend-lock').map((action) => action.dice.length)).toContain(3);
});

test('a spent result leaves the pool [xw.dice-modification.06]', () => {
  const table = inPlay(fight({ red: { tokens: { focus: 1 } } }), 'spend a crit');
  attacks(table).rolls('hit', 'crit', 'focus').answer({ type: 'use-ability' });
  expect(attackDice(table)).toEqual(['focus', 'hit']);
});

test('a ship cannot spend the result of another ship [xw.dice-modification.09]', () => {
  const table = fight({ tie: { tokens: { evade: 1 } } });
  bringIntoPlay(table.state, 'spend own focus result', 'tie', 'p2');
  attacks(table).rolls('focus', 'focus', 'focus').rolls('blank', 'blank', 'blank').answer({ type: 'use-ability' });
  expect(attackDice(table)).toEqual(['focus', 'focus', 'focus']);
  expect(table.happened('die-spent')).toEqual([]);
});

test('a canceled result is taken off and counts no more [xw.cancel.01, xw.cancel.02]', () => {
  const table = inPlay(fight({ red: { tokens: { focus: 1 } } }), 'cancel a hit');
  attacks(table).rolls('hit', 'hit', 'focus').answer({ type: 'use-ability' });
  expect(attackDice(table)).toEqual(['focus', 'hit']);
  passes(table);
  passes(table.rolls('blank', 'blank', 'blank'));
  expect(table.happened('damage-suffered')).toHaveLength(1);
});

test('what forbids modifying dice does not stop canceling [xw.cancel.03, xw.dice-modification.10]', () => {
  const table = inPlay(rolled(['hit', 'hit', 'focus'], { tokens: { focus: 1 } }), 'no modification');
  expect(table.legal('spend-focus')).toEqual([]);
  table.do((state) => void cancelResults(state, 'attack', 'hit', 2, []));
  expect(table.happened('dice-canceled')).toEqual([expect.objectContaining({ faces: ['hit', 'hit'] })]);
});

test('what forbids modifying dice does not stop additional dice [xw.dice-modification.11]', () => {
  const table = inPlay(fight({ range: 3 }), 'no modification');
  attacks(table).rolls('blank', 'blank', 'blank');
  expect(table.legal('roll')[0]?.faces).toHaveLength(4);
});

test('dice are modified in their own steps only [xw.dice-modification.07]', () => {
  const table = rolled(['focus', 'blank', 'blank'], { tokens: { focus: 1 } });
  table.answer({ type: 'end-modifying' });
  table.rolls('blank', 'blank', 'blank');
  expect(table.ended).toBe(true);
  expect(table.ship('red').tokens.focus).toBe(1);
  expect(table.happened('attack-missed')).toHaveLength(1);
});

test('dice are added, changed, rerolled or spent, in no other way [xw.dice-modification.01]', () => {
  const table = inPlay(fight({ red: { tokens: { focus: 1 } }, locks: [['red', 'tie']] }), 'spend a crit');
  attacks(table).rolls('focus', 'blank', 'crit').answer({ type: 'use-ability' });
  const blank = attackOf(table).attackDice.findIndex((die) => die.face === 'blank');
  table
    .answer({ type: 'spend-lock', dice: [blank] })
    .rolls('blank')
    .answer({ type: 'spend-focus' });
  const ways = new Set(['die-added', 'die-changed', 'dice-rerolled', 'die-spent', 'dice-canceled']);
  expect(table.events.map((event) => event.type).filter((type) => ways.has(type))).toEqual([
    'die-spent',
    'dice-rerolled',
    'die-changed',
  ]);
});

const share = ({ candidates, weights = [] }: Question<RollAction>, face: string): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (weights[candidates.findIndex((each) => each.action.faces[0] === face)] ?? 0) / total;
};

test('an attack die has 3 hits, 1 critical hit, 2 focus and 2 blanks; a defense die 3 evades, 2 focus and 3 blanks', () => {
  const [attack, defense] = [rollQuestion(ATTACK_DIE, 1, ''), rollQuestion(DEFENSE_DIE, 1, '')];
  expect(['hit', 'crit', 'focus', 'blank'].map((face) => share(attack, face) * 8)).toEqual([3, 1, 2, 2]);
  expect(['evade', 'focus', 'blank'].map((face) => share(defense, face) * 8)).toEqual([3, 2, 3]);
});
