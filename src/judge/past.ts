/** What is ruled in the midst of the steps is told as what was so before the next one: the table has gone on since. */
import { cut } from '../core/codec/cut';
import { AS_AT_START } from './facts';
import type { Ruling } from './report';
import type { Instruction } from './scenario';
import { showDeed } from './words';

/** Nothing of the table changes by them. */
const ASIDE: readonly Instruction['kind'][] = ['note', 'expect', 'ask', 'try'];

/** Characters of a step that tell which one it is. */
const LONGEST_STEP = 80;

/** The first of these steps that changes the table, in short; null: none does. */
export function nextIn(steps: readonly Instruction[]): string | null {
  const next = steps.find(({ kind }) => !ASIDE.includes(kind));
  if (!next) return null;
  if (next.kind === 'do') return cut(showDeed(next), LONGEST_STEP);
  return next.kind === 'finish' ? `finish: ${next.procedure}` : next.kind;
}

/** Each in the past that a step came after, but what a later ruling finds to be so still. */
export function inPast(rulings: readonly Ruling[]): Ruling[] {
  return rulings.map((ruling, i) => {
    const { until, found } = ruling;
    const isStill = found !== undefined && rulings.slice(i + 1).some((each) => each.found === found);
    return until === undefined || isStill ? ruling : before(ruling, until);
  });
}

function before(ruling: Ruling, step: string): Ruling {
  const when = `before '${step}'`;
  const was = (text: string): string =>
    text
      .replace(/ did not happen so far/, ` did not happen ${when}`)
      .replace(/^the question now is: /, `${when} the question was: `)
      .replace(/nobody asks for it now; the question is: /, `nobody asked for it ${when}; the question was: `);
  const { found, fact } = ruling;
  if (found === undefined || fact === undefined) return { ...ruling, text: was(ruling.text) };
  const then = found.replace(/^([^:]+: [a-z-]+) is /, '$1 was ');
  const kept = fact === AS_AT_START ? `${then}, ${when}` : then;
  return { ...ruling, found: kept, text: `${kept}: ${fact}` };
}
