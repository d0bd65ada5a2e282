/** Upgrades of the slot 'gunner', from A to G; the others that were added with them. */
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  everOffered,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  playOn,
  removed,
  used,
} from '../card-cases';
import { endPhase, expectNumber, type NumberCase, starts, usedIt } from '../card-tables';

/** A primary weapon that is a turret; a front arc weapon and a turret. */
const HWK: ShipOnTable = { pilot: 'rebelscout', turret: 'front' };
const YWING: ShipOnTable = { pilot: 'graysquadronbomber', turret: 'front' };
const OTHER = { other: { player: 'p2', at: [340, 470] as const, facing: 180 } };
const BEHIND = { other: { player: 'p2', at: [300, 130] as const } };

const cases: CardCase[] = [
  {
    ability: 'clone-captain-rex-gunner',
    red: { upgrades: ['clonecaptainrex'] },
    others: { friend: { at: [300, 180] } },
    attack: ['focus', 'blank', 'blank'],
    chosen: ['red', 'friend'],
    happened: [
      { type: 'die-spent', ship: 'red', face: 'focus' },
      gained('red', 'strain'),
      gained('friend', 'strain'),
      { type: 'action-performed', ship: 'red', action: 'focus' },
      { type: 'action-performed', ship: 'friend', action: 'focus' },
    ],
    not: {
      'no focus result': { attack: ['hit', 'blank', 'blank'] },
      'in nobody’s bullseye arc': { tie: { at: [360, 500] } },
      'nobody who may act': { red: { tokens: { stress: 1 } }, others: {} },
    },
  },
  {
    ability: 'clone-commander-cody',
    red: { upgrades: ['clonecommandercody'] },
    attack: ['hit', 'blank', 'blank'],
    defense: ['evade', 'blank', 'blank'],
    happened: [gained('tie', 'strain')],
    not: {
      'an attack that hit': { attack: ['hit', 'hit', 'blank'] },
      'nothing neutralized': { attack: ['blank', 'blank', 'blank'] },
      'his ship defends': { red: { upgrades: [] }, tie: { upgrades: ['clonecommandercody'] } },
    },
  },
  {
    ability: 'greedo-gunner',
    red: { upgrades: ['greedo'] },
    attack: ['hit', 'blank', 'blank'],
    then: { attack: ['blank', 'blank', 'crit'] },
    ships: { red: { upgrades: [{ charges: { active: 0 } }] } },
    not: { 'no charge': { red: { upgradeCharges: { greedo: 0 } } }, 'no hit': { attack: ['crit', 'blank', 'blank'] } },
  },
  {
    ability: 'greedo-gunner-defends',
    tie: { upgrades: ['greedo'] },
    attack: ['hit', 'blank', 'blank'],
    then: { attack: ['blank', 'blank', 'crit'] },
    ships: { tie: { upgrades: [{ charges: { active: 1 } }] } },
    not: { 'his charge is spent': { tie: { upgradeCharges: { greedo: 0 } } } },
  },
  {
    ability: 'hotshot-gunner',
    red: { ...YWING, upgrades: ['hotshotgunner', 'dorsalturret'] },
    weapon: 'red/dorsalturret',
    tie: { tokens: { focus: 1, calculate: 1 } },
    chosen: 'calculate',
    happened: [removed('tie', 'calculate')],
    ships: { tie: { tokens: { focus: 1, calculate: 0 } } },
    not: {
      'a front arc attack': { weapon: 'primary' },
      'only an evade token': { tie: { tokens: { evade: 1 } } },
    },
  },
  {
    ability: 'sabine-wren-gunner',
    red: { upgrades: ['sabinewren-gunner', 'heavylasercannon'], tokens: { strain: 1 } },
    others: { friend: { at: [400, 480], tokens: { stress: 1 } } },
    weapon: 'red/heavylasercannon',
    attack: ['hit', 'hit', 'blank', 'blank'],
    chosen: [
      { ship: 'red', token: 'strain' },
      { ship: 'friend', token: 'stress' },
    ],
    happened: [removed('red', 'strain'), removed('friend', 'stress')],
    not: {
      'a primary attack': { weapon: 'primary' },
      'no damage card': { attack: [] },
      'nothing to remove': { red: { tokens: {} }, others: {} },
    },
  },
];

