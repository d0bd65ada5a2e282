/** Random tables in the middle of a game of X-Wing: ships near each other with tokens, damage and locks, among obstacles, at any moment of a round. */
import * as E from 'fp-ts/lib/Either';
import { xwing, type PlacedShip, type Position } from '../../src/xwing';
import { conditions, damageDeck, pilot, ship, type Maneuver } from '../../src/xwing/facts';
import { OBSTACLES } from '../../src/xwing/facts/words';
import { MOMENT_PHASES } from '../../src/xwing/begin/moment';
import { TOKEN_KINDS } from '../../src/xwing/model/state';
import { pick } from './destiny';
import { randomSquad } from './xwing';

type Next = (n: number) => number;

const MOST_SHIPS = 3;
/** Ships stand in the middle of the play area, so that most are in range of each other. */
const FROM = 250;
const SPAN = 420;
const HEADINGS = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0.6, y: 0.8 },
  { x: -0.8, y: 0.6 },
];

export function randomXwingTable(next: Next): Position {
  const bare: Position = {
    round: 1 + next(4),
    players: [{ id: 'p1' }, { id: 'p2' }],
    ships: ['p1', 'p2'].flatMap((player, side) => shipsOf(player, side, next)),
    moment: { phase: 'planning' },
  };
  return changes(next).reduce((table, change) => fitting(change(table), table), bare);
}

/** The other table where it can be one, else the table. */
function fitting(other: Position, table: Position): Position {
  return E.isRight(xwing.resume(other, { mode: 'manual' })) ? other : table;
}

/** Far enough from each other that no two lie on each other: `changes` brings them nearer. */
function shipsOf(player: string, side: number, next: Next): PlacedShip[] {
  const { pilots } = randomSquad(next, MOST_SHIPS);
  return pilots.map(({ id, upgrades }, i) => ({
    id: `${player}-${i + 1}`,
    player,
    pilot: id,
    upgrades: Object.values(upgrades).flat(),
    at: { x: 150 + 200 * i, y: 200 + 400 * side, heading: pick(HEADINGS, next) },
  }));
}

type Change = (table: Position) => Position;

function changes(next: Next): Change[] {
  const ofShips = (change: (given: PlacedShip) => Partial<PlacedShip>): Change[] =>
    Array.from({ length: 2 * MOST_SHIPS }, (_, i): Change => (table) => ({
      ...table,
      ships: table.ships.map((each, n) => (n === i ? { ...each, ...change(each) } : each)),
    }));
  const placed = () => ({ x: FROM + next(SPAN), y: FROM + next(SPAN), heading: pick(HEADINGS, next) });
  return [
    ...ofShips(() => ({ at: placed() })),
    ...TOKEN_KINDS.flatMap((kind) =>
      ofShips(({ tokens }) => (next(3) === 0 ? { tokens: { ...tokens, [kind]: 1 + next(2) } } : {})),
    ),
    ...ofShips(() => ({ damage: { facedown: next(3), faceup: next(2) === 0 ? [pick(damageDeck(), next).id] : [] } })),
    ...ofShips(() => (next(4) === 0 ? { conditions: [{ card: pick(conditions(), next).id }] } : {})),
    ...ofShips(() => ({ shields: next(3) })),
    ...ofShips(() => ({ charges: next(2) })),
    ...ofShips(() => ({ force: next(2) })),
    ...ofShips(() => ({ turret: pick(['front', 'left', 'right', 'rear'] as const, next) })),
    ...ofShips((given) => ({ dial: pick(dialOf(given), next) })),
    ...Array.from({ length: 4 }, (_, i): Change => (table) => ({
      ...table,
      obstacles: [...(table.obstacles ?? []), { id: `rock-${i}`, outline: pick(OBSTACLES, next), at: placed() }],
    })),
    ...Array.from({ length: 3 }, (): Change => (table) => ({
      ...table,
      locks: [...(table.locks ?? []), { by: pick(table.ships, next).id, on: pick(table.ships, next).id }],
    })),
    (table) => ({ ...table, moment: { phase: pick(MOMENT_PHASES.slice(1), next) } }),
    (table) => {
      const phase = pick(['activation', 'engagement'] as const, next);
      return next(2) === 0 ? table : { ...table, moment: { phase, ship: pick(table.ships, next).id } };
    },
  ];
}

function dialOf({ pilot: id }: PlacedShip): readonly Maneuver[] {
  return ship(pilot(id)?.ship ?? '')?.dial ?? [];
}
