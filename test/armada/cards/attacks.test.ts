/** Cards that work during attacks: damage cards, upgrades, the unique squadrons. */
import { armada } from '../../../src/armada/game';
import type { HullZone } from '../../../src/armada/facts';
import { armadaTable, type ShipOnTable, type Table } from '../table';
import { dogfight, duel, frontal, type Duel } from '../attack/duels';

const chosen = (table: Table): unknown[] =>
  table.legal().flatMap((action) => (action.type === 'choose' ? [action.chosen] : []));
const pool = ({ state }: Table): string[] =>
  state.stack
    .flatMap((frame) => ('pool' in frame ? (frame['pool'] as { kind: string; face: string }[]) : []))
    .map(({ kind, face }) => `${kind} ${face}`);
const abilities = (table: Table): string[] =>
  table.legal().flatMap((action) => (action.type === 'use-ability' ? [action.ability] : []));

/** Why the CR90 cannot declare this target; null: it can. */
function target(table: Table, zone: HullZone, defender: string, defendingZone: HullZone | null) {
  const of = { player: 'p1', attacker: 'cr90', zone, defender, defendingZone } as const;
  return table.whyNot({ type: 'declare-target', ...of });
}

const faceup = (...cards: string[]): ShipOnTable => ({ damage: { faceup: cards } });

describe('damage cards about targets', () => {
  test('coolant discharge: of the attacks of a round only one targets a ship; squadrons may be attacked before and after [arm.damage.11]', () => {
    const spec = { cr90: { at: [500, 300] as const, facing: 315, ...faceup('coolant-discharge') } };
    const squadrons = { tie: { owner: 'p2', at: [590, 380] as const } };
    const table = duel({ ...spec, squadrons });
    expect(target(table, 'right', 'vsd', 'front')).toBeNull();
    table
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue hit')
      .passes('declare a target');
    expect(target(table, 'right', 'vsd', 'front')).toMatchObject({ code: 'coolant-discharge' });
    expect(target(table, 'right', 'tie', null)).toBeNull();
    const first = duel({ ...spec, squadrons })
      .attack('cr90', 'right', 'tie', null)
      .rolls('blue critical');
    expect(target(first.passes('declare a target'), 'front', 'vsd', 'front')).toBeNull();
  });

  test('depowered armament: no target at long range, at medium range as ever', () => {
    const long = duel({ range: 'long', cr90: faceup('depowered-armament') });
    expect(target(long, 'front', 'vsd', 'front')).toMatchObject({ code: 'depowered-armament' });
    expect(target(duel({ range: 'long' }), 'front', 'vsd', 'front')).toBeNull();
    expect(target(duel({ range: 'medium', cr90: faceup('depowered-armament') }), 'front', 'vsd', 'front')).toBeNull();
  });

  test('disengaged fire control: no target of an obstructed attack', () => {
    const obstacles = { 'asteroid-field-1': [500, 400] as const };
    const spec = { range: 'medium' as const, cr90: faceup('disengaged-fire-control') };
    expect(target(duel({ ...spec, obstacles }), 'front', 'vsd', 'front')).toMatchObject({
      code: 'disengaged-fire-control',
    });
    expect(target(duel(spec), 'front', 'vsd', 'front')).toBeNull();
    expect(target(duel({ range: 'medium', obstacles }), 'front', 'vsd', 'front')).toBeNull();
  });

  test('they bind the ship on which they lie, not those that attack it', () => {
    const cards = faceup('depowered-armament', 'disengaged-fire-control', 'blinded-gunners');
    expect(target(duel({ range: 'long', vsd: cards }), 'front', 'vsd', 'front')).toBeNull();
  });
});

