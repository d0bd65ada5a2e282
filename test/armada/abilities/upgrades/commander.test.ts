/** Upgrade cards of the slot 'commander'. */
import { armada } from '../../../../src/armada/game';
import { sameJson } from '../../../../src/core';
import { aboutToBeDealt } from '../dealt';
import { hullValue, shipOf } from '../../../../src/armada/queries/ships';
import { frontal, type Duel } from '../../attack/duels';
import { armadaTable, type ShipOnTable, type Table } from '../../table';
import { chosen, offered, pool } from '../tables';

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

  test('a card on top that is known is the first of the four', () => {
    const table = due();
    const damageDeck = { ...table.state.damageDeck, top: ['power-failure', 'injured-crew'] };
    table.state = { ...table.state, damageDeck };
    table.answer({ type: 'use-ability' }).answer({ card: 'comm-noise' }).answer({ card: 'comm-noise' });
    expect(table.told('damage-cards-looked-at')).toMatchObject([
      { count: 4, cards: ['power-failure', 'injured-crew', 'comm-noise', 'comm-noise'] },
    ]);
    table.answer({ chosen: 'injured-crew' });
    expect(table.ship('ship').damage.faceup).toMatchObject([{ card: 'injured-crew' }]);
    expect(table.state.damageDeck).toMatchObject({ top: [], unknown: { length: damageDeck.unknown.length - 2 } });
  });
});

test('where no damage card is left, none is dealt faceup [arm.damage.13]', () => {
  const enemy = { owner: 'p2', card: 'cr90-corvette-a', upgrades: ['general-dodonna'] };
  const table = aboutToBeDealt({}, { ships: { enemy } });
  const none = { damageDeck: { ...table.state.damageDeck, unknown: [] }, damageDiscard: { facedown: 0, faceup: [] } };
  table.state = { ...table.state, ...none };
  table.answer({ type: 'decline' });
  expect(table.told('damage-deck-empty')).toMatchObject([{ ship: 'ship' }]);
  expect(table.ship('ship').damage).toEqual({ facedown: 0, faceup: [] });
});

describe('Admiral Motti', () => {
  const ships = (more: ShipOnTable = {}) => ({
    cr90: { at: [500, 300] as const },
    motti: { owner: 'p2', upgrades: ['admiral-motti'], at: [500, 480] as const, ...more },
    glad: { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: [1200, 800] as const, damage: { facedown: 5 } },
  });
  test('each friendly ship has more hull, by its size: 1 small, 2 medium [arm.golden-rules.02]', () => {
    const { state } = armadaTable({ ships: ships(), moment: { phase: 'ship' } });
    const hull = (id: string): number => hullValue(state, shipOf(state, id));
    expect([hull('motti'), hull('glad'), hull('cr90')]).toEqual([10, 6, 4]);
  });

  test('when his ship is destroyed, ships that only he held together are, too [arm.destroyed-ships-and-squadrons.01]', () => {
    const table = armadaTable({
      ships: ships({ damage: { facedown: 9 }, shields: { front: 0 } }),
      moment: { phase: 'ship', ship: 'cr90', step: 'attack' },
    })
      .attack('cr90', 'front', 'motti', 'front')
      .rolls('red hit', 'red blank', 'blue accuracy');
    while (table.asks !== '' && table.told('ship-destroyed').length === 0) table.passes();
    expect(table.told('ship-destroyed').map(({ ship }) => ship)).toEqual(['motti', 'glad']);
    expect(table.told('game-ended')).toHaveLength(1);
  });

  test('with less damage nobody is', () => {
    expect(armadaTable({ ships: ships(), moment: { phase: 'ship' } }).told('ship-destroyed')).toEqual([]);
  });
});

