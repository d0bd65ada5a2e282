/** Upgrades of the slot 'title'. */
import { checkSquad } from '../../../../src/xwing';
import { pilot } from '../../../../src/xwing/facts';
import { CLOSE, diceAsked } from '../../duel';
import { EPIC } from '../../huge-ships/epic';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase } from '../card-cases';
import {
  actingAmong,
  active,
  added,
  BLOCKED,
  coordinated,
  dial,
  die,
  endPhase,
  executed,
  type NumberCase,
  offered,
  performed,
  performs,
  revealing,
  settings,
  actionsByCard,
  expectNumber,
} from '../card-tables';

const ARC = { weapon: 'primary front' };

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'slave-i-swz82',
      red: { upgrades: ['slavei-swz82'] },
      tie: { facing: 0 },
      attack: ['hit', 'blank', 'blank'],
      happened: [die('attack', 'hit', 'crit')],
      not: { 'in front of the defender': { tie: { facing: 180 } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('what comes of the coordinated ship', () => {
  test('ST-321: an enemy at range 0-3 of it is locked, however far away from the shuttle', () => {
    const locked = (y: number): Table =>
      coordinated('focus', { red: { upgrades: ['st321'] }, others: { x: { player: 'p2', at: [450, y] } } });
    const table = locked(510 + 40 + 299);
    expect(offered(table, 'st-321')).toBe(true);
    table.choose('st-321', 'x');
    if (table.offers({ type: 'choose-lock' })) table.answer({ type: 'choose-lock', on: 'x' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'x' }]);
    expect(offered(locked(510 + 40 + 301), 'st-321')).toBe(false);
  });
});

describe('after a dial is revealed it is set to another maneuver', () => {
  test('Slave I: a turn or a bank to the other side', () => {
    const slave = { pilot: 'bountyhunter', upgrades: ['slavei'] };
    expect(settings(revealing(slave, '2 bank-left white'))).toEqual(['2 bank-right']);
    expect(settings(revealing(slave, '2 turn-right white'))).toEqual(['2 turn-left']);
    expect(executed(revealing(slave, '2 bank-left white').choose('slave-i', '2 bank-right'))).toMatch('2 bank-right');
    expect(isOffered(revealing(slave, '2 straight blue'), 'slave-i')).toBe(false);
    expect(isOffered(revealing({ pilot: 'bountyhunter' }, '2 bank-left white'), 'slave-i')).toBe(false);
  });
});

describe('Nashtah Pup', () => {
  const tooth = { pilot: 'moraloeval', upgrades: ['houndstooth'], shields: 0, damage: { facedown: 8 }, charges: 1 };

  const table = (): Table =>
    xwingTable({
      ships: {
        tooth: { ...tooth, at: [450, 500], facing: 180 },
        pup: { pilot: 'nashtahpup', at: null, docked: 'tooth' },
        foe: { player: 'p2', pilot: 'soontirfel', at: [450, 300] },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    });

  const deployed = (): Table => {
    const it = table().attack('foe', 'tooth').rolls('hit', 'blank', 'blank');
    it.rolls(...Array<string>(it.legal('roll')[0]?.faces.length ?? 0).fill('blank'));
    return it.answer({ type: 'deploy', maneuver: '2 straight', guides: 'front' });
  };

  test("has as many active and inactive charges as the Hound's Tooth had, and its initiative [xw.faq-cards.08]", () => {
    const it = deployed();
    expect(it.happened('deployed')).toMatchObject([{ ship: 'pup' }]);
    expect(it.ship('pup').charges).toEqual({ active: 1, limit: 2, recovers: 0 });
    // Those of its carrier are its own: they are not the same ones.
    expect(it.ship('pup').charges).not.toBe(it.ship('tooth').charges);
    // Moralo Eval has initiative 4, the pup 0 on its card: it engages after Soontir Fel of initiative 6.
    const engaged = it.happened('ship-engages').map(({ ship }) => ship);
    expect(it.state.inPlay.filter(({ source }) => source === 'pup').map(({ ability }) => ability)).toContain(
      'nashtah-pup-initiative',
    );
    expect(engaged[0]).toBe('foe');
  });

  test("is in no squad without the Hound's Tooth", () => {
    const squad = (upgrades: string[]) =>
      checkSquad({
        name: '',
        obstacles: [],
        faction: 'scumandvillainy',
        ships: [
          { pilot: 'trandoshanslaver', upgrades },
          { pilot: 'nashtahpup', upgrades: [] },
        ],
      }).map(({ code }) => code);
    expect(squad([])).toContain('needed-in-squad');
    expect(squad(['houndstooth'])).not.toContain('needed-in-squad');
  });
});

describe("Lando's Millennium Falcon", () => {
  const FALCON: ShipOnTable = { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'], turret: 'front' };
  const attacked = (craft: number | null, shields = 1): Table =>
    xwingTable({
      ships: {
        falcon: { ...FALCON, at: [300, 500], facing: 180, shields },
        ...(craft !== null && { craft: { pilot: 'autopilotdrone', at: null, docked: 'falcon', shields: craft } }),
        foe: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 340] },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    })
      .attack('foe', 'falcon')
      .rolls('hit', 'blank', 'blank', 'blank')
      .rolls('blank');
  const left = (table: Table) => [table.ship('falcon').shields.active, table.ship('craft').shields.active];

  test('damage may take a shield of the docked craft instead of its own, and is suffered', () => {
    const table = attacked(1).use('landos-millennium-falcon-shields');
    expect(left(table)).toEqual([1, 0]);
    expect(table.happened('damage-suffered')).toMatchObject([{ ship: 'falcon', damage: 'hit' }]);
    expect(left(attacked(1).decline('landos-millennium-falcon-shields'))).toEqual([0, 1]);
    expect(left(attacked(1, 0).use('landos-millennium-falcon-shields'))).toEqual([0, 0]);
    expect(attacked(1, 0).use('landos-millennium-falcon-shields').ship('falcon').damage.facedown).toBe(0);
  });

  test('nobody is asked where the craft has no shield left, or none is docked', () => {
    expect(left(attacked(0))).toEqual([0, 0]);
    expect(attacked(null).ship('falcon').shields.active).toBe(0);
  });

  test.each([
    ['stressed', 1, 3],
    ['not stressed', 0, 2],
  ])('a primary attack against a ship that is %s', (_, stress, dice) => {
    const table = xwingTable({
      ships: {
        falcon: { ...FALCON, at: [300, 300] },
        foe: { player: 'p2', at: [300, 500], tokens: { stress } },
      },
      moment: { phase: 'engagement', ship: 'falcon' },
    }).attack('falcon', 'foe');
    expect(diceAsked(table)).toBe(dice);
  });
});

describe('Liberator', () => {
  const deployed = (upgrades: string[]): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        corvette: { pilot: 'alderaanianguard', upgrades, at: [900, 600] },
        wing: { pilot: 'bluesquadronescort', at: null, docked: 'corvette' },
        foe: { player: 'p2', at: [80, 80] },
      },
      moment: 'system',
    })
      .answer({ type: 'deploy', ship: 'wing', guides: 'front', maneuver: '2 straight' })
      .answer({ type: 'decline-action', ship: 'wing' });
  const offered = (table: Table) => table.legal('perform-action').map(({ action }) => action);

  test('a ship that has deployed from it may focus or roll, beside its action', () => {
    const table = deployed(['liberator']);
    expect([...new Set(offered(table))]).toEqual(['focus', 'barrel-roll']);
    expect(table.offers({ type: 'decline-action', ship: 'wing' })).toBe(true);
    table.answer({ type: 'perform-action', ship: 'wing', action: 'focus' });
    expect(table.ship('wing').tokens.focus).toBe(1);
  });

  test('from another carrier it may not', () => {
    const used = (upgrade: string) =>
      deployed([upgrade])
        .happened('ability-queued')
        .map(({ ability }) => ability);
    expect([used('liberator'), used('corvus')]).toEqual([['liberator'], []]);
  });
});

