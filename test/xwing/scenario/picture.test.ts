/** Pictures of the table: whatever is written in them can be read. */
import { readdirSync, readFileSync } from 'node:fs';
import { boxesOverlap, roomOf, type Box } from '../../../src/core/picture-words';
import { judge, type JudgedGame } from '../../../src/judge';
import { loadAllGames } from '../../../src/judge/games';

const EXAMPLES = 'docs/examples/xwing';

interface Label extends Box {
  words: string;
}

/** The words of a picture and the room that they take. */
function labelsOf(svg: string): Label[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', written = '']) => {
    const words = written.replace(/&\w+;/g, '&');
    const number = (name: string): number => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]);
    const room = roomOf(words, number('font-size'));
    const middle = attributes.includes('text-anchor="middle"') ? 0 : room.width / 2;
    return { words, ...room, middle: { x: number('x') + middle, y: number('y') - 0.35 * number('font-size') } };
  });
}

/** Numbers in pictures are rounded to tenths. */
const ROUNDED = 0.5;

let games: readonly JudgedGame[];
beforeAll(async () => {
  games = await loadAllGames();
});

test.each(readdirSync(EXAMPLES))('no words cover others in the pictures of %s', (file) => {
  const { pictures } = judge(readFileSync(`${EXAMPLES}/${file}`, 'utf8'), games, { pictures: true });
  expect(pictures.length).toBeGreaterThan(0);
  for (const { svg } of pictures) {
    const labels = labelsOf(svg).map((each) => ({
      ...each,
      width: each.width - ROUNDED,
      height: each.height - ROUNDED,
    }));
    const covering = labels.flatMap((one, i) =>
      labels.slice(i + 1).flatMap((other) => (boxesOverlap(one, other) ? [`${one.words} / ${other.words}`] : [])),
    );
    expect(covering).toEqual([]);
  }
});
