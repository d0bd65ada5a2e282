/** Upgrades of the slot 'tactical-relay'. */
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, gained, isOffered, used } from '../card-cases';
import { added, dial, endPhase } from '../card-tables';

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'tv-94',
      red: { pilot: 'academypilot', tokens: { calculate: 1 } },
      others: { relay: { upgrades: ['tv94'], at: [400, 300] } },
      happened: [added('attack', 'hit'), { type: 'token-spent', ship: 'red', token: 'calculate' }],
      not: {
        '3 dice': { red: { pilot: 'bluesquadronescort' } },
        'beside the bullseye arc': { tie: { at: [370, 500] } },
        'no calculate token': { red: { tokens: { focus: 1 } } },
      },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'ta-175',
      tie: { pilot: 'tradefederationdrone', damage: { facedown: 1 }, shields: 0 },
      others: {
        droid: { player: 'p2', pilot: 'tradefederationdrone', upgrades: ['ta175'], at: [500, 500] },
        far: { player: 'p2', pilot: 'tradefederationdrone', at: [880, 500] },
        other: { player: 'p2', pilot: 'academypilot', at: [560, 500] },
        // Its bar has the action by an upgrade (xw.actions.05).
        made: { player: 'p2', pilot: 'academypilot', upgrades: ['c3po'], at: [620, 500] },
      },
      attack: ['hit', 'hit'],
      happened: [gained('droid', 'calculate'), gained('made', 'calculate')],
      ships: { far: { tokens: { calculate: 0 } }, other: { tokens: { calculate: 0 } } },
      not: {
        'it survives': { attack: [] },
        'no droid is destroyed': { tie: { pilot: 'academypilot', damage: { facedown: 2 } } },
      },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('keeps tokens in the End Phase [xw.end-phase.02]', () => {
  test('Kraken: one calculate token of each of up to three friendly ships, in this End Phase', () => {
    const droid = (x: number): ShipOnTable => ({
      pilot: 'tradefederationdrone',
      at: [x, 300],
      tokens: { calculate: 2 },
    });
    const table = endPhase({
      red: { pilot: 'feethanottrawautopilot', upgrades: ['kraken'], at: [300, 300] },
      a: droid(400),
      b: droid(460),
      c: droid(520),
    });
    const sets = table.legal('choose').map(({ chosen }) => (chosen as string[]).length);
    // Of four friendly ships, its own among them: 4 ones, 6 twos, 4 threes.
    expect([1, 2, 3, 4].map((size) => sets.filter((each) => each === size).length)).toEqual([4, 6, 4, 0]);
    table.choose('kraken', ['a', 'c']);
    expect(['a', 'b', 'c'].map((id) => table.ship(id).tokens.calculate)).toEqual([1, 0, 1]);
    expect(table.state.inPlay.some(({ ability }) => ability === 'keeps-a-calculate-token')).toBe(false);
  });
});

describe('Kalani', () => {
  const flown = (enemy: ShipOnTable, red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'tradefederationdrone', upgrades: ['kalani'], at: [300, 300], activated: true, ...red },
        foe: { player: 'p2', at: [300, 600], facing: 180, ...dial('white'), ...enemy },
      },
      moment: { phase: 'activation', ship: 'foe' },
    });

  test('a friend whose bullseye arc an enemy has flown into locks it, and is stressed [xw.lock.04]', () => {
    const table = flown({}).choose('kalani', 'red').answer({ type: 'choose-lock' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'foe' }]);
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
    expect(isOffered(flown({ at: [400, 600] }), 'kalani')).toBe(false);
    expect(isOffered(flown({}, { upgradeCharges: { kalani: 0 } }), 'kalani')).toBe(false);
  });
});

describe('K2-B4 [xw.dice-modification.02]', () => {
  const spec: CardCase = {
    ability: 'k2-b4',
    tie: { pilot: 'tradefederationdrone', tokens: { calculate: 1 } },
    others: { relay: { player: 'p2', pilot: 'tradefederationdrone', upgrades: ['k2b4'], at: [500, 500] } },
    not: {
      'no calculate token': { tie: { tokens: { focus: 1 } } },
      'a relay of the enemy': { others: { relay: { upgrades: ['k2b4'], at: [500, 500] } } },
      'too far away': { others: { relay: { player: 'p2', upgrades: ['k2b4'], at: [860, 860] } } },
    },
  };

  test('for a calculate token of the defender an evade result, or strain for the attacker, who chooses', () => {
    expectCase({ ...spec, chosen: null, happened: [added('defense', 'evade')] });
    const table = used({ ...spec, chosen: 'strain' });
    expect(table.happened('die-added')).toEqual([]);
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'strain' }]);
    expect(table.ship('tie').tokens.calculate).toBe(0);
  });
});
