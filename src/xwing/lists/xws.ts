/** Squads in XWS 2.0, the exchange format of X-Wing's squad builders: read, and written again. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { jsonIn } from '../../core/codec/builder-text';
import { anyText, list, make, number, open, optional, record } from '../../core/codec';
import { decode, where } from '../../core/codec/decode';
import { argument, orThrow } from '../../core/codec/malformed';
import { LIMITS, parseJson } from '../../core/codec/plain';
import { didYouMean } from '../../core/codec/nearest';
import { squash } from '../../core/codec/squash';
import { allOf, bothOf } from '../../core/codec/together';
import { reason, reject, type Rejection } from '../../core/contract/rejection';
import {
  pilots,
  ship as shipOf,
  ships,
  upgradeCost,
  upgrades,
  type CardKey,
  type Pilot,
  type Ship,
  type Upgrade,
} from '../facts';
import { FACTIONS, OBSTACLES, SLOTS, type Faction, type ObstacleId, type Slot } from '../facts/words';
import { FORMATS } from './formats';
import { shipPoints } from './squad-building';
import { knownCards, squadOfKnownCards, tooLong, type ListedShip, type SquadList } from './squad-list';
import { unadjudicated } from './unadjudicated';
import { fliesFor } from '../facts/restrictions';
import { cardMeant, factionOf, shipIdOf, slotOf } from './xws-aliases';

/** A ship of a squad with everything it carries, in facts. */
export interface SquadShip {
  readonly pilot: Pilot;
  readonly ship: Ship;
  /** In the order of the slots; `slot` is the first icon of the card, wherever the builder put it. */
  readonly upgrades: readonly { readonly slot: Slot; readonly upgrade: Upgrade }[];
  /** Squad points of the pilot and the upgrades. */
  readonly points: number;
}

/** A squad as it was read, in facts. */
export interface ReadSquad {
  readonly faction: Faction;
  /** Empty where the squad has none. */
  readonly name: string;
  readonly pilots: readonly SquadShip[];
  /** Squad points by the cards' costs (May 2021). What the builder wrote is in `pointsStated`. */
  readonly points: number;
  readonly pointsStated: number | null;
  readonly obstacles: readonly ObstacleId[];
  /** The same by ids, as `checkSquad` and `encodeXws` take it. */
  readonly list: SquadList;
}

/** The same, with what the library says of it. */
export interface XwsSquad extends ReadSquad {
  /** Names of cards (and ship abilities) in this squad whose ability this library does not play yet. */
  readonly unadjudicated: readonly string[];
}

type Read<A> = E.Either<Rejection, A>;

interface PilotInput {
  ship: string;
  id?: string;
  name?: string;
  points?: number;
  upgrades?: Record<string, string[]>;
}
interface SquadInput {
  faction: string;
  pilots: PilotInput[];
  name?: string;
  points?: number;
  obstacles?: string[];
}

const bySlot = record('upgrades by slot', list(anyText));
/** Some builders write an empty list for 'no upgrades'. */
const upgradesCodec = make<Record<string, string[]>>('upgrades by slot', (input, context) =>
  Array.isArray(input) && input.length === 0 ? t.success({}) : bySlot.validate(input, context),
);

const pilotCodec = open<PilotInput>('a pilot', {
  ship: anyText,
  id: optional(anyText),
  name: optional(anyText),
  points: optional(number),
  upgrades: optional(upgradesCodec),
});

const squadCodec = open<SquadInput>('a squad', {
  faction: anyText,
  pilots: list(pilotCodec),
  name: optional(anyText),
  points: optional(number),
  obstacles: optional(list(anyText)),
});

/** The same as `readXws`; `isAdjudicated` tells which abilities the library plays. */
export function decodeXws(input: unknown, isAdjudicated: (card: CardKey) => boolean): Read<XwsSquad> {
  return E.map((squad: ReadSquad): XwsSquad => {
    const ships = squad.pilots.map(({ pilot, upgrades: equipped }) => ({
      pilot,
      upgrades: equipped.map((each) => each.upgrade),
    }));
    return { ...squad, unadjudicated: unadjudicated(ships, isAdjudicated) };
  })(readXws(input));
}

