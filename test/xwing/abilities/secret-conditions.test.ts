/** Zam Wesell's conditions: what they do, and that nobody learns too early which one lies there. */
import { xwing } from '../../../src/xwing';
import { duel } from '../duel';
import { type ShipOnTable, type Table, xwingTable } from '../table';

const THANKS = 'youshouldthankme';
const BUSINESS = 'youdbettermeanbusiness';
const BOTH = [THANKS, BUSINESS] as const;
const ZAM: ShipOnTable = { pilot: 'zamwesell' };
const CREW: ShipOnTable = { pilot: 'separatistracketeer', upgrades: ['zamwesell'] };
const having = (card: string, more: ShipOnTable = {}): ShipOnTable => ({
  ...ZAM,
  conditions: [{ card, facedown: true }],
  ...more,
});
const conditionsOn = (table: Table, ship = 'zam') =>
  table.ship(ship).conditions.map(({ card, facedown }) => `${card}${facedown ? ' facedown' : ''}`);
const charges = (table: Table): number | undefined => table.ship('zam').charges?.active;
/** `tie` attacks her; they face each other at range 2. */
function attacked(zam: ShipOnTable): Table {
  const table = xwingTable({
    ships: {
      zam: { at: [300, 300], ...zam },
      tie: { player: 'p2', at: [300, 500], facing: 180 },
      other: { player: 'p2', at: [360, 500], facing: 0 },
    },
    moment: { phase: 'engagement', ship: 'tie' },
  });
  return passing(table.attack('tie', 'zam'));
}
/** Blank dice, and nobody modifies them; until somebody is asked about an ability or about another thing. */
function passing(table: Table): Table {
  for (let i = 0; i < 20; i++) {
    const blank = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
    const end = table.legal().find(({ type }) => type === 'end-modifying');
    if (!blank && !end) break;
    table.does((blank ?? end)!);
  }
  return table;
}
/** The end of the Engagement Phase: nobody attacks. */
function ended(zam: ShipOnTable, tie: ShipOnTable = {}): Table {
  const table = xwingTable({
    ships: {
      zam: { at: [300, 300], ...zam },
      tie: { player: 'p2', at: [300, 500], facing: 180, ...tie },
      other: { player: 'p2', at: [360, 500], facing: 0 },
    },
    moment: 'engagement',
  });
  return declining(table);
}
function declining(table: Table): Table {
  for (let i = 0; i < 20 && table.state.phase === 'engagement'; i++) {
    const decline = table.legal().find(({ type }) => ['decline-attack', 'engage'].includes(type));
    if (!decline) break;
    table.does(decline);
  }
  return table;
}
const reveals = { type: 'use-ability', ability: 'facedown-condition' } as const;
const keeps = { type: 'decline', ability: 'facedown-condition' } as const;

describe('Zam Wesell', () => {
  const inSystemPhase = (zam: ShipOnTable): Table =>
    xwingTable({ ships: { zam: { at: [300, 300], ...zam }, tie: { player: 'p2' } }, moment: 'system' });

  test.each([
    ['the pilot', ZAM, 'zam-wesell', 'zam'],
    ['the crew', CREW, 'zam-wesell-crew', 'zam/zamwesell'],
  ])('%s may assign either condition to her own ship in the System Phase, facedown', (_who, zam, ability, source) => {
    for (const card of BOTH) {
      const table = inSystemPhase(zam);
      expect(table.legal('use-ability')).toEqual([{ type: 'use-ability', player: 'p1', ability, source }]);
      expect(table.offers({ type: 'end-system-turn' })).toBe(true);
      table.use(ability);
      expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([BUSINESS, THANKS]);
      table.choose(ability, card);
      expect(conditionsOn(table)).toEqual([`${card} facedown`]);
      expect(table.offers({ type: 'use-ability' })).toBe(false);
    }
  });

  test('one at a time', () => {
    const table = inSystemPhase({ ...ZAM, upgrades: ['zamwesell', 'protonbombs'] });
    expect(table.offers({ ability: 'zam-wesell-crew' })).toBe(true);
    table.use('zam-wesell').choose('zam-wesell', THANKS);
    expect(table.refusal({ ability: 'zam-wesell-crew' })).toBe('still-assigned');
  });

  test.each([
    ['the pilot has 2 of 4 charges', 'zamwesell', [], 2],
    ['the crew none of 2', 'separatistracketeer', ['zamwesell'], 0],
  ] as const)('%s after setup [xw.setup.14]', (_title, pilot, upgrades, left) => {
    const table = xwingTable({
      ships: { zam: { pilot, upgrades: [...upgrades], at: null }, tie: { player: 'p2', at: null } },
      moment: 'setup',
    });
    const { charges: own, upgrades: cards } = table.ship('zam');
    expect((own ?? cards[0]?.charges)?.active).toBe(left);
  });
});

