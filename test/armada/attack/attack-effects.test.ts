/** Step 3 of an attack: accuracy icons, concentrate fire, and what is done to dice. */
import type { Table } from '../table';
import { duel, frontal } from './duels';

function pool({ state }: Table): string[] {
  const dice = state.stack.flatMap((frame) =>
    'pool' in frame ? (frame['pool'] as { kind: string; face: string }[]) : [],
  );
  return dice.map(({ kind, face }) => `${kind} ${face}`);
}

/** The Victory II attacks the CR90 at medium range: evade, evade, redirect. */
const VICTORY = {
  attacker: 'vsd',
  range: 'medium',
  vsd: { owner: 'p2', card: 'victory-ii-class-star-destroyer' },
} as const;
const SIX = ['red accuracy', 'red accuracy', 'red hit', 'blue accuracy', 'blue hit', 'blue critical'];

describe('accuracy icons', () => {
  test('each one that is spent chooses a defense token, which cannot be spent in this attack; the die leaves the pool [arm.attack.15, arm.dice-icons.03, arm.modifying-dice.06]', () => {
    const table = frontal(VICTORY).rolls(...SIX);
    expect(table.by).toEqual(['p2']);
    table.answer({ type: 'spend-accuracy', die: 0, token: 'redirect' });
    expect(table.told('die-spent')).toMatchObject([{ color: 'blue', face: 'accuracy' }]);
    expect(pool(table)).toHaveLength(5);
    table.passes();
    expect(table.asks).toBe('spend defense tokens');
    const redirect = {
      player: 'p1',
      defender: 'cr90',
      token: 'redirect',
      exhausted: false,
      die: null,
      zone: 'left',
    } as const;
    expect(table.whyNot({ type: 'spend-defense-token', ...redirect })).toMatchObject({ code: 'barred-by-accuracy' });
    expect(table.ship('cr90').defense).toHaveLength(3);
    expect(table.ship('cr90').defense.every(({ exhausted }) => !exhausted)).toBe(true);
  });

  test('one icon bars one of two evade tokens; the other needs a second icon [arm.attack.16, arm.attack.15]', () => {
    const one = frontal(VICTORY)
      .rolls(...SIX)
      .answer({ type: 'spend-accuracy', die: 0, token: 'evade' });
    const evades = (table: Table): number =>
      table.legal().filter((action) => action.type === 'spend-defense-token' && action.token === 'evade').length;
    const both = frontal(VICTORY)
      .rolls(...SIX)
      .answer({ type: 'spend-accuracy', die: 0, token: 'evade' });
    one.passes();
    expect(evades(one)).toBeGreaterThan(0);
    both.answer({ type: 'spend-accuracy', token: 'evade' });
    expect(both.told('accuracy-spent')).toHaveLength(2);
    expect(both.legal().some((action) => action.type === 'spend-accuracy' && action.token === 'evade')).toBe(false);
    both.passes();
    expect(evades(both)).toBe(0);
  });

  test('spending is optional, and an icon that is not spent does nothing [arm.dice-icons.04, arm.dice-icons.05]', () => {
    const table = frontal(VICTORY).rolls(
      'red accuracy',
      'red accuracy',
      'red blank',
      'blue accuracy',
      'blue accuracy',
      'blue accuracy',
    );
    table.passes('spend defense tokens').passes();
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 0 }]);
    expect(table.ship('cr90').shields.front).toBe(2);
  });

  test('where the defender has no tokens there is nothing to choose [arm.attack.15]', () => {
    const table = frontal({ ...VICTORY, cr90: { defense: [] } }).rolls(...SIX);
    expect(table.told('damage-totaled')).toHaveLength(0);
    expect(table.asks).toBe('resolve a critical effect');
  });

  test('accuracy and modifying dice come in any order: a rerolled die can show the icon that is spent then [arm.attack.13, arm.attack-summary.02]', () => {
    const table = frontal({ ...VICTORY, vsd: { ...VICTORY.vsd, tokens: ['concentrate-fire'] } }).rolls(...SIX);
    table.answer({ type: 'spend-accuracy', die: 0, token: 'redirect' });
    table.answer({ type: 'resolve-command', with: 'token' });
    const blank = pool(table).indexOf('red hit');
    table.answer({ type: 'reroll-die', die: blank }).rolls('red accuracy');
    expect(table.asks).toBe('resolve attack effects');
    expect(table.legal().some(({ type }) => type === 'spend-accuracy')).toBe(true);
  });
});

