/** Upgrade cards of the slot 'commander'. */
import { armada } from '../../../../src/armada/game';
import { sameJson } from '../../../../src/core';
import { aboutToBeDealt } from '../dealt';
import { armadaTable, type Table } from '../../table';
import { chosen } from '../tables';

describe('Grand Moff Tarkin', () => {
  const ships = {
    tarkin: { owner: 'p2', upgrades: ['grand-moff-tarkin'], tokens: ['repair' as const] },
    other: { owner: 'p2', at: [900, 820] as const },
    rebel: {},
  };
  const start = (): Table => armadaTable({ ships, moment: { phase: 'ship' } });

  test('at the start of the Ship Phase each friendly ship gains a token of one command [arm.effect-use-and-timing.05]', () => {
    const table = start();
    expect(table.by).toEqual(['p2']);
    expect(chosen(table)).toEqual(['navigate', 'squadron', 'repair', 'concentrate-fire']);
    table.answer({ chosen: 'squadron' });
    expect(['tarkin', 'other', 'rebel'].map((id) => table.ship(id).tokens)).toEqual([
      ['repair', 'squadron'],
      ['squadron'],
      [],
    ]);
  });

  test('it is optional, and a ship that has such a token discards the new one [arm.effect-use-and-timing.12, arm.command-tokens.05]', () => {
    const declined = start().answer({ type: 'decline' });
    expect(declined.ship('other').tokens).toEqual([]);
    expect(declined.asks).toBe('activate a ship');
    expect(start().answer({ chosen: 'repair' }).ship('tarkin').tokens).toEqual(['repair']);
  });

  test('in no other phase', () => {
    expect(armadaTable({ ships, moment: { phase: 'squadron' } }).told('ability-used')).toEqual([]);
  });

  test('a discarded card has no effect [arm.upgrade-cards.11, arm.effect-use-and-timing.17]', () => {
    const tarkin = { ...ships.tarkin, discarded: ['grand-moff-tarkin'] };
    expect(armadaTable({ ships: { ...ships, tarkin }, moment: { phase: 'ship' } }).asks).toBe('activate a ship');
  });
});

describe('General Dodonna', () => {
  const dodonna = { owner: 'p2', card: 'cr90-corvette-a', upgrades: ['general-dodonna'] };
  const due = (upgrades: string[] = ['general-dodonna']): Table =>
    aboutToBeDealt({}, { ships: { enemy: { ...dodonna, upgrades } } });
  const looking = (): Table => {
    const table = due().answer({ type: 'use-ability' });
    for (const card of ['comm-noise', 'injured-crew', 'comm-noise', 'power-failure']) table.answer({ card });
    return table;
  };

  test('before an enemy ship is dealt a faceup card, of the top four one is dealt and the others are discarded [arm.effect-use-and-timing.07]', () => {
    const table = looking();
    expect(table.by).toEqual(['p2']);
    expect(chosen(table)).toEqual(['comm-noise', 'injured-crew', 'power-failure']);
    table.answer({ chosen: 'power-failure' });
    expect(table.ship('ship').damage.faceup).toMatchObject([{ card: 'power-failure' }]);
    const discarded = table.state.damageDiscard.faceup.map(({ card }) => card);
    expect(discarded).toEqual(['comm-noise', 'injured-crew', 'comm-noise']);
    expect(table.state.damageDeck.top).toEqual([]);
    expect(table.state.damageLook).toBeNull();
  });

  test('only who looks sees the four; nobody can tell them from the deck', () => {
    const { state } = looking();
    const seen = (viewer: string) => armada.view(state, viewer).damageLook;
    expect(seen('p2')?.cards).toEqual(['comm-noise', 'injured-crew', 'comm-noise', 'power-failure']);
    expect(seen('p1')).toEqual({ player: 'p2', cards: [null, null, null, null] });
    expect(armada.view(state, 'p1').damageDeck.unknown).toHaveLength(52);
    const dealtAnew = armada.resample(state, 'p1', 7);
    expect(sameJson(armada.view(dealtAnew, 'p1') as never, armada.view(state, 'p1') as never)).toBe(true);
    expect(dealtAnew.damageLook?.cards).not.toEqual(state.damageLook?.cards);
    expect(armada.resample(state, 'p2', 7).damageLook).toEqual(state.damageLook);
  });

  test('it is optional; for friendly ships it does nothing', () => {
    expect(due().answer({ type: 'decline' }).answer({ card: 'injured-crew' }).told('damage-cards-looked-at')).toEqual(
      [],
    );
    const friendly = aboutToBeDealt({ upgrades: ['general-dodonna'] });
    expect(friendly.by).toEqual(['chance']);
    expect(friendly.legal()[0]).toMatchObject({ type: 'draw' });
  });

  test('with fewer than four cards left the discard pile is shuffled in [arm.damage.13]', () => {
    const table = due();
    table.state = {
      ...table.state,
      damageDeck: { ...table.state.damageDeck, unknown: ['power-failure'] },
      damageDiscard: { facedown: 0, faceup: [{ id: 'damage-discard-1', card: 'injured-crew' }] },
    };
    table.answer({ type: 'use-ability' }).answer({ card: 'power-failure' }).answer({ card: 'injured-crew' });
    expect(table.told('damage-deck-shuffled')).toHaveLength(1);
    expect(chosen(table)).toEqual(['power-failure', 'injured-crew']);
    table.answer({ chosen: 'power-failure' });
    expect(table.ship('ship').damage.faceup).toMatchObject([{ card: 'power-failure' }]);
  });
});
