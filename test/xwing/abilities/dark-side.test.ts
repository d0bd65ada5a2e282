/** I'll Show You the Dark Side, from the assigning to the damage card that it deals. */
import * as E from 'fp-ts/lib/Either';
import { xwing } from '../../../src/xwing';
import { acting, duel } from '../duel';
import { positionOf, xwingTable, type ShipOnTable, type Table } from '../table';

const DARK_SIDE = 'illshowyouthedarkside';
const PILOT_CARDS = ['blindedpilot', 'panickedpilot', 'stunnedpilot', 'woundedpilot'];
const CREW = { pilot: 'omegasquadronace', upgrades: ['kyloren'] };
const waits = (damage?: string): ShipOnTable => ({
  conditions: [{ card: DARK_SIDE, by: 'p2', ...(damage === undefined ? {} : { damage }) }],
});
const on = (table: Table, ship: string): unknown[] =>
  table.ship(ship).conditions.map(({ card, by, damage }) => [card, by, damage]);
const deck = (table: Table, player: string): readonly string[] =>
  table.state.players.find(({ id }) => id === player)?.damageDeck.unknown ?? [];

/** Red has attacked, and nobody modified dice. */
function defended(table: Table): Table {
  table.attack('red', 'tie').rolls('blank', 'blank', 'blank').repeat({ type: 'end-modifying' });
  table.does(table.legal('roll')[0]!);
  return table.repeat({ type: 'end-modifying' });
}

describe('Kylo Ren assigns it', () => {
  const attacked = (tie: ShipOnTable): Table => {
    return defended(duel({}, { pilot: 'kyloren', ...tie }));
  };

  test('to the attacker after he defends, for one Force [xw.attack.34, xw.condition-cards.03]', () => {
    const table = attacked({}).use('kylo-ren');
    expect(table.ship('tie').force?.active).toBe(1);
    // Whoever assigned it searches, and sees only cards of pilots.
    expect(table.by).toEqual(['p2']);
    expect(table.legal('find-damage-card').map(({ card }) => card)).toEqual(PILOT_CARDS);
    expect(deck(table, 'p2')).toHaveLength(33);
    table.answer({ type: 'find-damage-card', card: 'woundedpilot' });
    expect(on(table, 'red')).toEqual([[DARK_SIDE, 'p2', 'woundedpilot']]);
    expect(deck(table, 'p2')).toHaveLength(32);
    expect(deck(table, 'p2').filter((card) => card === 'woundedpilot')).toHaveLength(1);
    expect(deck(table, 'p1')).toHaveLength(33);
  });

  test('he may not: without Force, and after his own attack [xw.force-charges.07]', () => {
    expect(attacked({ force: 0 }).offers({ ability: 'kylo-ren' })).toBe(false);
    const table = duel({ pilot: 'kyloren' }, { player: 'p2' }).attack('red', 'tie');
    while (table.happened('attack-performed').length === 0) table.does(table.legal()[0]!);
    expect(table.happened('ability-queued').filter(({ ability }) => ability === 'kylo-ren')).toEqual([]);
  });

  test('as an action of the crew: an enemy at range 1-3, not nearer, no friend [xw.actions.15]', () => {
    const table = acting(CREW, {
      near: { player: 'p2', at: [300, 420] },
      far: { player: 'p2', at: [300, 700] },
      touching: { player: 'p2', at: [300, 340] },
      friend: { at: [400, 300] },
    });
    table.answer({ type: 'perform-card-action', ability: 'kylo-ren-crew' });
    if (table.legal('choose').length > 0) {
      expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['near']);
      table.choose('kylo-ren-crew', 'near');
    }
    table.answer({ type: 'find-damage-card', card: 'panickedpilot' });
    expect(on(table, 'near')).toEqual([[DARK_SIDE, 'p1', 'panickedpilot']]);
    expect(table.ship('red').force?.active).toBe(0);
  });

  test('assigned anew it brings its damage card along, and nothing is searched for [xw.condition-cards.07]', () => {
    const others = { first: { at: [700, 100] as const, ...waits('stunnedpilot') } };
    const again = defended(duel({}, { pilot: 'kyloren' }, { others })).use('kylo-ren');
    expect(on(again, 'first')).toEqual([]);
    expect(on(again, 'red')).toEqual([[DARK_SIDE, 'p2', 'stunnedpilot']]);
    expect(again.happened('damage-card-found')).toEqual([]);
  });
});

describe('the ship that has it', () => {
  const hurt = (damage: { hit: number; crit: number }, ship: ShipOnTable = waits('woundedpilot')): Table =>
    xwingTable({
      ships: { red: { at: [300, 300], ...ship }, other: { at: [500, 300] }, x: { player: 'p2' } },
      moment: 'engagement',
    }).run('suffer damage', { ship: 'red', ...damage, rules: [] });

  test('is dealt its damage card in place of a critical damage, shields or not, and it is removed [xw.replacement-effect.01, xw.damage.11]', () => {
    const table = hurt({ hit: 0, crit: 1 });
    expect(table.ship('red').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'woundedpilot' }] });
    expect(table.ship('red').shields).toMatchObject({ active: table.ship('red').shields.limit });
    expect(on(table, 'red')).toEqual([]);
    expect(table.happened('condition-removed')).toHaveLength(1);
    expect(table.happened('damage-suffered')).toEqual([]);
  });

  test('one critical damage, not two; and no hit damage', () => {
    const two = hurt({ hit: 0, crit: 2 });
    expect(two.happened('damage-card-dealt')).toMatchObject([{ card: 'woundedpilot' }]);
    expect(two.happened('shield-lost')).toHaveLength(1);
    const hit = hurt({ hit: 1, crit: 0 });
    expect(hit.happened('damage-card-dealt')).toEqual([]);
    expect(on(hit, 'red')).toHaveLength(1);
  });

  test('without a damage card on it nothing is replaced', () => {
    const table = hurt({ hit: 0, crit: 1 }, waits());
    expect(table.happened('shield-lost')).toHaveLength(1);
    expect(on(table, 'red')).toHaveLength(1);
  });

  test('another ship than it suffers as ever', () => {
    const table = hurt({ hit: 0, crit: 0 }).run('suffer damage', { ship: 'other', hit: 0, crit: 1, rules: [] });
    expect(table.happened('shield-lost')).toMatchObject([{ ship: 'other' }]);
  });
});

test('a position takes the damage card out of the deck, and refuses what cannot lie there', () => {
  expect(deck(xwingTable({ ships: { red: waits('stunnedpilot') }, moment: 'system' }), 'p2')).toHaveLength(32);
  const refused = (conditions: ShipOnTable['conditions']): string | null => {
    const x = { player: 'p2' };
    const begun = xwing.resume(positionOf({ ships: { red: { conditions: conditions ?? [] }, x }, moment: 'system' }), {
      mode: 'manual',
    });
    return E.isLeft(begun) ? begun.left.code : null;
  };
  expect(refused([{ card: DARK_SIDE, damage: 'stunnedpilot' }])).toBeNull();
  expect(refused([{ card: DARK_SIDE, damage: 'directhit' }])).toBe('no-such-damage');
  expect(refused([{ card: 'hunted', damage: 'stunnedpilot' }])).toBe('no-such-damage');
});
