/** Upgrades of the slot 'sensor'. */
import { duel, faces } from '../../duel';

describe('equipment', () => {
  test('Fire-Control System: a reroll for a lock that then cannot be spent; all else can [xw.dice-modification.05, xw.golden-rules.03]', () => {
    const table = duel({ upgrades: ['firecontrolsystem'], tokens: { focus: 1 } }, {}, { locks: [['red', 'tie']] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    expect(table.offers({ type: 'spend-lock' })).toBe(true);
    table.use('fire-control-system').choose('fire-control-system', 0).rolls('focus');
    expect(table.offers({ type: 'spend-lock' })).toBe(false);
    expect(table.state.locks).toHaveLength(1);
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'focus', 'hit']);
    expect(table.answer({ type: 'spend-focus' }).happened('die-changed')).toMatchObject([{ from: 'focus', to: 'hit' }]);
  });

  test.each([
    ['of its own ship on the defender', [['red', 'tie']], true],
    ['of its own ship on another', [['red', 'other']], false],
    ['of another ship on the defender', [['wing', 'tie']], false],
  ] as const)('Fire-Control System: with a lock %s [xw.dice-modification.05]', (_whose, locks, offered) => {
    const others = { other: { player: 'p2', at: [600, 500] }, wing: { at: [600, 300] } } as const;
    const table = duel({ upgrades: ['firecontrolsystem'] }, {}, { locks, others }).attack('red', 'tie');
    expect(table.rolls('blank', 'blank', 'hit').offers({ ability: 'fire-control-system' })).toBe(offered);
  });
});
