/** Special abilities: Sm to Sz. */
import { after } from '../../../../src/core';
import { ability, call } from '../../../../src/miniatures/engine';
import type { Square } from '../../../../src/miniatures/facts/battle-map';
import { miniatures } from '../../../../src/miniatures/game';
import { newTurn } from '../../../../src/miniatures/procedures/turn';
import { has, naming, numbers, numbersOf, strike, type Others } from '../../fight';
import { Table, openGround, skirmish, type OnTable } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { activated, having, saves, using, whyNotUse } from '../having';
import {
  COVERED,
  DROID,
  allyAway,
  along,
  apart,
  attackWith,
  besideBob,
  enemyAt,
  hellion,
  hiding,
  melee,
  p2,
  targetsHiding,
  throwing,
  together,
} from '../tables';

test('Soresu and Makashi avoid the damage of melee hits alone [min.soresu-style-master.01, min.makashi-style-master.01]', () => {
  for (const style of ['soresu-style-master', 'makashi-style-master']) {
    const master = { abilities: [style] };
    expect(duel(melee, master).attack('bob').rolls(15, 11).damage('bob')).toBe(0);
    expect(duel(melee, master).attack('bob').rolls(15, 10).damage('bob')).toBe(20);
    expect(duel({}, master).attack('bob').rolls(15).damage('bob')).toBe(20);
  }
});

test('Synergy: the ally that it names within 6 squares [min.synergy.01]', () => {
  const ann = { abilities: [naming('synergy', 'Jaina Solo')] };
  const jaina = { name: 'Jaina Solo, Jedi' };
  expect([
    attackWith(ann, { eve: allyAway(6, jaina) }),
    attackWith(ann, { eve: allyAway(7, jaina) }),
    attackWith(ann, { eve: allyAway(6) }),
  ]).toEqual([9, 5, 5]);
});

test('Squad Assault: three others of its name within 6 squares [min.squad-assault.01]', () => {
  const ann = { name: 'Guard', abilities: ['squad-assault'] };
  const guard = { name: 'Guard' };
  const two = { eve: allyAway(1, guard), fay: allyAway(2, guard) };
  expect(attackWith(ann, { ...two, gus: allyAway(6, guard) })).toBe(9);
  expect([
    attackWith(ann, two),
    attackWith(ann, { ...two, gus: allyAway(7, guard) }),
    attackWith(ann, { ...two, gus: allyAway(3) }),
  ]).toEqual([5, 5, 5]);
});

test('Swarm +1: for each other ally of its name beside the target [min.swarm-1.01]', () => {
  const ann = { ...hellion, abilities: [has('swarm-1', 1)] };
  const beside = { eve: { at: [4, 5], ...hellion }, fay: { at: [4, 4], ...hellion } } satisfies Others;
  expect(numbers(ann, {}, { ...beside, gus: { at: [4, 6], ...hellion } }).attack).toBe(8);
  expect(numbers(ann, {}, { ...beside, gus: { at: [5, 6], ...hellion } }).attack).toBe(7);
  expect(numbers(ann, {}, { ...beside, gus: { at: [4, 6] } }).attack).toBe(7);
});

test('Spotter +20: against an enemy within 6 squares of it [min.spotter.01]', () => {
  const spotter = (at: OnTable['at']) => numbersOf(together({}, { fay: { at, abilities: [has('spotter', 20)] } }));
  expect(spotter([3, 5])).toMatchObject({ attack: 9, damage: 30 });
  expect(spotter([2, 4])).toMatchObject({ attack: 9, damage: 10 });
});

