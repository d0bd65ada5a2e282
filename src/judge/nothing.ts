/** What is ruled on something that did not happen: what kept it from happening, as the story tells that. */
import { whyInWords, withinSentence } from '../language/in-words';
import { isObject, type GameEvent, type Json, type JsonObject } from '../core';
import { isNot, isPace } from './decisive';
import type { Said } from './facts';
import { isWanted, worded } from './plain';
import type { Playing } from './playing';
import type { StoryLine } from './report';
import type { Expectation } from './scenario';
import { alike, show, textsIn } from './words';

/** Each with what was withheld, if that speaks of the same thing (of `action-performed` the skipped step 'perform action'); else with a line that denies it. */
export function aboutNothing(playing: Playing, { about, path }: Pick<Expectation, 'about' | 'path'>): Said[] {
  // What comes after a step may do it yet.
  const soFar = path[0] === 'steps' ? ' so far' : '';
  return (about as readonly Json[]).map((each) => {
    const happened = playing.events.find((event) => isWanted(playing, each, event));
    if (happened) return aboutFound(playing, happened);
    const line = withheldLine(playing, each) ?? denial(playing, each) ?? theEnd(playing);
    const found = `${nothingOf(each)}${soFar}`;
    return {
      text: `${found}${line ? `: ${line.text}` : ''}`,
      ...(line ? { found, fact: line.text } : {}),
      rules: line?.rules ?? [],
      by: line ? [line] : [],
    };
  });
}

function withheldLine(playing: Playing, each: Json): StoryLine | undefined {
  const { language, events } = playing;
  const withheld = events.filter((event: GameEvent) => language.withheld?.includes(event.type)).reverse();
  const linesOf = (of: readonly GameEvent[]): StoryLine[] => of.flatMap((event) => playing.lineOf(event) ?? []);
  const stems = stemsOf(typeOf(each));
  const ofSame = linesOf(withheld.filter((event) => isOfSame(playing, each, event)));
  const ofNamed = linesOf(withheld.filter((event) => names(event, each)));
  return (
    ofSame.find(({ text }) => stems.every((stem) => text.includes(stem))) ??
    ofNamed.find(
      ({ kind, text, type }) => kind === 'event' && (type === 'no-effect' || stems.some((stem) => text.includes(stem))),
    )
  );
}

/** Words by which a part of a sentence denies what it speaks of. */
const DENIES = /\b(no|not|never|none|nobody|nothing|without|neither|left out)\b/;

/** The last line that says of just this that it is not so: `no databank card, no tests`. */
function denial(playing: Playing, each: Json): StoryLine | undefined {
  const [done = '', ...nouns] = stemsOf(typeOf(each)).reverse();
  const fields = fieldsOf(each)
    .flatMap(([, value]) => textsIn(value))
    .map((text) => text.replace(/-/g, ' '));
  const isDenied = (part: string): boolean => {
    if (!DENIES.test(part)) return false;
    const isNamed = fields.length > 1 && fields.every((text) => part.includes(text));
    const stems = nouns.length > 0 ? nouns : [done];
    return isNamed || stems.every((stem) => speaksOf(part, stem));
  };
  return lastLine(playing, (text) => fields.every((field) => text.includes(field)) && partsOf(text).some(isDenied));
}

/** The last line that says that nobody does this: `nobody combines fire with it`. Null: none does. */
export function denied(playing: Playing, verb: string): Pick<Said, 'text' | 'rules'> | null {
  const stems = stemsOf(verb).map((stem) => stem.replace(/e$/, ''));
  const isDenied = (part: string): boolean => DENIES.test(part) && stems.every((stem) => speaksOf(part, stem));
  const line = lastLine(playing, (text) => partsOf(text).some(isDenied));
  if (!line) return null;
  const event = playing.eventOf(line);
  const own = (event?.because ?? [])
    .map((each) => ({ text: withinSentence(whyInWords(playing.language, each, playing.state)), rules: each.rules }))
    .find(({ text }) => partsOf(text).some(isDenied));
  return own ?? line;
}

function lastLine(playing: Playing, fits: (text: string) => boolean): StoryLine | undefined {
  return playing.story.filter((line) => line.kind === 'event' && !isPace(line) && fits(line.text)).at(-1);
}

function partsOf(text: string): string[] {
  return text.split(/[:;]/);
}

/** Also in words made of it: a die that is `rerolled`, and `a die` of dice. */
function speaksOf(part: string, stem: string): boolean {
  return new RegExp(`\\b(re)?${stem}`, 'i').test(part) || (stem === 'dice' && /\bdie\b/.test(part));
}

/** Nothing happens in a game that is over. */
function theEnd(playing: Playing): StoryLine | undefined {
  const ended = playing.events.filter(({ type }) => type === 'game-ended').at(-1);
  return (ended && playing.lineOf(ended)) ?? undefined;
}

function stemsOf(type: string): string[] {
  return type.split('-').map((word) => word.replace(/e?d$/, ''));
}

/** What should not have happened. */
function aboutFound(playing: Playing, event: GameEvent): Said {
  const line = playing.lineOf(event);
  return { text: line?.text ?? `${event.type} happened`, rules: event.rules, by: line ? [line] : [] };
}

/** It is about a piece that is named in what did not happen. */
function names(event: GameEvent, each: Json): boolean {
  const named = isObject(each) ? textsIn(each) : [];
  return Object.values(event).some((value: unknown) => typeof value === 'string' && named.includes(value));
}

/** Nothing that the event says is another piece, or something else, than was meant. */
function isOfSame({ language, state }: Playing, meant: Json, event: GameEvent): boolean {
  const said = worded(language, event, state) as unknown as JsonObject;
  return fieldsOf(meant).every(([key, each]) => {
    const found = [(event as unknown as JsonObject)[key], said[key]];
    return found.every((other) => other === undefined) || found.some((other) => alike(each, other ?? null));
  });
}

/** `no device was detonated (mine)`, with its fields: another event of its type may well have happened. */
function nothingOf(each: Json): string {
  const type = typeOf(each);
  const words = type.split('-');
  const done = words.at(-1) ?? '';
  const what = words.slice(0, -1).join(' ');
  const of = fieldsOf(each)
    .filter(([key]) => key !== 'rules')
    .map(([key, value]) => (typeof value === 'string' ? value : `${key} ${show(value)}`));
  const said = of.length > 0 ? ` (${of.join(', ')})` : '';
  if (!/(ed|en|nt|lt|pt|st|wn|id|ght)$/.test(done) || isNot(type)) return `'${words.join(' ')}'${said} did not happen`;
  if (what === '') return `nothing was ${done}${said}`;
  return `no ${what} ${/(dice|credits|resources|cards)$/.test(what) ? 'were' : 'was'} ${done}${said}`;
}

function fieldsOf(each: Json): [key: string, value: Json][] {
  const fields = isObject(each) ? each[typeOf(each)] : null;
  return Object.entries(isObject(fields) ? fields : {});
}

export function typeOf(each: Json): string {
  return typeof each === 'string' ? each : (Object.keys(each as JsonObject)[0] ?? '');
}
