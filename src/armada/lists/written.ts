/** A fleet as it was written, by the names that its author or builder used, and what it means in cards. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import { where } from '../../core/codec/decode';
import { didYouMean } from '../../core/codec/nearest';
import { reason, reject, type Rejection, type RuleId } from '../../core/contract/rejection';
import {
  CATEGORY_NAMES,
  FACTION_NAMES,
  objectiveCard,
  shipCard,
  upgradeCard,
  type Faction,
  type ObjectiveCategory,
} from '../facts';
import type { FleetList, FleetShip } from './fleet-building';
import { cardMeant, factionMeant, namesOf, type CardType } from './fleet-names';

/** Words of the input, and where they stand: a line of a text is `['line', 12]`. */
export interface Word {
  text: string;
  path: Path;
}

export interface WrittenShip {
  card: Word;
  /** Marked as the flagship. */
  flagship: boolean;
  upgrades: Word[];
}

export interface WrittenFleet {
  name: string;
  faction: Word | null;
  /** Named apart from the ships. */
  commander: Word | null;
  ships: WrittenShip[];
  squadrons: { card: Word; count: number }[];
  /** `category`: under which it was written. */
  objectives: { card: Word; category: ObjectiveCategory | null }[];
  pointsStated: number | null;
}

/** A list, and for each of its places (as `facts.at` of a reason has it) where that stands in the input. */
export interface ReadFleet {
  list: FleetList;
  pointsStated: number | null;
  placeOf: (at: Path) => Path;
}

/** More squadrons than any table holds: a few counts of 99 would only make long lists. */
const MOST_SQUADRONS = 1000;

export type Read<A> = E.Either<Rejection, A>;

/** The cards that are meant. Left: a name that no card has, with the nearest right one, or words that contradict each other. */
export function meaning(written: WrittenFleet): Read<ReadFleet> {
  const places = new Map<string, Path>();
  const place = (at: Path, { path }: Word): void => void places.set(at.join('.'), path);
  const ships: FleetShip[] = [];
  const squadrons: string[] = [];
  const objectives: string[] = [];
  for (const [i, { card, upgrades }] of written.ships.entries()) {
    const ship = idOf('ship', card);
    if (E.isLeft(ship)) return ship;
    const equipped = allOf(upgrades.map((upgrade) => idOf('upgrade', upgrade)));
    if (E.isLeft(equipped)) return equipped;
    ships.push({ card: ship.right, upgrades: equipped.right });
    place(['ships', i, 'card'], card);
    for (const [k, upgrade] of upgrades.entries()) place(['ships', i, 'upgrades', k], upgrade);
  }
  for (const { card, count } of written.squadrons) {
    const id = idOf('squadron', card);
    if (E.isLeft(id)) return id;
    if (squadrons.length + count > MOST_SQUADRONS)
      return wrong('malformed', `expected a fleet of at most ${MOST_SQUADRONS} squadrons`, card.path);
    for (let copy = 0; copy < count; copy++) {
      place(['squadrons', squadrons.length], card);
      squadrons.push(id.right);
    }
  }
  for (const { card, category } of written.objectives) {
    const id = objectiveOf(card, category);
    if (E.isLeft(id)) return id;
    place(['objectives', objectives.length], card);
    objectives.push(id.right);
  }
  const faction = factionOf(written.faction, ships);
  if (E.isLeft(faction)) return faction;
  const list = { name: written.name, faction: faction.right, ships, squadrons, objectives };
  const contradiction = contradicted(written, list);
  if (contradiction) return contradiction;
  const placeOf = (at: Path): Path => places.get(at.join('.')) ?? [];
  return E.right({ list, pointsStated: written.pointsStated, placeOf });
}

function idOf(type: CardType, { text, path }: Word): Read<string> {
  const id = cardMeant(type, text);
  return id === undefined ? unknown(`there is no ${type}`, 'unknown-card', text, namesOf(type), path) : E.right(id);
}

function objectiveOf(card: Word, category: ObjectiveCategory | null): Read<string> {
  const id = idOf('objective', card);
  if (E.isLeft(id) || category === null) return id;
  const of = objectiveCard(id.right);
  if (!of || of.category === category) return id;
  const message = `${of.name} is of the category ${CATEGORY_NAMES[of.category]}, not ${CATEGORY_NAMES[category]}`;
  return wrong('wrong-category', message, card.path, ['arm.objective-cards.02']);
}

/** The faction that is stated, else that of the first ship. */
function factionOf(stated: Word | null, ships: readonly FleetShip[]): Read<Faction> {
  if (stated) {
    const faction = factionMeant(stated.text);
    if (faction) return E.right(faction);
    return unknown('there is no faction', 'unknown-faction', stated.text, Object.values(FACTION_NAMES), stated.path, [
      'arm.faction.01',
    ]);
  }
  const first = shipCard(ships[0]?.card ?? '');
  return first ? E.right(first.faction) : wrong('malformed', 'expected a fleet with a faction or a ship', []);
}

/** The commander and the flagship that the input names must be those of its ships (arm.commanders.04). */
function contradicted({ commander, ships }: WrittenFleet, list: FleetList): Read<never> | null {
  const equipped = list.ships.flatMap(({ upgrades }) => upgrades).filter((id) => upgradeCard(id)?.icon === 'commander');
  if (commander) {
    const id = idOf('upgrade', commander);
    if (E.isLeft(id)) return id;
    if (!equipped.includes(id.right))
      return wrong('commander-mismatch', `no ship is equipped with ${commander.text}`, commander.path, [
        'arm.commanders.04',
      ]);
  }
  const marked = ships.findIndex(({ flagship }) => flagship);
  const flagship = list.ships.findIndex(({ upgrades }) => upgrades.some((id) => equipped.includes(id)));
  if (marked < 0 || flagship < 0 || marked === flagship) return null;
  const path = ships[marked]?.card.path ?? [];
  return wrong('flagship-mismatch', 'the flagship is the ship with the commander', path, ['arm.flagship.01']);
}

export function wrong(code: string, message: string, path: Path, rules: readonly RuleId[] = []): Read<never> {
  return reject(reason(code, `${where(path)}: ${message}`, rules), path);
}

function unknown(
  what: string,
  code: string,
  text: string,
  words: readonly string[],
  path: Path,
  rules: readonly RuleId[] = [],
): Read<never> {
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  return wrong(code, `${what} ${shown}${didYouMean(text, words)}`, path, rules);
}

/** All of them, or the first that is refused. */
function allOf<A>(results: readonly Read<A>[]): Read<A[]> {
  const refused = results.find(E.isLeft);
  return refused ?? E.right(results.flatMap((result) => (E.isRight(result) ? [result.right] : [])));
}
