/** Unique squadrons (arm.squadron.06): what their cards say beside the keywords. */
import { dogfight } from '../attack/duels';
import { armadaTable, type ShipOnTable, type Table } from '../table';
import { chosen, offered, pool } from './tables';

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
      expect(offered(table)).not.toContain('howlrunner');
    }
  });

  test('another friendly squadron with Swarm at distance 1 that attacks a squadron may add a blue die', () => {
    const table = attacks(fight({ wing: tie([540, 400]), howl: tie([580, 400], 'howlrunner') }));
    expect(offered(table)).toContain('howlrunner');
    table.answer({ type: 'use-ability', ability: 'howlrunner' }).rolls('blue critical');
    expect(pool(table)).toHaveLength(4);
    expect(offered(table)).not.toContain('howlrunner');
  });

  test('not at distance 2, not for squadrons without Swarm, not for herself', () => {
    expect(offered(attacks(fight({ wing: tie([540, 400]), howl: tie([700, 400], 'howlrunner') })))).not.toContain(
      'howlrunner',
    );
    const advanced = fight({ wing: tie([540, 400], 'tie-advanced-squadron'), howl: tie([580, 400], 'howlrunner') });
    expect(offered(attacks(advanced))).not.toContain('howlrunner');
    expect(offered(attacks(fight({ howl: tie([540, 400], 'howlrunner') }, 'howl')))).not.toContain('howlrunner');
  });

  test('not against ships', () => {
    const table = dogfight(
      { wing: tie([500, 150]), howl: tie([540, 150], 'howlrunner') },
      { squadron: 'wing', ships: { cr90: { at: [500, 80] }, vsd: { owner: 'p2' } } },
    );
    table.answer({ type: 'declare-target', defender: 'cr90', defendingZone: 'front' }).rolls('blue hit');
    expect(offered(table)).not.toContain('howlrunner');
  });
});

const AGAINST = { ships: { cr90: {}, vsd: { owner: 'p2' } } };
/** Who is still to be activated, so that the round goes on. */
const WAITS = { waits: { owner: 'p2', at: [900, 600] as const } };
/** Until nothing of the attack can be given up any more. */
function over(table: Table): Table {
  while (table.asks !== 'activate a squadron') table.passes();
  return table;
}
/** `x` of p1 attacks `tie` of p2, 40 mm away. */
const versus = (x: object, tie: object = {}): Table =>
  dogfight({ x: { at: [500, 400], ...x }, tie: { owner: 'p2', at: [540, 400], ...tie }, ...WAITS }, AGAINST).answer({
    type: 'declare-target',
    defender: 'tie',
  });
const FOUR = ['blue hit', 'blue hit', 'blue critical', 'blue accuracy'];

describe('Wedge Antilles', () => {
  const wedge = { card: 'wedge-antilles' };

  test('two blue dice more against a squadron that has been activated [arm.modifying-dice.04]', () => {
    const table = versus(wedge, { activated: true }).rolls(...FOUR);
    table.answer({ type: 'use-ability', ability: 'wedge-antilles' }).rolls('blue hit', 'blue hit');
    expect(table.told('die-added')).toHaveLength(2);
    expect(offered(table)).toEqual([]);
  });

  test('not against one that has not, and not against ships', () => {
    expect(offered(versus(wedge).rolls(...FOUR))).toEqual([]);
    const ship = dogfight(
      { x: { at: [500, 400], ...wedge } },
      { ships: { own: {}, vsd: { owner: 'p2', at: [500, 500] } } },
    );
    ship.answer({ type: 'declare-target', defendingZone: 'front' }).rolls('black hit');
    expect(offered(ship)).toEqual([]);
  });
});

test('Darth Vader: each critical icon is a damage more, also against squadrons [arm.effect-use-and-timing.06]', () => {
  expect(over(versus({}).rolls(...FOUR)).told('damage-totaled')).toMatchObject([{ damage: 2 }]);
  const vader = dogfight(
    { x: { at: [500, 400] }, ...WAITS, vader: { owner: 'p2', at: [540, 400], card: 'darth-vader' } },
    { ...AGAINST, squadron: 'vader' },
  );
  vader
    .answer({ type: 'declare-target', defender: 'x' })
    .rolls('blue hit', 'blue critical', 'blue accuracy', 'black hit-critical');
  expect(over(vader).told('damage-totaled')).toMatchObject([{ damage: 4 }]);
});

