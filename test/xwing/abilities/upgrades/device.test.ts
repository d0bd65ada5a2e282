/** Upgrades of the slot 'device' that came later than the rulebook, and who has to do with devices. */
import { at, BARE, bomber, chargesOf, DIAL, dropped, FAR, inSystemPhase, type Ships } from '../../device-table';
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../../table';

const endOfActivation = (ships: Ships, devices: NonNullable<TableSpec['devices']>): Table =>
  xwingTable({
    ships: Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, { ...ship, activated: true }])),
    devices,
    moment: { phase: 'activation', step: 'next ship' },
  });

const BOMB = (kind: 'ion-bomb' | 'concussion-bomb' | 'thermal-detonator' | 'proton-bomb') =>
  ({ bomb: { kind, at: [450, 450] } }) as const;
const BUOY = { buoy: { kind: 'sensor-buoy', at: [450, 380] } } as const;

describe('bombs', () => {
  test('an ion bomb: 3 ion tokens for ships, damage for remotes, both at range 0-1 [xw.supplement-ion-bomb.01]', () => {
    const table = endOfActivation({ near: at(520, 450), far: at(600, 600) }, { ...BOMB('ion-bomb'), ...BUOY });
    expect(table.ship('near')).toMatchObject({ tokens: { ion: 3 }, damage: { facedown: 0 } });
    expect(table.ship('far').tokens.ion).toBe(0);
    expect(table.device('buoy').remote?.damage.facedown).toBe(1);
  });

  test('it is dropped for a charge, at the start of the game two are there [xw.device.14]', () => {
    const table = dropped(inSystemPhase(bomber(['ionbombs'])), 'ion-bombs');
    expect(table.device('bomber/ion-bomb-1').kind).toBe('ion-bomb');
    expect(chargesOf(table)).toBe(1);
  });

  test('a concussion bomb: a facedown card, through shields; then strain or an exposed card [xw.supplement-concussion-bomb.01, xw.supplement-concussion-bomb.02]', () => {
    const blown = () =>
      endOfActivation({ near: at(520, 450), far: at(600, 600) }, { ...BOMB('concussion-bomb'), ...BUOY });
    const strained = blown().choose('concussion-bomb-exposes', 'strain');
    expect(strained.ship('near')).toMatchObject({ tokens: { strain: 1 }, damage: { facedown: 1, faceup: [] } });
    const exposed = blown().choose('concussion-bomb-exposes', null).draws('structuraldamage');
    expect(exposed.ship('near')).toMatchObject({ tokens: { strain: 0 }, damage: { facedown: 0 } });
    expect(exposed.ship('far').damage.facedown).toBe(0);
    expect(exposed.device('buoy').remote?.damage.facedown).toBe(1);
  });

  test('concussion bombs may be dropped; once one was, they must be [xw.device.14]', () => {
    const free = inSystemPhase(bomber(['concussionbombs']));
    expect(free.offers({ type: 'end-system-turn' })).toBe(true);
    const used = inSystemPhase(bomber(['concussionbombs'], { upgradeCharges: { concussionbombs: 2 } }));
    expect([used.offers({ type: 'end-system-turn' }), used.offers({ ability: 'concussion-bombs' })]).toEqual([
      false,
      false,
    ]);
    expect(chargesOf(dropped(used, 'concussion-bombs-must'))).toBe(1);
    const empty = inSystemPhase(bomber(['concussionbombs'], { upgradeCharges: { concussionbombs: 0 } }));
    expect(empty.offers({ ability: 'concussion-bombs-must' })).toBe(false);
  });

  test.each<[string, { strain: number }, number]>([
    ['focus', { strain: 1 }, 0],
    ['hit', { strain: 0 }, 1],
    ['blank', { strain: 0 }, 0],
  ])('a thermal detonator that shows %s [xw.supplement-thermal-detonator.01]', (face, tokens, facedown) => {
    const ships = { near: at(520, 450, BARE), far: at(600, 600, BARE) };
    const table = endOfActivation(ships, BOMB('thermal-detonator')).rolls(face);
    expect(table.ship('near')).toMatchObject({ tokens, damage: { facedown } });
    expect(table.happened('dice-rolled')).toHaveLength(1);
  });

  test('one or two thermal detonators, each with a template of its own, a charge each [xw.device.14]', () => {
    const begun = (charges = 4) =>
      inSystemPhase(bomber(['thermaldetonators'], { upgradeCharges: { thermaldetonators: charges } }));
    const table = begun().use('thermal-detonators');
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      'drop 1 straight',
      'drop 2 straight',
      ['drop 1 straight', 'drop 2 straight'],
    ]);
    const two = table.choose('thermal-detonators', ['drop 1 straight', 'drop 2 straight']);
    expect(two.state.devices.map(({ kind, pose }) => [kind, pose.y])).toEqual([
      ['thermal-detonator', 450 - 20 - 40 - 15],
      ['thermal-detonator', 450 - 20 - 80 - 15],
    ]);
    expect(chargesOf(two)).toBe(2);
    expect(begun(1).use('thermal-detonators').legal('choose')).toHaveLength(2);
    expect(chargesOf(begun().use('thermal-detonators').choose('thermal-detonators', 'drop 2 straight'))).toBe(3);
  });

  test.each<[number, number]>([
    [0, 2],
    [3, 4],
  ])('reloading thermal detonators with %s charges recovers one more [xw.reload.03]', (charges, after) => {
    const table = xwingTable({
      ships: bomber(['thermaldetonators', 'protontorpedoes'], {
        pilot: 'goldsquadronveteran',
        dial: DIAL,
        upgradeCharges: { thermaldetonators: charges, protontorpedoes: 0 },
      }),
      moment: { phase: 'activation', ship: 'bomber', step: 'perform action' },
    });
    table.answer({ type: 'perform-action', action: 'reload' }).answer({ card: 'bomber/thermaldetonators' });
    expect([chargesOf(table), chargesOf(table, 1)]).toEqual([after, 0]);
  });
});

