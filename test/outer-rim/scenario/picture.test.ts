/** Pictures of the map: ships and patrols cover neither each other nor what is written there. */
import { readdirSync, readFileSync } from 'node:fs';
import { boxesOverlap, roomOf, type Box } from '../../../src/core/picture-words';
import { judge } from '../../../src/judge';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { MAP_HEIGHT } from '../../../src/outer-rim/scenario/picture-map';

const FOLDER = 'docs/examples/outer-rim';
/** Where the map begins. */
const TOP = 48;

interface Label extends Box {
  words: string;
  guest: boolean;
}

/** What is written on the map; names of players and levels of patrols are those of guests. */
function labelsOf(svg: string): Label[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]+)<\/text>/g)].flatMap(([, attributes = '', written = '']) => {
    const number = (name: string): number => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]);
    const [x, y, size] = [number('x'), number('y'), number('font-size')];
    if (y < TOP || y > TOP + MAP_HEIGHT) return [];
    const words = written.replace(/&\w+;/g, '&');
    const room = roomOf(words, size);
    const middle = attributes.includes('text-anchor="middle"') ? x : x + room.width / 2;
    const guest = size === 11 && attributes.includes('bold');
    return [{ words, guest, ...room, middle: { x: middle, y: y - 0.35 * size } }];
  });
}

test('in the pictures of all examples no ship and no patrol covers words', () => {
  const covering: string[] = [];
  for (const file of readdirSync(FOLDER)) {
    const { pictures } = judge(readFileSync(`${FOLDER}/${file}`, 'utf8'), [{ language: outerRimScenarios, rules }], {
      pictures: true,
    });
    for (const { svg } of pictures) {
      const labels = labelsOf(svg);
      for (const one of labels.filter(({ guest }) => guest))
        for (const other of labels)
          if (one !== other && boxesOverlap(one, other)) covering.push(`${file}: ${one.words} on ${other.words}`);
    }
  }
  expect([...new Set(covering)]).toEqual([]);
});
