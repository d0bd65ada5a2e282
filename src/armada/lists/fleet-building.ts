/** Fleet building: is a fleet legal, and if not, why (arm.fleet-building.01)? */
import * as E from 'fp-ts/lib/Either';
import type { Path } from '../../core';
import { anyText, list as listOf, object, oneOf, open, optional, whole } from '../../core/codec';
import { argument } from '../../core/codec/malformed';
import { reason, type Reason, type RuleId } from '../../core/contract/rejection';
import {
  CATEGORY_NAMES,
  FACTION_NAMES,
  FACTIONS,
  ICON_NAMES,
  OBJECTIVE_CATEGORIES,
  objectiveCard,
  SHIP_ICON_NAMES,
  shipCard,
  squadronCard,
  STANDARD_TOTAL,
  upgradeCard,
  type CostedCard,
  type Faction,
  type ShipCard,
  type UpgradeCard,
} from '../facts';

/** A ship of a fleet: ids of its ship card and of what it is equipped with, commander and title among them. */
export interface FleetShip {
  card: string;
  upgrades: readonly string[];
}

/** What a player brings, legal or not: cards by id. */
export interface FleetList {
  name: string;
  faction: Faction;
  ships: readonly FleetShip[];
  /** One id for each squadron. */
  squadrons: readonly string[];
  objectives: readonly string[];
}

/** What players agree on, and readings of the rules that differ between editions. */
export interface FleetOptions {
  /** Fleet points that a fleet may cost (arm.fleet-building.06). */
  total: number;
  /** A third of what may be spent on squadrons (arm.fleet-building.09): of the total agreed on, as the publisher's later FAQ has it, or of what the fleet costs. */
  squadronsThirdOf: 'agreed total' | 'points spent';
  /** How many titles a ship may have: one, as the publisher's later FAQ has it, or any number, as no printed rule forbids (arm.titles.03). */
  titles: 'one' | 'any number';
}

/** The options where nothing else is agreed on. */
export const FLEET_OPTIONS: FleetOptions = Object.freeze({
  total: STANDARD_TOTAL,
  squadronsThirdOf: 'agreed total',
  titles: 'one',
});

const MOST_POINTS = 10_000;

export const fleetRules = {
  squadronsThirdOf: optional(oneOf('a reading', ['agreed total', 'points spent'])),
  titles: optional(oneOf('a reading', ['one', 'any number'])),
};
export const agreedTotal = optional(whole('fleet points', 1, MOST_POINTS));
export const fleetOptions = object<Partial<FleetOptions>>('options', { ...fleetRules, total: agreedTotal });

/** The shape of a list: which cards there are is another question. What else it carries (`Fleet` has its points) does not matter. */
const shape = open<FleetList>('a fleet', {
  name: anyText,
  faction: oneOf('a faction', FACTIONS),
  ships: listOf(open<FleetShip>('a ship with its upgrades', { card: anyText, upgrades: listOf(anyText) })),
  squadrons: listOf(anyText),
  objectives: listOf(anyText),
});

/** A card with its place in the list: `['ships', 0, 'upgrades', 1]`. */
interface Placed<C> {
  of: C;
  at: Path;
}

/** A fleet's cards, as far as they are known, with the places of those that are not. */
interface Cards {
  ships: (Placed<ShipCard> & { upgrades: Placed<UpgradeCard>[] })[];
  squadrons: Placed<CostedCard & { unique: boolean; faction: Faction }>[];
  unknown: { id: string; what: string; at: Path }[];
}

/**
 * Every reason why a fleet is not legal; none if it is legal. `facts.at` says where in the list the card at fault is, and is missing if the fleet as a whole
 * is at fault. If the argument is not a fleet, or an option is unknown, the reason is `malformed`; then `facts.at` begins with `fleet` or `options`.
 * @example
 * ```ts
 * import { checkFleet } from 'holojudge/armada/facts';
 *
 * const ships = [{ card: 'cr90-corvette-a', upgrades: [] }];
 * const reasons = checkFleet({ name: 'One corvette', faction: 'rebel', ships, squadrons: [], objectives: [] });
 * console.log(reasons[0]?.code); // no-flagship
 * ```
 */
