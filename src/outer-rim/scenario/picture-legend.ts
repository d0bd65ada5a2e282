/** What the colors and marks on the map mean, in the upper right corner of a picture. */
import { roomOf } from '../../language/picture-words';
import { element } from '../../language/svg';
import { CONTACT_CLASSES, FACTIONS } from '../facts';
import type { OuterRimState } from '../model/state';
import type { OuterRimEvent } from '../model/events';
import { madeUpIn } from './made-up';
import { sayFaction } from './narrate';
import type { Drawn } from './picture-boards';
import { CLASS_COLORS, FACTION_COLORS, FAINT, GOAL_COLOR, label, MARGIN, shield, star, WIDTH } from './picture-style';

const SIZE = 11;

interface Key {
  mark(x: number, y: number): string;
  says: string;
}

/** The keys, and where they begin. */
export function drawLegend(state: OuterRimState, y: number): { svg: string; left: number } {
  let x = WIDTH - MARGIN;
  const drawn = keysOf(state)
    .reverse()
    .map(({ mark, says }) => {
      x -= roomOf(says, SIZE).width + 26;
      return mark(x + 7, y - 4) + label(x + 18, y, says, { 'font-size': SIZE, fill: FAINT });
    });
  return { svg: element('g', {}, ...drawn.reverse()), left: x };
}

/** So many letters fit on a line from edge to edge, in the size of these lines. */
const LETTERS = 200;
const LINE_HEIGHT = 14;

/** Which of the values that the picture shows, or that what happened rests on, were made up. */
export function drawMadeUp(state: OuterRimState, events: readonly OuterRimEvent[], top: number): Drawn {
  const lines = filled(madeUpIn(state, events));
  const drawn = lines.map((line, i) =>
    label(MARGIN, top + 10 + i * LINE_HEIGHT, line, {
      'font-size': 10.5,
      fill: FAINT,
      width: WIDTH - 2 * MARGIN,
    }),
  );
  return { svg: drawn.join(''), height: lines.length * LINE_HEIGHT };
}

/** As few lines as the words fit on. */
function filled(words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  let line = `reconstructed (made up, not as printed): ${first}`;
  const lines: string[] = [];
  for (const word of rest) {
    if (line.length + word.length + 3 > LETTERS) {
      lines.push(line);
      line = word;
    } else line = `${line} · ${word}`;
  }
  return [...lines, line];
}

function keysOf(state: OuterRimState): Key[] {
  return [
    ...FACTIONS.map((faction) => ({
      mark: (x: number, y: number) => shield(x, y, FACTION_COLORS[faction], 0.7),
      says: sayFaction(faction),
    })),
    ...CONTACT_CLASSES.map((of) => ({
      mark: (x: number, y: number) =>
        element('rect', {
          x: x - 6,
          y: y - 6,
          width: 12,
          height: 12,
          rx: 3,
          fill: CLASS_COLORS[of],
          stroke: '#0b0f18',
        }),
      says: `${of} contact`,
    })),
    ...(state.ai ? [{ mark: (x: number, y: number) => star(x, y, GOAL_COLOR, 0.8), says: 'goal of the AI' }] : []),
  ];
}
