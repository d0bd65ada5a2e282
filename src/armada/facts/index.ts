/**
 * Facts of Armada's cards by id: the core set, the first wave and part of the second. Each table is built when it is first asked; its cards are shared and frozen.
 */
import { lazy } from '../../core/engine/memo';
import { frozen } from '../../core/engine/share';
import { readDamageCards, readObjectives, readShips, readSquadrons, readUpgrades } from './expand';
import type { DamageCard, ObjectiveCard, ShipCard, SquadronCard, UpgradeCard } from './types';

export type * from './types';
export * from './words';
export * from './dice';
export * from './lengths';
export * from './obstacles';
export { ARC_LINES, shipToken, type ArcLine, type ShipToken } from './ship-token';

const shipTable = table(readShips);
const squadronTable = table(readSquadrons);
const upgradeTable = table(readUpgrades);
const objectiveTable = table(readObjectives);
const damageTable = table(readDamageCards);

/**
 * A ship card by id: `cr90-corvette-a`.
 * @example
 * ```ts
 * import { shipCard, shipCards } from 'holojudge/armada/facts';
 *
 * console.log(shipCards().map(({ name }) => name).includes('CR90 Corvette A')); // true
 * console.log(shipCard(shipCards()[0]?.id ?? '')?.name); // CR90 Corvette A
 * ```
 */
export const shipCard = (id: string): ShipCard | undefined => shipTable().get(id);
/** A squadron card by id: `x-wing-squadron`, `luke-skywalker`. */
export const squadronCard = (id: string): SquadronCard | undefined => squadronTable().get(id);
/** An upgrade card by id: `general-dodonna`. */
export const upgradeCard = (id: string): UpgradeCard | undefined => upgradeTable().get(id);
/** An objective card by id: `most-wanted`. */
export const objectiveCard = (id: string): ObjectiveCard | undefined => objectiveTable().get(id);
/** A kind of damage card by id: `capacitor-failure`. */
export const damageCard = (id: string): DamageCard | undefined => damageTable().get(id);

/** Every ship card. */
export const shipCards = (): readonly ShipCard[] => [...shipTable().values()];
/** Every squadron card. */
export const squadronCards = (): readonly SquadronCard[] => [...squadronTable().values()];
/** Every upgrade card, commanders and titles among them. */
export const upgradeCards = (): readonly UpgradeCard[] => [...upgradeTable().values()];
/** Every objective card. */
export const objectiveCards = (): readonly ObjectiveCard[] => [...objectiveTable().values()];
/** The 22 kinds of damage card with their copies: 52 cards in all. */
export const damageDeck = (): readonly DamageCard[] => [...damageTable().values()];

/** A table by id, built on first use. A Map, so that no id reaches a prototype. */
function table<T extends { readonly id: string }>(read: () => readonly T[]): () => ReadonlyMap<string, T> {
  return lazy(() => new Map(read().map((card) => [card.id, frozen(card)])));
}
