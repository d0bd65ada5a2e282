/** Step 1 of an attack: which targets can be declared, and why others cannot. */
import type { HullZone } from '../../../src/armada/facts';
import type { ShipOnTable, Table } from '../table';
import { dogfight, duel, frontal } from './duels';

function declare(zone: HullZone | null, defender: string, defendingZone: HullZone | null, attacker = 'cr90') {
  return { type: 'declare-target', player: 'p1', attacker, zone, defender, defendingZone } as const;
}

/** Why it cannot be declared: the code, the rules that say so, what was measured. */
function whyNot(table: Table, action: ReturnType<typeof declare>) {
  const why = table.whyNot(action);
  const step = [
    'arm.attack.02',
    'arm.attack.03',
    'arm.attack.07',
    'arm.squadron-activation.03',
    'arm.squadron-activation.04',
  ];
  return why && { code: why.code, rules: why.rules.filter((rule) => !step.includes(rule)), facts: why.facts };
}

function targets(table: Table): string[] {
  return table
    .legal()
    .flatMap((action) =>
      action.type === 'declare-target' ? [`${action.zone} ${action.defender} ${action.defendingZone}`] : [],
    );
}

describe('a ship declares its target', () => {
  test('an attacking hull zone and a defender with its defending hull zone are named by the attacker, before any dice [arm.attack.02, arm.attack.03]', () => {
    const table = duel();
    expect(table.by).toEqual(['p1']);
    expect(targets(table)).toEqual(['front vsd front']);
    table.attack('cr90', 'front', 'vsd', 'front');
    expect(table.told('attack-declared')).toMatchObject([
      { attacker: 'cr90', zone: 'front', defender: 'vsd', defendingZone: 'front', range: 'close', obstructedBy: [] },
    ]);
    expect(table.by).toEqual(['chance']);
  });

  test('of two zones that can be attacked the attacking player picks one [arm.attack.03]', () => {
    const table = duel({ vsd: { owner: 'p2', facing: 135, at: [500, 480] } });
    expect(targets(table)).toEqual(['front vsd front', 'front vsd right']);
    expect(table.by).toEqual(['p1']);
  });

  test('the target has to be in the firing arc of the attacking zone [arm.attack.05, arm.attack.07]', () => {
    const why = whyNot(duel(), declare('left', 'vsd', 'front'));
    expect(why).toMatchObject({
      code: 'out-of-arc',
      rules: ['arm.attack.05', 'arm.measuring-firing-arc-and-range.02'],
    });
    expect(Number(why?.facts['mm'])).toBeLessThan(0);
  });

  test('it has to be at attack range: the armament with a red die reaches to long range, no farther [arm.attack.05, arm.attack-range.04]', () => {
    expect(targets(duel({ range: 'long' }))).toEqual(['front vsd front']);
    const why = whyNot(duel({ range: 'beyond' }), declare('front', 'vsd', 'front'));
    expect(why).toMatchObject({ code: 'out-of-range', facts: { range: 'beyond', reach: 'long' } });
    expect(why?.rules).toContain('arm.attack-range.04');
  });

  test('an armament with blue and without red dice reaches to medium range [arm.attack-range.03, arm.attack-range.01]', () => {
    const card = 'cr90-corvette-b';
    expect(targets(duel({ range: 'medium', cr90: { card } }))).toEqual(['front vsd front']);
    const why = whyNot(duel({ range: 'long', cr90: { card } }), declare('front', 'vsd', 'front'));
    expect(why).toMatchObject({ code: 'out-of-range', facts: { range: 'long', reach: 'medium' } });
    expect(why?.rules).toContain('arm.attack-range.03');
  });

  test('an armament of black dice alone reaches to close range [arm.attack-range.02]', () => {
    // The side of a Gladiator I has four black dice and nothing else.
    const gladiator = { card: 'gladiator-i-class-star-destroyer', facing: 90 };
    const near = duel({ cr90: gladiator });
    expect(targets(near)).toContain('left vsd front');
    const why = whyNot(duel({ range: 'medium', cr90: gladiator }), declare('left', 'vsd', 'front'));
    expect(why).toMatchObject({ code: 'out-of-range', facts: { range: 'medium', reach: 'close' } });
    expect(why?.rules).toContain('arm.attack-range.02');
  });

  test('against a squadron the anti-squadron armament says how far, not the battery of the zone [arm.attack-range.05]', () => {
    // Three blue dice in the battery of the CR90 A reach long with its red ones; its one die against squadrons is blue.
    const squadrons = { tie: { owner: 'p2', at: [500, 560] as const } };
    const why = whyNot(duel({ range: 'beyond', squadrons }), declare('front', 'tie', null));
    expect(why).toMatchObject({ code: 'out-of-range', facts: { range: 'long', reach: 'medium' } });
    expect(why?.rules).toContain('arm.attack-range.05');
  });

  test('line of sight through another hull zone of the defender: another target has to be chosen [arm.line-of-sight.05, arm.attack.04]', () => {
    // The Victory shows its rear, its front zone is in the arc and in range, but behind the rear one.
    const table = duel({ vsd: { owner: 'p2', facing: 0 } });
    expect(whyNot(table, declare('front', 'vsd', 'rear'))).toBeNull();
    expect(whyNot(table, declare('front', 'vsd', 'front'))).toMatchObject({
      code: 'no-line-of-sight',
      rules: ['arm.line-of-sight.05'],
      facts: { through: 'rear' },
    });
  });

  test('friendly ships and squadrons cannot be attacked, nor the ship itself [arm.attack.31, arm.friendly-and-enemy.01, arm.friendly-and-enemy.03]', () => {
    const squadrons = { x: { at: [560, 420] as const } };
    const table = duel({ more: { ally: { at: [430, 420] } }, squadrons });
    for (const target of [
      declare('front', 'ally', 'rear'),
      declare('front', 'x', null),
      declare('front', 'cr90', 'front'),
    ])
      expect(whyNot(table, target)).toMatchObject({ code: 'friendly', rules: ['arm.attack.31'] });
    const own = dogfight({ x: { at: [500, 400] }, wing: { at: [540, 400] } });
    expect(whyNot(own, declare(null, 'wing', null, 'x'))).toMatchObject({ code: 'friendly' });
    expect(targets(table)).toEqual(['front vsd front']);
  });

  test('whatever belongs to the other fleet is an enemy [arm.friendly-and-enemy.02]', () => {
    const squadrons = { tie: { owner: 'p2', at: [500, 400] as const } };
    expect(targets(duel({ squadrons }))).toEqual(['front vsd front', 'front tie null']);
  });

  test('attacking is optional: nothing is attacked, and the second attack is not asked for [arm.ship-activation.04]', () => {
    const table = duel().answer({ type: 'skip-attack' });
    expect(table.told('attack-skipped')).toMatchObject([{ piece: 'cr90' }]);
    expect(table.asks).not.toBe('declare a target');
  });
});

