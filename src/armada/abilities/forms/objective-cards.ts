/** What objective cards have in common. Each is in play once for each player: 'you' is that player (`self.controller`). */
import type { AbilityInPlay } from '../../../core';
import { call } from '../../engine';
import type { SetupStep, TokenLimits } from '../../model/setup';
import type { ArmadaState } from '../../model/state';
import { otherPlayer, secondPlayer } from '../../queries/players';
import { shipOf } from '../../queries/ships';

/** Is 'you' the second player, whose card it is? What a card does once, it does for that player. */
export function isSecond(state: ArmadaState, { controller }: AbilityInPlay): boolean {
  return controller === secondPlayer(state);
}

export function isEndOf(step: SetupStep) {
  return (state: ArmadaState, self: AbilityInPlay & { event: { step: SetupStep } }): boolean =>
    self.event.step === step && isSecond(state, self);
}

/** Is it your ship? */
export function isYours(state: ArmadaState, { controller }: AbilityInPlay, ship: string): boolean {
  return shipOf(state, ship).owner === controller;
}

/** The second player places objective tokens, or the players in turn, the second one first. */
export function placeTokens(state: ArmadaState, tokens: number, limits: TokenLimits, inTurns = false): void {
  call(state, 'place objective tokens', { turn: secondPlayer(state), inTurns, tokens, limits });
}

/** Each player chooses one of the player's own ships, the first player first. */
export function chooseOwnShips(state: ArmadaState): void {
  const second = secondPlayer(state);
  for (const player of [otherPlayer(state, second), second])
    call(state, 'choose objective ship', { player, of: player });
}