/**
 * Reads a squad in XWS 2.0, the exchange format of X-Wing's squad builders: a parsed object, or its JSON text. Usual aliases and outdated spellings are
 * understood. Whether the squad is legal in a format is not asked here. Left names the field that is wrong and the nearest right word.
 * @example
 * ```ts
 * import { readXws } from 'holojudge/xwing/facts';
 *
 * const pilots = [{ id: 'bluesquadronescort', ship: 't65xwing' }];
 * const squad = readXws({ faction: 'rebelalliance', pilots });
 * console.log(squad._tag); // Right
 * ```
 */
export function readXws(input: unknown): Read<ReadSquad> {
  const plain = typeof input === 'string' ? parseJson(jsonIn(input) ?? input, LIMITS.list) : E.right(input);
  if (E.isLeft(plain)) return plain;
  const shape = decode(squadCodec, plain.right, LIMITS.list);
  if (E.isLeft(shape)) return shape;
  const squad = shape.right;
  const faction = readFaction(squad.faction);
  if (squad.pilots.length === 0)
    return reject(reason('malformed', 'pilots: a squad has at least one ship', []), ['pilots']);
  const lengths = squad.pilots.map(({ upgrades = {} }) => Object.values(upgrades).flat().length);
  const long = tooLong(lengths, ['pilots']);
  if (long) return reject(long.why, long.at);
  const side = E.isRight(faction) ? faction.right : null;
  const pilots = allOf(squad.pilots.map((pilot, i) => readPilot(pilot, side, ['pilots', i])));
  const obstacles = allOf((squad.obstacles ?? []).map((obstacle, i) => readObstacle(obstacle, ['obstacles', i])));
  const read = bothOf(faction, bothOf(pilots, obstacles));
  if (E.isLeft(read)) return read;
  const [flies, [flown, brought]] = read.right;
  const name = squad.name ?? '';
  return E.right({
    faction: flies,
    name,
    pilots: flown,
    points: flown.reduce((sum, one) => sum + one.points, 0),
    pointsStated: squad.points ?? null,
    obstacles: brought,
    list: { name, faction: flies, ships: flown.map(listed), obstacles: brought },
  });
}

function readFaction(written: string): Read<Faction> {
  const faction = factionOf(written);
  if (faction) return E.right(faction);
  return unknown('faction', written, 'faction', FACTIONS, ['faction'], ['xw.faction.01']);
}

function listed({ pilot, upgrades: equipped }: SquadShip): ListedShip {
  return { pilot: pilot.id, upgrades: equipped.map(({ upgrade }) => upgrade.id) };
}

/**
 * A squad as XWS 2.0, as JSON text. `decodeXws` reads it. Points are those of the cards (May 2021).
 * @throws MalformedInput if the argument is not a squad, has unknown cards or pilots of other factions (XWS has no place for these), or if a list is too long
 * to be read again
 * @example
 * ```ts
 * import { encodeXws } from 'holojudge/xwing/facts';
 *
 * const ships = [{ pilot: 'bluesquadronescort', upgrades: [] }];
 * console.log(encodeXws({ faction: 'rebelalliance', name: 'One escort', ships, obstacles: [] }).includes('t65xwing')); // true
 * ```
 */
export function encodeXws(squad: SquadList): string {
  const {
    name,
    faction,
    ships: listedShips,
    obstacles,
  } = orThrow(writable(argument(squadOfKnownCards(), 'squad', squad)));
  const cards = knownCards({ ships: listedShips });
  const written = cards.ships.map((ship) => ({
    id: ship.of.id,
    ship: ship.ship.id,
    points: shipPoints(ship, FORMATS.standard),
    upgrades: bySlots(ship.upgrades.map(({ of }) => of)),
  }));
  const points = written.reduce((sum, ship) => sum + ship.points, 0);
  const said = name === '' ? {} : { name };
  return `${JSON.stringify({ ...said, faction, points, version: '2.0.0', pilots: written, obstacles }, null, 2)}\n`;
}