test.each(cases.map((each) => [each.ability, each] as const))('%s [xw.attack.35, xw.tokens.03]', (_id, each) =>
  expectCase(each),
);

test('Sabine Wren: no more ships than damage cards', () => {
  const { attack, ...sabine } = cases.at(-1)!;
  const table = used({
    ...sabine,
    attack: ['hit', 'blank', 'blank', 'blank'],
    chosen: [{ ship: 'red', token: 'strain' }],
  });
  expect(attack).toHaveLength(4);
  expect(table.ship('friend').tokens.stress).toBe(1);
  const one = { ...sabine, attack: ['hit', 'blank', 'blank', 'blank'] };
  expect(() => used(one)).toThrow(/answers fit/);
});

describe('bonus attacks [xw.bonus-attack.01, xw.bonus-attack.04, xw.attack.37]', () => {
  const bonus: (CardCase & { weapons: string[]; defenders: string[] })[] = [
    {
      ability: 'bistan',
      red: { ...HWK, upgrades: ['bistan'], tokens: { focus: 1 } },
      others: OTHER,
      weapons: ['primary'],
      defenders: ['other'],
      not: { 'no focus token': { red: { tokens: {} } }, 'no other enemy': { others: {} } },
    },
    {
      ability: 'bossk-gunner',
      red: { upgrades: ['bossk', 'ioncannon'] },
      others: OTHER,
      weapon: 'primary',
      weapons: ['primary'],
      defenders: ['tie'],
      happened: [gained('red', 'stress')],
      not: {
        'an attack that hits': { attack: ['hit'] },
        'while stressed': { red: { tokens: { stress: 1 } } },
        'a special attack': { weapon: 'red/ioncannon' },
      },
    },
    {
      ability: 'ezra-bridger-gunner',
      red: { ...YWING, upgrades: ['dorsalturret', 'ezrabridger'] },
      weapon: 'primary',
      weapons: ['red/dorsalturret'],
      defenders: ['tie'],
      ships: { red: { force: { active: 0 } } },
      not: {
        'no Force': { red: { force: 0 } },
        'a turret attack from that arc': { red: { ...HWK, upgrades: ['ezrabridger'] } },
        'no target in the turret arc': { red: { turret: 'rear' } },
      },
    },
    {
      ability: 'veteran-tail-gunner',
      red: { pilot: '104thbattalionpilot', upgrades: ['veterantailgunner'] },
      others: BEHIND,
      weapon: 'primary front',
      weapons: ['primary rear'],
      defenders: ['other'],
      not: { 'nobody behind': { others: {} } },
    },
  ];

  test.each(bonus.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    const table = used(each);
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual(each.weapons);
    expect(table.offers({ type: 'decline-attack' })).toBe(each.ability !== 'bossk-gunner');
    table.answer({ type: 'choose-weapon', weapon: each.weapons[0] });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).toEqual(each.defenders);
    table.answer({ type: 'declare-defender' });
    expect(table.ship('red').bonusAttacks).toBe(1);
    for (const event of each.happened ?? []) expect(table.events).toContainEqual(expect.objectContaining(event));
    for (const [id, fields] of Object.entries(each.ships ?? {})) expect(table.ship(id)).toMatchObject(fields);
    const offered = Object.entries(each.not).filter(([, by]) =>
      everOffered({ ...each, ...by, red: { ...each.red, ...by.red } }, each.ability),
    );
    expect(offered).toEqual([]);
  });

  test('Ezra Bridger: in that attack a stressed ship rerolls a die, and in no other', () => {
    const red = { ...YWING, upgrades: ['dorsalturret', 'ezrabridger'], tokens: { stress: 1 } };
    const rerolls = (table: Table): boolean => playOn(table, {}, () => isOffered(table, 'ezra-bridger-gunner-rerolls'));
    const ezra = (more: ShipOnTable): Table =>
      used({ ability: 'ezra-bridger-gunner', red: { ...red, ...more }, weapon: 'primary', not: {} })
        .answer({ type: 'choose-weapon' })
        .answer({ type: 'declare-defender' });
    expect(rerolls(ezra({}))).toBe(true);
    expect(rerolls(ezra({ tokens: {} }))).toBe(false);
    expect(everOffered({ red: { ...red, force: 0 }, weapon: 'primary' }, 'ezra-bridger-gunner-rerolls')).toBe(false);
  });
});

