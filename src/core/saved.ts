/** Is a saved state one that this game could have saved? What its codec cannot tell: frames that fit their tables, a question that waits. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { decode } from './decode';
import type { GameTypes } from './game-types';
import { asked } from './machine';
import { reason, rejection, type Rejection } from './rejection';
import type { RuleTables } from './rules';
import type { CoreState, Frame } from './state';

type Path = readonly (string | number)[];

/** The numbers that a generator of `pure-rand` goes on from. */
const RNG_LENGTH = 4;

/** Why play cannot go on from this state, or null. To be called before anything asks it a question. */
export function unsoundFrames<G extends GameTypes>(
  rules: RuleTables<G>,
  event: t.Mixed,
  state: G['state'],
): Rejection | null {
  const codecs = coreFrames(event);
  for (const [i, frame] of state.stack.entries()) {
    const trouble = unsoundStep(rules, frame, i) ?? unsoundData(rules.registry.byId, codecs, frame, i);
    if (trouble) return trouble;
  }
  return unsoundChance(state);
}

/** Why the state does not rest at a decision, or null. To be called when the game has found its own part sound. */
export function notAtDecision<G extends GameTypes>(rules: RuleTables<G>, state: G['state']): Rejection | null {
  const last = state.stack.length - 1;
  const no = (path: Path) =>
    rejection(reason('not-at-a-decision', 'A saved game rests at a decision; this one does not.', []), path);
  if (state.triggered.length > 0) return no(['triggered']);
  if (last < 0) return null;
  const at = asked(rules, state);
  if (!at) return no(['stack', last, 'step']);
  return at.question.by[0] === 'chance' && state.chance.mode !== 'manual' ? no(['chance', 'mode']) : null;
}

function unsoundStep<G extends GameTypes>(rules: RuleTables<G>, frame: Frame, i: number): Rejection | null {
  const steps = rules.procedures.get(frame.procedure)?.steps;
  if (!steps)
    return rejection(reason('unknown-procedure', `No procedure is called '${frame.procedure}'.`, []), [
      'stack',
      i,
      'procedure',
    ]);
  if (frame.step >= 0 && frame.step <= steps.length) return null;
  return rejection(reason('unknown-step', `'${frame.procedure}' has no step ${frame.step}.`, []), ['stack', i, 'step']);
}

function unsoundData(
  abilities: ReadonlyMap<string, unknown>,
  codecs: Readonly<Record<string, t.Mixed>>,
  frame: Frame,
  i: number,
): Rejection | null {
  const codec = codecs[frame.procedure] ?? (frame.procedure.startsWith('ability ') ? codecs['ability'] : undefined);
  if (!codec) return null;
  const decoded = decode(codec, frame);
  if (E.isLeft(decoded)) return { ...decoded.left, path: ['stack', i, ...decoded.left.path] };
  const unknown = abilitiesNamed(decoded.right).find((id) => !abilities.has(id));
  if (unknown === undefined) return null;
  return rejection(reason('unknown-ability', `No ability is called '${unknown}'.`, []), ['stack', i]);
}

/** The ids of abilities in a frame of core. */
function abilitiesNamed(frame: {
  ability?: string;
  arriving?: Named[];
  ordered?: Named[];
  entries?: Named[];
}): string[] {
  const waiting = [...(frame.arriving ?? []), ...(frame.ordered ?? []), ...(frame.entries ?? [])];
  return [...waiting.map((each) => each.ability), ...(frame.ability === undefined ? [] : [frame.ability])];
}

interface Named {
  ability: string;
}

function coreFrames(event: t.Mixed): Record<string, t.Mixed> {
  const inPlay = { ability: t.string, source: t.string, controller: t.string };
  const trigger = t.type({ ...inPlay, timing: t.keyof({ before: null, after: null }), event });
  const ability = { ...inPlay, event: t.union([t.null, event]), chosen: t.unknown };
  return {
    'order abilities': t.type({ arriving: t.array(trigger), ordered: t.array(trigger), players: t.array(t.string) }),
    'ability queue': t.type({ entries: t.array(trigger) }),
    'resolve ability': t.type({ ...ability, opted: t.boolean }),
    happening: t.intersection([t.type({ event }), t.partial({ declined: t.array(t.string), first: t.string })]),
    tell: t.type({ event }),
    ability: t.type(ability),
  };
}

function unsoundChance({ chance }: CoreState): Rejection | null {
  const no = (message: string, field: string) => rejection(reason('malformed', message, []), ['chance', field]);
  const seeds = chance.mode === 'seeded' ? RNG_LENGTH : 0;
  if (chance.rng.length !== seeds || !chance.rng.every(Number.isInteger))
    return no(`expected ${seeds} integers`, 'rng');
  if (chance.mode !== 'scripted' && chance.script.length > 0) return no('only scripted chance has a script', 'script');
  if (chance.next < 0 || chance.next > chance.script.length) return no('expected a place in the script', 'next');
  return null;
}
