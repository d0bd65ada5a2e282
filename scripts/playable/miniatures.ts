/** Random skirmishes: legal squads of any game type, on one of our maps or on a small one drawn at random. */
import type { MiniaturesSetup } from '../../src/miniatures/begin/set-up';
import {
  characterKind,
  ERAS,
  FACTIONS,
  FACTIONS_OF_ERA,
  statCard,
  type Era,
  type Faction,
  type GameType,
  type StatCard,
} from '../../src/miniatures/facts';
import { shortEdges, type BattleMap, type Edge, type Square } from '../../src/miniatures/facts/battle-map';
import { MAP_NAMES } from '../../src/miniatures/facts/maps';
import { writeMap } from '../../src/miniatures/facts/map-text';
import type { Terrain } from '../../src/miniatures/facts/terrain';
import { kindAdded } from '../../src/miniatures/facts/added';
import { whyNoSkirmish } from '../../src/miniatures/lists/skirmish';
import { illegal, SQUAD_OPTIONS } from '../../src/miniatures/lists/squad-building';
import { isOfKindIn } from '../../src/miniatures/lists/squad-faction';
import { STARTER_SQUADS } from '../../src/miniatures/lists/starter-squads';
import type { SquadList } from '../../src/miniatures/lists/squad-list';
import { anyStatCards } from './miniatures-cards';

type Next = (n: number) => number;

export const MINIATURES_PREFERENCES = {
  often: ['attack', 'attack-of-opportunity', 'combine-fire', 'use-ability', 'choose'],
  rarely: ['end-turn', 'decline', 'let-pass'],
};

const TYPES: readonly GameType[] = [
  'standard',
  'standard',
  'standard',
  'fringe-squad',
  'era-vs-era',
  'free-for-all',
  'team-play',
  'out-of-the-box',
];

/** Random skirmishes try this often to find squads that may meet; random squads, for each character, to add one. */
const TRIES = 10;

/** A random skirmish of squads of up to so many characters, and so many points. */
export function randomMiniaturesSetup(next: Next, most = 4, points = 100): MiniaturesSetup {
  const map = next(3) > 0 ? writeMap(randomMap(next)) : pick(MAP_NAMES, next);
  for (let tried = 0; tried < TRIES; tried++) {
    const type = pick(TYPES, next);
    const era = type === 'standard' || type === 'team-play' || type === 'fringe-squad' ? pick(ERAS, next) : null;
    const players = playersOf(type, next);
    const factions = Array.from({ length: players }, (_, i) =>
      anyFaction(type, era, i % 2 === 0 ? 'light' : 'dark', next),
    );
    if (type === 'team-play') factions.splice(2, 2, ...factions.slice(0, 2));
    const squads = factions.map((faction) => randomSquad(faction, 1 + next(most), points, next));
    const agreed = { ...SQUAD_OPTIONS, points, type, era };
    const met = squads.map((squad, i) => ({ squad, team: `${i % 2}` }));
    if (squads.some(({ characters }) => characters.length === 0) || whyNoSkirmish(met, agreed).length > 0) continue;
    const atHand = squads.map((squad) => joiningLater(squad, next));
    return {
      gameType: type,
      map,
      squads: squads.map((squad, i) => ({
        ...squad,
        // Known cards are not given.
        cards: [...new Set([...(squad.cards ?? []), ...(atHand[i] ?? []).filter(({ id }) => !statCard(id))])],
      })),
      atHand: atHand.map((cards) => cards.map(({ id }) => id)),
      ...(era && { era }),
      points,
    };
  }
  return { gameType: 'free-for-all', map, squads: [0, 1].map(() => ({ ...randomSquad('republic', 2, points, next) })) };
}

