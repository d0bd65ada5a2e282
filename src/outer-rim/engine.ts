/**
 * Outer Rim's engine: the functions its procedures and abilities are written with, with what holds at every decision of this game:
 * credits may change hands (or.trading-credits-and-promises), chance decides for the AI player, and nothing happens after the game is won.
 */
import {
  candidate,
  createEngine,
  randomQuestion,
  type AskStep,
  type Candidate,
  type Frame,
  type Json,
  type PlayerId,
  type Question,
  reason,
  say,
  type RandomChoice,
  type Reason,
  type RuleId,
} from '../core';
import { DECLINING, type Act, type OuterRimAction } from './model/actions';
import { packOf } from './model/pack';
import type { OuterRimPlayer, OuterRimState } from './model/state';
import type { OuterRim } from './model/types';
import type { OuterRimResults } from './model/values';

/**
 * The rulebook says nothing of the order of abilities, and so no rule is cited for it; as usual the active player's come first, then the
 * others' clockwise.
 */
export const engine = createEngine<OuterRim>({
  newAbilities: 'front',
  playerOrder,
  rules: { limit: ['or.action-step.07'] },
});

export const { procedure, run, ability, goTo, finish, modified, permitted, options, useInWindow } = engine;
export const { call, emit, tell, trigger, announce, bringIntoPlay, takeOutOfPlay, endGame } = engine;
export const { innermost, framesOf, frameAt } = engine;

/** Hands results to whatever called the running procedure, those for which its frame has a place. */
export function give(state: OuterRimState, result: Partial<OuterRimResults>): void {
  const caller = engine.caller(state) ?? {};
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(result)) if (Object.hasOwn(caller, field)) given[field] = value;
  engine.give(state, given);
}