describe('Dutch Vander', () => {
  const ask = (table: Table): Table => {
    while (!table.legal().some(({ type }) => type === 'use-ability')) table.passes();
    return table;
  };
  const attacks = (tie: object, ...dice: string[]): Table =>
    versus({ card: 'dutch-vander' }, { card: 'tie-bomber-squadron', ...tie }).rolls(...dice);

  test('a squadron that he damages is activated [arm.squadron-activation.07]', () => {
    const table = ask(attacks({}, 'blue hit', 'blue accuracy', 'blue accuracy')).answer({ type: 'use-ability' });
    expect(table.squadron('tie')).toMatchObject({ activated: true, hull: 4 });
    expect(table.told('slider-toggled')).toMatchObject([{ squadron: 'tie', activated: true }]);
  });

  test('if it is activated already, it suffers one damage more, and may be destroyed by that', () => {
    const hurt = ask(attacks({ activated: true }, 'blue hit', 'blue accuracy', 'blue accuracy'));
    expect(hurt.answer({ type: 'use-ability' }).squadron('tie')).toMatchObject({ activated: true, hull: 3 });
    const last = ask(attacks({ activated: true, hull: 2 }, 'blue hit', 'blue accuracy', 'blue accuracy'));
    expect(last.answer({ type: 'use-ability' }).squadron('tie').place).toBe('destroyed');
  });

  test('not by an attack on a ship [arm.squadron-activation.07]', () => {
    const table = armadaTable({
      ships: { own: {}, vsd: { owner: 'p2', at: [500, 500], shields: { front: 2 } } },
      squadrons: { dutch: { card: 'dutch-vander', at: [500, 400] }, ...WAITS },
      moment: { phase: 'squadron', squadron: 'dutch' },
    })
      .answer({ type: 'declare-target', defendingZone: 'front' })
      .rolls('black hit');
    over(table);
    expect(table.ship('vsd').shields.front).toBe(1);
    expect(table.told('ability-queued')).toEqual([]);
  });

  test('not without damage, and it may be declined', () => {
    const none = over(attacks({}, 'blue accuracy', 'blue accuracy', 'blue accuracy'));
    expect(none.told('ability-queued')).toEqual([]);
    expect(
      ask(attacks({}, 'blue hit', 'blue hit', 'blue hit'))
        .answer({ type: 'decline' })
        .squadron('tie').activated,
    ).toBe(false);
  });
});

describe('Keyan Farlander', () => {
  const keyan = (shields: object): Table =>
    dogfight(
      { x: { at: [500, 400], card: 'keyan-farlander' } },
      { ships: { own: {}, vsd: { owner: 'p2', at: [500, 500], shields } } },
    )
      .answer({ type: 'declare-target', defendingZone: 'front' })
      .rolls('black blank', 'black hit');

  test('against a hull zone without shields any number of dice are rerolled [arm.modifying-dice.02]', () => {
    const table = keyan({ front: 0 }).answer({ type: 'use-ability', ability: 'keyan-farlander' });
    expect(chosen(table)).toHaveLength(3);
    table.answer({ chosen: [pool(table).indexOf('black blank')] }).rolls('black hit-critical');
    expect(table.told('dice-rerolled')).toMatchObject([
      { were: [{ face: 'blank' }], dice: [{ face: 'hit-critical' }] },
    ]);
  });

  test('not against one that has a shield', () => {
    expect(offered(keyan({ front: 1 }))).toEqual([]);
  });
});

describe('Tycho Celchu', () => {
  const tycho = (card: string): Table =>
    dogfight(
      { x: { at: [500, 400], card }, tie: { owner: 'p2', at: [540, 400] } },
      { ships: { own: {}, vsd: { owner: 'p2', at: [500, 500] } } },
    );

  test('moves and attacks ships though he is engaged [arm.engagement.03, arm.engagement.04]', () => {
    const table = tycho('tycho-celchu');
    expect(table.legal()).toContainEqual(expect.objectContaining({ type: 'declare-target', defender: 'vsd' }));
    table.does({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 500, y: 300 } });
    expect(table.squadron('x').at).toEqual({ x: 500, y: 300 });
  });

  test('other A-wings do not', () => {
    const table = tycho('a-wing-squadron');
    const move = { type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 500, y: 300 } } as const;
    expect(table.whyNot(move)).toMatchObject({ code: 'engaged' });
    expect(table.legal()).not.toContainEqual(expect.objectContaining({ type: 'declare-target', defender: 'vsd' }));
  });
});

