/** What another reading of a rule changes here: the file is played once more with that reading, and what is found then is compared. */
import * as E from 'fp-ts/lib/Either';
import { isObject, type Doubt, type JsonObject, type Statement } from '../core';
import type { Parts } from '../language/language';
import { possibilities } from './possible/words';
import type { DoubtOfRule, Failure, Report, Ruling } from './report';
import { DEEDS, type Expectation, type Scenario } from './scenario';
import { readYaml } from './yaml';
import { sayValue, show } from './words';

/** Most rules of one file that are read in another way: each plays the file once more. */
const MOST = 6;

/** Most differences that one sentence tells. */
const MOST_TOLD = 3;

/** A rule that can be read in another way, with the file's parts as that reading has them. */
interface OtherReading {
  doubt: DoubtOfRule;
  parts: Parts;
}

/**
 * A doubt is told with what it changes in this file, and not where it changes nothing. One that no option switches is told where it is of the rule that decides,
 * or where the language says that its case arises.
 */
export function withOtherReadings(scenario: Scenario, report: Report, play: (other: Scenario) => Report): Report {
  const { game, start } = scenario;
  const kept = eachOnce(report.sentences.map((each) => withoutIdle(each, scenario)));
  if (!('parts' in start)) return { ...report, sentences: kept };
  const others = otherReadings(report, game.rules, start.parts).filter(({ parts }) => isSound(scenario, parts));
  const changing = others.slice(0, MOST).flatMap(({ doubt, parts }): DoubtOfRule[] => {
    const changes = differences(report, play(playable({ ...scenario, start: { parts } })));
    return changes.length > 0 ? [{ ...doubt, changes }] : [];
  });
  return { ...report, sentences: changing.reduce(told, kept) };
}

/** The chances of everything that may still happen are not walked twice. */
function playable(scenario: Scenario): Scenario {
  const isPlain = ({ word }: Expectation): boolean => !Object.hasOwn(possibilities, word);
  const claims = scenario.claims.map(({ by, expectations }) => ({ by, expectations: expectations.filter(isPlain) }));
  return { ...scenario, explore: null, claims, expect: scenario.expect.filter(isPlain) };
}

/** Of the rules that are cited. A file may have chosen the other reading itself: then that of the library is the other one. */
function otherReadings({ story, rulings }: Report, rules: readonly Statement[], parts: Parts): OtherReading[] {
  const cited = new Set([...story, ...rulings].flatMap((each) => each.rules));
  return rules.flatMap(({ id, doubt }): OtherReading[] => {
    const option = doubt && cited.has(id) ? optionOf(doubt) : null;
    if (!doubt || !option) return [];
    const [key, values] = option;
    const said = isObject(parts[key]) ? (parts[key] as JsonObject) : {};
    const isTaken = Object.entries(values).every(([name, value]) => said[name] === value);
    const { reading, alternative } = doubt;
    const swapped = isTaken ? { ...doubt, reading: alternative, alternative: reading } : doubt;
    const other = isTaken ? without(said, Object.keys(values)) : { ...said, ...values };
    return [{ doubt: { ...swapped, rule: id }, parts: { ...parts, [key]: other } }];
  });
}

/** `readings: { hanSolo: 'rolls' }`: the file's key, and what stands below it. Null: it is no key of a file. */
export function optionOf({ option }: Doubt): [key: string, values: JsonObject] | null {
  if (option === undefined) return null;
  const read = readYaml(option);
  if (E.isLeft(read) || !isObject(read.right.value)) return null;
  const [entry] = Object.entries(read.right.value);
  return entry && isObject(entry[1]) ? [entry[0], entry[1]] : null;
}

function without(map: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(map).filter(([name]) => !names.includes(name)));
}

/** Options of fleets, and lengths of pieces, are no keys of a file. */
function isSound({ game }: Scenario, parts: Parts): boolean {
  return Object.keys(parts).every((key) => Object.hasOwn(game.language.parts, key));
}

/** Without a doubt that is played, and without one that does not bear on what decides. */
function withoutIdle(ruling: Ruling, { game }: Scenario): Ruling {
  const { doubt, ...rest } = ruling;
  if (!doubt) return ruling;
  const arises = Object.hasOwn(game.language.doubts ?? {}, doubt.rule);
  const isPlayed = Object.hasOwn(game.language.parts, optionOf(doubt)?.[0] ?? '');
  return !isPlayed && (arises || ruling.rules[0] === doubt.rule) ? ruling : rest;
}

