/** Actions and events that core itself asks for and reports, the same in every game. */
import type { ChanceAction } from '../chance/chance';
import type { Json } from '../codec/json';
import type { RuleId } from '../contract/rejection';
import type { PlayerId } from '../engine/state';

/** Uses an optional ability, or one that a window of a procedure offers. */
export interface UseAbility {
  type: 'use-ability';
  player: PlayerId;
  ability: string;
  source: string;
}

/** Declines an optional ability, or an optional replacement effect. */
export interface DeclineAbility {
  type: 'decline';
  player: PlayerId;
  ability: string;
  source: string;
}

/** Makes the choice that an ability asks for (and so uses it). */
export interface ChooseForAbility {
  type: 'choose';
  player: PlayerId;
  ability: string;
  source: string;
  chosen: Json;
}

/** Adds one of several abilities that were triggered together to the queue next. */
export interface OrderAbility {
  type: 'order-ability';
  player: PlayerId;
  ability: string;
  source: string;
}

/** Says whose abilities come first, where a game lets a player decide that. */
export interface OrderPlayers {
  type: 'order-players';
  player: PlayerId;
  first: PlayerId;
}

export type CoreAction = UseAbility | DeclineAbility | ChooseForAbility | OrderAbility | OrderPlayers | ChanceAction;

interface AboutAbility<T extends string> {
  type: T;
  rules: readonly RuleId[];
  ability: string;
  source: string;
  player: PlayerId;
}

export type CoreEvent =
  | AboutAbility<'ability-queued'>
  | AboutAbility<'ability-used'>
  | AboutAbility<'ability-declined'>
  | AboutAbility<'ability-replaced'>
  | (AboutAbility<'ability-skipped'> & { code: string; message: string });

export const CORE_EVENT_TYPES: readonly CoreEvent['type'][] = [
  'ability-queued',
  'ability-used',
  'ability-declined',
  'ability-replaced',
  'ability-skipped',
];
