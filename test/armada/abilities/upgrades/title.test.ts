/** Upgrade cards of the slot 'title'. */
import { dogfight, duel, frontal, type Duel } from '../../attack/duels';
import { armadaTable, type ShipOnTable, type Table } from '../../table';
import { NEBULON, chosen, equipped, offered, points, pool, repair, usedBy, withDice } from '../tables';

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
    expect(offered(table)).toEqual([]);
  });

  test('not at long range, not without shields, not while defending [arm.modifying-dice.04]', () => {
    expect(offered(dominating('close').rolls(...THREE, 'black hit', 'black hit', 'black hit'))).toEqual(['dominator']);
    expect(offered(dominating('long').rolls(...THREE))).toEqual([]);
    const shields = { front: 0, left: 0, right: 0, rear: 0 };
    expect(offered(dominating('medium', { shields }).rolls(...THREE))).toEqual([]);
    const defends = frontal({ vsd: { upgrades: ['dominator'] } }).rolls('red hit', 'red hit', 'blue hit');
    expect(offered(defends)).toEqual([]);
  });
});

test("Dodonna's Pride: with a blue critical all dice are canceled for one faceup card [arm.critical-effects.03, arm.modifying-dice.07]", () => {
  const pride = { cr90: { upgrades: ['dodonnas-pride'] } };
  const table = withDice(pride, ['red blank', 'red hit', 'blue critical']).answer({ type: 'use-ability' });
  expect(pool(table)).toEqual([]);
  table.answer({ type: 'draw', card: 'power-failure' });
  expect(table.ship('vsd').damage.faceup).toMatchObject([{ card: 'power-failure' }]);
  expect(table.told('damage-totaled')).toMatchObject([{ damage: 0 }]);
  expect(table.told('attack-performed')).toMatchObject([{ cards: 1 }]);
  const red = withDice(pride, ['red critical', 'red hit', 'blue hit']);
  expect(red.whyNot(usedBy('p1', 'cr90', 'dodonnas-pride'))).toMatchObject({ code: 'no-critical' });
});

test('Redemption: one point more for every friendly ship at distance 1-5, itself among them [arm.friendly-and-enemy.03]', () => {
  expect(points(repair('redemption', 'dial'))).toBe(4);
  const near = (owner: string, x: number): unknown =>
    points(
      repair(null, 'dial', { ships: { title: { owner, card: NEBULON, at: [x, 400], upgrades: ['redemption'] } } }),
    );
  expect(near('p1', 800)).toBe(4);
  expect(near('p1', 900)).toBe(3);
  expect(near('p2', 800)).toBe(3);
});

/** A ship of p1 with a squadron command: it activates the squadron `x`, with `tie` of p2 somewhere. */
function commanding(card: string, upgrade: string | null, x: object, squadrons: object = {}): Table {
  const ship = {
    at: [500, 300] as const,
    card,
    upgrades: upgrade === null ? [] : [upgrade],
    dials: ['squadron' as const],
  };
  return armadaTable({
    ships: { ship },
    squadrons: { x: { at: [500, 400], ...x }, ...squadrons },
    moment: { phase: 'ship', ship: 'ship' },
  })
    .answer({ type: 'keep-dial' })
    .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' })
    .answer({ type: 'activate-squadron', squadron: 'x' });
}
const moveTo = (x: number, y: number, player = 'p1') =>
  ({ type: 'move-squadron', player, squadron: 'x', at: { x, y } }) as const;

describe('Corrupter', () => {
  const corrupted = (upgrade: string | null, card: string): Table => {
    const vsd = {
      owner: 'p2',
      at: [500, 500] as const,
      upgrades: upgrade === null ? [] : [upgrade],
      dials: ['squadron' as const],
    };
    return armadaTable({
      ships: { own: {}, vsd },
      squadrons: { x: { owner: 'p2', at: [500, 400], card } },
      moment: { phase: 'ship', ship: 'vsd' },
    })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' })
      .answer({ type: 'activate-squadron', squadron: 'x' });
  };

  test('squadrons with Bomber that it activates are faster by 1 [arm.speed.03]', () => {
    const far = moveTo(790, 400, 'p2');
    expect(corrupted('corrupter', 'tie-bomber-squadron').whyNot(far)).toBeNull();
    expect(corrupted(null, 'tie-bomber-squadron').whyNot(far)).toMatchObject({ code: 'too-far' });
    expect(corrupted('corrupter', 'tie-advanced-squadron').whyNot(far)).toMatchObject({ code: 'too-far' });
  });

  test('not those that are activated without it', () => {
    const table = armadaTable({
      ships: { own: {}, vsd: { owner: 'p2', at: [500, 500], upgrades: ['corrupter'] } },
      squadrons: { x: { owner: 'p2', at: [500, 400], card: 'tie-bomber-squadron' } },
      moment: { phase: 'squadron', squadron: 'x' },
    });
    expect(table.whyNot(moveTo(790, 400, 'p2'))).toMatchObject({ code: 'too-far' });
  });
});

