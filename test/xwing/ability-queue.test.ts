/** The order in which abilities are resolved: timing, the ability queue, replacement effects; shown with real cards. */
import { xwingTable, type ShipOnTable } from './table';
import { acting, duel, focus, maneuvering } from './duel';

describe('timing', () => {
  test("'at the start of' a phase is before anything else in it [xw.timing.03]", () => {
    const table = xwingTable({
      ships: { guri: { pilot: 'guri', at: [300, 300] }, x: { player: 'p2', at: [300, 400], facing: 180 } },
      moment: 'engagement',
    });
    expect(table.happened('ship-engages')).toEqual([]);
    table.use('guri');
    expect(table.when('ability-used')).toBeLessThan(table.when('ship-engages'));
  });

  test("'while you perform an attack' a reroll is offered when attack dice are modified, at no other point [xw.timing.04]", () => {
    const table = duel({ upgrades: ['predator'], tokens: { focus: 1 } }, { tokens: { focus: 1 } });
    const offers = () => table.offers({ ability: 'predator' });
    const before = [offers(), table.attack('red', 'tie') && offers()];
    table.rolls('blank', 'blank', 'hit');
    expect([...before, offers()]).toEqual([false, false, true]);
    table.answer({ type: 'end-modifying' });
    expect(offers()).toBe(false);
    table.rolls('focus', 'blank', 'blank');
    expect(offers()).toBe(false);
  });

  test("'after you execute a maneuver' is before the Perform Action step [xw.timing.07]", () => {
    const table = maneuvering({ pilot: 'nightbeast', dial: { speed: 2, bearing: 'straight', color: 'blue' } });
    expect(table.asks).toBe('night-beast');
    expect(table.when('maneuver-executed')).toBeGreaterThan(-1);
    table.use('night-beast');
    expect(table.asks).toBe('choose an action');
  });

  test('abilities of both players at the start of a phase go through the queue, those of the first player first [xw.timing.08, xw.player-order.01]', () => {
    const table = xwingTable({
      ships: {
        fel: { player: 'p2', pilot: 'soontirfel', at: [300, 300] },
        guri: { player: 'p1', pilot: 'guri', at: [300, 390], facing: 180 },
        chopper: { player: 'p1', pilot: 'chopper', at: [500, 390] },
      },
      moment: 'engagement',
    }).order('chopper');
    expect(table.happened('ability-queued').map((each) => [each.player, each.ability])).toEqual([
      ['p1', 'chopper'],
      ['p1', 'guri'],
      ['p2', 'soontir-fel'],
    ]);
  });
});

describe('the ability queue', () => {
  const chopperAndKyle = (order: string[] = ['p1', 'p2']) =>
    xwingTable({
      ships: {
        chopper: { pilot: 'chopper', at: [300, 300] },
        kyle: { pilot: 'kylekatarn', at: [380, 300], facing: 270, turret: 'front', tokens: { focus: 1 } },
        guri: { player: 'p2', pilot: 'guri', at: [300, 360], facing: 180 },
      },
      moment: 'engagement',
      order,
    });

  test('abilities triggered together are queued, and resolved one after the other [xw.ability-queue.01, xw.abilities.04]', () => {
    const table = chopperAndKyle().order('chopper');
    expect(table.asks).toBe('kyle-katarn');
    expect(table.happened('ability-used').map((each) => each.ability)).toEqual(['chopper']);
    expect(table.queue).toEqual(['guri@guri']);
  });

  test('the queue is resolved from front to back [xw.ability-queue.02]', () => {
    const table = chopperAndKyle().order('kyle-katarn').choose('kyle-katarn', 'chopper').use('guri');
    expect(table.happened('ability-used').map((each) => each.ability)).toEqual(['kyle-katarn', 'chopper', 'guri']);
  });

  test.each([
    [
      ['p1', 'p2'],
      ['chopper', 'kyle-katarn', 'guri'],
    ],
    [
      ['p2', 'p1'],
      ['guri', 'chopper', 'kyle-katarn'],
    ],
  ])('with player order %p the queue is %p [xw.ability-queue.03]', (order, queued) => {
    const table = chopperAndKyle(order).order('chopper');
    expect(table.happened('ability-queued').map((each) => each.ability)).toEqual(queued);
  });

  test('a player orders abilities of his or her own [xw.ability-queue.04]', () => {
    const table = chopperAndKyle();
    expect(table.by).toEqual(['p1']);
    expect(table.legal().map((each) => each.type)).toEqual(['order-ability', 'order-ability']);
    expect(chopperAndKyle().order('kyle-katarn').asks).toBe('kyle-katarn');
  });

  test('what an effect of the queue triggers goes in front of what waits [xw.ability-queue.05]', () => {
    const table = acting({ pilot: 'jakefarrell', upgrades: ['perceptivecopilot'] }).answer({
      type: 'perform-action',
      action: 'barrel-roll',
    });
    table
      .answer({ type: 'choose-side', side: 'left' })
      .answer({ type: 'choose-position', position: 'middle' })
      .order('jake-farrell');
    table.choose('jake-farrell', 'red').answer(focus);
    expect(
      table
        .legal('order-ability')
        .map((each) => each.ability)
        .sort(),
    ).toEqual(['perceptive-copilot', 'vectored-thrusters']);
    table.order('vectored-thrusters').decline('vectored-thrusters');
    expect(table.ship('red').tokens.focus).toBe(2);
    expect(table.asks).toBe('vectored-thrusters');
    expect(table.queue).toEqual([]);
  });

  test('the stress of a red action comes before abilities that it triggers [xw.ability-queue.07, xw.ability-queue.08]', () => {
    const jake = acting({ pilot: 'jakefarrell' })
      .answer(focus)
      .use('vectored-thrusters')
      .answer({ type: 'choose-template', template: 'straight' });
    jake.order('jake-farrell').choose('jake-farrell', 'red');
    expect(jake.happened('action-performed').map((each) => each.action)).toEqual(['focus', 'boost']);
    expect(jake.when('token-gained', { token: 'stress' })).toBeLessThan(
      jake.when('ability-queued', { ability: 'jake-farrell' }),
    );
    expect(jake.offers({ type: 'perform-action' })).toBe(false);
  });

  test('an ability whose condition is not met when it is triggered is not queued [xw.ability-queue.09]', () => {
    const ships = {
      fel: { pilot: 'soontirfel', at: [300, 300] as const },
      x: { player: 'p2', at: [400, 500] as const, facing: 180 },
    };
    expect(xwingTable({ ships, moment: 'engagement' }).happened('ability-queued')).toEqual([]);
  });
});

