/** Pilots of the Rebel Alliance, from A to C. */
import { duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, isOffered, type MomentCase, playOn } from '../card-cases';
import {
  assignedTo,
  canceled,
  coordinated,
  dial,
  fight,
  fliesAmong,
  hurt,
  NEAR,
  performs,
  starts,
  usedIt,
  chosenToCoordinate,
  attacking,
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

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'chewbacca-pilot',
      tie: { pilot: 'chewbacca', shields: 0 },
      attack: ['crit'],
      happened: [
        { type: 'damage-card-dealt', ship: 'tie', faceup: false },
        { type: 'charge-spent', ship: 'tie', of: 'ship' },
      ],
      not: {
        'a hit': { attack: ['hit'] },
        'no charge': { tie: { charges: 0 } },
        'with shields': { tie: { shields: 1 } },
      },
    },
    {
      ability: 'corran-horn',
      red: { pilot: 'corranhorn' },
      tie: { pilot: 'bluesquadronescort', engaged: true },
      happened: usedIt('corran-horn'),
      not: {
        'out of his bullseye arc': { tie: { at: [360, 500] } },
        'another pilot': { red: { pilot: 'knavesquadronescort' } },
      },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test('Corran Horn is disarmed in the next Planning Phase, if he attacked', () => {
    const flown = (attacks: boolean): number => {
      const table = duel({ pilot: 'corranhorn' }, { pilot: 'bluesquadronescort', engaged: true });
      table.answer({ type: 'decline-attack' });
      if (!attacks) table.decline('corran-horn');
      else table.use('corran-horn').attack('red', 'tie');
      expect(table.ship('red').tokens.disarm).toBe(0);
      playOn(table, {}, () => table.state.phase === 'planning');
      return table.ship('red').tokens.disarm;
    };
    expect([flown(true), flown(false)]).toEqual([1, 0]);
  });

  test('Alexsandr Kallus rolls one more die where the attacker modified dice [xw.timing.05]', () => {
    const asked = (spends: boolean): boolean => {
      const table = attacking({ tokens: { focus: 1 } }, { pilot: 'alexsandrkallus' });
      if (spends) table.answer({ type: 'spend-focus' });
      const kallus = { ability: 'alexsandr-kallus' };
      if (!table.offers(kallus)) table.answer({ type: 'end-modifying' });
      return table.offers(kallus);
    };
    expect([asked(true), asked(false)]).toEqual([true, false]);
  });
});
