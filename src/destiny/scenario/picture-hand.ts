/** The cards of a hand in pictures: small ones in rows, face up for whoever may see them, so that each can be pressed. */
import { FACEDOWN } from '../../language/drawable';
import { roomOf } from '../../language/picture-words';
import { element } from '../../language/svg';
import type { Code, DestinyPlayer } from '../model/state';
import { factsOf } from '../queries/cards';
import { nameOfCode } from './card-words';
import { line } from './picture-cards';
import { CARD_COLORS } from './picture-dice';

const CHIP = { height: 24, row: 29, gap: 6, size: 11, side: 8 };
/** Where the cards begin, after the word. */
const WORD = 52;

interface Chip {
  code: Code;
  words: string;
  x: number;
  row: number;
  width: number;
}

/** The same card several times is one with a number. */
function layOut(hand: readonly Code[], width: number): Chip[] {
  const counts = new Map<Code, number>();
  for (const code of hand) if (code !== FACEDOWN) counts.set(code, (counts.get(code) ?? 0) + 1);
  let [x, row] = [WORD, 0];
  return [...counts].map(([code, count]) => {
    const words = `${nameOfCode(code)}${count > 1 ? ` ×${count}` : ''}`;
    const own = Math.min(width - WORD, roomOf(words, CHIP.size).width + 2 * CHIP.side);
    if (x + own > width && x > WORD) [x, row] = [WORD, row + 1];
    const chip = { code, words, x, row, width: own };
    x += own + CHIP.gap;
    return chip;
  });
}

/** How high the rows of a hand are. */
export function handHeight({ hand }: DestinyPlayer, width: number): number {
  return CHIP.row * Math.max(1, ...layOut(hand, width).map(({ row }) => row + 1));
}

export function drawHand({ hand }: DestinyPlayer, x: number, y: number, width: number): string {
  const hidden = hand.filter((code) => code === FACEDOWN).length;
  const words = hand.length === 0 ? 'hand: none' : hidden > 0 ? `hand ${hand.length}: facedown` : `hand ${hand.length}`;
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    line(0, 16, words, { size: 11, fill: '#566573', width }),
    ...layOut(hand, width).map(drawChip),
  );
}

function drawChip({ code, words, x, row, width }: Chip): string {
  const y = row * CHIP.row;
  const box = { x, y, width, height: CHIP.height, rx: 5 };
  return element(
    'g',
    { 'data-piece': code },
    element('rect', { ...box, fill: '#fdfefe', stroke: CARD_COLORS[factsOf(code).color], 'stroke-width': 2 }),
    line(x + CHIP.side, y + 16, words, { size: CHIP.size, width: width - 2 * CHIP.side }),
  );
}
