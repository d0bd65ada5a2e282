/** Who may be a target, who is the nearest, what cover gives; how far a weapon reaches. */
import { fighters, has, numbersOf, rolled, strike, type Others } from '../fight';
import { skirmish, type OnTable, type Table } from '../table';

/** Ann at the left edge; low objects stand in the tenth column. */
function hiding(ann: Partial<OnTable>, others: Others): Table {
  return skirmish({
    map: `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |. . . . . . . . . o . . . .|
      + + + + + + + + + + + + + + +
      |. . . . . . . . . o . . . .|
      + + + + + + + + + + + + + + +
      |. . . . . . . . . o . . . .|
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+`,
    characters: { ann: { at: [0, 1], ...ann }, ...others },
  });
}
const p2 = (at: OnTable['at'], ...abilities: string[]): OnTable => ({ at, player: 'p2', abilities });
/** Behind the objects; more than 6 squares from somebody in the third column. */
const COVERED: OnTable['at'] = [10, 1];
const BEHIND: OnTable['at'] = [12, 1];
const targets = (ann: Partial<OnTable>, others: Others): string[] => hiding(ann, others).targets();

describe('Accurate Shot', () => {
  const others = { bob: p2(COVERED), cid: p2([5, 0]) };

  test('an enemy with cover that is not the nearest [min.accurate-shot.01]', () => {
    expect(targets({ abilities: ['accurate-shot'] }, others)).toEqual(['bob', 'cid']);
    expect(targets({}, others)).toEqual(['cid']);
  });

  test('who keeps the bonus of cover [min.accurate-shot.02]', () => {
    const table = hiding({ abilities: ['accurate-shot'] }, others);
    expect(numbersOf(strike(table)).defense).toBe(19);
    const reached = [{ code: 'covered' }, { code: 'covered-target', rules: ['min.accurate-shot.01'] }];
    expect(table.last('attack-declared').because).toMatchObject(reached);
  });
});

test('Advantageous Cover: 8 instead of 4 [min.advantageous-cover.01]', () => {
  const defense = (at: OnTable['at']) =>
    numbersOf(strike(hiding({}, { bob: { ...p2(at, 'advantageous-cover'), defense: 14 } }))).defense;
  expect([defense(COVERED), defense([5, 1])]).toEqual([22, 14]);
});

describe('Stealth', () => {
  test('with cover it is not the nearest of anybody more than 6 squares away [min.stealth.01]', () => {
    expect(targets({}, { bob: p2(COVERED, 'stealth') })).toEqual([]);
    expect(targets({}, { bob: p2([8, 1], 'stealth') })).toEqual(['bob']);
    expect(targets({ abilities: ['accurate-shot'] }, { bob: p2(COVERED, 'stealth') })).toEqual(['bob']);
  });

  test('the next one counts as the nearest [min.stealth.02]', () => {
    expect(targets({}, { bob: p2(COVERED, 'stealth'), cid: p2(BEHIND) })).toEqual(['cid']);
    expect(targets({}, { bob: p2(COVERED), cid: p2(BEHIND) })).toEqual(['bob']);
  });

  test('within 6 squares cover is as usual [min.stealth.03]', () => {
    const table = hiding({ at: [4, 1] }, { bob: p2(COVERED, 'stealth'), cid: p2(BEHIND) });
    expect(table.targets()).toEqual(['bob']);
    expect(numbersOf(strike(table)).defense).toBe(19);
  });
});

describe('Cloaked', () => {
  test('with cover no target, and not the nearest, of those who are not adjacent [min.cloaked.01]', () => {
    const near: Partial<OnTable> = { at: [7, 1] };
    expect(targets(near, { bob: p2(COVERED, 'cloaked'), cid: p2([13, 1]) })).toEqual(['cid']);
    expect(targets({ at: [9, 1] }, { bob: p2(COVERED, 'cloaked') })).toEqual(['bob']);
    expect(targets({}, { bob: p2([8, 1], 'cloaked') })).toEqual(['bob']);
  });

  test('Accurate Shot does not help [min.cloaked.02]', () => {
    expect(targets({ abilities: ['accurate-shot'] }, { bob: p2(COVERED, 'cloaked') })).toEqual([]);
  });

  test('a Sniper sees past characters, not past low objects [min.cloaked.03]', () => {
    const sniper: Partial<OnTable> = { abilities: ['sniper'] };
    const screened = { bob: p2([5, 1], 'cloaked'), cid: p2([3, 1]) };
    expect(targets(sniper, screened)).toEqual(['bob', 'cid']);
    expect(targets({}, screened)).toEqual(['cid']);
    expect(targets(sniper, { bob: p2(COVERED, 'cloaked') })).toEqual([]);
  });
});

