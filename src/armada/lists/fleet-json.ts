/** Reads and writes fleets as JSON: our own form, by ids, and those of two public projects (docs/fleets.md). */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import {
  anything,
  anyText,
  count,
  flag,
  list,
  named,
  nullable,
  object,
  oneOf,
  open,
  optional,
  record,
  text,
  whole,
  type Codec,
  type Fields,
} from '../../core/codec';
import { decode, decodePlain } from '../../core/codec/decode';
import { LIMITS } from '../../core/codec/plain';
import {
  FACTIONS,
  OBJECTIVE_CATEGORIES,
  objectiveCards,
  shipCards,
  squadronCards,
  upgradeCards,
  type ArmadaCard,
  type ObjectiveCategory,
} from '../facts';
import type { FleetList, FleetShip } from './fleet-building';
import { meaning, type Read, type ReadFleet, type Word } from './written';

/** Looked up when asked, so that the tables of cards are built on first use. */
const idOf = (what: string, cards: () => readonly ArmadaCard[]): Codec<string> =>
  named(`the id of ${what}`, {
    has: (id) => cards().some((card) => card.id === id),
    words: () => cards().map((card) => card.id),
  });

const fleetFields: Fields<FleetList> = {
  name: anyText,
  faction: oneOf('a faction', FACTIONS),
  ships: list(
    object<FleetShip>('a ship with its upgrades', {
      card: idOf('a ship card', shipCards),
      upgrades: list(idOf('an upgrade card', upgradeCards)),
    }),
  ),
  squadrons: list(idOf('a squadron card', squadronCards)),
  objectives: list(idOf('an objective card', objectiveCards)),
};

/** A fleet by ids: our own form, and what a setup takes. Whether it is legal is not asked. */
const fleetList: Codec<FleetList> = object<FleetList>('a fleet', fleetFields);
/** The same with whatever else a program keeps of it. */
export const knownCards: Codec<FleetList> = open<FleetList>('a fleet', fleetFields);

/** A roster of the public digital version 'Armada' (buyingme): cards by keys such as `x_wing_luke_skywalker`. */
interface Roster {
  name: string;
  faction: string;
  ships: { data_key: string; upgrades?: { data_key: string }[] }[];
  squadrons: { data_key: string }[];
  objectives: Partial<Record<ObjectiveCategory, string>>;
}
const keyed = open<{ data_key: string }>('an entry with a data_key', { data_key: text });
const roster = open<Roster>('a roster', {
  name: anyText,
  faction: anyText,
  ships: list(open<Roster['ships'][number]>('a ship', { data_key: text, upgrades: optional(list(keyed)) })),
  squadrons: list(keyed),
  objectives: open<Roster['objectives']>('objectives', {
    assault: optional(anyText),
    defense: optional(anyText),
    navigation: optional(anyText),
  }),
});

/** What armada-fleet-list-parser (rkbodenner) makes of the texts of builders. */
interface ParsedFleet {
  name: string;
  faction: string;
  commander?: string | null;
  points?: number;
  objectives: { type: string; name: string }[];
  ships: { flagship?: boolean; ship_class: { name: string }; upgrades: { name: string }[] }[];
  squadrons: { name: string; count?: number }[];
}
const withName = open<{ name: string }>('a card with its name', { name: text });
const parsedFleet = open<ParsedFleet>('a parsed fleet', {
  name: anyText,
  faction: anyText,
  commander: optional(nullable(anyText)),
  points: optional(count),
  objectives: list(open<ParsedFleet['objectives'][number]>('an objective', { type: anyText, name: anyText })),
  ships: list(
    open<ParsedFleet['ships'][number]>('a ship', {
      flagship: optional(flag),
      ship_class: withName,
      upgrades: list(withName),
    }),
  ),
  squadrons: list(
    open<ParsedFleet['squadrons'][number]>('a squadron', { name: text, count: optional(whole('a number', 1, 99)) }),
  ),
});

/** A fleet in one of the three forms of JSON, told apart by `kind` and by how ships look. */
export function readJsonFleet(input: unknown): Read<ReadFleet> {
  const plain = decode(record('a fleet', anything), input, LIMITS.list);
  if (E.isLeft(plain)) return plain;
  if (plain.right['kind'] === 'fleet_roster') return E.chain(ofRoster)(decodePlain(roster, plain.right));
  if (isParsed(plain.right['ships'])) return E.chain(ofParsed)(decodePlain(parsedFleet, plain.right));
  const own = decodePlain(fleetList, plain.right);
  return E.isLeft(own)
    ? own
    : E.right({ list: own.right, pointsStated: null, placeOf: (at) => at, contradictions: [] });
}

function isParsed(ships: unknown): boolean {
  return (
    Array.isArray(ships) && ships.some((ship) => typeof ship === 'object' && ship !== null && 'ship_class' in ship)
  );
}

const word = (said: string, ...path: Path): Word => ({ text: said, path });

function ofRoster(fleet: Roster): Read<ReadFleet> {
  const key = (said: string, path: Path): Word => word(said, ...path, 'data_key');
  return meaning({
    name: fleet.name,
    faction: word(fleet.faction, 'faction'),
    commander: null,
    ships: fleet.ships.map(({ data_key: card, upgrades = [] }, i) => ({
      card: key(card, ['ships', i]),
      flagship: false,
      upgrades: upgrades.map((upgrade, k) => key(upgrade.data_key, ['ships', i, 'upgrades', k])),
    })),
    squadrons: fleet.squadrons.map((squadron, i) => ({ card: key(squadron.data_key, ['squadrons', i]), count: 1 })),
    objectives: OBJECTIVE_CATEGORIES.flatMap((category) => {
      const chosen = (fleet.objectives[category] ?? '').replace(/^obj_(ass|def|nav)_/, '');
      return chosen === '' ? [] : [{ card: word(chosen, 'objectives', category), category }];
    }),
    pointsStated: null,
  });
}

function ofParsed(fleet: ParsedFleet): Read<ReadFleet> {
  return meaning({
    name: fleet.name,
    faction: word(fleet.faction, 'faction'),
    commander: fleet.commander ? word(fleet.commander, 'commander') : null,
    ships: fleet.ships.map(({ ship_class: card, flagship = false, upgrades }, i) => ({
      card: word(card.name, 'ships', i, 'ship_class', 'name'),
      flagship,
      upgrades: upgrades.map(({ name }, k) => word(name, 'ships', i, 'upgrades', k, 'name')),
    })),
    squadrons: fleet.squadrons.map(({ name, count: copies = 1 }, i) => ({
      card: word(name, 'squadrons', i, 'name'),
      count: copies,
    })),
    objectives: fleet.objectives.flatMap(({ type, name }, i) => {
      const category = OBJECTIVE_CATEGORIES.find((known): known is ObjectiveCategory => known === type.toLowerCase());
      return name === '' ? [] : [{ card: word(name, 'objectives', i, 'name'), category: category ?? null }];
    }),
    pointsStated: fleet.points ?? null,
  });
}

/** A fleet in our own form, which `decodeFleet` reads again. */
export function writeJsonFleet({ name, faction, ships, squadrons, objectives }: FleetList): string {
  return `${JSON.stringify({ name, faction, ships, squadrons, objectives }, null, 2)}\n`;
}