describe('Stable Footing', () => {
  const rough = (abilities: string[] = ['stable-footing']): Table =>
    skirmish({
      map: `
        +-+-+-+-+-+-+
        |. % .|. . .|
        + + + + + + +
        |. % o x . .|
        +-+-+-+-+-+-+`,
      characters: { ann: { at: [0, 0], abilities }, bob: { at: [5, 1], player: 'p2' } },
    });
  const costOf = (table: Table): number => table.last('character-moved').cost;

  test('difficult terrain and low objects cost nothing more, straight or diagonally [min.stable-footing.01]', () => {
    expect(costOf(rough().move([1, 0]))).toBe(1);
    expect(costOf(rough().move([1, 0], [2, 0]))).toBe(1);
    expect(costOf(rough().move([1, 1]))).toBe(2);
    expect(costOf(rough([]).move([1, 0]))).toBe(2);
    expect(costOf(rough([]).move([1, 0], [2, 0]))).toBe(2);
    expect(costOf(rough([]).move([1, 1]))).toBe(4);
  });

  test('walls and pits still stop it [min.stable-footing.01]', () => {
    expect(rough().move([1, 0], [2, 0]).steps()).not.toContainEqual([3, 0]);
    expect(rough().move([1, 0], [2, 0], [2, 1]).steps()).not.toContainEqual([3, 1]);
  });
});

const near = {
  cid: { at: [10, 5], player: 'p2' },
  dan: { at: [9, 6], activated: true },
  eve: { at: [12, 9], player: 'p2' },
} as const;
const launcher = (more: Record<string, OnTable> = {}) =>
  duel({ damage: 40, abilities: [numbered('splash', 20)] }, { at: [9, 5] }, { ...near, ...more }).attack('bob');

test('Splash: after a hit all beside the target make a save of 11 or take its number [min.splash.01, min.splash.03]', () => {
  const table = launcher().rolls(15);
  expect(table.damage('bob')).toBe(40);
  table.rolls(10, 10);
  expect(['ann', 'bob', 'cid', 'dan', 'eve'].map((id) => table.damage(id))).toEqual([0, 40, 20, 20, 0]);
  const saved = launcher().rolls(15).rolls(11, 20);
  expect([saved.damage('cid'), saved.damage('dan')]).toEqual([0, 0]);
});

test('after a miss the target does, too [min.splash.02, min.splash.03]', () => {
  const table = launcher().rolls(2, 10).take({ type: 'affect', character: 'bob' }).rolls(10, 11);
  expect(['bob', 'cid', 'dan'].map((id) => table.damage(id))).toEqual([20, 0, 20]);
});

test('a Bodyguard takes the damage of the attack, and none of the Splash [min.splash.04]', () => {
  const table = launcher({ cid: { at: [10, 5], player: 'p2', abilities: ['bodyguard'] } })
    .rolls(15)
    .use('bodyguard');
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 40]);
  table.rolls(10, 10);
  expect(table.toldOf('ability-used').filter(({ ability }) => ability === 'bodyguard')).toHaveLength(1);
  expect([table.damage('bob'), table.damage('cid'), table.damage('dan')]).toEqual([0, 60, 20]);
});

test('Sonic Attack: whom it attacks uses no Force power in that turn, hit or not [min.sonic-attack.01]', () => {
  const jedi: Partial<OnTable> = { at: [9, 5], force: 3, powers: ['lightsaber-deflect'] };
  const sonic = { abilities: ['sonic-attack', 'double-attack'] };
  const table = duel(sonic, jedi, { cid: { at: [0, 0] } })
    .attack('bob')
    .rollNow()
    .rolls(2)
    .attack('bob')
    .rollNow()
    .rolls(15);
  expect(table.damage('bob')).toBe(20);
  expect(table.last('ability-skipped')).toMatchObject({ ability: 'lightsaber-deflect', code: 'sonic-attack' });
  table.endTurn().activate('cid').attack('bob').rolls(15);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['lightsaber-deflect']);
});

