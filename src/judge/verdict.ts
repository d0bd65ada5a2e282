/** The verdict: what the rulings find, in one to five sentences, what decides first. What one fact made so stands in one sentence. */
import type { RuleId, Statement } from '../core';
import { decidedBy, quoted } from './deciding-rule';
import { nearnessTo } from './dispute';
import { AS_AT_START } from './facts';
import type { Playing } from './playing';
import { withChooser } from './chooser';
import type { Report, Ruling, StoryLine } from './report';
import { LEGAL } from './ruling';

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

/** What a file is about: its title, the rules that it names, whose rulings come first, and the catalogue. */
interface About {
  title: string | null;
  named: readonly RuleId[];
  rules: readonly Statement[];
}

export function verdictOf(
  playing: Playing,
  story: readonly StoryLine[],
  rulings: readonly Ruling[],
  about: About,
): Verdict {
  const decided = rulings
    .map((each) => (each.type === LEGAL ? legalBy(story, each, about) : each))
    .map((each) => decidedBy(playing, story, each, about));
  const main = decided.filter(({ ruling }) => !isBeside(ruling));
  const beside = decided.filter(({ ruling }) => isBeside(ruling)).map(({ ruling }) => ruling);
  const sentences = ranked(withoutEchoes(merged(main, about), about), about);
  if (sentences.length === 0) {
    const { sentences: only, besides } = onlyBeside(beside, about);
    return { sentences: only.map((each) => withMadeUp(story, each)), besides };
  }
  // What was asked on the way is no finding; the story tells what is open at its end.
  const facts = beside.filter((each) => each.beside !== true && !isDone(each));
  const more = sentences
    .slice(MOST)
    .filter(({ found, type }) => found !== undefined || type === undefined || type === LEGAL);
  const told = inOrder(sentences.slice(0, MOST), about).map((each) =>
    withChooser(playing, withMadeUp(story, each), about),
  );
  return { sentences: told, besides: besidesOf(more, facts) };
}

/** What is legal now and was refused at another time is so by the rule that refused it then; else by the one rule that the file is about, where the story cites it. */
function legalBy(story: readonly StoryLine[], ruling: Ruling, { named, rules }: About): Ruling {
  const deed = ruling.text.replace(/^before '.*?' /, '').replace(/ (is|was) legal\b.*$/, '');
  const refusal = story.find(({ kind, text }) => kind === 'refused' && text.startsWith(`${deed} is refused: `));
  const [only, ...others] = named;
  const isCited =
    others.length === 0 && story.some(({ kind, rules: by }) => kind === 'event' && by.includes(only ?? ''));
  // Another rule of the same heading says when it is legal.
  const [by = ''] = refusal?.rules ?? [];
  const sibling = refusal && named.find((id) => id !== by && headingOf(id) === headingOf(by));
  const first =
    sibling !== undefined ? [sibling] : (refusal?.rules.slice(0, 1) ?? (isCited && only !== undefined ? [only] : []));
  return quoted({ ...ruling, rules: [...new Set([...first, ...ruling.rules])] }, rules);
}

function headingOf(id: RuleId): string {
  return id.replace(/\.\d+$/, '');
}

/** What nothing changed, what is asked now, what no rule and no fact decides: a sentence of its own only where there is no other. */
function isBeside(ruling: Ruling): boolean {
  const { fact, beside, rules, lines, holds } = ruling;
  if (!holds) return false;
  if (isDone(ruling)) return true;
  return fact === AS_AT_START || beside === true || (rules.length === 0 && lines.length === 0);
}

/** What was legal and is done in the next step says so itself. */
function isDone({ type, text, until = '' }: Ruling): boolean {
  const plain = (said: string): string => said.replace(/-/g, ' ');
  return type === LEGAL && plain(text) === plain(`${until} was legal before '${until}'`);
}

function onlyBeside(beside: readonly Ruling[], about: About): Verdict {
  const [first] = beside;
  if (!first) return { sentences: [], besides: [] };
  const others = beside.filter((each) => each.fact !== first.fact || first.fact === undefined).slice(1);
  const alike = beside.filter((each) => each === first || !others.includes(each));
  const [sentence] = merged(
    alike.map((ruling) => ({ ruling, rank: 0 })),
    about,
  );
  return { sentences: sentence ? [sentence.ruling] : [], besides: besidesOf([], others) };
}

/** What the fact of another says already is not said twice; the rule that the file names stays first. */
function withoutEchoes(all: readonly Ranked[], about: About): Ranked[] {
  const kept = all.filter(
    ({ ruling }, i) =>
      !all.some(
        ({ ruling: other }, at) => other !== ruling && (isEchoOf(ruling, other) || (isSame(ruling, other) && at < i)),
      ),
  );
  const echoes = all.filter((each) => !kept.includes(each));
  return kept.map(({ ruling, rank }) => {
    const same = echoes.filter((each) => isEchoOf(each.ruling, ruling) || isSame(each.ruling, ruling));
    const all = [ruling, ...same.map((each) => each.ruling)];
    return {
      ruling: { ...underFirst(ruling, all, about), lines: [...new Set(all.flatMap(({ lines }) => lines))] },
      rank: Math.max(rank, ...same.map((each) => each.rank)),
    };
  });
}

