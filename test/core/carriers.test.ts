/** What lies on the table brings its abilities into play: a save in which one of them is missing is refused, and one that speaks of an ability where nothing brings it. */
import { after, type AbilityUse, type Carrier, type Frame } from '../../src/core';
import {
  inPlay,
  mainFields,
  picks,
  play,
  type TinyEngine,
  tinyGame,
  type TinyParts,
  tuneFields,
} from '../helpers/tiny-game';

const onCard = (engine: TinyEngine, id: string, card: string) =>
  engine.ability({ id, card, rules: [`tiny.${id}`], on: after('bell'), effect: (state) => void state.story.push(id) });

type Carries = Pick<TinyParts, 'carriers' | 'mayCarry' | 'mayHaveCarried'>;

const gameOf = (carries: Carries) =>
  tinyGame((engine) => ({
    cards: ['door', 'window'],
    abilities: [onCard(engine, 'creak', 'door'), onCard(engine, 'slam', 'door'), onCard(engine, 'rattle', 'window')],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'ring',
          [],
          () => picks('ann', 'ring?', ['ring']),
          () => undefined,
        ),
      ]),
      engine.procedure('tune', tuneFields, []),
    ],
    ...carries,
  }));
const gameWith = (carriers: readonly Carrier[] | null) => gameOf(carriers ? { carriers: () => carriers } : {});

const both = [inPlay('creak', 'ann', 'front'), inPlay('slam', 'ann', 'front')];
const SOUND = { _tag: 'Right' };
const MISSING = { _tag: 'Left', left: { code: 'not-in-play', path: ['inPlay'] } };
const stranger = (at: number) => ({ _tag: 'Left', left: { code: 'not-carried', path: ['inPlay', at, 'source'] } });
const loaded = (carriers: readonly Carrier[] | null, abilities: ReturnType<typeof inPlay>[]) => {
  const table = play(gameWith(carriers), { inPlay: abilities });
  return table.game.load(table.state);
};

test.each<[string, readonly Carrier[] | null, ReturnType<typeof inPlay>[], object]>([
  ['all abilities of a card are there', [{ card: 'door', source: 'front' }], both, SOUND],
  ['the second one is missing', [{ card: 'door', source: 'front' }], both.slice(0, 1), MISSING],
  ['the first one is missing', [{ card: 'door', source: 'front' }], both.slice(1), MISSING],
  ['they are on another piece', [{ card: 'door', source: 'back' }], both, stranger(0)],
  [
    'those of a second card are missing',
    [
      { card: 'door', source: 'front' },
      { card: 'window', source: 'left' },
    ],
    both,
    MISSING,
  ],
  [
    'there is one of another card',
    [{ card: 'door', source: 'front' }],
    [...both, inPlay('rattle', 'ann', 'front')],
    stranger(2),
  ],
  [
    'another value',
    [{ card: 'window', source: 'left', value: 2 }],
    [{ ...inPlay('rattle', 'ann', 'left'), value: 3 }],
    stranger(0),
  ],
  [
    'a number is no text',
    [{ card: 'window', source: 'left', value: 2 }],
    [{ ...inPlay('rattle', 'ann', 'left'), value: '2' }],
    stranger(0),
  ],
  [
    'its value',
    [{ card: 'window', source: 'left', value: 2 }],
    [{ ...inPlay('rattle', 'ann', 'left'), value: 2 }],
    SOUND,
  ],
  [
    'its owner controls it',
    [{ card: 'window', source: 'left', controller: 'bob' }],
    [inPlay('rattle', 'bob', 'left')],
    SOUND,
  ],
  [
    'another player does',
    [{ card: 'window', source: 'left', controller: 'bob' }],
    [inPlay('rattle', 'ann', 'left')],
    { left: { code: 'wrong-controller', path: ['inPlay', 0, 'controller'] } },
  ],
  ['a card without abilities', [{ card: 'floor', source: 'front' }], [], SOUND],
  ['nothing is known of what brings any', null, both, SOUND],
])('%s', (_what, carriers, abilities, answer) => expect(loaded(carriers, abilities)).toMatchObject(answer));

test('which ability of which piece is missing, or is too many, is said', () => {
  expect(loaded([{ card: 'door', source: 'front' }], [])).toMatchObject({
    left: { message: 'creak of front is missing from what is in play.' },
  });
  expect(loaded([], both)).toMatchObject({ left: { message: 'front does not have the ability creak.' } });
});

