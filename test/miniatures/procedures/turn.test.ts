/** Turns: moving, attacking, double moves (min.taking-a-turn, min.activating-a-character). */
import { skirmish, type OnTable } from '../table';

const FAR: OnTable = { at: [13, 9], player: 'p2' };
const turn = (ann: Partial<OnTable> = {}, others: Record<string, OnTable> = { bob: FAR }) =>
  skirmish({ characters: { ann: { at: [0, 0], ...ann }, ...others } });

const east = (from: number, to: number, row = 0): [number, number][] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, row]);

test('it moves up to 6 squares and attacks then [min.taking-a-turn.02, min.movement-basics.01, min.activating-a-character.02]', () => {
  const table = turn().move(...east(1, 6));
  expect(table.targets()).toEqual(['bob']);
  table.move([7, 0]);
  expect(table.targets()).toEqual([]);
  expect(table.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'double-move', facts: { speed: 6, moved: 7 } });
});

test('without an attack it moves up to 12 squares [min.movement-basics.02, min.activating-a-character.04, min.speed-term.01]', () => {
  const table = turn().move(...east(1, 12));
  expect(table.steps()).toEqual([]);
  expect(table.refused({ type: 'move', player: 'p1', character: 'ann', to: [13, 0], squeezed: null })).toMatchObject({
    code: 'no-squares-left',
  });
});

test('after its attack it moves up to 6 squares, if it had not moved [min.activating-a-character.03, min.move.01]', () => {
  const table = turn()
    .attack('bob')
    .rolls(2)
    .move(...east(1, 6));
  expect(table.steps()).toEqual([]);
});

test('what has moved and attacked does not move again, what has attacked and moved does not attack [min.taking-a-turn.03]', () => {
  expect(turn().move([1, 0]).attack('bob').rolls(2).steps()).toEqual([]);
  const table = turn({ abilities: ['double-attack'] })
    .attack('bob')
    .rolls(2)
    .move([1, 0]);
  expect(table.targets()).toEqual([]);
  expect(table.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'moved-after-attacking' });
});

test('it may do nothing, and is activated all the same [min.taking-a-turn.04, min.activation.02]', () => {
  const table = turn();
  expect(table.character('ann').activated).toBe(true);
  table.endTurn();
  expect(table.toldOf('turn-ended').map(({ character }) => character)).toEqual(['ann']);
  expect(table.by()).toEqual(['p2']);
});

test('a diagonal step costs 2 squares, one into low objects double [min.movement-basics.03, min.movement-basics.11, min.terrain-low-objects.02]', () => {
  const table = skirmish({
    map: `
      +-+-+-+-+
      |. . o .|
      + + + + +
      |. . o .|
      +-+-+-+-+`,
    characters: { ann: { at: [0, 0] }, bob: { at: [3, 0], player: 'p2', abilities: [] } },
  });
  table.move([1, 1], [2, 1]);
  expect(table.toldOf('character-moved').map(({ cost }) => cost)).toEqual([2, 2]);
});

test('it moves through allies, without stopping there [min.movement-basics.04, min.movement-basics.05]', () => {
  const table = turn({}, { bob: FAR, eve: { at: [1, 0] } }).move([1, 0]);
  expect(table.refused({ type: 'end-turn', player: 'p1', character: 'ann' })).toMatchObject({ code: 'cannot-stop' });
  expect(table.targets()).toEqual([]);
  table.move([2, 0]).endTurn();
  expect(table.character('ann').at).toEqual([2, 0]);
});

test('with its last square it steps onto no ally [min.movement-basics.05]', () => {
  const table = turn({ abilities: [{ ability: 'speed', value: 2 }] }, { bob: FAR, eve: { at: [4, 0] } });
  table.move(...east(1, 3));
  expect(table.steps()).not.toContainEqual([4, 0]);
});

test('it does not move through enemies [min.movement-basics.06]', () => {
  const table = turn({}, { bob: { at: [1, 0], player: 'p2' } });
  expect(table.steps()).not.toContainEqual([1, 0]);
  expect(table.refused({ type: 'move', player: 'p1', character: 'ann', to: [1, 0], squeezed: null })).toMatchObject({
    code: 'enemy-there',
  });
});

test('a character with another speed has it on its card [min.activating-a-character.07, min.speed-term.02, min.speed.01]', () => {
  const table = turn({ abilities: [{ ability: 'speed', value: 4 }] }).move(...east(1, 5));
  expect(table.targets()).toEqual([]);
  table.move(...east(6, 8));
  expect(table.steps()).toEqual([]);
});

describe('several attacks', () => {
  const near = { bob: { at: [1, 0], player: 'p2' } } as const;

  test('Double Attack: a second attack instead of moving [min.double-attack.01, min.starter-special-abilities.04]', () => {
    const table = turn({ abilities: ['double-attack'] }, near)
      .attack('bob')
      .rolls(2)
      .attack('bob')
      .rolls(2);
    expect(table.targets()).toEqual([]);
    expect(table.steps()).toEqual([]);
  });

  test('with Mobile Attack as well: after the second attack it moves no more [min.double-attack.01, min.taking-a-turn.03]', () => {
    const table = turn({ abilities: ['double-attack', 'mobile-attack'] }, near)
      .attack('bob')
      .rolls(2);
    expect(table.steps()).not.toEqual([]);
    expect(table.attack('bob').rolls(2).steps()).toEqual([]);
  });

  test('after the first attack the player decides whether it moves or attacks [min.starter-special-abilities.05]', () => {
    const table = turn({ abilities: ['double-attack'] }, near)
      .attack('bob')
      .rolls(2);
    expect(table.targets()).toEqual(['bob']);
    expect(table.steps()).not.toEqual([]);
  });

  test('who has moved makes one attack [min.starter-special-abilities.06]', () => {
    const table = turn({ abilities: ['double-attack'] }, { bob: { at: [2, 0], player: 'p2' } });
    table.move([1, 0]).attack('bob').rolls(2);
    expect(table.targets()).toEqual([]);
    expect(table.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'has-moved' });
  });

  test('Triple Attack makes three, Extra Attack one more than others give [min.triple-attack.01, min.extra-attack.02]', () => {
    const table = turn({ abilities: ['triple-attack', 'extra-attack'] }, near);
    for (let i = 0; i < 4; i++) table.attack('bob').rolls(2);
    expect(table.targets()).toEqual([]);
  });
});

