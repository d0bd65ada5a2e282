/**
 * Why something from outside is no answer to a question, and which of its fields is to blame. A player is answered from what that player was offered alone:
 * what others could answer may tell what they hold.
 */
import { canonicalChance } from '../chance/chance';
import { inParts, listed, say, textOf, type Sentence } from '../contract/sentence';
import { isObject, sameJson } from '../codec/json';
import type { Action, Candidate, Question } from '../contract/question';
import { reason, rejection, type Rejection, type RuleId } from '../contract/rejection';
import { mayBe, wrongField } from './wrong-field';

export function notOffered(asked: Question<Action>, rules: readonly RuleId[], given: unknown): Rejection {
  const { asks, by } = asked;
  const facts = { asks: textOf(asks), by: [...by] };
  const no = (more: string | Sentence, path: readonly string[]): Rejection =>
    rejection(
      reason('not-offered', say`This does not answer the question: ${inParts(asks)}.${inParts(more)}`, rules, facts),
      path,
    );

  if (!isObject(given)) return no(' An action is an object with a type and a player.', []);
  const { type, player } = given;
  if (typeof player !== 'string' || !by.includes(player))
    return no(say` The question is for ${listed(by)}.`, ['player']);
  const own = asked.candidates.filter(({ action }) => action.player === player);
  const types = [...own.map(({ action }) => action.type), ...(asked.region ? [asked.region.type] : [])];
  if (typeof type !== 'string' || !types.includes(type))
    return no(` ${mayBe('type', [...new Set(types)], type)}`, ['type']);
  const alike = answersOf(own, type);
  if (alike.length === 0) return no('', []);
  const sorted = canonicalChance(given as { type: string });
  const { path, says } = wrongField(alike, given);
  const isOffered = alike.some((action) => sameJson(action, sorted));
  return no(
    isOffered ? ' The dice of a roll are listed in one order: canonicalChance brings them into it.' : ` ${says}`,
    path,
  );
}

/** The legal answers of a type; the refused ones where there is no other. */
function answersOf(candidates: readonly Candidate<Action>[], type: string): Action[] {
  const alike = candidates.filter(({ action }) => action.type === type);
  const legal = alike.filter(({ not }) => not === null);
  return (legal.length > 0 ? legal : alike).map(({ action }) => action);
}
