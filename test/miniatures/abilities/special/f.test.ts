/** Special abilities: F. */
import { scoreOf } from '../../../../src/miniatures/queries/score';
import { fighters, has, numbersOf, rolled, strike, type Others } from '../../fight';
import { begin, type Side } from '../../squads';
import { skirmish, type Fighter, type OnTable, type Table } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { damages, having, saves, using, whyNotUse } from '../having';
import {
  FAR,
  attackWith,
  besideAnn,
  canUse,
  dying,
  enemy,
  enemyAt,
  markable,
  mounted,
  place,
  seesTo,
  throwing,
  together,
  windu,
} from '../tables';

test('Fire Control: allied Droids that are not Unique, wherever they are [min.fire-control.01]', () => {
  const control = { eve: { at: [13, 0], abilities: ['fire-control'], activated: true } } satisfies Others;
  expect(attackWith({ abilities: ['droid'] }, control)).toBe(9);
  expect(attackWith({ abilities: ['droid', 'unique'] }, control)).toBe(5);
  expect(attackWith({}, control)).toBe(5);
  expect(attackWith({ abilities: ['droid'] }, { eve: { ...control.eve, player: 'p2' } })).toBe(5);
  expect(attackWith({ abilities: ['droid'] }, { eve: { ...control.eve, at: null, aside: true } })).toBe(5);
});

test('Flurry Attack: one more attack for each critical hit, also for a natural 20 on a Droid [min.flurry-attack.01, min.flurry-attack.02]', () => {
  const flurry = { abilities: ['flurry-attack'] };
  const table = duel(flurry, { abilities: ['droid'] })
    .attack('bob')
    .rolls(20);
  expect(table.damage('bob')).toBe(20);
  table.choose('flurry-attack', 'bob').rolls(20).choose('flurry-attack', 'bob').rolls(15);
  expect(table.damage('bob')).toBe(60);
  expect(table.legalOf('choose')).toEqual([]);
  expect(duel(flurry).attack('bob').rolls(19).legalOf('choose')).toEqual([]);
  expect(duel(flurry).attack('bob').rolls(20).decline('flurry-attack').toldOf('attack-declared')).toHaveLength(1);
});

test('it may be made against another legal target [min.flurry-attack.03]', () => {
  const table = duel({ abilities: ['flurry-attack'] }, {}, { cid: enemyAt([4, 5]), dan: enemyAt([10, 5]) });
  table.attack('bob').rolls(20);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['bob', 'cid']);
  expect(table.choose('flurry-attack', 'cid').rolls(15).damage('cid')).toBe(20);
});

test('Force Empathic: it suffers as allies with a Force rating fall [min.force-empathic.01]', () => {
  const empath = { cid: enemyAt([10, 9], { abilities: [numbered('force-empathic', 10)] }) };
  expect(dying({ force: 1 }, empath).damage('cid')).toBe(10);
  expect(dying({}, empath).damage('cid')).toBe(0);
  // An enemy is no ally.
  const foe = { cid: enemyAt([10, 9], { player: 'p1', abilities: ['melee-attack', numbered('force-empathic', 10)] }) };
  expect(dying({ force: 1 }, foe).damage('cid')).toBe(0);
});

test('Furious Assault: double speed, then every legal target once, as it was before the first roll [min.furious-assault.01, min.furious-assault.02]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [1, 5], abilities: ['furious-assault'], damage: 100 },
      bob: { at: [9, 4], player: 'p2' },
      cid: { at: [9, 6], player: 'p2' },
    },
  });
  table.use('furious-assault').move([2, 5], [3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5]);
  expect(table.targets()).toEqual([]);
  table.use('effect-furious-assault-attacks').attack('bob').rolls(19);
  expect(table.targets()).toEqual(['cid']);
  table.attack('cid').rolls(2);
  expect(table.toldOf('attack-resolved').map(({ target, hit }) => [target, hit])).toEqual([
    ['bob', true],
    ['cid', false],
  ]);
  expect(table.steps()).toEqual([]);
});

