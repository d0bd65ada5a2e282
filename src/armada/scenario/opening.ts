/** The table of Armada where a story begins: ships, squadrons, obstacles, and how far enemies are apart. */
import { opening, rowsApart, type Apart, type OpeningRow } from '../../language/opening';
import type { ArmadaState } from '../model/state';
import { rangeBetween } from '../queries/distance';
import { shipPiece } from '../queries/pieces';
import { shipsOnTable } from '../queries/ships';
import { shipWords, squadronWords, upgradeWords } from './card-words';
import { kinds } from './fields';
import { pieceLabel } from './piece-labels';

const OF_SHIP =
  'at facing speed shields facedown faceup tokens dial dials defense resolved exhausted discarded activated'.split(' ');
const OF_SQUADRON = ['at', 'hull', 'defense', 'engaged', 'activated'];

export function openingRows(state: ArmadaState): OpeningRow[] {
  const table = { of: 'table', has: opening(kinds.table, ['objective', 'first'], state, 'table') };
  const ships = state.ships.map(({ id, card, owner, place, upgrades }) => {
    const carries =
      upgrades.length > 0 ? `, with ${upgrades.map((each) => upgradeWords.name(each.card)).join(', ')}` : '';
    return {
      of: pieceLabel(state, id),
      is: `${shipWords.name(card)} of ${owner}${carries}`,
      has: opening(kinds.ship, place === 'table' ? OF_SHIP : ['place'], state, id),
    };
  });
  const squadrons = state.squadrons.map(({ id, card, owner, place }) => ({
    of: pieceLabel(state, id),
    is: `${squadronWords.name(card)} of ${owner}`,
    has: opening(kinds.squadron, place === 'table' ? OF_SQUADRON : ['place'], state, id),
  }));
  const obstacles = state.obstacles.map(({ id, place }) => ({
    of: pieceLabel(state, id),
    has: opening(kinds.obstacle, place === 'table' ? ['at'] : ['place'], state, id),
  }));
  const distances = rowsApart(
    shipsOnTable(state),
    (one, other) => one.owner !== other.owner,
    (one, other): Apart => {
      const { range, mm } = rangeBetween(state.lengths, shipPiece(state, one), shipPiece(state, other));
      return { one: pieceLabel(state, one.id), other: pieceLabel(state, other.id), mm, band: { range } };
    },
  );
  return [table, ...ships, ...squadrons, ...obstacles, ...distances];
}
