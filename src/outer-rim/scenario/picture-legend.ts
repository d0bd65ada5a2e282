/** What the colours and marks on the map mean, in the upper right corner of a picture. */
import { element } from '../../core/svg';
import { CONTACT_CLASSES, FACTIONS } from '../content';
import type { OuterRimState } from '../state';
import { sayFaction } from './narrate';
import { CLASS_COLORS, FACTION_COLORS, FAINT, GOAL_COLOR, label, MARGIN, shield, star, WIDTH } from './picture-style';

interface Key {
  mark(x: number, y: number): string;
  says: string;
}

export function drawLegend(state: OuterRimState, y: number): string {
  let x = WIDTH - MARGIN;
  const drawn = keysOf(state)
    .reverse()
    .map(({ mark, says }) => {
      x -= says.length * 6 + 26;
      return mark(x + 7, y - 4) + label(x + 18, y, says, { 'font-size': 11, fill: FAINT });
    });
  return element('g', {}, ...drawn.reverse());
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