describe('Demolisher', () => {
  const GLADIATOR = { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: [500, 480] as const, speed: 1 };
  const demolishing = (upgrades: string[]): Table =>
    armadaTable({
      ships: { cr90: { at: [500, 250] }, glad: { ...GLADIATOR, upgrades } },
      moment: { phase: 'ship', ship: 'glad', step: 'attack' },
    });
  const target = { type: 'declare-target', zone: 'front', defender: 'cr90', defendingZone: 'front' };

  test('one of its attacks comes after its maneuver [arm.effect-use-and-timing.08]', () => {
    const table = demolishing(['demolisher']).quietly().answer({ type: 'use-ability' }).answer(target);
    expect(table.told('maneuver-executed')).toHaveLength(1);
    expect(table.told('attack-declared')).toHaveLength(1);
  });

  test('not with both attacks made, not without the card; it may be declined', () => {
    expect(demolishing([]).quietly().told('ability-queued')).toEqual([]);
    expect(demolishing(['demolisher']).quietly().answer({ type: 'decline' }).told('attack-declared')).toEqual([]);
    const table = demolishing(['demolisher']);
    table.state = {
      ...table.state,
      stack: table.state.stack.map((frame) =>
        frame.procedure === 'ship activation'
          ? {
              ...frame,
              attacks: (['front', 'left'] as const).map((zone) => ({
                zone,
                targets: [{ defender: 'cr90', defendingZone: 'front' as const }],
              })),
            }
          : frame,
      ) as never,
    };
    expect(table.quietly().told('ability-queued')).toEqual([]);
  });

  test('after a maneuver of Engine Techs as well, as first printed', () => {
    const ship = { ...GLADIATOR, upgrades: ['demolisher', 'engine-techs'], tokens: ['navigate' as const], speed: 2 };
    const table = armadaTable({
      ships: { cr90: { at: [500, 150] }, glad: ship },
      moment: { phase: 'ship', ship: 'glad', step: 'execute maneuver' },
    }).answer({ type: 'resolve-navigate', speed: 1 });
    table.answer({ type: 'determine-course', clicks: [0], side: 'right' });
    table
      .answer({ type: 'order-ability', ability: 'engine-techs' })
      .answer({ type: 'use-ability', ability: 'engine-techs' })
      .answer({ type: 'determine-course', clicks: [0], side: 'right' });
    table
      .answer({ type: 'order-ability', ability: 'demolisher' })
      .answer({ type: 'use-ability', ability: 'demolisher' });
    expect(table.told('maneuver-executed')).toHaveLength(2);
    expect(table.asks).toBe('declare a target');
  });
});

