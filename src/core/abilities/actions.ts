/** Actions and events that core itself asks for and reports, the same in every game. */
import type { ChanceAction } from '../chance/chance';
import type { Json } from '../codec/json';
import type { Evidence } from '../contract/evidence';
import type { RuleId } from '../contract/rejection';
import type { AbilityOnPiece, PlayerId } from '../engine/state';

/** Uses an optional ability, or one that a window of a procedure offers. */
export interface UseAbility extends AbilityOnPiece {
  type: 'use-ability';
  /** The ability's controller. */
  player: PlayerId;
}

/** Declines an optional ability, or an optional replacement effect. */
export interface DeclineAbility extends AbilityOnPiece {
  type: 'decline';
  /** The ability's controller. */
  player: PlayerId;
}

/** Makes the choice that an ability asks for (and so uses it). */
export interface ChooseForAbility extends AbilityOnPiece {
  type: 'choose';
  /** The ability's controller. */
  player: PlayerId;
  /** One of the candidates of the ability's `choose`. */
  chosen: Json;
}

/** Adds one of several abilities that were triggered together to the queue next. */
export interface OrderAbility extends AbilityOnPiece {
  type: 'order-ability';
  /** The controller of those that are ordered. */
  player: PlayerId;
}

/** Says whose abilities come first, where a game lets a player decide that. */
export interface OrderPlayers {
  type: 'order-players';
  /** Who decides between players. */
  player: PlayerId;
  /** Whose abilities come first. */
  first: PlayerId;
}

/** The actions that every game has: those about abilities, and those of chance. */
export type CoreAction = UseAbility | DeclineAbility | ChooseForAbility | OrderAbility | OrderPlayers | ChanceAction;

interface AboutAbility<T extends string> extends AbilityOnPiece, Evidence {
  type: T;
  rules: readonly RuleId[];
  player: PlayerId;
}

/** The events that every game has: what becomes of abilities that were triggered or used. */
export type CoreEvent =
  | AboutAbility<'ability-queued'>
  | AboutAbility<'ability-used'>
  | AboutAbility<'ability-declined'>
  | AboutAbility<'ability-replaced'>
  /** It waits for something like what happened, and this was not it; `because` says why. */
  | AboutAbility<'ability-not-triggered'>
  | (AboutAbility<'ability-skipped'> & { code: string });

/** The types of core's own events. */
export const CORE_EVENT_TYPES: readonly CoreEvent['type'][] = Object.freeze([
  'ability-queued',
  'ability-used',
  'ability-declined',
  'ability-replaced',
  'ability-not-triggered',
  'ability-skipped',
]);
