/** What a list of effects is about: who 'you' are, the card they stand on, the contact, patrol, job or cargo that is met. */
import { copyOf, type PlayerId } from '../../../core';
import type { Effects } from '../../facts';
import { call } from '../../engine';
import type { Source } from '../../model/events';
import type { OuterRimState } from '../../model/state';
import type { Continuation, Scope, Drawn } from '../../model/scope';
import { anyText, nothing, nullable, object, oneOf, tagged, type Codec } from '../../../core/codec';
import { faction, source } from '../../model/codecs';
import type { OuterRimNames } from '../../queries/names';

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

/** A card that was drawn; of the databank it belongs to no space. */
function drawnCodec({ encounter, databank, section }: OuterRimNames): Codec<Drawn> {
  const ofDatabank = { from: oneOf('databank', ['databank']), card: databank, space: nothing };
  const ofEncounters = { from: oneOf('encounter', ['encounter']), card: encounter, space: nullable(section) };
  return tagged<Drawn>()('a drawn card', 'from', {
    encounter: object<Drawn>('a drawn encounter card', ofEncounters as never),
    databank: object<Drawn>('a drawn databank card', ofDatabank as never),
  });
}

export function scopeCodec(names: OuterRimNames): Codec<Scope> {
  return object<Scope>('a scope', {
    you: names.player,
    from: source,
    what: anyText,
    card: nullable(names.owned),
    drawn: nullable(drawnCodec(names)),
    contact: nullable(names.token),
    patrol: nullable(faction),
    job: nullable(names.owned),
    cargo: nullable(names.owned),
  });
}
