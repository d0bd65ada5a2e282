/** Tokens, jamming and the resources of ships. */
import { xwing } from '../../src/xwing';
import { pilots, ships, upgrades } from '../../src/xwing/facts';
import { TOKENS, TOKEN_KINDS } from '../../src/xwing/model/state';
import { xwingTable, type ShipOnTable } from './table';
import { acting, duel, focus } from './duel';

test('every token has a type and a color [xw.tokens.01]', () => {
  expect(Object.keys(TOKENS).sort()).toEqual([...TOKEN_KINDS].sort());
  expect(TOKENS).toMatchObject({
    focus: { color: 'green' },
    jam: { color: 'orange' },
    stress: { color: 'red' },
    cloak: { color: 'blue' },
  });
  expect(
    Object.keys(xwingTable({ ships: { red: {}, x: { player: 'p2' } }, moment: 'planning' }).ship('red').tokens).sort(),
  ).toEqual([...TOKEN_KINDS].sort());
});

test('a gained token lies beside the ship [xw.tokens.02]', () => {
  const table = acting({ pilot: 'phoenixsquadronpilot', tokens: { focus: 1 } }).answer(focus);
  expect(table.ship('red').tokens.focus).toBe(2);
});

test('a spent token is gone [xw.tokens.03]', () => {
  const table = duel({ tokens: { focus: 1, evade: 1 } })
    .attack('red', 'tie')
    .rolls('focus', 'hit', 'hit')
    .answer({ type: 'spend-focus' });
  expect(table.ship('red').tokens).toMatchObject({ focus: 0, evade: 1 });
});

test('one token of the stated type is spent, by that ship alone [xw.tokens.03]', () => {
  const table = duel({ tokens: { focus: 2, evade: 1, stress: 1 } }, { tokens: { focus: 1 } });
  const before = { red: { ...table.ship('red').tokens }, tie: { ...table.ship('tie').tokens } };
  table.attack('red', 'tie').rolls('focus', 'focus', 'hit').answer({ type: 'spend-focus' });
  expect(table.ship('red').tokens).toEqual({ ...before.red, focus: 1 });
  expect(table.ship('tie').tokens).toEqual(before.tie);
  expect(table.happened('token-spent')).toMatchObject([{ ship: 'red', token: 'focus' }]);
  expect(table.happened('token-removed')).toEqual([]);
});

test('one token of the stated type is removed, from that ship alone [xw.tokens.03]', () => {
  const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
  const table = xwingTable({
    ships: {
      red: { at: [300, 300], dial, tokens: { stress: 2, focus: 1, strain: 0 } },
      wing: { at: [600, 300], tokens: { stress: 1 } },
      x: { player: 'p2', tokens: { stress: 1 } },
    },
    moment: { phase: 'activation', ship: 'red' },
  });
  expect(table.happened('token-removed')).toMatchObject([{ ship: 'red', token: 'stress' }]);
  expect(table.ship('red').tokens).toMatchObject({ stress: 1, focus: 1 });
  expect([table.ship('wing').tokens.stress, table.ship('x').tokens.stress]).toEqual([1, 1]);
});

test('a transferred token leaves one ship and comes to the other [xw.tokens.04]', () => {
  const kyle = { pilot: 'kylekatarn', at: [300, 300] as const, turret: 'front' as const, tokens: { focus: 2 } };
  const guri = { player: 'p2', pilot: 'guri', at: [600, 600] as const };
  const table = xwingTable({
    ships: { kyle, wing: { at: [300, 400] }, guri, enemy: { at: [600, 690] } },
    moment: 'engagement',
  });
  expect(table.offers({ type: 'decline', ability: 'kyle-katarn' })).toBe(true);
  table.choose('kyle-katarn', 'wing');
  expect(table.ship('kyle').tokens.focus).toBe(1);
  expect(table.ship('wing').tokens.focus).toBe(1);
});

