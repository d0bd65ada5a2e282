/**
 * X-Wing's engine: the functions its procedures and abilities are written with, and its ability queue, which orders what triggers at the same moment
 * (xw.ability-queue.01, xw.timing.08).
 */
import { createEngine, reason, say, type PlayerId, type Reason, type Sentence } from '../core';
import type { XwingEvent } from './model/events';
import type { XwingState } from './model/state';
import type { Xwing } from './model/types';

export const engine = createEngine<Xwing>({
  // In front of all that waits (xw.ability-queue-example-1.05, xw.ability-queue-example-1.07).
  newAbilities: 'front',
  playerOrder,
  aboutToHappen: (event) => aboutToHappen(event as XwingEvent),
  opportunity: (state, event) => opportunity(state, event as XwingEvent),
  rules: {
    // Of abilities of one moment players settle the order (xw.abilities.04, xw.ability-queue-example-1.02).
    order: ['xw.ability-queue.04'],
    // The first player's are added first (xw.ability-queue-example-2.03).
    orderPlayers: ['xw.ability-queue.03'],
    queue: ['xw.ability-queue.02'],
    inFront: ['xw.ability-queue.05'],
    may: ['xw.card-interpretation.04'],
    must: ['xw.abilities.02', 'xw.card-interpretation.09'],
    // What cannot be resolved any more when its turn comes is passed over (xw.ability-queue-example-1.08).
    skip: ['xw.ability-queue-example-1.03'],
    // One alone replaces an event: of several a player picks one (xw.replacement-effect.06).
    replace: ['xw.replacement-effect.02', 'xw.replacement-effect.05'],
    limit: ['xw.once-per-opportunity.01'],
  },
});

export const {
  procedure,
  run,
  ask,
  ability,
  call,
  goTo,
  finish,
  emit,
  tell,
  trigger,
  awaited,
  announce,
  cause,
  modified,
  forbidden,
  permitted,
  permitting,
  options,
  useInWindow,
  bringIntoPlay,
  takeOutOfPlay,
  innermost,
  framesOf,
  frameAt,
  stepsOf,
  give,
  callBelow,
  callAfterQueued,
  wasUsed,
  isResolving,
  abilityNamed,
  abilitiesOf,
  adjudicated,
} = engine;

/** Of what abilities replace, a token is what people ask about. */
function aboutToHappen(event: XwingEvent): Sentence | null {
  if (event.type !== 'token-gained') return null;
  return say`${event.ship} is about to gain 1 ${[event.token]} token`;
}

/** Each phase of each round is one of its own, whatever was used in the rounds before. */
function opportunity({ round }: XwingState, event: XwingEvent): Reason | null {
  if (event.type !== 'phase-started' || round === 1) return null;
  const said = say`the ${[event.phase]} phase of round ${round} is another opportunity than those before`;
  return reason('opportunity', said, ['xw.once-per-opportunity.02'], { round });
}

/** First player first; before the order is determined, in the order in which the squads were given. */
export function playerOrder(state: XwingState): readonly PlayerId[] {
  return state.order.length > 0 ? state.order : state.players.map((player) => player.id);
}

/** Does the text of this ability say 'may'? */
export function isOptional(ability: string): boolean {
  return engine.abilityNamed(ability)?.may === true;
}