/** What `decodeXws` would not read is not written. */
function writable(read: Read<SquadList>): Read<SquadList> {
  if (E.isLeft(read)) return read;
  const { faction, ships: listedShips } = read.right;
  if (listedShips.length === 0)
    return reject(reason('malformed', 'squad.ships: a squad has at least one ship', []), ['squad', 'ships']);
  const lengths = listedShips.map(({ upgrades }) => upgrades.length);
  const long = tooLong(lengths, ['squad', 'ships']);
  if (long) return reject(long.why, long.at);
  const foreign = knownCards({ ships: listedShips }).ships.find(({ of, upgrades }) => {
    const cards = upgrades.map((card) => card.of);
    return !fliesFor(of, cards, faction);
  });
  return foreign ? wrongFaction(foreign.of, faction, ['squad', ...foreign.at]) : read;
}

function wrongFaction(pilot: Pilot, faction: Faction, path: Path): E.Either<Rejection, never> {
  const why = `${where(path)}: ${pilot.name} flies for ${pilot.faction}, the squad is of ${faction}`;
  return reject(reason('wrong-faction', why, ['xw.faction.03'], { faction, pilotFaction: pilot.faction }), path);
}

function bySlots(cards: readonly Upgrade[]): Record<string, string[]> {
  const used = SLOTS.filter((slot) => cards.some((card) => slotOfCard(card) === slot));
  return Object.fromEntries(
    used.map((slot) => [slot, cards.filter((card) => slotOfCard(card) === slot).map(({ id }) => id)]),
  );
}

/** Under which key of `upgrades` a card stands. */
function slotOfCard({ sides: [{ slots }] }: Upgrade): Slot {
  return slots[0] as Slot;
}

/** `faction`: null where nobody knows it; its pilots are looked up all the same. */
function readPilot(input: PilotInput, faction: Faction | null, path: Path): Read<SquadShip> {
  const equipped = allOf(
    Object.entries(input.upgrades ?? {}).map(([slot, ids]) => readSlot(slot, ids, [...path, 'upgrades', slot])),
  );
  const cards = E.isRight(equipped) ? equipped.right.flat().map(({ upgrade }) => upgrade) : [];
  const read = bothOf(readFlown(input, faction, cards, path), equipped);
  if (E.isLeft(read)) return read;
  const [on, slots] = read.right;
  const priced = allOf(slots.flat().map((each) => withPrice(each, on)));
  return E.map((all: (Equipped & { points: number })[]): SquadShip => {
    // In the order of the slots, however the squad writes them.
    const cards = [...all].sort((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot));
    const points = cards.reduce((sum, card) => sum + card.points, on.pilot.cost);
    return { ...on, upgrades: cards.map(({ slot, upgrade }) => ({ slot, upgrade })), points };
  })(priced);
}

/** The ship, and who flies it. */
function readFlown(
  input: PilotInput,
  faction: Faction | null,
  cards: readonly Upgrade[],
  path: Path,
): Read<{ ship: Ship; pilot: Pilot }> {
  const field = input.id === undefined ? 'name' : 'id';
  const written = input.id ?? input.name;
  const ship = readShip(input.ship, [...path, 'ship']);
  if (written === undefined) {
    const here = [...path, 'id'];
    return E.chain(() => reject(reason('malformed', `${where(here)}: expected the id of a pilot`, []), here))(ship);
  }
  const flown = E.isRight(ship)
    ? findPilot(
        written,
        ship.right,
        (pilot) => faction === null || fliesFor(pilot, cards, faction),
        faction,
        path,
        field,
      )
    : anyPilot(written, [...path, field]);
  return E.map(([of, pilot]: readonly [Ship, Pilot]) => ({ ship: of, pilot }))(bothOf(ship, flown));
}

function readShip(written: string, path: Path): Read<Ship> {
  const ship = shipOf(shipIdOf(written));
  if (ship) return E.right(ship);
  const ids = ships().map((one) => one.id);
  return unknown('ship', written, 'type of ship', ids, path);
}

/** Of a ship that there is not: is it a pilot at all? */
function anyPilot(written: string, path: Path): Read<Pilot> {
  const pilot = pilots().find(({ id }) => cardMeant(written, [{ id }]));
  if (pilot) return E.right(pilot);
  const ids = pilots().map(({ id }) => id);
  return unknown('pilot', written, 'pilot', ids, path);
}