describe('obstruction is settled as the target is declared', () => {
  test('by a third ship across the line of sight [arm.obstructed.01, arm.attack.04, arm.line-of-sight.01]', () => {
    const table = frontal({ range: 'long', more: { between: { at: [500, 440], facing: 90 } } });
    const [declared] = table.told('attack-declared');
    expect(declared).toMatchObject({ obstructedBy: ['between'] });
    expect(declared?.because?.map(({ code }) => code)).toContain('obstructed');
    expect(table.told('die-removed')).toHaveLength(1);
  });

  test('by an obstacle, even where the bases touch [arm.obstructed.06, arm.obstacles.13]', () => {
    // 71 / 2 + 102 / 2 between the middles, to the side of each other because of the shield dials.
    const table = frontal({ vsd: { owner: 'p2', at: [550, 386.5] }, obstacles: { station: [525, 340] } });
    expect(table.told('attack-declared')[0]?.because?.[0]?.facts).toMatchObject({ range: 'close' });
    expect(table.told('attack-declared')).toMatchObject([{ obstructedBy: ['station'] }]);
  });

  test('not by a squadron, nor by the attacker itself [arm.obstructed.05, arm.line-of-sight.08]', () => {
    const table = frontal({ squadrons: { tie: { owner: 'p2', at: [500, 370] } } });
    expect(table.told('attack-declared')).toMatchObject([{ obstructedBy: [] }]);
  });
});

