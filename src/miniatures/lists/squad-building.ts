/** Building a squad: is it legal, and if not, why (min.building-a-squad, min.choosing-a-faction, min.unique)? */
import * as E from 'fp-ts/lib/Either';
import type { Path } from '../../core';
import { argument } from '../../core/codec/malformed';
import { reason, type Reason } from '../../core/contract/rejection';
import {
  ERA_NAMES,
  FACTION_NAMES,
  FACTIONS_OF_ERA,
  hasAbility,
  isHanSolo,
  personsOf,
  sideOf,
  statCard,
  versionAmong,
  type Character,
  type Era,
  type GameType,
  type Side,
} from '../facts';
import { fitsSquad, otherFactions } from './squad-faction';
import { squadCost } from './squad-cost';
import { squadOptions, squadShape } from './squad-codecs';
import { at, cardIn, malformed, placedCards, quoted, squadHas, type Placed, type SquadList } from './squad-list';
import { isStarterSquad } from './starter-squads';

/** The points that a squad may cost, if nothing else is agreed on (min.building-a-squad.04). */
const STANDARD_POINTS = 100;

/** What players agree on before they build squads. */
export interface SquadOptions {
  /** Points that may be spent. */
  points: number;
  /** In the basic game there are two squads, both ready (min.basic-rules.01); else any characters may make one (min.building-a-squad.02). */
  ruleSet: 'basic' | 'advanced';
  type: GameType;
  /** The era that both agreed on, and the player's side in it (min.eras.02, min.building-a-squad.01); null: not asked. */
  era: Era | null;
  side: Side | null;
  /** Out of the Box: ids of the figures in each booster that the player opened (min.out-of-the-box.03, .06); null: not asked. */
  boosters: readonly (readonly string[])[] | null;
}

/** The options where nothing else is agreed on. */
export const SQUAD_OPTIONS: SquadOptions = Object.freeze({
  points: STANDARD_POINTS,
  ruleSet: 'advanced',
  type: 'standard',
  era: null,
  side: null,
  boosters: null,
});

/**
 * Every reason why a squad is not legal in a skirmish; none if it is legal. If the argument is not a squad, or an option is unknown, the only reason is
 * `malformed`. `facts.at` says where in the list the card at fault is, and is missing if the squad as a whole is at fault. `unplayable` says whether all its
 * cards are known well enough to be played with.
 * @example
 * ```ts
 * import { checkSquad, STARTER_SQUADS } from 'holojudge/miniatures/facts';
 *
 * console.log(checkSquad(STARTER_SQUADS.republic, { points: 10 })[0]?.code); // too-many-points
 * ```
 */
export function checkSquad(list: SquadList, options: Partial<SquadOptions> = {}): Reason[] {
  const given = E.chain(() => argument(squadOptions, 'options', options))(argument(squadShape, 'squad', list));
  if (E.isLeft(given)) return [malformed(given.left)];
  return illegal(list, given.right);
}

/** The same of what was read before. */
export function illegal(list: SquadList, options: Partial<SquadOptions>): Reason[] {
  const agreed = { ...SQUAD_OPTIONS, ...options };
  const cards = placedCards(list);
  const cannotBe = [...unknownCards(list), ...nobody(list)];
  if (list.characters.length === 0) return cannotBe;
  // There nothing is asked of Unique and Order 66 (min.starter-special-abilities.16).
  if (agreed.ruleSet === 'basic') return [...cannotBe, ...notTheStarters(list)];
  if (agreed.type === 'out-of-the-box')
    return [...cannotBe, ...wrongFigures(list, agreed), ...frozenInCarbonite(list, cards)];
  return [
    ...cannotBe,
    ...unknownCosts(cards),
    ...tooManyPoints(list, agreed.points),
    ...wrongEra(list, agreed),
    ...otherFactions(list, cards),
    ...uniqueTwice(cards),
    ...frozenInCarbonite(list, cards),
  ];
}

/** Why characters of a squad cannot be played with: what of their official cards was not found. The owner of the card can write it down as one of the squad's own. */
export function unplayable(list: SquadList): Reason[] {
  return placedCards(list).flatMap(({ card, at: place }) => {
    if (!('missing' in card) || card.missing.length === 0) return [];
    return [
      at(place, 'card-not-known', notKnownOf(card), ['min.reading-a-stat-card.02'], { missing: [...card.missing] }),
    ];
  });
}

export function notKnownOf({ name, missing }: Pick<Character, 'name' | 'missing'>): string {
  return `The stat card of ${name} lacks these values: ${missing.join(', ')}.`;
}

function unknownCards(list: SquadList): Reason[] {
  const own = (list.cards ?? []).flatMap(({ id }, i) =>
    // What is not known of an official card its owner writes down.
    statCard(id) || list.cards?.findIndex((card) => card.id === id) !== i
      ? [at(['cards', i], 'card-twice', `There is another card ${quoted(id)}.`, ['min.stat-card-name.01'])]
      : [],
  );
  const missing = list.characters.flatMap((id, i) =>
    cardIn(list, id)
      ? []
      : [at(['characters', i], 'unknown-card', `There is no character ${quoted(id)}.`, ['min.stat-card-name.01'])],
  );
  return [...own, ...missing];
}

function nobody({ characters }: SquadList): Reason[] {
  return characters.length > 0 ? [] : [reason('no-characters', 'A squad has characters.', ['min.squad.01'])];
}

