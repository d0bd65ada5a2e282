/** Force powers: A to E. */
import { skirmish, type OnTable } from '../../table';
import { duel, numbered } from '../duel';
import { damages, having, saves, using, whyNotUse } from '../having';
import {
  DROID,
  apart,
  bothDice,
  combined,
  dying,
  enemy,
  enemyAt,
  first,
  forceLeft,
  jedi,
  rolls,
  round,
  totalWithHelp,
} from '../tables';

test('Blaster Barrage: one attack against every legal target [min.blaster-barrage.01]', () => {
  const table = skirmish({
    characters: { ann: having('blaster-barrage'), bob: enemy(7, 5), cid: enemy(2, 9), dan: enemy(9, 0) },
  });
  const used = using(table, 'blaster-barrage');
  for (const target of ['dan', 'bob', 'cid']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'dan')).toEqual([10, 10, 10]);
  expect(used.targets()).toEqual([]);
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('only those that are legal targets before the first roll and before their own [min.blaster-barrage.02]', () => {
  // Cid has cover behind bob, and becomes the nearest as bob falls.
  const table = skirmish({
    characters: {
      ann: having('blaster-barrage'),
      bob: enemy(6, 5, { hitPoints: 10 }),
      cid: enemy(9, 5),
      dan: enemy(2, 9),
      low: { at: [8, 5] },
    },
  });
  expect(table.targets()).toEqual(['bob', 'dan']);
  const used = using(table, 'blaster-barrage');
  rolls(used.attack('bob').rollNow(), 19);
  expect(used.targets()).toEqual(['dan']);
});

test('one that is no legal target any more is passed over [min.blaster-barrage.02]', () => {
  // Both are nearest behind their low objects; as bob falls, nothing else changes: a target that falls is passed over.
  const table = skirmish({
    characters: {
      ann: having('blaster-barrage'),
      bob: enemy(6, 5),
      cid: enemy(2, 9, { abilities: [{ ability: 'self-destruct', value: 200 }], hitPoints: 10 }),
      dan: enemy(3, 9),
    },
  });
  const used = using(table, 'blaster-barrage');
  rolls(used.attack('cid'), 19);
  expect(used.character('dan').place).toBe('defeated');
  expect(used.targets()).toEqual(['bob']);
});

const COVER = `
  +-+-+-+-+-+-+-+-+-+
  |. o . . . . . o .|
  +-+-+-+-+-+-+-+-+-+`;

test('enemies at the same distance are all the nearest [min.blaster-barrage.03]', () => {
  const table = skirmish({
    map: COVER,
    characters: { ann: having('blaster-barrage', undefined, { at: [4, 0] }), bob: enemy(0, 0), cid: enemy(8, 0) },
  });
  const used = using(table, 'blaster-barrage');
  expect(used.targets()).toEqual(['bob', 'cid']);
  rolls(used.attack('bob'), 19);
  expect(used.last('attack-declared').covered).toBe(true);
  expect(used.targets()).toEqual(['cid']);
});

test('Absorb Energy heals as much as it avoids, and no more than has been suffered [min.absorb-energy.02]', () => {
  const absorb = (suffered: number) =>
    duel({ damage: 30 }, { ...jedi('absorb-energy'), suffered })
      .attack('bob')
      .rolls(15)
      .use('absorb-energy')
      .rolls(11);
  expect(absorb(40).damage('bob')).toBe(10);
  expect(absorb(10).damage('bob')).toBe(0);
});

test('Eternal Hatred: for 2 Force points and a save of 6 it has all its Hit Points again [min.eternal-hatred.01]', () => {
  const sion: Partial<OnTable> = { force: 2, powers: ['eternal-hatred'] };
  expect(dying(sion).use('eternal-hatred').rolls(6).character('bob')).toMatchObject({
    place: 'map',
    damage: 0,
    force: 0,
  });
  expect(dying(sion).use('eternal-hatred').rolls(5).character('bob').place).toBe('defeated');
  expect(dying(sion).decline('eternal-hatred').character('bob').place).toBe('defeated');
  expect(dying({ ...sion, force: 1 }).character('bob').place).toBe('defeated');
});

const haunted = () =>
  duel(
    { abilities: [] },
    { suffered: 90, powers: [numbered('dark-force-spirit', 1)], force: 1 },
    {
      zed: enemyAt([13, 9], { force: 3 }),
      eve: { at: [0, 0], force: 3 },
      fox: { at: [0, 2] },
      gus: { at: null, force: 3 },
    },
  )
    .attack('bob')
    .rollNow()
    .rolls(15);

test('Dark Force Spirit: from its defeat on enemies with a Force rating lose points as they activate [min.dark-force-spirit.01]', () => {
  const table = haunted();
  expect(table.character('eve').force).toBe(3);
  table.endTurn().activate('eve');
  expect(table.character('eve').force).toBe(2);
  expect(table.last('force-lost')).toMatchObject({ character: 'eve', points: 1 });
  table.endTurn().activate('zed');
  expect(table.character('zed').force).toBe(3);
});

test('in every round, and nothing happens where no enemy has a Force rating [min.dark-force-spirit.01, min.dark-force-spirit.03]', () => {
  const table = haunted().endTurn().activate('fox');
  expect(table.toldOf('force-lost')).toEqual([]);
  table.endTurn().activate('zed').endTurn().activate('eve').endTurn();
  expect(table.character('eve').force).toBe(2);
  table.rolls(15, 5).goesFirst('p1').activate('eve');
  expect(table.character('eve').force).toBe(1);
});

test('whoever comes later is no exception [min.dark-force-spirit.02]', () => {
  const table = haunted().endTurn();
  // Reserves have come: one more enemy with a Force rating is on the map.
  const late = table.state.characters.map((each) => (each.id === 'gus' ? { ...each, place: 'map' as const } : each));
  table.state = { ...table.state, characters: late };
  expect(table.activate('gus').character('gus').force).toBe(2);
});

test('Anticipation: rolls again for a Force point, once for the squad, and keeps it [min.anticipation.01, min.anticipation.02, min.anticipation.03]', () => {
  const other: Record<string, OnTable> = { amy: { at: [1, 6], powers: ['anticipation'], force: 1 } };
  const table = round({ powers: ['anticipation'], force: 2 }, {}, other).rolls(12, 9);
  table.take({ type: 'order-ability', source: 'ann' }).use('anticipation').rolls(3);
  expect(table.character('ann').force).toBe(1);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose-first-player')).toHaveLength(2);
});

test('with Recon both dice are rolled again [min.anticipation.04]', () => {
  const table = bothDice(round({ powers: ['anticipation'], abilities: ['recon'], force: 2 }), 4, 7).rolls(5);
  bothDice(table.use('anticipation'), 2, 6);
  expect(table.last('initiative-rolled')).toMatchObject({ rolls: [2, 6], result: 6 });
});

test('Aing-Tii Flow-Walking: a whole turn for 3 Force points, once a round, and no activation [min.aing-tii-flow-walking.01, min.aing-tii-flow-walking.02, min.aing-tii-flow-walking.03]', () => {
  const table = first(round({ powers: ['aing-tii-flow-walking'], force: 6 })).use('aing-tii-flow-walking');
  expect(table.character('ann').force).toBe(3);
  table.attack('bob').rolls(2).endTurn();
  expect(table.character('ann').activated).toBe(false);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.activate('ann').targets()).toEqual(['bob']);
});

