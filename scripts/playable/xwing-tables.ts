/**
 * Random tables in the middle of a game of X-Wing: ships near each other with tokens, damage and locks, huge and docked ones among them, between obstacles
 * and devices, at any moment of a round.
 */
import * as E from 'fp-ts/lib/Either';
import { xwing, type PlacedShip, type Position } from '../../src/xwing';
import { conditions, damageDeck, hugeDamageDeck, pilot, ship, type Maneuver } from '../../src/xwing/facts';
import { DEVICE_KINDS, OBSTACLE_OUTLINES } from '../../src/xwing/facts/words';
import { MOMENT_PHASES } from '../../src/xwing/begin/moment';
import { TOKEN_KINDS } from '../../src/xwing/model/state';
import { pick } from './destiny';
import { randomSquad } from './xwing';

type Next = (n: number) => number;

const MOST_SHIPS = 3;
const MOST_DEVICES = 4;
const ARCS = ['front', 'left', 'right', 'rear'] as const;
const ACTIONS = ['focus', 'boost', 'reload'] as const;
/** Ships stand in the middle of the play area, so that most are in range of each other; on a large mat few flee before they meet. */
const SPAN = 420;
const ROOMS = [250, 650] as const;
const DAMAGE = [...damageDeck(), ...hugeDamageDeck()].map(({ id }) => id);
/** Of the ships of each player, before they are brought nearer; between those of the first two is no room for huge ones. */
const HEIGHTS = [200, 600, 400, 800];
const HEADINGS = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0.6, y: 0.8 },
  { x: -0.8, y: 0.6 },
];

export function randomXwingTable(next: Next): Position {
  const from = pick(ROOMS, next);
  const two = ['p1', 'p2'].flatMap((player, side) => shipsOf(player, side, next));
  const others = ['p3', 'p4'].slice(0, [0, 0, 0, 0, 1, 2][next(6)]);
  const bare: Position = {
    mat: { width: 2 * from + SPAN, height: 2 * from + SPAN },
    round: 1 + next(4),
    players: ['p1', 'p2', ...others].map((id) => ({ id })),
    ships: [...two, ...others.flatMap((player, i) => shipsOf(player, i + 2, next))],
    moment: { phase: 'planning' },
  };
  return changes(next, from).reduce((table, change) => fitting(change(table), table), bare);
}

/** The other table where it can be one, else the table. */
function fitting(other: Position, table: Position): Position {
  return E.isRight(xwing.resume(other, { mode: 'manual' })) ? other : table;
}

/** Called by words, as people would call them; far enough from each other that no two lie on each other, huge ones neither: `changes` brings them nearer. */
function shipsOf(player: string, side: number, next: Next): PlacedShip[] {
  const { pilots } = randomSquad(next, MOST_SHIPS, side < 2 && next(3) === 0 ? 'epic' : 'standard');
  return pilots.map(({ id, upgrades }, i) => ({
    id: `${player}ship${i + 1}`,
    player,
    pilot: id,
    upgrades: Object.values(upgrades).flat(),
    at: { x: 150 + 200 * i, y: HEIGHTS[side] ?? 0, heading: { x: 0, y: side % 2 === 0 ? 1 : -1 } },
  }));
}

type Change = (table: Position) => Position;

function changes(next: Next, from: number): Change[] {
  const ofShips = (change: (given: PlacedShip) => Partial<PlacedShip>): Change[] =>
    Array.from({ length: 2 * MOST_SHIPS }, (_, i): Change => (table) => ({
      ...table,
      ships: table.ships.map((each, n) => (n === i ? { ...each, ...change(each) } : each)),
    }));
  const one = <T>(of: readonly T[], by: number): T[] => (of.length > 0 && next(by) === 0 ? [pick(of, next)] : []);
  const placed = () => ({ x: from + next(SPAN), y: from + next(SPAN), heading: pick(HEADINGS, next) });
  return [
    ...ofShips(() => ({ at: placed() })),
    ...TOKEN_KINDS.flatMap((kind) =>
      ofShips(({ tokens }) => (next(3) === 0 ? { tokens: { ...tokens, [kind]: 1 + next(2) } } : {})),
    ),
    ...ofShips(() => ({ damage: { facedown: next(3), faceup: one(DAMAGE, 2) } })),
    ...ofShips(() => ({
      conditions: one(conditions(), 4).map(({ id: card, secret }) => ({
        card,
        ...(secret && next(3) > 0 ? { facedown: true } : {}),
      })),
    })),
    ...ofShips(() => ({ shields: next(3) })),
    ...ofShips(() => ({ charges: next(2) })),
    ...ofShips(() => ({ force: next(2) })),
    ...ofShips(() => ({ turret: pick(ARCS, next) })),
    ...ofShips(() => ({ turrets: [pick(ARCS, next), pick(ARCS, next)] })),
    ...ofShips(() => ({ turrets: [pick(ARCS, next)] })),
    ...ofShips(() => ({ energy: next(4) })),
    ...ofShips(({ upgrades = [] }) => ({
      upgradeCharges: Object.fromEntries(upgrades.map((card) => [card, next(2)])),
    })),
    ...ofShips(({ upgrades = [] }) => ({
      upgradeCharges: Object.fromEntries(one(upgrades, 2).map((card) => [card, next(2)])),
    })),
    ...ofShips((given) => ({ dial: pick(dialOf(given), next) })),
    ...ofShips(() => (next(4) === 0 ? { actions: [pick(ACTIONS, next)] } : {})),
    ...ofShips(() => (next(6) === 0 ? { activated: true } : {})),
    ...ofShips(() => (next(6) === 0 ? { engaged: true } : {})),
    ...Array.from({ length: 4 }, (_, i): Change => (table) => ({
      ...table,
      obstacles: [...(table.obstacles ?? []), { id: `rock${i}`, outline: pick(OBSTACLE_OUTLINES, next), at: placed() }],
    })),
    ...Array.from({ length: MOST_DEVICES }, (_, i): Change => (table) => ({
      ...table,
      devices: [
        ...(table.devices ?? []),
        {
          id: `device${i}`,
          kind: pick(DEVICE_KINDS, next),
          player: pick(['p1', 'p2'], next),
          at: placed(),
          ...(next(3) === 0 ? { fuses: 1 + next(2) } : {}),
        },
      ],
    })),
    ...ofShips((given) => (next(2) === 0 ? { at: null, docked: `${given.player}ship${1 + next(MOST_SHIPS)}` } : {})),
    ...Array.from({ length: 3 }, (): Change => (table) => ({
      ...table,
      locks: [...(table.locks ?? []), { by: pick(table.ships, next).id, on: pick(lockable(table), next).id }],
    })),
    (table) => ({ ...table, moment: { phase: pick(MOMENT_PHASES.slice(1), next) } }),
    (table) => {
      const phase = pick(['activation', 'engagement'] as const, next);
      return next(2) === 0 ? table : { ...table, moment: { phase, ship: pick(table.ships, next).id } };
    },
  ];
}

/** Ships, obstacles and devices. */
function lockable({ ships, obstacles = [], devices = [] }: Position): readonly { id: string }[] {
  return [...ships, ...obstacles, ...devices];
}

function dialOf({ pilot: id }: PlacedShip): readonly Maneuver[] {
  return ship(pilot(id)?.ship ?? '')?.dial ?? [];
}
