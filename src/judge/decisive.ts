/** What a story is about where its file expects nothing: what weighs most, what the last step brought about before all. */
import type { Statement } from '../core';
import type { AnyLanguage } from '../language/language';
import type { StoryLine } from './report';

/** Most lines that are ruled on. */
const MOST = 3;

/** What is not the usual course of the game weighs so much or more. */
const UNUSUAL = 2;

/** What is. */
const USUAL = 0.5;

/** What the rulebook brings by itself after a deed weighs less: so many times. */
const BY_ITSELF = 0.5;

/** Events that only say how far the game has come. */
const PACE = /^(round|phase|turn|step)-(started|ended)$/;

/** Kinds of statements that are made for a dispute. */
const SPECIAL: readonly string[] = ['faq', 'erratum', 'example', 'card'];

export function isPace({ type = '' }: StoryLine): boolean {
  return PACE.test(type);
}

/** How far the game has come, and what is always done. */
export function isUsual(line: StoryLine, { course }: AnyLanguage): boolean {
  return line.kind === 'event' && (begins(line, course) || course?.rules.includes(line.rules[0] ?? '') === true);
}

/** What begins by itself can do so against what is usual, by another rule: a ship engages although it is destroyed. */
function begins({ type = '', rules }: StoryLine, course: AnyLanguage['course']): boolean {
  if (PACE.test(type)) return true;
  return course !== undefined && course.begins.includes(type) && course.rules.includes(rules[0] ?? '');
}

interface Weighed {
  line: StoryLine;
  at: number;
  weight: number;
  /** Which deed brought it about, counted from the start. */
  deed: number;
}

/** At most three lines with three rules, in the order of the story. */
export function decisiveLines(
  story: readonly StoryLine[],
  language: AnyLanguage,
  rules: readonly Statement[],
): StoryLine[] {
  const weighed = weighedLines(story, language, rules).filter(({ weight }) => weight > 0);
  const chief = chiefOf(weighed);
  if (!chief) return [];
  const chosen = [chief];
  const others = weighed.filter((each) => each.weight >= UNUSUAL).sort((a, b) => b.weight - a.weight || b.at - a.at);
  for (const each of others)
    if (chosen.length < MOST && !chosen.some(({ line }) => isOfOneRule(line, each.line))) chosen.push(each);
  return chosen.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

function isOfOneRule(one: StoryLine, other: StoryLine): boolean {
  return one === other || (one.kind === other.kind && one.rules[0] === other.rules[0]);
}

/** The heaviest of the last deed that brought about more than the usual; if none did, what the last one brought about first. */
function chiefOf(weighed: readonly Weighed[]): Weighed | undefined {
  const ofLast = (least: number): Weighed[] => {
    const last = weighed.filter(({ weight }) => weight >= least).at(-1);
    return weighed.filter(({ deed }) => deed === last?.deed);
  };
  return heaviest(ofLast(UNUSUAL)) ?? heaviest(ofLast(USUAL).reverse());
}

function weighedLines(story: readonly StoryLine[], language: AnyLanguage, rules: readonly Statement[]): Weighed[] {
  const lastStep = story.map(({ kind }) => kind).lastIndexOf('step');
  let factor = 1;
  let deed = 0;
  // What begins before a deed has brought about anything is its own beginning.
  let isNew = true;
  return story.map((line, at) => {
    const begin = begins(line, language.course);
    // Opportunities are passed on the way to a step; after the last one, to see what comes.
    if (line.kind === 'step' || line.kind === 'refused' || (line.kind === 'auto' && at > lastStep)) {
      factor = 1;
      deed += 1;
      isNew = true;
    } else if (line.kind === 'auto' || (begin && !isNew)) factor = BY_ITSELF;
    isNew &&= begin || line.kind !== 'event';
    return { line, at, deed, weight: begin ? 0 : factor * weightOf(line, language, rules) };
  });
}

function weightOf(line: StoryLine, language: AnyLanguage, rules: readonly Statement[]): number {
  const { kind, because, change, sources } = line;
  if (kind === 'refused') return 6;
  if (kind !== 'event') return 0;
  const told = (because ? 2 : 0) + (change || sources ? 0.5 : 0);
  if (isUsual(line, language)) return saysMore(line, language) ? UNUSUAL : USUAL + told / 4;
  const statement = rules.find(({ id }) => id === line.rules[0]);
  const isSpecial = statement !== undefined && SPECIAL.includes(statement.kind);
  return UNUSUAL + told + (isSpecial ? 2 : 0);
}

/** The usual was not quite so: an amount is made of several things, or a rule beside the usual one is cited for why. */
function saysMore({ because, sources, rules }: StoryLine, { course }: AnyLanguage): boolean {
  const others = rules.slice(1).filter((id) => course?.rules.includes(id) !== true);
  return sources !== undefined || (because !== undefined && others.length > 0);
}

function heaviest(all: readonly Weighed[]): Weighed | undefined {
  return all.reduce<Weighed | undefined>((best, each) => (best && best.weight > each.weight ? best : each), undefined);
}