describe('Strafe Attack', () => {
  const STRAFE = 'strafe-attack';
  const PASS = 'effect-strafing-attack';
  const FLIES = [STRAFE, 'flight'];
  const table = (ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}, game = miniatures): Table =>
    skirmish(
      {
        characters: {
          ann: { at: [0, 5], ...ann, abilities: [...FLIES, ...(ann.abilities ?? [])] },
          bob: enemyAt([3, 5]),
          cid: enemyAt([5, 5]),
          ...more,
        },
      },
      game,
    );
  const declared = (t: Table, end: Square = [6, 5]): Table => t.use(STRAFE).choose(STRAFE, [...end]);
  const over = (t: Table, target: string, to: Square, roll = 15): Table =>
    t
      .use(PASS)
      .choose(PASS, { target, to: [...to] })
      .rolls(roll);

  test('each enemy that it flies over is attacked, before it enters the square [min.strafe-attack.01]', () => {
    const flying = over(declared(table()).move([1, 5], [2, 5]), 'bob', [3, 5]);
    expect(flying.events.map(({ type }) => type).filter((type) => /attack-rolled|character-moved/.test(type))).toEqual([
      'attack-rolled',
      'character-moved',
    ]);
    expect([flying.damage('bob'), flying.character('ann').at]).toEqual([10, [3, 5]]);
    over(flying.move([4, 5]), 'cid', [5, 5]);
    expect(flying.damage('cid')).toBe(10);
    expect(flying.move([6, 5]).endTurn().state.turn).toBeNull();
    // It may fly over somebody without an attack.
    expect(declared(table()).move([1, 5], [2, 5], [3, 5]).toldOf('attack-rolled')).toEqual([]);
    expect(
      skirmish({ characters: { ann: { at: [0, 5], abilities: [STRAFE] }, bob: enemyAt([3, 5]) } }).legalOf(
        'use-ability',
      ),
    ).toEqual([]);
  });

  test('two whom one step enters are both attacked before it [min.strafe-attack.01]', () => {
    const large = table({ at: [0, 4], size: 'large' }, { cid: enemyAt([3, 4]) });
    over(declared(large, [6, 4]).move([1, 4]), 'bob', [2, 4]);
    expect(large.character('ann').at).toEqual([1, 4]);
    large.attack('cid').rolls(15);
    expect([large.character('ann').at, large.damage('bob'), large.damage('cid')]).toEqual([[2, 4], 10, 10]);
    expect(large.toldOf('attack-declared').map(({ kind }) => kind)).toEqual(['immediate', 'immediate']);
  });

  test('nobody twice in a turn [min.strafe-attack.02]', () => {
    const large = table({}, { bob: enemyAt([3, 5], { size: 'large' }), cid: enemyAt([13, 0]) });
    over(declared(large, [6, 5]).move([1, 5], [2, 5]), 'bob', [3, 5]);
    expect(() => large.use(PASS)).toThrow();
    // Out of its space, and into another square of it.
    large.move([3, 4]);
    expect(() => large.use(PASS)).toThrow();
    expect(large.move([4, 5]).steps()).not.toEqual([]);
  });

  test('not back into the square that it has just left; into one before that it may [min.strafe-attack.03]', () => {
    const flying = declared(table(), [2, 5]).move([1, 5]);
    const back = { type: 'move', player: 'p1', character: 'ann', to: [0, 5], squeezed: null } as const;
    expect(flying.refused(back).code).toBe('been-there');
    expect(flying.move([1, 6], [0, 6]).steps()).toContainEqual([0, 5]);
    expect(table().move([1, 5]).steps()).toContainEqual([0, 5]);
  });

  test('a normal attack after 6 squares at the most, however fast it is [min.strafe-attack.04]', () => {
    const fast = (end: Square): Table =>
      over(declared(table({ abilities: [has('speed', 8)] }), end).move([1, 5], [2, 5]), 'bob', [3, 5]);
    const six = fast([6, 5]).move([4, 5], [5, 5], [6, 5]);
    expect(six.targets()).not.toEqual([]);
    const seven = fast([7, 5]).move([4, 5], [5, 5], [6, 5], [7, 5]);
    expect(seven.targets()).toEqual([]);
    const plain = table({ abilities: [has('speed', 8)] }).move(...along(0, 7));
    expect(plain.targets()).not.toEqual([]);
  });

  test('it says where its move ends, and ends it there [min.strafe-attack.05]', () => {
    const asking = table().use(STRAFE);
    const places = asking.legalOf('choose').map(({ chosen }) => chosen);
    expect(places).toContainEqual([6, 5]);
    // Occupied, or out of reach.
    for (const no of [
      [3, 5],
      [13, 5],
    ])
      expect(places).not.toContainEqual(no);
    const choosing = { type: 'choose', player: 'p1', ability: STRAFE, source: 'ann' } as const;
    expect(asking.refused({ ...choosing, chosen: [3, 5] }).code).toBeDefined();
    const flying = asking.choose(STRAFE, [6, 5]).move([1, 5]);
    expect(flying.refused({ type: 'end-turn', player: 'p1', character: 'ann' }).code).toBe('strafing');
    expect(flying.move([2, 5], [3, 5], [4, 5], [5, 5], [6, 5]).legalOf('end-turn')).toHaveLength(1);
  });

  test('nobody else enters that square meanwhile [min.strafe-attack.06]', () => {
    // Eve takes a turn at once when somebody is attacked.
    const interrupting = miniatures.with({
      abilities: [
        ability({
          id: 'effect-interrupts',
          card: 'accelerate',
          rules: ['min.immediate.01'],
          on: after('attack-resolved'),
          effect: (state, { source }) => call(state, 'turn', newTurn(source, state.turn)),
        }),
      ],
    });
    const eve = { eve: enemyAt([6, 6], { abilities: ['accelerate', MELEE] }) };
    const flying = over(declared(table({}, eve, interrupting)).move([1, 5], [2, 5]), 'bob', [3, 5]);
    const step = { type: 'move', player: 'p2', character: 'eve', to: [6, 5], squeezed: null } as const;
    expect(flying.refused(step).code).toBe('kept-free');
    expect(flying.steps()).toContainEqual([7, 6]);
    flying.endTurn();
    expect(flying.character('ann').at).toEqual([3, 5]);
  });

  test('in its own turn alone [min.strafe-attack.07]', () => {
    const early = skirmish({
      map: openGround(),
      characters: { ann: { at: [0, 5], force: 1, powers: ['surprise-move'], abilities: FLIES }, bob: enemyAt([2, 5]) },
      moment: { stage: 'initiative' },
    });
    early
      .rolls(9, 3)
      .goesFirst('p1')
      .use('surprise-move')
      .choose('surprise-move', { to: [1, 5], squeezed: null });
    expect(early.legalOf('use-ability')).toEqual([]);
    expect(early.legalOf('choose').length).toBeGreaterThan(1);
  });
});

