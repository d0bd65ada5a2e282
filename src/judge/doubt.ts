/** The doubt that a line is told with: another reading of a rule behind it, where the case arises that the rule leaves open. */
import type { Doubt, RuleId, Statement } from '../core';
import { isUsual } from './decisive';
import type { Playing } from './playing';
import type { StoryLine } from './report';

/** Of the line at this place of the story, under one of its rules. A rule of which the language says nothing is doubted wherever it decides. */
export function doubtAt(
  playing: Playing,
  at: number,
  id: RuleId | undefined,
  rules: readonly Statement[],
): Doubt | undefined {
  const { language, state, events } = playing;
  const doubt = rules.find((rule) => rule.id === id)?.doubt;
  const line = playing.story[at];
  const cases = language.doubts ?? {};
  if (doubt === undefined || id === undefined || !line || !Object.hasOwn(cases, id)) return doubt;
  const event = playing.eventOf(line);
  const place = event ? events.indexOf(event) : -1;
  const { because = [] } = line;
  const around = { before: events.slice(0, Math.max(place, 0)), after: place < 0 ? [] : events.slice(place + 1) };
  return cases[id]?.({ event, because, ...around, state }) === true ? doubt : undefined;
}

/** A line with the doubt of its deciding rule; of the usual course of a game only where the language knows that the case arises. */
export function withDoubt(playing: Playing, line: StoryLine, at: number, rules: readonly Statement[]): StoryLine {
  const [deciding] = line.rules;
  const { language } = playing;
  if (deciding === undefined || (isUsual(line, language) && language.doubts?.[deciding] === undefined)) return line;
  const doubt = doubtAt(playing, at, deciding, rules);
  return doubt === undefined ? line : { ...line, doubt };
}
