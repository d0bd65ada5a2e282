/** What a file says of the rules that it is judged by: their edition, and the rules that the dispute is about. */
import type { JsonObject } from '../core';
import { nearest } from '../core/codec/nearest';
import type { Trouble } from './problem';
import { gathered } from './schema-check';
import { listed, type JudgedGame } from './scenario';

export function wrongEdition({ language }: JudgedGame, { edition }: JsonObject): Trouble[] {
  const { version } = language.game.edition;
  if (edition === undefined || edition === version) return [];
  return [{ path: ['edition'], message: `this judge knows the rules ${version}, not ${String(edition)}` }];
}

export function wrongRules({ rules }: JudgedGame, { rules: given }: JsonObject): Trouble[] {
  const known = rules.map((each) => each.id);
  const isList = Array.isArray(given);
  return gathered(listed(given).entries(), ([i, id]): Trouble[] => {
    if (known.includes(id)) return [];
    const message = `no rule has the id ${id.slice(0, 60)}${nearRules(id, known)}`;
    return [{ path: isList ? ['rules', i] : ['rules'], message }];
  });
}

/** Ids of the topic that is meant, or of the nearest one: to change a topic for a number would mislead. */
function nearRules(id: string, known: readonly string[]): string {
  const topicOf = (each: string): string => each.split('.').slice(0, 2).join('.');
  const topics = [...new Set(known.map(topicOf))];
  const topic = topics.includes(topicOf(id)) ? topicOf(id) : nearest(topicOf(id), topics);
  const count = known.filter((each) => topicOf(each) === topic).length;
  return topic === undefined ? '' : `; did you mean one of ${topic}.01 to ${topic}.${String(count).padStart(2, '0')}?`;
}
