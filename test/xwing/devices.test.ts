/** Devices: their kinds, dropping and launching them, the cards that bring them (xw.device). */
import { upgrade } from '../../src/xwing';
import { deviceKindOf } from '../../src/xwing/facts/devices';
import { DEVICE_KINDS } from '../../src/xwing/facts/words';
import { PAYLOADS } from '../../src/xwing/facts/payloads';
import { deviceFacts, deviceType } from '../../src/xwing/queries/devices';
import { rangeToObject } from '../../src/xwing/queries/range';
import { isSameSide, shipOf } from '../../src/xwing/queries/ships';
import { objectsOnTable } from '../../src/xwing/queries/objects';
import { at, BARE, bomber, chargesOf, DIAL, dropped, inSystemPhase, type Ships } from './device-table';
import { xwingTable } from './table';

describe('kinds', () => {
  test('every kind is brought by an upgrade card, which says whether it is a bomb, a mine or a remote [xw.device.01, xw.bomb.02, xw.mine.02]', () => {
    expect(Object.fromEntries(DEVICE_KINDS.map((kind) => [kind, deviceFacts(kind).type]))).toEqual({
      bomblet: 'bomb',
      'conner-net': 'mine',
      'electro-proton-bomb': 'bomb',
      'proton-bomb': 'bomb',
      'proximity-mine': 'mine',
      'seismic-charge': 'bomb',
      'cluster-mine': 'mine',
      'concussion-bomb': 'bomb',
      'ion-bomb': 'bomb',
      'thermal-detonator': 'bomb',
      'buzz-droid-swarm': 'remote',
      'drk-1-probe-droid': 'remote',
      'sensor-buoy': 'remote',
    });
    const table = dropped(inSystemPhase(bomber(['protonbombs'])));
    expect(table.device('bomber/proton-bomb-1')).toMatchObject({ kind: 'proton-bomb', player: 'p1' });
    expect(objectsOnTable(table.state).map(({ id }) => id)).toContain('bomber/proton-bomb-1');
  });

  test.each([
    ['bomblet', 'bombletgenerator', 'bomb', 'xw.bomblet.01'],
    ['conner-net', 'connernets', 'mine', 'xw.conner-net.01'],
    ['electro-proton-bomb', 'electroprotonbomb', 'bomb', 'xw.electro-proton-bomb.01'],
    ['proton-bomb', 'protonbombs', 'bomb', 'xw.proton-bomb.01'],
    ['proximity-mine', 'proximitymines', 'mine', 'xw.proximity-mine.01'],
    ['seismic-charge', 'seismiccharges', 'bomb', 'xw.seismic-charge.01'],
  ] as const)('%s comes from %s and is a %s [%s]', (kind, card, type, _rule) => {
    const printed = upgrade(card)?.sides[0].device;
    expect(printed && deviceKindOf(printed)).toBe(kind);
    expect(deviceType({ kind })).toBe(type);
    expect(PAYLOADS[card]?.payload).toBe(kind);
  });

  test('Buzz Droid Swarm and DRK-1 are remotes, with initiative, agility and hull [xw.buzz-droid-swarm.01, xw.drk-1.01, xw.remote.01]', () => {
    for (const kind of ['buzz-droid-swarm', 'drk-1-probe-droid'] as const)
      expect(deviceFacts(kind)).toMatchObject({ type: 'remote', initiative: 0, agility: 3, hull: 1 });
    const table = inSystemPhase(bomber([]), { devices: { swarm: { kind: 'buzz-droid-swarm', at: [200, 200] } } });
    expect(table.device('swarm').remote).toMatchObject({ initiative: 0, agility: 3, hull: 1 });
    expect(inSystemPhase(bomber([]), { devices: { bomb: { at: [200, 200] } } }).device('bomb').remote).toBeNull();
  });

  test('whose a device is can be told, and whose friend or enemy it is [xw.device.11, xw.friendly.01, xw.enemy.01]', () => {
    const devices = { mine: { at: [200, 200] }, theirs: { at: [300, 200], player: 'p2' } } as const;
    const table = inSystemPhase(bomber([]), { devices });
    expect([table.device('mine').player, table.device('theirs').player]).toEqual(['p1', 'p2']);
    const own = shipOf(table.state, 'bomber');
    expect(isSameSide(own, table.device('mine'))).toBe(true);
    expect(isSameSide(own, table.device('theirs'))).toBe(false);
  });
});

