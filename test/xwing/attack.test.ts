import { install, tableWith, type ShipSpec, type Table } from './factory';
import { attackDice, attackOf, attacks, diceAsked, fight, measures, noAttackBecause, passes } from './fight';
import { after } from '../../src/core';
import { currentAttack } from '../../src/xwing/attack';
import { addResult, changeResult, rerollResults } from '../../src/xwing/dice-modification';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { performAttack } from '../../src/xwing/procedures/attack';
import { rollMore } from '../../src/xwing/procedures/roll-dice';
import { inflictTokens } from '../../src/xwing/procedures/deal-damage';
import { gainToken } from '../../src/xwing/tokens';
import type { XwingState } from '../../src/xwing/state';

const change = (value: string, by: (dice: number) => number) => ({
  modifies: { [value]: (_state: unknown, _self: unknown, dice: number) => by(dice) },
});
const grantsToken = (id: string, on: 'defended' | 'attack-performed', bonus: boolean) =>
  ability({
    id,
    rules: ['xw.attack.34'],
    on: after(on),
    when: (_state, { event }) => event.bonus === bonus,
    effect: (state, frame) => gainToken(state, frame.source, on === 'defended' ? 'evade' : 'focus', []),
  });
const rerolls = (id: string, pool: 'attack' | 'defense') =>
  ability({
    id,
    rules: ['xw.attack.18'],
    during: `modify ${pool} dice`,
    may: true,
    effect: (state, { controller }) => rerollResults(state, pool, [0], controller, []),
  });

install({
  abilities: [
    ability({ id: 'one more attack die', rules: [], ...change('attack dice', (dice) => dice + 1) }),
    ability({ id: 'one attack die less', rules: [], ...change('attack dice', (dice) => dice - 1) }),
    ability({ id: 'at most 3 attack dice', rules: [], ...change('most attack dice', (most) => Math.min(most, 3)) }),
    ability({
      id: 'at least 2 attack dice',
      rules: [],
      ...change('fewest attack dice', (fewest) => Math.max(fewest, 2)),
    }),
    ability({ id: 'one more defense die', rules: [], ...change('defense dice', (dice) => dice + 1) }),
    ability({ id: 'one defense die less', rules: [], ...change('defense dice', (dice) => dice - 1) }),
    ability({ id: 'at most 2 defense dice', rules: [], ...change('most defense dice', (most) => Math.min(most, 2)) }),
    ability({
      id: 'may roll more',
      rules: [],
      during: 'roll attack dice',
      may: true,
      effect: (state) => rollMore(state, 'attack', 1),
    }),
    rerolls('reroll an attack die', 'attack'),
    rerolls('reroll a defense die', 'defense'),
    ability({
      id: 'add focus',
      rules: [],
      during: 'modify attack dice',
      may: true,
      effect: (state) => addResult(state, 'attack', 'focus', []),
    }),
    ability({
      id: 'add hit',
      rules: [],
      during: 'modify attack dice',
      may: true,
      effect: (state) => addResult(state, 'attack', 'hit', []),
    }),
    ability({
      id: 'turn',
      rules: [],
      during: 'modify attack dice',
      may: true,
      effect: (state) => changeResult(state, 'attack', 0, 'evade', []),
    }),
    grantsToken('after defending', 'defended', false),
    grantsToken('after attacking', 'attack-performed', false),
    ability({
      id: 'strike back',
      rules: ['xw.attack.36'],
      on: after('defended'),
      when: (_state, { event, source }) => event.bonus && event.defender === source,
      effect: (state, { source }) => performAttack(state, source, { bonus: true }),
    }),
    ability({
      id: 'strike again',
      rules: ['xw.attack.37'],
      on: after('attack-performed'),
      when: (_state, { event, source }) => event.bonus && event.attacker === source,
      effect: (state, { source }) => performAttack(state, source, { bonus: true }),
    }),
    ability({
      id: 'tractor instead of damage',
      rules: ['xw.inflict.01'],
      on: after('attack-hit'),
      effect: (state) => inflictTokens(state, 'tractor', []),
    }),
  ],
});

