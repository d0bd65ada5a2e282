/** The words for cards and abilities in scenario files: names as printed, and ids where several cards have one name. */
import { wordList } from '../../language/word-list';
import { abilityNamed } from '../engine';
import { abilityName as entryOf, characters } from '../facts';
import { givenBy, isLastingGiver, LASTING } from '../model/lasting';
import { COMMANDER_EFFECT, LASTING_EFFECT } from '../queries/abilities';

/** Official characters, also those of whose cards some numbers are unknown: files may say them. Of one name in several sets: `Clone Trooper (starter)`. */
export const characterWords = wordList(
  characters().map(({ id, name, set }, _, all) => {
    const isShared = all.some((other) => other.name === name && other.id !== id);
    return { id, names: isShared ? [`${name} (${set})`] : [name] };
  }),
);

/** Commander effects by whose card they stand on: `Clone Trooper Commander`. */
export const commanderWords = wordList(
  characters()
    .filter(({ commanderEffect }) => commanderEffect !== null)
    .map(({ id }) => ({ id, names: [characterWords.name(id)] })),
);

/** Abilities that give what lasts beyond a turn. */
export const lastingWords = wordList(
  Object.keys(LASTING).map((id) => ({ id, names: [id.startsWith(COMMANDER_EFFECT) ? ofCommander(id) : titleOf(id)] })),
);

function titleOf(id: string): string {
  return entryOf(id)?.name ?? id;
}

/** Battle Meditation gives one that stands on no card. */
function ofCommander(id: string): string {
  const of = id.slice(COMMANDER_EFFECT.length);
  return `the commander effect of ${entryOf(of)?.name ?? characterWords.name(of)}`;
}

/** What an ability is called: `Lightsaber Riposte`, `the commander effect of Commander Cody`, `the effect of Harpoon Gun`. Null: there is none of the id. */
export function sayAbility(id: string): string | null {
  const card = abilityNamed(id)?.card ?? id;
  if (card.startsWith(COMMANDER_EFFECT)) return ofCommander(card);
  if (card.startsWith(LASTING_EFFECT)) return `the effect of ${headingOf(id)}`;
  return entryOf(card)?.name ?? null;
}

/** What lasts for a while stands on no card: the heading of its rule in the glossary. */
function headingOf(effect: string): string {
  const giver = Object.keys(LASTING).find((id) => isLastingGiver(id) && givenBy(id).gives === effect);
  if (giver?.startsWith(COMMANDER_EFFECT)) return ofCommander(giver).slice('the '.length);
  const [rule] = abilityNamed(effect)?.rules ?? [];
  return entryOf(rule?.split('.')[1] ?? '')?.name ?? effect.slice(LASTING_EFFECT.length).replaceAll('-', ' ');
}
