/** Leaving play and moving where copies lie on one character: whose die goes is said by the player who makes the card go (des.dice-leaving-play.04). */
import { say, type Frame, type PlayerId } from '../../core';
import { nullable, type FieldsOf } from '../../core/codec';
import { leaveNow, nameDie, twinDice } from '../effects/cards';
import { moveNow } from '../effects/upgrades';
import { ask, procedure, run } from '../engine';
import type { LeavingReason, Zone } from '../model/events';
import { findCard } from '../queries/cards';
import type { CardId, DestinyState } from '../model/state';
import { chooseAmong } from './choose';
import { why, zone } from '../model/codecs';
import type { DestinyNames } from '../queries/names';

/** A card that goes away from its copy. */
interface GoingFrame extends Frame {
  card: CardId;
  by: PlayerId | null;
}

export interface LeaveFrame extends GoingFrame {
  to: Zone;
  why: LeavingReason;
}

export const leaveFields = ({ player, card }: DestinyNames): FieldsOf<LeaveFrame> => ({
  card,
  to: zone,
  by: nullable(player),
  why,
});

export interface MoveFrame extends GoingFrame {
  to: CardId;
  by: PlayerId;
}

export const moveFields = ({ player, card }: DestinyNames): FieldsOf<MoveFrame> => ({ card, to: card, by: player });

function askForDie(state: DestinyState, frame: GoingFrame) {
  const of = findCard(state, frame.card);
  if (!of) return null;
  return chooseAmong({
    by: frame.by ?? of.controller,
    asks: say`the die of ${of.id}`,
    kind: 'die',
    from: twinDice(state, of),
  });
}

const sayWhichDie = ask(
  'say which die is its own',
  ['des.dice-leaving-play.03', 'des.dice-leaving-play.04'],
  askForDie,
  (state, frame: GoingFrame, action) => {
    if (action.type === 'choose-die') nameDie(state, frame.card, action.die);
  },
);

const leavePlay = procedure('leave play', leaveFields, [
  sayWhichDie,
  run('leave', ['des.dice-leaving-play.01'], (state, frame) => {
    const of = findCard(state, frame.card);
    if (of) leaveNow(state, of, frame.to, frame.by, frame.why);
  }),
]);

const moveUpgrade = procedure('move upgrade', moveFields, [
  sayWhichDie,
  run('move', ['des.moving.04', 'des.moving.08'], (state, frame) => {
    const of = findCard(state, frame.card);
    if (of) moveNow(state, of, frame.to, frame.by);
  }),
]);

export const leaveProcedures = [leavePlay, moveUpgrade];
