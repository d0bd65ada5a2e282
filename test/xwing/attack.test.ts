import { having, shoots, story } from './attack-helpers';
import type { ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { attackDice, attackOf, attacks, diceAsked, fight, measures, passes } from './fight';
import type { XwingState } from '../../src/xwing/model/state';

test('an attack goes through its steps in order [xw.attack.01, xw.attack.02, xw.attack.15]', () => {
  const table = shoots(fight(), ['hit', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(story(table)).toEqual([
    'attack-declared',
    'dice-rolled',
    'dice-modified',
    'dice-rolled',
    'dice-neutralized',
    'attack-hit',
    'damage-suffered',
    'damage-card-dealt',
    'defended',
    'attack-performed',
    'defended',
    'attack-performed',
  ]);
});

test('on a miss no damage is dealt, and the aftermath follows [xw.miss.02, xw.attack.33]', () => {
  const table = shoots(fight(), ['hit', 'blank', 'blank'], ['evade', 'blank', 'blank']);
  expect(story(table).slice(4)).toEqual([
    'dice-neutralized',
    'attack-missed',
    'defended',
    'attack-performed',
    'defended',
    'attack-performed',
  ]);
});

test('attack dice: value, then additions, then limits [xw.attack.16]', () => {
  const table = having(fight({ range: 1 }), ['at most 3 attack dice', 'red']);
  expect(diceAsked(attacks(table))).toBe(3);
  const raised = having(fight(), ['one attack die less', 'red', 3], ['at least 2 attack dice', 'red']);
  expect(diceAsked(attacks(raised))).toBe(2);
});

test('never more than 6 attack dice, never fewer than 0 [xw.attack.17]', () => {
  expect(diceAsked(attacks(having(fight(), ['one more attack die', 'red', 4])))).toBe(6);
  const none = attacks(having(fight(), ['one attack die less', 'red', 4]));
  expect(none.happened('dice-rolled')[0]).toMatchObject({ die: 'attack', faces: [] });
  expect(diceAsked(none)).toBe(3);
  expect(none.candidates[0]?.action).toMatchObject({ die: 'defense' });
});

test('defense dice: agility, then additions, then limits [xw.attack.22, xw.attack.21]', () => {
  const behindRock = { range: 3, obstacles: { rock: { kind: 'asteroid', at: [400, 560] } } } as const;
  const defends = (table: Table): number => diceAsked(attacks(table).rolls('hit', 'hit', 'hit'));
  const tie: ShipSpec = { agility: 2 };
  expect(defends(fight({ ...behindRock, tie }))).toBe(4);
  expect(defends(having(fight({ ...behindRock, tie }), ['at most 2 defense dice', 'tie']))).toBe(2);
  const fewer = having(fight({ tie }), ['one defense die less', 'tie', 3], ['at least 2 defense dice', 'tie']);
  expect(defends(fewer)).toBe(2);
});

test('never more than 6 defense dice, never fewer than 0 [xw.attack.23, xw.agility.04, xw.agility.05]', () => {
  const attacked = (agility: number, ability: string, copies: number): Table =>
    attacks(having(fight({ tie: { agility } }), [ability, 'tie', copies])).rolls('hit', 'hit', 'hit');
  expect(diceAsked(attacked(3, 'one more defense die', 5))).toBe(6);
  expect(attacked(0, 'one defense die less', 2).happened('dice-rolled')[1]).toMatchObject({
    die: 'defense',
    faces: [],
  });
});

test('agility is the number of defense dice, and effects on the dice do not change it [xw.agility.01, xw.agility.03]', () => {
  const table = having(fight(), ['one defense die less', 'tie']);
  expect(diceAsked(attacks(fight()).rolls('hit', 'hit', 'hit'))).toBe(3);
  expect(diceAsked(attacks(table).rolls('hit', 'hit', 'hit'))).toBe(2);
  expect(table.ship('tie').agility).toBe(3);
});

test('agility 0 still rolls dice of range and obstruction [xw.agility.02]', () => {
  const rock = { rock: { kind: 'asteroid', at: [400, 560] } } as const;
  const table = fight({ range: 3, tie: { agility: 0 }, obstacles: rock });
  expect(diceAsked(attacks(table).rolls('hit', 'hit', 'hit'))).toBe(2);
});

test('nobody may choose to roll fewer dice [xw.attack.41]', () => {
  const table = attacks(fight());
  expect(new Set(table.legal('roll').map((action) => action.faces.length))).toEqual(new Set([3]));
  table.rolls('hit', 'hit', 'hit');
  expect(new Set(table.legal('roll').map((action) => action.faces.length))).toEqual(new Set([3]));
});

test('an ability that adds a die is used before the roll, not after it [xw.timing.05]', () => {
  const table = attacks(having(fight(), ['may roll more', 'red']));
  expect(table.by).toEqual(['p1']);
  expect(diceAsked(table.answer({ type: 'use-ability' }))).toBe(4);
  table.rolls('blank', 'blank', 'blank', 'blank');
  expect(table.legal('use-ability')).toEqual([]);
});

test('an ability that modifies defense dice is used once they are rolled, not with the attack dice [xw.timing.05]', () => {
  const table = attacks(having(fight(), ['reroll a defense die', 'tie']));
  const offered = () => table.legal('use-ability').length;
  const before = offered();
  table.rolls('hit', 'hit', 'hit');
  expect([before, offered(), diceAsked(table)]).toEqual([0, 0, 3]);
  table.rolls('blank', 'blank', 'blank');
  expect([table.by, offered()]).toEqual([['p2'], 1]);
});

test('range 1 adds an attack die, range 2 nothing [xw.range-bonus.01, xw.range-bonus.03]', () => {
  expect(diceAsked(attacks(fight({ range: 1 })))).toBe(4);
  const table = attacks(fight({ range: 2 }));
  expect(diceAsked(table)).toBe(3);
  expect(diceAsked(table.rolls('hit', 'hit', 'hit'))).toBe(3);
});

test.each([
  [0, 4],
  [1, 4],
  [2, 3],
  [3, 3],
] as const)('at attack range %d the attacker rolls %d dice with attack value 3 [xw.range-bonus.01]', (range, dice) => {
  const table = having(fight({ range }), ['attacks at range 0', 'red']);
  attacks(table);
  expect(attackOf(table).range?.range).toBe(range);
  expect(diceAsked(table)).toBe(dice);
  // The die is the attacker's: the defender's agility of 3 stays, but for range 3.
  expect(diceAsked(table.rolls(...Array<string>(dice).fill('hit')))).toBe(range === 3 ? 4 : 3);
});

test('the range bonus is rolled with the attack dice: none before that step [xw.range-bonus.01]', () => {
  const table = measures(fight({ range: 1 })).answer({ type: 'choose-weapon', weapon: 'primary' });
  expect(attackOf(table).attackDice).toEqual([]);
  table.answer({ type: 'declare-defender', defender: 'tie' });
  expect(table.state.stack.at(-1)).toMatchObject({ procedure: 'attack' });
  table.rolls('hit', 'hit', 'hit', 'hit');
  expect(attackDice(table)).toHaveLength(4);
});

test('range 3 adds a defense die [xw.range-bonus.02]', () => {
  expect(diceAsked(attacks(fight({ range: 3 })).rolls('hit', 'hit', 'hit'))).toBe(4);
});

test('range bonuses apply to special weapons without the ordnance icon [xw.range-bonus.04]', () => {
  const cannon = fight({ range: 3, red: { upgrades: ['ioncannon'] } });
  expect(diceAsked(attacks(cannon, 'red/ioncannon').rolls('hit', 'hit', 'hit'))).toBe(4);
});

test('no range bonus with the ordnance icon, for either side [xw.range-bonus.05, xw.special-weapon.04]', () => {
  const ordnance = (range: 1 | 3): Table =>
    attacks(fight({ range, red: { upgrades: ['magpulsewarheads'] }, locks: [['red', 'tie']] }), 'red/magpulsewarheads');
  expect(diceAsked(ordnance(1))).toBe(3);
  expect(diceAsked(passes(ordnance(3).rolls('hit', 'hit', 'hit')))).toBe(3);
  const told = (table: Table): string[] =>
    table.happened('dice-rolled').flatMap(({ because = [] }) => because.map(({ code }) => code));
  expect(told(ordnance(1).rolls('hit', 'hit', 'hit'))).toEqual(['no-range-bonus']);
  expect(told(attacks(fight({ range: 1 })).rolls('hit', 'hit', 'hit', 'hit'))).toEqual([]);
});

test('the defender modifies attack dice first, and not again [xw.attack.18]', () => {
  const table = attacks(having(fight({ red: { tokens: { focus: 1 } } }), ['reroll an attack die', 'tie'])).rolls(
    'focus',
    'hit',
    'hit',
  );
  expect(table.by).toEqual(['p2']);
  expect(table.legal('spend-focus')).toEqual([]);
  table.answer({ type: 'end-modifying' });
  expect(table.by).toEqual(['p1']);
  table.answer({ type: 'spend-focus' });
  expect(diceAsked(table)).toBe(3);
});

test('with a lock and a focus token the attacker may use both, in any order [xw.attack.19]', () => {
  const table = attacks(fight({ red: { tokens: { focus: 1 } }, locks: [['red', 'tie']] })).rolls(
    'focus',
    'blank',
    'hit',
  );
  expect(table.legal('spend-focus')).toHaveLength(1);
  table
    .answer({ type: 'spend-lock', dice: [0] })
    .rolls('hit')
    .answer({ type: 'spend-focus' });
  expect(
    attackOf(table)
      .attackDice.map((die) => die.face)
      .sort(),
  ).toEqual(['hit', 'hit', 'hit']);
});

test('a die that the defender had rerolled is no choice for the lock [xw.attack.20, xw.golden-rules.04]', () => {
  const table = attacks(having(fight({ locks: [['red', 'tie']] }), ['reroll an attack die', 'tie'])).rolls(
    'blank',
    'focus',
    'hit',
  );
  table.answer({ type: 'use-ability' }).rolls('crit');
  const choices = table.legal('spend-lock').map((action) => action.dice);
  const rerolled = attackOf(table).attackDice.findIndex((die) => die.rerolls === 1);
  expect(choices).toHaveLength(3);
  expect(choices.flat()).not.toContain(rerolled);
});

test('the attacker modifies defense dice first [xw.attack.24]', () => {
  const table = attacks(having(fight({ tie: { tokens: { evade: 1 } } }), ['reroll a defense die', 'red'])).rolls(
    'hit',
    'hit',
    'hit',
  );
  table.rolls('evade', 'blank', 'blank');
  expect(table.by).toEqual(['p1']);
  table.answer({ type: 'use-ability' }).rolls('blank');
  expect(table.by).toEqual(['p2']);
  expect(table.legal('spend-evade')).toHaveLength(2);
});

test('a defense die is rerolled once only, whoever has it rerolled [xw.attack.26]', () => {
  const both = having(fight(), ['reroll a defense die', 'red'], ['reroll a defense die', 'tie']);
  const table = attacks(both).rolls('hit', 'hit', 'hit').rolls('blank', 'blank', 'blank');
  table.answer({ type: 'use-ability' }).rolls('focus');
  expect(table.by).toEqual(['p2']);
  table.answer({ type: 'use-ability' });
  expect(table.happened('dice-rerolled')).toHaveLength(1);
});

test('the defender may spend focus and evade, either, both or neither [xw.attack.25]', () => {
  const table = attacks(fight({ tie: { tokens: { focus: 1, evade: 1 } } }))
    .rolls('hit', 'hit', 'hit')
    .rolls('focus', 'blank', 'blank');
  expect(
    table
      .legal()
      .map((action) => action.type)
      .sort(),
  ).toEqual(['end-modifying', 'spend-evade', 'spend-evade', 'spend-focus']);
  table.answer({ type: 'spend-focus' }).answer({ type: 'spend-evade' });
  expect(table.happened('dice-neutralized')[0]).toMatchObject({ evades: 2, hits: 2 });
});

test('an ability without a limit is used once in each attack [xw.once-per-opportunity.03]', () => {
  const table = attacks(having(fight(), ['add hit', 'red'])).rolls('blank', 'blank', 'blank');
  table.answer({ type: 'use-ability' });
  expect(table.asks).toContain('defense dice');
});

test('the frame of an attack tells where its range was measured, and how far the defender is inside the arc [xw.attack.09]', () => {
  const { range, arc } = attackOf(attacks(fight({ range: 3 })));
  expect(arc?.margin).toBeGreaterThan(30);
  expect(range).toMatchObject({ range: 3, from: { y: 420 }, to: { y: 670 } });
  expect(range?.distance).toBeCloseTo(250);
  expect(range?.margin).toBeGreaterThan(49);
});

test('whoever declines performs no attack [xw.engagement-phase.02]', () => {
  const table = measures(fight()).answer({ type: 'decline-attack' });
  expect(table.ended).toBe(true);
  expect(story(table)).toEqual(['attack-declined']);
});

test('added dice are modified like rolled ones [xw.dice-modification.02]', () => {
  const table = attacks(having(fight({ red: { tokens: { focus: 1 } } }), ['add focus', 'red'])).rolls(
    'blank',
    'blank',
    'blank',
  );
  table.answer({ type: 'use-ability' }).answer({ type: 'spend-focus' });
  expect(table.happened('die-added')).toMatchObject([{ ship: 'red', die: 'attack', face: 'focus' }]);
  expect(attackDice(table)).toEqual(['blank', 'blank', 'blank', 'hit']);
});

test('adding a result is not limited by the maximum of dice [xw.dice-modification.03]', () => {
  const table = attacks(having(fight(), ['one more attack die', 'red', 3], ['add hit', 'red']));
  table.rolls(...Array<string>(6).fill('blank')).answer({ type: 'use-ability' });
  expect(attackDice(table)).toHaveLength(7);
});

test('a die cannot be changed to a face that it does not have [xw.dice-modification.12, xw.dice-modification.13]', () => {
  const table = attacks(having(fight(), ['turn', 'red']))
    .rolls('blank', 'blank', 'blank')
    .answer({ type: 'use-ability' });
  expect(attackDice(table)).toEqual(['blank', 'blank', 'blank']);
  expect(table.happened('die-changed')).toEqual([]);
});

test('an attack goes on from a saved state in its middle', () => {
  const table = attacks(fight({ red: { tokens: { focus: 1 } } })).rolls('focus', 'hit', 'blank');
  const saved = JSON.parse(JSON.stringify(table.state)) as XwingState;
  const again = xwingTable({ ships: {} });
  Object.assign(again.state, saved);
  again.answer({ type: 'spend-focus' });
  expect(attackDice(again)).toEqual(['blank', 'hit', 'hit']);
});

test('however few dice a player owns, all results of a big roll count, and none of them as rerolled [xw.attack.42, xw.attack.43]', () => {
  const table = attacks(having(fight({ locks: [['red', 'tie']] }), ['one more attack die', 'red', 3]));
  const faces = ['hit', 'hit', 'blank', 'blank', 'focus', 'crit'];
  table.rolls(...faces);
  expect(attackDice(table)).toEqual([...faces].sort());
  expect(Math.max(...table.legal('spend-lock').map((action) => action.dice.length))).toBe(6);
});
