/** Pilots of Scum and Villainy, from L to O. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { duel, faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase, removed } from '../card-cases';
import { LOCKED, type NumberCase, queued, rerolls, starts, uses, expectNumber, engages, usedIt } from '../card-tables';

const LANDO: ShipOnTable = { pilot: 'landocalrissian', turret: 'front' };

describe('Lando Calrissian (Scum)', () => {
  test('rerolls blanks after a reroll too, but no die twice [xw.errata-lando-calrissian-scum.01]', () => {
    const table = duel(LANDO, {}, LOCKED).attack('red', 'tie').rolls('blank', 'blank').decline('lando-calrissian-scum');
    table
      .answer({ type: 'spend-lock', dice: [0] })
      .rolls('blank')
      .use('lando-calrissian-scum');
    expect(table.legal('roll')[0]?.faces).toHaveLength(1);
    table.rolls('hit');
    expect(rerolls(table, 'attack')).toEqual([1, 1]);
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('rerolls the blank of a die rolled for an obstacle, and what it shows then counts [xw.obstacles.03]', () => {
    const table = xwingTable({
      ships: {
        lando: { ...LANDO, at: [300, 300], shields: 0, dial: { speed: 2, bearing: 'straight', color: 'white' } },
        tie: { player: 'p2' },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
      moment: { phase: 'activation', ship: 'lando' },
    });
    table.rolls('blank').use('lando-calrissian-scum').rolls('hit');
    expect(table.happened('dice-rerolled')).toMatchObject([{ ship: 'lando', faces: ['hit'] }]);
    expect(table.ship('lando').damage.facedown).toBe(1);
    // It was rerolled once: he is not asked again.
    expect(uses(table, 'lando-calrissian-scum')).toBe(false);
  });
});

describe('Lando Calrissian (Scum)', () => {
  const rolled = (lando: ShipOnTable, ...faces: string[]): Table =>
    duel({ pilot: 'landocalrissian', turret: 'front', ...lando })
      .attack('red', 'tie')
      .rolls(...faces);

  test('pays no stress where no blank could be rerolled [xw.paying-costs.01]', () => {
    const table = rolled({}, 'hit', 'focus');
    expect(table.offers({ type: 'use-ability', ability: 'lando-calrissian-scum' })).toBe(false);
    expect(table.happened('ability-skipped')).toMatchObject([{ code: 'no-blanks' }]);
    expect(table.ship('red').tokens.stress).toBe(0);
  });

  test('rerolls all of his blanks and nothing else [xw.errata-lando-calrissian-scum.01]', () => {
    const one = rolled({}, 'hit', 'blank').use('lando-calrissian-scum');
    expect(one.legal('roll')[0]?.faces).toHaveLength(1);
    const two = rolled({}, 'blank', 'blank').use('lando-calrissian-scum');
    expect(two.legal('roll')[0]?.faces).toHaveLength(2);
  });

  test('is not asked while stressed [xw.errata-lando-calrissian-scum.01]', () => {
    expect(queued(rolled({ tokens: { stress: 1 } }, 'blank', 'blank'))).toEqual([]);
  });
});

describe('Nashtah Pup', () => {
  const tooth = { pilot: 'moraloeval', upgrades: ['houndstooth'], shields: 0, damage: { facedown: 8 }, charges: 1 };

  test('deploys only when its carrier is destroyed [xw.faq-cards.08]', () => {
    const it = xwingTable({
      ships: {
        tooth: { ...tooth, at: [450, 500] },
        pup: { pilot: 'nashtahpup', at: null, docked: 'tooth' },
        foe: { player: 'p2', pilot: 'sigmasquadronace', tokens: { cloak: 1 }, at: [100, 800] },
      },
      moment: 'system',
    });
    expect(it.offers({ type: 'deploy' })).toBe(false);
  });
});

describe('Co-Pilot', () => {
  const FALCON = { pilot: 'freightercaptain', upgrades: ['landosmillenniumfalcon'] };

  test('Lando Calrissian: the carrier rerolls its blanks for a stress token of its own [xw.docking.01]', () => {
    const table = xwingTable({
      ships: {
        falcon: { ...FALCON, at: [300, 300] },
        escape: { pilot: 'landocalrissian-escapecraft', at: null, docked: 'falcon' },
        tie: { player: 'p2', at: [300, 500], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'falcon' },
    });
    const weapon = table.legal('choose-weapon')[0]?.weapon;
    table.attack('falcon', 'tie', weapon);
    const blank = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
    table.does(blank!).use('lando-calrissian-escape-craft');
    expect(table.ship('falcon').tokens.stress).toBe(1);
    expect(table.ship('escape').tokens.stress).toBe(0);
  });
});

describe('Outer Rim Pioneer', () => {
  const attackers = (pioneer: ShipOnTable, red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 300], ...red },
        pioneer: { pilot: 'outerrimpioneer', at: [300, 220], ...pioneer },
        tie: { player: 'p2', at: [300, 500], facing: 180 },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 300] } },
      moment: { phase: 'engagement', ship: 'red' },
    });
  test.each([
    ['a friend at range 1', {}, true],
    ['a friend at range 2', { at: [300, 100] as const }, false],
    ['an enemy', { player: 'p2' }, false],
    ['no pioneer', { pilot: 'autopilotdrone' }, false],
  ])('at an asteroid, near %s: attacks %p [xw.obstacles.13, xw.golden-rules.02]', (_what, pioneer, attacks) => {
    const table = attackers(pioneer);
    table.repeat({ type: 'choose-weapon', ship: 'red' });
    expect(table.offers({ type: 'declare-defender', ship: 'red', defender: 'tie' })).toBe(attacks);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: "n'dru suhlak",
      red: { pilot: 'ndrusuhlak' },
      dice: 3,
      not: { 'a friend at range 2': { others: { friend: { at: [450, 300] } }, dice: 2 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('scum', () => {
  test('Old Teroch strips the green tokens of an enemy at range 1 that has him in its front arc [xw.ability-queue-example-2.06]', () => {
    const ships = (facing: number) => ({
      teroch: { pilot: 'oldteroch', at: [300, 300] as const },
      x: { player: 'p2', at: [300, 400] as const, facing, tokens: { focus: 1, evade: 1, stress: 1 } },
    });
    const seen = xwingTable({ ships: ships(180), moment: 'engagement' }).choose('old-teroch', 'x');
    expect(seen.ship('x').tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    const unseen = xwingTable({ ships: ships(0), moment: 'engagement' }).choose('old-teroch', 'x');
    expect(unseen.ship('x').tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  test('Lando Calrissian takes stress to reroll the blanks of his own roll [xw.errata-lando-calrissian-scum.01]', () => {
    const table = duel({ pilot: 'landocalrissian', turret: 'front' })
      .attack('red', 'tie')
      .rolls('blank', 'blank')
      .use('lando-calrissian-scum')
      .rolls('hit', 'hit');
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(faces(table, 'attack')).toEqual(['hit', 'hit']);
    table.rolls('blank', 'blank', 'blank');
    expect(table.happened('ability-queued').filter((each) => each.ability === 'lando-calrissian-scum')).toHaveLength(1);
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'laetin-ashera',
      tie: { pilot: 'laetinashera' },
      happened: [gained('tie', 'evade')],
      not: { 'a hit': { attack: ['hit'] } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'manaroo',
      { pilot: 'manaroo', turret: 'front', tokens: { focus: 2, evade: 1 } },
      { friend: { at: [400, 300] } },
      {
        chosen: 'friend',
        happened: [gained('friend', 'focus'), gained('friend', 'evade'), removed('red', 'evade')],
        not: { 'no green token': { red: { tokens: { stress: 1 } } } },
      },
    ),
    starts(
      'engagement',
      'latts-razzi-pilot',
      { pilot: 'lattsrazzi' },
      { tie: { player: 'p2', at: [300, 420] } },
      {
        locks: [['red', 'tie']],
        chosen: 'tie',
        happened: [gained('tie', 'tractor'), { type: 'lock-spent', ship: 'red' }],
        not: { 'at range 2': { tie: { at: [300, 520] } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.36, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'nom-lumb',
      tie: { pilot: 'nomlumb', turret: 'rear' },
      happened: [{ type: 'turret-rotated', ship: 'tie', arc: 'front' }],
      not: { 'it points to the attacker': { tie: { turret: 'front' } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    engages(
      'leema-kai',
      { pilot: 'leemakai' },
      {
        others: { tie: { player: 'p2', at: [300, 460], facing: 0 } },
        happened: usedIt('leema-kai'),
        not: { 'in its front arc': { tie: { facing: 180 } }, 'behind her': { tie: { at: [300, 150], facing: 180 } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test('Overseer Yushyn: stress in place of a disarm token of a friend at range 1 [xw.faq-cards.24]', () => {
    const gaining = (friend: ShipOnTable, token: 'disarm' | 'ion' = 'disarm'): Table =>
      xwingTable({
        ships: {
          red: { pilot: 'overseeryushyn', at: [300, 300] },
          friend: { at: [400, 300], ...friend },
          tie: { player: 'p2', at: [800, 800] },
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      }).do((state) => gainToken(state, 'friend', token, ['xw.tokens.02'], { by: 'p1' }));
    const table = gaining({}).use('overseer-yushyn');
    expect(table.ship('friend').tokens).toMatchObject({ disarm: 0, stress: 1 });
    expect(table.ship('red').charges?.active).toBe(0);
    for (const other of [
      gaining({ tokens: { stress: 1 } }),
      gaining({ at: [600, 300] }),
      gaining({}, 'ion'),
      gaining({ player: 'p2' }),
    ])
      expect(other.offers({ ability: 'overseer-yushyn' })).toBe(false);
  });
});
