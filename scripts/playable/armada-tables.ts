/** Random tables in the middle of a game of Armada: ships and squadrons near each other, damaged, among obstacles and tokens, with any objective, at any moment of a round. */
import * as E from 'fp-ts/lib/Either';
import { armada, type PlacedShip, type PlacedSquadron, type Position } from '../../src/armada';
import { MOMENT_PHASES } from '../../src/armada/begin/moment';
import {
  COMMANDS,
  damageDeck,
  HULL_ZONES,
  objectiveCard,
  objectiveCards,
  OBSTACLES,
  shipCard,
  squadronCard,
  type Command,
} from '../../src/armada/facts';
import { headingFromDegrees } from '../../src/core/geometry';
import { randomFleet } from './armada';
import { pick } from './destiny';

type Next = (n: number) => number;

const TOTAL = 180;
/** Pieces stand in the middle of the play area, so that most are in range of each other. */
const FROM = 250;
const SPAN = 400;
const MOST_PIECES = 6;
const MOST_TOKENS = 6;

export function randomArmadaTable(next: Next): Position {
  const bare: Position = {
    round: 1 + next(6),
    areas: 'core set',
    players: [{ id: 'p1' }, { id: 'p2' }],
    first: pick(['p1', 'p2'], next),
    ...forces(next),
    objective: pick(objectiveCards(), next).id,
    moment: { phase: 'command' },
  };
  return changes(next).reduce((table, change) => fitting(change(table), table), withObjectiveShips(bare));
}

/** Where the objective wants them: the first ship of each player. */
function withObjectiveShips(table: Position): Position {
  if (objectiveCard(table.objective ?? '')?.objectiveShips !== 'one of each player') return table;
  const first = new Map([...table.ships].reverse().map(({ owner, id }) => [owner, id]));
  return { ...table, ships: table.ships.map((ship) => ({ ...ship, objective: first.get(ship.owner) === ship.id })) };
}

/** The other table where it can be one, else the table. */
function fitting(other: Position, table: Position): Position {
  return E.isRight(armada.resume(other, { mode: 'manual' })) ? other : table;
}

/** Two fleets, far enough from each other that no two pieces lie on each other: `changes` brings them nearer. Pieces are called by words, as people would call them. */
function forces(next: Next): { ships: PlacedShip[]; squadrons: PlacedSquadron[] } {
  const fleets = ['p1', 'p2'].map((owner, side) => ({ owner, side, ...randomFleet(next, TOTAL) }));
  const ships = fleets.flatMap(({ owner, side, ships: own }) =>
    own.map(({ card, upgrades }, i): PlacedShip => {
      const at = { x: 80 + 150 * i, y: 100 + 700 * side, heading: headingFromDegrees(180 * side) };
      return { id: `${owner}ship${i + 1}`, owner, card, upgrades: [...upgrades], at };
    }),
  );
  const squadrons = fleets.flatMap(({ owner, side, squadrons: own }) =>
    own.map((card, i): PlacedSquadron => {
      const at = { x: 40 + 50 * i, y: 240 + 420 * side };
      return { id: `${owner}squadron${i + 1}`, owner, card, at };
    }),
  );
  return { ships, squadrons };
}

type Change = (table: Position) => Position;

function changes(next: Next): Change[] {
  const point = (): { x: number; y: number } => ({ x: FROM + next(SPAN), y: FROM + next(SPAN) });
  const pose = () => ({ ...point(), heading: headingFromDegrees(22.5 * next(16)) });
  const sometimes = (one: number): boolean => next(one) === 0;
  const ofShips = (change: (given: PlacedShip) => Partial<PlacedShip>): Change[] =>
    Array.from({ length: MOST_PIECES }, (_, i): Change => (table) => ({
      ...table,
      ships: table.ships.map((each, n) => (n === i ? { ...each, ...change(each) } : each)),
    }));
  const ofSquadrons = (change: (given: PlacedSquadron) => Partial<PlacedSquadron>): Change[] =>
    Array.from({ length: 2 * MOST_PIECES }, (_, i): Change => (table) => ({
      ...table,
      squadrons: (table.squadrons ?? []).map((each, n) => (n === i ? { ...each, ...change(each) } : each)),
    }));
  return [
    ...ofShips(() => ({ at: pose() })),
    ...ofSquadrons(() => ({ at: point() })),
    ...ofShips(({ card }) => ({ speed: next((shipCard(card)?.speedChart.length ?? 0) + 1) })),
    ...ofShips(() => ({ tokens: [pick(COMMANDS, next)] })),
    ...ofShips(({ card }) => ({ dials: commands(shipCard(card)?.command ?? 1, next) })),
    ...ofShips(({ card }) => ({
      shields: Object.fromEntries(HULL_ZONES.map((zone) => [zone, next((shipCard(card)?.shields[zone] ?? 0) + 1)])),
    })),
    ...ofShips(() => ({ damage: { facedown: next(3), faceup: sometimes(2) ? [pick(damageDeck(), next).id] : [] } })),
    ...ofShips(({ card }) => ({
      defense: (shipCard(card)?.defense ?? []).map((type) => ({ type, exhausted: sometimes(3) })),
    })),
    ...ofShips(() => (sometimes(2) ? { objective: true } : {})),
    ...ofSquadrons(({ card }) => ({ hull: 1 + next(squadronCard(card)?.hull ?? 1) })),
    ...OBSTACLES.map((id): Change => (table) => ({
      ...table,
      obstacles: [...(table.obstacles ?? []), { id, at: pose() }],
    })),
    ...Array.from({ length: MOST_TOKENS }, (): Change => (table) => ({
      ...table,
      objectiveTokens: [...(table.objectiveTokens ?? []), { at: point() }],
    })),
    (table) => withTokensOnObstacles(table),
    ...ofShips(() => (sometimes(4) ? { at: null, setAside: true, dials: [], damage: {} } : {})),
    ...ofSquadrons(() => (sometimes(8) ? { at: null, setAside: true } : {})),
    ...ofShips((ship) => (sometimes(4) ? { ...pastReveal(ship), activated: true } : {})),
    (table) => inPhase(table, { phase: pick(MOMENT_PHASES, next) }),
    (table) => (sometimes(2) ? table : { ...table, moment: { phase: 'ship', ship: pick(table.ships, next).id } }),
    (table) => {
      const squadron = table.squadrons?.[next(MOST_PIECES)];
      return squadron && sometimes(3) ? inPhase(table, { phase: 'squadron', squadron: squadron.id }) : table;
    },
  ];
}

/** Without the dial of this round (arm.ship-activation.02). */
function pastReveal(ship: PlacedShip): PlacedShip {
  return ship.activated || !ship.dials ? ship : { ...ship, dials: ship.dials.slice(1) };
}

/** Every ship has revealed its dial once the ship phase is over. */
function inPhase(table: Position, moment: Exclude<Position['moment'], undefined>): Position {
  const isOver = moment.phase === 'squadron' || moment.phase === 'status';
  return { ...table, moment, ships: isOver ? table.ships.map(pastReveal) : table.ships };
}

/** As Dangerous Territory has them. */
function withTokensOnObstacles(table: Position): Position {
  if (table.objective !== 'dangerous-territory') return table;
  const objectiveTokens = (table.obstacles ?? []).map(({ id, at: { x, y } }) => ({ at: { x, y }, on: id }));
  return { ...table, objectiveTokens };
}

function commands(count: number, next: Next): Command[] {
  return Array.from({ length: count }, () => pick(COMMANDS, next));
}