describe('damage cards about dice', () => {
  test("damaged munitions: against a ship one die less, of the attacker's choice, before the roll", () => {
    const table = frontal({ cr90: faceup('damaged-munitions') });
    expect(table.by).toEqual(['p1']);
    expect(table.legal().map((action) => 'color' in action && action.color)).toEqual(['red', 'blue']);
    table.answer({ type: 'remove-die', color: 'blue' });
    expect(table.told('die-removed')).toMatchObject([
      { color: 'blue', rules: ['arm.damage.11', 'arm.effect-use-and-timing.13'] },
    ]);
    table.rolls('red hit', 'red hit');
    expect(pool(table)).toHaveLength(2);
  });

  test('point-defense failure: the same against a squadron, where it may leave no die [arm.attack.12]', () => {
    const tie = { owner: 'p2', at: [500, 400] as const };
    const at = (card: string): Table =>
      duel({ cr90: faceup(card), squadrons: { tie } }).attack('cr90', 'front', 'tie', null);
    expect(at('point-defense-failure').told('attack-canceled')).toHaveLength(1);
    expect(at('damaged-munitions').by).toEqual(['chance']);
    expect(frontal({ cr90: faceup('point-defense-failure') }).by).toEqual(['chance']);
  });

  test('with an obstruction it is two dice, each by its own cause, and so is the question [arm.obstructed.02, arm.damage.11]', () => {
    const obstacles = { 'asteroid-field-1': [500, 400] as const };
    const table = frontal({ range: 'medium', obstacles, cr90: faceup('damaged-munitions') });
    const asked = (): readonly string[] => armada.decision(table.state).rules;
    expect(asked()).toEqual(['arm.attack.08', 'arm.obstructed.02']);
    table.answer({ color: 'red' });
    expect(asked()).toEqual(['arm.attack.08', 'arm.damage.11', 'arm.effect-use-and-timing.13']);
    table.answer({ color: 'red' });
    expect(table.told('die-removed').map(({ rules, because }) => [rules[0], because?.map(({ code }) => code)])).toEqual(
      [
        ['arm.obstructed.02', ['obstructed']],
        ['arm.damage.11', ['dice-removed']],
      ],
    );
    expect(table.by).toEqual(['chance']);
  });

  test('blinded gunners: accuracy icons cannot be spent', () => {
    const table = frontal({ cr90: faceup('blinded-gunners') }).rolls('red accuracy', 'red hit', 'blue accuracy');
    const spend = { type: 'spend-accuracy', player: 'p1', attacker: 'cr90', die: 0, token: 'brace', exhausted: false };
    expect(table.whyNot(spend as never)).toMatchObject({ code: 'blinded-gunners' });
    const free = frontal().rolls('red accuracy', 'red hit', 'blue accuracy');
    expect(free.whyNot(spend as never)).toBeNull();
  });

  test('targeter disruption: no critical effect, the standard one or one of a card', () => {
    const dice = ['red critical', 'red hit', 'blue critical'];
    const ship = { upgrades: ['dodonnas-pride'] };
    const table = frontal({ cr90: { ...ship, ...faceup('targeter-disruption') } }).rolls(...dice);
    table.passes('resolve a critical effect');
    expect(table.legal().map(({ type }) => type)).toEqual(['skip-critical-effect']);
    const standard = { type: 'resolve-critical-effect', player: 'p1', attacker: 'cr90' } as const;
    expect(table.whyNot(standard)).toMatchObject({ code: 'targeter-disruption' });
    const free = frontal({ cr90: ship })
      .rolls(...dice)
      .passes('resolve a critical effect');
    expect(free.whyNot(standard)).toBeNull();
  });
});

test('a facedown card that is turned faceup is resolved as one that is dealt so [arm.damage.10]', () => {
  const table = frontal({ objective: 'precision-strike', vsd: { damage: { facedown: 1 } } });
  table.rolls('red hit', 'red hit', 'blue hit').answer({ type: 'use-ability', ability: 'precision-strike-die' });
  const [hit] = table.legal();
  if (hit) table.does(hit);
  table.answer({ type: 'draw', card: 'structural-damage' });
  expect(table.told('damage-card-turned-faceup')).toHaveLength(1);
  expect(table.ship('vsd').damage).toEqual({ facedown: 2, faceup: [] });
});

