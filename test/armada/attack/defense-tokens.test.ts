/** Step 4 of an attack: defense tokens. */
import type { DefenseTokenInPlay } from '../../../src/armada/model/state';
import type { ShipOnTable, Table } from '../table';
import { dogfight, duel, frontal, type Duel } from './duels';

const ready = (...types: DefenseTokenInPlay['type'][]): DefenseTokenInPlay[] =>
  types.map((type) => ({ type, exhausted: false }));
const used = (...types: DefenseTokenInPlay['type'][]): DefenseTokenInPlay[] =>
  types.map((type) => ({ type, exhausted: true }));

/** The Victory attacks the front of a ship, by default a CR90, that has these of its tokens left: at the step in which they are spent. */
function attacked(defense: DefenseTokenInPlay[], dice: readonly string[], spec: Duel = {}): Table {
  const { cr90, ...rest } = spec;
  const table = frontal({ attacker: 'vsd', range: 'medium', ...rest, cr90: { defense, ...cr90 } }).rolls(...dice);
  return table.asks === 'resolve attack effects' ? table.passes('spend defense tokens') : table;
}

/** A ship whose card shows two brace tokens and an evade token is attacked. */
function nebulon(defense: DefenseTokenInPlay[], dice: readonly string[], ship: ShipOnTable = {}): Table {
  return attacked(defense, dice, { cr90: { card: 'nebulon-b-escort-frigate', ...ship } });
}

/** Squadrons with tokens that no card of these sets shows: added by hand, since no position has them. */
function withTokens(table: Table, tokens: Readonly<Record<string, DefenseTokenInPlay[]>>): Table {
  const squadrons = table.state.squadrons.map((each) => ({ ...each, defense: tokens[each.id] ?? each.defense }));
  table.state = { ...table.state, squadrons };
  return table;
}

function pool({ state }: Table): string[] {
  const dice = state.stack.flatMap((frame) =>
    'pool' in frame ? (frame['pool'] as { kind: string; face: string }[]) : [],
  );
  return dice.map(({ kind, face }) => `${kind} ${face}`);
}

/** To the end of the attack; the total that was suffered. */
function total(table: Table): number | undefined {
  while (table.told('attack-performed').length === 0)
    if (table.asks === 'redirect damage') table.answer({ type: 'redirect-damage', damage: 0 });
    else table.passes();
  return table.told('damage-totaled')[0]?.damage;
}

const spending = (token: string) =>
  ({
    type: 'spend-defense-token',
    player: 'p1',
    defender: 'cr90',
    token,
    exhausted: false,
    die: null,
    zone: null,
  }) as never;

