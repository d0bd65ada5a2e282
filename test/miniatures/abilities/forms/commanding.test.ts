/** Commander effects on rolls, Force points and combined fire, on who attacks, moves or changes places at once. */
import { fighters, numbers, numbersOf, rolled } from '../../fight';
import { begin } from '../../squads';
import { skirmish, type OnTable, type Table } from '../../table';
import { TROOPERS, setUp } from '../tables';

const another: Partial<OnTable> = { commanderEffect: TROOPERS };

/** As eve's turn ends; ann, amy and ben stand near her, bob before them. */
const orders = (of: string, ann: Partial<OnTable> = {}): Table =>
  skirmish({
    characters: {
      eve: { at: [2, 5], commanderEffect: `commander-${of}` },
      ann: { at: [3, 5], faction: 'rebel', ...ann },
      amy: { at: [3, 7], abilities: ['unique'], faction: 'imperial' },
      bob: { at: [5, 5], player: 'p2' },
      cid: { at: [13, 9], player: 'p2' },
    },
  }).endTurn();

const toChoose = (table: Table) => table.legalOf('choose').map(({ chosen }) => chosen);

test('commander-aerial-clone-trooper-captain: a non-Unique follower attacks as his turn ends, or nobody does [min.immediate.01]', () => {
  const id = 'commander-aerial-clone-trooper-captain-orders';
  expect(toChoose(orders('aerial-clone-trooper-captain'))).toEqual(['ann']);
  const fired = orders('aerial-clone-trooper-captain').choose(id, 'ann').choose(id, 'bob').rolls(15);
  expect(fired.last('attack-hit')).toMatchObject({ attacker: 'ann', target: 'bob', total: 20 });
  expect(orders('aerial-clone-trooper-captain').decline(id).toldOf('attack-declared')).toEqual([]);
  expect(orders('aerial-clone-trooper-captain', { abilities: ['unique'] }).by()).toEqual(['p1']);
});

test('commander-bothan-noble: any follower attacks as its turn ends, or nobody does [min.immediate.01]', () => {
  const id = 'commander-bothan-noble-orders';
  expect(toChoose(orders('bothan-noble'))).toEqual(['ann', 'amy']);
  expect(orders('bothan-noble').choose(id, 'amy').choose(id, 'bob').rolls(15).toldOf('attack-hit')).toHaveLength(1);
  expect(toChoose(orders('bothan-noble', another))).toEqual(['amy']);
});

test('commander-princess-leia: a Rebel follower attacks as her turn ends, and better in that attack alone [min.immediate.01]', () => {
  const id = 'commander-princess-leia-orders';
  expect(toChoose(orders('princess-leia'))).toEqual(['ann']);
  const fired = orders('princess-leia').choose(id, 'ann').choose(id, 'bob').rolls(15);
  expect(fired.last('attack-hit').total).toBe(24);
  expect(fired.last('damage-dealt').damage).toBe(20);
  fired.activate('ann').attack('bob');
  while (fired.by()[0] !== 'chance') fired.rollNow();
  expect(fired.rolls(15).last('attack-hit').total).toBe(20);
  expect(orders('princess-leia', { faction: 'republic' }).legalOf('choose')).toEqual([]);
});

const ledWith = (of: string, more: Partial<OnTable> = {}): Record<string, OnTable> => ({
  eve: { at: [2, 4], activated: true, commanderEffect: `commander-${of}`, ...more },
  zed: { at: [13, 9], player: 'p2', activated: true },
});

test('commander-mon-mothma: a follower strikes as it is defeated, with 10 more damage [min.immediate.01]', () => {
  const id = 'commander-mon-mothma-orders';
  const shot = (eve: Partial<OnTable> = {}) =>
    skirmish({
      characters: {
        bob: { at: [3, 5], player: 'p2' },
        ann: { at: [2, 5], suffered: 90, activated: true },
        ...ledWith('mon-mothma', eve),
      },
    })
      .attack('ann')
      .rolls(15);
  const struck = shot().use(id).choose(id, 'bob').rolls(15);
  expect(shot().decline(id).damage('bob')).toBe(0);
  expect(struck.damage('bob')).toBe(20);
  expect(struck.character('ann').place).toBe('defeated');
  expect(shot({ at: [9, 9] }).toldOf('attack-declared')).toHaveLength(1);
});

