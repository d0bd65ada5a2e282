/**
 * Why something from outside is no answer to a question, and which of its fields is to blame. A player is answered from what that player was offered alone:
 * what others could answer may tell what they hold.
 */
import { canonicalChance } from '../chance/chance';
import { inParts, listed, say, textOf, type Sentence } from '../contract/sentence';
import { isObject, sameJson } from '../codec/json';
import { didYouMean } from '../codec/nearest';
import type { Action, Question } from '../contract/question';
import { reason, rejection, type Rejection, type RuleId } from '../contract/rejection';

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
  const own = asked.candidates.map(({ action }) => action).filter((action) => action.player === player);
  const types = [...own.map((action) => action.type), ...(asked.region ? [asked.region.type] : [])];
  if (typeof type !== 'string' || !types.includes(type))
    return no(typeof type === 'string' ? nearWord(type, types) : '', ['type']);
  const alike = own.filter((action) => action.type === type);
  const sorted = canonicalChance(given as { type: string });
  const isOffered = alike.some((action) => sameJson(action, sorted));
  return no(
    isOffered ? ' The dice of a roll are listed in one order: canonicalChance brings them into it.' : '',
    wrongField(alike, given),
  );
}

function nearWord(type: string, types: readonly string[]): string {
  const near = didYouMean(type, types).replace('; d', 'D');
  return near === '' ? '' : ` ${near}`;
}

/** The one field that keeps the given action from being its nearest candidate; nothing where several do. */
function wrongField(alike: readonly Action[], given: Readonly<Record<string, unknown>>): string[] {
  const differing = alike.map((action) => differences(action as unknown as Record<string, unknown>, given));
  const fewest = differing.reduce<string[] | null>(
    (best, next) => (best && best.length <= next.length ? best : next),
    null,
  );
  return fewest?.length === 1 ? fewest : [];
}

function differences(known: Readonly<Record<string, unknown>>, given: Readonly<Record<string, unknown>>): string[] {
  const fields = new Set([...Object.keys(known), ...Object.keys(given)]);
  return [...fields].filter((field) => !Object.hasOwn(given, field) || !sameJson(known[field], given[field]));
}