describe('two attacks of a ship', () => {
  // The CR90 has the Victory in front of it, and another to its right.
  const between = {
    vsd: { owner: 'p2', at: [500, 480] },
    more: { other: { owner: 'p2', at: [640, 300], facing: 270 } },
  } as const;

  function attackedOnce(): Table {
    return duel(between)
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue hit')
      .passes('declare a target');
  }

  test('the second one comes from another hull zone; each zone attacks once in an activation [arm.ship-activation.04, arm.attack.29]', () => {
    const table = attackedOnce();
    expect(targets(table)).toEqual(['right other front']);
    expect(whyNot(table, declare('front', 'vsd', 'front'))).toMatchObject({
      code: 'zone-has-attacked',
      rules: ['arm.attack.29', 'arm.ship-activation.04'],
    });
  });

  test('after the second attack the maneuver comes, whatever could be attacked still [arm.ship-activation.04, arm.ship-activation.01]', () => {
    const table = attackedOnce().attack('cr90', 'right', 'other', 'front').rolls('red blank', 'blue hit');
    table.passes();
    expect(table.asks).toBe('determine course');
    expect(table.told('attack-declared')).toHaveLength(2);
  });

  test('both may have the same target, even the same hull zone of it [arm.attack.30]', () => {
    // The corner of the Victory lies on the arc line between front and right.
    const corner = duel({ vsd: { owner: 'p2', at: [610, 390], facing: 225 } });
    expect(targets(corner)).toEqual(expect.arrayContaining(['front vsd front', 'right vsd front']));
    corner
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue hit')
      .passes('declare a target');
    expect(targets(corner)).toContain('right vsd front');
  });
});

describe('options of editions', () => {
  function declaredAt(vsd: ShipOnTable, zones: readonly [HullZone, HullZone], attacks: object = {}) {
    const table = duel({ vsd: { owner: 'p2', ...vsd }, attacks });
    const why = whyNot(table, declare(zones[0], 'vsd', zones[1]));
    if (why) return why.code;
    return table.attack('cr90', zones[0], 'vsd', zones[1]).told('attack-declared')[0]?.range;
  }

  test('range to the closest point wherever it lies, or only of what is in the arc [arm.measuring-firing-arc-and-range.06]', () => {
    const vsd = { at: [590, 460], facing: 180 } as const;
    expect(declaredAt(vsd, ['right', 'front'])).toBe('close');
    expect(declaredAt(vsd, ['right', 'front'], { range: 'closest-point-in-arc' })).toBe('medium');
  });

  test('a range line through another hull zone of the defender matters to later editions only [arm.line-of-sight.05]', () => {
    const cr90 = { card: 'cr90-corvette-b', at: [535, 389], facing: 315 } as const;
    expect(declaredAt(cr90, ['front', 'front'])).toBe('close');
    expect(declaredAt(cr90, ['front', 'front'], { rangeThroughZone: 'refused' })).toBe('range-through-zone');
  });

  test('where the targeting point of the defending zone lies matters only where that is agreed on [arm.attack.05]', () => {
    const vsd = { at: [530, 200], facing: 0 } as const;
    expect(declaredAt(vsd, ['right', 'front'])).toBe('close');
    expect(declaredAt(vsd, ['right', 'front'], { targetingPoint: 'in-arc' })).toBe('targeting-point-out-of-arc');
  });
});