function findPilot(
  written: string,
  ship: Ship,
  mayFly: (pilot: Pilot) => boolean,
  faction: Faction | null,
  path: Path,
  field: 'id' | 'name',
): Read<Pilot> {
  const onShip = pilots().filter((pilot) => pilot.ship === ship.id);
  const inFaction = onShip.filter(mayFly);
  const found = cardMeant(written, inFaction);
  if (found) return E.right(found);
  const here = [...path, field];
  const foreign = cardMeant(written, onShip);
  if (foreign && faction) return wrongFaction(foreign, faction, here);
  const squashed = squash(written);
  const elsewhere = pilots().find((pilot) => pilot.id === written || squash(pilot.id) === squashed);
  if (elsewhere) {
    const why = `${where([...path, 'ship'])}: ${elsewhere.name} (${elsewhere.id}) flies ${elsewhere.ship}, not ${ship.id}`;
    return reject(reason('wrong-ship', why, [], { ship: ship.id, pilotShip: elsewhere.ship }), [...path, 'ship']);
  }
  const near = inFaction.length > 0 ? inFaction : onShip;
  return unknown(
    'pilot',
    written,
    `pilot of ${ship.id}`,
    near.map((pilot) => pilot.id),
    here,
  );
}

interface Equipped {
  slot: Slot;
  upgrade: Upgrade;
  path: Path;
}

function readSlot(key: string, ids: readonly string[], path: Path): Read<Equipped[]> {
  const slot = slotOf(key);
  if (!slot) return unknown('slot', key, 'upgrade slot', SLOTS, path);
  return allOf(
    ids.map((id, i) => {
      const here = [...path, i];
      return E.map((upgrade: Upgrade) => ({ slot: slotOfCard(upgrade), upgrade, path: here }))(
        findUpgrade(id, slot, here),
      );
    }),
  );
}

function withPrice(equipped: Equipped, on: { ship: Ship; pilot: Pilot }): Read<Equipped & { points: number }> {
  const { upgrade, path } = equipped;
  const points = upgradeCost(upgrade, on);
  if (points !== null) return E.right({ ...equipped, points });
  return reject(reason('no-price', `${where(path)}: ${upgrade.name} has no price on a ${on.ship.name}`, []), path);
}

function findUpgrade(written: string, slot: Slot, path: Path): Read<Upgrade> {
  const fitting = upgrades().filter((upgrade) => fits(upgrade, slot));
  const found = cardMeant(written, fitting);
  if (found) return E.right(found);
  const squashed = squash(written);
  const misplaced = upgrades().find((upgrade) => upgrade.id === written || squash(upgrade.id) === squashed);
  if (misplaced) {
    const kind = misplaced.sides[0].slots.join(' and ');
    return reject(
      reason('wrong-slot', `${where(path)}: ${misplaced.name} is of kind ${kind}, not ${slot}`, [], {
        slot,
        upgradeSlots: [...misplaced.sides[0].slots],
      }),
      path,
    );
  }
  return unknown(
    'upgrade',
    written,
    `${slot} upgrade`,
    fitting.map((upgrade) => upgrade.id),
    path,
  );
}

/** Builders may file what sits on a weapon hardpoint under `hardpoint` instead of the kind of the card. */
const ON_A_HARDPOINT: readonly Slot[] = ['hardpoint', 'cannon', 'torpedo', 'missile'];

function fits(upgrade: Upgrade, slot: Slot): boolean {
  const accepted = slot === 'hardpoint' ? ON_A_HARDPOINT : [slot];
  return upgrade.sides.some((side) => side.slots.some((one) => accepted.includes(one)));
}

function readObstacle(written: string, path: Path): Read<ObstacleId> {
  const squashed = squash(written);
  const obstacle = OBSTACLES.find((id) => id === squashed);
  return obstacle ? E.right(obstacle) : unknown('obstacle', written, 'obstacle', OBSTACLES, path);
}

/** A refusal of a word that is in no list of ours. `kind` ends the code: `unknown-ship`. */
function unknown(
  kind: string,
  written: string,
  what: string,
  words: readonly string[],
  path: Path,
  rules: readonly string[] = [],
): E.Either<Rejection, never> {
  const shown = JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}…` : written);
  return reject(
    reason(`unknown-${kind}`, `${where(path)}: ${shown} is no ${what}${didYouMean(written, words)}`, rules),
    path,
  );
}
