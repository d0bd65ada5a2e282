/** Commanders, titles, officers and other upgrades that work outside attacks. */
import { after, sameJson } from '../../../src/core';
import { spendToken } from '../../../src/armada/effects/command-dials';
import { ability } from '../../../src/armada/engine';
import { armada } from '../../../src/armada/game';
import { shipOf } from '../../../src/armada/queries/ships';
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';
import { aboutToBeDealt } from './dealt';

const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer';
const GLADIATOR = 'gladiator-i-class-star-destroyer';

/** A ship of p1 with an upgrade as its activation begins, or at the step. */
function equipped(upgrade: string | null, ship: ShipOnTable = {}, more: Partial<TableSpec> = {}): Table {
  const { ships = {}, ...rest } = more;
  const spec = { at: [500, 400] as const, card: NEBULON, upgrades: upgrade === null ? [] : [upgrade], ...ship };
  return armadaTable({ moment: { phase: 'ship', ship: 'ship' }, ...rest, ships: { ship: spec, ...ships } });
}

const chosen = (table: Table): unknown[] =>
  table.legal().flatMap((action) => (action.type === 'choose' ? [action.chosen] : []));
const points = (table: Table): unknown => (table.state.stack.at(-1) as unknown as { points: number }).points;

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

describe('what commands give', () => {
  const repair = (upgrade: string | null, spent: string, more: Partial<TableSpec> = {}): Table =>
    equipped(upgrade, { dials: ['repair'], tokens: ['repair'], shields: { left: 0, front: 0 } }, more)
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'repair', with: spent });

  test('Engineering Team: one point more, by dial, by token after halving, and once by both [arm.effect-use-and-timing.04, arm.commands.24]', () => {
    const of = (upgrade: string | null): unknown[] =>
      ['dial', 'token', 'dial-and-token'].map((spent) => points(repair(upgrade, spent)));
    expect(of(null)).toEqual([3, 2, 5]);
    expect(of('engineering-team')).toEqual([4, 3, 6]);
  });

  test('Redemption: one point more for every friendly ship at distance 1-5, itself among them [arm.friendly-and-enemy.03]', () => {
    expect(points(repair('redemption', 'dial'))).toBe(4);
    const near = (owner: string, x: number): unknown =>
      points(
        repair(null, 'dial', { ships: { title: { owner, card: NEBULON, at: [x, 400], upgrades: ['redemption'] } } }),
      );
    expect(near('p1', 800)).toBe(4);
    expect(near('p1', 900)).toBe(3);
    expect(near('p2', 800)).toBe(3);
  });

  test('Expanded Hangar Bay: one squadron more by the dial, none by the token [arm.commands.11, arm.commands.16]', () => {
    const left = (upgrade: string | null, spent: string): unknown => {
      const table = equipped(
        upgrade,
        { owner: 'p2', card: VICTORY, dials: ['squadron'], tokens: ['squadron'] },
        { ships: { own: {} }, squadrons: { tie: { owner: 'p2', at: [600, 400] } } },
      );
      table.answer({ type: 'keep-dial' }).answer({ type: 'resolve-command', command: 'squadron', with: spent });
      return (table.state.stack.at(-1) as unknown as { left: number }).left;
    };
    expect([left(null, 'dial'), left('expanded-hangar-bay', 'dial')]).toEqual([3, 4]);
    expect([left(null, 'token'), left('expanded-hangar-bay', 'token')]).toEqual([1, 1]);
  });

  describe('Nav Team', () => {
    const navigating = (upgrade: string | null): Table =>
      equipped(
        upgrade,
        { speed: 2, dial: 'navigate', tokens: ['navigate'] },
        { moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' } },
      );
    const courses = (table: Table): number =>
      new Set(table.legal().flatMap((action) => (action.type === 'determine-course' ? [action.clicks.join()] : [])))
        .size;
    const after = (upgrade: string | null, spent: string, speed: number): number =>
      courses(navigating(upgrade).answer({ type: 'resolve-navigate', with: spent, speed }));

    test('a token may raise one yaw value instead of changing the speed [arm.commands.08]', () => {
      const stay = { type: 'resolve-navigate', player: 'p1', ship: 'ship', with: 'token', speed: 2 } as const;
      expect(navigating(null).whyNot(stay)).not.toBeNull();
      expect(after('nav-team', 'token', 2)).toBe(after(null, 'dial', 2));
    });

    test('a token that changes the speed raises none [arm.commands.08]', () => {
      expect(after('nav-team', 'token', 3)).toBe(after(null, 'token', 3));
    });

    test('with the dial, the token raises a second yaw value, unless both change the speed [arm.commands.36]', () => {
      expect(after('nav-team', 'dial-and-token', 2)).toBeGreaterThan(after(null, 'dial-and-token', 2));
      expect(after('nav-team', 'dial-and-token', 3)).toBeGreaterThan(after(null, 'dial-and-token', 3));
      expect(after('nav-team', 'dial-and-token', 0)).toBe(after(null, 'dial-and-token', 0));
    });
  });
});