describe('spending defense tokens', () => {
  test('the defender may, in a step of its own after the attack effects; none is a choice [arm.attack.17, arm.defense-tokens.02, arm.attack-summary.03]', () => {
    const table = nebulon(ready('brace'), ['red hit', 'red hit', 'red blank']);
    expect(table.asks).toBe('spend defense tokens');
    expect(table.by).toEqual(['p1']);
    expect(total(table)).toBe(2);
    expect(table.ship('cr90').defense).toEqual(ready('brace'));
  });

  test('a readied token is exhausted [arm.defense-tokens.15, arm.exhausted.04, arm.exhausted.05]', () => {
    const table = nebulon(ready('brace'), ['red hit', 'red hit', 'red blank']).answer({ type: 'spend-defense-token' });
    expect(table.ship('cr90').defense).toEqual(used('brace'));
    expect(table.told('defense-token-exhausted')).toMatchObject([{ piece: 'cr90', token: 'brace' }]);
  });

  test('an exhausted one is discarded, with its full effect; that it cannot be exhausted again does not matter [arm.defense-tokens.16, arm.exhausted.01, arm.exhausted.02]', () => {
    const table = nebulon(used('brace'), ['red hit', 'red hit', 'red blank']).answer({ type: 'spend-defense-token' });
    expect(table.ship('cr90').defense).toEqual([]);
    expect(table.told('defense-token-discarded')).toMatchObject([{ piece: 'cr90', token: 'brace' }]);
    expect(total(table)).toBe(1);
  });

  test('one of each type in an attack, and no token twice [arm.defense-tokens.20, arm.defense-tokens.21]', () => {
    const table = nebulon(ready('brace', 'brace', 'evade'), ['red hit', 'red hit', 'red hit']);
    table.answer({ type: 'spend-defense-token', token: 'brace' });
    expect(table.whyNot(spending('brace'))).toMatchObject({ code: 'type-already-spent' });
    expect(table.whyNot({ ...(spending('brace') as object), exhausted: true } as never)).toMatchObject({
      code: 'type-already-spent',
    });
    expect(table.whyNot({ ...(spending('evade') as object), die: 0 } as never)).toBeNull();
    expect(table.ship('cr90').defense).toEqual([...used('brace'), ...ready('brace', 'evade')]);
  });

  test('not at speed 0 of the dial, whether it has activated or not [arm.defense-tokens.17, arm.defense-tokens.18]', () => {
    const table = nebulon(ready('brace'), ['red hit', 'red hit', 'red blank'], { speed: 0 });
    expect(table.whyNot(spending('brace'))).toMatchObject({ code: 'speed-0', facts: { speed: 0 } });
    expect(table.legal().map(({ type }) => type)).toEqual(['end-defense-tokens']);
  });

  test('tokens of different types in any order [arm.defense-tokens.14]', () => {
    const table = attacked(ready('redirect', 'evade'), ['red hit', 'red hit', 'red hit']);
    table.answer({ type: 'spend-defense-token', token: 'redirect', zone: 'left' });
    table.answer({ type: 'spend-defense-token', token: 'evade', die: 0 }).rolls('red blank');
    const other = attacked(ready('redirect', 'evade'), ['red hit', 'red hit', 'red hit']);
    other.answer({ type: 'spend-defense-token', token: 'evade', die: 0 }).rolls('red blank');
    other.answer({ type: 'spend-defense-token', token: 'redirect', zone: 'left' });
    expect([total(table), total(other)]).toEqual([2, 2]);
  });
});

describe('evade', () => {
  test('at long range it cancels a die of the defender’s choice [arm.defense-tokens.08, arm.modifying-dice.07]', () => {
    const table = attacked(ready('evade'), ['red hit', 'red double-hit', 'red blank'], { range: 'long' });
    // Dice that are alike are named once.
    expect(table.legal()).toHaveLength(4);
    table.answer({ type: 'spend-defense-token', die: pool(table).indexOf('red double-hit') });
    expect(table.told('dice-canceled')).toMatchObject([{ dice: [{ color: 'red', face: 'double-hit' }] }]);
    expect(total(table)).toBe(1);
  });

  test('at medium range the chosen die is rerolled [arm.defense-tokens.09]', () => {
    const table = attacked(ready('evade'), ['red hit', 'red double-hit', 'red blank']);
    table.answer({ type: 'spend-defense-token', die: pool(table).indexOf('red double-hit') });
    expect(table.by).toEqual(['chance']);
    table.rolls('red critical');
    expect(table.told('dice-rerolled')).toMatchObject([
      { were: [{ face: 'double-hit' }], dice: [{ face: 'critical' }], player: 'p1' },
    ]);
  });

  test('at close range it does nothing, though it can be spent [arm.defense-tokens.10]', () => {
    const dice = ['red hit', 'red blank', 'red blank', 'black hit', 'black blank', 'black blank'];
    const table = attacked(ready('evade'), dice, { range: 'close' }).answer({ type: 'spend-defense-token', die: null });
    expect(table.told('defense-token-spent')).toMatchObject([{ token: 'evade', rules: ['arm.defense-tokens.10'] }]);
    expect(pool(table)).toHaveLength(6);
    expect(total(table)).toBe(2);
  });

  test('the range is that of the attack: of two zones of one ship the near one rerolls, the far one cancels [arm.defense-tokens.11, arm.range-and-distance.08]', () => {
    const against = (zone: 'front' | 'left'): Table =>
      duel({
        attacker: 'vsd',
        cr90: { at: [500, 340], facing: 30, defense: ready('evade') },
        vsd: { owner: 'p2', at: [500, 600] },
      })
        .attack('vsd', 'front', 'cr90', zone)
        .rolls('red hit', 'red hit', 'red hit')
        .answer({ type: 'spend-defense-token', die: 0 });
    expect(against('front').by).toEqual(['chance']);
    expect(against('left').told('dice-canceled')).toHaveLength(1);
  });

  test('at close range it rerolls where the last edition is played [arm.defense-tokens.10]', () => {
    const dice = ['red hit', 'red blank', 'red blank', 'black hit', 'black blank', 'black blank'];
    const table = attacked(ready('evade'), dice, { range: 'close', attacks: { evadeAtClose: 'reroll' } });
    table.answer({ type: 'spend-defense-token', die: pool(table).indexOf('red hit') }).rolls('red blank');
    expect(total(table)).toBe(1);
  });
});

