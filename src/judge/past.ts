/** What is ruled in the midst of the steps is told as what was so before the next one: the table has gone on since. */
import { cut } from '../core/codec/cut';
import { AS_AT_START } from './facts';
import type { Ruling } from './report';
import type { Instruction } from './scenario';
import { sayStep } from './words';

/** Nothing of the table changes by them. */
const ASIDE: readonly Instruction['kind'][] = ['note', 'expect', 'ask', 'try'];

/** Characters of a step that tell which one it is. */
const LONGEST_STEP = 80;

/** The first of these steps that changes the table, in short; null: none does. */
export function nextIn(steps: readonly Instruction[]): string | null {
  const next = steps.find(({ kind }) => !ASIDE.includes(kind));
  if (!next) return null;
  if (next.kind === 'do') return cut(sayStep(next), LONGEST_STEP);
  return next.kind === 'finish' ? `finish ${next.procedure}` : next.kind;
}

/** Each in the past that a step came after, but what a later ruling finds to be so still. */
export function inPast(rulings: readonly Ruling[]): Ruling[] {
  return rulings.map((ruling, i) => {
    const { until } = ruling;
    const about = subjectOf(ruling);
    const same = rulings.filter((each) => subjectOf(each) === about);
    const later = rulings.slice(i + 1).filter((each) => subjectOf(each) === about);
    const isStill = later.length > 0 && later.every((each) => valueOf(each) === valueOf(ruling));
    if (until === undefined || (isStill && later.some((each) => each.until === undefined))) return ruling;
    return before(
      ruling,
      until,
      same.some((each) => valueOf(each) !== valueOf(ruling)),
    );
  });
}

/** What was ruled already, and was not otherwise since then, is not said again: it is so until later. */
export function withRuling(all: readonly Ruling[], ruling: Ruling): readonly Ruling[] {
  const at = all.map(subjectOf).lastIndexOf(subjectOf(ruling));
  const last = all[at];
  if (last?.text !== ruling.text || last.holds !== ruling.holds) return [...all, ruling];
  return all.map((each, i) => (i === at ? ruling : each));
}

/** What a ruling is about: `tie: damage` of `tie: damage is 2`. */
function subjectOf({ found, text, subject }: Ruling): string {
  if (subject !== undefined) return subject;
  return (found ?? text).split(/ (?:is|was) /)[0] ?? '';
}

function valueOf({ found, text }: Ruling): string {
  return found ?? text;
}

/** `isOtherwise`: at another moment it was not so. */
function before(ruling: Ruling, step: string, isOtherwise: boolean): Ruling {
  const when = `before '${step}'`;
  const was = (text: string): string =>
    text
      .replace(/ so far/, ` ${when}`)
      .replace(/^the question now is: /, `${when} the question was: `)
      .replace(/nobody asks for it now; the question is: /, `nobody asked for it ${when}; the question was: `)
      .replace(/^the (outcome|winner|game) is (.*)$/, `${when} the $1 was $2`)
      .replace(/^(.*) is legal now$/, `$1 was legal ${when}`);
  const { found, fact } = ruling;
  if (found === undefined || fact === undefined) {
    const text = was(ruling.text);
    const isDated = text !== ruling.text || !isOtherwise;
    if (!isDated && ruling.subject !== undefined) return { ...ruling, text: `${when}: ${text}` };
    return { ...ruling, text: isDated ? text : text.replace(/^(.*?) is /, `${when} $1 was `) };
  }
  const then = was(found).replace(/^([^:]+: [a-z-]+) is /, '$1 was ');
  const kept =
    (fact === AS_AT_START || isOtherwise) && then.includes(' was ') && !then.includes(when) ? `${then}, ${when}` : then;
  const because = was(fact);
  return { ...ruling, found: kept, fact: because, text: `${kept}: ${because}` };
}
