/** What abilities offer and ask for on the way: 'you may', 'unless an opponent', 'do X to do Y', options (des.abilities, des.then-effects). */
import { reached } from '../probe';
import { P1, P2, codeOf, destinyTable, type Setting, type Table } from '../table';

jest.mock('../../../src/destiny/abilities/awakenings-red-events', () =>
  jest.requireActual<typeof import('../probe')>('../probe').withParts((kit) => {
    const { chooseOption, discardOwnCard, discardOwnCards, gain, ifAnOpponentGives, ifChosen, may, pay } = kit;
    const { playerOf, reason, removeOwnDie, showing, unless, unlessAnOpponentSpends } = {
      ...kit,
      ...jest.requireActual<typeof import('../../../src/destiny/queries/players')>(
        '../../../src/destiny/queries/players',
      ),
    };
    const poor = reason('poor', 'There is too little.', ['des.resources.01']);
    return {
      '01068': [may('one', {}, gain(1)), may('two', { by: () => 'p2' }, gain(2))],
      '01069': [
        may('one', { able: (state) => playerOf(state, 'p2').resources > 1 }, gain(1)),
        may('two', { unable: (state) => (playerOf(state, 'p2').resources > 0 ? null : poor) }, gain(2)),
        may('three', { not: (state) => (playerOf(state, 'p2').resources > 0 ? null : poor) }, gain(3)),
      ],
      '01070': [unlessAnOpponentSpends(1, gain(4))],
      '01071': [ifAnOpponentGives(2, (_state, opponent) => (opponent === 'p3' ? poor : null), gain(4))],
      '01105': [discardOwnCard(), ifAnOpponentGives(2, () => null, gain(4))],
      '01072': [pay(3)],
      '01073': [unless('p2 has 2', (state) => playerOf(state, 'p2').resources === 2)],
      '01074': [chooseOption(['dice', 'damage']), ifChosen('dice', gain(3)), ifChosen('damage', gain(4))],
      '01075': [discardOwnCard()],
      '01103': [discardOwnCards(() => true)],
      '01104': [removeOwnDie(showing('ranged'))],
    };
  }),
);

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });

/** `theirs`: resources of p2 and, where there are two, of p3. */
function played(code: string, theirs: number[] = [], mine: Setting['p1'] = {}): Table {
  reached.length = 0;
  const others = theirs.map((resources, i) => ({ resources, characters: [i === 0 ? 'Padawan' : 'Finn'] }));
  return destinyTable({
    p1: { resources: 9, ...mine, hand: [code, ...(mine?.hand ?? [])] },
    p2: others[0] ?? {},
    ...(others[1] ? { p3: others[1] } : {}),
  })
    .notHeld()
    .play(P1, code);
}

/** All that p1 gained; 9 where the ability came to its end in full. */
const gained = (t: Table): number[] => t.events('resources-gained').map(({ amount }) => amount);
const isOver = (t: Table): boolean => t.events('turn-started').length === 1 || t.asks.includes('action');

describe("'you may' [des.abilities.07]", () => {
  test('is asked of its player, each offer by itself, and does what was said yes to', () => {
    const t = played('01068');
    expect([t.asks, t.choices]).toEqual(['p1: one', ['yes', 'no']]);
    t.yes();
    expect([t.asks, t.choices]).toEqual(['p2: two', ['yes', 'no']]);
    expect(gained(t.no())).toEqual([1, 9]);
    expect(gained(played('01068').no().yes())).toEqual([2, 9]);
  });

  test('is not asked where it can do nothing, or asked and refused where others must not learn that', () => {
    const t = played('01069', [0]);
    expect([t.asks, t.choices]).toEqual(['p1: two', ['no']]);
    expect(t.whyNot({ type: 'choose-option', player: P1, option: 'yes' })?.code).toBe('poor');
    expect(gained(t.no())).toEqual([9]);
    expect(t.events('no-effect').filter(({ what }) => what === 'offer')).toMatchObject([
      { player: P1, because: [{ code: 'poor' }] },
    ]);
    const rich = played('01069', [2]).yes().yes();
    expect(rich.asks).toBe('p1: three');
    expect(gained(rich.yes())).toEqual([1, 2, 3, 9]);
    expect(rich.events('no-effect').filter(({ what }) => what === 'offer')).toEqual([]);
  });
});

describe("'unless an opponent spends' [des.abilities.07, des.resources.03]", () => {
  test('it happens where nobody can or wants to', () => {
    expect(gained(played('01070', [0]))).toEqual([4, 9]);
    expect(gained(played('01070', [1]).no())).toEqual([4, 9]);
  });

  test('one after another is asked, each once, until one spends', () => {
    const t = played('01070', [1, 1]);
    expect(t.asks).toBe('p2: spend 1');
    t.no();
    expect(t.asks).toBe('p3: spend 1');
    const none = t.copy().no();
    expect([gained(none), none.resources('p3')]).toEqual([[4, 9], 1]);
    t.yes();
    expect([gained(t), t.resources(P2), t.resources('p3')]).toEqual([[9], 1, 0]);
    const first = played('01070', [1, 1]).yes();
    expect([gained(first), first.resources(P2), first.resources('p3'), isOver(first)]).toEqual([[9], 0, 1, true]);
  });
});

