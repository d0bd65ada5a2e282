/** Conditions of the effect vocabulary as reasons: what is asked for, and how it is on the table. */
import { listed, reason, say, type Reason, type Sentence } from '../../core';
import type { Condition } from '../facts';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { factionsMeant, holds, type Looking } from './conditions';
import { cardsOfKind, cardsWho, costOf, slotsReason } from './cards';
import { many } from './numbers';
import { mostFamous, playerOf, playersWho, shipCost, standingWith } from './players';
import { copiesOf } from './values';

/** Says of the condition how things stand, whether it holds or not. */
export function conditionReason(state: OuterRimState, looking: Looking, condition: Condition): Reason {
  const said = conditionWords(state, looking, condition);
  return reason(`condition-${condition.is}`, said, ['or.space-encounter.06'], {
    holds: holds(state, looking, condition),
  });
}

function conditionWords(state: OuterRimState, looking: Looking, condition: Condition): Sentence {
  const so = holds(state, looking, condition) ? 'there is' : 'there is no';
  return inWords(state, looking, condition) ?? say`${so} ${{ is: condition.is }} of the kind asked for`;
}

function inWords(state: OuterRimState, looking: Looking, condition: Condition): Sentence | null {
  const { you } = looking;
  const player = playerOf(state, you);
  const least = (is: number, needed: number, what: string): Sentence => say`${you} has ${is} ${what}, ${needed} needed`;
  switch (condition.is) {
    case 'reputation': {
      const found = factionsMeant(state, looking, condition.with).map(
        (faction) => say`${faction} (${standingWith(player, faction)})`,
      );
      const all = found.flatMap((each, i) => (i === 0 ? each : say`, ${each}`));
      return found.length === 0
        ? say`no faction is meant`
        : say`reputation of ${you}: ${all}; ${listed(condition.standing, 'or')} is asked for`;
    }
    case 'credits':
      return least(player.credits, condition.least, 'credits');
    case 'fame':
      return least(player.fame, condition.least, 'fame');
    case 'ship-cost':
      return say`the ship of ${you} costs ${shipCost(state, player)}, ${condition.least} needed`;
    case 'has-skill':
      return say`${you} has the skill ${condition.skill} ${copiesOf(state, you, condition.skill)} times`;
    case 'damaged':
      return say`the ${condition.what} of ${you} has ${player.damage[condition.what]} damage, ${condition.least ?? 1} needed`;
    case 'marked-planets':
      return least(player.marked.length, condition.least, 'marked planets');
    case 'has':
      return say`${you} has ${owned(state, looking, condition)} of the ${many(condition.count ?? 1, 'card')} asked for`;
    case 'collection':
      return say`${you} has ${collected(state, player, condition)}`;
    case 'at':
      return say`${you} is on ${player.space ?? 'none'}`;
    case 'player':
      return say`${many(playersWho(state, you, condition.who).length, 'other player')} of the kind asked for`;
    case 'empty-slot':
      return slotsReason(state, player, condition.kind, []).parts ?? null;
    case 'most-famous':
      return say`the most famous: ${listed(mostFamous(state))}`;
    case 'patrol':
    case 'contact':
      return null;
    case 'all':
    case 'any':
      return joined(state, looking, condition.of, condition.is === 'all' ? ' and ' : ' or ');
    case 'not':
      return say`not asked for: ${conditionWords(state, looking, condition.of)}`;
  }
}

type Of<T extends Condition['is']> = Extract<Condition, { is: T }>;

function owned(state: OuterRimState, { you, without }: Looking, { card }: Of<'has'>): number {
  return cardsWho(state, playerOf(state, you), card).filter(({ id }) => id !== without).length;
}

/** The cards of each kind that is collected, and what they cost together. */
function collected(state: OuterRimState, player: OuterRimPlayer, { of, cost }: Of<'collection'>): Sentence {
  const cards = of.flatMap(({ kind }) => cardsOfKind(state, player, kind));
  const parts = of.map(
    ({ kind, count }) => say`${cardsOfKind(state, player, kind).length} of ${count} ${{ is: kind }}`,
  );
  const worth = cards.reduce((sum, card) => sum + costOf(state, card), 0);
  const all = parts.flatMap((each, i) => (i === 0 ? each : say`, ${each}`));
  return cost > 0 ? say`${all}, which cost ${worth} of the ${cost} asked for` : all;
}

function joined(state: OuterRimState, looking: Looking, of: readonly Condition[], and: string): Sentence {
  return of.flatMap((each, i) => [...(i === 0 ? [] : [and]), ...conditionWords(state, looking, each)]);
}
