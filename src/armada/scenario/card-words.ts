/** The words for cards in scenario files: names as printed, short ones where players say them so, and ids. */
import { wordList } from '../../language/word-list';
import { damageDeck, objectiveCards, obstacleTokens, shipCards, squadronCards, upgradeCards } from '../facts';
import type { ArmadaState } from '../model/state';

/** `Victory II` for `Victory II-class Star Destroyer`, `Nebulon-B Escort` for `Nebulon-B Escort Frigate`. */
export const shipWords = wordList(
  shipCards().map(({ id, name }) => ({ id, names: [name, name.replace(/-class.*| Frigate$/, '')] })),
);

/** `X-wing` for `X-wing Squadron`. */
export const squadronWords = wordList(
  squadronCards().map(({ id, name }) => ({ id, names: [name, name.replace(' Squadron', '')] })),
);

export const upgradeWords = wordList(upgradeCards().map(({ id, name }) => ({ id, names: [name] })));
export const damageWords = wordList(damageDeck().map(({ id, name }) => ({ id, names: [name] })));
export const objectiveWords = wordList(objectiveCards().map(({ id, name }) => ({ id, names: [name] })));

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