describe('brace', () => {
  test('halves the total, rounded up, once it is totalled [arm.defense-tokens.12]', () => {
    const braced = (...dice: string[]): number | undefined =>
      total(nebulon(ready('brace'), dice).answer({ type: 'spend-defense-token' }));
    expect(braced('red double-hit', 'red double-hit', 'red critical')).toBe(3);
    expect(braced('red double-hit', 'red double-hit', 'red blank')).toBe(2);
    expect(braced('red hit', 'red blank', 'red blank')).toBe(1);
    expect(braced('red blank', 'red blank', 'red blank')).toBe(0);
  });

  test('tells from what to what [arm.defense-tokens.12]', () => {
    const table = nebulon(ready('brace'), ['red double-hit', 'red double-hit', 'red critical']).answer({
      type: 'spend-defense-token',
    });
    total(table);
    expect(table.told('damage-totaled')[0]?.sources).toEqual([
      { amount: 4, by: 'hit icons' },
      { amount: 1, by: 'critical icons' },
      { amount: -2, by: 'brace', rules: ['arm.defense-tokens.12'] },
    ]);
  });
});

describe('redirect', () => {
  const HITS = ['red double-hit', 'red double-hit', 'red blank'];

  test('chooses a hull zone adjacent to the defending one as it is spent [arm.defense-tokens.04, arm.defense-tokens.06, arm.hull-zones.04]', () => {
    const table = attacked(ready('redirect'), HITS);
    const zones = table.legal().map((action) => 'zone' in action && action.zone);
    expect(zones).toEqual(['left', 'right', false]);
    table.answer({ type: 'spend-defense-token', zone: 'left' }).passes();
    expect(table.asks).toBe('redirect damage');
    expect(table.by).toEqual(['p1']);
  });

  test('takes any number of points up to the shields of that zone; the rest is for the defending zone [arm.defense-tokens.04]', () => {
    const table = attacked(ready('redirect'), HITS).answer({ type: 'spend-defense-token', zone: 'left' }).passes();
    expect(table.legal().map((action) => 'damage' in action && action.damage)).toEqual([0, 1, 2]);
    table.answer({ type: 'redirect-damage', damage: 1 });
    expect(table.ship('cr90')).toMatchObject({ shields: { front: 0, left: 1, right: 2 }, damage: { facedown: 1 } });
    expect(table.told('damage-redirected')).toMatchObject([{ from: 'front', to: 'left', damage: 1 }]);
  });

  test('never deals a card through the chosen zone: without shields there nothing is redirected [arm.defense-tokens.05]', () => {
    const table = attacked(ready('redirect'), HITS, { cr90: { shields: { left: 0 } } });
    table.answer({ type: 'spend-defense-token', zone: 'left' }).passes();
    expect(table.told('damage-redirected')).toEqual([]);
    expect(table.ship('cr90')).toMatchObject({ shields: { front: 0, left: 0 }, damage: { facedown: 2 } });
  });

  test('how much is decided after brace: of the halved total [arm.defense-tokens.06, arm.defense-tokens.12]', () => {
    const table = attacked(ready('redirect', 'brace'), ['red hit', 'red hit', 'red blank'], {
      cr90: { card: 'assault-frigate-mark-ii-a' },
    });
    table.answer({ type: 'spend-defense-token', token: 'redirect', zone: 'right' });
    table.answer({ type: 'spend-defense-token', token: 'brace' }).passes();
    expect(table.legal().map((action) => 'damage' in action && action.damage)).toEqual([0, 1]);
  });

  test('the whole damage may go there: no card is dealt [arm.defense-tokens.04, arm.attack.23]', () => {
    const table = attacked(ready('redirect'), ['red hit', 'red critical', 'red blank'], {
      cr90: { shields: { front: 0 } },
    });
    table.answer({ type: 'spend-defense-token', zone: 'right' }).passes();
    table.answer({ type: 'resolve-critical-effect' }).answer({ type: 'redirect-damage', damage: 2 });
    expect(table.ship('cr90')).toMatchObject({ shields: { right: 0 }, damage: { facedown: 0, faceup: [] } });
  });
});

