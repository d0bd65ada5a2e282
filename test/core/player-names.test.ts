/** Names of players that are words of the contract, or that nobody can see or print, enter no game by any way. */
import * as E from 'fp-ts/lib/Either';
import { playable, playableNames } from '../../scripts/playable';
import { NOT_PLAYERS, wrongNames, type CoreState } from '../../src/core';
import { judge } from '../../src/judge';
import { loadAllGames } from '../../src/judge/games';
import { outerRim } from '../../src/outer-rim';
import { integersFrom, start } from '../../src/play';

const BAD = [...NOT_PLAYERS, '', ' ann', 'ann ', 'a\nb', 'a\u0000b', 'a\u202eb', '\ud800', '__proto__', 'constructor'];
const GOOD = ['ann', 'Ann Smith', 'p1', 'Żółć', '李', 'judge dredd', 'user|7', 'a/b', 'x'.repeat(100)];

test.each([...BAD, 'x'.repeat(101)].map((name) => [JSON.stringify(name).slice(0, 20), name]))(
  'nobody is called %s',
  (_shown, name) => {
    expect(wrongNames(['ann', name])).toMatchObject({ code: 'player-name', path: ['players', 1] });
  },
);

test('anything else is a name, once', () => {
  expect(wrongNames(GOOD)).toBeNull();
  expect(wrongNames(['ann', 'bob', 'ann'])).toMatchObject({ code: 'same-name', path: ['players', 2] });
});

test.each(playableNames)('%s: a saved game in which a player is called so is not loaded', async (of) => {
  const played = await playable(of);
  if (!played) throw new Error(`no game ${of}`);
  const begun = start(played.game, { setup: played.randomSetup(integersFrom(2)) }, { mode: 'seeded', seed: 2 });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const saved = JSON.stringify(begun.right.state);
  const [first] = (begun.right.state as CoreState & { players: { id: string }[] }).players;
  // Alone, and at the beginning of what is a player's: `ann/character`.
  const called = (name: string): unknown =>
    JSON.parse(saved.replace(new RegExp(`"${first?.id}(?=["/])`, 'g'), () => JSON.stringify(name).slice(0, -1)));
  expect(E.isRight(played.game.load(called('mal')))).toBe(true);
  expect(E.isLeft(played.game.load(called('')))).toBe(true);
  for (const name of BAD.filter((each) => each !== ''))
    expect(played.game.load(called(name))).toMatchObject({ left: { code: 'player-name', path: ['players', 0] } });
});

test.each(BAD.map((name) => [JSON.stringify(name), name]))(
  'a game of Outer Rim does not begin with %s',
  (_shown, name) => {
    const begun = outerRim.begin({ players: ['ann', name] }, { mode: 'manual' });
    expect(begun).toMatchObject({ left: { code: 'player-name', path: ['players', 1] } });
    expect(outerRim.begin({ players: [name] }, { mode: 'manual' })._tag).toBe('Left');
  },
);

/** A file of each game in which `NAME` is the second player; where that is written. */
const FILES: readonly (readonly [string, string])[] = [
  [
    'xwing',
    `ships:
  red-5: { pilot: T-65 X-wing, player: ann, at: [450, 300], facing: north }
  tie: { pilot: TIE/ln Fighter, player: NAME, at: [450, 600], facing: south }
players:
  ann: {}
  NAME: {}
moment: { phase: planning }
`,
  ],
  [
    'armada',
    `players:
  ann: {}
  NAME: {}
ships:
  cr90: { card: CR90 Corvette A, player: ann, at: [450, 300], facing: north }
  vsd: { card: Victory I-class Star Destroyer, player: NAME, at: [450, 600], facing: south }
moment: { phase: ship }
`,
  ],
  [
    'miniatures',
    `players:
  ann: {}
  NAME: {}
characters:
  cody: { player: ann, at: [1, 1] }
  dooku: { player: NAME, at: [3, 3] }
moment: { turn: cody }
`,
  ],
  [
    'destiny',
    `players:
  ann: { characters: [Padawan] }
  NAME: { characters: [Padawan] }
battlefield: Emperor's Throne Room
moment: { turn: ann }
`,
  ],
  ['outer-rim', 'players:\n  ann: { at: Lothal }\n  NAME: { at: Lothal }\nmoment: { step: action }\n'],
];

test.each(FILES)('%s: a file names nobody so, and is told where', async (of, body) => {
  const all = await loadAllGames();
  const read = (name: string) =>
    judge(`game: ${of}\ntitle: A name\n${body.replaceAll('NAME', name)}steps: []\n`, all).problems;
  expect(read('mal').filter((each) => /called|name of a player/.test(each.message))).toEqual([]);
  for (const name of ['judge', 'spectator', 'chance']) {
    const [problem] = read(name);
    expect(problem?.message).toContain(`No player can be called '${name}'`);
    expect(problem?.line).toBeGreaterThan(3);
  }
});
