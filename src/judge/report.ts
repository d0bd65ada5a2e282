/** What the judge says about one scenario file. Plain JSON. */
import type { Change, Json, Reason, RuleId, Source } from '../core';
import type { Problem } from './problem';

/** A line of the story. */
export interface StoryLine {
  /** `step`: what the file says was done. `auto`: a choice that nobody had to make. `event`: what happened. */
  kind: 'step' | 'auto' | 'event' | 'note' | 'refused' | 'held';
  text: string;
  rules: readonly RuleId[];
  /** What made it so, the number that it changed, and what an amount is made of: the facts behind the text. */
  because?: readonly Reason[];
  change?: Change;
  sources?: readonly Source[];
  /** Made-up values of the game's content that it rests on; missing: none. */
  madeUp?: readonly string[];
}

/** An expectation that did not hold, or a step that could not be taken. */
export interface Failure {
  line: number;
  what: string;
  expected: Json;
  found: Json;
  rules: readonly RuleId[];
}

export interface Picture {
  title: string;
  svg: string;
}

/** `wrong`: the file itself is wrong (see `problems`), so nothing was judged. */
export interface Report {
  verdict: 'passed' | 'failed' | 'wrong';
  game: string | null;
  title: string | null;
  rules: readonly RuleId[];
  story: readonly StoryLine[];
  failures: readonly Failure[];
  problems: readonly Problem[];
  /** Cards whose abilities are not implemented: they did nothing here. */
  unadjudicated: readonly string[];
  /** The made-up values that the story rests on, each once (see `StoryLine.madeUp`). */
  madeUp: readonly string[];
  pictures: readonly Picture[];
}
