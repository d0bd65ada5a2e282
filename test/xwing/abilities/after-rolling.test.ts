/** Abilities that are used 'after you roll dice': after each roll and reroll, of either kind of dice, whatever they are rolled for. */
import { abilities } from '../../../src/xwing/abilities';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { duel, faces } from '../duel';

const HAN: ShipOnTable = { pilot: 'hansolo-modifiedyt1300lightfreighter', turret: 'front' };
const LANDO: ShipOnTable = { pilot: 'landocalrissian', turret: 'front' };
const ROCK = { obstacles: { rock: { outline: 'coreasteroid0', at: [200, 300] as const } } };
const LOCKED = { ...ROCK, locks: [['red', 'tie']] as const };

/** How often each die of an attack was rerolled, as the rules count it. */
function rerolls(table: Table, pool: 'attack' | 'defense'): number[] {
  const frame = table.state.stack.find((each) => each.procedure === 'attack');
  const dice = (frame as unknown as Record<string, { rerolls: number }[]>)[`${pool}Dice`] ?? [];
  return dice.map((die) => die.rerolls);
}

const uses = (table: Table, ability: string): boolean => table.offers({ type: 'use-ability', ability });

describe('Han Solo', () => {
  test('rolls a die again that was rerolled by a lock, which does not count as rerolling it [xw.faq-dice.04]', () => {
    const table = duel(HAN, {}, LOCKED).attack('red', 'tie').rolls('blank', 'hit', 'hit').decline('han-solo');
    table.answer({ type: 'spend-lock', dice: [0] }).rolls('blank');
    expect(rerolls(table, 'attack')).toEqual([1, 0, 0]);
    table.use('han-solo').rolls('crit', 'crit', 'crit');
    expect(faces(table, 'attack')).toEqual(['crit', 'crit', 'crit']);
    expect(rerolls(table, 'attack')).toEqual([1, 0, 0]);
  });

  test('is asked before any die is rerolled; dice that he rolled again may still be rerolled [xw.faq-dice.04]', () => {
    const table = duel(HAN, {}, LOCKED).attack('red', 'tie').rolls('blank', 'blank', 'blank');
    expect(table.legal('spend-lock')).toEqual([]);
    table.use('han-solo').rolls('blank', 'hit', 'hit');
    expect(table.happened('dice-rerolled')).toEqual([]);
    expect(table.happened('dice-rolled-again')).toMatchObject([{ ship: 'red', faces: ['blank', 'hit', 'hit'] }]);
    table.answer({ type: 'spend-lock', dice: [0] }).rolls('crit');
    expect(table.happened('dice-rerolled')).toHaveLength(1);
  });

  test('is asked once after each roll: not again because he rolled again [xw.once-per-opportunity.01]', () => {
    const table = duel(HAN, {}, LOCKED).attack('red', 'tie').rolls('blank', 'blank', 'blank');
    table.use('han-solo').rolls('blank', 'blank', 'blank');
    expect(uses(table, 'han-solo')).toBe(false);
    table.answer({ type: 'spend-lock', dice: [0, 1] }).rolls('blank', 'blank');
    expect(uses(table, 'han-solo')).toBe(true);
  });

  test('rolls his defense dice again too, not those of the attacker', () => {
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const table = duel(enemy, { player: 'p1', ...HAN, at: [300, 420] }, ROCK).attack('red', 'tie');
    table.rolls('hit', 'hit', 'hit');
    expect(table.happened('ability-queued')).toEqual([]);
    const near = duel(
      enemy,
      { player: 'p1', ...HAN },
      { obstacles: { rock: { outline: 'coreasteroid0', at: [400, 500] } } },
    );
    near.attack('red', 'tie').rolls('hit', 'hit').rolls('blank').use('han-solo').rolls('evade');
    expect(near.happened('dice-rolled-again')).toMatchObject([{ ship: 'tie', die: 'defense', faces: ['evade'] }]);
  });

  test('rolls the die for an obstacle again, and only the last result counts [xw.obstacles.03]', () => {
    const over = (): Table =>
      xwingTable({
        ships: {
          han: { ...HAN, at: [300, 300], shields: 0, dial: { speed: 2, bearing: 'straight', color: 'white' } },
          tie: { player: 'p2' },
        },
        obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
        moment: { phase: 'activation', ship: 'han' },
      });
    const again = over().rolls('hit').use('han-solo').rolls('blank');
    expect([again.happened('damage-suffered'), again.ship('han').damage.facedown]).toEqual([[], 0]);
    const worse = over().rolls('blank').use('han-solo').rolls('hit');
    expect(worse.ship('han').damage.facedown).toBe(1);
    expect(over().rolls('hit').decline('han-solo').ship('han').damage.facedown).toBe(1);
  });

  test('rolls the die for a damage card again [xw.damage-cards.04]', () => {
    const acting = (): Table =>
      xwingTable({
        ships: { han: { ...HAN, at: [300, 300], damage: { faceup: ['woundedpilot'] } }, tie: { player: 'p2' } },
        ...ROCK,
        moment: { phase: 'activation', ship: 'han', step: 'perform action' },
      }).answer({ type: 'perform-action', action: 'focus' });
    expect(acting().rolls('hit').use('han-solo').rolls('blank').ship('han').tokens.stress).toBe(0);
    expect(acting().rolls('blank').use('han-solo').rolls('hit').ship('han').tokens.stress).toBe(1);
  });

  test('is not asked where no obstacle is near, nor when nothing was rolled', () => {
    const far = duel(HAN).attack('red', 'tie').rolls('blank', 'blank', 'blank');
    expect(far.happened('ability-queued')).toEqual([]);
    const none = duel({ ...HAN, damage: { faceup: ['weaponsfailure', 'weaponsfailure', 'weaponsfailure'] } }, {}, ROCK);
    none.attack('red', 'tie');
    expect(none.happened('dice-rolled')).toMatchObject([{ ship: 'red', die: 'attack', faces: [] }]);
    expect(none.happened('ability-queued')).toEqual([]);
  });
});

