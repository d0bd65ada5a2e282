/** Cards that have to do with damage cards that are drawn or looked at, with SLAM, and with bonus attacks of huge ships. */
import { exposeDamageCard } from '../../../src/xwing/procedures/damage-cards';
import { acting, alone, duel } from '../duel';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { fight } from './card-tables';

describe('Maarek Stele', () => {
  const hit = (maarek: ShipOnTable, tie: ShipOnTable = {}, faces = ['crit', 'blank', 'blank']): Table => {
    const table = duel({ pilot: 'maarekstele', ...maarek }, { ...tie, damage: { facedown: 0 } }).attack('red', 'tie');
    return table
      .rolls(...faces.slice(0, table.legal('roll')[0]?.faces.length))
      .rolls(...Array<string>(table.legal('roll')[0]?.faces.length ?? 0).fill('blank'))
      .repeat({ type: 'end-modifying' });
  };

  test('of three cards that the defender would be dealt one faceup he chooses one, the others are discarded [xw.damage-cards.02]', () => {
    const table = hit({ at: [300, 330] }, {}, ['crit', 'blank']);
    table.draws('fuelleak').draws('hullbreach').draws('fuelleak');
    expect(table.by).toEqual(['p1']);
    expect(table.legal('find-damage-card').map(({ card }) => card)).toEqual(['fuelleak', 'hullbreach']);
    table.answer({ type: 'find-damage-card', card: 'hullbreach' });
    expect(table.ship('tie').damage.faceup).toMatchObject([{ card: 'hullbreach' }]);
    expect(table.state.players[1]?.damageDiscard).toEqual(['fuelleak', 'fuelleak']);
  });

  test('one is drawn for a card that is dealt facedown, by another pilot, and for himself', () => {
    expect(hit({ at: [300, 330] }, {}, ['hit', 'blank']).offers({ type: 'draw' })).toBe(false);
    const other = hit({ at: [300, 330], pilot: 'tempestsquadronpilot' }, {}, ['crit', 'blank']).draws('fuelleak');
    expect(other.ship('tie').damage.faceup).toMatchObject([{ card: 'fuelleak' }]);
    const defends = duel({}, { pilot: 'maarekstele', shields: 0 }).attack('red', 'tie').rolls('crit', 'blank', 'blank');
    defends.rolls('blank', 'blank', 'blank').repeat({ type: 'end-modifying' }).draws('fuelleak');
    expect(defends.ship('tie').damage.faceup).toMatchObject([{ card: 'fuelleak' }]);
  });
});

describe('R1-J5', () => {
  const exposing = (red: ShipOnTable): Table =>
    alone({ pilot: 'r1j5', damage: { facedown: 2 }, ...red }).do((state) => exposeDamageCard(state, 'red', []));

  test('looks at its facedown cards before it exposes one, and chooses [xw.damage-cards.12]', () => {
    const table = exposing({}).use('r1-j5-pilot').draws('fuelleak').draws('hullbreach');
    table.answer({ type: 'find-damage-card', card: 'fuelleak' });
    expect(table.ship('red').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'fuelleak' }] });
    const usual = exposing({}).decline('r1-j5-pilot').draws('hullbreach');
    expect(usual.ship('red').damage.faceup).toMatchObject([{ card: 'hullbreach' }]);
    expect(exposing({ pilot: 'colossusstationmechanic' }).offers({ ability: 'r1-j5-pilot' })).toBe(false);
  });
});

describe('R1-J5 (astromech)', () => {
  const damaged = (card: string, red: ShipOnTable = {}): Table =>
    acting({ pilot: 'kazudaxiono', upgrades: ['r1j5'], damage: { facedown: 0, faceup: [card] }, ...red });
  const repairs = (table: Table): Table => table.answer({ type: 'perform-card-action' });

  test('a card of the Ship trait is repaired twice for a charge: it is gone [xw.damage-cards.06]', () => {
    const table = repairs(damaged('hullbreach')).use('r1-j5');
    expect(table.ship('red').damage).toEqual({ facedown: 0, faceup: [] });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
    expect(table.state.players[0]?.damageDiscard).toEqual(['hullbreach']);
    expect(repairs(damaged('hullbreach')).decline('r1-j5').ship('red').damage.facedown).toBe(1);
    expect(repairs(damaged('blindedpilot')).offers({ ability: 'r1-j5' })).toBe(false);
    expect(repairs(damaged('hullbreach', { upgradeCharges: { r1j5: 0 } })).offers({ ability: 'r1-j5' })).toBe(false);
  });

  test('with up to two stress tokens it acts on damage cards, and performs nothing else [xw.stress.02]', () => {
    const actions = (stress: number, upgrades = ['r1j5']): string[] =>
      damaged('hullbreach', { tokens: { stress }, upgrades })
        .legal()
        .map(({ type }) => type);
    expect(actions(2)).toEqual(expect.arrayContaining(['perform-card-action']));
    expect(actions(2)).not.toContain('perform-action');
    expect([...actions(3), ...actions(1, [])]).not.toContain('perform-card-action');
  });
});