test('Spit Poison, Thud Bug and Plaeryin Bol work on living enemies [min.spit-poison.01, min.thud-bug.01, min.living.02]', () => {
  expect(whyNotUse(apart(having('spit-poison', 20), DROID), 'spit-poison', 20).code).toBe('not-living');
  expect(whyNotUse(apart(having('thud-bug'), DROID), 'thud-bug').code).toBe('not-living');
  expect(whyNotUse(apart(having('plaeryin-bol'), { ...DROID, at: [3, 5] }), 'plaeryin-bol').code).toBe('not-living');
});

const BEHIND: OnTable['at'] = [12, 1];

describe('Stealth', () => {
  test('with cover it is not the nearest of anybody more than 6 squares away [min.stealth.01]', () => {
    expect(targetsHiding({}, { bob: p2(COVERED, 'stealth') })).toEqual([]);
    expect(targetsHiding({}, { bob: p2([8, 1], 'stealth') })).toEqual(['bob']);
    expect(targetsHiding({ abilities: ['accurate-shot'] }, { bob: p2(COVERED, 'stealth') })).toEqual(['bob']);
  });

  test('the next one counts as the nearest [min.stealth.02]', () => {
    expect(targetsHiding({}, { bob: p2(COVERED, 'stealth'), cid: p2(BEHIND) })).toEqual(['cid']);
    expect(targetsHiding({}, { bob: p2(COVERED), cid: p2(BEHIND) })).toEqual(['bob']);
  });

  test('within 6 squares cover is as usual [min.stealth.03]', () => {
    const table = hiding({ at: [4, 1] }, { bob: p2(COVERED, 'stealth'), cid: p2(BEHIND) });
    expect(table.targets()).toEqual(['bob']);
    expect(numbersOf(strike(table)).defense).toBe(19);
  });
});

