/**
 * What an ability remembers while it resolves ('it', 'that damage', 'if you do'). Effects write it into the frame of the innermost ability, so it
 * is gone when the ability is done. Hidden cards are never remembered here, but in `DestinyState.looks`.
 */
import * as t from 'io-ts';
import { rulesOfAll, isAbilityFrame, type AbilityFrame, type Frame, type Reason } from '../../core';
import { amount, count, flag, list, make, optional, record, text, type Codec, type Fields } from '../../core/codec';
import { tell } from '../engine';
import type { DestinyEvent } from '../model/events';
import type { CardId, Code, DestinyState, DieId, LittleDone } from '../model/state';
import { code } from '../model/codecs';
import type { ChoiceKind } from '../model/actions';
import type { DestinyNames } from '../queries/names';

/** The frame of a card's ability. What is absent has not been chosen or has not happened. */
export interface CardFrame extends AbilityFrame<DestinyEvent> {
  /** What was chosen, by the name of the choice. */
  picks?: Record<string, string[]>;
  /** Answers to 'may' and other forks, by name. */
  answers?: Record<string, string>;
  /** Was everything so far done in full (`fellShort`)? Undefined counts as yes. */
  fully?: boolean;
  /** A number that a later step needs. */
  count?: number;
  /** Dice that were rolled or rerolled. */
  rolled?: DieId[];
  /** Cards discarded from a deck or hand. */
  discarded?: Code[];
  /** Damage dealt that shields blocked. */
  blocked?: number;
  /** Characters that were dealt damage. */
  dealtTo?: CardId[];
  /** Dice that were resolved one after another, modifiers too. */
  resolved?: DieId[];
  /** Resources that an opponent lost. */
  lost?: number;
  /** The die that this special ability is being resolved with. */
  die?: DieId;
}

/** A step that asks for a choice says under which name it is remembered, and of what kind it is. */
export interface Choosing {
  name: string;
  picks?: { as: string; kind: ChoiceKind };
}

/** What the frame of a card's ability remembers beside core's part. */
export const cardFields = (
  names: DestinyNames,
  effect: readonly Choosing[],
): Fields<Omit<CardFrame, keyof AbilityFrame>> => ({
  picks: optional(picksOf(names, effect)),
  ...restOf(names),
});

const restOf = ({ card, anyDie }: DestinyNames) => ({
  answers: optional(record('answers', text)),
  fully: optional(flag),
  count: optional(amount),
  rolled: optional(list(anyDie)),
  discarded: optional(list(code)),
  blocked: optional(count),
  dealtTo: optional(list(card)),
  resolved: optional(list(anyDie)),
  lost: optional(count),
  die: optional(anyDie),
});

/** What was chosen under each name is of the kind that its step asks for; what no step asks for, an effect has noted. */
function picksOf(names: DestinyNames, effect: readonly Choosing[]): Codec<Record<string, string[]>> {
  const kinds = new Map(effect.flatMap(({ picks }) => (picks ? [[picks.as, list(pickOf(names, picks.kind))]] : [])));
  const any = record('what was chosen', list(text));
  return make(any.name, (input, context) => {
    const read = any.validate(input, context);
    if (read._tag === 'Left') return read;
    for (const [as, chosen] of Object.entries(read.right)) {
      const kind = kinds.get(as);
      const fits = kind?.validate(chosen, t.appendContext(context, as, kind, chosen));
      if (fits?._tag === 'Left') return fits;
    }
    return read;
  });
}

/** Cards outside play are chosen by their codes. */
function pickOf({ card, anyDie, player }: DestinyNames, kind: ChoiceKind): Codec<string> {
  switch (kind) {
    case 'character':
      return card;
    case 'card':
      return make(card.name, (input, context) => {
        const read = code.validate(input, context);
        return read._tag === 'Right' ? read : card.validate(input, context);
      });
    case 'die':
      return anyDie;
    case 'opponent':
      return player;
    case 'option':
      return text;
  }
}

const isAbility = (frame: Frame | undefined): frame is CardFrame => frame !== undefined && isAbilityFrame(frame);

/** The ability that is being resolved, the innermost; null when only rules are at work. */
export function memory(state: DestinyState): CardFrame | null {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (isAbility(frame)) return frame;
  }
  return null;
}

/** What carries out an effect of a card for it: what falls short above them falls short in that effect. */
const CARRIES_OUT: ReadonlySet<string> = new Set([
  'happening',
  'discard from deck',
  'discard at random',
  'distribute damage',
  'distribute shields',
  'leave play',
  'move upgrade',
  'defeat',
  'roll dice',
]);

/**
 * An effect was not done in full (des.then-effects.01, des.then-effects.02): less than it says, or not at all. Every function of `effects/` says so
 * itself; the ability whose effect it is remembers it, and what comes after its 'then' does not happen. What a die does in the course of being
 * resolved, or an ability that this one uses, is theirs and counts for nothing here.
 */
export function fellShort(state: DestinyState, told?: FallingShort): void {
  short(state, state.depth - 1);
  if (!told) return;
  const { because, did = 0, of = 1 } = told;
  const all = 'code' in because ? [because] : because;
  if (did === 0) state.littleDone ??= doneSoFar(state);
  tell(state, { type: 'not-in-full', rules: [...new Set(rulesOfAll(all))], did, of, because: all });
}

/** What the ability that falls short has changed already: its card was exhausted for it, or has left the hand to be played. */
function doneSoFar(state: DestinyState): LittleDone {
  const own = memory(state);
  if (own && state.exhausted === own.source) return { what: 'exhausted', of: own.source };
  const played = state.limbo.find(({ id }) => id === own?.source);
  return played ? { what: 'played', of: played.code } : { what: 'other', of: null };
}

/** What is told where no event of the effect itself can say why it is less than it could be. Everybody hears it. */
interface FallingShort {
  because: Reason | readonly Reason[];
  /** How many were done, of how many. Default: the one was not done. */
  did?: number;
  of?: number;
}

/** An event was replaced: what would have caused it was not done. */
export function wasReplaced(state: DestinyState): void {
  const replaced = state.stack.map((frame) => frame.procedure).lastIndexOf('happening');
  if (replaced >= 0) short(state, replaced);
}

/** The running frame, whatever it is, and below it what carries out an effect, down to the ability. */
function short(state: DestinyState, running: number): void {
  for (let at = running; at >= 0; at--) {
    const frame = state.stack[at];
    if (isAbility(frame)) {
      frame.fully = false;
      return;
    }
    if (at < running && !CARRIES_OUT.has(frame?.procedure ?? '')) return;
  }
}

/** Adds to a list in the memory of the ability that is being resolved. */
export function remember(
  state: DestinyState,
  list: 'rolled' | 'discarded' | 'dealtTo' | 'resolved',
  value: string,
): void {
  const frame = memory(state);
  if (frame) frame[list] = [...(frame[list] ?? []), value];
}

/** Adds to a number in the memory of the ability that is being resolved. */
export function tally(state: DestinyState, number: 'blocked' | 'lost', amount: number): void {
  const frame = memory(state);
  if (frame) frame[number] = (frame[number] ?? 0) + amount;
}