describe('Lando Calrissian (Scum)', () => {
  test('rerolls blanks after a reroll too, but no die twice [xw.errata-lando-calrissian-scum.01]', () => {
    const table = duel(LANDO, {}, LOCKED).attack('red', 'tie').rolls('blank', 'blank').decline('lando-calrissian-scum');
    table
      .answer({ type: 'spend-lock', dice: [0] })
      .rolls('blank')
      .use('lando-calrissian-scum');
    expect(table.legal('roll')[0]?.faces).toHaveLength(1);
    table.rolls('hit');
    expect(rerolls(table, 'attack')).toEqual([1, 1]);
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('rerolls the blank of a die rolled for an obstacle, and what it shows then counts [xw.obstacles.03]', () => {
    const table = xwingTable({
      ships: {
        lando: { ...LANDO, at: [300, 300], shields: 0, dial: { speed: 2, bearing: 'straight', color: 'white' } },
        tie: { player: 'p2' },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
      moment: { phase: 'activation', ship: 'lando' },
    });
    table.rolls('blank').use('lando-calrissian-scum').rolls('hit');
    expect(table.happened('dice-rerolled')).toMatchObject([{ ship: 'lando', faces: ['hit'] }]);
    expect(table.ship('lando').damage.facedown).toBe(1);
    // It was rerolled once: he is not asked again.
    expect(uses(table, 'lando-calrissian-scum')).toBe(false);
  });
});

test('whatever triggers when dice are rolled triggers when they are rerolled, which is rolling them [xw.dice-modification.05]', () => {
  const afterRolls = abilities.filter(({ on }) => on?.events.some((each) => each.startsWith('dice-r')));
  expect(afterRolls.map(({ id }) => id)).toEqual(expect.arrayContaining(['han-solo', 'lando-calrissian-scum']));
  for (const { on } of afterRolls) expect(on?.events).toEqual(['dice-rolled', 'dice-rerolled']);
});
