/** The table of X-Wing where a story begins: ships, obstacles, and how far those apart are that may fight. */
import { tenths } from '../../language/headings';
import { opening, type OpeningRow } from '../../language/opening';
import { pilot, ship as shipType } from '../facts';
import { TOKEN_KINDS, type Ship, type XwingState } from '../model/state';
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
  'lock',
  'turret',
  'dial',
  'revealed',
  'actions',
  'activated',
  'engaged',
  'destroyed',
];

/** More ships than these are measured to the nearest enemy only. */
const MEASURED_ALL = 4;

export function openingRows(state: XwingState): OpeningRow[] {
  const ships = state.ships.map((ship) => ({
    of: shipLabel(state, ship.id),
    is: whatIs(state, ship),
    has: opening(kinds.ship, ship.place === 'table' ? OF_SHIP : ['initiative', 'place'], state, ship.id),
  }));
  const obstacles = state.obstacles.map(({ id, place }) => ({
    of: objectLabel(state, id),
    has: opening(kinds.obstacle, place === 'table' ? ['kind', 'at'] : ['kind', 'place'], state, id),
  }));
  return [...ships, ...obstacles, ...distances(state)];
}

/** `Wedge Antilles, T-65 X-wing of rebels, with Predator`. */
function whatIs(state: XwingState, { pilot: id, type, player, upgrades }: Ship): string {
  const cards = upgrades.map((each) => equippedName(state, each.id) ?? each.card);
  const carries = cards.length > 0 ? `, with ${cards.join(', ')}` : '';
  return `${pilot(id)?.name ?? id}, ${shipType(type)?.name ?? type} of ${player}${carries}`;
}

function distances(state: XwingState): OpeningRow[] {
  const ships = shipsInPlay(state);
  const pairs = ships.flatMap((one, i) =>
    ships.slice(i + 1).flatMap((other) => (one.player === other.player ? [] : [{ one, other }])),
  );
  const measured = pairs.map(({ one, other }) => ({ one, other, apart: measureShips(one, other) }));
  const nearest = (ship: Ship): number =>
    Math.min(...measured.flatMap(({ one, other, apart }) => (one === ship || other === ship ? [apart.distance] : [])));
  const told = measured.filter(
    ({ one, other, apart }) =>
      ships.length <= MEASURED_ALL || apart.distance === nearest(one) || apart.distance === nearest(other),
  );
  const between = told.map(({ one, other, apart }) => row(shipLabel(state, one.id), shipLabel(state, other.id), apart));
  const obstacles = state.obstacles.flatMap(({ id, place }) => {
    if (place !== 'table') return [];
    const near = ships.map((ship) => ({ ship, apart: rangeToObject(state, ship.id, id) }));
    const [closest] = near.sort((a, b) => a.apart.distance - b.apart.distance);
    return closest ? [row(shipLabel(state, closest.ship.id), objectLabel(state, id), closest.apart)] : [];
  });
  return [...between, ...obstacles];
}

function row(one: string, other: string, { distance, range }: Measured): OpeningRow {
  return {
    of: `${one} - ${other}`,
    has: { 'mm-apart': tenths(distance), range: range === BEYOND ? 'beyond 3' : range },
  };
}
