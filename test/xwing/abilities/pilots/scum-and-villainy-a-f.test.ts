/** Pilots of Scum and Villainy, from A to F. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { sufferDamage } from '../../../../src/xwing/procedures/suffer-damage';
import { CLOSE, diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, declare, expectCase, expectMoment, gained, isOffered, type MomentCase } from '../card-cases';
import {
  added,
  dial,
  die,
  engages,
  flying,
  hurt,
  type NumberCase,
  starts,
  expectNumber,
  revealing,
  usedIt,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'arliz-hadrassian-attacks',
      red: { pilot: 'arlizhadrassian', damage: { facedown: 1 } },
      weapon: 'primary',
      attack: ['focus', 'blank'],
      happened: [die('attack', 'focus', 'crit')],
      not: { undamaged: { red: { damage: {} } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'arliz-hadrassian-defends',
      tie: { pilot: 'arlizhadrassian', damage: { facedown: 1 } },
      defense: ['focus'],
      happened: [die('defense', 'focus', 'blank')],
      not: { undamaged: { tie: { damage: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Captain Seevor', () => {
  const fight = (seevor: 'red' | 'tie', x: number, charges = 1): Table => {
    const pilot = { pilot: 'captainseevor', charges };
    return declare({
      red: seevor === 'red' ? pilot : {},
      tie: { at: [x, 500], facing: 180, ...(seevor === 'tie' ? pilot : {}) },
    });
  };
  test('attacking or defending, out of the bullseye arc of the enemy, he jams it for a charge', () => {
    for (const [seevor, enemy] of [
      ['red', 'tie'],
      ['tie', 'red'],
    ] as const) {
      const table = fight(seevor, 380).use('captain-seevor');
      expect(table.happened('token-gained')).toMatchObject([{ ship: enemy, token: 'jam' }]);
      expect(table.ship(seevor).charges?.active).toBe(0);
      expect(isOffered(fight(seevor, 300), 'captain-seevor')).toBe(false);
      expect(isOffered(fight(seevor, 380, 0), 'captain-seevor')).toBe(false);
    }
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'ahhav',
      red: { pilot: 'ahhav' },
      tie: { pilot: 'garvendreis' },
      dice: 3,
      not: { 'an enemy of its size': { tie: { pilot: 'academypilot' }, dice: 2 } },
    },
    {
      card: 'ahhav defends',
      red: { pilot: 'garvendreis' },
      weapon: 'primary front',
      tie: { pilot: 'ahhav' },
      pool: 'defense',
      dice: 4,
      not: { 'an enemy of its size': { red: { pilot: 'bluesquadronescort' }, weapon: 'primary', dice: 3 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('scum', () => {
  test('Fenn Rau may roll 1 more die at attack range 1, attacking and defending [xw.timing.05]', () => {
    const attacks = duel({ pilot: 'fennrau', ...CLOSE })
      .attack('red', 'tie')
      .use('fenn-rau-attacks')
      .repeat({ type: 'end-modifying' });
    expect(diceAsked(attacks)).toBe(5);
    const defends = duel({ player: 'p2', pilot: 'academypilot', ...CLOSE }, { player: 'p1', pilot: 'fennrau' }).attack(
      'red',
      'tie',
    );
    defends.rolls('hit', 'hit', 'blank').use('fenn-rau-defends').repeat({ type: 'end-modifying' });
    expect(diceAsked(defends)).toBe(4);
    expect(duel({ pilot: 'fennrau' }).attack('red', 'tie').offers({ ability: 'fenn-rau-attacks' })).toBe(false);
    const far = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'fennrau' }).attack('red', 'tie');
    expect(diceAsked(far.rolls('hit', 'hit'))).toBe(3);
    // He may, each in its own step.
    const declines = duel({ pilot: 'fennrau', ...CLOSE }).attack('red', 'tie');
    expect(declines.offers({ ability: 'fenn-rau-defends' })).toBe(false);
    expect(diceAsked(declines.repeat({ type: 'end-modifying' }))).toBe(4);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'boba-fett-attacks',
      red: { pilot: 'bobafett', ...CLOSE },
      weapon: 'primary front',
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'blank', 'hit'] },
      not: { 'no enemy near': { red: { at: [300, 300] } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'boba-fett-defends',
      red: CLOSE,
      tie: { pilot: 'bobafett' },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'no enemy near': { red: { at: [300, 300] } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    ...(['bossk', 'bossk-z95af4headhunter'] as const).map((pilot, i): CardCase => ({
      ability: ['bossk-pilot', 'bossk-z-95'][i] ?? '',
      red: { pilot },
      attack: ['crit', 'blank'],
      happened: [{ type: 'die-spent', face: 'crit' }, added('attack', 'hit'), hurt('tie')],
      not: { 'no critical hit left': { defense: ['evade'], attack: ['hit'] } },
    })),
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      '4-lom-pilot',
      { pilot: '4lom', ...dial('red') },
      {
        happened: [gained('red', 'calculate')],
        not: { 'a blue maneuver': { red: dial('blue') } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

test.each<[string, string, ShipOnTable, ShipOnTable, boolean]>([
  ['an enemy gains ion', 'ion', {}, {}, true],
  ['an enemy gains stress', 'stress', {}, {}, false],
  ['a friend gains ion', 'ion', {}, { player: 'p1' }, false],
  ['an enemy beyond range 3 gains ion', 'ion', {}, { at: [300, 700] }, false],
  ['with 2 charges', 'ion', { charges: 2 }, {}, false],
  ['another pilot', 'ion', { pilot: 'teltrevura' }, {}, false],
])('Dace Bonearm: %s (%s): 2 more for 3 charges [xw.timing.07]', (_what, token, red, tie, offered) => {
  const table = duel({ pilot: 'dacebonearm', ...red }, tie);
  table.do((state) => gainToken(state, 'tie', token as 'ion', ['xw.ion.01'], { by: 'p1' }));
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(offered);
  if (!offered) return;
  table.use('dace-bonearm');
  expect(table.ship('tie').tokens.ion).toBe(3);
  expect(table.ship('red').charges?.active).toBe(0);
  // The ion tokens of his own ability ask for no more.
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(false);
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'end',
      '4-lom-pilot-passes',
      { pilot: '4lom', tokens: { stress: 1 } },
      { friend: { at: [380, 300] } },
      {
        chosen: 'friend',
        ships: { red: { tokens: { stress: 0 } }, friend: { tokens: { stress: 1 } } },
        not: { 'no stress': { red: { tokens: {} } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('before a ship engages [xw.timing.02]', () => {
  const onEngaging: MomentCase[] = [
    engages(
      'foreman-proach',
      { pilot: 'foremanproach' },
      {
        chosen: 'tie',
        happened: [gained('tie', 'tractor'), gained('red', 'disarm')],
        not: { 'beside the bullseye arc': { tie: { at: [370, 460] } } },
      },
    ),
  ];

  test.each(onEngaging.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('otherwise than revealed [xw.maneuver.15, xw.timing.07]', () => {
  test('Dalan Oberos turns by 90 degrees for stress, after a full maneuver', () => {
    const dalan = { pilot: 'dalanoberos-starviperclassattackplatform' };
    const table = revealing(dalan, '2 straight white').choose('dalan-oberos-starviper', 'left');
    expect(table.ship('red')).toMatchObject({ pose: { heading: { x: -1, y: 0 } }, tokens: { stress: 1 } });
    const block = { block: { at: [400, 420] as const } };
    for (const other of [
      revealing(dalan, '2 straight white', block),
      revealing({ pilot: 'blacksunenforcer' }, '2 straight white'),
    ])
      expect(other.offers({ ability: 'dalan-oberos-starviper' })).toBe(false);
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.36, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'dengar-pilot',
      tie: { pilot: 'dengar' },
      happened: usedIt('dengar-pilot'),
      ships: { tie: { charges: { active: 0 } } },
      not: { 'the attacker behind him': { tie: { facing: 0 } }, 'no charge': { tie: { charges: 0 } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test('Captain Jostero attacks an enemy that suffers damage, as long as it does not defend', () => {
    const hurting = (pilot: string, ship: string): Table =>
      duel({ pilot }).do((state) => sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']));
    const table = hurting('captainjostero', 'tie').use('captain-jostero');
    expect(table.attack('red', 'tie').happened('attack-declared')).toHaveLength(1);
    expect(hurting('captainjostero', 'red').offers({ ability: 'captain-jostero' })).toBe(false);
    const defends = duel({ pilot: 'captainjostero' })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'blank');
    expect(defends.repeat({ type: 'end-modifying' }).happened('ability-queued')).toEqual([]);
  });
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    starts(
      'engagement',
      'asajj-ventress',
      { pilot: 'asajjventress' },
      { tie: { player: 'p2', at: [300, 450] } },
      {
        happened: [{ type: 'token-gained', ship: 'tie', token: 'stress' }],
        ships: { red: { force: { active: 1 } } },
        not: { 'no Force': { red: { force: 0 } }, elsewhere: { red: { turret: 'rear' } } },
      },
    ),
    starts(
      'engagement',
      'dalan-oberos',
      { pilot: 'dalanoberos', shields: 1 },
      { tie: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 450] } },
      {
        happened: [
          { type: 'shield-lost', ship: 'tie' },
          { type: 'shield-recovered', ship: 'red' },
        ],
        not: {
          'no shield': { tie: { shields: 0 } },
          'out of the bullseye arc': { tie: { at: [400, 450] } },
          'no charge': { red: { charges: 0 } },
        },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test('Asajj Ventress: the enemy may remove a green token instead', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'asajjventress', at: [300, 300] },
        tie: { player: 'p2', at: [300, 450], tokens: { evade: 1 } },
      },
      moment: 'engagement',
    }).choose('asajj-ventress', 'tie');
    table.answer({ type: 'choose', player: 'p2', chosen: 'evade' });
    expect(table.ship('tie').tokens).toMatchObject({ evade: 0, stress: 0 });
  });
});
