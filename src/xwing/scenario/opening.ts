/** The table of X-Wing where a story begins: ships, obstacles, and how far those apart are that may fight. */
import { textOf } from '../../core';
import { carrying, pieceRow, rowApart, rowsApart, type Apart, type OpeningRow } from '../../language/opening';
import { pilot, ship as shipType } from '../facts';
import { TOKEN_KINDS, type Ship, type XwingState } from '../model/state';
import { deviceFacts, devicesInPlay } from '../queries/devices';
import { BEYOND, measureShips, rangeToObject, type Measured } from '../queries/range';
import { shipsInPlay } from '../queries/ships';
import { kinds } from './fields';
import { equippedName, objectLabel, shipLabel } from './piece-labels';

const OF_SHIP: readonly string[] = [
  'initiative',
  'at',
  'facing',
  'shields',
  'facedown',
  'faceup',
  ...TOKEN_KINDS,
  'force',
  'charges',
  'upgrade-charges',
  'flipped',
  'conditions',
  'docked',
  'locks',
  'turret',
  'dial',
  'revealed',
  'actions',
  'activated',
  'engaged',
  'destroyed',
];

export function openingRows(state: XwingState): OpeningRow[] {
  const ships = state.ships.map((ship) => {
    const about = { of: shipLabel(state, ship.id), is: whatIs(state, ship), elsewhere: ['initiative', 'place'] };
    const row = pieceRow(kinds.ship, OF_SHIP, state, ship, about);
    return ship.place === 'table' ? { ...row, has: { ...row.has, ...spentCharges(state, ship) } } : row;
  });
  const obstacles = state.obstacles.map((each) => {
    const about = { of: textOf(objectLabel(state, each.id)), elsewhere: ['kind', 'place'] };
    return pieceRow(kinds.obstacle, ['kind', 'at'], state, each, about);
  });
  const devices = devicesInPlay(state).map((each) => {
    const about = {
      of: textOf(objectLabel(state, each.id)),
      is: `${deviceFacts(each.kind).name} of ${each.player}`,
      elsewhere: ['kind', 'type', 'player', 'place'],
    };
    return pieceRow(
      kinds.device,
      ['at', 'facing', 'fuses', 'damage', 'locked-by', 'at-range-0', 'destroyed'],
      state,
      each,
      about,
    );
  });
  return [...ships, ...obstacles, ...devices, ...distances(state)];
}

/** Cards that are out of charges. */
function spentCharges(state: XwingState, { upgrades }: Ship): OpeningRow['has'] {
  const spent = upgrades.filter(({ charges }) => charges?.active === 0);
  if (spent.length === 0) return {};
  return { 'no charge left': spent.map(({ id, card }) => equippedName(state, id) ?? card) };
}

/** `Wedge Antilles, T-65 X-wing of rebels, with Predator`. */
function whatIs(state: XwingState, { pilot: id, type, player, upgrades }: Ship): string {
  const carries = carrying(upgrades.map((each) => equippedName(state, each.id) ?? each.card));
  return `${pilot(id)?.name ?? id}, ${shipType(type)?.name ?? type} of ${player}${carries}`;
}

function distances(state: XwingState): OpeningRow[] {
  const ships = shipsInPlay(state);
  const apart = (one: Ship, other: string, { distance: mm, range }: Measured): Apart => ({
    one: shipLabel(state, one.id),
    other,
    mm,
    band: { range: range === BEYOND ? 'beyond 3' : range },
  });
  const between = rowsApart(
    ships,
    (one, other) => one.player !== other.player,
    (one, other) => apart(one, shipLabel(state, other.id), measureShips(one, other)),
  );
  const obstacles = state.obstacles.flatMap(({ id, place }) => {
    if (place !== 'table') return [];
    const near = ships.map((ship) => apart(ship, textOf(objectLabel(state, id)), rangeToObject(state, ship.id, id)));
    const [closest] = near.sort((a, b) => a.mm - b.mm);
    return closest ? [rowApart(closest)] : [];
  });
  return [...between, ...obstacles];
}
