/** What a step waited for, and did not come: why it never can, or what was asked instead. */
import { didYouMean } from '../core/codec/nearest';
import { MOST_AUTOMATIC } from './answer';
import { waitingFor } from './instead';
import { asksInWords } from './plain';
import type { Playing } from './playing';
import { beyond } from './possible/walks';
import type { Expectation } from './scenario';

/** So many questions are told that were asked instead. */
const MOST_TOLD = 12;

/** These can never hold, however long one waits; null: perhaps they can. */
export function canNeverHold(playing: Playing, expectations: readonly Expectation[]) {
  const never = beyond(playing, expectations);
  return never === null ? null : { expected: 'what can come', found: never };
}

/** Where a step has stopped waiting. `passed`: so many choices after which it began. */
export function neverCame(playing: Playing, expectations: readonly Expectation[], passed: number) {
  const expected =
    passed < MOST_AUTOMATIC
      ? 'only choices that can be passed'
      : `it comes before ${MOST_AUTOMATIC} choices are passed`;
  const asked = expectations.find(({ word }) => word === 'asks');
  const others = asked ? `${instead(playing, String(asked.about))} Now: ` : '';
  return { expected, found: `${others}${waitingFor(playing)}` };
}

/** What was asked while this question was waited for. */
function instead({ language, state, passed }: Playing, awaited: string): string {
  const states = [...passed.map((each) => each.state), state].filter((each) => !language.game.decision(each).over);
  const asked = [...new Set(states.map((each) => asksInWords(language, each)))];
  const more = asked.length > MOST_TOLD ? ` and ${asked.length - MOST_TOLD} more` : '';
  const told = asked.slice(0, MOST_TOLD).map((each) => `'${each}'`);
  const near = didYouMean(awaited, asked);
  return `'${awaited}' was not asked, but ${told.join(', ')}${more}${near === '' ? '.' : near}`;
}
