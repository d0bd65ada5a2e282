/** When effects of cards are used, in which order, and what they are (arm.effect-use-and-timing, arm.upgrade-cards, arm.readied). */
import { damageDeck, squadronCards, upgradeCards, type Command } from '../../../src/armada/facts';
import { engine } from '../../../src/armada/engine';
import { armada } from '../../../src/armada/game';
import { scoreOf } from '../../../src/armada/queries/score';
import { armadaTable, type ShipOnTable, type Table } from '../table';
import { frontal } from '../attack/duels';

const NEBULON = 'nebulon-b-escort-frigate';

test('every upgrade, every unique squadron and every kind of damage card has an ability', () => {
  const keys = [
    ...upgradeCards().map(({ id }) => `upgrade:${id}`),
    ...squadronCards().flatMap(({ id, unique }) => (unique ? [`squadron:${id}`] : [])),
    ...damageDeck().map(({ id }) => `damage:${id}`),
  ];
  expect(keys).toHaveLength(60 + 15 + 22);
  expect(keys.filter((key) => !engine.adjudicated(key))).toEqual([]);
});

describe('the order of effects', () => {
  const activating = (faceup: string[], dials: readonly Command[] = ['repair']): Table => {
    const ship: ShipOnTable = { at: [500, 400], card: NEBULON, dials: [...dials], tokens: ['squadron'] };
    return armadaTable({
      ships: { ship: { ...ship, upgrades: ['defense-liaison'], damage: { faceup } }, own: {} },
      moment: { phase: 'ship', ship: 'ship' },
    });
  };

  test('of effects of one moment their player resolves any first [arm.effect-use-and-timing.10]', () => {
    const table = activating(['crew-panic']);
    expect(table.by).toEqual(['p1']);
    const order = table.legal().flatMap((action) => (action.type === 'order-ability' ? [action.ability] : []));
    expect(order.sort()).toEqual(['crew-panic', 'defense-liaison']);
    table.answer({ ability: 'defense-liaison' });
    expect(table.asks).toContain('defense-liaison');
    expect(activating([]).asks).toContain('defense-liaison');
  });

  describe('what an effect works on is looked at again as it would be resolved [arm.effect-use-and-timing.17]', () => {
    const discards = (table: Table): Table =>
      table.answer({ ability: 'crew-panic' }).answer({ chosen: 'discard-dial' });
    const dials = (table: Table) => table.ship('ship').commandStack;

    test.each([
      ['on an empty stack', ['repair'], []],
      ["nor next round's", ['repair', 'squadron'], ['squadron']],
    ] as const)('after Crew Panic has discarded the dial no liaison writes another %s', (_where, given, left) => {
      const table = discards(activating(['crew-panic'], given));
      expect(table.told('ability-skipped')).toMatchObject([{ ability: 'defense-liaison', code: 'no-longer' }]);
      expect(table.told('dial-changed')).toEqual([]);
      expect(dials(table)).toEqual(left);
      expect(table.ship('ship').tokens).toEqual(['squadron']);
    });

    test('the liaison first: its dial is the one that is discarded', () => {
      const table = activating(['crew-panic'], ['repair', 'squadron']).answer({ ability: 'defense-liaison' });
      table.answer({ type: 'choose', chosen: { spend: 'squadron', become: 'navigate' } });
      table.answer({ chosen: 'discard-dial' });
      expect(table.told('dial-discarded')).toMatchObject([{ command: 'navigate' }]);
      expect(dials(table)).toEqual(['squadron']);
    });

    test('of two Crew Panics the second asks nothing once the dial is gone, and asks where damage was suffered', () => {
      const two = (chosen: string): Table => {
        const ship: ShipOnTable = { at: [500, 400], card: NEBULON, dials: ['repair', 'squadron'] };
        const table = armadaTable({
          ships: { ship: { ...ship, damage: { faceup: ['crew-panic', 'crew-panic'] } }, own: {} },
          moment: { phase: 'ship', ship: 'ship' },
        });
        const [first] = table.legal();
        return table.answer(first as never).answer({ chosen });
      };
      const gone = two('discard-dial');
      expect(dials(gone)).toEqual(['squadron']);
      expect(gone.told('dial-discarded')).toHaveLength(1);
      expect(gone.asks).toBe('declare a target');
      const stays = two('suffer-damage').answer({ type: 'choose-hull-zone', zone: 'rear' });
      expect(stays.asks).toContain('crew-panic');
    });
  });

  test("the first player's come first, whoever that is [arm.effect-use-and-timing.11]", () => {
    const tarkin = { card: 'victory-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'] };
    for (const first of ['p1', 'p2']) {
      const ships = { one: { ...tarkin, owner: 'p1' }, two: { ...tarkin, owner: 'p2' } };
      const table = armadaTable({ ships, first, moment: { phase: 'ship' } });
      expect(table.by).toEqual([first]);
      table.answer({ chosen: 'repair' });
      expect(table.by).toEqual([first === 'p1' ? 'p2' : 'p1']);
    }
  });

  test('attack dice are modified as attack effects are resolved, and not later [arm.effect-use-and-timing.02, arm.effect-use-and-timing.09]', () => {
    const table = frontal({ cr90: { upgrades: ['h9-turbolasers'] } }).rolls('red hit', 'red hit', 'blue critical');
    const use = {
      type: 'use-ability',
      player: 'p1',
      ability: 'h9-turbolasers',
      source: 'cr90/h9-turbolasers',
    } as const;
    expect(table.whyNot(use)).toBeNull();
    for (const step of ['spend defense tokens', 'resolve a critical effect'])
      expect(table.passes(step).whyNot(use)).not.toBeNull();
  });

  test('what was declined is not taken up later for the same event [arm.effect-use-and-timing.09, arm.effect-use-and-timing.01]', () => {
    const ships = { tarkin: { owner: 'p2', upgrades: ['grand-moff-tarkin'] }, own: {} };
    const table = armadaTable({ ships, first: 'p2', moment: { phase: 'ship' } }).answer({ type: 'decline' });
    const use = {
      type: 'choose',
      player: 'p2',
      ability: 'grand-moff-tarkin',
      source: 'tarkin/grand-moff-tarkin',
    } as const;
    expect(table.asks).toBe('activate a ship');
    expect(table.whyNot({ ...use, chosen: 'repair' })).not.toBeNull();
  });
});

