/** Cards at initiative 7: before any ship engages at its own. */
import { xwingTable, type ShipOnTable, type Table } from '../table';

/** `han` and an enemy in front of him, at the start of the Engagement Phase. */
function started(han: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table {
  return xwingTable({
    ships: {
      han: { pilot: 'outerrimsmuggler', at: [300, 300], ...han },
      tie: { player: 'p2', at: [300, 500], facing: 180 },
      ...others,
    },
    moment: 'engagement',
  });
}

const engaged = (table: Table): string[] => table.happened('ship-engages').map((each) => each.ship);
const miss = (table: Table): Table => {
  while (table.legal('roll').length > 0) {
    const blanks = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
    table.does(blanks ?? table.legal('roll')[0]!);
  }
  return table;
};

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

  test('before his own ship, too, where that engages at initiative 7 [xw.faq-cards.04]', () => {
    const seer = { ...gunner, pilot: 'hansolo-modifiedyt1300lightfreighter' };
    const roark = { pilot: 'roarkgarnet', at: [500, 300], facing: 270, turret: 'front' } as const;
    const table = started(seer, { roark });
    table.choose('roark-garnet', 'han');
    expect(engaged(table)).toEqual([]);
    table.decline('han-solo-gunner');
    expect(engaged(table)).toEqual(['han']);
    table.repeat({ type: 'decline-attack', ship: 'han' });
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

  test('the attack is a turret attack [xw.faq-cards.05]', () => {
    const wing = started({ pilot: 'bluesquadronescort', upgrades: ['hansolo'] }).use('han-solo-gunner');
    expect(wing.happened('attack-not-possible')[0]).toMatchObject({ ship: 'han' });
    expect(wing.when('attack-not-possible', { ship: 'han' })).toBeLessThan(wing.when('ship-engages'));
  });
});

describe('ships that engage at initiative 7', () => {
  const luke: ShipOnTable = { pilot: 'lukeskywalker', at: [700, 100], upgrades: ['heightenedperception'] };

  test('Heightened Perception costs 1 Force, and lasts for this phase [xw.faq-cards.04]', () => {
    const others: Record<string, ShipOnTable> = {
      luke,
      vader: { player: 'p2', pilot: 'darthvader', at: [100, 700] },
    };
    const table = started({}, others).use('heightened-perception');
    expect(table.ship('luke').force?.active).toBe(1);
    expect(engaged(table)[0]).toBe('luke');
    const declined = started({}, others).decline('heightened-perception');
    expect(engaged(declined)[0]).toBe('vader');
    while (table.state.phase === 'engagement') table.does(table.legal()[0]!);
    expect(table.state.inPlay.map(({ ability }) => ability)).not.toContain('engages-at-initiative-7');
  });

  test('Roark Garnet chooses another ship in his firing arc [xw.faq-cards.04]', () => {
    const roark = { pilot: 'roarkgarnet', at: [300, 100], turret: 'front' } as const;
    const beside = { player: 'p2', at: [500, 100], pilot: 'academypilot' } as const;
    const table = started({}, { roark, beside });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['han']);
    table.choose('roark-garnet', 'han');
    expect(engaged(table)).toEqual(['han']);
  });
});
