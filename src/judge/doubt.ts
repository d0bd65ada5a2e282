/** The doubt that a line is told with: another reading of a rule behind it, where the case arises that the rule leaves open. */
import type { GameEvent, RuleId, Statement } from '../core';
import type { DoubtedCase } from '../language/doubts';
import { isUsual } from './decisive';
import type { Playing } from './playing';
import type { DoubtOfRule, StoryLine } from './report';

/**
 * Of the line at this place of the story, under the first of these rules whose case arises. A rule of which the language says nothing is doubted wherever
 * it decides (`decides`: the first of these does), and nowhere beside another.
 */
export function doubtAt(
  playing: Playing,
  at: number,
  under: readonly RuleId[],
  rules: readonly Statement[],
  decides = true,
): DoubtOfRule | undefined {
  const { language } = playing;
  for (const [i, id] of under.entries()) {
    const doubt = rules.find((rule) => rule.id === id)?.doubt;
    const arises = language.doubts && Object.hasOwn(language.doubts, id) ? language.doubts[id] : undefined;
    const isOpen = arises ? isToldAt(playing, at) && arises(caseAt(playing, at, i === 0)) : decides && i === 0;
    if (doubt && isOpen) return { ...doubt, rule: id };
  }
  return undefined;
}

/** What nothing was told of has no case that could arise: it is asked, or measured. */
function isToldAt({ story }: Playing, at: number): boolean {
  return story[at] !== undefined;
}

function caseAt(playing: Playing, at: number, decides: boolean): DoubtedCase<Playing['state'], GameEvent> {
  const { state, events } = playing;
  const line = playing.story[at];
  const event = line ? playing.eventOf(line) : null;
  const place = event ? events.indexOf(event) : -1;
  const around = { before: events.slice(0, Math.max(place, 0)), after: place < 0 ? [] : events.slice(place + 1) };
  return { decides, event, because: line?.because ?? [], ...around, state };
}

/** A line with the doubt of its rules; of the usual course of a game only where the language knows that the case arises. */
export function withDoubt(playing: Playing, line: StoryLine, at: number, rules: readonly Statement[]): StoryLine {
  const doubt = doubtAt(playing, at, line.rules, rules, !isUsual(line, playing.language));
  return doubt === undefined ? line : { ...line, doubt };
}