describe('Coaxium Hyperfuel', () => {
  const FUEL: ShipOnTable = { pilot: 'mirandadoni', upgrades: ['coaxiumhyperfuel'], shields: 0 };
  const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
  const offered = (table: Table, ability: string): boolean => table.offers({ ability });

  test('while stressed it performs a SLAM, and then exposes a card or suffers a critical damage [xw.stress.02]', () => {
    const slams = (red: ShipOnTable): Table => alone({ ...FUEL, dial, tokens: { stress: 1 }, ...red });
    const done = (red: ShipOnTable = {}): Table =>
      slams(red).answer({ type: 'perform-action', action: 'slam' }).answer({ maneuver: '2 straight' });
    expect(done().draws('fuelleak').ship('red').damage.faceup).toMatchObject([{ card: 'fuelleak' }]);
    const exposes = done({ damage: { facedown: 1 } })
      .choose('coaxium-hyperfuel-burns', 'expose')
      .draws('fuelleak');
    expect(exposes.ship('red').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'fuelleak' }] });
    expect(slams({ upgrades: [] }).offers({ type: 'perform-action', action: 'slam' })).toBe(false);
    const calm = done({ tokens: {} });
    expect([calm.offers({ type: 'draw' }), calm.happened('action-performed').length]).toEqual([false, 1]);
  });

  test('after a maneuver in part it pays for a SLAM out of its step, and after one in full it does not [xw.slam.05]', () => {
    const flown = (block: readonly [number, number], red: ShipOnTable = {}): Table =>
      alone({ ...FUEL, dial, ...red }, undefined, { block: { at: block } });
    const table = flown([300, 430]).choose('coaxium-hyperfuel-slams', 'suffer').draws('fuelleak');
    expect(table.happened('action-attempted')).toMatchObject([{ action: 'slam', color: 'white' }]);
    expect(table.legal('choose-maneuver').length).toBeGreaterThan(2);
    expect(flown([700, 700]).offers({ ability: 'coaxium-hyperfuel-slams' })).toBe(false);
    expect(offered(flown([300, 430], { upgrades: [] }), 'coaxium-hyperfuel-slams')).toBe(false);
    const exposed = flown([300, 430], { damage: { facedown: 1 } }).choose('coaxium-hyperfuel-slams', 'expose');
    expect(exposed.draws('fuelleak').ship('red').damage).toMatchObject({ facedown: 0 });
  });
});

describe('Corsair Refit', () => {
  const engaging = (croc: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        croc: {
          pilot: 'syndicatesmugglers',
          upgrades: ['corsairrefit', 'heavylasercannon'],
          at: [450, 200],
          ...croc,
        },
        tie: { player: 'p2', at: [450, 600], facing: 180 },
      },
      moment: { phase: 'engagement', ship: 'croc' },
    });
  const attacks = (table: Table): string[] => table.happened('attack-declared').map(({ weapon }) => weapon);

  test('a bonus attack with a cannon for energy, beside the standard attack, once a round [xw.huge-attack.03, xw.huge-attack.04]', () => {
    const table = engaging().use('corsair-refit');
    const energy = table.ship('croc').energy;
    expect((energy?.limit ?? 0) - (energy?.active ?? 0)).toBe(1);
    table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender', defender: 'tie' });
    fight(table, 'blank');
    expect(attacks(table)).toEqual(['croc/heavylasercannon']);
    expect(table.happened('ability-used').filter(({ ability }) => ability === 'corsair-refit')).toHaveLength(1);
  });

  test('not without energy, nor without such a weapon', () => {
    expect(engaging({ energy: 0 }).offers({ ability: 'corsair-refit' })).toBe(false);
    expect(engaging({ upgrades: ['corsairrefit'] }).offers({ ability: 'corsair-refit' })).toBe(false);
  });
});
