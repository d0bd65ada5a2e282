/** From the words of a step to the action that is meant: what the words leave out is taken from what can be answered now. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, rejection, type Question, type Rejection, type RuleId } from '../core';
import type { AnyLanguage, OfMoment, VerbFields } from '../language/language';
import { coreVerbs, isMeant, OneOf, type Pattern } from './core-verbs';
import { passing } from './passing';
import { asksInWords, plainly } from './plain';
import type { Phrase } from '../language/phrase';
import type { Deed } from './scenario';
import type { Table } from './table';
import { askWhose, isAnothers, type Spoken } from './whose';

// Judges pass actions through without knowing the game's own type.
export type SomeAction = { type: string; player: string } & Readonly<Record<string, unknown>>;
type Asked = Question<SomeAction>;

/** Why not, as it is shown. */
export interface Refusal {
  code: string;
  message: string;
  rules: readonly RuleId[];
  /** The words themselves make no sense on this table: the message says which would. */
  ofWords?: true;
}

/** What the words can mean at the question on the table. */
export type Meaning =
  | { kind: 'legal'; action: SomeAction }
  /** Several legal actions. */
  | { kind: 'many'; actions: readonly SomeAction[] }
  /** It is asked for, and a rule takes it away. */
  | { kind: 'refused'; why: Refusal }
  /** Nobody asks for it, or it is not among the choices. */
  | { kind: 'not-offered'; why: Refusal };

interface Now extends Table {
  /** What words mean that name nobody, see `ScenarioLanguage.ofMoment`. */
  moment?: OfMoment<SomeAction> | null;
  /** Whose deeds words mean that name nobody. Default: those of whoever is asked. */
  spoken?: Spoken;
}

/** What the words mean now. */
export function meaningNow({ language, state, moment = null, spoken = [] }: Now, deed: Deed): Meaning {
  const asked = language.game.question(state) as Asked | null;
  if (!asked) return { kind: 'not-offered', why: { code: 'game-over', message: 'The game is over.', rules: [] } };
  const patterns = patternsOf(language, deed, state);
  if (E.isLeft(patterns)) return withoutSense({ language, state }, deed, patterns.left);
  const meant = moment === null ? patterns.right : patterns.right.map((each) => ofMoment(asked, each, moment));
  const isLegal = (action: SomeAction): boolean => language.game.whyNot(state, action) === null;
  const isOurs = (action: SomeAction): boolean =>
    deed.verb === 'pass' || !isAnothers(spoken, { language, state }, deed, action);
  const ours = { ...asked, candidates: asked.candidates.filter(({ action }) => isOurs(action)) };
  const fitting = fittingOf(ours, meant, (action) => isOurs(action) && isLegal(action));
  const anybodys = fitting.kind === 'none' ? fittingOf(asked, meant, isLegal) : fitting;
  if (anybodys.kind !== fitting.kind) return { kind: 'not-offered', why: whose(anybodys, { language, state }, spoken) };
  if (fitting.kind === 'legal' || fitting.kind === 'many') return fitting;
  const { action } = fitting;
  const withheld = moment?.whyNot({ ...moment.fields, ...action } as unknown as VerbFields<SomeAction>) ?? null;
  if (withheld) return { kind: 'refused', why: plainly(language, rejection(withheld), state) };
  const why = ofQuestion(
    language.game.whyNot(state, action) ?? rejection(reason('not-offered', 'It is not offered.', [])),
  );
  const isRefused = fitting.kind === 'refused' || isOutside(asked, action, why);
  return { kind: isRefused ? 'refused' : 'not-offered', why: plainly(language, why, state) };
}

/** Fields of actions are no matter of files, which have words: only that it does not answer the question is said. */
function ofQuestion(why: Rejection): Rejection {
  const message = `This does not answer the question: ${String(why.facts['asks'])}.`;
  if (why.path[0] === 'player' || !why.message.startsWith(`${message} `)) return why;
  const { parts, ...rest } = why;
  return { ...rest, message, ...(parts && { parts: parts.slice(0, -1) }) };
}

