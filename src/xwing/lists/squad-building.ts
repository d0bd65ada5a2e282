/** Squad building: is a squad legal in a format, and if not, why (xw.squad-building, xw.upgrade-cards, xw.limited, xw.solitary)? */
import * as E from 'fp-ts/lib/Either';
import type { Path } from '../../core';
import { argument, orThrow } from '../../core/codec/malformed';
import { reason, type Reason, type RuleId } from '../../core/contract/rejection';
import { cardKey, ship as shipType, shipAbility, type Pilot, type Restriction, type Upgrade } from '../facts';
import { fliesFor, NEEDED_IN_SQUAD, unmetRestrictions, withoutSlot } from '../facts/restrictions';
import { FACTION_NAMES, type Faction } from '../facts/words';
import { formatOf, pilotPoints, squadOptions, upgradePoints, type Format, type SquadOptions } from './formats';
import {
  everyCard,
  knownCards,
  squadShape,
  type KnownCards,
  type KnownShip,
  type Placed,
  type SquadList,
} from './squad-list';

/**
 * Every reason why a squad is not legal in a format; none if it is legal. `facts.at` says where in the list the card at fault is, and is missing if the squad
 * as a whole is at fault. If the argument is not a squad, or an option is unknown, the reason is `malformed`; then `facts.at` begins with `squad` or
 * `options`.
 * @example
 * ```ts
 * import { checkSquad } from 'holojudge/xwing/facts';
 *
 * const ships = [{ pilot: 'academypilot', upgrades: [] }];
 * console.log(checkSquad({ faction: 'rebelalliance', name: 'One escort', ships, obstacles: [] }).map(({ code }) => code)); // [ 'wrong-faction' ]
 * ```
 */
export function checkSquad(list: SquadList, options: Partial<SquadOptions> = {}): Reason[] {
  const given = E.chain(() => argument(squadOptions, 'options', options))(argument(squadShape, 'squad', list));
  if (E.isLeft(given)) return [reason('malformed', given.left.message, [], { at: [...given.left.path] })];
  return illegal(list, given.right);
}

/** The same of what was read before. */
export function illegal(list: SquadList, options: Partial<SquadOptions>): Reason[] {
  const format = formatOf(options);
  const cards = knownCards(list);
  const names = everyCard(cards).map(({ of }) => of.name);
  return [
    ...unknownCards(cards),
    ...(list.ships.length === 0
      ? [reason('no-ships', 'A squad has at least one ship.', ['xw.squad-building.01'])]
      : []),
    ...tooManyPoints(cards, format),
    ...notInFormat(cards, format),
    ...otherFactions(list.faction, cards),
    ...cards.ships.flatMap((ship) => [
      ...noPrice(ship, format),
      ...noSlotLeft(ship),
      ...sameNameTwice(ship),
      ...ship.upgrades.flatMap((card) => restricted(card, ship, names)),
    ]),
    ...tooManyOfAName(everyCard(cards)),
    ...secondSolitary(cards),
    ...notStandardized(cards),
    ...withoutNeeded(cards),
  ];
}

/**
 * What a squad costs in a format (xw.squad-points.01): its ships and their upgrades (xw.upgrade-cards.01). Cards that are not known, or have no price there, count 0.
 * @throws MalformedInput if the argument is not a squad, or an option is unknown
 * @example
 * ```ts
 * import { squadPoints } from 'holojudge/xwing/facts';
 *
 * const ships = [{ pilot: 'academypilot', upgrades: [] }];
 * console.log(squadPoints({ faction: 'galacticempire', name: 'One TIE', ships, obstacles: [] })); // 22
 * ```
 */
export function squadPoints(list: SquadList, options: Partial<SquadOptions> = {}): number {
  const agreed = orThrow(argument(squadOptions, 'options', options));
  return pointsOf(knownCards(orThrow(argument(squadShape, 'squad', list))), formatOf(agreed));
}

function pointsOf({ ships }: KnownCards, format: Pick<Format, 'costs'>): number {
  return ships.reduce((sum, ship) => sum + shipPoints(ship, format), 0);
}

/** What a ship of a squad costs with its upgrades. */
export function shipPoints({ of, ship, upgrades }: KnownShip, format: Pick<Format, 'costs'>): number {
  const price = (card: Upgrade): number => upgradePoints(card, { pilot: of, ship }, format) ?? 0;
  return upgrades.reduce((sum, card) => sum + price(card.of), pilotPoints(of, format));
}

/** A reason with the place of the card at fault. */
function at(place: Path, code: string, message: string, rules: readonly RuleId[], facts: Reason['facts'] = {}): Reason {
  return reason(code, message, rules, { ...facts, at: [...place] });
}

function unknownCards({ unknown }: KnownCards): Reason[] {
  return unknown.map(({ of, what, at: place }) =>
    at(place, 'unknown-card', `There is no ${what} ${JSON.stringify(of.slice(0, 60))}.`, ['xw.squad-building.01']),
  );
}