describe('Dengar [xw.attack.34]', () => {
  const spec: CardCase = { ability: 'dengar-gunner', tie: { upgrades: ['dengar'] }, not: {} };

  test('a die is rolled against the attacker, unless its player removes a green token', () => {
    const table = used(spec).rolls('crit');
    expect(table.happened('shield-lost').map(({ ship }) => ship)).toEqual(['red']);
    expect(used(spec).rolls('focus').happened('shield-lost')).toEqual([]);
    const focused = used({ ...spec, red: { tokens: { focus: 1 } }, chosen: 'focus' });
    expect(focused.ship('red').tokens.focus).toBe(0);
    expect(focused.offers({ type: 'roll' })).toBe(false);
    const keeps = used({ ...spec, red: { tokens: { focus: 1 } }, chosen: null });
    expect(keeps.offers({ type: 'roll' })).toBe(true);
  });

  test.each<[string, Partial<CardCase>]>([
    ['an attacker outside the firing arc', { tie: { upgrades: ['dengar'], facing: 0 } }],
    ['no charge', { tie: { upgrades: ['dengar'], upgradeCharges: { dengar: 0 } } }],
  ])('not with %s', (_what, more) => {
    expect(everOffered({ ...spec, ...more }, 'dengar-gunner')).toBe(false);
  });
});

describe('Seventh Fleet Gunner [xw.faq-cards.30, xw.attack.16]', () => {
  const gunner: ShipOnTable = { at: [360, 300], upgrades: ['seventhfleetgunner'] };
  const number: NumberCase = {
    card: 'seventh fleet gunner',
    use: 'seventh-fleet-gunner',
    others: { gunner },
    dice: 4,
    not: {
      'four dice at most': { red: { at: [300, 400] }, dice: 4 },
      'its own attack': { red: { upgrades: ['seventhfleetgunner'] }, others: {}, dice: 3 },
      'a defender outside its arc': { others: { gunner: { ...gunner, facing: 180 } }, dice: 3 },
      'a special attack': { red: { upgrades: ['ioncannon'] }, weapon: 'red/ioncannon', dice: 3 },
    },
  };

  test('a die more for another friend', () => expectNumber(number));

  test('in the System Phase a disarm token buys the charge back', () => {
    const system = (charges: number): Table =>
      xwingTable({
        ships: {
          red: { upgrades: ['seventhfleetgunner'], upgradeCharges: { seventhfleetgunner: charges } },
          tie: { player: 'p2' },
        },
        moment: 'system',
      });
    const table = system(0).use('seventh-fleet-gunner-recovers');
    expect(table.ship('red')).toMatchObject({ tokens: { disarm: 1 }, upgrades: [{ charges: { active: 1 } }] });
    expect(system(1).offers({ type: 'use-ability' })).toBe(false);
  });
});

describe('turrets turned in other phases [xw.rotate.01, xw.timing.03]', () => {
  test('Agile Gunner: in the End Phase', () => {
    const table = endPhase({ red: { ...HWK, upgrades: ['agilegunner'] } }).use('agile-gunner');
    table.answer({ type: 'rotate-turret', arc: 'left' });
    expect(table.ship('red').turret).toEqual({ kind: 'single', arc: 'left' });
    expect(endPhase({ red: { upgrades: ['agilegunner'] } }).offers({ ability: 'agile-gunner' })).toBe(false);
  });

  test('Luke Skywalker: at the start of the Engagement Phase, for a Force charge', () =>
    expectMoment(
      starts(
        'engagement',
        'luke-skywalker-gunner',
        { ...HWK, upgrades: ['lukeskywalker'] },
        {},
        {
          happened: [...usedIt('luke-skywalker-gunner'), { type: 'charge-spent', of: 'force' }],
          not: {
            'no Force': { red: { force: 0 } },
          },
        },
      ),
    ));
});
