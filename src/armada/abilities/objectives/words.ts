/** What objective cards have in common. Each is in play once for each player: 'you' is that player (`self.controller`). */
import type { AbilityInPlay } from '../../../core';
import { call } from '../../engine';
import type { SetupStep, TokenLimits } from '../../model/setup';
import type { ArmadaState } from '../../model/state';
import { attackingPlayer, currentAttack, type AttackFrame } from '../../queries/attack';
import { otherPlayer, playerOf, secondPlayer } from '../../queries/players';
import { cardOf, shipOf } from '../../queries/ships';

/** Is 'you' the second player, whose card it is? What a card does once, it does for that player. */
export function isSecond(state: ArmadaState, { controller }: AbilityInPlay): boolean {
  return controller === secondPlayer(state);
}

/** Is 'you' of the second player's team? */
export function isOfSecond(state: ArmadaState, { controller }: AbilityInPlay): boolean {
  return playerOf(state, controller).id === secondPlayer(state);
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

/** The fleet point cost of a destroyed objective ship counts twice, without its upgrades. */
export const objectiveShipsCountTwice = {
  'ship points': (state: ArmadaState, self: AbilityInPlay, points: number, { ship }: { ship: string }): number => {
    const found = shipOf(state, ship);
    return found.objective && otherPlayer(state, found.owner) === self.controller
      ? points + cardOf(found).points
      : points;
  },
};

/** The attack in progress, with its target declared, if you are the attacker. */
export function yourAttack(state: ArmadaState, { controller }: AbilityInPlay): AttackFrame | null {
  const attack = currentAttack(state);
  return attack !== null && attack.range !== null && attackingPlayer(state, attack) === controller ? attack : null;
}

/** Has the ship an objective token? */
export function isObjectiveShip(state: ArmadaState, id: string | null): boolean {
  return state.ships.some((ship) => ship.id === id && ship.objective);
}
