/**
 * Functions for abilities of your own, which `miniatures.with({ abilities })` adds to the game (docs/adding-cards.md). They are the forms of the
 * library's own cards, what characters, turns and attacks can be asked, and what can be done to them.
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/miniatures/abilities
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Miniatures } from '../model/types';

export { after, before, candidate, reason, say } from '../../core';
export { gain } from '../effects/abilities';
export { stun } from '../effects/activation';
export { newAttack } from '../procedures/attack/frame';
export { newSave } from '../procedures/save';
export { abilitiesHeld, hasAbility, isKind, namedBy, numberOf } from '../queries/abilities';
export { currentAttack } from '../queries/attack';
export { cardOf, characterOf, charactersOnMap, hitPointsLeft } from '../queries/characters';
export { followersLed, leads } from '../queries/commanders';
export { canSee, distanceBetween, isAdjacent, isCovered, isWithin } from '../queries/sight';
export { legalTargets } from '../queries/targets';
export { currentTurn } from '../queries/turn';
export { attackAtOnce } from './forms/attacks';
export { attacks, bonus, isAttacked, plus, trait } from './forms/bonuses';
export { force, onItsTurn, replacing } from './forms/costs';
export { isEnemy, thisCharacter } from './forms/who';
export { save, savedBy } from './forms/saves';
export type { Lasting, Until } from '../model/state';
export type { AboutAttack, AboutForce, AboutRoll, AboutTarget, AttackKind, Bonus } from '../model/values';
export type { AttackFrame, AttackWith } from '../procedures/attack/frame';
export type { Suspended, TurnFrame } from '../procedures/turn';
export type { HeldAbility } from '../queries/abilities';
export type { Led } from '../queries/commanders';
export type { Stance } from '../queries/squeezing';
export type { Looking } from '../queries/targets';
export type { Adds, Amount, Bonuses, When } from './forms/bonuses';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
/** Types an entry of the registry, and gives it back. */
export const ability: Engine<Miniatures>['ability'] = engine.ability;
/** A step of an effect at which somebody decides. */
export const ask: Engine<Miniatures>['ask'] = engine.ask;
/** Runs a procedure when the running step is done; several calls run in the order they were made. */
export const call: Engine<Miniatures>['call'] = engine.call;
/** Tells an event that has happened, and triggers the abilities that come after it. */
export const emit: Engine<Miniatures>['emit'] = engine.emit;
/** Why an ability forbids this ('cannot'), or null. */
export const forbidden: Engine<Miniatures>['forbidden'] = engine.forbidden;
/** A value after every continuous change that applies to it. */
export const modified: Engine<Miniatures>['modified'] = engine.modified;
/** Does any ability permit this ('can')? */
export const permitted: Engine<Miniatures>['permitted'] = engine.permitted;
/** A step of an effect in which the game does something. */
export const run: Engine<Miniatures>['run'] = engine.run;
