/** The words for cards in scenario files: names as printed, short ones where players say them so, and ids. */
import { cardWords } from '../../language/word-list';
import { damageDeck, objectiveCards, obstacleTokens, shipCards, squadronCards, upgradeCards } from '../facts';
import type { ArmadaState } from '../model/state';

/** `Victory II` for `Victory II-class Star Destroyer`, `Nebulon-B Escort` for `Nebulon-B Escort Frigate`. */
export const shipWords = cardWords(shipCards(), (name) => name.replace(/-class.*| Frigate$/, ''));

/** `X-wing` for `X-wing Squadron`. */
export const squadronWords = cardWords(squadronCards(), (name) => name.replace(' Squadron', ''));

export const upgradeWords = cardWords(upgradeCards());
export const damageWords = cardWords(damageDeck());
export const objectiveWords = cardWords(objectiveCards());

/** A card on a ship by the id that it has in the game: an upgrade, or a faceup damage card. Null: there is none. */
export function cardOnShip(state: ArmadaState, id: string): { name: string; ship: string } | null {
  for (const { id: ship, upgrades, damage } of state.ships) {
    const upgrade = upgrades.find((each) => each.id === id);
    if (upgrade) return { name: upgradeWords.name(upgrade.card), ship };
    const faceup = damage.faceup.find((each) => each.id === id);
    if (faceup) return { name: damageWords.name(faceup.card), ship };
  }
  return null;
}

/** What choices and sources of abilities are called, whether or not they are on this table. */
export function isWord(word: string, state: ArmadaState): boolean {
  return (
    [shipWords, squadronWords, upgradeWords, damageWords, objectiveWords].some((list) => list.id(word) !== undefined) ||
    obstacleTokens().some(({ id }) => id === word) ||
    cardOnShip(state, word) !== null
  );
}