describe('replacement effects', () => {
  const jyn = (copies: number, more: Partial<ShipOnTable> = {}) => {
    const crew = Object.fromEntries(
      Array.from({ length: copies }, (_, i) => [
        `jyn-${i}`,
        { upgrades: ['jynerso'], pilot: 'outerrimsmuggler', at: [420 + 90 * i, 300] as const },
      ]),
    );
    return acting({ ...more }, crew).answer(focus);
  };

  test("'if it would, instead' is no ability of the queue [xw.replacement-effect.01]", () => {
    const table = jyn(1).use('jyn-erso');
    expect(table.happened('ability-replaced')).toMatchObject([{ ability: 'jyn-erso' }]);
    expect(table.happened('ability-queued').map((each) => each.ability)).not.toContain('jyn-erso');
  });

  test('what was replaced did not happen: nothing that waits for it is triggered [xw.replacement-effect.03, xw.replacement-effect.04]', () => {
    const replaced = jyn(1).use('jyn-erso');
    expect(replaced.happened('token-gained').map((each) => each.token)).toEqual(['evade']);
    const declined = jyn(1).decline('jyn-erso');
    expect(declined.happened('token-gained').map((each) => each.token)).toEqual(['focus']);
  });

  test('of several for one effect only one is used [xw.replacement-effect.05]', () => {
    const table = jyn(2);
    expect(table.legal('use-ability').map((each) => each.source)).toEqual(['jyn-0/jynerso', 'jyn-1/jynerso']);
    table.answer({ type: 'use-ability', source: 'jyn-1/jynerso' });
    expect(table.happened('ability-replaced')).toHaveLength(1);
    expect(table.happened('token-gained').map((each) => each.token)).toEqual(['evade']);
    expect(table.offers({ type: 'use-ability' })).toBe(false);
    // Both say 'may': with neither the token is gained.
    const neither = jyn(2).decline('jyn-erso');
    expect(
      neither
        .repeat({ type: 'decline' })
        .happened('token-gained')
        .map((each) => each.token),
    ).toEqual(['focus']);
    expect(neither.happened('ability-replaced')).toEqual([]);
  });

  test('it is resolved at once, ahead of abilities that wait [xw.replacement-effect.02]', () => {
    const table = xwingTable({
      ships: {
        chopper: { pilot: 'chopper', at: [300, 300] },
        guri: { player: 'p2', pilot: 'guri', at: [300, 360], facing: 180, upgrades: ['staticdischargevanes'] },
      },
      moment: 'engagement',
    });
    expect(table.asks).toBe('replace token gained');
    expect(table.queue).toEqual(['guri@guri']);
  });
});
