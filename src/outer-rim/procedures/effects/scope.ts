/** What a list of effects is about: who 'you' are, the card they stand on, the contact, patrol, job or cargo that is met. */
import { copyOf, type PlayerId } from '../../../core';
import type { Effects } from '../../facts';
import { call } from '../../engine';
import type { Source } from '../../model/events';
import type { OuterRimState } from '../../model/state';
import type { Continuation, Scope } from '../../model/scope';

export function scopeOf(you: PlayerId, from: Source, what: string, more: Partial<Scope> = {}): Scope {
  return { you, from, what, card: null, drawn: null, contact: null, patrol: null, job: null, cargo: null, ...more };
}

/** Resolves effects from first to last when the running step is done. The state keeps a copy: what the pack says is nobody's to change. */
export function resolve(state: OuterRimState, effects: Effects | undefined, scope: Scope): void {
  if (effects && effects.length > 0) call(state, 'effects', { effects: copyOf(effects), next: 0, scope });
}

export function later(effects: Effects | undefined, scope: Scope): Continuation | null {
  return effects && effects.length > 0
    ? { procedure: 'effects', data: { effects: copyOf(effects), next: 0, scope } }
    : null;
}

export function carryOn(state: OuterRimState, what: Continuation | null): void {
  if (what) call(state, what.procedure, what.data);
}