function tooManyPoints(cards: KnownCards, format: Format): Reason[] {
  const points = pointsOf(cards, format);
  const over = points - format.points;
  if (over <= 0) return [];
  const message = `The squad costs ${points} squad points, ${over} over the ${format.points} agreed on.`;
  return [reason('too-many-points', message, ['xw.squad-building.01'], { points, limit: format.points, over })];
}

/** Ships of other sizes than the format has, and cards that it leaves out (xw.format.01). */
function notInFormat(cards: KnownCards, { name, sizes, without }: Format): Reason[] {
  const ships = cards.ships.flatMap(({ of, ship, at: place }) =>
    sizes.includes(ship.size)
      ? []
      : [
          at(place, 'wrong-size', `${of.name} is a ${ship.size} ship, which the format ${name} does not have.`, [
            'xw.format.01',
          ]),
        ],
  );
  const left = everyCard(cards).filter(({ of }) => without.includes(keyOf(of)));
  return [
    ...ships,
    ...left.map(({ of, at: place }) =>
      at(place, 'not-in-format', `The format ${name} leaves ${of.name} out.`, ['xw.format.01']),
    ),
  ];
}

function keyOf(card: Pilot | Upgrade): string {
  return cardKey('ship' in card ? 'pilot' : 'upgrade', card.id);
}

/** All ships are of the squad's faction (xw.squad-building.05), or hired for it. */
function otherFactions(faction: Faction, { ships }: KnownCards): Reason[] {
  return ships.flatMap(({ of, at: place, upgrades }) => {
    const cards = upgrades.map((card) => card.of);
    if (fliesFor(of, cards, faction)) return [];
    const message = `${of.name} flies for the ${FACTION_NAMES[of.faction]}, the squad is of the ${FACTION_NAMES[faction]}.`;
    const rules = ['xw.squad-building.05', 'xw.faction.03'];
    return [at(place, 'wrong-faction', message, rules, { faction, card: of.faction })];
  });
}

function noPrice({ of, ship, upgrades }: KnownShip, format: Format): Reason[] {
  return upgrades.flatMap((card) =>
    upgradePoints(card.of, { pilot: of, ship }, format) === null
      ? [
          at(card.at, 'no-price', `${card.of.name} has no price on a ${ship.size} ship like ${of.name}.`, [
            'xw.upgrade-cards.04',
          ]),
        ]
      : [],
  );
}

/** Each upgrade takes up its icons of the upgrade bar (xw.squad-building.03, xw.upgrade-cards.02). */
function noSlotLeft({ of, upgrades }: KnownShip): Reason[] {
  const without = withoutSlot(
    of,
    upgrades.map((card) => card.of),
  );
  return upgrades.flatMap((card, i) => {
    if (!without.includes(i)) return [];
    const [{ slots }] = card.of.sides;
    const message = `${of.name} has no ${slots.join(' and ')} slot left for ${card.of.name}.`;
    return [at(card.at, 'no-slot', message, ['xw.squad-building.03', 'xw.upgrade-cards.02'], { slots: [...slots] })];
  });
}

/** No two upgrades of one name on a ship (xw.squad-building.10). */
function sameNameTwice({ of, upgrades }: KnownShip): Reason[] {
  return upgrades.flatMap((card, i) => {
    if (!upgrades.slice(0, i).some((other) => other.of.name === card.of.name)) return [];
    const message = `${of.name} can have one ${card.of.name} only.`;
    return [at(card.at, 'same-name-twice', message, ['xw.squad-building.10', 'xw.upgrade-cards.09'])];
  });
}

/** The restrictions that the upgrade's ship does not meet, each a reason of its own. */
function restricted(card: KnownShip['upgrades'][number], on: KnownShip, squad: readonly string[]): Reason[] {
  const others = on.upgrades.filter((other) => other !== card).map((other) => other.of);
  return unmetRestrictions(card.of, { pilot: on.of, ship: on.ship, others, squad }).map((line) => {
    const { code, rules, asks } = saidOf(line, card.of);
    const message = `${card.of.name} is ${asks}, and ${on.of.name} is not.`;
    return at(card.at, code, message, rules, { restriction: JSON.stringify(line) });
  });
}

interface SaidOf {
  code: string;
  rules: readonly RuleId[];
  /** `for small ships`. */
  asks: string;
}

