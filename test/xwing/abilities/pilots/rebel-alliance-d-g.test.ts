/** Pilots of the Rebel Alliance, from D to G. */
import { diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, type MomentCase } from '../card-cases';
import { about, active, dial, die, performs, starts, usedIt } from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    ...(['ezrabridger', 'ezrabridger-sheathipedeclassshuttle', 'ezrabridger-tielnfighter'] as const).map(
      (pilot, i): CardCase => ({
        ability: `${['ezra-bridger', 'ezra-bridger-sheathipede', 'ezra-bridger-tie'][i]}-attacks`,
        red: { pilot, tokens: { stress: 1 } },
        weapon: pilot === 'ezrabridger-sheathipedeclassshuttle' ? 'primary front' : 'primary',
        attack: ['focus', 'focus'],
        chosen: 2,
        happened: [die('attack', 'focus', 'hit')],
        ships: { red: { force: { active: 0 } } },
        not: { 'without stress': { red: { tokens: {} } } },
      }),
    ),
    {
      ability: 'gavin-darklighter',
      others: { gavin: { pilot: 'gavindarklighter', at: [400, 300] } },
      attack: ['hit', 'blank', 'blank'],
      happened: [die('attack', 'hit', 'crit')],
      not: {
        'the defender not in his front arc': {
          others: { gavin: { pilot: 'gavindarklighter', at: [400, 300], facing: 180 } },
        },
      },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'ezra-bridger-defends',
      tie: { pilot: 'ezrabridger', tokens: { stress: 1 } },
      defense: ['focus', 'focus'],
      chosen: 2,
      happened: [die('defense', 'focus', 'evade')],
      not: { 'without stress': { tie: { tokens: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'edrio-two-tubes',
      { pilot: 'edriotwotubes', tokens: { focus: 1 }, ...dial('white') },
      {
        not: { 'not focused': { red: { tokens: { evade: 1 } } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('rebels', () => {
  test.each([
    ['garvendreis-t65xwing', 'garven-dreis', 260],
    ['garvendreis', 'garven-dreis-arc', 250],
  ])(
    'Garven Dreis (%s) may hand a focus token on to a friend at range 1-3 when he spends one [xw.tokens.02]',
    (pilot, ability, x) => {
      const others = {
        wing: { at: [400, 300], facing: 90 },
        touching: { at: [x, 300] },
        far: { at: [800, 100] },
      } as const;
      const table = duel({ pilot, tokens: { focus: 1 } }, {}, { others });
      const front = table.legal('choose-weapon').find((each) => each.weapon !== 'primary rear');
      table.answer({ ...front }).answer({ type: 'declare-defender', defender: 'tie' });
      table.rolls('focus', ...Array<string>(diceAsked(table) - 1).fill('blank')).answer({ type: 'spend-focus' });
      expect(table.legal('choose').map((each) => each.chosen)).toEqual(['wing']);
      expect(table.offers({ type: 'decline' })).toBe(true);
      table.choose(ability, 'wing');
      expect(table.ship('wing').tokens.focus).toBe(1);
    },
  );

  test('Garven Dreis hands on for a focus token that he himself spends only [xw.tokens.02]', () => {
    const others = { wing: { at: [400, 300] } } as const;
    const garven = { pilot: 'garvendreis-t65xwing', at: [380, 300] } as const;
    const wing = duel({ tokens: { focus: 1 } }, {}, { others: { garven } });
    wing.attack('red', 'tie').rolls('focus', 'blank', 'blank').answer({ type: 'spend-focus' });
    expect(wing.happened('ability-queued')).toEqual([]);
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const evading = duel(enemy, { player: 'p1', pilot: 'garvendreis-t65xwing', tokens: { evade: 1 } }, { others });
    evading.attack('red', 'tie').rolls('hit', 'hit').rolls('blank', 'blank').answer({ type: 'spend-evade' });
    expect(evading.happened('token-spent')).toMatchObject([{ token: 'evade' }]);
    expect(evading.happened('ability-queued')).toEqual([]);
  });

  test('Dash Rendar ignores obstacles while he moves [xw.faq-objects.01]', () => {
    const table = xwingTable({
      ships: {
        dash: { pilot: 'dashrendar', at: [300, 300], dial: { speed: 2, bearing: 'straight', color: 'blue' } },
        tie: { player: 'p2' },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
      moment: about('dash'),
    });
    expect(table.happened('moved-through')).toHaveLength(1);
    expect(table.happened('dice-rolled')).toEqual([]);
    expect(table.asks).toBe('choose an action');
  });

  test('Dash Rendar ignores none while he attacks: the defender has its die [xw.faq-objects.01]', () => {
    const dash = { pilot: 'dashrendar', turret: 'front' } as const;
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 420] as const } };
    const defense = (table: Table) =>
      diceAsked(table.attack('red', 'tie').rolls(...Array<string>(diceAsked(table)).fill('blank')));
    expect(defense(duel(dash, {}, { obstacles })) - defense(duel(dash))).toBe(1);
  });
});

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs('derek-klivian', { pilot: 'derekklivian', tokens: { strain: 1, jam: 1 } }, 'lock', {
      others: { tie: { player: 'p2', at: [300, 420] } },
      then: [{ type: 'choose-lock', on: 'tie' }],
      chosen: 'strain',
      ships: { red: { tokens: { strain: 0 } } },
      not: { 'no red token': { red: { tokens: { jam: 1 } } }, 'another pilot': { red: { pilot: 'jakefarrell' } } },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'gina-moonsong',
      { pilot: 'ginamoonsong', tokens: { stress: 1 } },
      { friend: { at: [400, 300] } },
      {
        ships: { friend: { tokens: { stress: 1 } } },
        not: { 'nobody near': { friend: { at: [600, 300] } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    performs('dutch-vander', { pilot: 'dutchvander' }, 'lock', {
      others: { near: { player: 'p2', at: [300, 450] }, friend: { at: [450, 300] }, far: { at: [800, 100] } },
      then: [{ type: 'choose-lock', on: 'near' }],
      chosen: 'friend',
      happened: usedIt('dutch-vander'),
      not: {
        'another pilot': { red: { pilot: 'goldsquadronveteran' } },
        'no friend at range 1-3': { friend: { at: [300, 340] } },
      },
    }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test("'Dutch' Vander's friend locks from far away [xw.lock.13]", () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'dutchvander', at: [300, 400] },
        near: { player: 'p2', at: [300, 690] },
        friend: { at: [300, 120] },
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    })
      .answer({ type: 'perform-action', action: 'lock' })
      .answer({ type: 'choose-lock', on: 'near' });
    table.choose('dutch-vander', 'friend').repeat({ type: 'choose-lock', on: 'near' });
    expect(table.state.locks).toContainEqual({ by: 'friend', on: 'near' });
  });

  const evaan = (chosen: string | null): number => {
    const table = xwingTable({
      ships: {
        evaan: { pilot: 'evaanverlaine', at: [300, 500], tokens: { focus: 1 } },
        friend: { at: [300, 550] },
        foe: { pilot: 'maulermithel', player: 'p2', at: [300, 750], facing: 180 },
      },
      moment: 'engagement',
    });
    if (chosen === null) table.decline('evaan-verlaine');
    else table.choose('evaan-verlaine', chosen);
    table.attack('foe', 'friend').rolls('blank', 'blank').repeat({ type: 'end-modifying' });
    return diceAsked(table);
  };
  test('Evaan Verlaine: the friend rolls one more defense die [xw.attack.22]', () => {
    expect([evaan('friend'), evaan('evaan'), evaan(null)]).toEqual([3, 2, 2]);
  });

  const fenn = (fenn: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        fenn: { pilot: 'fennrau-sheathipedeclassshuttle', at: [300, 300], engaged: true, ...fenn },
        foe: { player: 'p2', at: [300, 450], facing: 180, tokens: { focus: 1 } },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    });
  test('Fenn Rau: the enemy in his arc spends no tokens on its dice [xw.golden-rules.03]', () => {
    const spends = (table: Table): number =>
      table.attack('foe', 'fenn').rolls('focus', 'blank').legal('spend-focus').length;
    expect(spends(fenn().use('fenn-rau-sheathipede'))).toBe(0);
    expect(spends(fenn().decline('fenn-rau-sheathipede'))).toBe(1);
    expect(fenn().use('fenn-rau-sheathipede').ship('fenn').tokens.stress).toBe(1);
    for (const not of [{ tokens: { stress: 1 } }, { facing: 90 }])
      expect(fenn(not).offers({ ability: 'fenn-rau-sheathipede' })).toBe(false);
  });
});
