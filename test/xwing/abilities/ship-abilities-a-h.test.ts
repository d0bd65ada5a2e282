/** Ship abilities, from A to H. */
import * as E from 'fp-ts/lib/Either';
import { xwing } from '../../../src/xwing';
import { acting, alone, CLOSE, diceAsked, duel, faces } from '../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../table';
import { diceRolled, expectMoment, gained, isOffered, type MomentCase } from './card-cases';
import { active, dial, performs, queued } from './card-tables';

describe('Full Throttle', () => {
  test.each([
    [2, false],
    [3, true],
    [4, true],
    [5, true],
  ])('after a fully executed maneuver of speed %d: %p [xw.timing.07]', (speed, asked) => {
    const dial = { speed, bearing: 'straight', color: 'white' } as const;
    const table = alone({ pilot: 'deltasquadronpilot', dial });
    expect(queued(table).includes('full-throttle')).toBe(asked);
    const blocked = alone({ pilot: 'deltasquadronpilot', dial }, undefined, {
      block: { at: [300, 300 + 40 * (speed + 1)] },
    });
    expect(queued(blocked)).not.toContain('full-throttle');
  });
});

describe('Concordia Faceoff', () => {
  const fang = { player: 'p1', pilot: 'skullsquadronpilot' };
  const defends = (attacker: ShipOnTable): Table => {
    const table = duel({ player: 'p2', pilot: 'academypilot', ...attacker }, fang).attack('red', 'tie');
    table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'hit'))!);
    return table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'blank'))!);
  };
  const offered = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'concordia-faceoff' });

  test("at range 1 in the attacker's front arc, nowhere else [xw.dice-modification.04]", () => {
    const falcon = { pilot: 'outerrimsmuggler' } as const;
    expect(offered(defends(CLOSE))).toBe(true);
    expect(offered(defends({ at: [300, 300] }))).toBe(false);
    expect(offered(defends({ ...falcon, turret: 'front', at: [300, 390] }))).toBe(true);
    expect(offered(defends({ ...falcon, turret: 'right', at: [190, 500] }))).toBe(false);
  });

  test('one die is turned, which is no reroll [xw.dice-modification.04]', () => {
    const table = defends(CLOSE).use('concordia-faceoff');
    const before = faces(table, 'defense').length;
    table.choose('concordia-faceoff', 0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', from: 'blank', to: 'evade' }]);
    expect(table.happened('dice-rerolled')).toEqual([]);
    expect(table.happened('dice-neutralized').at(-1)?.evades).toBe(1);
    expect(before).toBeGreaterThan(1);
  });
});

describe('Comms Shuttle', () => {
  const ghost = (docked: boolean): Table =>
    alone({ pilot: 'lothalrebel', upgrades: ['ghost'] }, undefined, {
      shuttle: docked ? { pilot: 'ap5', at: null, docked: 'red' } : { pilot: 'ap5', at: [800, 100] },
      friend: { at: [300, 460] },
    });
  test('its carrier has the coordinate action while it is docked, and may coordinate before it activates [xw.docking.01]', () => {
    const table = ghost(true);
    expect(table.happened('ship-activates')).toEqual([]);
    table.use('comms-shuttle').repeat({ type: 'choose-coordinated' });
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'friend' }]);
    expect(
      ghost(false)
        .happened('ability-queued')
        .map(({ ability }) => ability),
    ).not.toContain('comms-shuttle');
    const offers = (docked: boolean): boolean =>
      alone({ pilot: 'lothalrebel', upgrades: ['ghost'] }, 'perform action', {
        shuttle: docked ? { pilot: 'ap5', at: null, docked: 'red' } : { pilot: 'ap5', at: [800, 100] },
        friend: { at: [300, 460] },
      }).offers({ type: 'perform-action', action: 'coordinate', color: 'white' });
    expect([offers(true), offers(false)]).toEqual([true, false]);
  });
});