describe('damage cards about defense tokens', () => {
  const spend = { type: 'spend-defense-token', player: 'p2', defender: 'vsd', die: null, zone: null } as const;
  const attacked = (vsd: ShipOnTable): Table => {
    const table = frontal({ vsd }).rolls('red hit', 'red hit', 'blue hit');
    return table.asks === 'resolve attack effects' ? table.passes('spend defense tokens') : table;
  };

  test('faulty countermeasures: exhausted tokens cannot be spent, readied ones can', () => {
    const defense = [
      { type: 'brace' as const, exhausted: true },
      { type: 'redirect' as const, exhausted: false },
    ];
    const table = attacked({ ...faceup('faulty-countermeasures'), defense });
    const brace = { ...spend, token: 'brace', exhausted: true } as const;
    expect(table.whyNot(brace)).toMatchObject({ code: 'faulty-countermeasures' });
    expect(table.whyNot({ ...spend, token: 'redirect', exhausted: false, zone: 'left' })).toBeNull();
    expect(attacked({ defense }).whyNot(brace)).toBeNull();
  });

  test('capacitor failure: while a hull zone without shields defends no redirect token is spent', () => {
    const defense = [
      { type: 'brace' as const, exhausted: false },
      { type: 'redirect' as const, exhausted: false },
    ];
    const redirect = { ...spend, token: 'redirect', exhausted: false, zone: 'left' } as const;
    const with_ = (front: number, card = 'capacitor-failure'): Table =>
      attacked({ ...faceup(card), defense, shields: { front } });
    expect(with_(0).whyNot(redirect)).toMatchObject({ code: 'capacitor-failure' });
    expect(with_(0).whyNot({ ...spend, token: 'brace', exhausted: false })).toBeNull();
    expect(with_(1).whyNot(redirect)).toBeNull();
    expect(with_(0, 'power-failure').whyNot(redirect)).toBeNull();
  });
});

