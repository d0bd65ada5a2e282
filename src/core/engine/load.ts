/** Is a saved state one that this game could have saved? What its codec cannot tell: frames that fit their tables, a question that waits. */
import { say } from '../contract/sentence';
import * as E from 'fp-ts/lib/Either';
import { list, object, type Codec, type OwnCodecs } from '../codec';
import { frameCodecs } from '../codec/frames';
import { decodePlain } from '../codec/decode';
import type { GameTypes } from '../contract/game-types';
import { asked } from './machine';
import { reason, rejection, type Path, type Reason, type Rejection } from '../contract/rejection';
import { isInPlay } from '../abilities/resolution';
import type { EngineTables } from './tables';
import type { AbilityFrame, CoreState, Frame, GameEvent } from './state';
import { within } from '../codec/malformed';

/** The numbers that a generator of `pure-rand` goes on from. */
const RNG_LENGTH = 4;

/** Why play cannot go on from this state, or null. To be called before anything asks it a question. */
export function unsoundParts<G extends GameTypes>(
  tables: EngineTables<G>,
  own: OwnCodecs<G>,
  event: Codec<G['event']>,
  state: G['state'],
): Rejection | null {
  return (
    wrongAbilities(tables, own, state) ??
    wrongEvents(event, state) ??
    wrongFrames(tables, own, state) ??
    unsoundChance(state)
  );
}

/** Why the state does not rest at a decision, or null. To be called when the game has found its own part sound. */
export function notAtDecision<G extends GameTypes>(tables: EngineTables<G>, state: G['state']): Rejection | null {
  const last = state.stack.length - 1;
  const no = (path: Path) =>
    rejection(reason('not-at-a-decision', 'A saved game rests at a decision; this one does not.', []), path);
  if (state.triggered.length > 0) return no(['triggered']);
  if (last < 0) return null;
  const why = cannotPay(tables, state);
  if (why) return rejection(why, ['stack', last]);
  const at = asked(tables, state);
  if (!at) return no(['stack', last, 'step']);
  const { candidates, region } = at.question;
  if (!region && candidates.every(({ not }) => not !== null)) {
    const message = 'Nothing is legal here, so that nobody could go on.';
    return rejection(reason('dead-end', message, []), ['stack', last]);
  }
  return at.question.by[0] === 'chance' && state.chance.mode !== 'manual' ? no(['chance', 'mode']) : null;
}

function wrongFrames<G extends GameTypes>(
  tables: EngineTables<G>,
  own: OwnCodecs<G>,
  state: G['state'],
): Rejection | null {
  const codecOf = frameCodecs(tables, own, state);
  for (const [i, frame] of state.stack.entries()) {
    const trouble = unsoundStep(tables, frame, i);
    if (trouble) return trouble;
    const decoded = decodePlain(codecOf(frame.procedure), frame);
    if (E.isLeft(decoded)) return within(decoded.left, 'stack', i);
  }
  return wrongAsker(tables, state);
}

function unsoundStep<G extends GameTypes>(tables: EngineTables<G>, frame: Frame, i: number): Rejection | null {
  const steps = tables.procedures.get(frame.procedure)?.steps;
  if (!steps)
    return rejection(reason('unknown-procedure', say`No procedure is called '${frame.procedure}'.`, []), [
      'stack',
      i,
      'procedure',
    ]);
  if (frame.step >= 0 && frame.step <= steps.length) return null;
  return rejection(reason('unknown-step', say`'${frame.procedure}' has no step ${frame.step}.`, []), [
    'stack',
    i,
    'step',
  ]);
}

/** Who is asked whether to use an ability could pay for it just before. */
function cannotPay<G extends GameTypes>(tables: EngineTables<G>, state: G['state']): Reason | null {
  const frame = state.stack[state.stack.length - 1];
  if (frame?.procedure !== 'resolve ability') return null;
  const cost = tables.registry.byId.get((frame as AbilityFrame).ability)?.cost;
  return cost?.cannot(state, frame as never) ?? null;
}

/** An ability that asks its controller was found in play just before, unless a rule or its own effect called for it. */
function wrongAsker<G extends GameTypes>(tables: EngineTables<G>, state: G['state']): Rejection | null {
  const last = state.stack.length - 1;
  const frame = state.stack[last];
  if (frame?.procedure !== 'resolve ability') return null;
  const self = frame as AbilityFrame & { opted: boolean };
  if (self.opted || tables.registry.byId.get(self.ability)?.lasting || isInPlay(state, self)) return null;
  return rejection(reason('not-in-play', say`${self.ability} of ${self.source} is not in play.`, []), [
    'stack',
    last,
    'source',
  ]);
}

function wrongAbilities<G extends GameTypes>(
  tables: EngineTables<G>,
  own: OwnCodecs<G>,
  state: G['state'],
): Rejection | null {
  const players = own.players(state);
  const sources = own.sources(state);
  const no = (code: string, message: string, i: number, field: string): Rejection =>
    rejection(reason(code, message, []), ['inPlay', i, field]);
  for (const [i, { ability, source, controller }] of state.inPlay.entries()) {
    if (!tables.registry.byId.has(ability))
      return no('unknown-ability', `No ability is called '${ability}'.`, i, 'ability');
    if (!sources.has(source)) return no('unknown-source', `There is no piece '${source}'.`, i, 'source');
    if (!players.includes(controller))
      return no('unknown-player', `There is no player '${controller}'.`, i, 'controller');
  }
  return null;
}

/** What was told since the last decision is shown to players, so that it has to be in order too. */
function wrongEvents<E extends GameEvent>(event: Codec<E>, state: CoreState<E>): Rejection | null {
  const told = decodePlain(object<{ events: E[] }>('what happened', { events: list(event) } as never), {
    events: state.events,
  });
  return E.isLeft(told) ? told.left : null;
}

function unsoundChance({ chance }: CoreState): Rejection | null {
  const no = (message: string, field: string) => rejection(reason('malformed', message, []), ['chance', field]);
  const seeds = chance.mode === 'seeded' ? RNG_LENGTH : 0;
  if (chance.rng.length !== seeds) return no(`expected ${seeds} integers`, 'rng');
  if (chance.mode !== 'scripted' && chance.script.length > 0) return no('only scripted chance has a script', 'script');
  if (chance.next > chance.script.length) return no('expected a place in the script', 'next');
  return null;
}
