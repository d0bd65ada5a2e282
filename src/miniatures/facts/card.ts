/** What follows from what a stat card prints. Of a character in play some of it changes (abilities are given and taken): then the table is asked, not the card. */
import { abilityName } from './ability-names';
import { personsNamed } from './persons';
import type { CardAbility, Character, StatCard } from './types';
import { USUAL_SPEED } from './words';

type Card = StatCard | Character;

/** Does the card print an ability or a Force power, by the id of its entry? */
export function hasAbility({ abilities, force }: Card, ability: string): boolean {
  return printed({ abilities, force }).some((one) => one.ability === ability);
}

/** The number that the card prints with an ability; undefined: it has none, or not the ability. */
export function valueOf({ abilities, force }: Card, ability: string): number | undefined {
  return printed({ abilities, force }).find((one) => one.ability === ability)?.value;
}

function printed({ abilities, force }: Pick<Card, 'abilities' | 'force'>): readonly CardAbility[] {
  return force ? [...abilities, ...force.powers] : abilities;
}

/** min.unique.01 */
export const isUnique = (card: Card): boolean => hasAbility(card, 'unique');
/** min.droid.01, min.living.01 */
export const isDroid = (card: Card): boolean => hasAbility(card, 'droid');

/** A living character has no Mounted Weapon, and is a non-Droid or a Cyborg (min.living.01). */
export function isLiving(card: Card): boolean {
  return !hasAbility(card, 'mounted-weapon') && (!isDroid(card) || hasAbility(card, 'cyborg'));
}

/** The miniature holds one, or it has Lightsaber, or a Force power with the word in its name (min.with-lightsaber.01, .02). */
export function hasLightsaber(card: Card): boolean {
  const named = (card.force?.powers ?? []).some(({ ability }) => abilityName(ability)?.name.includes('Lightsaber'));
  return card.lightsaber === true || hasAbility(card, 'lightsaber') || named;
}

/** Squares that it moves: 6, unless the card prints Speed (min.speed-term.01, .02, min.activating-a-character.07). */
export function speedOf(card: Card): number {
  return valueOf(card, 'speed') ?? USUAL_SPEED;
}

/** Whose version a Unique character is; nobody's, if it is not Unique (min.unique.02 to .04). */
export function personsOf(card: Card): readonly string[] {
  return isUnique(card) ? (card.persons ?? personsNamed(card.name)) : [];
}

/** The first version of a person among these cards: one squad, or one team, has only one (min.unique.01, .02, min.team-play.06). */
export function versionAmong<C extends Card>(cards: readonly C[], person: string): C | undefined {
  return cards.find((card) => personsOf(card).includes(person));
}

/** Is it a version of Han Solo who may be chosen for the one in carbonite (min.frozen-in-carbonite.01)? */
export function isHanSolo(card: Pick<StatCard, 'name' | 'abilities'>): boolean {
  return card.name.includes('Han Solo') && !card.abilities.some(({ ability }) => ability === 'frozen-in-carbonite');
}
