/** Miniatures for the benchmark: four characters a side on our largest map, 35 by 25 squares, from the first round on. */
import type { StartFrom } from '../../src/play';

const SIDES = [
  {
    player: 'p1',
    column: 12,
    cards: ['general-obi-wan-kenobi', 'old-republic-guard', 'old-republic-recruit', 'old-republic-scout'],
  },
  {
    player: 'p2',
    column: 22,
    cards: ['count-dooku', 'battle-droid-clone-strike', 'battle-droid-sergeant', 'commando-droid-captain'],
  },
];
const FIRST_ROW = 9;
/** Rows from one to the next. */
const APART = 2;

export function miniaturesFight(): StartFrom {
  const characters = SIDES.flatMap(({ player, column, cards }) =>
    cards.map((card, i) => ({ id: `${player}-${i + 1}`, card, player, at: [column, FIRST_ROW + APART * i] })),
  );
  return {
    position: {
      map: 'refinery',
      players: SIDES.map(({ player }) => ({ id: player })),
      characters,
      moment: { stage: 'initiative' },
    },
  };
}