describe('dropping and launching', () => {
  test('a bomb is dropped with its template between the rear guides [xw.device.03, xw.device.14, xw.device-examples.02]', () => {
    const table = dropped(inSystemPhase(bomber(['seismiccharges'])), 'seismic-charges');
    const bomb = table.device('bomber/seismic-charge-1');
    // Half a base, the template, half a token.
    expect(bomb.pose).toMatchObject({ x: 450, y: 450 - 20 - 40 - 15 });
    expect(bomb.pose.heading.y).toBeCloseTo(-1, 9);
    expect(table.ship('bomber').upgrades[0]?.charges).toMatchObject({ active: 1, limit: 2 });
  });

  test('a bomb is launched with its template between the front guides [xw.device.07, xw.device-examples.03]', () => {
    const table = inSystemPhase(bomber(['protonbombs', 'trajectorysimulator']));
    table.use('proton-bombs').choose('proton-bombs', 'launch 5 straight');
    expect(table.device('bomber/proton-bomb-1').pose).toMatchObject({ x: 450, y: 450 + 20 + 200 + 15 });
  });

  test('what may be dropped may not be launched, but for another effect [xw.device.04]', () => {
    const ways = (...upgrades: string[]): unknown[] =>
      inSystemPhase(bomber(['protonbombs', ...upgrades]))
        .use('proton-bombs')
        .legal('choose')
        .map(({ chosen }) => chosen);
    expect(ways()).toEqual(['drop 1 straight']);
    expect(ways('trajectorysimulator')).toEqual(['drop 1 straight', 'launch 5 straight']);
  });

  test('the TIE/sa bomber may use a bank of the same speed [xw.device.16]', () => {
    const table = inSystemPhase(bomber(['protonbombs'], { pilot: 'scimitarsquadronpilot' }));
    const ways = table.use('proton-bombs').legal('choose');
    expect(ways.map(({ chosen }) => chosen)).toEqual(['drop 1 straight', 'drop 1 bank-left', 'drop 1 bank-right']);
    table.choose('proton-bombs', 'drop 1 bank-left');
    const { x, y } = table.device('bomber/proton-bomb-1').pose;
    // To the left as seen by who looks out of the rear: east of a ship that faces north.
    expect([x > 450, y < 430]).toEqual([true, true]);
  });

  test('only in the System Phase [xw.device.12, xw.bomb.01, xw.mine.01]', () => {
    expect(inSystemPhase(bomber(['protonbombs'])).offers({ type: 'use-ability', ability: 'proton-bombs' })).toBe(true);
    for (const moment of ['engagement', 'end', 'planning'] as const) {
      const table = xwingTable({ ships: bomber(['protonbombs', 'proximitymines']), moment });
      expect(table.offers({ type: 'use-ability', ability: 'proton-bombs' })).toBe(false);
      expect(table.offers({ type: 'use-ability', ability: 'proximity-mines' })).toBe(false);
    }
  });

  test('without an active charge of the card none is placed [xw.device.14]', () => {
    const upgradeCharges = { protonbombs: 0, seismiccharges: 1 };
    const table = inSystemPhase(bomber(['protonbombs', 'seismiccharges'], { upgradeCharges }));
    expect(table.refusal({ type: 'use-ability', ability: 'proton-bombs' })).toBe('no-charge');
    expect(table.refusal({ type: 'use-ability', ability: 'seismic-charges' })).toBeNull();
  });

  test('a ship places one device in a System Phase, and one in a round [xw.device.13, xw.device.18]', () => {
    const ships = bomber(['protonbombs', 'proximitymines', 'genius'], { dial: DIAL });
    const table = dropped(inSystemPhase(ships));
    // Neither the other card now, nor "Genius" after its maneuver.
    expect(table.offers({ type: 'use-ability', ability: 'proximity-mines' })).toBe(false);
    table.repeat({ type: 'end-system-turn' }).repeat({ type: 'decline-action' });
    expect(table.happened('maneuver-executed')).toMatchObject([{ ship: 'bomber' }]);
    expect(table.happened('ability-used').map(({ ability }) => ability)).not.toContain('genius');
    expect(table.happened('device-placed')).toHaveLength(1);
  });

  test('not in the phase in which it decloaked [xw.device.19, xw.cloak.11]', () => {
    const table = inSystemPhase(bomber(['protonbombs'], { tokens: { cloak: 1 } }));
    expect(table.refusal({ type: 'use-ability', ability: 'proton-bombs' })).toBeNull();
    const [move] = table.legal('decloak');
    if (!move) throw new Error('it cannot decloak');
    table.does(move);
    expect(table.happened('decloaked')).toMatchObject([{ ship: 'bomber' }]);
    expect(table.offers({ type: 'use-ability', ability: 'proton-bombs' })).toBe(false);
    expect(table.state.devices).toEqual([]);
  });

  test('outside the play area it is not placed, and nothing is spent [xw.device.24]', () => {
    const table = inSystemPhase(bomber(['protonbombs', 'trajectorysimulator'], { at: [450, 60] }));
    table.use('proton-bombs');
    expect(table.refusal({ type: 'choose', chosen: 'drop 1 straight' })).toBe('outside-play-area');
    expect(table.refusal({ type: 'choose', chosen: 'launch 5 straight' })).toBeNull();
    // With no other way it is not even begun; the ship may place none after all.
    const near = inSystemPhase(bomber(['protonbombs', 'seismiccharges'], { at: [450, 60] }));
    expect(near.happened('charge-spent')).toEqual([]);
    expect(chargesOf(near)).toBe(2);
    expect(near.state.devices).toEqual([]);
    expect(near.state.phase).not.toBe('system');
  });

  test('placed under a ship it lies there, and the ship stays where it is [xw.device.21]', () => {
    const table = dropped(inSystemPhase({ ...bomber(['protonbombs']), under: { player: 'p2', at: [450, 375] } }));
    expect(table.ship('under').pose).toMatchObject({ x: 450, y: 375 });
    expect(rangeToObject(table.state, 'bomber/proton-bomb-1', 'under').range).toBe(0);
    expect(table.device('bomber/proton-bomb-1').place).toBe('table');
  });

  test('an electro-proton bomb is fused as it is dropped [xw.fuse-marker.01]', () => {
    const table = dropped(inSystemPhase(bomber(['electroprotonbomb'])), 'electro-proton-bomb');
    expect(table.device('bomber/electro-proton-bomb-1').fuses).toBe(1);
  });
});

