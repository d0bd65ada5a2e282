/** Upgrades of the slot 'tech'. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { engage } from '../../../../src/xwing/procedures/engagement-phase';
import { acting, alone, diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, expectCase, isOffered } from '../card-cases';
import { dial, die, FAR_ENEMY, FAR_WING, SHUTTLE, WING, coordinatable } from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'advanced-optics',
      red: { upgrades: ['advancedoptics'], tokens: { focus: 1 } },
      attack: ['blank', 'focus', 'focus'],
      happened: [die('attack', 'blank', 'hit')],
      ships: { red: { tokens: { focus: 0 } } },
      not: { 'no focus token': { red: { tokens: { evade: 1 } } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('farther than usual', () => {
  const lancer = (upgrades: string[], far: ShipOnTable, locks: NonNullable<TableSpec['locks']>): Table =>
    xwingTable({
      ships: { red: { ...SHUTTLE, upgrades }, wing: WING, far: { ...FAR_WING, ...far }, x: FAR_ENEMY },
      locks,
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });

  test('Biohexacrypt Codes: a lock is spent on whom the ship coordinates, wherever that is', () => {
    const codes = ['biohexacryptcodes'];
    const begun = (locks: NonNullable<TableSpec['locks']>): Table =>
      lancer(codes, {}, locks).answer({ action: 'coordinate' });
    const table = begun([['red', 'far']]).choose('biohexacrypt-codes', 'far');
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'far' }]);
    expect(table.state.locks).toEqual([]);
    const declined = begun([['red', 'far']]).decline('biohexacrypt-codes');
    expect(coordinatable(declined)).toEqual(['wing']);
    expect(isOffered(begun([['red', 'x']]), 'biohexacrypt-codes')).toBe(false);
    expect(isOffered(begun([]), 'biohexacrypt-codes')).toBe(false);
  });

  test('Biohexacrypt Codes: or whom it jams', () => {
    const foe = lancer(['biohexacryptcodes'], { player: 'p2' }, [['red', 'far']]).answer({ action: 'jam' });
    foe.choose('biohexacrypt-codes', 'far');
    expect(foe.happened('token-gained').at(-1)).toMatchObject({ ship: 'far', token: 'jam' });
  });
});

test.each([
  [0, ['focus', 'evade', 'lock', 'barrel-roll', 'boost']],
  [1, ['barrel-roll', 'boost']],
  [2, ['barrel-roll', 'boost']],
  [3, []],
])('Primed Thrusters: with %d stress tokens it performs %p [xw.golden-rules.02]', (stress, actions) => {
  const ready = (upgrades: string[]): string[] =>
    acting({ pilot: 'greensquadronexpert', upgrades, tokens: { stress } })
      .legal('perform-action')
      .map(({ action }) => action);
  expect(ready(['primedthrusters'])).toEqual(actions);
  expect(ready([])).toEqual(stress === 0 ? actions : []);
});

describe('Automated Target Priority', () => {
  const CARD = { upgrades: ['automatedtargetpriority'] };
  const two = (upgrades: string[]): Table =>
    duel({ upgrades }, {}, { others: { near: { player: 'p2', at: [330, 400] } } }).answer({ type: 'choose-weapon' });

  test('only a defender at the closest attack range is declared [xw.golden-rules.03]', () => {
    expect(two(CARD.upgrades).refusal({ type: 'declare-defender', defender: 'tie' })).toBe('not-the-closest');
    expect(two(CARD.upgrades).refusal({ type: 'declare-defender', defender: 'near' })).toBeNull();
    expect(two([]).refusal({ type: 'declare-defender', defender: 'tie' })).toBeNull();
  });

  test('a missed attack leaves a calculate token on it, which the ship takes before it engages', () => {
    const missed = duel(CARD).attack('red', 'tie').rolls('blank', 'blank', 'blank').repeat({ type: 'end-modifying' });
    missed.rolls(...Array<string>(diceAsked(missed)).fill('blank'));
    expect(missed.ship('red').upgrades[0]?.tokens).toEqual(['calculate']);
    const table = missed.do((state) => engage(state, 'red')).use('automated-target-priority-calculates');
    expect(table.ship('red').tokens.calculate).toBe(1);
    expect(table.ship('red').upgrades[0]?.tokens).toEqual([]);
    expect(isOffered(duel(CARD), 'automated-target-priority-calculates')).toBe(false);
  });
});

describe('Deuterium Power Cells', () => {
  const CARD = { upgrades: ['deuteriumpowercells'] };
  const early = (red: ShipOnTable): Table =>
    xwingTable({ ships: { red: { ...CARD, at: [300, 300], ...red }, x: { player: 'p2' } }, moment: 'system' });

  test('in the System Phase a shield comes back for a charge and a disarm token', () => {
    const table = early({ shields: 1 }).use('deuterium-power-cells').decline('deuterium-power-cells-instead');
    expect(table.ship('red')).toMatchObject({ shields: { active: 2 }, tokens: { disarm: 1 } });
    expect(isOffered(early({}), 'deuterium-power-cells')).toBe(false);
    expect(isOffered(early({ shields: 1, upgradeCharges: { deuteriumpowercells: 0 } }), 'deuterium-power-cells')).toBe(
      false,
    );
  });

  test('unstressed, it gains stress instead of another token [xw.replacement-effect.02]', () => {
    const struck = (red: ShipOnTable): Table =>
      early(red).do((state) => gainToken(state, 'red', 'ion', [], { by: 'p2' }));
    const table = struck({}).use('deuterium-power-cells-instead');
    expect(table.ship('red').tokens).toMatchObject({ stress: 1, ion: 0 });
    expect(struck({ tokens: { stress: 1 } }).ship('red').tokens).toMatchObject({ stress: 1, ion: 1 });
  });
});

describe('Ferrosphere Paint', () => {
  const locked = (x: number): number => {
    const table = acting({}, { x: { player: 'p2', at: [x, 500], upgrades: ['ferrospherepaint'] } });
    table.answer({ type: 'perform-action', action: 'lock' });
    if (table.offers({ type: 'choose-lock' })) table.answer({ type: 'choose-lock', on: 'x' });
    return table.ship('red').tokens.stress;
  };

  test('who locks it from elsewhere than its bullseye arc is stressed [xw.tokens.02]', () => {
    expect(locked(400)).toBe(1);
    expect(locked(300)).toBe(0);
  });
});

describe('Pattern Analyzer', () => {
  test('in a red maneuver, fully executed, an action before the stress', () => {
    const red = { upgrades: ['patternanalyzer'], ...dial('red') };
    const table = alone(red).use('pattern-analyzer').answer({ type: 'perform-action', action: 'focus' });
    expect(table.when('action-performed')).toBeLessThan(table.when('token-gained', { token: 'stress' }));
    expect(isOffered(alone({ ...red, ...dial('white') }), 'pattern-analyzer')).toBe(false);
    expect(isOffered(alone(red, undefined, { wall: { at: [300, 400] } }), 'pattern-analyzer')).toBe(false);
  });
});

describe('Targeting Synchronizer', () => {
  const shooting = (
    wing: ShipOnTable,
    locks: readonly (readonly [string, string])[] = [['wing', 'tie']],
  ): string | null | undefined =>
    duel(
      { upgrades: ['protontorpedoes'] },
      {},
      {
        others: { wing: { upgrades: ['targetingsynchronizer'], at: [450, 300], ...wing } },
        locks,
      },
    ).refusal({ type: 'choose-weapon', weapon: 'red/protontorpedoes' });

  test('a friend at range 1-2 needs no lock on what it has locked [xw.special-weapon.08]', () => {
    expect(shooting({})).toBeNull();
    expect(shooting({}, [])).toBe('requirement-not-met');
    expect(shooting({ at: [700, 300] })).toBe('requirement-not-met');
    expect(shooting({ upgrades: [] })).toBe('requirement-not-met');
  });
});
