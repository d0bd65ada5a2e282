/** What a file names as the rules that it is about: the lines that cite them and the rulings under them come first. */
import type { RuleId, Statement } from '../core';
import type { Weighed } from './decisive';
import { isPayment } from './dispute';
import type { Ruling, StoryLine } from './report';
import { stemsIn } from './stems';

/** Most lines that are ruled on. */
const MOST = 3;

/** Most lines that are marked beside one that is ruled on. */
const MOST_BESIDE = 3;

/** A line that is ruled on, with its rules: the one that the file asks about first. */
interface Under {
  line: StoryLine;
  rules: readonly RuleId[];
  /** Others that the same rule decided, or one that is named too. */
  beside: readonly StoryLine[];
}

/** For which named rule a line was chosen. */
interface Chosen extends Weighed {
  id: RuleId;
}

/** Citing a rule beside the one that decided is worth a ruling of its own only where the line is out of the ordinary. */
const WORTH_TELLING = 2;

/**
 * For each named rule the line that it decided, or else one that cites it beside another: the heaviest, of several the last. At most three, those that
 * were decided by such a rule before the others, in the order of the story; what was refused under another rule beside them.
 */
export function linesUnder(
  named: readonly RuleId[],
  weighed: readonly Weighed[],
  rules: readonly Statement[] = [],
): Under[] {
  const found: Chosen[] = [];
  const choose = (id: RuleId, fits: (each: Weighed) => boolean): void =>
    chooseFor(found, id, weighed.filter(fits), wordsOf(rules.find((each) => each.id === id)));
  const isTold = (id: RuleId): boolean => found.some(({ line }) => cites(line, id));
  const left = (): Set<RuleId> => new Set(named.filter((id) => !found.some((each) => each.id === id)));
  for (const id of left()) choose(id, ({ line }) => line.rules[0] === id);
  for (const id of left()) if (!isTold(id)) choose(id, ({ line }) => cites(line, id));
  // The other half of a point; that something is paid for is none.
  for (const id of left())
    choose(id, ({ line, weight }) => cites(line, id) && weight >= WORTH_TELLING && !isPayment(line.text));
  const more = found.length < MOST ? [] : [...left()].flatMap((id) => decidedBy(id, weighed));
  return [...found, ...triedBeside(found, weighed)]
    .sort((a, b) => a.at - b.at)
    .map(({ line, id }, i) => ({
      line,
      rules: [id, ...line.rules.filter((each) => each !== id)],
      beside: [...(line.rules[0] === id ? besides(line, weighed) : []), ...(i === 0 ? more : [])],
    }));
}

/** What a named rule decided for which no ruling is left is marked at least. */
function decidedBy(id: RuleId, weighed: readonly Weighed[]): StoryLine[] {
  const lines = weighed.map(({ line }) => line).filter(({ rules }) => rules[0] === id);
  return lines.length <= MOST_BESIDE ? lines : [];
}

/** What the file tries besides is asked about, too. */
function triedBeside(found: readonly Chosen[], weighed: readonly Weighed[]): Chosen[] {
  if (found.length === 0) return [];
  const tried = weighed.flatMap((each): Chosen[] => {
    const [id] = each.line.rules;
    const isNew = id !== undefined && each.line.kind === 'refused' && !found.some(({ line }) => line.rules[0] === id);
    return isNew ? [{ ...each, id }] : [];
  });
  return tried.filter(({ id }, i) => tried.findIndex((each) => each.id === id) === i).slice(0, MOST - found.length);
}

/** The other half of what a rule decided; what it decides again and again is no half of anything. */
function besides(line: StoryLine, weighed: readonly Weighed[]): StoryLine[] {
  const others = weighed.map((each) => each.line).filter((each) => each.rules[0] === line.rules[0] && each !== line);
  return others.length <= MOST_BESIDE ? others : [];
}

/** Of several lines that a rule decided the one that speaks of what the rule speaks of: of its save, not of its cost. */
function chooseFor(found: Chosen[], id: RuleId, fitting: readonly Weighed[], ofRule: ReadonlySet<string>): void {
  if (found.length === MOST) return;
  const lines = fitting.filter((each) => !found.some(({ at }) => at === each.at));
  const score = ({ line, weight }: Weighed): number => {
    // That an ability is used names it, and says nothing of what it does.
    const same = line.type?.startsWith('ability-') ? [] : [...stemsIn(line.text)].filter((stem) => ofRule.has(stem));
    const waits = line.type === 'ability-queued' && line.because === undefined ? WAITS : 0;
    const tried = line.kind === 'refused' ? TOLD_ANYWAY : 0;
    return weight + Math.min(same.length * EACH_WORD, MOST_FOR_WORDS) - waits - tried;
  };
  const most = Math.max(...lines.map(score));
  const best = lines.filter((each) => score(each) === most).at(-1);
  if (best) found.push({ ...best, id });
}

/** What a word in common with the rule is worth, and all of them together at most. */
const EACH_WORD = 0.6;

/** That an ability waits for its turn, and nothing more, is told only where nothing tells that it is used. */
const WAITS = 1;

/** What the file tries is told whether or not it is chosen: what else the rule decided is told beside it. */
const TOLD_ANYWAY = 3;
const MOST_FOR_WORDS = 2;

/** What a rule speaks of, but for what its heading names: all its lines are about that. */
function wordsOf(rule: Statement | undefined): ReadonlySet<string> {
  const heading = stemsIn(rule?.term ?? '');
  return new Set([...stemsIn(rule?.text ?? '')].filter((stem) => !heading.has(stem)));
}

function cites({ rules }: { rules: readonly RuleId[] }, id: RuleId): boolean {
  return rules.includes(id);
}

/** Rulings on the lines under the named rules before those on what is expected, of which those under these rules come first; none is told twice. */
export function underNamedFirst(
  named: readonly RuleId[],
  onLines: readonly Ruling[],
  expected: readonly Ruling[],
): Ruling[] {
  // What is said of an expectation tells more than its line alone.
  const isTold = ({ text, rules: [id], lines: [at = -1] }: Ruling): boolean =>
    expected.some((each) => each.text === text || (each.rules[0] === id && each.lines.includes(at)));
  const linesOf = (ruling: Ruling): Ruling => {
    const line = onLines.find(({ text }) => text === ruling.text);
    if (!line) return ruling;
    // Only that it happened is expected: the rule that the file names says why that is in dispute.
    const isNamed = ruling.type !== undefined && named.includes(line.rules[0] ?? '');
    if (isNamed) return { ...ruling, ...line };
    return ruling.lines.length === 0 ? { ...ruling, lines: line.lines } : ruling;
  };
  const rank = ({ rules }: Ruling): number => {
    if (named.includes(rules[0] ?? '')) return 0;
    return rules.some((id) => named.includes(id)) ? 1 : 2;
  };
  const all = [...onLines.filter((each) => !isTold(each)), ...expected.map(linesOf)];
  return all.sort((a, b) => rank(a) - rank(b));
}

/** The named rules that nothing in a report cites. */
export function uncitedOf(named: readonly RuleId[], told: readonly { rules: readonly RuleId[] }[]): readonly RuleId[] {
  return [...new Set(named)].filter((id) => !told.some((each) => cites(each, id)));
}