test('a state from before an ability was added to its card is taken over', () => {
  const { game, engine } = gameWith([{ card: 'window', source: 'left' }]);
  const table = play({ game }, { inPlay: [inPlay('rattle', 'ann', 'left')] });
  const more = game.with({ abilities: [onCard(engine, 'draft', 'window')] });
  expect(more.load(table.state)).toMatchObject(SOUND);
  expect(more.load({ ...table.state, inPlay: [] })).toMatchObject(MISSING);
});

describe('beside what is certain', () => {
  const isDoor = (_state: unknown, { card, source }: Carrier) => card === 'door' && source === 'front';
  const bell = { type: 'bell', rules: ['tiny.bell'], who: 'ann' };
  const triggered = (source: string) => ({ ...inPlay('creak', 'ann', source), timing: 'after', event: bell });
  const main = { procedure: 'main', step: 0 };
  const queue = (source: string) => ({ procedure: 'ability queue', step: 0, entries: [triggered(source)] });
  const used: AbilityUse = { ability: 'slam', source: 'front', per: 'round' };
  const load = (carries: Carries, changed: object) => {
    const { game, state } = play(gameOf({ carriers: () => [], ...carries }), {});
    return game.load({ ...state, ...changed });
  };
  const refusedAt = (...path: (string | number)[]) => ({ left: { code: 'not-carried', path } });

  test('something may be in play that need not be', () => {
    expect(load({ mayCarry: isDoor }, { inPlay: both.slice(0, 1) })).toMatchObject(SOUND);
    expect(load({ mayCarry: isDoor }, { inPlay: [inPlay('rattle', 'ann', 'front')] })).toMatchObject(stranger(0));
    expect(load({ mayHaveCarried: isDoor }, { inPlay: both.slice(0, 1) })).toMatchObject(stranger(0));
  });

  test.each<[string, (source: string) => object, (string | number)[]]>([
    ['that was used', (source) => ({ used: [{ ...used, source }] }), ['used', 0, 'source']],
    ['in the queue', (source) => ({ stack: [queue(source), main] }), ['stack', 0, 'entries', 0, 'source']],
    [
      'in the innermost frame but one',
      (source) => ({
        stack: [
          main,
          { procedure: 'ability slam', step: 1, chosen: null, ...inPlay('slam', 'ann', source), event: bell },
          main,
        ],
      }),
      ['stack', 1, 'source'],
    ],
    [
      'used in a window',
      (source) => ({ stack: [{ procedure: 'tune', step: 0, usedHere: [`creak@${source}`] } as Frame, main] }),
      ['stack', 0, 'usedHere', 0],
    ],
    [
      'that something is told of',
      (source) => ({
        events: [{ type: 'ability-used', rules: ['tiny.slam'], player: 'ann', ability: 'slam', source }],
      }),
      ['events', 0, 'source'],
    ],
  ])('an ability %s is one that the piece has, or had', (_what, changed, path) => {
    for (const carries of [{ mayCarry: isDoor }, { mayHaveCarried: isDoor }]) {
      expect(load(carries, changed('front'))).toMatchObject(SOUND);
      expect(load(carries, changed('back'))).toMatchObject(refusedAt(...path));
    }
    expect(load({}, changed('front'))).toMatchObject(refusedAt(...path));
  });

  test('the value of one that was used in a window is read as it was written', () => {
    const withValue = (value: number | string): Carries => ({
      mayHaveCarried: (_state, carrier) => carrier.card === 'door' && carrier.value === value,
    });
    const usedHere = (word: string) => ({ stack: [{ procedure: 'tune', step: 0, usedHere: [word] } as Frame, main] });
    expect(load(withValue(20), usedHere('creak@front#20'))).toMatchObject(SOUND);
    expect(load(withValue('20 at +6'), usedHere('creak@front#20 at +6'))).toMatchObject(SOUND);
    for (const word of ['creak@front', 'creak@front#21', 'creak'])
      expect(load(withValue(20), usedHere(word))).toMatchObject(refusedAt('stack', 0, 'usedHere', 0));
    const oddly: Carries = { mayHaveCarried: (_state, carrier) => carrier.source === 'the@#1' && carrier.value === 2 };
    expect(load(oddly, usedHere('creak@the@#1#2'))).toMatchObject(SOUND);
  });
});