test('commander-yoda: a follower may roll a failed save again, once [min.making-saves.02]', () => {
  const saves = (roll: number) =>
    skirmish({
      characters: {
        bob: { at: [8, 5], player: 'p2' },
        ann: { at: [2, 5], abilities: ['evade'], activated: true },
        ...ledWith('yoda'),
      },
    })
      .attack('ann')
      .rolls(15, roll);
  const again = saves(5).use('commander-yoda').rolls(12);
  expect(again.last('save-made')).toMatchObject({ roll: 12, success: true });
  expect(saves(5).use('commander-yoda').rolls(4).last('save-made').success).toBe(false);
  expect(saves(5).decline('commander-yoda').last('save-made').success).toBe(false);
  expect(saves(11).last('save-made').success).toBe(true);
});

describe('commander-darth-vader-champion-of-the-sith', () => {
  const id = 'commander-darth-vader-champion-of-the-sith';
  const shot = (ann: Partial<OnTable> = {}) =>
    fighters(ann, {}, ledWith('darth-vader-champion-of-the-sith')).attack('bob').rolls(2);

  test('the attack of a follower is rolled again, with 4 more and 10 more damage [min.commander-effect.01]', () => {
    const hit = shot().use(id).rolls(6);
    expect(hit.last('attack-hit').total).toBe(15);
    expect(hit.last('damage-dealt').damage).toBe(20);
    expect(hit.character('ann').place).toBe('map');
  });

  test('each follower once in a turn', () => {
    const twice = shot({ abilities: ['double-attack'] })
      .use(id)
      .rolls(6);
    expect(twice.attack('bob').rolls(2).toldOf('attack-missed')).toHaveLength(1);
  });

  test('who misses then is defeated, who has not used it is not; a commander is not led [min.follower.01]', () => {
    expect(shot().use(id).rolls(5).character('ann').place).toBe('defeated');
    expect(shot().decline(id).character('ann').place).toBe('map');
    expect(shot(another).toldOf('attack-missed')).toHaveLength(1);
  });
});

describe('commander-darth-vader-dark-jedi', () => {
  const rolls = (roll: number, ann: Partial<OnTable> = {}) =>
    fighters(
      ann,
      {},
      {
        ...ledWith('darth-vader-dark-jedi', { force: 2, forceLeft: 0 }),
        amy: { at: [2, 6] },
        abe: { at: [2, 3], force: 1, forceLeft: 0 },
      },
    )
      .attack('bob')
      .rollNow()
      .rolls(roll);

  test('whoever rolls a 1 is defeated, and the others attack better from then on [min.attack-rolls.05]', () => {
    const failed = rolls(1);
    expect(failed.character('ann').place).toBe('defeated');
    const gained = failed.toldOf('ability-gained').map(({ character, gained: what }) => [character, what]);
    expect(gained).toEqual([['amy', 'effect-fear-of-vader']]);
    failed.activate('amy').attack('bob');
    while (failed.by()[0] !== 'chance') failed.rollNow();
    expect(failed.rolls(8).last('attack-hit').total).toBe(15);
  });

  test('a 1 in a save is a 1, too [min.making-saves.03]', () => {
    const saves = (roll: number) =>
      skirmish({
        characters: {
          bob: { at: [8, 5], player: 'p2' },
          ann: { at: [2, 5], abilities: ['evade'], activated: true },
          ...ledWith('darth-vader-dark-jedi'),
        },
      })
        .attack('ann')
        .rolls(15, roll);
    expect(saves(1).character('ann').place).toBe('defeated');
    expect(saves(2).character('ann').place).toBe('map');
  });

  test('not on another roll, and not who has a Force rating [min.stat-card-force-powers.01]', () => {
    expect(rolls(2).character('ann').place).toBe('map');
    expect(rolls(1, { force: 1, forceLeft: 0 }).character('ann').place).toBe('map');
  });

  test('it adds up', () => {
    const fell = ['ann', 'abe'].map((fallen) => ({
      effect: 'commander-darth-vader-dark-jedi',
      by: 'eve',
      fallen,
    }));
    const more = { ...ledWith('darth-vader-dark-jedi'), abe: { at: null } };
    expect(numbers({ lasting: fell }, {}, more).attack).toBe(9);
    expect(numbers({ lasting: fell.slice(1) }, {}, more).attack).toBe(7);
  });
});