test('Flux Density: 10 more if Droids combine fire, however many [min.flux-density.01]', () => {
  const flux: Partial<OnTable> = { damage: 20, abilities: ['flux-density'] };
  const droid: Partial<OnTable> = { abilities: ['droid'] };
  expect(numbersOf(together(flux, { eve: { ...besideAnn, ...droid } })).damage).toBe(30);
  expect(numbersOf(together(flux, { eve: { ...besideAnn, ...droid }, fay: { at: [1, 4], ...droid } })).damage).toBe(30);
  expect(numbersOf(together(flux, { eve: { ...besideAnn, ...droid }, fay: { at: [1, 4] } })).damage).toBe(30);
  expect(numbersOf(together(flux, { eve: besideAnn })).damage).toBe(20);
});

describe('Flanking Support', () => {
  const supported = (fay: OnTable['at'], gus: Partial<OnTable> = {}, roll = 15, more: Others = {}): Table => {
    const others: Others = {
      ...more,
      fay: { at: fay, abilities: ['flanking-support'] },
      gus: { at: [2, 6], ...gus },
    };
    const table = fighters({}, { ...FAR, defense: 18 }, others)
      .attack('bob')
      .combine('fay');
    return rolled(table, roll).endTurn();
  };
  const defense = (table: Table): number => numbersOf(rolled(table.activate('gus').attack('bob'))).defense;

  test('4 less Defense against later attacks of allies without Mounted Weapon [min.flanking-support.01]', () => {
    expect(defense(supported([4, 4]))).toBe(14);
    expect(defense(supported([4, 4], mounted))).toBe(18);
    expect(defense(supported([2, 4]))).toBe(18);
    expect(defense(supported([4, 4], {}, 2))).toBe(18);
  });

  test('against the one that was hit, not against its neighbor [min.flanking-support.01]', () => {
    const table = supported([4, 4], {}, 15, { cid: enemyAt([2, 7], { defense: 18 }) });
    table.activate('gus').attack('cid');
    expect(numbersOf(rolled(table)).defense).toBe(18);
  });

  test('not for the attack itself, and until the round ends [min.flanking-support.01, min.round.01]', () => {
    const table = supported([4, 4]);
    expect(table.last('attack-hit').defense).toBe(18);
    expect(table.last('ability-gained')).toMatchObject({ character: 'bob', until: 'round' });
    table.activate('gus').endTurn().activate('bob').endTurn();
    expect(table.last('ability-lost')).toMatchObject({ character: 'bob', lost: 'effect-flanked' });
  });
});

const immune = { abilities: ['force-immunity', MELEE] };

test('Force Immunity: no power on it, no reroll against it, no answer to its attacks [min.force-immunity.01]', () => {
  for (const power of ['lightsaber-block', 'lightsaber-riposte', 'illusion', 'force-bubble']) {
    const hit = duel(immune, { force: 3, powers: [power] })
      .attack('bob')
      .rolls(15);
    expect(hit.damage('bob')).toBe(20);
    expect(hit.last('ability-skipped')).toMatchObject({ ability: power, code: 'force-immunity' });
  }
  const saving = duel(immune, { force: 3, abilities: ['parry'] })
    .attack('bob')
    .rolls(15, 5);
  expect(saving.damage('bob')).toBe(20);
  expect(saving.toldOf('force-spent')).toEqual([]);
  const missed = duel({ force: 3 }, immune).attack('bob').rolls(2);
  expect(missed.legalOf('reroll')).toEqual([]);
  expect(missed.toldOf('attack-missed')).toHaveLength(1);
  expect(canUse(duel(windu, immune))).toBe(false);
  // Whoever has it spends what it likes.
  expect(
    duel({ ...immune, force: 1 })
      .attack('bob')
      .rolls(2)
      .legalOf('reroll'),
  ).toHaveLength(1);
});