describe('jamming', () => {
  /** "Chopper" jams the ship that touches it, twice; it has what is told. */
  const chopped = (x: ShipOnTable, locks: readonly (readonly [string, string])[] = []) =>
    xwingTable({
      ships: {
        chopper: { pilot: 'chopper', at: [300, 300] },
        x: { player: 'p2', pilot: 'guri', at: [300, 360], facing: 180, ...x },
      },
      locks,
      moment: 'engagement',
    });

  test('whoever jams chooses a green token or a lock; then the jam token is gone [xw.jam.05]', () => {
    const table = chopped({ tokens: { focus: 1, evade: 1 } }, [['x', 'chopper']]);
    expect(table.by).toEqual(['p1']);
    expect(table.legal('jam-removes').map((each) => each.removes)).toEqual(['focus', 'evade', 'lock', 'nothing']);
    table.answer({ type: 'jam-removes', removes: 'lock' });
    expect(table.state.locks).toEqual([]);
    expect(table.happened('token-removed')).toMatchObject([{ token: 'jam' }]);
    expect(table.legal('jam-removes').map((each) => each.removes)).toEqual(['focus', 'evade', 'nothing']);
    table.answer({ type: 'jam-removes', removes: 'evade' });
    expect(table.ship('x').tokens).toMatchObject({ focus: 1, evade: 0, jam: 0 });
  });

  test('whoever jams may choose that nothing is removed: then the jam token stays [xw.jam.05, xw.jam.03]', () => {
    const table = chopped({ tokens: { focus: 1 } });
    table.answer({ type: 'jam-removes', removes: 'nothing' }).answer({ type: 'jam-removes', removes: 'nothing' });
    expect(table.ship('x').tokens).toMatchObject({ focus: 1, jam: 2 });
    expect(table.happened('no-effect')).toMatchObject([
      { ship: 'x', of: 'jam token', because: [{ code: 'declined' }] },
      { ship: 'x', of: 'jam token' },
    ]);
    expect(table.happened('token-removed')).toEqual([]);
  });

  test('a ship without green tokens and locks keeps the jam token: it is jammed [xw.jam.06, xw.jam.03]', () => {
    expect(chopped({ tokens: { stress: 1 } }).ship('x').tokens).toMatchObject({ jam: 2, stress: 1 });
  });

  test('a jammed ship that gains a green token loses it at once, and a jam token [xw.jam.07]', () => {
    const table = acting({ pilot: 'phoenixsquadronpilot', tokens: { jam: 2 } }).answer(focus);
    expect(table.ship('red').tokens).toMatchObject({ focus: 0, jam: 1 });
  });

  test('a jammed ship that acquires a lock loses it at once, and a jam token [xw.jam.07]', () => {
    const table = acting(
      { pilot: 'phoenixsquadronpilot', tokens: { jam: 1 } },
      { x: { player: 'p2', at: [300, 500] } },
    );
    table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock' });
    expect(table.state.locks).toEqual([]);
    expect(table.happened('token-removed')).toMatchObject([{ token: 'jam' }]);
    expect(table.happened('action-performed')).toMatchObject([{ action: 'lock' }]);
  });

  test('being jammed does not make a focus action fail: links and abilities follow it [xw.jam.10]', () => {
    const table = acting({ pilot: 'phoenixsquadronpilot', tokens: { jam: 1 } }).answer(focus);
    expect(table.happened('action-performed')).toMatchObject([{ action: 'focus' }]);
    expect(table.offers({ ability: 'vectored-thrusters' })).toBe(true);
    expect(table.happened('token-gained')).toMatchObject([{ token: 'focus' }]);
  });
});

