/** Ways that a game can go, and their odds, as people read them. */
import { rulesOfAll, type GameEvent, type RuleId } from '../../core';
import type { AnyLanguage } from '../../language/language';
import { told } from '../narrate';
import type { ExactOdds } from './distributions';
import type { Odds } from './ruling-table';
import { inWords, type SomeAction } from '../match';
import { sayDeed } from '../words';

/** Digits of a probability that count at least. */
export const DIGITS = 4;

export function inDigits(probability: number): string {
  return String(Math.round(probability * 10 ** DIGITS) / 10 ** DIGITS);
}

/** `0.4133`, or `0 to 1` where players choose. */
export function oddsInWords({ low, high }: Odds): string {
  return fromTo(inDigits(low), inDigits(high));
}

/** `0.1875 = 3/16`, where it is known without rounding. */
export function exactlyInWords(odds: ExactOdds): string {
  const { exact } = odds;
  return exact ? `${oddsInWords(odds)} = ${fromTo(exact.low, exact.high)}` : oddsInWords(odds);
}

function fromTo(least: string, most: string): string {
  return least === most ? least : `${least} to ${most}`;
}

/** An action of a way, and what it brought about. */
interface Done {
  action: object;
  before: unknown;
  events: readonly GameEvent[];
  state: unknown;
}

/** What a way is made of: its steps; each of them with what came of it, one after the other; the rules that are cited on the way. */
export interface WayInWords {
  steps: readonly string[];
  story: readonly string[];
  rules: RuleId[];
}

export function storyOf(language: AnyLanguage, way: readonly Done[]): WayInWords {
  const steps = way.map(({ action, before }) => {
    const { player } = action as SomeAction;
    const said = sayDeed(inWords(language, action as SomeAction, before as never));
    return player === 'chance' ? said : `${player} ${said}`;
  });
  const lines = way.flatMap(({ events, state }, i) => [
    { text: steps[i] ?? '', rules: [] },
    ...events.flatMap((event) => told(language, event, state) ?? []),
  ]);
  return { steps, story: lines.map(({ text }) => text), rules: [...new Set(rulesOfAll(lines))] };
}
