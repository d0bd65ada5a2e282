/** The engine of the dice duel. Its policy can be changed, so that tests run it under both kinds of queue. */
import { createEngine, type Engine, type QueuePolicy } from '../../../src/core';
import { opponentOf, type DuelState } from './state';
import type { Duel } from './types';

export type DuelEngine = Engine<Duel>;

export const RULES = [
  'duel.round.01',
  'duel.stance.01',
  'duel.turn.01',
  'duel.card.01',
  'duel.field.01',
  'duel.strike.01',
  'duel.focus.01',
  'duel.reroll.01',
  'duel.damage.01',
  'duel.end.01',
  'duel.queue.01',
  'duel.queue.02',
  'duel.queue.03',
  'duel.queue.04',
  'duel.queue.05',
] as const;

const QUEUE_RULES = {
  order: ['duel.queue.01'],
  orderPlayers: ['duel.queue.01'],
  queue: ['duel.queue.02'],
  may: ['duel.queue.03'],
  skip: ['duel.queue.04'],
  replace: ['duel.queue.05'],
  limit: ['duel.card.01'],
};

export function duelEngine(policy: Partial<QueuePolicy<DuelState>> = {}): DuelEngine {
  return createEngine<Duel>({
    newAbilities: 'front',
    playerOrder: (state) => [state.first, opponentOf(state.first)],
    rules: QUEUE_RULES,
    ...policy,
  });
}
