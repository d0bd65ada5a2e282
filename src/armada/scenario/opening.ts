/** The table of Armada where a story begins: ships, squadrons, obstacles, and how far enemies are apart. */
import { carrying, opening, pieceRow, rowsApart, type Apart, type OpeningRow } from '../../language/opening';
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
  const ships = state.ships.map((ship) => {
    const carries = carrying(ship.upgrades.map((each) => upgradeWords.name(each.card)));
    const is = `${shipWords.name(ship.card)} of ${ship.owner}${carries}`;
    const row = pieceRow(kinds.ship, OF_SHIP, state, ship, { of: pieceLabel(state, ship.id), is });
    return ship.place === 'table' && ship.speed === 0 ? { ...row, has: { ...row.has, speed: 0 } } : row;
  });
  const squadrons = state.squadrons.map((each) => {
    const is = `${squadronWords.name(each.card)} of ${each.owner}`;
    return pieceRow(kinds.squadron, OF_SQUADRON, state, each, { of: pieceLabel(state, each.id), is });
  });
  const obstacles = state.obstacles.map((each) =>
    pieceRow(kinds.obstacle, ['at'], state, each, { of: pieceLabel(state, each.id) }),
  );
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
