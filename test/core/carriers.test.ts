/** What lies on the table brings its abilities into play: a save in which one of them is missing is refused. */
import { after, type Carrier } from '../../src/core';
import { inPlay, picks, play, tinyGame, type TinyEngine } from '../helpers/tiny-game';

const onCard = (engine: TinyEngine, id: string, card: string) =>
  engine.ability({ id, card, rules: [`tiny.${id}`], on: after('bell'), effect: (state) => void state.story.push(id) });

const gameWith = (carriers: readonly Carrier[] | null) =>
  tinyGame((engine) => ({
    cards: ['door', 'window'],
    abilities: [onCard(engine, 'creak', 'door'), onCard(engine, 'slam', 'door'), onCard(engine, 'rattle', 'window')],
    procedures: [
      engine.procedure('main', [
        engine.ask(
          'ring',
          [],
          () => picks('ann', 'ring?', ['ring']),
          () => undefined,
        ),
      ]),
    ],
    ...(carriers ? { carriers: () => carriers } : {}),
  }));

const both = [inPlay('creak', 'ann', 'front'), inPlay('slam', 'ann', 'front')];
const MISSING = { _tag: 'Left', left: { code: 'not-in-play', path: ['inPlay'] } };
const loaded = (carriers: readonly Carrier[] | null, abilities: ReturnType<typeof inPlay>[]) => {
  const table = play(gameWith(carriers), { inPlay: abilities });
  return table.game.load(table.state);
};

test.each<[string, readonly Carrier[] | null, ReturnType<typeof inPlay>[], object]>([
  ['all abilities of a card are there', [{ card: 'door', source: 'front' }], both, { _tag: 'Right' }],
  ['the second one is missing', [{ card: 'door', source: 'front' }], both.slice(0, 1), MISSING],
  ['the first one is missing', [{ card: 'door', source: 'front' }], both.slice(1), MISSING],
  ['they are on another piece', [{ card: 'door', source: 'back' }], both, MISSING],
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
    'another value',
    [{ card: 'window', source: 'left', value: 2 }],
    [{ ...inPlay('rattle', 'ann', 'left'), value: 3 }],
    MISSING,
  ],
  [
    'its value',
    [{ card: 'window', source: 'left', value: 2 }],
    [{ ...inPlay('rattle', 'ann', 'left'), value: 2 }],
    { _tag: 'Right' },
  ],
  ['a card without abilities', [{ card: 'floor', source: 'front' }], [], { _tag: 'Right' }],
  ['nothing brings any for certain', null, [], { _tag: 'Right' }],
])('%s', (_what, carriers, abilities, answer) => expect(loaded(carriers, abilities)).toMatchObject(answer));

test('which ability of which piece is missing is said', () => {
  expect(loaded([{ card: 'door', source: 'front' }], [])).toMatchObject({
    left: { message: 'creak of front is missing from what is in play.' },
  });
});

test('a state from before an ability was added to its card is taken over', () => {
  const { game, engine } = gameWith([{ card: 'window', source: 'left' }]);
  const table = play({ game }, { inPlay: [inPlay('rattle', 'ann', 'left')] });
  const more = game.with({ abilities: [onCard(engine, 'draft', 'window')] });
  expect(more.load(table.state)).toMatchObject({ _tag: 'Right' });
  expect(more.load({ ...table.state, inPlay: [] })).toMatchObject(MISSING);
});