test('commander-emperor-palpatine: others of the squad spend his Force points [min.force-points.02]', () => {
  const shot = (ann: Partial<OnTable>, eve: Partial<OnTable> = {}) =>
    fighters(ann, {}, ledWith('emperor-palpatine', { force: 2, ...eve }))
      .attack('bob')
      .rolls(2);
  const again = shot({}).reroll().rolls(15);
  expect(again.last('attack-hit').total).toBe(20);
  expect(again.character('eve').force).toBe(1);
  expect(shot({ abilities: ['droid'] }).toldOf('attack-missed')).toHaveLength(1);
  expect(shot({}, { player: 'p2' }).toldOf('attack-missed')).toHaveLength(1);
});

test('commander-darth-sidious-dark-lord-of-the-sith: who has a Force rating spends his Force points [min.force-points.02]', () => {
  const shot = (ann: Partial<OnTable>) =>
    fighters(ann, {}, ledWith('darth-sidious-dark-lord-of-the-sith', { force: 2 }))
      .attack('bob')
      .rolls(2);
  expect(shot({ force: 1, forceLeft: 0 }).reroll().rolls(15).character('eve').force).toBe(1);
  expect(shot({}).toldOf('attack-missed')).toHaveLength(1);
});

describe.each([
  ['clone-commander-bacara', ['order-66', 'stealth']],
  ['nom-anor', ['stealth']],
])('commander-%s', (of, abilities) => {
  const targets = (ann: Partial<OnTable>, cover = true): string[] =>
    skirmish({
      characters: {
        bob: { at: [8, 5], player: 'p2' },
        ann: { at: [3, 5], ...ann },
        ...(cover && { dan: { at: [6, 5] as const, player: 'p2', activated: true } }),
        ...ledWith(of, { at: [3, 9] }),
      },
    }).targets();

  test('those with cover are no targets of enemies that are not adjacent [min.cover.01]', () => {
    expect(targets({ abilities })).not.toContain('ann');
    expect(targets({ abilities: [] })).toContain('ann');
    expect(targets({ abilities }, false)).toContain('ann');
    expect(targets({ abilities, at: [7, 5] })).toContain('ann');
  });
});

test.each([
  ['bail-organa', 'Alderaan Trooper', 'Alderaan Trooper', 9, 20],
  ['bail-organa', 'Alderaan Trooper', 'Rebel Trooper', 9, 10],
  ['bail-organa', 'Rebel Trooper', 'Alderaan Trooper', 9, 10],
  ['baron-fel', 'Stormtrooper', 'Stormtrooper', 11, 10],
  ['darth-malak', 'Sith Trooper', 'Sith Trooper', 11, 10],
])('commander-%s: with the attack of a %s a %s combines fire [min.combined-fire-rules.08]', (of, ann, amy, ...sums) => {
  const shot = fighters({ name: ann }, {}, { ...ledWith(of), amy: { at: [1, 5], name: amy } });
  const { attack, damage } = numbersOf(rolled(shot.attack('bob').combine('amy')));
  expect([attack, damage]).toEqual(sums);
});

test('commander-baron-fel: no Droid gives more [min.commander-effect.03]', () => {
  const shot = fighters({}, {}, { ...ledWith('baron-fel'), amy: { at: [1, 5], abilities: ['droid'] } });
  expect(numbersOf(rolled(shot.attack('bob').combine('amy'))).attack).toBe(9);
});

test('commander-luke-skywalker-jedi-master: allies with a Force rating begin with a point more [min.force-points.01]', () => {
  const commanderEffect = 'commander-luke-skywalker-jedi-master';
  const luke = { force: 3, commanderEffect, abilities: ['unique'] };
  const sides = [
    { faction: 'new-republic', cards: { luke, jedi: { force: 1 }, pilot: {} } },
    { faction: 'imperial', cards: { guard: {}, lord: { force: 2 } } },
  ];
  const table = begin(sides, { era: 'new-republic' });
  for (let roll = 15; table.by()[0] === 'chance'; roll--) table.rolls(roll);
  setUp(table);
  const force = Object.fromEntries(table.state.characters.map(({ card: name, force: points }) => [name, points]));
  expect(table.toldOf('setup-ended')).toHaveLength(1);
  expect(force).toEqual({ luke: 3, jedi: 2, pilot: 0, guard: 0, lord: 2 });
});