describe("'if an opponent gives' [des.abilities.07, des.resources.01]", () => {
  test('it happens once one gives, who is the opponent then', () => {
    const t = played('01071', [2]);
    expect(t.asks).toBe(`p2: give ${P1} 2`);
    expect([gained(t.yes()), t.resources(P2), reached]).toEqual([[4, 9], 0, [{ opponent: [P2] }]]);
    expect(t.events('resources-given')).toMatchObject([{ player: P2, to: P1, amount: 2 }]);
    const no = played('01071', [2]).no();
    expect([gained(no), no.resources(P2), isOver(no)]).toEqual([[9], 2, true]);
  });

  test('each is asked once, until one gives; what was chosen before stays', () => {
    const t = played('01105', [2, 2], { hand: ['Dodge'] }).choose('Dodge');
    expect(t.asks).toBe(`p2: give ${P1} 2`);
    t.no();
    expect(t.asks).toBe(`p3: give ${P1} 2`);
    const none = t.copy().no();
    expect([gained(none), isOver(none)]).toEqual([[9], true]);
    expect(reached.at(-1)).toEqual({ discard: [codeOf('Dodge')] });
    t.yes();
    expect([gained(t), t.resources(P2), t.resources('p3')]).toEqual([[4, 9], 2, 0]);
    expect(reached.at(-1)).toEqual({ discard: [codeOf('Dodge')], opponent: ['p3'] });
  });

  test('nobody is asked who cannot', () => {
    const t = played('01071', [1, 5]);
    expect([isOver(t), gained(t)]).toEqual([true, []]);
    expect(t.events('not-in-full')).toMatchObject([{ because: [{ code: 'poor' }] }]);
  });
});

describe("'to do'", () => {
  test('so much is spent, or the ability ends and says why [des.resources.03, des.resources.01, des.then-effects.02]', () => {
    const t = played('01072', [], { resources: 9 });
    const cost = t.events('resources-spent')[0]?.amount ?? 0;
    expect(t.events('resources-spent').at(-1)).toMatchObject({ player: P1, amount: 3 });
    expect([gained(t), reached.length]).toEqual([[9], 1]);
    const exact = played('01072', [], { resources: cost === 3 ? 3 : cost + 3 });
    expect(gained(exact)).toEqual([9]);
    const short = played('01072', [], { resources: cost === 3 ? 2 : cost + 2 });
    expect([gained(short), reached.length, short.resources(P1)]).toEqual([[], 0, 2]);
    expect(short.events('not-in-full')).toMatchObject([
      { because: [{ code: 'too-expensive', facts: { cost: 3, resources: 2 } }] },
    ]);
  });

  test('the ability ends where it does not hold [des.then-effects.02]', () => {
    expect([gained(played('01073', [2])), reached.length]).toEqual([[9], 1]);
    expect([gained(played('01073', [1])), reached.length]).toEqual([[], 0]);
  });

  test('a card is discarded, or the ability ends [des.then-effects.02, des.choose-target.04]', () => {
    const t = played('01075', [], { hand: ['Dodge', 'Aim'] });
    expect([t.asks, t.choices]).toEqual(['p1: a card to discard', ['Dodge', 'Aim']]);
    t.choose('Aim');
    expect([gained(t), t.hand(P1), t.discard(P1).includes('Aim')]).toEqual([[9], ['Dodge'], true]);
    expect([gained(played('01075')), reached.length]).toEqual([[], 0]);
  });

  test('any number of cards, copies too [des.choose-target.05, des.choose-target.06]', () => {
    const hand = ['Dodge', 'Dodge', 'Aim'];
    const t = played('01103', [], { hand }).choose('Dodge', 'Dodge');
    expect(t.choices).toEqual(['Aim', 'done']);
    t.done();
    expect([t.hand(P1), gained(t)]).toEqual([['Aim'], [9]]);
    expect(played('01103', [], { hand }).done().hand(P1)).toEqual(['Aim', 'Dodge', 'Dodge']);
  });

  test('a die of one side is removed, or the ability ends [des.then-effects.02, des.choose-target.04]', () => {
    const t = played('01104', [], { characters: [die('Jango Fett', '2 ranged', 'blank')] });
    expect(t.choices).toEqual(['jango-fett.1']);
    t.choose('jango-fett.1');
    expect([gained(t), t.shows('jango-fett.1'), t.shows('jango-fett.2')]).toEqual([[9], null, 'blank']);
    expect([gained(played('01104')), reached.length]).toEqual([[], 0]);
  });

  test.each([
    ['dice', 3],
    ['damage', 4],
  ])('of the options the one that was chosen, %s [des.choose-option.01, des.choose-option.02]', (option, amount) => {
    const t = played('01074');
    expect(t.choices).toEqual(['dice', 'damage']);
    expect(gained(t.choose(option))).toEqual([amount, 9]);
  });
});