describe('Sniper', () => {
  const sniper: Partial<OnTable> = { name: 'Nikto Soldier', abilities: ['sniper'] };
  const trooper = { ...p2([3, 1]), name: 'Clone Trooper' };
  const commander = (at: OnTable['at']) => ({ bob: { ...p2(at), name: 'Clone Trooper Commander' }, cid: trooper });

  test('characters in between give no cover: a legal target, without the bonus [min.sniper.01, min.sniper.02, min.sniper.04]', () => {
    expect(targetsHiding({}, commander([6, 1]))).toEqual(['cid']);
    const table = hiding(sniper, commander([6, 1]));
    expect(table.targets()).toEqual(['bob', 'cid']);
    expect(numbersOf(strike(table)).defense).toBe(15);
    const why = table.told.flatMap(({ because = [] }) => because).find(({ code }) => code === 'no-cover');
    expect(why?.rules).toContain('min.sniper.01');
  });

  test('low objects do [min.sniper.03, min.sniper.04]', () => {
    expect(targetsHiding(sniper, commander(COVERED))).toEqual(['cid']);
  });
});

test('Sonic Stunner works on living characters, up to Large, with a save of 11 [min.sonic-stunner.01, min.sonic-stunner.02]', () => {
  const ann = having('sonic-stunner');
  const used = saves(using(throwing(ann, { cid: { abilities: ['droid'] } }), 'sonic-stunner', 'bob'), {
    eve: 10,
    bob: 11,
  });
  expect(activated(used, 'eve', 'bob', 'cid')).toEqual([true, false, false]);
  const huge = saves(using(throwing(ann, { cid: { size: 'huge' } }), 'sonic-stunner', 'bob'), { eve: 10, bob: 10 });
  expect(activated(huge, 'bob', 'cid')).toEqual([true, false]);
  expect(whyNotUse(throwing(ann, { bob: { abilities: ['droid'] }, cid: { at: [13, 9] } }), 'sonic-stunner').code).toBe(
    'not-living',
  );
});

describe('several speeds', () => {
  const COMMANDER = 'commander-k-3po';
  /** Another commander effect than is printed: a speed for everybody. */
  const commanded = (speed: number) =>
    miniatures.with({
      abilities: [
        ability({
          id: 'effect-speed',
          card: COMMANDER,
          rules: ['min.commander-effect.01'],
          modifies: { speeds: (_state, { source: by }, speeds) => [...speeds, { speed, by }] },
        }),
      ],
    });
  const squares = (printed: number, granted: number): number => {
    const LONG = `+${'-+'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${'-+'.repeat(30)}`;
    const table = skirmish(
      {
        map: LONG,
        characters: {
          ann: { at: [0, 0], abilities: [has('speed', printed)], commanderEffect: COMMANDER },
          bob: { at: [29, 0], player: 'p2' },
        },
      },
      commanded(granted),
    );
    let moved = 0;
    while (table.targets().length > 0) table.move([++moved, 0]);
    return moved - 1;
  };

  test('a penalty wins, whatever else it has [min.speed.02]', () => {
    expect(squares(4, 8)).toBe(4);
    expect(squares(8, 4)).toBe(4);
  });

  test('without one the highest does [min.speed.03]', () => {
    expect(squares(8, 10)).toBe(10);
    expect(squares(10, 8)).toBe(10);
  });
});

test('hit by a melee attack, a save of 11 avoids the damage [min.soresu-style-master.01, min.making-saves.02, min.save.01]', () => {
  const saved = besideBob(melee, { abilities: ['soresu-style-master'] })
    .attack('bob')
    .rolls(15, 11);
  expect(saved.damage('bob')).toBe(0);
  expect(saved.last('save-made')).toMatchObject({ character: 'bob', number: 11, roll: 11, success: true });
  expect(
    besideBob(melee, { abilities: ['soresu-style-master'] })
      .attack('bob')
      .rolls(15, 10)
      .damage('bob'),
  ).toBe(20);
});
