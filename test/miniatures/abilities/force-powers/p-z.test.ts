/** Force powers: P to Z. */
import { has } from '../../fight';
import { skirmish, type OnTable, type Table } from '../../table';
import { duel } from '../duel';
import { activated, damages, having, saves, using, whyNotUse } from '../having';
import {
  DROID,
  among,
  apart,
  beside,
  enemy,
  enemyAt,
  first,
  forceLeft,
  rolls,
  round,
  windu,
  within6,
  type At,
} from '../tables';

test('Whirlwind Attack: two attacks against each adjacent enemy, for the whole turn [min.whirlwind-attack.01]', () => {
  const used = using(among('whirlwind-attack'), 'whirlwind-attack');
  for (const target of ['cid', 'bob', 'dan', 'bob', 'cid', 'dan']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'dan', 'far')).toEqual([20, 20, 20, 0]);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(used.character('ann').force).toBe(8);
  expect(whyNotUse(among('whirlwind-attack').attack('bob').rolls(2).keep(), 'whirlwind-attack').code).toBe(
    'turn-begun',
  );
});

describe('Transfer Essence', () => {
  const table = (amy: Partial<OnTable>, ann: Partial<OnTable> = {}): Table =>
    duel(
      { at: [1, 1], force: 1, powers: ['transfer-essence'], ...ann },
      { at: [12, 5] },
      { amy: { at: [8, 8], ...amy } },
    );

  test('any living ally, in sight or not [min.transfer-essence.01]', () => {
    const map = '+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+';
    const walled = skirmish({
      map,
      characters: {
        ann: { at: [0, 0], force: 1, powers: ['transfer-essence'] },
        amy: { at: [3, 0] },
        ada: { at: [3, 1], abilities: ['droid'] },
        bob: { at: [1, 1], player: 'p2' },
      },
    }).use('transfer-essence');
    expect(walled.legalOf('choose').map((each) => each.chosen)).toEqual([{ ally: 'amy', to: [3, 0] }]);
    walled.choose('transfer-essence', { ally: 'amy', to: [3, 0] });
    expect(walled.character('ann')).toMatchObject({ at: [3, 0], force: 0 });
  });

  test('the ally leaves the map, and the user takes one of its squares [min.transfer-essence.02]', () => {
    const done = table({ size: 'large' }).use('transfer-essence');
    const places = [
      [8, 8],
      [9, 8],
      [8, 9],
      [9, 9],
    ];
    expect(done.legalOf('choose').map((each) => each.chosen)).toEqual(places.map((to) => ({ ally: 'amy', to })));
    done.choose('transfer-essence', { ally: 'amy', to: [9, 8] });
    expect([done.character('amy').place, done.character('ann').at]).toEqual(['defeated', [9, 8]]);
  });

  test('a Large user stands around where a Medium ally stood, as far as there is room [min.transfer-essence.02]', () => {
    const done = table({ at: [8, 9] }, { size: 'large' }).use('transfer-essence');
    expect(done.legalOf('choose').map((each) => each.chosen)).toEqual([
      { ally: 'amy', to: [7, 8] },
      { ally: 'amy', to: [8, 8] },
    ]);
  });

  test('nothing saves the ally [min.transfer-essence.03]', () => {
    const done = table({ abilities: ['avoid-defeat'], cost: 12 });
    done.use('transfer-essence').choose('transfer-essence', { ally: 'amy', to: [8, 8] });
    expect(done.toldOf('save-rolled')).toEqual([]);
    expect(done.character('amy').place).toBe('defeated');
  });

  test('in its own turn alone, and it still moves and attacks [min.transfer-essence.04]', () => {
    const done = table({});
    done.use('transfer-essence').choose('transfer-essence', { ally: 'amy', to: [8, 8] });
    expect(done.targets()).toEqual(['bob']);
    done.move([9, 8]).attack('bob').rolls(2).endTurn();
    const waiting = skirmish({
      characters: {
        bob: { at: [12, 5], player: 'p2', abilities: [has('missiles', 10)] },
        ann: { at: [1, 1], force: 1, powers: ['transfer-essence'] },
        amy: { at: [8, 8] },
      },
    });
    const asked = { type: 'use-ability', player: 'p1', ability: 'transfer-essence', source: 'ann' } as const;
    expect(waiting.refused(asked).code).toBeDefined();
    expect(waiting.endTurn().activate('ann').legalOf('use-ability')).toHaveLength(1);
  });
});

