/** The described table -> the position that the game resumes from. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json, type Rejection } from '../../core';
import { NORTH, SOUTH, type Pose } from '../../core/geometry';
import type { Parts, Start } from '../../language/language';
import { basePolygonAt } from '../queries/bases';
import { pilot as pilotCard, ship as shipType, type Faction, type Maneuver, type Pilot } from '../facts';
import { obstacleAreaAt } from '../queries/obstacles';
import type { PlacedShip, Position } from '../begin/position';
import { TOKEN_KINDS, type Ship, type TokenKind } from '../model/state';
import { damageWords, genericPilot, pilotsOf, pilotWords, shipTypeWords, upgradeWords } from './card-words';
import { asXwing, type ObstacleWords, type ShipWords, type XwingParts } from './parts';
import { placePieces, type Piece } from './place-words';
import { readManeuver } from './words';

type Path = readonly (string | number)[];
type Read<A> = E.Either<Rejection, A>;

/** What players are called when the file does not name them. */
const SIDES: Readonly<Record<Faction, string>> = {
  rebelalliance: 'rebels',
  galacticempire: 'empire',
  scumandvillainy: 'scum',
  resistance: 'resistance',
  firstorder: 'first-order',
  galacticrepublic: 'republic',
  separatistalliance: 'separatists',
};

/** The second player of a table with the ships of one player only. */
const NOBODY = 'opponent';

/** Names that the file declares: `object` is a ship or an obstacle. */
export function names(given: Parts): Readonly<Record<string, readonly string[]>> {
  const parts = asXwing(given);
  const ships = Object.keys(parts.ships ?? {});
  const obstacles = Object.keys(parts.obstacles ?? {});
  return {
    ship: ships,
    obstacle: obstacles,
    object: [...ships, ...obstacles],
    player: playerNames(parts),
    table: ['table'],
  };
}

function playerNames(parts: XwingParts): string[] {
  if (parts.players) return Object.keys(parts.players);
  const sides = Object.values(parts.ships ?? {}).map(
    (ship) => ship.player ?? SIDES[pilotOf(ship.pilot, null)?.faction ?? 'rebelalliance'],
  );
  return [...new Set([...sides, NOBODY])].slice(0, Math.max(2, new Set(sides).size));
}

/** The pilot that the words stand for; of a type of ship: a generic pilot, of the player's faction if there is one. */
function pilotOf(word: string, faction: Faction | null): Pilot | null {
  const id = pilotWords()[word];
  if (id !== undefined) return pilotCard(id) ?? null;
  return shipTypeWords().includes(word) ? genericPilot(word, faction) : null;
}

export function begin(given: Parts): Read<Start> {
  const parts = asXwing(given);
  const players = playerNames(parts);
  if (players.length !== 2)
    return no(
      ['players'],
      `two players are needed, found ${players.join(', ')}: name them under players, and give every ship its player`,
    );
  const owners = Object.entries(parts.ships).map(([id, ship]) => ownerOf(id, ship, players, parts));
  const lost = owners.find(E.isLeft);
  if (lost) return lost;
  const poses = placePieces(piecesOf(parts, players));
  if (E.isLeft(poses)) return poses;
  const ships: PlacedShip[] = [];
  for (const [id, words] of Object.entries(parts.ships)) {
    const ship = readShip(id, words, parts, players, poses.right[id] ?? null);
    if (E.isLeft(ship)) return ship;
    ships.push(ship.right);
  }
  const { round, phase, ship, step } = parts.moment;
  const position: Position = {
    ...(parts.mat ? { mat: parts.mat } : {}),
    round: round ?? 1,
    order: parts.first === undefined ? players : [parts.first, ...players.filter((each) => each !== parts.first)],
    players: players.map((id) => ({ id, ...definedOf({ points: parts.players?.[id]?.points }) })),
    ships,
    obstacles: Object.entries(parts.obstacles ?? {}).map(([id, words]) => ({
      id,
      outline: outlineOf(id, words),
      at: poses.right[id] as Pose,
    })),
    locks: Object.entries(parts.ships).flatMap(([by, { lock }]) => (lock === undefined ? [] : [{ by, on: lock }])),
    moment: { phase: phase as Position['moment']['phase'], ...definedOf({ ship, step }) },
  };
  return E.right({ position: position as unknown as Json });
}

function ownerOf(id: string, ship: ShipWords, players: readonly string[], parts: XwingParts): Read<string> {
  if (ship.player !== undefined) return E.right(ship.player);
  const faction = pilotOf(ship.pilot, null)?.faction;
  const byFaction = players.find(
    (player) => parts.players?.[player]?.faction === faction || player === SIDES[faction ?? 'rebelalliance'],
  );
  if (byFaction !== undefined) return E.right(byFaction);
  return no(['ships', id], `whose ship is ${id}? write player: ${players.join(' or ')}`);
}

function playerOf(id: string, ship: ShipWords, players: readonly string[], parts: XwingParts): string {
  const owner = ownerOf(id, ship, players, parts);
  return E.isRight(owner) ? owner.right : (players[0] ?? NOBODY);
}

function factionOf(id: string, ship: ShipWords, players: readonly string[], parts: XwingParts): Faction | null {
  const player = playerOf(id, ship, players, parts);
  const said = parts.players?.[player]?.faction as Faction | undefined;
  return said ?? (Object.keys(SIDES) as Faction[]).find((each) => SIDES[each] === player) ?? null;
}