describe('upgrades that change dice', () => {
  const NEBULON = 'nebulon-b-escort-frigate';

  test('Enhanced Armament: a red die more from the left and right hull zones, none from the front or against squadrons [arm.armament.04]', () => {
    const spec = { upgrades: ['enhanced-armament'], card: NEBULON, at: [500, 300] as const };
    const from = (facing: number, zone: HullZone, upgrades: string[]): number => {
      const table = duel({ cr90: { ...spec, upgrades, facing } }).attack('cr90', zone, 'vsd', 'front');
      const [first] = table.legal();
      const red = first?.type === 'roll-dice' ? first.dice.find(({ die }) => die === 'red')?.faces.length : undefined;
      return red ?? (first?.type === 'roll' && first.die === 'red' ? first.faces.length : 0);
    };
    for (const [facing, zone, more] of [
      [90, 'left', 1],
      [270, 'right', 1],
      [0, 'front', 0],
    ] as const)
      expect(from(facing, zone, ['enhanced-armament']) - from(facing, zone, [])).toBe(more);
    const tie = { owner: 'p2', at: [500, 400] as const };
    const flak = duel({ cr90: { ...spec, facing: 90 }, squadrons: { tie } }).attack('cr90', 'left', 'tie', null);
    expect(flak.legal()[0]).toMatchObject({ type: 'roll', die: 'blue' });
  });

  describe('H9 Turbolasers', () => {
    const h9 = (range: Duel['range'], card: string, ...dice: string[]): Table =>
      frontal({ range: range ?? 'close', cr90: { card, upgrades: ['h9-turbolasers'] } }).rolls(...dice);

    test('one die with a hit or critical icon becomes an accuracy, once in an attack [arm.modifying-dice.05, arm.effect-use-and-timing.06]', () => {
      const table = h9('close', 'cr90-corvette-a', 'red blank', 'red critical', 'blue hit');
      table.answer({ type: 'use-ability', ability: 'h9-turbolasers' });
      expect(chosen(table)).toHaveLength(2);
      const critical = pool(table).indexOf('red critical');
      table.answer({ chosen: critical });
      expect(pool(table)).toContain('red accuracy');
      expect(table.told('die-changed')).toMatchObject([{ color: 'red', from: 'critical', to: 'accuracy' }]);
      expect(abilities(table)).toEqual([]);
    });

    test('accuracies and blanks stay, and while another ship attacks it does nothing', () => {
      const table = h9('close', 'cr90-corvette-a', 'red blank', 'red blank', 'blue accuracy');
      const use = {
        type: 'use-ability',
        player: 'p1',
        ability: 'h9-turbolasers',
        source: 'cr90/h9-turbolasers',
      } as const;
      expect(table.whyNot(use)).toMatchObject({ code: 'nothing-to-choose' });
      const defends = frontal({ attacker: 'vsd', range: 'medium', cr90: { upgrades: ['h9-turbolasers'] } });
      expect(abilities(defends.rolls('red hit', 'red hit', 'red hit'))).toEqual([]);
    });

    test('black dice have no such face', () => {
      const vsd = { upgrades: ['h9-turbolasers'] };
      const dice = ['black hit', 'black hit', 'black hit', 'red hit', 'red blank', 'red blank'];
      const table = frontal({ attacker: 'vsd', vsd })
        .rolls(...dice)
        .answer({ type: 'use-ability' });
      const [black, red] = [pool(table).indexOf('black hit'), pool(table).indexOf('red hit')];
      expect(chosen(table)).toEqual([red]);
      const choose = { type: 'choose', player: 'p2', ability: 'h9-turbolasers', source: 'vsd/h9-turbolasers' } as const;
      expect(table.whyNot({ ...choose, chosen: black })).toMatchObject({ code: 'no-such-face' });
    });
  });

  describe('Dominator', () => {
    const THREE = ['red hit', 'red hit', 'red hit'];
    const dominating = (range: Duel['range'], vsd: ShipOnTable = {}): Table =>
      frontal({ attacker: 'vsd', range: range ?? 'medium', vsd: { upgrades: ['dominator'], ...vsd } });

    test('one shield or two, from whichever hull zones, for as many blue dice [arm.modifying-dice.04]', () => {
      const shields = { front: 2, left: 1, right: 0, rear: 0 };
      const table = dominating('medium', { shields })
        .rolls(...THREE)
        .answer({ type: 'use-ability' });
      expect(chosen(table)).toEqual([['front'], ['left'], ['front', 'front'], ['front', 'left']]);
      table.answer({ chosen: ['front', 'left'] }).rolls('blue hit', 'blue accuracy');
      expect(table.ship('vsd').shields).toEqual({ front: 1, left: 0, right: 0, rear: 0 });
      expect(pool(table)).toEqual([...THREE, 'blue accuracy', 'blue hit']);
      expect(abilities(table)).toEqual([]);
    });

    test('not at long range, not without shields, not while defending [arm.modifying-dice.04]', () => {
      expect(abilities(dominating('close').rolls(...THREE, 'black hit', 'black hit', 'black hit'))).toEqual([
        'dominator',
      ]);
      expect(abilities(dominating('long').rolls(...THREE))).toEqual([]);
      const shields = { front: 0, left: 0, right: 0, rear: 0 };
      expect(abilities(dominating('medium', { shields }).rolls(...THREE))).toEqual([]);
      const defends = frontal({ vsd: { upgrades: ['dominator'] } }).rolls('red hit', 'red hit', 'blue hit');
      expect(abilities(defends)).toEqual([]);
    });
  });
});

