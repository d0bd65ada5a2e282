/** The described table -> the position that the game resumes from. */
import * as E from 'fp-ts/lib/Either';
import type { Path, Rejection } from '../../core';
import { NORTH, type Point, type Pose, type Shape } from '../../core/geometry';
import { impossible, said, sure } from '../../language/file';
import { needPlayers, sidesOf, type Sides } from '../../language/sides';
import {
  acrossTheTable,
  keyed,
  namesByKind,
  piecesIn,
  placeBeside,
  placeByName,
  type NamesByKind,
} from '../../language/pieces';
import { placePieces, type Piece } from '../../language/places';
import type { PlacedShip, PlacedSquadron } from '../begin/placed';
import type { Position } from '../begin/position';
import { LENGTHS, OBSTACLES, shipCard, shipToken, squadronCard, type Faction, type ObstacleId } from '../facts';
import type { ShipPiece } from '../model/pieces';
import type { ArmadaState } from '../model/state';
import { overlapArea, shipBase } from '../queries/bases';
import { obstacleArea, shipPieces, squadronPieces } from '../queries/pieces';
import { cardOf } from '../queries/ships';
import { placeNames, type ArmadaParts, type ShipWords, type SquadronWords } from './parts';

/** What players are called when the file does not name them. */
const SIDES: Readonly<Record<Faction, string>> = { rebel: 'rebels', imperial: 'empire' };

/** Names that the file declares: `piece` is a ship or a squadron, `object` an obstacle, too. */
export function names(parts: ArmadaParts): NamesByKind {
  const { ships, squadrons = {} } = parts;
  return kindsOf(sidesIn(parts).players, [Object.keys(ships), Object.keys(squadrons), obstaclesOf(parts)]);
}

/** Names by their kinds, those that are of several kinds among them. */
export function kindsOf(players: string[], [ship = [], squadron = [], obstacle = []]: string[][]): NamesByKind {
  return { ...namesByKind(players, { ship, squadron, obstacle }), piece: [...ship, ...squadron] };
}

function obstaclesOf({ obstacles = {} }: ArmadaParts): ObstacleId[] {
  return OBSTACLES.filter((id) => obstacles[id]);
}

const factionOf = ({ card }: ShipWords | SquadronWords): Faction =>
  shipCard(card)?.faction ?? squadronCard(card)?.faction ?? 'rebel';

function sidesIn({ players, ships, squadrons = {} }: ArmadaParts): Sides {
  return sidesOf<ShipWords | SquadronWords>(players, { ships, squadrons }, factionOf, SIDES, Object.values(SIDES));
}

export function begin(parts: ArmadaParts): { position: Position } {
  const sides = sidesIn(parts);
  needPlayers(sides);
  const { players, owner } = sides;
  const pieces = piecesOf(parts, (id) => players.indexOf(owner('ships', id)));
  const poses = sure(placePieces(pieces, placeNames));
  const { round, dial, ...moment } = parts.moment;
  if (dial !== undefined && moment.ship === undefined)
    return impossible(['moment', 'dial'], 'a dial of a moment is that of the ship that activates: say which `ship:`');
  const position: Position = {
    players: players.map((id) => ({
      id,
      ...said({ points: parts.players?.[id]?.points, victoryTokens: parts.players?.[id]?.['victory-tokens'] }),
    })),
    ...said({
      first: parts.first,
      areas: parts.areas,
      unlimitedRounds: parts['unlimited-rounds'],
      objective: parts.objective,
      attacks: parts.attacks,
      readings: parts.readings,
      objectiveTokens: parts['objective-tokens']?.map(({ at: [x, y], on }) => ({ at: { x, y }, ...said({ on }) })),
    }),
    round: round ?? 1,
    ships: Object.entries(parts.ships).map(([id, words]) =>
      placedShip(id, words, owner('ships', id), poses[id] ?? null, parts.moment),
    ),
    squadrons: Object.entries(parts.squadrons ?? {}).map(([id, words]) =>
      placedSquadron(id, words, owner('squadrons', id), poses[id] ?? null),
    ),
    obstacles: obstaclesOf(parts).map((id) => ({ id, at: poses[id] as Pose })),
    moment: { ...said(moment), phase: moment.phase },
  };
  return { position };
}

