/** What would become of something that nobody does: it is legal, a rule refuses it, or it is not offered at all. Nothing is changed. */
import { answer, clausesOf, idleWords, MOST_AUTOMATIC, type Looking } from './answer';
import { sameJson, type GameEvent, type RuleId } from '../core';
import type { Refusal } from './match';
import { told } from './narrate';
import type { Playing } from './playing';
import type { Deed } from './scenario';
import type { Clause } from '../language/phrase';

export type Attempt =
  /** `rules`: those that offer it, where the question's own do not. */
  | { kind: 'legal'; rules?: readonly RuleId[] }
  /** `partly`: something legal is meant with some of the words, which nobody asks for. */
  | { kind: 'refused' | 'not-offered'; why: Refusal; left: string | null; partly: boolean };

const LEGAL: Attempt = { kind: 'legal' };

/** What was found at a table, by the deed: the expectation asks, its reasons do, and its ruling. */
const tried = new WeakMap<object, Map<string, Attempt>>();

/** At the question on the table; the later verbs of a phrase at those that follow from it. */
export function attempt(playing: Playing, deed: Deed): Attempt {
  const state: object = playing.state;
  const here = tried.get(state) ?? new Map<string, Attempt>();
  tried.set(state, here);
  // Words that name nobody mean another piece once somebody did something.
  const key = JSON.stringify([deed.verb, deed.words, deed.by ?? null, playing.moment === null, playing.spoken]);
  const known = here.get(key) ?? attemptNow(playing, deed);
  here.set(key, known);
  return known;
}

/** Choices that nobody has to make are made before, where they lead to the question that the words are about. */
export function attemptOnTheWay(playing: Playing, deed: Deed): Attempt {
  const back = playing.mark();
  const first = attempt(playing, deed);
  let found = first;
  for (let n = 0; n < MOST_AUTOMATIC && found.kind === 'not-offered' && playing.automatic(false); n++)
    found = attempt(playing, deed);
  if (found.kind !== 'not-offered') return found;
  back();
  return first;
}

function attemptNow(playing: Playing, deed: Deed): Attempt {
  const clauses = clausesOf(playing, deed);
  const idle = idleWords(clauses, deed);
  if (idle !== null)
    return {
      kind: 'not-offered',
      why: { code: 'not-offered', message: `Nothing is asked about '${idle}'.`, rules: [] },
      left: `'${idle}'`,
      partly: true,
    };
  return attemptOf(playing, clauses, deed, { past: 'nothing' });
}

/** With the first words somebody acted, and a rule ended that before the others were asked for: a patrol stops who moves past it. */
function stoppedBy({ language, state, events, acted }: Playing): Refusal | null {
  const about = (event: GameEvent): boolean => {
    const named = (['player', 'ship'] as const).filter((field) => field in event);
    const fields = event as unknown as Fields;
    return named.length > 0 && named.every((field) => fields[field] === (acted as Fields | null)?.[field]);
  };
  const event = events.filter((each) => language.withheld?.includes(each.type) && about(each)).at(-1);
  const line = event && told(language, event, state);
  return line ? { code: event.type, message: `${line.text}.`, rules: event.rules } : null;
}

function legalBy(playing: Playing, acted: Playing['acted']): Attempt {
  const taken = playing.question()?.candidates.find(({ action }) => sameJson(action as never, acted as never));
  return taken?.rules ? { kind: 'legal', rules: taken.rules } : LEGAL;
}

type Fields = Readonly<Record<string, unknown>>;

/** Where words leave something open, whatever fits them is tried. */
function attemptOf(playing: Playing, clauses: readonly Clause[], deed: Deed, looking: Looking): Attempt {
  const table = playing.fork();
  const trouble = answer(table, clauses, deed, looking);
  if (trouble === null) return legalBy(playing, table.acted);
  if (trouble.kind !== 'many') {
    const { kind, why, left, partly = false } = trouble;
    const decides = kind === 'not-offered' && left !== null ? stoppedBy(table) : null;
    return decides ? { kind: 'refused', why: decides, left, partly } : { kind, why, left, partly };
  }
  if (trouble.rest.length === 0) return LEGAL;
  const ends = trouble.actions.map((action): Attempt => {
    const each = table.fork();
    each.take(action, '');
    return attemptOf(each, trouble.rest, deed, { past: 'only choices' });
  });
  return ends.find(({ kind }) => kind === 'legal') ?? ends.find(({ kind }) => kind === 'refused') ?? ends[0] ?? LEGAL;
}