/** The code of words that name nobody, and fit a deed of somebody who was not spoken of. */
export const NOBODY_NAMED = 'nobody-named';

/** The words fit a deed of somebody whom nobody spoke of. */
function whose(fitting: Fitting, table: Table, spoken: Spoken): Refusal {
  const [action] = fitting.kind === 'many' ? fitting.actions : [fitting.action];
  const message = action ? askWhose(spoken, table, inWords(table.language, action, table.state), action) : '';
  return { code: NOBODY_NAMED, message, rules: [], ofWords: true };
}

/** What the words mean; and where it is said beside them, whose deed that is. */
export function patternsOf(language: AnyLanguage, deed: Deed, state: unknown): E.Either<Rejection, readonly Pattern[]> {
  const { by } = deed;
  if (by === undefined) return readWords(language, deed, state);
  const player = new OneOf([by, 'chance']);
  return E.map((patterns: readonly Pattern[]) =>
    patterns.map((each) => ({ ...each, player: each['player'] ?? player })),
  )(readWords(language, deed, state));
}

function readWords(language: AnyLanguage, deed: Deed, state: unknown): E.Either<Rejection, readonly Pattern[]> {
  const shared = Object.hasOwn(coreVerbs, deed.verb) ? coreVerbs[deed.verb] : undefined;
  const own = Object.hasOwn(language.verbs, deed.verb) ? language.verbs[deed.verb] : undefined;
  if (own) {
    const read = own.read(deed.words, state);
    if (E.isLeft(read)) return read;
    return E.right([read.right as Pattern, ...(deed.verb === 'pass' ? givingUp(language, state) : [])]);
  }
  if (shared) return shared.read(deed.words, language, state);
  if (deed.verb === 'pass') return passes(language, state);
  const phrase = phraseOf(language, deed.verb);
  if (phrase) return openingOf(phrase, language, deed, state);
  throw new Error(`no verb is called ${deed.verb}`);
}

export function phraseOf({ phrases = {} }: AnyLanguage, verb: string): Phrase | null {
  return (Object.hasOwn(phrases, verb) ? phrases[verb] : undefined) ?? null;
}

/** What a phrase may begin with: its first clause that carries words, and those that stand on the way to it. */
function openingOf(
  phrase: Phrase,
  language: AnyLanguage,
  deed: Deed,
  state: unknown,
): E.Either<Rejection, readonly Pattern[]> {
  const clauses = phrase.clauses(deed.words);
  const carrying = clauses.findIndex(({ carries }) => carries.length > 0);
  const ways = clauses.slice(0, carrying + 1 || clauses.length).flatMap((clause) => clause.ways);
  const read = ways.map((way) => readWords(language, { ...deed, ...way }, state));
  const patterns = read.flatMap((each) => (E.isRight(each) ? each.right : []));
  return patterns.length > 0 ? E.right(patterns) : (read[0] ?? E.right([]));
}

/** With what the words leave out, where answers of their kind say it. */
function ofMoment(asked: Asked, pattern: Pattern, { fields }: OfMoment<SomeAction>): Pattern {
  const ofKind = asked.candidates.find(({ action }) => action.type === pattern['type']);
  const saysAll = Object.keys(fields).every((key) => ofKind !== undefined && key in ofKind.action);
  return saysAll || ofKind === undefined ? { ...fields, ...pattern } : pattern;
}

/** Whatever gives up the opportunity on the table. */
function givingUp(language: AnyLanguage, state: unknown): Pattern[] {
  const action = passing(language, state, language.game.allLegalActions(state).actions as readonly SomeAction[]);
  return action ? [action] : [];
}

function passes(language: AnyLanguage, state: unknown): E.Either<Rejection, Pattern[]> {
  const found = givingUp(language, state);
  if (found.length > 0) return E.right(found);
  const { rules } = language.game.decision(state);
  return reject(reason('must-answer', `This cannot be passed: ${asksInWords(language, state)}.`, rules));
}