describe('Admiral Screed', () => {
  const DICE = ['red hit', 'red blank', 'red hit', 'black blank', 'black hit', 'black hit'];
  const screed = (upgrades: string[], more: Duel = {}): Table =>
    frontal({
      attacker: 'vsd',
      vsd: { upgrades: ['gunnery-team'] },
      more: { other: { owner: 'p2', at: [1200, 800], upgrades }, second: { at: [570, 300] } },
      ...more,
    });

  test('a die is spent for a critical icon on another one, once in an activation [arm.modifying-dice.06, arm.modifying-dice.05]', () => {
    const table = screed(['admiral-screed'])
      .rolls(...DICE)
      .answer({ type: 'use-ability' });
    const [blank, black] = [pool(table).indexOf('red blank'), pool(table).indexOf('black hit')];
    table.answer({ chosen: { spend: blank, die: black, to: 'hit-critical' } });
    expect(pool(table)).toContain('black hit-critical');
    expect(table.told('die-spent')).toMatchObject([{ color: 'red', face: 'blank' }]);
    table
      .passes('declare a target')
      .answer({ type: 'declare-target', zone: 'front', defender: 'second', defendingZone: 'front' });
    table.rolls(...DICE);
    expect(offered(table)).toEqual([]);
    expect(table.told('attack-declared')).toHaveLength(2);
  });

  test('he waits for no other activation, and helps no enemy', () => {
    const used = screed(['admiral-screed'])
      .rolls(...DICE)
      .answer({ type: 'use-ability' });
    used.answer({
      chosen: { spend: pool(used).indexOf('red blank'), die: pool(used).indexOf('red hit'), to: 'critical' },
    });
    expect(offered(used)).toEqual([]);
    const enemy = screed(['admiral-screed'], { attacker: 'cr90' }).rolls('red hit', 'red blank', 'blue hit');
    expect(offered(enemy)).toEqual([]);
    expect(offered(screed([]).rolls(...DICE))).toEqual([]);
  });
});

describe('Garm Bel Iblis', () => {
  const ships = {
    garm: { card: 'assault-frigate-mark-ii-a', upgrades: ['garm-bel-iblis'], tokens: ['repair' as const] },
    cr90: {},
    enemy: { owner: 'p2' },
  };
  const round = (before: number): Table => armadaTable({ ships, round: before, moment: { phase: 'status' } });

  test('at the start of the fifth round each friendly ship may gain as many tokens as its command value [arm.command-tokens.04]', () => {
    const table = round(4).answer({ type: 'use-ability' });
    expect(chosen(table)).toHaveLength(5);
    table.answer({ chosen: ['navigate', 'squadron', 'repair'] });
    expect(chosen(table)).toEqual([['navigate'], ['squadron'], ['repair'], ['concentrate-fire'], []]);
    table.answer({ chosen: [] });
    expect(new Set(table.ship('garm').tokens)).toEqual(new Set(['navigate', 'squadron', 'repair']));
    expect([table.ship('cr90').tokens, table.ship('enemy').tokens]).toEqual([[], []]);
  });

  test('in no other round', () => {
    expect(round(3).told('ability-queued')).toEqual([]);
  });
});

describe('Mon Mothma', () => {
  const evading = (range: Duel['range'], upgrades: string[]): Table => {
    const dice =
      range === 'close'
        ? ['red hit', 'red hit', 'red hit', 'black hit', 'black hit', 'black hit']
        : ['red hit', 'red hit', 'red hit'];
    return frontal({ attacker: 'vsd', range: range ?? 'close', more: { flag: { at: [1500, 80], upgrades } } })
      .rolls(...dice)
      .passes('spend defense tokens')
      .answer({ type: 'spend-defense-token', token: 'evade', die: 0 });
  };

  test('evade cancels a die at medium range, and has one rerolled at close range [arm.defense-tokens.09, arm.defense-tokens.10]', () => {
    expect(evading('medium', ['mon-mothma']).told('dice-canceled')).toHaveLength(1);
    expect(evading('close', ['mon-mothma']).asks).toBe('dice again');
    expect(evading('medium', []).asks).toBe('dice again');
  });

  test('not of enemies', () => {
    const table = frontal({
      range: 'medium',
      cr90: { upgrades: ['mon-mothma'] },
      vsd: { card: 'gladiator-i-class-star-destroyer' },
    })
      .rolls('red hit', 'red hit', 'blue hit')
      .passes('spend defense tokens')
      .answer({ type: 'spend-defense-token', token: 'evade', die: 0 });
    expect(table.asks).toBe('dice again');
  });
});