test('commander-princess-leia-rebel-hero: a follower that defeats an enemy may move 2 squares [min.immediate.01]', () => {
  const id = 'commander-princess-leia-rebel-hero-moves';
  const won = (ann: Partial<OnTable> = {}) =>
    fighters(ann, { suffered: 90 }, ledWith('princess-leia-rebel-hero')).attack('bob').rolls(15);
  const moved = won().choose(id, 'ann');
  moved.choose(id, { to: [3, 5], squeezed: null }).choose(id, { to: [4, 5], squeezed: null });
  expect(moved.character('ann').at).toEqual([4, 5]);
  expect(moved.legalOf('choose')).toEqual([]);
  expect(won(another).legalOf('choose')).toEqual([]);
});

test('commander-darth-revan: an ally moves before the first activation, once a round [min.immediate.01]', () => {
  const id = 'commander-darth-revan-moves';
  const table = skirmish({
    characters: {
      ann: { at: [2, 5] },
      bob: { at: [8, 5], player: 'p2' },
      eve: { at: [2, 4], commanderEffect: 'commander-darth-revan' },
    },
    moment: { stage: 'initiative' },
  });
  table.rolls(15, 5).goesFirst('p1');
  expect(toChoose(table)).toEqual(['ann']);
  table
    .choose(id, 'ann')
    .choose(id, { to: [3, 5], squeezed: null })
    .choose(id, null);
  expect(table.character('ann')).toMatchObject({ at: [3, 5], activated: false });
  expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann', 'eve']);
});

test('commander-nute-gunray: allies have Speed 4 [min.speed.02]', () => {
  const speed = (ann: Partial<OnTable>) => {
    const [turn] = fighters(ann, {}, ledWith('nute-gunray')).state.stack.filter(
      ({ procedure }) => procedure === 'turn',
    );
    return (turn as unknown as { speed: number }).speed;
  };
  expect(speed({})).toBe(4);
  expect(speed({ abilities: ['droid'] })).toBe(6);
});

test('commander-san-hill: his player activates one in each phase [min.phase.01]', () => {
  const next = (commanderEffect: string | null) =>
    skirmish({
      characters: {
        bob: { at: [8, 5], player: 'p2' },
        cid: { at: [8, 6], player: 'p2' },
        dan: { at: [8, 7], player: 'p2' },
        eve: { at: [2, 4], commanderEffect },
        ann: { at: [2, 5] },
      },
    })
      .endTurn()
      .activate('cid')
      .endTurn()
      .activate('eve')
      .endTurn()
      .by();
  expect(next('commander-san-hill')).toEqual(['p2']);
  expect(next(null)).toEqual(['p1']);
});

describe.each(['grand-admiral-thrawn', 'thrawn-mitthrawnuruodo'])('commander-%s', (of) => {
  const id = `commander-${of}-swaps`;
  const ends = (amy: Partial<OnTable> = {}) =>
    skirmish({
      characters: {
        eve: { at: [2, 5], commanderEffect: `commander-${of}` },
        ann: { at: [3, 5] },
        amy: { at: [3, 7], ...amy },
        bob: { at: [8, 5], player: 'p2' },
      },
    }).endTurn();

  test('two allies of one size change places as his turn ends [min.commander-effect.01]', () => {
    const swapped = ends().choose(id, 'ann').choose(id, 'amy');
    expect([swapped.character('ann').at, swapped.character('amy').at]).toEqual([
      [3, 7],
      [3, 5],
    ]);
  });

  test('not of two sizes, nor farther than 6 squares [min.commander-effect.02]', () => {
    expect(ends({ size: 'large' }).legalOf('choose')).toEqual([]);
    expect(ends({ at: [9, 9] }).legalOf('choose')).toEqual([]);
  });
});
