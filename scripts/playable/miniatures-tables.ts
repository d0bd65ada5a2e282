/** Random tables in the middle of a skirmish: characters of any kind close to each other, some hurt or activated, at any moment of a round, on a small map. */
import { isLeft } from 'fp-ts/lib/Either';
import type { PlacedCharacter, Position } from '../../src/miniatures/begin/position';
import { hasAbility, SQUARES_OF_SIZE } from '../../src/miniatures/facts';
import type { BattleMap, Square } from '../../src/miniatures/facts/battle-map';
import { readMap, writeMap } from '../../src/miniatures/facts/map-text';
import type { DoorStates, Space } from '../../src/miniatures/model/map';
import { boardOf, type Board } from '../../src/miniatures/queries/board';
import { fits } from '../../src/miniatures/queries/movement';
import { overlap } from '../../src/miniatures/queries/spaces';
import { pick } from './destiny';
import { randomMap } from './miniatures';
import { anyStatCards } from './miniatures-cards';

type Next = (n: number) => number;

const PLAYERS = ['p1', 'p2'];
/** Of each player. */
const MOST_CHARACTERS = 4;

export function randomMiniaturesTable(next: Next): Position {
  const drawing = writeMap(randomMap(next));
  // What is read has the doors that the drawing shows: edges in a row are one.
  const read = readMap(drawing);
  if (isLeft(read)) throw new Error(read.left.message);
  const map = read.right;
  const doors: DoorStates = Object.fromEntries(
    map.doors.map(({ id }) => [id, pick(['open', 'closed', 'removed'] as const, next)]),
  );
  const onMap = charactersOn(boardOf(map, doors), 1 + next(MOST_CHARACTERS), next);
  const characters = [...aboard(onMap, next), ...PLAYERS.flatMap((player) => aside(player, next))];
  const waiting = onMap.filter(({ activated }) => !activated);
  const rolls = waiting.length === 0 || next(4) === 0;
  return {
    players: PLAYERS.map((id) => ({ id })),
    map: drawing,
    doors: { ...doors },
    characters,
    round: 1 + next(6),
    quietRounds: next(3),
    ...(!rolls && { first: pick(PLAYERS, next) }),
    moment: rolls
      ? { stage: 'initiative' }
      : { stage: 'activations', character: pick(waiting, next).id, ...(next(3) === 0 && { left: next(2) }) },
  };
}

/** So many of each player, each where it has room. */
function charactersOn(board: Board, each: number, next: Next): PlacedCharacter[] {
  const taken: Space[] = [];
  return Array.from({ length: each * PLAYERS.length }, (_, i) => {
    const player = PLAYERS[i % PLAYERS.length] ?? '';
    const { card, space } = somebody(board, taken, next);
    taken.push(space);
    return {
      id: `${player}fighter${i + 1}`,
      card,
      player,
      at: space.at,
      damage: 10 * next(Math.ceil(card.hitPoints / 10)),
      force: next((card.force?.points ?? 0) + 1),
      activated: next(4) === 0,
    };
  });
}

/** Who may come later: anybody, now and then a Rakghoul or a Han Solo. */
function aside(player: string, next: Next): PlacedCharacter[] {
  const all = anyStatCards();
  const some = next(2) === 0 ? all.filter(({ name }) => name === 'Rakghoul' || name.includes('Han Solo')) : all;
  return Array.from({ length: next(3) }, (_, i) => {
    const card = pick(some.length > 0 ? some : all, next);
    return { id: `${player}later${i + 1}`, card, player, at: null, aside: true };
  });
}

/** Where somebody may carry others, one of its side is carried, mostly. */
function aboard(characters: readonly PlacedCharacter[], next: Next): PlacedCharacter[] {
  const carrier = characters.find(({ card }) => typeof card !== 'string' && hasAbility(card, 'desert-skiff'));
  const passenger = characters.find(
    ({ id, player, card }) =>
      id !== carrier?.id &&
      player === carrier?.player &&
      typeof card !== 'string' &&
      ['small', 'medium'].includes(card.size) &&
      !hasAbility(card, 'desert-skiff'),
  );
  if (!carrier || !passenger || next(4) === 0) return [...characters];
  return characters.map((each) => (each.id === passenger.id ? { ...each, at: null, aboard: carrier.id } : each));
}

/** Of those for whom there is room. */
function somebody(board: Board, taken: readonly Space[], next: Next) {
  for (;;) {
    const card = pick(anyStatCards(), next);
    const places = placesFor(board.map, SQUARES_OF_SIZE[card.size]).filter(
      (space) => fits(board, space) && !taken.some((other) => overlap(other, space)),
    );
    if (places.length > 0) return { card, space: pick(places, next) };
  }
}

function placesFor({ columns, rows }: BattleMap, size: number): Space[] {
  return Array.from({ length: columns * rows }, (_, i): Space => {
    const at: Square = [i % columns, Math.floor(i / columns)];
    return { at, size };
  });
}