test('Pawn of the Dark Side: an ally takes a turn that is no activation, and 10 damage [min.pawn-of-the-dark-side.01, min.pawn-of-the-dark-side.02, min.pawn-of-the-dark-side.03]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [5, 5], force: 1, powers: ['pawn-of-the-dark-side'] },
      amy: { at: [5, 7] },
      una: { at: [6, 7], abilities: ['unique'] },
      bob: { at: [12, 5], player: 'p2' },
    },
  });
  const chosen = table.use('pawn-of-the-dark-side');
  expect(chosen.legalOf('choose').map((each) => each.chosen)).not.toContain('una');
  if (chosen.legalOf('choose').length > 0) chosen.choose('pawn-of-the-dark-side', 'amy');
  chosen.attack('bob').rollNow().rolls(2).endTurn();
  expect(chosen.damage('amy')).toBe(10);
  expect(chosen.character('amy').activated).toBe(false);
  expect(chosen.targets()).toEqual([]);
});

test('Shockwave stuns all others within 6 squares but for a save of 11, in place of attacks [min.shockwave.01]', () => {
  const used = saves(using(within6(having('shockwave')), 'shockwave'), { eve: 3, bob: 11, cid: 10 });
  expect(activated(used, 'bob', 'cid', 'eve', 'far')).toEqual([false, true, true, false]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(damages(used, 'cid')).toEqual([0]);
});

test('Unleash the Force only after an ally with a Force rating fell [min.unleash-the-force.01]', () => {
  const fallen = (dan: OnTable) =>
    skirmish({ characters: { ann: having('unleash-the-force', 60), bob: enemy(4, 5), dan } });
  expect(whyNotUse(fallen({ at: [9, 9], force: 2 }), 'unleash-the-force', 60).code).toBe('nobody-fell');
  expect(whyNotUse(fallen({ at: null }), 'unleash-the-force', 60).code).toBe('nobody-fell');
  expect(whyNotUse(fallen({ at: null, force: 2, player: 'p2' }), 'unleash-the-force', 60).code).toBe('nobody-fell');
  expect(fallen({ at: null, force: 2 }).legalOf('use-ability')).toHaveLength(1);
});

test('Unleash the Force: all others within 6 squares, a save of 11 halves it [min.unleash-the-force.02, min.unleash-the-force.03]', () => {
  const table = skirmish({
    characters: {
      ann: having('unleash-the-force', 60),
      bob: enemy(8, 5),
      eve: { at: [3, 6] },
      far: enemy(9, 5),
      dan: { at: null, force: 1 },
    },
  });
  const used = saves(using(table, 'unleash-the-force'), { bob: 11, eve: 10 });
  expect(damages(used, 'bob', 'eve', 'far', 'ann')).toEqual([30, 60, 0, 0]);
  expect(used.character('ann').force).toBe(5);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('Sith Grip is used where somebody is a legal target alone [min.sith-grip.01]', () => {
  const map = '+-+-+-+-+-+-+\n|. . .|. . .|\n+-+-+-+-+-+-+';
  const characters = { ann: having('sith-grip', 20, { at: [0, 0] }), bob: { at: [5, 0], player: 'p2' } } as const;
  expect(whyNotUse(skirmish({ map, characters }), 'sith-grip', 20).code).toBe('no-target');
});

test('Sith Grip: every legal target, adjacent ones only where there are any [min.sith-grip.01]', () => {
  // Dan has cover behind bob.
  const characters = {
    ann: having('sith-grip', 20),
    bob: enemy(6, 5),
    cid: enemy(2, 9),
    dan: enemy(13, 5),
    eve: { at: [0, 0] as At },
  };
  const used = saves(using(skirmish({ characters }), 'sith-grip'), {});
  expect(damages(used, 'bob', 'cid', 'dan', 'eve')).toEqual([20, 20, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const near = saves(using(skirmish({ characters: { ...characters, fay: enemy(3, 5) } }), 'sith-grip'), {});
  expect(damages(near, 'fay', 'bob', 'cid')).toEqual([20, 0, 0]);
});

test('Sith Grip is no attack [min.sith-grip.02]', () => {
  const used = saves(using(within6(having('sith-grip', 20), { bob: { defense: 99 } }), 'sith-grip'), {});
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.damage('bob')).toBe(20);
});

test('Sith Hatred: 10 damage to all enemies within 2 squares, beside attacks [min.sith-hatred.01]', () => {
  const table = skirmish({
    characters: {
      ann: having('sith-hatred'),
      bob: enemy(3, 6),
      cid: enemy(4, 5),
      eve: { at: [1, 5] },
      far: enemy(5, 5),
    },
  });
  const used = saves(using(table, 'sith-hatred'), {});
  expect(damages(used, 'bob', 'cid', 'eve', 'far')).toEqual([10, 10, 0, 0]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.character('ann').force).toBe(8);
  expect(used.attack('bob').rollNow().rolls(2).toldOf('attack-missed')).toHaveLength(1);
});

test('Sith Sorcery: enemies within 6 squares are stunned but for a save of 11, beside attacks [min.sith-sorcery.01]', () => {
  const used = saves(using(within6(having('sith-sorcery')), 'sith-sorcery'), { bob: 10, cid: 11 });
  expect(activated(used, 'bob', 'cid', 'eve', 'far')).toEqual([true, false, false, false]);
  expect(used.character('ann').force).toBe(7);
  expect(used.targets()).toContain('bob');
});

test('nobody spends the points of one who is severed [min.sever-force.03]', () => {
  const table = skirmish({
    characters: {
      cid: { ...having('sever-force'), player: 'p2', at: [1, 9] },
      ann: { at: [0, 0], abilities: ['hand-of-the-emperor'], force: 2 },
      palpatine: { at: [0, 9], name: 'Emperor Palpatine', force: 4 },
    },
  });
  using(table, 'sever-force', 'palpatine').endTurn().activate('ann').faster();
  expect(table.legalOf('pay-force')).toEqual([]);
  expect(table.character('ann').force).toBe(1);
  expect(table.legalOf('move-faster')).toEqual([]);
});

test('Recovery removes damage from whoever uses it, for the whole turn [min.recovery.01, min.recovery.02]', () => {
  const used = using(beside(having('recovery', 20, { suffered: 50 })), 'recovery');
  expect(used.damage('ann')).toBe(30);
  expect(used.character('ann').force).toBe(8);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(using(beside(having('recovery', 20, { suffered: 10 })), 'recovery').damage('ann')).toBe(0);
});

test('Surprise Move: up to 6 squares for a Force point, once a round [min.surprise-move.01, min.surprise-move.02]', () => {
  const table = first(round({ powers: ['surprise-move'], force: 3 })).use('surprise-move');
  table.choose('surprise-move', { to: [2, 5], squeezed: null }).choose('surprise-move', null);
  expect(table.character('ann').force).toBe(2);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect(table.activate('ann').character('ann').at).toEqual([2, 5]);
});

const raging = (bob: Partial<OnTable> = {}) =>
  skirmish({
    characters: {
      ann: having('sith-rage', undefined, { damage: 20, abilities: ['double-attack'] }),
      bob: enemy(3, 5, { hitPoints: 200, ...bob }),
    },
  });

test('Sith Rage: 10 more Damage on all attacks of this turn, and not of the next [min.sith-rage.01, min.turn.01]', () => {
  const used = using(raging(), 'sith-rage');
  expect(used.character('ann').force).toBe(8);
  rolls(used.attack('bob'), 19);
  rolls(used.attack('bob'), 19);
  expect(used.damage('bob')).toBe(60);
  expect(whyNotUse(used, 'sith-rage').code).toBe('raging');
  used.endTurn().activate('bob').endTurn().rolls(12, 3).goesFirst('p1').activate('ann').attack('bob').rollNow();
  expect(rolls(used, 19).damage('bob')).toBe(80);
});

test('before the roll of its attack it is used as well [min.sith-rage.01]', () => {
  const used = raging().attack('bob').use('sith-rage-in-attack');
  expect(rolls(used, 19).damage('bob')).toBe(30);
  expect(used.character('ann').force).toBe(8);
});

/** Bob walks away from ann, who makes an attack of opportunity. */
const opportunity = (id: string, bob: Partial<OnTable> = {}) =>
  skirmish({
    characters: { ann: having(id, undefined, { damage: 20 }), bob: enemy(3, 5, bob), cid: enemy(13, 9) },
    moment: { stage: 'activations', character: 'bob' },
  })
    .move([4, 5])
    .opportunity('ann');

test('both are used in attacks of opportunity [min.sith-rage.02, min.lightsaber-precision.03]', () => {
  for (const [id, use] of [
    ['sith-rage', 'sith-rage-in-attack'],
    ['lightsaber-precision', 'lightsaber-precision'],
  ] as const) {
    expect(rolls(opportunity(id).use(use), 19).damage('bob')).toBe(30);
    expect(rolls(opportunity(id).rollNow(), 19).damage('bob')).toBe(20);
  }
});

const yoda: Partial<OnTable> = { force: 3, powers: ['use-the-force'], abilities: ['double-attack'] };

test('Use the Force: the attack counts as a natural 20 and is not rolled; the next one is [min.use-the-force.01]', () => {
  const table = duel(yoda, { defense: 90 }).attack('bob').use('use-the-force');
  expect(table.last('attack-hit')).toMatchObject({ critical: true });
  expect(table.damage('bob')).toBe(40);
  expect(table.character('ann').force).toBe(0);
  table.attack('bob').rolls(2);
  expect(table.damage('bob')).toBe(40);
  const droid = duel(yoda, { defense: 90, abilities: ['droid'] })
    .attack('bob')
    .use('use-the-force');
  expect(droid.damage('bob')).toBe(20);
});

test('Shatterpoint: an enemy within 6 squares is chosen, in place of the turn [min.shatterpoint.01]', () => {
  const table = duel(windu, { at: [11, 5] })
    .use('shatterpoint')
    .choose('shatterpoint', 'bob');
  expect(table.character('ann').force).toBe(2);
  expect([table.targets(), table.steps()]).toEqual([[], []]);
  expect(duel(windu, { at: [12, 5] }).legalOf('use-ability')).toEqual([]);
  expect(
    duel(windu, { at: [11, 5] })
      .move([6, 5])
      .legalOf('use-ability'),
  ).toEqual([]);
});

/** ann marks bob; dan has the turn after bob. */
const marked = (bob: Partial<OnTable> = {}) =>
  duel(
    { ...windu, attack: 0 },
    { defense: 90, hitPoints: 400, ...bob },
    {
      cid: enemyAt([13, 9]),
      dan: { at: [6, 4], damage: 20, attack: 0, abilities: ['double-attack'] },
    },
  )
    .use('shatterpoint')
    .choose('shatterpoint', 'bob');

test('the first attack on it in each round counts as a natural 20 [min.shatterpoint.02]', () => {
  const table = marked().endTurn().activate('dan').attack('bob');
  expect(table.last('attack-hit')).toMatchObject({ attacker: 'dan', critical: true });
  expect(table.damage('bob')).toBe(40);
  table.attack('bob').rolls(5);
  expect(table.last('attack-missed')).toMatchObject({ attacker: 'dan' });
  table.endTurn().activate('bob').endTurn().activate('cid').endTurn();
  table.rolls(15, 5).goesFirst('p1').activate('dan').attack('bob').rollNow();
  expect(table.damage('bob')).toBe(80);
});

test('and be it an attack of opportunity [min.shatterpoint.03]', () => {
  const table = marked().endTurn().activate('dan').endTurn().activate('bob').move([7, 5]).opportunity('ann');
  expect(table.damage('bob')).toBe(40);
  table.letPass();
  expect(table.character('bob').at).toEqual([7, 5]);
});

test('who is marked later takes the place of who was [min.shatterpoint.04]', () => {
  const table = duel(
    { ...windu, attack: 0 },
    { defense: 90 },
    {
      cid: enemyAt([4, 5], { defense: 90 }),
      dan: { at: [6, 4] },
      eve: { at: [3, 5] },
    },
  );
  table.use('shatterpoint').choose('shatterpoint', 'bob').endTurn().activate('dan').endTurn();
  table.activate('bob').endTurn().activate('cid').endTurn().activate('eve').endTurn();
  table.rolls(15, 5).goesFirst('p1').activate('ann').use('shatterpoint').choose('shatterpoint', 'cid').endTurn();
  table.activate('dan').attack('bob').rollNow();
  expect(table.by()).toEqual(['chance']);
  table.rolls(2).endTurn().activate('bob').endTurn().activate('cid').endTurn().activate('eve').attack('cid');
  expect(table.last('attack-hit')).toMatchObject({ attacker: 'eve', target: 'cid', critical: true });
});

test('Sith Lightning is no attack [min.sith-lightning.02]', () => {
  const used = using(apart(having('sith-lightning', 30), { defense: 99 }), 'sith-lightning', 'bob');
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.damage('bob')).toBe(30);
});

const hunger = (ann: Partial<OnTable> = {}, bob: Partial<OnTable> = {}) =>
  using(apart(having('sith-hunger', 10, ann), bob), 'sith-hunger', 'bob');

test('Sith Hunger: damage to a living enemy within 6 squares, and as much removed, without a save [min.sith-hunger.01]', () => {
  const used = hunger({ suffered: 30 });
  expect(damages(used, 'bob', 'ann')).toEqual([10, 20]);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(forceLeft(used)).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(apart(having('sith-hunger', 10), DROID), 'sith-hunger', 10).code).toBe('not-living');
  expect(whyNotUse(apart(having('sith-hunger', 10), { at: [9, 5] }), 'sith-hunger', 10).code).toBe('out-of-range');
});

test('a Force point goes over, if there is one [min.sith-hunger.02]', () => {
  const used = hunger({}, { force: 2 });
  expect([used.character('bob').force, forceLeft(used)]).toEqual([1, 9]);
  const none = hunger({}, { force: 2, forceLeft: 0 });
  expect([none.character('bob').force, forceLeft(none)]).toEqual([0, 8]);
});

test('it is no attack: nothing is rolled, no Defense helps, nobody answers an attack [min.sith-hunger.03]', () => {
  const used = hunger({}, { defense: 99, force: 2, powers: ['lightsaber-deflect', 'lightsaber-block'] });
  expect(used.damage('bob')).toBe(10);
  for (const type of ['attack-declared', 'attack-rolled', 'attack-resolved'] as const)
    expect(used.toldOf(type)).toEqual([]);
  expect(used.last('damage-dealt')).toMatchObject({ character: 'bob', byAttack: false });
  expect(used.by()).toEqual(['p1']);
});

test('nobody gets more Hit Points than at the start [min.sith-hunger.04]', () => {
  expect(hunger().damage('ann')).toBe(0);
  expect(hunger({ suffered: 5 }).damage('ann')).toBe(0);
});

const severed = (ann: Partial<OnTable> = {}) =>
  using(
    apart(
      having('sever-force', undefined, ann),
      { at: [3, 5], force: 4, powers: [{ ability: 'force-grip', value: 20 }] },
      { far: enemy(13, 9) },
    ),
    'sever-force',
    'bob',
  );

test('Sever Force: an adjacent enemy spends no Force points for the rest of the skirmish [min.sever-force.01]', () => {
  const used = severed();
  expect(forceLeft(used)).toBe(6);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  used.endTurn().activate('bob');
  expect(used.legalOf('move-faster')).toEqual([]);
  expect(used.legalOf('use-ability')).toEqual([]);
  used.attack('ann').rollNow().rolls(2);
  expect(used.legalOf('reroll')).toEqual([]);
  expect(used.character('bob').force).toBe(4);
  expect(whyNotUse(apart(having('sever-force')), 'sever-force').code).toBe('not-adjacent');
});

test('it does not count as having a Force rating [min.sever-force.02]', () => {
  const used = severed({ abilities: ['lightsaber-duelist'] })
    .endTurn()
    .activate('bob')
    .attack('ann')
    .rollNow()
    .rolls(10);
  // Without the 4 of Lightsaber Duelist: 10 and 5 against 15.
  expect(used.last('attack-hit')).toMatchObject({ total: 15, defense: 15 });
});