describe('a facedown condition', () => {
  test.each(BOTH)('it is revealed after its ship defends, and not before: %s [xw.attack.34]', (card) => {
    const table = xwingTable({
      ships: { zam: { at: [300, 300], ...having(card) }, tie: { player: 'p2', at: [300, 500], facing: 180 } },
      moment: { phase: 'engagement', ship: 'tie' },
    }).attack('tie', 'zam');
    expect(conditionsOn(table)).toEqual([`${card} facedown`]);
    passing(table);
    expect(conditionsOn(table)).toEqual([card]);
    expect(table.happened('condition-revealed')).toMatchObject([{ ship: 'zam', card, attacker: 'tie' }]);
  });

  test('an attack of its ship does not reveal it', () => {
    const table = duel(having(THANKS), {});
    table.attack('red', 'tie');
    passing(table);
    expect(conditionsOn(table, 'red')).toEqual([`${THANKS} facedown`]);
  });

  test.each(BOTH)('it may be revealed at the end of the Engagement Phase in a firing arc of an enemy: %s', (card) => {
    expect(ended(having(card)).offers(reveals)).toBe(true);
    expect(ended(having(card)).offers(keeps)).toBe(true);
    // Out of the arc; revealed already.
    expect(ended(having(card), { facing: 0 }).offers(reveals)).toBe(false);
    expect(ended({ ...ZAM, conditions: [{ card }] }).offers(reveals)).toBe(false);
    const table = ended(having(card)).answer(keeps);
    expect(conditionsOn(table)).toEqual([`${card} facedown`]);
    expect(table.happened('ability-declined')).toHaveLength(1);
  });

  test.each(BOTH)(
    'revealed or not it goes at the start of the next System Phase: %s [xw.condition-cards.05]',
    (card) => {
      for (const facedown of [true, false]) {
        const table = xwingTable({
          ships: {
            zam: {
              at: [300, 300],
              ...ZAM,
              conditions: [{ card, facedown }],
              dial: { speed: 1, bearing: 'straight', color: 'blue' },
            },
            tie: { player: 'p2', dial: { speed: 2, bearing: 'straight', color: 'blue' } },
          },
          moment: { phase: 'planning', step: 'set dials' },
        });
        expect(conditionsOn(table)).toEqual([`${card}${facedown ? ' facedown' : ''}`]);
        table.answer({ type: 'end-planning', player: 'p1' }).answer({ type: 'end-planning', player: 'p2' });
        expect(table.state.phase).toBe('system');
        expect(conditionsOn(table)).toEqual([]);
        expect(table.happened('condition-removed')).toMatchObject([{ card: facedown ? null : card }]);
      }
    },
  );

  test('its player and the judge see which one it is, others only that it lies there', () => {
    const tables = BOTH.map((card) => ended(having(card, { charges: 0 })));
    const seen = (viewer: string) => tables.map(({ state }) => xwing.view(state, viewer));
    const [mine, other] = [seen('p1'), seen('p2')];
    expect(mine.map(({ ships }) => ships[0]?.conditions[0]?.card)).toEqual(BOTH);
    expect(other[0]?.ships[0]?.conditions).toEqual([
      { id: 'zam/facedown-p1', card: null, by: 'p1', damage: null, facedown: true },
    ]);
    // All that is asked and told, with charges left to pay for it or without.
    expect(other[0]).toEqual(other[1]);
    for (const { events } of tables) expect(JSON.stringify(events)).not.toMatch(/youshould|youdbetter/);
  });

  test('which one is assigned is in nothing that others see', () => {
    const tables = BOTH.map((card) =>
      xwingTable({ ships: { zam: { at: [300, 300], ...ZAM }, tie: { player: 'p2' } }, moment: 'system' })
        .use('zam-wesell')
        .choose('zam-wesell', card),
    );
    const [one, two] = tables.map(({ state }) => xwing.view(state, 'p2'));
    expect(one).toEqual(two);
    expect(tables[0]?.happened('condition-assigned')).toMatchObject([{ card: null, by: 'p1' }]);
  });

  test('dealt anew it may be either, and what is told of it stays the same', () => {
    const { state } = ended(having(THANKS));
    const dealt = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => xwing.resample(state, 'p2', seed));
    expect(new Set(dealt.map(({ ships }) => ships[0]?.conditions[0]?.card))).toEqual(new Set(BOTH));
    for (const each of dealt) expect(xwing.view(each, 'p2')).toEqual(xwing.view(state, 'p2'));
    expect(xwing.resample(state, 'p1', 1).ships[0]?.conditions[0]?.card).toBe(THANKS);
  });
});