describe('Force points', () => {
  const jedi: Partial<OnTable> = { force: 3 };

  test('one adds 2 squares: 8 and an attack, or 14 [min.force-points-and-force-powers.06, min.force-points-and-force-powers.07, min.force-points-basics.03]', () => {
    const eight = turn(jedi)
      .faster()
      .move(...east(1, 8));
    expect(eight.targets()).toEqual(['bob']);
    expect(eight.move([9, 0]).targets()).toEqual([]);
    const table = turn(jedi)
      .faster()
      .move(...east(1, 13), [13, 1]);
    expect(table.steps()).toEqual([]);
  });

  test('the extra squares belong to the one move: none after moving and attacking [min.force-points-and-force-powers.08]', () => {
    const table = turn(jedi).move([1, 0]).attack('bob').rolls(2).keep();
    expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' })).toMatchObject({
      code: 'move-is-over',
    });
    // Where something else keeps it from moving, that is the reason.
    const waiting = turn({ ...jedi, abilities: ['mercenary'] });
    expect(waiting.refused({ type: 'move-faster', player: 'p1', character: 'ann' })).toMatchObject({
      code: 'mercenary',
    });
  });

  test('once a turn, and what is spent is gone [min.force-points-basics.04, min.force-points-basics.05, min.spending-force-points.02]', () => {
    const table = turn(jedi).faster();
    expect(table.character('ann').force).toBe(2);
    expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' })).toMatchObject({
      code: 'force-spent',
    });
    table.attack('bob').rolls(2);
    expect(table.legalOf('reroll')).toEqual([]);
  });

  test('nobody spends what they do not have [min.force-powers.02]', () => {
    const table = turn({ force: 3, forceLeft: 0 });
    expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' })).toMatchObject({ code: 'no-force' });
  });

  test('an attack roll is rolled again, a natural 1 too; the second roll is final [min.force-points-and-force-powers.02, min.force-points-and-force-powers.03, min.force-points-and-force-powers.04]', () => {
    const table = turn(jedi).attack('bob').rolls(1).reroll().rolls(3);
    expect(table.last('attack-rerolled')).toMatchObject({ was: 1, roll: 3 });
    expect(table.last('attack-missed')).toMatchObject({ total: 8 });
    expect(table.character('ann').force).toBe(2);
    const worse = turn(jedi).attack('bob').rolls(15).reroll().rolls(2);
    expect(worse.damage('bob')).toBe(0);
  });

  test('Mettle adds 4 to the reroll; Master of the Force spends twice, and the bonuses add up [min.mettle.01, min.mettle.02, min.master-of-the-force.02]', () => {
    const once = turn({ ...jedi, abilities: ['mettle'] })
      .attack('bob')
      .rolls(2)
      .reroll()
      .rolls(6);
    expect(once.last('attack-hit')).toMatchObject({ total: 15 });
    const twice = turn({ ...jedi, abilities: ['mettle'], powers: [{ ability: 'master-of-the-force', value: 2 }] });
    twice.attack('bob').rolls(2).reroll().rolls(3).reroll().rolls(2);
    expect(twice.last('attack-hit')).toMatchObject({ total: 15 });
    expect(twice.character('ann').force).toBe(1);
  });

  test('Knight Speed adds 4 squares [min.knight-speed.01, min.named-force-powers.09]', () => {
    const table = turn({ ...jedi, powers: ['knight-speed'] })
      .use('knight-speed')
      .move(...east(1, 10));
    expect(table.targets()).toEqual(['bob']);
    expect(table.character('ann').force).toBe(2);
  });

  test('Force Renewal gives a point each time it is activated, beyond the first number [min.force-renewal-1.01, min.force-renewal-1.02, min.named-force-powers.03]', () => {
    const table = skirmish({
      characters: { ann: { at: [0, 0], force: 2, powers: [{ ability: 'force-renewal-1', value: 1 }] }, bob: FAR },
      moment: { stage: 'activations', player: 'p1' },
    });
    expect(table.activate('ann').character('ann').force).toBe(3);
  });
});

test('an ally is not attacked, nor is one of a partner [min.attacking-allies.01, min.team-play.07]', () => {
  const table = skirmish({
    players: ['p1', 'p2', 'p3', 'p4'].map((id, i) => ({ id, team: i % 2 })),
    characters: {
      ann: { at: [1, 1] },
      amy: { at: [1, 2] },
      pat: { at: [2, 1], player: 'p3' },
      bob: { at: [7, 1], player: 'p2' },
      cid: { at: [7, 3], player: 'p4' },
    },
  });
  expect(table.whyNotAttack('ann', 'amy')).toMatchObject({
    code: 'ally',
    rules: ['min.attacking-allies.01', expect.anything(), expect.anything()],
  });
  expect(table.whyNotAttack('ann', 'pat').rules.slice(0, 2)).toEqual(['min.attacking-allies.01', 'min.team-play.07']);
});