describe('Sniper', () => {
  const sniper: Partial<OnTable> = { name: 'Nikto Soldier', abilities: ['sniper'] };
  const trooper = { ...p2([3, 1]), name: 'Clone Trooper' };
  const commander = (at: OnTable['at']) => ({ bob: { ...p2(at), name: 'Clone Trooper Commander' }, cid: trooper });

  test('characters in between give no cover: a legal target, without the bonus [min.sniper.01, min.sniper.02, min.sniper.04]', () => {
    expect(targets({}, commander([6, 1]))).toEqual(['cid']);
    const table = hiding(sniper, commander([6, 1]));
    expect(table.targets()).toEqual(['bob', 'cid']);
    expect(numbersOf(strike(table)).defense).toBe(15);
  });

  test('low objects do [min.sniper.03, min.sniper.04]', () => {
    expect(targets(sniper, commander(COVERED))).toEqual(['cid']);
  });
});

test('Invisibility: only adjacent characters attack it, and it is never the nearest [min.invisibility.01]', () => {
  expect(targets({}, { bob: p2([2, 1], 'invisibility'), cid: p2(COVERED) })).toEqual(['cid']);
  expect(targets({}, { bob: p2([1, 1], 'invisibility') })).toEqual(['bob']);
});

describe('Diplomat', () => {
  const leaving = (abilities: string[], against: string[], more: Record<string, OnTable> = {}): readonly string[] =>
    skirmish({ characters: { bob: { at: [5, 5], abilities }, ann: { ...p2([4, 5], ...against) }, ...more } })
      .take({ type: 'move', to: [6, 5] })
      .by();

  test('no attack of opportunity either, while somebody else is in sight [min.diplomat.01, min.attack-of-opportunity.02]', () => {
    expect(leaving(['diplomat'], [], { cid: { at: [8, 5] } })).toEqual(['p1']);
    expect(leaving(['diplomat'], [])).toEqual(['p2']);
    expect(leaving(['diplomat'], [], { cid: { at: [8, 5], abilities: ['diplomat'] } })).toEqual(['p2']);
  });

  test('nor one by Order 66 against Execute Order 66; by anybody else there is [min.execute-order-66.01]', () => {
    expect(leaving(['execute-order-66'], ['order-66'])).toEqual(['p1']);
    expect(leaving(['execute-order-66'], [])).toEqual(['p2']);
  });

  test('no target while somebody else is in sight, be it adjacent [min.diplomat.01, min.diplomat.02]', () => {
    expect(targets({}, { bob: p2([1, 1], 'diplomat'), cid: p2([5, 1]) })).toEqual([]);
    expect(targets({}, { bob: p2([5, 0], 'diplomat'), cid: p2([5, 2]) })).toEqual(['cid']);
    expect(targets({}, { bob: p2([1, 1], 'diplomat') })).toEqual(['bob']);
    expect(targets({}, { bob: p2([1, 1], 'diplomat'), cid: p2(null) })).toEqual(['bob']);
    expect(targets({}, { bob: p2([5, 0], 'diplomat'), cid: p2([5, 2], 'diplomat') })).toEqual(['bob', 'cid']);
  });
});

test('Execute Order 66: no target of those with Order 66 [min.execute-order-66.01]', () => {
  const others = { bob: p2([5, 1], 'execute-order-66'), cid: p2([5, 2]) };
  expect(targets({ abilities: ['order-66'] }, others)).toEqual(['cid']);
  expect(targets({}, others)).toEqual(['bob', 'cid']);
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

describe('Melee', () => {
  test('only adjacent enemies [min.melee-attack.01]', () => {
    const fists: Partial<OnTable> = { abilities: ['melee-attack'] };
    expect(targets(fists, { bob: p2([2, 1]) })).toEqual([]);
    expect(targets(fists, { bob: p2([1, 1]) })).toEqual(['bob']);
  });

  const reach: Partial<OnTable> = { abilities: [{ ability: 'melee-attack' }, has('melee-reach', 2)] };

  test('Melee Reach 2: within 2 squares all are adjacent, in its own turn [min.melee-reach.01]', () => {
    expect(targets(reach, { bob: p2([2, 1]), cid: p2([3, 1]) })).toEqual(['bob']);
    const hidden = hiding({ ...reach, at: [8, 1] }, { bob: p2(COVERED) });
    expect(strike(hidden).last('attack-declared').covered).toBe(false);
    const passed = hiding(reach, { bob: p2([2, 1]) })
      .endTurn()
      .activate('bob');
    expect(passed.take({ type: 'move', to: [3, 1], squeezed: null }).by()).toEqual(['p2']);
  });

  test('who strikes so far is adjacent, too [min.melee-reach.02]', () => {
    const bomb: OnTable = { ...p2([2, 1]), abilities: [has('self-destruct', 20)], hitPoints: 10 };
    const struck = hiding(reach, { bob: bomb, cid: p2([13, 1]) }).attack('bob');
    expect(rolled(struck).damage('ann')).toBe(20);
    const shot = hiding({}, { bob: bomb, cid: p2([13, 1]) }).attack('bob');
    expect(rolled(shot).damage('ann')).toBe(0);
  });
});
