/** The described table -> the position that the game resumes from. */
import type { Path } from '../../core';
import { NORTH, type Pose } from '../../core/geometry';
import { acrossTheTable, namesByKind, piecesIn, placeByName, type NamesByKind } from '../../language/pieces';
import { placePieces, type Piece } from '../../language/places';
import { impossible, said, sure } from '../../language/file';
import { needPlayers, sidesOf, type Sides } from '../../language/sides';
import { basePolygonAt } from '../queries/bases';
import { pilot as pilotCard, ship as shipType, type Faction, type Maneuver, type Pilot } from '../facts';
import { PAYLOADS } from '../facts/payloads';
import { DEVICE_KINDS, type DeviceKind } from '../facts/words';
import { withDefaults, type GivenOutlines } from '../facts/outlines';
import { areaAt, wrongOutlines, type Agreed } from '../queries/outlines';
import type { PlacedShip, Position } from '../begin/position';
import { TOKEN_KINDS, type Ship } from '../model/state';
import { MOST_PLAYERS } from '../queries/players';
import { genericPilot, pilotsOf, pilotWords, shipTypeWords } from './card-words';
import { placeNames, type DeviceWords, type ObstacleWords, type ShipWords, type XwingParts } from './parts';
import { readManeuver, withRemotes } from './words';

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

/** Names that the file declares: `object` is a ship, an obstacle or a device. What a ship puts down in its course has a name from the beginning. */
export function names(parts: XwingParts): NamesByKind {
  const placed = Object.entries(parts.ships).flatMap(([id, words]) => putDownBy(id, words));
  const isDevice = ({ payload }: (typeof placed)[number]): boolean =>
    (DEVICE_KINDS as readonly string[]).includes(payload);
  const pieces = {
    ship: Object.keys(parts.ships),
    obstacle: [
      ...Object.keys(parts.obstacles ?? {}),
      ...placed.filter((each) => !isDevice(each)).map(({ name }) => name),
    ],
    device: [...Object.keys(parts.devices ?? {}), ...placed.filter(isDevice).map(({ name }) => name)],
  };
  return withRemotes(namesByKind(sidesIn(parts).players, pieces));
}

/** So many of a kind are named of one ship: more than any has charges for, with those that it recovers. */
const MOST_PUT_DOWN = 9;

function putDownBy(ship: string, { upgrades = [] }: ShipWords): { name: string; payload: string }[] {
  const payloads = upgrades.flatMap((each) => PAYLOADS[typeof each === 'string' ? each : each.card]?.payload ?? []);
  return [...new Set(payloads)].flatMap((payload) =>
    Array.from({ length: MOST_PUT_DOWN }, (_, i) => ({ name: `${ship}/${payload}-${i + 1}`, payload })),
  );
}

function sidesIn({ players, ships }: XwingParts): Sides {
  const factionOf = ({ pilot }: ShipWords): Faction => pilotOf(pilot, null)?.faction ?? 'rebelalliance';
  return sidesOf(players, { ships }, factionOf, SIDES, [NOBODY]);
}

/** The pilot that the words stand for; of a type of ship: a generic pilot, of the player's faction if there is one. */
function pilotOf(word: string, faction: Faction | null): Pilot | null {
  const id = pilotWords.id(word);
  if (id !== undefined) return pilotCard(id) ?? null;
  return shipTypeWords().includes(word) ? genericPilot(word, faction) : null;
}

