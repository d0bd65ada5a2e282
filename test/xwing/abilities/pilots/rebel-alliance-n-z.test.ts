/** Pilots of the Rebel Alliance, from N to Z. */
import { xwing } from '../../../../src/xwing';
import { CLOSE, diceAsked, duel, faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, type MomentCase } from '../card-cases';
import { active, dial, die, engaged, type NumberCase, started, expectNumber } from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'sabine-wren-a-wing-attacks',
      red: { pilot: 'sabinewren-rz1awing', ...CLOSE },
      attack: ['blank', 'hit', 'hit'],
      then: { attack: ['hit', 'hit', 'hit'] },
      not: { 'at range 2': { red: { at: [300, 300] } }, 'behind the enemy': { tie: { facing: 0 } } },
    },
    {
      ability: 'ten-numb-attacks',
      red: { pilot: 'tennumb', tokens: { stress: 1 } },
      attack: ['focus', 'focus', 'blank'],
      happened: [die('attack', 'focus', 'hit'), { type: 'token-spent', ship: 'red', token: 'stress' }],
      not: { 'without stress': { red: { tokens: {} } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'sabine-wren-a-wing-defends',
      red: CLOSE,
      tie: { pilot: 'sabinewren-rz1awing' },
      happened: [die('defense', 'blank', 'evade')],
      not: { 'at range 2': { red: { at: [300, 300] } } },
    },
    {
      ability: 'ten-numb-defends',
      tie: { pilot: 'tennumb', tokens: { stress: 1 } },
      defense: ['focus'],
      happened: [die('defense', 'focus', 'evade')],
      not: { 'without stress': { tie: { tokens: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Norra Wexley', () => {
  const norra = { player: 'p1', pilot: 'norrawexley' };
  const attacked = (at: readonly [number, number], others = {}): Table =>
    duel({ player: 'p2', pilot: 'academypilot', at }, norra, { others })
      .attack('red', 'tie')
      .rolls('hit', 'hit', ...(at[1] > 350 ? ['hit'] : []))
      .rolls('blank');

  test('has nothing to add with no enemy at range 0-1: whatever she has, she may go on [xw.errata-norra-wexley.01]', () => {
    const table = attacked([300, 300]);
    expect(table.offers({ type: 'use-ability', ability: 'norra-wexley' })).toBe(false);
    expect(table.happened('die-added')).toEqual([]);
    expect(table.happened('attack-hit')).toHaveLength(1);
  });

  test('a friend at range 1 is no enemy, another enemy than the attacker is one [xw.errata-norra-wexley.01]', () => {
    const beside = (player: string) => ({ beside: { player, at: [380, 500] as const } });
    const offered = (player: string): boolean =>
      attacked([300, 300], beside(player)).offers({ type: 'use-ability', ability: 'norra-wexley' });
    expect([offered('p1'), offered('p2')]).toEqual([false, true]);
  });

  test('adds one result for each attack, not more [xw.errata-norra-wexley.01]', () => {
    const table = attacked(CLOSE.at as [number, number]).use('norra-wexley');
    expect(table.happened('die-added')).toHaveLength(1);
    expect(table.offers({ type: 'use-ability', ability: 'norra-wexley' })).toBe(false);
  });
});

describe('"Zeb" Orrelios', () => {
  const attacks = (ship: 'a' | 'b', upgrades: string[], y = 340): boolean => {
    const table = xwingTable({
      ships: {
        a: { upgrades, at: [300, 300] },
        b: { player: 'p2', at: [300, y], facing: 180 },
        c: { player: 'p2', at: [340, 300], facing: 180 },
      },
      moment: { phase: 'engagement', ship },
    });
    if (table.offers({ type: 'choose-weapon' })) table.answer({ type: 'choose-weapon', ship });
    return table.offers({ type: 'declare-defender', defender: ship === 'a' ? 'b' : 'a' });
  };
  test('his ship attacks at range 0 with primary weapons, and is attacked so', () => {
    expect([attacks('a', ['zeborrelios']), attacks('b', ['zeborrelios'])]).toEqual([true, true]);
    expect([attacks('a', []), attacks('b', [])]).toEqual([false, false]);
  });
});

describe('ships that engage at initiative 7', () => {
  test('Roark Garnet chooses another ship in his firing arc [xw.faq-cards.04]', () => {
    const roark = { pilot: 'roarkgarnet', at: [300, 100], turret: 'front' } as const;
    const beside = { player: 'p2', at: [500, 100], pilot: 'academypilot' } as const;
    const table = started({}, { roark, beside });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['han']);
    table.choose('roark-garnet', 'han');
    expect(engaged(table)).toEqual(['han']);
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'norra-wexley-y-wing',
      red: { at: [300, 400] },
      tie: { pilot: 'norrawexley-btla4ywing' },
      happened: [{ type: 'die-added', die: 'defense', face: 'evade' }],
      not: { 'at range 2': { red: { at: [300, 300] } } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test.each(['zeborrelios', 'zeborrelios-sheathipedeclassshuttle', 'zeborrelios-tielnfighter'])(
  "against 'Zeb' Orrelios (%s) critical hits are canceled first [xw.attack.27]",
  (pilot) => {
    const canceled = (defender: ShipOnTable) => {
      const table = duel({}, defender).attack('red', 'tie').rolls('hit', 'crit', 'blank');
      const dice = (table.legal('roll')[0]?.faces ?? []).length;
      table.rolls('evade', ...Array<string>(dice - 1).fill('blank'));
      return table.happened('dice-neutralized').at(-1);
    };
    expect(canceled({ pilot })).toMatchObject({ hits: 0, crits: 1 });
    expect(canceled({})).toMatchObject({ hits: 1, crits: 0 });
  },
);

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'wedge antilles (A-wing)',
      red: { pilot: 'wedgeantilles-rz1awing', upgrades: ['ioncannon'] },
      weapon: 'primary',
      pool: 'defense',
      dice: 2,
      not: { 'a special attack': { weapon: 'red/ioncannon', dice: 3 } },
    },
    {
      card: 'wullffwarro',
      use: 'wullffwarro',
      red: { pilot: 'wullffwarro', damage: { facedown: 1 } },
      dice: 4,
      not: { undamaged: { red: { damage: {} }, dice: 3 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'sabine-wren-pilot',
      { pilot: 'sabinewren', ...dial('white') },
      { not: { 'while stressed': { red: { tokens: { stress: 1 } } } } },
    ),
    active(
      'sabine-wren-tie',
      { pilot: 'sabinewren-tielnfighter', ...dial('white') },
      {
        not: { 'while stressed': { red: { tokens: { stress: 1 } } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('rebels', () => {
  test('against Wedge Antilles the defender rolls 1 fewer die, against another ship beside him or in his own defense none [xw.attack.22]', () => {
    const wedge = { pilot: 'wedgeantilles' };
    const defense = (table: Table) => diceAsked(table.attack('red', 'tie').rolls('hit', 'blank', 'blank'));
    expect(defense(duel(wedge))).toBe(2);
    expect(defense(duel({}, {}, { others: { wedge: { ...wedge, at: [400, 300] } } }))).toBe(3);
    expect(defense(duel({ player: 'p2', pilot: 'bluesquadronescort' }, { ...wedge, player: 'p1' }))).toBe(2);
  });

  test('Norra Wexley adds an evade result with an enemy at range 0-1, without a choice [xw.errata-norra-wexley.01]', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot', at: [300, 390] }, { player: 'p1', pilot: 'norrawexley' });
    table.attack('red', 'tie').rolls('hit', 'hit', 'hit').rolls('blank');
    expect(table.whyNot({ type: 'end-modifying', player: 'p1' })).toMatchObject({ code: 'mandatory' });
    table.use('norra-wexley');
    expect(table.happened('die-added')).toMatchObject([{ die: 'defense', face: 'evade' }]);
    expect(table.happened('dice-neutralized').at(-1)).toMatchObject({ evades: 1, hits: 1 });
  });

  test('Norra Wexley adds nothing when the enemy is farther away', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'norrawexley' });
    table.attack('red', 'tie').rolls('hit', 'hit').rolls('blank');
    expect(table.happened('die-added')).toEqual([]);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'saw-gerrera-pilot',
      others: { saw: { pilot: 'sawgerrera', at: [400, 300] } },
      red: { damage: { facedown: 1 } },
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: {
        'an undamaged ship': { red: { damage: {} } },
        'beyond range 3': { others: { saw: { pilot: 'sawgerrera', at: [800, 300] } } },
        'of the enemy': { others: { saw: { player: 'p2', pilot: 'sawgerrera', at: [400, 300] } } },
      },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Netrem Pollard turns around after a barrel roll, and stresses a friend [xw.timing.07]', () => {
  const rolled = (action: string, red: ShipOnTable = {}, friend: ShipOnTable = {}): Table => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'netrempollard', at: [300, 300], ...red },
        friend: { pilot: 'academypilot', player: 'p1', at: [480, 300], ...friend },
        tie: { player: 'p2', at: [800, 800] },
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    }).answer({ type: 'perform-action', action });
    if (action !== 'barrel-roll') return table;
    return table.answer({ type: 'choose-side', side: 'right' }).answer({ type: 'choose-position', position: 'middle' });
  };

  test('of himself or a friend at range 0-1 without stress', () => {
    const table = rolled('barrel-roll');
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'friend']);
    table.choose('netrem-pollard', 'friend');
    expect(table.ship('friend').tokens.stress).toBe(1);
    expect(table.ship('red')).toMatchObject({ pose: { heading: { x: 0, y: -1 } }, tokens: { stress: 0 } });
  });

  test('nobody at range 2, nobody stressed, not after another action, no other pilot', () => {
    const offered = (table: Table): unknown[] => table.legal('choose').map(({ chosen }) => chosen);
    expect(offered(rolled('barrel-roll', {}, { at: [100, 300] }))).toEqual(['red']);
    expect(offered(rolled('barrel-roll', {}, { tokens: { stress: 1 } }))).toEqual(['red']);
    expect(offered(rolled('barrel-roll', {}, { player: 'p2' }))).toEqual(['red']);
    expect(offered(rolled('focus'))).toEqual([]);
    expect(offered(rolled('barrel-roll', { pilot: 'bladesquadronveteran' }))).toEqual([]);
  });
});

describe('Thane Kyrell', () => {
  const begun = (tie: ShipOnTable, faces: string[], red: ShipOnTable = {}): Table =>
    duel({ pilot: 'thanekyrell', ...red }, { pilot: 'maarekstele', shields: 0, ...tie })
      .attack('red', 'tie')
      .rolls(...faces);

  test('for a result he looks at the facedown cards of the defender, and exposes the one that he chooses [xw.damage-cards.12]', () => {
    const table = begun({ damage: { facedown: 2 } }, ['focus', 'hit', 'blank']).use('thane-kyrell');
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['focus', 'hit']);
    table.choose('thane-kyrell', 'focus').draws('fuelleak').draws('hullbreach');
    expect(table.by).toEqual(['p1']);
    table.answer({ type: 'find-damage-card', card: 'hullbreach' });
    expect(table.ship('tie').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'hullbreach' }] });
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'hit']);
  });

  test('who looks alone knows the cards, and another player may think of any [xw.damage-cards.12]', () => {
    const { state } = begun({ damage: { facedown: 2 } }, ['focus', 'hit', 'blank'])
      .use('thane-kyrell')
      .choose('thane-kyrell', 'focus')
      .draws('fuelleak')
      .draws('hullbreach');
    const seenBy = (viewer: string): boolean =>
      JSON.stringify(xwing.view(state, viewer).stack).includes('"seen":["fuelleak","hullbreach"]');
    expect([seenBy('p1'), seenBy('p2')]).toEqual([true, false]);
    const others = Array.from({ length: 8 }, (_, seed) => xwing.resample(state, 'p2', seed));
    for (const other of others) expect(xwing.view(other, 'p2')).toEqual(xwing.view(state, 'p2'));
    expect(others.some((other) => JSON.stringify(other.stack) !== JSON.stringify(state.stack))).toBe(true);
    expect(xwing.resample(state, 'p1', 1).stack).toEqual(state.stack);
  });

  test('not with nothing facedown, without such a result, or of another pilot', () => {
    const offered = (table: Table): boolean => table.offers({ ability: 'thane-kyrell' });
    expect(offered(begun({ damage: {} }, ['focus', 'hit', 'blank']))).toBe(false);
    expect(offered(begun({ damage: { facedown: 2 } }, ['blank', 'blank', 'blank']))).toBe(false);
    expect(
      offered(begun({ damage: { facedown: 2 } }, ['hit', 'blank', 'blank'], { pilot: 'bluesquadronescort' })),
    ).toBe(false);
  });
});