/** Where a dial that the moment names is still on top of the stack. */
const BEFORE_REVEAL: readonly (string | undefined)[] = [undefined, 'activate', 'reveal command dial'];

function placedShip(
  id: string,
  { at: _at, facing: _facing, player: _player, damage, dials, 'set-aside': setAside, ...words }: ShipWords,
  owner: string,
  at: Pose | null,
  moment: ArmadaParts['moment'],
): PlacedShip {
  const named = moment.ship === id ? moment.dial : undefined;
  const isRevealed = !BEFORE_REVEAL.includes(moment.step);
  if (isRevealed && named !== undefined && words.dial !== undefined && words.dial !== named)
    return impossible(['moment', 'dial'], `${id} has revealed ${words.dial}: at this step its dial is not ${named}`);
  if (!isRevealed && named !== undefined && words.dial !== undefined)
    return impossible(['ships', id, 'dial'], `${id} has revealed no dial at this moment: ${named} is on its stack`);
  const below = dials ?? Array<'navigate'>((shipCard(words.card)?.command ?? 1) - 1).fill('navigate');
  const stack = named === undefined || isRevealed ? dials : [named, ...below];
  return {
    id,
    owner,
    at,
    ...said({ ...words, setAside }),
    card: words.card,
    ...(damage && { damage: said(damage) }),
    ...(stack && { dials: stack }),
    ...(isRevealed && named !== undefined && { dial: named }),
    ...(words.shields && { shields: said(words.shields) }),
  };
}

function placedSquadron(
  id: string,
  { at: _at, player: _player, 'set-aside': setAside, ...words }: SquadronWords,
  owner: string,
  at: Pose | null,
): PlacedSquadron {
  return { id, owner, at: at && { x: at.x, y: at.y }, ...said({ ...words, setAside }), card: words.card };
}

/** What covers a place on the table. `touching`: shield dials count where something touches a ship, and are never measured (arm.overlapping.20). */
const shipArea = (ship: ShipPiece, touching: boolean): readonly Shape[] =>
  touching ? overlapArea(ship) : [shipBase(ship)];
const disc = (radius: number): Pick<Piece, 'otherwise' | 'area'> => ({
  otherwise: NORTH,
  area: ({ x, y }) => [{ x, y, radius }],
});

function piecesOf(parts: ArmadaParts, seat: (id: string) => number): Record<string, Piece> {
  const { ships, squadrons, obstacles } = parts;
  const { bases, shieldDial, squadronRadius } = LENGTHS;
  return {
    ...piecesIn('ships', ships, (id, words) => {
      const { size, icon } = cardOf(words);
      const ship = { id, base: bases[size], token: shipToken(icon), shieldDial };
      const area: Piece['area'] = (pose, touching) => shipArea({ ...ship, pose }, touching);
      return { ...acrossTheTable(words, seat(id)), area };
    }),
    ...piecesIn('squadrons', squadrons, () => disc(squadronRadius)),
    ...piecesIn('obstacles', obstacles, (id) => ({ otherwise: NORTH, area: (pose) => obstacleArea(id, pose) })),
  };
}

/** Where a squadron is put on a table as it is, by the words for places. */
export function readPlace(at: string, state: ArmadaState): E.Either<Rejection, Point> {
  const standing: Parameters<typeof placeBeside>[2] = [
    ...shipPieces(state).map(
      (ship) => [ship.id, ship.pose, (_: Pose, touching: boolean) => shipArea(ship, touching)] as const,
    ),
    ...squadronPieces(state).map(({ id, ...round }) => [id, { ...round, heading: NORTH }, () => [round]] as const),
    ...state.obstacles.map(({ id, pose }) => [id, pose, () => obstacleArea(id, pose)] as const),
  ];
  return placeBeside(at, disc(state.lengths.squadronRadius).area, standing, placeNames);
}

const inPiece = keyed({ owner: ['player'], setAside: ['set-aside'] });

/** Where in the file a path of the position is. */
export function placeOf(path: Path, parts: ArmadaParts): Path {
  if (path[0] === 'round') return ['moment', 'round'];
  if (path[0] === 'players' && !parts.players) return ['ships'];
  const { player: players, ship: ships, squadron: squadrons, obstacle: obstacles } = names(parts);
  return placeByName(path, { players, ships, squadrons, obstacles }, inPiece);
}