/** A line of a restriction in words (xw.upgrade-cards.05 to .08). */
function saidOf(line: Restriction, card: Upgrade): SaidOf {
  const asks = [
    ...(line.factions ?? []).map((faction) => `for the ${FACTION_NAMES[faction]}`),
    ...(line.sizes ?? []).map((size) => `for ${size} ships`),
    ...(line.ships ?? []).map((id) => `for the ${shipType(id)?.name ?? id}`),
    ...(line.names ?? []).map((name) => `for squads with ${name}`),
    ...(line.action ? [`for ships with ${line.action.color ?? 'any'} ${line.action.action} on their action bar`] : []),
    ...(line.arcs ?? []).map((arc) => `for ships with a ${arc} arc`),
    ...(line.equipped ?? []).map((slot) => `for ships with a ${slot} upgrade`),
    ...(line.forceSides ?? []).map((side) => `for the ${side} side of the Force`),
    ...(line.shipAbilities ?? []).map((id) => `for ships with ${shipAbility(id)?.name ?? id}`),
    ...(line.keywords ?? []).map((word) => `for a ${word}`),
    ...(line.initiative ? [`for an initiative of ${said(line.initiative)}`] : []),
    ...(line.stat ? [`for ships with a ${line.stat.stat} value of at least ${line.stat.least}`] : []),
    ...(line.nonLimited === true ? ['for ships that are not limited'] : []),
  ].join(' or ');
  if (line.factions) return { code: 'wrong-faction', rules: ['xw.upgrade-cards.05', 'xw.squad-building.06'], asks };
  if (line.sizes) return { code: 'wrong-size', rules: ['xw.upgrade-cards.06', 'xw.squad-building.07'], asks };
  if (line.ships) {
    const title = card.sides[0].slots.includes('title') ? ['xw.title.02'] : [];
    return { code: 'wrong-ship', rules: [...title, 'xw.upgrade-cards.07', 'xw.squad-building.08'], asks };
  }
  if (line.action) return { code: 'no-such-action', rules: ['xw.upgrade-cards.08'], asks };
  return { code: 'restricted', rules: ['xw.golden-rules.02'], asks };
}

function said({ least, most }: NonNullable<Restriction['initiative']>): string {
  return least === undefined ? `at most ${most ?? ''}` : `at least ${least}`;
}

/** A name with dots is there as often as it has dots, on whatever cards (xw.limited.01, xw.limited.02, xw.limited.03, xw.limited.04). */
export function tooManyOfAName(all: readonly Placed<Pick<Pilot, 'name' | 'limited'>>[]): Reason[] {
  return all.flatMap(({ of, at: place }, i) => {
    const before = all.slice(0, i).filter((other) => other.of.name === of.name).length;
    if (of.limited === 0 || before < of.limited) return [];
    const most = of.limited === 1 ? 'one card' : `${of.limited} cards`;
    const rules = ['xw.limited.01', 'xw.limited.03', 'xw.squad-building.09'];
    return [
      at(place, 'limited', `A squad has at most ${most} called ${of.name}.`, rules, {
        name: of.name,
        limit: of.limited,
      }),
    ];
  });
}

/** One solitary upgrade of each type in a squad (xw.solitary.01). */
function secondSolitary({ ships }: KnownCards): Reason[] {
  const solitary = ships.flatMap(({ upgrades }) => upgrades.filter(({ of }) => of.solitary));
  return solitary.flatMap(({ of, at: place }, i) => {
    const kind = of.sides[0].slots[0] ?? '';
    const first = solitary.slice(0, i).find((other) => other.of.sides[0].slots[0] === kind);
    if (!first) return [];
    const message = `${of.name} is solitary: ${first.of.name} is the one ${kind} upgrade of that sort in the squad.`;
    return [at(place, 'solitary', message, ['xw.solitary.01', 'xw.upgrade-cards.10'], { kind })];
  });
}

/** What is standardized is on every ship of a type, or on none: cards say so, not the rulebook. */
function notStandardized({ ships }: KnownCards): Reason[] {
  return ships.flatMap(({ of, ship, at: place, upgrades }) => {
    const own = new Set(upgrades.map((card) => card.of.id));
    const asked = new Set(ships.filter((other) => other.ship.id === ship.id).flatMap(standardizedOn));
    return [...asked]
      .filter((card) => !own.has(card.id))
      .map((card) => {
        const message = `${card.name} is standardized: every ${ship.name} of the squad has it, ${of.name} too.`;
        return at(place, 'not-standardized', message, ['xw.golden-rules.02'], { card: card.id });
      });
  });
}

/** What a ship ability requires: a card of a name in the squad. */
function withoutNeeded({ ships }: KnownCards): Reason[] {
  const names = new Set(ships.flatMap(({ of, upgrades }) => [of.name, ...upgrades.map((card) => card.of.name)]));
  return ships.flatMap(({ of, at: place }) => {
    const needed = NEEDED_IN_SQUAD[of.shipAbility ?? ''];
    if (needed === undefined || names.has(needed)) return [];
    return [
      at(place, 'needed-in-squad', `${of.name} needs ${needed} in the squad.`, ['xw.golden-rules.02'], { needed }),
    ];
  });
}

function standardizedOn({ upgrades }: KnownShip): Upgrade[] {
  return upgrades.flatMap(({ of }) => (of.standardized ? [of] : []));
}