describe('Co-Pilot', () => {
  const FALCON = { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'] };

  const falcon = (pilot: string, moment: 'system' | 'engagement' = 'system'): Table =>
    xwingTable({
      ships: {
        falcon: { ...FALCON, at: [450, 450] },
        escape: { pilot, at: null, docked: 'falcon' },
        wing: { pilot: 'freightercaptain', at: [450, 700] },
        x: { player: 'p2' },
      },
      moment,
    });

  const lent = (table: Table): unknown[] =>
    table.state.inPlay.filter(({ ability }) => /escape-craft|pioneer/.test(ability)).map(({ source }) => source);

  /** Exactly those abilities are in play that a saved game has to have. */
  const loads = ({ state }: Table): boolean => E.isRight(xwing.load(JSON.parse(JSON.stringify(state))));

  test.each(['l337-escapecraft', 'landocalrissian-escapecraft', 'outerrimpioneer'])(
    'its carrier has the ability of %s while it is docked, and not after it deployed [xw.docking.01, xw.reserve.05]',
    (pilot) => {
      const table = falcon(pilot);
      expect(lent(table)).toEqual(['falcon']);
      expect(loads(table)).toBe(true);
      table.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
      table.repeat({ type: 'decline-action' });
      expect(lent(table)).toEqual(['escape']);
      expect(loads(table)).toBe(true);
    },
  );

  test('a ship without it lends nothing', () => {
    expect(lent(falcon('autopilotdrone'))).toEqual([]);
  });
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'fine-tuned-controls',
      { pilot: 'jediknight', ...dial('white') },
      { not: { 'no Force': { red: { force: 0 } } } },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('Experimental Scanners (E-wing)', () => {
  const scanning = (pilot: string): Table => {
    const table = acting(
      { pilot },
      {
        x: { player: 'p2', at: [800, 800] },
        near: { player: 'p2', at: [300, 420] },
        next: { player: 'p2', at: [300, 340] },
      },
    );
    return table.answer({ type: 'perform-action', action: 'lock' });
  };
  test('it locks beyond range 3, not at range 1, and at range 0 [xw.lock.13]', () => {
    expect(scanning('knavesquadronescort').legal('choose-lock').map(({ on }) => on)).toEqual(['x', 'next']); // prettier-ignore
    expect(scanning('knavesquadronescort').refusal({ type: 'choose-lock', on: 'near' })).toBe('range-1');
    expect(scanning('bluesquadronescort').legal('choose-lock').map(({ on }) => on)).toEqual(['near', 'next']); // prettier-ignore
  });
});

describe('Dead to Rights (M12-L Kimogila)', () => {
  const tokens = { focus: 1, evade: 1, calculate: 1 };
  const defending = (tie: ShipOnTable, red: ShipOnTable = {}): (string | null | undefined)[] => {
    const table = duel({ pilot: 'cartelexecutioner', ...red }, { tokens, force: 1, pilot: 'inquisitor', ...tie });
    table.attack('red', 'tie').rolls('hit', 'hit', 'hit').rolls('blank', 'blank', 'focus');
    return ['spend-focus', 'spend-evade', 'spend-calculate', 'spend-force'].map((type) => table.refusal({ type }));
  };
  test('in its bullseye arc no green token modifies the dice of the defender, Force does [xw.golden-rules.03]', () => {
    const no = 'dead-to-rights';
    expect(defending({})).toEqual([no, no, no, null]);
    expect(defending({ at: [370, 500] })).toEqual([null, null, null, null]);
    expect(defending({}, { pilot: 'bluesquadronescort' })).toEqual([null, null, null, null]);
  });
});

describe('Fire Convergence (LAAT)', () => {
  const laat = { player: 'p1', pilot: '212thbattalionpilot', at: [300, 200], turret: 'front' } as const;
  const offered = (gunship: ShipOnTable, red: ShipOnTable = {}, weapon?: string): Table =>
    duel({ pilot: 'bluesquadronescort', ...red }, {}, { others: { laat: { ...laat, ...gunship } } }).attack(
      'red',
      'tie',
      weapon,
    );
  const use = { type: 'use-ability', ability: 'fire-convergence' };
  test('a friend rerolls up to 2 dice for a charge, against a ship in its turret arc [xw.dice-modification.05]', () => {
    const table = offered({ at: [300, 240] })
      .rolls('blank', 'blank', 'blank')
      .use('fire-convergence');
    expect(Math.max(...table.legal('choose').map(({ chosen }) => (chosen as number[]).length))).toBe(2);
    table.does(table.legal('choose').at(-1)!);
    expect(table.ship('laat').charges?.active).toBe(1);
    expect(offered({ charges: 0 }).rolls('blank', 'blank', 'blank').refusal(use)).not.toBeNull();
    expect(offered({ turret: 'left' }).rolls('blank', 'blank', 'blank').refusal(use)).toBeUndefined();
    const turret = { pilot: 'outerrimsmuggler', turret: 'front' } as const;
    expect(
      offered({ at: [300, 180] }, { ...turret })
        .rolls('blank', 'blank', 'blank')
        .offers(use),
    ).toBe(true);
  });
  test('not for an attack with a single turret [xw.dice-modification.05]', () => {
    const red: ShipOnTable = { pilot: 'drearenthal', upgrades: ['dorsalturret'], turret: 'front' };
    const table = offered({ at: [300, 180] }, red, 'red/dorsalturret').rolls('blank', 'blank');
    expect(table.refusal(use)).toBeUndefined();
  });
});

describe('Explosion with Wings (Fireball)', () => {
  test('it begins with a facedown damage card [xw.setup.14]', () => {
    const table = xwingTable({
      ships: { red: { pilot: 'colossusstationmechanic', at: null }, x: { player: 'p2', at: null } },
      moment: 'setup',
    });
    expect(table.ship('red').damage.facedown).toBe(1);
    expect(table.ship('x').damage.facedown).toBe(0);
    expect(table.happened('damage-suffered')).toEqual([]);
  });
  const slammed = (red: ShipOnTable): Table => {
    const pilot = 'colossusstationmechanic';
    const revealed = { speed: 1, bearing: 'straight', color: 'blue' } as const;
    const table = acting({ pilot, revealed, ...red }).answer({ type: 'perform-action', action: 'slam' });
    return table.answer({ type: 'choose-maneuver', maneuver: '1 straight' });
  };
  test('after a SLAM an exposed damage card removes the disarm token [xw.damage-cards.04]', () => {
    const table = slammed({ damage: { facedown: 1 } }).use('explosion-with-wings');
    table.draws('structuraldamage');
    expect(table.ship('red')).toMatchObject({ tokens: { disarm: 0 }, damage: { facedown: 0, faceup: [{}] } });
    expect(slammed({}).offers({ type: 'use-ability' })).toBe(false);
  });
});

describe('turrets', () => {
  test('Heavy Weapon Turret: missiles in the turret arc, to the rear as well; it rotates to front or rear [xw.attack-arc.02]', () => {
    const weapon = (pilot: string, upgrades: string[], turret: 'front' | 'rear' = 'rear') =>
      duel({ pilot, upgrades, turret, facing: turret === 'rear' ? 180 : 0 }, {}, { locks: [['red', 'tie']] }).refusal({
        type: 'choose-weapon',
        weapon: `red/${upgrades[0]}`,
      });
    expect(weapon('zetasquadronsurvivor', ['concussionmissiles'])).toBeNull();
    expect(weapon('zetasquadronsurvivor', ['concussionmissiles'], 'front')).toBeNull();
    expect(weapon('zetasquadronsurvivor', ['protontorpedoes'])).not.toBeNull();
    expect(weapon('caridaacademycadet', ['heavylasercannon'])).not.toBeNull();
    expect(weapon('caridaacademycadet', ['ioncannon'])).toBeNull();
    expect(weapon('caridaacademycadet', ['concussionmissiles'])).not.toBeNull();
    const table = acting({ pilot: 'zetasquadronsurvivor' }).answer({ type: 'perform-action', action: 'focus' });
    table.use('linked-action');
    expect(table.legal('rotate-turret').map(({ arc }) => arc)).toEqual(['rear']);
  });
});

describe('dice that ship abilities change [xw.attack.16, xw.attack.22]', () => {
  const RAIDER = { pilot: 'outerrimpatrol' } as const;

  test('Concentrated Batteries: a primary, torpedo or missile attack on a ship in the bullseye arc has one die more [xw.attack.16]', () => {
    const more = (weapon: string, upgrades: string[] = []): number => {
      const red = { ...RAIDER, upgrades };
      const at = (x: number) => diceRolled({ red, tie: { at: [x, 560] }, weapon, locks: [['red', 'tie']] }, 'attack');
      return at(300) - at(340);
    };
    expect(more('primary')).toBe(1);
    expect(more('red/concussionmissiles', ['concussionmissiles'])).toBe(1);
    expect(more('red/ioncannon', ['concussionmissiles', 'ioncannon'])).toBe(0);
  });
});

describe('Broadside Batteries (CR90)', () => {
  /** A ship so far from the side of a huge one, whose base is 79 mm wide. */
  const beside = (mm: number, moment: TableSpec['moment'], huge: ShipOnTable = { pilot: 'alderaanianguard' }): Table =>
    xwingTable({
      mat: { width: 1830, height: 914 },
      ships: {
        red: { at: [300, 400], upgrades: ['targetingbattery'], ...huge },
        tie: { player: 'p2', at: [300 + 39.5 + mm + 20, 400] },
        far: { player: 'p2', at: [1700, 800] },
      },
      moment,
    });
  const engaging = { phase: 'engagement', ship: 'red' } as const;
  const locking = { phase: 'activation', ship: 'red', step: 'perform action' } as const;

  test('primary attacks at range 4, and no farther [xw.huge-firing-arcs.02]', () => {
    const attacks = (mm: number): boolean =>
      beside(mm, engaging).offers({ type: 'choose-weapon', weapon: 'primary right' });
    expect([250, 350, 450].map(attacks)).toEqual([true, true, false]);
  });

  test('locks at range 4, of no other huge ship, and no farther [xw.lock.03]', () => {
    const locks = (mm: number, huge?: ShipOnTable): string | null | undefined =>
      beside(mm, locking, huge).repeat({ type: 'perform-action', action: 'lock' }).refusal({ type: 'choose-lock', on: 'tie' }); // prettier-ignore
    expect([250, 350, 450].map((mm) => locks(mm))).toEqual([null, null, undefined]);
    expect(locks(350, { pilot: 'outerrimpatrol' })).not.toBeNull();
  });
});

test('Docking Clamps: four small ships dock, a fifth one and a large one do not [xw.docking.01]', () => {
  const gozanti = (docked: number, next: ShipOnTable): boolean => {
    const ships = Array.from({ length: docked }, (_, i) => [
      `tie-${i}`,
      { pilot: 'blacksquadronace', at: null, docked: 'gozanti' },
    ]);
    return xwingTable({
      mat: { width: 1830, height: 914 },
      ships: {
        gozanti: { pilot: 'outerrimgarrison', at: [900, 400] },
        ...Object.fromEntries(ships),
        next: { at: [900, 580], ...next },
        foe: { player: 'p2', at: [80, 80] },
      },
      moment: 'system',
    }).offers({ type: 'dock', ship: 'next' });
  };
  const TIE = { pilot: 'academypilot' };
  expect([gozanti(0, TIE), gozanti(3, TIE), gozanti(4, TIE)]).toEqual([true, true, false]);
  expect(gozanti(0, { pilot: 'captainoicunn', at: [900, 590] })).toBe(false);
});

describe('ship abilities', () => {
  test('Autothrusters: a red barrel roll or a red boost after an action of its own ship [xw.actions.11]', () => {
    const table = alone({ pilot: 'alphasquadronpilot' }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    table.use('autothrusters');
    expect(table.legal('perform-action').map((each) => [each.action, each.color])).toEqual([
      ['barrel-roll', 'red'],
      ['boost', 'red'],
    ]);
    const wing = { pilot: 'alphasquadronpilot', at: [600, 300] } as const;
    const beside = alone({}, 'perform action', { wing }).answer({ type: 'perform-action', action: 'focus' });
    expect(beside.happened('ability-queued')).toEqual([]);
  });

  test('Full Throttle: an evade action after a speed 3-5 maneuver', () => {
    const fast = alone({ pilot: 'deltasquadronpilot', dial: { speed: 4, bearing: 'straight', color: 'blue' } });
    fast.use('full-throttle');
    expect(fast.ship('red').tokens.evade).toBe(1);
    const slow = alone({ pilot: 'deltasquadronpilot', dial: { speed: 2, bearing: 'straight', color: 'blue' } });
    expect(slow.happened('ability-queued')).toEqual([]);
  });

  describe('Advanced Targeting Computer', () => {
    const x1 = { pilot: 'tempestsquadronpilot' };
    const locked = { locks: [['red', 'tie']] as const };

    test('with a lock on the defender a primary attack rolls 1 more die and must change a hit to a critical hit [xw.pilot-and-ship-abilities.04]', () => {
      expect(diceAsked(duel(x1).attack('red', 'tie'))).toBe(2);
      const table = duel(x1, {}, locked).attack('red', 'tie');
      expect(diceAsked(table)).toBe(3);
      table.rolls('hit', 'hit', 'blank');
      expect(table.whyNot({ type: 'end-modifying', player: 'p1' })).toMatchObject({ code: 'mandatory' });
      table.use('advanced-targeting-computer-changes');
      expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
    });

    test('once the lock is spent nothing is changed any more; in the other order both happen [xw.faq-cards.19]', () => {
      const spent = duel(x1, {}, locked).attack('red', 'tie').rolls('hit', 'hit', 'blank');
      spent
        .answer({ type: 'spend-lock', dice: spent.legal('spend-lock').find((each) => each.dice.length === 1)?.dice })
        .rolls('hit');
      expect(spent.offers({ ability: 'advanced-targeting-computer-changes' })).toBe(false);
      const first = duel(x1, {}, locked)
        .attack('red', 'tie')
        .rolls('hit', 'hit', 'blank')
        .use('advanced-targeting-computer-changes');
      expect(first.legal('spend-lock').length).toBeGreaterThan(0);
    });
  });

  test('Concordia Faceoff: in the front arc of an attacker at range 1 a result must become an evade', () => {
    const table = duel(
      { player: 'p2', pilot: 'academypilot', ...CLOSE },
      { player: 'p1', pilot: 'skullsquadronpilot' },
    );
    table
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'focus')
      .use('concordia-faceoff')
      .choose('concordia-faceoff', 0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', to: 'evade' }]);
  });
});

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs('advanced-droid-brain', { pilot: 'ig88a' }, 'calculate', {
      happened: [{ ...gained('red', 'calculate'), change: { was: 1, is: 2 } }],
      not: { 'another ship': { red: { pilot: '4lom' } } },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('Fine-Tuned Thrusters (TIE/ba) [xw.supplement-deplete.01]', () => {
  const flown = (red: ShipOnTable = {}, others: TableSpec['ships'] = {}): Table =>
    alone(
      { pilot: 'firstorderprovocateur', ...dial('white'), ...red },
      undefined,
      others as Record<string, ShipOnTable>,
    );
  const offers = (table: Table): boolean => isOffered(table, 'fine-tuned-thrusters');

  test('a token of its choice for a lock or a barrel roll', () => {
    for (const token of ['deplete', 'strain'] as const) {
      const table = flown().choose('fine-tuned-thrusters', token);
      expect(table.ship('red').tokens[token]).toBe(1);
      expect(table.legal('perform-action').map(({ action }) => action)).toEqual(['lock', 'barrel-roll']);
    }
  });
  test.each<[string, ShipOnTable, TableSpec['ships']]>([
    ['depleted', { tokens: { deplete: 1 } }, {}],
    ['strained', { tokens: { strain: 1 } }, {}],
    ['stressed', { tokens: { stress: 1 } }, {}],
    ['in part', {}, { block: { at: [300, 420] } }],
  ])('not %s', (_what, red, others) => expect(offers(flown(red, others))).toBe(false));
});
