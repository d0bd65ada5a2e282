/** What the colors and marks on the map mean, in the upper right corner of a picture. */
import { legend, onLines, type LegendKey } from '../../language/picture-words';
import { element } from '../../language/svg';
import { CONTACT_CLASSES, FACTIONS } from '../facts';
import type { OuterRimState } from '../model/state';
import type { OuterRimEvent } from '../model/events';
import { madeUpIn } from './made-up';
import { sayFaction } from './narrate';
import type { Drawn } from './picture-boards';
import { CLASS_COLORS, FACTION_COLORS, FAINT, GOAL_COLOR, label, MARGIN, shield, star, WIDTH } from './picture-style';

/** The keys, and where they begin. */
export function drawLegend(state: OuterRimState, y: number): { svg: string; left: number } {
  return legend(keysOf(state), { right: WIDTH - MARGIN, y, size: 11, fill: FAINT });
}

/** So many letters fit on a line from edge to edge, in the size of these lines. */
const LETTERS = 190;
const LINE_HEIGHT = 14;

/** Which of the values that the picture shows, or that what happened rests on, were made up. */
export function drawMadeUp(state: OuterRimState, events: readonly OuterRimEvent[], top: number): Drawn {
  const [first, ...more] = madeUpIn(state, events);
  const said = first === undefined ? [] : [`reconstructed (made up, not as printed): ${first}`, ...more];
  const lines = onLines(said, ' · ', LETTERS);
  const drawn = lines.map((line, i) =>
    label(MARGIN, top + 10 + i * LINE_HEIGHT, line, {
      size: 11,
      fill: FAINT,
      width: WIDTH - 2 * MARGIN,
    }),
  );
  return { svg: drawn.join(''), height: lines.length * LINE_HEIGHT };
}

function keysOf(state: OuterRimState): LegendKey[] {
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