test('where characters are chosen, another must be [min.force-immunity.02]', () => {
  const table = duel(windu, immune, { cid: enemyAt([4, 5]) });
  expect(markable(table)).toEqual(['cid']);
});

test('a power that many suffer leaves it out [min.force-immunity.02]', () => {
  const shock = { force: 5, powers: ['shockwave'] };
  const table = duel(shock, immune, { cid: enemyAt([4, 5]) })
    .use('shockwave')
    .rolls(2);
  expect(table.toldOf('save-rolled').map(({ character }) => character)).toEqual(['cid']);
  expect([table.character('bob').activated, table.character('cid').activated]).toEqual([false, true]);
});

test('Force Lightning leaps to others than a neighbor that has it [min.force-immunity.02]', () => {
  const dooku = { force: 5, powers: ['force-lightning-2'] };
  const crowd = { cid: enemyAt([9, 5], { abilities: ['force-immunity'] }), dan: enemyAt([9, 4]), eve: enemyAt([9, 6]) };
  const table = duel(dooku, { at: [8, 5] }, crowd).use('force-lightning-2');
  const chosen = table.legalOf('choose').map((each) => each.chosen);
  expect(chosen).toContainEqual({ target: 'bob', also: ['dan', 'eve'] });
  expect(JSON.stringify(chosen)).not.toContain('cid');
});

test('a Force Ascetic spends on named powers, not on rerolls or faster moves [min.force-ascetic.01]', () => {
  const table = skirmish({
    characters: {
      ann: { at: [0, 0], abilities: ['force-ascetic'], force: 3, powers: [{ ability: 'force-grip', value: 20 }] },
      bob: enemy(5, 0),
    },
  });
  expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' }).code).toBe('force-ascetic');
  expect(using(table, 'force-grip', 'bob').damage('bob')).toBe(20);
  const missed = skirmish({
    characters: { ann: { at: [0, 0], abilities: ['force-ascetic'], force: 3 }, bob: enemy(5, 0) },
  });
  missed.attack('bob').rolls(2);
  expect(missed.last('attack-missed')).toMatchObject({ total: 7 });
});

