/** The action phase: players take turns until all have passed in a row (des.action-phase, des.passing, des.additional-actions). */
import {
  rulesOfAll,
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Change,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
  type Sentence,
  type UseAbility,
  withReasons,
} from '../../core';
import type { FieldsOf } from '../../core/codec';
import type { DieSymbol } from '../facts';
import type { DestinyAction, TurnAction } from '../model/actions';
import { diceOfCard, poolOf, symbolOf } from '../queries/dice';
import { expireAmbush } from '../effects/delayed-effects';
import { cannotResolve } from '../effects/dice';
import { memory } from '../effects/memory';
import { doNothing } from '../effects/nothing';
import {
  engine,
  ask,
  callWithQueue,
  emit,
  finish,
  goTo,
  options,
  procedure,
  run,
  arbiter,
  call,
  seatedFrom,
} from '../engine';
import { cardsOf } from '../queries/cards';
import { cannotAfford, cannotPlay } from '../queries/play-a-card';
import { playOf } from '../queries/cost';
import { opponentsOf, playerOf } from '../queries/players';
import { mayAct, cannotClaim } from '../queries/claim';
import type { DestinyState, Die, LittleDone } from '../model/state';
import type { PerformFrame } from './actions';
import type { DestinyNames } from '../queries/names';

export interface TurnFrame extends Frame {
  player: PlayerId;
}

export const turnFields = ({ player }: DestinyNames): FieldsOf<TurnFrame> => ({ player });

type Acting = TurnAction | UseAbility;

/** Everything a player may do with an action: the six of des.actions.02. */
function actionsOf(state: DestinyState, player: PlayerId): Candidate<Acting>[] {
  const { hand } = playerOf(state, player);
  const codes = [...new Set(hand)];
  const pool = poolOf(state, player);
  const play = codes.map((card) => candidate({ type: 'play', player, card }, whyNotPlay(state, player, card)));
  // Ready characters and supports (des.ready.03): upgrades are exhausted by cards only (des.ready.04).
  const activate = cardsOf(state, player)
    .filter((each) => each.type !== 'upgrade')
    .map((each) =>
      candidate({ type: 'activate', player, card: each.id }, whyNotActivate(state, each.id, each.exhausted, each.type)),
    );
  const resolve = [...diceBySymbol(pool)].map(([symbol, dice]) =>
    candidate({ type: 'resolve', player, symbol }, noneResolves(state, player, dice)),
  );
  const noDice =
    pool.length > 0
      ? null
      : reason('empty-pool', 'There is no die in the pool to reroll.', ['des.discard-to-reroll.03']);
  const reroll = codes.map((card) => candidate({ type: 'discard-to-reroll', player, card }, noDice));
  return [
    ...play,
    ...activate,
    ...resolve,
    ...reroll,
    ...cardActions(state, player),
    candidate({ type: 'claim', player }, cannotClaim(state, player)),
  ];
}

/** What shows in a pool, blanks aside, and the dice that show it. */
function diceBySymbol(pool: readonly Die[]): Map<DieSymbol, Die[]> {
  const dice = new Map<DieSymbol, Die[]>();
  for (const die of pool) {
    const symbol = symbolOf(die);
    if (symbol === null || symbol === 'blank') continue;
    const others = dice.get(symbol);
    if (others) others.push(die);
    else dice.set(symbol, [die]);
  }
  return dice;
}