test('Battle Meditation: who combines fire adds 2 more, and enemies do not [min.battle-meditation.01]', () => {
  expect(totalWithHelp(combined(['battle-meditation']))).toBe(19);
  const used = using(combined(['battle-meditation']), 'battle-meditation');
  expect(used.character('ann').force).toBe(7);
  // It comes beside attacks.
  expect(used.targets()).toContain('bob');
  expect(totalWithHelp(used)).toBe(21);
  const table = using(combined(['battle-meditation'], { dan: { at: [13, 0] } }), 'battle-meditation').endTurn();
  rolls(table.activate('eve').endTurn(), ...[])
    .activate('bob')
    .attack('eve');
  expect(table.toldOf('fire-combined')).toEqual([]);
  expect(table.legalOf('combine-fire')).toEqual([]);
});

test('it adds to what else improves combined fire [min.battle-meditation.03]', () => {
  const synchronized = { abilities: [{ ability: 'synchronized-fire', names: 'Trooper' }] };
  const dan = { abilities: ['trooper'] };
  expect(totalWithHelp(using(combined(['battle-meditation'], { eve: synchronized, dan }), 'battle-meditation'))).toBe(
    23,
  );
  const both = combined([
    'battle-meditation',
    'control-minds',
    { ability: 'master-of-the-force', value: 2 },
  ] as string[]);
  expect(totalWithHelp(using(using(both, 'battle-meditation'), 'control-minds'))).toBe(23);
});