describe('upgrade cards beside their ship', () => {
  test('they are open to both players [arm.upgrade-cards.04]', () => {
    const { state } = armadaTable({ ships: { ship: { upgrades: ['nav-team'] } }, moment: { phase: 'ship' } });
    for (const viewer of ['p1', 'p2'])
      expect(armada.view(state, viewer).ships[0]?.upgrades).toMatchObject([{ card: 'nav-team' }]);
  });

  test('a discarded one still counts for the score of the ship, as one that is not [arm.upgrade-cards.10, arm.scoring.06]', () => {
    const score = (discarded: string[], at: null | readonly [number, number] = null): number => {
      const ship = { at, upgrades: ['nav-team', 'electronic-countermeasures'], discarded };
      const { state } = armadaTable({ ships: { ship, own: {} }, moment: { phase: 'ship' } });
      return scoreOf(state, 'p2');
    };
    expect(score([])).toBe(44 + 4 + 7);
    expect(score(['nav-team'])).toBe(44 + 4 + 7);
    expect(score(['nav-team'], [500, 400])).toBe(0);
  });
});

describe('readied and exhausted', () => {
  const defense = [
    { type: 'evade' as const, exhausted: true },
    { type: 'evade' as const, exhausted: false },
  ];

  test('cards and tokens begin readied and are readied in the Status Phase; each is one or the other [arm.readied.01, arm.readied.05]', () => {
    const fresh = armadaTable({ ships: { ship: { upgrades: ['nav-team'] } }, moment: { phase: 'ship' } }).ship('ship');
    expect(fresh.upgrades).toMatchObject([{ exhausted: false }]);
    expect(fresh.defense.map(({ exhausted }) => exhausted)).toEqual([false, false, false]);
    const upgrades = { upgrades: ['nav-team'], exhausted: ['nav-team'] };
    const table = armadaTable({ ships: { ship: { ...upgrades, defense } }, moment: { phase: 'status' } });
    expect(table.ship('ship').defense.map(({ exhausted }) => exhausted)).toEqual([false, false]);
    expect(table.ship('ship').upgrades).toMatchObject([{ exhausted: false }]);
    expect(table.told('defense-token-readied')).toHaveLength(1);
    expect(table.told('upgrade-readied')).toHaveLength(1);
  });
});

test('damage that is suffered is absorbed by shields, a card that is dealt is not [arm.damage.08]', () => {
  const moves = (faceup: string[], speed: number): Table => {
    const ship: ShipOnTable = { at: [500, 400], speed, damage: { faceup } };
    const table = armadaTable({
      ships: { ship, own: {} },
      obstacles: { station: [500, 470] },
      moment: { phase: 'ship', ship: 'ship', step: 'execute maneuver' },
    });
    return table.answer({ type: 'determine-course', clicks: Array<number>(speed).fill(0), side: 'left' });
  };
  const suffered = moves(['ruptured-engine'], 2).answer({ type: 'choose-hull-zone', zone: 'front' });
  expect(suffered.ship('ship')).toMatchObject({ shields: { front: 1 }, damage: { facedown: 0 } });
  const cards = moves(['damaged-controls'], 1);
  expect(cards.ship('ship')).toMatchObject({ shields: { front: 2 }, damage: { facedown: 1 } });
});