describe('Frozen in Carbonite', () => {
  const FROZEN = ['frozen-in-carbonite', 'unique'];
  const solo: Fighter = { name: 'Han Solo', faction: 'rebel', cost: 31, abilities: ['unique'], hitPoints: 10 };
  const rebels: Side = {
    faction: 'rebel',
    cards: { ann: { cost: 20 }, frozen: { name: 'Han Solo in Carbonite', cost: 0, abilities: FROZEN }, solo },
    chosen: 'solo',
  };
  const imperials: Side = { faction: 'imperial', cards: { bob: {} } };

  test('the opponent sets it up with the own squad [min.frozen-in-carbonite.02]', () => {
    const table = begin([rebels, imperials], { era: 'rebellion' });
    table.take({ type: 'choose-start-area', area: 0 });
    expect(table.by()).toEqual(['p2']);
    const both = [table.legalOf('set-up')[0]?.character];
    table.take({ type: 'set-up', at: [0, 0] });
    both.push(table.legalOf('set-up')[0]?.character);
    expect([...both].sort()).toEqual(['bob', 'frozen']);
    table.take({ type: 'set-up', at: [1, 0] });
    expect(table.legalOf('set-up')[0]?.character).toBe('ann');
    table.take({ type: 'set-up', at: [0, 13] });
    expect(table.state.stage).toBe('initiative');
    expect(table.character('frozen')).toMatchObject({ worth: 16, counts: false, player: 'p1' });
  });

  /** Bob in his turn; who is in carbonite stands in his way. */
  const stands = (more: Record<string, OnTable> = {}): Table =>
    skirmish({
      characters: {
        bob: { at: [5, 5], player: 'p2', hitPoints: 10 },
        frozen: { at: [7, 5], name: 'Carbonite', abilities: FROZEN, cost: 7 },
        ann: { at: [9, 5], hitPoints: 10 },
        solo: { at: null, aside: true, ...solo },
        ...more,
      },
    });

  test('it is not activated, does not move, and is no target [min.frozen-in-carbonite.03]', () => {
    const table = stands();
    expect(table.targets()).toEqual(['ann']);
    expect(table.whyNotAttack('bob', 'frozen').code).toBe('frozen');
    table.endTurn();
    expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann']);
    table.activate('ann').endTurn();
    // The round is over, with it unactivated.
    expect(table.by()).toEqual(['chance']);
  });

  test('nobody enters its square, and it gives cover [min.frozen-in-carbonite.04]', () => {
    const table = stands();
    table.attack('ann');
    expect(table.last('attack-declared').covered).toBe(true);
    const step = (id: string, player: string, to: [number, number]) =>
      ({ type: 'move', player, character: id, to, squeezed: null }) as const;
    const enemy = stands().move([6, 5]);
    expect(enemy.refused(step('bob', 'p2', [7, 5])).code).toBe('frozen');
    // An object is beside nobody, as targets go.
    expect(enemy.targets()).toEqual(['ann']);
    const ally = stands().endTurn().activate('ann').move([8, 5]);
    expect(ally.refused(step('ann', 'p1', [7, 5])).code).toBe('frozen');
    const flier = stands({ fay: { at: [7, 6], player: 'p2', abilities: ['flight'] } });
    flier.endTurn().activate('fay');
    expect(flier.refused(step('fay', 'p2', [7, 5])).code).toBe('frozen');
  });

  test('it does not count for who has won, nor for points, and goes with the last of its squad [min.frozen-in-carbonite.05, min.frozen-in-carbonite.06]', () => {
    const table = strike(stands(), 'ann', 20);
    expect(table.state.winners).toEqual(['p2']);
    expect(place(table, 'frozen')).toBe('defeated');
    expect(scoreOf(table.state, 'p2')).toBe(10);
    const another = strike(stands({ amy: { at: [0, 0] } }), 'ann', 20);
    expect([another.state.winners, place(another, 'frozen')]).toEqual([null, 'map']);
  });

  test('with three sides the skirmish goes on without it [min.frozen-in-carbonite.06]', () => {
    const table = strike(stands({ cid: { at: [0, 0], player: 'p3' } }), 'ann', 20);
    expect([table.state.winners, place(table, 'frozen')]).toEqual([null, 'defeated']);
  });

  const freed = (): Table => {
    const table = stands().endTurn().activate('ann').move([8, 5]).endTurn();
    return table.choose('frozen-in-carbonite-ends', 'solo');
  };

  test('an ally that ends its turn beside it may set Han Solo free [min.frozen-in-carbonite.07]', () => {
    const table = freed();
    expect(table.character('solo')).toMatchObject({ place: 'map', at: [7, 5], damage: 0, counts: true });
    expect(place(table, 'frozen')).toBe('defeated');
    expect(table.toldOf('character-defeated')).toEqual([]);
    const away = stands().endTurn().activate('ann').endTurn();
    expect(place(away, 'frozen')).toBe('map');
    expect(away.by()).toEqual(['chance']);
    const not = stands().endTurn().activate('ann').move([8, 5]).endTurn().decline('frozen-in-carbonite-ends');
    expect([place(not, 'frozen'), place(not, 'solo')]).toEqual(['map', 'aside']);
  });

  test('he counts as activated in this round [min.frozen-in-carbonite.08]', () => {
    const table = freed();
    expect(table.by()).toEqual(['chance']);
    table.rolls(3, 9).goesFirst('p1');
    expect(table.legalOf('activate').map(({ character }) => character)).toEqual(['ann', 'solo']);
  });

  test('he is worth half of his printed cost [min.frozen-in-carbonite.09]', () => {
    const table = freed().rolls(3, 9).goesFirst('p2').activate('bob');
    strike(table, 'solo', 19);
    expect(place(table, 'solo')).toBe('defeated');
    expect(scoreOf(table.state, 'p2')).toBe(16);
  });
});

