/** Why an ability that a player has cannot be used now: which part of its condition is not met, what it waits for, or that it is not used at all. */
import type { AnyAbility } from '../abilities/ability';
import { inquire, partUnmet } from './circumstances';
import { isMet, sameAbility } from '../abilities/resolution';
import type { GameTypes } from '../contract/game-types';
import { isObject } from '../codec/json';
import type { Question } from '../contract/question';
import { reason, type Reason } from '../contract/rejection';
import { inParts, say, type Sentence } from '../contract/sentence';
import { aboutEvent } from './in-play';
import { asked } from './machine';
import { onPiece, type AbilityInPlay, type CoreState, type GameEvent } from './state';
import type { EngineTables } from './tables';

/** Null: what was given is no use of an ability that this player has in play. */
export function whyNotUsed<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  question: Question<G['action']>,
  given: unknown,
): Reason | null {
  const own = meantBy(state, given);
  const ability = own && tables.registry.byId.get(own.ability);
  if (!own || !ability) return null;
  const inWindow = inquire(onPiece(own), () => void asked(tables, state));
  if (inWindow) return unmetOf(own, ability, inWindow.why);
  return afterEvents(tables, state, own, ability) ?? notNow(own, ability, question);
}

/** The ability in play that somebody wants to use who has it. Of others nothing is told. */
function meantBy(state: CoreState, given: unknown): AbilityInPlay | null {
  if (!isObject(given)) return null;
  const { type, player, ability, source } = given;
  if (type !== 'use-ability' || typeof ability !== 'string' || typeof source !== 'string') return null;
  const { value } = given as { value?: AbilityInPlay['value'] };
  const meant = state.inPlay.find((each) => sameAbility(each, { ability, source, value } as AbilityInPlay));
  return meant !== undefined && meant.controller === player ? meant : null;
}

function unmetOf<G extends GameTypes>(own: AbilityInPlay, ability: AnyAbility<G>, part: Reason | null): Reason {
  const rules = [...new Set([...(part?.rules ?? []), ...ability.rules])];
  const why = part ? inParts(part.parts ?? part.message) : ['its condition is not met.'];
  return reason('not-offered', [...say`${onPiece(own)} cannot be used: `, ...lowered(why)], rules, {
    why: part?.code ?? 'unmet',
    ...part?.facts,
  });
}

/** The sentence goes on: it begins with a name mostly. */
function lowered([first = '', ...rest]: Sentence): Sentence {
  return typeof first === 'string' ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest] : [first, ...rest];
}

/** Something that it comes after happened just now: was that as it says? */
function afterEvents<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  own: AbilityInPlay,
  ability: AnyAbility<G>,
): Reason | null {
  const types: readonly string[] = [...(ability.on?.events ?? []), ...(ability.replaces ? [ability.replaces] : [])];
  const events = state.events.filter(({ type }) => types.includes(type));
  for (const event of [...events].reverse()) {
    const found = partOf(() => isMet(tables, state, aboutEvent(own, event as G['event'])));
    if (found && !found.holds) return unmetOf(own, ability, found.why ?? isOther(own, ability, event));
  }
  return null;
}

/** What happened, and to whom, where the condition says nothing of its parts. */
function isOther<G extends GameTypes>(own: AbilityInPlay, { rules }: AnyAbility<G>, event: GameEvent): Reason | null {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const named = ['ship', 'card', 'character', 'squadron', 'defender', 'target', 'player'].flatMap((field) => {
    const is = fields[field];
    return typeof is === 'string' && is !== own.source ? [is] : [];
  });
  const [first] = named;
  if (first === undefined || Object.values(fields).includes(own.source)) return null;
  return reason('other-event', say`it comes ${[`after ${words([event.type])}, and that was about `]}${first}.`, rules);
}

/** Null: the table has gone on, so that the question makes no sense any more. */
function partOf(condition: () => boolean): ReturnType<typeof partUnmet> | null {
  try {
    return partUnmet(condition);
  } catch {
    return null;
  }
}

function notNow<G extends GameTypes>(
  own: AbilityInPlay,
  { rules, on, during, replaces }: AnyAbility<G>,
  { asks, by }: Question<unknown>,
): Reason {
  const now = say`; the question now is: ${by.join(' or ')}, ${inParts(asks)}.`;
  const told = (said: string): Reason =>
    reason('not-offered', [...say`${onPiece(own)} cannot be used now: ${said}`, ...now], rules, { why: 'not-now' });
  if (during !== undefined) return told(`it is used at '${during}'`);
  if (on) return told(`it comes ${on.timing} ${words(on.events)}`);
  if (replaces) return told(`it comes instead of ${words([replaces])}`);
  return reason('not-offered', say`${onPiece(own)} is not used: it works by itself.`, rules, { why: 'by-itself' });
}

/** `'attack performed'` */
function words(types: readonly string[]): string {
  return types.map((type) => `'${type.replace(/-/g, ' ')}'`).join(' or ');
}
