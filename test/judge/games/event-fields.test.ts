/** Expectations about events are read to the last word: a misspelt field or name is no event that did not happen. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

const TABLES: Readonly<Record<string, readonly string[]>> = {
  xwing: ['ships:', '  red-5: { pilot: T-65 X-wing, at: [450, 300] }', 'moment: { phase: planning }'],
  destiny: ['players:', '  anna: { characters: [Jango Fett] }', '  ben: { characters: [Hired Gun] }'],
  'outer-rim': ['players: { ann: { at: Naboo }, bob: {} }'],
  armada: [
    'ships: { cr90: { card: CR90 Corvette A, at: [900, 300] }, vsd: { card: Victory I, at: [300, 800] } }',
    'moment: { phase: ship }',
  ],
  miniatures: [
    'characters: { ann: { player: p, at: [1, 1] }, bob: { player: q, at: [4, 1] } }',
    'moment: { turn: ann }',
  ],
};

test.each([
  ['xwing', 'token-gained: { shp: red-5 }', "'shp' is not known here; did you mean ship?"],
  ['xwing', 'token-gained: { ship: red5 }', "no ship or remote is called 'red5'; did you mean red-5?"],
  ['xwing', 'token-gained: { token: stres }', "'stres' is not known here; did you mean stress?"],
  ['xwing', 'token-gained: { ship: 5 }', 'the name of a ship or remote is expected here, found 5'],
  ['destiny', 'activated: { plyer: anna }', "'plyer' is not known here; did you mean player?"],
  ['outer-rim', 'turn-started: { plaier: ann }', "'plaier' is not known here; did you mean player?"],
  ['armada', 'ship-moved: { shp: cr90 }', "'shp' is not known here; did you mean ship?"],
  ['armada', 'attack-declared: { attacker: cr9 }', "no piece is called 'cr9'; did you mean cr90?"],
  ['armada', 'token-assigned: { token: repare }', "'repare' is not known here; did you mean repair?"],
  ['miniatures', 'attack-hit: { atacker: ann }', "'atacker' is not known here; did you mean attacker?"],
  ['miniatures', 'damage-dealt: { character: bab }', "no character is called 'bab'; did you mean bob?"],
  ['outer-rim', 'turn-started: { player: an }', "no player is called 'an'; did you mean ann?"],
])('%s, %s', async (game, event, why) => {
  const { problem } = rulingsOf(await judgedGame(game));
  for (const word of ['happened', 'just-happened', 'not-happened'])
    expect(problem(...(TABLES[game] ?? []), 'expect:', `  - ${word}: [${event}]`)).toContain(why);
});

test('fields that the events have are let in, with rules, and a null where there is none', async () => {
  const { failure } = rulingsOf(await judgedGame('xwing'));
  const event = 'damage-card-dealt: { ship: red-5, faceup: false, card: null, rules: [xw.damage-cards.04] }';
  expect(failure(...(TABLES['xwing'] ?? []), 'expect:', `  - not-happened: [${event}]`)).toBe('');
});