test('the Fragile attack again once they have Hit Points enough [min.fragile.02]', () => {
  const fragile: Partial<OnTable> = { abilities: [{ ability: 'droid' }, has('fragile', 30)], at: [3, 4] };
  const table = (repairs: boolean): Table => {
    const before = seesTo('repair', 10, fragile);
    if (repairs) before.use('repair').choose('repair', 'eve');
    return before.endTurn().activate('eve');
  };
  expect([table(false).targets(), table(true).targets()]).toEqual([[], ['bob']]);
});

test('Fragile 30: no attack with fewer Hit Points, not even of opportunity [min.fragile.01]', () => {
  const fragile = (left: number): Partial<OnTable> => ({ abilities: [has('fragile', 30)], suffered: 100 - left });
  expect(fighters(fragile(20)).targets()).toEqual([]);
  expect(fighters(fragile(30)).targets()).toEqual(['bob']);
  const opportunities = (left: number): number => {
    const table = fighters(fragile(left))
      .endTurn()
      .activate('bob')
      .take({ type: 'move', to: [4, 5], squeezed: null });
    return table.legalOf('attack-of-opportunity').length;
  };
  expect([opportunities(20), opportunities(30)]).toEqual([0, 1]);
});

test('Flamethrower: no save, no attack roll, no bonus [min.flamethrower.01, min.flamethrower.03]', () => {
  const ann = having('flamethrower', 20, { abilities: ['cunning-attack'] });
  const used = saves(using(throwing(ann, { bob: { defense: 30 } }), 'flamethrower', 'bob'), {});
  expect(damages(used, 'eve', 'bob', 'cid')).toEqual([20, 20, 20]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.toldOf('save-rolled')).toEqual([]);
});

const CORNER = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + + + + + + + + + + +
  |. . . . . . . . . .|
  + + + + + + +-+-+-+-+
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

test('the target is within 6 squares; those beside it need not be, nor in sight [min.flamethrower.02]', () => {
  const around = (bob: [number, number]) =>
    skirmish({
      map: CORNER,
      characters: {
        ann: having('flamethrower', 20, { at: [0, 0] }),
        bob: { at: bob, player: 'p2' },
        cid: { at: [6, 1], player: 'p2' },
      },
    });
  // Bob stands before the end of the wall, cid behind it.
  const used = saves(using(around([6, 0]), 'flamethrower', 'bob'), {});
  expect(damages(used, 'bob')).toEqual([20]);
  expect(whyNotUse(around([7, 0]), 'flamethrower', 20).code).toBe('out-of-range');
});

test('Flight: no wall is crossed, and it ends on no pit and in nobody [min.flight.02]', () => {
  const map = '+-+-+-+-+-+\n|. . x . .|\n+ + + + + +\n|. . . .|.|\n+-+-+-+-+-+';
  const table = (): Table =>
    skirmish({
      map,
      characters: { ann: { at: [1, 1], abilities: ['flight'] }, bob: { at: [2, 0], player: 'p2' } },
    });
  const overPit = table().move([2, 1]);
  expect(overPit.legalOf('end-turn')).toEqual([]);
  expect(overPit.move([3, 1]).legalOf('end-turn')).toHaveLength(1);
  const overBob = table().move([1, 0], [2, 0]);
  expect(overBob.legalOf('end-turn')).toEqual([]);
  const atWall = overBob.move([3, 0]);
  expect(atWall.legalOf('end-turn')).toHaveLength(1);
  expect(atWall.steps()).not.toContainEqual([4, 0]);
  const refused = atWall.refused({ type: 'move', player: 'p1', character: 'ann', to: [4, 0], squeezed: null });
  expect(refused.code).toBe('wall');
});