function having(
  table: Table,
  ...abilities: (readonly [ability: string, ship: 'red' | 'tie', copies?: number])[]
): Table {
  for (const [id, ship, copies = 1] of abilities)
    for (let i = 0; i < copies; i++) bringIntoPlay(table.state, id, ship, ship === 'red' ? 'p1' : 'p2');
  return table;
}
const story = (table: Table): string[] => table.events.map((event) => event.type);
/** Red rolls, the TIE rolls, nobody modifies. */
const shoots = (table: Table, attack: string[], defense: string[]): Table => {
  passes(passes(attacks(table)).rolls(...attack));
  return defense.length > 0 ? passes(table.rolls(...defense)) : table;
};

test('an attack goes through its steps in order [xw.attack.01, xw.attack.02, xw.attack.15]', () => {
  const table = shoots(fight(), ['hit', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(story(table)).toEqual([
    'attack-declared',
    'dice-rolled',
    'dice-rolled',
    'dice-neutralized',
    'attack-hit',
    'damage-card-dealt',
    'damage-suffered',
    'defended',
    'attack-performed',
    'defended',
    'attack-performed',
  ]);
});

test('on a miss no damage is dealt, and the aftermath follows [xw.miss.02, xw.attack.33]', () => {
  const table = shoots(fight(), ['hit', 'blank', 'blank'], ['evade', 'blank', 'blank']);
  expect(story(table).slice(3)).toEqual([
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

test('range 1 adds an attack die, range 2 nothing [xw.range-bonus.01, xw.range-bonus.03]', () => {
  expect(diceAsked(attacks(fight({ range: 1 })))).toBe(4);
  const table = attacks(fight({ range: 2 }));
  expect(diceAsked(table)).toBe(3);
  expect(diceAsked(table.rolls('hit', 'hit', 'hit'))).toBe(3);
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

const neutralized = (attack: string[], defense: string[]) => {
  const table = fight({ tie: { hull: 9, agility: defense.length } });
  const needed = attack.length - 3;
  having(
    table,
    ['one more attack die', 'red', Math.max(0, needed)],
    ['one attack die less', 'red', Math.max(0, -needed)],
  );
  shoots(table, attack, defense);
  const { evades, hits, crits } = table.happened('dice-neutralized')[0]!;
  return { evades, hits, crits, hit: table.happened('attack-hit').length === 1, table };
};

test('an evade cancels a hit before a critical hit [xw.attack.27]', () => {
  expect(neutralized(['hit', 'crit'], ['evade'])).toMatchObject({ hits: 1, crits: 0, hit: true });
});

test('critical hits are canceled when no hit is left [xw.attack.28]', () => {
  expect(neutralized(['hit', 'crit', 'crit'], ['evade', 'evade'])).toMatchObject({ hits: 1, crits: 1, hit: true });
});

test('focus and blank neutralize nothing; evades left over do nothing [xw.attack.29, xw.miss.01]', () => {
  expect(neutralized(['hit', 'focus'], ['evade', 'evade', 'focus'])).toMatchObject({ evades: 1, hits: 1, hit: false });
});

test('one hit or critical hit left makes the attack hit [xw.attack.30, xw.hit.01]', () => {
  expect(neutralized(['hit', 'hit'], ['evade']).hit).toBe(true);
  expect(neutralized(['crit'], []).hit).toBe(true);
});

test('nothing left makes it miss, and no damage is dealt [xw.hit.02]', () => {
  const { hit, table } = neutralized(['hit'], ['evade']);
  expect(hit).toBe(false);
  expect(table.happened('attack-missed')).toHaveLength(1);
  expect(table.happened('damage-suffered')).toEqual([]);
});

test('hits are dealt first and take the shields, critical hits then deal faceup cards [xw.attack.31, xw.attack.32]', () => {
  const table = fight({ tie: { shields: { active: 2, limit: 2, recovers: 0 } } });
  shoots(table, ['hit', 'crit', 'hit'], ['blank', 'blank', 'blank']).draws('weaponsfailure');
  expect(table.happened('damage-suffered').map((event) => event.damage)).toEqual(['hit', 'hit', 'crit']);
  expect(table.ship('tie')).toMatchObject({
    shields: { active: 0 },
    damage: { facedown: 0, faceup: [{ card: 'weaponsfailure' }] },
  });
});

test('a hit and a critical hit deal one damage of each kind [xw.damage.02]', () => {
  const table = shoots(fight(), ['hit', 'crit', 'blank'], ['blank', 'blank', 'blank']).draws('weaponsfailure');
  expect(table.ship('tie').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'weaponsfailure' }] });
});

test('defending abilities come first, even against the first player [xw.attack.34, xw.attack.35]', () => {
  const table = having(fight(), ['after attacking', 'red'], ['after defending', 'tie']);
  shoots(table, ['blank', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(table.happened('token-gained').map((event) => event.ship)).toEqual(['tie', 'red']);
});

test('bonus attacks come last, the defender before the attacker [xw.attack.36, xw.attack.37, xw.bonus-attack.05]', () => {
  const table = having(fight(), ['after attacking', 'red'], ['strike back', 'tie'], ['strike again', 'red']);
  shoots(table, ['blank', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(table.by).toEqual(['p2']);
  expect(table.happened('token-gained').map((event) => event.ship)).toEqual(['red']);
  table.answer({ type: 'decline-attack' });
  expect(table.by).toEqual(['p1']);
  expect(currentAttack(table.state)).toMatchObject({ attacker: 'red', bonus: true });
});

test('a bonus attack starts in the aftermath, not before [xw.bonus-attack.01]', () => {
  const table = having(fight(), ['strike again', 'red']);
  shoots(table, ['hit', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(story(table).slice(-1)).toEqual(['ability-used']);
  expect(story(table).indexOf('damage-suffered')).toBeLessThan(story(table).lastIndexOf('attack-performed'));
});

test('one bonus attack each round [xw.bonus-attack.04]', () => {
  const table = having(fight(), ['strike again', 'red']);
  shoots(table, ['blank', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
  passes(table.rolls('blank', 'blank', 'blank').rolls('blank', 'blank', 'blank'));
  expect(table.ended).toBe(true);
  expect(table.happened('attack-not-possible')).toEqual([expect.objectContaining({ code: 'bonus-attack-used' })]);
  expect(noAttackBecause(table)).toBeUndefined();
});

test('a bonus attack needs arc, range and cost as any other [xw.bonus-attack.02]', () => {
  const cluster: ShipSpec = { upgrades: ['clustermissiles'] };
  const table = fight({ red: cluster, locks: [['red', 'tie']] });
  const limits = { bonus: true, weapons: ['red/clustermissiles'] };
  table.ship('red').upgrades[0]!.charges!.active = 0;
  expect(noAttackBecause(table, limits)).toBe('no-charge');
  table.ship('red').upgrades[0]!.charges!.active = 1;
  expect(measures(table, limits).legal('choose-weapon')).toHaveLength(1);
});

test('the bonus attack of Cluster Missiles: another ship, no lock needed, arc and range and charge as ever [xw.bonus-attack.03]', () => {
  const bonus = (other: ShipSpec) =>
    noAttackBecause(fight({ red: { upgrades: ['clustermissiles'] }, ships: { other: { player: 'p2', ...other } } }), {
      bonus: true,
      weapons: ['red/clustermissiles'],
      defenders: ['other'],
      waives: ['lock'],
    });
  expect(bonus({ at: [460, 590] })).toBeUndefined();
  expect(bonus({ at: [560, 420] })).toBe('no-valid-target');
  expect(bonus({ at: [460, 690] })).toBe('no-valid-target');
});

test('attacker and defender keep their roles until the aftermath is over [xw.defender.02]', () => {
  const table = having(fight(), ['strike again', 'red']);
  shoots(table, ['blank', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  const outer = attackOf(table);
  expect(outer).toMatchObject({ attacker: 'red', defender: 'tie' });
  table.answer({ type: 'decline-attack' });
  expect(currentAttack(table.state)).toBeNull();
});

test('a weapon that inflicts tokens deals no damage for them [xw.inflict.01]', () => {
  const table = having(fight(), ['tractor instead of damage', 'red']);
  shoots(table, ['hit', 'hit', 'hit'], ['evade', 'blank', 'blank']);
  expect(table.ship('tie').tokens.tractor).toBe(2);
  expect(table.happened('damage-suffered')).toEqual([]);
});

test('a tie that is destroyed in an attack outside the Engagement Phase leaves after the attack', () => {
  const table = fight({ tie: { facedown: 2 }, phase: 'activation' });
  shoots(table, ['hit', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(story(table).slice(-2)).toEqual(['attack-performed', 'ship-removed']);
});

test('the frame of an attack tells where its range was measured, and how far the defender is inside the arc', () => {
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
  const again = tableWith({ ships: {} });
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