function piecesOf(parts: XwingParts, players: readonly string[]): Record<string, Piece> {
  const pieces: Record<string, Piece> = {};
  for (const [id, words] of Object.entries(parts.ships)) {
    if (words.at === null) continue;
    const size = sizeOf(words);
    const south = playerOf(id, words, players, parts) === players[1];
    pieces[id] = {
      at: words.at,
      facing: words.facing,
      ...(typeof words.at === 'string' ? {} : { otherwise: south ? SOUTH : NORTH }),
      area: (pose) => [basePolygonAt({ size }, pose)],
      path: ['ships', id, 'at'],
    };
  }
  for (const [id, words] of Object.entries(parts.obstacles ?? {})) {
    const outline = outlineOf(id, words);
    pieces[id] = {
      at: words.at,
      facing: words.facing,
      otherwise: NORTH,
      area: (pose) => obstacleAreaAt(outline, pose),
      path: ['obstacles', id, 'at'],
    };
  }
  return pieces;
}

function sizeOf(words: ShipWords): Ship['size'] {
  const size = shipType(pilotOf(words.pilot, null)?.ship ?? '')?.size ?? 'small';
  // A huge ship is refused by the game itself, which has no base for it.
  return size === 'huge' ? 'large' : size;
}

function outlineOf(id: string, words: ObstacleWords): string {
  if (words.outline !== undefined) return words.outline;
  if (id.includes('debris')) return 'yt2400debris0';
  return id.includes('gas') ? 'gascloud1' : 'coreasteroid0';
}

function readShip(
  id: string,
  words: ShipWords,
  parts: XwingParts,
  players: readonly string[],
  at: Pose | null,
): Read<PlacedShip> {
  const path = ['ships', id];
  const pilot = pilotOf(words.pilot, factionOf(id, words, players, parts));
  if (!pilot) {
    const known = pilotsOf(words.pilot).join(', ');
    return no([...path, 'pilot'], `every pilot of '${words.pilot}' has an ability; name one: ${known}`);
  }
  const dials = readDials(id, words, parts, shipType(pilot.ship)?.dial ?? []);
  if (E.isLeft(dials)) return dials;
  const upgrades = (words.upgrades ?? []).map((each) => (typeof each === 'string' ? { card: each } : each));
  const card = (word: string): string => upgradeWords()[word] ?? word;
  const tokens = TOKEN_KINDS.flatMap((kind): [TokenKind, number][] =>
    typeof words[kind] === 'number' ? [[kind, words[kind]]] : [],
  );
  return E.right({
    id,
    player: playerOf(id, words, players, parts),
    pilot: pilot.id,
    at,
    upgrades: upgrades.map((each) => card(each.card)),
    upgradeCharges: Object.fromEntries(
      upgrades.flatMap((each) => (each.charges === undefined ? [] : [[card(each.card), each.charges]])),
    ),
    tokens: Object.fromEntries(tokens),
    damage: readDamage(words.damage),
    ...dials.right,
    ...definedOf({
      shields: words.shields,
      force: words.force,
      charges: words.charges,
      turret: words.turret,
      activated: words.activated,
      engaged: words.engaged,
      actions: words.actions ? [...words.actions] : undefined,
    }),
  });
}

function readDamage(damage: ShipWords['damage']): NonNullable<PlacedShip['damage']> {
  if (damage === undefined || typeof damage === 'number') return { facedown: damage ?? 0 };
  return { facedown: damage.facedown ?? 0, faceup: (damage.faceup ?? []).map((word) => damageWords()[word] ?? word) };
}

function readDials(
  id: string,
  words: ShipWords,
  parts: XwingParts,
  dial: readonly Maneuver[],
): Read<Pick<PlacedShip, 'dial' | 'revealed'>> {
  const isTurn = parts.moment.ship === id && parts.moment.dial !== undefined;
  const written = isTurn ? parts.moment.dial : words.dial;
  const result: Pick<PlacedShip, 'dial' | 'revealed'> = {};
  for (const [key, text] of [
    ['dial', written],
    ['revealed', words.revealed],
  ] as const) {
    if (text === undefined) continue;
    const maneuver = readManeuver(text, dial);
    if (E.isLeft(maneuver))
      return no(isTurn && key === 'dial' ? ['moment', 'dial'] : ['ships', id, key], maneuver.left.message);
    result[key] = maneuver.right;
  }
  return E.right(result);
}

/** Where in the file a path of the position is. */
export function placeOf(path: Path, given: Parts): Path {
  const parts = asXwing(given);
  const [part, index, ...rest] = path;
  if (part === 'players' && typeof index === 'number') return whereNamed(parts, playerNames(parts)[index] ?? '');
  const keys =
    part === 'ships' ? Object.keys(parts.ships) : part === 'obstacles' ? Object.keys(parts.obstacles ?? {}) : null;
  if (keys === null || typeof index !== 'number') return path;
  return [part as string, keys[index] ?? '', ...(rest[0] === 'tokens' ? rest.slice(1) : rest)];
}

/** Where a player is named: under players, or as that of a ship. */
function whereNamed({ players, ships }: XwingParts, name: string): Path {
  if (players) return ['players', name];
  const ship = Object.keys(ships).find((id) => ships[id]?.player === name);
  return ship === undefined ? ['ships'] : ['ships', ship, 'player'];
}

/** Without the keys that are undefined: exact optional fields want them absent. */
function definedOf<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function no(path: Path, message: string): E.Either<Rejection, never> {
  return reject(reason('no-such-position', message, []), path);
}