/** A doubt is told once, where it comes first. */
function eachOnce(sentences: readonly Ruling[]): Ruling[] {
  return sentences.map(({ doubt, ...rest }, i) => {
    const isTold = sentences.slice(0, i).some((each) => each.doubt?.rule === doubt?.rule);
    return doubt === undefined || isTold ? rest : { ...rest, doubt };
  });
}

/** Where the sentence stands that it changes; else, where its rule is cited; else first. */
function told(sentences: readonly Ruling[], doubt: DoubtOfRule): readonly Ruling[] {
  const free = sentences.filter((each) => each.doubt === undefined);
  const [change = ''] = doubt.changes ?? [];
  const isOf = ({ found = '' }: Ruling): boolean =>
    found !== '' && valuesOf(found).some((value) => change.startsWith(value));
  const isUnder = ({ rules }: Ruling): boolean => rules.includes(doubt.rule);
  const meant = free.find(isOf) ?? free.find(isUnder) ?? free[0];
  return sentences.map((each) => (each === meant ? { ...each, doubt } : each));
}

/** `tie: shields is 0, damage is 1`: `tie: shields is`, `tie: damage is`. */
function valuesOf(found: string): string[] {
  return found.split('; ').flatMap((of) => {
    const [piece = '', ...rest] = of.split(': ');
    return [...rest.join(': ').matchAll(/(?:^|, )([a-z-]+) (?:is|was) /g)].map(([, value]) => `${piece}: ${value} is `);
  });
}

/** What is found by the other reading, and not by this one: `tie: damage is 4, not 2`. */
function differences(report: Report, other: Report): string[] {
  const values = differentValues(report, other);
  const isKnown = (failure: Failure): boolean =>
    report.failures.some(({ what, line }) => what === failure.what && line === failure.line) ||
    values.some((value) => value.startsWith(`${failure.what.replace(', ', ': ')} is `));
  const failures = other.failures.filter((each) => !isKnown(each) && !(values.length > 0 && isOfEvents(each)));
  const failed = failures.map(failureInWords);
  const right = other.right !== null && other.right !== report.right ? [other.right] : [];
  const all = [...right, ...values, ...failed];
  if (all.length > 0 || report.rulings.some(({ found }) => found !== undefined)) return all.slice(0, MOST_TOLD);
  return differentSentence(report, other);
}

function differentValues(report: Report, other: Report): string[] {
  const before = foundIn(report);
  return [...foundIn(other)].flatMap(([value, found]) => {
    const was = before.get(value) ?? [];
    const at = found.findIndex((each, i) => was[i] !== undefined && was[i] !== each);
    return at < 0 ? [] : [`${value} is ${found[at] ?? ''}, not ${was[at] ?? ''}`];
  });
}

/** What was found of each value, in the order of the story. */
function foundIn({ rulings }: Report): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { found } of rulings) {
    const [value, ...is] = (found ?? '').split(/ (?:is|was) /);
    if (value !== undefined && is.length > 0) all.set(value, [...(all.get(value) ?? []), is.join(' is ')]);
  }
  return all;
}

/** What happened is told by what came of it. */
function isOfEvents({ what }: Pick<Failure, 'what'>): boolean {
  return what === 'happened' || what === 'just-happened' || what === 'cited';
}

function failureInWords({ what, expected, found }: Failure): string {
  if (isOfEvents({ what })) return 'the story goes another way';
  const [said = ''] = show(found).split('. ');
  const first = withoutMarks(said.replace(/^[a-z-]+: /, ''));
  if (said.startsWith('not-offered: This does not answer the question')) return `nobody asks for '${what}'`;
  if (expected === 'a legal step') return `${what} is not legal: ${first}`;
  if (what === 'try') return `${withoutMarks(show(expected)).replace(/ is refused.*$/, '')} is legal`;
  if (what === 'legal') return `what is legal is ${withoutMarks(sayValue(found))}`;
  return DEEDS.includes(what) ? `'${show(expected)}' does not hold: ${first}` : `${what}: ${first}`;
}

/** `attack: { arc: front, target: vsd }` without the marks of a file. */
function withoutMarks(said: string): string {
  return said.replace(/: \{ ([^{}]*) \}/g, (_all, inner: string) => ` (${inner.replace(/: /g, ' ')})`);
}

/** Where a file expects nothing, the verdict itself is compared. */
function differentSentence({ sentences }: Report, other: Report): string[] {
  const texts = sentences.map(({ text }) => text);
  const different = other.sentences.find(({ text }) => !texts.includes(text));
  return different ? [different.text] : [];
}
