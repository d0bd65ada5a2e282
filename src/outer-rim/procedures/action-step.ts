/** The action step (or.action-step, or.playing-the-game.04): trade, market and deliver once each, Action abilities once each, in any order, or nothing. */
import {
  allowed,
  candidate,
  question,
  reason,
  type AbilityWindow,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
  say,
} from '../../core';
import { list, text, type FieldsOf } from '../../core/codec';
import { innermost, ask, emit, options, procedure, run, useInWindow } from '../engine';
import type { OuterRim } from '../model/types';
import { isPlanet } from '../queries/map';
import { playerOf, playersHere } from '../queries/players';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { doNothing } from '../effects/nothing';
import { deliver, destinations } from './deliver';
import { cannotGoOn } from './game';
import { market } from './market';
import { trade } from './trade';
import type { OuterRimNames } from '../queries/names';

export interface ActionFrame extends Frame {
  player: PlayerId;
  performed: string[];
  usedHere: string[];
}

export const actionStepFields = ({ player }: OuterRimNames): FieldsOf<ActionFrame> => ({
  player,
  performed: list(text),
  usedHere: list(text),
});

const windowOf = (frame: ActionFrame): AbilityWindow<OuterRim, 'action'> => ({
  window: 'action',
  player: frame.player,
  event: null,
  frame,
});

export const actionStep = procedure('action step', actionStepFields, [
  ask(
    'perform an action or end',
    ['or.action-step.01', 'or.action-step.02', 'or.action-step.07'],
    askForAction,
    (state, frame, action) => {
      const { player } = frame;
      if (action.type === 'end-actions') return;
      const performed = action.type === 'use-ability' ? 'ability' : action.type;
      emit(state, { type: 'action-performed', rules: [RULES[performed]], player, action: performed });
      if (action.type === 'use-ability') useInWindow(state, windowOf(frame), action);
      else frame.performed.push(action.type);
      if (action.type === 'trade') trade(state, player, action.with);
      if (action.type === 'market') market(state, player);
      if (action.type === 'deliver') deliver(state, player);
      return 'again';
    },
    { offers: 'action' },
  ),
  run('no further action', ['or.defeated.05'], (state, { player }) => {
    const why = cannotGoOn(state, player, innermost(state, 'turn')?.over ?? false);
    if (why) doNothing(state, player, 'act', why);
  }),
]);

const RULES = {
  trade: 'or.action-step.03',
  market: 'or.action-step.04',
  deliver: 'or.action-step.05',
  ability: 'or.action-step.06',
} as const;

function askForAction(state: OuterRimState, frame: ActionFrame) {
  const player = playerOf(state, frame.player);
  // A player who became defeated, or whose turn is over, starts no further action (or.defeated.05).
  if (cannotGoOn(state, player.id, innermost(state, 'turn')?.over ?? false)) return null;
  const done = (type: string): Reason | null =>
    frame.performed.includes(type)
      ? reason('already-performed', say`The ${type} action was already performed in this step.`, once(type))
      : null;
  return question(player.id, 'action step', [
    ...trades(state, player, done('trade')),
    candidate({ type: 'market', player: player.id }, done('market') ?? notAtMarket(state, player.space)),
    candidate({ type: 'deliver', player: player.id }, done('deliver') ?? nothingToDeliver(state, player.id)),
    ...options(state, windowOf(frame)),
    allowed({ type: 'end-actions', player: player.id }),
  ]);
}

/** With one other player in the same space (or.trade-action.01, or.action-step.03), not with the AI player (or.ai-cards-and-credits.02). */
function trades(state: OuterRimState, player: OuterRimPlayer, done: Reason | null) {
  const partners = playersHere(state, player).filter((other) => other.kind === 'person');
  const elsewhere = state.players.filter((other) => other.id !== player.id && !partners.includes(other));
  const tradeWith = (other: OuterRimPlayer, not: Reason | null) =>
    candidate({ type: 'trade' as const, player: player.id, with: other.id }, not);
  return [
    ...partners.map((other) => tradeWith(other, done)),
    ...elsewhere.map((other) => tradeWith(other, notHere(player, other))),
  ];
}

/** Each type of action once in the step, and one partner for a trade. */
const once = (type: string): RuleId[] => [...(type === 'trade' ? ['or.trade-action.02'] : []), 'or.action-step.01'];

function notHere(player: OuterRimPlayer, other: OuterRimPlayer): Reason {
  if (other.kind === 'ai') return reason('not-here', say`${other.id} does not trade.`, ['or.ai-cards-and-credits.02']);
  const said = say`${other.id} is in the space ${other.space ?? 'none'}, ${player.id} in ${player.space ?? 'none'}.`;
  return reason('not-here', said, ['or.trade-action.01', 'or.action-step.03'], {
    space: player.space,
    theirs: other.space,
  });
}

function notAtMarket(state: OuterRimState, space: string | null): Reason | null {
  if (space === null || isPlanet(state, space)) return null;
  const said = say`A market action needs a planet, ${space} is none.`;
  return reason('not-on-a-planet', said, ['or.market-action.02'], { space });
}

function nothingToDeliver(state: OuterRimState, player: PlayerId): Reason | null {
  const { space } = playerOf(state, player);
  const elsewhere = destinations(state, player);
  if (elsewhere.some(({ to }) => to === space)) return null;
  const named = elsewhere.map(({ card, to }) => say`; ${card} belongs on ${to}`);
  const said = say`No cargo and no captured contact of yours belongs on ${space ?? 'none'}${named.flat()}.`;
  return reason('nothing-to-deliver', said, ['or.deliver-action.03'], { space, elsewhere });
}