export function begin(parts: XwingParts): { position: Position } {
  const sides = sidesIn(parts);
  needPlayers(sides, MOST_PLAYERS);
  const { players, owner } = sides;
  const poses = sure(
    placePieces(
      piecesOf(parts, (id) => players.indexOf(owner('ships', id))),
      placeNames,
    ),
  );
  const { round, phase, ship, step, dial } = parts.moment;
  if (dial !== undefined && (ship === undefined || phase !== 'activation'))
    return impossible(
      ['moment', 'dial'],
      'a dial is that of the ship whose activation it is: write phase: activation, ship: and its name',
    );
  const position: Position = {
    ...said({ mat: parts.mat, measures: measuresIn(parts), outlines: outlinesIn(parts), readings: parts.readings }),
    round: round ?? 1,
    order: orderIn(parts, players),
    players: players.map((id) => ({ id, ...said({ points: parts.players?.[id]?.points }) })),
    ships: Object.entries(parts.ships).map(([id, words]) =>
      placedShip(id, words, parts, owner('ships', id), poses[id] ?? null),
    ),
    obstacles: Object.entries(parts.obstacles ?? {}).map(([id, words]) => ({
      id,
      outline: outlineOf(id, words),
      at: poses[id] as Pose,
    })),
    devices: Object.entries(parts.devices ?? {}).map(([id, words]) => ({
      id,
      kind: kindOf(id, words),
      player: words.player ?? players[0] ?? '',
      at: poses[id] as Pose,
      ...said({ fuses: words.fuses }),
    })),
    locks: Object.entries(parts.ships).flatMap(([by, { lock = [] }]) =>
      (typeof lock === 'string' ? [lock] : lock).map((on) => ({ by, on })),
    ),
    moment: { phase, ...said({ ship, step }) },
  };
  return { position };
}

/** The first player, then the others as they are named, where the file does not say all of it. */
function orderIn({ first, order }: XwingParts, players: readonly string[]): string[] {
  if (order === undefined)
    return first === undefined ? [...players] : [first, ...players.filter((each) => each !== first)];
  return first === undefined || first === order[0]
    ? [...order]
    : impossible(['first'], `the order begins with ${order[0] ?? 'nobody'}: write one of them`);
}

function measuresIn({ measures }: XwingParts): Position['measures'] {
  if (measures === undefined) return undefined;
  const { halfArcs, bullseye } = measures;
  return said({ halfArcs: halfArcs && said(halfArcs), bullseye });
}

function outlinesIn({ outlines }: XwingParts): Position['outlines'] {
  if (outlines === undefined) return undefined;
  const given: GivenOutlines = Object.fromEntries(
    Object.entries(outlines).flatMap(([id, given]) =>
      given
        ? [[id, { pieces: given.pieces, ...said({ back: given.back, front: given.front, within: given.within }) }]]
        : [],
    ),
  );
  const wrong = wrongOutlines(given);
  return wrong ? impossible(['outlines', wrong.of], wrong.why.message) : given;
}

function factionOf(player: string, parts: XwingParts): Faction | null {
  const written = parts.players?.[player]?.faction;
  return written ?? (Object.keys(SIDES) as Faction[]).find((each) => SIDES[each] === player) ?? null;
}

function piecesOf(parts: XwingParts, seat: (id: string) => number): Record<string, Piece> {
  const agreed: Agreed = { options: { outlines: withDefaults(outlinesIn(parts) ?? {}) } };
  return {
    ...piecesIn('ships', parts.ships, (id, words) => {
      const sized = sizedOf(words);
      return { ...acrossTheTable(words, seat(id)), area: (pose) => [basePolygonAt(sized, pose)] };
    }),
    ...piecesIn('obstacles', parts.obstacles, (id, words) => {
      const outline = outlineOf(id, words);
      return { otherwise: NORTH, area: (pose) => areaAt(agreed, outline, pose) };
    }),
    ...piecesIn('devices', parts.devices, (id, words) => {
      const kind = kindOf(id, words);
      return { otherwise: NORTH, area: (pose) => areaAt(agreed, kind, pose) };
    }),
  };
}

function sizedOf(words: ShipWords): Pick<Ship, 'size' | 'type'> {
  const type = pilotOf(words.pilot, null)?.ship ?? '';
  return { size: shipType(type)?.size ?? 'small', type };
}

/** By its name, where the file does not say it: `proton-bomb-1`, `net`. */
function kindOf(id: string, { kind }: DeviceWords): DeviceKind {
  const named = DEVICE_KINDS.find((each) => id.includes(each)) ?? SHORT_NAMES.find(([word]) => id.includes(word))?.[1];
  return kind ?? named ?? 'proton-bomb';
}

