/**
 * Facts of Miniatures' characters by id: 525 of the expansions up to Galaxy at War, of the starter and of scenario packs, as far as their cards could be read.
 * The table is built when it is first asked; its cards are shared and frozen.
 */
import { lazy } from '../../core/engine/memo';
import { frozen } from '../../core/engine/share';
import { readCharacters, readCommanderEffects } from './expand';
import type { Character, StatCard } from './types';

export type * from './types';
export * from './words';
export { FACTIONS_OF_ERA, erasOf, sideOf } from './eras';
export {
  abilityName,
  ABILITY_NAMES,
  isAbility,
  printedAbility,
  readAbility,
  versionsOf,
  type AbilityName,
  type NotAnAbility,
} from './ability-names';
export { hasAbility, hasLightsaber, isHanSolo, isLiving, isUnique, personsOf, speedOf, versionAmong } from './card';
export { characterKind, isOfKind, type CharacterKind, type KindSubject } from './kinds';
export { cardAbility, statCard as statCardCodec, statCardWith } from './stat-card';

interface Tables {
  readonly characters: ReadonlyMap<string, Character>;
  readonly cards: ReadonlyMap<string, StatCard>;
  readonly effects: ReadonlyMap<string, string>;
}

const tables = lazy((): Tables => {
  const all = readCharacters().map((one) => frozen(one));
  return {
    characters: new Map(all.map((one) => [one.id, one])),
    cards: new Map(all.flatMap((one) => (isComplete(one) ? [[one.id, frozen(cardOf(one))] as const] : []))),
    effects: readCommanderEffects(),
  };
});

/**
 * An official character by id, with everything that is known about its card: `clone-trooper-universe`.
 * @example
 * ```ts
 * import { character } from 'holojudge/miniatures/facts';
 *
 * console.log(character('no-such-character')); // undefined
 * ```
 */
export const character = (id: string): Character | undefined => tables().characters.get(id);
/** The stat card of an official character by id; undefined: the id is unknown, or the card is not known well enough to be played with (`missing` says why). */
export const statCard = (id: string): StatCard | undefined => tables().cards.get(id);
/** Every official character. */
export const characters = (): readonly Character[] => [...tables().characters.values()];
/** Every stat card that can be played with. */
export const statCards = (): readonly StatCard[] => [...tables().cards.values()];
/** The text of a commander effect, in our words, by its id; undefined: the id is unknown, or the text was not found. */
export const commanderEffectText = (id: string): string | undefined => tables().effects.get(id);

type Complete = Character & StatCard;

function isComplete(one: Character): one is Complete {
  return one.missing.length === 0;
}

function cardOf({
  set: _set,
  numbers: _numbers,
  rarity: _rarity,
  sure: _sure,
  notAdjudicated: _open,
  missing: _missing,
  ...card
}: Complete): StatCard {
  return card;
}
