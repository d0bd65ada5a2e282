/** What a story is about where its file expects nothing: what weighs most, what the last step brought about before all. */
import type { RuleId, Statement } from '../core';
import type { AnyLanguage } from '../language/language';
import type { StoryLine } from './report';

/** Most lines that are ruled on. */
const MOST = 3;

/** What a rule refused weighs so much: it is asked about. */
const REFUSED = 7;

/** What can hardly be about anything but a dispute, wherever it stands. */
export const DISPUTED = 4;

/** What is not the usual course of the game weighs so much or more. */
const UNUSUAL = 2;

/** What is. */
const USUAL = 0.5;

/** What the rulebook brings by itself after a deed weighs less: so many times. */
const BY_ITSELF = 0.5;

/** Events that only say how far the game has come. */
const PACE = /^(round|phase|turn|step)-(started|ended)$/;

/** Kinds of statements that are made for a dispute, the printed words of a card less than an answer about them. */
const FOR_DISPUTES: Readonly<Partial<Record<Statement['kind'], number>>> = { faq: 2, erratum: 2, example: 2, card: 1 };

/** Events that say what did not happen, or what happened instead: `no-effect`, `token-not-gained`, `step-skipped`. */
const NOT = /^(no|not)-|-not-|(-skipped|-replaced|^prevented|(action|effect|delivery)-failed|-refused)$/;

export function isNot(type: string): boolean {
  return NOT.test(type);
}

/** Abilities that come up in their turn, for no reason that is told. */
const IN_TURN = /^ability-(queued|used)$/;

export function isPace({ type = '' }: StoryLine): boolean {
  return PACE.test(type);
}

/** What an ability waits for, and this was not it: said only where somebody could think so. */
const NEARLY = 'ability-not-triggered';

/** A statement that only says what is always done. */
export function isUsualRule(id: RuleId, { course }: AnyLanguage): boolean {
  return course?.rules.includes(id) === true;
}

/** How far the game has come, and what is always done. */
export function isUsual(line: StoryLine, { course }: AnyLanguage): boolean {
  if (line.type === NEARLY) return false;
  return line.kind === 'event' && (begins(line, course) || course?.rules.includes(line.rules[0] ?? '') === true);
}

/** What begins by itself can do so against what is usual, by another rule: a ship engages although it is destroyed. */
function begins({ type = '', rules, because }: StoryLine, course: AnyLanguage['course']): boolean {
  if (PACE.test(type)) return because === undefined || course?.rules.includes(rules[0] ?? '') === true;
  return course !== undefined && course.begins.includes(type) && course.rules.includes(rules[0] ?? '');
}

/** A line with what it weighs among those of its story: 0 is ruled on only where a file asks for it. */
export interface Weighed {
  line: StoryLine;
  /** Its place in the story, from 0. */
  at: number;
  weight: number;
  /** Which deed brought it about, counted from the start. */
  deed: number;
}

/** At most three lines with three rules, the deciding one first, the others in the order of the story. */
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
    if (
      chosen.length < (isOfOneHeading(chief.line, each.line) ? MOST : mostWith(each)) &&
      !chosen.some(({ line }) => isOfOneRule(line, each.line))
    )
      chosen.push(each);
  const beside = chosen.slice(1).sort((a, b) => a.at - b.at);
  return [chief, ...beside].map(({ line }) => line);
}

/** A third one is told only where it could be what a dispute is about, too. */
function mostWith({ weight }: Weighed): number {
  return weight >= DISPUTED ? MOST : MOST - 1;
}

/** Statements of one heading of the rulebook are about one thing. */
function isOfOneHeading(one: StoryLine, other: StoryLine): boolean {
  const [first = '', second = ''] = [one, other].map(({ rules: [id] }) => id?.replace(/\.\d+$/, ''));
  return first === second;
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
  const forDispute = weighed.filter(({ weight }) => weight >= DISPUTED);
  return heaviest(forDispute) ?? heaviest(ofLast(UNUSUAL)) ?? heaviest(ofLast(USUAL).reverse());
}

export function weighedLines(
  story: readonly StoryLine[],
  language: AnyLanguage,
  rules: readonly Statement[],
): Weighed[] {
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

export function weightOf(line: StoryLine, language: AnyLanguage, rules: readonly Statement[]): number {
  const { kind, type = '', because, change, sources } = line;
  const [decides, ...beside] = line.rules.map((id) => forDisputesOf(id, rules));
  const forDisputes = Math.max(decides ?? 0, ...beside.map((each) => each - 1));
  if (kind === 'refused') return REFUSED + forDisputes;
  if (kind === 'answer') return DISPUTED;
  if (kind !== 'event') return 0;
  const told = because ? 2 + 0.05 * Math.min(because.length - 1, 3) : change || sources ? 0.5 : 0;
  if (isUsual(line, language)) return saysMore(line, language) ? UNUSUAL : USUAL + told / 4;
  if (IN_TURN.test(type) && !because) return forDisputes === FOR_DISPUTES.card ? USUAL : UNUSUAL;
  return UNUSUAL + told + forDisputes + (NOT.test(type) || type === 'game-ended' ? 1 : 0);
}

function forDisputesOf(id: RuleId, rules: readonly Statement[]): number {
  const statement = rules.find((each) => each.id === id);
  return (statement && FOR_DISPUTES[statement.kind]) ?? 0;
}

/** The usual was not quite so: an amount is made of several things, or a rule beside the usual one is cited for why. */
function saysMore({ because, sources, rules }: StoryLine, { course }: AnyLanguage): boolean {
  const others = rules.slice(1).filter((id) => course?.rules.includes(id) !== true);
  return sources !== undefined || (because !== undefined && others.length > 0);
}

function heaviest(all: readonly Weighed[]): Weighed | undefined {
  return all.reduce<Weighed | undefined>((best, each) => (best && best.weight > each.weight ? best : each), undefined);
}