describe('charges of cards', () => {
  test('recurring charges are those whose limit has the symbol [xw.charges.08]', () => {
    const byId = new Map(upgrades().map((card) => [card.id, card.sides[0].charges]));
    expect(byId.get('lonewolf')).toEqual({ value: 1, recovers: 1 });
    expect(byId.get('protontorpedoes')).toEqual({ value: 2, recovers: 0 });
  });

  test('a gold number is a limit of standard charges [xw.charges.11]', () => {
    const { charges } = pilots().find((pilot) => pilot.id === 'quickdraw') ?? {};
    expect(charges).toEqual({ value: 1, recovers: 1 });
  });

  test('a purple number is Force [xw.charges.12, xw.force-charges.01]', () => {
    const vader = xwingTable({ ships: { v: { pilot: 'darthvader' }, x: { player: 'p2' } }, moment: 'planning' }).ship(
      'v',
    );
    expect(vader.force).toMatchObject({ active: 3, limit: 3 });
  });

  test('a blue number is shields [xw.charges.13]', () => {
    expect(ships().find((ship) => ship.id === 't65xwing')?.stats?.shields.value).toBe(2);
  });

  test('all Force is recurring [xw.charges.15]', () => {
    const values = [
      ...pilots().map((pilot) => pilot.force),
      ...upgrades().flatMap((card) => card.sides.map((side) => side.force)),
    ];
    const force = values.filter((each) => each !== null);
    expect(force.length).toBeGreaterThan(50);
    expect(force.every((each) => each.recovers === 1)).toBe(true);
  });

  test("a pilot's ability spends charges of the ship card, an upgrade's those of the upgrade: two pools [xw.standard-charges.01, xw.standard-charges.02]", () => {
    // One charge each: of a pilot who prevents damage to a friend, and of a talent that cancels a result.
    const iden = { pilot: 'idenversio', upgrades: ['crackshot'] };
    const left = (table: ReturnType<typeof duel>) => {
      const { charges, upgrades } = table.ship('iden');
      return { ship: charges?.active, upgrade: upgrades[0]?.charges?.active };
    };
    const attacks = xwingTable({
      ships: { iden: { at: [300, 300], ...iden }, tie: { player: 'p2', at: [300, 500], facing: 180 } },
      moment: { phase: 'engagement', ship: 'iden' },
    }).attack('iden', 'tie');
    expect(left(attacks)).toEqual({ ship: 1, upgrade: 1 });
    attacks.rolls('hit', 'blank').rolls('evade', 'blank', 'blank').use('crack-shot');
    expect(left(attacks)).toEqual({ ship: 1, upgrade: 0 });
    const protects = duel({}, {}, { others: { iden: { ...iden, player: 'p2', at: [380, 500], facing: 180 } } })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'blank')
      .rolls('blank', 'blank', 'blank')
      .use('iden-versio');
    expect(left(protects)).toEqual({ ship: 0, upgrade: 1 });
  });
});

describe('ship cards', () => {
  test('every limited ship has a pilot ability, with the one known exception [xw.pilot-and-ship-abilities.01]', () => {
    const without = pilots().filter(
      (pilot) => pilot.limited > 0 && !pilot.hasAbility && ships().find((ship) => ship.id === pilot.ship)?.stats,
    );
    expect(without.map((pilot) => pilot.id)).toEqual(['autopilotdrone']);
  });

  test('pilots of one ship type have the same ship ability [xw.pilot-and-ship-abilities.02, xw.ship-abilities.01]', () => {
    const ofType = (type: string) =>
      new Set(
        pilots()
          .filter((pilot) => pilot.ship === type)
          .map((pilot) => pilot.shipAbility),
      );
    expect([...ofType('rz1awing')]).toEqual(['vectoredthrusters']);
    expect([...ofType('tieadvancedx1')]).toEqual(['advancedtargetingcomputer']);
  });
});

test('locks and tokens go with a ship that leaves the game [xw.removed-from-game.02]', () => {
  const table = xwingTable({
    ships: {
      tie: {
        player: 'p2',
        at: [450, 894],
        dial: { speed: 3, bearing: 'straight', color: 'white' },
        tokens: { focus: 1, stress: 1 },
      },
      red: { at: [450, 700], activated: true },
    },
    locks: [
      ['tie', 'red'],
      ['red', 'tie'],
    ],
    moment: { phase: 'activation', ship: 'tie' },
  });
  expect(table.ship('tie').place).toBe('removed');
  expect(Object.values(table.ship('tie').tokens).every((count) => count === 0)).toBe(true);
  expect(table.state.locks).toEqual([]);
  expect(xwing.outcome(table.state).scores).toMatchObject({ p2: 0 });
});
