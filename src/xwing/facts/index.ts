/**
 * Facts of X-Wing's cards by XWS id. Each table is built when it is first asked; what is handed out is frozen by its types
 * and shared, so never change it.
 */
import { lazy } from '../../core/engine/memo';
import { IN_SQUAD_BUILDING } from './restrictions';
import { readPilots, readShips, readUpgrades } from './expand';
import { hugeDamageDeck as hugeDamageFacts } from './data/huge-damage-deck';
import { conditions as conditionFacts, damageDeck as damageFacts, shipAbilities as shipAbilityFacts } from './data';
import type {
  CardEntry,
  CardKey,
  CardKind,
  Condition,
  DamageCard,
  HugeDamageCard,
  Pilot,
  Ship,
  ShipAbility,
  Upgrade,
} from './types';

export type * from './types';
export * from './words';
export { printedOutline, type GivenOutline, type GivenOutlines, type Outline } from './outlines';
export { MEASURES, SECOND_EDITION_TOKENS, type GivenMeasures, type Measures } from './measures';
export { upgradeCost } from './cost';
export type { AttackFace, DefenseFace, XwingDice } from './dice';

const shipTable = table(readShips);
const pilotTable = table(readPilots);
const upgradeTable = table(readUpgrades);
const shipAbilityTable = table(() => shipAbilityFacts);
const conditionTable = table(() => conditionFacts);
const damageTable = table(() => damageFacts);
const hugeDamageTable = table(() => hugeDamageFacts);

/**
 * A type of ship by XWS id: `t65xwing`.
 * @example
 * ```ts
 * import { ship } from 'holojudge/xwing/facts';
 *
 * console.log(ship('t65xwing')?.size); // small
 * ```
 */
export const ship = (id: string): Ship | undefined => shipTable().get(id);
/**
 * A ship card by XWS id: `jakefarrell`.
 * @example
 * ```ts
 * import { pilot } from 'holojudge/xwing/facts';
 *
 * console.log(pilot('lukeskywalker')?.initiative); // 5
 * ```
 */
export const pilot = (id: string): Pilot | undefined => pilotTable().get(id);
/**
 * An upgrade card by XWS id: `staticdischargevanes`.
 * @example
 * ```ts
 * import { upgrade } from 'holojudge/xwing/facts';
 *
 * console.log(upgrade('r2astromech')?.name); // R2 Astromech
 * ```
 */
export const upgrade = (id: string): Upgrade | undefined => upgradeTable().get(id);
/** A ship ability by id: `vectoredthrusters`. */
export const shipAbility = (id: string): ShipAbility | undefined => shipAbilityTable().get(id);
/** A condition card by XWS id: `hunted`. */
export const condition = (id: string): Condition | undefined => conditionTable().get(id);
/** A kind of damage card by id, of either deck: `directhit`. */
export const damageCard = (id: string): DamageCard | undefined => damageTable().get(id) ?? hugeDamageTable().get(id);
/** A kind of card of the huge ship damage deck by id. */
export const hugeDamageCard = (id: string): HugeDamageCard | undefined => hugeDamageTable().get(id);

/** Every type of ship. */
export const ships = (): readonly Ship[] => [...shipTable().values()];
/** Every ship card. */
export const pilots = (): readonly Pilot[] => [...pilotTable().values()];
/** Every upgrade card. */
export const upgrades = (): readonly Upgrade[] => [...upgradeTable().values()];
/** Every ship ability. */
export const shipAbilities = (): readonly ShipAbility[] => [...shipAbilityTable().values()];
/** Every condition card. */
export const conditions = (): readonly Condition[] => [...conditionTable().values()];

/** The fourteen kinds of card in a damage deck, with their copies: 33 cards in all [xw.damage-cards.14]. */
export const damageDeck = (): readonly DamageCard[] => [...damageTable().values()];

/** The kinds of card in a huge ship damage deck, with their copies. A stand-in: its texts are not public (docs/ambiguities.md). */
export const hugeDamageDeck = (): readonly HugeDamageCard[] => [...hugeDamageTable().values()];

/** Key of a card: its kind and id, e.g. `cardKey('pilot', 'hansolo')`. Abilities are registered under it. */
export const cardKey = (kind: CardKind, id: string): CardKey => `${kind}:${id}`;

/**
 * Key of one side of an upgrade card; abilities are registered under it. For the first side it is the key of the card, for the other one
 * `upgrade:pivotwing/flipped`.
 */
export const sideKey = (id: string, side: number): CardKey => cardKey('upgrade', side === 0 ? id : `${id}/flipped`);

/** Every card of the game: pilots, ship abilities, upgrades, conditions and damage cards. */
export function allCards(): readonly CardEntry[] {
  const entry = (kind: CardKind, card: { id: string; name: string }, hasAbility: boolean): CardEntry => ({
    key: cardKey(kind, card.id),
    name: card.name,
    hasAbility,
  });
  return [
    ...pilots().map((card) => entry('pilot', card, card.hasAbility)),
    ...shipAbilities().map((card) => entry('ship-ability', card, !IN_SQUAD_BUILDING.includes(card.id))),
    ...upgrades().map((card) => entry('upgrade', card, card.hasAbility)),
    ...conditions().map((card) => entry('condition', card, true)),
    ...damageDeck().map((card) => entry('damage', card, true)),
    ...hugeDamageDeck().map((card) => entry('damage', card, true)),
  ];
}

/** A card as the list of all cards names it. */
export const entryOf = (key: CardKey): CardEntry | undefined => entryTable().get(key);

const entryTable = table(() => allCards().map((entry) => ({ ...entry, id: entry.key })));

/** A table by id, built on first use. A Map, so that no id reaches a prototype. */
function table<T extends { readonly id: string }>(read: () => readonly T[]): () => ReadonlyMap<string, T> {
  return lazy(() => new Map(read().map((card) => [card.id, card])));
}
