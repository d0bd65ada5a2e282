import { having, shoots, story } from './attack-helpers';
import type { ShipSpec } from './bare-state';
import { attackDice, attackOf, defenseDice, fight, measures, noAttackBecause, passes } from './fight';
import { currentAttack } from '../../src/xwing/queries/attack';
import { stepsOf } from '../../src/xwing/engine';

const neutralized = (attack: string[], defense: string[], table = fight({ tie: { hull: 9 } })) => {
  table.ship('tie').agility = defense.length;
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

test.each([
  // Results of the attack, evades, then how many evades, hits and critical hits are canceled.
  [['hit', 'hit'], 1, [1, 1, 0]],
  [['hit', 'hit', 'crit'], 2, [2, 2, 0]],
  [['hit', 'crit'], 2, [2, 1, 1]],
  [['hit', 'crit', 'crit'], 2, [2, 1, 1]],
  [['crit', 'crit'], 1, [1, 0, 1]],
  [['hit', 'crit'], 3, [2, 1, 1]],
] as const)(
  '%p against %d evades: pairs are canceled, hits first [xw.attack.27, xw.attack.28]',
  (attack, evades, told) => {
    const result = neutralized([...attack], Array<string>(evades).fill('evade'));
    expect([result.evades, result.hits, result.crits]).toEqual(told);
    expect(result.hit).toBe(attack.length > evades);
  },
);

test('both dice of a pair are taken off: what no evade met is left, and no evade [xw.attack.27, xw.attack.28]', () => {
  const asking = () => having(fight(), ['asks once it is hit', 'tie']);
  const one = neutralized(['hit', 'crit'], ['evade', 'focus'], asking()).table;
  expect([attackDice(one), defenseDice(one)]).toEqual([['crit'], ['focus']]);
  const two = neutralized(['hit', 'crit', 'crit', 'focus'], ['evade', 'evade'], asking()).table;
  expect([attackDice(two), defenseDice(two)]).toEqual([['crit', 'focus'], []]);
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

test('when the round is over there is a bonus attack again, and not before [xw.bonus-attack.04]', () => {
  const again = (isOver: boolean): string | undefined => {
    const table = fight();
    table.ship('red').bonusAttacks = 1;
    if (isOver) table.run('round', { step: stepsOf('round').indexOf('check victory') });
    return noAttackBecause(table, { bonus: true });
  };
  expect([again(false), again(true)]).toEqual(['bonus-attack-used', undefined]);
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
  table.answer({ type: 'tractor-moves', move: 'nothing' });
  expect(table.ship('tie').tokens.tractor).toBe(2);
  expect(table.happened('damage-suffered')).toEqual([]);
});

test('a tie that is destroyed in an attack outside the Engagement Phase leaves after the attack', () => {
  const table = fight({ tie: { facedown: 2 }, phase: 'activation' });
  shoots(table, ['hit', 'blank', 'blank'], ['blank', 'blank', 'blank']);
  expect(story(table).slice(-2)).toEqual(['attack-performed', 'ship-removed']);
});