describe('Gunnery Team', () => {
  const spec = (upgrades: string[]): Duel => ({
    cr90: { card: 'assault-frigate-mark-ii-a', upgrades, at: [500, 300] },
    vsd: { at: [420, 480] },
    more: { second: { owner: 'p2', at: [580, 480], card: 'victory-i-class-star-destroyer' } },
    squadrons: { tie: { owner: 'p2', at: [500, 390] } },
  });
  const first = (upgrades: string[]): Table =>
    duel(spec(upgrades))
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue accuracy')
      .passes('declare a target');

  test('a hull zone attacks again, but never the same ship, whichever of its hull zones [arm.golden-rules.02, arm.golden-rules.03]', () => {
    const table = first(['gunnery-team']);
    expect(target(table, 'front', 'second', 'front')).toBeNull();
    expect(target(table, 'front', 'tie', null)).toBeNull();
    expect(target(table, 'front', 'vsd', 'front')).toMatchObject({ code: 'targeted-before' });
    table.attack('cr90', 'front', 'second', 'front').rolls('red blank', 'red blank', 'blue accuracy');
    table.passes('determine course');
    expect(table.told('attack-performed')).toHaveLength(2);
  });

  test('without it the zone has attacked [arm.attack.29]', () => {
    expect(target(first([]), 'front', 'second', 'front')).toMatchObject({ code: 'zone-has-attacked' });
  });

  test('a squadron that was one of several targets is not attacked again', () => {
    const table = duel(spec(['gunnery-team']))
      .attack('cr90', 'front', 'tie', null)
      .rolls('blue critical', 'blue critical');
    table.passes('declare a target');
    expect(target(table, 'front', 'tie', null)).toMatchObject({ code: 'targeted-before' });
    expect(target(table, 'front', 'vsd', 'front')).toBeNull();
  });
});

