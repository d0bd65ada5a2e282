/** Upgrade cards of the slot 'officer'. */
import { spendToken } from '../../../../src/armada/effects/command-dials';
import { ability } from '../../../../src/armada/engine';
import { armada } from '../../../../src/armada/game';
import { shipOf } from '../../../../src/armada/queries/ships';
import { after } from '../../../../src/core';
import { armadaTable, type ShipOnTable, type Table } from '../../table';
import { chosen, equipped } from '../tables';

const GLADIATOR = 'gladiator-i-class-star-destroyer';

describe('liaisons', () => {
  const before = (id: string, ship: ShipOnTable = {}): Table =>
    equipped(id, { dials: ['squadron', 'navigate'], tokens: ['repair', 'navigate'], ...ship });

  test.each([
    ['defense-liaison', ['navigate', 'repair']],
    ['weapons-liaison', ['concentrate-fire', 'squadron']],
  ])('%s: before the reveal any token for one of two commands [arm.effect-use-and-timing.07]', (id, commands) => {
    const table = before(id);
    expect(chosen(table)).toEqual(
      ['repair', 'navigate'].flatMap((spend) => commands.map((become) => ({ spend, become }))),
    );
    table.answer({ chosen: { spend: 'repair', become: commands[1] } });
    expect(table.ship('ship')).toMatchObject({ dial: commands[1], tokens: ['navigate'], commandStack: ['navigate'] });
  });

  test('the token gives nothing else, and the command can be resolved with the dial [arm.effect-use-and-timing.14]', () => {
    const table = before('defense-liaison').answer({ chosen: { spend: 'repair', become: 'repair' } });
    expect(table.told('command-resolved')).toEqual([]);
    expect(table.ship('ship').resolved).toEqual([]);
  });

  test('without tokens, without a dial and for other ships nothing is asked; it may be declined', () => {
    expect(before('defense-liaison', { tokens: [] }).asks).toBe('keep the dial or take its token');
    expect(before('defense-liaison', { dials: [] }).told('ability-queued')).toEqual([]);
    expect(before('defense-liaison').answer({ type: 'decline' }).ship('ship').dial).toBe('squadron');
    const other = equipped(null, { dials: ['repair'] }, { ships: { liaison: { upgrades: ['defense-liaison'] } } });
    expect(other.asks).toBe('keep the dial or take its token');
  });

  test('tokens of other ships cannot be spent [arm.effect-use-and-timing.15]', () => {
    const table = before('defense-liaison', { tokens: [] });
    expect(table.told('ability-skipped')).toMatchObject([{ code: 'no-token' }]);
  });
});

describe('Leia Organa', () => {
  const leia = (at: readonly [number, number], dials: ('repair' | 'squadron')[] = ['squadron']): Table =>
    equipped('leia-organa', { dials: ['repair'] }, { ships: { other: { at, dials }, enemy: { owner: 'p2' } } });

  test('when she reveals a command, the top command of another friendly ship at distance 1-5 becomes the same [arm.effect-use-and-timing.05]', () => {
    const table = leia([700, 400]);
    expect(chosen(table)).toEqual(['other']);
    table.answer({ chosen: 'other' });
    expect(table.ship('other').commandStack).toEqual(['repair']);
    expect(table.ship('ship').dial).toBe('repair');
  });

  test('not beyond distance 5, not without a dial; it may be declined [arm.range-and-distance.09]', () => {
    expect(leia([1000, 400]).told('ability-skipped')).toMatchObject([{ code: 'not-at-distance' }]);
    expect(leia([700, 400], []).told('ability-skipped')).toMatchObject([{ code: 'no-dial' }]);
    expect(leia([700, 400]).answer({ type: 'decline' }).ship('other').commandStack).toEqual(['squadron']);
  });
});

describe('Wulff Yularen', () => {
  const spending = (upgrade: string | null = 'wulff-yularen'): Table =>
    equipped(upgrade, { card: GLADIATOR, tokens: ['repair'], dials: ['squadron'], shields: { left: 0 } })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'repair', with: 'token' });

  test('when a token is spent he is exhausted for another of its kind [arm.readied.02, arm.effect-use-and-timing.05]', () => {
    const table = spending().answer({ type: 'use-ability' });
    expect(table.ship('ship')).toMatchObject({ tokens: ['repair'], upgrades: [{ exhausted: true }] });
    expect(table.told('upgrade-exhausted')).toMatchObject([{ ship: 'ship', upgrade: 'ship/wulff-yularen' }]);
  });

  test('the command was resolved all the same: the new token waits for another round [arm.commands.35]', () => {
    const table = spending().answer({ type: 'use-ability' }).answer({ type: 'end-repair' });
    const again = { type: 'resolve-command', player: 'p1', ship: 'ship', command: 'repair', with: 'token' } as const;
    expect(table.whyNot(again)).toMatchObject({ code: 'already-resolved' });
  });

  test('exhausted he cannot be used again, until the Status Phase readies him [arm.upgrade-cards.13, arm.upgrade-cards.14, arm.exhausted.01]', () => {
    const table = equipped('wulff-yularen', {
      card: GLADIATOR,
      tokens: ['repair'],
      exhausted: ['wulff-yularen'],
      dials: ['squadron'],
      shields: { left: 0 },
    });
    table.answer({ type: 'keep-dial' }).answer({ type: 'resolve-command', command: 'repair', with: 'token' });
    expect(table.told('ability-skipped')).toMatchObject([{ ability: 'wulff-yularen', code: 'exhausted' }]);
    const upgrades = { card: GLADIATOR, upgrades: ['wulff-yularen', 'nav-team'], exhausted: ['wulff-yularen'] };
    const status = armadaTable({ ships: { ship: upgrades }, moment: { phase: 'status' } });
    expect(status.told('upgrade-readied')).toMatchObject([{ ship: 'ship', upgrade: 'ship/wulff-yularen' }]);
    expect(status.ship('ship').upgrades.map(({ exhausted }) => exhausted)).toEqual([false, false]);
  });

  test('a token that pays for another card is spent, too [arm.effect-use-and-timing.14]', () => {
    const rules = ['arm.effect-use-and-timing.14'];
    // The liaisons, whom a token pays, would need his place among the officers.
    const pays = ability({
      id: 'test/pays',
      card: 'upgrade:nav-team',
      rules,
      on: after('ship-activates'),
      cost: { cannot: () => null, pay: (state) => spendToken(state, shipOf(state, 'ship'), 'navigate', rules) },
      effect: () => {},
    });
    const ship = { card: GLADIATOR, upgrades: ['nav-team', 'wulff-yularen'], tokens: ['navigate' as const] };
    const moment = { phase: 'ship', ship: 'ship' } as const;
    const table = armadaTable({ ships: { ship }, moment }, armada.with({ abilities: [pays] }));
    expect(table.ship('ship').tokens).toEqual([]);
    table.answer({ type: 'use-ability', ability: 'wulff-yularen' });
    expect(table.ship('ship').tokens).toEqual(['navigate']);
  });

  test('spending a dial is not spending a token; other ships are not his [arm.upgrade-cards.12]', () => {
    const repair = { card: GLADIATOR, dials: ['repair' as const], shields: { left: 0 } };
    const dial = equipped('wulff-yularen', repair).answer({ type: 'keep-dial' });
    dial.answer({ type: 'resolve-command', command: 'repair', with: 'dial' });
    expect(dial.told('ability-queued')).toEqual([]);
    expect(spending(null).told('ability-queued')).toEqual([]);
  });
});
