/** The table of Destiny where a story begins: players, what they have in play, and the battlefield. */
import { opening, type OpeningRow } from '../../language/opening';
import type { CardInPlay, DestinyState } from '../model/state';
import { nameOfCode, wordOfCard } from './card-words';
import { kinds } from './fields';

const OF_TABLE = ['turn', 'passes', 'battlefield', 'controller', 'claimed-by', 'additional-actions'];
const OF_PLAYER = ['resources', 'hand', 'deck-size', 'out'];
const OF_CARD = ['defeated', 'damage', 'health', 'shields', 'exhausted', 'elite', 'dice', 'on'];

export function openingRows(state: DestinyState): OpeningRow[] {
  const players = state.players.flatMap(({ id }): OpeningRow[] => [
    { of: id, has: { resources: 0, 'deck-size': 0, ...opening(kinds.player, OF_PLAYER, state, id) } },
    ...inPlay(state, id).map((card) => ofCard(state, card)),
  ]);
  return [{ of: 'table', has: opening(kinds.table, OF_TABLE, state, 'table') }, ...players];
}

/** Each character with its upgrades below it, then supports. */
function inPlay({ cards }: DestinyState, player: string): CardInPlay[] {
  const own = cards.filter((each) => each.controller === player && each.zone !== 'waiting');
  return own
    .filter(({ on }) => on === null || !own.some(({ id }) => id === on))
    .flatMap((each) => [each, ...own.filter(({ on }) => on === each.id)]);
}

function ofCard(state: DestinyState, { id, code, type, controller }: CardInPlay): OpeningRow {
  const word = wordOfCard(id);
  const name = nameOfCode(code);
  const has = opening(kinds.card, OF_CARD, state, word);
  const { damage, health } = has;
  return {
    of: word,
    is: `${word === name ? '' : `${name}, `}${type} of ${controller}`,
    // What is left of it; damage is told with what it could be at most.
    has:
      damage === undefined || typeof health !== 'number'
        ? has
        : { ...has, health: `${health} of ${health + Number(damage)}` },
  };
}