describe("You'd Better Mean Business", () => {
  const shootsBack = { ability: 'youd-better-mean-business' };

  test('after defending 2 charges may be spent for a bonus attack on the attacker alone [xw.attack.36]', () => {
    const table = attacked(having(BUSINESS, { charges: 3 }));
    expect(table.offers({ type: 'decline', ...shootsBack })).toBe(true);
    table.use('youd-better-mean-business');
    expect(charges(table)).toBe(1);
    table.answer({ type: 'choose-weapon', weapon: 'primary front' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['tie']);
  });

  test('nothing is paid for an attack that is not possible [xw.bonus-attack.01]', () => {
    expect(attacked(having(BUSINESS, { charges: 3, facing: 90 })).offers(shootsBack)).toBe(false);
  });

  test('it needs the charges, of the crew as of the pilot [xw.charges.06]', () => {
    expect(attacked(having(BUSINESS, { charges: 1 })).offers(shootsBack)).toBe(false);
    const crew = (active: number): ShipOnTable => having(BUSINESS, { ...CREW, upgradeCharges: { zamwesell: active } });
    expect(attacked(crew(1)).offers(shootsBack)).toBe(false);
    const table = attacked(crew(2)).use('youd-better-mean-business');
    expect(table.ship('zam').upgrades[0]?.charges?.active).toBe(0);
  });

  test('revealed at the end of the phase it recovers 2 charges for nothing [xw.charges.02]', () => {
    const table = ended(having(BUSINESS, { charges: 0 })).answer(reveals);
    expect(charges(table)).toBe(2);
    expect(conditionsOn(table)).toEqual([BUSINESS]);
    // Not after an attack.
    expect(charges(attacked(having(BUSINESS, { charges: 1 })))).toBe(1);
  });
});

describe('You Should Thank Me', () => {
  test('after defending a charge is recovered, and then the attacker may be locked [xw.charges.02, xw.lock.04]', () => {
    const table = attacked(having(THANKS, { charges: 1 }));
    expect(charges(table)).toBe(2);
    expect(table.offers({ type: 'decline', ability: 'you-should-thank-me' })).toBe(true);
    table.use('you-should-thank-me').answer({ type: 'choose-lock', on: 'tie' });
    expect(table.state.locks).toEqual([{ by: 'zam', on: 'tie' }]);
  });

  test('the lock is offered with all charges active, and may be left', () => {
    const table = attacked(having(THANKS)).decline('you-should-thank-me');
    expect(charges(table)).toBe(4);
    expect(table.state.locks).toEqual([]);
  });

  test('once it is faceup the next attack does the same', () => {
    const table = attacked({ ...ZAM, conditions: [{ card: THANKS }], charges: 0 });
    expect(charges(table)).toBe(1);
    expect(table.offers({ ability: 'you-should-thank-me' })).toBe(true);
  });

  test('to reveal it at the end of the phase costs 2 charges, for a bonus attack on anybody [xw.charges.06]', () => {
    const poor = ended(having(THANKS, { charges: 1 }));
    expect(poor.refusal(reveals)).toBe('no-charge');
    expect(poor.offers(keeps)).toBe(true);
    const table = ended(having(THANKS, { charges: 2 })).answer(reveals);
    expect(charges(table)).toBe(0);
    expect(table.offers({ type: 'decline', ability: 'you-should-thank-me-revealed' })).toBe(true);
    table.use('you-should-thank-me-revealed');
    table.answer({ type: 'choose-weapon', weapon: 'primary front' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['tie', 'other']);
  });
});

describe('secret conditions in positions', () => {
  const laid = (ship: ShipOnTable, tie: ShipOnTable = {}) =>
    xwingTable({ ships: { zam: { ...ZAM, ...ship }, tie: { player: 'p2', ...tie } }, moment: 'engagement' });

  test.each([
    ['of another player', { conditions: [{ card: THANKS, by: 'p2' }] }, 'ships.0.conditions.0.by'],
    ['two at a time', { conditions: BOTH.map((card) => ({ card })) }, 'ships.0.conditions.0'],
    [
      'facedown where it is no secret',
      { conditions: [{ card: 'hunted', facedown: true }] },
      'ships.0.conditions.0.facedown',
    ],
  ])('refused: %s', (_title, ship, at) => {
    expect(() => laid(ship)).toThrow(`(at ${at})`);
  });

  test('faceup it lies there as well', () => {
    expect(conditionsOn(laid({ conditions: [{ card: BUSINESS }] }))).toEqual([BUSINESS]);
  });
});

test('who is asked whether to reveal a condition has one there: a save that says otherwise does not load [xw.condition-cards.01]', () => {
  const table = ended(having(THANKS));
  expect(table.legal('use-ability')).toMatchObject([reveals]);
  const saved = JSON.parse(JSON.stringify(table.state)) as { stack: { source?: string }[] };
  expect(xwing.load(saved)._tag).toBe('Right');
  const ofAbilities = saved.stack.flatMap(({ source }, at) => (source === undefined ? [] : [at]));
  // The one that asks, and the one that it is part of.
  expect(ofAbilities).toEqual([saved.stack.length - 2, saved.stack.length - 1]);
  const [first] = ofAbilities;
  const stack = saved.stack.map((frame, i) => (ofAbilities.includes(i) ? { ...frame, source: 'zam' } : frame));
  expect(xwing.load({ ...saved, stack })).toMatchObject({
    left: { code: 'not-carried', path: ['stack', first, 'source'] },
  });
});
