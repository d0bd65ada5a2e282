/** Pilots of the Rebel Alliance, from A to G. */
import { diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, isOffered, type MomentCase } from '../card-cases';
import {
  about,
  active,
  assignedTo,
  canceled,
  coordinated,
  dial,
  die,
  fight,
  fliesAmong,
  hurt,
  NEAR,
  performs,
  starts,
  usedIt,
  chosenToCoordinate,
} from '../card-tables';

describe('Suppressive Fire', () => {
  test('Captain Rex assigns it to the defender of his attack, hit or missed [xw.attack.35]', () => {
    for (const face of ['hit', 'blank'] as const) {
      const table = duel({ pilot: 'captainrex' }, {});
      table.attack('red', 'tie');
      expect(assignedTo(fight(table, face, 'blank'), 'tie')).toEqual(['suppressivefire of p1']);
      expect(assignedTo(table, 'red')).toEqual([]);
    }
  });
});

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

describe('what the coordinated ship performs', () => {
  test('AP-5: something with exactly one stress token', () => {
    const stressed = (stress: number, pilot = 'ap5'): number =>
      chosenToCoordinate({ red: { pilot, at: [450, 420] }, wing: { pilot: 'bluesquadronescort', tokens: { stress } } })
        .length;
    expect([stressed(0), stressed(1), stressed(2)]).toEqual([3, 3, 0]);
    expect(stressed(1, 'zeborrelios-sheathipedeclassshuttle')).toBe(0);
  });

  test('AP-5: not what is linked to that', () => {
    const wing = { pilot: 'bladesquadronveteran', tokens: { stress: 1 } };
    const table = coordinated('focus', { red: { pilot: 'ap5', at: [450, 420] }, wing });
    expect(isOffered(table, 'linked-action')).toBe(false);
  });
});

