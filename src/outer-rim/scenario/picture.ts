/** The table as a picture: the map with everybody on it, the players' boards, the market row, dice, the AI player's card. */
import type { Scene } from '../../language/language';
import { document, element } from '../../language/svg';
import type { OuterRimEvent } from '../model/events';
import type { OuterRimState } from '../model/state';
import type { OuterRimView } from '../view';
import { drawBoards } from './picture-boards';
import { drawAiCard, drawAway, drawDice, drawMarket, sayMoment } from './picture-decks';
import { drawLegend, drawMadeUp } from './picture-legend';
import { drawMap } from './picture-map';
import { drawable } from './picture-view';
import { FAINT, label, MAP_HEIGHT, MARGIN, PAPER, WIDTH } from './picture-style';

const HEAD = 48;

export function picture({ state: seen, events, title }: Scene<OuterRimState | OuterRimView, OuterRimEvent>): string {
  const state = drawable(seen);
  let y = HEAD + MAP_HEIGHT + 12;
  const below = [drawDice(events, y)];
  for (const draw of [
    (top: number) => drawBoards(state, top),
    (top: number) => drawAiCard(state, events, top),
    (top: number) => drawMarket(state, top),
    (top: number) => drawAway(state, top),
    (top: number) => drawMadeUp(state, events, top),
  ]) {
    y += below[below.length - 1]?.height ?? 0;
    below.push(draw(y));
  }
  const legend = drawLegend(state, 20);
  const height = y + (below[below.length - 1]?.height ?? 0) + 4;
  return document(
    { width: WIDTH, height: Math.round(height) },
    title,
    element('rect', { x: 0, y: 0, width: WIDTH, height, fill: PAPER }),
    label(MARGIN, 20, title, { size: 15, 'font-weight': 'bold', width: legend.left - 2 * MARGIN }),
    label(MARGIN, 38, sayMoment(state), { fill: FAINT, width: WIDTH - 2 * MARGIN }),
    legend.svg,
    drawMap(state, events, HEAD),
    ...below.map(({ svg }) => svg),
  );
}