export function checkFleet(list: FleetList, options: Partial<FleetOptions> = {}): Reason[] {
  const given = E.chain(() => argument(fleetOptions, 'options', options))(argument(shape, 'fleet', list));
  if (E.isLeft(given)) return [reason('malformed', given.left.message, [], { at: [...given.left.path] })];
  return illegal(list, given.right);
}

/** The same of what was read before. */
export function illegal(list: FleetList, options: Partial<FleetOptions>): Reason[] {
  const agreed = { ...FLEET_OPTIONS, ...options };
  const cards = cardsOf(list);
  return [
    ...unknownCards(list, cards),
    ...tooManyPoints(list, agreed),
    ...tooManySquadronPoints(list, agreed),
    ...otherFaction(list.faction, cards),
    ...flagship(cards),
    ...wrongTogether(cards, agreed),
    ...objectives(list.objectives),
  ];
}

/** Those of the reasons that hold for any part of a fleet, such as a table shows: cards of two factions, two commanders, cards that a ship cannot have, unique names twice. */
export function checkPartOfFleet(
  list: Pick<FleetList, 'faction' | 'ships' | 'squadrons'>,
  { titles }: Pick<FleetOptions, 'titles'>,
): Reason[] {
  const cards = cardsOf(list);
  return [...otherFaction(list.faction, cards), ...twoCommanders(cards), ...wrongTogether(cards, { titles })];
}

function wrongTogether({ ships, squadrons }: Cards, agreed: Pick<FleetOptions, 'titles'>): Reason[] {
  return [
    ...ships.flatMap((ship) => [
      ...wrongIcons(ship.of, ship.upgrades),
      ...wrongTitles(ship.of, ship.upgrades, agreed),
      ...modifications(ship.of, ship.upgrades),
    ]),
    ...uniqueNamesTwice([...ships.flatMap(({ upgrades }) => upgrades), ...squadrons]),
  ];
}

/** Fleet points of a ship with everything it is equipped with (arm.scoring.05). Unknown cards count 0. */
export function shipPoints({ card, upgrades }: FleetShip): number {
  return upgrades.reduce((sum, id) => sum + (upgradeCard(id)?.points ?? 0), shipCard(card)?.points ?? 0);
}

/** Fleet points of the squadrons, each paid for (arm.squadron.04). */
export function squadronPoints({ squadrons }: FleetList): number {
  return squadrons.reduce((sum, id) => sum + (squadronCard(id)?.points ?? 0), 0);
}

/** What the whole fleet costs. Objective cards cost nothing. */
export function fleetPoints(list: FleetList): number {
  return list.ships.reduce((sum, ship) => sum + shipPoints(ship), squadronPoints(list));
}

function cardsOf(list: Pick<FleetList, 'ships' | 'squadrons'>): Cards {
  const cards: Cards = { ships: [], squadrons: [], unknown: [] };
  for (const [i, { card, upgrades }] of list.ships.entries()) {
    const of = shipCard(card);
    const equipped = upgrades.flatMap((id, k): Placed<UpgradeCard>[] => {
      const at = ['ships', i, 'upgrades', k];
      const upgrade = upgradeCard(id);
      if (!upgrade) cards.unknown.push({ id, what: 'upgrade', at });
      return upgrade ? [{ of: upgrade, at }] : [];
    });
    if (of) cards.ships.push({ of, at: ['ships', i, 'card'], upgrades: equipped });
    else cards.unknown.push({ id: card, what: 'ship', at: ['ships', i, 'card'] });
  }
  for (const [i, id] of list.squadrons.entries()) {
    const of = squadronCard(id);
    if (of) cards.squadrons.push({ of, at: ['squadrons', i] });
    else cards.unknown.push({ id, what: 'squadron', at: ['squadrons', i] });
  }
  return cards;
}