/** Under the rule that comes first in the file, of those that decided these. */
function underFirst(ruling: Ruling, all: readonly Ruling[], { named, rules }: About): Ruling {
  const deciding = all.map((each) => each.rules[0]);
  const first = named.find((id) => deciding.includes(id)) ?? ruling.rules[0];
  const ids = all.flatMap((each) => each.rules);
  return quoted(
    { ...ruling, rules: [...new Set([...(first === undefined ? [] : [first]), ...ruling.rules, ...ids])] },
    rules,
  );
}

/** A line that is the whole of what another one rests on, or a part that the same rule decided. */
function isEchoOf({ text, found, holds, rules: [first] }: Ruling, other: Ruling): boolean {
  if (found !== undefined || other.fact === undefined || !holds) return false;
  return other.fact === text || (other.rules[0] === first && other.fact.split('; then ').includes(text));
}

function isSame(one: Ruling, other: Ruling): boolean {
  return one !== other && one.text === other.text && one.holds === other.holds;
}

/** Those of one fact and one rule together, where the first of them stands. */
function merged(all: readonly Ranked[], about: About): Ranked[] {
  const groups: Ranked[][] = [];
  for (const each of all) {
    const group = groups.find(([first]) => first !== undefined && isOfOneFact(first.ruling, each.ruling));
    if (group && group.length < MOST_FOUND) group.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => together(group, about) ?? []);
}

function isOfOneFact(one: Ruling, other: Ruling): boolean {
  return one.fact !== undefined && one.fact === other.fact && one.holds === other.holds;
}

function together(group: readonly Ranked[], about: About): Ranked | null {
  const [first] = group;
  if (!first || group.length === 1) return first ?? null;
  const { fact = '' } = first.ruling;
  const found = ofPieces(group.flatMap(({ ruling }) => ruling.found ?? []));
  return {
    rank: Math.max(...group.map(({ rank }) => rank)),
    ruling: {
      ...underFirst(
        first.ruling,
        group.map(({ ruling }) => ruling),
        about,
      ),
      found,
      text: `${found}: ${fact}`,
      lines: [...new Set(group.flatMap(({ ruling }) => ruling.lines))],
    },
  };
}

/** `tie: shields is 0, damage is 1; wedge: damage is 2`: each piece is named once. */
function ofPieces(found: readonly string[]): string {
  const byPiece = new Map<string, string[]>();
  for (const each of found) {
    const [piece = '', ...value] = each.split(': ');
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), ...(value.length > 0 ? [value.join(': ')] : [])]);
  }
  return [...byPiece]
    .map(([piece, values]) => (values.length > 0 ? `${piece}: ${[...new Set(values)].join(', ')}` : piece))
    .join('; ');
}

/** What a rule that the file names is worth. */
const NAMED = 10;

/** What does not hold first, then what the named rules decided, what the title speaks of, and what is least of the usual course. */
function ranked(all: readonly Ranked[], { title, named }: About): Ruling[] {
  const nearness = nearnessTo(
    title,
    all.map(({ ruling }) => ruling.text),
  );
  const of = ({ ruling: { holds, rules }, rank }: Ranked, i: number): number =>
    (holds ? 0 : 100) + (named.includes(rules[0] ?? '') ? NAMED : 0) + rank + (nearness[i] ?? 0);
  return all
    .map((each, i) => ({ ruling: each.ruling, weight: of(each, i) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ ruling }) => ruling);
}

/** What fails, then the answer to the title; of what is left, what the file names, and the rest, each as it happened. */
function inOrder(sentences: readonly Ruling[], { named }: About): Ruling[] {
  const [first, ...others] = sentences;
  if (!first) return [];
  const rank = ({ holds, rules }: Ruling): number => (!holds ? 0 : named.includes(rules[0] ?? '') ? 1 : 2);
  const place = ({ lines }: Ruling): number => lines.at(-1) ?? Infinity;
  const byPlace = (a: Ruling, b: Ruling): number => (place(a) === place(b) ? 0 : place(a) - place(b));
  return [first, ...others.sort((a, b) => rank(a) - rank(b) || byPlace(a, b))];
}

/** With the made-up values that its lines rest on. */
function withMadeUp(story: readonly StoryLine[], ruling: Ruling): Ruling {
  const madeUp = [...new Set(ruling.lines.flatMap((at) => story[at]?.madeUp ?? []))];
  return madeUp.length > 0 ? { ...ruling, madeUp } : ruling;
}

/** Each a few words. */
function besidesOf(more: readonly Ruling[], beside: readonly Ruling[]): string[] {
  const unchanged = beside.filter(({ fact }) => fact === AS_AT_START).flatMap(({ found }) => found ?? []);
  const others = [...more, ...beside.filter(({ fact }) => fact !== AS_AT_START)];
  return [
    ...new Set(others.map(({ found, text }) => (found ?? text).replace(/\.$/, ''))),
    ...(unchanged.length > 0 ? [`${AS_AT_START}: ${ofPieces(unchanged)}`] : []),
  ];
}