describe('Gallant Haven', () => {
  const haven = (upgrades: string[], x: readonly [number, number] = [500, 400], hits = 2): Table => {
    const table = dogfight(
      { x: { at: x }, tie: { owner: 'p2', at: [x[0] + 40, x[1]] }, waits: { at: [1500, 300] } },
      {
        ships: { ship: { card: 'assault-frigate-mark-ii-a', at: [500, 320], upgrades }, vsd: { owner: 'p2' } },
        squadron: 'tie',
      },
    ).answer({ type: 'declare-target', defender: 'x' });
    const dice = ['blue hit', 'blue hit', 'blue hit'].map((die, i) => (i < hits ? die : 'blue accuracy'));
    table.rolls(...dice);
    while (table.asks !== 'activate a squadron') table.passes();
    return table;
  };

  test('a friendly squadron at distance 1 suffers 1 damage less from an attack, down to none [arm.effect-use-and-timing.07]', () => {
    expect(haven(['gallant-haven']).squadron('x').hull).toBe(4);
    expect(haven([]).squadron('x').hull).toBe(3);
    expect(haven(['gallant-haven'], [500, 400], 1).told('damage-totaled')).toMatchObject([{ damage: 0 }]);
  });

  test('not farther away, and not enemies', () => {
    expect(haven(['gallant-haven'], [900, 400]).squadron('x').hull).toBe(3);
    const enemy = dogfight(
      { x: { at: [500, 400] }, tie: { owner: 'p2', at: [540, 400], hull: 3 }, waits: { at: [1500, 300] } },
      { ships: { ship: { card: 'assault-frigate-mark-ii-a', at: [500, 320], upgrades: ['gallant-haven'] } } },
    ).answer({ type: 'declare-target', defender: 'tie' });
    enemy.rolls('blue hit', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    while (enemy.asks !== 'activate a squadron') enemy.passes();
    expect(enemy.squadron('tie').hull).toBe(2);
  });
});

describe('Insidious', () => {
  const attacks = (upgrades: string[], facing: number, y: number): Table =>
    armadaTable({
      ships: {
        cr90: { at: [500, 200], facing },
        glad: { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: [500, y], facing: 180, upgrades },
      },
      moment: { phase: 'ship', ship: 'glad', step: 'attack' },
    });
  const dice = (table: Table, zone: string): unknown => {
    table.answer({ type: 'declare-target', zone: 'front', defender: 'cr90', defendingZone: zone });
    return table
      .legal()
      .some((action) => action.type === 'roll-dice' && action.dice.some(({ die }) => die === 'black'));
  };

  test('black dice are gathered at medium range against a rear hull zone [arm.attack-range.02]', () => {
    expect(dice(attacks(['insidious'], 180, 420), 'rear')).toBe(true);
    expect(dice(attacks([], 180, 420), 'rear')).toBe(false);
  });

  test('not against other hull zones, and not at long range', () => {
    expect(dice(attacks(['insidious'], 0, 420), 'front')).toBe(false);
    expect(dice(attacks(['insidious'], 180, 540), 'rear')).toBe(false);
  });

  test('a side with black dice alone reaches medium range', () => {
    const target = {
      type: 'declare-target',
      player: 'p2',
      attacker: 'glad',
      zone: 'left',
      defender: 'cr90',
      defendingZone: 'rear',
    } as const;
    const broadside = (upgrades: string[]): Table =>
      armadaTable({
        ships: {
          cr90: { at: [500, 200], facing: 180 },
          glad: { owner: 'p2', card: 'gladiator-i-class-star-destroyer', at: [500, 410], facing: 270, upgrades },
        },
        moment: { phase: 'ship', ship: 'glad', step: 'attack' },
      });
    expect(broadside(['insidious']).whyNot(target)).toBeNull();
    expect(broadside([]).whyNot(target)).toMatchObject({ code: 'out-of-range' });
  });
});

describe("Jaina's Light", () => {
  test('its attacks are never obstructed; those on it are [arm.golden-rules.03]', () => {
    const obstacles = { 'debris-field-1': [500, 430] as const };
    const attack = (upgrades: string[], attacker: 'cr90' | 'vsd'): unknown =>
      frontal({ range: 'medium', attacker, cr90: { upgrades }, obstacles }).told('attack-declared');
    expect(attack([], 'cr90')).toMatchObject([{ obstructedBy: ['debris-field-1'] }]);
    expect(attack(['jainas-light'], 'cr90')).toMatchObject([{ obstructedBy: [] }]);
    expect(attack(['jainas-light'], 'vsd')).toMatchObject([{ obstructedBy: ['debris-field-1'] }]);
  });

  test('obstacles that it overlaps do nothing, but for the station, which helps [arm.golden-rules.02]', () => {
    const over = (obstacle: 'debris-field-1' | 'station', upgrades: string[]): Table =>
      armadaTable({
        ships: { cr90: { at: [500, 300], speed: 0, upgrades, damage: { facedown: 1 } } },
        obstacles: { [obstacle]: [500, 300] },
        moment: { phase: 'ship', ship: 'cr90', step: 'execute maneuver' },
      });
    expect(over('debris-field-1', []).asks).toBe('choose a hull zone');
    expect(over('debris-field-1', ['jainas-light']).told('obstacle-overlapped')).toMatchObject([
      { because: [{ code: 'ignored' }] },
    ]);
    expect(over('station', ['jainas-light']).asks).toBe('discard a damage card');
  });
});

describe('Paragon', () => {
  const paragon = (before: 'vsd' | 'other' | null, defender: 'vsd' | 'tie' = 'vsd'): Table => {
    const table = duel({
      cr90: { card: 'assault-frigate-mark-ii-a', upgrades: ['paragon'] },
      more: { other: { owner: 'p2', at: [900, 800] } },
      squadrons: { tie: { owner: 'p2', at: [500, 400] } },
    });
    table.state = {
      ...table.state,
      stack: table.state.stack.map((frame) =>
        frame.procedure === 'ship activation' && before !== null
          ? { ...frame, attacks: [{ zone: 'left', targets: [{ defender: before, defendingZone: 'front' }] }] }
          : frame,
      ) as never,
    };
    table.attack('cr90', 'front', defender, defender === 'vsd' ? 'front' : null);
    return defender === 'vsd' ? table.rolls('red hit', 'red hit', 'blue hit') : table.rolls('blue hit', 'blue hit');
  };

  test('a black die more against a ship that it has attacked before in this round [arm.modifying-dice.04]', () => {
    const table = paragon('vsd').answer({ type: 'use-ability', ability: 'paragon' }).rolls('black hit');
    expect(table.told('die-added')).toMatchObject([{ color: 'black' }]);
  });

  test('not the first time, not against another ship, not against squadrons', () => {
    expect(offered(paragon(null))).not.toContain('paragon');
    expect(offered(paragon('other'))).not.toContain('paragon');
    expect(offered(paragon('vsd', 'tie'))).not.toContain('paragon');
  });
});

describe('Salvation', () => {
  const salvation = (upgrades: string[]): unknown =>
    withDice({ range: 'long', cr90: { card: NEBULON, upgrades } }, ['red critical', 'red hit', 'red blank'])
      .answer({ type: 'skip-critical-effect' })
      .told('damage-totaled');

  test('critical icons of its front count twice against ships [arm.attack.21]', () => {
    expect(salvation(['salvation'])).toMatchObject([{ damage: 3 }]);
    expect(salvation([])).toMatchObject([{ damage: 2 }]);
  });

  test('not from other hull zones', () => {
    const cr90 = { card: NEBULON, upgrades: ['salvation'], facing: 180 };
    const table = duel({ range: 'long', cr90 }).attack('cr90', 'rear', 'vsd', 'front');
    table.rolls('red critical', 'red hit').passes('resolve a critical effect').answer({ type: 'skip-critical-effect' });
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
  });
});

describe('Tantive IV', () => {
  const tantive = (at: readonly [number, number], upgrades: string[] = ['tantive-iv']): Table =>
    equipped(null, { card: 'cr90-corvette-a', upgrades, dials: ['repair'] }, { ships: { other: { at } } }).answer({
      type: 'take-token',
    });

  test('a friendly ship at distance 1-5 gains the token instead [arm.effect-use-and-timing.07]', () => {
    const table = tantive([700, 400]);
    expect(chosen(table)).toEqual(['other']);
    table.answer({ chosen: 'other' });
    expect([table.ship('ship').tokens, table.ship('other').tokens]).toEqual([[], ['repair']]);
  });

  test('it may be declined; not beyond distance 5, not without the card', () => {
    expect(tantive([700, 400]).answer({ type: 'decline' }).ship('ship').tokens).toEqual(['repair']);
    expect(tantive([1000, 400]).ship('ship').tokens).toEqual(['repair']);
    expect(tantive([700, 400], []).ship('ship').tokens).toEqual(['repair']);
  });
});

describe('Warlord', () => {
  const DICE = ['red accuracy', 'red hit', 'red blank'];
  const warlord = (upgrades: string[], dice: string[] = DICE): Table =>
    frontal({ attacker: 'vsd', range: 'long', vsd: { upgrades } }).rolls(...dice);

  test('an accuracy becomes a face with a hit icon [arm.modifying-dice.05]', () => {
    const table = warlord(['warlord']).answer({ type: 'use-ability' });
    expect(chosen(table)).toMatchObject([{ to: 'hit' }, { to: 'double-hit' }]);
    table.answer({ chosen: chosen(table)[1] });
    expect(table.told('die-changed')).toMatchObject([{ from: 'accuracy', to: 'double-hit' }]);
  });

  test('not without an accuracy, not without the card', () => {
    expect(offered(warlord(['warlord'], ['red hit', 'red hit', 'red blank']))).toEqual([]);
    expect(offered(warlord([]))).toEqual([]);
  });
});

describe('Yavaris', () => {
  const TIE = { tie: { owner: 'p2', at: [540, 400] as const, card: 'tie-bomber-squadron' } };
  const once = (upgrade: string | null): Table => {
    const table = commanding(NEBULON, upgrade, {}, TIE).answer({ type: 'declare-target', defender: 'tie' });
    table.rolls('blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    while (/attack effects|defense tokens/.test(table.asks)) table.passes();
    return table;
  };

  test('a squadron that it activates attacks twice if it does not move', () => {
    const table = once('yavaris').answer({ type: 'declare-target', defender: 'tie' });
    table.rolls('blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    while (/attack effects|defense tokens/.test(table.asks)) table.passes();
    expect(table.told('squadron-activated')).toHaveLength(1);
  });

  test('once without the card; and once if it has moved', () => {
    const target = {
      type: 'declare-target',
      player: 'p1',
      attacker: 'x',
      zone: null,
      defender: 'tie',
      defendingZone: null,
    } as const;
    expect(once(null).whyNot(target)).not.toBeNull();
    const moved = commanding(NEBULON, 'yavaris', { at: [500, 420] }, { tie: { ...TIE.tie, at: [560, 520] } });
    moved.does(moveTo(540, 480)).answer({ type: 'declare-target', defender: 'tie' });
    moved.rolls('blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    while (/attack effects|defense tokens/.test(moved.asks)) moved.passes();
    expect(moved.told('squadron-activated')).toHaveLength(1);
  });
});