describe('concentrate fire', () => {
  const commanding = (spent: object): Table => frontal({ cr90: spent }).rolls('red blank', 'red hit', 'blue hit');
  const resolve = (table: Table, how: string): Table =>
    table.answer({ type: 'resolve-command', command: 'concentrate-fire', with: how });

  test('the dial adds a die of a color that is in the pool, as this is resolved in the step of attack effects [arm.commands.30, arm.commands.31, arm.attack.14]', () => {
    const table = resolve(commanding({ dial: 'concentrate-fire' }), 'dial');
    expect(table.asks).toBe('add a die');
    expect(table.legal().map((action) => 'color' in action && action.color)).toEqual(['red', 'blue']);
    expect(table.whyNot({ type: 'add-die', player: 'p1', attacker: 'cr90', color: 'black' })).toMatchObject({
      code: 'no-such-color',
    });
    table.answer({ type: 'add-die', color: 'red' }).rolls('red double-hit');
    expect(pool(table)).toEqual(['blue hit', 'red blank', 'red hit', 'red double-hit']);
    expect(table.told('die-added')).toMatchObject([{ color: 'red', face: 'double-hit' }]);
    expect(table.ship('cr90')).toMatchObject({
      dial: null,
      spentDial: 'concentrate-fire',
      resolved: ['concentrate-fire'],
    });
  });

  test('an added die is rolled; it is one more of its color [arm.modifying-dice.04]', () => {
    const table = resolve(commanding({ dial: 'concentrate-fire' }), 'dial').answer({ type: 'add-die', color: 'blue' });
    expect(table.by).toEqual(['chance']);
    expect(table.rolls('blue accuracy').told('die-added')).toMatchObject([{ face: 'accuracy' }]);
  });

  test('without dice in the pool none can be added [arm.commands.32]', () => {
    // The right zone has one red die at long range; it is spent as an accuracy icon.
    const table = duel({ range: 'long', cr90: { facing: 270, dial: 'concentrate-fire' } });
    table.attack('cr90', 'right', 'vsd', 'front').rolls('red accuracy');
    const command = {
      type: 'resolve-command',
      player: 'p1',
      ship: 'cr90',
      command: 'concentrate-fire',
      with: 'dial',
    } as const;
    expect(table.whyNot(command)).toBeNull();
    table.answer({ type: 'spend-accuracy', token: 'brace' });
    expect(table.whyNot(command)).toMatchObject({ code: 'no-dice' });
  });

  test('the token rerolls one die of the attacker’s choice; the new result stands [arm.commands.33, arm.modifying-dice.02]', () => {
    const table = resolve(commanding({ tokens: ['concentrate-fire'] }), 'token');
    expect(table.asks).toBe('reroll a die');
    table.answer({ type: 'reroll-die', die: 1 }).rolls('red double-hit');
    expect(table.told('dice-rerolled')).toMatchObject([
      { were: [{ color: 'red', face: 'blank' }], dice: [{ color: 'red', face: 'double-hit' }], player: 'p1' },
    ]);
    expect(pool(table)).toEqual(['blue hit', 'red double-hit', 'red hit']);
    expect(table.ship('cr90').tokens).toEqual([]);
  });

  test('dial and token together add a die and reroll one in the same pool, the added one too; it is one resolution [arm.commands.38, arm.commands.36]', () => {
    const table = resolve(commanding({ dial: 'concentrate-fire', tokens: ['concentrate-fire'] }), 'dial-and-token');
    table.answer({ type: 'add-die', color: 'red' }).rolls('red blank');
    // Of the two red blanks, which are alike, the first is named.
    table.answer({ type: 'reroll-die', die: 1 }).rolls('red accuracy');
    expect(pool(table)).toHaveLength(4);
    expect(table.told('command-resolved')).toMatchObject([{ command: 'concentrate-fire', with: 'dial-and-token' }]);
  });

  test('the same command is not resolved twice: the token cannot follow the dial [arm.commands.40, arm.commands.35]', () => {
    const table = resolve(commanding({ dial: 'concentrate-fire', tokens: ['concentrate-fire'] }), 'dial');
    table.answer({ type: 'add-die', color: 'red' }).rolls('red blank');
    expect(
      table.whyNot({ type: 'resolve-command', player: 'p1', ship: 'cr90', command: 'concentrate-fire', with: 'token' }),
    ).toMatchObject({ code: 'already-resolved' });
  });

  test('nothing is asked of a ship that has neither dial nor token of it [arm.commands.30]', () => {
    const table = frontal({ cr90: { dial: 'repair' }, vsd: { owner: 'p2', defense: [] } }).rolls(
      'red hit',
      'red hit',
      'blue hit',
    );
    expect(table.told('damage-totaled')).toHaveLength(1);
  });
});

test('a die that was rerolled can be rerolled again [arm.modifying-dice.03]', () => {
  // By the attacker’s token, then by the defender’s evade at medium range.
  const table = frontal({ ...VICTORY, vsd: { ...VICTORY.vsd, tokens: ['concentrate-fire'] } }).rolls(...SIX);
  table.answer({ type: 'resolve-command', with: 'token' });
  const die = pool(table).indexOf('red hit');
  table.answer({ type: 'reroll-die', die }).rolls('red double-hit').passes();
  table
    .answer({ type: 'spend-defense-token', token: 'evade', die: pool(table).indexOf('red double-hit') })
    .rolls('red blank');
  expect(table.told('dice-rerolled').map(({ player }) => player)).toEqual(['p2', 'p1']);
  expect(pool(table).filter((die) => die === 'red blank')).toHaveLength(1);
});
