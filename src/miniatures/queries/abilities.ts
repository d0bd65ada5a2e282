/** What a character has for abilities, and what it counts as because of them. */
import { memo, once, type AbilityValue } from '../../core';
import { forbidden, modified } from '../engine';
import {
  characterKind,
  hasLightsaber as lightsaberOn,
  isOfKind,
  type CardAbility,
  type KindSubject,
  type StatCard,
} from '../facts';
import type { Character, MiniaturesState } from '../model/state';
import { cardOf } from './characters';

/** An ability that a character has, with what comes with it. */
export interface HeldAbility {
  readonly ability: string;
  readonly value: AbilityValue | null;
}

/** What is printed with an ability, as the value by which it is in play: 20; `Droid`; `4 Trooper`; `20 Rebel on 15`; `20 at +6` of Blaster. Null: nothing is. */
export function printedValue({ value, attack, names, roll }: CardAbility): AbilityValue | null {
  if (attack !== undefined) return `${value ?? 0} at ${attack < 0 ? '' : '+'}${attack}`;
  if (names === undefined && roll === undefined) return value ?? null;
  return [value, names, ...(roll === undefined ? [] : ['on', roll])].filter((part) => part !== undefined).join(' ');
}

/** The number that comes with an ability (min.glossary-conventions.04); without one, the usual one. */
export function numberOf({ value }: { value?: AbilityValue | null }, usual = 0): number {
  if (typeof value === 'number') return value;
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) ? usual : number;
}

/** The Attack that comes with an ability (min.blaster.01). */
export function attackPrinted({ value }: { value?: AbilityValue | null }): number {
  return Number(/ at ([+-]\d+)$/.exec(String(value ?? ''))?.[1] ?? 0);
}

/** The roll for initiative that comes with an ability; null: none does (min.reserves.01). */
export function rollNamed({ value }: { value?: AbilityValue | null }): number | null {
  const roll = /(?:^| )on (\d+)$/.exec(String(value ?? ''))?.[1];
  return roll === undefined ? null : Number(roll);
}

/** Whom or what an ability names. */
export function namedBy({ value }: { value?: AbilityValue | null }): string {
  return typeof value === 'string' ? value.replace(/^-?\d+ ?/, '').replace(/ ?on \d+$/, '') : '';
}

const printed = once((card: StatCard): readonly HeldAbility[] =>
  [...card.abilities, ...(card.force?.powers ?? [])]
    .map((each): HeldAbility => ({ ability: each.ability, value: printedValue(each) }))
    .concat(card.commanderEffect === null ? [] : [{ ability: card.commanderEffect, value: null }]),
);

/**
 * What is printed on the card of a character: special abilities, Force powers, its commander effect
 * (min.special-abilities-force-powers-commander-effects.01).
 */
export function printedOn(card: StatCard): readonly HeldAbility[] {
  return printed(card);
}

const names = once((card: StatCard): ReadonlySet<string> => new Set(printed(card).map(({ ability }) => ability)));

/** All that a character has now: what is printed, what it gained, and what others grant it, which is as if it were printed (min.commander-effect.06). */
export function abilitiesHeld(state: MiniaturesState, character: Character): HeldAbility[] {
  const gained = state.lasting.filter((each) => each.character === character.id);
  const granted = modified(state, 'grants', [], {}).filter((each) => each.character === character.id);
  const all = [...printed(cardOf(state, character)), ...gained, ...granted];
  // The same ability does not stack with itself (min.stacking.03).
  return all.filter(
    ({ ability, value }, i) => all.findIndex((other) => other.ability === ability && other.value === value) === i,
  );
}

/** Does a character have this ability now: printed, gained or granted? */
export function hasAbility(state: MiniaturesState, character: Character, ability: string): boolean {
  const has =
    isItsOwn(state, character, ability) ||
    modified(state, 'grants', [], {}).some((each) => each.character === character.id && each.ability === ability);
  return has && !isTakenAway(state, character, ability);
}

/** The same without what others grant: that is what a grant asks, since what is granted grants nothing. */
export function hasOwnAbility(state: MiniaturesState, character: Character, ability: string): boolean {
  return isItsOwn(state, character, ability) && !isTakenAway(state, character, ability);
}