describe('cluster mines', () => {
  const set = (): Table => dropped(inSystemPhase(bomber(['clustermines'])), 'cluster-mines');

  test('three lie side by side, for one charge that is not recovered [xw.supplement-cluster-mine.01]', () => {
    const table = set();
    expect(table.state.devices.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [450, 375],
      [481, 375],
      [419, 375],
    ]);
    expect([table.ship('bomber').devicesPlaced > 0, chargesOf(table)]).toEqual([true, 0]);
    // One of them would reach over the edge: none is placed.
    const edge = inSystemPhase(bomber(['clustermines'], { at: [40, 450] }));
    expect(edge.offers({ ability: 'cluster-mines' })).toBe(false);
  });

  test('the one that was met detonates: two dice, each hit and critical hit counts, the others stay [xw.supplement-cluster-mine.02]', () => {
    const table = xwingTable({
      ships: { red: { at: [450, 240], dial: { ...DIAL, speed: 3 }, shields: 0 }, ...FAR },
      devices: {
        met: { kind: 'cluster-mine', at: [450, 340], player: 'p2' },
        beside: { kind: 'cluster-mine', at: [490, 340], player: 'p2' },
      },
      moment: { phase: 'activation', ship: 'red' },
    });
    table.rolls('crit', 'hit').draws('structuraldamage');
    expect(table.ship('red').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'structuraldamage' }] });
    expect([table.device('met').place, table.device('beside').place]).toEqual(['removed', 'table']);
  });
});

describe('Captain Nym', () => {
  const nym = (ship: ShipOnTable = {}, device: object = {}): Table =>
    endOfActivation(
      { nym: { pilot: 'captainnym', at: [700, 700], ...ship }, near: at(520, 450, BARE) },
      { bomb: { ...BOMB('proton-bomb').bomb, ...device } },
    );

  test('a friendly bomb does not detonate, for a charge, and lies there still [xw.device.08]', () => {
    const table = nym().use('captain-nym');
    expect(table.happened('device-detonated')).toEqual([]);
    expect(table.device('bomb').place).toBe('table');
    expect(table.ship('nym').charges?.active).toBe(0);
    expect(nym().decline('captain-nym').happened('device-detonated')).toHaveLength(1);
  });

  test('not that of an enemy, without a charge, or fused: a fused one would not detonate [xw.fuse-marker.02]', () => {
    expect(nym({}, { player: 'p2' }).offers({ ability: 'captain-nym' })).toBe(false);
    expect(nym({ charges: 0 }).offers({ ability: 'captain-nym' })).toBe(false);
    const fused = nym({}, { fuses: 1 });
    expect([fused.offers({ ability: 'captain-nym' }), fused.device('bomb').fuses]).toEqual([false, 0]);
  });

  test.each<[string, 'proximity-mine' | 'sensor-buoy', readonly [number, number], number]>([
    ['through a mine', 'proximity-mine', [300, 400], 2],
    ['past it', 'proximity-mine', [500, 400], 1],
    ['through a remote', 'sensor-buoy', [300, 400], 1],
  ])('rolls a die more against an attack %s [xw.attack.22]', (_what, kind, where, dice) => {
    const table = xwingTable({
      ships: {
        red: { at: [300, 300] },
        nym: { player: 'p2', pilot: 'captainnym', at: [300, 500], facing: 180 },
      },
      devices: { device: { kind, at: where } },
      moment: { phase: 'engagement', ship: 'red' },
    });
    table
      .attack('red', 'nym')
      .repeat({ type: 'choose-line', through: ['device'] })
      .rolls('blank', 'blank', 'blank')
      .repeat({ type: 'end-modifying' });
    expect(table.legal('roll')[0]?.faces).toHaveLength(dice);
  });
});
