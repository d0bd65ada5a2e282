/** The upkeep phase: ready, return dice, gain resources, discard and draw (des.upkeep-phase). */
import { reason, say, type Frame, type PlayerId } from '../../core';
import { list, optional, type FieldsOf } from '../../core/codec';
import { allPools } from '../queries/dice';
import { ready } from '../effects/cards';
import { discardFromHand, drawCards } from '../effects/hands';
import { doNothing } from '../effects/nothing';
import { gainResources } from '../effects/resources';
import { ask, cause, modified, playerOrder, procedure, run } from '../engine';
import { handSize, playerOf } from '../queries/players';
import type { DestinyState } from '../model/state';
import { chooseAmong } from './choose';
import type { DestinyNames } from '../queries/names';

/** Resources that each player gains (des.upkeep-phase.04). */
const UPKEEP_RESOURCES = 2;

export interface UpkeepFrame extends Frame {
  /** Players who have discarded what they want. */
  discarded?: PlayerId[];
}

export const upkeepFields = ({ player }: DestinyNames): FieldsOf<UpkeepFrame> => ({
  discarded: optional(list(player)),
});

function askForDiscard(state: DestinyState, frame: UpkeepFrame) {
  const by = playerOrder(state).find(
    (each) => !frame.discarded?.includes(each) && playerOf(state, each).hand.length > 0,
  );
  return by === undefined
    ? null
    : chooseAmong({ by, asks: 'cards to discard', kind: 'card', from: playerOf(state, by).hand, done: true });
}

/** Up to the hand size; who has as many, or more, draws none (des.upkeep-phase.06), and keeps them all (des.hand.04). */
function drawUp(state: DestinyState, player: PlayerId): void {
  const size = handSize(state, player);
  const { length } = playerOf(state, player).hand;
  if (length < size) drawCards(state, player, size - length, { size, rules: ['des.upkeep-phase.05'] });
  if (length <= size) return;
  const rules = ['des.faq-more-than-five-cards.02', 'des.upkeep-phase.06'];
  const facts = { hand: length, size };
  doNothing(
    state,
    player,
    'draw',
    reason('enough-cards', say`the hand has ${length} cards, the hand size is ${size}`, rules, facts),
  );
}

export const upkeepPhase = procedure('upkeep phase', upkeepFields, [
  run('ready cards', ['des.upkeep-phase.02'], (state) => {
    for (const each of state.cards)
      if (each.exhausted && each.zone === 'play') ready(state, each.id, null, ['des.upkeep-phase.02']);
  }),
  run('return dice', ['des.upkeep-phase.03'], (state) => {
    for (const die of allPools(state))
      cause(state, { type: 'die-returned', rules: ['des.upkeep-phase.03'], player: die.controller, die: die.id });
  }),
  run('gain resources', ['des.upkeep-phase.04', 'des.resources.04'], (state) => {
    for (const player of playerOrder(state))
      gainResources(state, player, modified(state, 'upkeep resources', UPKEEP_RESOURCES, { player }), null, [
        'des.upkeep-phase.04',
      ]);
  }),
  ask('discard', ['des.upkeep-phase.05'], askForDiscard, (state, frame, action): 'again' => {
    if (action.type === 'choose-card')
      discardFromHand(state, action.player, action.card, action.player, ['des.upkeep-phase.05']);
    else frame.discarded = [...(frame.discarded ?? []), action.player];
    return 'again';
  }),
  run('draw', ['des.upkeep-phase.05', 'des.upkeep-phase.06', 'des.upkeep-phase.07'], (state) => {
    for (const player of playerOrder(state)) drawUp(state, player);
  }),
]);
