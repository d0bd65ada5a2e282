/** What to say where a step is not asked for: whether it comes too late, what happened instead and under which rule, and what is asked. */
import { isObject, rulesOfAll, rejection, type GameEvent, type Question, type RuleId } from '../core';
import { somewhere } from './legal';
import { inWords, meaningNow, type SomeAction } from './match';
import { told } from './narrate';
import { passing } from './passing';
import { asksInWords, plainly } from './plain';
import type { Playing } from './playing';
import type { Deed } from './scenario';
import { placeOfName, showDeed, textsIn } from './words';

/** Legal answers that are listed; of more, only the number is told. */
const MOST_LEGAL = 8;
const MOST_EVENTS = 3;

interface Instead {
  text: string;
  rules: readonly RuleId[];
}

/** Why a step is not asked for; null: nothing is to be said of it. `lists`: what is legal, where nothing else is to be said. */
export function insteadOf(playing: Playing, deed: Deed, lists: boolean): Instead | null {
  const late = tooLate(playing, deed);
  if (late !== null) return { text: `It comes too late: ${late}. The question now is: ${askedOf(playing)}`, rules: [] };
  const events = withheld(playing, deed);
  if (events.length === 0) return lists ? { text: `Legal now: ${waitingFor(playing)}`, rules: [] } : null;
  const lines = events.map(({ text, rules }) => `${text}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`);
  return {
    text: `What happened before: ${lines.join('; ')}. The question now is: ${askedOf(playing)}`,
    rules: [...new Set(rulesOfAll(events))],
  };
}

/** The opportunity that was passed, since the step before, by whoever could have taken it. */
export function tooLate(
  { language, before }: Playing,
  deed: Deed,
  passed: Playing['passed'] = before.passed,
): string | null {
  for (const { state, said } of [...passed].reverse()) {
    const { kind } = meaningNow({ language, state }, deed);
    if (kind !== 'legal' && kind !== 'many') continue;
    return `at '${asksInWords(language, state)}' no step took it up, and '${said}' was taken`;
  }
  return null;
}

/** The rule that withheld this very thing in the last step; null: none is told to have. */
export function withheldNow(playing: Playing, deed: Deed): Instead | null {
  const { language, lastEvents, state } = playing;
  const named = textsIn(deed.words);
  // A bare name is what the deed is about: `attack: tie` is kept back by what is told of the tie.
  const speaksOf = (event: GameEvent): boolean =>
    typeof deed.words === 'string' && event.type.startsWith(`${deed.verb}-`)
      ? placeOfName(told(language, event, state)?.text ?? '', deed.words) >= 0
      : Object.values(event).some((value: unknown) => typeof value === 'string' && named.includes(value));
  const event = [...lastEvents]
    .reverse()
    .find(
      (each) => withheldTypes(language).includes(each.type) && speaksOf(each) && !isOfAnotherDeed(language, each, deed),
    );
  return event ? told(language, event, state) : null;
}

/** Fields that say whose deed it is, of events as of words. */
const WHOSE = ['ship', 'squadron', 'character', 'attacker'];

/** `attack-not-possible` is of no other verb than `attack`, and of no other piece than the one that would have attacked. */
function isOfAnotherDeed(
  { verbs, phrases = {} }: Pick<Playing['language'], 'verbs' | 'phrases'>,
  event: GameEvent,
  { verb, words }: Deed,
): boolean {
  const [kind = ''] = event.type.split('-');
  if (Object.hasOwn({ ...verbs, ...phrases }, kind) && kind !== verb) return true;
  const doer = whoseOf(event);
  if (typeof words === 'string') return kind === verb && words === doer;
  const meant = isObject(words) ? whoseOf(words) : undefined;
  return doer !== undefined && meant !== undefined && doer !== meant;
}

function whoseOf(of: object): unknown {
  const fields = of as Readonly<Record<string, unknown>>;
  return WHOSE.map((field) => fields[field]).find((value) => typeof value === 'string');
}

function withheldTypes({ withheld: own = [] }: Playing['language']): readonly string[] {
  return ['ability-skipped', ...own];
}

/** What did not come about since the step before; what the words speak of first. */
function withheld({ language, before, state }: Playing, { verb, words }: Deed): Instead[] {
  const types = withheldTypes(language);
  const lines = before.events
    .filter(({ type }) => types.includes(type))
    .flatMap((event) => told(language, event, state) ?? []);
  const named = [verb.replace(/-/g, ' '), ...textsIn(words)];
  const weight = (text: string): number => -named.filter((name) => text.includes(name)).length;
  return lines.sort((a, b) => weight(a.text) - weight(b.text)).slice(0, MOST_EVENTS);
}

/** Who decides what. */
export function askedOf({ language, state }: Playing): string {
  const { by, over } = language.game.decision(state);
  return over ? 'nothing: the game is over' : `${by.join(' or ')}, ${asksInWords(language, state)}`;
}

/** Who decides what, with the legal answers, and why it cannot be passed where a rule says so. */
export function waitingFor(playing: Playing): string {
  const { language, state } = playing;
  const asked = playing.question();
  if (!asked) return 'the game is over';
  const legal = asked.candidates.filter((each) => each.not === null).map((each) => each.action);
  const more = legal.length > MOST_LEGAL ? ` and ${legal.length - MOST_LEGAL} more` : '';
  const shown = ofEveryKind(legal, MOST_LEGAL).map((action) => showDeed(inWords(language, action, state)));
  const places = somewhere(playing);
  return `${askedOf(playing)}: ${[...shown, ...(places === null ? [] : [places])].join('; ')}${more}${noPass(playing, asked)}`;
}

/** So many of these, in their order: at least one of every kind, as long as there is room, so that many of one kind hide no other. */
function ofEveryKind(actions: readonly SomeAction[], most: number): readonly SomeAction[] {
  const kinds = actions.map((action) => `${action.type} ${String(action['ability'])}`);
  const isFirst = (i: number): boolean => kinds.indexOf(kinds[i] ?? '') === i;
  const all = [...actions.keys()];
  const chosen = new Set([...all.filter(isFirst), ...all.filter((i) => !isFirst(i))].slice(0, most));
  return actions.filter((_, i) => chosen.has(i));
}

/** What would give up the opportunity, and the rule that takes it away. */
function noPass({ language, state }: Playing, { candidates }: Question<SomeAction>): string {
  const actions = candidates.map((each) => each.action);
  const pass = passing(language, state, actions);
  const not = candidates.find(({ action }) => action === pass)?.not ?? null;
  if (pass === null || not === null) return '';
  const { message, rules } = plainly(language, rejection(not), state);
  return `. ${showDeed(inWords(language, pass, state))} is refused: ${message}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`;
}