describe('Electronic Countermeasures', () => {
  const CARD = 'electronic-countermeasures';
  const evade = { type: 'evade' as const, exhausted: false };
  const defense = [evade, { type: 'redirect' as const, exhausted: false }];
  const DICE = ['red hit', 'red hit', 'red accuracy'];
  const attacked = (cr90: ShipOnTable, ...dice: string[]): Table =>
    frontal({ attacker: 'vsd', range: 'long', cr90: { upgrades: [CARD], defense, ...cr90 } }).rolls(...dice);
  const barred = (cr90: ShipOnTable = {}): Table =>
    attacked(cr90, ...DICE)
      .answer({ type: 'spend-accuracy', token: 'evade', exhausted: false })
      .passes('spend defense tokens');

  test('exhausted, a token that accuracy has chosen is spent, with its effect [arm.readied.02, arm.effect-use-and-timing.06]', () => {
    const table = barred().answer({ type: 'use-ability', ability: CARD });
    table.answer({ chosen: 'evade' }).answer({ type: 'spend-defense-token', token: 'evade' });
    expect(table.ship('cr90').defense[0]).toEqual({ type: 'evade', exhausted: true });
    expect(table.ship('cr90').upgrades).toMatchObject([{ exhausted: true }]);
    table.passes('determine course');
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  test('not while it is exhausted, nor where nothing was chosen [arm.upgrade-cards.13]', () => {
    expect(abilities(barred())).toEqual([CARD]);
    expect(abilities(barred({ exhausted: [CARD] }))).toEqual([]);
    expect(abilities(attacked({}, ...DICE).passes('spend defense tokens'))).toEqual([]);
  });

  test('speed 0 and a type that was spent speak against the token all the same [arm.defense-tokens.17, arm.defense-tokens.20]', () => {
    const use = { type: 'use-ability', player: 'p1', ability: CARD, source: `cr90/${CARD}` } as const;
    expect(barred({ speed: 0 }).whyNot(use)).toMatchObject({ code: 'speed-0' });
    const two = barred({ defense: [...defense, { ...evade, exhausted: true }] });
    two.answer({ type: 'spend-defense-token', token: 'evade', exhausted: true });
    expect(two.whyNot(use)).toMatchObject({ code: 'type-already-spent' });
  });
});

describe('critical effects of upgrades', () => {
  const critical = (spec: Duel, dice: string[]): Table =>
    frontal(spec)
      .rolls(...dice)
      .passes('resolve a critical effect');
  const use = (player: string, ship: string, card: string) =>
    ({ type: 'use-ability', player, ability: card, source: `${ship}/${card}` }) as const;
  const PULSE: Duel = {
    attacker: 'vsd',
    range: 'medium',
    vsd: { card: 'victory-ii-class-star-destroyer', upgrades: ['overload-pulse'] },
  };
  const PULSES = ['red blank', 'red blank', 'red hit', 'blue accuracy', 'blue accuracy', 'blue critical'];
  const MISSILES: Duel = { attacker: 'vsd', vsd: { upgrades: ['assault-concussion-missiles'] } };

  test('Overload Pulse: with a blue critical all defense tokens of the defender are exhausted, after they could be spent [arm.critical-effects.05, arm.effect-use-and-timing.03]', () => {
    const table = critical(PULSE, PULSES);
    expect(table.told('defense-token-exhausted')).toEqual([]);
    table.answer({ type: 'use-ability' });
    expect(table.ship('cr90').defense.every(({ exhausted }) => exhausted)).toBe(true);
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
    const red = critical(PULSE, ['red critical', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue hit']);
    expect(red.whyNot(use('p2', 'vsd', 'overload-pulse'))).toMatchObject({ code: 'no-critical' });
  });

  test("Dodonna's Pride: with a blue critical all dice are canceled for one faceup card [arm.critical-effects.03, arm.modifying-dice.07]", () => {
    const pride = { cr90: { upgrades: ['dodonnas-pride'] } };
    const table = critical(pride, ['red blank', 'red hit', 'blue critical']).answer({ type: 'use-ability' });
    expect(pool(table)).toEqual([]);
    table.answer({ type: 'draw', card: 'power-failure' });
    expect(table.ship('vsd').damage.faceup).toMatchObject([{ card: 'power-failure' }]);
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 0 }]);
    expect(table.told('attack-performed')).toMatchObject([{ cards: 1 }]);
    const red = critical(pride, ['red critical', 'red hit', 'blue hit']);
    expect(red.whyNot(use('p1', 'cr90', 'dodonnas-pride'))).toMatchObject({ code: 'no-critical' });
  });

  test('Assault Concussion Missiles: with a black critical each hull zone next to the defending one suffers a damage', () => {
    const dice = ['black hit-critical', 'black blank', 'black blank', 'red blank', 'red blank', 'red blank'];
    const missiles = critical({ ...MISSILES, cr90: { shields: { left: 0 } } }, dice).answer({ type: 'use-ability' });
    expect(missiles.ship('cr90')).toMatchObject({ shields: { left: 0, right: 1, rear: 1 }, damage: { facedown: 1 } });
    expect(missiles.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
    expect(missiles.ship('cr90').shields.front).toBe(0);
    const red = critical(MISSILES, [
      'black hit',
      'black blank',
      'black blank',
      'red critical',
      'red blank',
      'red blank',
    ]);
    expect(red.whyNot(use('p2', 'vsd', 'assault-concussion-missiles'))).toMatchObject({ code: 'no-critical' });
  });

  test('it is one effect or the standard one, and neither must be [arm.critical-effects.03, arm.attack.19]', () => {
    const table = critical(PULSE, PULSES).answer({ type: 'resolve-critical-effect' });
    expect(table.told('critical-effect-resolved')).toMatchObject([{ effect: 'standard' }]);
    expect(table.ship('cr90').defense.some(({ exhausted }) => exhausted)).toBe(false);
  });

  test('against a squadron it cannot be resolved [arm.critical-effects.07]', () => {
    const tie = { owner: 'p2', card: 'howlrunner', at: [500, 400] as const };
    const table = duel({ cr90: { card: 'cr90-corvette-b', upgrades: ['overload-pulse'] }, squadrons: { tie } });
    table.attack('cr90', 'front', 'tie', null).rolls('blue critical').passes('declare a target');
    expect(table.told('critical-effect-resolved')).toEqual([]);
  });
});

describe('Luke Skywalker', () => {
  const luke = (card: string, dice: string[], target_: ShipOnTable = {}): Table =>
    armadaTable({
      ships: { own: {}, vsd: { owner: 'p2', at: [500, 500], shields: { front: 2 }, ...target_ } },
      squadrons: { luke: { card, at: [500, 400] } },
      moment: { phase: 'squadron', squadron: 'luke' },
    })
      .answer({ type: 'declare-target', defendingZone: 'front' })
      .rolls(...dice);

  test('ships that he attacks count as without shields [arm.effect-use-and-timing.13]', () => {
    const table = luke('luke-skywalker', ['black hit']).passes();
    expect(table.ship('vsd')).toMatchObject({ shields: { front: 2 }, damage: { facedown: 1 } });
    expect(table.told('damage-card-dealt')).toMatchObject([
      { because: [{ code: 'past-shields', facts: { shields: 2 } }] },
    ]);
    const other = luke('x-wing-squadron', ['red hit']).passes();
    expect(other.ship('vsd')).toMatchObject({ shields: { front: 1 }, damage: { facedown: 0 } });
  });

  test('with Bomber the first card is dealt faceup; redirect finds no shields', () => {
    const table = luke('luke-skywalker', ['black hit-critical']);
    table.answer({ type: 'spend-defense-token', token: 'redirect', zone: 'left' });
    table.passes('resolve a critical effect').answer({ type: 'resolve-critical-effect' });
    table.answer({ type: 'draw', card: 'power-failure' });
    expect(table.told('damage-redirected')).toEqual([]);
    expect(table.ship('vsd')).toMatchObject({ shields: { front: 2 }, damage: { facedown: 1, faceup: [{}] } });
  });
});

describe('Howlrunner', () => {
  const tie = (at: readonly [number, number], card = 'tie-fighter-squadron') => ({ owner: 'p2', at, card });
  const fight = (squadrons: object, squadron = 'wing'): Table =>
    dogfight({ x: { at: [500, 400] }, ...squadrons }, { squadron, ships: { cr90: {}, vsd: { owner: 'p2' } } });
  const attacks = (table: Table): Table =>
    table.answer({ type: 'declare-target', defender: 'x' }).rolls('blue hit', 'blue hit', 'blue hit');

  test('whoever controls the squadron that attacks adds her die, in team play, too [arm.team-play.04]', () => {
    const players = [{ id: 'p1' }, { id: 'p2', members: ['mara'] }];
    const of = (controllers: { wing: string; howl: string }): Table =>
      attacks(
        dogfight(
          {
            x: { at: [500, 400] },
            wing: { ...tie([540, 400]), controller: controllers.wing },
            howl: { ...tie([580, 400], 'howlrunner'), controller: controllers.howl },
          },
          { squadron: 'wing', ships: { cr90: {}, vsd: { owner: 'p2' } }, players },
        ),
      );
    for (const [table, player] of [
      [of({ wing: 'mara', howl: 'p2' }), 'mara'],
      [of({ wing: 'p2', howl: 'mara' }), 'p2'],
    ] as const) {
      expect(table.by).toEqual([player]);
      table.answer({ type: 'use-ability', ability: 'howlrunner' }).rolls('blue critical');
      expect(pool(table)).toHaveLength(4);
      expect(abilities(table)).not.toContain('howlrunner');
    }
  });

  test('another friendly squadron with Swarm at distance 1 that attacks a squadron may add a blue die', () => {
    const table = attacks(fight({ wing: tie([540, 400]), howl: tie([580, 400], 'howlrunner') }));
    expect(abilities(table)).toContain('howlrunner');
    table.answer({ type: 'use-ability', ability: 'howlrunner' }).rolls('blue critical');
    expect(pool(table)).toHaveLength(4);
    expect(abilities(table)).not.toContain('howlrunner');
  });

  test('not at distance 2, not for squadrons without Swarm, not for herself', () => {
    expect(abilities(attacks(fight({ wing: tie([540, 400]), howl: tie([700, 400], 'howlrunner') })))).not.toContain(
      'howlrunner',
    );
    const advanced = fight({ wing: tie([540, 400], 'tie-advanced-squadron'), howl: tie([580, 400], 'howlrunner') });
    expect(abilities(attacks(advanced))).not.toContain('howlrunner');
    expect(abilities(attacks(fight({ howl: tie([540, 400], 'howlrunner') }, 'howl')))).not.toContain('howlrunner');
  });

  test('not against ships', () => {
    const table = dogfight(
      { wing: tie([500, 150]), howl: tie([540, 150], 'howlrunner') },
      { squadron: 'wing', ships: { cr90: { at: [500, 80] }, vsd: { owner: 'p2' } } },
    );
    table.answer({ type: 'declare-target', defender: 'cr90', defendingZone: 'front' }).rolls('blue hit');
    expect(abilities(table)).not.toContain('howlrunner');
  });
});