describe('scatter', () => {
  test('cancels all attack dice [arm.defense-tokens.13]', () => {
    const table = howlrunner().rolls('blue hit', 'blue hit', 'blue critical', 'blue critical');
    table.answer({ type: 'spend-defense-token', token: 'scatter' });
    expect(pool(table)).toEqual([]);
    expect(table.told('dice-canceled')[0]?.dice).toHaveLength(4);
    expect(total(table)).toBe(0);
  });
});

function howlrunner(): Table {
  return dogfight({
    x: { at: [500, 400] },
    howlrunner: { owner: 'p2', card: 'howlrunner', at: [540, 400] },
  }).attack('x', null, 'howlrunner', null);
}

describe('unique squadrons', () => {
  test('spend theirs, speed 0 of a dial is no matter of theirs [arm.defense-tokens.02, arm.defense-tokens.19]', () => {
    const table = howlrunner().rolls('blue hit', 'blue hit', 'blue hit', 'blue hit');
    table.answer({ type: 'spend-defense-token', token: 'scatter' });
    table.passes();
    expect(table.squadron('howlrunner')).toMatchObject({
      hull: 3,
      defense: [...ready('brace'), ...used('scatter')],
    });
  });

  test('evade does nothing at distance 1, redirect nothing for what has no hull zones [arm.defense-tokens.10, arm.defense-tokens.07, arm.hull-zones.03]', () => {
    const table = withTokens(howlrunner(), { howlrunner: ready('evade', 'redirect') }).rolls(
      'blue hit',
      'blue hit',
      'blue critical',
      'blue critical',
    );
    const spends = table.legal().filter(({ type }) => type === 'spend-defense-token');
    expect(spends).toMatchObject([
      { token: 'evade', die: null, zone: null },
      { token: 'redirect', die: null, zone: null },
    ]);
    table.answer({ token: 'evade' }).answer({ token: 'redirect' }).passes();
    expect(table.squadron('howlrunner').hull).toBe(1);
  });

  test('a series of targets: each has its own step, and spends one of each type against its own dice [arm.defense-tokens.03, arm.attack.27]', () => {
    const squadrons = {
      howlrunner: { owner: 'p2', card: 'howlrunner', at: [480, 380] as const },
      wing: { owner: 'p2', at: [530, 380] as const },
    };
    const table = withTokens(duel({ squadrons }), { wing: ready('brace') });
    table
      .attack('cr90', 'front', 'howlrunner', null)
      .rolls('blue hit')
      .answer({ token: 'brace' })
      .passes('declare an additional squadron target');
    table.attack('cr90', 'front', 'wing', null).rolls('blue hit');
    expect(table.asks).toBe('spend defense tokens');
    table.answer({ token: 'brace' }).passes();
    expect(table.told('defense-token-spent').map(({ defender }) => defender)).toEqual(['howlrunner', 'wing']);
  });
});