/** Of a squad in which somebody adds others: figures beside the map, some of them of the kind that joins. */
function joiningLater(squad: SquadList, next: Next): StatCard[] {
  const kinds = (squad.cards ?? []).flatMap(({ abilities }) =>
    abilities.flatMap((each) => (each.ability === 'rakghoul-disease' ? ['Rakghoul'] : (kindAdded(each) ?? []))),
  );
  const own = (squad.cards ?? []).map(({ id }) => id);
  const others = anyStatCards().filter(({ id }) => !own.includes(id));
  return kinds.flatMap((kind) => {
    const able = others.filter((card) => isOfKindIn({ ...squad, characters: [] }, characterKind(kind), card));
    return [pick(able.length > 0 ? able : others, next), pick(others, next)];
  });
}

const SIDES = ['republic', 'separatist'] as const;

/** The basic game: players pick a side, perhaps the same, and play with named Force powers or without. */
export function basicMiniaturesSetup(next: Next): MiniaturesSetup {
  const squads = SIDES.map((side) => {
    const squad = STARTER_SQUADS[side];
    // Numbers that nobody knows are random; known cards are not given.
    const open = ({ id }: { id: string }): boolean => squad.characters.includes(id) && !statCard(id);
    return { ...squad, cards: anyStatCards().filter(open) };
  });
  return {
    gameType: 'basic',
    map: pick(MAP_NAMES, next),
    squads,
    picks: SIDES.map(() => pick(SIDES, next)),
    namedForcePowers: next(2) === 0,
  };
}

/** Squads as people bring them: 100, 150 or 200 points. */
export function largeMiniaturesSetup(next: Next): MiniaturesSetup {
  return randomMiniaturesSetup(next, 12, 100 + 50 * next(3));
}

function playersOf(type: GameType, next: Next): number {
  if (type === 'team-play') return 4;
  if (type === 'free-for-all') return 2 + next(3);
  return type === 'out-of-the-box' ? 2 + next(2) : 2;
}

function anyFaction(type: GameType, era: Era | null, side: 'light' | 'dark', next: Next): Faction {
  if (type === 'fringe-squad' && next(2) === 0) return 'fringe';
  return era ? pick(FACTIONS_OF_ERA[era][side], next) : pick(FACTIONS, next);
}

/** A legal squad of a faction, with some of Fringe. */
export function randomSquad(faction: Faction, most: number, points: number, next: Next): SquadList {
  const cards = anyStatCards().filter((card) => card.faction === faction || card.faction === 'fringe');
  let squad: SquadList = { name: 'Random', faction, characters: [], cards: [] };
  for (let tried = 0; tried < TRIES * most && squad.characters.length < most; tried++) {
    const card = pick(cards, next);
    const others = (squad.cards ?? []).filter(({ id }) => id !== card.id);
    const larger = { ...squad, characters: [...squad.characters, card.id], cards: [...others, card] };
    if (illegal(larger, { points, type: 'free-for-all' }).length === 0) squad = larger;
  }
  return squad;
}

/** A map of 8 to 14 squares along a side, with some of everything. */
export function randomMap(next: Next): BattleMap {
  const [columns, rows] = [8 + next(7), 8 + next(7)];
  const terrain = (): Terrain => pick(TERRAINS, next);
  const squares = Array.from({ length: rows }, () => Array.from({ length: columns }, terrain));
  const walls: Edge[] = [];
  const doors: Edge[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const side of ['right', 'top'] as const) {
        if (side === 'right' ? column === columns - 1 : row === rows - 1) continue;
        const at: Square = [column, row];
        const roll = next(12);
        if (roll === 0) walls.push({ square: at, side });
        if (roll === 1 && next(4) === 0) doors.push({ square: at, side });
      }
    }
  }
  return {
    name: 'Random',
    columns,
    rows,
    squares,
    walls,
    doors: doors.map((edge, i) => ({ id: `door-${i + 1}`, edges: [edge] })),
    startAreas: shortEdges(columns, rows),
  };
}

const TERRAINS: readonly Terrain[] = [...Array<Terrain>(16).fill('clear'), 'low-objects', 'difficult', 'pit', 'wall'];

function pick<T>(from: readonly T[], next: Next): T {
  const found = from[next(from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
