/** Upgrades of the slot 'sensor'. */
import { acting, duel, faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { isOffered } from '../card-cases';
import { chosenToCoordinate, coordinatable, coordinating, revealing } from '../card-tables';

describe('equipment', () => {
  test('Fire-Control System: a reroll for a lock that then cannot be spent; all else can [xw.dice-modification.05, xw.golden-rules.03]', () => {
    const table = duel({ upgrades: ['firecontrolsystem'], tokens: { focus: 1 } }, {}, { locks: [['red', 'tie']] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    expect(table.offers({ type: 'spend-lock' })).toBe(true);
    table.use('fire-control-system').choose('fire-control-system', 0).rolls('focus');
    expect(table.offers({ type: 'spend-lock' })).toBe(false);
    expect(table.state.locks).toHaveLength(1);
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'focus', 'hit']);
    expect(table.answer({ type: 'spend-focus' }).happened('die-changed')).toMatchObject([{ from: 'focus', to: 'hit' }]);
  });

  test.each([
    ['of its own ship on the defender', [['red', 'tie']], true],
    ['of its own ship on another', [['red', 'other']], false],
    ['of another ship on the defender', [['wing', 'tie']], false],
  ] as const)('Fire-Control System: with a lock %s [xw.dice-modification.05]', (_whose, locks, offered) => {
    const others = { other: { player: 'p2', at: [600, 500] }, wing: { at: [600, 300] } } as const;
    const table = duel({ upgrades: ['firecontrolsystem'] }, {}, { locks, others }).attack('red', 'tie');
    expect(table.rolls('blank', 'blank', 'hit').offers({ ability: 'fire-control-system' })).toBe(offered);
  });
});

describe('Advanced Sensors', () => {
  test('an action before the maneuver, and none after it', () => {
    const table = revealing({ pilot: 'bluesquadronpilot', upgrades: ['advancedsensors'] }, '2 straight white').use(
      'advanced-sensors',
    );
    table.answer({ type: 'perform-action', action: 'focus' });
    expect(table.happened('maneuver-executed')).toHaveLength(1);
    expect(table.happened('action-performed')).toMatchObject([{ action: 'focus' }]);
    const without = revealing({ pilot: 'bluesquadronpilot', upgrades: ['advancedsensors'] }, '2 straight white');
    expect(without.decline('advanced-sensors').offers({ type: 'perform-action', action: 'focus' })).toBe(true);
  });
});

describe('Passive Sensors', () => {
  test('the charge is spent as the action of the Perform Action step, and nothing else', () => {
    const table = acting({ upgrades: ['passivesensors'] });
    table.answer({ type: 'perform-card-action', ability: 'passive-sensors' });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
    expect(chosenToCoordinate({ wing: { upgrades: ['passivesensors'] } })).not.toContain(
      'passive-sensors@wing/passivesensors',
    );
  });

  test('with the charge spent it is not coordinated, and acts before it engages', () => {
    const spent = { upgrades: ['passivesensors'], upgradeCharges: { passivesensors: 0 } };
    expect(coordinatable(coordinating({ wing: spent, others: { more: { at: [500, 510] } } }))).toEqual(['more']);
    const engaging = (red: ShipOnTable): Table =>
      xwingTable({
        ships: { red: { at: [300, 300], ...red }, tie: { player: 'p2', at: [300, 500], facing: 180 } },
        moment: { phase: 'engagement', ship: 'red' },
      });
    const table = engaging(spent).use('passive-sensors-engages').answer({ type: 'perform-action', action: 'lock' });
    table.answer({ type: 'choose-lock', on: 'tie' });
    expect(table.happened('action-performed')).toMatchObject([{ action: 'lock', color: 'white' }]);
    expect(isOffered(engaging({ upgrades: ['passivesensors'] }), 'passive-sensors-engages')).toBe(false);
  });
});

describe('Collision Detector', () => {
  const rock = { rock: { outline: 'coreasteroid0', at: [300, 380] as const } };
  const begun = (upgrades: string[], step?: 'perform action'): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'alphasquadronpilot',
          at: [300, 300],
          upgrades,
          dial: { speed: 2, bearing: 'straight', color: 'white' },
        },
        x: { player: 'p2', at: [800, 800] },
      },
      obstacles: rock,
      moment: { phase: 'activation', ship: 'red', ...(step && { step }) },
    });

  test('it boosts over obstacles, and suffers them [xw.obstacles.10]', () => {
    const boosts = (upgrades: string[]): Table =>
      begun(upgrades, 'perform action')
        .answer({ type: 'perform-action', action: 'boost' })
        .answer({ type: 'choose-template', template: 'straight' });
    expect(boosts([]).happened('action-failed')).toHaveLength(1);
    const table = boosts(['collisiondetector']).decline('collision-detector-ignores');
    expect([table.happened('moved').length, table.offers({ type: 'roll' })]).toEqual([1, true]);
  });

  test('for a charge it ignores that obstacle until the end of the round [xw.faq-objects.01]', () => {
    const table = begun(['collisiondetector']).use('collision-detector-ignores');
    expect(table.offers({ type: 'roll' })).toBe(false);
    expect(table.offers({ type: 'perform-action' })).toBe(true);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(begun(['collisiondetector']).decline('collision-detector-ignores').offers({ type: 'roll' })).toBe(true);
    expect(begun([]).offers({ type: 'roll' })).toBe(true);
  });
});
