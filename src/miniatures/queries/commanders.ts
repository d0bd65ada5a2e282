/**
 * Commander effects: on whom they work, allies above all, and within how many squares (min.commander-effect, min.commander-effect.01,
 * min.commander-effects-overview.01).
 */
import type { AbilityInPlay } from '../../core';
import { forbidden, modified } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { hasOwnAbility, isCommander } from './abilities';
import { charactersOnMap, characterOf, isOnMap } from './characters';
import { areAllies } from './players';
import { isWithin } from './sight';

/** Whom a commander effect speaks of. */
export interface Led {
  /** Squares from the commander, around walls (min.commander-effect.02); left out: at any distance. */
  within?: number;
  /** Does its text say that it works on Droids (min.commander-effect.03)? */
  droids?: boolean;
  /** Does its text name those with Savage (min.commander-effects-overview.02)? */
  savage?: boolean;
}

/**
 * Can a commander's effect work on a character at all: a Droid or a Savage only where it says so (min.commander-effects-overview.02,
 * min.starter-special-abilities.09)? Effects that grant abilities ask it, so it asks for what is the character's own.
 */
export function isLed(
  state: MiniaturesState,
  commander: Character,
  character: Character,
  { within, droids, savage = false }: Led = {},
): boolean {
  if (!isOnMap(commander) || !isOnMap(character)) return false;
  if (droids !== true && hasOwnAbility(state, character, 'droid') && !hasOwnAbility(state, character, 'cyborg'))
    return false;
  if (forbidden(state, 'be led', { character: character.id, commander: commander.id, savage })) return false;
  return within === undefined || isWithin(state, commander, character, commanderRange(state, commander, within));
}

/** The squares within which a commander's effect works (min.booming-voice.01). */
function commanderRange(state: MiniaturesState, commander: Character, squares: number): number {
  return modified(state, 'commander range', squares, { commander: commander.id });
}

/** A character of the commander's own squad that is no commander (min.follower.01, min.starter-commander-effects.02). */
function isFollower(state: MiniaturesState, commander: Character, character: Character): boolean {
  return character.player === commander.player && character.id !== commander.id && !isCommander(state, character);
}

/** The followers on whom the commander effect `self` works. */
export function followersLed(state: MiniaturesState, self: AbilityInPlay, led: Led = {}): Character[] {
  const commander = characterOf(state, self.source);
  return charactersOnMap(state).filter(
    (each) => isFollower(state, commander, each) && isLed(state, commander, each, led),
  );
}

/** Is this character one of them? */
export function leads(state: MiniaturesState, self: AbilityInPlay, character: string, led: Led = {}): boolean {
  const commander = characterOf(state, self.source);
  const other = characterOf(state, character);
  return isFollower(state, commander, other) && isLed(state, commander, other, led);
}

/** Is it an ally on whom the effect works, a commander or not (min.ally.01)? */
export function leadsAlly(state: MiniaturesState, self: AbilityInPlay, character: string, led: Led = {}): boolean {
  const commander = characterOf(state, self.source);
  const other = characterOf(state, character);
  return areAllies(state, commander, other) && isLed(state, commander, other, led);
}