describe('Major Rhymer', () => {
  const bomber = (rhymer: readonly [number, number], from = 390): Table =>
    dogfight(
      {
        wing: { owner: 'p2', at: [500, from], card: 'tie-bomber-squadron' },
        rhymer: { owner: 'p2', at: rhymer, card: 'major-rhymer' },
      },
      { ships: { cr90: { at: [500, 180] }, vsd: { owner: 'p2' } }, squadron: 'wing' },
    );
  const target = {
    type: 'declare-target',
    player: 'p2',
    attacker: 'wing',
    zone: null,
    defender: 'cr90',
    defendingZone: 'front',
  } as const;

  test('friendly squadrons at distance 1 attack ships at close and medium range with all their dice', () => {
    const table = bomber([540, 390]);
    expect(table.whyNot(target)).toBeNull();
    table.does(target);
    expect(table.told('attack-declared')).toMatchObject([{ range: 'medium' }]);
    expect(table.legal()[0]).toMatchObject({ type: 'roll', die: 'black' });
    expect(bomber([540, 340], 340).whyNot(target)).toBeNull();
  });

  test('not far from him, and nobody at long range', () => {
    expect(bomber([900, 390]).whyNot(target)).toMatchObject({ code: 'out-of-range' });
    expect(bomber([540, 490], 490).whyNot(target)).toMatchObject({ code: 'out-of-range' });
  });

  test('he himself as well; squadrons are attacked at distance 1 as ever', () => {
    const table = bomber([540, 390]);
    table.does({ ...target, attacker: 'wing' });
    const alone = dogfight(
      { x: { at: [500, 560] }, rhymer: { owner: 'p2', at: [500, 390], card: 'major-rhymer' } },
      { ships: { cr90: { at: [500, 180] }, vsd: { owner: 'p2' } }, squadron: 'rhymer' },
    );
    expect(alone.whyNot({ ...target, attacker: 'rhymer' })).toBeNull();
    expect(alone.whyNot({ ...target, attacker: 'rhymer', defender: 'x', defendingZone: null })).toMatchObject({
      code: 'out-of-range',
    });
  });
});

describe('Mauler Mithel', () => {
  const mauler = (card: string): Table =>
    dogfight(
      {
        x: { at: [500, 400] },
        far: { at: [700, 400] },
        mauler: { owner: 'p2', at: [500, 560], card },
      },
      { ...AGAINST, squadron: 'mauler' },
    ).does({ type: 'move-squadron', player: 'p2', squadron: 'mauler', at: { x: 540, y: 420 } });

  test('after he has moved, each squadron that is engaged with him suffers a damage [arm.effect-use-and-timing.08]', () => {
    const table = mauler('mauler-mithel');
    expect(table.squadron('x').hull).toBe(4);
    expect(table.squadron('far').hull).toBe(5);
  });

  test('other TIE Fighters do nothing', () => {
    expect(mauler('tie-fighter-squadron').squadron('x').hull).toBe(5);
  });
});

describe('Soontir Fel', () => {
  const attacks = (defender: string, fel: readonly [number, number] = [540, 400]): Table => {
    const table = dogfight(
      {
        x: { at: [500, 400], hull: 1 },
        fel: { owner: 'p2', at: fel, card: 'soontir-fel' },
        tie: { owner: 'p2', at: [500, 440] },
        ...WAITS,
      },
      AGAINST,
    ).answer({ type: 'declare-target', defender });
    table.rolls('blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy');
    while (table.legal().some(({ type }) => /^(end|decline)/.test(type)) && table.asks !== 'activate a squadron')
      table.passes();
    return table;
  };

  test('a squadron that he is engaged with and that attacks another one suffers a damage [arm.effect-use-and-timing.13]', () => {
    expect(attacks('tie').squadron('x').place).toBe('destroyed');
  });

  test('not if it attacks him, and not if he is not engaged with it', () => {
    expect(attacks('fel').told('hull-lost')).toEqual([]);
    expect(attacks('tie', [700, 400]).squadron('x').hull).toBe(1);
  });
});