/** Why none of these dice can be resolved: what is in the way of the first. Null: one can. Modifiers alone cannot (des.modifier.06). */
function noneResolves(state: DestinyState, player: PlayerId, dice: readonly Die[]): Reason | null {
  let first: Reason | null = null;
  for (const die of dice) {
    const why = cannotResolve(state, die.id, player);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

/** A card of the hand is played for its cost (des.hand.01). */
function whyNotPlay(state: DestinyState, player: PlayerId, card: string) {
  const play = playOf(player, card);
  return cannotPlay(state, play) ?? cannotAfford(state, play);
}

function whyNotActivate(state: DestinyState, card: string, exhausted: boolean, type: string) {
  if (exhausted) return reason('exhausted', say`${card} is exhausted.`, ['des.activate.08']);
  if (type === 'support' && diceOfCard(state, card).length === 0)
    return reason('no-die', say`${card} has no die.`, ['des.activate.06']);
  return null;
}

/**
 * The actions of cards in play (des.use-card-action.01) may be used even if they can do nothing (des.faq-stalling-1.01); that counts as a pass
 * (des.passing.04, des.exhausted.02).
 */
function cardActions(state: DestinyState, player: PlayerId): Candidate<Acting>[] {
  return options(state, { window: 'action', player, event: null, frame: {} }).map((each) => allowed(each.action));
}

/** One action of a turn, or a pass (des.actions.01). */
function askForTurn(state: DestinyState, frame: TurnFrame) {
  return question(frame.player, 'take an action or pass', [
    ...actionsOf(state, frame.player),
    allowed({ type: 'pass', player: frame.player }),
  ]);
}

function askForAdditional(state: DestinyState, frame: TurnFrame) {
  if (!mayAct(state, frame.player)) return null;
  return question(frame.player, 'take an additional action or forgo it', [
    ...actionsOf(state, frame.player),
    allowed({ type: 'forgo', player: frame.player }),
  ]);
}

function act(state: DestinyState, action: DestinyAction): void {
  callWithQueue(state, 'perform an action', { action: action as PerformFrame['action'] });
}

/** What players know and what they may do once for the span of an action only. */
function forgetTheAction(state: DestinyState): void {
  state.looks = [];
  state.resolved = [];
}

function pass(
  state: DestinyState,
  player: PlayerId,
  why: 'chosen' | 'claimed' | 'nothing-changed',
  rules: readonly string[],
): void {
  const { passes: was } = state;
  state.passes += 1;
  const change = { was, is: state.passes, most: seatedFrom(state, player).length };
  emit(state, { type: 'passed', rules, player, why, change });
}

/** The player has done something: passes that came before do not count towards the end of the phase any more (des.passing.03). */
function didNotPass(state: DestinyState, player: PlayerId): void {
  const { passes: was, littleDone } = state;
  state.passes = 0;
  if (was === 0 || littleDone === undefined) return;
  const rules = [NO_PASS[littleDone.what], 'des.passing.03'];
  const said = say`${whatWasDone(littleDone)}, so passes in a row are counted anew`;
  const why = reason('has-acted', said, rules, { ...littleDone });
  doNothing(state, player, 'pass', why, { was, is: 0 });
}

/** The statement by which so little is no pass: not even an exhausted card alone (des.passing.05, des.faq-stalling-1.02). */
const NO_PASS: Readonly<Record<LittleDone['what'], RuleId>> = {
  exhausted: 'des.faq-stalling-2.02',
  played: 'des.faq-stalling-2.01',
  rerolled: 'des.faq-stalling-2.03',
  other: 'des.faq-stalling-2.01',
};

function whatWasDone({ what, of }: LittleDone): Sentence {
  if (of === null || what === 'other') return say`something was done`;
  if (what === 'exhausted') return say`${of} was exhausted`;
  return what === 'played' ? say`${of} has left the hand` : say`${of} was rerolled, though to the same side`;
}

/** Why this player has the first turn of the round: who claimed in the last one controls the battlefield (des.claim-the-battlefield.09). */
function whyFirst(state: DestinyState, player: PlayerId): Reason {
  if (state.battlefield.controller === player)
    return reason('first-turn', say`${player} controls the battlefield`, ['des.action-phase.01']);
  return reason('first-turn', say`nobody controls the battlefield, and ${player} sits to the left of who did`, [
    'des.player-elimination.05',
  ]);
}

const turn = procedure('turn', turnFields, [
  run('start of the turn', ['des.action-phase.02', 'des.claim-the-battlefield.03'], (state, frame) => {
    const isFirst = state.turn === null;
    state.turn = frame.player;
    state.changed = false;
    delete state.littleDone;
    delete state.exhausted;
    state.resolved = [];
    // What has ambush this turn (des.ambush.01).
    expireAmbush(state);
    const first = isFirst ? [whyFirst(state, frame.player)] : [];
    const rules = [...rulesOfAll(first), 'des.action-phase.02'];
    const because = withReasons(first);
    emit(state, { type: 'turn-started', rules, player: frame.player, ...because });
    // Who has claimed passes, so the opponent's first pass ends the phase (des.claim-the-battlefield.05).
    if (state.battlefield.claimedBy !== frame.player) return;
    pass(state, frame.player, 'claimed', ['des.claim-the-battlefield.03']);
    finish(frame);
  }),
  ask(
    'take an action or pass',
    ['des.actions.02', 'des.passing.01'],
    askForTurn,
    (state, frame, action: Acting) => {
      if (action.type !== 'pass') return act(state, action);
      pass(state, frame.player, 'chosen', ['des.passing.01']);
      finish(frame);
    },
    { offers: 'action' },
  ),
  run('did it change anything', ['des.passing.03'], (state, frame) => {
    forgetTheAction(state);
    if (state.changed) didNotPass(state, frame.player);
    else pass(state, frame.player, 'nothing-changed', ['des.passing.03']);
  }),
  run(
    'additional actions',
    ['des.additional-actions.01', 'des.additional-actions.05', 'des.ambush.03'],
    (state, frame) => {
      const next = state.additional.shift();
      if (next === undefined || state.phaseEnding) return void (state.additional = []);
      goTo(frame, 'additional actions');
      call(state, 'additional action', { player: next });
    },
  ),
]);

/** What is said of an additional action that is taken or forgone; one outside the player's own turn is taken at once (des.additional-actions.03). */
function rulesOfAdditional(state: DestinyState, player: PlayerId, taken: boolean): string[] {
  const within = memory(state);
  const rules = (within && engine.abilityNamed(within.ability)?.rules) ?? [];
  if (within) return [...rules.slice(0, 1), 'des.then-effects.01', 'des.additional-actions.01'];
  const own = state.turn === player;
  const rule = !own ? 'des.additional-actions.03' : taken ? 'des.additional-actions.04' : 'des.additional-actions.02';
  return [rule, 'des.additional-actions.01'];
}

function noPass({ passes, players }: DestinyState): Reason {
  const said = say`to forgo it is not to pass: passes in a row are ${passes} of ${players.length}`;
  return reason('no-pass', said, ['des.additional-actions.02'], { passes });
}

/** The effect of a card that allows it, and goes on after it. */
function inTheMidst(state: DestinyState): Reason[] {
  const within = memory(state);
  if (!within) return [];
  const said = say`in the midst of ${within.source}, whose effect goes on after it`;
  return [reason('within', said, ['des.then-effects.01'])];
}

/** How many the player may still take, this one out. */
function left(state: DestinyState, player: PlayerId): { change: Change } {
  const is = state.additional.filter((each) => each === player).length;
  return { change: { was: is + 1, is } };
}

const additionalAction = procedure('additional action', turnFields, [
  ask(
    'take it or forgo it',
    ['des.additional-actions.01', 'des.additional-actions.02'],
    askForAdditional,
    (state, frame, action: Acting) => {
      const taken = action.type !== 'forgo';
      const rules = rulesOfAdditional(state, frame.player, taken);
      const because = [...inTheMidst(state), ...(taken ? [] : [noPass(state)])];
      const evidence = { ...left(state, frame.player), ...withReasons(because) };
      emit(state, { type: 'additional-action', rules, player: frame.player, taken, ...evidence });
      if (taken) act(state, action);
    },
    { offers: 'action' },
  ),
  run('forget what was seen and resolved', ['des.looking.01', 'des.resolve-dice.09'], forgetTheAction),
]);

const actionPhase = procedure('action phase', [
  run('the first turn', ['des.action-phase.01', 'des.battlefield.04', 'des.free-for-all-actions.01'], (state) => {
    state.passes = 0;
    state.phaseEnding = false;
    state.additional = [];
  }),
  run('next turn', ['des.action-phase.01', 'des.action-phase.03', 'des.free-for-all-actions.02'], (state, frame) => {
    const players = seatedFrom(state, state.turn ?? arbiter(state));
    // After that comes the upkeep phase (des.passing.02).
    if (state.phaseEnding || state.passes >= players.length) {
      state.turn = null;
      return;
    }
    const last = state.turn;
    const next = last === null ? players[0] : (opponentsOf(state, last)[0] ?? last);
    goTo(frame, 'next turn');
    call(state, 'turn', { player: next ?? '' });
  }),
]);

export const actionPhaseProcedures = [actionPhase, turn, additionalAction];