describe('cards with devices', () => {
  test('an effect that names no card costs a charge of the card, and places as that card says [xw.device.15, xw.faq-cards.22]', () => {
    const ships = (active: number): Ships =>
      bomber(['protonbombs', 'proximitymines', 'genius'], { dial: DIAL, upgradeCharges: { protonbombs: active } });
    const moment = { phase: 'activation', ship: 'bomber' } as const;
    const table = xwingTable({ ships: ships(1), moment });
    // Bombs alone, dropped alone.
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { device: 'bomber/protonbombs', way: 'drop 1 straight' },
    ]);
    table.answer({ type: 'choose', ability: 'genius' });
    expect(chargesOf(table)).toBe(0);
    expect(table.device('bomber/proton-bomb-1').pose.y).toBeCloseTo(450 + 120 - 75, 6);
    const empty = xwingTable({ ships: ships(0), moment });
    expect(empty.happened('ability-used')).toEqual([]);
    expect(empty.state.devices).toEqual([]);
  });

  test('what is placed in a special way uses no template: Spare Parts lie against the rear guides [xw.device.02, xw.spare-parts.02, xw.spare-parts.01]', () => {
    const ships = {
      bomber: {
        pilot: 'lukeskywalker',
        upgrades: ['sparepartscanisters', 'r2astromech'],
        at: [450, 450] as const,
        activated: true,
      },
      foe: at(450, 700),
    };
    const table = xwingTable({
      ships,
      locks: [['foe', 'bomber']],
      moment: { phase: 'activation', ship: 'foe', step: 'end of the activation' },
    });
    expect(table.state.locks).toHaveLength(1);
    const acting = xwingTable({
      ships: { ...ships, bomber: { ...ships.bomber, activated: false } },
      locks: [['foe', 'bomber']],
      moment: { phase: 'activation', ship: 'bomber', step: 'perform action' },
    });
    acting
      .answer({ type: 'perform-card-action', ability: 'spare-parts-canisters' })
      .choose('spare-parts-canisters', 'drop');
    const [parts] = acting.state.obstacles;
    expect(parts).toMatchObject({
      outline: 'spareparts',
      kind: 'debris',
      place: 'table',
      pose: { x: 450, y: 450 - 20 - 20 },
    });
    expect(rangeToObject(acting.state, 'bomber', parts?.id ?? '').distance).toBeLessThan(0.01);
    expect(acting.state.locks).toEqual([]);
  });

  test('Loose Cargo is dropped as a device is, and is a debris cloud to the ships under which it lies [xw.obstacles.17, xw.loose-cargo.01, xw.faq-objects.10]', () => {
    const ships = {
      bomber: { pilot: 'trandoshanslaver', upgrades: ['riggedcargochute'], at: [450, 450] as const },
      under: at(450, 340, BARE),
    };
    const table = xwingTable({ ships, moment: { phase: 'activation', ship: 'bomber', step: 'perform action' } });
    table
      .answer({ type: 'perform-card-action', ability: 'rigged-cargo-chute' })
      .choose('rigged-cargo-chute', 'drop 1 straight');
    // Half of the large base, the template, half of the token.
    expect(table.state.obstacles).toMatchObject([{ kind: 'debris', pose: { x: 450, y: 450 - 40 - 40 - 20 } }]);
    expect(table.ship('under').tokens.stress).toBe(1);
    table.rolls('crit').draws('structuraldamage');
    expect(table.ship('under').damage.faceup).toHaveLength(1);
  });

  test('Cargo Drift is an asteroid [xw.cargo-drift.01]', () => {
    const table = xwingTable({
      ships: { red: { at: [450, 300] }, tie: at(450, 450, { facing: 180 }) },
      obstacles: { cargo: { outline: 'cargodrift', at: [450, 260] } },
      moment: { phase: 'engagement', ship: 'red' },
    });
    expect(table.happened('attack-not-possible')).toMatchObject([{ ship: 'red', code: 'at-asteroid' }]);
  });

  test('a Bomblet Generator recovers two charges for a shield at the start of the Activation Phase [xw.bomblet.01]', () => {
    const ships = bomber(['bombletgenerator'], { upgradeCharges: { bombletgenerator: 0 } });
    const table = xwingTable({ ships, moment: 'activation' }).use('bomblet-generator-recovers');
    expect([chargesOf(table), table.ship('bomber').shields.active]).toEqual([2, 1]);
  });

  test('Deathfire may drop another one when destroyed, and cannot launch what is only dropped [xw.faq-cards.20, xw.faq-cards.21]', () => {
    const ships = {
      fire: {
        player: 'p2',
        pilot: 'deathfire',
        upgrades: ['protonbombs'],
        at: [450, 450] as const,
        damage: { facedown: 5 },
        activated: true,
      },
      foe: { at: [100, 100] as const, dial: DIAL },
    };
    const table = xwingTable({ ships: { ...ships, fire: { ...ships.fire, activated: false } }, moment: 'system' });
    table.use('proton-bombs').choose('proton-bombs', 'drop 1 straight');
    table.repeat({ type: 'decline-action' }).draws('structuraldamage');
    table.repeat({ type: 'order-ability', ability: 'deathfire-device' });
    const offered = table.legal('choose').map(({ chosen }) => (chosen as { way: string }).way);
    expect(offered).toEqual(['drop 1 straight', 'drop 1 bank-left', 'drop 1 bank-right']);
    table.answer({
      type: 'choose',
      ability: 'deathfire-device',
      chosen: { device: 'fire/protonbombs', way: 'drop 1 straight' },
    });
    expect(table.happened('device-placed')).toHaveLength(2);
  });
});
