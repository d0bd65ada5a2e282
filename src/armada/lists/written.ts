/** A fleet as it was written, by the names that its author or builder used, and what it means in cards. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import { where } from '../../core/codec/decode';
import { didYouMean } from '../../core/codec/nearest';
import { byLine, together } from '../../core/codec/together';
import { reason, rejection, type Rejection, type RuleId } from '../../core/contract/rejection';
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
import { laterSet } from './later-cards';
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
  /** What its words say otherwise than its cards: told with whatever is not legal. */
  contradictions: readonly Rejection[];
}

/** More squadrons than any table holds: a few counts of 99 would only make long lists. */
const MOST_SQUADRONS = 1000;

const KNOWN = 'known are those of the core set, the first wave and part of the second';

export type Read<A> = E.Either<Rejection, A>;

/** The cards that are meant. Left: all names that no card has, each with the nearest right one. */
export function meaning(written: WrittenFleet): Read<ReadFleet> {
  const places = new Map<string, Path>();
  const unread: Rejection[] = [];
  /** Its id; where there is none, why not is noted. */
  const card = (type: CardType, word: Word, at: Path): string => {
    places.set(at.join('.'), word.path);
    const id = idOf(type, word);
    if (E.isLeft(id)) unread.push(id.left);
    return E.isLeft(id) ? '' : id.right;
  };
  const ships = written.ships.map((ship, i): FleetShip => ({
    card: card('ship', ship.card, ['ships', i, 'card']),
    upgrades: ship.upgrades.map((upgrade, k) => card('upgrade', upgrade, ['ships', i, 'upgrades', k])),
  }));
  const squadrons: string[] = [];
  for (const { card: word, count } of written.squadrons) {
    if (squadrons.length + count > MOST_SQUADRONS)
      return wrong('malformed', `expected a fleet of at most ${MOST_SQUADRONS} squadrons`, word.path);
    const id = card('squadron', word, ['squadrons', squadrons.length]);
    for (let copy = 0; copy < count; copy++) {
      places.set(`squadrons.${squadrons.length}`, word.path);
      squadrons.push(id);
    }
  }
  const objectives = written.objectives.map((each, i) => card('objective', each.card, ['objectives', i]));
  const faction = factionOf(written.faction, ships);
  const commander = written.commander ? idOf('upgrade', written.commander) : null;
  if (E.isLeft(faction)) unread.push(faction.left);
  if (commander && E.isLeft(commander)) unread.push(commander.left);
  const [first, ...more] = byLine(unread);
  if (first) return E.left(together([first, ...more]));
  if (E.isLeft(faction)) return faction;
  const list = { name: written.name, faction: faction.right, ships, squadrons, objectives };
  const placeOf = (at: Path): Path => places.get(at.join('.')) ?? [];
  const contradictions = [...underWrongHeading(written, objectives), ...contradicted(written, list)];
  return E.right({ list, pointsStated: written.pointsStated, placeOf, contradictions });
}

function idOf(type: CardType, { text, path }: Word): Read<string> {
  const id = cardMeant(type, text);
  const later = id === undefined ? laterSet(type, text) : null;
  if (later !== null) return wrong('later-wave', `${text} is a card of ${later}: ${KNOWN}`, path);
  return id === undefined ? unknown(`there is no ${type}`, 'unknown-card', text, namesOf(type), path) : E.right(id);
}

function underWrongHeading({ objectives }: WrittenFleet, ids: readonly string[]): Rejection[] {
  return objectives.flatMap(({ card, category }, i) => {
    const of = objectiveCard(ids[i] ?? '');
    if (!of || category === null || of.category === category) return [];
    const message = `${of.name} is of the category ${CATEGORY_NAMES[of.category]}, not ${CATEGORY_NAMES[category]}`;
    return [refusal('wrong-category', message, card.path, ['arm.objective-cards.02'])];
  });
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
function contradicted({ commander, ships }: WrittenFleet, list: FleetList): Rejection[] {
  const equipped = list.ships.flatMap(({ upgrades }) => upgrades).filter((id) => upgradeCard(id)?.icon === 'commander');
  const isElsewhere = commander !== null && !equipped.includes(cardMeant('upgrade', commander.text) ?? '');
  const marked = ships.findIndex(({ flagship }) => flagship);
  const flagship = list.ships.findIndex(({ upgrades }) => upgrades.some((id) => equipped.includes(id)));
  const isOther = marked >= 0 && flagship >= 0 && marked !== flagship;
  const path = ships[marked]?.card.path ?? [];
  const said: Rejection[] = [];
  if (isElsewhere)
    said.push(
      refusal('commander-mismatch', `no ship is equipped with ${commander.text}`, commander.path, [
        'arm.commanders.04',
      ]),
    );
  if (isOther)
    said.push(refusal('flagship-mismatch', 'the flagship is the ship with the commander', path, ['arm.flagship.01']));
  return said;
}

function refusal(code: string, message: string, path: Path, rules: readonly RuleId[]): Rejection {
  return rejection(reason(code, `${where(path)}: ${message}`, rules), path);
}

export function wrong(code: string, message: string, path: Path, rules: readonly RuleId[] = []): Read<never> {
  return E.left(refusal(code, message, path, rules));
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
