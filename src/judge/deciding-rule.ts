/**
 * Which rule decided: of those on the way to a fact the one without which the usual course would have led elsewhere. What refuses, replaces, forbids or orders comes
 * before the steps of a procedure and its bookkeeping; these decide where nothing else does.
 */
import type { GameEvent, RuleId, Statement } from '../core';
import { DISPUTED, isNot, isPace, isUsual, isUsualRule, weightOf } from './decisive';
import { AS_AT_START, tellsLine } from './facts';
import type { Playing } from './playing';
import type { Ruling, StoryLine } from './report';
import { escaped, placeOfName } from './words';

/** How much of what is disputed mostly a ruling without a line of the story is: a refusal, something measured. */
const REFUSED = 8;
const ASKED = 3;

interface Named {
  named: readonly RuleId[];
  rules: readonly Statement[];
}

/** A ruling under the rule that decided, and how far that is from the usual course. */
export interface Decided {
  ruling: Ruling;
  rank: number;
}

export function decidedBy(playing: Playing, story: readonly StoryLine[], ruling: Ruling, about: Named): Decided {
  const { language } = playing;
  const lines = ruling.lines.flatMap((at) => story[at] ?? []);
  const unchanged = ruling.fact === AS_AT_START ? kept(playing, story, ruling) : null;
  if (unchanged) return { ruling: under(unchanged, unchanged.rules, about), rank: ASKED };
  if (lines.length === 0) return { ruling: underDecider(ruling, language, about), rank: rankAlone(ruling, language) };
  const own = heaviest(lines, language, about);
  const ranked = (of: Ruling, line: StoryLine): Decided => ({
    ruling: underDecider(of, language, about),
    rank: weightOf(line, language, about.rules),
  });
  const isNamed = about.named.includes(ruling.rules[0] ?? '');
  if (hasOwnReason(ruling, lines)) return ranked(ruling, own);
  if (isNamed || !isUsual(own, language)) return ranked(isNamed ? ruling : under(ruling, own.rules, about), own);
  // What says its own cause has no other.
  const citesMore = own.rules.some((id) => !isUsualRule(id, language)) && isUsualRule(own.rules[0] ?? '', language);
  const isExplained = citesMore || lines.some((line) => isPace(line) || line.because !== undefined);
  const before = ruling.found === undefined || isExplained ? null : onTheWay(story, ruling, playing, about);
  if (!before) return ranked(ruling, own);
  const { line, at } = before;
  const fact = `${line.text}; then ${ruling.fact ?? ''}`;
  const found = { ...ruling, fact, text: `${ruling.found ?? ''}: ${fact}`, lines: [at, ...ruling.lines] };
  return ranked(under(found, line.rules, about), line);
}

/** What it is the sum of, or is measured by, and no line of the story: what changed it last may have had another reason. */
function hasOwnReason({ fact, rules }: Ruling, lines: readonly StoryLine[]): boolean {
  return fact !== undefined && rules.length > 0 && !lines.some(({ text }) => tellsLine(fact, text));
}

/** What did not change, with what kept it so, where a line tells that. */
function kept(playing: Playing, story: readonly StoryLine[], { found = '', ...ruling }: Ruling): Ruling | null {
  const [piece = '', said = ''] = found.split(': ');
  const value = said.split(/ (?:is|was) /)[0] ?? '';
  const keeper = keptBy(story, { piece, said, value });
  const at = keeper < 0 ? sparedBy(playing, story, { piece, value }) : keeper;
  const line = story[at];
  if (!line) return null;
  return { ...ruling, found, fact: line.text, text: `${found}: ${line.text}`, rules: line.rules, lines: [at] };
}

/** A value of a piece, and what is said of it. */
interface Kept {
  piece: string;
  value: string;
  said: string;
}

/** The last line that speaks of the piece and of the value; -1: none. */
function keptBy(story: readonly StoryLine[], { piece, said, value: name }: Kept): number {
  const value = name.replace(/-/g, ' ');
  const isNone = / (is|was) (0|false|none|empty)(,|$)/.test(said);
  const isSo = ({ kind, type = '', text }: StoryLine): boolean =>
    kind === 'event' && isNot(type) && namedIn(text, piece) && value !== '' && isOfValue({ type, text, value, isNone });
  return story.map(isSo).lastIndexOf(true);
}