test('Control Minds: who combines fire adds 2 more, in place of attacks [min.control-minds.01]', () => {
  const used = using(combined(['control-minds']), 'control-minds');
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(totalWithHelp(used)).toBe(21);
});

const drain = (roll: number, bob: Partial<OnTable> = {}) =>
  saves(
    using(
      apart(having('drain-life', 20, { suffered: 30 }), bob, { guard: enemy(7, 6, { abilities: ['bodyguard'] }) }),
      'drain-life',
      'bob',
    ),
    {
      bob: roll,
    },
  );

test('Drain Life: damage to a living enemy within 6 squares, and as much removed from whoever uses it [min.drain-life.01]', () => {
  expect(damages(drain(10), 'bob', 'ann')).toEqual([20, 10]);
  expect(forceLeft(drain(10))).toBe(8);
  const ann = having('drain-life', 20);
  expect(whyNotUse(apart(ann, { at: [9, 5] }), 'drain-life', 20).code).toBe('out-of-range');
  expect(whyNotUse(apart(ann, DROID), 'drain-life', 20).code).toBe('not-living');
});

test('a save of 11 negates both; it is no attack [min.drain-life.02, min.drain-life.03]', () => {
  expect(damages(drain(11), 'bob', 'ann')).toEqual([0, 30]);
  expect(forceLeft(drain(11))).toBe(8);
  expect(drain(10).toldOf('attack-rolled')).toEqual([]);
  expect(drain(10).damage('guard')).toBe(0);
});

test('Drain Life 3: the living target and living enemies beside it, each with a save of 11 [min.drain-life-3.01]', () => {
  const table = apart(
    having('drain-life-3', undefined, { suffered: 90 }),
    {},
    {
      cid: enemy(8, 5),
      dan: enemy(7, 6, DROID),
      eve: { at: [7, 4] },
    },
  );
  const used = saves(using(table, 'drain-life-3', 'bob'), { bob: 11, cid: 10 });
  expect(damages(used, 'bob', 'cid', 'dan', 'eve')).toEqual([0, 20, 0, 0]);
  expect(forceLeft(used)).toBe(6);
});

test('it removes as much as it dealt in all [min.drain-life-3.02]', () => {
  const table = apart(having('drain-life-3', undefined, { suffered: 90 }), {}, { cid: enemy(8, 5), dan: enemy(7, 6) });
  const used = saves(using(table, 'drain-life-3', 'bob'), { bob: 2, cid: 11, dan: 10 });
  expect(damages(used, 'bob', 'cid', 'dan', 'ann')).toEqual([20, 0, 20, 50]);
  expect(used.last('damage-removed')).toMatchObject({ character: 'ann', rules: ['min.drain-life-3.02'] });
});
