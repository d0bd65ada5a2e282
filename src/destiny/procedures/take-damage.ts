/** Taking damage: shields and other effects block what they can, the rest becomes damage tokens (des.shields, des.taking-damage). */
import { allowed, question, type Candidate, type Frame, type PlayerId, type UseAbility } from '../../core';
import type { ChoiceAction } from '../actions';
import { checkDefeat } from '../effects/damage';
import { tally } from '../effects/memory';
import { ask, cause, emit, finish, options, procedure, run, useInWindow } from '../engine';
import type { EventOf } from '../events';
import { cardOf, findCard, isInPlay } from '../in-play';
import type { CardId, DestinyState } from '../state';

export interface TakeDamageFrame extends Frame {
  event: EventOf<'damage-dealt'>;
  /** Damage that nothing has blocked yet. */
  left: number;
  /** The controller wants no (more) effects to block. */
  closed?: boolean;
  usedHere?: string[];
}

const RULES = ['des.shields.02', 'des.shields.03', 'des.shields.04'];

/** Effects that block damage, with shields in an order that the controller chooses. Without such effects there is nothing to ask. */
function askForBlocks(state: DestinyState, frame: TakeDamageFrame) {
  if (frame.closed || frame.left === 0 || frame.event.unblockable || !isInPlay(state, frame.event.character))
    return null;
  const { controller, shields } = cardOf(state, frame.event.character);
  const blocks: Candidate<UseAbility | ChoiceAction>[] = options(state, {
    window: 'block damage',
    player: controller,
    event: frame.event,
    frame,
  });
  if (!blocks.some((each) => each.not === null)) return null;
  const rest: ChoiceAction =
    shields > 0
      ? { type: 'choose-option', player: controller, option: 'shields' }
      : { type: 'done', player: controller };
  return question(controller, 'how to block damage', [...blocks, allowed(rest)]);
}

function blockWithShields(state: DestinyState, frame: TakeDamageFrame): void {
  if (frame.left === 0 || frame.event.unblockable || !isInPlay(state, frame.event.character)) return;
  const character = cardOf(state, frame.event.character);
  const blocked = Math.min(frame.left, character.shields);
  if (blocked === 0) return;
  character.shields -= blocked;
  state.changed = true;
  tally(state, 'blocked', blocked);
  blockDamage(state, blocked, 'shields', frame);
}

/** An effect blocks some of the damage that is being taken; gives how much. */
export function blockDamage(
  state: DestinyState,
  amount: number,
  by: 'shields' | CardId,
  frame = damageBeingTaken(state),
): number {
  if (!frame) return 0;
  const blocked = Math.min(amount, frame.left);
  frame.left -= blocked;
  if (blocked > 0)
    emit(state, {
      type: 'damage-blocked',
      rules: ['des.shields.01'],
      character: frame.event.character,
      amount: blocked,
      by,
    });
  return blocked;
}

/** The damage that is being taken, innermost first. */
export function damageBeingTaken(state: DestinyState): TakeDamageFrame | null {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame?.procedure === 'take damage') return frame as TakeDamageFrame;
  }
  return null;
}

export const takeDamage = procedure<TakeDamageFrame>('take damage', [
  ask('block damage', RULES, askForBlocks, (state, frame, action): 'again' => {
    if (action.type === 'use-ability') {
      const { controller } = cardOf(state, frame.event.character);
      useInWindow(state, { window: 'block damage', player: controller, event: frame.event, frame }, action);
    } else if (action.type === 'done') frame.closed = true;
    else blockWithShields(state, frame);
    return 'again';
  }),
  run('shields block damage', ['des.shields.01', 'des.shields.03'], blockWithShields),
  run('take the rest', ['des.taking-damage.01', 'des.damage.01'], (state, { event, left }) => {
    if (left === 0) return;
    cause(state, {
      type: 'damage-taken',
      rules: ['des.taking-damage.01'],
      character: event.character,
      amount: left,
      damage: event.damage,
      by: event.by,
    });
  }),
  run('check defeat', ['des.damage.02'], (state, { event }) => {
    if (isInPlay(state, event.character)) checkDefeat(state, event.character, event.by);
  }),
]);

interface DefeatFrame extends Frame {
  character: CardId;
  by: PlayerId | null;
}

/** Defeat; a player who has no character left is out before anything else happens (see `characterDefeated`). */
const defeat = procedure<DefeatFrame>('defeat', [
  run('defeat the character', ['des.defeated-characters.01'], (state, frame) => {
    const of = findCard(state, frame.character);
    if (of?.zone !== 'play') return finish(frame);
    const rules = ['des.defeated-characters.01', 'des.defeated-characters.02', 'des.defeated-characters.03'];
    cause(state, { type: 'defeated', rules, character: of.id, code: of.code, player: of.controller, by: frame.by });
  }),
]);

export const damageProcedures = [takeDamage, defeat];