/** The active player first, then clockwise (or.playing-the-game.01); in setup from the first player on (or.setup-choose-characters.02). */
export function playerOrder(state: OuterRimState): readonly PlayerId[] {
  const ids = state.players.map((player) => player.id);
  const first = Math.max(0, ids.indexOf(state.active ?? state.firstPlayer ?? ''));
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Has somebody won? Then nothing else is resolved (or.winning-the-game.02). */
export function isOver(state: OuterRimState): boolean {
  return state.winner !== null;
}

/** Somebody decides. The same as core's `ask`, for a question as this game asks it. */
export const ask = <F = Frame, Q extends OuterRimAction = OuterRimAction>(
  name: string,
  rules: readonly RuleId[],
  asks: (state: OuterRimState, frame: F) => Question<Q> | null,
  answer: (state: OuterRimState, frame: F, action: Q) => 'again' | void,
  more?: Pick<AskStep<OuterRim, F>, 'offers'>,
): AskStep<OuterRim, F> =>
  engine.ask<F, OuterRimAction>(
    name,
    rules,
    (state, frame) => openQuestion(state, asks(state, frame)),
    (state, frame, action) => {
      if (action.type === 'give-credits') return giveCredits(state, action);
      // Anything else is an answer to the step's own question.
      return answer(state, frame, (aiChoiceIn(action) ?? action) as Q);
    },
    more,
  );

function openQuestion(state: OuterRimState, asked: Question<OuterRimAction> | null): Question<OuterRimAction> | null {
  if (asked === null || asked.by[0] === 'chance') return asked;
  for (const { id, kind } of state.players) if (kind === 'ai') return asked.by.includes(id) ? forTheAi(asked) : asked;
  const gifts = giftsNow(state);
  if (gifts.length === 0) return asked;
  const by = new Set(asked.by);
  for (const { action, not } of gifts) if (not === null) by.add(action.player);
  return { ...asked, by: [...by], candidates: [...asked.candidates, ...gifts] };
}

const AI_CHOICE = 'the AI player decides';

/** The action that the AI player takes where its rules leave the choice to chance; null: no such choice. */
export function aiChoiceIn(action: OuterRimAction): OuterRimAction | null {
  const isChoice = action.type === 'choose-at-random' && action.of === AI_CHOICE;
  // It was one of the question's own candidates.
  return isChoice ? (action.chosen as unknown as OuterRimAction) : null;
}

/** The AI player declines what is optional; forced choices are made at random. */
function forTheAi(asked: Question<OuterRimAction>): Question<RandomChoice> {
  const legal = asked.candidates.filter((each) => each.not === null);
  const declining = legal.filter((each) => DECLINING.includes(each.action.type)).slice(0, 1);
  const choices = declining.length > 0 ? declining : legal;
  return randomQuestion(
    AI_CHOICE,
    choices.map(({ action }) => action as unknown as Json),
    asked.asks,
  );
}

/** One of the two has to be the active player. */
function betweenOthers(active: PlayerId, giver: PlayerId, to: PlayerId): Reason | null {
  if (giver === active || to === active) return null;
  const said = say`It is the turn of ${active}, of neither ${giver} nor ${to}.`;
  return reason('neither-is-active', said, ['or.trading-credits-and-promises.05'], { active });
}

/** One token at a time between any two players, wherever they are, if one of them is the active player (or.trading-credits-and-promises.02 to .04). */
function giftsNow(state: OuterRimState): Candidate<Act<'give-credits'>>[] {
  const { active } = state;
  if (!state.options.negotiation || active === null) return [];
  const tokens = packOf(state).supply.creditTokens;
  return state.players.flatMap((giver) => {
    const worths = tokens.map((token) => token.worth).filter((worth) => worth <= giver.credits);
    if (worths.length === 0) return [];
    return state.players.flatMap((to) => {
      if (giver.id === to.id) return [];
      const isFree = state.options.readings?.credits === 'between any players';
      const not = isFree ? null : betweenOthers(active, giver.id, to.id);
      return worths.map((credits) => ({
        ...candidate({ type: 'give-credits', player: giver.id, to: to.id, credits }, not),
        rules: ['or.trading-credits-and-promises.02'],
      }));
    });
  });
}

/** Credits change hands (or.trading-credits-and-promises.02 to .04); what is promised for them is no part of the game (or.trading-credits-and-promises.06). */
function giveCredits(state: OuterRimState, { player, to, credits }: Act<'give-credits'>): 'again' {
  const giver = state.players.find((each) => each.id === player);
  const taker = state.players.find((each) => each.id === to);
  if (!giver || !taker) return 'again';
  const was = giver.credits;
  giver.credits -= credits;
  taker.credits += credits;
  giveBack(giver, to);
  taker.givenBy = [...(taker.givenBy ?? []).filter((each) => each !== player), player];
  const because = giftReasons(state, giver, taker);
  const rules = because[0]?.rules ?? [];
  emit(state, {
    type: 'credits-given',
    rules,
    player,
    to,
    amount: credits,
    change: { was, is: giver.credits },
    because,
  });
  const unbound = say`whatever was promised to ${player} for the ${credits} credits does not bind`;
  const owes = reason('not-binding', unbound, ['or.trading-credits-and-promises.07']);
  tell(state, { type: 'no-effect', rules: owes.rules, player: to, what: 'owe', because: [owes] });
  return 'again';
}

/** Whoever gives something back is not reminded of it, whatever was promised. */
function giveBack(player: OuterRimPlayer, to: PlayerId): void {
  const left = (player.givenBy ?? []).filter((each) => each !== to);
  if (left.length > 0) player.givenBy = left;
  else delete player.givenBy;
}

/**
 * Why the two may (or.trading-credits-and-promises.02 to .04): in the middle of a purchase (or.trading-credits-and-promises.04), wherever they are
 * (or.trading-credits-and-promises.03), with one of them whose turn it is; and nobody is bound by it.
 */
function giftReasons(state: OuterRimState, giver: OuterRimPlayer, taker: OuterRimPlayer): Reason[] {
  const rule = (number: string): readonly RuleId[] => [`or.trading-credits-and-promises.${number}`];
  const isBuying = innermost(state, 'buy a card') !== null;
  const apart = say`${giver.id} is on ${giver.space ?? 'none'}, ${taker.id} on ${taker.space ?? 'none'}`;
  return [
    ...(isBuying ? [reason('while-buying', 'also in the middle of a purchase', rule('04'))] : []),
    reason('active-player', say`it is the turn of ${state.active ?? 'none'}`, rule('02')),
    ...(giver.space === taker.space ? [] : [reason('anywhere', apart, rule('03'))]),
  ];
}
