/** Booster packs, for drafts and sealed decks (des.rarity.04 to .07). */
import { allCards, dieOf, type CardDie } from '.';
import type { Card, CardSet, Rarity } from './types';

export interface BoosterPack {
  cards: readonly Card[];
  /** The die of the rare or legendary card. */
  dice: readonly CardDie[];
}

const COMMONS = 3;
/** One pack in so many holds a legendary card in place of the rare one: an average, not a sequence. */
const PACKS_PER_LEGENDARY = 6;

/** Opens a pack: three different commons, an uncommon, and a rare or legendary with its die. `pick(n)` is chance: 0 to n - 1, evenly. */
export function openBooster(set: CardSet, pick: (n: number) => number): BoosterPack {
  const commons = [...ofRarity(set, 'common')];
  const cards = Array.from({ length: COMMONS }, () => commons.splice(pick(commons.length), 1)).flat();
  const best = ofRarity(set, pick(PACKS_PER_LEGENDARY) === 0 ? 'legendary' : 'rare');
  const drawn = [ofRarity(set, 'uncommon'), best].flatMap((pool) => pool.slice(pick(pool.length)).slice(0, 1));
  const pack = [...cards, ...drawn];
  return { cards: pack, dice: pack.flatMap((of) => dieOf(of) ?? []) };
}

function ofRarity(set: CardSet, rarity: Rarity): readonly Card[] {
  return allCards().filter((of) => of.set === set && of.rarity === rarity);
}
