/** Leaving play where copies lie on one character: whose die goes is said by the player who makes the card leave (des.dice-leaving-play.04). */
import type { Frame, PlayerId } from '../../core';
import { leaveNow, nameDie, twinDice } from '../effects/cards';
import { ask, procedure, run } from '../engine';
import type { LeavingReason, Zone } from '../events';
import { findCard } from '../in-play';
import type { CardId, DestinyState } from '../state';
import { chooseAmong } from './choose';

interface LeaveFrame extends Frame {
  card: CardId;
  to: Zone;
  by: PlayerId | null;
  why: LeavingReason;
}

function askForDie(state: DestinyState, frame: LeaveFrame) {
  const of = findCard(state, frame.card);
  if (!of) return null;
  return chooseAmong({
    by: frame.by ?? of.controller,
    asks: `the die of ${of.id}`,
    kind: 'die',
    from: twinDice(state, of),
  });
}

const leavePlay = procedure<LeaveFrame>('leave play', [
  ask(
    'say which die is its own',
    ['des.dice-leaving-play.03', 'des.dice-leaving-play.04'],
    askForDie,
    (state, frame, action) => {
      if (action.type === 'choose-die') nameDie(state, frame.card, action.die);
    },
  ),
  run('leave', ['des.dice-leaving-play.01'], (state, frame) => {
    const of = findCard(state, frame.card);
    if (of) leaveNow(state, of, frame.to, frame.by, frame.why);
  }),
]);

export const leaveProcedures = [leavePlay];
