/** What a list of effects is about: who 'you' are, the card they stand on, the contact, patrol, job or cargo that is met. */
import { copyOf, isAbilityFrame, once, type PlayerId, type Reason, type RuleId } from '../../../core';
import { frozen } from '../../../core/engine/share';
import type { Effects } from '../../facts';
import { call, innermost, tell } from '../../engine';
import type { CardPart, Source } from '../../model/events';
import { secretOf, sectionFor } from '../../queries/cards';
import { RULES_OF } from '../../queries/source-rules';
import type { OuterRimState } from '../../model/state';
import type { Continuation, Scope, Drawn } from '../../model/scope';
import { anyText, nothing, nullable, object, oneOf, tagged, type Codec } from '../../../core/codec';
import { faction, source } from '../../model/codecs';
import type { OuterRimNames } from '../../queries/names';

/** For whom, and from what, effects are resolved: `you` is the 'you' of the card, `what` names the source in a few words. */
export function scopeOf(you: PlayerId, from: Source, what: string, more: Partial<Scope> = {}): Scope {
  return { you, from, what, card: null, drawn: null, contact: null, patrol: null, job: null, cargo: null, ...more };
}

/** The bold word that a used ability begins with. */
const USED: Readonly<Record<string, RuleId>> = {
  'ability use planning': 'or.planning-step.06',
  'ability use action': 'or.action-step.06',
  'ability use encounter': 'or.encounter-step.09',
};

/** The rule by which what a text says is done. */
export function rulesOfText(state: OuterRimState, { from, card, job }: Scope): readonly RuleId[] {
  if (card !== null && secretOf(state, card)) return ['or.secrets.03'];
  // Its reward is no part of the attempt (or.attempting-a-job.11).
  if (from === 'job' && job !== null) return ['or.attempting-a-job.05'];
  if (from === 'bounty' && innermost(state, 'bounty reward')?.how === 'captured') return ['or.bounties.13'];
  const used = from === 'ability' ? [...state.stack].reverse().find(isAbilityFrame) : undefined;
  const rule = used && USED[used.procedure];
  return rule === undefined ? RULES_OF[from] : [rule];
}

/**
 * Resolves effects from first to last when the running step is done. The state keeps a copy, made once: what the pack says is nobody's to change, and
 * no rule changes effects.
 */
export function resolve(state: OuterRimState, effects: Effects | undefined, scope: Scope): void {
  if (effects && effects.length > 0) call(state, 'effects', { effects: kept(effects), next: 0, scope });
}

const kept = (effects: Effects): Effects => (Object.isFrozen(effects) ? effects : frozenCopy(effects));

const frozenCopy = once((effects: Effects): Effects => frozen(copyOf(effects)));

/** Which part of a card fits, and why; of a secret nobody is told what it asks for. */
export function tellPart(
  state: OuterRimState,
  { you, card, drawn }: Scope,
  part: CardPart,
  effects: Effects | undefined,
  why: Reason,
): void {
  const isDrawnSecret = drawn?.from === 'encounter' && sectionFor(state, drawn.card, drawn.space ?? '')?.secret;
  if (isDrawnSecret || (card !== null && secretOf(state, card))) return;
  const empty = (effects?.length ?? 0) === 0;
  tell(state, { type: 'part-resolved', rules: why.rules, player: you, part, empty, because: [why] });
}

export function later(effects: Effects | undefined, scope: Scope): Continuation | null {
  return effects && effects.length > 0
    ? { procedure: 'effects', data: { effects: kept(effects), next: 0, scope } }
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