function notTheStarters(list: SquadList): Reason[] {
  if (isStarterSquad(list)) return [];
  const message = 'The basic game must be played with the two squads of the starter.';
  return [
    reason('not-the-starter-squad', message, ['min.basic-rules.01', 'min.choose-sides.02', 'min.choose-sides.03']),
  ];
}

function unknownCosts(cards: readonly Placed[]): Reason[] {
  return cards.flatMap(({ card, at: place }) =>
    // Whose cost is variable is looked at with whom is chosen.
    card.cost !== null || hasAbility(card, 'frozen-in-carbonite')
      ? []
      : [at(place, 'cost-unknown', `The cost of ${card.name} is not known.`, ['min.stat-card-cost.01'])],
  );
}

function tooManyPoints(list: SquadList, limit: number): Reason[] {
  const points = squadCost(list);
  if (points <= limit) return [];
  const over = points - limit;
  const message = `The squad costs ${points} points, ${over} over the ${limit} agreed on.`;
  return [
    reason('too-many-points', message, ['min.building-a-squad.04', 'min.stat-card-cost.01'], { points, limit, over }),
  ];
}

/** The faction must fight in the era, on the player's side (min.eras.03); a squad of Fringe alone is a game type of its own (min.fringe-squad.01). */
function wrongEra({ faction }: SquadList, { type, era, side }: SquadOptions): Reason[] {
  const name = FACTION_NAMES[faction];
  if (faction === 'fringe') {
    if (type === 'fringe-squad') return [];
    const message = 'A squad of Fringe characters alone is for the game type Fringe squad.';
    return [reason('fringe-squad', message, ['min.fringe-squad.01', 'min.choosing-a-faction.01'])];
  }
  if (era === null || type === 'free-for-all') return [];
  const its = sideOf(faction, era);
  const { light, dark } = FACTIONS_OF_ERA[era];
  const facts = { era, faction, light, dark };
  if (its === null) {
    const message = `${name} does not fight in the era ${ERA_NAMES[era]}.`;
    return [reason('wrong-era', message, ['min.eras.03'], facts)];
  }
  if (side === null || its === side) return [];
  const message = `${name} is on the ${its} side in the era ${ERA_NAMES[era]}.`;
  return [reason('wrong-side', message, ['min.building-a-squad.01', 'min.eras.03'], facts)];
}

/** A person is there once, in whatever version (min.unique.01, .02). */
export function uniqueTwice(cards: readonly Placed[]): Reason[] {
  return cards.flatMap(({ card, at: place }, i) =>
    personsOf(card).flatMap((person) => {
      const other = versionAmong(
        cards.slice(0, i).map((each) => each.card),
        person,
      );
      if (!other) return [];
      const both =
        other.name === card.name
          ? `${card.name} is Unique: there is one of that name`
          : `${other.name} and ${card.name} are the same Unique character`;
      return [at(place, 'unique-twice', `${both}.`, ['min.unique.01', 'min.unique.02'], { person })];
    }),
  );
}

/** For the one in carbonite another version of Han Solo is chosen, one that may be in the squad (min.frozen-in-carbonite.01). */
function frozenInCarbonite(list: SquadList, cards: readonly Placed[]): Reason[] {
  const rules = ['min.frozen-in-carbonite.01'];
  const place: Path = ['chosen'];
  if (list.chosen === undefined) {
    const frozen = cards.find(({ card }) => hasAbility(card, 'frozen-in-carbonite'));
    return frozen
      ? [at(frozen.at, 'nobody-chosen', `Choose a version of Han Solo for ${frozen.card.name}.`, rules)]
      : [];
  }
  const chosen = cardIn(list, list.chosen);
  if (!chosen) return [at(place, 'unknown-card', `There is no character ${quoted(list.chosen)}.`, rules)];
  if (!squadHas(list, 'frozen-in-carbonite'))
    return [at(place, 'nothing-to-choose', 'No character of the squad has Frozen in Carbonite.', rules)];
  if (!isHanSolo(chosen))
    return [at(place, 'not-han-solo', `${chosen.name} is not another version of Han Solo.`, rules)];
  if (fitsSquad(list, chosen)) return [];
  return [
    at(place, 'wrong-faction', `${chosen.name} cannot be in a squad that is ${FACTION_NAMES[list.faction]}.`, rules),
  ];
}

/**
 * Out of the Box: of one booster all figures; of two whatever is best up to 100 points (min.out-of-the-box.01, .03, .06). Factions and Unique do not
 * count (min.unique.05).
 */
function wrongFigures(list: SquadList, { boosters, points }: SquadOptions): Reason[] {
  if (boosters === null) return [];
  const left = boosters.flat();
  const strange = list.characters.flatMap((id, i) => {
    const found = left.indexOf(id);
    if (found < 0)
      return [
        at(['characters', i], 'not-in-the-booster', `${quoted(id)} was not in the booster.`, ['min.out-of-the-box.03']),
      ];
    left.splice(found, 1);
    return [];
  });
  if (boosters.length > 1) return [...strange, ...tooManyPoints(list, points)];
  return [
    ...strange,
    ...left.map((id) =>
      reason(
        'figure-left-out',
        `All figures of the booster are in the squad, ${quoted(id)}, too.`,
        ['min.out-of-the-box.03'],
        { id },
      ),
    ),
  ];
}