/** The line of the last attack or damage that did nothing to the piece; -1: none. */
function sparedBy(playing: Playing, story: readonly StoryLine[], { piece, value }: Omit<Kept, 'said'>): number {
  const isSpared = (event: GameEvent): boolean => {
    const { of = '', values = [] } = playing.language.spares?.[event.type] ?? {};
    return values.includes(value) && (event as unknown as Readonly<Record<string, unknown>>)[of] === piece;
  };
  const event = playing.done
    .flatMap(({ events }) => events)
    .filter(isSpared)
    .at(-1);
  const line = event && playing.lineOf(event);
  return line ? story.indexOf(line) : -1;
}

/** What is skipped since a ship is stressed says nothing of why it is: a reason names the value, what it is the reason for does not. */
function isOfValue({
  type,
  text,
  value,
  isNone,
}: {
  type: string;
  text: string;
  value: string;
  isNone: boolean;
}): boolean {
  const [head = ''] = text.split(': ');
  if (!namedIn(text, value)) return false;
  if (/-(skipped|replaced)$/.test(type)) return namedIn(head, value) || (isNone && !STATE_OF_TOKENS.test(text));
  return isNone || !new RegExp(`${escaped(value)}.* does nothing`).test(head);
}

/** A ship that has tokens, or can do one thing only for them. */
const STATE_OF_TOKENS = /: it (has|can only) /;

/** With these rules first. */
function under(ruling: Ruling, first: readonly RuleId[], { rules }: Named): Ruling {
  return quoted({ ...ruling, rules: [...new Set([...first, ...ruling.rules])] }, rules);
}

/** A rule of the usual course steps back behind one beside it that is none. */
function underDecider(ruling: Ruling, language: Playing['language'], { named, rules }: Named): Ruling {
  const [first = ''] = ruling.rules;
  if (named.includes(first) || !isUsualRule(first, language)) return ruling;
  // What refuses is what decides, unless the file names another rule of the refusal.
  const other = / is refused: /.test(ruling.text) ? undefined : ruling.rules.find((id) => !isUsualRule(id, language));
  const decider = ruling.rules.find((id) => named.includes(id)) ?? other;
  return decider === undefined ? ruling : under(ruling, [decider], { named, rules });
}

/** With the words of its first rule. */
export function quoted({ statement: _before, ...ruling }: Ruling, rules: readonly Statement[]): Ruling {
  const statement = rules.find(({ id }) => id === ruling.rules[0])?.text;
  return statement === undefined ? ruling : { ...ruling, statement };
}

function rankAlone({ rules: [first = ''], text }: Ruling, language: Playing['language']): number {
  if (/ is (refused|not offered)/.test(text)) return REFUSED;
  if (/ is legal now$/.test(text)) return 0;
  return first === '' || isUsualRule(first, language) ? 0 : ASKED;
}

function heaviest(lines: readonly StoryLine[], language: Playing['language'], { rules }: Named): StoryLine {
  const [first] = lines;
  return lines.reduce(
    (best, each) => (weightOf(each, language, rules) > weightOf(best, language, rules) ? each : best),
    first as StoryLine,
  );
}

/** Lines that only tell how a number came to change are told with that number. */
function isOwnMatter({ change, type = '' }: StoryLine): boolean {
  return change !== undefined && !/-not-|replaced|prevented/.test(type);
}

/** What, since the deed before, did not go as usual with the piece that the ruling is on: the heaviest, of several the last. */
function onTheWay(
  story: readonly StoryLine[],
  { lines, found = '' }: Ruling,
  { language }: Playing,
  { rules }: Named,
): { line: StoryLine; at: number } | null {
  const [piece = ''] = found.split(': ');
  const first = Math.min(...lines);
  let best: { line: StoryLine; at: number; weight: number } | null = null;
  for (let at = first - 1; at >= 0; at--) {
    const line = story[at] as StoryLine;
    if (line.kind === 'step' || line.kind === 'auto' || isPace(line)) break;
    if (line.kind !== 'event' || isUsual(line, language) || isOwnMatter(line) || !isAbout(line, piece)) continue;
    // What did not come about brought nothing about.
    if (isNot(line.type ?? '') && !/-(skipped|replaced)$/.test(line.type ?? '')) continue;
    const weight = weightOf(line, language, rules);
    if (weight >= DISPUTED && weight > (best?.weight ?? 0)) best = { line, at, weight };
  }
  return best;
}

/** The piece is what the line is about first. */
function isAbout({ text }: StoryLine, piece: string): boolean {
  return piece !== '' && new RegExp(`^(the .{1,30} of )?${escaped(piece)}(?![\\w-])`).test(text);
}

function namedIn(text: string, name: string): boolean {
  return placeOfName(text, name) >= 0;
}