/** A reason with the place of the card at fault. */
function at(place: Path, code: string, message: string, rules: readonly RuleId[], facts: Reason['facts'] = {}): Reason {
  return reason(code, message, rules, { ...facts, at: [...place] });
}

function unknownCards(list: FleetList, { unknown }: Cards): Reason[] {
  const objectivesToo = list.objectives.flatMap((id, i) =>
    objectiveCard(id) ? [] : [{ id, what: 'objective', at: ['objectives', i] as Path }],
  );
  return [...unknown, ...objectivesToo].map(({ id, what, at: place }) =>
    at(place, 'unknown-card', `There is no ${what} card ${JSON.stringify(id.slice(0, 60))}.`, [
      'arm.fleet-building.01',
    ]),
  );
}

function tooManyPoints(list: FleetList, { total }: FleetOptions): Reason[] {
  const points = fleetPoints(list);
  if (points <= total) return [];
  const over = points - total;
  const message = `The fleet costs ${points} fleet points, ${over} over the ${total} agreed on.`;
  return [reason('too-many-points', message, ['arm.fleet-building.01'], { points, limit: total, over })];
}

function tooManySquadronPoints(list: FleetList, { total, squadronsThirdOf }: FleetOptions): Reason[] {
  const points = squadronPoints(list);
  const limit = Math.ceil((squadronsThirdOf === 'agreed total' ? total : fleetPoints(list)) / 3);
  if (points <= limit) return [];
  const message = `The squadrons cost ${points} fleet points, ${points - limit} over a third of the ${squadronsThirdOf} (${limit}).`;
  return [
    reason('too-many-squadron-points', message, ['arm.fleet-building.09'], { points, limit, over: points - limit }),
  ];
}

function otherFaction(faction: Faction, { ships, squadrons }: Cards): Reason[] {
  const own = FACTION_NAMES[faction];
  const foreign = (of: { name: string; faction: Faction }, place: Path, rules: readonly RuleId[]): Reason[] => {
    if (of.faction === faction) return [];
    const message = `${of.name} is ${FACTION_NAMES[of.faction]}, and the fleet is ${own}.`;
    return [at(place, 'wrong-faction', message, rules, { faction, card: of.faction })];
  };
  return [
    ...[...ships, ...squadrons].flatMap(({ of, at: place }) => foreign(of, place, ['arm.fleet-building.07'])),
    ...ships.flatMap((ship) => ship.upgrades.flatMap((upgrade) => onOtherFaction(ship.of, upgrade))),
  ];
}

/** An upgrade of a faction fits ships of that faction alone (arm.upgrade-cards.05; commanders arm.upgrade-cards.09). */
function onOtherFaction(ship: ShipCard, { of, at: place }: Placed<UpgradeCard>): Reason[] {
  if (of.faction === null || of.faction === ship.faction) return [];
  const rules = [of.icon === 'commander' ? 'arm.upgrade-cards.09' : 'arm.upgrade-cards.05', 'arm.fleet-building.07'];
  const message = `${of.name} is ${FACTION_NAMES[of.faction]} and cannot be equipped to ${ship.name}.`;
  return [at(place, 'wrong-faction', message, rules, { faction: ship.faction, card: of.faction })];
}

const FLAGSHIP = ['arm.fleet-building.08', 'arm.flagship.04'];

function flagship(cards: Cards): Reason[] {
  if (commanders(cards).length > 0) return twoCommanders(cards);
  return [reason('no-flagship', 'A fleet needs a commander, and so a flagship.', FLAGSHIP)];
}

function commanders({ ships }: Cards): Placed<UpgradeCard>[] {
  return ships.flatMap(({ upgrades }) => upgrades.filter(({ of }) => of.icon === 'commander'));
}

function twoCommanders(cards: Cards): Reason[] {
  const [first, ...more] = commanders(cards);
  return more.map(({ of, at: place }) =>
    at(place, 'two-commanders', `A fleet has one commander: ${first?.of.name ?? ''} or ${of.name}.`, [
      'arm.commanders.03',
      ...FLAGSHIP,
    ]),
  );
}