describe('Bodhi Rook', () => {
  const locks = (rook: ShipOnTable | null): string[] => {
    const table = xwingTable({
      ships: {
        red: { at: [100, 100] },
        friend: { at: [500, 500], activated: true },
        far: { player: 'p2', at: [700, 700], activated: true },
        ...(rook ? { rook: { at: [860, 100], activated: true, ...rook } } : {}),
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });
    if (!table.offers({ type: 'perform-action', action: 'lock' })) return [];
    table.answer({ type: 'perform-action', action: 'lock' });
    return table
      .happened('lock-acquired')
      .map(({ on }) => on)
      .concat(table.legal('choose-lock').map(({ on }) => on));
  };
  test('friendly ships lock what is at range 0-3 of any friendly ship', () => {
    expect(locks({ pilot: 'bodhirook' })).toContain('far');
    expect(locks({ pilot: 'bluesquadronscout' })).not.toContain('far');
    expect(locks({ pilot: 'bodhirook', player: 'p2' })).not.toContain('far');
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    fliesAmong(
      'ahsoka-tano-a-wing',
      { pilot: 'ahsokatano-rz1awing', ...dial('white') },
      { friend: { at: [440, 400] } },
      {
        'too little Force': { red: { force: 1 } },
      },
    ),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'airen-cracken',
      red: { pilot: 'airencracken' },
      others: { friend: { at: [380, 300] } },
      happened: usedIt('airen-cracken'),
      not: { 'at range 2': { others: { friend: { at: [470, 300] } } } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

test('Airen Cracken lets a friend perform a white or a red action as a red one, and no purple one [xw.faq-cards.15]', () => {
  const offered = (pilot: string) => {
    const table = duel({ pilot: 'airencracken' }, {}, { others: { friend: { pilot, at: [380, 300] } } });
    table
      .attack('red', 'tie')
      .rolls('blank', 'blank')
      .rolls('blank', 'blank', 'blank')
      .choose('airen-cracken', 'friend');
    return table.legal('perform-action').map(({ action, color }) => `${color} ${action}`);
  };
  expect(offered('plokoon')).toEqual(['red focus', 'red lock', 'red barrel-roll', 'red boost']);
  expect(offered('norrawexley-btla4ywing')).toContain('red barrel-roll');
});

test("Airen Cracken lets a friend use the 'Action:' of a card, as a red action [xw.actions.03, xw.actions.09]", () => {
  const friend: ShipOnTable = { upgrades: ['r5astromech'], damage: { facedown: 1 }, at: [380, 300] };
  const table = duel({ pilot: 'airencracken' }, {}, { others: { friend } });
  table
    .attack('red', 'tie')
    .rolls('blank', 'blank')
    .rolls('blank', 'blank', 'blank')
    .choose('airen-cracken', 'friend')
    .answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
  expect(table.ship('friend').tokens.stress).toBe(1);
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

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'braylen-stramm-attacks',
      red: { pilot: 'braylenstramm', tokens: { stress: 1 } },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'without stress': { red: { tokens: {} } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'braylen-stramm-defends',
      tie: { pilot: 'braylenstramm', tokens: { stress: 1 } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'without stress': { tie: { tokens: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'biggs-darklighter',
      others: { biggs: { player: 'p2', pilot: 'biggsdarklighter', ...NEAR } },
      attack: ['hit', 'crit'],
      chosen: 'crit',
      happened: [canceled('attack', 'crit'), hurt('biggs', 'crit')],
      not: {
        'outside the attack arc': { others: { biggs: { player: 'p2', pilot: 'biggsdarklighter', at: [300, 250] } } },
        'no damage': { attack: [] },
      },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
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
    performs('benthic-two-tubes', { pilot: 'benthictwotubes' }, 'focus', {
      others: { friend: { at: [420, 300] } },
      chosen: { ship: 'friend', token: 'focus' },
      ships: { red: { tokens: { focus: 0 } }, friend: { tokens: { focus: 1 } } },
      not: { 'nobody near': { friend: { at: [700, 300] } } },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'activation',
      'cassian-andor-pilot',
      { pilot: 'cassianandor' },
      { friend: { at: [400, 300], tokens: { stress: 1 } } },
      {
        chosen: 'friend',
        ships: { friend: { tokens: { stress: 0 } } },
        not: { 'no stress': { friend: { tokens: {} } } },
      },
    ),
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

describe('Arvel Crynyd', () => {
  const boosting = (pilot: string, others: Record<string, ShipOnTable>, rock?: readonly [number, number]): Table =>
    xwingTable({
      ships: { red: { pilot, at: [300, 300] }, tie: { player: 'p2', at: [300, 375], facing: 180 }, ...others },
      ...(rock && { obstacles: { rock: { outline: 'coreasteroid0', at: rock } } }),
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    })
      .answer({ type: 'perform-action', action: 'boost' })
      .answer({ type: 'choose-template', template: 'straight' });

  test('a boost into a ship is executed in part [xw.boost.08, xw.overlap.03]', () => {
    const table = boosting('arvelcrynyd', {});
    expect(table.happened('action-performed')).toMatchObject([{ action: 'boost' }]);
    expect(table.ship('red')).toMatchObject({ touching: ['tie'], pose: { y: 335 } });
    expect(boosting('phoenixsquadronpilot', {}).happened('action-failed')).toHaveLength(1);
  });

  test('an obstacle in that part still makes it fail [xw.boost.09]', () => {
    expect(boosting('arvelcrynyd', {}, [300, 340]).happened('action-failed')).toHaveLength(1);
  });

  test('primary attacks at range 0, and those alone [xw.attack.13]', () => {
    const touching = (red: ShipOnTable): Table => duel(red, { at: [300, 340] });
    const table = touching({ pilot: 'arvelcrynyd', upgrades: ['concussionmissiles'] });
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['primary']);
    expect(touching({ pilot: 'phoenixsquadronpilot' }).legal('choose-weapon')).toEqual([]);
  });
});