function isItsOwn(state: MiniaturesState, character: Character, ability: string): boolean {
  return (
    names(cardOf(state, character)).has(ability) ||
    state.lasting.some((each) => each.character === character.id && each.ability === ability)
  );
}

function isTakenAway(state: MiniaturesState, { id: character }: Character, ability: string): boolean {
  return forbidden(state, 'have ability', { character, ability }) !== null;
}

/** Is it a Droid for effects on Droids (min.droid.01, min.cyborg.01)? */
export function isDroid(state: MiniaturesState, character: Character): boolean {
  return hasAbility(state, character, 'droid') || hasAbility(state, character, 'cyborg');
}

/** Is it a non-Droid for effects on those (min.cyborg.01)? */
export function isNonDroid(state: MiniaturesState, character: Character): boolean {
  return !hasAbility(state, character, 'droid') || hasAbility(state, character, 'cyborg');
}

/** min.living.01; what works on the living asks it, also where an older card does not say so (min.living.02). */
export function isLiving(state: MiniaturesState, character: Character): boolean {
  return !hasAbility(state, character, 'mounted-weapon') && isNonDroid(state, character);
}

/** Is it a target of what works on nonliving characters (min.living.01)? A Cyborg is, being a Droid as well (min.cyborg.02). */
export function isNonliving(state: MiniaturesState, character: Character): boolean {
  return !isLiving(state, character) || isDroid(state, character);
}

export function isUnique(state: MiniaturesState, character: Character): boolean {
  return hasAbility(state, character, 'unique');
}

/** Has it a Force rating (min.stat-card-force-powers.01), on its card or for the skirmish (min.light-tutor.02), and is not severed from it (min.sever-force.02)? */
export function hasForceRating(state: MiniaturesState, character: Character): boolean {
  const { force } = cardOf(state, character);
  const rated = force !== null || character.force > 0 || hasAbility(state, character, 'effect-force-rating');
  return rated && hasTheForce(state, character);
}

/** Nothing severs it from the Force: whatever Force points it has can be spent. */
export function hasTheForce(state: MiniaturesState, character: Character): boolean {
  return forbidden(state, 'have the Force', { character: character.id }) === null;
}

/** Is it a commander, by its card or by an effect that it gained (min.commander.01, min.light-tutor.01)? */
export function isCommander(state: MiniaturesState, character: Character): boolean {
  if (cardOf(state, character).commanderEffect !== null) return true;
  return state.lasting.some((each) => each.character === character.id && isCommanderEffect(each.ability));
}

/** Ids of commander effects' entries begin so. */
export const COMMANDER_EFFECT = 'commander-';

/** Ids of what lasts on a character without being printed on any card begin so. */
export const LASTING_EFFECT = 'effect-';

/** Is it the id of a commander effect's entry, be it one that an app adds: `my-club/commander-ann`? */
export function isCommanderEffect(ability: string): boolean {
  return ability.startsWith(COMMANDER_EFFECT, ability.lastIndexOf('/') + 1);
}

/** What is asked to see of which kind it is, now: abilities are given and taken. */
function subjectOf(state: MiniaturesState, character: Character, has = hasAbility): KindSubject {
  const { name, faction } = cardOf(state, character);
  return {
    name,
    factions: modified(state, 'factions', [faction], { character: character.id }),
    commander: isCommander(state, character),
    has: (ability) => has(state, character, ability),
  };
}

const kindOf = memo(characterKind);

/** Is it of a kind, in the words of cards: `Droid`, `Clone Troopers`, `non-Unique Republic followers` (min.named.01 to .04)? */
export function isKind(state: MiniaturesState, character: Character, words: string): boolean {
  return isOfKind(kindOf(words), subjectOf(state, character));
}

/** The same by what is its own: a grant asks it, since what is granted grants nothing. */
export function isOwnKind(state: MiniaturesState, character: Character, words: string): boolean {
  return isOfKind(kindOf(words), subjectOf(state, character, hasOwnAbility));
}

/** Has it a lightsaber (min.with-lightsaber.01, .02)? */
export function hasLightsaber(state: MiniaturesState, character: Character): boolean {
  return lightsaberOn(cardOf(state, character)) || hasAbility(state, character, 'lightsaber');
}
