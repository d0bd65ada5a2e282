/** What a list of effects is about: who 'you' are, the card they stand on, the contact, patrol, job or cargo that is met. */
import { copyOf, type Frame, type FrameData, type PlayerId } from '../../../core';
import type { Effects, Faction } from '../../facts';
import { call } from '../../engine';
import type { Source } from '../../model/events';
import type { OuterRimState, SpaceId } from '../../model/state';
import type { OuterRim } from '../../model/types';

/** A drawn card that may be kept. */
export interface Drawn {
  from: 'encounter' | 'databank';
  card: string;
  /** Encounter cards: the space whose section is resolved. */
  space: SpaceId | null;
}

export interface Scope {
  you: PlayerId;
  /** Where gains come from, for the story: a kind and a name. */
  from: Source;
  what: string;
  /** The card or secret that the effects stand on, if a player has it: an id. */
  card: string | null;
  drawn: Drawn | null;
  /** The contact that is met: index in `state.contacts`. */
  contact: number | null;
  patrol: Faction | null;
  /** The job that is attempted: id of the card. */
  job: string | null;
  /** The cargo that is delivered: id of the card. */
  cargo: string | null;
}

export function scopeOf(you: PlayerId, from: Source, what: string, more: Partial<Scope> = {}): Scope {
  return { you, from, what, card: null, drawn: null, contact: null, patrol: null, job: null, cargo: null, ...more };
}

export interface EffectsFrame extends Frame {
  effects: Effects;
  /** Index of the next one. */
  next: number;
  scope: Scope;
}

/** Resolves effects from first to last when the running step is done. The state keeps a copy: what the pack says is nobody's to change. */
export function resolve(state: OuterRimState, effects: Effects | undefined, scope: Scope): void {
  if (effects && effects.length > 0) call(state, 'effects', { effects: copyOf(effects), next: 0, scope });
}

/** Procedures that may happen later, by how a test or a combat ends. */
type Later = 'effects' | 'patrol beaten' | 'patrol moves off' | 'bounty won' | 'crew escapes';

/** What happens later, written down: a procedure and its data. */
export type Continuation = { [N in Later]: { procedure: N; data: FrameData<OuterRim, N> } }[Later];

export function later(effects: Effects | undefined, scope: Scope): Continuation | null {
  return effects && effects.length > 0
    ? { procedure: 'effects', data: { effects: copyOf(effects), next: 0, scope } }
    : null;
}

export function carryOn(state: OuterRimState, what: Continuation | null): void {
  if (what) call(state, what.procedure, what.data);
}
