/** Codecs of what core adds to every state, action and event, and of piles and dice. */
import type { Chance, ChanceAction, Rolled } from '../chance/chance';
import type { CoreAction, CoreEvent } from '../abilities/actions';
import type { DealtCards, FaceupCard } from '../chance/dealt';
import type { Die } from '../chance/dice';
import type { Pile } from '../chance/piles';
import { ofAbility } from './ability';
import { evidenceFields } from './evidence';
import { formatField } from './format';
import { STATE_FORMAT } from '../contract/formats';
import type { AbilityInPlay, AbilityUse, CoreState, Frame, GameEvent, Trigger } from '../engine/state';
import {
  count,
  integer,
  json,
  lazy,
  list,
  optional,
  named,
  namesOf,
  object,
  oneOf,
  open,
  tagged,
  text,
  upTo,
  type Codec,
  type Fields,
} from './kit';

/** A pile of cards. */
export function pileOf(name: string, card: Codec<string>): Codec<Pile> {
  return object<Pile>(name, { name: text, top: list(card), unknown: list(card), bottom: list(card) });
}

/** Cards that were dealt from a pile, see `DealtCards`; `what` is one of them. */
export function dealtOf(name: string, what: string, card: Codec<string>): Codec<DealtCards> {
  const faceup = object<FaceupCard>(what, { id: text, card });
  return object<DealtCards>(name, { facedown: count, faceup: list(faceup), known: optional(card) });
}

export function dieOf(kind: Codec<string>, face: Codec<string>): Codec<Die> {
  return object<Die>('a die', { kind, face, rerolls: upTo(100) });
}

/** What an action of each type carries beside its type and its player. */
export type ActionFields<A extends { type: string; player: string }> = {
  [T in A['type']]: Fields<Omit<Extract<A, { type: T }>, 'type' | 'player'>>;
};

/** A union of actions told apart by their type: a typo is answered by the one kind of action that was meant. */
export function actionsOf<A extends { type: string; player: string }>(
  fields: ActionFields<A>,
  player: Codec<string> = text,
): Codec<A> {
  const members = Object.entries<Fields<object>>(fields).map(([type, own]) => [
    type,
    object<object>(`the action ${type}`, { type: oneOf('a type', [type]), player, ...own } as Fields<object>),
  ]);
  // The members are those that `ActionFields` asked for, with the two fields that all have.
  return tagged<{ type: string }>()('an action', 'type', Object.fromEntries(members) as never) as unknown as Codec<A>;
}

const rolledFields: Fields<Rolled> = { die: text, faces: list(text) };
export const chanceActionFields: ActionFields<ChanceAction> = {
  roll: rolledFields,
  'roll-dice': { dice: list(object<Rolled>('dice of one kind', rolledFields)) },
  draw: { pile: text, card: text },
  'choose-at-random': { of: text, chosen: json },
};
export const chanceAction: Codec<ChanceAction> = actionsOf<ChanceAction>(
  chanceActionFields,
  named('chance as its player', namesOf(['chance'])),
);

export const coreActionFields: ActionFields<Exclude<CoreAction, ChanceAction>> = {
  'use-ability': ofAbility,
  decline: ofAbility,
  'order-ability': ofAbility,
  'order-players': { first: text },
  choose: { ...ofAbility, chosen: json },
};

export const frame: Codec<Frame> = open<Frame>('a frame', { procedure: text, step: integer });
/** An event by its type and rules; what else it holds is not looked at. */
const gameEvent: Codec<GameEvent> = open<GameEvent>('an event', { type: text, rules: list(text), ...evidenceFields });

type FieldsByType<E extends GameEvent> = {
  [T in E['type']]: Fields<Omit<Extract<E, { type: T }>, keyof GameEvent>>;
};
/** What an event of each type carries beside its type and its rules; core's own are core's business. */
export type EventFields<E extends GameEvent> = FieldsByType<Exclude<E, CoreEvent>>;

const aboutAbility = { ...ofAbility, player: text };
const coreEventFields: FieldsByType<CoreEvent> = {
  'ability-queued': aboutAbility,
  'ability-used': aboutAbility,
  'ability-declined': aboutAbility,
  'ability-replaced': aboutAbility,
  'ability-not-triggered': aboutAbility,
  'ability-skipped': { ...aboutAbility, code: text },
};

/** An event of one type, where a frame holds one. */
export function oneEvent<E extends GameEvent>(type: E['type'], fields: Fields<Omit<E, keyof GameEvent>>): Codec<E> {
  const all = { type: oneOf('a type', [type]), rules: list(text), ...fields, ...evidenceFields };
  return object<E>(`the event ${type}`, all as unknown as Fields<E>);
}

/** A game's events told apart by their type, with core's. */
export function eventsOf<E extends GameEvent>(own: EventFields<E>): Codec<E> {
  const members = Object.entries<Fields<object>>({ ...coreEventFields, ...own }).map(([type, fields]) => [
    type,
    lazy(`the event ${type}`, () => oneEvent<GameEvent>(type, fields as Fields<Record<never, never>>)),
  ]);
  // The members are those that `EventFields` asked for, with the two fields that all have.
  return tagged<{ type: string }>()('an event', 'type', Object.fromEntries(members) as never) as unknown as Codec<E>;
}

export const inPlayFields: Fields<AbilityInPlay> = { ...ofAbility, controller: text };

/** The fields of `CoreState`. */
export const coreStateFields: Fields<CoreState> = {
  format: formatField(STATE_FORMAT),
  stack: list(frame),
  depth: integer,
  chance: object<Chance>('chance', {
    mode: oneOf('a mode', ['seeded', 'scripted', 'manual']),
    rng: list(integer),
    script: list(chanceAction),
    next: count,
  }),
  events: list(gameEvent),
  inPlay: list(object<AbilityInPlay>('an ability in play', inPlayFields)),
  triggered: list(
    open<Trigger>('a triggered ability', {
      ...inPlayFields,
      timing: oneOf('a timing', ['before', 'after']),
      event: gameEvent,
    }),
  ),
  used: list(object<AbilityUse>('a use of an ability', { ...ofAbility, per: text })),
  added: optional(list(text)),
};