/** What players call them for short. */
const SHORT_NAMES: readonly (readonly [string, DeviceKind])[] = [
  ['electro', 'electro-proton-bomb'],
  ['mine', 'proximity-mine'],
  ['net', 'conner-net'],
  ['seismic', 'seismic-charge'],
  ['charge', 'seismic-charge'],
  ['swarm', 'buzz-droid-swarm'],
  ['droid', 'drk-1-probe-droid'],
  ['drk', 'drk-1-probe-droid'],
];

function outlineOf(id: string, words: ObstacleWords): string {
  if (words.outline !== undefined) return words.outline;
  if (id.includes('debris')) return 'yt2400debris0';
  return id.includes('gas') ? 'gascloud1' : 'coreasteroid0';
}

function placedShip(id: string, words: ShipWords, parts: XwingParts, player: string, at: Pose | null): PlacedShip {
  const path = ['ships', id];
  const pilot = pilotOf(words.pilot, factionOf(player, parts));
  if (!pilot) {
    const known = pilotsOf(words.pilot).join(', ');
    return impossible([...path, 'pilot'], `every pilot of '${words.pilot}' has an ability; name one: ${known}`);
  }
  const { dial, revealed } = dialsOf(id, words, parts, shipType(pilot.ship)?.dial ?? []);
  const upgrades = (words.upgrades ?? []).map((each) => (typeof each === 'string' ? { card: each } : each));
  const { docked, shields, energy, force, charges, turret, turrets, activated, engaged, actions } = words;
  return {
    id,
    player,
    pilot: pilot.id,
    at,
    upgrades: upgrades.map(({ card }) => card),
    flipped: upgrades.flatMap(({ card, flipped }) => (flipped ? [card] : [])),
    upgradeCharges: Object.fromEntries(
      upgrades.flatMap((each) => (each.charges === undefined ? [] : [[each.card, each.charges]])),
    ),
    tokens: said(Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, words[kind]]))),
    damage: { facedown: 0, ...words.damage },
    conditions: (words.conditions ?? []).map((each) =>
      typeof each === 'string'
        ? { card: each }
        : { card: each.card, ...said({ by: each.by, damage: each.damage, facedown: each.facedown }) },
    ),
    ...said({ dial, revealed, docked, shields, energy, force, charges, turret, turrets, activated, engaged, actions }),
  };
}

function dialsOf(
  id: string,
  words: ShipWords,
  { moment }: XwingParts,
  dial: readonly Maneuver[],
): Pick<PlacedShip, 'dial' | 'revealed'> {
  const read = (text: string | undefined, path: Path): Maneuver | undefined =>
    text === undefined ? undefined : sure(readManeuver(text, dial), path);
  const isTurn = moment.ship === id && moment.dial !== undefined;
  if (isTurn && words.dial !== undefined && words.dial !== moment.dial)
    return impossible(['ships', id, 'dial'], `the moment says that its dial is ${moment.dial}: write one of them`);
  return said({
    dial: isTurn ? read(moment.dial, ['moment', 'dial']) : read(words.dial, ['ships', id, 'dial']),
    revealed: read(words.revealed, ['ships', id, 'revealed']),
  });
}

/** Where in the file a path of the position is. */
export function placeOf(path: Path, parts: XwingParts): Path {
  const [part, index] = path;
  if (part === 'players' && typeof index === 'number') return whereNamed(parts, sidesIn(parts).players[index] ?? '');
  const { ship: ships, obstacle: obstacles, device: devices } = names(parts);
  return placeByName(path, { ships, obstacles, devices }, (rest) => (rest[0] === 'tokens' ? rest.slice(1) : rest));
}

/** Where a player is named: under players, or as that of a ship. */
function whereNamed({ players, ships }: XwingParts, name: string): Path {
  if (players) return ['players', name];
  const ship = Object.keys(ships).find((id) => ships[id]?.player === name);
  return ship === undefined ? ['ships'] : ['ships', ship, 'player'];
}
