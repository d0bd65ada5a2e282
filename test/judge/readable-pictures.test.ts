/** What is written in pictures can be read, and colors that mean something are told apart. */
import { readdirSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either';
import { playable, playableNames } from '../../scripts/playable';
import type { CoreState } from '../../src/core';
import { CARD_COLORS } from '../../src/destiny/scenario/picture-dice';
import { judge, type JudgedGame } from '../../src/judge';
import { loadAllGames } from '../../src/judge/games';
import {
  CLASS_COLORS,
  FACTION_COLORS,
  MAELSTROM_COLOR,
  NEUTRAL_COLOR,
  PLAYER_COLORS,
} from '../../src/outer-rim/scenario/picture-style';
import { integersFrom, playout, start } from '../../src/play';
import { ROOM, type Room } from '../../src/language/room';
import * as table from '../../src/language/table-colors';
import { contrast, difference } from '../helpers/colors';
import { unreadableIn } from '../helpers/words-of-picture';

let games: readonly JudgedGame[];
beforeAll(async () => {
  games = await loadAllGames();
});

describe.each(playableNames)('%s', (of) => {
  const folder = `docs/examples/${of}`;

  test('nothing covers words in the first and last picture of each example', () => {
    const covering = readdirSync(folder).flatMap((file) => {
      const { pictures } = judge(readFileSync(`${folder}/${file}`, 'utf8'), games, { pictures: true });
      expect(pictures.length).toBeGreaterThan(0);
      for (const { svg } of TELLS_SIZES.includes(of) ? pictures : [])
        expect(smallestIn(svg, ROOM)).toBeGreaterThan(11.4);
      const ends = new Set([pictures[0], pictures.at(-1)]);
      return [...ends].flatMap((each) => unreadableIn(each?.svg ?? '').map((found) => `${file}: ${found}`));
    });
    expect(covering).toEqual([]);
  });

  test('nothing covers words in pictures of random games and tables', async () => {
    const played = await playable(of);
    const language = games.find((each) => each.language.game.id === of)?.language;
    if (!played || !language) throw new Error(`no game ${of}`);
    const { game } = played;
    const starts = [(next: Next) => ({ setup: played.randomSetup(next) }), ...Object.values(played.starts ?? {})];
    const covering = new Set<string>();
    for (const from of starts) {
      for (const seed of [1, 2, 3, 4]) {
        const begun = start(game, from(integersFrom(seed)), { mode: 'seeded', seed });
        if (E.isLeft(begun)) throw new Error(begun.left.message);
        const look = (state: CoreState): void => {
          const { events } = game.viewOfEverything(state) as { events: readonly never[] };
          const svg = language.picture({
            state: state as never,
            events,
            title: 'A title that goes on and on. '.repeat(9),
          });
          for (const each of unreadableIn(svg)) covering.add(`${seed}: ${each}`);
        };
        let at = 0;
        playout(game, game.copy(begun.right.state as CoreState), {
          seed,
          maxActions: 120,
          onDecision: ({ state }) => void (at++ % 40 === 39 && look(state)),
        });
        look(begun.right.state as CoreState);
      }
    }
    expect([...covering]).toEqual([]);
  });
});
type Next = (n: number) => number;

/** Their pictures are drawn for the room that they have; the others are as wide as their tables, and are moved about on small screens. */
const TELLS_SIZES = ['xwing', 'armada', 'miniatures'];

/** How high the smallest letters are, in px, where a picture is shown in a room. */
function smallestIn(svg: string, room: Room): number {
  const [, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const sizes = [...svg.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
  return Math.min(...sizes) * Math.min(room.width / width, room.height / height);
}

/** So far apart are colors that nobody takes for one another; 2 is just visible. */
const APART = 20;

test.each([
  ['players of Outer Rim', PLAYER_COLORS],
  ['rings and patrols of Outer Rim', [...Object.values(FACTION_COLORS), NEUTRAL_COLOR, MAELSTROM_COLOR]],
  ['contacts of Outer Rim', Object.values(CLASS_COLORS)],
  ['cards and dice of Destiny', Object.values(CARD_COLORS)],
  ['players of X-Wing and Armada', table.PLAYER_COLORS],
  ['obstacles of X-Wing and Armada', Object.values(table.OBSTACLE_LOOKS).map(({ fill }) => fill)],
  ['tokens of X-Wing and Armada', Object.values(table.TOKEN_COLORS).map(({ fill }) => fill)],
])('the colors of %s are told apart with every kind of sight', (_of, colors) => {
  const alike = colors.flatMap((one, i) =>
    colors.slice(i + 1).flatMap((other) => {
      const { least, sight } = difference(one, other);
      return least < APART ? [`${one} and ${other} ${sight}: ${Math.round(least)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('names on the colors of players, and letters on tokens, stand out', () => {
  const pairs = [
    ...[...PLAYER_COLORS, ...table.PLAYER_COLORS, ...Object.values(CARD_COLORS)].map(
      (fill) => [fill, '#ffffff'] as const,
    ),
    ...Object.values(table.TOKEN_COLORS).map(({ fill, letters }) => [fill, letters] as const),
  ];
  expect(pairs.filter(([fill, letters]) => contrast(fill, letters) < 2.9)).toEqual([]);
});

describe('the helpers of this test', () => {
  test('two grays of nearly one color, and red and green for who does not see red, are found', () => {
    expect(difference('#8fa3b8', '#aab4cc').least).toBeLessThan(APART);
    expect(difference('#cb4335', '#1e8449')).toMatchObject({ sight: 'without red' });
    expect(difference('#000000', '#ffffff').least).toBeGreaterThan(99);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 0);
  });

  test('words on words, shapes on words and words outside are found, in groups that are moved and turned', () => {
    const text = (x: number, y: number): string => `<text x="${x}" y="${y}" font-size="10">abc</text>`;
    const svg = (inside: string): string => `<svg viewBox="0 0 100 100">${inside}</svg>`;
    expect(unreadableIn(svg(text(10, 20) + text(40, 20)))).toEqual([]);
    expect(unreadableIn(svg(`<g transform="translate(30 0)">${text(10, 20)}</g>${text(40, 20)}`))).toEqual([
      'abc / abc',
    ]);
    expect(unreadableIn(svg(`${text(10, 20)}<rect x="5" y="10" width="9" height="9" fill="#000000"/>`))).toEqual([
      'abc / a shape',
    ]);
    expect(unreadableIn(svg(`${text(10, 20)}<rect x="5" y="10" width="9" height="9" fill="none"/>`))).toEqual([]);
    expect(unreadableIn(svg(text(95, 20)))).toEqual(['abc leaves the picture']);
  });
});
