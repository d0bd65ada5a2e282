/** Upgrades of the slot 'gunner'. */
import { duel } from '../../duel';
import { passes } from '../../fight';
import type { ShipOnTable, Table } from '../../table';
import { type CardCase, expectCase, expectMoment, isOffered, type MomentCase, playOn } from '../card-cases';
import {
  added,
  bombs,
  dial,
  die,
  engaged,
  fliesAmong,
  type NumberCase,
  placing,
  started,
  usedIt,
  expectNumber,
} from '../card-tables';

const miss = (table: Table): Table => {
  while (table.legal('roll').length > 0) {
    const blanks = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
    table.does(blanks ?? table.legal('roll')[0]!);
  }
  return table;
};
/** A Y-wing, its front primary weapon and its Dorsal Turret at range 2 of a TIE fighter ahead of it. */
const YWING: ShipOnTable = {
  pilot: 'graysquadronbomber',
  upgrades: ['dorsalturret', 'veteranturretgunner'],
  turret: 'front',
};
/** An attack that misses. */
const misses = (table: Table, weapon: string): Table => missed(table.attack('red', 'tie', weapon));
function missed(table: Table): Table {
  const blanks = (table.legal('roll')[0]?.faces ?? []).map(() => 'blank');
  passes(passes(table.rolls(...blanks)));
  return passes(passes(table.rolls('evade', 'evade', 'evade')));
}

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'boba-fett-gunner',
      red: { upgrades: ['bobafett-gunner'] },
      attack: ['focus', 'blank', 'blank'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: { 'another ship in the arc': { others: { more: { at: [380, 460] } } } },
    },
    {
      ability: 'bt-1',
      red: { upgrades: ['bt1'] },
      tie: { tokens: { stress: 2 } },
      attack: ['hit', 'hit', 'hit'],
      chosen: 2,
      then: { attack: ['crit', 'crit', 'hit'] },
      not: { 'a defender without stress': { tie: { tokens: {} } } },
    },
    {
      ability: 'fifth-brother-gunner',
      red: { pilot: 'lukeskywalker', upgrades: ['fifthbrother'] },
      attack: ['focus', 'blank', 'blank'],
      then: { attack: ['blank', 'blank', 'crit'] },
      not: { 'no Force': { red: { force: 0 } } },
    },
    {
      ability: 'rey-gunner-attacks',
      red: { pilot: 'rey', upgrades: ['rey-gunner'], turret: 'left', facing: 90 },
      attack: ['blank', 'hit', 'hit'],
      happened: [die('attack', 'blank', 'hit')],
      not: { 'no Force': { red: { force: 0 } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'rey-gunner-defends',
      tie: { pilot: 'rey', upgrades: ['rey-gunner'], turret: 'front' },
      happened: [die('defense', 'blank', 'evade')],
      not: { 'not in the turret arc': { tie: { turret: 'left' } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Han Solo (Rebel gunner)', () => {
  const gunner: ShipOnTable = { upgrades: ['hansolo'], turret: 'front' };

  /** He has attacked at initiative 7 through the front and the rear arc of his double turret: only the front has an enemy. */
  const attacked = (more: ShipOnTable = {}, others: Record<string, ShipOnTable> = {}): Table => {
    const table = started({ ...gunner, ...more }, others).use('han-solo-gunner');
    table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender', defender: 'tie' });
    return miss(table);
  };

  test('his attack is a bonus attack, the one of the round [xw.faq-cards.03]', () => {
    const table = started(gunner).use('han-solo-gunner');
    expect(table.ship('han').bonusAttacks).toBe(0);
    table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender', defender: 'tie' });
    expect(table.ship('han').bonusAttacks).toBe(1);
    // With a bonus attack performed in this round he grants none.
    const veteran = { ...gunner, upgrades: ['hansolo', 'veteranturretgunner'] };
    const other = attacked(veteran, { rear: { player: 'p2', at: [300, 100] } });
    other.repeat({ type: 'decline-attack', ship: 'tie' }).repeat({ type: 'engage', ship: 'han' });
    while (!other.offers({ type: 'choose-weapon', ship: 'han' })) other.does(other.legal()[0]!);
    miss(other.answer({ type: 'choose-weapon', ship: 'han' }).answer({ type: 'declare-defender', defender: 'rear' }));
    expect(other.happened('ability-skipped').map((each) => [each.ability, each.code])).toContainEqual([
      'veteran-turret-gunner',
      'bonus-attack-used',
    ]);
  });

  test('it comes at initiative 7, before any ship engages, and only then [xw.faq-cards.04]', () => {
    const table = started({ ...gunner, pilot: 'hansolo-modifiedyt1300lightfreighter' });
    expect(engaged(table)).toEqual([]);
    expect(table.offers({ type: 'use-ability', ability: 'han-solo-gunner' })).toBe(true);
    table.decline('han-solo-gunner');
    expect(engaged(table)).toEqual(['han']);
    table.repeat({ type: 'decline-attack' });
    expect(table.happened('ability-queued').filter(({ ability }) => ability === 'han-solo-gunner')).toHaveLength(1);
  });

  test('from the arc of that attack he does not attack again this round, from the other he does [xw.faq-cards.05]', () => {
    const table = attacked({}, { rear: { player: 'p2', at: [300, 100] } });
    while (!table.offers({ type: 'choose-weapon', ship: 'han' })) table.does(table.legal()[0]!);
    table.answer({ type: 'choose-weapon', ship: 'han' });
    expect(table.refusal({ type: 'declare-defender', defender: 'tie' })).toBe('arc-used');
    expect(table.refusal({ type: 'declare-defender', defender: 'rear' })).toBeNull();
    const declined = started(gunner).decline('han-solo-gunner');
    while (!declined.offers({ type: 'choose-weapon', ship: 'han' })) declined.does(declined.legal()[0]!);
    declined.answer({ type: 'choose-weapon', ship: 'han' });
    expect(declined.refusal({ type: 'declare-defender', defender: 'tie' })).toBeNull();
  });

  test('the attack is a turret attack: who cannot perform one is not asked [xw.faq-cards.05]', () => {
    const wing = started({ pilot: 'bluesquadronescort', upgrades: ['hansolo'] });
    expect(wing.offers({ type: 'use-ability', ability: 'han-solo-gunner' })).toBe(false);
    expect(started(gunner).offers({ type: 'use-ability', ability: 'han-solo-gunner' })).toBe(true);
  });
});

test('after a primary attack of the front arc the turret may point to the front as well [xw.faq-firing-arcs.04]', () => {
  const table = misses(duel(YWING), 'primary');
  table.use('veteran-turret-gunner');
  expect(table.legal('choose-weapon').map((each) => each.weapon)).toEqual(['red/dorsalturret']);
  table.answer({ weapon: 'red/dorsalturret' }).answer({ type: 'declare-defender', defender: 'tie' });
  expect(table.happened('attack-declared')).toMatchObject([{ weapon: 'primary' }, { weapon: 'red/dorsalturret' }]);
  expect(table.ship('red')).toMatchObject({ turretAttacks: ['front'] });
});

test('not through an arc that a turret attack of this round was through', () => {
  // A primary weapon that is a turret, pointing to the front.
  const hwk: ShipOnTable = { pilot: 'rebelscout', upgrades: ['veteranturretgunner'], turret: 'front' };
  const table = misses(duel(hwk), 'primary');
  expect(table.ship('red').turretAttacks).toEqual(['front']);
  expect(table.happened('ability-skipped')).toMatchObject([
    { ability: 'veteran-turret-gunner', code: 'no-turret-arc' },
  ]);
});

test('after a special attack there is none', () => {
  const table = misses(duel(YWING), 'red/dorsalturret');
  expect(table.offers({ type: 'use-ability', ability: 'veteran-turret-gunner' })).toBe(false);
  expect(table.happened('attack-declared')).toHaveLength(1);
});

describe('Special Forces Gunner', () => {
  const SF: ShipOnTable = { pilot: 'zetasquadronsurvivor', upgrades: ['specialforcesgunner'], turret: 'rear' };
  const behind = { other: { player: 'p2', at: [300, 150] as const } };
  const offered = (ship: ShipOnTable, weapon = 'primary front'): Table =>
    misses(duel({ ...SF, ...ship }, {}, { others: behind }), weapon);
  const use = { type: 'use-ability', ability: 'special-forces-gunner-attacks' };

  test('after a primary front arc attack a bonus primary turret attack to the rear [xw.attack.37, xw.bonus-attack.01]', () => {
    const table = offered({}).use('special-forces-gunner-attacks');
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(['primary single-turret']);
    table.answer({ weapon: 'primary single-turret' });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(['other']);
    table.answer({ type: 'declare-defender', defender: 'other' });
    expect(table.happened('attack-declared').map(({ defender, weapon }) => [defender, weapon])).toEqual([
      ['tie', 'primary front'],
      ['other', 'primary single-turret'],
    ]);
  });
  test('not with the turret to the front, nor after a turret attack', () => {
    expect(offered({}).offers(use)).toBe(true);
    const toTheFront = duel({ ...SF, turret: 'front' }, {}, { others: behind });
    expect(missed(passes(toTheFront.attack('red', 'tie', 'primary front'))).offers(use)).toBe(false);
    expect(misses(duel({ ...SF, turret: 'rear', facing: 180 }), 'primary single-turret').offers(use)).toBe(false);
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    fliesAmong(
      'ahsoka-tano-gunner',
      { pilot: 'lukeskywalker', upgrades: ['ahsokatano'], ...dial('white') },
      { friend: { at: [300, 520] } },
      {
        'outside the firing arc': { friend: { at: [500, 380] } },
      },
    ),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'weapons-systems-officer',
      red: { upgrades: ['weaponssystemsofficer', 'protontorpedoes'] },
      locks: [['red', 'tie']],
      weapon: 'red/protontorpedoes',
      happened: usedIt('weapons-systems-officer'),
      not: { 'a primary attack': { weapon: 'primary' } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'special forces gunner',
      use: 'special-forces-gunner',
      red: { pilot: 'zetasquadronsurvivor', upgrades: ['specialforcesgunner'], turret: 'front' },
      weapon: 'primary front',
      dice: 3,
      not: { 'turret to the rear': { red: { turret: 'rear' }, dice: 2 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('ways to place a device [xw.device.16]', () => {
  /** Every way in which the device of this card is placed. */
  const ways = (moment: 'system' | 'end', more: ShipOnTable): unknown[] =>
    placing(more, moment)
      .repeat({ type: 'use-ability' })
      .candidates.map(({ action }) => (action as { chosen?: unknown }).chosen)
      .filter((chosen) => chosen !== undefined);

  const DROPPED = ['drop 1 straight'];

  const BANKED = ['drop 1 bank-left', 'drop 1 bank-right'];

  test.each<[string, ShipOnTable, string[]]>([
    ['no card', bombs(), []],
    ['Nimble Bomber', { ...bombs(), pilot: 'scimitarsquadronpilot' }, BANKED],
    ['Skilled Bombardier', bombs('skilledbombardier'), ['drop 2 straight']],
    ['Constable Zuvio', { ...bombs(), pilot: 'constablezuvio' }, ['launch 1 straight']],
    [
      'Emon Azzameen',
      { ...bombs(), pilot: 'emonazzameen' },
      ['drop 3 turn-left', 'drop 3 straight', 'drop 3 turn-right'],
    ],
    ['Sol Sixxa', { ...bombs(), pilot: 'solsixxa' }, ['drop 1 turn-left', ...BANKED, 'drop 1 turn-right']],
    ['Bombardment Drone', { ...bombs(), pilot: 'bombardmentdrone' }, ['launch 1 straight']],
  ])('%s, dropping with the straight template of speed 1', (_card, ship, more) => {
    expect(ways('system', ship)).toEqual([...DROPPED, ...more]);
  });
});

describe('devices outside the System Phase [xw.device.15, xw.faq-cards.22]', () => {
  const paige = { type: 'choose', ability: 'paige-tico-attack' };

  const attacked = (more: ShipOnTable, weapon?: string): Table => {
    const ship: ShipOnTable = {
      upgrades: ['protonbombs', 'paigetico'],
      turret: 'front',
      pilot: 'mirandadoni',
      ...more,
    };
    const others = { target: { player: 'p2', at: [450, 600] as const, facing: 180 } };
    const table = placing(ship, { phase: 'engagement', ship: 'bomber' }, others);
    table.attack('bomber', 'target', weapon);
    for (let i = 0; i < 20 && !table.offers(paige) && table.happened('attack-performed').length < 2; i++) {
      const pass = table.legal().find(({ type }) => type === 'end-modifying' || type === 'decline');
      table.does(
        table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank')) ?? pass ?? table.legal()[0]!,
      );
    }
    return table;
  };

  test('Paige Tico: after a primary attack a bomb is dropped, or the turret rotated [xw.faq-cards.21]', () => {
    const offered = attacked({})
      .legal('choose')
      .map(({ chosen }) => chosen);
    expect(offered).toEqual([{ device: 'bomber/protonbombs', way: 'drop 1 straight' }, 'rotate']);
    expect(attacked({}).choose('paige-tico-attack', offered[0]).happened('device-placed')).toHaveLength(1);
    expect(attacked({}).choose('paige-tico-attack', 'rotate').happened('turret-rotated')).toHaveLength(1);
    // A mine is no bomb.
    const mines = attacked({ upgrades: ['proximitymines', 'paigetico'] });
    expect(mines.legal('choose').map(({ chosen }) => chosen)).toEqual(['rotate']);
  });

  test('Paige Tico: not after an attack with a special weapon', () => {
    expect(
      attacked({ upgrades: ['protonbombs', 'paigetico', 'dorsalturret'] }, 'bomber/dorsalturret').offers(paige),
    ).toBe(false);
  });

  test('Paige Tico: a bomb is dropped as her ship is destroyed, and no other ship [xw.faq-cards.21]', () => {
    const doomed = (ship: string): Table =>
      placing(bombs('paigetico'), 'engagement', { friend: { at: [200, 450] } }).run('suffer damage', {
        ship,
        hit: 12,
        crit: 0,
        rules: [],
      });
    expect(
      doomed('bomber').answer({ type: 'choose', ability: 'paige-tico-destroyed' }).happened('device-placed'),
    ).toMatchObject([{ how: 'drop 1 straight' }]);
    expect(doomed('friend').offers({ type: 'choose', ability: 'paige-tico-destroyed' })).toBe(false);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'finn-gunner-attacks',
      red: { upgrades: ['finn'] },
      attack: ['hit', 'hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit', 'hit'] },
      not: { 'a special attack': { red: { upgrades: ['finn', 'ioncannon'] }, weapon: 'red/ioncannon' } },
    },
    {
      ability: 'finn-gunner-defends',
      tie: { upgrades: ['finn'] },
      happened: [added('defense', 'blank')],
      not: { 'an attacker beside the front arc': { tie: { facing: 90 } } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('Suppressive Gunner [xw.dice-modification.06]', () => {
  const spent = (attack: string[] = ['focus', 'hit', 'blank']): Table => {
    const table = duel({ upgrades: ['suppressivegunner'] }, {}).attack('red', 'tie');
    playOn(table, { attack }, () => isOffered(table, 'suppressive-gunner'));
    return table;
  };
  test('for a focus result the defender is depleted, unless it chooses to suffer damage', () => {
    const table = spent().use('suppressive-gunner');
    expect(table.happened('die-spent')).toMatchObject([{ die: 'attack', face: 'focus' }]);
    expect(new Set(table.legal('choose').map(({ player }) => player))).toEqual(new Set(['p2']));
    table.answer({ type: 'choose', chosen: null });
    expect([table.ship('tie').tokens.deplete, table.happened('damage-suffered').length]).toEqual([1, 0]);
    const suffered = spent().use('suppressive-gunner').answer({ type: 'choose', chosen: 'suffer 1 hit damage' });
    expect([suffered.ship('tie').tokens.deplete, suffered.happened('damage-suffered').length]).toEqual([0, 1]);
  });
  test('not without a focus result', () => {
    expect(spent(['hit', 'hit']).offers({ type: 'use-ability', ability: 'suppressive-gunner' })).toBe(false);
  });
});
