/** The verdict: what the rulings find, in one to five sentences, what decides first. What one fact made so stands in one sentence. */
import type { RuleId, Statement } from '../core';
import { decidedBy } from './deciding-rule';
import { AS_AT_START } from './facts';
import type { Playing } from './playing';
import type { Report, Ruling, StoryLine } from './report';

/** Most sentences. */
const MOST = 5;

/** Most that one sentence says to be found by its fact. */
const MOST_FOUND = 6;

type Verdict = Pick<Report, 'sentences' | 'besides'>;

/** A ruling with how much it has to do with a dispute. */
interface Ranked {
  ruling: Ruling;
  rank: number;
}

/** `named`: the rules that the file names, whose rulings come first. */
export function verdictOf(
  playing: Playing,
  story: readonly StoryLine[],
  rulings: readonly Ruling[],
  { named, rules }: { named: readonly RuleId[]; rules: readonly Statement[] },
): Verdict {
  const decided = rulings.map((each) => decidedBy(playing, story, each, { named, rules }));
  const main = decided.filter(({ ruling }) => !isBeside(ruling));
  const beside = decided.filter(({ ruling }) => isBeside(ruling)).map(({ ruling }) => ruling);
  const sentences = ranked(withoutEchoes(merged(main)), named);
  const [first] = beside;
  if (sentences.length === 0) return first ? onlyBeside(beside) : { sentences, besides: [] };
  return {
    sentences: sentences.slice(0, MOST),
    besides: besidesOf(sentences.slice(MOST), beside),
  };
}

/** What nothing changed, what is asked now, what no rule and no fact decides: a sentence of its own only where there is no other. */
function isBeside({ fact, beside, rules, lines, holds }: Ruling): boolean {
  if (!holds) return false;
  return fact === AS_AT_START || beside === true || (rules.length === 0 && lines.length === 0);
}

function onlyBeside(beside: readonly Ruling[]): Verdict {
  const [first] = beside;
  if (!first) return { sentences: [], besides: [] };
  const others = beside.filter((each) => each.fact !== first.fact || first.fact === undefined).slice(1);
  const alike = beside.filter((each) => each === first || !others.includes(each));
  const [sentence] = merged(alike.map((ruling) => ({ ruling, rank: 0 })));
  return { sentences: sentence ? [sentence.ruling] : [], besides: besidesOf([], others) };
}

/** What the fact of another says already is not said twice; the rule that the file names stays first. */
function withoutEchoes(all: readonly Ranked[]): Ranked[] {
  const kept = all.filter(
    ({ ruling }) => ruling.found !== undefined || !all.some((other) => isEchoOf(ruling, other.ruling)),
  );
  const echoes = all.filter((each) => !kept.includes(each));
  return kept.map(({ ruling, rank }) => {
    const same = echoes.filter((each) => isEchoOf(each.ruling, ruling));
    return { ruling, rank: Math.max(rank, ...same.map((each) => each.rank)) };
  });
}

function isEchoOf({ text, rules: [first] }: Ruling, other: Ruling): boolean {
  return other.fact !== undefined && other.rules[0] === first && other.fact.split('; then ').includes(text);
}

/** Those of one fact and one rule together, where the first of them stands. */
function merged(all: readonly Ranked[]): Ranked[] {
  const groups: Ranked[][] = [];
  for (const each of all) {
    const group = groups.find(([first]) => first !== undefined && isOfOneFact(first.ruling, each.ruling));
    if (group && group.length < MOST_FOUND) group.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => together(group) ?? []);
}

function isOfOneFact(one: Ruling, other: Ruling): boolean {
  const isSame = one.fact !== undefined && one.fact === other.fact;
  return isSame && one.rules[0] === other.rules[0] && one.holds === other.holds;
}

function together(group: readonly Ranked[]): Ranked | null {
  const [first] = group;
  if (!first || group.length === 1) return first ?? null;
  const { fact = '' } = first.ruling;
  const found = ofPieces(group.flatMap(({ ruling }) => ruling.found ?? []));
  return {
    rank: Math.max(...group.map(({ rank }) => rank)),
    ruling: {
      ...first.ruling,
      found,
      text: `${found}: ${fact}`,
      rules: [...new Set(group.flatMap(({ ruling }) => ruling.rules))],
      lines: [...new Set(group.flatMap(({ ruling }) => ruling.lines))],
    },
  };
}

/** `tie: shields is 0, damage is 1; wedge: damage is 2`: each piece is named once. */
function ofPieces(found: readonly string[]): string {
  const byPiece = new Map<string, string[]>();
  for (const each of found) {
    const [piece = '', ...value] = each.split(': ');
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), value.join(': ')]);
  }
  return [...byPiece].map(([piece, values]) => `${piece}: ${values.join(', ')}`).join('; ');
}

/** What does not hold first, then what the named rules decided, then what is least of the usual course. */
function ranked(all: readonly Ranked[], named: readonly RuleId[]): Ruling[] {
  const of = ({ ruling: { holds, rules }, rank }: Ranked): number =>
    (holds ? 0 : 100) + (named.includes(rules[0] ?? '') ? 20 : 0) + rank;
  return [...all].sort((a, b) => of(b) - of(a)).map(({ ruling }) => ruling);
}

/** Each a few words. */
function besidesOf(more: readonly Ruling[], beside: readonly Ruling[]): string[] {
  const unchanged = beside.filter(({ fact }) => fact === AS_AT_START).flatMap(({ found }) => found ?? []);
  const others = [...more, ...beside.filter(({ fact }) => fact !== AS_AT_START)];
  return [
    ...new Set(others.map(({ found, text }) => found ?? text)),
    ...(unchanged.length > 0 ? [`${AS_AT_START}: ${ofPieces(unchanged)}`] : []),
  ];
}