describe("Rey's Millennium Falcon", () => {
  const falcon = (stress: number, upgrades = ['reysmillenniumfalcon']): ShipOnTable => ({
    pilot: 'resistancesympathizer',
    upgrades,
    at: [400, 400],
    tokens: { stress },
  });
  const flown = (stress: number, bearing: 'segnor-left' | 'turn-left', upgrades?: string[]): unknown => {
    const dial = { speed: 3, bearing, color: 'red' } as const;
    const table = actingAmong({ red: { ...falcon(stress, upgrades), revealed: dial } }, 'execute maneuver');
    return table.happened('maneuver-executed')[0]?.maneuver.bearing;
  };
  test('red Segnor loops while it has two stress tokens at most, no other red maneuver', () => {
    expect([
      flown(2, 'segnor-left'),
      flown(3, 'segnor-left'),
      flown(1, 'turn-left'),
      flown(1, 'segnor-left', []),
    ]).toEqual(['segnor-left', 'straight', 'straight', 'straight']);
  });
  test('so it boosts and rotates, and does nothing else', () => {
    const actions = (stress: number): unknown[] => [
      ...new Set(
        actingAmong({ red: falcon(stress) }, 'perform action')
          .legal('perform-action')
          .map(({ action }) => action),
      ),
    ];
    expect(actions(2).sort()).toEqual(['boost', 'rotate-arc']);
    expect(actions(3)).toEqual([]);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'assailer',
      use: 'assailer',
      red: CLOSE,
      tie: { upgrades: ['assailer'] },
      pool: 'defense',
      dice: 4,
      not: { 'at range 2': { red: { at: [300, 300] }, dice: 3 } },
    },
    {
      card: 'tantive iv',
      use: 'tantive-iv',
      tie: { upgrades: ['tantiveiv'], facing: 0 },
      pool: 'defense',
      dice: 4,
      not: { 'an attacker in front': { tie: { facing: 180 }, dice: 3 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'dauntless',
      { upgrades: ['dauntless'], ...dial('white') },
      { others: BLOCKED, not: { 'fully executed': { friend: { at: [700, 300] } } } },
    ),
  ];

  const attacks: CardCase[] = [
    {
      ability: 'impetuous',
      red: { upgrades: ['impetuous'] },
      tie: { damage: { facedown: 2 } },
      attack: ['hit'],
      happened: performed('impetuous'),
      not: { 'it survives': { tie: { damage: {} } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('a white action is one of the bar or of a card, in the color that is said [xw.actions.03, xw.actions.11, xw.faq-activation.01]', () => {
  test('Dauntless: the same as red ones', () => {
    const { table, bar, cards } = actionsByCard('dauntless', {
      upgrades: ['dauntless', 'r5astromech'],
      ...dial('white'),
    });
    expect(bar).toEqual(['red focus', 'red lock', 'red barrel-roll']);
    expect(cards).toEqual(['r5-astromech-facedown']);
    table.answer({ type: 'perform-card-action', ability: 'r5-astromech-facedown' });
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.happened('action-attempted').at(-1)).toMatchObject({ color: 'red' });
  });

  test('red ones of the bar are not white', () => {
    const bomber: ShipOnTable = { pilot: 'graysquadronbomber', upgrades: ['dauntless'], ...dial('white') };
    const { bar } = actionsByCard('dauntless', bomber);
    const printed = pilot('graysquadronbomber')?.actions ?? [];
    expect(printed.map(({ color }) => color)).toContain('red');
    expect(bar).toEqual(printed.flatMap(({ action, color }) => (color === 'white' ? [`red ${action}`] : [])));
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'marauder',
      red: { pilot: 'bountyhunter', upgrades: ['marauder'], facing: 180 },
      weapon: 'primary rear',
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: { 'from the front': { red: { facing: 0 }, weapon: 'primary front' } },
    },
    {
      ability: 'instigator',
      red: { upgrades: ['instigator'] },
      tie: { tokens: { jam: 1 } },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'only green tokens': { tie: { tokens: { focus: 1 } } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'soulless-one',
      tie: { upgrades: ['soullessone'], facing: 0 },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'an attacker in its firing arc': { tie: { facing: 180 } } },
    },
    {
      ability: 'millennium-falcon',
      tie: { upgrades: ['millenniumfalcon'], tokens: { evade: 1 } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'not evading': { tie: { tokens: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'blood-crow',
      red: { upgrades: ['bloodcrow'] },
      happened: [added('attack', 'focus')],
      not: { 'at range 3': { red: { at: [300, 200] } } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs('corvus', { pilot: '4lom', upgrades: ['corvus'] }, 'calculate', {
      happened: [{ ...gained('red', 'calculate'), change: { was: 1, is: 2 } }],
      not: { 'without it': { red: { upgrades: [] } } },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'shadow-caster',
      red: { pilot: 'shadowporthunter', upgrades: ['shadowcaster'], turret: 'front' },
      ...ARC,
      attack: ['hit'],
      happened: [gained('tie', 'tractor')],
      not: { 'a miss': { attack: [] }, 'turret elsewhere': { red: { turret: 'left' } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('keeps tokens in the End Phase [xw.end-phase.02]', () => {
  test('Moldy Crow: two focus tokens, and nothing else', () => {
    const crow = (upgrades: string[]): Table =>
      endPhase({ red: { pilot: 'rebelscout', upgrades, at: [300, 300], tokens: { focus: 3, evade: 1, stress: 1 } } });
    const table = crow(['moldycrow']);
    expect(table.ship('red').tokens).toMatchObject({ focus: 2, evade: 0, stress: 1 });
    expect(table.happened('no-effect')).toMatchObject([{ ship: 'red', of: 'focus token' }]);
    expect(crow([]).ship('red').tokens.focus).toBe(0);
  });
});