/** One card for each icon in the upgrade bar; commanders and titles follow rules of their own (arm.upgrade-cards.03). */
function wrongIcons(ship: ShipCard, upgrades: readonly Placed<UpgradeCard>[]): Reason[] {
  return upgrades.flatMap(({ of, at: place }, i) => {
    // Any ship can have the commander, and so be the flagship (arm.commanders.02, arm.flagship.03).
    if (of.icon === 'commander' || of.icon === 'title') return [];
    const icons = ship.upgradeBar.filter((icon) => icon === of.icon).length;
    const before = upgrades.slice(0, i).filter((other) => other.of.icon === of.icon).length;
    if (before < icons) return [];
    const icon = ICON_NAMES[of.icon];
    return icons === 0
      ? [at(place, 'no-such-icon', `${ship.name} has no ${icon} icon for ${of.name}.`, ['arm.upgrade-cards.03'])]
      : [at(place, 'icon-taken', `${ship.name} has no ${icon} icon left for ${of.name}.`, ['arm.upgrade-cards.02'])];
  });
}

function wrongTitles(
  ship: ShipCard,
  upgrades: readonly Placed<UpgradeCard>[],
  options: Pick<FleetOptions, 'titles'>,
): Reason[] {
  const titles = upgrades.filter(({ of }) => of.icon === 'title');
  return titles.flatMap(({ of, at: place }, i) => {
    const other = of.title !== null && of.title !== ship.icon ? SHIP_ICON_NAMES[of.title] : null;
    const fits = `${of.name} is a title of the ${other ?? ''}, not of ${ship.name}.`;
    return [
      ...(other === null ? [] : [at(place, 'wrong-ship', fits, ['arm.titles.02', 'arm.upgrade-cards.08'])]),
      ...(i === 0 || options.titles === 'any number'
        ? []
        : [at(place, 'two-titles', `${ship.name} can have one title only.`, ['arm.titles.03'])]),
    ];
  });
}

function modifications(ship: ShipCard, upgrades: readonly Placed<UpgradeCard>[]): Reason[] {
  const [, ...more] = upgrades.filter(({ of }) => of.modification);
  return more.map(({ of, at: place }) =>
    at(place, 'two-modifications', `${ship.name} can have one Modification only; ${of.name} is another.`, [
      'arm.upgrade-cards.07',
    ]),
  );
}

/** A unique name is there once in one fleet (arm.unique-names.03), whatever type of card bears it (arm.unique-names.02). */
export function uniqueNamesTwice(cards: readonly Placed<{ name: string; unique: boolean }>[]): Reason[] {
  const seen = new Set<string>();
  return cards.flatMap(({ of, at: place }) => {
    if (!of.unique) return [];
    if (seen.has(of.name))
      return [
        at(place, 'unique-name-twice', `${of.name} is unique: a fleet has one card of that name.`, [
          'arm.unique-names.02',
        ]),
      ];
    seen.add(of.name);
    return [];
  });
}

/** Three objectives, one of each category (arm.fleet-building.03). */
function objectives(chosen: readonly string[]): Reason[] {
  const rules = ['arm.fleet-building.03', 'arm.objective-cards.02'];
  const cards = chosen.flatMap((id, i) => {
    const of = objectiveCard(id);
    return of ? [{ of, at: ['objectives', i] as Path }] : [];
  });
  return OBJECTIVE_CATEGORIES.flatMap((category): Reason[] => {
    const [first, ...more] = cards.filter(({ of }) => of.category === category);
    const name = CATEGORY_NAMES[category];
    if (!first) return [reason('objective-missing', `The fleet has no ${name} objective.`, rules, { category })];
    return more.map(({ of, at: place }) =>
      at(
        place,
        'category-twice',
        `A fleet has one ${name} objective: ${first.of.name} or ${of.name}.`,
        [...rules].reverse(),
      ),
    );
  });
}
