/** Determining player order (xw.player-order): whoever has fewer squad points chooses first; equal points are settled with an attack die. */
import {
  rulesOfAll,
  allowed,
  question,
  reason,
  rollQuestion,
  say,
  type Frame,
  type PlayerId,
  type Question,
  type Reason,
  type RollAction,
  type Sentence,
} from '../../core';
import { list, optional, text, type FieldsOf } from '../../core/codec';
import { ask, emit, goTo, procedure, run } from '../engine';
import { ATTACK_DIE } from '../facts/dice';
import type { SetupAction } from '../model/actions';
import { results } from '../model/codecs';
import type { XwingPlayer, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

/** About one place of the order; with more than two players there are several to choose. */
export interface PlayerOrderFrame extends Frame {
  /** Who called hits or misses, and which; set only with equal points. */
  caller?: PlayerId;
  called?: 'hits' | 'misses';
  chooser?: PlayerId;
  /** What the die showed. */
  shown?: string;
  /** Who called wrong about this place while several others had as few points. */
  missed?: PlayerId[];
  /** Who has chosen, and whom: the places so far. */
  chose?: PlayerId[];
  placed?: PlayerId[];
}

export const playerOrderFields = ({ player }: XwingNames): FieldsOf<PlayerOrderFrame> => ({
  caller: optional(player),
  called: optional(results),
  chooser: optional(player),
  shown: optional(text),
  missed: optional(list(player)),
  chose: optional(list(player)),
  placed: optional(list(player)),
});

export const determinePlayerOrder = procedure('determine player order', playerOrderFields, [
  run('compare squad points', ['xw.player-order.02', 'xw.player-order.06'], (state, frame) => {
    const [fewest, equal] = contenders(state, frame);
    if (fewest !== undefined && equal === undefined) frame.chooser = fewest;
  }),
  ask('call hits or misses', ['xw.player-order.04'], callResults, (state, frame, action: Of<'call-results'>) => {
    frame.caller = action.player;
    frame.called = action.results;
    emit(state, {
      type: 'results-called',
      rules: ['xw.player-order.04'],
      player: action.player,
      results: action.results,
    });
  }),
  ask('roll an attack die', ['xw.player-order.04'], rollForOrder, (state, frame, action: RollAction) => {
    const [shown = ''] = action.faces;
    const hit = shown === 'hit' || shown === 'crit';
    frame.shown = shown;
    const others = contenders(state, frame).filter((player) => player !== frame.caller);
    if (hit === (frame.called === 'hits') && frame.caller !== undefined) frame.chooser = frame.caller;
    else if (others.length === 1) frame.chooser = others[0] as PlayerId;
    else callAgain(frame);
  }),
  ask(
    'choose the first player',
    ['xw.player-order.02', 'xw.player-order.03'],
    chooseFirst,
    (state, frame, { player, first }: Of<'choose-first-player'>) => {
      const because = [whoChose(state, frame, player)];
      const rules = [...rulesOfAll(because), 'xw.player-order.03'];
      emit(state, { type: 'player-order-determined', rules, first, because });
      putNext(state, frame, first, player);
    },
  ),
  ask(
    'choose the next player',
    ['xw.player-order.06'],
    chooseNext,
    (state, frame, { player, next }: Of<'choose-next-player'>) => {
      tellNext(state, frame.placed, next, [whoChose(state, frame, player)]);
      putNext(state, frame, next, player);
    },
  ),
]);

/** Is there somebody who may choose, and several to choose from? In the middle of a game that was saved it is so. */
export function canBeDetermined(state: XwingState, frame: PlayerOrderFrame): boolean {
  const { chose = [], placed = [], chooser, caller } = frame;
  const waiting = [chooser, caller].every((each) => each === undefined || !chose.includes(each));
  const called = (caller === undefined) === (frame.called === undefined);
  const apart = chose.length === placed.length && new Set(chose).size === chose.length;
  const open = contenders(state, frame);
  // One who has as few points as nobody else chooses at once: several call, until one is right.
  const calling = open.length > 1 && (caller === undefined || open.includes(caller));
  const settled = chooser === undefined ? calling : open.length > 0;
  return waiting && called && apart && withoutPlace(state, placed).length > 1 && settled;
}

/** With as few points as anybody who has not chosen yet; who called wrong lets the others go on. */
function contenders(state: XwingState, { chose = [], missed = [] }: PlayerOrderFrame): PlayerId[] {
  const waiting = state.players.filter(({ id }) => !chose.includes(id));
  const fewest = Math.min(...waiting.map(({ points }) => points));
  return waiting.filter(({ id, points }) => points === fewest && !missed.includes(id)).map(({ id }) => id);
}

/** Several are left of whom one may be right: the next one calls. */
function callAgain(frame: PlayerOrderFrame): void {
  const { caller } = frame;
  if (caller !== undefined) frame.missed = [...(frame.missed ?? []), caller];
  forgetDie(frame);
  goTo(frame, 'compare squad points');
}

function forgetDie(frame: PlayerOrderFrame): void {
  delete frame.caller;
  delete frame.called;
  delete frame.shown;
}

/** The player takes the next place. When one is left, the order is complete; else somebody chooses about the next place (xw.player-order.06). */
function putNext(state: XwingState, frame: PlayerOrderFrame, next: PlayerId, chooser: PlayerId): void {
  const placed = [...(frame.placed ?? []), next];
  const left = withoutPlace(state, placed);
  if (left.length > 1) {
    frame.placed = placed;
    frame.chose = [...(frame.chose ?? []), chooser];
    delete frame.missed;
    delete frame.chooser;
    forgetDie(frame);
    return goTo(frame, 'compare squad points');
  }
  const [last] = left;
  if (last === undefined) return;
  state.order = [...placed, last];
  if (placed.length === 1) return;
  const said = say`${last} is the only one who is left.`;
  tellNext(state, placed, last, [reason('last', said, ['xw.player-order.06'])]);
}

function tellNext(
  state: XwingState,
  placed: readonly PlayerId[] = [],
  player: PlayerId,
  because: readonly Reason[],
): void {
  const rules = [...new Set([...rulesOfAll(because), 'xw.player-order.06'])];
  emit(state, { type: 'next-player-chosen', rules, player, place: placed.length + 1, because });
}

function withoutPlace({ players }: XwingState, placed: readonly PlayerId[]): PlayerId[] {
  return players.map(({ id }) => id).filter((id) => !placed.includes(id));
}

/** Why this player chooses: fewer squad points, or the die with equal ones (xw.player-order.02, .04). */
function whoChose(state: XwingState, frame: PlayerOrderFrame, chooser: PlayerId): Reason {
  const { caller, called, shown, chose = [] } = frame;
  if (caller !== undefined && called !== undefined && shown !== undefined) {
    const said = say`${chooser} chose: ${caller} called ${called}, and the die showed ${shown}.`;
    return reason('die', said, ['xw.player-order.04'], { caller, called, shown });
  }
  const waiting = state.players.filter(({ id }) => !chose.includes(id));
  const said: Sentence = [...say`${chooser} chose: `, ...waiting.flatMap(sayPoints), '.'];
  const points = Object.fromEntries(waiting.map(({ id, points: own }) => [id, own]));
  return reason('fewer-points', said, [chose.length === 0 ? 'xw.player-order.02' : 'xw.player-order.06'], points);
}

function sayPoints({ id, points }: XwingPlayer, at: number): Sentence {
  return [...(at === 0 ? [] : [', ']), ...say`${points} points of ${id}`];
}

/** Which player calls is not said; the one whose squad was given first does. */
function callResults(state: XwingState, frame: PlayerOrderFrame) {
  const [caller] = contenders(state, frame);
  if (frame.chooser !== undefined || caller === undefined) return null;
  const call = (called: 'hits' | 'misses') => allowed({ type: 'call-results', player: caller, results: called });
  return question(caller, 'hits or misses', [call('hits'), call('misses')]);
}

function rollForOrder(_state: XwingState, frame: PlayerOrderFrame): Question<RollAction> | null {
  return frame.chooser === undefined ? rollQuestion(ATTACK_DIE, 1, 'the die for player order') : null;
}

function chooseFirst(state: XwingState, { chooser, placed }: PlayerOrderFrame) {
  if (chooser === undefined || placed !== undefined) return null;
  const name = (first: PlayerId) => allowed({ type: 'choose-first-player', player: chooser, first });
  return question(
    chooser,
    'who is the first player',
    state.players.map((player) => name(player.id)),
  );
}

/** Anybody who has no place yet, also the one who chooses (xw.player-order.06). */
function chooseNext(state: XwingState, { chooser, placed }: PlayerOrderFrame) {
  if (chooser === undefined || placed === undefined) return null;
  const name = (next: PlayerId) => allowed({ type: 'choose-next-player', player: chooser, next });
  return question(chooser, 'who is next in player order', withoutPlace(state, placed).map(name));
}