/** Words that make no sense now are refused where answers of their kind are asked for: `no die shows focus`. */
function withoutSense({ language, state }: Table, { verb }: Deed, why: Rejection): Meaning {
  const isAsked = verb === 'pass' || asksFor(language, verb, state);
  const kind = isAsked && why.code !== 'not-offered' ? 'refused' : 'not-offered';
  return { kind, why: { ...plainly(language, why, state), ofWords: true } };
}

/** Is an answer of this kind asked for at all, whatever else the words say? */
export function asksForDeed({ language, state }: Table, deed: Deed): boolean {
  const patterns = patternsOf(language, deed, state);
  if (E.isLeft(patterns)) return asksFor(language, deed.verb, state);
  const asked = language.game.question(state) as Asked | null;
  const types = patterns.right.map((each) => each['type']);
  if (asked?.region && types.includes(asked.region.type)) return true;
  return asked?.candidates.some(({ action }) => types.includes(action.type)) ?? false;
}

function asksFor(language: AnyLanguage, verb: string, state: unknown): boolean {
  const own = Object.hasOwn(language.verbs, verb) ? language.verbs[verb] : undefined;
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: SomeAction }[];
  return candidates.some(({ action }) =>
    own
      ? own.write(action, state) !== undefined
      : coreVerbs[verb]?.write(action as never, language, state) !== undefined,
  );
}

/** What the patterns can mean at a question. */
type Fitting =
  | Extract<Meaning, { kind: 'legal' | 'many' }>
  /** An answer that a rule takes away. */
  | { kind: 'refused'; action: SomeAction }
  /** No answer to it; completed with who is asked. */
  | { kind: 'none'; action: SomeAction };

/** `isLegal`: what the game says of an action that is none of the candidates. A piece may be put anywhere in a region. */
export function fittingOf(
  asked: Asked,
  patterns: readonly Pattern[],
  isLegal: (action: SomeAction) => boolean,
): Fitting {
  let refused: Fitting | null = null;
  for (const pattern of patterns) {
    const fitting = asked.candidates.filter((each) => fits(pattern, each.action));
    const legal = fitting.filter((each) => each.not === null).map((each) => each.action);
    const [only] = legal;
    if (only && legal.length === 1) return { kind: 'legal', action: only };
    if (legal.length > 1) return { kind: 'many', actions: legal };
    const placed = completed(asked, pattern);
    // The words must say all but the player.
    if (asked.region?.type === placed.type && isLegal(placed)) return { kind: 'legal', action: placed };
    if (fitting[0]) refused ??= { kind: 'refused', action: fitting[0].action };
  }
  return refused ?? { kind: 'none', action: completed(asked, patterns[0] ?? {}) };
}

/** Is it an action of the kind that a region is about, outside of the region? */
function isOutside(asked: Asked, action: SomeAction, why: Refusal): boolean {
  return asked.region?.type === action.type && !['not-offered', 'malformed'].includes(why.code);
}

/** Does an action have every field of a pattern? */
export function fits(pattern: Pattern, action: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(pattern).every(([field, value]) => value === undefined || isMeant(value, action[field]));
}

export function completed(asked: Asked, pattern: Pattern): SomeAction {
  const fields = Object.entries(pattern).map(([field, value]) => [
    field,
    value instanceof OneOf ? value.values[0] : value,
  ]);
  return { player: asked.by[0] ?? '', type: '', ...(Object.fromEntries(fields) as Pattern) } as SomeAction;
}

/** An action in the words of the file. */
export function inWords(language: AnyLanguage, action: SomeAction, state: unknown): Deed {
  for (const [verb, each] of Object.entries(language.verbs)) {
    const words = each.write(action, state);
    if (words !== undefined) return { verb, words, path: [] };
  }
  for (const [verb, each] of Object.entries(coreVerbs)) {
    const words = each.write(action as never, language, state);
    if (words !== undefined) return { verb, words, path: [] };
  }
  throw new Error(`${language.game.id} has no words for the action '${action.type}'`);
}
